"""The strategies draw everything that they promise, and only that."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample

from rummy500.cards import CARDS, Card
from rummy500.game.deal import pack
from rummy500.game.project import legal_from_view
from rummy500.game.round import Round
from rummy500.game.view import SeatView
from rummy500.rules import FIELDS, Rules, check_rules
from rummy500.testkit import strategies

FEW = settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
FIRST = settings(max_examples=1, phases=[Phase.generate], database=None)  # begins with the simplest of all
SEARCH = settings(max_examples=1000, phases=[Phase.generate], database=None, derandomize=True)


@given(strategies.cards(jokers=False))
def test_cards_may_be_asked_for_without_jokers(card: Card) -> None:
    assert card in CARDS[:52]


@FEW
@given(st.data())
def test_a_deck_is_exactly_the_pack(data: st.DataObject) -> None:
    seats = data.draw(strategies.seat_counts())
    rules = data.draw(strategies.house_rules(seats))
    deck = data.draw(strategies.decks(rules, seats))
    assert Counter(deck) == Counter(pack(rules, seats))


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_rules_can_be_played_by_their_seats(data: st.DataObject) -> None:
    seats = data.draw(strategies.seat_counts())
    assert check_rules(data.draw(strategies.house_rules(seats)), seats) == []


ENDS = [
    (name, value)
    for name, field in FIELDS.items()
    for value in (*field.words, *(n for n in (field.low, field.high) if field.allows(n)))
] + [("max_wild", None), ("rounds", None), ("cut", True), ("sets", False), ("jokers_wild", False), ("boodle", True)]


def test_every_field_takes_its_words_and_the_ends_of_its_range() -> None:
    seen: set[tuple[str, object]] = set()

    # Two seats have room for the largest hands, six and eight make three and four teams.
    @settings(max_examples=600, phases=[Phase.generate], database=None, derandomize=True)
    @given(st.sampled_from((2, 6, 8)).flatmap(strategies.house_rules))
    def look(rules: Rules) -> None:
        seen.update((name, getattr(rules, name)) for name in FIELDS)

    look()
    assert set(ENDS) - seen == set()


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_simplest_rules_are_the_standard_ones(seats: int) -> None:
    assert find(strategies.house_rules(seats), lambda _: True, settings=FIRST) == Rules()


@FEW
@given(strategies.rounds())
def test_a_round_under_way_has_a_move(round: Round) -> None:
    assert not round.over
    assert round.turn is not None
    assert round.legal(round.turn)
    assert len(round.log.entries) <= 80  # forty moves, each at most with a reshuffle before it


@pytest.mark.parametrize(
    "wanted",
    [
        lambda round: round.state.meld_count >= 2,
        lambda round: round.state.phase == 1 and round.state.reached >= 0,
        lambda round: round.state.window,
    ],
    ids=["melds", "a reached card", "a call window"],
)
def test_rounds_come_to_what_matters(wanted: object) -> None:
    try:
        find(strategies.rounds(rules=Rules(rummy_call="full"), seats=2), wanted, settings=SEARCH)  # type: ignore[arg-type]
    except NoSuchExample:
        pytest.fail("no such round among a thousand")


@FEW
@given(strategies.views(spectators=True))
def test_a_view_hides_what_its_seat_cannot_know(view: SeatView) -> None:
    assert view.public.hands is None
    if view.own is not None:
        assert len(view.own.hand) == view.public.counts[view.own.seat]


@FEW
@given(strategies.rounds(rules=Rules(rummy_call="full"), seats=3), st.integers(0, 2))
def test_legal_moves_of_a_view_are_those_of_the_round(round: Round, seat: int) -> None:
    assert legal_from_view(round.rules, round.view(seat)).codes() == round.legal(seat).codes()


def test_without_hypothesis_the_rest_works_and_the_error_says_what_to_do() -> None:
    script = """
import sys
sys.modules["hypothesis"] = None
import rummy500.testkit, rummy500.testkit.players, rummy500.testkit.stores, rummy500.testkit.buses
try:
    import rummy500.testkit.strategies
except ImportError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "the strategies need Hypothesis: pip install 'rummy500[testkit]'\n"
