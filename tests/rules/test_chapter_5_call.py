"""Rules §5: the Rummy call in both forms."""

import pytest

from tests.rules.board import board
from tests.rules.cases import cases, holds
from tests.rules.library import Outcome


@pytest.mark.parametrize("name", cases("R12"))
def test_r12_the_last_discard_is_called(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R13"))
def test_r13_a_full_call_is_a_turn(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R14"))
def test_r14_a_full_call_reaches_deep(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R15"))
def test_r15_a_discard_that_goes_out_is_not_called(name: str) -> None:
    holds(name)


def discarded(*turns: str, form: str, **told: str) -> Outcome:
    """Ann has discarded 10C onto a table with 7-8-9 of clubs; Bob is to draw."""
    values = {"Ann": "6H", "Bob": "9S 2C", "Cy": "KD QD", "pile": "4D 10C", "stock": "3S 3D 4S", **told}
    melds = [values.pop("meld", "7C 8C 9C by Ann")]
    return board(*turns, turn="Bob call", melds=melds, rummy_call=form, **values)


def calls(found: Outcome) -> set[str]:
    return {action for action in found.legal if "call" in action}


def test_5_the_one_who_discarded_does_not_call() -> None:
    assert calls(discarded(form="last_discard")) == {"call 10C on 1", "Cy: call 10C on 1"}
    assert calls(discarded(form="full")) == {"call 10C", "Cy: call 10C"}
    assert calls(discarded(form="off")) == set()


@pytest.mark.parametrize("turn", ["Bob: draw", "Bob: take 10C"])
def test_5_any_draw_closes_the_window(turn: str) -> None:
    assert calls(discarded(turn, form="last_discard")) == set()


def test_5_standing_closes_the_window() -> None:
    found = discarded("Bob: stand", form="last_discard", Bob="6C", first_turn_bonus="25", fresh="Bob, Cy")
    assert found.legal == {"lay 6C on 1", "discard 6C"}


def test_5_the_upcard_is_not_called() -> None:
    found = board(
        turn="Bob draw", Ann="", Bob="9S 2C", pile="10C", stock="3S", melds=["7C 8C 9C by Ann"], rummy_call="full"
    )
    assert found.legal == {"draw", "take 10C"}


def test_5_a_turn_that_ends_floating_opens_no_window() -> None:
    found = board(
        "Ann: lay 6C on 1",
        turn="Ann play",
        Ann="6C",
        Bob="9S 2C",
        pile="10C",
        stock="3S 5D",
        melds=["7C 8C 9C by Ann"],
        rummy_call="full",
        going_out="float",
    )
    assert (found.turn, calls(found)) == ("Bob", set())


def test_5_a_called_last_discard_leaves_the_turn_where_it_was() -> None:
    found = discarded("Cy: call 10C on 1", form="last_discard")
    assert (found.turn, found.phase, found.pile) == ("Bob", "draw", ["4D"])
    assert found.tabled == {"Ann": 24, "Bob": 0, "Cy": 10}


def test_5_a_second_call_is_too_late() -> None:
    found = discarded("Cy: call 10C on 1", "Bob: call 10C on 1", form="last_discard")
    assert found.line is not None


def test_5_a_last_discard_call_obeys_the_limits_on_lay_offs() -> None:
    assert calls(discarded(form="last_discard", layoff="none")) == set()
    assert calls(discarded(form="last_discard", layoff="own_side")) == set()
    assert calls(discarded(form="last_discard", opening_minimum="30", opened="Cy")) == {"Cy: call 10C on 1"}


def test_5_a_called_joker_says_what_it_stands_for() -> None:
    found = discarded(form="last_discard", pile="4D JK", jokers_per_deck="2")
    assert calls(found) == {f"{who}call JK={face} on 1" for who in ("", "Cy: ") for face in ("6C", "10C")}


@pytest.mark.parametrize(("layoff", "count"), [("free", 4), ("unless_held", 3), ("never", 0)])
def test_5_a_called_joker_obeys_joker_layoff(layoff: str, count: int) -> None:
    found = discarded(form="last_discard", pile="4D JK", Cy="10C QD", jokers_per_deck="2", joker_layoff=layoff)
    assert len(calls(found)) == count


def test_5_a_call_fits_several_melds() -> None:
    found = board(
        turn="Bob call",
        Ann="",
        Bob="2D 3D",
        pile="10C",
        stock="5S",
        melds=["7C 8C 9C by Ann", "10S 10H 10D by Bob"],
        rummy_call="last_discard",
    )
    assert calls(found) == {"call 10C on 1", "call 10C on 2"}


def test_5_a_full_call_may_meld_from_the_pile_alone() -> None:
    found = discarded(form="full", pile="8S 5D 9S 10S 2H", meld="KS KH KC by Ann", Bob="9D 2C")
    assert calls(found) == {"call 8S", "Cy: call 8S"}


def test_5_the_callers_own_cards_do_not_make_a_card_callable() -> None:
    found = discarded(form="full", pile="8S 5D", meld="KS KH KC by Ann", Bob="9S 10S 2C")
    assert calls(found) == set()
    assert "take 8S" in found.legal


def test_5_the_caller_must_be_able_to_finish() -> None:
    """Bob holds nothing: after laying off the called card he could not discard, and the rules want a last discard."""
    found = discarded(form="full", Bob="", going_out="discard")
    assert calls(found) == {"Cy: call 10C"}


def test_5_a_floating_player_makes_no_full_call() -> None:
    found = discarded(form="full", Bob="", going_out="float")
    assert calls(found) == {"Cy: call 10C"}


def test_5_whether_a_card_is_callable_knows_no_own_side_but_the_caller_does() -> None:
    found = discarded(form="full", layoff="own_side", Bob="10S 10H 2C")
    assert calls(found) == {"call 10C"}


def test_5_layoff_none_leaves_calls_that_meld() -> None:
    assert calls(discarded(form="full", layoff="none", Bob="10S 10H 2C")) == set()
    assert calls(discarded(form="full", layoff="none", pile="8S 9S 10S", Bob="KH 2C")) == {"call 8S", "Cy: call 8S"}


def test_5_the_duty_on_a_called_card_does_not_ask_pile_duty() -> None:
    found = discarded("Cy: call 10C", form="full", pile_duty="none")
    assert (found.turn, found.reached, found.legal) == ("Cy", "10C", frozenset({"lay 10C on 1"}))


def test_5_the_duty_on_a_called_card_follows_pile_duty_by() -> None:
    found = discarded(form="full", pile_duty_by="new_meld", Cy="10S 10H QD")
    assert calls(found) == {"Cy: call 10C"}


def test_5_the_duty_on_a_called_card_follows_pile_duty_when() -> None:
    found = discarded("Cy: call 10C", form="full", pile_duty_when="same_turn", Cy="KD KS KH QD")
    assert found.legal == {"lay 10C on 1", "meld KS KH KD"}


def test_5_the_turn_passes_to_the_callers_left_and_a_skipped_seat_keeps_its_first_turn() -> None:
    found = discarded(
        "Cy: call 10C, lay 10C on 1, discard QD",
        "Ann: draw, discard 6H",
        form="full",
        Bob="2C",
        first_turn_bonus="25",
        fresh="Bob, Cy",
    )
    assert (found.turn, "stand" in found.legal) == ("Bob", True)


def test_5_a_full_call_uses_up_the_callers_first_turn() -> None:
    found = discarded(
        "Cy: call 10C, lay 10C on 1, discard QD",
        "Ann: draw, discard 6H",
        "Bob: draw, discard 2C",
        form="full",
        first_turn_bonus="25",
        fresh="Bob, Cy",
        stock="3S 3D 4S 5S",
    )
    assert (found.turn, "stand" in found.legal) == ("Cy", False)


def test_5_a_call_comes_before_the_restock_and_sees_the_whole_pile() -> None:
    found = discarded(form="full", pile="6C 4D 2H", stock="", stock_out="reshuffle")
    assert found.legal == {"draw", "take 2H", "call 6C", "Cy: call 6C"}


def test_5_a_restock_closes_the_window() -> None:
    found = discarded("restock: 4D 6C", form="full", pile="6C 4D 2H", stock="", stock_out="reshuffle")
    assert found.legal == {"draw", "take 2H"}


def test_5_a_card_called_alone_takes_part_in_the_copies_rule() -> None:
    found = discarded("Bob: call 10C, lay 10C on 1", form="full", Bob="10C 2C", decks="2")
    assert found.legal == {"discard 10C", "discard 2C"}


def test_5_calls_do_not_rest_on_hidden_cards() -> None:
    found = discarded(form="full", Cy="? ?", layoff="own_side", Bob="2C 5D")
    assert calls(found) == set()
