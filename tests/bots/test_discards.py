"""What the club player does not throw: a card the next player can use, while a safe one of its value is there."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from rummy500.bots.club import club
from rummy500.bots.known import Known
from rummy500.bots.memory import Memory
from rummy500.cards import parse_card
from rummy500.game.book import Book
from rummy500.kernel import codes
from rummy500.kernel.state import State
from rummy500.rules import Rules

UNKNOWN = 53
CLOSED = Rules(layoff_needs_opening=True)


class Place(NamedTuple):
    """Is a moment before a discard of seat 0: seat 1 has opened and is next; ``melds`` are its melds."""

    name: str
    rules: Rules
    hand: str
    melds: tuple[str, ...]
    pile: str
    unsafe: str
    watched: str = ""
    seats: int = 2


PLACES = (
    Place("high end of a run", CLOSED, "10H 10S 2C 5D", ("7H 8H 9H",), "KC", "10H"),
    Place("low end of a run", CLOSED.replace(number_values="five"), "6H 3S 9C KD", ("7H 8H 9H",), "KC", "6H"),
    Place("fourth of a set", CLOSED, "QD JS 4C 2H", ("QS QH QC",), "9C", "QD"),
    Place("ace below two", CLOSED, "AS AD 7C 9H", ("2S 3S 4S",), "KC", "AS"),
    Place("ace above king", CLOSED, "AS AD 7C 9H", ("JS QS KS",), "4C", "AS"),
    Place("two melds", CLOSED, "10D 10S JC KH", ("7D 8D 9D", "KS KD KC"), "3C", "10D KH"),
    Place("own side only", Rules(layoff="own_side"), "10H 10S 2C 5D", ("7H 8H 9H",), "KC", "10H"),
    Place("three seats", CLOSED, "JH JS 2C 5D", ("8H 9H 10H",), "KC", "JH", seats=3),
    Place("four seats", CLOSED, "JH JS 2C 5D", ("8H 9H 10H",), "KC", "JH", seats=4),
    Place("a run that waits in the pile", Rules(), "JC JD 2H 5S", (), "9C 10C 3D", "JC"),
    Place("a set that waits in the pile", Rules(), "QC JD 2H 5S", (), "QS QH 3D", "QC"),
    Place("a pair that the next player took", Rules(), "QC JD 2H 5S", (), "3D", "QC", "QS QH"),
    Place("a run that the next player took", Rules(), "QC KD 2H 5S", (), "3D", "QC", "10C JC"),
)


def faces(text: str) -> list[int]:
    return [parse_card(word).face for word in text.split()]


def known_at(place: Place) -> Known:
    """Sets a place up as seat 0 knows it."""
    book = Book.of(place.rules, place.seats)
    state = State(book.kernel)
    state.put_hand(0, faces(place.hand), 0)
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


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_a_card_that_the_next_player_can_use_is_kept_while_a_safe_one_of_its_value_is_there(place: Place) -> None:
    known = known_at(place)
    code = club(known, Random(0))
    assert code is not None
    assert code & codes.KIND == codes.DISCARD
    assert code & 63 not in faces(place.unsafe)


def test_a_card_that_can_be_laid_off_is_not_thrown() -> None:
    known = known_at(Place("open", Rules(), "10H 10S 2C 5D", ("7H 8H 9H",), "KC", ""))
    code = club(known, Random(0))
    assert code is not None
    assert codes.unpack(code)[0] == "lay"
