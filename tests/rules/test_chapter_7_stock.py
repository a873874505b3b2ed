"""Rules §7: the empty stock, the reshuffle, and that no round goes on for ever."""

import pytest

from tests.rules.board import board
from tests.rules.cases import cases, holds
from tests.rules.library import Outcome


@pytest.mark.parametrize("name", cases("R11"))
def test_r11_pass_on_an_empty_stock(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R32"))
def test_r32_the_round_ends_at_once_with_the_stock(name: str) -> None:
    holds(name)


def test_7_at_once_opens_no_window() -> None:
    found = board(
        "Ann: draw, discard 10C",
        turn="Ann draw",
        Ann="10C 2D",
        Bob="QD",
        pile="2D",
        stock="5C",
        melds=["7C 8C 9C by Bob"],
        decks="2",
        stock_out="at_once",
        rummy_call="full",
    )
    assert (found.phase, found.ended_by, found.legal) == ("over", "stock", frozenset())


def test_7_at_once_a_turn_that_ends_floating_ends_the_round_too() -> None:
    found = board(
        "Ann: draw, lay 10C on 1, lay 6C on 1",
        turn="Ann draw",
        Ann="6C",
        Bob="QD",
        pile="2D",
        stock="10C",
        melds=["7C 8C 9C by Bob"],
        stock_out="at_once",
        going_out="float",
    )
    assert (found.phase, found.ended_by, found.out) == ("over", "stock", None)


def test_7_at_once_going_out_is_going_out() -> None:
    found = board(
        "Ann: draw, discard 10C", turn="Ann draw", Ann="", Bob="QD", pile="2D", stock="10C", stock_out="at_once"
    )
    assert (found.ended_by, found.out) == ("out", "Ann")


def reshuffling(*turns: str, **told: str) -> Outcome:
    values = {"pile": "4D 5D 6D", "stock": "", "Ann": "KS 2C", "Bob": "QD 9H", **told}
    return board(*turns, turn="Ann draw", stock_out="reshuffle", **values)


def test_7_a_due_restock_leaves_draw_and_the_top_card() -> None:
    assert reshuffling().legal == {"draw", "take 6D"}


def test_7_a_restock_makes_the_pile_its_top_card() -> None:
    found = reshuffling("restock: 5D 4D", "Ann: draw 5D, discard KS")
    assert found.pile == ["6D", "KS"]
    assert found.legal == {"draw", "take KS"}


@pytest.mark.parametrize("order", ["5D 6D", "5D", "4D 4D", "4D 5D 6D"])
def test_7_a_restock_holds_exactly_the_cards_below_the_top(order: str) -> None:
    assert reshuffling(f"restock: {order}").line is not None


def test_7_no_restock_of_a_single_card() -> None:
    assert reshuffling(pile="6D").legal == {"pass", "take 6D"}


def test_7_no_more_restocks_than_the_rules_allow() -> None:
    turns = ("restock: 4D", "Ann: draw, discard KS")
    once = reshuffling(*turns, pile="4D 6D", max_reshuffles="1", pile_depth="top")
    twice = reshuffling(*turns, pile="4D 6D", max_reshuffles="2", pile_depth="top")
    assert once.legal == {"pass", "take KS"}
    assert twice.legal == {"draw", "take KS"}


def test_7_standing_waits_for_the_restock() -> None:
    told = {"Ann": "KS", "first_turn_bonus": "25", "fresh": "Ann"}
    assert "stand" not in reshuffling(**told).legal
    assert "stand" in reshuffling("restock: 4D 5D", **told).legal


def test_7_pass_is_not_legal_while_a_restock_is_due() -> None:
    assert reshuffling("Ann: pass").line is not None


@pytest.mark.parametrize(("penalty", "scores"), [("on", {"Ann": -12, "Bob": -19}), ("off", {"Ann": 0, "Bob": 0})])
def test_7_without_penalty_hands_do_not_count_after_an_empty_stock(penalty: str, scores: dict[str, int]) -> None:
    found = board("Ann: pass", turn="Ann draw", Ann="KS 2C", Bob="QD 9H", pile="4D", stock_out_penalty=penalty)
    assert found.scores == scores


def test_7_without_penalty_hands_count_when_somebody_goes_out() -> None:
    found = board("Ann: discard KS", turn="Ann play", Ann="KS", Bob="QD 9H", pile="4D", stock_out_penalty="off")
    assert found.scores == {"Ann": 0, "Bob": -19}


def endless(turns: int, **told: str) -> Outcome:
    """Ann and Bob take and discard two cards each, for ever."""
    values = {"Ann": "KS 2C", "Bob": "QD 9H", "pile": "4D", "stock": "", **told}
    hands = {name: values[name].split() for name in ("Ann", "Bob")}
    top, lines = "4D", []
    for number in range(turns):
        name = ("Ann", "Bob")[number % 2]
        discarded = hands[name].pop(0)
        lines.append(f"{name}: take {top}, discard {discarded}")
        hands[name].append(top)
        top = discarded
    return board(*lines, turn="Ann draw", **values)


def test_7_the_round_ends_when_every_seat_had_ten_turns_with_an_empty_stock() -> None:
    assert endless(19).phase == "draw"
    ended = endless(20)
    assert (ended.line, ended.phase, ended.ended_by, ended.out) == (None, "over", "stock", None)


def test_7_the_discard_that_ends_the_round_is_not_called() -> None:
    assert endless(20, rummy_call="full").legal == frozenset()


def test_7_the_turn_that_emptied_the_stock_does_not_count() -> None:
    hands = {"Ann": ["2C", "3C"], "Bob": ["QD", "9H"]}
    top, lines = "KS", ["Ann: draw 3C, discard KS"]
    for number in range(20):
        name = ("Bob", "Ann")[number % 2]
        discarded = hands[name].pop(0)
        lines.append(f"{name}: take {top}, discard {discarded}")
        hands[name].append(top)
        top = discarded
    before = board(*lines[:-1], turn="Ann draw", Ann="KS 2C", Bob="QD 9H", pile="4D", stock="3C")
    after = board(*lines, turn="Ann draw", Ann="KS 2C", Bob="QD 9H", pile="4D", stock="3C")
    assert (before.phase, after.phase, after.ended_by) == ("draw", "over", "stock")
