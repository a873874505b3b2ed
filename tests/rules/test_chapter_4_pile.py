"""Rules §4: taking from the discard pile and the duty on the reached card."""

import pytest

from tests.rules.board import board
from tests.rules.cases import cases, holds


@pytest.mark.parametrize("name", cases("R06"))
def test_r06_a_reach_for_a_lay_off(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R07"))
def test_r07_a_reach_for_a_meld_with_a_swept_card(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R08"))
def test_r08_the_top_card_alone(name: str) -> None:
    holds(name)


@pytest.mark.parametrize(
    ("depth", "takes"),
    [("any", {"take 8C", "take 9C", "take 10C"}), ("top", {"take 10C"}), ("whole", {"take 8C", "take 10C"})],
)
def test_4_pile_depth_says_which_cards_may_be_reached(depth: str, takes: set[str]) -> None:
    table = board(
        turn="Ann draw", Ann="2D 5H", Bob="KD", pile="8C 9C 10C", stock="3C", pile_depth=depth, pile_duty="none"
    )
    assert table.legal == takes | {"draw"}


@pytest.mark.parametrize("depth", ["any", "top", "whole"])
def test_4_a_pile_of_one_card_is_its_top_card(depth: str) -> None:
    table = board("Ann: take 8C", turn="Ann draw", Ann="2D", Bob="KD", pile="8C", stock="3C", pile_depth=depth)
    assert table.reached is None
    assert table.legal == {"discard 2D"}


def test_4_nobody_takes_from_an_empty_pile() -> None:
    table = board(turn="Ann draw", Ann="2D", Bob="KD", stock="3C")
    assert table.legal == {"draw"}


def test_4_2_reached_card_must_be_played_at_once() -> None:
    table = board(
        "Ann: take 8C",
        turn="Ann draw",
        Ann="9S 9H 9D KS",
        Bob="KD",
        pile="8C 2D",
        stock="3C",
        melds=["5C 6C 7C by Bob"],
    )
    assert table.legal == {"lay 8C on 1"}


def test_4_2_reached_card_may_wait_until_the_discard() -> None:
    table = board(
        "Ann: take 8C, meld 9S 9H 9D",
        turn="Ann draw",
        Ann="9S 9H 9D KS",
        Bob="KD",
        pile="8C 2D",
        stock="3C",
        melds=["5C 6C 7C by Bob"],
        pile_duty_when="same_turn",
    )
    assert table.reached == "8C"
    assert table.legal == {"lay 8C on 1"}


def test_4_2_a_meld_that_would_use_up_what_the_reached_card_needs_is_not_there() -> None:
    table = board(
        "Ann: take 8C",
        turn="Ann draw",
        Ann="8S 8H 9H 10H KS",
        Bob="KD",
        pile="8C 2D",
        stock="3C",
        pile_duty_when="same_turn",
    )
    assert table.legal == {"meld 8S 8H 8C"}


def test_4_duty_none_lets_the_reached_card_stay_in_the_hand() -> None:
    table = board(
        "Ann: take 8C, discard 8C", turn="Ann draw", Ann="KS", Bob="KD", pile="8C 2D", stock="3C", pile_duty="none"
    )
    assert (table.turn, table.pile) == ("Bob", ["8C"])


def test_4_new_meld_only_a_new_meld_meets_the_duty() -> None:
    table = board(
        "Ann: take 8C",
        turn="Ann draw",
        Ann="8S 8H KS",
        Bob="KD",
        pile="8C 2D",
        stock="3C",
        melds=["5C 6C 7C by Bob"],
        pile_duty_by="new_meld",
    )
    assert table.legal == {"meld 8S 8H 8C"}


def test_4_new_meld_a_copy_may_be_laid_off_before() -> None:
    table = board(
        "Ann: take 8C, lay 8C on 1",
        turn="Ann draw",
        Ann="8C 8S 8H KS",
        Bob="KD",
        pile="8C 2D",
        stock="3C",
        melds=["5C 6C 7C by Bob"],
        decks="2",
        pile_duty_by="new_meld",
        pile_duty_when="same_turn",
    )
    assert table.reached == "8C"
    assert table.legal == {"meld 8S 8H 8C"}


def test_4_a_swap_meets_the_duty_like_a_lay_off() -> None:
    table = board(
        "Ann: take 5H",
        turn="Ann draw",
        Ann="KS",
        Bob="KD",
        pile="5H 2D",
        stock="3C",
        melds=["3H 4H JK=5H by Bob"],
        jokers_per_deck="1",
        joker_swap="keep",
    )
    assert table.legal == {"swap 5H on 1"}


def test_4_a_swap_does_not_meet_a_duty_by_new_meld() -> None:
    table = board(
        turn="Ann draw",
        Ann="KS",
        Bob="KD",
        pile="5H 2D",
        stock="3C",
        melds=["3H 4H JK=5H by Bob"],
        jokers_per_deck="1",
        joker_swap="keep",
        pile_duty_by="new_meld",
    )
    assert table.legal == {"draw", "take 2D"}


def test_4_several_taken_cards_may_go_back_once_the_duty_is_met() -> None:
    table = board(
        "Ann: take 8C, lay 8C on 1",
        turn="Ann draw",
        Ann="KS",
        Bob="KD",
        pile="8C 2D",
        stock="3C",
        melds=["5C 6C 7C by Bob"],
    )
    assert table.legal == {"discard 2D", "discard KS"}


def test_4_a_card_taken_alone_may_go_back_where_another_copy_is_held() -> None:
    table = board("Ann: take 2D", turn="Ann draw", Ann="2D KS", Bob="KD", pile="8C 2D", stock="3C", decks="2")
    assert table.legal == {"discard 2D", "discard KS"}


def test_4_a_card_taken_alone_may_go_back_with_return_taken() -> None:
    table = board("Ann: take 2D", turn="Ann draw", Ann="KS", Bob="KD", pile="8C 2D", stock="3C", return_taken="on")
    assert table.legal == {"discard 2D", "discard KS"}


def test_4_a_card_taken_alone_by_an_empty_hand_must_be_playable() -> None:
    stuck = board(turn="Ann draw", Ann="", Bob="KD", pile="8C", stock="3C")
    fits = board(turn="Ann draw", Ann="", Bob="KD", pile="8C", stock="3C", melds=["5C 6C 7C by Bob"])
    assert stuck.legal == {"draw"}
    assert fits.legal == {"draw", "take 8C"}


def test_4_the_copy_is_named_where_the_pile_holds_the_face_twice() -> None:
    table = board(
        turn="Ann draw", Ann="7C 9C", Bob="KD", pile="8C 8C 3H", stock="3C", decks="2", melds=["5C 6C 7C by Bob"]
    )
    assert table.legal == {"draw", "take 8C@1", "take 8C@2", "take 3H"}


def test_4_a_reached_joker_must_be_played() -> None:
    table = board(
        "Ann: take JK",
        turn="Ann draw",
        Ann="KS QS 2D",
        Bob="KD",
        pile="JK 3H",
        stock="3C",
        jokers_per_deck="2",
        ace="low",
    )
    assert table.legal == {"meld JK=JS QS KS"}
