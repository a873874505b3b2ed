### The score sheet for a table with real cards.

## The sheets of this browser

score-title = Score sheet
score-read = How the score sheet works
score-lead = You play with real cards, and the sheet does the math. It is saved in this browser, works offline, and nobody else sees it unless you share it.
score-new = New score sheet
score-to-shelf = All score sheets
score-line-leads = { $count ->
    [one] { $names } leads
   *[other] { $names } lead
}
score-line-over = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
score-line-new = Not started
score-line-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
score-line-unread = Unreadable score sheet
score-unknown = This score sheet is not in this browser. If somebody shared it with you, open their link again.
score-gone = This score sheet was deleted in another tab.
score-keep-raw = Save what is there
score-not-kept = This browser has no room to keep the sheet. Save it as a file before you close the page.

## People and rules

score-who = Who plays?
score-how = How do you play?
score-player = Player { $number }
score-name-of = Name of player { $number }
score-add-player = Add a player
score-drag = Drag to another place
score-up = Move { $name } up
score-leave = Remove { $name }
score-deals-first = deals first
score-deals-first-of = { $name } deals first
score-preset = Rules to start from
score-settings = Card values and settings
score-pile = Taking from the discard pile
score-pile-deep = As deep as you like, if you play the deepest card
score-pile-free = As deep as you like
score-pile-top = Only the top card
score-all-rules = All rules …
score-teams-unfit = { $count } players cannot be split into { $teams } teams. Until that fits, everyone plays alone.
score-title-label = Title
score-title-hint = Optional, such as Sunday at Ann’s
score-start = Start the score sheet
score-setup = Players and rules
score-setup-done = Use these

## The table of rounds

score-table = Points of all rounds
score-round = Round
score-round-number = Round { $round }
score-round-acts = Round { $round }: insert or remove
score-match = Match { $number }
score-matches = Matches
score-to-target = to { $points } points
score-to-go = { $points } to go
score-there = reached
score-leads-mark = leads with
score-won-mark = has won with
score-cell-of = { $name }, round { $round }
score-cell = { $points } points, total { $total }
score-cell-empty = no points yet
score-cell-unread = “{ $text }” cannot be read
score-out = went out
score-clash-mark = two entries
score-clashes = { $count ->
    [one] In one place, two people entered different points. Tap it and choose.
   *[other] In { $count } places two people entered different points. Tap them and choose.
}
score-clash-title = Two people wrote here without seeing each other’s entry. Which one is right?
score-clash-take = { $points } is right
score-insert-before = Insert a round before
score-insert-after = Insert a round after
score-remove = Remove this round
score-remove-note = Undo brings it back.
score-undo = Undo
score-redo = Redo
score-undone = Undone.
score-redone = Redone.

## Entering points

score-write = Enter round { $round }
score-way = How to enter
score-by-points = Points
score-by-cards = Cards
score-pad-close = Close the keypad
score-points = Points, such as 60−35
score-unread = Not a whole number yet
score-too-large = Too large
score-keys = Keypad
score-key-back = Delete the last character
score-key-turn = Change the sign
score-key-minus = Minus
score-key-plus = Plus
score-next = Next
score-done = Done
score-went-out = Went out
score-first-turn = in the very first turn
score-where = Which cards
score-laid = Laid
score-caught = Caught
score-double = Four at once: counts double
score-low = low
score-low-ace = { $card }, low
score-card = { $card }, worth { $points }{ $count ->
    [0] {""}
    [one] , tapped once
   *[other] , tapped { $count } times
}
score-sum = Laid { $laid }, caught { $caught }
score-sum-bonus = plus { $bonus } for going out

## The end, and figures

score-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
score-with = with { $points }
score-owes = { $name } owes { $points }
score-next-match = Next match
score-curve = Totals
score-curve-of = { $name } stands at { $total }.
score-figures = All matches
score-figures-open = Curve and stats
score-figures-what = { $count ->
    [0] No match finished yet.
    [one] One match finished.
   *[other] { $count } matches finished.
}
score-figures-none = Here you will see how often each player has won, and everyone’s best and worst round.
score-figures-won = won
score-figures-mean = average round
score-figures-best = best round
score-figures-worst = worst round

## What can be done with a sheet

score-acts = More
score-print = Print
score-reset = Remove all rounds of this match
score-lock = Lock the sheet
score-unlock = Unlock the sheet
score-locked = This sheet is locked.
score-take = Save as a file
score-take-picture = Picture of this match
score-take-csv = CSV with commas
score-take-csv-semicolon = CSV with semicolons
score-take-json = Everything, to read in again
score-take-json-what = The last one holds every entry, even undone ones. The command line reads it, too.
score-take-failed = The picture could not be drawn.
score-bring = Read a file
score-bring-choose = Choose a file or drag it here
score-bring-what = A score sheet (JSON), or a table with a column for each player (CSV)
score-line = Line { $line }: { $text }
score-delete = Delete the sheet
score-delete-sure = The sheet is deleted from this browser for good. Save it as a file first if you want to keep it.
score-delete-now = Delete it
score-keep = Keep it
