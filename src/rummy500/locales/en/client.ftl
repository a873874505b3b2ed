### What the browser says. Cards, presets, levels and errors stand in the other files.

## Cards and melds

card-by = { $who ->
    [you] { $card } laid by you
   *[other] { $card } laid by { $name }
}
run-what = run { $from } to { $to }
run-see = run { $from }–{ $to }
meld-name = { $who ->
    [you] your { $what }
    [own] { $kind ->
        [run] their own { $what }
       *[set] their own { $what }
    }
   *[other] { $name }’s { $what }
}
meld-number = meld { $number }

## Start page

app-name = Rummy 500
home-line = Draw, meld, lay off, and be the first to 500.
home-play = Play
home-play-what = You and two computers, to 500 points
home-continue = Back to your table
home-choose = Another table
home-name = Your name
home-computers = Computers
home-level = How they play
home-target = Play to
home-preset = House rules
home-start = Start this table
home-failed = The table could not be opened. Please try again.
loading = Opening the table …
table-unknown = There is no such table here.
home-back = Go to the start page

## The table

you = You
you-name = You
table-daily = Deal of { $date } · { $ranked ->
    [yes] ranked
   *[no] not ranked
}
table-daily-note = Everybody plays this deal alone, with the same cards and the same opponent. { $ranked ->
    [yes] There are no hints, and nobody can watch.
   *[no] Nobody can watch. You may ask for hints, because it is not ranked.
}
table-daily-ends = It is ranked if you finish the round by { $time }.
seat-number = Seat { $number }
dealer = Dealer
dealer-short = D
partner = Partner
pots = Pots:
floating = floats
turn-flag = plays
zone-board = Melds on the table
zone-pile = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, one card
   *[other] Discard pile, { $count } cards, oldest first
}
zone-hand = { $count ->
    [0] Your hand, empty
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}
zone-seats = Players
zone-actions = What you can do
hand-empty = You have no cards left.
board-empty = Nothing has been melded yet.
melds-yours = Your melds
melds-of = Melds of { $name }
seat-label = { $name }, { $count ->
    [one] one card
   *[other] { $count } cards
}, { $total } points, { $laid } on the table{ $turn ->
    [yes] , is playing
   *[no] {""}
}{ $dealer ->
    [yes] , dealer
   *[no] {""}
}{ $floating ->
    [yes] , floats
   *[no] {""}
}{ $partner ->
    [yes] , partner
   *[no] {""}
}
meld-label = Meld { $number }, { $meld }: { $cards }. { $value ->
    [one] One point.
   *[other] { $value } points.
}{ $fits ->
    [yes] {" "}The selected card fits.
   *[no] {""}
}
stock-label = { $can ->
    [yes] Draw from the stock, { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[no] Stock, { $count ->
        [one] one card
       *[other] { $count } cards
    }
}
pile-card = { $card }, { $more ->
    [0] top of the pile
   *[other] card { $place } of { $count }
}{ $can ->
    [yes] , can be taken{ $more ->
        [0] {""}
        [one] {" "}with one more
       *[other] {" "}with { $more } more
    }
   *[no] {""}
}
hand-card = { $card }{ $fresh ->
    [yes] , new
   *[no] {""}
}{ $due ->
    [yes] , must be played this turn
   *[no] {""}
}
on-table = { $points } on the table
to-target = to { $target }

## Whose turn

turn-over = The round is over.
turn-you-draw = Your turn: draw a card.
turn-you-no-stock = Your turn: the stock is empty. { $floating ->
    [yes] Pass.
   *[no] Take a card from the pile or pass.
}
turn-you-play = Your turn: play, then discard.
status-you-draw = Your turn: draw
status-you-play = Your turn: play
status-call = Rummy can be called
turn-other = { $name } is playing.

## What one can do

do-draw = Draw from the stock
do-pass = Pass: the round ends
do-stand = Stand and go out
do-take = { $more ->
    [0] Take { $card }
   *[other] Take { $card } and { $more } more
}
do-meld = Meld { $cards } · { $points }
do-meld-choose = Meld { $cards } …
do-lay = Lay { $card } on { $meld } · { $points }
do-lay-low = Low end of { $meld } · { $points }
do-lay-high = High end of { $meld } · { $points }
do-lay-choose = Lay { $card } off …
do-swap = { $card } for the joker in { $meld } · { $points }
do-discard = Discard { $card }
do-call = { $more ->
    [0] Rummy! Take { $card }
   *[other] Rummy! Take { $card } and { $more } more
}
do-call-lay = Rummy! { $card } on { $meld }
do-call-choose = Rummy! …
do-decline = Not now
do-why = Why can’t I?
ask-which = Which one?
close = Close
hint-draw = Draw, or touch a lit card of the pile.
hint-draw-pile = The stock is empty: take a lit card or pass.
hint-reach-at-once = Then you must play { $card } at once.
hint-reach = Then you must play { $card } this turn.
hint-play = Choose cards to play, or one to discard.
hint-due = Play { $card } now: choose the cards that go with it.
hint-nothing = You cannot play this now.
hint-more = You cannot do anything with these cards yet.
hint-wait = { $name } is playing.
hint-wait-call = Rummy can be called.

## Connection

link-lost = Connection lost. Reconnecting …
link-back = Connected again.
link-outdated = This page is older than the server.
link-reload = Reload
link-crowded = Too many pages of this game are open. Close some; this one will try again.
sending = Sending …
send-failed = The server did not answer. Your move was not played; try again.
server-closing = The server is restarting. Your table is saved.

## Sorting and keys

sort-suit = By suit
sort-rank = By rank
sort-own = My order
sort-label = Order of your hand: { $sorting }
log-title = Moves
scores-title = Scores
settings-title = Settings
help-title = Keys
menu-home = Start page
panel-hide = Hide moves and scores
panel-show = Show moves and scores
key-draw = Draw from the stock
key-take = Take the chosen pile card, or go to the pile
key-meld = Meld the chosen cards
key-lay = Lay off the chosen card
key-swap = Swap the chosen card for a joker
key-discard = Discard the chosen card
key-call = Call Rummy
key-decline = No Rummy call now
key-pass = Pass
key-stand = Stand
key-hand = Go to your hand
key-pile = Go to the pile
key-board = Go to the melds
key-sort = Change the order of the hand
key-status = Say how things stand
key-repeat = Say the last moves again
key-left = Move the card to the left
key-right = Move the card to the right
key-clear = Clear the selection
key-help = Show this list
help-note = Arrow keys move inside the hand, the pile and the melds; Space chooses. Tab goes on.

## Settings

set-language = Language
set-language-failed = { $language } could not be loaded: there is no connection. Try again later.
set-theme = Appearance
theme-system = Same as the device
theme-light = Light
theme-dark = Dark
set-deck = Suit colors
deck-two = Two colors
deck-four = Four colors
set-index = Card faces
index-classic = Classic
index-large = Large index
set-card-size = Card size
card-size-normal = Normal
card-size-large = Large
card-size-extra = Extra large
set-felt = Felt
felt-green = Green
felt-blue = Blue
felt-wine = Wine red
felt-slate = Slate gray
set-left = Mirror the table for left-handers
set-sounds = Sound
set-sound = Play sounds
set-volume = Volume
set-pace = Computers play
set-brackets = Mark possible melds in my hand
set-shortcuts = Single-letter keys

## Round and match

sheet-title = Round { $round }
sheet-out = { $who ->
    [you] You went out.
   *[other] { $name } went out.
}
sheet-stock = The stock ran out.
sheet-laid = Laid
sheet-caught = In hand
sheet-bonus = Bonus
sheet-round = Round
sheet-total = Total
sheet-player = Player
sheet-next = Next round
sheet-skip = Show all
sheet-daily = See the result
sheet-again = Play again
sheet-race = The race to { $target }
sheet-race-label = { $name }: { $total } of { $target }
sheet-left = Left in hand
sheet-nothing-left = no cards
sheet-record = Save the record
sheet-settlement = { $name } owes { $amount }
scores-empty = No round has been finished yet.
end-you = You win!
end-you-with = You win with { $names }!
end-other = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}

## What happened

tell-round-started = Round { $round }. { $dealing ->
    [you] You deal
   *[other] { $dealer } deals
}, { $starting ->
    [you] you begin.
   *[other] { $first } begins.
}
tell-upcard = { $card } starts the pile.
tell-drew = { $who ->
    [you] You drew a card.
   *[other] { $name } drew a card.
}
tell-drew-card = { $who ->
    [you] You drew { $card }.
   *[other] { $name } drew { $card }.
}
tell-took = { $who ->
    [you] You
   *[other] { $name }
} took { $card }{ $more ->
    [0] .
    [one] {" "}and one card above it.
   *[other] {" "}and { $more } cards above it.
}
tell-melded = { $who ->
    [you] You
   *[other] { $name }
} melded { $cards }: { $n ->
    [one] one point.
   *[other] { $points } points.
}
tell-laid-off = { $who ->
    [you] You
   *[other] { $name }
} laid { $card } on { $meld }: { $n ->
    [one] one point.
   *[other] { $points } points.
}
tell-swapped = { $who ->
    [you] You
   *[other] { $name }
} swapped { $card } for the joker in { $meld }: { $n ->
    [one] one point.
   *[other] { $points } points.
} { $losing ->
    [you] You lose { $lost }.
   *[other] { $loser } loses { $lost }.
}
tell-discarded = { $who ->
    [you] You
   *[other] { $name }
} discarded { $card }.
tell-passed = { $who ->
    [you] You
   *[other] { $name }
} passed.
tell-stood = { $who ->
    [you] You stand and go out.
   *[other] { $name } stands and goes out.
}
tell-called = { $who ->
    [you] You
   *[other] { $name }
} called Rummy for { $card }.
tell-floated = { $who ->
    [you] You have no cards left and float.
   *[other] { $name } has no cards left and floats.
}
tell-restocked = { $count ->
    [one] The pile became a new stock of one card.
   *[other] The pile became a new stock of { $count } cards.
}
tell-pot-taken = { $who ->
    [you] You take
   *[other] { $name } takes
} the pot of { $card }: { $chips ->
    [one] one chip.
   *[other] { $chips } chips.
}
tell-round-ended = Round { $round } is over: { $who ->
    [you] you went out.
   *[other] { $name } went out.
}
tell-round-ended-stock = Round { $round } is over: the stock ran out.
tell-score = { $who ->
    [you] You
   *[other] { $name }
}: { $laid } laid, { $caught } in hand{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}, round { $round }, total { $total }.
tell-won = { $count ->
    [one] { $names } wins the match.
   *[other] { $names } win the match.
}
tell-you-won = You win the match.
tell-you-won-with = You win the match with { $names }.
say-hand = { $count ->
    [one] Your hand is one card: { $cards }.
   *[other] Your hand: { $cards }.
}
say-can-call = You can call Rummy for { $card }.
say-declined = No call.
say-stock = { $count ->
    [0] The stock is empty.
    [one] One card in the stock.
   *[other] { $count } cards in the stock.
}
say-pile = { $count ->
    [one] One card on the pile: { $card }.
   *[other] { $count } cards on the pile, on top { $card }.
}
say-pile-empty = The pile is empty.
say-seat = { $who ->
    [you] You
   *[other] { $name }
}: { $count ->
    [one] one card
   *[other] { $count } cards
}, { $total } points.
say-not-now = That is not possible now.
say-no-hand = You have no cards.
say-no-pile = The pile is empty.
say-no-board = There are no melds yet.
say-moved = Place { $place } of { $count }.
refusal-with-rule = { $sentence } (Rules §{ $paragraph })
refused-one-discard = One card is discarded at a time.
