"""Positions whose best move is beyond doubt: records with two comments before them, ``# WHY`` and ``# good: MOVE | …``.

The question stands at the record's end and is put to the seat ``You``: on turn, or in a window whether it calls
(``silence``: it does not). What happened in the record is what everybody saw.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

from rummy500.bots.known import Known
from rummy500.bots.player import Player
from rummy500.bots.simple import Policy
from rummy500.game.events import Event, events_for
from rummy500.game.log import Step
from rummy500.game.moves import Draw, parse_move
from rummy500.game.record import read_record
from rummy500.game.round import Round

__all__ = ["SILENCE", "Place", "all_places", "read_place"]

SILENCE = "silence"
FOLDER = Path(__file__).parent


class Place(NamedTuple):
    """Is one position: the round, the seat that is asked, what it saw, and the moves that are right there."""

    name: str
    why: str
    good: frozenset[str]
    round: Round
    seat: int
    seen: tuple[Event, ...]

    def asked(self, policy: Policy, seed: int) -> str:
        """Gives the move of a level there, as text."""
        player = Player("", policy, Random(seed))
        player.observe(self.seen)
        move = player.choose(self.round.view(self.seat), self.round.rules)
        return SILENCE if move is None else str(move)

    def known(self) -> Known:
        """Gives what the seat decides with."""
        kept: list[Known] = []
        self.asked(lambda known, rng: kept.append(known), 0)
        return kept[0]


def all_places() -> list[Place]:
    """Reads every position of this folder."""
    return [read_place(path) for path in sorted(FOLDER.glob("*.r500"))]


def read_place(path: Path) -> Place:
    """Reads one position; raises ValueError where it does not say what is right, or what it says is no legal move."""
    text = path.read_text("utf-8")
    why, good = text.splitlines()[:2]
    if not why.startswith("# ") or not good.startswith("# good: "):
        raise ValueError(f"{path.name} does not say what is right")
    match = read_record(text)
    round = match.round
    if round is None or round.over:
        raise ValueError(f"{path.name} asks nothing")
    seat = match.names.index("You")
    moves = frozenset(move.strip() for move in good.removeprefix("# good: ").split("|"))
    legal = round.legal(seat)
    for move in moves - {SILENCE}:
        if parse_move(move) not in legal:
            raise ValueError(f"{path.name}: {move} is not legal")
    return Place(path.stem, why.removeprefix("# "), moves, round, seat, _seen(round, seat))


def _seen(round: Round, seat: int) -> tuple[Event, ...]:
    """Plays the record again and gives what a seat saw happen."""
    start = round.log.start.position
    assert start is not None
    again = Round.at(round.rules, round.book.seats, round.log.dealer, start, totals=round.totals)
    told: list[Event] = [again.started()]
    for entry in round.log.entries:
        if not isinstance(entry, Step):
            told += again.restock([card for card in entry.cards if card is not None])
            continue
        if isinstance(entry.move, Draw) and entry.card is not None:
            again.name_top(entry.card)
        told += again.play(entry.seat, entry.move)
    return events_for(tuple(told), seat)
