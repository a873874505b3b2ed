"""Players that see hidden cards, as the limit of what a better guess of them could bring: in the arena, nowhere else.

A level is a function of `Known`, which somebody who has a round's true state has to blind first; `CheatSitter` is the
one place that tells more. Only the arena's loop gives it a true state. Nothing that serves a table imports this module.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from rummy500.bots.known import Known
from rummy500.bots.memory import Memory
from rummy500.bots.outside_round import TimedSitter
from rummy500.bots.seeker import EXPERT, MASTER, Depth, choice, search_for, visible
from rummy500.game.book import Book
from rummy500.game.moves import Seat
from rummy500.kernel.state import State

__all__ = ["CHEATS", "Cheat", "CheatSitter"]


class Cheat:
    """Is a search that knows all hands, and of the stock the next ``stock`` cards in their order."""

    def __init__(self, depth: Depth, stock: int) -> None:
        self.depth: Final = depth
        self.stock: Final = stock

    def __call__(self, known: Known, rng: Random) -> int | None:
        """Decides as a searching level does from what it has been shown."""
        state, seat = known.state, known.seat
        if state.turn != seat and not state.window:
            return None
        search = search_for(known.book)
        search.know(*known.memory.told(seat))
        search.trust(0.0)
        depth = self.depth.at(known.book)
        search.consult(depth.moves, depth.lean)
        # What has a place already is not dealt anew, and the stock is dealt from below: its top stays as it is shown.
        search.show(state, seat, visible(known) + state.stock()[: self.stock])
        search.think(state, seat, rng.getrandbits(31), depth.playouts, depth.wide)
        return choice(known, search)


class CheatSitter(TimedSitter):
    """Sits for a cheat in the arena."""

    def __init__(self, cheat: Cheat, rng: Random) -> None:
        super().__init__(cheat, rng)
        self._stock: Final = cheat.stock

    def look(self, book: Book, state: State, seat: Seat) -> Known:
        """Gives what the cheat knows of a true state: all hands, as if it had seen them go there, and the stock."""
        memory = Memory()
        memory.thrown.update(self.memory.thrown)
        memory.left.update(self.memory.left)
        memory.circled = self.memory.circled
        for other in range(book.seats):
            memory.held[other] = Counter(state.hand(other))
        seen = state.seen_by(seat)
        if self._stock:
            seen.put_stock(state.stock())
        return Known(book, seen, seat, memory)


CHEATS: Final[Mapping[str, Cheat]] = MappingProxyType(
    {
        "expert-sees-hands": Cheat(EXPERT, stock=0),
        "expert-sees-all": Cheat(EXPERT, stock=2),
        "master-sees-hands": Cheat(MASTER, stock=0),
        "master-sees-all": Cheat(MASTER, stock=2),
    }
)
"""By the names that the arena knows them by."""
