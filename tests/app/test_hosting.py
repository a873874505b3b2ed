"""Before the match: seats, rules and manners as the host wants them; and the host's rights at any time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from rummy500.app.live import LiveTable
from rummy500.app.refusal import Refusal
from rummy500.app.tables import Wish
from tests.app.people import House, guest, name_at, state, until

pytestmark = pytest.mark.anyio


async def refused(wish: Awaitable[object]) -> str:
    """Gives the code with which a wish is refused."""
    with pytest.raises(Refusal) as caught:
        await wish
    return caught.value.code


async def test_a_table_waits_in_its_lobby_until_the_host_starts() -> None:
    house = House()
    live = await house.lobby("Ann", "Bob", seats=4)
    table = state(live)
    assert (table.phase, table.host, table.people) == ("lobby", 0, (0, 1))
    assert [who.level for who in table.seats_now] == [None, None, "casual", "casual"]
    assert live.published.public is None
    assert await refused(live.next_round(0, "n")) == "not_started"
    await live.start(0, "s", bytes(32).hex())
    await until(lambda: table.running)
    assert table.phase == "play"
    assert await refused(live.start(0, "again", bytes(32).hex())) == "match_running"
    await house.tables.close()


async def test_free_seats_have_to_be_filled_before_the_start() -> None:
    house = House()
    table_id = await house.tables.make(
        guest("Ann"), "standard", {}, [Wish("Ann", None), Wish(None, None)], {}, lobby=True
    )
    live = await house.tables.find(table_id, guest("Ann"))
    assert live is not None
    assert await refused(live.start(0, "s", bytes(32).hex())) == "seats_free"
    await live.arrange(0, "a", [(0, None), (None, "club")])
    await live.start(0, "s", bytes(32).hex())
    await house.tables.close()


async def test_the_host_arranges_people_and_computers() -> None:
    house = House()
    live = await house.lobby("Ann", "Bob", "Cy")
    await live.arrange(0, "a", [(2, None), (None, "club"), (0, None), (1, None), (None, None)])
    table = state(live)
    assert [who.name for who in table.seats_now if who.guest] == ["Cy", "Ann", "Bob"]
    assert table.seats_now[1].level == "club"
    assert table.seats_now[4].name == ""
    assert table.host == 2
    assert [looker.seat for looker in house.lookers.values()] == [2, 3, 0]
    # From their new seats: the message of the host counts once, though the seat is another.
    assert await live.arrange(2, "a", [(2, None), (None, None)]) < table.seq + 1
    assert len(table.seats_now) == 5
    await live.arrange(2, "b", [(1, "beginner"), (2, None), (0, None), (3, None)])
    assert [who.level for who in table.seats_now] == ["beginner", None, None, None]
    # Nobody loses a seat by that: to send somebody away is a wish of its own.
    assert await refused(live.arrange(1, "c", [(0, None), (1, None), (2, None)])) == "seat_taken"
    await house.tables.close()


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ([(0, None)], "bad_seats"),
        ([(0, None)] + [(None, None)] * 8, "bad_seats"),
        ([(0, None), (0, None)], "unknown_seat"),
        ([(1, None), (None, "casual")], "unknown_seat"),
        ([(0, None), (7, None)], "unknown_seat"),
        ([(0, None), (None, "wizard")], "unknown_level"),
        ([(0, None), (1, "casual")], "seat_taken"),
    ],
)
async def test_arrangements_that_cannot_be(plan: list[tuple[int | None, str | None]], code: str) -> None:
    house = House()
    live = await house.lobby("Ann", "Bob")
    before = state(live).seats_now
    assert await refused(live.arrange(0, "a", plan)) == code
    assert state(live).seats_now == before
    await house.tables.close()


HOSTING: list[Callable[[LiveTable, int], Awaitable[object]]] = [
    lambda live, seat: live.arrange(seat, "x", [(seat, None), (None, None)]),
    lambda live, seat: live.choose_rules(seat, "x", "classic", {}),
    lambda live, seat: live.choose_manners(seat, "x", {"undo": "off"}),
    lambda live, seat: live.start(seat, "x", bytes(32).hex()),
    lambda live, seat: live.make_host(seat, "x", 1),
    lambda live, seat: live.remove(seat, "x", 0),
    lambda live, seat: live.allow(seat, "x", "0"),
]


@pytest.mark.parametrize("wish", HOSTING)
async def test_s06_only_the_host_has_the_hosts_rights(wish: Callable[[LiveTable, int], Awaitable[object]]) -> None:
    house = House()
    live = await house.lobby("Ann", "Bob")
    seq = state(live).seq
    assert await refused(wish(live, 1)) == "not_host"
    assert state(live).seq == seq
    await house.tables.close()


async def test_rules_change_only_before_the_match_and_say_what_is_different_from_the_last() -> None:
    house = House()
    live = await house.lobby("Ann", "Bob")
    await live.choose_rules(0, "r", "classic", {"target": "300"})
    table = state(live)
    assert (table.preset, table.rules.target, table.rules.going_out) == ("classic", 300, "discard")
    assert table.changed == ()
    assert await refused(live.choose_rules(0, "q", "classic", {"target": "3"})) == "bad_value"
    assert await refused(live.choose_rules(0, "q", "nonsense", {})) == "unknown_preset"
    await live.choose_rules(0, "t", "standard", {"teams": "2"})
    assert await refused(live.start(0, "s", bytes(32).hex())) == "uneven_teams"
    await live.choose_rules(0, "u", "standard", {})
    await live.start(0, "s", bytes(32).hex())
    assert await refused(live.choose_rules(0, "v", "classic", {})) == "match_running"
    await house.tables.close()


async def test_manners_change_at_any_time_and_are_told() -> None:
    house = House()
    live = await house.match("Ann", "Bob")
    await live.choose_manners(0, "m", {"away_seconds": "15", "undo": "off"})
    table = state(live)
    assert (table.manners.away_seconds, table.manners.undo, table.manners.pace) == (15, False, "instant")
    (told,) = table.steps[-1].events
    assert getattr(told, "manners") == {"away_seconds": "15", "undo": "off"}  # noqa: B009
    seq = table.seq
    assert await live.choose_manners(0, "again", {"undo": "off"}) == seq
    for field, text in [("undo", "maybe"), ("away_seconds", "14"), ("turn_timer", "29"), ("volume", "on")]:
        assert await refused(live.choose_manners(0, "bad", {field: text})) == "bad_manners"
    await house.tables.close()


async def test_b58_a_host_who_leaves_is_host_no_more() -> None:
    house = House()
    live = await house.match("Ann", "Bob", "Cy")
    await live.leave_seat(0, "bye")
    table = state(live)
    assert (table.host, table.seats_now[0].level, table.seats_now[0].name) == (1, "casual", "Ann")
    assert house.lookers[guest("Ann")].dismissed == "left"
    assert await refused(live.choose_manners(0, "m", {"undo": "off"})) == "not_host"
    await house.tables.close()


async def test_b74_who_is_removed_cannot_come_back_until_allowed() -> None:
    house = House()
    live = await house.match("Ann", "Bob", "Cy")
    await live.remove(0, "out", 1)
    table = state(live)
    assert table.seats_now[1].level == "casual"
    assert table.seats_now[1].name != "Bob"
    assert house.lookers[guest("Bob")].dismissed == "removed"
    assert await refused(house.tables.sit(live.id, guest("Bob"), "Bobby", None)) == "removed"
    assert await refused(house.tables.find(live.id, guest("Bob"))) == "removed"
    (tag,) = [tag for tag, name in live.published.intro.barred if name == "Bob"]
    assert await refused(live.allow(0, "x", "beef")) == "unknown_guest"
    await live.allow(0, "ok", tag)
    # Back to the same hand, never to another one.
    assert await refused(house.tables.sit(live.id, guest("Bob"), "Bob", 2)) == "other_seat"
    assert await house.tables.sit(live.id, guest("Bob"), "Bob", None) == 1
    assert name_at(live, 1) == "Bob"
    await house.tables.close()


async def test_b62_who_leaves_and_returns_has_the_same_seat_and_the_order_stays() -> None:
    house = House()
    live = await house.match("Ann", "Bob", "Cy", "Di")
    turn = state(live).to_act
    await live.leave_seat(2, "bye")
    assert await house.tables.sit(live.id, guest("Cy"), "Cy", None) == 2
    assert [who.name for who in state(live).seats_now] == ["Ann", "Bob", "Cy", "Di"]
    assert state(live).to_act == turn
    await house.tables.close()


async def test_a_newcomer_takes_a_computers_seat_but_never_a_second_hand() -> None:
    house = House()
    live = await house.match("Ann", "Bob", seats=4)
    assert await house.tables.sit(live.id, guest("Eve"), "Eve", 3) == 3
    assert await house.tables.sit(live.id, guest("Eve"), "Eve", 2) == 3
    await live.leave_seat(3, "bye")
    assert await refused(house.tables.sit(live.id, guest("Eve"), "Eve", 2)) == "other_seat"
    assert await refused(house.tables.sit(live.id, guest("Fay"), "Fay", 0)) == "seat_taken"
    await house.tables.close()


async def test_b47_of_twenty_for_the_last_seat_one_gets_it() -> None:
    house = House()
    table = await house.tables.make(guest("Ann"), "standard", {}, [Wish("Ann", None), Wish(None, None)], {}, lobby=True)
    tries = [house.tables.sit(table, guest(f"g{n}"), f"G{n}", None) for n in range(20)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [result for result in results if isinstance(result, int)] == [1]
    assert {getattr(result, "code", None) for result in results} == {None, "table_full"}
    await house.tables.close()


async def test_b91_names_that_look_alike_are_told_apart() -> None:
    house = House()
    live = await house.lobby("Ann", "Bob", seats=4)
    await house.tables.sit(live.id, guest("x"), "АNN", None)  # with a Cyrillic A
    assert name_at(live, 2) == "АNN (2)"
    assert await refused(house.tables.sit(live.id, guest("y"), "\u200b", None)) == "bad_name"
    await house.tables.close()


async def test_a_seat_moves_to_another_browser_and_messages_still_count_once() -> None:
    house = House()
    live = await house.match("Ann", "Bob")
    stored = await live.choose_manners(0, "once", {"undo": "off"})
    assert await house.tables.take_over(live.id, guest("Ann's phone"), 0, guest("Ann")) == 0
    table = state(live)
    assert (table.host, table.seat_of(guest("Ann")), name_at(live, 0)) == (0, None, "Ann")
    assert house.lookers[guest("Ann")].dismissed == "moved"
    assert await live.choose_manners(0, "once", {"undo": "on"}) == stored
    assert table.manners.undo is False
    assert await refused(house.tables.take_over(live.id, guest("Bob"), 0, guest("Ann"))) == "other_seat"
    await house.tables.close()


async def test_b52_a_rematch_keeps_seats_rules_and_manners_and_is_one_table() -> None:
    house = House()
    live = await house.match("Ann", "Bob", rules={"target": "50"}, manners={"undo": "off"})
    rng = random.Random(2)
    from tests.app.test_people import play_on

    await play_on(house, live, rng)
    make = house.tables.follow
    names = await asyncio.gather(
        live.again(0, "a", lambda table: make(table, lobby=True)), live.again(1, "b", make), live.again(1, "c", make)
    )
    assert len(set(names)) == 1
    following = await house.tables.find(names[0], guest("Bob"))
    assert following is not None
    table = state(following)
    assert (table.phase, table.rules.target, table.manners.undo, table.created.after) == ("lobby", 50, False, live.id)
    assert [who.name for who in table.seats_now] == ["Ann", "Bob"]
    await following.choose_rules(0, "r", "standard", {"target": "60"})
    assert state(following).changed == ("target",)
    await house.tables.close()
