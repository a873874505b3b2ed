"""Secrecy at the table: what a seat cannot know may be dealt otherwise, and its frames and its window stay the same.

The rounds' own promise is tested in ``tests/secrecy``; here it is what the table adds to it: call windows, whose turn
it is, what is refused before the rule book is asked, and the frames byte for byte.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator

import msgspec
import pytest

from rummy500.app import wishes
from rummy500.app.daily_deal import position_of, table_facts
from rummy500.app.facts import Created, Dealt, Played, SeatFact, WindowClosed
from rummy500.app.live import LiveTable
from rummy500.app.table import Refusal, Table
from rummy500.game.moves import Call, Draw, IllegalMove, Move, Pass, Seat
from rummy500.game.round import Round
from rummy500.rules import PRESETS, rules_text
from rummy500.server.frames import table_frame, view_frame, welcome_frame
from tests.app.making import Looker, means
from tests.secrecy.test_permuted_worlds import other_world
from tests.server.policy import choose
from tests.server.scale import times

WATCHED: Seat = 0
TRIES: tuple[Move, ...] = (Draw(), Pass())


def begun(preset: str, seats: int, rng: random.Random, **changes: object) -> Table:
    """Makes a table and deals."""
    texts = rules_text(PRESETS[preset].replace(**changes), seats)
    del texts["seats"]
    who = tuple(
        SeatFact(f"P{seat}", "ab" if seat == WATCHED else None, None if seat == 0 else "club") for seat in range(seats)
    )
    table = Table("x" * 16, Created(preset, texts, who, "brisk", 5, rng.randrange(seats)))
    table.apply(Dealt(1, rng.randbytes(32).hex()))
    return table


def next_fact(table: Table, rng: random.Random) -> Played | WindowClosed:
    """Chooses what happens next: a move, a call, or the end of the window."""
    for seat in table.callers:
        own = table.own(seat)
        if own is not None and own.options is not None and rng.random() < 0.3:
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


def sent(table: Table) -> list[object]:
    """Gives all that the watched seat can get from the table in this position."""
    made, _ = means()
    live = LiveTable(table, made)
    looker = Looker()
    looker.seat = WATCHED
    live.viewers.add(looker)
    published = live._picture(table)
    live.fleeting.window = None  # its time is the clock's
    frames = [welcome_frame(table, published, WATCHED), view_frame(published, WATCHED, None, 0.0)]
    answers: list[object] = [*frames, view_frame(published, None, None, 0.0), table_frame(published, None)]
    answers += [table.window_open, table.to_act, table.callers, table.undoable]
    round = round_of(table)
    pile = round.public_view().pile
    for move in (*TRIES, Call(pile[-1])) if pile else TRIES:
        try:
            wishes.move(table, WATCHED, move, None)
            answers.append("may be tried")
        except Refusal as refusal:
            answers.append((refusal.code, refusal.arguments))
    made.runner.close()
    return answers


def round_of(table: Table) -> Round:
    """Gives the running round."""
    assert table.match is not None
    assert table.match.round is not None
    return table.match.round


def twin_of(table: Table, fact: Played | WindowClosed, rng: random.Random) -> Table:
    """Gives the same table in a world where everything hidden from the watched seat is dealt otherwise."""
    mover, move = (fact.seat, fact.move) if isinstance(fact, Played) else (WATCHED, Pass())
    twin = copy.copy(table)
    twin.steps = list(table.steps)
    match = twin.match = copy.copy(table.match)
    assert match is not None
    match.logs = list(match.logs)
    match.results = list(match.results)
    match.round = other_world(round_of(table), WATCHED, mover, move, rng)
    twin.__dict__["turns"] = copy.copy(table.turns)
    twin.turns._seen = list(table.turns._seen)
    twin.turns._before = list(table.turns._before)
    return twin


@pytest.mark.parametrize(
    ("preset", "seats", "changes"),
    [
        ("standard", 2, {}),
        ("pagat", 3, {}),
        ("pagat", 4, {"rummy_call": "last_discard"}),
        ("classic", 5, {"rummy_call": "full"}),
        ("persian_wild", 3, {"stock_out": "reshuffle", "rummy_call": "full"}),
    ],
)
def test_what_is_hidden_changes_nothing_that_a_seat_gets(preset: str, seats: int, changes: dict[str, str]) -> None:
    windows = compared = 0
    for number in range(times(4, 200)):
        rng = random.Random(f"{preset} {number}")
        table = begun(preset, seats, rng, **changes)
        for twin in twins_of(table, rng):
            assert (twin.window_open, twin.to_act, twin.callers) == (table.window_open, table.to_act, table.callers)
            windows += table.window_open
            compared += 1
    assert compared > 50
    assert (windows > 0) is (table.rules.rummy_call != "off")


def test_nor_does_it_at_the_table_of_a_daily_deal() -> None:
    compared = 0
    for number in range(times(4, 200)):
        rng = random.Random(f"daily {number}")
        facts = table_facts(rng.randbytes(32), 20788, SeatFact("Ann", "ab"), ranked=True, pace="instant")
        table = Table.rebuilt("x" * 16, ((0, fact) for fact in facts))
        for twin in twins_of(table, rng):
            assert position_of(twin) == position_of(table), "nor what the day's computer draws its lots from"
            compared += 1
    assert compared > 50


def twins_of(table: Table, rng: random.Random) -> Iterator[Table]:
    """Plays a table through; gives after each fact that could happen there too a twin with other hidden cards.

    Before it, what the watched seat gets must be the same, byte for byte.
    """
    while table.running:
        fact = next_fact(table, rng)
        twin = twin_of(table, fact, rng)
        assert sent(twin) == sent(table)
        table.apply(fact)
        if table.rounds_over:
            return  # all hands lie open now
        try:
            twin.apply(fact)
        except IllegalMove:
            # With other cards in its hand the mover could not have finished this turn.
            assert isinstance(fact, Played)
            assert fact.seat != WATCHED or isinstance(fact.move, Call)
            continue
        yield twin
