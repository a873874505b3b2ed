"""Who may ask for advice, and what becomes of several questions at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec
import pytest

from rummy500.app.advising import check_asking
from rummy500.app.live import LiveTable
from rummy500.app.refusal import Refusal
from rummy500.app.table import Table
from rummy500.game.moves import Draw
from rummy500.runners.threads import ThreadRunner
from tests.app.making import means
from tests.app.people import HandClock, House, state, until, until_person

pytestmark = pytest.mark.anyio

Result = TypeVar("Result")


class Gate:
    """Is a runner that lets work through when it is opened; it counts what has come in."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.begun = 0
        self._threads = ThreadRunner(1)

    async def run(self, work: Callable[[], Result]) -> Result:
        """Waits, then works."""
        self.begun += 1
        await self.open.wait()
        return await self._threads.run(work)

    def close(self) -> None:
        """Ends the threads."""
        self._threads.close()


@pytest.fixture
def gate() -> Gate:
    """Gives the runner of a house."""
    return Gate()


@pytest.fixture
async def live(gate: Gate, monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    """Gives a table of Ann and Bob, one of them on turn, on a machine with a compiled rule book."""
    monkeypatch.setattr("rummy500.app.advising.compiled", lambda: True)
    clock = HandClock()
    made, _ = means(clock=clock, now=clock.now_ms)
    house = House(made=msgspec.structs.replace(made, runner=gate), clock=clock)
    live = await house.match("Ann", "Bob", manners={"coach": "on"})
    await until_person(live)
    return live


def refused(table: Table, seat: int, what: str = "hints") -> str | None:
    """Gives the code with which a question is refused, None where it is not."""
    try:
        check_asking(table, seat, what)  # type: ignore[arg-type]
    except Refusal as refusal:
        return refusal.code
    return None


async def test_who_is_to_act_may_ask_and_nobody_else(live: LiveTable) -> None:
    table = state(live)
    turn = table.to_act
    assert turn is not None
    assert refused(table, turn) is None
    assert refused(table, turn, "coach") is None
    assert refused(table, 1 - turn) == "not_your_turn"


async def test_for_whom_a_computer_plays_it_is_too_late(live: LiveTable) -> None:
    table = state(live)
    turn = table.to_act
    assert turn is not None
    table.played_for.add(turn)
    assert refused(table, turn) == "timed_out"


async def test_the_manners_and_the_machine_decide(live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    table = state(live)
    turn = table.to_act
    assert turn is not None
    table.manners = msgspec.structs.replace(table.manners, hints=False, coach=False)
    assert (refused(table, turn), refused(table, turn, "coach")) == ("hints_off", "coach_off")
    table.manners = msgspec.structs.replace(table.manners, hints=True)
    monkeypatch.setattr("rummy500.app.advising.compiled", lambda: False)
    assert refused(table, turn) == "no_search"


async def test_one_question_at_a_time_and_of_those_that_wait_the_newest(live: LiveTable, gate: Gate) -> None:
    table = state(live)
    turn = table.to_act
    assert turn is not None
    gate.open.clear()
    before = gate.begun
    asked = [asyncio.create_task(live.advising.consider(live, turn, table.seq, Draw())) for _ in range(4)]
    await until(lambda: gate.begun == before + 1)
    await asyncio.sleep(0)
    assert gate.begun == before + 1  # the others have not begun
    gate.open.set()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [getattr(one, "code", "answered") for one in answers] == ["answered", "stale", "stale", "answered"]
    assert gate.begun == before + 2


async def test_a_question_about_a_position_that_has_passed_is_stale(live: LiveTable) -> None:
    table = state(live)
    turn = table.to_act
    assert turn is not None
    with pytest.raises(Refusal) as refusal:
        await live.advising.hint(live, turn, table.seq - 1)
    assert refusal.value.code == "stale"


async def test_a_caller_that_is_gone_does_not_keep_the_seat_busy(live: LiveTable, gate: Gate) -> None:
    table = state(live)
    turn = table.to_act
    assert turn is not None
    gate.open.clear()
    before = gate.begun
    first = asyncio.create_task(live.advising.consider(live, turn, table.seq, Draw()))
    await until(lambda: gate.begun == before + 1)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    gate.open.set()
    await live.advising.consider(live, turn, table.seq, Draw())
    assert gate.begun == before + 2
