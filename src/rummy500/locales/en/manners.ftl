### Table manners, and how the host's fields are grouped. manners-field-X and manners-field-X-note for every field; manners-value-X-Y for a
### value in words. $count is a number of seconds.

group-deal = Cards and deal
group-melds = Melds
group-jokers = Jokers
group-pile = The discard pile
group-out = Going out
group-scoring = Scoring
group-match = The match
group-manners = Table manners

unit-points = points
unit-seconds = seconds
unit-cards = cards
unit-rounds = rounds

# A suggestion that mends rules which cannot be played: a field and its new value
mend-change = { $field }: { $value }
mend-drop = Leave out “{ $field }”

manners-field-call-seconds = Time for a Rummy call
manners-field-call-seconds-note = How long players have to call after a discard.
manners-value-call-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
manners-field-turn-timer = Turn timer
manners-field-turn-timer-note = How long a turn may take before the computer finishes it.
manners-value-turn-timer = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
manners-value-turn-timer-off = no limit
manners-field-away-seconds = Away
manners-field-away-seconds-note = How long the table waits for a player who has lost the connection before a computer plays for them.
manners-value-away-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
manners-field-pace = Pace of the computers
manners-field-pace-note = How long the computers take for a move.
manners-value-pace-instant = at once
manners-value-pace-brisk = brisk
manners-value-pace-calm = calm
manners-field-undo = Undo
manners-field-undo-note = Whether players may take back moves in their turn as long as nothing hidden was revealed.
manners-field-hints = Hints
manners-field-hints-note = Whether players may ask what they could play.
manners-field-coach = Coach
manners-field-coach-note = Whether learners may be warned before a costly move.
manners-field-spectators = Spectators
manners-field-spectators-note = Whether others with the link may watch, without seeing anybody’s hand.
manners-field-listed = Public table
manners-field-listed-note = Whether the table is on the public list, open to anyone.

## Popular house rules, as a host would ask for them

popular-last-discard = The last card is discarded
popular-two-jokers = Two jokers per deck
popular-every-card = The card you take is always played
popular-opening-30 = Open with 30 points
popular-rummy-call = “Rummy!” for a card left lying
popular-float = Floating without cards
popular-queen-40 = Queen of spades counts 40
popular-swap = Jokers can be swapped, then played
popular-partners = Four players, two teams
popular-top-only = Only the top card of the pile
popular-fives = Number cards count 5
popular-reshuffle = Reshuffle the pile when the stock is empty
popular-short = A short match to 300
