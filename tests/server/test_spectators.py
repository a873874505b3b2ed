"""Who looks on sees what all may see, and nothing else; people who play together see each their own."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Guest, Talk
from tests.server.company import Company, company
from tests.server.raw_bytes import Knowledge, hidden_cards_in
from tests.server.scale import times
from tests.server.serving import Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(times(600, 7200))]


@pytest.fixture
def server() -> Iterator[Running]:
    """Gives a server with a memory store."""
    with running(call_seconds=2) as server:
        yield server


async def watcher(server: Running, table: str) -> Guest:
    """Makes a guest who may look on."""
    guest = Guest(server.url)
    answer = await guest.ask("POST", f"/api/tables/{table}/watch", {})
    assert (answer.status_code, answer.content) == (204, b"")
    return guest


async def listen(talk: Talk) -> None:
    """Hears until the match is over."""
    await talk.until(lambda one: one.over)


async def play_out(people: Company, watching: Talk, seed: int) -> None:
    """Lets everybody play to the end of the match while somebody looks on."""
    await people.start()
    players = (talk.play_match(random.Random(seed + n)) for n, talk in enumerate(people.talks))
    await asyncio.gather(listen(watching), *players)


GAMES: list[tuple[str, int, int, dict[str, str]]] = [
    ("standard", 2, 1, {"target": "60"}),
    ("pagat", 3, 0, {"target": "50", "cut": "on"}),
    ("persian_wild", 2, 2, {"target": "50", "stock_out": "reshuffle"}),
]


@pytest.mark.parametrize(("preset", "persons", "computers", "rules"), GAMES)
async def test_r5_b75_b83_everybody_gets_their_own_view_and_spectators_the_public_one(
    server: Running, preset: str, persons: int, computers: int, rules: dict[str, str]
) -> None:
    for seed in range(times(1, 30)):
        more: dict[str, Any] = {"preset": preset, "rules": rules, "manners": {"spectators": "on", "pace": "instant"}}
        async with company(server, persons, computers, shares=True, **more) as people:
            stranger = await watcher(server, people.table)
            async with stranger.sit(people.table) as watching:
                await play_out(people, watching, seed)
                assert watching.view["own"] is None
                assert watching.view["state"]["undo"] == 0
            log = await server.store.read(people.table)
            for seat, guest in [*enumerate(people.guests), (None, stranger)]:
                knowledge = Knowledge(people.table, log, seat)
                assert list(hidden_cards_in(guest.received, knowledge)) == [], seat
            # The check would find something: one seat's frames are a leak to the one who looks on.
            assert list(hidden_cards_in(people.guests[0].received, Knowledge(people.table, log, None)))
            for frame in (raw for raw in stranger.received if raw.startswith(b'{"type":"view"')):
                assert b'"own":null' in frame


async def test_every_share_was_fixed_before_any_was_shown(server: Running) -> None:
    async with company(server, 3, shares=True, rules={"target": "60", "cut": "on"}) as people:
        await people.start()
        deals = [event for event in people.host.events if event["type"] == "pack_cut"]
        assert len(deals) == 1
        for talk, guest in zip(people.talks, people.guests, strict=True):
            mine = talk.own_shares[1].hex()
            others = [other.own_shares[1].hex() for other in people.talks if other is not talk]
            received = b"".join(guest.received).decode()
            assert not any(share in received for share in others)
            assert mine not in received
        async with asyncio.TaskGroup() as group:
            for n, talk in enumerate(people.talks):
                group.create_task(talk.play_match(random.Random(n)))
        opened = next(event for event in people.host.events if event["type"] == "deal_opened")
        assert opened["shares"] == [talk.own_shares[1].hex() for talk in people.talks]


async def test_a_seat_that_gives_no_share_or_another_counts_as_absent(server: Running) -> None:
    async with company(server, 2, shares=True, rules={"target": "50"}) as people:
        host, ben = people.talks
        ben.shares = False  # its client said in hello that it would, and does not
        wrong = {"type": "open", "id": "wrong", "round": 1, "share": "0" * 32}
        await host.send({"type": "start", "id": "go"})
        await ben.until(lambda one: (one.view["state"]["deal"] or {}).get("step") in ("commit", "open"))
        await ben.send(wrong)
        refused = await ben.answer("wrong")
        assert (refused["type"], refused["code"]) == ("refused", "bad_share")
        await asyncio.gather(*(talk.until(lambda one: one.view["public"] is not None) for talk in people.talks))
        async with asyncio.TaskGroup() as group:
            for n, talk in enumerate(people.talks):
                group.create_task(talk.play_match(random.Random(n)))
        opened = next(event for event in host.events if event["type"] == "deal_opened")
        assert opened["shares"] == [host.own_shares[1].hex(), None]


async def test_who_may_not_look_on_is_turned_away_and_later_sent_away(server: Running) -> None:
    async with company(server, 2) as people:
        stranger = Guest(server.url)
        refused = await stranger.ask("POST", f"/api/tables/{people.table}/watch", {})
        assert (refused.status_code, refused.json()["code"]) == (403, "not_watchable")
        assert stranger.cookie is None
        assert (await people.host.ask("manners", manners={"spectators": "on"}))["type"] == "ack"
        stranger = await watcher(server, people.table)
        async with stranger.sit(people.table) as watching:
            assert watching.intro["you"] is None
            assert (await people.host.ask("manners", manners={"spectators": "off"}))["type"] == "ack"
            assert await watching.closed() == (4403, None)
        talk = stranger.sit(people.table)
        await talk.open()
        assert (await talk.closed())[0] == 4403


async def test_who_looks_on_and_then_sits_down_plays_on_the_same_socket(server: Running) -> None:
    async with company(server, 2, computers=1, manners={"spectators": "on"}) as people:
        await people.start()
        stranger = await watcher(server, people.table)
        async with stranger.sit(people.table) as watching:
            first = watching.view
            assert first["own"] is None
            assert await stranger.seated(people.table, "Dan") == 2
            await watching.until(lambda one: one.intro["you"] == 2 and one.view["own"] is not None)
            assert watching.view["own"]["seat"] == 2
            assert (await watching.ask("say", phrase="hello"))["type"] == "ack"


async def test_spectators_hold_nothing_up(server: Running) -> None:
    async with company(server, 1, computers=1, manners={"spectators": "on"}) as people:
        await people.start()
        stranger = await watcher(server, people.table)
        async with stranger.sit(people.table) as watching:
            assert watching.view["state"]["here"] == [True, True]
            await people.host.socket.close()
            await watching.until(lambda one: one.view["state"]["here"] == [False, True])
