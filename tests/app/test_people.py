"""Nobody blocks the table: away, timed out, gone, back again; and what can be taken back."""

from __future__ import annotations

import random

import pytest

from rummy500.app.facts import Frozen, HostMade, Played, PlayedOn, TurnTimedOut, read_fact
from rummy500.app.live import LiveTable
from rummy500.app.means import load_table
from rummy500.app.refusal import Refusal
from rummy500.game.moves import Discard, Draw, LayOff, Meld, Swap, Take
from tests.app.people import House, finish_turn, guest, state, until, until_person, wish

pytestmark = pytest.mark.anyio


async def play_on(house: House, live: LiveTable, rng: random.Random, steps: int = 20_000) -> None:
    """Plays for all people by lot until the match is over."""
    for _ in range(steps):
        table = state(live)
        if table.over:
            return
        window = live.fleeting.window
        if not table.running:
            for seat in table.people:
                if table.deal is None and seat not in table.ready and not table.running:
                    await live.next_round(seat, house.message())
            await until(lambda: state(live).running)
        elif window is not None:
            for seat in sorted(window.waiting & set(table.people)):
                if live.fleeting.window is window:
                    await live.decline(seat, house.message(), table.seq)
            await until(lambda: live.fleeting.window is not window)  # noqa: B023 - is waited for at once
        elif table.to_act is not None and table.level(table.to_act) is None:
            await live.play(table.to_act, house.message(), table.seq, wish(live, table.to_act, rng))
        else:
            seq = table.seq
            await until(lambda: state(live).seq > seq)  # noqa: B023 - is waited for at once
    raise AssertionError("the match does not end")


async def facts_of(live: LiveTable) -> list[object]:
    """Gives what is stored."""
    return [read_fact(entry.body) for entry in await live.means.store.read(live.id)]


async def test_b59_b61_for_who_is_away_on_turn_a_computer_plays_on_until_they_return() -> None:
    house = House()
    live = await house.match("Ann", "Bob")
    seat = await until_person(live)
    name = ["Ann", "Bob"][seat]
    await live.play(seat, "d", state(live).seq, Draw())  # away in the middle of the turn
    house.go(live, name)
    assert live.fleeting.here[seat] is False
    house.pass_time(live, 59.9)
    await until(lambda: not live.changed.is_set())
    assert seat not in state(live).played_for
    house.pass_time(live, 0.2)
    await until(lambda: seat in state(live).played_for and state(live).to_act not in (None, seat))
    assert await until_person(live) != seat
    await finish_turn(house, live, 1 - seat)
    await until(lambda: state(live).to_act == 1 - seat)  # the computer goes on at once, turn after turn
    await house.come(live, name)
    assert state(live).played_for == set()
    await finish_turn(house, live, 1 - seat)
    assert await until_person(live) == seat
    assert sum(isinstance(fact, PlayedOn) for fact in await facts_of(live)) == 1
    await house.tables.close()


async def test_b154_where_all_people_are_gone_nobody_plays_for_them() -> None:
    house = House()
    live = await house.match("Ann", "Bob")
    await until_person(live)
    house.go(live, "Ann")
    house.go(live, "Bob")
    house.pass_time(live, 1000)
    await until(lambda: not live.changed.is_set())
    assert not any(isinstance(fact, PlayedOn) for fact in await facts_of(live))
    await house.come(live, "Bob")  # Ann's time counts from her going, and so is over
    if state(live).to_act == 0:
        await until(lambda: 0 in state(live).played_for)
    await house.tables.close()


async def test_a_host_who_is_away_hands_the_role_on() -> None:
    house = House()
    live = await house.lobby("Ann", "Bob", "Cy")
    house.go(live, "Ann")
    house.pass_time(live, 61)
    await until(lambda: state(live).host == 1)
    assert any(isinstance(fact, HostMade) for fact in await facts_of(live))
    await house.come(live, "Ann")
    assert state(live).host == 1
    await house.tables.close()


async def test_the_next_round_does_not_wait_for_who_is_gone_nor_for_ever_for_who_is_there() -> None:
    house = House()
    live = await house.match("Ann", "Bob", "Cy", rules={"target": "5000"})
    rng = random.Random(1)
    while state(live).running:
        seat = await until_person(live)
        await live.play(seat, house.message(), state(live).seq, wish(live, seat, rng))
    house.go(live, "Cy")
    await live.next_round(0, "a")
    assert not state(live).running
    house.pass_time(live, 59)
    await until(lambda: not live.changed.is_set())
    assert state(live).deal is None
    house.pass_time(live, 2)
    await until(lambda: state(live).running)
    await house.tables.close()


@pytest.mark.parametrize("late", [-0.001, 0.0, 0.001])
async def test_b65_a_move_at_the_deadline(late: float) -> None:
    house = House()
    live = await house.match("Ann", "Bob", manners={"turn_timer": "30"})
    seat = await until_person(live)
    house.clock.time = live.clock.turn_since + 30 + late  # and nobody has woken the table yet
    if late < 0:
        await live.play(seat, "just", state(live).seq, Draw())
        assert state(live).timed_out is None
    else:
        with pytest.raises(Refusal) as caught:
            await live.play(seat, "late", state(live).seq, Draw())
        assert caught.value.code == "timed_out"
        live.changed.set()
        await until(lambda: state(live).to_act == 1 - seat)
        timed_out = [fact for fact in await facts_of(live) if isinstance(fact, TurnTimedOut)]
        assert [fact.at for fact in timed_out] == [seat]
    await house.tables.close()


async def test_r10_each_missed_turn_times_out_once_and_the_next_has_its_whole_time() -> None:
    house = House()
    live = await house.match("Ann", "Bob", manners={"turn_timer": "30"})
    for turn in range(1, 5):
        seat = await until_person(live)
        house.pass_time(live, 29.9)
        await until(lambda: not live.changed.is_set())
        assert state(live).to_act == seat
        house.pass_time(live, 0.2)
        await until(lambda: state(live).to_act == 1 - seat)  # noqa: B023 - is waited for at once
        assert sum(isinstance(fact, TurnTimedOut) for fact in await facts_of(live)) == turn
    await house.tables.close()


async def test_r7_an_outage_does_not_count_and_a_move_within_the_turn_gives_no_time() -> None:
    house = House()
    live = await house.match("Ann", "Bob", manners={"turn_timer": "60"})
    seat = await until_person(live)
    house.pass_time(live, 20)
    await live.play(seat, "d", state(live).seq, Draw())
    house.pass_time(live, 10)
    await house.means.store.beat(house.clock.now_ms())
    await house.tables.close()
    house.clock.time += 3600  # the server is down
    again = House(made=house.means, clock=house.clock)
    back = await again.tables.find(live.id, guest("Ann"))
    assert back is not None
    due = back.fleeting.times_out
    assert due is not None
    assert due - house.clock() == pytest.approx(30, abs=0.01)
    await again.tables.close()


async def test_b67_the_timer_runs_without_anybody_and_then_the_table_freezes() -> None:
    house = House(grace=0.5)
    live = await house.match("Ann", "Bob", manners={"turn_timer": "30"})
    seat = await until_person(live)
    house.go(live, "Ann")
    house.go(live, "Bob")
    house.pass_time(live, 31)
    await until(lambda: state(live).to_act == 1 - seat)
    await until(lambda: len(house.tables) == 0)
    facts = await facts_of(live)
    assert sum(isinstance(fact, TurnTimedOut) for fact in facts) == 1
    assert isinstance(facts[-1], Frozen)
    house.clock.time += 86_400
    back = await house.tables.find(live.id, guest("Bob"))
    assert back is not None
    assert back.fleeting.times_out == house.clock() + 30
    await house.tables.close()


async def test_a_table_that_nobody_has_touched_for_thirty_days_is_over() -> None:
    house = House()
    live = await house.match("Ann", "Bob")
    await house.tables.close()
    for days, code in [(29.9, None), (30.1, "expired")]:
        house.clock.time = state(live).last_at / 1000 + days * 86_400
        tables = House(made=house.means, clock=house.clock).tables
        if code is None:
            assert await tables.find(live.id, guest("Ann")) is not None
        else:
            with pytest.raises(Refusal) as caught:
                await tables.find(live.id, guest("Ann"))
            assert caught.value.code == code
        await tables.close()


# Undo.


async def test_b86_melds_lay_offs_and_a_take_can_be_taken_back_and_draws_cannot() -> None:
    house = House()
    rng, taken = random.Random(4), {"Meld": 0, "LayOff": 0, "Take": 0}
    live = await house.match("Ann", "Bob", preset="sheet", rules={"target": "5000", "decks": "2"})
    for _ in range(3000):
        if min(taken.values()) > 4:
            break
        table = state(live)
        if not table.running:
            for seat in (0, 1):
                if table.deal is None and not table.running:
                    await live.next_round(seat, house.message())
            await until(lambda: state(live).running)
            continue
        seat = await until_person(live)
        move = wish(live, seat, rng)
        before = (table.public(), table.own(0), table.own(1), table.undoable)
        seen = table.seen(0)
        await live.play(seat, house.message(), table.seq, move)
        if not isinstance(move, (Meld, LayOff, Take, Swap)) or not state(live).running or table.to_act != seat:
            assert table.undoable == 0
            continue
        assert table.undoable == before[3] + 1
        if rng.random() < 0.5 and table.turns.undone < 19:
            seq = table.seq
            assert await live.undo(seat, "u" + house.message(), seq) == seq + 1
            assert (table.public(), table.own(0), table.own(1), table.undoable) == before
            assert table.seen(0) == seen
            taken[type(move).__name__] += 1
            await live.play(seat, house.message(), table.seq, move)
    assert min(taken.values()) > 4, taken
    again = await load_table(house.means, live.id)
    assert again is not None
    assert again.public() == state(live).public()
    await house.tables.close()


async def test_undo_is_for_the_seat_on_turn_where_the_host_allows_it_and_not_without_end() -> None:
    house = House()
    live = await house.match("Ann", "Bob", rules={"pile_duty": "none"})
    seat = await until_person(live)
    table = state(live)
    with pytest.raises(Refusal, match="nothing_to_undo"):
        await live.undo(seat, "u", table.seq)
    top = table.public()
    assert top is not None
    for turn in range(20):
        await live.play(seat, f"t{turn}", table.seq, Take(top.pile[-1]))
        with pytest.raises(Refusal, match="not_your_turn"):
            await live.undo(1 - seat, "x", table.seq)
        await live.undo(seat, f"u{turn}", table.seq)
    await live.play(seat, "t", table.seq, Take(top.pile[-1]))
    with pytest.raises(Refusal, match="nothing_to_undo"):
        await live.undo(seat, "u", table.seq)
    await live.choose_manners(0, "m", {"undo": "off"})
    with pytest.raises(Refusal, match="undo_off"):
        await live.undo(seat, "off", table.seq)
    own = table.own(seat)
    assert own is not None
    assert own.options is not None
    await live.play(seat, "d", table.seq, Discard(own.options.discards[0]))
    with pytest.raises(Refusal):
        await live.undo(seat, "after", table.seq)
    await house.tables.close()


async def test_a_computers_moves_for_a_person_are_not_that_persons_messages() -> None:
    house = House()
    live = await house.match("Ann", "Bob")
    seat = await until_person(live)
    house.go(live, ["Ann", "Bob"][seat])
    house.pass_time(live, 61)
    await until(lambda: state(live).to_act == 1 - seat)
    played = [fact for fact in await facts_of(live) if isinstance(fact, Played)]
    assert played
    assert all(fact.id is None for fact in played)
    await house.tables.close()


async def test_what_one_of_several_people_declines_does_not_end_the_window() -> None:
    """Only who can call is asked: an early end would tell the others that somebody held a fitting card."""
    house = House()
    live = await house.match("Ann", "Bob", seats=3, preset="pagat", rules={"target": "5000"})
    rng = random.Random(8)
    while True:
        table, window = state(live), live.fleeting.window
        own = {seat: table.own(seat) for seat in (0, 1)} if window is not None else {}
        able = [seat for seat, view in own.items() if view is not None and view.options is not None]
        if window is not None and able:
            break
        if window is not None:
            house.pass_time(live, 6)
            await until(lambda: live.fleeting.window is not window)  # noqa: B023 - is waited for at once
        elif table.to_act is not None and table.level(table.to_act) is None:
            await live.play(table.to_act, house.message(), table.seq, wish(live, table.to_act, rng))
        elif table.running:
            seq = table.seq
            await until(lambda: state(live).seq > seq or live.fleeting.window is not None)  # noqa: B023
        else:
            for seat in table.people:
                await live.next_round(seat, house.message())
            await until(lambda: state(live).running)
    for seat in sorted(window.waiting & {0, 1}):
        await live.decline(seat, house.message(), table.seq)
    house.pass_time(live, 4.9)
    await until(lambda: not live.changed.is_set())
    assert live.fleeting.window is window
    house.pass_time(live, 0.2)
    await until(lambda: live.fleeting.window is not window)
    await house.tables.close()
