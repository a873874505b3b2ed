"""A round's beginning (§2 and the record): the pack, the shuffle, the cut and the deal."""

import hmac
from collections.abc import Iterator

from rummy500.rules import Rules

from .faces import FACES, JOKER, in_order
from .position import Position


def pack(rules: Rules, seats: int) -> list[str]:
    """All cards in fixed order."""
    return ([*FACES] + [JOKER] * rules.jokers_per_deck) * deck_count(rules, seats)


def deck_count(rules: Rules, seats: int) -> int:
    """§10: two decks from five players, where the rules say auto."""
    return (2 if seats >= 5 else 1) if rules.decks == "auto" else rules.decks


def hand_size(rules: Rules, seats: int) -> int:
    """§10: thirteen for two players, else seven, where the rules say auto."""
    return (13 if seats == 2 else 7) if rules.hand_size == "auto" else rules.hand_size


def words(key: bytes, label: str) -> Iterator[int]:
    """The endless stream of 32-bit words of a key."""
    counter = 0
    while True:
        block = hmac.digest(key, label.encode() + counter.to_bytes(8, "big"), "sha256")
        counter += 1
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")


def shuffled(key: bytes, label: str, cards: list[str]) -> list[str]:
    """Fisher–Yates from the last place down to the second."""
    cards, stream = list(cards), words(key, label)
    for place in range(len(cards) - 1, 0, -1):
        bound = 2**32 - 2**32 % (place + 1)
        word = next(word for word in stream if word < bound)
        other = word % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def deal(rules: Rules, seats: int, dealer: int, deck: list[str]) -> Position:
    """The round that this deck begins, dealt one at a time from the dealer's left."""
    each = hand_size(rules, seats)
    hands: list[list[str]] = [[] for _ in range(seats)]
    for at in range(each * seats):
        hands[(dealer + 1 + at) % seats].append(deck[at])
    rest = deck[each * seats :]
    return Position(
        rules=rules,
        decks=deck_count(rules, seats),
        dealer=dealer,
        hands=tuple(in_order(hand) for hand in hands),
        pile=(rest[0],),
        stock=tuple(rest[1:]),
        melds=(),
        turn=(dealer + 1) % seats,
        phase="draw",
        opened=(False,) * seats,
        fresh=(True,) * seats,
        turns_since_empty=(0,) * seats,
    )
