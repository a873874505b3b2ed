"""Where a reshuffle is due, the top card is named by the pile as it lies; after it the pile is that card alone."""

from __future__ import annotations

from rummy500.game.record import legal_lines, replay

RECORD = """rummy500: 1
rules: standard
set: decks 2
set: stock_out reshuffle
seats: Ann, Bob
hand Ann: KS 5H
hand Bob: 2D 3D
pile: 9C 4D 9C
turn: Ann draw
"""


def test_7_top_card_before_a_reshuffle_is_named_by_the_pile_as_it_lies() -> None:
    assert legal_lines(replay(RECORD)) == ["draw", "take 9C@2"]


def test_7_after_the_restock_it_lies_alone() -> None:
    result = replay(RECORD + "restock: 4D 9C\n")
    assert legal_lines(result) == ["draw", "take 9C"]
    assert replay(RECORD + "restock: 4D 9C\n- Ann: take 9C, discard KS\n").error is None
