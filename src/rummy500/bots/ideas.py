"""Players in the arena that follow what other programs for this game are said to do: from the ideas, in our own words.

They see what a level sees. They are measures to beat, not levels: no table offers them.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from rummy500.bots.known import Known, own_codes, points_of, settled
from rummy500.bots.simple import Policy, brings_play, costliest, stock_draw, useless
from rummy500.game.book import Book
from rummy500.kernel import codes
from rummy500.kernel.state import State

__all__ = ["IDEAS", "deep_taker", "short_sighted", "top_taker"]

_TABLE: Final = (codes.SET, codes.RUN, codes.LAY, codes.SWAP)
_MELDS_LOOKED_AT: Final = 60
_PLAY_PHASE: Final = 1
_OVER: Final = 2


def deep_taker(known: Known, rng: Random) -> int | None:
    """Takes the deepest card of the pile that it can play, puts down all it can at once, throws what is useless."""
    return _follow(known, deepest=True)


def top_taker(known: Known, rng: Random) -> int | None:
    """Takes from the pile only the top card, where it can play it; puts down all it can, throws what is useless."""
    return _follow(known, deepest=False)


def _follow(known: Known, deepest: bool) -> int | None:
    if known.state.turn != known.seat:
        return None
    found = own_codes(known)
    if known.state.phase == 0:
        takes = sorted(code for code in found if code & codes.KIND == codes.TAKE)
        top = known.state.pile_n - 1
        for code in takes:
            if (deepest or code & 127 == top) and brings_play(known, code):
                return code
        return codes.STAND if codes.STAND in found else stock_draw(found)
    return _put_down(known, found) or costliest(known, useless(known, found) or found)


def _put_down(known: Known, found: list[int]) -> int:
    """Gives the dearest meld, lay-off or swap, 0 for none."""
    rules = known.book.rules
    tabled = [code for code in found if code & codes.KIND in _TABLE]
    return max(tabled, key=lambda code: (points_of(code, rules), -code), default=0)


def short_sighted(known: Known, rng: Random) -> int | None:
    """Does what leaves it with the most points if the round ended with this turn: laid down less held in the hand."""
    if known.state.turn != known.seat:
        return None
    found = own_codes(known)
    if known.state.phase != 0:
        return _put_down(known, found) or costliest(known, found)
    if codes.STAND in found:
        return codes.STAND
    best = stock_draw(found)
    most = _worth_now(known.book, known.state, known.seat)
    for code in found:
        if code & codes.KIND == codes.TAKE:
            worth = _worth_at_end_of_turn(known, code)
            if worth > most and brings_play(known, code):
                best, most = code, worth
    return best


def _worth_now(book: Book, state: State, seat: int) -> int:
    return state.laid(seat) - (state.hand_points(seat) if state.phase != _OVER else 0)


def _worth_at_end_of_turn(known: Known, take: int) -> int:
    """Gives the points laid less those held after a take and all that can then be put down, the dearest first."""
    state = settled(known.state, take)
    rules = known.book.rules
    while state.phase == _PLAY_PHASE:
        listed = state.legal_but_melds() + state.first_melds(_MELDS_LOOKED_AT)[0]
        tabled = [code for code in listed if code & codes.KIND in _TABLE]
        if not tabled:
            break
        state.play(max(tabled, key=lambda code: (points_of(code, rules), -code)))
    return _worth_now(known.book, state, known.seat)


IDEAS: Final[Mapping[str, Policy]] = MappingProxyType(
    {"deep-taker": deep_taker, "top-taker": top_taker, "short-sighted": short_sighted}
)
"""By the names that the arena knows them by."""
