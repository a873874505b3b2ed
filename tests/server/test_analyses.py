"""Analyses over HTTP: of a table's finished rounds and of records, with progress, an end, limits and nothing secret."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from rummy500.storage.sqlite import SqliteStore
from rummy500.testkit.builders import position
from tests.server.client import Guest
from tests.server.serving import running
from tests.server.test_replays import CLASSIC, link_of, play_rounds

pytestmark = pytest.mark.anyio


def record() -> str:
    table = position().hand("Ann", "7S 7H KD").hand("Bob", "10S JS 9H QD").pile("7D").stock("2C QS 3C")
    bob = table.turn("Ann", "draw").then("Ann", "draw 2C, discard 2C")
    ann = bob.then("Bob", "draw QS, meld 10S JS QS, discard QD").then("Ann", "draw 3C, discard 3C")
    return ann.then("Bob", "pass").record()


async def ended(guest: Guest, id: str) -> dict[str, Any]:
    """Asks how far an analysis is until it has ended."""
    async with asyncio.timeout(120):
        while True:
            told: dict[str, Any] = (await guest.ask("GET", f"/api/analyses/{id}?after=999999")).json()
            if told["state"] not in ("waiting", "working"):
                return told


async def test_a_record_is_analysed_and_found_again() -> None:
    with running() as server:
        guest = Guest(server.url)
        wanted = {"record": record(), "round": 1, "quality": "quick"}
        answer = await guest.ask("POST", "/api/analyses", wanted)
        assert answer.status_code == 202
        told = await ended(guest, answer.json()["id"])
        assert (told["state"], told["done"]) == ("done", told["all"])
        first = told["result"]["decisions"][0]
        assert (first["chosen"], first["best"], first["better"]) == ("draw", "take 7D", {"type": "take", "card": "7D"})
        again = await Guest(server.url).ask("POST", "/api/analyses", wanted)
        assert (again.status_code, again.json()) == (200, told)


async def test_an_analysis_is_kept_as_a_page_in_the_readers_language_or_as_json() -> None:
    with running() as server:
        guest = Guest(server.url)
        wanted = {"record": record(), "round": 1, "quality": "quick"}
        told = await ended(guest, (await guest.ask("POST", "/api/analyses", wanted)).json()["id"])
        # Other players of the same deal: the result is shared, their names are not.
        renamed = record().replace("Ann", "Zoë").replace("Bob", "<Yan>")
        path = f"/api/analyses/{told['id']}/file"
        page = await guest.ask("POST", path, {"form": "html", "language": "de", "record": renamed})
        assert page.status_code == 200
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["content-disposition"] == 'attachment; filename="rummy500-round-1.html"'
        assert page.text.startswith('<!doctype html>\n<html lang="de">')
        assert "Besser: 7♦ nehmen." in page.text
        assert "data:image/svg+xml;base64," in page.text
        assert "Zoë" in page.text and "&lt;Yan&gt;" in page.text
        assert "Ann" not in page.text and "<Yan>" not in page.text and "<script" not in page.text
        figures = await guest.ask("POST", path, {"form": "json", "record": record()})
        assert figures.headers["content-disposition"] == 'attachment; filename="rummy500-round-1.json"'
        assert figures.json() == {"analysis": 1, "names": ["Ann", "Bob"], "rounds": [told["result"]]}
        unknown = await guest.ask("POST", path, {"form": "html", "language": "xx", "record": record()})
        assert unknown.text.startswith('<!doctype html>\n<html lang="en">')
        chosen = {"accept-language": "en", "cookie": "lang=nl"}
        unnamed = await guest.ask("POST", path, {"form": "html", "record": record()}, **chosen)
        assert unnamed.text.startswith('<!doctype html>\n<html lang="nl">')


async def test_an_analysis_is_given_only_with_the_round_that_it_is_of() -> None:
    with running() as server:
        guest = Guest(server.url)
        wanted = {"record": record(), "round": 1, "quality": "quick"}
        id = (await guest.ask("POST", "/api/analyses", wanted)).json()["id"]
        path = f"/api/analyses/{id}/file"
        await ended(guest, id)
        other = record().replace("KD", "5D")
        for body, code in (
            ({"form": "html", "record": other}, "unknown_analysis"),
            ({"form": "pdf", "record": record()}, "malformed"),
            ({"form": "html"}, "malformed"),
            ({"form": "html", "record": record(), "replay": "x"}, "malformed"),
            ({"form": "html", "record": record().replace("discard 3C", "discard 4C")}, "card_not_held"),
        ):
            answer = await guest.ask("POST", path, body)
            assert answer.json()["code"] == code
        strange = await guest.ask("POST", "/api/analyses/nothing/file", {"form": "html", "record": record()})
        assert (strange.status_code, strange.json()["code"]) == (404, "unknown_analysis")
        deep = {"record": CLASSIC.decode(), "round": 1, "quality": "deep"}
        running_one = (await guest.ask("POST", "/api/analyses", deep)).json()["id"]
        early = {"form": "html", "record": CLASSIC.decode()}
        answer = await guest.ask("POST", f"/api/analyses/{running_one}/file", early)
        assert answer.json()["code"] == "unknown_analysis"


async def test_an_analysis_outlives_the_server(tmp_path: Path) -> None:
    wanted = {"record": record(), "round": 1, "quality": "quick"}
    with running(store=SqliteStore(tmp_path / "a.db")) as server:
        guest = Guest(server.url)
        before = await ended(guest, (await guest.ask("POST", "/api/analyses", wanted)).json()["id"])
    with running(store=SqliteStore(tmp_path / "a.db")) as server:
        answer = await Guest(server.url).ask("POST", "/api/analyses", wanted)
        assert (answer.status_code, answer.json()["state"]) == (200, "done")
        assert answer.json()["result"] == before["result"]


async def test_rounds_of_a_table_that_are_over_are_analysed_for_whoever_has_the_link() -> None:
    with running(call_seconds=2) as server:
        host, stranger = Guest(server.url), Guest(server.url)
        table = await host.make_table(1)
        async with host.sit(table) as talk:
            await play_rounds(talk, random.Random(3), 1, 1)
        code = await link_of(host, table)
        answer = await stranger.ask("POST", "/api/analyses", {"replay": code, "round": 1, "quality": "quick"})
        assert answer.status_code == 202
        told = await ended(stranger, answer.json()["id"])
        assert [one["seat"] for one in told["result"]["seats"]] == [0, 1]
        shown = (await stranger.ask("GET", f"/api/replays/{code}")).json()
        scores = [line["round"] for line in shown["rounds"][0]["scores"]]
        assert told["result"]["seats"][0]["result"] == scores[0] - scores[1]
        running_round = await stranger.ask("POST", "/api/analyses", {"replay": code, "round": 2, "quality": "quick"})
        assert running_round.json()["code"] == "no_round"
        wrong = await stranger.ask("POST", "/api/analyses", {"replay": table, "round": 1})
        assert (wrong.status_code, wrong.json()["code"]) == (404, "unknown_replay")


async def test_it_can_be_stopped_by_whoever_began_it_and_by_nobody_else() -> None:
    with running() as server:
        guest, other = Guest(server.url), Guest(server.url)
        await guest.make_table()
        await other.make_table()
        wanted = {"record": CLASSIC.decode(), "round": 1, "quality": "deep"}
        id = (await guest.ask("POST", "/api/analyses", wanted)).json()["id"]
        assert (await other.ask("DELETE", f"/api/analyses/{id}")).status_code == 204
        assert (await guest.ask("GET", f"/api/analyses/{id}")).json()["state"] in ("waiting", "working")
        assert (await guest.ask("DELETE", f"/api/analyses/{id}")).status_code == 204
        assert (await guest.ask("GET", f"/api/analyses/{id}")).json()["state"] == "stopped"
        foreign = await guest.ask("DELETE", f"/api/analyses/{id}", Origin="https://elsewhere.example")
        assert foreign.json()["code"] == "forbidden_origin"


async def test_what_is_wrong_is_said() -> None:
    with running(limits={"unknown_tables_per_minute": 4}) as server:
        guest = Guest(server.url)
        for body in (
            {},
            {"round": 1},
            {"round": 1, "record": "", "replay": ""},
            {"round": 1, "record": record(), "quality": "best"},
            {"round": "1", "record": record()},
            {"round": 1, "record": record(), "more": 1},
        ):
            answer = await guest.ask("POST", "/api/analyses", body)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        bad = record().replace("discard 3C", "discard 4C")
        answer = await guest.ask("POST", "/api/analyses", {"round": 1, "record": bad}, **{"accept-language": "de"})
        assert (answer.status_code, answer.json()["code"]) == (422, "card_not_held")
        assert answer.json()["args"]["line"] == bad[: bad.index("discard 4C")].count("\n") + 1
        chosen = {"accept-language": "en", "cookie": "lang=de"}
        again = await guest.ask("POST", "/api/analyses", {"round": 1, "record": bad}, **chosen)
        assert again.json() == answer.json()
        answer = await guest.ask("POST", "/api/analyses", {"round": 7, "record": record()})
        assert answer.json()["code"] == "no_round"
        large = {"round": 1, "record": "#" * (1 << 21)}
        assert (await guest.ask("POST", "/api/analyses", large)).json()["code"] == "request_too_large"
        for _ in range(4):
            answer = await guest.ask("GET", "/api/analyses/nothing")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown_analysis")
        assert (await guest.ask("GET", "/api/analyses/nothing")).status_code == 429
