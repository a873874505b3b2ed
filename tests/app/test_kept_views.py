"""Own parts that a move does not touch are kept from the picture before: they must be what would be drawn anew."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from unittest.mock import patch

import pytest

from rummy500.app.live import LiveTable
from rummy500.app.table import Table
from rummy500.game.moves import Call, Move, Seat
from rummy500.game.view import OwnView
from rummy500.rules import PRESETS
from rummy500.server.frames import view_frame
from tests.app.people import House, state, until, wish

pytestmark = pytest.mark.anyio

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def check(live: LiveTable) -> None:
    """Compares what is published with what would be drawn now, as structs and as bytes."""
    table, published = state(live), live.published
    assert published.seq == table.seq
    assert set(published.own) == set(range(len(NAMES)))
    assert table.match is not None
    assert table.match.round is not None
    assert published.public == redrawn(table).public()
    fresh = {seat: table.own(seat) for seat in published.own}
    assert published.own == fresh
    frames = {seat: view_frame(published, seat, table.seq - 1, 0.0) for seat in fresh}
    published.encoded.clear()
    assert frames == {seat: view_frame(published, seat, table.seq - 1, 0.0) for seat in fresh}


def redrawn(table: Table) -> Table:
    """Gives a table whose round keeps nothing of what it has shown."""
    drawn = copy.copy(table)
    drawn.match = copy.copy(table.match)
    assert drawn.match is not None
    assert drawn.match.round is not None
    drawn.match.round = drawn.match.round.clone()
    return drawn


def mover(live: LiveTable, rng: random.Random) -> tuple[Seat, Move] | None:
    """Chooses who does what: the seat to act, or one that may call."""
    table = state(live)
    if table.to_act is not None:
        return table.to_act, wish(live, table.to_act, rng)
    for seat in table.callers:
        own = table.own(seat)
        if own is not None and own.options is not None and rng.random() < 0.5:
            return seat, rng.choice(own.options.calls)
    return None


async def step(house: House, live: LiveTable, rng: random.Random) -> None:
    """Does one thing at the table."""
    table = state(live)
    if table.undoable and rng.random() < 0.3:
        assert table.to_act is not None
        await live.undo(table.to_act, house.message(), table.seq)
        return
    chosen = mover(live, rng)
    if chosen is not None:
        await live.play(chosen[0], house.message(), table.seq, chosen[1])
        return
    window = live.fleeting.window
    for seat in table.callers:
        if live.fleeting.window is not None:
            await live.decline(seat, house.message(), table.seq)
    house.pass_time(live, 30)  # among several people a window runs its length
    await until(lambda: live.fleeting.window is not window)


async def next_round(house: House, live: LiveTable) -> None:
    """Goes on after the scores."""
    for seat in range(len(NAMES)):
        if state(live).deal is None and not state(live).running:
            await live.next_round(seat, house.message())
    await until(lambda: state(live).running)


@pytest.mark.parametrize("preset", list(PRESETS))
async def test_what_is_kept_is_what_would_be_drawn(preset: str) -> None:
    house, rng = House(), random.Random(f"kept {preset}")
    live = await house.match(*NAMES, preset=preset, rules={"target": "10000", "cut": "off"})
    check(live)
    kinds = set()
    for _ in range(2):
        while state(live).running:
            await step(house, live, rng)
            check(live)
            kinds.add(type(state(live).steps[-1].events[-1]) if state(live).steps[-1].events else None)
        if state(live).over:
            break
        await next_round(house, live)
        check(live)
    assert len(kinds) >= 5
    await house.tables.close()


@pytest.fixture
def drawn() -> Iterator[list[Seat]]:
    """Notes for whom an own part is drawn."""
    seats: list[Seat] = []
    draw = Table.own

    def noted(table: Table, seat: Seat) -> OwnView | None:
        seats.append(seat)
        return draw(table, seat)

    with patch.object(Table, "own", noted):
        yield seats


async def test_a_move_draws_the_parts_of_its_seat_and_of_the_next_alone(drawn: list[Seat]) -> None:
    house, rng = House(), random.Random(4)
    live = await house.match(*NAMES)
    for _ in range(30):
        seat = state(live).to_act
        if seat is None:
            break
        move = wish(live, seat, rng)
        assert not isinstance(move, Call)
        drawn.clear()
        await live.play(seat, house.message(), state(live).seq, move)
        if state(live).running:
            assert set(drawn) == {seat, state(live).to_act}
    await house.tables.close()
