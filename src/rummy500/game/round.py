"""A round: one deal and the moves after it. A move goes in, events come out, an illegal move changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rummy500.cards import CARDS, UNKNOWN, Card
from rummy500.game import deal as dealing
from rummy500.game.acting import act, card_of
from rummy500.game.book import Book
from rummy500.game.coding import encode, table_meld
from rummy500.game.events import (
    Event,
    HandCard,
    LaidOff,
    Melded,
    PotTaken,
    Restocked,
    RoundEnded,
    RoundStarted,
    ScoreLine,
    Swapped,
    TabledCard,
)
from rummy500.game.legal import LegalMoves
from rummy500.game.log import Dealt, Restock, RoundLog
from rummy500.game.moves import AmbiguousMove, Call, Draw, IllegalMove, Move, Seat, Take
from rummy500.game.position import Position
from rummy500.game.project import Facts, Kept, own_view, public_view
from rummy500.game.purse import POT_CARDS, Purse
from rummy500.game.refusal import refused
from rummy500.game.scoring import hand_value, totals_after
from rummy500.game.view import OwnView, PublicView, SeatView
from rummy500.kernel import codes
from rummy500.kernel.state import State
from rummy500.rules import Rules

__all__ = ["Round"]

_DRAW: Final = 0
_PLAY: Final = 1
_OVER: Final = 2
_BY_OUT: Final = 1


class Round:
    """Is the true state of a round, hidden cards included; what a seat may know of it is ``view``.

    Make one by ``Round.deal`` or ``Round.at``. ``log`` holds what has been done, ``result`` the end once there is one.

    >>> round = Round.deal(Rules(), 2, 1, dealing.shuffle(bytes(32), Rules(), 2))
    >>> round.turn, round.legal(0).count()
    (0, 2)
    """

    def __init__(self, book: Book, state: State, log: RoundLog, totals: tuple[int, ...], purse: Purse | None) -> None:
        self.book: Final = book
        self.log: Final = log
        self.totals = totals
        self.purse = purse
        self.result: RoundEnded | None = None
        self.restocks = 0
        self.state: Final = state
        self._drew: tuple[Seat, Card | None] | None = None
        self._shown_melds: Kept = {}
        self._unknown = any(state.unknown(seat) for seat in range(book.seats)) or UNKNOWN in state.stock()

    @classmethod
    def deal(
        cls,
        rules: Rules,
        seats: int,
        dealer: Seat,
        deck: Sequence[Card | None],
        *,
        number: int = 1,
        totals: tuple[int, ...] | None = None,
        purse: Purse | None = None,
        start: Dealt | None = None,
    ) -> Round:
        """Deals a whole deck, first card dealt first; ``start`` says how it came about (its key serves reshuffles)."""
        book = Book.of(rules, seats)
        state = State(book.kernel)
        state.deal([UNKNOWN if card is None else card.face for card in deck], dealer)
        log = RoundLog(number, dealer, start or Dealt(deck=tuple(deck)), [])
        return cls(book, state, log, totals or (0,) * seats, purse)

    @classmethod
    def at(
        cls,
        rules: Rules,
        seats: int,
        dealer: Seat,
        position: Position,
        *,
        number: int = 1,
        totals: tuple[int, ...] | None = None,
        purse: Purse | None = None,
    ) -> Round:
        """Begins in the middle of a round; raises IllegalMove where the turn cannot be finished from there."""
        book = Book.of(rules, seats)
        state = _state_at(book, position)
        reason = state.settle()
        if reason:
            raise refused(book, state, codes.DRAW, reason)
        log = RoundLog(number, dealer, Dealt(position=position), [])
        begun = cls(book, state, log, totals or (0,) * seats, purse)
        begun._claims([-1] * len(POT_CARDS))
        return begun

    @property
    def rules(self) -> Rules:
        """The house rules."""
        return self.book.rules

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.state.phase == _OVER

    @property
    def turn(self) -> Seat | None:
        """The seat to act (in an open window the one that will draw), None when the round is over."""
        return None if self.state.phase == _OVER else self.state.turn

    @property
    def restock_due(self) -> bool:
        """Whether the pile has to be reshuffled before the next draw."""
        return self.state.restock_due

    def started(self) -> RoundStarted:
        """Gives the event that opens the round."""
        state, log = self.state, self.log
        pile = state.pile()
        counts = tuple(state.hand_count(seat) for seat in range(self.book.seats))
        upcard = CARDS[pile[-1]] if pile else None
        return RoundStarted(log.number, log.dealer, state.turn, upcard, counts, state.stock_n)

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Plays a move and says what happened; the last event is RoundEnded where it ended the round.

        ``Drew`` carries the card: only ``events_for`` makes events fit to be shown. Raises IllegalMove (rules §2-§7)
        and then changes nothing.
        """
        state = self.state
        if state.phase == _OVER:
            raise IllegalMove("round_over")
        if seat != state.turn and (type(move) is not Call or not 0 <= seat < self.book.seats):
            raise IllegalMove("not_your_turn", {"seat": state.turn})
        if self._unknown:
            return self._play_carefully(seat, move)
        if state.restock_due and type(move) is not Call:
            return self._play_restocked(seat, move)
        return self._apply(seat, encode(self.book, state, seat, move))

    def _play_carefully(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Plays where cards are unknown: a round whose end cannot be scored is not ended."""
        if self.state.restock_due and type(move) is not Call:
            return self._play_restocked(seat, move)
        code = encode(self.book, self.state, seat, move)
        after = self.state.clone()
        self._check(after, code)
        after.play(code)
        if after.phase == _OVER and self._counts_hands(after):
            for other in range(self.book.seats):
                if after.unknown(other):
                    raise IllegalMove("unknown_hand", {"seat": other})
        return self._apply(seat, code)

    def _counts_hands(self, state: State) -> bool:
        return state.ended_by == _BY_OUT or self.rules.stock_out_penalty

    def _play_restocked(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Does the due reshuffle from the round's key, then plays; neither happens where the move is illegal."""
        try:
            code = encode(self.book, self.state, seat, move)
        except AmbiguousMove:
            # Two copies may lie in the pile now, but only its top will be left.
            top = len(self.state.pile()) - 1
            if not isinstance(move, Take) or self.state.pile()[top] != move.card.face:
                raise
            code = codes.take(top)
        if code != codes.STAND:  # standing is asked after the reshuffle
            self._check(self.state, code)
        order = self._next_stock()
        after = self.state.clone()
        after.restock(order)
        code = codes.take(0) if code & codes.KIND == codes.TAKE else code
        self._check(after, code)
        restocked = self.restock([CARDS[face] for face in order])
        return (*restocked, *self._apply(seat, code))

    def _next_stock(self) -> list[int]:
        key = self.log.start.key
        if key is None:
            raise IllegalMove("restock_missing")
        return dealing.restock(key, self.restocks + 1, self.state.pile()[:-1])

    def restock(self, cards: Sequence[Card]) -> tuple[Event, ...]:
        """Does a due reshuffle in this order, top first; raises IllegalMove unless due and the cards are right."""
        faces = [card.face for card in cards]
        if not self.state.restock_due:
            raise IllegalMove("restock_not_due")
        if sorted(faces) != sorted(self.state.pile()[:-1]):
            raise IllegalMove("restock_wrong_cards")
        self.state.restock(faces)
        self.restocks += 1
        self.log.entries.append(Restock(tuple(cards)))
        return (Restocked(len(faces)),)

    def top_for_draw(self, seat: Seat) -> Card | None:
        """Gives the card that a draw would bring, None where nobody has named it; raises IllegalMove for no draw."""
        if self.state.phase != _OVER and seat != self.state.turn:
            raise IllegalMove("not_your_turn", {"seat": self.state.turn})
        self._check(self.state, codes.DRAW)
        if not self.state.restock_due:
            return card_of(self.state.top())
        return CARDS[self._next_stock()[0]]

    def named_cards(self) -> list[Card]:
        """Lists every card of the round that has been named, wherever it lies."""
        state = self.state
        faces = [face for seat in range(self.book.seats) for face in state.hand(seat)]
        faces += state.pile() + [face for face in state.stock() if face != UNKNOWN]
        faces += [place[0] for index in range(state.meld_count) for place in state.meld(index)[2]]
        return [CARDS[face] for face in faces]

    def name_top(self, card: Card) -> None:
        """Says which card the stock's unknown top is; raises IllegalMove where it is known and another."""
        stock = self.state.stock()
        if not stock:
            raise IllegalMove("stock_empty")
        if stock[0] == UNKNOWN:
            self.state.name_top(card.face)
        elif stock[0] != card.face:
            raise IllegalMove("other_top", {"card": card})

    def _check(self, state: State, code: int) -> None:
        reason = state.why_not(code)
        if reason:
            raise refused(self.book, state, code, reason)

    def _apply(self, seat: Seat, code: int) -> tuple[Event, ...]:
        """Plays a code and tells what happened; a refused code changes nothing."""
        state = self.state
        claims = self._claimed() if self.purse is not None else []
        step, events = act(self.book, state, seat, code)
        self.log.entries.append(step)
        for event in events:
            if isinstance(event, (Melded, LaidOff, Swapped)):
                self._shown_melds.pop(event.meld - 1, None)
        if type(step.move) is Draw:
            self._drew = (seat, step.card)
        if claims:
            events += self._claims(claims)
        if state.phase == _OVER:
            events.append(self._end())
        return tuple(events)

    def _claimed(self) -> list[Seat]:
        return [self.state.claimed(pot) for pot in range(len(POT_CARDS))]

    def _claims(self, before: list[Seat]) -> list[Event]:
        """Pays out the pots whose card has come to the table since."""
        events: list[Event] = []
        for pot, seat in enumerate(self._claimed()):
            if self.purse is not None and seat != before[pot]:
                events.append(PotTaken(seat, POT_CARDS[pot], self.purse.pots[pot]))
                self.purse = self.purse.claimed(pot, seat)
        return events

    def _end(self) -> RoundEnded:
        state, seats = self.state, range(self.book.seats)
        totals = totals_after(self.rules, self.totals, [state.score(seat) for seat in seats])
        scores = tuple(self._line(seat, totals[seat]) for seat in seats)
        by_out = state.ended_by == _BY_OUT
        out = state.out_seat if by_out else None
        self.result = RoundEnded(self.log.number, "out" if by_out else "stock", out, scores, totals)
        return self.result

    def _line(self, seat: Seat, total: int) -> ScoreLine:
        state, rules = self.state, self.rules
        hand = tuple(HandCard(CARDS[face], hand_value(CARDS[face], rules)) for face in state.hand(seat))
        melds = [state.meld(index)[2] for index in range(state.meld_count)]
        tabled = tuple(
            TabledCard(CARDS[face], CARDS[stands], value)
            for places in melds
            for face, stands, by, value in places
            if by == seat
        )
        return ScoreLine(
            seat=seat,
            laid=state.laid(seat),
            caught=sum(card.value for card in hand) if self._counts_hands(state) else 0,
            out_bonus=rules.going_out_bonus if seat == state.out_seat else 0,
            stand_bonus=rules.first_turn_bonus if seat == state.stand_bonus_seat else 0,
            round=state.score(seat),
            total=total,
            tabled=tabled,
            hand=hand,
        )

    def legal(self, seat: Seat) -> LegalMoves:
        """Gives the legal moves of a seat, computed from what that seat knows."""
        return LegalMoves(self.book, self.state.seen_by(seat), seat)

    def view(self, seat: Seat | None) -> SeatView:
        """Gives what a seat (None: a spectator) may know."""
        return SeatView(self.public_view(), None if seat is None else self.own_view(seat))

    def public_view(self) -> PublicView:
        """Gives the part of every view that all share."""
        facts = Facts(self.log.number, self.log.dealer, self.totals, self.purse)
        return public_view(self.book, self.state, facts, self._shown_melds)

    def own_view(self, seat: Seat) -> OwnView:
        """Gives the part of a view that only its seat may see."""
        drew = self._drew
        mine = drew is not None and drew[0] == seat and self.state.phase == _PLAY and self.state.turn == seat
        return own_view(self.book, self.state, seat, drew[1] if mine and drew is not None else None)

    def clone(self) -> Round:
        """Gives an independent copy."""
        log = RoundLog(self.log.number, self.log.dealer, self.log.start, list(self.log.entries))
        other = Round(self.book, self.state.clone(), log, self.totals, self.purse)
        other.result, other.restocks, other._drew = self.result, self.restocks, self._drew
        return other


def _state_at(book: Book, position: Position) -> State:
    state = State(book.kernel)
    for seat, hand in enumerate(position.hands):
        state.put_fresh(seat, True)
        known = [card.face for card in hand if card is not None]
        state.put_hand(seat, known, len(hand) - len(known))
    state.put_pile([card.face for card in position.pile])
    state.put_stock([UNKNOWN if card is None else card.face for card in position.stock])
    for meld in position.melds:
        state.put_meld(*table_meld(book, meld))
    if position.opened is not None:
        for seat in range(book.seats):
            state.put_opened(seat, False)
        for seat in position.opened:
            state.put_opened(seat, True)
    if position.fresh is not None:
        for seat in range(book.seats):
            state.put_fresh(seat, seat in position.fresh)
    phase = _PLAY if position.phase == "play" else _DRAW
    state.put_turn(position.turn, phase, position.phase == "call")
    if position.reached is not None:
        state.put_reached(position.reached.face)
    if position.taken is not None:
        state.put_taken(position.taken.face)
    return state
