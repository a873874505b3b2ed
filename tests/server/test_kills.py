"""F1: the server is killed at random moments of lobbies, deals, cuts, undo and timers; nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest

from rummy500.app.facts import read_fact
from rummy500.app.manners import Manners
from rummy500.storage.sqlite import SqliteStore
from tests.server.checker import check_party
from tests.server.faulty import Faults
from tests.server.party import Party, Plan
from tests.server.people import Habits
from tests.server.scale import times
from tests.server.serving import Process

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(times(600, 7200))]

KILLS = times(20, 200)
OFTEN = Habits(undo=0.6, twice=0.1, host=0.15, reload=0.01, say=0.02)
SHORT = Manners(turn_timer=2, away_seconds=1, call_seconds=1, pace="instant", spectators=True)
PLANS = (
    Plan(2, 2, {"hand_size": "5", "cut": "on", "rounds": "3", "tie": "share"}, again=True),
    Plan(4, 3, {"hand_size": "4", "rounds": "2", "tie": "share", "cut": "on"}, short=SHORT, watching=1),
    Plan(3, 2, {"rounds": "1", "tie": "share", "hand_size": "4"}, preset="pagat", short=SHORT, late=1),
)
"""Small rounds, so that many kills fall into lobbies and deals."""


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """Gives a server process that has been started, for many people at one address."""
    process = Process(
        tmp_path,
        RUMMY_GUESTS_PER_NETWORK_HOUR="1000000",
        RUMMY_TABLES_PER_NETWORK_HOUR="1000000",
        RUMMY_PHRASES_PER_SECOND="1000",
    )
    process.start()
    yield process
    if process.alive:
        process.kill()


@contextlib.asynccontextmanager
async def database(process: Process) -> AsyncIterator[SqliteStore]:
    """Opens the database beside the server, or while none runs."""
    store = SqliteStore(process.folder / "rummy500.db")
    try:
        yield store
    finally:
        await store.close()


class Lane:
    """Is one party after another at the same kind of table; ``alive`` is held while the server must not be killed."""

    def __init__(self, process: Process, plan: Plan, rng: random.Random, alive: asyncio.Lock) -> None:
        self.process = process
        self.plan = plan
        self.rng = rng
        self.alive = alive
        self.party: Party | None = None
        self.stopped = False
        self.played = 0

    async def run(self) -> None:
        """Plays until it is told to stop; the last match is broken off."""
        while not self.stopped:
            async with self.alive:
                party = Party(self.process.url, self.plan, self.rng)
                async with database(self.process) as store:
                    await party.gather(store)
                self.party = party
            party.complete = False
            playing = asyncio.ensure_future(party.play())
            # The host does what hosts do in a lobby, and the server is killed there too.
            await asyncio.sleep(self.rng.uniform(0.1, 0.8))
            party.complete = True
            await playing
            async with self.alive, database(self.process) as store:
                await check_party(party, store, over=not self.stopped)
            self.party = None
            self.played += 1

    def stop(self) -> None:
        """Ends it."""
        self.stopped = True
        if self.party is not None:
            self.party.stopped.set()


async def test_f1_r1_r2_s10_killed_at_random_moments_nothing_acknowledged_is_lost(process: Process) -> None:
    seed = random.SystemRandom().getrandbits(32)
    rng, alive, met = random.Random(seed), asyncio.Lock(), Counter[str]()
    faults = Faults(cut=0.01, repeat=0.1)
    plans = [msgspec.structs.replace(plan, habits=OFTEN, faults=faults) for plan in PLANS]
    lanes = [Lane(process, plan, random.Random(f"{seed} {number}"), alive) for number, plan in enumerate(plans)]
    running = [asyncio.ensure_future(lane.run()) for lane in lanes]
    lengths: dict[str, int] = {}
    print(f"kills: seed {seed}")
    for kill in range(4 * KILLS):
        if kill >= KILLS and _met_enough(met):
            break
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        async with alive:
            process.kill()
            async with database(process) as store:
                for lane in lanes:
                    if lane.party is not None:
                        met.update(await look(lane.party, store, lengths))
            await asyncio.to_thread(process.start)
        for one in running:
            assert not one.done() or one.exception() is None, (seed, one)
    for lane in lanes:
        lane.stop()
    await asyncio.gather(*running)
    assert process.stop() == 0
    assert sum(met.values()) >= KILLS
    assert _met_enough(met), met


def _met_enough(met: Counter[str]) -> bool:
    """Says whether the last facts before the kills were of many kinds: a deal under way and play among them.

    On a machine with other work tables stay in their lobbies for long, so there may have to be more kills for it.
    """
    deals = sum(met[kind] for kind in ("Dealing", "Committed", "Dealt"))
    return met["Played"] > 0 and deals > 0 and len(met) >= times(2, 8)


async def look(party: Party, store: SqliteStore, lengths: dict[str, int]) -> list[str]:
    """Compares, while no server runs, what everybody has seen with what is stored; gives where each table stood."""
    await check_party(party, store, over=False, cards=False)
    kinds = []
    for table in party.tables:
        log = await store.read(table)
        assert len(log) >= lengths.get(table, 0)
        lengths[table] = len(log)
        kinds.append(type(read_fact(log[-1].body)).__name__)
    return kinds
