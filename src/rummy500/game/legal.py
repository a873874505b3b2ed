"""The legal moves of one seat, as a container that lists lazily and can say why not."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, TypeVar

from rummy500.cards import Card
from rummy500.game.book import Book
from rummy500.game.coding import caller, decode, encode, shape_code
from rummy500.game.moves import (
    Call,
    Discard,
    Draw,
    IllegalMove,
    LayOff,
    Meld,
    Move,
    Pass,
    Placed,
    Seat,
    Stand,
    Swap,
    Take,
)
from rummy500.game.refusal import refused
from rummy500.game.scoring import table_value
from rummy500.game.shapes import shapes
from rummy500.game.view import LayOption, MeldOption, Options, SwapOption, TakeOption
from rummy500.kernel import codes
from rummy500.kernel.state import State
from rummy500.rules import Rules

__all__ = ["LegalMoves", "swap_value"]

_M = TypeVar("_M", bound=Move)
_PLAY: Final = 1
_OVER: Final = 2


class LegalMoves(Collection[Move]):
    """Holds the moves that are legal for one seat, made only as they are asked for.

    It is built from what the seat knows: a state in which every card hidden from it is unknown. ``len`` and indexing
    list every code once; iterating does not, which matters where jokers make tens of thousands of melds.
    """

    def __init__(self, book: Book, known: State, seat: Seat) -> None:
        self._book = book
        self._known = known
        self._seat = seat
        self._codes: list[int] | None = None

    def _mine(self, code: int) -> bool:
        by = caller(code)
        return by == self._seat or (by < 0 and self._known.turn == self._seat)

    def _nothing(self) -> bool:
        """Whether the seat plainly has no move: the round is over, or others are at it and no window is open."""
        return self._known.phase == _OVER or (self._known.turn != self._seat and not self._known.window)

    def _chunks(self) -> Iterator[list[int]]:
        if self._codes is not None:
            yield self._codes
            return
        if self._nothing():
            return
        for chunk in self._known.legal_chunks():
            yield [code for code in chunk if self._mine(code)] if self._known.window else chunk

    def codes(self) -> list[int]:
        """Lists the kernel's action codes (bots and environments speak them)."""
        if self._codes is None:
            if self._known.turn == self._seat and not self._known.window:
                self._codes = self._known.legal()
            else:
                self._codes = [code for chunk in self._chunks() for code in chunk]
        return self._codes

    def __iter__(self) -> Iterator[Move]:
        for chunk in self._chunks():
            for code in chunk:
                yield decode(self._book, self._known, code)

    def __len__(self) -> int:
        return len(self.codes())

    def __bool__(self) -> bool:
        return any(True for chunk in self._chunks() if chunk)

    def count(self) -> int:
        """Counts the legal moves."""
        return len(self.codes())

    def __getitem__(self, index: int) -> Move:
        return decode(self._book, self._known, self.codes()[index])

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and self.why_not(move) is None

    def by_kind(self, kind: type[_M]) -> Iterator[_M]:
        """Goes through the legal moves of one kind."""
        for move in self:
            if isinstance(move, kind):
                yield move

    def why_not(self, move: Move) -> IllegalMove | None:
        """Says why a move is not legal, None where it is."""
        known = self._known
        if known.phase == _OVER:
            return IllegalMove("round_over")
        if known.turn != self._seat and not isinstance(move, Call):
            return IllegalMove("not_your_turn", {"seat": known.turn})
        try:
            code = encode(self._book, known, self._seat, move)
        except IllegalMove as refusal:
            return refusal
        reason = known.why_not(code)
        return refused(self._book, known, code, reason) if reason else None

    def meld_choices(self, cards: Sequence[Card]) -> tuple[MeldOption, ...]:
        """Lists every legal meld of exactly these cards of the hand, jokers in each identity, with its value."""
        known = self._known
        if known.turn != self._seat or known.phase != _PLAY or not 3 <= len(cards) <= 13:
            return ()
        found: list[MeldOption] = []
        for shape in shapes([Placed(card, card) for card in cards], self._book.rules, self._book.decks):
            try:
                code = shape_code(shape)
            except IllegalMove:
                continue
            if known.why_not(code) == 0:
                found.append(self._meld_option(code))
        return tuple(found)

    def options(self, most: int = 60) -> Options:
        """Gives the compact form: everything but melds in full, of the melds at most so many."""
        known = self._known
        draw = pass_ = stand = False
        takes, calls, discards = [], [], []
        lay_offs, swaps = [], []
        other = self._nothing()
        for code in [] if other else known.legal_but_melds():
            if not self._mine(code):
                continue
            move = decode(self._book, known, code)
            match move:
                case Draw():
                    draw = True
                case Pass():
                    pass_ = True
                case Stand():
                    stand = True
                case Take(card, nth):
                    index = code & 127
                    takes.append(TakeOption(index, card, len(known.pile()) - index, nth))
                case Call():
                    calls.append(move)
                case Discard(card):
                    discards.append(card)
                case LayOff(placed, meld, end):
                    low_end = code >> 13 & 1 == 0 and known.meld(meld - 1)[0]
                    lay_offs.append(LayOption(placed, meld, table_value(placed, self._book.rules, low_end), end))
                case Swap(card, meld):
                    swaps.append(SwapOption(card, meld, swap_value(known, meld - 1, card, self._book.rules)))
                case Meld():
                    pass
        melds, complete = ([], True) if other or known.turn != self._seat else known.first_melds(most)
        return Options(
            draw=draw,
            pass_=pass_,
            stand=stand,
            takes=tuple(takes),
            calls=tuple(calls),
            discards=tuple(discards),
            lay_offs=tuple(lay_offs),
            swaps=tuple(swaps),
            melds=tuple(map(self._meld_option, melds)),
            melds_complete=complete,
        )

    def _meld_option(self, code: int) -> MeldOption:
        move = decode(self._book, self._known, code)
        assert isinstance(move, Meld)
        rules = self._book.rules
        run = code & codes.KIND == codes.RUN
        value = sum(table_value(card, rules, run and step == 0) for step, card in enumerate(move.cards))
        if not run and rules.four_at_once_doubles and len(move.cards) >= 4:
            value *= 2
        return MeldOption(move.cards, value, "run" if run else "set")


def swap_value(state: State, meld: int, card: Card, rules: Rules) -> int:
    """Gives what a natural card scores in the place of the joker that stands for it."""
    is_run, _, places, low = state.meld(meld)
    lowest = is_run and low == 0 and places[0][1] == card.face
    return table_value(Placed(card, card), rules, lowest)
