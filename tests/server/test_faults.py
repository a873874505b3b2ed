"""Many players with bad connections: F3 and R1 to R4 of what the server promises."""

from __future__ import annotations

from pathlib import Path

import pytest

from rummy500.storage.sqlite import SqliteStore
from tests.server.scale import times
from tests.server.serving import running
from tests.server.simulator import Faults, check_history, simulate

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(times(600, 7200))]


@pytest.mark.parametrize("preset", ["standard", "pagat", "persian_wild"])
async def test_f3_r3_cut_repeated_and_delayed_messages_lose_and_double_nothing(tmp_path: Path, preset: str) -> None:
    faults = Faults(cut=0.08, repeat=0.3, hold=0.2)
    with running(SqliteStore(tmp_path / "a.db"), call_seconds=2) as server:
        players = await simulate(
            server.url, times(3, 20), 3, faults, preset=preset, rules={"target": str(times(60, 500))}
        )
        assert sum(player.history.cuts for player in players) > 0
        assert sum(sent.times - 1 for player in players for sent in player.history.sent.values()) > 0
        for player in players:
            check_history(player.history, await server.store.read(player.table), 0)


async def test_without_trouble_everything_is_acknowledged_at_the_first_try(tmp_path: Path) -> None:
    with running(SqliteStore(tmp_path / "a.db")) as server:
        players = await simulate(server.url, 4, 1, Faults(), rules={"target": "60"})
        for player in players:
            assert player.history.cuts == 0
            assert all(sent.times == 1 for sent in player.history.sent.values())
            check_history(player.history, await server.store.read(player.table), 0)
