"""What is asked and told about guests' own figures, as structs; ``docs/protocol.md`` says what they mean."""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = [
    "ForgetMe",
    "OwnFigures",
    "PlayerFigures",
    "PresetCount",
    "PublishProfile",
    "RatingLine",
    "RatingPoint",
    "RecentMatch",
    "ShownProfile",
]


class RatingPoint(msgspec.Struct, frozen=True):
    """Is a rating after a match that ended at ``at`` (ms)."""

    at: int
    rating: int


class RatingLine(msgspec.Struct, frozen=True):
    """Is a rating with so many seats: the true strength lies within ``spread`` of it 19 times of 20.

    ``level`` is that of the computers who play about as well; ``curve`` has the oldest first.
    """

    seats: int
    rating: int
    spread: int
    matches: int
    level: str
    curve: list[RatingPoint]


class PresetCount(msgspec.Struct, frozen=True):
    """Says how many matches were played from a preset."""

    preset: str
    matches: int


class PlayerFigures(msgspec.Struct, frozen=True):
    """Is what somebody has played; ``points`` are those of all ``rounds``, ``best`` is None before the first round."""

    matches: int
    wins: int
    rounds: int
    points: int
    best: int | None
    reach: int
    presets: list[PresetCount]
    ratings: list[RatingLine]


class RecentMatch(msgspec.Struct, frozen=True):
    """Is one of the newest matches; ``change`` is that of the rating, None where it was not rated."""

    at: int
    preset: str
    seats: int
    place: int
    won: bool
    left: bool
    change: int | None


class OwnFigures(msgspec.Struct, frozen=True):
    """Is what a guest sees of themselves; ``name`` and ``code`` are of the public page, None where there is none.

    ``known`` is False for a browser that the server does not know, of which it keeps nothing.
    """

    known: bool
    name: str | None
    code: str | None
    figures: PlayerFigures
    recent: list[RecentMatch]


class ShownProfile(msgspec.Struct, frozen=True):
    """Is a public page."""

    name: str
    figures: PlayerFigures


class PublishProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Makes one's page public under a name, or gives it another name."""

    name: str


class ForgetMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for everything that is kept about a guest to be deleted."""

    sure: Literal["delete everything"]
