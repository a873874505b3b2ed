"""Rules §1: cards and their texts."""

import pytest

from tests.rules.board import board


@pytest.mark.parametrize("hand", ["10H JH QH", "th jh qh", "10♥ J♥ q♥", "TH Jh QH"])
def test_1_a_card_is_read_in_every_spelling(hand: str) -> None:
    table = board("Ann: draw, meld QH 10h J♥", turn="Ann draw", Ann=f"{hand} 2C", Bob="5D", pile="4D", stock="3C")
    assert table.tabled == {"Ann": 30, "Bob": 0}


def test_1_two_decks_hold_every_face_twice() -> None:
    table = board(turn="Ann play", Ann="7H 7H 7D 7S 2C", Bob="5D", pile="4D", decks="2")
    assert {"discard 7H", "meld 7S 7H 7D"} < table.legal
    assert len(table.legal) == 5


def test_1_a_face_cannot_exist_three_times() -> None:
    from rummy500.game.record import replay

    text = (
        "rummy500: 1\nrules: standard\nset: decks 2\nseats: Ann, Bob\nhand Ann: 7H 7H\nhand Bob: 7H\nturn: Ann play\n"
    )
    assert replay(text).error is not None
