"""A table of the first version, from before lobbies and deals in common, goes on where it stood."""

from __future__ import annotations

import base64
import hashlib
import random
import sqlite3
import time
from pathlib import Path

import pytest

from rummy500.storage.sqlite import SqliteStore
from tests.server.client import Guest
from tests.server.serving import running

pytestmark = pytest.mark.anyio

VERSION_0001 = Path(__file__).parents[1] / "storage" / "version-0001.sql"
TOKEN = bytes(range(32))
TABLE = "22223333aaaabbbb"


async def test_a_match_of_version_0001_is_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "rummy500.db"
    old = sqlite3.connect(path)
    old.executescript(VERSION_0001.read_text(encoding="utf-8"))
    old.execute("UPDATE event SET at = ?", (time.time_ns() // 1_000_000,))
    old.commit()
    old.close()
    store = SqliteStore(path)
    before = [entry.body for entry in await store.read(TABLE)]
    with running(store, call_seconds=2) as server:
        ann = Guest(server.url, f"rummy={base64.urlsafe_b64encode(TOKEN).decode().rstrip('=')}")
        lines = (await ann.ask("GET", "/api/tables")).json()["tables"]
        assert [(line["names"], line["finished"]) for line in lines] == [
            (["Ann", "Bo", "Cy"], True),
            (["Ann", "Bo", "Cy"], False),
        ]
        async with ann.sit(TABLE) as talk:
            assert (talk.intro["phase"], talk.intro["you"], talk.intro["host"]) == ("play", 0, 0)
            assert talk.intro["manners"]["pace"] == "instant"
            assert [ended["totals"] for ended in talk.welcome["rounds"]] == [[121, 32, 49]]
            assert talk.view["state"]["round"] == 2
            # What was sent then counts once still.
            first = await talk.ask("manners", "pace-1", manners={"pace": "calm"})
            assert first["seq"] < len(before)
            assert talk.intro["manners"]["pace"] == "instant"
            await talk.play_match(random.Random(1))
            assert talk.view["state"]["over"]
            assert [event["round"] for event in talk.events if event["type"] == "deal_opened"][:1] == [3]
        record = await ann.ask("GET", f"/api/tables/{TABLE}/record")
        assert record.status_code == 200
        lines = (await ann.ask("GET", "/api/tables")).json()["tables"]
        assert [line["finished"] for line in lines] == [True, True]
        assert hashlib.sha256(TOKEN).hexdigest().encode() in before[0]
        assert [entry.body for entry in await store.read(TABLE)][: len(before)] == before
