### Sharing a score sheet by links: the dialog, and the line that says how it stands.

sheet-share = Share
sheet-share-title = Share this sheet
sheet-share-what = Anyone with a link can follow the sheet on their own phone. If you lose the connection, just go on: what you enter is sent later.
sheet-share-kept = The server keeps the sheet until you stop sharing it or nobody has changed it for a long time (usually { $days } days).
sheet-share-do = Make the links
sheet-share-busy = One moment …
sheet-share-look = Link to watch
sheet-share-look-what = Sees everything, changes nothing.
sheet-share-write = Link to write
sheet-share-write-what = Enters and corrects points, as you do.
sheet-share-text = Our score sheet for Rummy 500
sheet-share-renew = Make new links
sheet-share-renew-what = Both old links stop working for everybody. Anyone who should keep access needs a new one.
sheet-share-renew-do = Make new links now
sheet-share-end = Stop sharing
sheet-share-end-what = The sheet leaves the server and both links stop working. Everybody keeps a copy of what is there now.
sheet-share-end-do = Stop sharing now
sheet-share-delete = Only this browser forgets it. The links keep working for everybody else.
sheet-share-cancel = Cancel
sheet-share-reader = You are watching. Only people with the link to write can change the sheet.
sheet-share-own = Continue with my own copy
sheet-share-own-what = You stop following the shared sheet. What you see now stays here, and you can change it.
sheet-share-again = Try again
sheet-share-anew = Share again
sheet-share-done = The sheet is shared.
sheet-share-renewed = The new links are ready.
sheet-share-ended = The sheet is no longer shared.

## Why it did not work

sheet-share-offline = There is no connection to the server. The sheet is safe in this browser; try again later.
sheet-share-taken = This sheet is already shared under another link. Ask the person who has that link.
sheet-share-too-many = Too many sheets have been shared from this network. Try again later.
sheet-share-failed = That did not work. Please try again.

## How it stands

sheet-live-coming = Loading the sheet …
sheet-live-coming-offline = There is no connection. The sheet will load as soon as there is one.
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
sheet-live-reader = Watching · live
sheet-live-reader-offline = Watching · no connection
sheet-live-ended = This link no longer works. The copy here is yours.
sheet-live-ended-empty = This link no longer works. Ask for a new one.
sheet-live-outdated = This sheet was written with a newer version. Reload the page.
sheet-live-refused = { $count ->
    [one] One change cannot be shared: the sheet is full.
   *[other] { $count } changes cannot be shared: the sheet is full.
}
