"""Search: worlds are all that can be and equally likely, a seed decides, and what is plain is found."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from random import Random

import pytest

from rummy500.bots.known import Known
from rummy500.bots.light import WEIGHT_NAMES
from rummy500.bots.light_weights import light_weights
from rummy500.bots.memory import Memory
from rummy500.bots.rollout import match
from rummy500.bots.seeker import EXPERT, Depth, expert, search_for, searched, visible, weighed
from rummy500.game.book import Book
from rummy500.kernel import codes, compiled
from rummy500.kernel.state import KernelRules, State
from rummy500.rules import PRESETS, Rules

UNKNOWN = 53
DEALS = 40 if compiled() else 2
LONG = 12_000 if compiled() else 120


def position(hand: list[int], pile: list[int], *, seats: int = 2, beside: int = 3, stock: int = 10) -> State:
    """Gives seat 0 to draw with this hand; the others hold so many unknown cards."""
    state = State(Book.of(Rules(), seats).kernel)
    state.put_hand(0, hand, 0)
    for seat in range(1, seats):
        state.put_hand(seat, [], beside)
    state.put_pile(pile)
    state.put_stock([UNKNOWN] * stock)
    state.put_turn(0, 0, False)
    for seat in range(seats):
        state.put_fresh(seat, False)
    return state


def test_worlds_are_dealt_evenly_from_all_that_is_unseen() -> None:
    state = position(list(range(46)), [46], beside=2, stock=3)
    search = search_for(Book.of(Rules(), 2))
    known = Known(Book.of(Rules(), 2), state, 0, Memory())
    search.know([], [], [])
    search.trust(0.0)
    search.show(state, 0, visible(known))
    worlds = search.worlds(state, 0, 7, 5000)
    hands = Counter(tuple(world[1]) for world in worlds)
    assert len(hands) == 10  # two of the five unseen cards
    chi_square = sum((count - 500) ** 2 / 500 for count in hands.values())
    assert chi_square < 27.9  # 9 degrees of freedom: exceeded by one in a thousand
    assert all(world[0] == list(range(46)) for world in worlds)


def test_worlds_hold_the_cards_that_were_seen_going_into_a_hand() -> None:
    state = position([0, 1], [20], beside=4)
    search = search_for(Book.of(Rules(), 2))
    memory = Memory()
    memory.took(1, [30, 31])
    search.know([(1, [30, 31])], [], [])
    search.trust(0.0)
    search.show(state, 0, visible(Known(Book.of(Rules(), 2), state, 0, memory)))
    for world in search.worlds(state, 0, 3, 200):
        assert {30, 31} <= set(world[1])
        assert len(world[1]) == 4


def test_a_seed_decides_and_so_does_nothing_else() -> None:
    book = Book.of(PRESETS["standard"], 3)
    state = State(book.kernel)
    deck = list(range(52))
    Random(5).shuffle(deck)
    state.deal(deck, 2)
    known = Known(book, state.seen_by(0), 0, Memory())
    first = searched(known, 11, EXPERT).found()
    assert searched(known, 12, EXPERT).found() != first
    assert searched(known, 11, EXPERT).found() == first


def test_a_longer_search_finds_the_same_means() -> None:
    """The bound on hard questions once stopped all later playouts of a long search where it was met exactly."""
    book = Book.of(PRESETS["standard"], 4)
    state = State(book.kernel)
    deck = list(range(52))
    Random(2).shuffle(deck)
    state.deal(deck, 3)
    known = Known(book, state.seen_by(0), 0, Memory())
    short = {code: (lead, tries) for code, lead, tries in searched(known, 1, Depth(LONG // 4, 5, 0.0)).found()[:2]}
    search = searched(known, 2, Depth(LONG, 5, 0.0))
    assert search.playouts >= LONG * 0.9
    for code, lead, tries in search.found()[:2]:
        if code in short:
            # The spread of a lead is about 60 points; four standard errors of both means together.
            assert abs(lead - short[code][0]) < 240 * (1 / tries + 1 / short[code][1]) ** 0.5


def test_a_meld_that_goes_out_is_taken() -> None:
    """Sevens of spades and hearts are held, the seven of diamonds lies on top: take it, meld, and the round is won."""
    state = position([6, 19], [40, 32], beside=7)
    code = expert(Known(Book.of(Rules(), 2), state, 0, Memory()), Random(1))
    assert code == codes.take(1)


def test_given_actions_are_weighed_in_the_same_worlds() -> None:
    """Going out at once against a draw that leaves it for later, and an action against itself."""
    state = position([6, 19], [40, 32], beside=7)
    known = Known(Book.of(Rules(), 2), state, 0, Memory())
    take, draw, again = weighed(known, 3, [codes.take(1), codes.DRAW, codes.take(1)], 100)
    assert (take.code, draw.code, take.tries) == (codes.take(1), codes.DRAW, 100)
    assert take.lead > draw.lead + 3 * draw.error > draw.lead
    assert (again.lead, again.error) == (take.lead, 0.0)
    # Three sevens lie on the table, nothing is left in the hand, and nobody else has had a turn.
    assert (take.laid, take.caught, take.out) == (21.0, 0.0, 1.0)
    assert take.lead == take.laid - take.others
    assert draw.out < 1


def test_the_quick_player_gains_by_its_weights() -> None:
    """Against itself without an eye for losses, and the same the other way round."""
    kernel = KernelRules(PRESETS["standard"], 2)
    weights = light_weights(2)
    eye = ("loss", "far", "fit", "help")
    careless = [0.0 if name in eye else value for name, value in zip(WEIGHT_NAMES, weights, strict=True)]
    leads = match(kernel, weights, careless, 9, DEALS * 10)
    turned = match(kernel, careless, weights, 9, DEALS * 10)
    assert leads == [pytest.approx(-lead) for lead in turned]
    if compiled():
        assert sum(leads) > 0


LEADS = """
from rummy500.bots.rollout import match
from rummy500.bots.light_weights import light_weights
from rummy500.kernel.state import KernelRules
from rummy500.rules import PRESETS
print(match(KernelRules(PRESETS["pagat"], 3), light_weights(3), light_weights(2), 5, 3))
"""


def test_the_interpreted_text_plays_the_same() -> None:
    """A short match in a process of its own that runs the plain text, beside one in this execution."""
    environment = {**os.environ, "RUMMY_INTERPRETED": "1", "RUMMY_REQUIRE_COMPILED": ""}
    plain = subprocess.run([sys.executable, "-c", LEADS], env=environment, capture_output=True, text=True, check=True)
    leads = match(KernelRules(PRESETS["pagat"], 3), light_weights(3), light_weights(2), 5, 3)
    assert plain.stdout.strip() == str(leads)
    assert any(leads)
