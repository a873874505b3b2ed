"""Before the match: who may do what, what everybody is shown, and that the host's word reaches all."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Guest, Talk
from tests.server.company import company
from tests.server.policy import Json
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio

HOSTING: list[tuple[str, Json]] = [
    ("seats", {"seats": [{"from": 1}, {"from": 0}]}),
    ("rules", {"preset": "duel", "rules": {}}),
    ("manners", {"manners": {"undo": "off"}}),
    ("start", {}),
    ("host", {"seat": 1}),
    ("remove", {"seat": 0}),
    ("allow", {"tag": "0" * 16}),
    ("seat_link", {"seat": 0}),
]

PLAYING: list[tuple[str, Json]] = [
    ("move", {"seq": 1, "move": {"type": "draw"}}),
    ("undo", {"seq": 1}),
    ("decline", {"seq": 1}),
    ("melds", {"cards": ["7S"]}),
    ("makes", {"index": 0}),
    ("next", {}),
    ("again", {}),
    ("leave", {}),
    ("commit", {"round": 1, "hash": "0" * 64}),
    ("open", {"round": 1, "share": "0" * 32}),
    ("cut", {"round": 1, "depth": 5}),
    ("say", {"phrase": "hello"}),
]


@pytest.fixture
def server() -> Iterator[Running]:
    """Gives a server with a memory store."""
    with running(call_seconds=2) as server:
        yield server


async def table_of(talk: Talk, **expected: Any) -> Json:
    """Hears until the table is told to be so."""
    await talk.until(lambda one: all(one.intro[name] == value for name, value in expected.items()))
    return talk.intro


async def test_a_lobby_shows_who_sits_there_and_what_will_be_played(server: Running) -> None:
    async with company(server, 2, computers=1, preset="pagat", rules={"target": "300"}) as people:
        intro = await table_of(people.host, people=[True, True, False])
        assert (intro["phase"], intro["you"], intro["host"], intro["barred"]) == ("lobby", 0, 0, [])
        assert intro["names"] == ["Ann", "Ben", "Bot 1"]
        assert intro["computers"] == [None, None, "casual"]
        assert (intro["preset"], intro["target"], intro["rules"]["target"]) == ("pagat", 300, "300")
        assert intro["manners"]["away_seconds"] == "60"
        assert people.talks[1].intro["you"] == 1
        view = people.host.view
        assert (view["public"], view["own"], view["state"]["round"]) == (None, None, 0)
        await people.host.until(lambda one: one.view["state"]["here"] == [True, True, True])


@pytest.mark.parametrize(("kind", "fields"), HOSTING)
async def test_s06_only_the_host_hosts(server: Running, kind: str, fields: Json) -> None:
    async with company(server, 2) as people:
        answer = await people.talks[1].ask(kind, **fields)
        assert (answer["type"], answer["code"]) == ("refused", "not_host")
        before = people.host.intro
        assert (await people.host.ask("ping"))["type"] == "pong"
        assert people.host.intro == before


@pytest.mark.parametrize(("kind", "fields"), [*HOSTING, *PLAYING])
async def test_s06_a_spectator_can_ask_for_nothing(server: Running, kind: str, fields: Json) -> None:
    async with company(server, 2, manners={"spectators": "on"}) as people:
        stranger = Guest(server.url)
        assert (await stranger.ask("POST", f"/api/tables/{people.table}/watch", {})).status_code == 204
        async with stranger.sit(people.table) as watching:
            assert watching.intro["you"] is None
            seq = len(await server.store.read(people.table))
            answer = await watching.ask(kind, **fields)
            assert (answer["type"], answer["code"]) == ("refused", "spectator")
            assert (await watching.ask("ping"))["type"] == "pong"
            assert len(await server.store.read(people.table)) == seq


@pytest.mark.parametrize(("kind", "fields"), [*HOSTING, *PLAYING])
async def test_b74_a_removed_guest_is_out_at_once_and_asks_in_vain(server: Running, kind: str, fields: Json) -> None:
    async with company(server, 2) as people:
        host, other = people.talks
        assert (await host.ask("remove", seat=1))["type"] == "ack"
        await host.until(lambda one: bool(one.intro["barred"]))
        told = len(other.guest.received)
        with contextlib.suppress(ConnectionClosed):
            await other.send({"type": kind, "id": "late", **fields})
        assert await other.closed() == (4403, "removed")
        frames = [frame for frame in other.guest.received[told:] if b'"view"' in frame or b'"table"' in frame]
        assert frames == []
        intro = host.intro
        assert intro["people"] == [True, False]
        assert (await host.ask("ping"))["type"] == "pong"
        assert host.intro == intro


async def test_the_host_moves_people_and_computers_about(server: Running) -> None:
    async with company(server, 3, computers=1) as people:
        host, ben, cleo = people.talks
        plan = [{"from": 2}, {"level": "club"}, {"from": 0}, {"from": 1}, {}]
        assert (await host.ask("seats", seats=plan))["type"] == "ack"
        intro = await table_of(host, people=[True, False, True, True, False])
        assert (intro["names"][0], intro["names"][2:]) == ("Cleo", ["Ann", "Ben", ""])
        assert intro["computers"] == [None, "club", None, None, None]
        assert (intro["you"], intro["host"]) == (2, 2)
        assert (await table_of(ben, people=intro["people"]))["you"] == 3
        assert (await table_of(cleo, people=intro["people"]))["you"] == 0
        # From the new seat the host is the host still, and the old seat has lost it.
        assert (await cleo.ask("manners", manners={"undo": "off"}))["code"] == "not_host"
        assert (await host.ask("start"))["args"] == {"seats": ["4"]}
        assert (await host.ask("manners", manners={"undo": "off"}))["type"] == "ack"
        await ben.until(lambda one: one.intro["manners"]["undo"] == "off")


async def test_nobody_is_left_out_by_arranging_and_who_leaves_may_come_back(server: Running) -> None:
    async with company(server, 2) as people:
        host, ben = people.talks
        answer = await host.ask("seats", seats=[{"from": 0}, {}])
        assert (answer["type"], answer["code"], answer["args"]) == ("refused", "seat_taken", {"seat": 1})
        assert (await ben.ask("leave"))["type"] == "ack"
        assert await ben.closed() == (4403, "left")
        assert (await ben.guest.door(people.table))["open_seats"] == [1]
        assert await ben.guest.seated(people.table, "Ben") == 1
        await table_of(host, names=["Ann", "Ben"])


BAD: list[tuple[str, Json, str]] = [
    ("seats", {"seats": [{"from": 0}]}, "bad_seats"),
    ("seats", {"seats": [{"from": 0}] * 9}, "bad_seats"),
    ("seats", {"seats": [{"from": 0}, {"from": 0}]}, "unknown_seat"),
    ("seats", {"seats": [{"from": 0}, {"from": 7}]}, "unknown_seat"),
    ("seats", {"seats": [{"from": 1}, {}]}, "unknown_seat"),
    ("seats", {"seats": [{"from": 0}, {"level": "genius"}]}, "unknown_level"),
    ("seats", {"seats": [{"from": 0}, {"from": 1, "name": "x"}]}, "malformed"),
    ("seats", {"seats": [{"from": 0}, {"from": -1}]}, "malformed"),
    ("rules", {"preset": "poker"}, "unknown_preset"),
    ("rules", {"preset": "standard", "rules": {"target": "1"}}, "bad_value"),
    ("rules", {"preset": "standard", "rules": {"seats": "2"}}, "unknown_field"),
    ("rules", {"preset": "standard", "rules": {"target": 5}}, "malformed"),
    ("manners", {"manners": {"away_seconds": "1"}}, "bad_manners"),
    ("manners", {"manners": {"volume": "loud"}}, "bad_manners"),
    ("host", {"seat": 5}, "unknown_seat"),
    ("host", {"seat": -1}, "unknown_seat"),
    ("remove", {"seat": 0}, "unknown_seat"),
    ("remove", {"seat": 9}, "unknown_seat"),
    ("allow", {"tag": "0" * 16}, "unknown_guest"),
    ("seat_link", {"seat": 2}, "unknown_seat"),
    ("seat_link", {"seat": 99}, "unknown_seat"),
    ("say", {"phrase": "boo"}, "malformed"),
    ("commit", {"round": 1, "hash": "0" * 64}, "deal_gone"),
    ("commit", {"round": 1, "hash": "0" * 63}, "malformed"),
    ("open", {"round": 1, "share": "0" * 32}, "deal_gone"),
    ("open", {"round": 1, "share": "g" * 32}, "malformed"),
    ("cut", {"round": 1, "depth": 5}, "deal_gone"),
    ("cut", {"round": 1, "depth": -5}, "malformed"),
    ("move", {"seq": 0, "move": {"type": "draw"}}, "stale"),
    ("next", {}, "not_started"),
    ("again", {}, "not_started"),
]


async def test_what_the_host_cannot_have_is_refused_with_a_code(server: Running) -> None:
    async with company(server, 2) as people:
        seq = len(await server.store.read(people.table))
        for kind, fields, code in BAD:
            answer = await people.host.ask(kind, **fields)
            assert (answer["type"], answer.get("code")) == ("refused", code), (kind, fields, answer)
        assert len(await server.store.read(people.table)) == seq
        assert (await people.host.ask("move", seq=people.host.seq, move={"type": "draw"}))["code"] == "not_started"
        assert (await people.host.ask("undo", seq=people.host.seq))["code"] == "nothing_to_undo"


async def test_a_match_starts_when_the_host_says_and_only_with_all_seats_taken(server: Running) -> None:
    host = Guest(server.url)
    table = await host.make_lobby(2)
    async with host.sit(table) as talk:
        refused = await talk.ask("start")
        assert (refused["code"], refused["args"]) == ("seats_free", {"seats": ["1", "2"]})
        assert (await talk.ask("seats", seats=[{"from": 0}, {"level": "casual"}]))["type"] == "ack"
        first = await talk.ask("start", "go")
        assert first["type"] == "ack"
        assert await talk.ask("start", "go") == first
        await talk.until(lambda one: one.view["public"] is not None)
        assert talk.intro["phase"] == "play"
        cuts = [event for event in talk.events if event["type"] == "dealer_cut"]
        assert len(cuts) == 1
        assert cuts[0]["dealer"] == talk.view["public"]["dealer"]
        for kind, fields in (("seats", {"seats": [{"from": 0}, {}]}), ("rules", {"preset": "duel"}), ("start", {})):
            assert (await talk.ask(kind, **fields))["code"] == "match_running"


async def test_rules_that_so_many_cannot_play_are_refused_at_the_start(server: Running) -> None:
    async with company(server, 3, rules={"hand_size": "20", "decks": "1"}) as people:
        refused = await people.host.ask("start")
        assert refused["type"] == "refused"
        assert "hand_size" in refused["args"]["fields"]


async def test_the_host_hands_the_role_on(server: Running) -> None:
    async with company(server, 2) as people:
        host, ben = people.talks
        assert (await host.ask("host", seat=1))["type"] == "ack"
        await table_of(ben, host=1)
        assert (await host.ask("start"))["code"] == "not_host"
        assert (await ben.ask("start"))["type"] == "ack"


async def test_b58_a_host_who_leaves_hands_the_role_on(server: Running) -> None:
    async with company(server, 3) as people:
        host, ben, _ = people.talks
        assert (await host.ask("leave"))["type"] == "ack"
        assert await host.closed() == (4403, "left")
        intro = await table_of(ben, host=1)
        assert intro["people"] == [False, True, True]
        assert (await host.guest.door(people.table))["you"] is None
        assert (await ben.ask("manners", manners={"undo": "off"}))["type"] == "ack"


async def test_the_list_of_the_removed_is_for_the_host_alone(server: Running) -> None:
    async with company(server, 3) as people:
        host, ben, cleo = people.talks
        await host.ask("remove", seat=2)
        intro = await table_of(host, people=[True, True, False])
        assert [one["name"] for one in intro["barred"]] == ["Cleo"]
        await table_of(ben, people=[True, True, False])
        assert ben.intro["barred"] == []
        tag = intro["barred"][0]["tag"]
        assert tag.encode() not in b"".join(ben.guest.received)
        assert (await cleo.guest.door(people.table))["removed"] is True
        refused = await cleo.guest.sit_down(people.table, "Cleo")
        assert (refused.status_code, refused.json()["code"]) == (403, "removed")
        assert (await host.ask("allow", tag=tag))["type"] == "ack"
        assert await cleo.guest.seated(people.table, "Cleo") == 2


async def test_presence_is_shown_as_people_come_and_go(server: Running) -> None:
    async with company(server, 2, computers=1) as people:
        host, ben = people.talks
        await host.until(lambda one: one.view["state"]["here"] == [True, True, True])
        async with ben.guest.sit(people.table):  # a second tab: leaving it changes nothing
            pass
        await ben.socket.close()
        await host.until(lambda one: one.view["state"]["here"] == [True, False, True])
        async with ben.guest.sit(people.table):
            await host.until(lambda one: one.view["state"]["here"] == [True, True, True])


async def test_what_somebody_says_reaches_everybody_and_is_not_kept(server: Running) -> None:
    async with company(server, 2, manners={"spectators": "on"}) as people:
        stranger = Guest(server.url)
        await stranger.ask("POST", f"/api/tables/{people.table}/watch", {})
        async with stranger.sit(people.table) as watching:
            seq = len(await server.store.read(people.table))
            assert (await people.talks[1].ask("say", phrase="well_played"))["type"] == "ack"
            for talk in (*people.talks, watching):
                await talk.until(lambda one: bool(one.said))
                assert talk.said == [{"type": "said", "seat": 1, "phrase": "well_played"}]
            assert len(await server.store.read(people.table)) == seq


async def test_phrases_have_a_limit_of_their_own(server: Running) -> None:
    with running(limits={"phrases_per_second": 0.001, "phrases_burst": 5}) as strict:
        async with company(strict, 2) as people:
            host, ben = people.talks
            answers = [await host.ask("say", phrase="clap") for _ in range(6)]
            assert [answer["type"] for answer in answers] == ["ack"] * 5 + ["refused"]
            assert answers[5]["code"] == "too_fast"
            assert answers[5]["args"]["ms"] > 0
            async with host.guest.sit(people.table) as tab:  # another socket is the same person
                assert (await tab.ask("say", phrase="clap"))["code"] == "too_fast"
            assert (await ben.ask("say", phrase="clap"))["type"] == "ack"
            assert (await host.ask("ping"))["type"] == "pong"


async def test_the_same_message_of_a_host_counts_once(server: Running) -> None:
    async with company(server, 2) as people:
        host = people.host
        first = await host.ask("manners", "m", manners={"undo": "off"})
        assert (await host.ask("manners", manners={"undo": "on"}))["type"] == "ack"
        assert await host.ask("manners", "m", manners={"undo": "off"}) == first
        await host.until(lambda one: one.seq >= first["seq"] + 1)
        assert host.intro["manners"]["undo"] == "on"


async def test_a_table_frame_comes_before_the_view_that_needs_it(server: Running) -> None:
    async with company(server, 2) as people:
        host, ben = people.talks
        for number in range(20):
            text = {"away_seconds": str(30 + number)}
            await host.send({"type": "manners", "id": str(number), "manners": text})
        await ben.until(lambda one: one.intro["manners"]["away_seconds"] == "49")
        await ben.ask("ping")
        told, views = 0, 0
        for raw in ben.guest.received:
            frame = json.loads(raw)
            if frame.get("type") == "table":
                told = int(frame["table"]["manners"]["away_seconds"])
            for event in frame.get("events", ()):
                if event["type"] == "manners_changed":
                    views += 1
                    assert int(event["manners"]["away_seconds"]) <= told
        assert views > 0
