"""Rules §8: what cards are worth and what a round brings."""

import pytest

from tests.rules.board import board
from tests.rules.cases import cases, holds


@pytest.mark.parametrize("name", cases("R03"))
def test_r03_aces_low_high_and_in_sets(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R05"))
def test_r05_an_ace_in_the_hand(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R20"))
def test_r20_a_round_of_three(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R21"))
def test_r21_the_sheet(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R25"))
def test_r25_jokers_of_their_own_rank_and_doubled_sets(name: str) -> None:
    holds(name)


def caught(card: str, **rules: str) -> int:
    """What one card costs in the hand."""
    found = board("Bob: pass", turn="Bob draw", Ann=card, Bob="", pile="2S", **rules)
    assert found.scores is not None
    return -found.scores["Ann"]


@pytest.mark.parametrize(
    ("card", "points"),
    [("2H", 2), ("9H", 9), ("10H", 10), ("JH", 10), ("QH", 10), ("KH", 10), ("AH", 15), ("QS", 10), ("JK", 15)],
)
def test_8_values_in_the_hand(card: str, points: int) -> None:
    assert caught(card, jokers_per_deck="1") == points


@pytest.mark.parametrize(
    ("card", "field", "value", "points"),
    [
        ("2H", "number_values", "five", 5),
        ("9H", "number_values", "five", 5),
        ("10H", "number_values", "five", 10),
        ("AH", "ace_value", "11", 11),
        ("AH", "ace_low_value", "5", 15),
        ("QS", "queen_of_spades", "40", 40),
        ("QH", "queen_of_spades", "40", 10),
        ("JK", "joker_value", "25", 25),
        ("JK", "joker_melded", "replaced", 15),
    ],
)
def test_8_values_are_house_rules(card: str, field: str, value: str, points: int) -> None:
    assert caught(card, jokers_per_deck="1", **{field: value}) == points


@pytest.mark.parametrize(
    ("meld", "values"),
    [
        ("AS 2S 3S", [1, 2, 3]),
        ("QS KS AS", [10, 10, 15]),
        ("AS AH AD", [15, 15, 15]),
        ("JK=AS 2S 3S", [15, 2, 3]),
        ("5H JK=6H 7H", [5, 15, 7]),
    ],
)
def test_8_values_on_the_table(meld: str, values: list[int]) -> None:
    found = board(turn="Bob draw", Ann="", Bob="9C", stock="3C", melds=[f"{meld} by Ann"], jokers_per_deck="1")
    assert found.values == [values]


@pytest.mark.parametrize(
    ("meld", "values"),
    [
        ("JK=AS 2S 3S", [1, 2, 3]),
        ("QS KS JK=AS", [40, 10, 15]),
        ("AS AH JK=AD", [15, 15, 15]),
        ("JK=QS KS AS", [40, 10, 15]),
        ("5H JK=6H 7H", [5, 6, 7]),
    ],
)
def test_8_a_replaced_joker_counts_as_the_card_it_stands_for_by_its_place(meld: str, values: list[int]) -> None:
    rules = {"jokers_per_deck": "1", "joker_melded": "replaced", "queen_of_spades": "40"}
    found = board(turn="Bob draw", Ann="", Bob="9C", stock="3C", melds=[f"{meld} by Ann"], **rules)
    assert found.values == [values]


def test_8_replaced_does_not_touch_jokers_of_their_own_rank() -> None:
    rules = {"jokers_per_deck": "4", "jokers_wild": "off", "joker_melded": "replaced", "joker_value": "20"}
    found = board(turn="Bob draw", Ann="", Bob="9C", stock="3C", melds=["JK JK JK by Ann"], **rules)
    assert found.values == [[20, 20, 20]]


def test_8_a_set_of_four_at_once_counts_double() -> None:
    hand = {"Ann": "KS KH KD KC 2S", "Bob": "9C"}
    doubled = board("Ann: meld KS KH KD KC", turn="Ann play", four_at_once_doubles="on", **hand)
    single = board("Ann: meld KS KH KD KC", turn="Ann play", **hand)
    later = board("Ann: meld KS KH KD, lay KC on 1", turn="Ann play", four_at_once_doubles="on", **hand)
    assert [found.tabled["Ann"] for found in (doubled, single, later)] == [80, 40, 40]


def test_8_a_card_laid_on_a_doubled_set_counts_single() -> None:
    found = board(
        "Ann: meld KS KH KD KC, lay KC on 1",
        turn="Ann play",
        Ann="KS KH KD KC KC 2S",
        Bob="9C",
        four_at_once_doubles="on",
        decks="2",
        identical_in_set="on",
    )
    assert found.tabled["Ann"] == 90


def test_8_a_doubled_joker_counts_its_value_twice() -> None:
    found = board(
        "Ann: meld KS KH KD JK=KC",
        turn="Ann play",
        Ann="KS KH KD JK 2S",
        Bob="9C",
        four_at_once_doubles="on",
        jokers_per_deck="1",
    )
    assert found.tabled["Ann"] == 90


def test_8_a_swap_in_a_doubled_set_scores_single() -> None:
    found = board(
        "Ann: swap KC on 1",
        turn="Ann play",
        Ann="KC 2S",
        Bob="9C",
        melds=["KS KH KD JK=KC by Bob"],
        four_at_once_doubles="on",
        jokers_per_deck="1",
        joker_swap="keep",
    )
    assert found.tabled == {"Ann": 10, "Bob": 60}


def test_8_a_run_of_four_never_doubles() -> None:
    found = board("Ann: meld 4S 5S 6S 7S", turn="Ann play", Ann="4S 5S 6S 7S 2H", Bob="9C", four_at_once_doubles="on")
    assert found.tabled["Ann"] == 22


def test_8_a_round_score_may_be_negative_and_so_may_totals() -> None:
    found = board(
        "Bob: discard 9C", turn="Bob play", Ann="KS AH", Bob="9C", melds=["2S 2H 2D by Ann"], total="Ann -100, Bob 0"
    )
    assert found.scores == {"Ann": -19, "Bob": 0}
    assert found.totals == {"Ann": -119, "Bob": 0}


def test_8_the_going_out_bonus_is_for_the_one_who_went_out() -> None:
    out = board("Bob: discard 9C", turn="Bob play", Ann="KS", Bob="9C", going_out_bonus="30")
    stock = board("Bob: pass", turn="Bob draw", Ann="KS", Bob="9C", pile="2C", going_out_bonus="30")
    assert (out.scores, stock.scores) == ({"Ann": -10, "Bob": 30}, {"Ann": -10, "Bob": -9})
