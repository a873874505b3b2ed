"""How soon a killed server serves its tables again: 1,000 tables of random progress in SQLite, one socket at each.

    ./dev bench restart [--tables N] [--rounds N] [--at-once N] [--json FILE]

The tables (two people and two computers, somewhere in their first, second or third round) are played by lot and stored;
the server is started, everybody connects, it is killed (SIGKILL) and started again, and everybody comes back at once,
as browsers do. Medians of the rounds, with least and most. Keys: ``tables``; ``facts``, stored for a table, in the
mean; ``start_s``, from the start of the process until it listens; ``serve_s``, from then until every table has been
shown to its person; ``back_s``, from the kill until then (promised: under 5 s for 1,000 tables); ``cpu_s``, the CPU
time of the new process for all of it, which holds on a shared machine too; ``wrong``, tables that did not come back at
the seq at which they were stored or later (promised: none).
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import re
import secrets
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from rummy500.app.facts import Created, Dealt, Fact, Played, Ready, Scored, SeatFact, write_fact
from rummy500.app.guests import hash_of
from rummy500.app.lines import places_of
from rummy500.app.manners import Manners
from rummy500.app.ports import Entry
from rummy500.app.table import Table
from rummy500.app.tables import new_table_id
from rummy500.game.moves import Move
from rummy500.rules import PRESETS, rules_text
from rummy500.storage.sqlite import SqliteStore

ROOT: Final = Path(__file__).parents[1]
PLENTY: Final = {
    "RUMMY_SOCKETS_PER_NETWORK": "100000",
    "RUMMY_REQUESTS_PER_SECOND": "1000000",
    "RUMMY_REQUESTS_BURST": "1000000",
    "RUMMY_LOG_LEVEL": "warning",
}
MOST_FACTS: Final = 260


class Place(NamedTuple):
    """Is one person at one table, and how far that table is stored."""

    table: str
    cookie: str
    seq: int


def played_table(rng: Random, token: bytes) -> tuple[Table, list[Fact]]:
    """Plays a table by lot, up to a random moment."""
    texts = rules_text(PRESETS["standard"], 4)
    del texts["seats"]
    people = (SeatFact("Ann", hash_of(token).hex()), SeatFact("Ben", rng.randbytes(32).hex()))
    computers = (SeatFact("Bea", None, "casual"), SeatFact("Cid", None, "club"))
    created = Created("standard", texts, (*people, *computers), first_dealer=rng.randrange(4), manners=Manners())
    table = Table(new_table_id(), created)
    facts: list[Fact] = [created]

    def add(fact: Fact) -> None:
        table.apply(fact)
        facts.append(fact)

    for _ in range(rng.randrange(2, MOST_FACTS)):
        if table.running:
            add(next_move(table, rng))
            if (score := ended(table)) is not None:
                add(score)
        elif table.over:
            break
        else:
            for seat in (0, 1) if table.rounds_over else ():
                add(Ready(seat, table.rounds_over, f"ready {len(facts)}"))
            add(Dealt(table.rounds_over + 1, rng.randbytes(32).hex()))
    return table, facts


def ended(table: Table) -> Scored | None:
    """Gives the result that is stored with the move that ended a round, None during one."""
    return None if table.running else table.score()


def next_move(table: Table, rng: Random) -> Played:
    """Chooses a legal move: melds gladly, so that rounds end."""
    seat = table.to_act
    assert seat is not None
    assert table.match is not None
    assert table.match.round is not None
    legal = table.match.round.legal(seat)
    moves: list[Move] = [legal[rng.randrange(len(legal))] for _ in range(3)]
    return Played(seat, max(moves, key=lambda move: str(move).startswith(("meld", "lay"))))


async def stored_tables(path: Path, count: int) -> list[Place]:
    """Fills a database and gives the places at its tables."""
    store, places = SqliteStore(path), []
    rng, now = Random(1000), time.time_ns() // 1_000_000
    for _ in range(count):
        token = secrets.token_bytes(32)
        table, facts = played_table(rng, token)
        entries = [Entry(table.id, seq, now, write_fact(fact)) for seq, fact in enumerate(facts, 1)]
        await store.add_guest(hash_of(token), now)
        await store.append(entries, places_of(table, now))
        cookie = "rummy=" + base64.urlsafe_b64encode(token).rstrip(b"=").decode()
        places.append(Place(table.id, cookie, len(facts)))
    await store.close()
    return places


class Served:
    """Is the server as it is served, on a folder."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        environment = {**os.environ, **PLENTY, "RUMMY_DATA_DIR": str(folder), "RUMMY_PORT": str(port)}
        environment["PYTHONPATH"] = str(ROOT / "src")
        words = [sys.executable, "-m", "rummy500", "serve"]
        self.process = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = (re.search(r"http://[\d.]+:(\d+)", line) for line in self.process.stdout)
        self.port = next(int(found[1]) for found in said if found is not None)

    @property
    def cpu_s(self) -> float:
        """Gives the CPU-seconds that it has used with all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """Kills it without a warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


async def shown(port: int, place: Place) -> int:
    """Opens a socket at a table as a browser does; gives the seq of the first view."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
    hello = json.dumps({"type": "hello", "protocol": 1, "since": place.seq}).encode()
    head = (
        f"GET /tables/{place.table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        f"Cookie: {place.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n\r\n"
    )
    try:
        writer.write(head.encode())
        await reader.readuntil(b"\r\n\r\n")
        # A masked text frame of less than 126 bytes, masked with zeros (RFC 6455, 5.2).
        writer.write(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
        while True:
            frame = await next_frame(reader)
            if frame.startswith(b'{"type":"view"'):
                return int(json.loads(frame)["seq"])
    finally:
        writer.close()


async def next_frame(reader: asyncio.StreamReader) -> bytes:
    """Reads one frame of the server's; raises ConnectionError where it closes the socket."""
    kind, size = await reader.readexactly(2)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    elif size == 127:
        size = int.from_bytes(await reader.readexactly(8), "big")
    body = await reader.readexactly(size)
    if kind & 15 == 8:
        raise ConnectionError(f"closed with {int.from_bytes(body[:2], 'big')}")
    return body


async def all_shown(port: int, places: Sequence[Place], at_once: int) -> int:
    """Connects everybody; gives how many tables did not come back as they were stored."""
    doors = asyncio.Semaphore(at_once)

    async def one(place: Place) -> bool:
        async with doors:
            return await shown(port, place) >= place.seq

    return (await asyncio.gather(*(one(place) for place in places))).count(False)


def one_round(folder: Path, places: Sequence[Place], at_once: int) -> dict[str, float]:
    """Starts, connects everybody, kills, and measures until everybody is back."""
    first = Served(folder)
    asyncio.run(all_shown(first.port, places, at_once))
    killed = time.perf_counter()
    first.kill()
    started = time.perf_counter()
    second = Served(folder, first.port)
    listens = time.perf_counter()
    try:
        wrong = asyncio.run(all_shown(second.port, places, at_once))
        done, cpu = time.perf_counter(), second.cpu_s
    finally:
        second.kill()
    figures = {"start_s": listens - started, "serve_s": done - listens, "back_s": done - killed}
    return {**figures, "cpu_s": cpu, "wrong": wrong}


def main() -> None:
    """Prints the figures, and writes them to a file where one is named."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=1000)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--at-once", type=int, default=200, help="connections being made at the same time")
    options.add_argument("--json", type=Path)
    chosen = options.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="rummy-restart-"))
    try:
        places = asyncio.run(stored_tables(folder / "rummy500.db", chosen.tables))
        rounds = [one_round(folder, places, chosen.at_once) for _ in range(chosen.rounds)]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    facts = statistics.mean(place.seq for place in places)
    figures: dict[str, float] = {"tables": chosen.tables, "facts": round(facts, 1)}
    for name in rounds[0]:
        values = [one[name] for one in rounds]
        figures[name] = max(values) if name == "wrong" else round(statistics.median(values), 3)
        print(f"{name:<12} {figures[name]:>10,.3f}   ({min(values):,.3f}-{max(values):,.3f})")
    print(f"{'tables':<12} {chosen.tables:>10,}   with {facts:,.0f} facts each; load {os.getloadavg()[0]:.1f}")
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
