"""Plays rounds on the kernel between policies, each of which is shown only its seat's blinded state.

This and the projection of ``game`` are the two places where a true state is blinded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Final

from rummy500.bots.known import Known, cards_of
from rummy500.bots.memory import Memory
from rummy500.bots.simple import Policy
from rummy500.game.book import Book
from rummy500.game.coding import caller
from rummy500.game.moves import Seat
from rummy500.kernel import codes
from rummy500.kernel.state import State

__all__ = ["ROUND_LIMIT", "TURN_LIMIT", "EndlessError", "Sitter", "play_round", "watch"]

TURN_LIMIT: Final = 150
"""A turn of more actions than all cards of two decks could ever need is endless."""

ROUND_LIMIT: Final = 10_000

_OVER: Final = 2
_JOKER: Final = 52
_ON_TABLE: Final = (codes.SET, codes.RUN, codes.LAY, codes.SWAP)


class EndlessError(Exception):
    """Says that players do not come to an end of a turn or a round."""


class Sitter:
    """Sits at a table of the arena: a policy with its generator, its memory and the time that it has taken."""

    def __init__(self, policy: Policy, rng: Random) -> None:
        self.policy: Final = policy
        self.rng: Final = rng
        self.memory: Final = Memory()
        self.decisions = 0
        self.seconds = 0.0

    def look(self, book: Book, state: State, seat: Seat) -> Known:
        """Gives what the seat may know of a true state."""
        return Known(book, state.seen_by(seat), seat, self.memory)

    def decide(self, book: Book, state: State, seat: Seat) -> int | None:
        """Gives the policy's action from what the seat may know of a true state."""
        start = perf_counter()
        code = self.policy(self.look(book, state, seat), self.rng)
        self.seconds += perf_counter() - start
        self.decisions += 1
        return code


def play_round(
    book: Book,
    deck: Sequence[int],
    dealer: Seat,
    sitters: Sequence[Sitter],
    restock: Callable[[int, list[int]], list[int]],
) -> State:
    """Plays a round to its end and gives the final state.

    ``deck`` is faces in dealing order; ``restock`` orders the new stock of the nth reshuffle (1-based) from the pile's
    cards below its top. Raises ValueError for an illegal action, EndlessError for a turn or round without end.
    """
    state = State(book.kernel)
    state.deal(deck, dealer)
    for sitter in sitters:
        sitter.memory.clear()
    restocks = turn_actions = 0
    for _ in range(ROUND_LIMIT):
        if state.phase == _OVER:
            return state
        code = _next(book, state, sitters)
        if state.restock_due and code & codes.KIND in (codes.DRAW, codes.TAKE):
            restocks += 1
            state.restock(restock(restocks, state.pile()[:-1]))
            code &= ~127
        watch(state, code, sitters)
        turn_actions = 0 if state.phase == 0 else turn_actions + 1
        if turn_actions > TURN_LIMIT:
            raise EndlessError(f"a turn of more than {TURN_LIMIT} actions")
        state.play(code)
    raise EndlessError(f"a round of more than {ROUND_LIMIT} actions")


def _next(book: Book, state: State, sitters: Sequence[Sitter]) -> int:
    """Asks the seat on turn, in a call window the others too: the first call from the discarder's left wins."""
    turn = state.turn
    code = sitters[turn].decide(book, state, turn)
    if code is None:
        raise ValueError("the seat on turn has no action")
    if state.window and caller(code) < 0:
        for step in range(1, book.seats - 1):
            seat = (turn + step) % book.seats
            call = sitters[seat].decide(book, state, seat)
            if call is not None:
                return call
    return code


def watch(state: State, code: int, sitters: Sequence[Sitter]) -> None:
    """Lets every memory see what an action shows to all, as the public events would tell it."""
    kind = code & codes.KIND
    seat = state.turn if caller(code) < 0 else caller(code)
    for sitter in sitters:
        if kind == codes.DRAW:
            sitter.memory.drew(seat, state.pile()[-1] if state.pile_n else -1)
        elif kind in (codes.TAKE, codes.CALL_TAKE):
            sitter.memory.took(seat, state.pile()[code & 127 :])
        elif kind == codes.DISCARD:
            sitter.memory.discarded(seat, code & 63)
        elif kind in _ON_TABLE:
            cards = cards_of(code)
            sitter.memory.played(seat, cards.naturals + (_JOKER,) * cards.jokers)
            if kind == codes.SWAP:
                sitter.memory.took(seat, (_JOKER,))
