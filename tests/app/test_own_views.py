"""Own views that are kept from one picture of a table to the next are the ones that would be made anew."""

from __future__ import annotations

import random

import msgspec
import pytest

from rummy500.app.facts import Fact, Played, WindowClosed
from rummy500.app.live import LiveTable
from rummy500.app.ports import Entry
from rummy500.game.moves import Call, Move
from tests.app.making import Looker, means
from tests.app.test_permuted_tables import begun
from tests.server.policy import choose

pytestmark = pytest.mark.anyio


def next_fact(live: LiveTable, rng: random.Random) -> Fact:
    """Chooses a call as often as one can be made, else the end of a window or a move."""
    table = live.table
    assert table is not None
    for seat in table.callers:
        own = table.own(seat)
        if own is not None and own.options is not None and own.options.calls and rng.random() < 0.7:
            return Played(seat, rng.choice(own.options.calls))
    if table.window_open:
        return WindowClosed()
    assert table.to_act is not None
    own = table.own(table.to_act)
    assert own is not None
    assert own.options is not None
    found: Move = msgspec.convert(choose(msgspec.to_builtins(own.options), rng), Move)
    return Played(table.to_act, found)


@pytest.mark.parametrize("call", ["last_discard", "full"])
async def test_what_a_seat_could_do_before_a_call_it_cannot_do_after_it(call: str) -> None:
    calls = compared = 0
    for number in range(40):
        rng = random.Random(f"{call} {number}")
        table = begun("pagat", 4, rng, rummy_call=call)
        made, _ = means()
        await made.store.append([Entry(table.id, seq, 0, b"{}") for seq in range(1, table.seq + 1)])
        live = LiveTable(table, made)
        for seat in range(4):
            looker = Looker(bytes([seat]) * 32)
            looker.seat = seat
            live.viewers.add(looker)
        live.published = live._picture(table)
        while table.running:
            fact = next_fact(live, rng)
            await live.note(lambda _, fact=fact: [fact])  # type: ignore[misc]
            assert live.published.own == {seat: table.own(seat) for seat in range(4)}
            calls += isinstance(fact, Played) and isinstance(fact.move, Call)
            compared += 1
        made.runner.close()
    assert calls > 5
    assert compared > 200
