"""Whole matches over real sockets."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rummy500.game.record import replay
from rummy500.storage.sqlite import SqliteStore
from tests.server.client import Guest
from tests.server.serving import running

pytestmark = pytest.mark.anyio

MATCHES = [
    ("standard", 2, "100"),
    ("standard", 1, "150"),
    ("joker_table", 3, "60"),
    ("pagat", 2, "60"),
    ("partnership", 3, "60"),
    ("michigan", 4, "60"),
    ("first_turn", 7, "60"),
]


@pytest.mark.parametrize(("preset", "computers", "target"), MATCHES)
async def test_a_whole_match(tmp_path: Path, preset: str, computers: int, target: str) -> None:
    with running(SqliteStore(tmp_path / "a.db"), call_seconds=2) as server:
        guest = Guest(server.url)
        table = await guest.make_table(computers, preset=preset, rules={"target": target}, me=1)
        async with guest.sit(table) as talk:
            await talk.play_match(random.Random(preset))
            assert talk.seqs == sorted(talk.seqs)
            ended, opened = talk.events[-2:]
            assert (ended["type"], opened["type"]) == ("match_ended", "deal_opened")
            assert ended["winners"] == talk.view["state"]["winners"]
        answer = await guest.ask("GET", f"/api/tables/{table}/record")
        assert answer.status_code == 200
        played = replay(answer.text)
        assert played.error is None
        assert played.match is not None
        assert played.match.winners == tuple(ended["winners"])
        assert list(played.match.totals) == ended["totals"]
