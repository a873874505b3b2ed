"""Rules §2: the deal, the turn, and that a turn can always be finished."""

import pytest

from tests.oracle.deals import deal, pack
from tests.rules.board import board, lays_of, play
from tests.rules.cases import cases, holds


@pytest.mark.parametrize("name", cases("R19"))
def test_r19_a_card_that_fits_twice_goes_where_its_player_says(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R29"))
def test_r29_five_players_play_with_two_decks(name: str) -> None:
    holds(name)


def dealt(*statements: str, seats: str = "Ann, Bob, Cy", cards: list[str]) -> str:
    head = ["rummy500: 1", "rules: standard", *statements[:-1], f"seats: {seats}", *statements[-1:]]
    return "\n".join([*head, "deck: " + " ".join(cards)]) + "\n"


def test_2_1_cards_go_round_from_the_dealers_left_and_the_next_is_turned_up() -> None:
    from rummy500.rules import Rules

    cards = pack(Rules(), 3)
    table = play(dealt("set: hand_size 3", "dealer: Ann", cards=cards))
    assert table.turn == "Bob"
    assert table.hands == {"Bob": ["4S", "7S", "AS"], "Cy": ["2S", "5S", "8S"], "Ann": ["3S", "6S", "9S"]}
    assert table.pile == ["10S"]


def test_2_1_a_cut_puts_that_many_cards_below() -> None:
    from rummy500.rules import Rules

    cards = pack(Rules(), 3)
    table = play(dealt("set: hand_size 3", "set: cut on", "cut: 3", cards=cards))
    assert table.hands["Ann"] == ["10S", "4S", "7S"]
    assert table.pile == ["KS"]
    assert deal(Rules(hand_size=3), 3, 2, cards[3:] + cards[:3]).stock[-3:] == ("AS", "2S", "3S")


def test_2_2_turns_go_clockwise_and_end_with_one_discard() -> None:
    table = board("Ann: draw, discard 3C", turn="Ann draw", Ann="9D KD", Bob="5H", Cy="6H", pile="4D", stock="3C 5C")
    assert (table.turn, table.phase, table.pile) == ("Bob", "draw", ["4D", "3C"])
    assert table.legal == {"draw", "take 3C"}


def test_2_2_nothing_is_played_before_the_draw() -> None:
    table = board("Ann: meld 9S 9H 9D", turn="Ann draw", Ann="9S 9H 9D KD", Bob="5H", pile="4D", stock="3C 5C")
    assert table.line is not None


def test_2_2_nothing_is_drawn_twice() -> None:
    table = board("Ann: draw, take 4D", turn="Ann draw", Ann="9S KD", Bob="5H", pile="4D", stock="3C 5C")
    assert table.line is not None
    assert "draw" not in table.legal


def test_2_4_every_tabled_card_scores_for_the_one_who_played_it() -> None:
    table = board(
        "Bob: draw, lay 8S on 1, lay 9S on 1, discard 2C",
        turn="Bob draw",
        Ann="KD",
        Bob="8S 9S 3D",
        pile="4D",
        stock="2C 5C",
        melds=["5S 6S 7S by Ann"],
    )
    assert table.tabled == {"Ann": 18, "Bob": 17}


def test_2_4_a_seat_plays_only_on_its_turn() -> None:
    table = board("Bob: draw", turn="Ann draw", Ann="9D", Bob="5H", pile="4D", stock="3C 5C")
    assert table.line is not None


def test_2_nobody_is_forced_to_meld() -> None:
    table = board("Ann: draw, discard 3C", turn="Ann draw", Ann="9S 9H 9D", Bob="5H", pile="4D", stock="3C 5C")
    assert table.turn == "Bob"


def test_2_an_action_after_which_the_turn_cannot_end_is_not_there() -> None:
    """7S was taken alone and must not be discarded: laying off the 8D would leave nothing else."""
    table = board(
        turn="Ann play",
        Ann="7S 8D",
        Bob="5H",
        pile="4D",
        stock="3C",
        taken="7S",
        melds=["8S 8H 8C by Bob"],
    )
    assert table.legal == {"discard 8D"}


def test_2_copies_meet_a_duty_on_their_face_alike() -> None:
    table = board(
        "Ann: lay 7S on 1",
        turn="Ann play",
        Ann="7S 7S 2D",
        Bob="5H",
        pile="4D",
        stock="3C",
        decks="2",
        reached="7S",
        melds=["4S 5S 6S by Bob"],
    )
    assert table.reached is None
    assert {"discard 7S", "discard 2D"} == table.legal


def test_2_a_lay_off_stays_where_it_was_put() -> None:
    table = board(
        "Ann: lay 7S on 2",
        turn="Ann play",
        Ann="7S 6S 2D",
        Bob="5H",
        pile="4D",
        stock="3C",
        melds=["7H 7D 7C by Bob", "8S 9S 10S by Bob"],
    )
    assert lays_of(table) == {"lay 6S on 2"}
