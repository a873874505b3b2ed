"""Which melds a handful of written cards can mean, by geometry alone (rules §3).

Whether the meld is legal is the kernel's question; here an open joker finds its identities, a run its low end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Literal

import msgspec

from rummy500.cards import CARDS, JOKER, Card
from rummy500.game.moves import Placed
from rummy500.rules import Rules

__all__ = ["Shape", "identities", "shapes"]

_RANKS = 13


class Shape(msgspec.Struct, frozen=True):
    """Is a set or run with every joker named, cards in normal order.

    ``low`` is a run's lowest place, 0 (a low ace) … 13, and -1 for a set; place p holds rank p mod 13.
    """

    kind: Literal["set", "run"]
    low: int
    cards: tuple[Placed, ...]


def shapes(cards: Sequence[Placed], rules: Rules, decks: int) -> list[Shape]:
    """Lists the melds that these cards can mean; more than one means that the player has to say which.

    Cards may be written in any order, except that a run of all 13 ranks goes up as written.
    """
    if not rules.jokers_wild:
        if any(card.card is not card.as_ for card in cards):
            return []
        if all(card.card is Card.JK for card in cards):
            return [Shape("set", -1, tuple(cards))]
    known = [card for card in cards if card.as_ is not Card.JK]
    open_jokers = len(cards) - len(known)
    if not known or (open_jokers and not rules.jokers_wild):
        return []
    return [*_sets(known, open_jokers, rules, decks), *_runs(cards, known, open_jokers, rules)]


def _sets(known: list[Placed], open_jokers: int, rules: Rules, decks: int) -> Iterator[Shape]:
    rank = known[0].as_.rank
    if any(card.as_.rank is not rank for card in known) or (open_jokers and not rules.sets):
        return
    first = CARDS.index(known[0].as_) % _RANKS
    cap = 2 if rules.identical_in_set != "off" and decks == 2 else 1
    for suits in combinations_with_replacement(range(4), open_jokers):
        added = [Placed(Card.JK, CARDS[suit * _RANKS + first]) for suit in suits]
        cards = [*known, *added]
        if open_jokers and any(sum(card.as_ is joker.as_ for card in cards) > cap for joker in added):
            continue
        yield Shape("set", -1, tuple(sorted(cards, key=_set_order)))


def _set_order(card: Placed) -> tuple[int, bool]:
    return card.as_.face, card.card is Card.JK


def _runs(cards: Sequence[Placed], known: list[Placed], open_jokers: int, rules: Rules) -> Iterator[Shape]:
    length = len(cards)
    suit = known[0].as_.face // _RANKS
    ranks = {card.as_.face % _RANKS: card for card in known}
    if length > _RANKS or len(ranks) < len(known) or any(card.as_.face // _RANKS != suit for card in known):
        return
    if open_jokers and length < rules.min_run:
        return
    for low in lows(length, rules):
        places = [(low + step) % _RANKS for step in range(length)]
        if not ranks.keys() <= set(places):
            continue
        joker = [Placed(Card.JK, CARDS[suit * _RANKS + rank]) for rank in places]
        placed = tuple(ranks.get(rank, joker[step]) for step, rank in enumerate(places))
        if length == _RANKS and any(
            said.as_ is not Card.JK and said is not there for said, there in zip(cards, placed, strict=True)
        ):
            continue
        yield Shape("run", low, placed)


def lows(length: int, rules: Rules) -> range:
    """Gives the places where a run of that length may begin, by the rule ``ace``."""
    if rules.ace == "around":
        return range(_RANKS)
    first = 1 if rules.ace == "high" else 0
    last = _RANKS - 1 if rules.ace == "low" else _RANKS
    return range(first, last - length + 2)


def identities(
    faces: Sequence[Card], low: int, rules: Rules, decks: int
) -> list[tuple[Card, Literal["low", "high"] | None]]:
    """Lists what may be added to a tabled meld, by geometry: the card stood for, and on a run the end.

    ``faces`` is what the meld's places stand for; ``low`` its lowest place, -1 for a set.
    """
    if low < 0:
        rank = faces[0].face % _RANKS
        if faces[0] is Card.JK:
            return [(Card.JK, None)]
        cap = 2 if rules.identical_in_set != "off" and decks == 2 else 1
        return [(card, None) for card in CARDS[rank:JOKER:_RANKS] if sum(there is card for there in faces) < cap]
    suit, length = faces[0].face // _RANKS, len(faces)
    if length >= _RANKS:
        return []
    found: list[tuple[Card, Literal["low", "high"] | None]] = []
    around = rules.ace == "around"
    bottom = 1 if rules.ace == "high" else 0
    top = _RANKS - 1 if rules.ace == "low" else _RANKS
    if low > bottom or around:
        found.append((CARDS[suit * _RANKS + (low - 1) % _RANKS], "low"))
    if low + length <= top or around:
        found.append((CARDS[suit * _RANKS + (low + length) % _RANKS], "high"))
    return found
