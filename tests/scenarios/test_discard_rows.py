"""What the best computer never throws: a card that the next player can lay off, where a safe one costs the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from rummy500.bots.club import weigher
from rummy500.bots.weights import club_weights
from rummy500.cards import CARDS, JOKER, parse_card
from tests.bots.test_discards import CLOSED, Place, known_at, thrown

SUITS = "SHDC"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FIVES = CLOSED.replace(number_values="five")


def runs() -> Iterator[Place]:
    """Runs of three with the card above them as the unsafe one; the safe one is worth the same and fits nowhere."""
    for suit in range(4):
        for low in range(1, 10):
            meld = " ".join(f"{RANKS[rank]}{SUITS[suit]}" for rank in range(low, low + 3))
            unsafe = low + 3
            other = SUITS[(suit + 1) % 4]
            if unsafe >= 9:  # ten to king: another of the four
                safe = f"{RANKS[9 + (unsafe - 9 + 2) % 4]}{other}"
            else:
                safe = f"{RANKS[1 + (unsafe - 1 + 4) % 8]}{other}"
            yield made(f"run {meld}", f"{RANKS[unsafe]}{SUITS[suit]}", safe, meld, 2 + low % 3)


def sets() -> Iterator[Place]:
    """Sets of three with their fourth card as the unsafe one."""
    for missing in range(4):
        for rank in range(1, 13):
            meld = " ".join(f"{RANKS[rank]}{suit}" for suit in SUITS if suit != SUITS[missing])
            other = SUITS[(missing + 2) % 4]
            safe = 9 + (rank - 9 + 2) % 4 if rank >= 9 else 1 + (rank - 1 + 4) % 8
            yield made(f"set {meld}", f"{RANKS[rank]}{SUITS[missing]}", f"{RANKS[safe]}{other}", meld, 2 + rank % 3)


def ends() -> Iterator[Place]:
    """Runs with the card below them as the unsafe one."""
    for suit in range(4):
        for low in (2, 4, 6, 10):
            meld = " ".join(f"{RANKS[rank]}{SUITS[suit]}" for rank in range(low, min(low + 3, 13)))
            unsafe = low - 1
            safe = 9 + (unsafe - 9 + 2) % 4 if unsafe >= 9 else 1 + (unsafe - 1 + 4) % 8
            other = SUITS[(suit + 1) % 4]
            yield made(f"low end {meld}", f"{RANKS[unsafe]}{SUITS[suit]}", f"{RANKS[safe]}{other}", meld, 2)


def made(name: str, unsafe: str, safe: str, meld: str, seats: int) -> Place:
    """Adds a pile of one card that begins no meld with any of the others, so that the safe card is safe."""
    told = [parse_card(text) for text in (unsafe, safe, *meld.split())]
    pile = next(
        card.text
        for card in CARDS[:JOKER]
        if all(card.rank is not other.rank and card.suit is not other.suit for other in told[:2]) and card not in told
    )
    return Place(name, FIVES, unsafe, safe, (meld,), pile=pile, seats=seats, keep="")


POSITIONS = tuple(islice((place for kind in (runs(), sets(), ends()) for place in kind), 100))


def test_b155_there_are_a_hundred_positions() -> None:
    assert len({place.name for place in POSITIONS}) == 100


@pytest.mark.parametrize("place", POSITIONS, ids=lambda place: place.name)
def test_b155_the_card_that_the_next_player_can_lay_off_is_kept(place: Place) -> None:
    greedy = weigher(known_at(place), club_weights(place.rules, place.seats))
    unsafe, safe = (greedy.danger(parse_card(card).face) for card in (place.unsafe, place.safe))
    assert unsafe > safe
    assert thrown(place, club_weights(place.rules, place.seats)) == place.safe
