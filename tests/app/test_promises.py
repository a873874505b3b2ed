"""Promises of tables that need no socket: memory that is given back, clocks that jump, computers that always move."""

from __future__ import annotations

import asyncio
import gc
import random

import msgspec
import pytest

from rummy500.app.computers import BotComputers
from rummy500.app.facts import PlayedOn, TurnTimedOut
from rummy500.app.live import LiveTable
from rummy500.app.means import Means
from rummy500.app.tables import Tables, Wish
from rummy500.game.moves import Draw
from rummy500.rules import rules_text
from rummy500.testkit.random_rules import random_rules
from tests.app.making import Looker, Notes, means
from tests.app.people import HandClock, House, guest, state, until, until_person, wish
from tests.app.test_people import facts_of, play_on
from tests.server.scale import times

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(times(600, 7200))]

QUICK = {"rounds": "1", "tie": "share", "hand_size": "3"}


# B71.


async def finished_table(tables: Tables, number: int) -> None:
    """Plays a match of one round to its end, and goes."""
    host = guest(f"host {number}")
    name = await tables.make(host, "standard", QUICK, [Wish("Ann", None), Wish(None, "casual")], {"pace": "instant"})
    live = await tables.find(name, host)
    assert live is not None
    looker = Looker(host)
    await tables.join(live, looker)
    rng = random.Random(number)
    while not state(live).over:
        table = state(live)
        if table.to_act == 0:
            await live.play(0, f"m{table.seq}", table.seq, wish(live, 0, rng))
        else:
            seq = table.seq
            await until(lambda: state(live).seq > seq or state(live).over)  # noqa: B023 - is waited for at once
    tables.leave(live, looker)


async def test_b71_tables_that_nobody_comes_to_and_finished_ones_are_given_back() -> None:
    made, _ = means(grace=0.05)
    tables = Tables(made)
    before = _live_tables()
    for number in range(times(400, 10_000)):
        host = guest(f"empty {number}")
        name = await tables.make(host, "standard", {}, [Wish("Ann", None), Wish(None, None)], {}, lobby=True)
        assert await tables.find(name, host) is not None  # looked at, and never joined
    for number in range(times(15, 1000)):
        await finished_table(tables, number)
    await until(lambda: len(tables) == 0, 60)
    await until(lambda: not any(task.get_name().startswith("drive") for task in asyncio.all_tasks()))
    assert _live_tables() == before
    await tables.close()


def _live_tables() -> int:
    """Counts the tables that anything still refers to."""
    gc.collect()
    return sum(isinstance(each, LiveTable) for each in gc.get_objects())


# F8.


class TwoClocks(HandClock):
    """Is a monotonic clock beside one on the wall that can be set."""

    def __init__(self) -> None:
        super().__init__()
        self.wrong_by_ms = 0

    def now_ms(self) -> int:
        """Gives the time on the wall."""
        return super().now_ms() + self.wrong_by_ms


HOUR_MS = 3_600_000


@pytest.mark.parametrize("jump", [HOUR_MS, -HOUR_MS, 24 * HOUR_MS])
async def test_f8_no_jump_of_the_wall_clock_ends_or_lengthens_a_turn(jump: int) -> None:
    clock = TwoClocks()
    made, _ = means(clock=clock, now=clock.now_ms)
    house = House(made=made, clock=clock)
    live = await house.match("Ann", "Bob", manners={"turn_timer": "30", "away_seconds": "15"})
    seat = await until_person(live)
    clock.wrong_by_ms = jump
    house.pass_time(live, 14)
    await until(lambda: not live.changed.is_set())
    await live.play(seat, "d", state(live).seq, Draw())  # stored with the wrong time
    clock.wrong_by_ms = -jump
    house.pass_time(live, 15.9)
    await until(lambda: not live.changed.is_set())
    assert state(live).to_act == seat
    assert not any(isinstance(fact, (TurnTimedOut, PlayedOn)) for fact in await facts_of(live))
    house.pass_time(live, 0.2)
    await until(lambda: state(live).to_act == 1 - seat)
    timed_out = [fact for fact in await facts_of(live) if isinstance(fact, TurnTimedOut)]
    assert [fact.at for fact in timed_out] == [seat]
    await house.tables.close()


@pytest.mark.parametrize("jump", [HOUR_MS, -HOUR_MS])
async def test_f8_a_clock_that_jumps_while_the_server_is_down_gives_at_most_one_turn(jump: int) -> None:
    clock = TwoClocks()
    made, _ = means(clock=clock, now=clock.now_ms)
    house = House(made=made, clock=clock)
    live = await house.match("Ann", "Bob", manners={"turn_timer": "60"})
    await until_person(live)
    house.pass_time(live, 10)
    await made.store.beat(clock.now_ms())
    await house.tables.close()
    clock.wrong_by_ms = jump
    again = House(made=made, clock=clock)
    back = await again.tables.find(live.id, guest("Ann"))
    assert back is not None
    due = back.fleeting.times_out
    assert due is not None
    assert 0 < due - clock() <= 60
    await again.tables.close()


# R10, R14.


async def test_r10_of_many_missed_turns_each_times_out_once() -> None:
    house = House()
    rng, missed = random.Random(10), 0
    live = await house.match("Ann", "Bob", "Cy", rules={"target": "10000"}, manners={"turn_timer": "30"})
    while missed < times(30, 1000):
        table = state(live)
        if not table.running:
            for seat in table.people:
                if not state(live).running and state(live).deal is None:
                    await live.next_round(seat, house.message())
            await until(lambda: state(live).running)
            continue
        seat = await until_person(live)
        turn = state(live).turns.number
        if rng.random() < 0.5:
            await live.play(seat, house.message(), state(live).seq, wish(live, seat, rng))
            continue
        missed += 1
        house.pass_time(live, 30 + rng.random() * 100)
        await until(lambda: state(live).turns.number > turn or not state(live).running)  # noqa: B023
    timed_out = [fact for fact in await facts_of(live) if isinstance(fact, TurnTimedOut)]
    assert len(timed_out) == missed
    await house.tables.close()


class Counting(Notes):
    """Counts the computers' moves too."""

    def __init__(self) -> None:
        super().__init__()
        self.moves = 0

    def computer_moved(self, level: str, seconds: float) -> None:
        """Counts."""
        self.moves += 1


async def test_r14_b148_computers_always_move_in_time_and_legally_under_any_rules() -> None:
    notes, seed = Counting(), 0
    while notes.moves < times(2000, 100_000):
        seed += 1
        rng = random.Random(seed)
        seats = rng.randint(2, 8)
        rules = random_rules(rng, seats).replace(rounds=1, tie="share", rummy_call="off", cut=False)
        texts = rules_text(rules, seats)
        del texts["seats"]
        clock = HandClock()
        made, _ = means(clock=clock, now=clock.now_ms, computers=BotComputers())
        house = House(made=_with(made, notes), clock=clock)
        live = await house.lobby("Ann", seats=seats, rules=texts)
        levels = [(0, None), *((None, rng.choice(("beginner", "casual", "club"))) for _ in range(seats - 1))]
        await live.arrange(0, "levels", levels)
        await live.start(0, "start", rng.randbytes(32).hex())
        await until(lambda: state(live).running or state(live).over)  # noqa: B023 - is waited for at once
        await play_on(house, live, rng)
        await house.tables.close()
        made.runner.close()
        assert notes.failures == [], seed
        assert notes.faults == [], seed


def _with(made: Means, notes: Notes) -> Means:
    return msgspec.structs.replace(made, observer=notes)
