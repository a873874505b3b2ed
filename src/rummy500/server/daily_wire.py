"""What the pages of the daily deal are sent, as structs; ``docs/daily.md`` says what they mean.

Dates are texts like ``2026-12-01`` and always of UTC; times are in ms since 1970.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from rummy500.game.events import RoundEnded

__all__ = [
    "BeginDaily",
    "BestState",
    "BoardSpan",
    "DailyBar",
    "DailyBest",
    "DailyBoard",
    "DailyCalendar",
    "DailyCommitment",
    "DailyCommitments",
    "DailyDay",
    "DailyHidden",
    "DailyPlace",
    "DailyReplay",
    "DailyReplays",
    "DailyResult",
    "DailyStanding",
    "DailyTable",
    "DailyToday",
    "DailyTurn",
]

DailyState: TypeAlias = Literal["new", "running", "done"]
"""Not begun, begun, finished."""

BestState: TypeAlias = Literal["working", "done", "none"]
"""The strongest computer is still playing, has played, or cannot be had on this server."""

BoardSpan: TypeAlias = Literal["day", "week", "month", "all", "streaks"]
"""What a board counts: a day, its ISO week, its month, all days, or days in a row up to that day."""


class DailyStanding(msgspec.Struct, frozen=True):
    """Is what a guest has made of all ranked deals so far.

    ``streak`` counts the days in a row up to today, or up to yesterday as long as today's deal is not finished;
    ``longest`` is the longest of all. ``best`` and ``mean`` are points of a round, null before the first.
    """

    days: int
    streak: int
    longest: int
    best: int | None
    mean: float | None


class DailyToday(msgspec.Struct, frozen=True):
    """Is today's deal and what the asker has made of it.

    ``next_ms`` is how long it is until the next day begins, ``players`` how many have a ranked result. ``table`` is
    where the asker's own game goes on or was played. ``name`` is what the asker called herself last, ``first`` the
    earliest day that can be played.
    """

    date: str
    next_ms: int
    first: str
    commitment: str
    preset: str
    opponent: str
    level: str
    version: str
    players: int
    state: DailyState
    table: str | None
    points: int | None
    place: int | None
    standing: DailyStanding
    name: str | None
    hidden: bool


class BeginDaily(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Asks to play a day's deal, or to go on with it.

    ``name`` may be left out by who has played before. ``afresh`` leaves an unranked game that is not finished and
    begins another one; a ranked game goes on whatever it says.
    """

    name: Annotated[str, msgspec.Meta(max_length=400)] | None = None
    pace: Literal["instant", "brisk", "calm"] | None = None
    afresh: bool = False


class DailyTable(msgspec.Struct, frozen=True):
    """Names the table ``/t/{table}``; ``ranked`` says whether its result will count."""

    table: str
    ranked: bool


class DailyTurn(msgspec.Struct, frozen=True):
    """Is one turn of a finished round: how many cards were taken from the pile (0: drawn from the stock or nothing).

    ``laid`` is the value of what was put down in it, in points.
    """

    seat: int
    taken: int
    laid: int


class DailyBar(msgspec.Struct, frozen=True):
    """Is one bar of the distribution: so many results from ``low`` to ``high`` points, both counted in."""

    low: int
    high: int
    count: int


class DailyBest(msgspec.Struct, frozen=True):
    """Is how the strongest computer played the same deal, seeing only what the player at seat 0 sees.

    ``replay`` names the page ``/r/{replay}``; that and ``points`` are null until it has been played.
    """

    state: BestState
    level: str
    points: int | None
    replay: str | None


class DailyResult(msgspec.Struct, frozen=True):
    """Is a day after one's own finish.

    ``score`` is the end of the asker's round, seat 0 is hers. ``place`` is null for an unranked result, ``percentile``
    (what share of the others' results is lower, 0 to 100, half of the equal ones) where there are no others. ``key``
    opens the day's commitment and is null until ``opens``.
    """

    date: str
    table: str
    ranked: bool
    points: int
    finished: int
    place: int | None
    percentile: int | None
    players: int
    mean: float | None
    distribution: list[DailyBar]
    score: RoundEnded
    names: list[str]
    turns: list[DailyTurn]
    replay: str
    best: DailyBest
    commitment: str
    opens: int
    key: str | None


class DailyReplay(msgspec.Struct, frozen=True):
    """Is somebody's ranked round of a day; ``replay`` names the page ``/r/{replay}``."""

    place: int
    name: str
    points: int
    replay: str
    you: bool


class DailyReplays(msgspec.Struct, frozen=True):
    """Lists ranked rounds of a day, the best first, and the number of all that can be watched."""

    date: str
    count: int
    replays: list[DailyReplay]


class DailyDay(msgspec.Struct, frozen=True):
    """Is one day of the asker's calendar; days that are not listed have not been begun.

    ``points`` are those of the ranked result, else of the best unranked one; null while no game is finished.
    """

    date: str
    state: Literal["running", "ranked", "unranked"]
    points: int | None


class DailyCalendar(msgspec.Struct, frozen=True):
    """Is a month like ``2026-11`` of the asker's; ``first`` and ``today`` bound the days that can be played."""

    month: str
    first: str
    today: str
    days: list[DailyDay]
    standing: DailyStanding


class DailyPlace(msgspec.Struct, frozen=True):
    """Is one line of a board.

    ``points`` is the sum over ``days`` days, ``mean`` their mean; ``streak`` counts days in a row, on the board of
    streaks only. Of equal ones who was there first stands first.
    """

    place: int
    name: str
    points: int
    days: int
    mean: float
    streak: int
    you: bool


class DailyBoard(msgspec.Struct, frozen=True):
    """Is a board: its first lines, and the asker's own wherever it is (null without a result in that span).

    ``first`` and ``last`` are the days that it counts; ``players`` counts everybody on it.
    """

    span: BoardSpan
    first: str
    last: str
    players: int
    places: list[DailyPlace]
    you: DailyPlace | None
    hidden: bool


class DailyCommitment(msgspec.Struct, frozen=True):
    """Is a day's commitment in hex, and its key once ``opens`` has passed."""

    date: str
    commitment: str
    opens: int
    key: str | None


class DailyCommitments(msgspec.Struct, frozen=True):
    """Lists days, the latest first: 30 ahead, today, and those before.

    A commitment is SHA-256 of the scheme, ``table``, the date and the key (docs/fair-deal.md).
    """

    table: str
    preset: str
    days: list[DailyCommitment]


class DailyHidden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks to be left out of the boards and of the list of replays, or to be on them again."""

    hidden: bool
