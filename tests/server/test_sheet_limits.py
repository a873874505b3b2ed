"""Shared score sheets: what is too much or wrong is refused, sockets hold nobody up, old sheets go."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from rummy500.storage.sqlite import SqliteStore
from tests.server.policy import Json
from tests.server.serving import running
from tests.server.sheet_editors import ANN, BOB, SHEET, WRITE, Editor, begun, shown

pytestmark = pytest.mark.anyio


async def test_s18_what_is_too_much_or_wrong_is_refused_whole() -> None:
    with running(limits={"sheets_per_network_hour": 3}) as server:
        ann = begun(server.url)
        await ann.share()
        good = ann.entry("p0", "5")
        wrong: list[Json] = [
            {**good, "id": "ann.1"},
            {**good, "kind": "wish"},
            {**good, "at": 0},
            {**good, "at": 10**12},
            {**good, "more": 1},
            {**good, "value": {"typed": "9" * 100}},
            {"id": f"{ANN}.9", "at": 9, "kind": "rules", "preset": "whist"},
            {"id": f"{ANN}.9", "at": 9, "kind": "rules", "preset": "sheet", "changes": {"target": "-5"}},
        ]
        for operation in wrong:
            answer = await ann.ask("POST", "/operations", {"operations": [good, operation]})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), operation
        answer = await ann.ask(
            "POST", "/operations", {"operations": [{**good, "id": f"{ANN}.{n}"} for n in range(50, 551)]}
        )
        assert answer.json()["code"] == "malformed"
        answer = await ann.ask("POST", "/operations", b"[" * 200_000)
        assert answer.json()["code"] == "malformed"
        answer = await ann.ask("POST", "/operations", b" " * (1 << 18) + b"{}")
        assert (answer.status_code, answer.json()["code"]) == (413, "request_too_large")
        cards = ["10H"] * 250
        big = {**good, "value": {"cards": {"laid": cards, "caught": cards, "laid_low": cards}}}
        answer = await ann.ask("POST", "/operations", {"operations": [big]})
        assert (answer.status_code, answer.json()["code"]) == (413, "request_too_large")
        assert (await ann.pull())["n"] == 4
        for body in (b"", b"{}", b'{"sheet":{"rummy500_sheet":2,"id":"2222333344445555","operations":[]}}'):
            assert (await ann.guest.ask("POST", "/api/sheets", body)).json()["code"] == "malformed"
        file = {"rummy500_sheet": 1, "id": SHEET, "operations": []}
        for n, status in enumerate((201, 201, 429)):
            answer = await ann.guest.ask("POST", "/api/sheets", {"sheet": {**file, "id": f"{n}" * 16}})
            assert answer.status_code == status


async def test_nobody_can_take_the_last_place_in_the_order() -> None:
    with running() as server:
        ann = begun(server.url)
        bob = Editor(server.url, BOB, (await ann.share())["write"])
        for n in range(4, 10):
            far: Json = {"id": f"{BOB}.{n}", "at": 1_000_000 * (n + 1), "kind": "name", "name": "far"}
            bob.waiting = [{**far, "at": far["at"] + 1}]
            assert (await bob.push()).json()["code"] == "malformed"
            bob.waiting = [far]
            assert (await bob.push()).status_code == 200
            # Whoever comes next finds a place behind it.
            await ann.pull()
        assert ann.write("name", name="Friday")["at"] == 10_000_001
        assert (await ann.push()).status_code == 200
        assert shown(ann).title == "Friday"


async def test_s18_a_network_stores_so_much_in_an_hour() -> None:
    with running(limits={"sheet_kib_per_network_hour": 256}) as server:
        ann = begun(server.url)
        await ann.share()
        body = b" " * (200 << 10) + b'{"operations":[]}'
        assert (await ann.ask("POST", "/operations", body)).json() == {"n": 4}
        answer = await ann.ask("POST", "/operations", body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        assert 3600 * 140 / 256 < int(answer.headers["retry-after"]) < 3600
        # What is small goes on, and looking costs nothing.
        ann.entry("p0", "5")
        assert (await ann.push()).json() == {"n": 5}
        assert (await ann.pull())["n"] == 5


async def test_s18_a_sheet_of_very_many_operations_is_full_and_comes_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rummy500.app.sheets.MOST_OPERATIONS", 1204)
    with running() as server:
        ann = begun(server.url)
        await ann.share()
        for part in range(3):
            ann.waiting = [
                {"id": f"{ANN}.{n}", "at": n, "kind": "name", "name": f"Evening {n}"}
                for n in range(part * 400 + 5, part * 400 + 405)
            ]
            assert (await ann.push()).status_code == 200
        more = {"id": f"{ANN}.9999", "at": 9, "kind": "name", "name": "One too many"}
        answer = await ann.ask("POST", "/operations", {"operations": [more]})
        assert (answer.status_code, answer.json()) == (409, {"code": "sheet_full", "args": {"most": 1204}})
        first = await ann.pull()
        assert (first["n"], first["all"], len(first["operations"])) == (500, 1204, 500)
        async with ann.watch(500) as watch:
            assert len(await watch.until(1204)) == 704


async def test_s18_sheets_are_forgotten_after_their_days(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    with running(store, sheet_days=2) as server:
        ann = begun(server.url)
        await ann.share()
        with sqlite3.connect(tmp_path / "a.db") as rows:
            rows.execute("UPDATE sheet SET last = last - 2 * 86400000 - 1")
        assert (await ann.ask("GET")).status_code == 404
        other = Editor(server.url, BOB, sheet="9999888877776666")
        await other.share()
        with sqlite3.connect(tmp_path / "a.db") as rows:
            assert rows.execute("SELECT sheet, count(*) FROM sheet_operation").fetchone()[1] == 0
            assert rows.execute("SELECT id FROM sheet").fetchall() == [("9999888877776666",)]


async def test_another_pages_script_can_neither_write_nor_listen() -> None:
    with running() as server:
        ann = begun(server.url)
        await ann.share()
        headers = {"Authorization": f"Bearer {ann.code}", "Origin": "https://elsewhere.example"}
        for method, path in (("POST", "/operations"), ("POST", "/code"), ("DELETE", "")):
            answer = await ann.guest.ask(method, ann.path + path, {}, **headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "forbidden_origin")
        with pytest.raises(InvalidStatus):
            await ann.watch().open("https://elsewhere.example")


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"type": "hello", "protocol": 2, "code": WRITE}, 4426),
        ({"type": "ping"}, 1008),
        ({"type": "hello", "protocol": 1, "code": WRITE, "after": -1}, 1008),
        ("nonsense", 1008),
        ("[" * 4000, 1008),
        ("x" * 5000, 1009),
    ],
)
async def test_s13_a_socket_that_says_something_else_is_closed(said: object, code: int) -> None:
    with running() as server:
        ann = begun(server.url)
        await ann.share(WRITE)
        watch = ann.watch()
        await watch.open()
        await watch.send(said)
        assert await watch.closed() == code


async def test_s13_silence_floods_and_crowds_end() -> None:
    with running(limits={"hello_seconds": 0.05, "sockets_per_network": 2}) as server:
        ann = begun(server.url)
        await ann.share()
        silent = ann.watch()
        await silent.open()
        assert await silent.closed() == 4408
        async with ann.watch() as one, ann.watch() as other:
            assert await one.until(4) and await other.until(4)
            third = ann.watch()
            await third.open()
            assert await third.closed() == 4429
            for _ in range(40):
                await one.send({"type": "ping"})
            assert await one.closed() == 1008


async def test_s13_a_reader_who_reads_nothing_holds_up_nobody() -> None:
    with running() as server:
        ann = begun(server.url)
        await ann.share()
        slow = ann.watch()
        await slow.open()
        slow.socket.transport.pause_reading()
        await slow.send({"type": "hello", "protocol": 1, "code": ann.code})
        cards = ["10H"] * 150
        async with ann.watch() as quick:
            assert await quick.until(4)
            for part in range(20):
                ann.waiting = [
                    {
                        "id": f"{ANN}.{n}",
                        "at": n,
                        "kind": "entry",
                        "round": "m1.1",
                        "player": "p0",
                        "value": {"cards": {"laid": cards, "caught": cards, "laid_low": cards}},
                    }
                    for n in range(part * 40 + 5, part * 40 + 45)
                ]
                assert (await ann.push()).status_code == 200
            assert len(await quick.until(804)) == 800
        assert server.server.watches
    # The end of the server does not wait for one who does not read.
    assert not server.server.watches
    slow.socket.transport.abort()
    await slow.socket.wait_closed()


async def test_s13_a_sheet_has_places_for_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rummy500.server.sheets_socket._PER_SHEET", 1)
    with running() as server:
        ann = begun(server.url)
        await ann.share()
        other = Editor(server.url, BOB, sheet="9999888877776666")
        await other.share()
        async with ann.watch() as one, other.watch() as another:
            assert await one.until(4)
            assert (await another.hear())["n"] == 0
            second = ann.watch()
            await second.open()
            assert await second.closed() == 4429
        async with ann.watch() as again:
            assert await again.until(4)
