### Why a move is refused. $card, $reached and $cards are cards; $minimum, $shortest, $largest, $jokers are limits of the rules.

error-round-over = The round is over.
error-not-your-turn = It is not your turn.
error-draw-first = Draw a card first.
error-already-drawn = You have already drawn this turn.
error-stock-empty = The stock is empty.
error-pile-empty = The discard pile is empty.
error-not-in-pile = { $card } is not in the discard pile.
error-no-such-copy = { $card } is in the discard pile { $count ->
    [one] only once
   *[other] only { $count } times
}.
error-which-copy = { $card } is in the discard pile { $count } times: say which one.
error-only-top = You may take only the top card of the discard pile.
error-top-or-whole = You may take only the top card or the whole discard pile.
error-floating-draws-stock = With no cards in your hand, you may draw only from the stock.
error-pass-needs-empty-stock = You may pass only when the stock is empty.
error-stand-off = At this table you may not stand instead of drawing.
error-not-first-turn = You may stand only on your first turn.
error-stand-stuck = You may stand only if you can play out your whole hand.
error-card-not-held = You do not hold { $cards }.
error-no-such-meld = There is no meld { $meld }.
error-not-a-meld = { $cards } is neither a set nor a run.
error-ace-not-there = At this table an ace cannot go there in a run.
error-identical-off = Here a set may not hold the same card twice.
error-run-order = Write a run of all thirteen ranks from its low end up.
error-jokers-apart = At this table jokers meld only with each other.
error-only-jokers-stand-for = Only a joker can stand for another card.
error-which-meld = { $cards }: the joker could stand for several cards there. Say which.
error-which-card = The joker could stand for several cards there. Say which.
error-which-end = { $card } fits both ends of that run. Say low or high.
error-sets-off = At this table you may meld only runs.
error-set-too-large = A set holds at most { $largest } cards here.
error-run-too-short = A run needs at least { $shortest } cards here.
error-needs-natural = A meld needs at least one natural card.
error-too-many-jokers = { $jokers ->
    [0] There are too many jokers in that meld.
    [one] A meld may hold only one joker here.
   *[other] A meld may hold at most { $jokers } jokers here.
}
error-does-not-fit = { $card } does not fit there.
error-layoff-off = At this table there is no laying off.
error-not-own-side = You may lay off only on your own side’s melds.
error-not-opened = Put down a meld of your own first.
error-joker-layoff-off = At this table jokers may not be laid off.
error-holds-natural = You may not lay off the joker there while you hold the natural card.
error-swap-off = At this table jokers may not be swapped.
error-no-joker-there = No joker stands for { $card } in that meld.
error-reached-first = { $reached } has to be played first.
error-reached-pending = { $reached } from the pile has to be played before you discard.
error-reached-stuck = You could then no longer play { $reached } this turn.
error-joker-pending = The joker that you got by a swap has to be played before you discard.
error-joker-stuck = You could then no longer play the joker that you got by a swap.
error-opening-pending = Your first melds are not yet worth { $minimum } points.
error-opening-stuck = Your first melds could not reach { $minimum } points this turn.
error-last-discard = You must keep one card to discard.
error-taken-card = You took { $card } from the pile this turn, so you may not discard it.
error-taken-stuck = You would have only { $card } left to discard, and you took it this turn.
error-stand-discard = When you stand, you may discard only your last card.
error-call-off = At this table there is no Rummy call of that kind.
error-call-closed = Nobody can call now. A call comes after a discard and before the next draw.
error-call-own-discard = You cannot call on your own discard.
error-call-not-possible = { $card } cannot be called.
error-call-floating = With no cards in your hand you cannot call.
error-call-stuck = After that call you could not finish your turn.
error-restock-first = The discard pile has to be reshuffled into a new stock first.
error-restock-missing = The discard pile has to be reshuffled, and its new order is not given.
error-restock-not-due = No reshuffle is due now.
error-restock-wrong-cards = A reshuffle holds exactly the cards of the pile below its top card.
error-unknown-hand = A hand with unknown cards would be needed here.
error-unknown-top = The top card of the stock is not known.
error-other-top = The top card of the stock is not { $card }.
error-not-an-action = That is not an action.
error-unknown-verb = “{ $verb }” is not an action.
error-bad-move = “{ $verb }” is written like this: { $form }.
error-unknown-card = “{ $text }” is not a card.
