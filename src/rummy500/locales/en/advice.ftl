### Hints, the coach, and why one action is better than another. A reason never says who acts, so that it fits a hint,
### the coach and the analysis of somebody else’s round. $card and $cards are cards in signs or words, $name a player,
### $left how many cards that player holds, $meld a meld by its owner (“Ada’s kings”), the rest are whole numbers.

## What can be done, standing alone as on a button. $more is how many pile cards come along.

move-draw = Draw from the stock
move-pass = Pass
move-stand = Stand and go out
move-take = { $more ->
    [0] Take { $card }
   *[other] Take { $card } and { $more } more
}
move-meld = Meld { $cards }
move-lay = Lay { $card } on { $meld }
move-lay-low = Lay { $card } on the low end of { $meld }
move-lay-high = Lay { $card } on the high end of { $meld }
move-swap = Swap { $card } for the joker in { $meld }
move-discard = Discard { $card }
move-call = Call Rummy for { $card }
move-call-lay = Call Rummy: { $card } on { $meld }
move-silent = Do not call

## Where to look, before the move is told

look-take = Look at { $card } in the pile.
look-call = Look at { $card } in the pile: is it worth a call?
look-stock = Look at the stock. Is anything in the pile worth what it costs?
look-meld = Look at { $card } in your hand: what goes with it?
look-lay = Look at { $meld }: what could go there?
look-swap = Look at the joker in { $meld }.
look-table = Look at { $meld } before you discard.
look-seat = Think about what { $name } has picked up.
look-hold = Think about the cards that { $name } is known to hold. Is this the moment to put cards down?
look-dear = Look at how many cards { $name } has left. Which of yours would cost you the most?
look-together = Look at { $cards } in your hand: they belong together.
look-weakest = Look at your hand: which card is the least useful?

## Why

reason-only = There is no other move.
reason-even = It makes little difference.
reason-goes-out = That ends the round at once.
reason-lays-now = { $points ->
    [one] That puts one point on the table at once.
   *[other] That puts { $points } points on the table at once.
}
reason-opens = That is a start on the first melds, which have to reach { $points } points.
reason-joker-plays = With the joker, { $points ->
    [one] one point lies
   *[other] { $points } points lie
} on the table at once.
reason-joker-keeps = The joker stays in the hand and still fits almost anywhere.
reason-swap-joker = { $card } scores { $points } on the table, and the joker comes into the hand.
reason-take-plays = Reaching for { $card } puts { $points ->
    [one] one point
   *[other] { $points } points
} on the table in this turn{ $count ->
    [0] .
    [one] , but the card that is left over would cost { $cost } if { $name }, who has { $left ->
        [0] no cards
        [one] one card
       *[other] { $left } cards
    } left, goes out.
   *[other] , but the { $count } cards that are left over would cost { $cost } if { $name }, who has { $left ->
        [0] no cards
        [one] one card
       *[other] { $left } cards
    } left, goes out.
}
reason-take-costs = Reaching for { $card } would put { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
} on the table in this turn, and { $count ->
    [one] the card that is left over
   *[other] the { $count } cards that are left over
} would cost { $cost } if { $name }, who has { $left ->
    [0] no cards
    [one] one card
   *[other] { $left } cards
} left, goes out.
reason-take-less = Reaching for { $card } would leave { $cost ->
    [one] one point
   *[other] { $cost } points
} more in the hand.
reason-denies = { $name } could lay { $card } on the table; this way it is gone from the pile.
reason-fits-table = { $name } could lay { $card } straight on { $meld }.
reason-serves-held = { $name } has picked up { $cards }: { $card } would make a meld of them.
reason-serves-pile = With { $cards } in the pile, { $card } would make a meld for whoever takes it.
reason-keeps-meld = { $cards } stay together as a meld.
reason-keeps-pair = { $cards } stay together; { $count ->
    [one] one unseen card would make them a meld.
   *[other] any of { $count } unseen cards would make them a meld.
}
reason-keeps-fit = { $card } can still be laid on { $meld }.
reason-bait = { $card } goes with { $cards } in the hand and can still be taken back from the pile.
reason-dear = { $card } would cost { $cost } in the hand if { $name }, who has { $left ->
    [0] no cards
    [one] one card
   *[other] { $left } cards
} left, goes out.
reason-opens-place = If the meld were put down now, { $name } could lay { $card } on it, a card that { $name } is known to hold.
reason-stock-low = { $count ->
    [0] The stock is empty: cards left in the hand will soon be counted.
    [one] Only one card is left in the stock: cards left in the hand will soon be counted.
   *[other] Only { $count } cards are left in the stock: cards left in the hand will soon be counted.
}
reason-out-more = Of 100 rounds played on from here, this goes out in { $share }, the other way in { $against }.
reason-call-lays = { $card } scores { $points } on { $meld } and costs nothing.
reason-call-takes = The call puts { $points ->
    [one] one point
   *[other] { $points } points
} on the table at once{ $count ->
    [0] .
    [one] , but the card that is left over would cost { $cost } if { $name }, who has { $left ->
        [0] no cards
        [one] one card
       *[other] { $left } cards
    } left, goes out.
   *[other] , but the { $count } cards that are left over would cost { $cost } if { $name }, who has { $left ->
        [0] no cards
        [one] one card
       *[other] { $left } cards
    } left, goes out.
}
reason-call-costs = A call for { $card } would put { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
} on the table{ $count ->
    [0] , and nothing would be left over.
    [one] , and the card that is left over would cost { $cost } if { $name }, who has { $left ->
        [0] no cards
        [one] one card
       *[other] { $left } cards
    } left, goes out.
   *[other] , and the { $count } cards that are left over would cost { $cost } if { $name }, who has { $left ->
        [0] no cards
        [one] one card
       *[other] { $left } cards
    } left, goes out.
}
reason-pass-ends = Passing ends the round right now.
reason-stand-goes = { $points ->
    [0] The hand can go out just as it was dealt.
   *[other] The hand can go out just as it was dealt, for { $points } points.
}
reason-partner = It helps the partner, who brings the side about { $points ->
    [one] one point
   *[other] { $points } points
} more.
reason-more-laid = At the end of the round about { $points ->
    [one] one point more lies
   *[other] { $points } points more lie
} on the table.
reason-less-caught = At the end of the round about { $points ->
    [one] one point less is
   *[other] { $points } points less are
} left in the hand.
reason-less-others = An opponent ends the round with about { $points ->
    [one] one point
   *[other] { $points } points
} less.
reason-though-laid = Against it: about { $points ->
    [one] one point
   *[other] { $points } points
} less on the table in the end.
reason-though-caught = Against it: about { $points ->
    [one] one point
   *[other] { $points } points
} more left in the hand in the end.
reason-though-others = Against it: about { $points ->
    [one] one point
   *[other] { $points } points
} more for an opponent in the end.

## The hint at the table

advice-ask = Hint
advice-title = A hint
advice-thinking = Thinking …
advice-show = Show the move
advice-do = Do it
advice-gain = { $points ->
    [one] About one point better than: { $move }.
   *[other] About { $points } points better than: { $move }.
}
advice-even = Just as good: { $move }.
advice-rounds = Found by playing on from here { $rounds } times, with only what you can see.
advice-none = There is no hint for this right now.
key-hint = Hint; press again for the move

## The coach

manner-hints = Players may ask for hints
manner-coach = A coach may warn learners
set-coach = Coach: asks before a costly move
set-coach-off = The host of this table does not allow the coach.
coach-title = The coach asks
coach-costs = { $points ->
    [one] Your move costs about one point: { $mine }.
   *[other] Your move costs about { $points } points: { $mine }.
}
coach-better = Better: { $move }.
coach-play = Play my move
coach-back = Take back

## Codes

error-hints-off = The host of this table does not allow hints.
error-coach-off = The host of this table does not allow the coach.
error-no-search = Hints and the coach need the compiled rule book, which is not installed here.
