"""The levels by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from rummy500.bots.club import club
from rummy500.bots.player import Player
from rummy500.bots.simple import Policy, beginner, casual, lot

__all__ = ["ALL_LEVELS", "LEVELS", "NAMES", "POLICIES", "computer_names", "player"]

POLICIES: Final[Mapping[str, Policy]] = MappingProxyType(
    {"random": lot, "beginner": beginner, "casual": casual, "club": club}
)
"""How each level decides."""

ALL_LEVELS: Final = tuple(POLICIES)
"""Every level, ``random`` included, which is the arena's anchor."""

LEVELS: Final = ("beginner", "casual", "club")
"""The levels that a table offers, weakest first."""

NAMES: Final = ("Ada", "Bo", "Cleo", "Dov", "Edda", "Finn", "Greta", "Hugo", "Ivo", "Juna", "Kim", "Lou", "Mio", "Nell")
"""What computers are called."""


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
