"""Shared score sheets: two editors lose nothing, codes open what they are for."""

from __future__ import annotations

import itertools
import json
import random
import sqlite3
from pathlib import Path

import pytest

from rummy500.app.sheets_codes import read_code
from rummy500.sheet.file import write_sheet
from rummy500.sheet.operations import read_operation
from rummy500.storage.memory import MemoryStore
from rummy500.storage.sqlite import SqliteStore
from tests.server.serving import Process, running
from tests.server.sheet_editors import ANN, BOB, SHEET, WRITE, Editor, begun, shown

pytestmark = pytest.mark.anyio


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


async def test_f6_a_locked_database_is_named_and_the_same_operations_go_through_later(tmp_path: Path) -> None:
    with running(SqliteStore(tmp_path / "a.db", retry_ms=50, busy_ms=20)) as server:
        ann = begun(server.url)
        await ann.share()
        async with ann.watch() as watch:
            assert await watch.until(4)
            other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            ann.entry("p0", "5")
            answer = await ann.push()
            assert (answer.status_code, answer.json()["code"]) == (503, "try_again")
            other.execute("ROLLBACK")
            other.close()
            assert (await ann.push()).json() == {"n": 5}
            assert await watch.until(5) == [f"{ANN}.5"]
