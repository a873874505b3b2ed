"""How the scenarios ask a round: what it refuses, and that a refusal leaves everything as it was."""

from __future__ import annotations

from collections import Counter

import pytest

from rummy500.cards import Card
from rummy500.game.moves import IllegalMove, Seat, parse_move
from rummy500.game.round import Round

__all__ = ["cards_of", "everything", "refusal_of"]


def cards_of(round: Round) -> Counter[Card]:
    """Counts every card of the round, wherever it lies."""
    return Counter(round.named_cards())


def everything(round: Round) -> tuple[object, ...]:
    """Gives all that a round holds and shows."""
    state = round.state
    hands = [state.hand(seat) for seat in range(round.book.seats)]
    seen = [round.view(seat) for seat in (None, *range(round.book.seats))]
    return (hands, state.pile(), state.stock(), state.extras(), seen)


def refusal_of(round: Round, seat: Seat, move: str) -> IllegalMove:
    """Gives the refusal of a move, written as in a record; it must be refused and change nothing."""
    before = everything(round)
    with pytest.raises(IllegalMove) as refused:
        round.play(seat, parse_move(move))
    assert everything(round) == before
    return refused.value
