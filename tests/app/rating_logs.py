"""Logs of whole matches without a server: what a script does between the moves is put in as facts."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import msgspec

from rummy500.app.facts import Created, Dealt, Fact, Played, Reseated, SeatFact, WindowClosed
from rummy500.app.seating import STAND_IN
from rummy500.app.table import Table
from rummy500.app.wishes import texts_of
from rummy500.game.moves import Move, Seat
from rummy500.rules import PRESETS
from tests.server.policy import choose

TABLE = "22223333aaaabbbb"

Script = Callable[[Table], Sequence[Fact]]


def hexed(name: str) -> str:
    """Gives the hash of somebody, in hex."""
    return name.encode().ljust(32, b"-").hex()


def person(name: str) -> SeatFact:
    """Gives a person's seat."""
    return SeatFact(name, hexed(name))


def computer(level: str, name: str = "Hal") -> SeatFact:
    """Gives a computer's seat."""
    return SeatFact(name, None, level)


def leaves(seat: Seat, name: str) -> Reseated:
    """Says that somebody gives the seat up during the match."""
    return Reseated(seat, SeatFact(name, None, STAND_IN, stands_in=True), "left")


def played_log(
    seats: Sequence[SeatFact],
    script: Script | None = None,
    *,
    preset: str = "short",
    changes: dict[str, str] | None = None,
    seed: int = 1,
) -> list[tuple[int, Fact]]:
    """Plays a match by lot to its end and gives its log, each fact a second after the one before.

    ``script`` is asked before each move and each deal what else happens.
    """
    texts = {**texts_of(PRESETS[preset]), **(changes or {})}
    created = Created(preset, texts, tuple(seats), first_dealer=0)
    log: list[tuple[int, Fact]] = [(0, created)]
    table = Table(TABLE, created)
    chance = random.Random(seed)

    def put(fact: Fact) -> None:
        at = len(log) * 1000
        table.apply(fact, at)
        log.append((at, fact))

    while not table.over:
        for fact in script(table) if script is not None else ():
            put(fact)
        if not table.running:
            put(Dealt(table.rounds_over + 1, chance.randbytes(32).hex(), cut=0 if table.rules.cut else None))
            continue
        seat = table.to_act
        if seat is None:
            put(WindowClosed())
            continue
        rounds, own = table.rounds_over, table.own(seat)
        assert own is not None
        assert own.options is not None
        move = msgspec.convert(choose(msgspec.to_builtins(own.options), chance), Move)
        put(Played(seat, move, f"m{len(log)}" if table.level(seat) is None else None))
        score = table.score()
        if score is not None and score.round > rounds:
            put(score)
    return log
