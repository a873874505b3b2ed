"""Hints and the coach over real sockets: for the seat that asks, where the host allows it, and never in the way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from rummy500.storage.memory import MemoryStore
from tests.server.client import Guest, Talk
from tests.server.raw_bytes import Knowledge, hidden_cards_in
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def server() -> Iterator[Running]:
    """Gives a server with a memory store."""
    with running(MemoryStore(), limits={"advice_per_second": 1000.0, "advice_burst": 1000}) as server:
        yield server


@asynccontextmanager
async def turn(guest: Guest, **manners: str) -> AsyncIterator[Talk]:
    """Gives a seat at a new table, on turn to draw."""
    async with guest.sit(await guest.make_table(manners=manners)) as talk:
        await talk.until_turn()
        yield talk


async def test_a_hint_can_be_played(server: Running) -> None:
    async with turn(Guest(server.url)) as talk:
        for _ in range(2):
            found = await talk.ask("hint", seq=talk.seq)
            assert found["type"] == "hint"
            assert found["seq"] == talk.seq
            assert found["advice"]["because"]
            assert (await talk.play(found["advice"]["move"]))["type"] == "ack"
            await talk.until_seq(found["seq"] + 1)


async def test_a_hint_names_no_card_that_its_reader_does_not_know(server: Running) -> None:
    async with turn(Guest(server.url)) as talk:
        for _ in range(40):
            if talk.round_over:
                break
            found = await talk.ask("hint", seq=talk.seq)
            assert found["type"] == "hint"
            assert (await talk.play(found["advice"]["move"]))["type"] == "ack"
            await talk.until_seq(found["seq"] + 1)
            await talk.until_turn()
        knowledge = Knowledge(talk.table, await server.store.read(talk.table), 0)
        hints = [frame for frame in talk.guest.received if b'"type":"hint"' in frame]
        assert len(hints) > 3
        assert list(hidden_cards_in(talk.guest.received, knowledge)) == []


async def test_the_host_may_not_allow_it(server: Running) -> None:
    async with turn(Guest(server.url), hints="off") as talk:
        assert (await talk.ask("hint", seq=talk.seq))["code"] == "hints_off"
        move = {"type": "draw"}
        assert (await talk.ask("consider", seq=talk.seq, move=move))["code"] == "coach_off"


async def test_the_coach_looks_at_a_move_that_is_then_played(server: Running) -> None:
    async with turn(Guest(server.url), coach="on") as talk:
        move = {"type": "draw"}
        found = await talk.ask("consider", seq=talk.seq, move=move)
        assert found["type"] == "considered"
        assert found["seq"] == talk.seq
        assert (await talk.play(move))["type"] == "ack"


async def test_only_who_is_to_act_and_for_what_is_shown(server: Running) -> None:
    async with turn(Guest(server.url), coach="on") as talk:
        assert (await talk.ask("hint", seq=talk.seq - 1))["code"] == "stale"
        await talk.play({"type": "draw"})
        assert (await talk.ask("consider", seq=talk.seq + 5, move={"type": "draw"}))["code"] == "stale"
    guest = Guest(server.url)
    lobby = await guest.make_lobby(1)
    async with guest.sit(lobby) as talk:
        assert (await talk.ask("hint", seq=talk.seq))["code"] == "not_started"


async def test_the_others_of_a_table_wait_for_their_turn(server: Running) -> None:
    ann, bob = Guest(server.url), Guest(server.url)
    table = await ann.make_lobby(1)
    await bob.seated(table, "Bob")
    async with ann.sit(table) as one, bob.sit(table) as other:
        await one.ask("start")
        for talk in (one, other):
            await talk.until(lambda talk: talk.view["public"] is not None)
        idle = other if one.options is not None else one
        assert (await idle.ask("hint", seq=idle.seq))["code"] == "not_your_turn"


async def test_spectators_get_none(server: Running) -> None:
    ann, eve = Guest(server.url), Guest(server.url)
    async with turn(ann, spectators="on", coach="on") as talk:
        assert (await eve.ask("POST", f"/api/tables/{talk.table}/watch", {})).status_code == 204
        async with eve.sit(talk.table) as watching:
            assert (await watching.ask("hint", seq=watching.seq))["code"] == "spectator"
            move = {"type": "draw"}
            assert (await watching.ask("consider", seq=watching.seq, move=move))["code"] == "spectator"


async def test_a_move_is_not_held_up_by_a_question(server: Running) -> None:
    """The question may be answered or have become stale; the move behind it is taken all the same."""
    async with turn(Guest(server.url)) as talk:
        seq = talk.seq
        await talk.send({"type": "hint", "id": "h", "seq": seq})
        assert (await talk.play({"type": "draw"}))["type"] == "ack"
        found = await talk.answer("h")
        assert found["type"] == "hint" or found["code"] == "stale"


async def test_of_many_questions_the_newest_is_answered(server: Running) -> None:
    async with turn(Guest(server.url)) as talk:
        names = [f"q{number}" for number in range(6)]
        await asyncio.gather(*(talk.send({"type": "hint", "id": name, "seq": talk.seq}) for name in names))
        found = [await talk.answer(name) for name in names]
        assert found[-1]["type"] == "hint"
        assert {one["code"] for one in found if one["type"] == "refused"} <= {"stale"}
        assert any(one["type"] == "refused" for one in found)


async def test_questions_are_counted() -> None:
    with running(MemoryStore(), limits={"advice_per_second": 0.001, "advice_burst": 2}) as strict:
        async with turn(Guest(strict.url)) as talk:
            for _ in range(2):
                assert (await talk.ask("hint", seq=talk.seq))["type"] == "hint"
            refused = await talk.ask("hint", seq=talk.seq)
            assert refused["code"] == "too_fast"
            assert refused["args"]["ms"] > 0
            assert (await talk.play({"type": "draw"}))["type"] == "ack"
