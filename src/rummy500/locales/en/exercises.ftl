### Six kinds of short exercises, made from real positions under the standard rules. $card and $cards are cards in signs,
### $meld is a meld by its owner (“Ada’s kings”).

exercises-title = Exercises
exercises-lead = Short questions from real rounds, as many as you like, by the standard rules.

exercise-title-meld = Is this a meld?
exercise-title-reach = What can you reach?
exercise-title-lay = Which lay-off?
exercise-title-ace = Ace low or high?
exercise-title-score = What do you score?
exercise-title-should = Should you reach?

exercise-right = Right.
exercise-wrong = Not quite.
exercise-yes = Yes
exercise-no = No

exercise-meld = Can { $cards } be put down together?
exercise-meld-set = Yes: cards of one rank in different suits are a set.
exercise-meld-run = Yes: cards of one suit in sequence are a run.
exercise-meld-corner = No: a run does not go around the corner. An ace goes before the 2 or after the king, never between them.
exercise-meld-gap = No: the cards are of one suit, but not all in sequence.
exercise-meld-suits = No: the ranks are in sequence, but a run needs one suit.
exercise-meld-ranks = No: a set needs three cards of one rank, and here there are only two.

exercise-reach = Which cards of the pile may you take now? Choose all of them.
exercise-reach-rule = You may take the top card as it is, a deeper one only if you can play it at once. You get everything above it as well.
exercise-reach-none = Only the top card. You would have to play a deeper card at once, and none of them goes with your hand, the cards above it, or a meld on the table.
exercise-reach-meld = { $card }: put down { $cards }.
exercise-reach-lay = { $card }: lay it on { $meld }.

exercise-lay = Only one of these lay-offs is allowed. Which one?
exercise-lay-run = { $card } is the next card at one end of { $meld }. A run takes nothing else.
exercise-lay-set = { $card } fits { $meld }: the same rank, and a suit that is not there yet. A set takes nothing else.

exercise-ace-lay = You want to lay { $card } on { $meld }. What does the ace count there?
exercise-ace-meld = You want to put down { $cards }. What does the ace count there?
exercise-ace-low = { $points ->
    [one] One point
   *[other] { $points } points
}, it is low
exercise-ace-high = { $points ->
    [one] One point
   *[other] { $points } points
}, it is high
exercise-ace-none = Nothing, it is not allowed
exercise-ace-why-low = It goes before the 2, at the low end of the run, and there it counts { $low }. Anywhere else an ace counts { $points }.
exercise-ace-why-high = It goes after the king, at the high end of the run: { $points } points. Before a 2 it would count { $low }.
exercise-ace-why-set = In a set, an ace always counts { $points }. It counts { $low } only before a 2.
exercise-ace-why-none = It does not fit: in a run, an ace goes before the 2 ({ $low }) or after the king ({ $points }), never both in one run.

exercise-score = The round is over. How many points do you score?
exercise-score-laid = You have played { $cards }: { $points ->
    [one] one point
   *[other] { $points } points
}. It makes no difference whose meld a card is in.
exercise-score-caught = Left in your hand: { $cards }, { $points ->
    [one] one point
   *[other] { $points } points
}.
exercise-score-no-cards = nothing
exercise-score-sum = { $laid } − { $caught } = { $points }

exercise-should = You can reach for { $card }, and { $more ->
    [one] one more card comes
   *[other] { $more } more cards come
} along. Should you?
exercise-should-yes = Played out { $rounds } times, reaching earns about { $points ->
    [one] one point
   *[other] { $points } points
} a round more than any other draw.
exercise-should-no = Played out { $rounds } times, reaching earns about { $points ->
    [one] one point
   *[other] { $points } points
} a round less than leaving it.

error-no-exercise = There is no such exercise.
error-no-option = That is not one of the answers.
