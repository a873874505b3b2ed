"""Many tables of scripted people over real sockets, checked view by view and byte by byte against what is stored.

The seed of a failure is in its message; ``SIMULATION_SEED=n`` plays from there. ``--long`` draws a new one each time.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import time
from collections import Counter
from pathlib import Path

import pytest

from rummy500.app.manners import Manners
from rummy500.app.ports import Store
from rummy500.storage.memory import MemoryStore
from tests.server.checker import check_party
from tests.server.faulty import Faults
from tests.server.party import Party, Plan, random_plan
from tests.server.people import Habits
from tests.server.raw_bytes import Knowledge
from tests.server.scale import LONG, times
from tests.server.serving import running
from tests.server.watched import WatchedStore

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(times(600, 7200))]

SEED = int(os.environ.get("SIMULATION_SEED") or (secrets.randbits(32) if LONG else 500))
AT_ONCE = times(6, 12)
BOUND_SECONDS = times(400, 600)
"""How long one party may take before it counts as stuck; the machine may be shared."""

ENOUGH_SECONDS = times(120, 1800)
"""After so long no new party begins."""

CROWD = {"guests_per_network_hour": 1_000_000, "phrases_burst": 1000, "phrases_per_second": 1000.0}

BRIEF = Manners(call_seconds=1, pace="instant", spectators=True)
"""The usual manners with call windows that do not last."""

FACES = [rank + suit for rank in "KQJA" for suit in "SHDC"]

WILD = Habits(
    reload=0.02,
    rest=0.01,
    longest=1.5,
    leave=0.005,
    twice=0.1,
    tab=0.02,
    undo=0.25,
    say=0.01,
    pry=0.01,
    host=0.03,
)
BAD_LINE = Faults(cut=0.03, half=0.01, drop=0.02, repeat=0.1, late=0.05, swap=0.02, torn=0.01, deaf=0.01)


async def play_party(url: str, store: Store, plan: Plan, seed: int) -> Party:
    """Plays one party to its end and checks it; what goes wrong names the seed."""
    party = Party(url, plan, random.Random(seed))
    try:
        async with asyncio.timeout(BOUND_SECONDS):
            await party.gather(store)
            await party.play()
        await check_party(party, store)
    except Exception as error:
        error.add_note(f"SIMULATION_SEED={seed}: {plan}; where they were: {party.whereabouts()}")
        raise
    return party


async def play_parties(url: str, store: Store, seeds: range, habits: Habits, faults: Faults, most: int) -> Counter[str]:
    """Plays parties, some at once; gives how often what happened."""
    counts: Counter[str] = Counter()
    enough = time.monotonic() + ENOUGH_SECONDS
    places = asyncio.Semaphore(AT_ONCE)

    async def one(seed: int) -> None:
        async with places:
            if time.monotonic() > enough:
                return
            plan = random_plan(random.Random(seed), habits, faults, most_seats=most)
            party = await play_party(url, store, plan, seed)
        for person in party.everybody:
            counts.update(person.counts)
            counts["sent"] += sum(len(history.sent) for history in person.histories.values())
            counts["cuts"] += sum(history.cuts for history in person.histories.values())
        counts["tables"] += len(party.tables)

    async with asyncio.TaskGroup() as group:
        for seed in seeds:
            group.create_task(one(seed))
    return counts


async def test_f3_r2_r3_r4_r5_people_in_all_kinds_of_trouble_play_every_match_to_its_end(tmp_path: Path) -> None:
    start = time.monotonic()
    seeds = range(SEED, SEED + times(8, 300))
    with running(WatchedStore(tmp_path / "a.db"), limits=CROWD) as server:
        counts = await play_parties(server.url, server.store, seeds, WILD, BAD_LINE, times(5, 8))
    print(f"simulation: seeds {seeds}, {time.monotonic() - start:.0f} s, {dict(sorted(counts.items()))}")
    happened = {"cut", "repeat", "late", "deaf", "drop", "reload", "rest", "twice", "undo", "host"}
    assert happened <= counts.keys(), happened - counts.keys()
    assert counts["tables"] > 0


async def test_without_trouble_everything_is_acknowledged_at_the_first_try() -> None:
    rules = {"target": "50", "rounds": "1", "tie": "share"}
    plans = [Plan(seats, people, rules) for seats, people in ((2, 2), (4, 3), (3, 1))]
    with running(MemoryStore(), limits=CROWD) as server:
        parties = [play_party(server.url, server.store, plan, SEED + number) for number, plan in enumerate(plans)]
        for party in await asyncio.gather(*parties):
            for person in party.everybody:
                assert person.history.cuts == 0
                sent = person.history.sent.values()
                assert all(one.times == 1 for one in sent if one.message["type"] != "manners")
                assert all(one.refused is None for one in sent if one.message["type"] == "move"), sent


async def test_f6_r2_on_a_slow_disk_nobody_sees_what_is_not_stored(tmp_path: Path) -> None:
    plan = Plan(3, 2, {"rounds": "1", "tie": "share", "hand_size": "5"}, habits=Habits(twice=0.2, tab=0.05, undo=0.3))
    store = WatchedStore(tmp_path / "a.db", slow=0.05)
    with running(store, limits=CROWD) as server:
        for number in range(times(1, 20)):
            party = await play_party(server.url, store, plan, SEED + number)
            assert store.stored[party.tables[0]] >= party.newest[party.tables[0]] > 10


async def test_the_checker_finds_what_is_wrong() -> None:
    """A checker that finds nothing proves something only if it would."""
    with running(MemoryStore(), limits=CROWD) as server:
        plan = Plan(3, 2, {"target": "50", "rounds": "1", "tie": "share"})
        party = await play_party(server.url, server.store, plan, SEED)
        frames = party.host.history.sockets[0].frames
        view = next(frame for frame in frames if frame["type"] == "view" and frame["own"] and frame["own"]["hand"])
        other = party.others[0].history.sockets[0].frames

        async def found() -> bool:
            try:
                await check_party(party, server.store)
            except AssertionError:
                return True
            return False

        assert not await found()
        hand = view["own"]["hand"]
        view["own"]["hand"] = hand[:-1]
        assert await found()
        view["own"]["hand"] = hand
        view["events"].append({"type": "passed", "seat": 0})
        assert await found()
        view["events"].pop()
        assert not await found()
        view["seq"], seq = 10_000, view["seq"]
        assert await found()
        view["seq"] = seq
        own = next(frame for frame in other if frame["type"] == "view" and frame["own"])
        own["own"], hers = view["own"], own["own"]
        assert await found()
        own["own"] = hers
        message = next(sent for sent in party.host.history.sent.values() if sent.message["type"] == "move")
        message.ack, ack = (message.ack or 0) + 1, message.ack
        assert await found()
        message.ack = ack
        table = party.tables[0]
        knowledge = Knowledge(table, await server.store.read(table), party.host.guest.hex)
        # Which cards the host may know there is the deal's: one that he may not.
        hidden = next(face for face in FACES if face not in knowledge.at(seq))
        party.host.history.sockets[0].raw.append(json.dumps({"type": "view", "seq": seq, "card": hidden}).encode())
        assert await found()
