"""Ratings: each match that is over is read from its log and entered once, also after a crash."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

from rummy500.app.facts import read_fact
from rummy500.app.lines import read_line
from rummy500.app.ports import Entry, Runner, Store, StoreUnavailable
from rummy500.app.rating_outcome import Outcome, outcome_of
from rummy500.app.rating_ports import RatingStore

__all__ = ["Ratings"]

Result = TypeVar("Result")

_PAUSE_SECONDS: Final = 5.0


class Ratings:
    """Enters outcomes, one after another, away from what people wait for.

    ``runner`` reads logs, ``plays_as`` says at which level a computer plays here; ``fault`` hears of a match that
    cannot be read, which is then left out.
    """

    def __init__(
        self,
        store: Store,
        kept: RatingStore,
        runner: Runner,
        fault: Callable[[str, Exception], None],
        plays_as: Callable[[str], str] = lambda level: level,
        pause: float = _PAUSE_SECONDS,
    ) -> None:
        self._store = store
        self._kept = kept
        self._runner = runner
        self._fault = fault
        self._plays_as = plays_as
        self._pause = pause
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._looked = asyncio.Event()

    def ended(self, table: str) -> None:
        """Hears that a table's match is over."""
        self._waiting.put_nowait(table)

    def start(self) -> None:
        """Begins to work: first on what was left over when the process ended."""
        self._task = asyncio.create_task(self._work(), name="ratings")

    async def close(self) -> None:
        """Stops; what has not been entered is found again at the next start."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._runner.close()

    async def settled(self) -> None:
        """Waits until everything that is over now has been entered."""
        await self._looked.wait()
        await self._waiting.join()

    async def _work(self) -> None:
        try:
            for table in await self._patiently(self._left_over):
                self._waiting.put_nowait(table)
        except Exception as error:  # what ends from now on is to be entered all the same
            self._fault("", error)
        self._looked.set()
        while True:
            table = await self._waiting.get()
            try:
                await self._patiently(partial(self._enter, table))
            except Exception as error:  # whatever is wrong with one match, the others are to be entered
                self._fault(table, error)
            finally:
                self._waiting.task_done()

    async def _left_over(self) -> list[str]:
        """Gives the tables whose matches are over without an outcome, in the order in which they ended.

        A seat is finished with also where its person left; whether the match is over, only those who stayed know.
        """
        found: dict[str, None] = {}
        for one in await self._kept.finished():
            line = read_line(one.line)
            if line is None or line.winners:  # tables of old have no line, their logs must say
                found[one.table] = None
        return list(found)

    async def _enter(self, table: str) -> None:
        log = await self._store.read(table)
        outcome = await self._runner.run(partial(_read, table, log, self._plays_as))
        if outcome is not None:
            await self._kept.enter(outcome)

    async def _patiently(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Does the work as soon as the store lets it; the order of matches stays what it is meanwhile."""
        while True:
            try:
                return await work()
            except StoreUnavailable:
                await asyncio.sleep(self._pause)


def _read(table: str, log: list[Entry], plays_as: Callable[[str], str]) -> Outcome | None:
    return outcome_of(table, [(entry.at, read_fact(entry.body)) for entry in log], plays_as)
