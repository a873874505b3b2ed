"""Shared score sheets: two editors lose nothing, codes open what they are for, limits hold."""

from __future__ import annotations

import itertools
import json
import random
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from rummy500.app.sheets_codes import read_code
from rummy500.sheet.file import write_sheet
from rummy500.sheet.fold import fold
from rummy500.sheet.operations import read_operation
from rummy500.sheet.state import Sheet
from rummy500.storage.memory import MemoryStore
from rummy500.storage.sqlite import SqliteStore
from tests.server.policy import Json
from tests.server.serving import Process, running
from tests.server.sheet_editors import SHEET, Editor

pytestmark = pytest.mark.anyio

ANN, BOB = "annannann", "bobbobbob"
WRITE = "23456789abcdefgh"


def begun(url: str) -> Editor:
    """Gives an editor with a sheet of two players and one round."""
    ann = Editor(url, ANN)
    ann.write("rules", preset="sheet")
    for place, name in enumerate(("Ann", "Bob")):
        ann.write("player", player=f"p{place}", name=name, place=place)
    ann.write("round", round="m1.1", match="m1", after=None)
    return ann


def shown(editor: Editor) -> Sheet:
    """Gives what an editor's operations add up to."""
    return fold(map(read_operation, editor.operations.values()))


async def test_a_sheet_is_shared_and_its_operations_come_to_who_has_a_code() -> None:
    with running() as server:
        ann = begun(server.url)
        shared = await ann.share()
        assert shared["id"] == SHEET and shared["n"] == 4
        assert shared["read"] == read_code(shared["write"])
        bob, reader = (Editor(server.url, BOB, shared[which]) for which in ("write", "read"))
        assert (await bob.pull())["may_write"] is True
        assert (await reader.pull())["may_write"] is False
        async with reader.watch(reader.n) as watch:
            first = await watch.hear()
            assert (first["operations"], first["n"], first["all"], first["may_write"]) == ([], 4, 4, False)
            bob.entry("p1", "60-35")
            assert (await bob.push()).json() == {"n": 5}
            assert await watch.until(5) == [f"{BOB}.1"]
            ann.entry("p0", "-45")
            await ann.push()
            assert await watch.until(6) == [f"{ANN}.5"]
            await watch.send({"type": "ping"})
            assert await watch.hear() == {"type": "pong"}
        await reader.pull()
        await ann.pull()
        assert shown(reader).matches[0].totals == shown(ann).matches[0].totals == {"p0": -45, "p1": 25}
        assert ann.guest.cookie is None and bob.guest.cookie is None


@pytest.mark.parametrize("order", list(itertools.permutations(("ann", "bob", "lost"))))
async def test_two_editors_with_a_cut_network_lose_nothing_on_the_same_cell(order: tuple[str, ...]) -> None:
    with running() as server:
        ann = begun(server.url)
        bob = Editor(server.url, BOB, (await ann.share())["write"])
        await bob.pull()
        # Both are without a network and write into the same cell, and each into one of their own.
        ann.entry("p0", "10")
        bob.entry("p0", "20")
        ann.entry("p1", "5")
        bob.write("round", round="b1", match="m1", after="m1.1")
        bob.entry("p0", "7", round="b1")
        for who in order:
            if who == "ann":
                await ann.push()
            elif who == "bob":
                await bob.push()
            else:
                # An answer that is lost on its way: the same operations come once more, with others.
                before = list(bob.waiting)
                await bob.push()
                bob.waiting = [*before, bob.write("name", name="Friday")]
                await bob.push()
        for one in (ann, bob):
            await one.push()
        for one in (ann, bob):
            await one.pull()
        reader = Editor(server.url, "reader22", read_code(ann.code))
        await reader.pull()
        assert set(ann.operations) == set(bob.operations) == set(reader.operations)
        assert len(reader.operations) == 10
        sheets = [shown(one) for one in (ann, bob, reader)]
        assert sheets[0] == sheets[1] == sheets[2]
        # Both values of the cell are there: the later in the order counts, the other is shown as a clash.
        (clash,) = sheets[0].clashes
        assert (clash.round, clash.player, set(clash.ops)) == ("m1.1", "p0", {f"{ANN}.5", f"{BOB}.1"})
        assert sheets[0].matches[0].totals == {"p0": 27, "p1": 5}


async def test_editors_at_random_with_lost_requests_and_answers_end_with_the_same_sheet() -> None:
    rng = random.Random(500)
    with running() as server:
        first = begun(server.url)
        code = (await first.share())["write"]
        editors = [first, *(Editor(server.url, f"{name}{name}", code) for name in ("beta", "gama", "delt"))]
        for _ in range(120):
            one = rng.choice(editors)
            match rng.randrange(4):
                case 0:
                    one.entry(f"p{rng.randrange(2)}", str(rng.randrange(-90, 90)))
                case 1:
                    sent = list(one.waiting)
                    await one.push()
                    one.waiting = sent if rng.random() < 0.5 else one.waiting  # the answer is lost
                case 2:
                    await one.pull()
                case 3 if one.operations:
                    one.write("undo", op=rng.choice(sorted(one.operations)))
        for one in editors:
            assert (await one.push()).status_code == 200
        for one in editors:
            one.n = 0
            await one.pull()
        every = [set(one.operations) for one in editors]
        assert every[0] == every[1] == every[2] == every[3]
        assert len(every[0]) == sum(one._written for one in editors)
        assert all(shown(one) == shown(first) for one in editors)


async def test_b103_the_code_to_look_cannot_write_and_says_nothing_of_the_other() -> None:
    with running() as server:
        ann = begun(server.url)
        shared = await ann.share()
        assert len(shared["write"]) == len(shared["read"]) == 16
        assert set(shared["write"] + shared["read"]) <= set("23456789abcdefghjkmnopqrstuvwxyz")
        reader = Editor(server.url, "reader22", shared["read"])
        await reader.pull()
        reader.entry("p0", "500")
        for method, path, body in (
            ("POST", "/operations", {"operations": reader.waiting}),
            ("POST", "/code", {}),
            ("DELETE", "", None),
        ):
            answer = await reader.ask(method, path, body)
            assert (answer.status_code, answer.json()["code"]) == (403, "sheet_read_only")
        assert (await ann.pull())["n"] == 4
        assert all(shared["write"].encode() not in body for body in reader.guest.received)


async def test_b103_an_unknown_sheet_and_a_wrong_code_are_answered_alike() -> None:
    with running() as server:
        ann = begun(server.url)
        shared = await ann.share()
        other = Editor(server.url, "other222", shared["write"], "9999888877776666")
        near = shared["write"][:-1] + ("2" if shared["write"][-1] != "2" else "3")
        answers = set()
        for method, path, body in (
            ("GET", "", None),
            ("POST", "/operations", {"operations": []}),
            ("POST", "/code", {}),
            ("DELETE", "", None),
        ):
            for editor, code in ((other, shared["write"]), (ann, near), (ann, "-"), (ann, "x" * 99), (ann, "%C3%A9")):
                answer = await editor.ask(method, path, body, code)
                answers.add((answer.status_code, answer.content))
            # Neither the address nor the cookie of who made it opens anything.
            answer = await ann.guest.ask(method, f"{ann.path}{path}?code={shared['write']}", body)
            answers.add((answer.status_code, answer.content))
        assert answers == {(404, b'{"code":"unknown_sheet","args":{}}')}
        for editor, code in ((other, shared["write"]), (ann, near)):
            async with editor.watch(code=code) as watch:
                assert await watch.closed() == 4404


async def test_b103_guessing_is_counted_for_a_network() -> None:
    with running(limits={"unknown_tables_per_minute": 5}) as server:
        ann = begun(server.url)
        await ann.share()
        for _ in range(5):
            assert (await ann.ask("GET", code=WRITE)).status_code == 404
        answer = await ann.ask("GET")
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        assert int(answer.headers["retry-after"]) >= 1
        watch = ann.watch()
        await watch.open()
        assert await watch.closed() == 4429


async def test_codes_are_stored_as_hashes_and_stand_in_no_log(tmp_path: Path) -> None:
    process = Process(tmp_path, RUMMY_LOG_LEVEL="debug")
    process.start()
    ann = begun(process.url)
    shared = await ann.share()
    await ann.pull()
    async with ann.watch() as watch:
        await watch.until(4)
    # After a kill everything that was acknowledged is there, under the same code.
    process.kill()
    process.start()
    assert (await ann.pull())["n"] == 4
    assert process.stop() == 0
    written = process.log.read_bytes() + b"".join(path.read_bytes() for path in tmp_path.glob("rummy500.db*"))
    assert b"sheet shared" in written
    for code in (shared["write"], shared["read"]):
        assert code.encode() not in written
    assert SHEET.encode() not in process.log.read_bytes()
    with sqlite3.connect(tmp_path / "rummy500.db") as rows:
        assert [len(one) for one in rows.execute("SELECT read, write FROM sheet").fetchone()] == [32, 32]


async def test_sharing_again_under_the_same_code_is_the_same_sheet_and_another_code_is_refused() -> None:
    with running() as server:
        ann = begun(server.url)
        first = await ann.share(WRITE)
        assert first["write"] == WRITE
        ann.entry("p0", "5")
        assert (await ann.share(WRITE))["n"] == 5
        file = {"rummy500_sheet": 1, "id": SHEET, "operations": []}
        for code, status, why in ((None, 409, "sheet_taken"), ("hgfedcba98765432", 409, "sheet_taken")):
            answer = await ann.guest.ask("POST", "/api/sheets", {"sheet": file, "code": code})
            assert (answer.status_code, answer.json()["code"]) == (status, why)
        for code in ("", "a" * 16, "23232323abababab", WRITE[:-1], WRITE + "2"):
            answer = await ann.guest.ask("POST", "/api/sheets", {"sheet": {**file, "id": "b" * 16}, "code": code})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_code")
        assert (await ann.pull())["n"] == 5


async def test_new_codes_shut_the_old_ones_out_on_open_sockets_too() -> None:
    with running() as server:
        ann = begun(server.url)
        shared = await ann.share()
        reader = Editor(server.url, "reader22", shared["read"])
        async with reader.watch() as reading, ann.watch() as writing:
            assert await reading.until(4) and await writing.until(4)
            answer = await ann.ask("POST", "/code", {"code": WRITE})
            assert answer.json() == {"id": SHEET, "write": WRITE, "read": read_code(WRITE), "n": 4}
            assert await reading.closed() == await writing.closed() == 4404
        assert (await reader.ask("GET")).status_code == (await ann.ask("GET")).status_code == 404
        ann.code, reader.code = WRITE, read_code(WRITE)
        assert (await ann.pull())["n"] == (await reader.pull())["n"] == 4


async def test_the_end_of_sharing_leaves_nothing_here(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    with running(store) as server:
        ann = begun(server.url)
        await ann.share()
        async with ann.watch() as watch:
            await watch.until(4)
            assert (await ann.ask("DELETE")).status_code == 204
            assert await watch.closed() == 4404
        assert (await ann.ask("GET")).status_code == 404
        ann.entry("p0", "5")
        assert (await ann.push()).status_code == 404
        with sqlite3.connect(tmp_path / "a.db") as rows:
            assert rows.execute(
                "SELECT (SELECT count(*) FROM sheet) + (SELECT count(*) FROM sheet_operation)"
            ).fetchone() == (0,)
        # What she has is hers: she can share it again, under other codes.
        assert (await ann.share())["n"] == 5


async def test_b125_a_locked_sheet_refuses_what_comes_after_the_lock_and_keeps_what_was_before() -> None:
    with running() as server:
        ann = begun(server.url)
        bob = Editor(server.url, BOB, (await ann.share())["write"])
        await bob.pull()
        early = bob.entry("p1", "5")  # before he can know of the lock, at its very place in the order
        lock = ann.write("lock", locked=True)
        assert (early["at"], early["id"] > lock["id"]) == (lock["at"], True)
        ann.waiting = [lock]
        assert (await ann.push()).status_code == 200
        answer = await bob.push()
        assert (answer.status_code, answer.json()) == (
            409,
            {"code": "sheet_locked", "args": {"operations": [early["id"]]}},
        )
        # Another author at the same place stands before the lock, and counts.
        amy = Editor(server.url, "aaaaaaaa", ann.code)
        amy.operations = {id: one for id, one in ann.operations.items() if id != lock["id"]}
        amy.entry("p1", "6")
        assert (await amy.push()).status_code == 200
        await ann.pull()
        late = ann.entry("p0", "7")
        again = ann.write("undo", op=late["id"])
        answer = await ann.push()
        assert answer.json()["args"] == {"operations": [late["id"], again["id"]]}
        assert (await amy.pull())["n"] == 6
        assert shown(amy).locked
        # Opened again, it takes what is written then; all of it or nothing was refused before.
        ann.waiting = [ann.write("lock", locked=False)]
        now = ann.entry("p0", "8")
        assert (await ann.push()).status_code == 200
        await amy.pull()
        assert now["id"] in amy.operations and late["id"] not in amy.operations
        assert shown(amy).matches[0].totals == {"p0": 8, "p1": 6}


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


async def test_sockets_are_told_that_the_server_restarts_and_go_on_where_they_were() -> None:
    store = MemoryStore()
    with running(store) as server:
        ann = begun(server.url)
        await ann.share()
        watch = ann.watch()
        await watch.__aenter__()
        assert await watch.until(4)
        ann.entry("p0", "5")
        await ann.push()
    assert await watch.closed() == 1012


def test_the_file_of_the_sheet_room_is_what_is_shared() -> None:
    operations = [read_operation(one) for one in begun("http://x").operations.values()]
    file = json.loads(write_sheet(SHEET, operations))
    assert file["rummy500_sheet"] == 1 and file["id"] == SHEET and len(file["operations"]) == 4
