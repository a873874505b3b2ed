### House rules: the name of each field, one sentence on what it decides, and its values.
### field-X and field-X-note for every field; value-X-Y for a value in words. $count is a number the host has set.

value-on = yes
value-off = no

field-seats = Players
field-seats-note = How many people and computers sit at the table.

field-decks = Decks
field-decks-note = How many decks of 52 cards are shuffled together.
value-decks-auto = one; two with five or more players
value-decks = { $count }

field-jokers-per-deck = Jokers per deck
field-jokers-per-deck-note = How many jokers are added to each deck of 52.
value-jokers-per-deck = { $count ->
    [0] none
   *[other] { $count }
}

field-hand-size = Cards dealt
field-hand-size-note = How many cards everyone gets at the start of a round.
value-hand-size-auto = 13 for two players, otherwise 7
value-hand-size = { $count }

field-cut = Cut
field-cut-note = Whether the player to the dealer’s right cuts the deck before the deal.

field-next-dealer = Next dealer
field-next-dealer-note = Who deals the next round.
value-next-dealer-left = the player to the left
value-next-dealer-round-winner = the winner of the round

field-sets = Sets
field-sets-note = Whether cards of one rank may be melded, or runs only.

field-identical-in-set = Doubles in a set
field-identical-in-set-note = Whether a set may hold two cards of the same rank and suit when two decks are in play.
value-identical-in-set-off = not allowed
value-identical-in-set-four = allowed, four cards at most
value-identical-in-set-on = allowed, up to eight cards

field-min-run = Shortest run
field-min-run-note = How many cards in sequence make a run.
value-min-run = { $count } cards

field-ace = Aces in runs
field-ace-note = At which end of a run an ace may go.
value-ace-both = low or high
value-ace-high = high only
value-ace-low = low only
value-ace-around = low, high or between king and two

field-jokers-wild = Wild jokers
field-jokers-wild-note = Whether a joker stands for another card, or melds only with other jokers.

field-max-wild = Jokers in a meld
field-max-wild-note = How many jokers one meld may hold; one natural card is always needed.
value-max-wild-none = any number
value-max-wild = at most { $count }

field-joker-layoff = Laying off jokers
field-joker-layoff-note = When a joker may be laid off on a meld.
value-joker-layoff-free = like any card
value-joker-layoff-unless-held = only if you do not hold the card it stands for
value-joker-layoff-never = never

field-joker-swap = Swapping jokers
field-joker-swap-note = Whether you may put the natural card in place of a joker on the table and take the joker.
value-joker-swap-never = no
value-joker-swap-same-turn = yes, and play the joker in the same turn
value-joker-swap-keep = yes, and keep the joker if you like

field-opening-minimum = Opening minimum
field-opening-minimum-note = What your melds must be worth together in the turn in which you first meld.
value-opening-minimum = { $count ->
    [0] none
    [one] { $count } point
   *[other] { $count } points
}

field-layoff = Laying off
field-layoff-note = On whose melds you may lay off cards.
value-layoff-all = on everyone’s melds
value-layoff-own-side = on your own side’s melds
value-layoff-none = not at all

field-layoff-needs-opening = Meld before laying off
field-layoff-needs-opening-note = Whether you must have a meld of your own on the table before you lay off.

field-pile-depth = Reach into the pile
field-pile-depth-note = How deep into the discard pile you may reach.
value-pile-depth-any = any card and all above it
value-pile-depth-top = the top card only
value-pile-depth-whole = the top card or the whole pile

field-pile-duty = Playing the reached card
field-pile-duty-note = When the lowest card you took from the pile must be played.
value-pile-duty-deep = if you took more than the top card
value-pile-duty-always = always
value-pile-duty-none = never

field-pile-duty-when = When to play it
field-pile-duty-when-note = How soon the reached card must be played.
value-pile-duty-when-same-turn = before you discard
value-pile-duty-when-at-once = as your very next action

field-pile-duty-by = How to play it
field-pile-duty-by-note = Whether a lay-off will do for the reached card.
value-pile-duty-by-play = meld or lay off
value-pile-duty-by-new-meld = in a new meld only

field-return-taken = Discarding the top card again
field-return-taken-note = Whether a card taken alone from the top may be discarded again in the same turn.

field-rummy-call = Rummy call
field-rummy-call-note = Whether others may call “Rummy!” after a discard and claim a card that could be played.
value-rummy-call-off = no
value-rummy-call-last-discard = for the last discard
value-rummy-call-full = for any playable card of the pile

field-going-out = Going out
field-going-out-note = How you may get rid of your last card.
value-going-out-any = by melding, laying off or discarding
value-going-out-discard = only by discarding
value-going-out-float = only by discarding; if your hand is empty before that, you float

field-going-out-bonus = Bonus for going out
field-going-out-bonus-note = Extra points for the player who goes out.
value-going-out-bonus = { $count ->
    [0] none
    [one] { $count } point
   *[other] { $count } points
}

field-first-turn-bonus = Bonus for the first turn
field-first-turn-bonus-note = Extra points for standing and going out in your very first turn.
value-first-turn-bonus = { $count ->
    [0] none
    [one] { $count } point
   *[other] { $count } points
}

field-stock-out = Empty stock
field-stock-out-note = What happens when the stock is used up.
value-stock-out-ask = the round ends when someone passes
value-stock-out-at-once = the round ends with that turn
value-stock-out-reshuffle = the pile is shuffled into a new stock

field-max-reshuffles = Reshuffles
field-max-reshuffles-note = How often in a round the pile becomes a new stock.
value-max-reshuffles = { $count ->
    [one] once
   *[other] { $count } times
}

field-stock-out-penalty = Hands count when the stock runs out
field-stock-out-penalty-note = Whether cards in hand are subtracted when a round ends because the stock ran out.

field-number-values = Number cards
field-number-values-note = What the cards from 2 to 9 are worth.
value-number-values-face = face value
value-number-values-five = 5 each

field-ace-value = Ace
field-ace-value-note = What an ace is worth in a set, at the high end of a run and in the hand.
value-ace-value = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

field-ace-low-value = Low ace
field-ace-low-value-note = What an ace is worth at the low end of a run.
value-ace-low-value = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

field-queen-of-spades = Queen of spades
field-queen-of-spades-note = What the queen of spades is worth.
value-queen-of-spades = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

field-joker-value = Joker
field-joker-value-note = What a joker is worth on the table and in the hand.
value-joker-value = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

field-joker-melded = Melded jokers
field-joker-melded-note = Whether a joker on the table keeps its own value.
value-joker-melded-own = keep their own value
value-joker-melded-replaced = count as the card they stand for

field-four-at-once-doubles = Doubling four at once
field-four-at-once-doubles-note = Whether a set of four or more put down in one go counts double.

field-target = Play to
field-target-note = The total that decides the match.
value-target = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

field-target-rule = Reaching the target
field-target-rule-note = Whether reaching the target is enough.
value-target-rule-reach = reaching it is enough
value-target-rule-exceed = you need more than that

field-rounds = Fixed rounds
field-rounds-note = Ends the match after a set number of rounds, whatever the target.
value-rounds-none = no, play to the target
value-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}

field-winner = Winner
field-winner-note = Who wins when several reach the target in the same round.
value-winner-highest = the highest total
value-winner-went-out = the player who went out

field-tie = Tie
field-tie-note = What happens when two are tied at the top.
value-tie-play-on = play another round
value-tie-share = share the win

field-teams = Teams
field-teams-note = How many teams play. Teams take turns around the table, and partners add their scores.
value-teams = { $count ->
    [0] none
   *[other] { $count }
}

field-settlement = Settling up
field-settlement-note = Whether the table shows at the end what each loser owes the winner: the difference between their totals.

field-boodle = Pots
field-boodle-note = Whether four pots of chips go to whoever plays A♥, K♣, Q♦ or J♠.
