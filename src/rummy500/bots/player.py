"""A computer player: it is given views and public events, never a round's true state."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from rummy500.bots.known import Known
from rummy500.bots.memory import Memory
from rummy500.bots.simple import Policy
from rummy500.cards import CARDS
from rummy500.game.book import Book
from rummy500.game.coding import caller, decode
from rummy500.game.events import Event
from rummy500.game.moves import Call, Move, Take
from rummy500.game.project import view_state
from rummy500.game.view import SeatView
from rummy500.kernel import codes
from rummy500.rules import Rules

__all__ = ["Player"]


class Player:
    """Plays one seat at one level.

    It can be made at any moment of a round: what it has not been told by ``observe`` it does not know. Decisions
    follow from the view, the events and the generator's numbers alone.
    """

    def __init__(self, level: str, policy: Policy, rng: Random) -> None:
        self.level: Final = level
        self._policy: Final = policy
        self._rng: Final = rng
        self._memory: Final = Memory()

    def observe(self, events: Sequence[Event]) -> None:
        """Takes in public events of the round in their order; a new round's start clears the memory."""
        self._memory.observe(events)

    def choose(self, view: SeatView, rules: Rules) -> Move | None:
        """Gives a legal move; None where the seat is not on turn and does not want to call.

        Raises ValueError for a spectator's view and when the round is over.
        """
        if view.own is None or view.public.phase == "over":
            raise ValueError("only a seat in a round that goes on has a move")
        state = view_state(rules, view)
        book = Book.of(rules, len(view.public.counts))
        code = self._policy(Known(book, state, view.own.seat, self._memory), self._rng)
        if code is None:
            return None
        if state.restock_due and code & codes.KIND == codes.TAKE:
            # After the reshuffle this card is the whole pile, so no copy has to be named.
            return Take(CARDS[state.pile()[-1]])
        return decode(book, state, code)

    def wants_call(self, view: SeatView, rules: Rules) -> Call | None:
        """Gives the Rummy call that the player wants to make in the open window, None for none."""
        own = view.own
        if own is None or view.public.phase != "call":
            return None
        move = self.choose(view, rules)
        return move if isinstance(move, Call) else None


def is_call(code: int) -> bool:
    """Says whether a code is a Rummy call."""
    return caller(code) >= 0
