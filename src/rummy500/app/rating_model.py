"""How a match changes ratings: the Plackett–Luce model of Weng and Lin (openskill), computers as fixed players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, Protocol

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

__all__ = ["LEVEL_RATINGS", "START", "Rated", "Rating", "nearest_level", "new_ratings", "points", "spread"]


class Rating(msgspec.Struct, frozen=True):
    """Is what is believed of a player's strength: a normal distribution with mean ``mu`` and deviation ``sigma``."""

    mu: float
    sigma: float


_MODEL: Final = PlackettLuce()

START: Final = Rating(_MODEL.mu, _MODEL.sigma)
"""What is believed of somebody who has not played."""

_SURE: Final = 0.5
"""How well a computer's strength is known."""

LEVEL_RATINGS: Final[Mapping[str, Rating]] = MappingProxyType(
    {
        level: Rating(mu, _SURE)
        for level, mu in {
            "beginner": 0.0,
            "casual": 13.5,
            "club": 25.0,
            "strong": 30.5,
            "expert": 34.5,
            "master": 39.0,
        }.items()
    }
)
"""The ratings of computers, which never change: ``club`` is where newcomers begin, the distances to the next level are
those at which the model expects the share of matches won that was measured (docs/ratings.md)."""

_SCALE: Final = 20
_BASE: Final = 1000


class Rated(Protocol):
    """Is what the model asks of each seat (``rating_outcome.SeatOutcome``)."""

    @property
    def side(self) -> int:
        """Partners have the same."""

    @property
    def place(self) -> int:
        """1 for the best side; equal sides share one."""

    @property
    def left(self) -> bool:
        """Whether the player went before the end."""

    @property
    def gains(self) -> bool:
        """Whether the player's rating may rise."""


def new_ratings(seats: Sequence[Rated], before: Sequence[Rating]) -> list[Rating]:
    """Gives each seat's rating after a match, also those that are not to change.

    Who left counts as last, with partners as if the side had come last; the side itself is last only where all left.
    """
    sides = sorted({one.side for one in seats})
    members = {side: [seat for seat, one in enumerate(seats) if one.side == side] for side in sides}
    last = len(seats) + 1
    gone = {side for side in sides if all(seats[seat].left for seat in members[side])}
    places = {side: last if side in gone else seats[members[side][0]].place for side in sides}
    after = _rate(members, places, before)
    for side in sides:
        if side not in gone and any(seats[seat].left for seat in members[side]):
            instead = _rate(members, places | {side: last}, before)
            after |= {seat: instead[seat] for seat in members[side] if seats[seat].left}
    return [
        before[seat] if after[seat].mu > before[seat].mu and not one.gains else after[seat]
        for seat, one in enumerate(seats)
    ]


def _rate(
    members: Mapping[int, Sequence[int]], places: Mapping[int, int], before: Sequence[Rating]
) -> dict[int, Rating]:
    teams = [[_openskill(before[seat]) for seat in seats] for seats in members.values()]
    found = _MODEL.rate(teams, ranks=[float(places[side]) for side in members])
    pairs = zip(members.values(), found, strict=True)
    return {seat: Rating(one.mu, one.sigma) for seats, team in pairs for seat, one in zip(seats, team, strict=True)}


def _openskill(rating: Rating) -> PlackettLuceRating:
    return _MODEL.rating(rating.mu, rating.sigma)


def points(rating: Rating) -> int:
    """Gives a rating as it is shown: 1500 for a newcomer and for the level ``club``.

    >>> points(START), points(LEVEL_RATINGS["beginner"])
    (1500, 1000)
    """
    return round(_BASE + _SCALE * rating.mu)


def spread(rating: Rating) -> int:
    """Gives how far off it may well be, in what is shown: the true strength lies within it 19 times of 20."""
    return round(2 * _SCALE * rating.sigma)


def nearest_level(rating: Rating, levels: Sequence[str]) -> str:
    """Gives the one of some levels whose rating is nearest."""
    return min(levels, key=lambda level: abs(LEVEL_RATINGS[level].mu - rating.mu))
