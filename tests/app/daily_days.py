"""Daily deals for the tests of the use cases: a calendar that the test turns, and whole games in no time."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

import msgspec

from rummy500.app.daily import Daily
from rummy500.app.daily_deal import COMPUTER, PERSON, day_of_date, position_of
from rummy500.app.daily_ports import DailyGame, DailyStore
from rummy500.app.daily_thinking import daily_answer, daily_seed
from rummy500.app.facts import Fact, Played, write_fact
from rummy500.app.lines import places_of
from rummy500.app.means import load_table
from rummy500.app.ports import Computers, Entry, Store
from rummy500.app.table import Table
from rummy500.game.events import Event
from rummy500.game.moves import Move
from rummy500.game.view import SeatView
from rummy500.rules import Rules
from rummy500.runners.threads import ThreadRunner
from rummy500.storage.daily import dailies_beside
from rummy500.storage.memory import MemoryStore
from tests.app.making import means
from tests.server.policy import RandomComputers, choose


class Calendar:
    """Is a clock on the wall that stands still until it is set."""

    def __init__(self, at: str = "2026-12-01T12:00") -> None:
        self.ms = 0
        self.set(at)

    def __call__(self) -> int:
        """Gives ms since 1970."""
        return self.ms

    def set(self, at: str) -> None:
        """Sets it to a time of UTC."""
        self.ms = round(datetime.fromisoformat(at).replace(tzinfo=UTC).timestamp() * 1000)


class Otherwise(RandomComputers):
    """Is what a deploy in the middle of a day may bring: a level that chooses by other lots."""

    def __init__(self, salt: int) -> None:
        self.salt = salt
        self.thought = 0

    def version(self, level: str) -> str:
        """Gives one for each salt."""
        return str(self.salt)

    def decide(
        self, level: str, style: str | None, rules: Rules, view: SeatView, events: Sequence[Event], seed: int
    ) -> Move | None:
        """Chooses by lot, another one than others with the same lots."""
        self.thought += 1
        return super().decide(level, style, rules, view, events, seed + self.salt)


class Server:
    """Is one server's daily deals; several can share a store."""

    def __init__(
        self,
        now: Calendar,
        store: Store | None = None,
        dailies: DailyStore | None = None,
        computers: Computers | None = None,
    ) -> None:
        self.store = store or MemoryStore()
        self.dailies = dailies or dailies_beside(self.store)
        made, self.notes = means(self.store, computers, now=now)
        self.means = msgspec.structs.replace(made, answers=self.dailies)
        self.told: list[DailyGame] = []
        self.daily = Daily(self.means, self.dailies, ThreadRunner(1, patient=True), self.told.append)

    def beside(self, now: Calendar, computers: Computers | None = None) -> Server:
        """Gives another server on the same database."""
        return Server(now, self.store, self.dailies, computers)

    async def play(
        self, guest: bytes, day: int, name: str = "Ann", *, lots: int = 1, until: Callable[[Table], bool] | None = None
    ) -> Table:
        """Begins a guest's game and plays it to its end, or until something is so; gives the table."""
        game = await self.daily.begin(guest, day, name, "instant")
        return await self.go_on(game.table, lots=lots, until=until)

    async def go_on(self, name: str, *, lots: int = 1, until: Callable[[Table], bool] | None = None) -> Table:
        """Plays a table on as its driver would, every choice of the person by the position and ``lots``."""
        table = await load_table(self.means, name)
        assert table is not None
        while not table.over and not (until is not None and until(table)):
            seat = table.to_act
            assert seat is not None
            if seat == COMPUTER:
                move = await daily_answer(self.means, table, seat, daily_seed(table, seat))
            else:
                own = table.own(PERSON)
                assert own is not None
                wish = choose(msgspec.to_builtins(own.options), random.Random(f"{lots} {len(table.seen(PERSON))}"))
                move = msgspec.convert(wish, Move)
            assert move is not None
            await self.store_played(table, Played(seat, move))
        if table.over:
            await self.daily.settle(name)
        return table

    async def store_played(self, table: Table, played: Played) -> None:
        """Applies and stores a move, and the end of the round with it."""
        before = table.seq
        told: list[Fact] = [played]
        table.apply(played, self.means.now())
        if not table.running and (score := table.score()) is not None:
            table.apply(score, self.means.now())
            told.append(score)
        entries = [Entry(table.id, before + n, self.means.now(), write_fact(fact)) for n, fact in enumerate(told, 1)]
        await self.store.append(entries, places_of(table, self.means.now()) if table.over else ())

    async def store_answer_is(self, table: Table, played: Played) -> None:
        """Checks that a move of the computer is the answer that binds in a position."""
        day = day_of_date(table.daily.date) if table.daily is not None else None
        assert day is not None
        answer = await self.dailies.answer(day, position_of(table))
        assert answer == msgspec.json.encode(played.move)

    async def close(self) -> None:
        """Ends it."""
        await self.daily.close()
        self.means.runner.close()
        self.means.thinkers.close()
