"""What the daily deal needs to be kept; a day is a number, days since 1970-01-01 (UTC), a time is in ms since 1970."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from rummy500.app.ports import Entry, Seated

__all__ = ["DailyAnswers", "DailyGame", "DailyPlayer", "DailyStore", "DayPlayer", "Tally"]


class DailyGame(msgspec.Struct, frozen=True):
    """Is one game of a day's deal: a guest's table, and its result once it is finished.

    ``hasty`` counts answers that came sooner than people give them.
    """

    table: str
    day: int
    guest: bytes
    ranked: bool
    began: int
    finished: int | None = None
    points: int | None = None
    hasty: int = 0


class DailyPlayer(msgspec.Struct, frozen=True):
    """Is who plays daily deals: what she was called last, and whether she is left out of the boards."""

    name: str
    hidden: bool = False


class DayPlayer(msgspec.Struct, frozen=True):
    """Is the computer that was fixed for a day, and the table of the day's best line once it has been played."""

    level: str
    version: str
    best_table: str | None = None
    best_points: int | None = None


class Tally(msgspec.Struct, frozen=True):
    """Sums up some of a guest's ranked results; ``at`` is when the last of them was reached."""

    guest: bytes
    name: str
    hidden: bool
    points: int
    days: int
    at: int


class DailyAnswers(Protocol):
    """Keeps what a day's computer has answered; the first answer in a position binds it."""

    async def answer(self, day: int, position: bytes) -> bytes | None:
        """Gives the answer in a position, None where nobody has met it. Raises StoreUnavailable."""

    async def bind(self, day: int, position: bytes, move: bytes) -> bytes:
        """Keeps an answer where there is none, and gives the one that binds. Raises StoreUnavailable."""


class DailyStore(DailyAnswers, Protocol):
    """Keeps daily deals beside the tables' logs. Checked by ``testkit.dailies``; all of it may raise StoreUnavailable.

    Ranked results are those of ranked games that are finished.
    """

    async def secret(self, fresh: bytes, at: int) -> tuple[bytes, int]:
        """Gives the daily secret and since when there is one; ``fresh`` and ``at`` where there was none."""

    async def fix(self, day: int, player: DayPlayer) -> DayPlayer:
        """Gives who plays on a day: that player where none was fixed before."""

    async def begin(
        self, game: DailyGame, name: str, entries: Sequence[Entry], seated: Sequence[Seated], *, afresh: bool = False
    ) -> DailyGame:
        """Makes a game and its table in one step, and gives it; or the one that there is already.

        For a ranked game that is the guest's ranked game of that day, finished or not; for an unranked one the newest
        that is not finished, unless a game is wanted ``afresh``.
        """

    async def game(self, table: str) -> DailyGame | None:
        """Gives the game of a table, None for every other table."""

    async def games(self, guest: bytes, first: int, last: int) -> list[DailyGame]:
        """Gives a guest's games of these days, in the order of days and of beginning."""

    async def finish(self, table: str, points: int, at: int, *, ranked: bool, hasty: int = 0) -> bool:
        """Notes a game's result; says False, and changes nothing, where it has one or there is no such game."""

    async def left_over(self, most: int) -> list[str]:
        """Gives tables whose match is over and whose game has no result, at most ``most``."""

    async def results(self, day: int) -> list[DailyGame]:
        """Gives a day's ranked results, the best first; of equal ones the first to be reached."""

    async def tallies(self, first: int, last: int) -> list[Tally]:
        """Sums up the ranked results of these days by guest, in no particular order."""

    async def streaks(self, last: int) -> list[Tally]:
        """Sums up each guest's results of days in a row that end on ``last`` or the day before."""

    async def player(self, guest: bytes) -> DailyPlayer | None:
        """Gives who a guest is here, None for who has never begun a game."""

    async def players(self, guests: Sequence[bytes]) -> dict[bytes, DailyPlayer]:
        """Gives who these guests are."""

    async def hide(self, guest: bytes, *, hidden: bool) -> None:
        """Leaves a guest out of the boards, or not; nothing for who has never begun a game."""

    async def forget(self, guest: bytes) -> None:
        """Forgets a guest's games and name; the tables' logs stay."""

    async def claim_best(self, day: int, now: int, until: int) -> bool:
        """Says whether the caller may work out a day's best line until then: nobody has, or is doing so at ``now``."""

    async def extend_best(self, day: int, until: int) -> None:
        """Says that who has claimed a day's best line is still at it, and nobody else may be until then."""

    async def keep_best(self, day: int, table: str, points: int, entries: Sequence[Entry]) -> bool:
        """Keeps a day's best line with its table's log; says False, and keeps nothing, where there is one."""
