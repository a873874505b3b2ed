"""The boodle pots: chips beside the points, and never mixed with them (rules §9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from rummy500.cards import Card
from rummy500.game.moves import Seat

__all__ = ["POT_CARDS", "Purse"]

POT_CARDS: Final = (Card.HA, Card.CK, Card.DQ, Card.SJ)
"""The four cards that have a pot, in their usual order."""


class Purse(msgspec.Struct, frozen=True):
    """Holds every seat's chips (they may be negative) and the four pots; their sum is always zero."""

    chips: tuple[int, ...]
    pots: tuple[int, ...]

    @classmethod
    def empty(cls, seats: int) -> Purse:
        """Gives a purse in which nobody has paid yet."""
        return cls((0,) * seats, (0,) * len(POT_CARDS))

    def after_antes(self, dealer: Seat) -> Purse:
        """Takes one chip from every seat to each pot, two from the dealer."""
        each = [2 if seat == dealer else 1 for seat in range(len(self.chips))]
        chips = tuple(had - paid * len(self.pots) for had, paid in zip(self.chips, each, strict=True))
        return Purse(chips, tuple(pot + sum(each) for pot in self.pots))

    def claimed(self, pot: int, seat: Seat) -> Purse:
        """Gives a pot's chips to a seat."""
        return Purse(_added(self.chips, seat, self.pots[pot]), _added(self.pots, pot, -self.pots[pot]))

    def pot_chips(self) -> dict[str, int]:
        """Gives each pot's chips by its card's text."""
        return {card.text: chips for card, chips in zip(POT_CARDS, self.pots, strict=True)}


def _added(values: Sequence[int], at: int, more: int) -> tuple[int, ...]:
    return tuple(value + more if index == at else value for index, value in enumerate(values))
