### What is said and shown while a match is being played by several people.

## What happened at the table

tell-dealer-cut = Cut for the deal: { $cards }.
tell-dealer-cut-again = A tie, so once more: { $cards }.
tell-dealer-cut-lowest = { $who ->
    [you] Yours is the lowest card: you deal.
   *[other] { $name } has the lowest card and deals.
}
tell-cut-card = { $who ->
    [you] you
   *[other] { $name }
} { $card }
tell-pack-cut = { $who ->
    [you] You
   *[other] { $name }
} cut the deck: { $depth ->
    [one] one card went to the bottom.
   *[other] { $depth } cards went to the bottom.
}
tell-deal-opened = The deal of round { $round } is open and can be checked.
tell-sat = { $who ->
    [you] You have sat down.
   *[other] { $name } has sat down.
}
tell-left = { $name } has left. A computer plays on.
tell-removed = { $name } was removed by the host. A computer plays on.
tell-became-host = { $who ->
    [you] You are the host now.
   *[other] { $name } is the host now.
}
tell-played-for = { $who ->
    [you] You were away: a computer plays for you.
   *[other] { $name } is away: a computer plays for now.
}
tell-returned = { $who ->
    [you] You are back and playing.
   *[other] { $name } is back.
}
tell-timed-out = { $who ->
    [you] Your time is up: a computer finishes your turn.
   *[other] { $name }’s time is up: a computer finishes the turn.
}
tell-manners-changed = New table manners: { $changes }.
tell-back-meld = { $who ->
    [you] You
   *[other] { $name }
} took the meld { $cards } back.
tell-back-lay = { $who ->
    [you] You
   *[other] { $name }
} took { $card } back from { $meld }.
tell-back-swap = { $who ->
    [you] You
   *[other] { $name }
} took { $card } back and gave the joker back.
tell-back-take = { $who ->
    [you] You
   *[other] { $name }
} put { $card } and what lay above it back on the pile.
tell-back-other = { $who ->
    [you] You took your last move back.
   *[other] { $name } took the last move back.
}

## Table manners, as they are said when one changes

changed-call-seconds = { $value } seconds for a Rummy call
changed-turn-timer = { $value ->
    [off] no turn timer
   *[other] { $value } seconds for a turn
}
changed-away-seconds = a computer steps in after { $value } seconds
changed-pace = { $value ->
    [instant] computers play at once
    [calm] computers play calmly
   *[brisk] computers play briskly
}
changed-undo = { $value ->
    [off] moves cannot be taken back
   *[on] moves can be taken back
}
changed-hints = { $value ->
    [off] no hints
   *[on] hints
}
changed-coach = { $value ->
    [off] no coach
   *[on] a coach
}
changed-spectators = { $value ->
    [off] nobody watches
   *[on] others may watch
}
changed-listed = { $value ->
    [off] not listed publicly
   *[on] listed publicly
}
changed-other = { $field }: { $value }

## Taking back

do-undo = Take back
key-undo = Take the last move back (also Ctrl Z)
say-nothing-to-undo = There is nothing to take back now.

## The deal

status-dealing = Dealing …
deal-title = The cards are being dealt
deal-shares = The shuffle mixes a secret of the server with secrets of { $names }.
deal-shares-none = The shuffle comes from a secret of the server, fixed beforehand.
deal-waiting = Waiting for everybody’s share of the shuffle …
deal-opening = Everybody’s share is fixed. They are being opened …
deal-cutting = { $name } cuts the deck.
deal-cut-you = Cut the deck
deal-cut-why = You sit to the dealer’s right. Lift off as many cards as you like.
deal-depth = { $depth ->
    [one] One card of { $count } goes to the bottom
   *[other] { $depth } cards of { $count } go to the bottom
}
deal-depth-label = How many cards to lift off
do-cut = Cut here
deal-seconds = { $seconds } s
cut-title = Who deals?
cut-why = Everybody turns up a card. The lowest card deals; aces are low.
cut-again = A tie: once more
cut-deals = { $who ->
    [you] You deal
   *[other] { $name } deals
}
cut-go-on = Go on
deal-good = Deal checked ✓
deal-bad = This deal is not as promised
deal-link = How this is checked

## People

host = Host
seat-away = away
seat-computer = Computer
seat-played-for = computer plays
seat-free = free seat
seat-state = { $away ->
    [yes] , away
   *[no] {""}
}{ $played ->
    [yes] , a computer plays on
   *[no] {""}
}{ $computer ->
    [yes] , computer
   *[no] {""}
}{ $host ->
    [yes] , host
   *[no] {""}
}
watching = You are watching
watching-note = You see what everybody may see.
watching-stop = Stop watching
people-title = Table and players
people-open = Table and players
people-you = you
people-level = Computer, { $level }
people-here = at the table
people-away = away
people-played-for = away, a computer plays on
people-make-host = Make host
people-remove = Remove
people-remove-sure = Remove { $name }? A computer plays on with the same cards, and { $name } cannot come back unless you allow it.
people-remove-yes = Remove { $name }
people-keep = Keep
people-seat-link = Link for this seat
people-seat-link-note = With this link, { $name } can come back to this seat from another browser. It works once, for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
people-barred = Removed
people-allow = Allow back
people-more = What the host can do about { $name }
people-mute = Mute { $name }
people-muted = Phrases of { $name } are muted
people-mute-all = Mute everybody’s phrases
people-leave = Leave the table
people-leave-sure = Leave for good? A computer plays on for you with your cards.
people-leave-over = Leave this table? Your result stays in your history.
people-leave-yes = Leave
people-stay = Stay
people-invite = Invite
people-invite-note = Whoever has this link can take the seat of a computer{ $watch ->
    [yes] {" "}or watch.
   *[no] .
}
people-invite-text = Play Rummy 500 with { $name }.
people-manners = Table manners
people-rules = Rules of this table
link-removed = The host has removed you from this table.
link-not-watched = Nobody may watch this table right now.
link-left = You have left this table. A computer plays on for you.
link-moved = Your seat is open in another browser now.
link-expired = This table is too old and has been removed.

## Table manners during play

manner-call-seconds = Seconds for a Rummy call
manner-turn-timer = Seconds for a turn
manner-away-seconds = Seconds until a computer steps in for somebody who is away
manner-undo = Moves can be taken back
manner-spectators = Others may watch
manner-listed = Listed publicly
manner-off = off

## The turn’s time

clock-label = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
say-clock = Ten seconds left.

## Phrases

say-open = Say something
say-title = Say something
say-muted = You have muted everybody.
say-phrase = { $who ->
    [you] You say: { $phrase }
   *[other] { $name } says: { $phrase }
}
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-turn = Your turn!
phrase-so-close = That was close!
phrase-good-game = Good game!
phrase-bye = Bye, see you!
phrase-clap = Applause
phrase-laugh = That’s funny
phrase-wow = Wow
phrase-oops = Oops
phrase-heart = Lovely
phrase-think = Let me think

## It is your turn

set-notices = When it is your turn
notice-title = A mark in the page title
notice-sound = A soft sound
notice-device = A notification when this page is in the background
notice-shake = Vibrate
notice-blocked = This browser does not allow notifications from this page.
notice-turn = It is your turn.
notice-call = You can call Rummy.

## Choosing

ask-end = At which end?
ask-joker = What should the joker stand for?
ask-meld = On which meld?
ask-meld-value = As which meld?
ask-call = Rummy! Which way?
choose-end-low = Low end: { $card } before { $next } · { $points }
choose-end-high = High end: { $card } after { $next } · { $points }
choose-joker = { $as } · { $points }
call-note = { $card } can be called. { $others ->
    [yes] If several call, the player nearest to the discarder’s left gets it.
   *[no] {""}
}
refusal-rule = Rules §{ $paragraph }
hint-makes = { $card } would make: { $melds }.
hint-makes-one = { $cards } · { $points }
hint-standing = You stand: play out your whole hand. You may discard the last card.
hint-floating = You have no cards: draw one. Play it and keep floating, or discard it and go out.
hint-joker-due = Play the joker now that you got by the swap.

## After the match

sheet-again-rules = Change the rules first
sheet-again-join = Join the next match
sheet-again-asked = The next match is ready.
sheet-waiting = Waiting for { $names } …
sheet-chips = Chips
sheet-bonus-out = going out
sheet-bonus-stand = first turn
rules-changed = { $count ->
    [one] One rule is different from your last match: { $fields }.
   *[other] { $count } rules are different from your last match: { $fields }.
}
