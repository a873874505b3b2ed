"""Decisions of rounds, the true state beside what the seat knows, and the same with hidden cards dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import NamedTuple

from rummy500.bots.known import Known
from rummy500.bots.levels import POLICIES, QUICK_LEVELS
from rummy500.bots.memory import Memory
from rummy500.bots.playing import Sitter, play_round
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.kernel.state import State
from rummy500.rules import Rules

__all__ = ["Moment", "dealt_anew", "moments_of"]


class Moment(NamedTuple):
    """Is one decision: ``state`` is the true one, ``memory`` what the seat has watched."""

    book: Book
    state: State
    seat: int
    memory: Memory

    def known(self) -> Known:
        """Gives what the seat decides with; the memory is a copy."""
        return Known(self.book, self.state.seen_by(self.seat), self.seat, deepcopy(self.memory))


class _Noting(Sitter):
    """Plays like any sitter and notes each decision."""

    def __init__(self, level: str, seed: str, found: list[Moment]) -> None:
        super().__init__(POLICIES[level], Random(seed))
        self._found = found

    def decide(self, book: Book, state: State, seat: int) -> int | None:
        self._found.append(Moment(book, state.clone(), seat, deepcopy(self.memory)))
        return super().decide(book, state, seat)


def moments_of(rules: Rules, seats: int, seed: int, levels: Sequence[str] = QUICK_LEVELS) -> list[Moment]:
    """Plays a round between quick levels and gives every decision in it, those in call windows too."""
    key = seed.to_bytes(32, "big")
    found: list[Moment] = []
    lots = Random(seed)
    sitters = [_Noting(lots.choice(levels), f"{seed} {seat}", found) for seat in range(seats)]
    deck = [card.face for card in deal.shuffle(key, rules, seats)]
    play_round(Book.of(rules, seats), deck, seed % seats, sitters, lambda nth, below: deal.restock(key, nth, below))
    return found


def dealt_anew(moment: Moment, rng: Random) -> Moment:
    """Gives the moment with all that its seat cannot know dealt anew; cards seen going into hands stay there."""
    state, seats = moment.state.clone(), range(moment.book.seats)
    held = {seat: moment.memory.held.get(seat, Counter()) for seat in seats if seat != moment.seat}
    hidden = [face for seat in held for face in (Counter(state.hand(seat)) - held[seat]).elements()] + state.stock()
    rng.shuffle(hidden)
    for seat, cards in held.items():
        known = list(cards.elements())
        missing = state.hand_count(seat) - len(known)
        state.put_hand(seat, known + [hidden.pop() for _ in range(missing)], 0)
        assert state.floating(seat) == moment.state.floating(seat)
    state.put_stock(hidden)
    return moment._replace(state=state)
