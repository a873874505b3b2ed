"""The server as a process: killed in the middle of play, ended in order, started where it cannot."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rummy500.storage.sqlite import SqliteStore
from tests.server.checker import check_party
from tests.server.client import Guest
from tests.server.party import Party, Plan
from tests.server.scale import times
from tests.server.serving import ROOT, Process, free_port

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(times(600, 7200))]


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """Gives a server process that has been started."""
    process = Process(tmp_path)
    process.start()
    yield process
    if process.alive:
        process.kill()


async def test_f7_sigterm_says_goodbye_stores_what_waits_and_ends_with_0(process: Process) -> None:
    guest = Guest(process.url)
    table = await guest.make_table(2)
    async with guest.sit(table) as talk:
        await talk.until_turn()
        await talk.play({"type": "draw"})
        code = asyncio.ensure_future(asyncio.to_thread(process.stop))
        with pytest.raises(ConnectionClosed):
            while (frame := await talk.hear())["type"] != "closing":
                continue
            assert frame == {"type": "closing", "reason": "restart"}
            await talk.hear()
        assert talk.socket.close_code == 1012
        seq = talk.seq
    assert await code == 0
    process.start()
    async with guest.sit(table) as talk:
        assert talk.seq == seq
        assert talk.view["public"]["phase"] == "play"


async def test_a_restart_keeps_the_guest_and_the_message_ids(process: Process) -> None:
    guest = Guest(process.url)
    table = await guest.make_table(1)
    async with guest.sit(table) as talk:
        await talk.until_turn()
        seq = talk.seq
        first = await talk.play({"type": "draw"}, seq, "once")
    process.kill()
    process.start()
    async with guest.sit(table) as talk:
        assert await talk.play({"type": "draw"}, seq, "once") == first
        assert talk.seq == seq + 1
    assert [line["table"] for line in (await guest.ask("GET", "/api/tables")).json()["tables"]] == [table]


async def test_f6_a_locked_database_is_answered_with_try_again(tmp_path: Path) -> None:
    process = Process(tmp_path, RUMMY_RETRY_MS="100")
    process.start()
    try:
        guest = Guest(process.url)
        table = await guest.make_table(1)
        async with guest.sit(table) as talk:
            await talk.until_turn()
            seq = talk.seq
            other = sqlite3.connect(tmp_path / "rummy500.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            for message in ("a", "a", "b"):
                refused = await talk.play({"type": "draw"}, seq, message)
                assert (refused["code"], refused["seq"]) == ("try_again", seq)
            assert talk.seq == seq
            answer = await Guest(process.url).ask(
                "POST", "/api/tables", {"seats": [{"name": "A"}, {"level": "casual"}]}
            )
            assert (answer.status_code, answer.json()["code"]) == (503, "try_again")
            other.execute("ROLLBACK")
            other.close()
            assert (await talk.play({"type": "draw"}, seq, "a"))["type"] == "ack"
    finally:
        process.kill()


FULL = "ulimit -f {blocks}; exec {python} -m rummy500 serve --port {port} --data-dir {folder}"


async def test_f6_a_full_disk_is_answered_with_try_again_and_nobody_sees_the_move(tmp_path: Path) -> None:
    process = Process(tmp_path)
    process.start()
    party = Party(process.url, Plan(2, 2, {"target": "10000"}), random.Random(2))
    await party.gather(None)
    guest = party.host.guest
    assert process.stop() == 0
    # Started anew with room for only a few more pages.
    room = max(path.stat().st_size for path in tmp_path.glob("rummy500.db*"))
    command = FULL.format(blocks=room // 512 + 80, python=sys.executable, port=process.port, folder=tmp_path)
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "RUMMY_RETRY_MS": "50",
        "RUMMY_MESSAGES_BURST": "100000",
    }
    full = subprocess.Popen(["sh", "-c", command], env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert full.stdout is not None
        assert process.url.encode() in await asyncio.to_thread(full.stdout.readline)
        playing = asyncio.ensure_future(party.play())
        async with asyncio.timeout(90):
            while await store_failures(guest) < 3:
                await asyncio.sleep(0.1)
        party.stopped.set()
        assert full.poll() is None
        assert (await guest.ask("GET", "/healthz")).status_code == 200
        await asyncio.wait([playing], timeout=10)
        playing.cancel()
    finally:
        full.kill()
        full.wait()
        assert full.stdout is not None
        full.stdout.close()
    assert sum(person.counts.get("try_again", 0) for person in party.everybody) > 0
    store = SqliteStore(tmp_path / "rummy500.db")
    await check_party(party, store, over=False)  # nobody has seen a move that could not be stored
    await store.close()


async def store_failures(guest: Guest) -> int:
    """Gives how many appends the server has given up."""
    figures = (await guest.ask("GET", "/metrics")).text.splitlines()
    line = next(line for line in figures if line.startswith("rummy_store_failures_total"))
    return int(float(line.split()[1]))


def refused_start(folder: Path, *flags: str, **variables: str) -> tuple[int, str]:
    """Starts a server that must not start; gives its exit code and what it says."""
    done = subprocess.run(
        [sys.executable, "-m", "rummy500", "serve", "--data-dir", str(folder), *flags],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **variables},
        check=False,
    )
    return done.returncode, done.stderr


def one_sentence(said: str) -> bool:
    """Says whether that is one line and no traceback."""
    return len(said.strip().splitlines()) == 1 and said.strip().endswith(".") and "Traceback" not in said


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as ears:
        ears.bind(("127.0.0.1", 0))
        ears.listen()
        port = str(ears.getsockname()[1])
        code, said = refused_start(tmp_path, "--port", port)
    assert code != 0
    assert one_sentence(said)
    assert port in said


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    code, said = refused_start(tmp_path / "file", "--port", str(free_port()))
    assert code != 0
    assert one_sentence(said)
    assert str(tmp_path / "file") in said


async def test_a_database_of_a_newer_version_is_named(tmp_path: Path) -> None:
    await SqliteStore(tmp_path / "rummy500.db").close()
    with sqlite3.connect(tmp_path / "rummy500.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    code, said = refused_start(tmp_path, "--port", str(free_port()))
    assert code != 0
    assert one_sentence(said)
    assert "newer" in said


def test_a_damaged_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "rummy500.db").write_bytes(b"no database" * 1000)
    code, said = refused_start(tmp_path, "--port", str(free_port()))
    assert code != 0
    assert one_sentence(said)
    assert "rummy500.db" in said


def test_a_setting_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    code, said = refused_start(tmp_path, RUMMY_MESSAGES_BURST="many")
    assert code != 0
    assert one_sentence(said)
    assert "RUMMY_MESSAGES_BURST" in said


def test_health_and_page_answer(process: Process) -> None:
    with httpx.Client(base_url=process.url, trust_env=False, verify=False) as http:
        assert http.get("/healthz").json() == {"status": "ok"}
        assert http.get("/").status_code in (200, 503)
