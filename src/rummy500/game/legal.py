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

__all__ = ["LegalMoves"]

_M = TypeVar("_M", bound=Move)
_PLAY: Final = 1
_OVER: Final = 2
_SHOWN: Final = 12


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

    def __repr__(self) -> str:
        some = [str(move) for move, _ in zip(self, range(_SHOWN), strict=False)]
        return f"<LegalMoves: {', '.join(some)}{', …' if len(some) == _SHOWN else ''}>"

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

    def makes(self, index: int, most: int = 6) -> tuple[MeldOption | LayOption, ...]:
        """Lists what the pile card at this index could be played in, were it taken now, lay-offs first.

        At most ``most``; empty where it cannot be taken. ``options`` leaves this out: it doubles the time of a draw.
        """
        known = self._known
        if known.turn != self._seat:
            return ()
        takes = (code for code in known.legal_but_melds() if code & codes.KIND == codes.TAKE)
        code = next((code for code in takes if code & 127 == index), None)
        if code is None:
            return ()
        face = known.pile()[index]
        taken = known.clone()
        taken.play(code)
        after = LegalMoves(self._book, taken, self._seat)
        moves = [(lay, decode(self._book, taken, lay)) for lay in taken.legal_but_melds()]
        found: list[MeldOption | LayOption] = [
            after._lay_option(lay, move)
            for lay, move in moves
            if isinstance(move, LayOff) and move.card.card.face == face
        ]
        melds = (after._meld_option(meld) for meld in taken.first_melds(60)[0])
        found += (meld for meld in melds if any(card.card.face == face for card in meld.cards))
        return tuple(found[:most])

    def options(self, most: int = 60) -> Options:
        """Gives the compact form: everything but melds in full, of the melds at most so many."""
        known = self._known
        nothing = self._nothing()
        listed = [] if nothing else [code for code in known.legal_but_melds() if self._mine(code)]
        takes: list[TakeOption] = []
        calls: list[Call] = []
        discards: list[Card] = []
        lay_offs: list[LayOption] = []
        swaps: list[SwapOption] = []
        draw = passes = stand = False
        for code in listed:
            move = decode(self._book, known, code)
            match move:
                case Discard():
                    discards.append(move.card)
                case Take():
                    takes.append(self._take_option(code, move))
                case LayOff():
                    lay_offs.append(self._lay_option(code, move))
                case Call():
                    calls.append(move)
                case Swap():
                    swaps.append(self._swap_option(move))
                case Draw():
                    draw = True
                case Pass():
                    passes = True
                case Stand():
                    stand = True
                case Meld():
                    raise AssertionError("melds are listed apart")
        melds, complete = ([], True) if nothing or known.turn != self._seat else known.first_melds(most)
        return Options(
            draw=draw,
            pass_=passes,
            stand=stand,
            takes=tuple(takes),
            calls=tuple(calls),
            discards=tuple(discards),
            lay_offs=tuple(lay_offs),
            swaps=tuple(swaps),
            melds=tuple(map(self._meld_option, melds)),
            melds_complete=complete,
        )

    def _take_option(self, code: int, move: Take) -> TakeOption:
        index = code & 127
        return TakeOption(index, move.card, len(self._known.pile()) - index, move.nth)

    def _lay_option(self, code: int, move: LayOff) -> LayOption:
        low_end = code >> 13 & 1 == 0 and self._known.meld(move.meld - 1)[0]
        return LayOption(move.card, move.meld, table_value(move.card, self._book.rules, low_end), move.end)

    def _swap_option(self, move: Swap) -> SwapOption:
        is_run, _, places, low = self._known.meld(move.meld - 1)
        lowest = is_run and low == 0 and places[0][1] == move.card.face
        return SwapOption(move.card, move.meld, table_value(Placed.itself(move.card), self._book.rules, lowest))

    def _meld_option(self, code: int) -> MeldOption:
        move = decode(self._book, self._known, code)
        assert isinstance(move, Meld)
        rules = self._book.rules
        run = code & codes.KIND == codes.RUN
        value = sum(table_value(card, rules, run and step == 0) for step, card in enumerate(move.cards))
        if not run and rules.four_at_once_doubles and len(move.cards) >= 4:
            value *= 2
        return MeldOption(move.cards, value, "run" if run else "set")
