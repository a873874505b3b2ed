"""Messages and requests that no honest client sends: refused with a code, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rummy500.app.facts import read_fact
from rummy500.app.table import Table
from tests.server.client import Guest, Talk
from tests.server.company import company
from tests.server.policy import Json
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio


async def closed(talk: Talk) -> int:
    """Hears until the socket is closed and gives the code."""
    with pytest.raises(ConnectionClosed):
        while True:
            await talk.hear()
    assert talk.socket.close_code is not None
    return talk.socket.close_code


async def ready(server: Running) -> tuple[Guest, str]:
    """Makes a guest with a table."""
    guest = Guest(server.url)
    return guest, await guest.make_table()


MALFORMED: list[str] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type":"nothing","id":"a"}',
    '{"type":"move","id":"a","seq":1}',
    '{"type":"move","id":"a","seq":-1,"move":{"type":"draw"}}',
    '{"type":"move","id":"a","seq":"1","move":{"type":"draw"}}',
    '{"type":"move","id":"","seq":1,"move":{"type":"draw"}}',
    '{"type":"move","id":"' + "a" * 65 + '","seq":1,"move":{"type":"draw"}}',
    '{"type":"move","id":"a","seq":1,"move":{"type":"draw","seat":1}}',
    '{"type":"move","id":"a","seq":1,"seat":1,"move":{"type":"draw"}}',
    '{"type":"move","id":"a","seq":1,"move":{"type":"discard","card":"1S"}}',
    '{"type":"move","id":"a","seq":1,"move":{"type":"discard","card":"7s"}}',
    '{"type":"move","id":"a","seq":1,"move":{"type":"discard"}}',
    '{"type":"move","id":"a","seq":1e999,"move":{"type":"draw"}}',
    '{"type":"pace","id":"a","pace":"brisk"}',
    '{"type":"hello","protocol":1}',
    '{"type":"undo","id":"a"}',
    '{"type":"seats","id":"a","seats":[]}',
    '{"type":"seats","id":"a","seats":[{"from":"0"}]}',
    '{"type":"seats","id":"a","seats":[{"from":0,"guest":"x"}]}',
    '{"type":"rules","id":"a","preset":"standard","rules":{"target":300}}',
    '{"type":"manners","id":"a","manners":{"undo":true}}',
    '{"type":"remove","id":"a","seat":"1"}',
    '{"type":"host","id":"a"}',
    '{"type":"leave"}',
    '{"type":"say","id":"a","phrase":"you cheat"}',
    '{"type":"say","id":"a","phrase":"hello","text":"you cheat"}',
    '{"type":"commit","id":"a","round":1,"hash":"' + "A" * 64 + '"}',
    '{"type":"open","id":"a","round":1,"share":"00"}',
    '{"type":"cut","id":"a","round":1,"depth":1.5}',
    '{"type":"seat_link","id":"a","seat":1,"code":"x"}',
    '{"type":"melds","id":"a","cards":["7S","XX"]}',
    "[" * 2000 + "]" * 2000,
    "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
]


async def test_b85_malformed_messages_are_refused_and_the_socket_lives() -> None:
    with running(limits={"malformed_messages": 1000}) as server:
        guest, table = await ready(server)
        async with guest.sit(table) as talk:
            await talk.until_turn()
            before = talk.view
            for text in MALFORMED:
                await talk.socket.send(text)
                assert (await talk.refusal())["code"] == "malformed", text
            assert (await talk.ask("ping"))["type"] == "pong"
            async with guest.sit(table) as other:
                assert other.view["public"] == before["public"]
                assert other.seq == before["seq"]


async def test_b99_too_many_malformed_messages_close_one_socket() -> None:
    with running(limits={"malformed_messages": 5}) as server:
        guest, table = await ready(server)
        async with guest.sit(table) as talk, guest.sit(table) as other:
            for _ in range(6):
                await talk.socket.send("{")
            assert await closed(talk) == 1008
            assert (await other.ask("ping"))["type"] == "pong"


async def test_f10_fuzzed_frames_never_harm_the_table() -> None:
    rng = random.Random(1010)
    seed: list[Json] = [
        {"type": "move", "id": "a", "seq": 2, "move": {"type": "draw"}},
        {"type": "melds", "id": "b", "cards": ["7S", "8S", "9S"]},
        {"type": "decline", "id": "c", "seq": 2},
        {"type": "makes", "id": "d", "index": 0},
    ]
    with running(limits={"malformed_messages": 10**6}) as server:
        guest, table = await ready(server)
        async with guest.sit(table) as talk:
            for _ in range(400):
                text = bytearray(json.dumps(rng.choice(seed)).encode())
                for _ in range(rng.randrange(1, 4)):
                    at = rng.randrange(len(text))
                    match rng.randrange(3):
                        case 0:
                            text[at] = rng.randrange(32, 127)
                        case 1:
                            del text[at]
                        case _:
                            text[at:at] = bytes([rng.randrange(32, 127)])
                await talk.socket.send(text.decode())
            assert (await talk.ask("ping", "the last"))["type"] == "pong"
            codes = {
                frame["code"] for frames in talk.answers.values() for frame in frames if frame["type"] == "refused"
            }
            assert "failed" not in codes
            assert codes <= {"malformed", "stale", "not_your_turn", "no_window"} | {"wrong_phase", "round_over"}


HOSTING: list[Json] = [
    {"type": "seats", "seats": [{"from": 0}, {"from": 1}, {"level": "casual"}, {}]},
    {"type": "rules", "preset": "pagat", "rules": {"target": "300"}},
    {"type": "manners", "manners": {"turn_timer": "90", "undo": "off"}},
    {"type": "host", "seat": 0},
    {"type": "allow", "tag": "0123456789abcdef"},
    {"type": "seat_link", "seat": 0},
    {"type": "commit", "round": 1, "hash": "0" * 64},
    {"type": "open", "round": 1, "share": "0" * 32},
    {"type": "cut", "round": 1, "depth": 20},
    {"type": "say", "phrase": "hello"},
    {"type": "undo", "seq": 1},
    {"type": "next"},
    {"type": "again", "lobby": True},
]


@pytest.mark.parametrize("match_runs", [False, True])
async def test_f10_fuzzed_wishes_of_a_host_leave_a_table_that_can_be_read(match_runs: bool) -> None:
    rng = random.Random(1011)
    with running(limits={"malformed_messages": 10**6}) as server:
        async with company(server, 2, computers=1) as people:
            host = people.host
            if match_runs:
                await people.start()
            for number in range(600):
                wish = rng.choice(HOSTING)
                text = bytearray(json.dumps({**wish, "id": str(number)}).encode())
                for _ in range(rng.randrange(3)):
                    text[rng.randrange(len(text))] = rng.randrange(32, 127)
                await host.socket.send(text.decode())
            assert (await host.ask("ping", "the last"))["type"] == "pong"
            frames = [frame for kept in host.answers.values() for frame in kept]
            codes = {frame["code"] for frame in frames if frame["type"] == "refused"}
            assert "malformed" in codes
            assert "failed" not in codes
            assert any(frame["type"] == "ack" for frame in frames)
            log = await server.store.read(people.table)
            table = Table.rebuilt(people.table, ((entry.at, read_fact(entry.body)) for entry in log))
            assert (table.seq, table.phase) == (len(log), "play" if match_runs else "lobby")
            await host.until_seq(table.seq)
            assert list(host.intro["names"]) == [who.name for who in table.seats_now]


async def test_s13_a_message_over_4_kib_closes_the_socket() -> None:
    with running() as server:
        guest, table = await ready(server)
        async with guest.sit(table) as talk:
            await talk.socket.send(json.dumps({"type": "ping", "id": "x"}) + " " * 4000)
            assert (await talk.answer("x"))["type"] == "pong"
            await talk.socket.send(json.dumps({"type": "ping", "id": "y"}) + " " * 4096)
            assert await closed(talk) == 1009


async def test_s15_frames_are_never_compressed() -> None:
    with running() as server:
        guest, table = await ready(server)
        url = f"ws://127.0.0.1:{server.port}/tables/{table}/socket"
        async with connect(url, additional_headers=guest.headers, compression="deflate", proxy=None) as socket:
            assert socket.protocol.extensions == []


async def test_a_binary_frame_closes_the_socket() -> None:
    with running() as server:
        guest, table = await ready(server)
        async with guest.sit(table) as talk:
            await talk.socket.send(b'{"type":"ping","id":"x"}')
            assert await closed(talk) == 1003


async def test_a_socket_that_says_nothing_is_closed() -> None:
    with running(limits={"hello_seconds": 0.1}) as server:
        guest, table = await ready(server)
        talk = guest.sit(table)
        await talk.open()
        assert await closed(talk) == 4408
        assert guest.received[1:] == []


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "ping", "id": "x"}, 1008),
        ({"type": "hello", "protocol": 2}, 4426),
        ({"type": "hello", "protocol": 1, "since": -1}, 1008),
    ],
)
async def test_b134_the_first_message_must_be_a_hello_of_this_protocol(first: Json, code: int) -> None:
    with running() as server:
        guest, table = await ready(server)
        talk = guest.sit(table)
        await talk.open()
        await talk.send(first)
        assert await closed(talk) == code


async def test_b95_a_flood_is_closed_and_the_others_hardly_notice() -> None:
    limits: dict[str, Any] = {"messages_per_second": 10.0, "messages_burst": 30}
    with running(limits=limits) as server:
        flooder, table = await ready(server)
        quiet, other_table = await ready(server)
        async with flooder.sit(table) as flood, quiet.sit(other_table) as talk:
            for number in range(1000):
                try:
                    await flood.send({"type": "ping", "id": str(number)})
                except ConnectionClosed:
                    break
            start = time.monotonic()
            assert (await talk.ask("ping"))["type"] == "pong"
            assert time.monotonic() - start < 5
            assert await closed(flood) == 1008
            refused = [frame for frames in flood.answers.values() for frame in frames if frame["type"] == "refused"]
            assert [frame["code"] for frame in refused] == ["too_fast"]


async def _send_on(talk: Talk, text: str) -> None:
    """Sends the same again and again, as long as the other side takes it."""
    try:
        while True:
            await talk.socket.send(text)
    except ConnectionClosed:
        return


async def test_s13_a_reader_that_never_reads_is_closed_and_the_others_play_on() -> None:
    with running() as server:
        guest, table = await ready(server)
        async with guest.sit(table) as talk:
            await talk.until_turn()
            slow = guest.sit(table)
            await slow.open()
            await slow.hello(None)
            slow.socket.transport.pause_reading()
            stale = json.dumps({"type": "move", "id": "x", "seq": 0, "move": {"type": "draw"}})
            flood = asyncio.ensure_future(_send_on(slow, stale))
            async with asyncio.timeout(30):
                while len(server.server.conversations) > 1:
                    assert (await talk.ask("ping"))["type"] == "pong"
                    await asyncio.sleep(0.02)
            flood.cancel()
            slow.socket.transport.abort()
            assert (await talk.ask("ping"))["type"] == "pong"
            assert len(server.server.conversations) == 1


async def test_b95_the_limit_counts_all_sockets_of_a_guest() -> None:
    with running(limits={"messages_per_second": 0.001, "messages_burst": 10}) as server:
        guest, table = await ready(server)
        async with guest.sit(table) as one, guest.sit(table) as two:
            for number in range(5):
                assert (await one.ask("ping", f"a{number}"))["type"] == "pong"
                assert (await two.ask("ping", f"b{number}"))["type"] == "pong"
            await two.send({"type": "ping", "id": "c"})
            assert (await two.answer(None))["code"] == "too_fast"


async def test_s13_sockets_are_counted_per_guest_and_per_network() -> None:
    with running(limits={"sockets_per_guest": 2, "sockets_per_network": 3}) as server:
        guest, table = await ready(server)
        stranger, other = await ready(server)
        async with guest.sit(table), guest.sit(table) as second:
            third = guest.sit(table)
            await third.open()
            assert await closed(third) == 4429
            async with stranger.sit(other):
                fourth = stranger.sit(other)
                await fourth.open()
                assert await closed(fourth) == 4429
            await second.socket.close()
            await asyncio.sleep(0.05)
            async with guest.sit(table) as again:
                assert again.view


async def test_sockets_are_opened_only_so_often() -> None:
    with running(limits={"requests_per_second": 0.001, "requests_burst": 4}) as server:
        guest, table = await ready(server)
        for _ in range(3):
            async with guest.sit(table) as talk:
                assert talk.view
        talk = guest.sit(table)
        await talk.open()
        assert await closed(talk) == 4429


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "{url}.evil.example", "null", None, "https://127.0.0.1:{port}", "http://127.0.0.1"],
)
async def test_b98_a_foreign_page_gets_403_before_the_upgrade(origin: str | None) -> None:
    with running() as server:
        guest, table = await ready(server)
        said = origin and origin.format(url=server.url, port=server.port)
        headers = {"Cookie": guest.cookie or ""} | ({} if said is None else {"Origin": said})
        url = f"ws://127.0.0.1:{server.port}/tables/{table}/socket"
        with pytest.raises(InvalidStatus) as caught:
            async with connect(url, additional_headers=headers, proxy=None):
                pass
        assert caught.value.response.status_code == 403
        answer = await guest.ask(
            "POST", "/api/tables", {"seats": [{"name": "A"}, {"level": "casual"}]}, Origin=said or ""
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden_origin")


async def test_b98_a_list_of_origins_replaces_the_own_one() -> None:
    with running(origins=("https://cards.example",)) as server:
        guest = Guest(server.url)
        body = {"seats": [{"name": "A"}, {"level": "casual"}]}
        assert (await guest.ask("POST", "/api/tables", body)).status_code == 403
        assert (await guest.ask("POST", "/api/tables", body, Origin="https://cards.example")).status_code == 201


async def test_s22_a_cross_site_request_is_refused_even_with_a_good_origin() -> None:
    with running() as server:
        guest = Guest(server.url)
        body = {"seats": [{"name": "A"}, {"level": "casual"}]}
        answer = await guest.ask("POST", "/api/tables", body, **{"Sec-Fetch-Site": "cross-site"})
        assert answer.json()["code"] == "forbidden_origin"


async def test_b77_b103_a_table_is_not_shown_to_whom_its_host_has_not_let_in() -> None:
    with running() as server:
        owner, table = await ready(server)
        other, _ = await ready(server)
        nobody = Guest(server.url)
        forged = Guest(server.url, "rummy=" + "A" * 43)
        answers = []
        for guest in (other, nobody, forged):
            for wanted in (table, "a" * 16, "no-such", "%2e%2e"):
                answer = await guest.ask("GET", f"/api/tables/{wanted}/record")
                answers.append((answer.status_code, answer.content))
            # Only a guest whom we know is told that the link is right; to all others no table exists.
            for wanted, code in ((table, 4403 if guest is other else 4404), ("a" * 16, 4404)):
                before = len(guest.received)
                talk = guest.sit(wanted)
                await talk.open()
                with contextlib.suppress(ConnectionClosed):
                    await talk.send({"type": "hello", "protocol": 1})
                async with owner.sit(table) as own:  # what comes later must not reach who was turned away
                    assert own.view
                assert await closed(talk) == code
                assert guest.received[before:] == []
        assert set(answers) == {(404, b'{"code":"unknown_table","args":{}}')}
        assert (await other.ask("GET", "/api/tables")).json()["tables"][0]["table"] != table


async def test_b94_guessing_tables_is_slowed_down() -> None:
    with running(limits={"unknown_tables_per_minute": 5}) as server:
        guest, table = await ready(server)
        codes = [(await guest.ask("GET", f"/api/tables/{'b' * 16}/record")).status_code for _ in range(8)]
        assert codes == [404] * 5 + [429] * 3
        talk = guest.sit(table)
        await talk.open()
        assert await closed(talk) == 4429


async def test_tables_are_made_only_so_often() -> None:
    with running(limits={"tables_per_guest_hour": 3}) as server:
        guest = Guest(server.url)
        body = {"seats": [{"name": "A"}, {"level": "casual"}]}
        answers = [await guest.ask("POST", "/api/tables", body) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[3].json()["args"]["retry_ms"] > 0


BAD_TABLES: list[tuple[object, str]] = [
    (b"{", "malformed"),
    (b"\xff\xfe", "malformed"),
    ([], "malformed"),
    ({"seats": []}, "malformed"),
    ({"seats": [{"name": "A"}]}, "bad_seats"),
    ({"seats": [{"level": "casual"}, {"level": "casual"}]}, "bad_seats"),
    ({"seats": [{"name": "A"}, {"name": "B"}]}, "bad_seats"),
    ({"seats": [{"name": "A"}] + [{"level": "casual"}] * 8}, "bad_seats"),
    ({"seats": [{"name": "A"}, {"level": "genius"}]}, "unknown_level"),
    ({"seats": [{"name": "\u200b"}, {"level": "casual"}]}, "bad_name"),
    ({"seats": [{"name": "A"}, {"level": "casual"}], "preset": "poker"}, "unknown_preset"),
    ({"seats": [{"name": "A"}, {"level": "casual"}], "manners": {"pace": "hasty"}}, "bad_manners"),
    ({"seats": [{"name": "A"}, {"level": "casual"}], "rules": {"seats": "2"}}, "unknown_field"),
    ({"seats": [{"name": "A"}, {"level": "casual"}], "rules": {"target": "1"}}, "bad_value"),
    ({"seats": [{"name": "A"}, {"level": "casual"}], "rules": {"hand_size": "20", "teams": "2"}}, "uneven_teams"),
    ({"seats": [{"name": "A"}, {"level": "casual"}], "guest": "me"}, "malformed"),
]


async def test_tables_that_cannot_be_made_are_refused_with_a_code() -> None:
    with running() as server:
        guest = Guest(server.url)
        codes = []
        for body, _ in BAD_TABLES:
            answer = await guest.ask("POST", "/api/tables", body)
            assert answer.status_code == 400, body
            codes.append(answer.json()["code"])
        assert codes == [code for _, code in BAD_TABLES]


async def test_a_body_that_is_too_long_is_refused() -> None:
    with running(limits={"request_bytes": 1000}) as server:
        answer = await Guest(server.url).ask("POST", "/api/tables", b" " * 2000)
        assert (answer.status_code, answer.json()["code"]) == (413, "request_too_large")
