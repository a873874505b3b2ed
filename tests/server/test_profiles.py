"""A guest's figures over HTTP: from a match at a real table to the public page, the export and the end of it all."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rummy500.app.facts import SeatFact, write_fact
from rummy500.app.lines import places_of
from rummy500.app.ports import Entry
from rummy500.app.table import Table
from rummy500.storage.sqlite import SqliteStore
from tests.app.rating_logs import computer, played_log
from tests.server.client import Guest
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio

SURE = {"sure": "delete everything"}


async def figures(guest: Guest) -> dict[str, Any]:
    """Asks for one's own figures."""
    answer = await guest.ask("GET", "/api/me")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    found: dict[str, Any] = answer.json()
    return found


async def known(server: Running) -> Guest:
    """Gives a guest whom the server knows."""
    guest = Guest(server.url)
    await guest.make_lobby()
    return guest


def settle(server: Running) -> None:
    """Waits until every match that is over has been entered."""
    asyncio.run_coroutine_threadsafe(server.server.house.ratings.settled(), server.loop).result(20)


def put_match(server: Running, guest: Guest, table: str, **more: Any) -> None:
    """Stores a finished match of a guest against a computer, and says that it is over."""
    log = played_log([SeatFact("Ann", guest.hex), computer("club")], **more)
    entries = [Entry(table, seq, at, write_fact(fact)) for seq, (at, fact) in enumerate(log, 1)]
    rebuilt = Table.rebuilt(table, log)

    async def store() -> None:
        await server.store.append(entries, places_of(rebuilt, 5))
        server.server.house.ratings.ended(table)

    asyncio.run_coroutine_threadsafe(store(), server.loop).result(20)
    settle(server)


def rows_about(path: Path, hash: bytes) -> dict[str, int]:
    """Counts the rows of each table of a database that name a guest; the logs of tables are left out."""
    found = {}
    with closing(sqlite3.connect(path)) as database:
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'event'"):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            where = " OR ".join(f'"{column}" = ? OR "{column}" LIKE ?' for column in columns)
            values = [value for _ in columns for value in (hash, f"%{hash.hex()}%")]
            found[name] = database.execute(f"SELECT count(*) FROM {name} WHERE {where}", values).fetchone()[0]
    return {name: count for name, count in found.items() if count}


async def test_a_match_that_ends_at_a_table_is_in_the_figures(tmp_path: Path) -> None:
    with running(SqliteStore(tmp_path / "a.db"), call_seconds=2) as server:
        guest = Guest(server.url)
        table = await guest.make_table(1, preset="short", rules={"target": "50"})
        async with guest.sit(table) as talk:
            await talk.play_match(random.Random(5))
            ended = next(event for event in talk.events[::-1] if event["type"] == "match_ended")
        settle(server)
        found = await figures(guest)
        told = found["figures"]
        assert (told["matches"], told["wins"], told["points"]) == (1, int(0 in ended["winners"]), ended["totals"][0])
        assert told["presets"] == [{"preset": "short", "matches": 1}]
        # The target was changed: it counts in the figures and in no rating.
        assert told["ratings"] == []
        assert [one["change"] for one in found["recent"]] == [None]


async def test_a_match_under_an_unchanged_preset_is_rated() -> None:
    with running() as server:
        guest = await known(server)
        put_match(server, guest, "2222333344445555")
        found = await figures(guest)
        (rating,), (recent,) = found["figures"]["ratings"], found["recent"]
        assert (rating["seats"], rating["matches"]) == (2, 1)
        assert (rating["rating"] > 1500) == recent["won"]
        assert [one["rating"] for one in rating["curve"]] == [rating["rating"]]
        assert recent["change"] == rating["rating"] - 1500
        assert (recent["seats"], recent["preset"], recent["place"]) == (2, "short", 1 if recent["won"] else 2)


async def test_what_ended_before_a_restart_is_made_up_for(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with running(SqliteStore(path)) as server:
        guest = await known(server)
        log = played_log([SeatFact("Ann", guest.hex), computer("club")])
        entries = [Entry("2222333344445555", seq, at, write_fact(fact)) for seq, (at, fact) in enumerate(log, 1)]
        places = places_of(Table.rebuilt("2222333344445555", log), 5)
        asyncio.run_coroutine_threadsafe(server.store.append(entries, places), server.loop).result(20)
    with running(SqliteStore(path)) as server:
        settle(server)
        assert (await figures(Guest(server.url, guest.cookie)))["figures"]["matches"] == 1


async def test_a_stranger_has_no_figures_and_gets_no_cookie() -> None:
    with running() as server:
        stranger = Guest(server.url)
        found = await figures(stranger)
        assert (found["known"], found["code"], found["figures"]["matches"]) == (False, None, 0)
        assert stranger.cookie is None
        for method, path, body in (
            ("POST", "/api/me/profile", {"name": "Ann"}),
            ("DELETE", "/api/me/profile", None),
            ("GET", "/api/me/export", None),
            ("POST", "/api/me/forget", SURE),
        ):
            answer = await stranger.ask(method, path, body)
            assert (answer.status_code, answer.json()["code"]) == (403, "unknown_guest")


async def test_b103_nothing_is_public_until_somebody_wants_it_and_only_by_its_code() -> None:
    with running() as server:
        ann, stranger = await known(server), Guest(server.url)
        put_match(server, ann, "2222333344445555")
        assert (await figures(ann))["code"] is None
        made = (await ann.ask("POST", "/api/me/profile", {"name": "  Änn  K. "})).json()
        code = made["code"]
        assert (made["name"], len(code)) == ("Änn K.", 16)
        shown = await stranger.ask("GET", f"/api/profiles/{code}")
        assert shown.status_code == 200
        assert shown.json() == {"name": "Änn K.", "figures": (await figures(ann))["figures"]}
        assert ann.hex not in shown.text
        assert "2222333344445555" not in shown.text
        again = (await ann.ask("POST", "/api/me/profile", {"name": "Ann"})).json()
        assert (again["code"], again["name"]) == (code, "Ann")
        for other in (code[:-1], code[:-1] + ("2" if code[-1] != "2" else "3"), ann.hex, "x" * 300):
            assert (await stranger.ask("GET", f"/api/profiles/{other}")).json()["code"] == "unknown_profile"
        assert (await ann.ask("DELETE", "/api/me/profile")).status_code == 204
        assert (await stranger.ask("GET", f"/api/profiles/{code}")).status_code == 404
        third = (await ann.ask("POST", "/api/me/profile", {"name": "Ann"})).json()
        assert third["code"] != code


async def test_b91_a_name_of_nothing_is_refused() -> None:
    with running() as server:
        ann = await known(server)
        for name in ("", " \u200b ", "x" * 21):
            answer = await ann.ask("POST", "/api/me/profile", {"name": name})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")
        assert (await figures(ann))["code"] is None


async def test_b94_guessing_codes_is_throttled() -> None:
    with running(limits={"unknown_tables_per_minute": 5}) as server:
        stranger = Guest(server.url)
        codes = [(await stranger.ask("GET", f"/api/profiles/abcd{n:04}")).status_code for n in range(8)]
        assert codes[0] == 404
        assert codes[-1] == 429


async def test_the_export_holds_what_every_feature_keeps() -> None:
    with running() as server:
        ann = await known(server)
        put_match(server, ann, "2222333344445555")
        await ann.ask("POST", "/api/me/profile", {"name": "Ann"})
        answer = await ann.ask("GET", "/api/me/export")
        assert answer.status_code == 200
        assert answer.headers["content-disposition"] == 'attachment; filename="rummy500-my-data.json"'
        kept = json.loads(answer.text)
        assert set(kept) == {feature.name for feature in server.server.house.personal}
        assert set(kept) >= {"guest", "matches", "profile"}
        assert kept["profile"]["name"] == "Ann"
        assert kept["matches"][0]["table"] == "2222333344445555"
        assert kept["matches"][0]["rating_before"]["mu"] == 25
        assert kept["guest"]["id"] == ann.hex
        assert len(kept["guest"]["tables"]) == 2


async def test_s22_a_page_of_another_site_cannot_delete_anything() -> None:
    with running() as server:
        ann = await known(server)
        changes = (("POST", "/api/me/forget"), ("DELETE", "/api/me/profile"), ("POST", "/api/me/profile"))
        for headers in ({"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://evil.example"}):
            for method, path in changes:
                answer = await ann.ask(method, path, SURE, **headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "forbidden_origin")
        assert (await ann.ask("GET", "/api/me/forget")).status_code == 405
        for body in ({}, {"sure": "yes"}, {"sure": None}):
            assert (await ann.ask("POST", "/api/me/forget", body)).json()["code"] == "malformed"
        assert (await figures(ann))["known"]


async def test_deleting_takes_everything_away_and_nobody_waits_for_who_has_gone(tmp_path: Path) -> None:
    with running(SqliteStore(tmp_path / "a.db")) as server:
        ann, bob = Guest(server.url), Guest(server.url)
        table = await bob.make_lobby(name="Bob")
        await ann.seated(table, "Ann")
        put_match(server, ann, "2222333344445555")
        code = (await ann.ask("POST", "/api/me/profile", {"name": "Ann"})).json()["code"]
        device = (await ann.ask("POST", "/api/device", {})).json()["code"]
        day = (await ann.ask("GET", "/api/daily")).json()["date"]
        assert (await ann.ask("POST", f"/api/daily/{day}", {"name": "Ann"})).status_code == 201
        kept = (await ann.ask("GET", "/api/me/export")).json()
        assert [one["name"] for one in (kept["daily"], kept["profile"])] == ["Ann", "Ann"]
        old, path = Guest(server.url, ann.cookie), tmp_path / "a.db"
        there = {"guest", "seated", "link", "outcome_seat", "profile", "daily_game"}
        assert there <= rows_about(path, bytes.fromhex(ann.hex)).keys()
        answer = await ann.ask("POST", "/api/me/forget", SURE)
        assert answer.status_code == 204
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert not (await figures(old))["known"]
        assert (await old.ask("GET", "/api/tables")).json() == {"tables": []}
        assert (await bob.ask("GET", f"/api/profiles/{code}")).status_code == 404
        assert (await Guest(server.url).ask("POST", "/api/device/claim", {"code": device})).status_code == 404
        assert (await bob.door(table))["names"] == ["Bob", ""]

        assert rows_about(path, bytes.fromhex(old.hex)) == {}
        assert rows_about(path, bytes.fromhex(bob.hex)) != {}


async def test_a_match_that_ends_after_its_guest_was_deleted_counts_for_nobody() -> None:
    with running() as server:
        ann = await known(server)
        hash = ann.hex
        await ann.ask("POST", "/api/me/forget", SURE)
        gone = Guest(server.url)
        log = played_log([SeatFact("Ann", hash), computer("club")])
        entries = [Entry("2222333344445555", seq, at, write_fact(fact)) for seq, (at, fact) in enumerate(log, 1)]
        asyncio.run_coroutine_threadsafe(server.store.append(entries), server.loop).result(20)
        server.loop.call_soon_threadsafe(server.server.house.ratings.ended, "2222333344445555")
        settle(server)
        results = server.server.house.profiles.results(bytes.fromhex(hash))
        assert asyncio.run_coroutine_threadsafe(results, server.loop).result(20) == []
        assert not (await figures(gone))["known"]
