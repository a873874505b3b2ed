"""Cards as plain texts: `7S`, `10H`, `JK`, and `?` for one that nobody has named."""

from collections.abc import Iterable

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("S", "H", "D", "C")
JOKER = "JK"
UNKNOWN = "?"
FACES = tuple(rank + suit for suit in SUITS for rank in RANKS)


def rank_of(face: str) -> str:
    """The rank of a natural card."""
    return face[:-1]


def suit_of(face: str) -> str:
    """The suit letter of a natural card."""
    return face[-1]


def without(cards: Iterable[str], gone: Iterable[str]) -> tuple[str, ...]:
    """The cards that are left when each of `gone` was taken out once; ValueError where one is not there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards in one fixed order, so that equal hands are equal tuples."""
    return tuple(sorted(cards))
