"""Boards of the daily deal: sums of ranked results, worked out when somebody asks and kept for a few seconds."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from datetime import date, timedelta
from typing import Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from rummy500.app.daily_deal import date_text
from rummy500.app.daily_ports import DailyGame, DailyStore, Tally

__all__ = ["Board", "Boards", "Kept", "Place", "Span", "days_of_span", "month_of"]

Key = TypeVar("Key")
Value = TypeVar("Value")

Span: TypeAlias = Literal["day", "week", "month", "all", "streaks"]

_FRESH_MS: Final = 5_000
_SHARE: Final = 20
"""Boards of many days are kept twenty times as long as they took to work out, so that it never takes a larger share."""

_MANY_DAYS: Final = 31

_KEPT: Final = 64


class Place(msgspec.Struct, frozen=True):
    """Is one line of a board; ``place`` counts from 1."""

    place: int
    tally: Tally


class Board(msgspec.Struct, frozen=True):
    """Is who has what place in some days; guests who are hidden are not in ``shown``, but in ``all``."""

    first: int
    last: int
    shown: tuple[Tally, ...]
    all: dict[bytes, Tally]
    streaks: bool

    def place_of(self, guest: bytes) -> Place | None:
        """Gives a guest's own line; who is hidden has the place that she would have."""
        mine = self.all.get(guest)
        if mine is None:
            return None
        order = _order(mine, streaks=self.streaks)
        return Place(1 + sum(_order(other, streaks=self.streaks) < order for other in self.shown), mine)


class _One(msgspec.Struct, Generic[Value]):
    """Is what was worked out for a key, ``at`` which time (ms), and in how many ms."""

    at: int
    took: float
    value: Value


class Kept(Generic[Key, Value]):
    """Keeps what was worked out for a key a few seconds, so that a crowd that asks costs as much as one.

    What takes long can be kept ``share`` times as long as that, whoever asks. ``now`` gives ms since 1970, ``clock``
    monotonic seconds.
    """

    def __init__(
        self,
        make: Callable[[Key], Awaitable[Value]],
        now: Callable[[], int],
        share: int = 0,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._make = make
        self._now = now
        self._share = share
        self._clock = clock
        self._kept: OrderedDict[Key, _One[Value]] = OrderedDict()
        self._making: dict[Key, asyncio.Lock] = {}
        self.made = 0

    async def get(self, key: Key, since: int = 0) -> Value:
        """Gives it, worked out anew if that was long ago, or not after ``since`` (ms). Raises what the making does."""
        async with self._making.setdefault(key, asyncio.Lock()):
            one = self._kept.get(key)
            if one is None or self._old(one, since):
                self.made += 1
                at, begin = self._now(), self._clock()
                value = await self._make(key)
                one = self._kept[key] = _One(at, 1000 * (self._clock() - begin), value)
            self._kept.move_to_end(key)
            while len(self._kept) > _KEPT:
                forgotten, _ = self._kept.popitem(last=False)
                self._making.pop(forgotten, None)
            return one.value

    def _old(self, one: _One[Value], since: int) -> bool:
        age = self._now() - one.at
        if age < 0:
            return True  # the clock was set back
        least = self._share * one.took
        return age >= least if one.at < since else age >= max(least, _FRESH_MS)

    def forget(self) -> None:
        """Forgets what is kept."""
        self._kept.clear()


class Boards:
    """Gives boards and whole days of results."""

    def __init__(self, store: DailyStore, now: Callable[[], int]) -> None:
        self._store = store
        self._boards: Kept[tuple[int, int, bool], Board] = Kept(self._board, now)
        self._long: Kept[tuple[int, int, bool], Board] = Kept(self._board, now, _SHARE)
        self._results: Kept[int, Sequence[DailyGame]] = Kept(store.results, now)

    async def board(self, first: int, last: int, *, streaks: bool, since: int = 0) -> Board:
        """Gives the board of some days, and does not know less than at ``since`` (ms) unless it takes long to work out.

        Raises StoreUnavailable.
        """
        kept = self._long if streaks or last - first >= _MANY_DAYS else self._boards
        return await kept.get((first, last, streaks), since)

    async def results(self, day: int, since: int = 0) -> Sequence[DailyGame]:
        """Gives a day's ranked results, the best first. Raises StoreUnavailable."""
        return await self._results.get(day, since)

    def forget(self) -> None:
        """Looks everything up again: somebody is hidden now, or gone."""
        self._boards.forget()
        self._long.forget()
        self._results.forget()

    async def _board(self, key: tuple[int, int, bool]) -> Board:
        first, last, streaks = key
        found = await (self._store.streaks(last) if streaks else self._store.tallies(first, last))
        shown = sorted((one for one in found if not one.hidden), key=lambda one: _order(one, streaks=streaks))
        return Board(first, last, tuple(shown), {one.guest: one for one in found}, streaks)


def _order(tally: Tally, *, streaks: bool) -> tuple[int, int, bytes]:
    """Orders a board: the most first; of equal ones who was there first."""
    return (-tally.days if streaks else -tally.points, tally.at, tally.guest)


def days_of_span(span: Span, day: int, first: int) -> tuple[int, int]:
    """Gives the first and last day that a board of ``day`` counts; ``first`` is the earliest day there is.

    Weeks begin on Monday.

    >>> days_of_span("week", 20788, 0), days_of_span("month", 20788, 0)
    ((20787, 20793), (20788, 20818))
    """
    when = date.fromisoformat(date_text(day))
    match span:
        case "day":
            return day, day
        case "week":
            return day - when.weekday(), day - when.weekday() + 6
        case "month":
            return month_of(when)
        case "all" | "streaks":
            return min(first, day), day


def month_of(when: date) -> tuple[int, int]:
    """Gives the first and last day of a date's month."""
    begin = when.replace(day=1)
    after = (begin + timedelta(days=31)).replace(day=1)
    start = begin.toordinal() - date(1970, 1, 1).toordinal()
    return start, start + (after - begin).days - 1
