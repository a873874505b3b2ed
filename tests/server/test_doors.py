"""Coming to a table: its door, the last free seat, codes for other browsers, the public list, and who looks on."""

from __future__ import annotations

import asyncio
import base64
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from rummy500.app.guests import hash_of
from rummy500.storage.memory import MemoryStore
from tests.server.client import Guest
from tests.server.company import company
from tests.server.policy import Json
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def server() -> Iterator[Running]:
    """Gives a server with a memory store."""
    with running(call_seconds=2) as server:
        yield server


async def test_the_door_shows_who_sits_there_and_the_rules_and_makes_no_guest(server: Running) -> None:
    host, stranger = Guest(server.url), Guest(server.url)
    table = await host.make_lobby(1, 1, preset="pagat", rules={"target": "300"})
    door = await stranger.door(table)
    assert stranger.cookie is None
    assert (door["id"], door["phase"], door["host"], door["you"]) == (table, "lobby", 0, None)
    assert (door["names"], door["people"]) == (["Ann", "", "Bot 1"], [True, False, False])
    assert door["computers"] == [None, None, "casual"]
    assert (door["open_seats"], door["may_watch"], door["removed"]) == ([1], False, False)
    assert (door["preset"], door["rules"]["target"], door["manners"]["undo"]) == ("pagat", "300", "on")
    assert (await host.door(table))["you"] == 0
    assert (await host.door(table))["open_seats"] == []


async def test_sitting_down_makes_a_guest_who_can_open_the_socket(server: Running) -> None:
    host, ben = Guest(server.url), Guest(server.url)
    table = await host.make_lobby(3)
    answer = await ben.sit_down(table, "  Ben\u200b ", seat=2)
    assert (answer.status_code, answer.json()) == (200, {"seat": 2})
    assert "httponly" in answer.headers["set-cookie"].lower()
    async with ben.sit(table) as talk:
        assert (talk.intro["you"], talk.intro["names"]) == (2, ["Ann", "", "Ben", ""])
    assert await ben.seated(table, "Somebody else") == 2  # whoever sits there keeps seat and name
    assert (await ben.door(table))["names"] == ["Ann", "", "Ben", ""]


async def test_b91_names_that_look_alike_are_told_apart(server: Running) -> None:
    host, twin = Guest(server.url), Guest(server.url)
    table = await host.make_lobby(1)
    await twin.seated(table, "Аnn")  # the first letter is Cyrillic
    assert (await host.door(table))["names"] == ["Ann", "Аnn (2)"]


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"name": "\u200b"}, 400, "bad_name"),
        ({"name": "x" * 21}, 400, "bad_name"),
        ({}, 400, "bad_name"),
        ({"name": "Ben", "seat": 0}, 409, "seat_taken"),
        ({"name": "Ben", "seat": 7}, 409, "seat_taken"),
        ({"name": "Ben", "seat": 8}, 400, "malformed"),
        ({"name": "Ben", "guest": "me"}, 400, "malformed"),
        ({"name": 5}, 400, "malformed"),
        ([], 400, "malformed"),
        ({"code": "2345-6789-abcd"}, 404, "code_unknown"),
        ({"code": "x" * 65}, 400, "malformed"),
    ],
)
async def test_wishes_for_a_seat_that_cannot_be_had(server: Running, wish: Json, status: int, code: str) -> None:
    host, ben = Guest(server.url), Guest(server.url)
    table = await host.make_lobby(1)
    answer = await ben.ask("POST", f"/api/tables/{table}/seat", wish)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert (await host.door(table))["people"] == [True, False]


async def test_b47_of_twenty_who_want_the_last_seat_one_gets_it(server: Running) -> None:
    for _ in range(5):
        host = Guest(server.url)
        table = await host.make_lobby(1)
        guests = [Guest(server.url) for _ in range(20)]
        answers = await asyncio.gather(*(guest.sit_down(table, f"G {n}") for n, guest in enumerate(guests)))
        codes = Counter(answer.json().get("code", answer.status_code) for answer in answers)
        assert codes == {200: 1, "table_full": 19}
        winner = next(guest for guest, answer in zip(guests, answers, strict=True) if answer.status_code == 200)
        assert (await winner.door(table))["you"] == 1
        for guest in guests:
            if guest is not winner:
                assert (await guest.door(table))["you"] is None


async def test_a_seat_that_a_computer_holds_can_be_taken_during_the_match(server: Running) -> None:
    async with company(server, 2, computers=1) as people:
        await people.start()
        dan = Guest(server.url)
        assert (await dan.door(people.table))["open_seats"] == [2]
        assert await dan.seated(people.table, "Dan") == 2
        async with dan.sit(people.table) as talk:
            assert talk.view["own"]["seat"] == 2
            await people.host.until(lambda one: one.intro["names"][2] == "Dan")
            await people.host.until(lambda one: {"type": "sat", "seat": 2, "name": "Dan"} in one.events)
        full = await Guest(server.url).sit_down(people.table, "Eve")
        assert (full.status_code, full.json()["code"]) == (409, "table_full")


async def test_who_has_seen_one_hand_gets_no_other(server: Running) -> None:
    async with company(server, 3, computers=1) as people:
        await people.start()
        cleo = people.talks[2]
        assert (await cleo.ask("leave", "bye"))["type"] == "ack"
        assert await cleo.closed() == (4403, "left")
        assert (await cleo.guest.door(people.table))["open_seats"] == [2]
        record = f"/api/tables/{people.table}/record"  # the rounds that were played are hers as well
        assert (await cleo.guest.ask("GET", record)).status_code == 200
        refused = await cleo.guest.sit_down(people.table, "Cleo", seat=3)
        assert (refused.status_code, refused.json()) == (409, {"code": "other_seat", "args": {"seat": 2}})
        assert await cleo.guest.seated(people.table, "Cleo") == 2


async def test_b74_a_removed_guest_cannot_come_back_during_the_match(server: Running) -> None:
    async with company(server, 2, computers=1, manners={"spectators": "on"}) as people:
        await people.start()
        host, ben = people.talks
        code = (await host.ask("seat_link", seat=1))["code"]
        assert (await host.ask("remove", seat=1))["type"] == "ack"
        assert await ben.closed() == (4403, "removed")
        for wish in ({"name": "Ben"}, {"name": "Other", "seat": 2}):
            refused = await ben.guest.ask("POST", f"/api/tables/{people.table}/seat", wish)
            assert (refused.status_code, refused.json()["code"]) == (403, "removed")
        assert (await ben.guest.sit_down(people.table, code=code)).json()["code"] == "code_unknown"
        assert (await ben.guest.ask("POST", f"/api/tables/{people.table}/watch", {})).json()["code"] == "removed"
        assert (await ben.guest.ask("GET", f"/api/tables/{people.table}/record")).status_code == 404
        door = await ben.guest.door(people.table)
        assert (door["removed"], door["may_watch"], door["open_seats"]) == (True, False, [])
        talk = ben.guest.sit(people.table)
        await talk.open()
        assert (await talk.closed())[0] == 4403
        assert talk.seqs == []


async def test_a_seat_link_moves_the_seat_and_closes_the_old_sockets(server: Running) -> None:
    async with company(server, 2) as people:
        await people.start()
        host, ben = people.talks
        answer = await host.ask("seat_link", seat=1)
        assert (answer["type"], answer["seconds"]) == ("seat_link", 86400)
        async with ben.guest.sit(people.table) as tab:
            hand = ben.view["own"]["hand"]
            other = Guest(server.url)
            moved = await other.sit_down(people.table, code=answer["code"].upper().replace("-", " "))
            assert (moved.status_code, moved.json()) == (200, {"seat": 1})
            assert await ben.closed() == (4403, "moved")
            assert await tab.closed() == (4403, "moved")
        async with other.sit(people.table) as talk:
            assert (talk.intro["you"], talk.intro["names"][1]) == (1, "Ben")
            assert sorted(talk.view["own"]["hand"]) == sorted(hand)
        talk = ben.guest.sit(people.table)
        await talk.open()
        assert (await talk.closed())[0] == 4403
        again = await Guest(server.url).sit_down(people.table, code=answer["code"])
        assert (again.status_code, again.json()["code"]) == (404, "code_unknown")


async def test_b101_a_seat_link_holds_for_that_table_and_that_person_alone(server: Running) -> None:
    async with company(server, 2) as people, company(server, 2) as others:
        code = (await people.host.ask("seat_link", seat=1))["code"]
        wrong = await Guest(server.url).sit_down(others.table, code=code)
        assert (wrong.status_code, wrong.json()["code"]) == (404, "code_unknown")
        second = (await people.host.ask("seat_link", seat=1))["code"]
        assert (await Guest(server.url).sit_down(people.table, code=code)).status_code == 200
        # The seat is another guest's now, so a link that was made for the one before is worth nothing.
        late = await Guest(server.url).sit_down(people.table, code=second)
        assert late.json()["code"] == "code_unknown"


async def test_the_host_who_sits_here_cannot_take_another_seat_by_a_link(server: Running) -> None:
    async with company(server, 2) as people:
        code = (await people.host.ask("seat_link", seat=1))["code"]
        refused = await people.host.guest.sit_down(people.table, code=code)
        assert (refused.status_code, refused.json()["code"]) == (409, "other_seat")
        assert (await Guest(server.url).sit_down(people.table, code=code)).status_code == 200


async def test_a_device_code_makes_another_browser_the_same_guest(server: Running) -> None:
    phone, laptop = Guest(server.url), Guest(server.url)
    table = await phone.make_table()
    answer = await phone.ask("POST", "/api/device", {})
    assert (answer.status_code, answer.json()["seconds"]) == (201, 600)
    claimed = await laptop.ask("POST", "/api/device/claim", {"code": answer.json()["code"].upper()})
    assert (claimed.status_code, claimed.content) == (204, b"")
    assert laptop.cookie not in (None, phone.cookie)
    async with phone.sit(table) as one, laptop.sit(table) as two:
        assert two.intro["you"] == one.intro["you"] == 0
        await one.until_turn()
        await two.until_turn()
        assert two.view["own"] == one.view["own"]
        first = await one.ask("manners", "p", manners={"pace": "calm"})
        # Ids are the guest's, not the browser's.
        assert await two.ask("manners", "p", manners={"pace": "calm"}) == first
    assert (await laptop.ask("GET", "/api/tables")).json() == (await phone.ask("GET", "/api/tables")).json()
    again = await Guest(server.url).ask("POST", "/api/device/claim", {"code": answer.json()["code"]})
    assert (again.status_code, again.json()["code"]) == (404, "code_unknown")
    assert "set-cookie" not in again.headers


async def test_a_stranger_has_no_device_code(server: Running) -> None:
    answer = await Guest(server.url).ask("POST", "/api/device", {})
    assert (answer.status_code, answer.json()["code"]) == (403, "unknown_guest")
    for path, body in (("/api/device", {"guest": "x"}), ("/api/device/claim", {}), ("/api/device/claim", {"code": 1})):
        assert (await Guest(server.url).ask("POST", path, body)).json()["code"] == "malformed"


async def test_b94_guessing_codes_is_slowed_down() -> None:
    with running(limits={"unknown_tables_per_minute": 20}) as server:
        host = Guest(server.url)
        table = await host.make_lobby(1)
        good = (await host.ask("POST", "/api/device", {})).json()["code"]
        statuses = []
        for n in range(20):
            path, body = (
                ("/api/device/claim", {"code": f"2222-2222-{n + 2000}"}),
                (f"/api/tables/{table}/seat", {"code": f"2222-2222-{n + 2000}"}),
            )[n % 2]
            statuses.append((await Guest(server.url).ask("POST", path, body)).status_code)
        assert statuses == [404] * 20
        for path, body in (
            ("/api/device/claim", {"code": good}),
            (f"/api/tables/{table}/seat", {"name": "Ben"}),
            (f"/api/tables/{table}/watch", {}),
        ):
            assert (await Guest(server.url).ask("POST", path, body)).status_code == 429
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/tables/" + "b" * 16):
            assert (await host.ask("GET", path)).status_code == 429


async def test_b94_a_wrong_id_and_a_private_one_are_the_same_to_strangers(server: Running) -> None:
    stranger = Guest(server.url)
    for wanted in ("b" * 16, "x", "..%2f", "A" * 16, "b" * 300):
        for method, path, body in (
            ("GET", f"/api/tables/{wanted}", None),
            ("POST", f"/api/tables/{wanted}/seat", {"name": "Ben"}),
            ("POST", f"/api/tables/{wanted}/watch", {}),
        ):
            answer = await stranger.ask(method, path, body)
            assert answer.status_code == 404
            assert answer.json()["code"] in ("unknown_table", "unknown_page")
    assert stranger.cookie is None


async def test_codes_are_given_out_only_so_often() -> None:
    with running(limits={"codes_per_guest_hour": 3}) as server:
        async with company(server, 2) as people:
            host = people.host
            assert (await host.ask("seat_link", seat=1))["type"] == "seat_link"
            for _ in range(2):
                assert (await host.guest.ask("POST", "/api/device", {})).status_code == 201
            assert (await host.guest.ask("POST", "/api/device", {})).status_code == 429
            assert (await host.ask("seat_link", seat=1))["code"] == "too_many"


async def test_guests_are_made_only_so_often() -> None:
    with running(limits={"guests_per_network_hour": 2}) as server:
        host = Guest(server.url)
        table = await host.make_lobby(3)
        await Guest(server.url).seated(table, "Ben")
        answer = await Guest(server.url).sit_down(table, "Cleo")
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")


async def test_a_table_that_its_host_lists_can_be_found_while_somebody_is_there(server: Running) -> None:
    stranger = Guest(server.url)

    async def listed() -> list[str]:
        return [line["table"] for line in (await stranger.ask("GET", "/api/public-tables")).json()["tables"]]

    async with company(server, 2, rules={"target": "300"}) as people:
        assert await listed() == []
        assert (await people.host.ask("manners", manners={"listed": "on", "spectators": "on"}))["type"] == "ack"
        (line,) = (await stranger.ask("GET", "/api/public-tables")).json()["tables"]
        assert line == {
            "table": people.table,
            "phase": "lobby",
            "host": "Ann",
            "names": ["Ann", "Ben"],
            "computers": [None, None],
            "preset": "standard",
            "differs": {"target": "300"},
            "open_seats": [],
            "may_watch": True,
        }
        async with company(server, 1, computers=1, manners={"listed": "on"}) as more:
            assert (await more.host.ask("seats", seats=[{"from": 0}, {}]))["type"] == "ack"
            assert await listed() == [more.table, people.table]  # those with free seats first
        assert stranger.cookie is None
    while await listed():  # the server notices that a socket has gone in its own time
        await asyncio.sleep(0.01)


async def test_s22_doors_refuse_other_pages(server: Running) -> None:
    host = Guest(server.url)
    table = await host.make_lobby(1)
    for path, body in (
        (f"/api/tables/{table}/seat", {"name": "Ben"}),
        (f"/api/tables/{table}/watch", {}),
        ("/api/device", {}),
        ("/api/device/claim", {"code": "x"}),
    ):
        answer = await host.ask("POST", path, body, Origin="https://evil.example")
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden_origin")


async def test_only_who_sits_at_a_table_gets_its_record(server: Running) -> None:
    async with company(server, 2, manners={"spectators": "on"}) as people:
        stranger = Guest(server.url)
        await stranger.ask("POST", f"/api/tables/{people.table}/watch", {})
        assert (await stranger.ask("GET", f"/api/tables/{people.table}/record")).status_code == 404
        assert (await stranger.ask("POST", f"/api/tables/{people.table}/replay", {})).status_code == 404
        assert (await stranger.ask("GET", "/api/tables")).json() == {"tables": []}


DAY_MS = 86_400_000


@pytest.mark.parametrize(("days", "gone"), [(29, False), (31, True)])
async def test_a_table_is_kept_for_thirty_days_after_its_last_move(days: int, gone: bool) -> None:
    before, after = MemoryStore(), MemoryStore()
    with running(before, call_seconds=2) as server:
        async with company(server, 1, computers=1) as people:
            await people.start()
        host, table = people.guests[0], people.table
        log = await before.read(table)
        places = await before.tables_of(_guest_of(host), 5)
    await after.add_guest(_guest_of(host), 0)
    await after.append([msgspec.structs.replace(one, at=one.at - days * DAY_MS) for one in log], places)
    with running(after, call_seconds=2) as server:
        host.url = server.url
        talk = host.sit(table)
        if not gone:
            async with talk:
                assert talk.view["public"] is not None
            return
        await talk.open()
        assert (await talk.closed())[0] == 4410
        assert talk.intros == []
        refused = await Guest(server.url).sit_down(table, "Ben")
        assert (refused.status_code, refused.json()["code"]) == (410, "expired")
        assert (await host.door(table))["names"][0] == "Ann"  # who sat there and what was played can still be read


def _guest_of(guest: Guest) -> bytes:
    assert guest.cookie is not None
    return hash_of(base64.urlsafe_b64decode(guest.cookie.partition("=")[2] + "="))
