"""Where a card could be laid off on a table, by the rule book."""

from __future__ import annotations

from rummy500.cards import Card
from rummy500.game.shapes import identities
from rummy500.game.view import SeatView, TableMeld
from rummy500.rules import Rules

__all__ = ["fits", "fitting"]

_RANKS = 13


def fits(meld: TableMeld, card: Card, rules: Rules, seats: int) -> bool:
    """Says whether a card may be added to a meld of the table (rules §3)."""
    faces = [tabled.as_ for tabled in meld.cards]
    low = faces[0].face % _RANKS if meld.kind == "run" else -1
    return any(found is card for found, _ in identities(faces, low, rules, rules.deck_count(seats)))


def fitting(view: SeatView, card: Card, rules: Rules) -> list[int]:
    """Lists the numbers of the melds on which a card could be laid off."""
    seats = len(view.public.counts)
    return [meld.number for meld in view.public.melds if fits(meld, card, rules, seats)]
