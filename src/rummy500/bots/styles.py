"""Styles: small leanings by which computers of one level differ, each fixed by the computer's name.

A style never makes a level another one. Levels that search choose by style only among actions of which a second look,
in fresh worlds, does not say again which is best; club weighs one thing a little more or less; the others follow a
leaning in a few decisions of a hundred. Matches of the arena are played without styles.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

from rummy500.bots.club import decide
from rummy500.bots.known import Known, face_values, own_codes
from rummy500.bots.levels import NAMES, POLICIES
from rummy500.bots.seeker import EXPERT, MASTER, Depth, choice, searched, weighed
from rummy500.bots.simple import Policy, brings_play, useless
from rummy500.bots.weights import Weights, club_weights
from rummy500.bots.worth import WEIGHT_NAMES
from rummy500.game.book import Book
from rummy500.kernel import codes

__all__ = ["STYLES", "Style", "style_of", "styled"]

Style: TypeAlias = Literal["daring", "careful", "tidy", "clinging"]
"""What a computer leans to: reach deep into the pile, or leave it; part with dear cards early, or keep them."""

STYLES: Final[tuple[Style, ...]] = get_args(Style)

_DEPTHS: Final[Mapping[str, Depth]] = MappingProxyType({"expert": EXPERT, "master": MASTER})
_SECOND_LOOK: Final = 4
"""A second look takes a quarter as many worlds as the search has playouts."""

_LEANS: Final[Mapping[str, float]] = MappingProxyType({"beginner": 0.05, "casual": 0.15})
"""In what share of its decisions a level follows its leaning; ``_SELDOM`` where it is not named."""

_SELDOM: Final = 0.03

_CLUB: Final[Mapping[Style, tuple[str, float]]] = MappingProxyType(
    {"daring": ("take", 1.0), "careful": ("take", -1.0), "tidy": ("caught", 0.3), "clinging": ("caught", -0.3)}
)
"""Which of the club player's weights a style moves, and how far."""

_FEW: Final = 3
"""So many cards of the pile are nothing to be careful about, and daring enough where a level would take none."""


def style_of(name: str) -> Style | None:
    """Gives the style of a computer by its name; None, no style, for every name that is not a computer's.

    >>> [style_of(name) for name in ("Ada", "Bo", "Somebody")]
    ['daring', 'careful', None]
    """
    return STYLES[NAMES.index(name) % len(STYLES)] if name in NAMES else None


def styled(level: str, style: Style | None) -> Policy:
    """Gives how a level decides with a style, or without one; raises ValueError for a level that cannot be had here."""
    policy = POLICIES.get(level)
    if policy is None:
        raise ValueError(f"no such level: {level!r}; there are {', '.join(POLICIES)}")
    if style is None:
        return policy
    depth = _DEPTHS.get(level)
    if level == "club":
        return lambda known, rng: decide(known, _club_weights(known.book, style))
    if depth is None:
        share = _LEANS.get(level, _SELDOM)
        return lambda known, rng: _lean(known, rng, policy(known, rng), style, share)
    return lambda known, rng: _among_equals(known, rng, depth, style)


def _club_weights(book: Book, style: Style) -> Weights:
    name, more = _CLUB[style]
    weights = club_weights(book.rules, book.seats)
    at = WEIGHT_NAMES.index(name)
    return (*weights[:at], weights[at] + more, *weights[at + 1 :])


def _lean(known: Known, rng: Random, code: int | None, style: Style, share: float) -> int | None:
    """Follows a leaning now and then, where the level's own action has one beside it."""
    if code is None or known.state.turn != known.seat or rng.random() >= share:
        return code
    lean = _leaning(known, style)
    found = sorted(_beside(known, code), key=lambda other: (lean(other), -other), reverse=True)
    for other in found:
        if lean(other) > lean(code) and (other & codes.KIND != codes.TAKE or brings_play(known, other)):
            return other
    return code


def _beside(known: Known, code: int) -> list[int]:
    """Lists the actions that a level which does not search may do instead: draws for a draw, useless cards for one."""
    kind = code & codes.KIND
    if kind in (codes.DRAW, codes.TAKE):
        size = len(known.state.pile())
        return [
            other
            for other in own_codes(known)
            if other & codes.KIND == codes.DRAW or (other & codes.KIND == codes.TAKE and size - (other & 127) <= _FEW)
        ]
    if kind == codes.DISCARD:
        return useless(known, [other for other in own_codes(known) if other & codes.KIND == codes.DISCARD])
    return []


def _among_equals(known: Known, rng: Random, depth: Depth, style: Style) -> int | None:
    """Searches, and takes of the actions that cannot be told apart the one that the style leans to most."""
    search = searched(known, rng.getrandbits(31), depth)
    best = choice(known, search)
    if best is None or best != search.best:
        return best
    lean = _leaning(known, style)
    # Only the runner-up has been tried as often as the best.
    rivals = [code for code, *_ in search.found()[1:2] if code & codes.KIND in _alike(best) and lean(code) > lean(best)]
    return max(equals(known, rng.getrandbits(31), [best, *rivals], depth), key=lean) if rivals else best


def equals(known: Known, seed: int, found: Sequence[int], depth: Depth) -> list[int]:
    """Gives the first action, the best of a search, and those that a second look in worlds of its own puts before it.

    Where two looks do not agree which of two actions is better, the difference is within their noise.
    """
    looked = weighed(known, seed, found, depth.playouts // _SECOND_LOOK, depth.belief, depth.moves)
    return [found[0], *(one.code for one in looked[1:] if one.lead >= looked[0].lead)]


def _alike(code: int) -> tuple[int, ...]:
    """Gives the kinds of actions among which a style may choose: draws of all kinds, or discards."""
    draws = (codes.DRAW, codes.TAKE)
    kind = code & codes.KIND
    return draws if kind in draws else (codes.DISCARD,) if kind == codes.DISCARD else ()


def _reach(known: Known) -> Callable[[int], int]:
    """Counts the cards that a draw takes from the pile; discards are all alike."""
    size = len(known.state.pile())
    return lambda code: size - (code & 127) if code & codes.KIND == codes.TAKE else 0


def _cost(known: Known) -> Callable[[int], int]:
    """Counts what a discarded card would have cost in the hand; draws are all alike."""
    values = face_values(known.book.rules)
    return lambda code: values[code & 63] if code & codes.KIND == codes.DISCARD else 0


def _leaning(known: Known, style: Style) -> Callable[[int], int]:
    """Gives what a style counts in an action; more is more to its liking."""
    reach, cost = _reach(known), _cost(known)
    match style:
        case "daring":
            return reach
        case "careful":
            return lambda code: -max(_FEW, reach(code))
        case "tidy":
            return cost
        case "clinging":
            return lambda code: -cost(code)
