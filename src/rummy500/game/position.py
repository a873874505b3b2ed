"""A position as a value: everything that a record can say about the middle of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from rummy500.cards import Card
from rummy500.game.moves import Placed, Seat
from rummy500.rules import Rules

__all__ = ["Group", "Position", "PositionMeld", "copies", "known_cards"]


class Group(msgspec.Struct, frozen=True):
    """Is what one seat put on a meld in one action or several in a row."""

    seat: Seat
    cards: tuple[Placed, ...]


class PositionMeld(msgspec.Struct, frozen=True):
    """Is a meld as groups in the order of playing; the first group put it down (and doubles, rules §8)."""

    groups: tuple[Group, ...]

    def cards(self) -> tuple[Placed, ...]:
        """Gives all cards in the order of playing."""
        return tuple(card for group in self.groups for card in group.cards)

    def seats(self) -> tuple[Seat, ...]:
        """Gives who played each card, in the same order."""
        return tuple(group.seat for group in self.groups for _ in group.cards)


class Position(msgspec.Struct, frozen=True):
    """Is a round's position; a card that nobody has named is None.

    ``pile`` is bottom to top, ``stock`` top first. ``turn`` with ``phase`` ``call`` is the seat that will draw while
    the window after the last discard is open. ``opened`` and ``fresh`` are None where the usual value holds: those
    who put down a meld, and those with nothing on the table.
    """

    hands: tuple[tuple[Card | None, ...], ...]
    pile: tuple[Card, ...]
    stock: tuple[Card | None, ...]
    melds: tuple[PositionMeld, ...]
    turn: Seat
    phase: Literal["draw", "play", "call"]
    reached: Card | None = None
    taken: Card | None = None
    opened: frozenset[Seat] | None = None
    fresh: frozenset[Seat] | None = None


def known_cards(position: Position) -> Iterator[Card]:
    """Goes through every named card of a position."""
    for hand in position.hands:
        yield from (card for card in hand if card is not None)
    yield from position.pile
    yield from (card for card in position.stock if card is not None)
    for meld in position.melds:
        yield from (placed.card for placed in meld.cards())


def copies(rules: Rules, seats: int) -> Counter[Card]:
    """Counts how often each face exists in the pack."""
    decks = rules.deck_count(seats)
    counts = Counter(dict.fromkeys(Card, decks))
    counts[Card.JK] = rules.joker_count(seats)
    return counts
