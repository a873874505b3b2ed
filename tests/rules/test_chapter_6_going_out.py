"""Rules §6: the last card, floating, and standing on the first turn."""

import pytest

from tests.rules.board import board
from tests.rules.cases import cases, holds


@pytest.mark.parametrize("name", cases("R09"))
def test_r09_the_last_card(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R10"))
def test_r10_a_floating_player(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R30"))
def test_r30_standing_on_the_first_turn(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("last", ["meld 9S 9H 9D", "lay KC on 1", "discard KC"])
@pytest.mark.parametrize("going_out", ["any", "discard", "float"])
def test_6_how_the_last_card_may_go(going_out: str, last: str) -> None:
    hand = "9S 9H 9D" if "meld" in last else "KC"
    table = board(
        f"Ann: {last}",
        turn="Ann play",
        Ann=hand,
        Bob="QD",
        pile="2D",
        stock="3D 4D",
        melds=["KS KH KD by Bob"],
        going_out=going_out,
    )
    if last.startswith("discard") or going_out == "any":
        assert (table.phase, table.ended_by, table.out) == ("over", "out", "Ann")
    elif going_out == "discard":
        assert table.line is not None
    else:
        assert (table.turn, table.phase, table.hands["Ann"]) == ("Bob", "draw", [])


def test_6_two_cards_of_which_one_fits_under_discard() -> None:
    table = board(turn="Ann play", Ann="KC 2S", Bob="QD", melds=["KS KH KD by Bob"], going_out="discard")
    assert table.legal == {"lay KC on 1", "discard KC", "discard 2S"}


def test_6_a_swap_never_empties_the_hand() -> None:
    table = board(
        "Ann: swap KC on 1",
        turn="Ann play",
        Ann="KC",
        Bob="QD",
        melds=["KS KH JK=KC by Bob"],
        jokers_per_deck="1",
        joker_swap="keep",
        going_out="discard",
    )
    assert table.legal == {"discard JK"}


def test_6_a_swapped_joker_that_must_be_played_may_be_the_way_out() -> None:
    table = board(
        turn="Ann play",
        Ann="KC",
        Bob="QD",
        melds=["KS KH JK=KC by Bob"],
        jokers_per_deck="1",
        joker_swap="same_turn",
        going_out="discard",
    )
    out = board(
        "Ann: swap KC on 1, lay JK=KD on 1",
        turn="Ann play",
        Ann="KC",
        Bob="QD",
        melds=["KS KH JK=KC by Bob"],
        jokers_per_deck="1",
        joker_swap="same_turn",
    )
    assert table.legal == {"discard KC"}
    assert out.out == "Ann"


def test_6_an_emptied_hand_does_not_excuse_the_opening() -> None:
    table = board(turn="Ann play", Ann="2S 2H 2D 5C", Bob="QD", opening_minimum="15")
    assert table.legal == {"discard 2S", "discard 2H", "discard 2D", "discard 5C"}


def test_6_a_floating_player_passes_on_an_empty_stock() -> None:
    table = board("Ann: pass", turn="Ann draw", Ann="", Bob="QD", pile="2D 3D", going_out="float")
    assert (table.phase, table.ended_by, table.out) == ("over", "stock", None)


def test_6_a_floating_player_draws_from_the_new_stock() -> None:
    found = board(turn="Ann draw", Ann="", Bob="QD", pile="2D 3D", going_out="float", stock_out="reshuffle")
    assert found.legal == {"draw"}


@pytest.mark.parametrize("going_out", ["any", "discard"])
def test_6_an_empty_hand_plays_on_where_nobody_floats(going_out: str) -> None:
    table = board("Ann: draw", turn="Ann draw", Ann="", Bob="QD", pile="2D 3D", stock="5C 6C", going_out=going_out)
    assert table.legal == {"discard 5C"}


def test_6_standing_needs_the_first_turn() -> None:
    def legal(fresh: str) -> frozenset[str]:
        return board(
            turn="Ann draw", Ann="3S 4S 5S KH", Bob="QD", pile="2D", stock="5C", first_turn_bonus="25", fresh=fresh
        ).legal

    assert "stand" in legal("Ann, Bob")
    assert "stand" not in legal("Bob")


def test_6_a_first_turn_under_way_is_over_with_its_discard() -> None:
    """Once a seat that a position showed in the middle of its turn could stand on its next one."""
    table = board(
        "Ann: discard 9S",
        "Bob: draw, discard KS",
        turn="Ann play",
        Ann="2S 3S 4S 9S",
        Bob="KS KD",
        pile="2D",
        stock="5C 6C",
        first_turn_bonus="25",
    )
    assert table.legal == {"draw", "take KS"}


def test_6_standing_uses_the_table_as_it_is() -> None:
    table = board(
        "Ann: stand, lay KC on 1, lay 2S on 2",
        turn="Ann draw",
        Ann="KC 2S",
        Bob="QD",
        pile="2D",
        stock="5C",
        melds=["KS KH KD by Bob", "3S 4S 5S by Bob"],
        first_turn_bonus="25",
        fresh="Ann",
    )
    assert table.scores == {"Ann": 10 + 2 + 25, "Bob": 30 + 12 - 10}


def test_6_standing_obeys_the_opening() -> None:
    table = board(
        turn="Ann draw", Ann="3S 4S 5S KH", Bob="QD", pile="2D", stock="5C", first_turn_bonus="25", opening_minimum="15"
    )
    assert "stand" not in table.legal


@pytest.mark.parametrize(("hand", "stands"), [("3S 4S 5S", False), ("3S 4S 5S KH", True), ("3S 4S 5S 6S", True)])
def test_6_with_float_the_last_card_of_a_stand_is_discarded(hand: str, stands: bool) -> None:
    table = board(
        turn="Ann draw",
        Ann=hand,
        Bob="QD",
        pile="2D",
        stock="5C",
        first_turn_bonus="25",
        going_out="float",
        fresh="Ann",
    )
    assert ("stand" in table.legal) == stands


def test_6_after_standing_only_actions_that_lead_out_are_there() -> None:
    table = board(
        "Ann: stand",
        turn="Ann draw",
        Ann="3S 4S 5S 6S",
        Bob="QD",
        pile="2D",
        stock="5C",
        first_turn_bonus="25",
        going_out="float",
        fresh="Ann",
    )
    assert table.legal == {"meld 3S 4S 5S", "meld 4S 5S 6S"}


def test_6_after_standing_a_swapped_joker_that_fits_nowhere_is_no_way_out() -> None:
    """Once the swap was listed, although the joker could then be neither played nor discarded."""
    table = board(
        "Ann: stand",
        turn="Ann draw",
        Ann="AH",
        Bob="2S",
        pile="KS",
        stock="KH",
        melds=["AS AD AC by Bob, JK=AH by Bob"],
        jokers_per_deck="2",
        max_wild="none",
        joker_swap="same_turn",
        going_out="discard",
        first_turn_bonus="25",
        fresh="Ann",
    )
    assert table.legal == {"discard AH"}


def test_6_after_standing_the_opening_may_begin_with_any_of_its_melds() -> None:
    """Once only one order was listed where the way out needs a swap after the opening."""
    table = board(
        "Bob: stand",
        turn="Bob draw",
        Ann="5D 3S",
        Bob="QH QD QC 3H AS 4H 5H 7C 7H",
        stock="3D",
        melds=["3C 4C JK=5C 6C by Ann, JK=7C by Ann"],
        jokers_per_deck="2",
        max_wild="2",
        joker_swap="same_turn",
        opening_minimum="20",
        going_out="discard",
        first_turn_bonus="25",
        fresh="Bob",
    )
    assert table.legal == {"meld QH QD QC", "meld 3H 4H 5H"}


def test_6_going_out_earns_its_bonus_and_standing_its_own() -> None:
    table = board(
        "Ann: draw, discard 5C",
        turn="Ann draw",
        Ann="",
        Bob="QD",
        pile="2D",
        stock="5C",
        first_turn_bonus="25",
        going_out_bonus="50",
        fresh="Ann",
    )
    assert table.scores == {"Ann": 50, "Bob": -10}
