"""The worlds that search deals: all that can be and nothing else, each as likely where nothing is inferred."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import sqrt
from types import MappingProxyType
from typing import NamedTuple

import pytest

from rummy500.bots.known import Known
from rummy500.bots.memory import Memory
from rummy500.bots.seeker import Depth, searched, visible
from rummy500.game.book import Book
from rummy500.kernel import compiled
from rummy500.kernel.state import State
from rummy500.rules import PRESETS, Rules
from tests.bots.moments import Moment, moments_of
from tests.bots.sittings import random_table

UNKNOWN = 53
DEALT = 6000 if compiled() else 1500
SEED = 58_000
Hands = tuple[tuple[int, ...], ...]


class Small(NamedTuple):
    """Is a position in which all cards but a few are seen: sizes of the others' hands, what is known of them."""

    name: str
    rules: Rules
    unseen: tuple[int, ...]
    hands: tuple[int, ...]
    held: Mapping[int, tuple[int, ...]] = MappingProxyType({})


TWINS = Rules(decks=2, jokers_per_deck=1)
SMALL = (
    Small("one hand of two", Rules(), (0, 7, 20, 33, 51), (2,)),
    Small("one hand and no stock", Rules(), (0, 7, 20, 33), (4,)),
    Small("two hands", Rules(), (0, 7, 20, 33, 51), (2, 1)),
    Small("three hands, one empty", Rules(), (1, 8, 21, 34, 50, 51), (1, 0, 2)),
    Small("a hand of which one card is known", Rules(), (0, 7, 20, 33, 51), (3,), {1: (11,)}),
    Small("two hands, one known but for a card", Rules(), (0, 7, 20, 33), (3, 2), {1: (11, 12)}),
    Small("twins and jokers", TWINS, (0, 0, 7, 7, 52, 52, 30), (3,)),
    Small("twins in two hands", TWINS, (0, 0, 7, 52, 30), (2, 1)),
    Small("a twin is known", TWINS, (0, 7, 52, 30, 31), (3,), {1: (0,)}),
    Small("a joker is known", TWINS, (0, 0, 7, 52), (2,), {1: (52,)}),
    Small("partners", PRESETS["partnership"], (0, 7, 20, 33, 51), (1, 1, 1)),
)


def pack_of(book: Book) -> Counter[int]:
    """Counts the cards of a table by face."""
    return Counter([*range(52)] * book.kernel.decks + [52] * book.kernel.jokers)


def known_at(small: Small) -> Known:
    """Gives seat 0 every card that is seen and known nowhere else, some in the hand and the rest in the pile."""
    seats = len(small.hands) + 1
    book = Book.of(small.rules, seats)
    pack = pack_of(book)
    pack.subtract(small.unseen)
    for faces in small.held.values():
        pack.subtract(faces)
    seen = sorted(pack.elements())
    state = State(book.kernel)
    state.put_hand(0, seen[:20], 0)
    state.put_pile(seen[20:])
    for seat, size in enumerate(small.hands, 1):
        state.put_hand(seat, [], size)
        state.put_fresh(seat, False)
    kept = sum(map(len, small.held.values()))
    state.put_stock([UNKNOWN] * (len(small.unseen) + kept - sum(small.hands)))
    state.put_turn(0, 0, False)
    memory = Memory()
    for seat, faces in small.held.items():
        memory.took(seat, faces)
    return Known(book, state, 0, memory)


def worlds(known: Known, seed: int, count: int, belief: float) -> list[Hands]:
    """Deals worlds and gives the others' hands in each, cards in order."""
    search = searched(known, seed, Depth(2, 1, belief))
    dealt = search.worlds(known.state, known.seat, seed, count)
    others = [seat for seat in range(known.book.seats) if seat != known.seat]
    return [tuple(tuple(sorted(world[seat])) for seat in others) for world in dealt]


def all_hands(unseen: Sequence[int], sizes: Sequence[int]) -> Counter[Hands]:
    """Counts every way to deal these cards to hands of these sizes, by what the hands then are."""
    if not sizes:
        return Counter({(): 1})
    found: Counter[Hands] = Counter()
    for picked in combinations(range(len(unseen)), sizes[0]):
        hand = tuple(sorted(unseen[at] for at in picked))
        rest = [face for at, face in enumerate(unseen) if at not in picked]
        for others, ways in all_hands(rest, sizes[1:]).items():
            found[(hand, *others)] += ways
    return found


def limit(freedom: int) -> float:
    """Gives the chi-square that chance exceeds once in ten thousand (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.719 * sqrt(part)) ** 3)


@pytest.mark.parametrize("small", SMALL, ids=lambda small: small.name)
def test_e_worlds_are_uniform_over_what_is_possible(small: Small) -> None:
    known = known_at(small)
    free = [size - len(small.held.get(seat, ())) for seat, size in enumerate(small.hands, 1)]
    expected: Counter[Hands] = Counter()
    for hands, ways in all_hands(small.unseen, free).items():
        whole = (tuple(sorted((*hand, *small.held.get(seat, ())))) for seat, hand in enumerate(hands, 1))
        expected[tuple(whole)] += ways
    dealt = Counter(worlds(known, SEED, DEALT, 0.0))
    assert set(dealt) <= set(expected)
    each = DEALT / sum(expected.values())
    chi_square = sum((dealt[hands] - ways * each) ** 2 / (ways * each) for hands, ways in expected.items())
    assert chi_square <= (limit(len(expected) - 1) if len(expected) > 1 else 0.0)


def test_the_measure_of_uniformity_finds_what_is_not() -> None:
    """Six thousand worlds of which those with one of the cards are somewhat more likely exceed the limit by far."""
    ways = all_hands((0, 7, 20, 33, 51), (2,))
    each = 6000 / len(ways)
    uneven = {hands: each * (1.15 if 51 in hands[0] else 0.9) for hands in ways}
    assert sum((count - each) ** 2 / each for count in uneven.values()) > 2 * limit(len(ways) - 1)


def check(moment: Moment, seed: int, belief: float, count: int) -> int:
    """Checks some worlds of a moment against all that its seat knows; gives how many."""
    known = moment.known()
    held = known.memory.held
    others = [seat for seat in range(moment.book.seats) if seat != moment.seat]
    unseen = pack_of(moment.book) - Counter(visible(known))
    for hands in worlds(known, seed, count, belief):
        dealt: Counter[int] = Counter()
        for seat, hand in zip(others, hands, strict=True):
            kept = held.get(seat, Counter())
            assert len(hand) == moment.state.hand_count(seat)
            assert kept <= Counter(hand)
            dealt += Counter(hand) - kept
        assert dealt <= unseen
    return count


@pytest.mark.parametrize("belief", [0.0, 0.6, 1.0])
@pytest.mark.parametrize("seed", range(SEED, SEED + 12))
def test_e_worlds_fit_all_that_is_public_under_random_rules(seed: int, belief: float) -> None:
    """Sizes of hands, cards taken from the pile and kept, the table, the pile: whatever the house rules are."""
    rules, seats, _ = random_table(seed)
    moments = [moment for moment in moments_of(rules, seats, seed) if moment.state.turn == moment.seat]
    checked = sum(check(moment, seed, belief, 5) for moment in moments[3::17])
    assert checked or len(moments) <= 3


@pytest.mark.parametrize(("preset", "seats"), [("standard", 5), ("pagat", 3), ("persian", 4), ("sheet", 6)])
def test_e_worlds_fit_with_two_decks_and_jokers(preset: str, seats: int) -> None:
    moments = moments_of(PRESETS[preset], seats, SEED, ["club"])
    kept = [moment for moment in moments if any(moment.memory.held.values())]
    assert kept
    for moment in kept[::9]:
        check(moment, SEED, 0.6, 5)
