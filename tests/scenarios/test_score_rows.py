"""Scores: a table reckoned by hand, a second scorer, ties, and seats that are all alike."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from rummy500.game.events import Event
from rummy500.game.match import Match
from rummy500.game.moves import Move, Seat, parse_move
from rummy500.rules import Rules
from rummy500.testkit.builders import position
from rummy500.testkit.random_rules import random_rules
from tests.bots.sittings import begun
from tests.rules.board import board
from tests.scenarios.recount import recount
from tests.scenarios.test_card_rows import move_of
from tests.server.scale import times


class Case(NamedTuple):
    """Is a round in which Bob goes out, or that ends with the stock; what it brings Ann and Bob was reckoned by hand.

    Melds of Ann alone are cards; where others have played too, the text says who.
    """

    melds: str
    hand: str
    rules: str
    ann: int
    bob: int = 0
    stock: bool = False


CASES = (
    Case("", "AS", "", -15),
    Case("", "KS QH JD 10C", "", -40),
    Case("", "2S 3H 4D 5C", "", -14),
    Case("", "6S 7H 8D 9H", "", -30),
    Case("", "AS AH AD AC", "", -60),
    Case("7S 8S 9S", "2H", "", 22),
    Case("AS 2S 3S", "2H", "", 4),
    Case("AS 2S 3S", "2H", "ace_low_value 5", 8),
    Case("AS 2S 3S", "2H", "ace_low_value 15", 18),
    Case("QS KS AS", "2H", "", 33),
    Case("QS KS AS", "2H", "ace_low_value 5", 33),
    Case("AS AH AD", "2H", "", 43),
    Case("AS AH AD", "2H", "ace_low_value 5", 43),
    Case("AS AH AD AC", "2H", "", 58),
    Case("10S JS QS KS AS", "2H", "", 53),
    Case("KS KH KD", "AH", "", 15),
    Case("KS KH KD KC", "AH", "", 25),
    Case("2S 2H 2D", "KC KD", "", -14),
    Case("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS", "2H", "", 97),
    Case("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS", "2H", "", 83),
    Case("7S 8S 9S|KS KH KD", "3C", "", 51),
    Case("3S 3H 3D|4C 5C 6C|10H JH QH", "2D", "", 52),
    Case("KS KH KD KC", "AH", "four_at_once_doubles on", 65),
    Case("AS AH AD AC", "2H", "four_at_once_doubles on", 118),
    Case("KS KH KD", "2H", "four_at_once_doubles on", 28),
    Case("4S 5S 6S 7S", "2H", "four_at_once_doubles on", 20),
    Case("3S 3H 3D 3C", "2H", "four_at_once_doubles on, number_values five", 35),
    Case("7S 8S 9S", "2H", "number_values five", 10),
    Case("2S 2H 2D", "9H KC", "number_values five", 0),
    Case("AS 2S 3S", "AH", "number_values five", -4),
    Case("9S 10S JS", "2H", "number_values five", 20),
    Case("AS AH AD", "AC", "ace_value 1", 2),
    Case("QS KS AS", "AH", "ace_value 20", 20),
    Case("", "AH AD", "ace_value 11", -22),
    Case("QS QH QD", "2H", "queen_of_spades 40", 58),
    Case("JS QS KS", "QH", "queen_of_spades 40", 50),
    Case("", "QS", "queen_of_spades 40", -40),
    Case("", "QS QH", "queen_of_spades 13", -23),
    Case("", "JK", "jokers_per_deck 1", -15),
    Case("", "JK", "jokers_per_deck 1, joker_value 25", -25),
    Case("", "JK 2S", "jokers_per_deck 1, joker_value 0", -2),
    Case("5H JK=6H 7H", "2S", "jokers_per_deck 1", 25),
    Case("5H JK=6H 7H", "2S", "jokers_per_deck 1, joker_melded replaced", 16),
    Case("KS KH JK=KD", "2S", "jokers_per_deck 1, joker_value 25", 43),
    Case("KS KH JK=KD", "2S", "jokers_per_deck 1, joker_value 25, joker_melded replaced", 28),
    Case("JK=AS 2S 3S", "2H", "jokers_per_deck 1", 18),
    Case("JK=AS 2S 3S", "2H", "jokers_per_deck 1, joker_melded replaced", 4),
    Case("JK=AS 2S 3S", "JK", "jokers_per_deck 2, joker_melded replaced, ace_low_value 5, joker_value 20", -10),
    Case("QS KS JK=AS", "2H", "jokers_per_deck 1, joker_melded replaced", 33),
    Case("JS JK=QS KS", "2H", "jokers_per_deck 1, joker_melded replaced, queen_of_spades 40", 58),
    Case("KS KH KD JK=KC", "2H", "jokers_per_deck 1, four_at_once_doubles on", 88),
    Case("KS KH KD JK=KC", "2H", "jokers_per_deck 1, four_at_once_doubles on, joker_melded replaced", 78),
    Case("JK JK JK", "2H", "jokers_per_deck 4, jokers_wild off, joker_value 20", 58),
    Case("JK JK JK JK", "2H", "jokers_per_deck 4, jokers_wild off, joker_value 25, four_at_once_doubles on", 198),
    Case("KS KS KH KH", "2C", "decks 2, identical_in_set on", 38),
    Case("KS KS KH KH KD KD KC KC", "2C", "decks 2, identical_in_set on, four_at_once_doubles on", 158),
    Case("", "QS QS", "decks 2, queen_of_spades 40", -80),
    Case("7S 8S 9S by Bob, 10S by Ann, JS by Ann", "2H", "", 18, 24),
    Case("3S 4S 5S by Bob, 2S by Ann, AS by Ann", "2H", "", 1, 12),
    Case("JS QS KS by Bob, AS by Ann", "2H", "", 13, 30),
    Case("KS KH KD by Bob, KC by Ann", "2H", "four_at_once_doubles on", 8, 30),
    Case("KS KH KD by Bob, JK=KC by Ann", "2H", "jokers_per_deck 1", 13, 30),
    Case("KS AS 2S", "2H", "ace around", 25),
    Case("AS 2S 3S", "2H", "ace around", 4),
    Case("QS KS AS 2S 3S", "2H", "ace around", 38),
    Case("7S 8S 9S", "2H", "going_out_bonus 50", 22, 50),
    Case("", "KS AH", "", -25, -9, stock=True),
    Case("7S 8S 9S", "KS AH", "", -1, -9, stock=True),
    Case("7S 8S 9S", "KS AH", "stock_out_penalty off", 24, 0, stock=True),
    Case("7S 8S 9S", "KS AH", "going_out_bonus 50", -1, -9, stock=True),
    Case("7S 8S 9S by Bob, 10S by Ann", "KS", "stock_out_penalty off", 10, 24, stock=True),
)


def test_b29_the_table_holds_at_least_sixty_cases() -> None:
    assert len(set(CASES)) >= 60


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.melds or 'nothing'}; {case.hand}; {case.rules}")
def test_b29_scores_reckoned_by_hand(case: Case) -> None:
    rules = dict(one.split() for one in case.rules.split(", ") if one)
    melds = [meld if " by " in meld else f"{meld} by Ann" for meld in case.melds.split("|") if meld]
    if case.stock:
        told = {"turn": "Bob draw", "pile": "3D", "stock": ""}
        found = board("Bob: pass", Ann=case.hand, Bob="9C", melds=melds, **told, **rules)
    else:
        found = board("Bob: discard 9C", turn="Bob play", Ann=case.hand, Bob="9C", melds=melds, **rules)
    assert found.scores == {"Ann": case.ann, "Bob": case.bob}
    assert found.totals == found.scores


@pytest.mark.parametrize("block", range(10))
def test_b29_a_second_scorer_agrees_on_random_ends(block: int) -> None:
    for number in range(times(40, 1000)):
        rng = Random(f"B29 {block} {number}")
        seats = rng.randint(2, 8)
        rules = random_rules(rng, seats)
        round = begun(rules, seats, rng.getrandbits(64))
        events: list[Event] = []
        while not round.over:
            events += round.play(*move_of(round, rng))
        hands = round.view(None).public.hands
        assert hands is not None
        assert round.result is not None
        scores = [line.round for line in round.result.scores]
        assert scores == recount(rules, seats, events, hands), (block, number)


NAMES = ("Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize(("tie", "shared"), [("play_on", False), ("share", True)])
@pytest.mark.parametrize("winner", ["highest", "went_out"])
def test_b23_equal_at_the_top_is_another_round_or_a_shared_win_wherever_they_sit(
    first: int, tie: str, shared: bool, winner: str
) -> None:
    """Ann and Bob come to 515 each, Cy goes out and stays below the target."""
    cards = {"Ann": "KS", "Bob": "5H", "Cy": "9C", "Di": "2D"}
    totals = {"Ann": 525, "Bob": 520, "Cy": 300, "Di": 499}
    order = NAMES[first:4] + NAMES[:first]
    made = position("standard", tie=tie, winner=winner)
    for name in order:
        made = made.hand(name, cards[name]).total(name, totals[name])
    match = made.turn("Cy", "play").match()
    match.play(order.index("Cy"), parse_move("discard 9C"))
    assert {name: match.totals[seat] for seat, name in enumerate(order)} == {
        "Ann": 515,
        "Bob": 515,
        "Cy": 300,
        "Di": 497,
    }
    assert {order[seat] for seat in match.winners} == ({"Ann", "Bob"} if shared else set())
    assert match.finished is shared


def turned(seat: Seat, by: int, seats: int) -> Seat:
    """Gives the seat so many places further."""
    return (seat + by) % seats


def play_along(matches: list[Match], rng: Random) -> None:
    """Plays the same round in all: the n-th match has everybody n seats further."""
    key, seats = rng.randbytes(32), matches[0].seats
    cut = rng.randrange(20) if matches[0].rules.cut else None
    for match in matches:
        match.start_round(key, cut=cut)
    first = matches[0].round
    assert first is not None
    while not first.over:
        seat, move = move_of(first, rng)
        for by, match in enumerate(matches):
            assert match.round is not None
            match.play(turned(seat, by, seats), move)


@pytest.mark.parametrize("seats", range(2, 9))
def test_b28_the_same_play_brings_the_same_wherever_one_sits(seats: int) -> None:
    for number in range(times(6, 200)):
        rng = Random(f"B28 {seats} {number}")
        rules = random_rules(rng, seats).replace(rounds=2, tie="share")
        matches = [Match(rules, NAMES[:seats], by) for by in range(seats)]
        while not matches[0].finished:
            play_along(matches, rng)
            _same_but_turned(matches, seats)


def _same_but_turned(matches: list[Match], seats: int) -> None:
    base = matches[0]
    for by, match in enumerate(matches):
        order = [turned(seat, by, seats) for seat in range(seats)]
        assert [match.totals[seat] for seat in order] == list(base.totals)
        assert sorted(match.winners) == sorted(turned(seat, by, seats) for seat in base.winners)
        assert match.dealer == turned(base.dealer, by, seats)
        owed = {turned(debt.seat, by, seats): debt.amount for debt in base.settlement}
        assert {debt.seat: debt.amount for debt in match.settlement} == owed
        lines, shown = match.results[-1].scores, base.results[-1].scores
        assert [lines[seat].round for seat in order] == [line.round for line in shown]
        if base.purse is not None and match.purse is not None:
            assert match.purse.pots == base.purse.pots
            assert [match.purse.chips[seat] for seat in order] == list(base.purse.chips)


def test_moves_and_rules_of_these_tests_are_worth_something() -> None:
    """The random ends are of both kinds, with jokers, calls, doubled sets and lay-offs among them."""
    kinds: set[str] = set()
    for number in range(40):
        rng = Random(f"B29 0 {number}")
        seats = rng.randint(2, 8)
        rules: Rules = random_rules(rng, seats)
        round = begun(rules, seats, rng.getrandbits(64))
        while not round.over:
            seat, move = move_of(round, rng)
            kinds |= {_kind(move), *(type(event).__name__ for event in round.play(seat, move))}
        assert round.result is not None
        kinds.add(round.result.ended_by)
    assert kinds >= {"out", "stock", "LaidOff", "Swapped", "Called", "Melded", "Restocked", "joker"}


def _kind(move: Move) -> str:
    return "joker" if "JK=" in str(move) else str(move).split()[0]
