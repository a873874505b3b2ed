"""What the club player does not throw: a card the next player can use, while a safe one of its value is there."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from rummy500.bots.club import club, decide, weigher
from rummy500.bots.known import Known
from rummy500.bots.memory import Memory
from rummy500.bots.weights import Weights, club_weights
from rummy500.cards import CARDS, parse_card
from rummy500.game.book import Book
from rummy500.kernel import codes
from rummy500.kernel.state import State
from rummy500.rules import Rules

UNKNOWN = 53
CLOSED = Rules(layoff_needs_opening=True)


class Place(NamedTuple):
    """Is a moment before a discard of seat 0: seat 1 has opened and is next; ``melds`` are its melds.

    ``unsafe`` and ``safe`` cost the same in the hand.
    """

    name: str
    rules: Rules
    unsafe: str
    safe: str
    melds: tuple[str, ...] = ()
    pile: str = "KC"
    watched: str = ""
    seats: int = 2
    keep: str = "4C 5C"


PLACES = (
    Place("high end of a run", CLOSED, "10H", "JC", ("7H 8H 9H",)),
    Place("low end of a run", CLOSED.replace(number_values="five"), "6H", "9D", ("7H 8H 9H",)),
    Place("fourth of a set", CLOSED, "QD", "JC", ("QS QH QC",)),
    Place("ace below two", CLOSED, "AS", "AD", ("2S 3S 4S",)),
    Place("ace above king", CLOSED, "AS", "AD", ("JS QS KS",)),
    Place("one of two melds", CLOSED, "10D", "JC", ("7D 8D 9D", "KS KH KD")),
    Place("a meld of the other side", Rules(layoff="own_side"), "10H", "JC", ("7H 8H 9H",)),
    Place("three seats", CLOSED, "JH", "10D", ("8H 9H 10H",), seats=3),
    Place("four seats", CLOSED, "JH", "10D", ("8H 9H 10H",), seats=4),
    Place("a set that waits in the pile", Rules(), "QD", "JC", pile="QS QH 3D", keep="4C 5C 6D"),
    Place("a pair that the next player took", Rules(), "QD", "JC", pile="3D", watched="QS QH"),
    Place("a run that the next player took", Rules(), "QD", "KC", pile="3D", watched="10D JD"),
)


def faces(text: str) -> list[int]:
    return [parse_card(word).face for word in text.split()]


def known_at(place: Place) -> Known:
    """Sets a place up as seat 0 knows it."""
    book = Book.of(place.rules, place.seats)
    state = State(book.kernel)
    state.put_hand(0, faces(f"{place.unsafe} {place.safe} {place.keep}"), 0)
    for seat in range(1, place.seats):
        state.put_hand(seat, [], 6)
    state.put_pile(faces(place.pile))
    state.put_stock([UNKNOWN] * 15)
    for meld in place.melds:
        cards = faces(meld)
        run = len({face // 13 for face in cards}) == 1
        state.put_meld([(face, face, 1) for face in cards], cards[0] % 13 if run else -1)
    state.put_turn(0, 1, False)
    for seat in range(place.seats):
        state.put_fresh(seat, False)
        state.put_opened(seat, seat == 1 and bool(place.melds))
    assert state.settle() == 0
    memory = Memory()
    memory.took(1, faces(place.watched))
    return Known(book, state, 0, memory)


def thrown(place: Place, weights: Weights) -> str:
    """Gives the card that the club player throws there with these weights."""
    code = decide(known_at(place), weights)
    assert code is not None
    assert code & codes.KIND == codes.DISCARD
    return str(CARDS[code & 63])


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_the_safe_one_of_two_equal_cards_is_thrown(place: Place) -> None:
    weights = club_weights(place.rules, place.seats)
    assert thrown(place, weights) != place.unsafe
    greedy = weigher(known_at(place), weights)
    unsafe, safe = (greedy.danger(face) for face in faces(f"{place.unsafe} {place.safe}"))
    assert unsafe > safe + 1.0


def test_a_card_that_can_be_laid_off_is_not_thrown() -> None:
    known = known_at(Place("open", Rules(), "10H", "JC", ("7H 8H 9H",)))
    code = club(known, Random(0))
    assert code is not None
    assert codes.unpack(code)[0] == "lay"
