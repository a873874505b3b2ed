"""How a key becomes a deck: the fixed pack, the keyed shuffle of the record format, the cut, and the restock."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from rummy500.cards import CARDS, JOKER, Card
from rummy500.game.moves import Seat
from rummy500.rules import Rules

__all__ = ["KEY_BYTES", "cut", "cut_for_deal", "lowest", "pack", "restock", "shuffle", "shuffled"]

KEY_BYTES: Final = 32
"""Length of a round's key."""

_T = TypeVar("_T")


def pack(rules: Rules, seats: int) -> list[Card]:
    """Gives the pack in its fixed order: per deck spades A … K, hearts, diamonds, clubs, then its jokers."""
    deck = [*CARDS[:JOKER], *([Card.JK] * rules.jokers_per_deck)]
    return deck * rules.deck_count(seats)


def _words(key: bytes, label: bytes) -> Iterator[int]:
    """Streams 32-bit big-endian words of HMAC-SHA256(key, label + 8-byte counter), eight a block."""
    counter = 0
    while True:
        block = hmac.digest(key, label + counter.to_bytes(8, "big"), hashlib.sha256)
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        counter += 1


def shuffled(key: bytes, label: bytes, cards: Sequence[_T]) -> list[_T]:
    """Shuffles by Fisher-Yates from the last place down to the second, without bias (words too high are skipped).

    >>> " ".join(map(str, shuffled(bytes(32), b"restock1", "4D 2C 5H JD 9H".split())))
    '2C 4D 9H JD 5H'
    """
    result = list(cards)
    words = _words(key, label)
    for place in range(len(result) - 1, 0, -1):
        span = place + 1
        limit = (1 << 32) - (1 << 32) % span
        word = next(words)
        while word >= limit:
            word = next(words)
        other = word % span
        result[place], result[other] = result[other], result[place]
    return result


def shuffle(key: bytes, rules: Rules, seats: int) -> list[Card]:
    """Gives the deck of a 32-byte key, first card dealt first.

    >>> " ".join(map(str, shuffle(bytes(32), Rules(), 2)[:6]))
    'QH 5S QS 10D 9H AC'
    """
    return shuffled(key, b"deal", pack(rules, seats))


def cut_for_deal(key: bytes, seats: int) -> tuple[tuple[tuple[Seat, Card], ...], ...]:
    """Cuts for the first deal (rules §9): each seat turns up a card, and the lowest deals, ace low.

    Gives the rounds of cuts: the first of all seats, further ones of those who were equal at the bottom. ``lowest`` of
    the last round is the dealer alone.
    """
    cards = iter(shuffled(key, b"dealer", CARDS[:JOKER]))
    rounds: list[tuple[tuple[Seat, Card], ...]] = []
    level: list[Seat] = list(range(seats))
    while len(level) > 1:
        rounds.append(tuple((seat, next(cards)) for seat in level))
        level = lowest(rounds[-1])
    return tuple(rounds)


def lowest(cuts: Sequence[tuple[Seat, Card]]) -> list[Seat]:
    """Gives the seats that cut the lowest rank, ace low."""
    least = min(card.face % 13 for _, card in cuts)
    return [seat for seat, card in cuts if card.face % 13 == least]


def restock(key: bytes, nth: int, below: Sequence[_T]) -> list[_T]:
    """Gives the new stock, top first, of the round's nth reshuffle (1-based) of the pile's cards below its top."""
    return shuffled(key, b"restock%d" % nth, below)


def cut(deck: Sequence[_T], depth: int) -> list[_T]:
    """Moves that many cards from the top to the bottom."""
    return [*deck[depth:], *deck[:depth]]
