"""What was done in a round, complete enough to be written down and played again."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rummy500.cards import Card
from rummy500.game.moves import Draw, Move, Seat
from rummy500.game.position import Position

__all__ = ["Dealt", "Entry", "Restock", "RoundLog", "Step"]


class Dealt(msgspec.Struct, frozen=True):
    """Is how a round began: a 32-byte key or a deck, then the cut; or a position."""

    key: bytes | None = None
    deck: tuple[Card | None, ...] | None = None
    cut: int | None = None
    position: Position | None = None


class Step(msgspec.Struct, frozen=True):
    """Is one action in normal form; ``card`` is what a draw brought, None where nobody has named it."""

    seat: Seat
    move: Move
    card: Card | None = None

    @property
    def text(self) -> str:
        """Writes the action as it stands in a record: a draw with its card where that is known."""
        return f"draw {self.card.text}" if isinstance(self.move, Draw) and self.card is not None else str(self.move)


class Restock(msgspec.Struct, frozen=True):
    """Is a reshuffle: the new stock, top first, None for a card that nobody has named."""

    cards: tuple[Card | None, ...]

    @property
    def text(self) -> str:
        """Writes the reshuffle as it stands in a record."""
        return f"restock: {' '.join('?' if card is None else card.text for card in self.cards)}"


Entry: TypeAlias = Step | Restock


class RoundLog(msgspec.Struct):
    """Is one round: its number, who dealt it, how it began and everything done since."""

    number: int
    dealer: Seat
    start: Dealt
    entries: list[Entry]
