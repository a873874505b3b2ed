"""The daily deal over HTTP and at its table: what is told to whom and when, with a clock that the test sets."""

from __future__ import annotations

import asyncio
import hashlib
import random
from pathlib import Path

import pytest

from rummy500.app.daily_deal import DAY_MS, ends_at, key_of
from rummy500.storage.sqlite import SqliteStore
from tests.app.daily_days import Calendar, Otherwise
from tests.server.client import Guest, Talk
from tests.server.raw_bytes import Knowledge, hidden_cards_in
from tests.server.serving import running

pytestmark = pytest.mark.anyio

DAY = 20788
TODAY = "2026-12-01"


async def begun(guest: Guest, date: str = TODAY, name: str | None = "Ann", **more: object) -> str:
    """Begins a game and gives its table."""
    wish = {"pace": "instant", **({} if name is None else {"name": name}), **more}
    answer = await guest.ask("POST", f"/api/daily/{date}", wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def played(guest: Guest, date: str = TODAY, name: str | None = "Ann", lots: int = 1) -> str:
    """Plays a day's deal to its end; gives the table."""
    table = await begun(guest, date, name)
    async with guest.sit(table) as talk:
        await talk.play_match(random.Random(lots))
    return table


def code(answer: object) -> tuple[int, str]:
    """Gives an answer's status and code."""
    return answer.status_code, answer.json()["code"]  # type: ignore[attr-defined]


async def test_a_day_from_the_first_look_to_the_boards() -> None:
    with running(now=Calendar()) as server:
        ann = Guest(server.url)
        today = (await ann.ask("GET", "/api/daily")).json()
        assert (today["date"], today["state"], today["players"], today["next_ms"]) == (TODAY, "new", 0, DAY_MS // 2)
        assert ann.cookie is None, "looking makes nobody a guest"
        assert code(await ann.ask("GET", f"/api/daily/{TODAY}")) == (409, "daily_not_finished")
        table = await begun(ann)
        async with ann.sit(table) as talk:
            assert talk.intro["daily"] == {
                "date": TODAY,
                "ranked": True,
                "commitment": today["commitment"],
                "ends": ends_at(DAY),
            }
            assert talk.intro["names"][1] == today["opponent"]
            assert (await ann.ask("GET", "/api/daily")).json()["state"] == "running"
            await talk.play_match(random.Random(1))
            assert (await talk.ask("again"))["code"] == "daily_fixed"
        result = (await ann.ask("GET", f"/api/daily/{TODAY}")).json()
        mine = result["score"]["scores"][0]
        assert (result["points"], result["ranked"], result["place"], result["players"]) == (mine["round"], True, 1, 1)
        assert (result["percentile"], result["key"]) == (None, None)
        assert sum(turn["laid"] for turn in result["turns"] if turn["seat"] == 0) == mine["laid"]
        assert sum(bar["count"] for bar in result["distribution"]) == 1
        shown = await ann.ask("GET", f"/api/replays/{result['replay']}")
        assert shown.status_code == 200
        assert "deck:" in shown.json()["record"]
        today = (await ann.ask("GET", "/api/daily")).json()
        assert (today["state"], today["points"], today["place"], today["standing"]["streak"]) == (
            "done",
            mine["round"],
            1,
            1,
        )
        month = (await ann.ask("GET", "/api/daily/calendar?month=2026-12")).json()
        assert month["days"] == [{"date": TODAY, "state": "ranked", "points": mine["round"]}]
        for span in ("day", "week", "month", "all", "streaks"):
            board = (await ann.ask("GET", f"/api/daily/boards?span={span}")).json()
            assert [(line["place"], line["name"], line["you"]) for line in board["places"]] == [(1, "Ann", True)], span
            assert board["you"] == board["places"][0]


async def test_others_are_shown_after_ones_own_finish_and_the_best_line_too() -> None:
    with running(now=Calendar()) as server:
        ann, bob, cleo = (Guest(server.url) for _ in range(3))
        await played(ann, name="Ann", lots=1)
        await played(bob, name="Bob", lots=2)
        await begun(cleo, name="Cleo")
        told = (await bob.ask("GET", f"/api/daily/{TODAY}/replays")).json()
        assert told["count"] == 2
        assert {line["name"] for line in told["replays"]} == {"Ann", "Bob"}
        assert code(await cleo.ask("GET", f"/api/daily/{TODAY}/replays")) == (409, "daily_not_finished")
        best = (await ann.ask("GET", f"/api/daily/{TODAY}")).json()["best"]
        async with asyncio.timeout(20):
            while best["state"] == "working":
                await asyncio.sleep(0.01)
                best = (await ann.ask("GET", f"/api/daily/{TODAY}")).json()["best"]
        assert best["state"] == "done"
        replays = [best["replay"], *(line["replay"] for line in told["replays"])]
        for replay in replays:
            assert (await ann.ask("GET", f"/api/replays/{replay}")).status_code == 200
            for path in ("", "/record", "?round=1"):
                assert code(await cleo.ask("GET", f"/api/replays/{replay}{path}")) == (409, "daily_not_finished")
            wanted = {"replay": replay, "round": 1}
            assert code(await cleo.ask("POST", "/api/analyses", wanted)) == (409, "daily_not_finished")


async def test_hidden_people_are_on_no_board_and_in_no_list() -> None:
    with running(now=Calendar()) as server:
        ann, bob = Guest(server.url), Guest(server.url)
        await played(ann, name="Ann")
        await played(bob, name="Bob")
        assert (await ann.ask("POST", "/api/daily/hidden", {"hidden": True})).status_code == 204
        board = (await bob.ask("GET", "/api/daily/boards")).json()
        assert [line["name"] for line in board["places"]] == ["Bob"]
        own = (await ann.ask("GET", "/api/daily/boards")).json()
        assert (own["hidden"], own["you"]["name"]) == (True, "Ann")
        names = [line["name"] for line in (await bob.ask("GET", f"/api/daily/{TODAY}/replays")).json()["replays"]]
        assert names == ["Bob"]
        assert code(await Guest(server.url).ask("POST", "/api/daily/hidden", {"hidden": True}))[1] == "unknown_guest"


async def test_boards_and_commitments_that_have_not_changed_are_not_sent_again() -> None:
    with running(now=Calendar()) as server:
        ann = Guest(server.url)
        await played(ann)
        for path in ("/api/daily/boards?span=all", "/api/daily/calendar", "/api/daily/commitments"):
            first = await ann.ask("GET", path)
            again = await ann.ask("GET", path, **{"If-None-Match": first.headers["etag"]})
            assert (first.status_code, again.status_code, again.content) == (200, 304, b""), path


async def test_commitments_are_told_30_days_ahead_and_keys_open_an_hour_into_the_next_day() -> None:
    now = Calendar("2026-12-01T00:00")
    with running(now=now) as server:
        ann = Guest(server.url)
        await ann.ask("GET", "/api/daily")
        before = (await ann.ask("GET", "/api/daily/commitments")).json()
        assert before["days"][0]["date"] == "2026-12-31"
        told = {day["date"]: day for day in before["days"]}
        assert told[TODAY]["key"] is None
        now.ms = ends_at(DAY) - 1
        days = {day["date"]: day for day in (await ann.ask("GET", "/api/daily/commitments")).json()["days"]}
        assert days[TODAY]["key"] is None
        assert days["2026-11-30"]["key"] is not None
        now.ms += 1
        days = {day["date"]: day for day in (await ann.ask("GET", "/api/daily/commitments")).json()["days"]}
        key = bytes.fromhex(days[TODAY]["key"])
        text = b"rummy500-deal-1\0daily\0" + TODAY.encode() + b"\0" + key
        assert hashlib.sha256(text).hexdigest() == days[TODAY]["commitment"] == told[TODAY]["commitment"]
        assert [day["date"] for day in days.values() if day["key"] is None][-1] == "2026-12-02"


async def test_nothing_that_anybody_is_sent_holds_the_key_or_the_secret_before_the_key_is_open() -> None:
    now = Calendar()
    with running(now=now) as server:
        guests = [Guest(server.url) for _ in range(2)]
        for number, guest in enumerate(guests):
            table = await played(guest, name=f"P{number}", lots=number)
            replay = (await guest.ask("GET", f"/api/daily/{TODAY}")).json()["replay"]
            for path in (
                f"/api/tables/{table}/record",
                f"/api/tables/{table}",
                f"/api/replays/{replay}",
                f"/api/replays/{replay}?round=1",
                f"/api/replays/{replay}/record",
                f"/api/daily/{TODAY}/replays",
                "/api/daily",
                "/api/daily/boards",
                "/api/daily/calendar",
                "/api/daily/commitments",
                "/api/tables",
            ):
                assert (await guest.ask("GET", path)).status_code == 200, path
        secret, _ = asyncio.run_coroutine_threadsafe(server.server.house.daily._the_secret(), server.loop).result(5)
        key = key_of(secret, DAY)
        for guest in guests:
            received = b"\n".join(guest.received)
            assert len(received) > 10_000
            for hidden in (secret, key):
                assert hidden not in received
                assert hidden.hex().encode() not in received.lower()
        now.ms = ends_at(DAY)
        record = await guests[0].ask("GET", f"/api/replays/{replay}/record")
        assert f"seed: {key.hex()}" in record.text, "and then it is there"


async def test_r5_no_hidden_card_is_in_any_frame_or_answer_of_a_daily_game() -> None:
    with running(now=Calendar()) as server:
        ann = Guest(server.url)
        table = await begun(ann)
        async with ann.sit(table) as talk:
            for path in (f"/api/tables/{table}/record", "/api/tables", "/api/daily", "/api/daily/calendar"):
                await ann.ask("GET", path)
            for card in ("7S", "10H"):
                await talk.play({"type": "discard", "card": card})
                await talk.play({"type": "take", "card": card})
                await talk.ask("melds", cards=[card] * 3)
            await talk.play_match(random.Random(1))
        await ann.ask("GET", f"/api/tables/{table}/record")
        knowledge = Knowledge(table, await server.store.read(table), ann.hex)
        assert len(knowledge.secret_keys) == 1, "the day's key, though the round is over"
        assert len(ann.received) > 40
        assert list(hidden_cards_in(ann.received, knowledge)) == []


async def test_what_is_no_day_is_refused_in_words_for_it() -> None:
    with running(now=Calendar()) as server:
        ann = Guest(server.url)
        for date, expected in (
            ("2026-12-02", "daily_not_yet"),
            ("2026-10-31", "daily_no_day"),
            ("2026-02-30", "daily_no_day"),
            ("today", "daily_no_day"),
        ):
            assert code(await ann.ask("POST", f"/api/daily/{date}", {"name": "Ann"})) == (404, expected)
            assert code(await ann.ask("GET", f"/api/daily/{date}")) == (404, expected)
        assert ann.cookie is None, "and nobody is made a guest for it"
        assert code(await ann.ask("POST", f"/api/daily/{TODAY}", {"pace": "calm"})) == (400, "bad_name")
        for path in ("calendar?month=2026-13", "calendar?month=x", "boards?span=year"):
            assert code(await ann.ask("GET", f"/api/daily/{path}")) == (400, "malformed")
        assert code(await ann.ask("GET", "/api/daily/boards?date=2027-01-01")) == (404, "daily_not_yet")


async def test_at_the_table_nothing_can_be_changed_and_a_stranger_finds_no_seat() -> None:
    with running(now=Calendar()) as server:
        ann, bob = Guest(server.url), Guest(server.url)
        table = await begun(ann)
        answer = await bob.ask("POST", f"/api/tables/{table}/seat", {"name": "Bob"})
        assert code(answer) == (409, "table_full")
        async with ann.sit(table) as talk:
            for kind, fields in (
                ("leave", {}),
                ("manners", {"manners": {"spectators": "on"}}),
                ("rules", {"preset": "pagat", "rules": {}}),
            ):
                assert (await talk.ask(kind, **fields))["code"] == "daily_fixed", kind
            await talk.until_turn()
            assert (await talk.ask("hint", seq=talk.seq))["code"] == "daily_no_advice"
            paced = await talk.ask("manners", manners={"pace": "calm"})
            assert paced["type"] == "ack"


async def test_a_game_goes_on_after_a_restart_and_on_a_server_that_would_answer_otherwise(tmp_path: Path) -> None:
    async def begin(server_url: str, guest: Guest) -> tuple[str, list[object]]:
        guest.url = server_url
        table = await begun(guest)
        async with guest.sit(table) as talk:
            rng = random.Random(3)
            await turns(talk, rng, 3)
            return table, [event for event in talk.events if event["type"] not in ("sat",)]

    async def turns(talk: Talk, rng: random.Random, count: int) -> None:
        while count and not talk.over:
            await talk.until_turn()
            wish = talk.wish(rng)
            assert wish is not None
            answer = await talk.ask(wish.pop("type"), **wish)
            await talk.until_seq(answer["seq"])
            count -= wish["move"]["type"] == "discard"

    ann, bob = Guest(""), Guest("")
    with running(SqliteStore(tmp_path / "a.db"), Otherwise(1), now=Calendar()) as server:
        table, first = await begin(server.url, ann)
    with running(SqliteStore(tmp_path / "a.db"), Otherwise(2), now=Calendar()) as server:
        _, second = await begin(server.url, bob)
        ann.url = server.url
        assert await begun(ann, name=None) == table
        async with ann.sit(table) as talk:
            await talk.play_match(random.Random(3))
        assert (await ann.ask("GET", "/api/daily")).json()["state"] == "done"
    common = min(len(first), len(second))
    assert common > 8
    assert first[:common] == second[:common], "she who plays alike meets the same answers"


async def test_a_link_for_another_browser_brings_the_seat_along_and_the_result_is_hers() -> None:
    with running(now=Calendar()) as server:
        ann, phone = Guest(server.url), Guest(server.url)
        table = await begun(ann)
        async with ann.sit(table) as talk:
            link = await talk.ask("seat_link", seat=0)
        assert (await phone.ask("POST", f"/api/tables/{table}/seat", {"code": link["code"]})).status_code == 200
        async with phone.sit(table) as talk:
            await talk.play_match(random.Random(1))
        assert (await ann.ask("GET", "/api/daily")).json()["state"] == "done"
        again = await phone.ask("POST", f"/api/daily/{TODAY}", {"name": "Ann"})
        assert again.json()["ranked"] is False, "who has seen the cards there is not ranked here"
