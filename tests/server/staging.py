"""Tables that stand where a test needs them: played there by lot, as a log that a real server then serves."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence

import msgspec

from rummy500.app.facts import Created, Dealt, Fact, Played, SeatFact, WindowClosed, write_fact
from rummy500.app.lines import places_of
from rummy500.app.manners import Manners
from rummy500.app.ports import Entry, Store
from rummy500.app.table import Table
from rummy500.app.tables import new_table_id
from rummy500.game.moves import Move, Seat
from rummy500.rules import PRESETS, parse_rule, rules_text
from tests.server.client import Guest
from tests.server.policy import choose

__all__ = ["next_fact", "stage"]

CALM = Manners(pace="instant", call_seconds=20)


def next_fact(table: Table, rng: random.Random) -> Fact:
    """Gives a fact that may come next in a running round: a move by lot, a call, or the end of the window."""
    for seat in table.callers:
        own = table.own(seat)
        if own is not None and own.options is not None and rng.random() < 0.2:
            call = choose(msgspec.to_builtins(own.options), rng)
            if call is not None:
                return Played(seat, msgspec.convert(call, Move))
    if table.window_open:
        return WindowClosed()
    acting = table.to_act
    assert acting is not None
    own = table.own(acting)
    assert own is not None
    assert own.options is not None
    move = choose(msgspec.to_builtins(own.options), rng)
    assert move is not None
    return Played(acting, msgspec.convert(move, Move))


async def stage(
    store: Store,
    guests: Sequence[Guest],
    wanted: Callable[[Table, Seat | None], bool],
    *,
    seats: int = 2,
    preset: str = "standard",
    manners: Manners = CALM,
    rules: Mapping[str, str] | None = None,
    tries: int = 400,
) -> Table:
    """Plays rounds by lot until one stands where it is ``wanted`` (table, seat to act), and stores it.

    The guests have the first seats, computers the rest. Gives the table as the test may look at it.
    """
    for guest in guests:
        if guest.cookie is None:
            await guest.make_table()
    texts = rules_text(
        PRESETS[preset].replace(**{name: parse_rule(name, text) for name, text in (rules or {}).items()}), seats
    )
    del texts["seats"]
    people = [SeatFact(name, guest.hex) for name, guest in zip(("Ann", "Ben", "Cleo"), guests, strict=False)]
    computers = [SeatFact(f"Bot {number}", None, "casual") for number in range(1, seats - len(people) + 1)]
    for number in range(tries):
        rng = random.Random(f"{preset} {sorted((rules or {}).items())} {number}")
        created = Created(preset, texts, (*people, *computers), first_dealer=rng.randrange(seats), manners=manners)
        facts: list[Fact] = [created, Dealt(1, rng.randbytes(32).hex())]
        table = Table(new_table_id(), created)
        table.apply(facts[1])
        while table.running:
            if wanted(table, table.to_act):
                await _store(store, table, facts)
                return table
            facts.append(next_fact(table, rng))
            table.apply(facts[-1])
    raise AssertionError("no round stands there")


async def _store(store: Store, table: Table, facts: Sequence[Fact]) -> None:
    now = time.time_ns() // 1_000_000
    entries = [Entry(table.id, seq, now, write_fact(fact)) for seq, fact in enumerate(facts, 1)]
    await store.append(entries, places_of(table, now))
