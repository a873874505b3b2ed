"""The turns of a running round: whose it is and since when, what was seen, and what can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rummy500.app.facts import Fact, Played, TakenBack
from rummy500.game import events as told
from rummy500.game.events import Called, Discarded, Event, Floated, Passed, Restocked, events_for
from rummy500.game.moves import LayOff, Meld, Move, Seat, Swap, Take
from rummy500.game.round import Round

__all__ = ["MOST_UNDONE", "Turns", "can_be_taken_back", "turns_to_keep"]

MOST_UNDONE: Final = 20
"""How often one turn may be taken back, so that it comes to an end."""

_TURN_ENDS = (Discarded, Passed, Floated, Called)


def can_be_taken_back(move: Move) -> bool:
    """Says whether moves of this kind reveal nothing hidden."""
    return isinstance(move, (Meld, LayOff, Swap, Take))


def turns_to_keep(facts: Sequence[Fact]) -> set[int]:
    """Gives the places of the moves before which the round has to be kept when a table is played again.

    Those of turns in which something is taken back, and of the last turn; for all others it would be work for nothing.
    """
    needed: set[int] = set()
    turn: list[int] = []
    for place, fact in enumerate(facts):
        if isinstance(fact, TakenBack):
            needed.update(turn)
        elif isinstance(fact, Played):
            if can_be_taken_back(fact.move):
                turn.append(place)
            else:
                turn = []
    return needed.union(turn)


class Turns:
    """Follows one round after another. ``keeping`` says whether rounds are kept to be gone back to.

    ``since`` is when the turn of ``seat`` began (ms, of the fact that began it); a call begins a turn of its own.
    """

    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.since = 0
        self.number = 0
        self.undone = 0
        self.keeping = True
        self._key: tuple[int, Seat | None] = (0, None)
        self._seen: list[tuple[Event, ...]] = []
        self._before: list[tuple[Round, Move]] = []

    @property
    def undoable(self) -> int:
        """Gives how many moves of this turn can be taken back."""
        return min(len(self._before), MOST_UNDONE - self.undone)

    def begin(self, events: Sequence[Event]) -> None:
        """Begins a round."""
        self._seen = [tuple(events)]
        self._before.clear()
        self.number += 1
        self.undone = 0

    def played(self, move: Move, events: tuple[Event, ...], before: Round | None) -> None:
        """Notes a move; ``before`` is the round before it, if it is of the kind that can be taken back."""
        self._seen.append(events)
        ends = any(isinstance(event, _TURN_ENDS) for event in events)
        if ends:
            self.number += 1
            self.undone = 0
        if before is None or ends or any(isinstance(event, Restocked) for event in events):
            self._before.clear()
        else:
            self._before.append((before, move))

    def take_back(self, seat: Seat) -> tuple[Round, told.TakenBack]:
        """Gives the round before the last move, and says that it was taken back."""
        before, move = self._before.pop()
        self._seen.pop()
        self.undone += 1
        return before, told.TakenBack(seat, move)

    def follow(self, to_act: Seat | None, at: int, *, fresh: bool) -> bool:
        """Notes whose turn it is after a fact of time ``at``; says whether another turn has begun.

        ``fresh`` begins the time of the running turn anew.
        """
        key = (self.number, to_act)
        new = key != self._key
        if new or fresh:
            self.since = at
        self._key, self.seat = key, to_act
        return new

    def events_for(self, seat: Seat) -> list[Event]:
        """Gives the round's events as a seat was shown them, without what was taken back."""
        return [event for events in self._seen for event in events_for(events, seat)]
