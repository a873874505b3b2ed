"""Computers at a table: a pace that tells nothing, and thinking that keeps nobody waiting."""

from __future__ import annotations

import asyncio
import os
import random
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import msgspec
import pytest

from rummy500.app import thinking
from rummy500.app.computers import BotComputers
from rummy500.app.facts import Created, TurnTimedOut
from rummy500.app.live import LiveTable
from rummy500.app.manners import PACES, Pace
from rummy500.app.refusal import Refusal
from rummy500.app.seating import style_of_seat
from rummy500.app.tables import Tables, Wish
from rummy500.app.thinking import PAUSES, QUICK_LEVEL, answer, make_move, pause_of, shown_after
from rummy500.app.window import ANSWER_TAKES, Window
from rummy500.app.wishes import follow
from rummy500.bots import LEVELS
from rummy500.game.events import Event
from rummy500.game.moves import Move, Seat
from rummy500.game.view import SeatView
from rummy500.rules import Rules
from rummy500.runners.threads import ThreadRunner
from rummy500.storage.memory import MemoryStore
from tests.app.making import GUEST, Looker, Scripted, made_table, means, stored_table
from tests.app.test_live import play_rounds, quiet, results_of, until, window_of
from tests.server.policy import choose

pytestmark = pytest.mark.anyio

Result = TypeVar("Result")


def some_move(view: SeatView, seed: int) -> Move | None:
    """Chooses a legal move by lot."""
    assert view.own is not None
    assert view.own.options is not None
    move = choose(msgspec.to_builtins(view.own.options), random.Random(seed))
    return None if move is None else msgspec.convert(move, Move)


@pytest.mark.parametrize("pace", PACES)
def test_thinking_within_the_pace_changes_no_delay(pace: Pace) -> None:
    """Whatever was thought, and however long within the least pause, the same moments are shown."""
    low, high = PAUSES[pace]
    shown = []
    for part in (0.0, 0.3, 0.99):
        draw = partial(random.Random(11).uniform, low, high)
        shown.append([shown_after(part * low, draw) for _ in range(500)])
    assert shown[0] == shown[1] == shown[2]
    assert all(low <= after <= high for after in shown[0])


@pytest.mark.parametrize("pace", PACES)
def test_long_thinking_is_shown_at_a_moment_that_was_drawn(pace: Pace) -> None:
    """The moments are sums of draws, the first that is late enough; how long it was thought in between is not told."""
    low, high = PAUSES[pace]
    for thought in (1.5 * high, 4 * high):
        rng, again = random.Random(5), random.Random(5)
        for _ in range(200):
            drawn: list[float] = []

            def draw(drawn: list[float] = drawn, rng: random.Random = rng) -> float:
                drawn.append(rng.uniform(low, high))
                return drawn[-1]

            after = shown_after(thought, draw)
            assert drawn == [again.uniform(low, high) for _ in drawn]
            assert after == pytest.approx(sum(drawn))
            assert after - drawn[-1] < thought <= after


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_shows_a_move_before_it_has_usually_been_thought(level: str, pace: Pace) -> None:
    """A level that thinks longer begins later, and how far its moments are apart is as with any other."""
    thinks = BotComputers().thinks_within(level)
    low, high = pause_of(pace, thinks)
    assert low >= max(thinks, PAUSES[pace][0])
    assert high - low == pytest.approx(PAUSES[pace][1] - PAUSES[pace][0])


class Thinkers:
    """Is time that passes only while somebody thinks or waits, and the thread on which computers think."""

    def __init__(self, seconds: float) -> None:
        self.now = 0.0
        self.seconds = seconds
        self.moments: list[float] = []

    def monotonic(self) -> float:
        return self.now

    perf_counter = monotonic

    async def run(self, work: Callable[[], Result]) -> Result:
        self.now += self.seconds
        return work()

    async def wait(self, _live: LiveTable, seconds: float) -> None:
        self.moments.append(self.seconds + seconds)
        self.now += seconds
        await asyncio.sleep(0)

    def close(self) -> None:
        """Does nothing: nothing is under way."""


class Slow(Scripted):
    """Are computers whose level is known to think up to half a second."""

    def thinks_within(self, level: str) -> float:
        return 0.5


@pytest.mark.parametrize("pace", PACES)
async def test_a_searching_computers_pace_tells_neither_its_hand_nor_its_search(
    pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the same table the same moments are drawn, whatever is played and however long it was thought."""
    shown: list[list[float]] = []
    for seconds, taste in ((0.0, 1), (0.2, 2), (0.499, 3)):

        def decide(
            level: str, rules: Rules, view: SeatView, events: Sequence[Event], seed: int, taste: int = taste
        ) -> Move | None:
            return some_move(view, seed * taste)

        time = Thinkers(seconds)
        monkeypatch.setattr(thinking, "time", time)
        monkeypatch.setattr(thinking, "_changed", time.wait)
        made, notes = means(computers=Slow(decide))
        tables = Tables(msgspec.structs.replace(made, thinkers=time))
        live = await made_table(tables, pace=pace, rummy_call="off")
        await tables.join(live, Looker())
        await play_rounds(live, tables, 1)
        await tables.close()
        assert notes.failures == []
        shown.append(time.moments)
    low, high = pause_of(pace, 0.5)
    assert all(low - 1e-9 <= moment <= high + 1e-9 for moments in shown for moment in moments)
    few = min(map(len, shown))
    assert few > 20
    assert shown[0][:few] == pytest.approx(shown[1][:few])
    assert shown[0][:few] == pytest.approx(shown[2][:few])


async def test_a_call_or_silence_after_long_thinking_or_none_takes_the_same_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made, _ = means(computers=Scripted(quiet))
    tables = Tables(made)
    live = await made_table(tables, preset="pagat", target="1000")
    await tables.join(live, Looker())
    await window_of(live, tables)
    table = stored_table(live)
    await tables.close()  # from here on nobody else moves the table or its clock
    took = set()
    for seconds in (0.0, 0.2, 0.59):
        time = Thinkers(seconds)

        async def decide(*_: object, time: Thinkers = time) -> Move | None:
            return await time.run(lambda: None)

        monkeypatch.setattr(thinking, "time", time)
        monkeypatch.setattr(thinking, "_changed", time.wait)
        monkeypatch.setattr(thinking, "_decide", decide)
        window = Window(1, 0.0, 2, [], [1, 2], "instant", random.Random(1), alone=True, thinks=0.6)
        live.fleeting.window = window
        for seat in (1, 2):
            time.now = 0.0
            await answer(live, window, table, seat, 0.25)
            took.add(round(time.now, 6))
        assert window.declined == {1, 2}
    assert took == {0.85}


@pytest.mark.parametrize("pace", PACES)
def test_computers_that_think_long_still_answer_within_the_window(pace: Pace) -> None:
    for seconds in (2, 5, 20):
        window = Window(1, 10.0, seconds, [0], range(1, 8), pace, random.Random(2), alone=True, thinks=0.6)
        assert window.takes == 0.6 > ANSWER_TAKES[pace]
        assert all(10.0 <= at <= 10.0 + 0.9 * seconds - window.takes for at, _ in window.due)


async def test_a_level_takes_no_numbers_of_the_pace() -> None:
    """Two tables whose computers play otherwise have the same moments, drawn from the same generator."""
    drawn = []
    for taste in (1, 2):

        def decide(
            level: str, rules: Rules, view: SeatView, events: Sequence[Event], seed: int, taste: int = taste
        ) -> Move | None:
            return some_move(view, seed * taste)

        made, _ = means(computers=Scripted(decide))
        numbers = Noted(7)
        tables = Tables(msgspec.structs.replace(made, rng=numbers))
        live = await made_table(tables, rummy_call="off")
        await tables.join(live, Looker())
        await play_rounds(live, tables, 1)
        await tables.close()
        drawn.append(numbers.drawn)
    few = min(len(drawn[0]), len(drawn[1]))
    assert few > 20
    assert drawn[0][:few] == drawn[1][:few]


class Noted(random.Random):
    """Is a generator that keeps what was drawn of it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.drawn: list[float] = []

    def uniform(self, a: float, b: float) -> float:
        """Draws, and keeps it."""
        self.drawn.append(super().uniform(a, b))
        return self.drawn[-1]


async def test_where_thinking_takes_too_long_the_quick_level_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "THINKING_SECONDS", 0.05)
    asked: Counter[str] = Counter()
    never = threading.Event()

    def decide(level: str, rules: Rules, view: SeatView, events: Sequence[Event], seed: int) -> Move | None:
        asked[level] += 1
        if level != QUICK_LEVEL:
            never.wait(30)
        return some_move(view, seed)

    made, notes = means(computers=Scripted(decide))
    tables = Tables(made)
    live = await made_table(tables, target="1000")
    await tables.join(live, Looker())
    try:
        await play_rounds(live, tables, 1)
    finally:
        never.set()
    assert results_of(live)
    # The one thread for thinking is busy for ever, so that only the first question reached it at all.
    assert asked["casual"] == 1
    assert asked[QUICK_LEVEL] > 10
    assert {(level, reason) for level, *_, reason in notes.failures} == {("casual", "TimeoutError")}
    await tables.close()


async def test_people_wait_for_no_thread_on_which_computers_think() -> None:
    """A runner of thoughts that is full holds up nothing else: loading a table, listing melds, replays."""
    thinkers, runner = ThreadRunner(1, patient=True), ThreadRunner(1)
    busy = threading.Event()
    full = [asyncio.ensure_future(thinkers.run(lambda: busy.wait(30))) for _ in range(8)]
    try:
        async with asyncio.timeout(10):
            assert await runner.run(lambda: 41 + 1) == 42
        assert not any(one.done() for one in full)
    finally:
        busy.set()
    assert await asyncio.gather(*full) == [True] * 8


async def test_thinking_has_a_lower_priority_and_tables_take_turns() -> None:
    thinkers, runner = ThreadRunner(2, patient=True), ThreadRunner(2)
    assert await thinkers.run(priority) > await runner.run(priority) == priority()
    order: list[int] = []
    one = ThreadRunner(1, patient=True)
    await asyncio.gather(*(one.run(lambda at=at: order.append(at)) for at in range(20)))  # type: ignore[misc]
    assert order == list(range(20))


def priority() -> int:
    """Gives the niceness of the thread that asks."""
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


class Limited(Scripted):
    """Are computers of a server that cannot offer every level."""

    levels = ("beginner", "casual", "club")
    fewer = "interpreted"


async def test_a_stored_level_that_is_not_offered_any_more_goes_on_as_another_and_says_so() -> None:
    asked: set[str] = set()

    def decide(level: str, rules: Rules, view: SeatView, events: Sequence[Event], seed: int) -> Move | None:
        asked.add(level)
        return some_move(view, seed)

    store = MemoryStore()
    before, _ = means(store)
    full = Scripted(decide)
    full.levels = ("beginner", "casual", "club", "expert")
    tables = Tables(msgspec.structs.replace(before, computers=full))
    name = await tables.make(
        GUEST, "standard", {"rummy_call": "off"}, [Wish("Ann", None), Wish(None, "expert")], {"pace": "instant"}
    )
    await tables.close()
    made, notes = means(store, computers=Limited(decide))
    tables = Tables(made)
    live = await tables.find(name, GUEST)
    assert live is not None
    assert live.published.intro.computers == (None, "club")
    assert live.published.intro.instead_of == (None, "expert")
    await tables.join(live, Looker())
    await play_rounds(live, tables, 1)
    assert results_of(live)
    assert asked == {"club"}
    assert notes.failures == []
    with pytest.raises(Refusal) as caught:
        await tables.make(GUEST, "standard", {}, [Wish("Ann", None), Wish(None, "expert")], {})
    assert caught.value.code == "unknown_level"
    assert caught.value.arguments == {"level": "expert", "levels": ["beginner", "casual", "club"]}
    await tables.close()


def test_computers_have_the_style_of_their_name_and_people_none() -> None:
    computers = BotComputers()
    assert computers.usual_level in computers.levels
    assert computers.fewer is None
    assert computers.style("Ada") == "daring"
    assert computers.style("Ann") is None
    assert computers.plays_as("master") == "master"
    assert computers.plays_as("of a later version") == "club"


@pytest.mark.parametrize("name", ["Ada", "Bot 1"])
async def test_whoever_plays_for_a_person_has_no_style_of_that_persons_name(name: str) -> None:
    """A style belongs to a computer's own name, not to what somebody calls themselves who is away or has left."""
    styles: dict[Seat, set[str | None]] = {0: set(), 1: set()}

    class Noting(Scripted):
        def style(self, name: str) -> str | None:
            return "daring"

        def decide(
            self, level: str, style: str | None, rules: Rules, view: SeatView, events: Sequence[Event], seed: int
        ) -> Move | None:
            assert view.own is not None
            styles[view.own.seat].add(style)
            return some_move(view, seed)

    made, notes = means(computers=Noting(lambda *_: None))
    tables = Tables(made)
    people = [Wish(name, None), Wish("Bo", "casual")]
    live = await tables.find(
        await tables.make(GUEST, "standard", {"rummy_call": "off"}, people, {"pace": "instant"}), GUEST
    )
    assert live is not None
    await tables.join(live, Looker())
    await until(lambda: stored_table(live).to_act == 0)
    # The time of the turn is over: a computer finishes it, and the seat is still the person's.
    await live.store_due(lambda _: [TurnTimedOut(0)])
    await until(lambda: stored_table(live).to_act == 1)
    await until(lambda: stored_table(live).to_act == 0)
    assert styles == {0: {None}, 1: {"daring"}}
    # The person has left: the seat is a computer's, under the old name, in the match that follows too.
    await live.leave_seat(0, "bye")
    await make_move(live, stored_table(live), 0)
    assert styles == {0: {None}, 1: {"daring"}}
    assert live.published.intro.computers == ("casual", "casual")
    assert live.published.intro.styles == (None, "daring")
    (created, *_) = follow(stored_table(live), "00", "00", lobby=True)
    assert isinstance(created, Created)
    assert [style_of_seat(who, made.computers) for who in created.seats] == [None, "daring"]
    assert notes.failures == []
    await tables.close()
