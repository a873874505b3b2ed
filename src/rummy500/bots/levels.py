"""The levels by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from rummy500.bots.club import club
from rummy500.bots.player import Player
from rummy500.bots.seeker import expert, master
from rummy500.bots.simple import Policy, beginner, casual, lot
from rummy500.bots.strong import strong
from rummy500.kernel import compiled

__all__ = [
    "ALL_LEVELS",
    "LEVELS",
    "NAMES",
    "POLICIES",
    "QUICK_LEVELS",
    "VERSIONS",
    "computer_names",
    "offered",
    "player",
]

_QUICK: Final[Mapping[str, Policy]] = {"random": lot, "beginner": beginner, "casual": casual, "club": club}
_COMPILED: Final[Mapping[str, Policy]] = {"strong": strong, "expert": expert, "master": master}

POLICIES: Final[Mapping[str, Policy]] = MappingProxyType({**_QUICK, **_COMPILED} if compiled() else _QUICK)
"""How each level decides that can be had here: without the compiled rule book search would take minutes."""

ALL_LEVELS: Final = tuple(POLICIES)
"""Every level that can be had here, ``random`` included, which is the arena's anchor."""

QUICK_LEVELS: Final = tuple(_QUICK)
"""The levels that neither search nor have learned; they can be had everywhere."""

LEVELS: Final = ("beginner", "casual", "club", "strong", "expert", "master")
"""The levels of tables, weakest first, whether they can be had here or not."""

VERSIONS: Final[Mapping[str, int]] = MappingProxyType({"club": 1, "strong": 1})
"""Which version of a level this is, of those that play daily deals: it goes up whenever one of its choices changes."""

NAMES: Final = ("Ada", "Bo", "Cleo", "Dov", "Edda", "Finn", "Greta", "Hugo", "Ivo", "Juna", "Kim", "Lou", "Mio", "Nell")
"""What computers are called."""


def offered() -> tuple[str, ...]:
    """Gives the levels that tables can offer here, weakest first: up to ``club`` without the compiled rule book."""
    return tuple(level for level in LEVELS if level in POLICIES)


def player(level: str, rng: Random) -> Player:
    """Makes a player of a level; raises ValueError for a level that does not exist."""
    policy = POLICIES.get(level)
    if policy is None:
        raise ValueError(f"no such level: {level!r}; there are {', '.join(ALL_LEVELS)}")
    return Player(level, policy, rng)


def computer_names(seats: int, taken: Sequence[str] = ()) -> tuple[str, ...]:
    """Gives a name for each of so many seats, the same ones every time, none of those already taken.

    >>> computer_names(3, taken=["Bo"])
    ('Ada', 'Cleo', 'Dov')
    """
    lower = {name.casefold() for name in taken}
    return tuple(name for name in NAMES if name.casefold() not in lower)[:seats]
