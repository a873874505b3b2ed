"""Dense numbers for the actions of one rule set: 0 … count - 1, the same in every position.

A take is named by its face and which copy of it in the pile; a lay-off by meld, identity, joker or not, and end. Melds
are numbered through: every set and run that the rules allow. Calls name no seat, and there is one number for silence,
which only an open call window knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from rummy500.game.book import Book
from rummy500.game.moves import Seat
from rummy500.game.shapes import lows
from rummy500.kernel import codes
from rummy500.kernel.state import State

__all__ = ["SILENT", "ActionIds"]

SILENT: Final = 0
"""The number of keeping silent when a call would be possible."""

_DRAW: Final = 1
_PASS: Final = 2
_STAND: Final = 3
_FIXED: Final = 4
_FACES: Final = 53
_JOKER: Final = 52
_RANKS: Final = 13
_MOST_MELDS: Final = 40
_LARGEST: Final = 13


class ActionIds:
    """Translates between action numbers and the kernel's codes for one book."""

    def __init__(self, book: Book) -> None:
        kernel = book.kernel
        self._faces: Final = 53 if kernel.jokers else 52
        self._placing: Final = 4 if kernel.jokers else 2
        self._copies: Final = max(kernel.decks, kernel.jokers)
        self._melds: Final = (*_sets(book), *_runs(book))
        self._meld_places: Final = {code: place for place, code in enumerate(self._melds)}
        pack = book.rules.pack_size(book.seats)
        melds = min(_MOST_MELDS, pack // 3)
        takes, lays = self._faces * self._copies, melds * self._faces * self._placing
        calls = book.rules.rummy_call != "off"
        self._take: Final = _FIXED
        self._discard: Final = self._take + takes
        self._meld: Final = self._discard + self._faces
        self._lay: Final = self._meld + len(self._melds)
        self._swap: Final = self._lay + (lays if book.rules.layoff != "none" or calls else 0)
        self._call_take: Final = self._swap + (melds * _JOKER if book.rules.joker_swap != "never" else 0)
        self._call_lay: Final = self._call_take + (takes if calls else 0)
        self.count: Final = self._call_lay + (lays if calls else 0)
        """How many actions there are."""

    @staticmethod
    @lru_cache(maxsize=16)
    def of(book: Book) -> ActionIds:
        """Gives the numbering of a book, made once."""
        return ActionIds(book)

    def number(self, code: int, pile: Sequence[int]) -> int:
        """Gives the number of a legal code; ``pile`` is the state's, bottom to top."""
        kind = code & codes.KIND
        if kind == codes.DISCARD:
            return self._discard + (code & 63)
        if kind in (codes.SET, codes.RUN):
            return self._meld + self._meld_places[code]
        if kind == codes.DRAW:
            return _DRAW
        if kind in (codes.TAKE, codes.CALL_TAKE):
            index = code & 127
            copy = sum(face == pile[index] for face in pile[:index])
            return (self._take if kind == codes.TAKE else self._call_take) + pile[index] * self._copies + copy
        if kind in (codes.LAY, codes.CALL_LAY):
            return (self._lay if kind == codes.LAY else self._call_lay) + self._place(code)
        if kind == codes.SWAP:
            return self._swap + (code & 63) * _JOKER + (code >> 6 & 63)
        return _PASS if kind == codes.PASS else _STAND

    def _place(self, code: int) -> int:
        meld, face, joker, end = code & 63, code >> 6 & 63, code >> 12 & 1, code >> 13 & 1
        return (meld * self._faces + face) * self._placing + (joker * 2 if self._placing == 4 else 0) + end

    def code(self, number: int, state: State, seat: Seat) -> int:
        """Gives the code of a number for a seat, legal or not.

        Raises ValueError for a number that is no action, or a take of a card that is not in the pile.
        """
        if not _DRAW <= number < self.count:
            raise ValueError(f"not an action with a code: {number}")
        if number < _FIXED:
            return (codes.DRAW, codes.PASS, codes.STAND)[number - _DRAW]
        if number < self._discard:
            return codes.take(self._index(number - self._take, state))
        if number < self._meld:
            return codes.discard(number - self._discard)
        if number < self._lay:
            return self._melds[number - self._meld]
        if number < self._swap:
            return codes.lay(*self._parts(number - self._lay))
        if number < self._call_take:
            return codes.swap(*divmod(number - self._swap, _JOKER))
        if number < self._call_lay:
            return codes.call_take(seat, self._index(number - self._call_take, state))
        return codes.call_lay(seat, *self._parts(number - self._call_lay))

    def _index(self, number: int, state: State) -> int:
        face, copy = divmod(number, self._copies)
        places = [index for index, there in enumerate(state.pile()) if there == face]
        if copy >= len(places):
            raise ValueError("that card is not in the pile")
        return places[copy]

    def _parts(self, number: int) -> tuple[int, int, bool, int]:
        place, way = divmod(number, self._placing)
        meld, face = divmod(place, self._faces)
        return meld, face, bool(way & 2), way & 1


def _sets(book: Book) -> list[int]:
    """Lists the codes of every set that the rules know, and some more where jokers are many."""
    kernel = book.kernel
    if not kernel.sets:
        return []
    cap = 2 if kernel.twin else 1
    jokers = min(kernel.jokers, kernel.max_wild)
    digits = [pair for pair in codes.SET_DIGITS if pair[0] <= kernel.decks and pair[1] <= jokers and sum(pair) <= cap]
    found = []
    for suits in product(digits, repeat=4):
        size, wild = sum(map(sum, suits)), sum(pair[1] for pair in suits)
        if 3 <= size <= kernel.max_set and wild <= jokers and wild < size:
            found += [codes.meld_set(rank, suits) for rank in range(_RANKS)]
    if not kernel.wild:
        found += [codes.meld_jokers(count) for count in range(3, kernel.jokers + 1)]
    return found


def _runs(book: Book) -> list[int]:
    """Lists the codes of every run that the rules know."""
    jokers = min(book.kernel.jokers, book.kernel.max_wild)
    found = []
    for length in range(book.rules.min_run, _LARGEST + 1):
        masks = [mask for mask in range(1 << length) if mask.bit_count() <= min(jokers, length - 1)]
        for low in lows(length, book.rules):
            found += [codes.meld_run(suit, low, length, mask) for suit in range(4) for mask in masks]
    return found
