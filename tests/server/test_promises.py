"""Promises over real sockets: back at the right seat after every cut, after a restart, and beside people who flood."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from rummy500.app.guests import hash_of
from rummy500.server.callers import set_cookie
from rummy500.storage.memory import MemoryStore
from rummy500.storage.sqlite import SqliteStore
from tests.server.checker import Story, check_party
from tests.server.client import Guest, Talk
from tests.server.company import company
from tests.server.faulty import Faults
from tests.server.party import Party, Plan
from tests.server.scale import times
from tests.server.serving import Process, running
from tests.server.staging import stage
from tests.server.test_simulation import CROWD

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(times(600, 7200))]


async def test_r6_b37_after_every_cut_the_right_seat_and_the_full_view(tmp_path: Path) -> None:
    cuts = times(40, 200)
    plan = Plan(4, 3, {"target": "10000"}, faults=Faults(cut=0.3, half=0.1))
    with running(SqliteStore(tmp_path / "a.db"), limits=CROWD) as server:
        party = Party(server.url, plan, random.Random(6))
        await party.gather(server.store)
        playing = asyncio.ensure_future(party.play())
        async with asyncio.timeout(times(300, 3000)):
            while sum(person.history.cuts for person in party.everybody) < cuts and not playing.done():
                await asyncio.sleep(0.05)
        party.stopped.set()
        await playing
        await check_party(party, server.store, over=False)
        for person in party.everybody:
            seats = {log.frames[0]["table"]["you"] for log in person.history.sockets if log.frames}
            assert len(seats) == 1
            for log in person.history.sockets:
                views = [frame for frame in log.frames if frame["type"] == "view" and frame["public"] is not None]
                assert all(view["own"]["seat"] in seats for view in views)


async def known_guest(store: SqliteStore, url: str) -> Guest:
    """Makes a guest without asking a server."""
    token = secrets.token_bytes(32)
    await store.add_guest(hash_of(token), 1)
    return Guest(url, set_cookie(token, https=False).partition(";")[0])


async def test_r7_tables_of_any_progress_are_back_after_a_kill(tmp_path: Path) -> None:
    """Each table is served where its log ends, whether its server was killed or never ran."""
    process = Process(tmp_path, RUMMY_SOCKETS_PER_NETWORK="5000", RUMMY_REQUESTS_BURST="100000")
    store = SqliteStore(tmp_path / "rummy500.db")
    process.start()
    tables: list[tuple[Guest, str]] = []
    for number in range(times(25, 1000)):
        guest, steps = await known_guest(store, process.url), random.Random(number).randrange(60)
        seats = 2 + number % 7
        table = await stage(store, [guest], lambda table, _: table.seq > steps, seats=seats)  # noqa: B023
        tables.append((guest, table.id))
    process.kill()
    process.start()
    talks = [guest.sit(table) for guest, table in tables]
    for batch in range(0, len(talks), 100):
        await asyncio.gather(*(_sit(talk) for talk in talks[batch : batch + 100]))
    for talk in talks:
        await talk.socket.close()
    process.kill()
    for talk in talks:
        story = Story(talk.table, await store.read(talk.table))
        for frame in (frame for raw in talk.raw if (frame := json.loads(raw))["type"] == "view"):
            moment = story.moments[frame["seq"]]
            assert (frame["public"], frame["own"]) == (moment.public, moment.own[0])
    await store.close()


async def _sit(talk: Talk) -> None:
    await talk.open()
    await talk.hello(None)


async def test_r13_b95_one_who_floods_is_shut_out_and_the_others_finish_their_match() -> None:
    limits = {"messages_per_second": 50.0, "messages_burst": 60, "malformed_messages": 5}
    with running(MemoryStore(), limits=limits) as server:
        flooder = Guest(server.url)
        table = await flooder.make_table()
        async with company(server, 2, rules={"target": "50", "rounds": "1", "tie": "share"}) as people:
            await people.start()
            floods = [asyncio.ensure_future(flood(flooder, table, number)) for number in range(5)]
            await asyncio.gather(*(_play_slowly(talk, number) for number, talk in enumerate(people.talks)))
            assert all(talk.over for talk in people.talks)
            assert set(await asyncio.gather(*floods)) == {1008}


async def _play_slowly(talk: Talk, number: int) -> None:
    """Plays at a pace that the limits allow: one message for each that is heard."""
    rng = random.Random(number)
    while not talk.over:
        wish = talk.wish(rng)
        answer = None if wish is None else await talk.ask(wish.pop("type"), **wish)
        assert answer is None or answer.get("code") in (None, "stale"), answer
        if answer is None or answer["type"] == "refused":
            await talk.hear()
        else:
            await talk.until_seq(answer["seq"])
            await asyncio.sleep(0.02)


async def flood(guest: Guest, table: str, number: int) -> int:
    """Sends as fast as it can until the server has had enough; gives the close code."""
    talk = guest.sit(table)
    await talk.open()
    await talk.hello(None)
    text = "{" if number % 2 else '{"type":"ping","id":"x"}'
    try:
        for _ in range(3000):
            await talk.socket.send(text)
            await asyncio.sleep(0)
    except ConnectionClosed:
        pass
    return (await talk.closed())[0]


async def test_b97_the_limit_comes_before_reading_and_logging(capfd: pytest.CaptureFixture[str]) -> None:
    limits = {"messages_per_second": 0.001, "messages_burst": 10, "malformed_messages": 1000}
    with running(MemoryStore(), limits=limits) as server:
        guest = Guest(server.url)
        table = await guest.make_table()
        async with guest.sit(table) as talk:
            for number in range(10):
                assert (await talk.ask("ping", f"p{number}"))["type"] == "pong"
            capfd.readouterr()
            try:
                for _ in range(10_000):
                    await talk.socket.send("not even JSON")
            except ConnectionClosed:
                pass
            assert await talk.closed() == (1008, "too_fast")
        codes = [frame["code"] for frames in talk.answers.values() for frame in frames if frame["type"] == "refused"]
        assert codes == ["too_fast"]  # none of them was read, or they would be malformed
        async with guest.sit(table) as other:
            assert other.view
    lines = capfd.readouterr().out.splitlines()
    assert sum("socket closed" in line for line in lines) == 1
    assert len(lines) < 10


async def test_f6_while_the_file_is_locked_nobody_is_shown_anything_and_then_it_goes_on(tmp_path: Path) -> None:
    """Somebody else holds the file's lock again and again, for longer than a write is tried."""
    with running(SqliteStore(tmp_path / "a.db", busy_ms=20, retry_ms=40), limits=CROWD) as server:
        party = Party(server.url, Plan(2, 2, {"target": "10000"}), random.Random(60))
        await party.gather(server.store)
        playing = asyncio.ensure_future(party.play())
        other = sqlite3.connect(tmp_path / "a.db", isolation_level=None, timeout=10, check_same_thread=False)
        table = party.tables[0]
        async with asyncio.timeout(times(200, 1000)):
            for _ in range(times(3, 20)):
                seen = party.newest.get(table, 0)
                while party.newest.get(table, 0) < seen + 5:  # it goes on
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
                before, stored = _tried_again(party), len(await server.store.read(table))
                while _tried_again(party) == before:
                    await asyncio.sleep(0.01)
                assert len(await server.store.read(table)) == stored >= party.newest[table]
                other.execute("ROLLBACK")
        other.close()
        party.stopped.set()
        await playing
        await check_party(party, server.store, over=False)


def _tried_again(party: Party) -> int:
    return sum(person.counts.get("try_again", 0) for person in party.everybody)
