"""Where a record's statements may stand, which one is refused first, and what is shown after a refusal."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from rummy500.game.record import legal_lines, replay, report

TABLE = """rummy500: 1
seats: Ann, Bob
hand Ann: 7S 8S 9S 2C
hand Bob: 10S KD
pile: 4D
stock: 3C 5C JH
turn: Ann draw
"""
STUCK = TABLE.replace("turn: Ann draw", "reached: KS\nturn: Ann play")
DECK = "seed: " + "00" * 32 + "\n"
PERSIAN = """rummy500: 1
set: jokers_per_deck 4
set: jokers_wild off
set: rummy_call last_discard
seats: Ann, Bob, Cy
hand Ann: 7S JK 2C 3D
hand Bob: KD JK
hand Cy: 3H 5D
stock: 5C JH
meld 1: 7H 7D 7C by Bob
turn: Ann play
"""


def told(text: str) -> dict[str, Any]:
    """Gives what ``replay --json`` says of a record."""
    answer: dict[str, Any] = json.loads(msgspec.json.encode(report(replay(text))))
    return answer


def refused(text: str) -> tuple[int, str]:
    """Gives the line and the code of a record's first statement that does not hold."""
    error = replay(text).error
    assert error is not None
    return error.line, error.code


def test_the_statements_of_a_position_stand_in_any_order() -> None:
    head, statements = TABLE.splitlines(keepends=True)[:2], TABLE.splitlines(keepends=True)[2:]
    turned = "".join([*head, *reversed(statements)])
    assert legal_lines(replay(turned)) == legal_lines(replay(TABLE)) == ["draw", "take 4D"]
    assert refused("".join([*head, *reversed(statements[1:])])) == (3, "hand_missing")


def test_a_stuck_turn_comes_before_whatever_is_wrong_after_it() -> None:
    for later in ("total: Cy 3\n", "set: target 300\n", "score: Ann 0\n", "nonsense\n"):
        assert refused(STUCK + later) == (8, "reached_stuck")


def test_what_has_been_dealt_is_shown_when_the_next_statement_fails() -> None:
    for wrong in ("total: Cy 3\n", "dealer: Bob\n", "seats: Ann, Bob\n", "nonsense\n"):
        position = told(TABLE + wrong)["position"]
        assert (position["turn"], position["phase"], position["stock_count"]) == ("Ann", "draw", 3)
    second = told("rummy500: 1\nset: boodle on\nseats: Ann, Bob\n" + DECK + "total: Ann 3\ntotal: Bob x\n")
    assert second["error"]["line"] == 6
    assert (second["totals"], second["chips"]) == ({"Ann": 3, "Bob": 0}, {"Ann": -4, "Bob": -8})
    assert second["position"]["turn"] == "Ann"


def test_a_broken_deal_shows_nothing_dealt() -> None:
    for text in ("rummy500: 2\n", STUCK, "rummy500: 1\nset: cut on\nseats: A, B\n" + DECK + "cut: 60\n"):
        answer = told(text)
        assert "error" in answer
        assert (answer["position"]["turn"], answer["position"]["phase"]) == (None, "over")


def test_a_deck_names_every_card() -> None:
    unknown = " ".join(["?"] * 52)
    assert refused(f"rummy500: 1\nseats: A, B\ndeck: {unknown}\n") == (3, "unknown_not_here")


def test_an_action_of_blanks_alone_is_missing() -> None:
    assert refused(TABLE + "- Ann: draw, \u00a0\n") == (8, "empty_action")
    assert told(TABLE + "- Ann: draw, \u00a0\n")["position"]["phase"] == "play"
    assert refused(TABLE + "- Ann: \u00a0\n") == (8, "empty_action")


def test_a_name_has_no_colon() -> None:
    assert refused("rummy500: 1\nseats: A:B, C\n") == (2, "bad_name")
    assert replay("rummy500: 1\nseats: A꞉B, C\n").names == ("A:B", "C")


def test_a_joker_that_is_not_wild_stands_for_no_other_card() -> None:
    assert refused(PERSIAN + "- Ann: lay JK=7S on 1\n") == (12, "jokers_apart")
    assert refused(PERSIAN + "- Ann: discard JK\n- Cy: call JK=7S on 1\n") == (13, "jokers_apart")
    assert told(PERSIAN + "- Ann: lay 7S on 1\n")["position"]["hands"]["Ann"] == ["3D", "2C", "JK"]


def test_a_turn_stuck_on_the_taken_card_names_it() -> None:
    error = replay(TABLE.replace("hand Ann: 7S 8S 9S 2C", "hand Ann: 2C\ntaken: 2C").replace("draw", "play")).error
    assert error is not None
    assert (error.line, error.code, [str(value) for value in error.arguments.values()]) == (8, "taken_stuck", ["2C"])


def test_a_record_that_takes_too_long_ends_where_the_time_ran_out() -> None:
    left = iter([True] * 9 + [False])
    result = replay(TABLE + "- Ann: draw\n- Ann: discard 2C\n- Bob: draw\n", lambda: next(left))
    assert result.error is not None and (result.error.code, result.error.line) == ("takes_too_long", 10)
    assert result.match is not None and result.match.round is not None
    assert [entry.text for entry in result.match.round.log.entries] == ["draw 3C", "discard 2C"]
