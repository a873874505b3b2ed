"""F10: messages made by the wire's own grammar and broken ones, from a host, a player and one who looks on."""

from __future__ import annotations

import json
import random
import secrets
from collections import Counter

import pytest
from websockets.exceptions import ConnectionClosed

from rummy500.storage.memory import MemoryStore
from tests.server.checker import Story
from tests.server.client import Guest, Talk
from tests.server.company import Company, company
from tests.server.scale import LONG, times
from tests.server.serving import Running, running
from tests.server.wire_grammar import KINDS, random_message, spoiled

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(times(600, 7200))]

FRAMES = times(900, 100_000)
AT_ONE_TABLE = 150
ENDS_THE_SOCKET = frozenset({1008, 1009, 4403})
WIDE = {"malformed_messages": 10**9, "guests_per_network_hour": 10**9, "codes_per_guest_hour": 10**9}


def text_of(rng: random.Random, seq: int) -> str:
    """Makes a frame: mostly of the grammar, some broken in their fields, some in their letters."""
    message = random_message(rng, rng.choice(KINDS), seq)
    if rng.random() < 0.4:
        message = spoiled(rng, message)
    text = json.dumps(message)
    if rng.random() < 0.15:
        letters = list(text)
        for _ in range(rng.randint(1, 5)):
            at = rng.randrange(len(letters))
            letters[at] = rng.choice(("", "\x00", '"', "}", "é", letters[at] * 2))
        text = "".join(letters)
    return text


async def shout(talk: Talk, rng: random.Random, count: int, codes: Counter[str]) -> None:
    """Sends so many frames over one socket, and hears the answer to each before the next."""
    try:
        for number in range(count):
            await talk.socket.send(text_of(rng, talk.seq))
            await talk.send({"type": "ping", "id": f"after {number}"})
            await talk.answer(f"after {number}")
    finally:
        for frames in talk.answers.values():
            codes.update(str(frame.get("code", frame["type"])) for frame in frames)


async def fuzz(server: Running, people: Company, watching: Talk, rng: random.Random, codes: Counter[str]) -> int:
    """Shouts at one table from one of its sockets; gives how many frames it was at most."""
    if rng.random() < 0.7:
        await people.start()
    talk = rng.choice([*people.talks, watching])
    try:
        await shout(talk, rng, AT_ONE_TABLE, codes)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        assert closed.rcvd.code in ENDS_THE_SOCKET, closed  # it left, was left out, or was sent away
    story = Story(people.table, await server.store.read(people.table))
    door = await Guest(server.url).door(people.table)
    assert door["names"] == [who.name for who in story.table.seats_now]
    return AT_ONE_TABLE


async def test_f10_frames_of_the_wires_own_grammar_never_harm_a_table() -> None:
    seed = secrets.randbits(32) if LONG else 10
    rng, codes, sent = random.Random(seed), Counter[str](), 0
    with running(MemoryStore(), limits=WIDE) as server:
        quiet = Guest(server.url)
        async with quiet.sit(await quiet.make_table()) as elsewhere:
            while sent < FRAMES:
                manners = {"spectators": "on", "pace": "instant"}
                async with company(server, 3, computers=1, manners=manners) as people:
                    stranger = Guest(server.url)
                    await stranger.ask("POST", f"/api/tables/{people.table}/watch", {})
                    async with stranger.sit(people.table) as watching:
                        sent += await fuzz(server, people, watching, rng, codes)
                assert (await elsewhere.ask("ping"))["type"] == "pong"
    assert "failed" not in codes, (seed, codes)
    assert codes["malformed"] > 0
    assert codes["ack"] > 0
    assert {"stale", "spectator", "not_host"} <= codes.keys(), (seed, codes)


def test_f10_the_grammar_makes_every_kind_of_message() -> None:
    rng = random.Random(1)
    made = Counter(random_message(rng, rng.choice(KINDS), 1)["type"] for _ in range(2000))
    assert len(made) == len(KINDS) > 15
