"""Corners where two things happen at one moment, or time passes while nobody is there."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import random
import weakref

import pytest

from rummy500.app.computers import BotComputers
from rummy500.app.facts import Frozen, Ready, read_fact
from rummy500.app.live import LiveTable
from rummy500.app.refusal import Refusal
from rummy500.app.thinking import answer
from rummy500.app.window import Window
from rummy500.game.moves import Draw, Pass
from tests.app.making import Looker, means
from tests.app.people import House, finish_turn, guest, name_at, state, until, until_person
from tests.app.test_hosting import refused

pytestmark = pytest.mark.anyio

SHARE = bytes(range(16))
HASH = hashlib.sha256(SHARE).hexdigest()


def left_of_turn(house: House, live: LiveTable) -> float:
    """Gives how much of the running turn's time is left."""
    assert live.fleeting.times_out is not None
    return live.fleeting.times_out - house.clock()


# Seats.


async def test_who_sits_down_while_the_host_arranges_the_seats_is_not_lost() -> None:
    house = House()
    live = await house.lobby("Ann", "Bob", seats=2)
    await live.arrange(0, "more", [(0, None), (1, None), (None, None)])
    # The host saw a free seat there, and wants a computer in it, or the seat away.
    fill, drop = [(0, None), (1, None), (None, "casual")], [(0, None), (1, None)]
    seat, *outcomes = await asyncio.gather(
        house.tables.sit(live.id, guest("Cy"), "Cy", None),
        live.arrange(0, "fill", fill),
        live.arrange(0, "drop", drop),
        return_exceptions=True,
    )
    assert seat == 2
    assert [one.code if isinstance(one, Refusal) else "done" for one in outcomes] == ["seat_taken", "seat_taken"]
    assert name_at(live, 2) == "Cy"
    await house.tables.close()


async def test_there_are_names_for_as_many_computers_as_the_host_wants() -> None:
    made, _ = means(computers=BotComputers())
    house = House(made=made)
    live = await house.lobby("Kim", seats=8)
    anew = [(0, None), *[(None, "club")] * 7]
    for number in range(3):
        await live.arrange(0, f"a{number}", anew)
        names = [who.name for who in state(live).seats_now]
        assert names[0] == "Kim"
        assert len(set(names)) == 8
    await house.tables.close()


async def test_a_seat_code_is_no_key_to_somebody_elses_seat() -> None:
    house = House()
    live = await house.match("Ann", "Bob")
    whose = state(live).seats_now[1].guest
    assert whose is not None
    await live.leave_seat(1, "l")
    await house.tables.sit(live.id, guest("Cy"), "Cy", 1)
    moving = house.tables.take_over(live.id, guest("Bob's phone"), 1, bytes.fromhex(whose))
    assert await refused(moving) == "unknown_seat"
    assert name_at(live, 1) == "Cy"
    await house.tables.close()


async def test_a_new_host_who_has_just_sat_down_has_time_to_come() -> None:
    house = House()
    live = await house.lobby("Ann", "Bob", seats=3)
    house.pass_time(live, 1000)
    await live.leave_seat(1, "b")
    await live.leave_seat(0, "a")
    await house.tables.sit(live.id, guest("Cy"), "Cy", 0)
    await house.tables.sit(live.id, guest("Di"), "Di", 1)
    await house.come(live, "Di")
    await until(lambda: not live.changed.is_set())
    assert state(live).host == 0
    house.pass_time(live, 60.1)
    await until(lambda: state(live).host == 1)
    await house.tables.close()


# Time.


async def test_a_turn_that_began_anew_after_a_freeze_is_counted_from_then() -> None:
    house = House(grace=0.2)
    live = await house.match("Ann", "Bob", manners={"turn_timer": "30"})
    await until_person(live)
    assert await live.store_due(lambda _: [Frozen()])
    await house.tables.close()
    house.clock.time += 5 * 86_400
    second = House(made=house.means, clock=house.clock)
    back = await second.tables.find(live.id, guest("Ann"))
    assert back is not None
    await second.come(back, "Ann")
    house.clock.time += 10
    await back.choose_manners(0, "m", {"hints": "off"})
    await second.tables.close()
    house.clock.time += 5
    third = House(made=house.means, clock=house.clock)
    again = await third.tables.find(live.id, guest("Ann"))
    assert again is not None
    assert left_of_turn(third, again) == pytest.approx(25, abs=0.01)
    await third.tables.close()


async def test_a_timer_that_the_host_turns_on_gives_the_running_turn_its_whole_time() -> None:
    house = House()
    live = await house.match("Ann", "Bob")
    seat = await until_person(live)
    house.pass_time(live, 300)
    await live.choose_manners(0, "m", {"turn_timer": "30"})
    assert left_of_turn(house, live) == pytest.approx(30, abs=0.01)
    house.pass_time(live, 20)
    await live.play(seat, "d", state(live).seq, Draw())
    assert left_of_turn(house, live) == pytest.approx(10, abs=0.01)
    await house.tables.close()


async def test_a_table_that_only_spectators_kept_has_its_whole_turn_when_people_come() -> None:
    house = House()
    live = await house.match("Ann", "Bob", manners={"turn_timer": "30", "spectators": "on"})
    seat = await until_person(live)
    await house.tables.join(live, Looker(guest("Eve")))
    house.go(live, "Ann")
    house.go(live, "Bob")
    assert await live.store_due(lambda _: [Frozen()])
    await until(lambda: not live.changed.is_set())
    house.clock.time += 86_400
    await house.come(live, ["Ann", "Bob"][seat])
    assert left_of_turn(house, live) == pytest.approx(30, abs=0.01)
    await live.play(seat, "d", state(live).seq, Draw())
    await house.tables.close()


async def test_r7_who_sits_down_after_a_restart_gives_nobody_time_and_takes_none() -> None:
    house = House()
    live = await house.match("Ann", "Bob", seats=3, manners={"turn_timer": "60"})
    await until_person(live)
    house.pass_time(live, 20)
    await house.means.store.beat(house.clock.now_ms())
    await house.tables.close()
    house.clock.time += 3600  # the server is down
    again = House(made=house.means, clock=house.clock)
    await again.tables.sit(live.id, guest("Cy"), "Cy", None)
    back = await again.tables.find(live.id, guest("Ann"))
    assert back is not None
    assert left_of_turn(again, back) == pytest.approx(40, abs=0.01)
    assert await house.means.store.outages() != []
    await again.tables.close()


# Rounds and deals.


async def test_the_scores_are_seen_once_however_often_it_is_said() -> None:
    house = House()
    live = await round_over(house)
    first = await live.next_round(0, "a")
    assert await live.next_round(0, "another tab") == first
    await live.next_round(1, "b")
    # The deal is under way: what the second tab of Bob wants is being done.
    assert state(live).deal is not None or state(live).running
    facts = [read_fact(entry.body) for entry in await live.means.store.read(live.id)]
    assert [fact.seat for fact in facts if isinstance(fact, Ready)] == [0, 1]
    await house.tables.close()


async def test_what_is_wanted_while_the_deal_goes_on_is_no_mistake() -> None:
    house = House()
    live = await round_over(house)
    for name in ("Ann", "Bob"):
        house.go(live, name)
        await house.come(live, name, shares=True)
    await live.next_round(0, "a")
    await live.next_round(1, "b")
    assert state(live).deal is not None
    assert await live.next_round(1, "another tab") == state(live).seq
    await house.tables.close()


async def round_over(house: House) -> LiveTable:
    """Gives a match whose first round has just ended."""
    live = await house.match("Ann", "Bob", rules={"target": "10000"})
    while state(live).running:
        if live.fleeting.window is not None:
            await asyncio.sleep(0)
            continue
        await finish_turn_or_pass(house, live, await until_person(live))
    return live


async def finish_turn_or_pass(house: House, live: LiveTable, seat: int) -> None:
    """Draws and discards, or passes where the stock is empty."""
    own = state(live).own(seat)
    assert own is not None and own.options is not None
    if own.options.draw:
        await finish_turn(house, live, seat)
    else:
        await live.play(seat, house.message(), state(live).seq, Pass())


async def test_r12_a_commitment_that_was_taken_is_in_the_list() -> None:
    house = House()
    live = await house.lobby("Ann", "Bob")
    for name in ("Ann", "Bob"):
        house.go(live, name)
        await house.come(live, name, shares=True)
    await live.start(0, "s", bytes(32).hex())
    await live.commit_share(0, 1, HASH)
    await until(lambda: not live.changed.is_set())
    # The time is over, and in the same moment Bob's commitment comes.
    house.clock.time += 3.1
    late = asyncio.ensure_future(live.commit_share(1, 1, HASH))
    live.changed.set()
    taken = (await asyncio.gather(late, return_exceptions=True))[0]
    await until(lambda: state(live).deal is None or state(live).deal.commits is not None)  # type: ignore[union-attr]
    deal = state(live).deal
    assert deal is not None and deal.commits is not None
    assert (deal.commits[1] is None) == isinstance(taken, Refusal)
    await house.tables.close()


async def test_r12_the_commitment_of_who_has_gone_is_not_the_newcomers() -> None:
    house = House()
    live = await house.lobby("Ann", "Bob", "Cy")
    for name in ("Ann", "Bob", "Cy"):
        house.go(live, name)
        await house.come(live, name, shares=True)
    await live.start(0, "s", bytes(32).hex())
    await live.commit_share(1, 1, HASH)
    await live.leave_seat(1, "l")
    await house.tables.sit(live.id, guest("Di"), "Di", 1)
    await house.come(live, "Di", shares=True)
    other = hashlib.sha256(bytes(16)).hexdigest()
    for seat in (0, 1, 2):
        await live.commit_share(seat, 1, other)
    await until(lambda: state(live).deal is not None and state(live).deal.commits is not None)  # type: ignore[union-attr]
    deal = state(live).deal
    assert deal is not None and deal.commits == (other, other, other)
    await house.tables.close()


async def test_a_computer_says_no_to_a_call_for_itself_alone() -> None:
    house = House()
    live = await house.match("Ann", "Bob", seats=3)
    await until_person(live)
    window = Window(1, house.clock(), 5, [], [1, 2], "instant", random.Random(1), alone=True)
    # Bob has sat down, or is back, since the computers' times were drawn.
    for seat in (1, 2):
        await answer(live, window, state(live), seat)
    assert window.declined == {2}
    assert window.waiting == {1}
    await house.tables.close()


# Memory.


async def test_b71_a_table_that_hit_a_fault_leaves_nothing_behind() -> None:
    house = House()
    live = await house.match("Ann", "Bob")
    await until_person(live)

    def broken(_seat: int) -> None:
        raise RuntimeError("a fault of ours")

    state(live).level = broken  # type: ignore[method-assign, assignment]
    live.changed.set()
    await until(lambda: len(house.tables) == 0)
    assert len(house.notes.faults) == 1
    for looker in house.lookers.values():
        assert looker.dropped
        house.tables.leave(live, looker)
    house.notes.faults.clear()
    gone = weakref.ref(live)
    del live
    await asyncio.sleep(0)
    gc.collect()
    assert gone() is None
    await house.tables.close()
