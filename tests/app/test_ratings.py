"""Matches of real tables enter the ratings once, when they end or after the next start."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from rummy500.app.facts import Fact, SeatFact, write_fact
from rummy500.app.lines import places_of
from rummy500.app.ports import Entry, Seated, StoreUnavailable
from rummy500.app.rating_outcome import Outcome
from rummy500.app.ratings import Ratings
from rummy500.app.table import Table
from rummy500.runners.threads import ThreadRunner
from rummy500.storage.memory import MemoryStore
from rummy500.storage.ratings_memory import MemoryRatings
from tests.app.rating_logs import computer, hexed, leaves, person, played_log

pytestmark = pytest.mark.anyio

ANN = bytes.fromhex(hexed("Ann"))


class Stumbling(MemoryRatings):
    """Is a store that fails a few times before it works, and notes in which order outcomes come."""

    def __init__(self, store: MemoryStore, failures: int = 0) -> None:
        super().__init__(store)
        self.failures = failures
        self.entered: list[str] = []

    async def enter(self, new: Outcome) -> bool:
        """Fails, or notes and keeps it."""
        if self.failures:
            self.failures -= 1
            raise StoreUnavailable("busy")
        self.entered.append(new.table)
        return await super().enter(new)


class Bench:
    """Is a store with ratings beside it that are not at work yet."""

    def __init__(self, failures: int = 0) -> None:
        self.store = MemoryStore()
        self.kept = Stumbling(self.store, failures)
        self.faults: list[tuple[str, Exception]] = []
        self.ratings = self.again()

    def again(self) -> Ratings:
        """Makes ratings as a new process has them."""
        return Ratings(self.store, self.kept, ThreadRunner(1), lambda *fault: self.faults.append(fault), pause=0.001)

    async def put(self, table: str, log: Sequence[tuple[int, Fact]], later: int = 0) -> None:
        """Stores a log as a table would, with the list of its people."""
        rebuilt = Table.rebuilt(table, log)
        entries = [Entry(table, seq, at + later, write_fact(fact)) for seq, (at, fact) in enumerate(log, 1)]
        await self.store.append(entries, places_of(rebuilt, later))

    async def work(self) -> None:
        """Lets the ratings work until nothing is left."""
        self.ratings.start()
        await self.ratings.settled()
        await self.ratings.close()


async def bench(failures: int = 0) -> Bench:
    """Makes one that knows Ann."""
    made = Bench(failures)
    await made.store.add_guest(ANN, 1)
    return made


async def test_a_match_is_entered_when_it_ends_and_once_however_often_it_is_told() -> None:
    made = await bench()
    await made.put("t1", played_log([person("Ann"), computer("club")]))
    for _ in range(3):
        made.ratings.ended("t1")
    await made.work()
    (result,) = await made.kept.results(ANN)
    assert result.table == "t1"
    assert result.after is not None
    assert made.faults == []


async def test_what_ended_as_the_process_was_killed_is_entered_at_the_next_start_in_order() -> None:
    made = await bench()
    log = played_log([person("Ann"), computer("club")])
    for table, later in (("late", 9_000_000), ("early", 0), ("middle", 5_000_000)):
        await made.put(table, log, later)
    await made.work()
    assert made.kept.entered == ["early", "middle", "late"]
    made.ratings = made.again()
    made.kept.entered.clear()
    await made.work()
    assert made.kept.entered == []
    assert len(await made.kept.results(ANN)) == 3


async def test_tables_that_are_not_over_are_left_alone() -> None:
    made = await bench()
    log = played_log([person("Ann"), person("Bob")])
    begun = log[: len(log) // 2]
    await made.put("begun", begun)
    await made.put("left", [*begun, (0, leaves(0, "Ann"))])
    await made.store.append([], [Seated(ANN, "left", 5, True, "")])
    await made.work()
    assert made.kept.entered == []
    assert made.faults == []


async def test_a_table_of_old_whose_seats_have_no_line_is_entered_too() -> None:
    made = await bench()
    await made.put("t1", played_log([person("Ann"), computer("club")]))
    place = made.store._seated[ANN, "t1"]
    made.store._seated[ANN, "t1"] = msgspec.structs.replace(place, line="")
    await made.work()
    assert made.kept.entered == ["t1"]


async def test_a_store_that_cannot_write_now_is_asked_again_and_the_order_kept() -> None:
    made = await bench(failures=3)
    log = played_log([person("Ann"), computer("club")])
    await made.put("t1", log)
    await made.put("t2", log, 9_000_000)
    await made.work()
    assert made.kept.entered == ["t1", "t2"]
    assert made.faults == []


async def test_a_match_that_cannot_be_read_is_told_and_holds_nobody_up() -> None:
    made = await bench()
    log = played_log([person("Ann"), computer("club")])
    await made.put("good", log, 9_000_000)
    await made.put("bad", log)
    at = len(made.store._logs["bad"]) - 2
    made.store._logs["bad"][at] = msgspec.structs.replace(made.store._logs["bad"][at], body=b'{"fact":"of 2040"}')
    await made.work()
    assert made.kept.entered == ["good"]
    assert [table for table, _ in made.faults] == ["bad"]


async def test_names_say_nothing_about_who_counts() -> None:
    """A computer that stands in under Ann's name is not Ann."""
    made = await bench()
    seats = [person("Bob"), SeatFact("Ann", None, "casual", stands_in=True)]
    await made.put("t1", played_log(seats))
    await made.work()
    assert await made.kept.results(ANN) == []
