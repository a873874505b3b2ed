"""Where a reshuffle is due, the card that may be taken is the pile's only one by then: no copy is named (rules §7)."""

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


def test_7_top_card_before_a_reshuffle_is_named_without_its_copy() -> None:
    result = replay(RECORD)
    assert legal_lines(result) == ["draw", "take 9C"]
    assert result.match is not None and result.match.round is not None
    assert [str(move) for move in result.match.round.legal(0)] == ["draw", "take 9C"]


def test_7_that_line_plays_after_the_restock() -> None:
    result = replay(RECORD + "restock: 4D 9C\n- Ann: take 9C, discard KS\n")
    assert result.error is None
