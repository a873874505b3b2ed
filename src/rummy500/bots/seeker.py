"""The levels that search: they play the rest of the round out in many worlds and take what does best."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from threading import local
from typing import Final

import msgspec

from rummy500.bots.known import Known
from rummy500.bots.light_weights import light_weights
from rummy500.bots.search import Search
from rummy500.bots.strong import advises, nets_for
from rummy500.game.book import Book
from rummy500.kernel.codes import KIND, TAKE

__all__ = [
    "ANALYSIS",
    "EXPERT",
    "MASTER",
    "NO_CALL",
    "Depth",
    "Outcome",
    "analysis",
    "choice",
    "expert",
    "master",
    "search_for",
    "searched",
    "visible",
    "weighed",
]


_QUICK: Final = 4
"""In about the time that the nets take for so many decisions the quick player plays a round out."""


class Depth(msgspec.Struct, frozen=True):
    """Says how far a level looks: playouts a decision, candidates of each kind, doubt in unlikely hands (0 to 1).

    ``moves`` decisions of each playout are made by the strong player's nets, the others by the quick player; the nets'
    judgement of an action counts as ``lean`` playouts of it.

    This is for two seats where the nets are asked (`strong.advises`). Elsewhere they are not, and as many more quick
    playouts are made; with more seats, where a round hangs less on one player, there are twice as many.
    """

    playouts: int
    wide: int
    belief: float
    moves: int = 0
    lean: float = 0.0

    def at(self, book: Book) -> Depth:
        """Gives the depth at a table of these rules."""
        playouts = self.playouts if book.seats == 2 else 2 * self.playouts
        if advises(book):
            return Depth(playouts, self.wide, self.belief, self.moves, self.lean)
        return Depth(playouts * (1 + self.moves // _QUICK), self.wide, self.belief)


EXPERT: Final = Depth(350, 5, 0.6, 0, 130)
MASTER: Final = Depth(900, 6, 0.6, 16, 60)
ANALYSIS: Final = Depth(6000, 12, 0.6, 16, 60)


class Outcome(msgspec.Struct, frozen=True):
    """Says what playing an action out in many worlds came to, in means over the worlds, points of the round.

    ``lead`` is that of the seat's side over the others, a seat each; ``error`` the standard error of this lead less the
    lead of the first action weighed beside it. ``laid`` is what the seat then has on the table and ``caught`` what it
    holds, ``out`` the share of worlds in which its side goes out, ``others`` what an opponent scores, ``tries`` the
    number of worlds.
    """

    code: int
    lead: float
    error: float
    laid: float
    caught: float
    out: float
    others: float
    tries: int


_MOST_KEPT: Final = 16
_PATIENCE: Final = 2

NO_CALL: Final = 15 << 24
"""The code of keeping silent in a call window, as in `search.py`, whose own is no name of Python once compiled."""


class _Searches(local):
    """Keeps each thread's searches: a server decides for several tables at once."""

    def __init__(self) -> None:
        self.by_book: dict[Book, Search] = {}


_SEARCHES: Final = _Searches()


def expert(known: Known, rng: Random) -> int | None:
    """Plays at expert strength."""
    return _decide(known, rng, EXPERT)


def master(known: Known, rng: Random) -> int | None:
    """Plays at master strength."""
    return _decide(known, rng, MASTER)


def analysis(known: Known, rng: Random) -> int | None:
    """Plays as deep as analyses look; it takes seconds and is no level of a table."""
    return _decide(known, rng, ANALYSIS)


def _decide(known: Known, rng: Random, depth: Depth) -> int | None:
    state, seat = known.state, known.seat
    if state.turn != seat and not state.window:
        return None
    return choice(known, searched(known, rng.getrandbits(31), depth))


def choice(known: Known, search: Search) -> int | None:
    """Gives what to do after a search: its best action; None for silence where others may call."""
    code = search.best
    if known.memory.circled >= _PATIENCE * known.book.seats:
        # In each playout the others end it; two who search could pass the same cards around for ever.
        code = next((other for other, *_ in search.found() if other & KIND != TAKE), code)
    return None if code == NO_CALL else code


def searched(known: Known, seed: int, depth: Depth) -> Search:
    """Gives the search after it has thought about a decision; the same seed finds the same."""
    depth = depth.at(known.book)
    search = _prepared(known, depth.belief)
    search.consult(depth.moves, depth.lean)
    search.think(known.state, known.seat, seed, depth.playouts, depth.wide)
    return search


def weighed(
    known: Known, seed: int, codes: Sequence[int], worlds: int, belief: float = 0.0, moves: int = 0
) -> list[Outcome]:
    """Plays legal actions of the seat (24 at most) out in the same worlds, and says what came of each, in order.

    The first ``moves`` decisions of each playout are those of the nets.
    """
    search = _prepared(known, belief)
    search.consult(moves if advises(known.book) else 0, 0.0)
    search.weigh(known.state, known.seat, seed, codes, worlds)
    book = known.book
    places = book.rules.teams or book.seats
    opponents = book.seats - book.seats // places
    found = search.weighed()
    outcomes = []
    for code, lead, apart, laid, caught, out, others, tries in found:
        spread = max(0.0, apart - (lead - found[0][1]) ** 2)
        outcomes.append(
            Outcome(code, lead, sqrt(spread / max(1, tries - 1)), laid, caught, out, others / opponents, tries)
        )
    return outcomes


def _prepared(known: Known, belief: float) -> Search:
    """Gives the search of a rule set that has been shown a position."""
    search = search_for(known.book)
    search.know(*known.memory.told(known.seat))
    search.trust(belief)
    search.show(known.state, known.seat, visible(known))
    return search


def search_for(book: Book) -> Search:
    """Gives this thread's search of a rule set."""
    kept = _SEARCHES.by_book
    found = kept.get(book)
    if found is None:
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        found = kept[book] = Search(book.kernel, light_weights(book.seats), nets_for(book))
    return found


def visible(known: Known) -> list[int]:
    """Lists every card whose place the seat knows: its hand, the pile, the table, and what it saw going into hands."""
    state, seat = known.state, known.seat
    faces = [*state.hand(seat), *state.pile()]
    for meld in range(state.meld_count):
        faces += [card[0] for card in state.meld(meld)[2]]
    for other, cards in known.memory.held.items():
        if other != seat:
            faces += cards.elements()
    return faces
