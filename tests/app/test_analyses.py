"""Analyses beside the tables: one after another, shared, stopped, bounded, given up when nobody asks any more."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import TypeVar

import pytest

from rummy500.app.analyses import Analyses, Job
from rummy500.app.refusal import Refusal
from rummy500.game.match import Match
from rummy500.storage.memory import MemoryStore
from rummy500.testkit.builders import position

pytestmark = pytest.mark.anyio

Result = TypeVar("Result")


class Gate:
    """Is a runner that does as many pieces of work as it has been let through."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(0)
        self.closed = False

    def let(self, pieces: int) -> None:
        for _ in range(pieces):
            self._free.release()

    async def run(self, work: Callable[[], Result]) -> Result:
        await self._free.acquire()
        return work()

    def close(self) -> None:
        self.closed = True


class Clock:
    """Is a clock that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def match(stock: str = "2C QS 3C") -> Match:
    """Gives a short round that is over; another card on top of the stock makes it another round."""
    table = position().hand("Ann", "7S 7H KD").hand("Bob", "10S JS 9H QD").pile("7D").stock(stock)
    top = stock.split()[0]
    bob = table.turn("Ann", "draw").then("Ann", f"draw {top}, discard {top}")
    ann = bob.then("Bob", "draw QS, meld 10S JS QS, discard QD").then("Ann", "draw 3C, discard 3C")
    return ann.then("Bob", "pass").match()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0)


async def settled(work: Analyses, job: Job) -> str:
    await until(lambda: not job.open)
    return work.progress(job).state


async def test_an_analysis_tells_how_far_it_is_and_what_came_of_it() -> None:
    gate = Gate()
    work = Analyses(gate, MemoryStore())
    job = await work.start("ann", match(), 1, "quick")
    assert (work.progress(job).state, work.progress(job).before) == ("waiting", 0)
    gate.let(3)
    await until(lambda: job.done == 2)
    told = work.progress(job)
    assert (told.state, told.done, told.result) == ("working", 2, None)
    assert told.all > 5
    gate.let(100)
    assert await settled(work, job) == "done"
    result = work.progress(job).result
    assert result is not None
    assert result.decisions[0].best == "take 7D"
    assert work.find(job.id) is job
    await work.close()
    assert gate.closed


async def test_what_is_asked_for_again_is_not_done_again() -> None:
    gate = Gate()
    work = Analyses(gate, MemoryStore())
    first = await work.start("ann", match(), 1, "quick")
    assert await work.start("bob", match(), 1, "quick") is first
    assert await work.start("ann", match("4C QS 3C"), 1, "quick") is not first
    gate.let(200)
    assert await settled(work, first) == "done"
    again = await work.start("cy", match(), 1, "quick")
    assert (again is first, again.open) == (True, False)
    assert await work.start("cy", match(), 1, "normal") is not first
    await work.close()


async def test_it_stops_when_the_last_who_wants_it_says_so() -> None:
    gate = Gate()
    work = Analyses(gate, MemoryStore())
    job = await work.start("ann", match(), 1, "quick")
    await work.start("bob", match(), 1, "quick")
    waiting = await work.start("ann", match("4C QS 3C"), 1, "quick")
    gate.let(2)
    await until(lambda: job.done == 1)
    assert work.progress(waiting).before == 1
    work.stop(job, "ann")
    assert work.progress(job).state == "working"
    work.stop(job, "bob")
    assert work.progress(job).state == "stopped"
    gate.let(200)
    assert await settled(work, waiting) == "done"
    assert (job.done, job.result) == (1, None)
    fresh = await work.start("ann", match(), 1, "quick")
    assert fresh is not job
    assert await settled(work, fresh) == "done"
    await work.close()


async def test_a_waiting_one_that_is_stopped_leaves_the_queue() -> None:
    gate = Gate()
    work = Analyses(gate, MemoryStore())
    first = await work.start("ann", match(), 1, "quick")
    second = await work.start("ann", match("4C QS 3C"), 1, "quick")
    third = await work.start("bob", match("5C QS 3C"), 1, "quick")
    gate.let(1)
    await until(lambda: first.state == "working")
    assert work.progress(third).before == 2
    work.stop(second, "ann")
    assert work.progress(third).before == 1
    gate.let(200)
    assert await settled(work, third) == "done"
    assert second.state == "stopped"
    await work.close()


async def test_nobody_fills_the_queue() -> None:
    work = Analyses(Gate(), MemoryStore(), waiting=3, each=2)
    rounds = [match(f"{card} QS 3C") for card in ("2C", "4C", "5C", "6C", "8C")]
    await work.start("ann", rounds[0], 1, "quick")
    await work.start("ann", rounds[1], 1, "quick")
    with pytest.raises(Refusal, match="analyses_busy"):
        await work.start("ann", rounds[2], 1, "quick")
    await work.start("ann", rounds[1], 1, "quick")  # there already
    await work.start("bob", rounds[2], 1, "quick")
    with pytest.raises(Refusal, match="analyses_busy"):
        await work.start("cy", rounds[3], 1, "quick")
    await work.close()


async def test_what_nobody_asks_about_any_more_is_given_up() -> None:
    gate, clock = Gate(), Clock()
    work = Analyses(gate, MemoryStore(), clock=clock)
    job = await work.start("ann", match(), 1, "quick")
    gate.let(2)
    await until(lambda: job.done == 1)
    clock.seconds = 80
    assert work.find(job.id) is job
    clock.seconds = 160
    gate.let(1)
    await until(lambda: job.done == 2)
    clock.seconds = 260
    gate.let(1)
    assert await settled(work, job) == "stopped"
    await work.close()


async def test_old_results_are_forgotten_not_those_asked_about() -> None:
    gate = Gate()
    work = Analyses(gate, MemoryStore(), kept=2, each=9)
    gate.let(1000)
    jobs = []
    for card in ("2C", "4C", "5C"):
        jobs.append(await work.start("ann", match(f"{card} QS 3C"), 1, "quick"))
        await settled(work, jobs[-1])
        work.find(jobs[0].id)
    assert work.find(jobs[0].id) is jobs[0]
    assert work.find(jobs[1].id) is None
    assert work.find(jobs[2].id) is jobs[2]
    await work.close()


async def test_what_was_found_before_a_restart_is_not_looked_for_again() -> None:
    gate, store = Gate(), MemoryStore()
    before = Analyses(gate, store)
    job = await before.start("ann", match(), 1, "quick")
    gate.let(100)
    assert await settled(before, job) == "done"
    await before.close()
    after = Analyses(Gate(), store)
    again = await after.start("bob", match(), 1, "quick")
    told = after.progress(again)
    assert (told.state, told.done) == ("done", told.all)
    assert again.id != job.id
    assert told.result == job.result
    other = await after.start("bob", match(), 1, "normal")
    assert after.progress(other).state == "waiting"
    await after.close()


async def test_what_is_kept_in_another_form_or_cannot_be_read_is_made_anew() -> None:
    store = MemoryStore()
    work = Analyses(Gate(), store)
    key = (await work.start("ann", match(), 1, "quick")).key
    await work.close()
    for body in (b"", b"no archive", zlib.compress(b"{"), zlib.compress(b'{"round": 1}')):
        await store.keep_analysis(key, body, 1, 10, 1000)
        work = Analyses(Gate(), store)
        assert (await work.start("ann", match(), 1, "quick")).open
        await work.close()
    await store.close()
    work = Analyses(Gate(), store)
    assert (await work.start("ann", match(), 1, "quick")).open
    await work.close()


async def test_two_who_ask_at_once_share_one_analysis() -> None:
    work = Analyses(Gate(), MemoryStore())
    asked = await asyncio.gather(*(work.start(owner, match(), 1, "quick") for owner in ("ann", "bob", "cy")))
    assert len(set(asked)) == 1
    assert asked[0].owners == {"ann", "bob", "cy"}
    await work.close()


async def test_a_fault_ends_one_analysis_only() -> None:
    faults: list[Exception] = []

    class Broken(Gate):
        async def run(self, work: Callable[[], Result]) -> Result:
            await super().run(lambda: None)
            if not faults:
                raise RuntimeError("no memory")
            return work()

    gate = Broken()
    work = Analyses(gate, MemoryStore(), fault=faults.append)
    first = await work.start("ann", match(), 1, "quick")
    second = await work.start("ann", match("4C QS 3C"), 1, "quick")
    gate.let(200)
    assert await settled(work, second) == "done"
    assert (first.state, [str(fault) for fault in faults]) == ("failed", ["no memory"])
    await work.close()


async def test_what_cannot_be_analysed_is_refused() -> None:
    work = Analyses(Gate(), MemoryStore())
    running = Match(match().rules, ["Ann", "Bob"])
    running.start_round(bytes(32))
    for wrong, number, code in ((match(), 2, "no_round"), (match(), 0, "no_round"), (running, 1, "round_not_over")):
        with pytest.raises(Refusal, match=code):
            await work.start("ann", wrong, number, "quick")
    with pytest.raises(Refusal, match="malformed"):
        await work.start("ann", match(), 1, "best")
    await work.close()
