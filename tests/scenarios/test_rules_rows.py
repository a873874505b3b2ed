"""Single positions in which other programs went wrong, through the library and mostly through the oracle too."""

from __future__ import annotations

from itertools import permutations

import pytest

from rummy500.game.events import RoundEnded
from rummy500.game.moves import AmbiguousMove, parse_move
from rummy500.game.round import Round
from rummy500.testkit.builders import position
from tests.rules.board import board, melds_of
from tests.scenarios.asking import refusal_of


@pytest.mark.parametrize("low", [1, 5])
def test_b01_an_ace_scores_where_it_lies(low: int) -> None:
    rules = {"ace_low_value": str(low)}
    laid = board("Ann: meld AS 2S 3S", turn="Ann play", Ann="AS 2S 3S 9C", Bob="AC", **rules)
    assert (laid.values, laid.tabled["Ann"]) == ([[low, 2, 3]], low + 5)
    high = board("Ann: meld QS KS AS", turn="Ann play", Ann="QS KS AS 9C", Bob="AC", **rules)
    assert high.values == [[10, 10, 15]]
    aces = board("Ann: meld AS AH AD", turn="Ann play", Ann="AS AH AD 9C", Bob="AC", **rules)
    assert aces.tabled["Ann"] == 45


@pytest.mark.parametrize("meld", ["AS 2S 3S", "QS KS AS", "AS AH AD"])
@pytest.mark.parametrize("low", ["1", "5"])
def test_b01_an_ace_in_the_hand_costs_15_whatever_was_laid_elsewhere(meld: str, low: str) -> None:
    melds = [f"{meld} by Ann"]
    ended = board("Bob: discard 9C", turn="Bob play", Ann="AC", Bob="9C", melds=melds, ace_low_value=low)
    assert ended.scores is not None
    assert ended.scores["Ann"] == ended.tabled["Ann"] - 15


def test_b01_an_ace_laid_off_at_the_low_end_scores_low_for_the_one_who_laid_it() -> None:
    found = board("Ann: lay AS on 1", turn="Ann play", Ann="AS 9C", Bob="KD", melds=["2S 3S 4S by Bob"])
    assert found.tabled == {"Ann": 1, "Bob": 9}


def joker_and_nine(rules: str = "standard") -> Round:
    """Ann holds a joker and the nine of spades beside jack, queen and king."""
    cards = position(rules, jokers_per_deck=1).hand("Ann", "JK 9S 10S 2C").hand("Bob", "KD")
    return cards.meld("JS QS KS", by="Bob").pile("4D").stock("3C 5C").turn("Ann", "play").round()


def test_b07_a_joker_that_fits_both_ends_must_be_told_what_it_is() -> None:
    refused = refusal_of(joker_and_nine(), 0, "lay JK on 1")
    assert isinstance(refused, AmbiguousMove)


@pytest.mark.parametrize(
    ("joker", "then"), [("10S", ["lay 9S on 1"]), ("AS", ["lay 10S on 1", "lay 9S on 1"])], ids=["low end", "high end"]
)
def test_b07_a_joker_takes_the_place_that_was_said_and_the_neighbours_fit(joker: str, then: list[str]) -> None:
    round = joker_and_nine()
    for move in (f"lay JK={joker} on 1", *then):
        round.play(0, parse_move(move))
    placed = [str(card.as_) for card in round.view(None).public.melds[0].cards]
    assert placed == ["9S", "10S", "JS", "QS", "KS", "AS"][: 5 if joker == "10S" else 6]
    refused = refusal_of(round, 0, "lay 10S on 1" if joker == "10S" else "lay 2C on 1")
    assert refused.code == "does_not_fit"


@pytest.mark.parametrize("order", list(permutations(("KH", "KC", "KS", "KS"))))
def test_b10_twins_in_a_set_are_refused_or_taken_in_any_order(order: tuple[str, ...]) -> None:
    told = {"turn": "Ann play", "Ann": "KH KC KS KS 2C", "Bob": "9D", "decks": "2"}
    meld = f"Ann: meld {' '.join(order)}"
    off = board(meld, identical_in_set="off", **told)
    assert (off.line is not None, off.values) == (True, [])
    on = board(meld, identical_in_set="on", **told)
    assert (on.line, on.values) == (None, [[10, 10, 10, 10]])


def test_b10_only_the_set_without_a_twin_is_offered() -> None:
    found = board(turn="Ann play", Ann="KH KC KS KS 2C", Bob="9D", decks="2", identical_in_set="off")
    assert melds_of(found) == {"meld KS KH KC"}


def test_b14_with_nothing_left_to_draw_the_rules_end_the_round() -> None:
    empty = position("standard", going_out="float").hand("Ann", "9C 2D").hand("Bob", "KD")
    round = empty.meld("7S 8S 9S", by="Bob").stock("").pile("").turn("Ann").round()
    assert [str(move) for move in round.legal(0)] == ["pass"]
    assert refusal_of(round, 0, "draw").code == "stock_empty"
    for move in ("take 9S", "take 9C", "discard 9C", "stand"):
        assert refusal_of(round, 0, move).code
    ended = round.play(0, parse_move("pass"))[-1]
    assert isinstance(ended, RoundEnded)
    assert (ended.ended_by, ended.out) == ("stock", None)


@pytest.mark.parametrize("stock_out", ["ask", "at_once", "reshuffle"])
def test_b14_no_stock_and_a_pile_of_one_card_need_no_exception(stock_out: str) -> None:
    told = {"turn": "Ann draw", "Ann": "9C 2D", "Bob": "KD", "stock": "", "pile": "4H", "stock_out": stock_out}
    assert board(**told).legal == {"pass", "take 4H"}


@pytest.mark.parametrize("last", ["meld 7S 8S 9S", "lay 10S on 1", "discard 2C"])
def test_b16_b25_an_empty_hand_ends_the_round_at_once_and_nothing_follows(last: str) -> None:
    hand = {"meld": "7S 8S 9S", "lay": "10S", "discard": "2C"}[last.split()[0]]
    cards = position("standard").hand("Ann", hand).hand("Bob", "KD AC").hand("Cy", "5H")
    round = cards.meld("JS QS KS", by="Bob").pile("4D").stock("3C 5C").turn("Ann", "play").round()
    ended = round.play(0, parse_move(last))[-1]
    assert isinstance(ended, RoundEnded)
    assert (ended.ended_by, ended.out) == ("out", 0)
    for seat in range(3):
        for move in ("draw", "take 4D", "discard KD", "discard AC", "pass", "stand", "call 4D", "meld KD AC 5H"):
            assert refusal_of(round, seat, move).code == "round_over"
    # Every hand is booked, and once: what was laid minus what was held, and no more after what was tried.
    laid = {"meld": 24, "lay": 10, "discard": 0}[last.split()[0]]
    assert [(line.laid, line.caught, line.round) for line in ended.scores] == [
        (laid, 0, laid), (30, 25, 5), (0, 5, -5),
    ]  # fmt: skip
    assert ended.totals == (laid, 5, -5)
    assert round.result == ended


def test_b19_a_card_deep_in_the_pile_that_cannot_be_played_is_refused_beforehand() -> None:
    cards = position("standard").hand("Ann", "7S 8S KC").hand("Bob", "KD")
    round = cards.pile("4D 9S JH 2C").stock("3C 5C").turn("Ann").round()
    for card in ("4D", "JH"):
        assert refusal_of(round, 0, f"take {card}").code == "reached_stuck"
    assert {str(move) for move in round.legal(0)} == {"draw", "take 9S", "take 2C"}
    round.play(0, parse_move("take 9S"))
    assert refusal_of(round, 0, "discard KC").code in ("reached_first", "reached_pending")
    assert {str(move) for move in round.legal(0)} == {"meld 7S 8S 9S"}
