"""Many people with bad connections under the usual rules: F3 and R1 to R4 of what the server promises."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rummy500.storage.sqlite import SqliteStore
from tests.server.faulty import Faults
from tests.server.party import Plan
from tests.server.scale import times
from tests.server.serving import running
from tests.server.test_simulation import BRIEF, CROWD, play_party

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(times(600, 7200))]


@pytest.mark.parametrize("preset", ["standard", "pagat", "persian_wild"])
async def test_f3_r3_cut_repeated_and_delayed_messages_lose_and_double_nothing(tmp_path: Path, preset: str) -> None:
    faults = Faults(cut=0.08, half=0.02, repeat=0.3, late=0.2, longest=times(0, 1) * 3 or 0.02)
    rules = {"target": str(times(50, 300)), "rounds": str(times(1, 5)), "tie": "share"}
    with running(SqliteStore(tmp_path / "a.db"), call_seconds=2, limits=CROWD) as server:
        plans = [Plan(3, 1 + number % 2, rules, preset, short=BRIEF, faults=faults) for number in range(times(2, 40))]
        playing = (play_party(server.url, server.store, plan, 3 + number) for number, plan in enumerate(plans))
        parties = await asyncio.gather(*playing)
    people = [person for party in parties for person in party.everybody]
    assert sum(person.history.cuts for person in people) > 0
    assert any(sent.times > 1 for person in people for sent in person.history.sent.values())
    assert sum(person.counts.get("repeat", 0) for person in people) > 0
