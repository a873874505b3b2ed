"""Rounds between computers, from which exercises are taken: real positions, the same ones for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from hashlib import sha256
from random import Random
from typing import Final

import msgspec

from rummy500.bots.club import club
from rummy500.bots.known import Known
from rummy500.bots.memory import Memory
from rummy500.bots.simple import Policy, casual
from rummy500.game.coding import decode
from rummy500.game.deal import shuffle
from rummy500.game.events import events_for
from rummy500.game.moves import Seat
from rummy500.game.round import Round
from rummy500.rules import PRESETS, Rules

__all__ = ["RULES", "YOU", "Moment", "moments", "rounds_from"]

RULES: Final[Rules] = PRESETS["standard"]
"""Exercises are about the standard rules."""

YOU: Final[Seat] = 0
"""The reader's seat."""

_SEATS: Final = (2, 3, 3, 4)
"""Numbers of seats, three more often than the others."""


class Moment(msgspec.Struct, frozen=True):
    """Is the round before a decision of the reader's seat, with what that seat has watched; or the round's end.

    ``round`` is a copy that nobody plays on.
    """

    round: Round
    memory: Memory

    @property
    def known(self) -> Known:
        """Gives what the reader's seat knows."""
        return Known(self.round.book, self.round.state.seen_by(YOU), YOU, self.memory)


def rounds_from(kind: str, seed: int) -> Iterator[list[Moment]]:
    """Plays rounds for an exercise, one after another without end: each as the moments of the reader's seat."""
    nth = 0
    while True:
        yield list(moments(f"{kind} {seed} {nth}"))
        nth += 1


def moments(name: str) -> Iterator[Moment]:
    """Plays the round of that name and gives each decision of the reader's seat, and the end last."""
    key = sha256(f"exercise {name}".encode()).digest()
    rng = Random(key)
    seats = rng.choice(_SEATS)
    round = Round.deal(RULES, seats, rng.randrange(seats), shuffle(key, RULES, seats))
    policies: list[Policy] = [rng.choice((casual, club)) for _ in range(seats)]
    memories = [Memory() for _ in range(seats)]
    for memory in memories:
        memory.observe((round.started(),))
    while not round.over:
        seat = round.state.turn
        if seat == YOU:
            yield Moment(round.clone(), deepcopy(memories[seat]))
        code = policies[seat](Known(round.book, round.state.seen_by(seat), seat, memories[seat]), rng)
        assert code is not None
        events = round.play(seat, decode(round.book, round.state, code))
        for watching, memory in enumerate(memories):
            memory.observe(events_for(events, watching))
    yield Moment(round, memories[YOU])
