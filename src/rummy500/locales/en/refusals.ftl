### Why a move is refused. $card, $reached and $cards are cards; $minimum, $shortest, $largest, $jokers are limits of the rules.

error-round-over = The round is over.
error-not-your-turn = It is not your turn.
error-draw-first = Draw a card first.
error-already-drawn = You have already drawn this turn.
error-stock-empty = The stock is empty.
error-pile-empty = The discard pile is empty.
error-not-in-pile = { $card } does not lie in the discard pile.
error-no-such-copy = { $card } lies in the discard pile { $count ->
    [one] only once
   *[other] only { $count } times
}.
error-which-copy = { $card } lies in the discard pile { $count } times: say which one.
error-only-top = Only the top card of the discard pile may be taken.
error-top-or-whole = Only the top card or the whole discard pile may be taken.
error-floating-draws-stock = Without cards in your hand you draw from the stock only.
error-pass-needs-empty-stock = You may pass only when the stock is empty.
error-stand-off = At this table nobody may stand instead of drawing.
error-not-first-turn = You may stand only on your first turn.
error-stand-stuck = Standing needs a hand that can be played out completely.
error-card-not-held = You do not hold { $cards }.
error-no-such-meld = There is no meld { $meld }.
error-not-a-meld = { $cards }: that is neither a set nor a run.
error-ace-not-there = An ace cannot stand there in a run at this table.
error-identical-off = Two cards of the same face may not lie in one set here.
error-run-order = A run of all thirteen ranks is written from its low end up.
error-jokers-apart = At this table jokers meld only with each other.
error-only-jokers-stand-for = Only a joker can stand for another card.
error-which-meld = { $cards }: a joker could stand for several cards there, say which.
error-which-card = The joker could stand for several cards there, say which.
error-which-end = { $card } fits both ends of that run: say low or high.
error-sets-off = At this table only runs are melded.
error-set-too-large = A set holds at most { $largest } cards here.
error-run-too-short = A run needs at least { $shortest } cards here.
error-needs-natural = A meld needs at least one natural card.
error-too-many-jokers = { $jokers ->
    [0] There are too many jokers in that meld.
    [one] A meld may hold only one joker here.
   *[other] A meld may hold at most { $jokers } jokers here.
}
error-does-not-fit = { $card } does not fit there.
error-layoff-off = At this table nothing is laid off.
error-not-own-side = You may lay off only on melds of your own side.
error-not-opened = Put down a meld of your own first.
error-joker-layoff-off = Jokers are not laid off at this table.
error-holds-natural = A joker may not stand there while you hold the natural card.
error-swap-off = Jokers are not swapped at this table.
error-no-joker-there = No joker stands for { $card } in that meld.
error-reached-first = { $reached } has to be played first.
error-reached-pending = { $reached } from the pile has to be played before you discard.
error-reached-stuck = { $reached } could then not be played any more this turn.
error-joker-pending = The joker that you swapped has to be played before you discard.
error-joker-stuck = The joker that you swapped could then not be played any more this turn.
error-opening-pending = Your first melds are not yet worth { $minimum } points.
error-opening-stuck = Your first melds could not reach { $minimum } points this turn.
error-last-discard = One card has to be left to discard.
error-taken-card = { $card } was taken from the pile this turn and may not be discarded.
error-taken-stuck = Then nothing but { $card } would be left to discard, and it was taken this turn.
error-stand-discard = Having stood, you may discard only your last card.
error-call-off = There is no Rummy call of that kind at this table.
error-call-closed = Nobody can call now: the call comes after a discard and before the next draw.
error-call-own-discard = You cannot call on your own discard.
error-call-not-possible = { $card } cannot be called.
error-call-floating = Without cards in your hand you cannot call.
error-call-stuck = After that call you could not finish your turn.
error-restock-first = The discard pile has to be reshuffled into a new stock first.
error-restock-missing = The discard pile has to be reshuffled, and its new order is not given.
error-restock-not-due = No reshuffle is due now.
error-restock-wrong-cards = A reshuffle holds exactly the cards of the pile below its top card.
error-unknown-hand = A hand with unknown cards would be needed here.
error-unknown-top = The top card of the stock is not known.
error-other-top = The top card of the stock is not { $card }.
error-not-an-action = That is no action.
error-unknown-verb = “{ $verb }” is no action.
error-bad-move = That is not how “{ $verb }” is written: { $form }.
error-unknown-card = “{ $text }” is no card.
