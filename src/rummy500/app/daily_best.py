"""The best line of a day: the strongest computer plays the deal from seat 0, against the day's opponent.

It sees what the person at that seat would see. It plays once for each day, slowly, beside everything else; its round is
kept as the log of a table that nobody sits at.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from rummy500.app.daily_deal import COMPUTER, PERSON, lot_of, position_of, second_name, table_facts
from rummy500.app.daily_ports import DailyStore
from rummy500.app.daily_thinking import daily_answer, daily_seed, legal_move
from rummy500.app.facts import Fact, Played, SeatFact, write_fact
from rummy500.app.means import Means
from rummy500.app.ports import Entry, Runner
from rummy500.app.table import Table

__all__ = ["BestLines"]

_CLAIM_MS: Final = 3 * 60_000
"""So long others leave a day to who thinks about one of its decisions; who was killed meanwhile keeps it no longer."""


class BestLines:
    """Works out best lines, one after another; ``key_of`` gives a day's key and level, ``new_id`` a table's id."""

    def __init__(
        self,
        means: Means,
        store: DailyStore,
        runner: Runner,
        new_id: Callable[[], str],
        day_of: Callable[[int], Awaitable[tuple[bytes, str]]],
    ) -> None:
        self._means = means
        self._store = store
        self._runner = runner
        self._new_id = new_id
        self._day_of = day_of
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(1)

    def want(self, day: int) -> None:
        """Begins a day's best line unless this server is at it already or has no computer that could play it."""
        if self._means.computers.strongest is None or day in self._tasks:
            return
        task = self._tasks[day] = asyncio.create_task(self._work(day), name=f"best line {day}")
        task.add_done_callback(lambda ended: self._ended(day, ended))

    async def close(self) -> None:
        """Stops; a line that was begun is played anew by whoever asks next."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, day: int, ended: asyncio.Task[None]) -> None:
        del self._tasks[day]
        error = None if ended.cancelled() else ended.exception()
        if isinstance(error, Exception):
            self._means.observer.table_failed(f"best line {day}", error)

    async def _work(self, day: int) -> None:
        async with self._turn:
            now = self._means.now()
            if not await self._store.claim_best(day, now, now + _CLAIM_MS):
                return
            key, level = await self._day_of(day)
            name = self._new_id()
            try:
                facts, points = await self._played(key, day, level, name)
            except asyncio.CancelledError:
                await self._store.extend_best(day, self._means.now())  # others need not wait for who stops in order
                raise
            at = self._means.now()
            entries = [Entry(name, seq, at, write_fact(fact)) for seq, fact in enumerate(facts, 1)]
            await self._store.keep_best(day, name, points, entries)

    async def _played(self, key: bytes, day: int, level: str, name: str) -> tuple[list[Fact], int]:
        """Plays the deal to its end; gives the table's log and the points of seat 0."""
        strongest = SeatFact(second_name(key), None, self._means.computers.strongest)
        facts = table_facts(key, day, strongest, ranked=False, pace="instant", level=level)
        table = Table.rebuilt(name, ((0, fact) for fact in facts))
        while (seat := table.to_act) is not None:
            if seat == COMPUTER:
                move = await daily_answer(self._means, table, seat, daily_seed(table, seat))
            else:
                await self._store.extend_best(day, self._means.now() + _CLAIM_MS)
                seed = int.from_bytes(lot_of(key, f"best {position_of(table).hex()}")[:8], "big")
                move = await legal_move(self._means, table, seat, seed, self._runner)
            assert move is not None
            facts.append(Played(seat, move))
            table.apply(facts[-1])
        score = table.score()
        assert score is not None
        return [*facts, score], score.points[PERSON]
