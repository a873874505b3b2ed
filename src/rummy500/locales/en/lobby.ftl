### Before and around the play: start page, new table, house rules, lobby, the door of a table, other devices.

## Start page

home-friends = Play with friends
home-friends-what = Your rules, a link, two to eight at the table
home-yours = Your tables
home-public = Public tables
home-with = { $count ->
    [0] Nobody else yet
   *[other] with { $names }
}
home-won = { $who ->
    [you] You won
    [nobody] Finished
   *[other] { $name } won
}
home-rounds = { $count ->
    [0] first round
    [one] one round played
   *[other] { $count } rounds played
}
home-all-tables = All your tables
home-replay = Watch a record
home-fair = How the cards are dealt fairly
home-more = More
home-all-rules = All house rules …
home-public-host = { $name }’s table
home-public-free = { $count ->
    [0] no free seat
    [one] one free seat
   *[other] { $count } free seats
}
home-public-rules = { $count ->
    [one] one house rule
   *[other] { $count } house rules
}
home-public-watch = can be watched
home-public-running = in progress

page-none = There is no such page here.
page-coming = Loading …
page-failed = This page could not be loaded.
try-again = Try again

## A new table

new-title = New table
new-who = Who plays
new-seats = Seats
new-fewer = One seat fewer
new-more = One seat more
new-friend = A friend (by link)
new-computer = Computer · { $level }
new-friends = Next, you get a link for your friends. The match starts when you say so.
new-alone = Only computers: the match starts at once.
new-open = Open the table
new-start = Start playing
new-brought = These are the rules of the link that you followed. You can still change them.
new-brought-bad = The rules in that link could not be read. Here are the standard rules.

## How a table plays

rules-how = How you play
rules-here = How this table plays
rules-summary = Different from standard:
rules-choose = Choose other rules
rules-change = Change rules
rules-read = All rules in words
rules-keep = Save these rules
rules-share = Share these rules
rules-keep-short = Save
rules-share-short = Share
rules-title = The rules of this table
rules-contents = Contents
rules-loading = Reading the rules …
rules-failed = The rules could not be loaded right now.
rules-print = Open a page to print
rules-marked = differs from the standard rules
rules-differs = differs from the standard rules
rules-new = new
rules-new-legend = different from your last match
rules-news = Different from your last match

choose-title = How does your family play?
choose-own = Your own rules
choose-own-what = { $preset }{ $count ->
    [0] {""}
    [one] , one change
   *[other] , { $count } changes
}
choose-presets = Well-known ways to play
choose-all = Show all { $count }
choose-families = House rules of some families
choose-rename = Rename { $name }
choose-new-name = New name
choose-rename-done = Rename
choose-name-taken = There are rules of that name already.
choose-delete-name = Delete { $name }
choose-delete-sure = Delete “{ $name }”?
choose-delete = Delete
choose-keep = Keep

keep-name = Name for these rules
keep-example = Like at Grandma’s
keep-where = They are saved in this browser and replace rules of the same name.
keep-do = Save
kept = Saved as “{ $name }”.
keep-failed = This browser cannot save anything. Share the rules by link instead.

share-what = Anyone who opens this link starts with these rules.
share-label = Link to these rules
share-text = How we play Rummy 500: { $differs }

edit-title = House rules
edit-search = Search the rules
edit-popular = Often changed
edit-changed = changed
edit-changes = { $count ->
    [one] one change
   *[other] { $count } changes
}
edit-problem = does not fit
edit-idle = no effect with the other rules as they are
edit-of-preset = as in the preset
edit-preset-value = before: { $value }
edit-legend = marks the value of the rules that you started from
edit-other-number = other:
edit-range = { $low } to { $high }, please.
edit-reset-field = { $field }: back to { $value }
edit-reset-all = Reset all
edit-cancel = Cancel
edit-use = Use these rules
edit-done = Done
edit-cannot-play = These rules cannot be played.
edit-nothing-found = Nothing found for “{ $wanted }”.
edit-swept = { $count ->
    [one] One change was dropped.
   *[other] { $count } changes were dropped.
}
edit-bring-back = Bring them back

family-first-game = The first game
family-first-game-note = For children: ten cards, only the top card of the pile, which need not be played, and 200 points to win.
family-kitchen-table = Kitchen table
family-kitchen-table-note = Jokers can be swapped, and the queen of spades counts 40. Nobody cuts.
family-opening = Thirty to open
family-opening-note = Two jokers per deck, your first melds must be worth 30, and you go out with a discard.
family-loud = Loud table
family-loud-note = Anyone may call “Rummy!”, you may float, and the pile is reshuffled when the stock is empty.
family-evening-of-six = An evening for six
family-evening-of-six-note = Two decks with jokers, doubles in sets, six rounds, and the highest total wins.
family-strict = Strict
family-strict-note = The card you reach for goes into a new meld, and jokers are not laid off lightly.

## Links

link-copy = Copy
link-copied-short = Copied
link-copied = The link is copied.
link-copy-by-hand = Copy the selected link by hand.
link-share = Send
link-qr-show = QR code
link-qr-hide = Hide QR code
link-qr = QR code of the link

## Lobby

lobby-title = { $name }’s table
lobby-seats = Who sits where
lobby-leave = Leave the table
leave-sure = Leave this table? Your seat becomes free.
leave-host = Leave this table? The next person becomes the host.
leave-stay = Stay
invite-title = Invite
invite-what = Anyone who opens this link sees who is here and how you play, and can sit down.
invite-label = Link to this table
invite-text = { $name } invites you to Rummy 500
invite-listed = Public
invite-listed-what = The table is shown on the start page of this server, and anyone may sit down.
invite-spectators = Spectators
invite-spectators-what = Anyone with the link may watch. Nobody sees your cards.
barred-title = Removed
barred-allow = May come back

team-number = Team { $number }
seat-more = { $kind ->
    [computer] (computer)
   *[person] {""}
}{ $host ->
    [yes] (host)
   *[no] {""}
}
seat-do-arrange = Change
seat-do-take = Choose this seat
seat-hint = Touch a seat to change it. Drag players to another seat, or move them with Alt and an arrow key.
seat-add = Add a seat
seat-fill = { $count ->
    [one] Put a computer in the free seat
   *[other] Put computers in { $count } free seats
}
seat-drop-free = { $count ->
    [one] Remove the free seat
   *[other] Remove { $count } free seats
}
seat-free-title = Seat { $number }, free
seat-put-computer = Put a computer here
seat-level = How it plays
seat-move = Trade places with
seat-move-note = Play goes clockwise. Partners of a team sit apart.
seat-of = { $number } · { $name }
seat-of-nobody = { $number } · free seat
seat-make-free = Keep it free for a person
seat-remove = Remove the seat
seat-make-host = Make host
seat-link = Link to this seat
seat-link-what = Anyone who opens this link takes { $name }’s seat, for instance in another browser. It works once, for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
seat-link-text = Your seat at Rummy 500
seat-remove-person = Remove
seat-remove-sure = { $name } loses the seat and can only come back when you allow it.
seat-remove-do = Remove from the table

start-match = Start the match
start-ready = Everybody is here. The lowest card decides who deals.
start-free = { $count ->
    [one] One seat is still free: wait for a friend, put a computer there or remove the seat.
   *[other] { $count } seats are still free: wait for friends, put computers there or remove the seats.
}
start-few = At least two are needed.
start-rules = The rules do not fit together. See below what you can change.
start-waiting = { $name } starts the match.
start-waiting-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}

## The door of a table

join-title = { $name } invites you
join-title-nobody = A table of Rummy 500
join-people = { $names } { $count ->
    [one] sits
   *[other] sit
} at the table.
join-phase-lobby = The match has not started yet.
join-phase-play = The match is running.
join-phase-over = The match is over.
join-sit = Sit down
join-sit-at = Sit down in seat { $number }
join-choose-seat = If you like, touch the seat you want.
join-take-over = You take over a computer’s cards and points.
join-full = All seats are taken right now. If one becomes free, you can take it here.
join-over = This match is over.
join-removed = The host has removed you from this table. You can come back when the host allows it.
join-watch = Just watch
join-watch-over = Look at the table
join-failed = The server did not answer. Try again.
join-bad-name = Please enter a name of 1 to 20 visible characters.
error-code-unknown = This code is unknown. It may have been used already, or it is too old.
join-link-title = This link is for one seat
join-link-what = If you take the seat, you play here from now on, with its cards and points. The browser that had it loses it.
join-link-do = Take this seat
join-link-not = Not now

## Another device

device-title = Use another device
device-what = Take your tables and your seat with you, for instance from your laptop to your phone.
device-ask = Show a code
device-have = I have a code
device-show = Open this link on the other device, or enter the code there. It works once, for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. You can go on playing here as well.
device-link = Link for the other device
device-link-text = My tables of Rummy 500
device-enter = Enter the code
device-enter-what = You will find it on the other device, under Settings, “Use another device”.
device-code = Code
device-claim = That’s me
device-done = This device knows you now
device-done-what = Your tables are on the start page.
