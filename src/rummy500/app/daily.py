"""The daily deal: games begun once and found again, results read from the log, and what may be shown to whom when."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from rummy500.app.daily_best import BestLines
from rummy500.app.daily_boards import Boards
from rummy500.app.daily_deal import (
    DAY_MS,
    LEVEL,
    PERSON,
    date_text,
    day_of_date,
    day_of_time,
    ends_at,
    key_of,
    opened,
    table_facts,
)
from rummy500.app.daily_ports import DailyGame, DailyStore, DayPlayer
from rummy500.app.facts import Fact, Played, Scored, SeatFact, read_fact, write_fact
from rummy500.app.lines import places_of
from rummy500.app.manners import Pace
from rummy500.app.means import Means
from rummy500.app.names import clean_name
from rummy500.app.ports import Entry, Runner, StoreUnavailable
from rummy500.app.refusal import Refusal
from rummy500.app.table import Table, TableBroken
from rummy500.app.tables import new_table_id

__all__ = ["AHEAD", "HASTY_MS", "PRACTICE_DAYS", "Daily", "Finished", "hasty_answers"]

AHEAD: Final = 30
"""So many days' commitments are published before their time."""

PRACTICE_DAYS: Final = 30
"""So many days before the secret was made can be played too, unranked like every past day."""

HASTY_MS: Final = 150
"""Nobody answers sooner than this by hand, again and again."""

_LEFT_OVER: Final = 1000
_LATELY: Final = 20


class Finished(msgspec.Struct, frozen=True):
    """Is a game that is over, and its table as its log tells it."""

    game: DailyGame
    table: Table


class Daily:
    """Knows the daily deals of all days. ``told`` hears of each result when it is stored, ``runner`` is patient."""

    def __init__(
        self, means: Means, store: DailyStore, runner: Runner, told: Callable[[DailyGame], None] = lambda _: None
    ) -> None:
        self.store: Final = store
        self.boards: Final = Boards(store, means.now)
        self._means = means
        self._told = told
        self._secret: tuple[bytes, int] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.best: Final = BestLines(means, store, runner, new_table_id, self._key_and_level)

    # Days.

    def today(self) -> int:
        """Gives today by UTC."""
        return day_of_time(self._means.now())

    async def first(self) -> int:
        """Gives the earliest day that can be played. Raises StoreUnavailable."""
        _, made = await self._the_secret()
        return day_of_time(made) - PRACTICE_DAYS

    async def key(self, day: int) -> bytes:
        """Gives a day's key, which is not to be shown before it is ``opened``. Raises StoreUnavailable."""
        secret, _ = await self._the_secret()
        return key_of(secret, day)

    async def open_key(self, day: int) -> bytes | None:
        """Gives a day's key where it may be shown by now. Raises StoreUnavailable."""
        return await self.key(day) if opened(day, self._means.now()) else None

    async def player(self, day: int) -> DayPlayer:
        """Gives the computer of a day, which is fixed from now on. Raises StoreUnavailable."""
        computers = self._means.computers
        level = computers.plays_as(LEVEL)
        return await self.store.fix(day, DayPlayer(level, computers.version(level)))

    async def check_day(self, day: int | None) -> int:
        """Gives a day that can be played; raises Refusal ``daily_not_yet`` or ``daily_no_day``, StoreUnavailable."""
        if day is None or day < await self.first():
            raise Refusal("daily_no_day")
        if day > self.today():
            raise Refusal("daily_not_yet")
        return day

    async def _the_secret(self) -> tuple[bytes, int]:
        if self._secret is None:
            self._secret = await self.store.secret(secrets.token_bytes(32), self._means.now())
        return self._secret

    async def _key_and_level(self, day: int) -> tuple[bytes, str]:
        return await self.key(day), (await self.player(day)).level

    # Games.

    async def begin(
        self, guest: bytes, day: int, name: str | None, pace: Pace | None = None, *, afresh: bool = False
    ) -> DailyGame:
        """Begins a guest's game of a day, or gives the one that goes on.

        The first game on the day itself is ranked. ``afresh`` begins another unranked one. Raises Refusal
        (``daily_not_yet``, ``daily_no_day``, ``bad_name``), StoreUnavailable.
        """
        await self.check_day(day)
        now, games = self._means.now(), await self.games(guest, day)
        running = self._going_on(games, now, afresh=afresh)
        if running is not None:
            return running
        called = name if name is not None else await self._last_name(guest)
        cleaned = clean_name(called)
        if cleaned is None:
            raise Refusal("bad_name", {"name": called[:40]})
        wants = day == day_of_time(now) and not any(game.ranked for game in games)
        wants = wants and not await self._has_seen(guest, day)
        left = any(game.finished is None for game in games)
        game = await self._begin(guest, day, cleaned, pace or "brisk", now, ranked=wants, afresh=left)
        if game.ranked and game.finished is not None:  # begun and finished while this was asked
            game = await self._begin(guest, day, cleaned, pace or "brisk", now, ranked=False, afresh=left)
        return game

    async def _has_seen(self, guest: bytes, day: int) -> bool:
        """Says whether a guest has lately sat at somebody else's game of that day, by a link to its seat."""
        for place in await self._means.store.tables_of(guest, _LATELY):
            game = await self.store.game(place.table)
            if game is not None and game.day == day and game.guest != guest:
                return True
        return False

    async def going_on(self, guest: bytes, day: int, *, afresh: bool = False) -> DailyGame | None:
        """Gives the game that ``begin`` would go on with, None where it would make one. Raises StoreUnavailable."""
        return self._going_on(await self.games(guest, day), self._means.now(), afresh=afresh)

    def _going_on(self, games: Sequence[DailyGame], now: int, *, afresh: bool) -> DailyGame | None:
        for game in reversed(games):
            if game.finished is not None or now - game.began > self._means.keep_days * DAY_MS:
                continue  # over, or nobody can sit down there any more
            if not afresh or (game.ranked and now < ends_at(game.day)):
                return game
        return None

    async def _last_name(self, guest: bytes) -> str:
        known = await self.store.player(guest)
        return "" if known is None else known.name

    async def _begin(
        self, guest: bytes, day: int, name: str, pace: Pace, now: int, *, ranked: bool, afresh: bool
    ) -> DailyGame:
        key, level = await self._key_and_level(day)
        facts = table_facts(key, day, SeatFact(name, guest.hex()), ranked=ranked, pace=pace, level=level)
        table = Table.rebuilt(new_table_id(), ((now, fact) for fact in facts))
        entries = [Entry(table.id, seq, now, write_fact(fact)) for seq, fact in enumerate(facts, 1)]
        game = DailyGame(table.id, day, guest, ranked, now)
        return await self.store.begin(game, name, entries, places_of(table, now), afresh=afresh)

    async def games(self, guest: bytes, day: int) -> list[DailyGame]:
        """Gives a guest's games of a day, with the results of those that are over by now. Raises StoreUnavailable."""
        games = await self.store.games(guest, day, day)
        return [game if game.finished is not None else await self.settle(game.table) or game for game in games]

    async def may_watch(self, guest: bytes | None, table: Table) -> bool:
        """Says whether a table's finished round may be shown to a guest; of tables without a daily deal it always may.

        Until its key is open a day's deal is shown to who has finished it herself. Raises StoreUnavailable.
        """
        day = None if table.daily is None else day_of_date(table.daily.date)
        if day is None or opened(day, self._means.now()):
            return True
        return guest is not None and any(game.finished is not None for game in await self.games(guest, day))

    async def finished(self, guest: bytes, day: int) -> Finished:
        """Gives a guest's ranked game of a day, else the best unranked one, once it is over.

        Raises Refusal ``daily_not_finished``, StoreUnavailable, TableBroken.
        """
        done = [game for game in await self.games(guest, day) if game.finished is not None]
        if not done:
            raise Refusal("daily_not_finished")
        game = max(done, key=lambda one: (one.ranked, one.points or 0, -(one.finished or 0)))
        return Finished(game, (await self._read(game.table))[0])

    # Results.

    def heard(self, table: str) -> None:
        """Hears that a match is over, and stores its result if it is that of a daily deal."""
        task = asyncio.ensure_future(self._settle_heard(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def start(self) -> None:
        """Begins to make up for what was not heard, in the background."""
        task = asyncio.ensure_future(self._made_up())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _made_up(self) -> None:
        with contextlib.suppress(StoreUnavailable):
            await self.make_up()

    async def make_up(self) -> None:
        """Stores the results of matches that were over when a server was killed. Raises StoreUnavailable."""
        for table in await self.store.left_over(_LEFT_OVER):
            try:
                await self.settle(table)
            except TableBroken as error:
                self._means.observer.table_failed(table, error)

    async def settle(self, table_id: str) -> DailyGame | None:
        """Stores the result of a game whose match is over, read from its log; gives the game as it is now.

        None for the table of no game. Raises StoreUnavailable, TableBroken.
        """
        game = await self.store.game(table_id)
        if game is None or game.finished is not None:
            return game
        table, log = await self._read(table_id)
        score, at = table.score(), next((at for at, fact in log if isinstance(fact, Scored)), 0)
        if score is None or not table.over:
            return game
        ranked = game.ranked and at < ends_at(game.day) and day_of_time(game.began) == game.day
        points, hasty = score.points[PERSON], hasty_answers(log)
        if await self.store.finish(table_id, points, at, ranked=ranked, hasty=hasty):
            self._told(msgspec.structs.replace(game, points=points, finished=at, ranked=ranked, hasty=hasty))
            self.best.want(game.day)
        return await self.store.game(table_id)

    async def _settle_heard(self, table: str) -> None:
        try:
            await self.settle(table)
        except StoreUnavailable:
            return  # the next question for it, or the next start, makes up for it
        except TableBroken as error:
            self._means.observer.table_failed(table, error)

    async def _read(self, table_id: str) -> tuple[Table, list[tuple[int, Fact]]]:
        entries = await self._means.store.read(table_id)

        def work() -> tuple[Table, list[tuple[int, Fact]]]:
            log = [(entry.at, read_fact(entry.body)) for entry in entries]
            return Table.rebuilt(table_id, log), log

        return await self._means.runner.run(work)

    # A feature that keeps something about guests (``app.personal``).

    @property
    def name(self) -> str:
        """The feature's key in what is given to a guest."""
        return "daily"

    async def export(self, guest: bytes) -> object:
        """Gives a guest's games and name."""
        who = await self.store.player(guest)
        games = await self.store.games(guest, 0, self.today() + 1)
        told = [
            {"date": date_text(one.day), "table": one.table, "ranked": one.ranked, "points": one.points}
            | {"began": str(one.began), "finished": None if one.finished is None else str(one.finished)}
            for one in games
        ]
        return {"name": who and who.name, "hidden": who is not None and who.hidden, "games": told}

    async def forget(self, guest: bytes) -> None:
        """Forgets a guest's games and name, so that she is on no board."""
        await self.store.forget(guest)
        self.boards.forget()

    async def close(self) -> None:
        """Ends what goes on in the background."""
        await self.best.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def hasty_answers(log: list[tuple[int, Fact]]) -> int:
    """Counts the person's moves that came within ``HASTY_MS`` of what went before, by the times of the log."""
    return sum(
        isinstance(fact, Played) and fact.seat == PERSON and at - before < HASTY_MS
        for (before, _), (at, fact) in pairwise(log)
    )
