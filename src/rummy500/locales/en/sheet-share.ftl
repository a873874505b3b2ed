### Sharing a score sheet by links: the dialog, and the line that says how it stands.

sheet-share = Share
sheet-share-title = Share this sheet
sheet-share-what = Everybody with a link sees the sheet on their own phone, as it is written. Without a connection you just go on: what you enter then is sent later.
sheet-share-kept = For this the server keeps the sheet until you stop sharing it, or nobody has changed it for a long time (usually { $days } days).
sheet-share-do = Make the links
sheet-share-busy = One moment …
sheet-share-look = Link to look on
sheet-share-look-what = Sees everything, changes nothing.
sheet-share-write = Link to write
sheet-share-write-what = Enters and corrects points, as you do.
sheet-share-text = Our score sheet for Rummy 500
sheet-share-renew = Make new links
sheet-share-renew-what = Both old links stop working for everybody. Whoever is to go on needs a new one.
sheet-share-renew-do = Make new links now
sheet-share-end = Stop sharing
sheet-share-end-what = The sheet leaves the server and both links stop working. Everybody keeps a copy of what is there now.
sheet-share-end-do = Stop sharing now
sheet-share-delete = Only this browser forgets it. The links go on working for everybody else.
sheet-share-cancel = Cancel
sheet-share-reader = You are looking on. Whoever has the link to write can change the sheet.
sheet-share-own = Go on with my own copy
sheet-share-own-what = You stop following the shared sheet. What you see now stays here, and you can change it.
sheet-share-again = Try again
sheet-share-anew = Share again
sheet-share-done = The sheet is shared.
sheet-share-renewed = There are new links.
sheet-share-ended = The sheet is not shared any more.

## Why it did not work

sheet-share-offline = There is no connection to the server. The sheet is safe in this browser; try again later.
sheet-share-taken = This sheet is already shared under another link. Ask whoever has that link.
sheet-share-too-many = Too many sheets have been shared from this network. Try again later.
sheet-share-failed = That did not work. Please try again.

## How it stands

sheet-live-coming = The sheet is coming …
sheet-live-coming-offline = There is no connection. The sheet comes as soon as there is one.
sheet-live-opening = Shared · connecting …
sheet-live-current = Shared · up to date
sheet-live-sending = { $count ->
    [one] Shared · one change is being sent
   *[other] Shared · { $count } changes are being sent
}
sheet-live-offline = { $count ->
    [0] No connection · you can go on writing
    [one] No connection · one change waiting
   *[other] No connection · { $count } changes waiting
}
sheet-live-reader = Looking on · live
sheet-live-reader-offline = Looking on · no connection
sheet-live-ended = This link does not work any more. The copy here is yours.
sheet-live-ended-empty = This link does not work any more. Ask for a new one.
sheet-live-outdated = This sheet was written with a newer version. Load the page again.
sheet-live-refused = { $count ->
    [one] One change cannot be shared: the sheet is full.
   *[other] { $count } changes cannot be shared: the sheet is full.
}
