"""What is said to have no effect has none in play, and equal effects are told apart from different ones."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rummy500.game.match import Match
from rummy500.i18n.in_force import changed_fields, idle_fields, in_force, values_apart
from rummy500.rules import FIELDS, PRESETS, Rules, check_rules, parse_rule
from tests.game.random_rules import random_rules, texts_of


def _other_text(rules: Rules, seats: int, rng: Random) -> Rules:
    """The same rules with everything changed that is idle, or comes to the same, as far as they stay playable."""
    force = in_force(rules, seats)
    names = list(FIELDS)
    rng.shuffle(names)
    for name in names:
        alike = []
        for text in texts_of(name):
            wanted: dict[str, Any] = {name: parse_rule(name, text)}
            changed = rules.replace(**wanted)
            if changed != rules and not check_rules(changed, seats) and in_force(changed, seats) == force:
                alike.append(changed)
        if alike:
            rules = rng.choice(alike)
    return rules


@pytest.mark.parametrize("seed", range(60))
def test_rules_with_the_same_effect_are_played_alike(seed: int) -> None:
    rng = Random(seed)
    rules, seats = random_rules(rng)
    other = _other_text(rules, seats, rng)
    assert in_force(other, seats) == in_force(rules, seats)
    names = [f"Player {seat}" for seat in range(seats)]
    one, two = Match(rules, names, 0), Match(other, names, 0)
    for _ in range(2):
        if one.finished:
            break
        key, cut = rng.randbytes(32), rng.randrange(20) if rules.cut else None
        _play_both(one, two, key, cut, rng)
        assert one.totals == two.totals
        assert one.winners == two.winners
        assert one.purse == two.purse


def _play_both(one: Match, two: Match, key: bytes, cut: int | None, rng: Random) -> None:
    one.start_round(key, cut=cut)
    two.start_round(key, cut=cut)
    while True:
        first, second = one.round, two.round
        assert first is not None and second is not None
        assert first.turn == second.turn
        if first.turn is None:
            return
        moves = []
        for seat in range(one.seats):
            legal = [str(move) for move in first.legal(seat)]
            assert legal == [str(move) for move in second.legal(seat)]
            moves += [(seat, move) for move in first.legal(seat)]
        seat, move = moves[rng.randrange(len(moves))]
        one.play(seat, move)
        two.play(seat, move)


def test_enough_is_idle_for_the_comparison_to_mean_something() -> None:
    changed: set[str] = set()
    for seed in range(60):
        rng = Random(seed)
        rules, seats = random_rules(rng)
        changed |= set(changed_fields(_other_text(rules, seats, rng), rules))
    without = {"teams", "boodle", "cut", "settlement", "sets", "pile_depth", "layoff", "going_out", "tie"}
    assert changed >= set(FIELDS) - without - set(_NEVER_IDLE)


_NEVER_IDLE = (
    "jokers_per_deck",
    "min_run",
    "ace",
    "opening_minimum",
    "going_out_bonus",
    "first_turn_bonus",
    "stock_out",
    "stock_out_penalty",
    "number_values",
    "ace_value",
    "queen_of_spades",
    "rounds",
    "next_dealer",
    "rummy_call",
)


@pytest.mark.parametrize(
    ("rules", "seats", "idle"),
    [
        (Rules(), 4, "identical_in_set"),
        (Rules(decks=2, sets=False), 4, "identical_in_set"),
        (Rules(sets=False), 4, "four_at_once_doubles"),
        (Rules(), 4, "joker_value"),
        (Rules(jokers_per_deck=1), 4, "max_wild"),
        (Rules(jokers_per_deck=4, jokers_wild=False), 4, "joker_swap"),
        (Rules(jokers_per_deck=2, layoff="none"), 4, "joker_swap"),
        (Rules(layoff="none"), 4, "layoff_needs_opening"),
        (Rules(opening_minimum=1), 4, "layoff_needs_opening"),
        (Rules(rummy_call="last_discard", layoff="none"), 4, "rummy_call"),
        (Rules(pile_duty="none"), 4, "pile_duty_when"),
        (Rules(pile_depth="top"), 4, "pile_duty_by"),
        (Rules(layoff="none"), 4, "pile_duty_by"),
        (Rules(pile_duty="always"), 4, "return_taken"),
        (Rules(ace="high"), 4, "ace_low_value"),
        (Rules(rounds=3), 4, "winner"),
        (Rules(rounds=1, tie="share"), 4, "next_dealer"),
        (Rules(), 4, "max_reshuffles"),
    ],
)
def test_idle(rules: Rules, seats: int, idle: str) -> None:
    assert idle in idle_fields(rules, seats)


@pytest.mark.parametrize(
    ("rules", "seats", "field"),
    [
        (Rules(), 5, "identical_in_set"),
        (Rules(jokers_per_deck=1), 5, "max_wild"),
        (Rules(pile_duty="none", rummy_call="full"), 4, "pile_duty_when"),
        (Rules(rummy_call="full", layoff="none"), 4, "rummy_call"),
        (Rules(rounds=1), 4, "next_dealer"),
        (Rules(ace="around"), 4, "ace_low_value"),
    ],
)
def test_not_idle(rules: Rules, seats: int, field: str) -> None:
    assert field not in idle_fields(rules, seats)


def test_what_is_automatic_is_compared_by_what_it_comes_to() -> None:
    assert values_apart(Rules(decks=1, hand_size=7), Rules(), 4) == {}
    assert values_apart(Rules(decks=1, hand_size=7), Rules(), 5) == {"decks": "1"}
    assert values_apart(Rules(hand_size=7), Rules(), 2) == {"hand_size": "7"}
    assert values_apart(PRESETS["persian"], Rules(), 4).get("decks") is None


def test_another_number_of_seats_changes_what_is_automatic() -> None:
    assert values_apart(Rules(), Rules(), 5, 2) == {"decks": "2", "hand_size": "7"}
    assert values_apart(Rules(), Rules(), 4, 3) == {}


def test_what_another_field_makes_idle_is_no_difference_of_its_own() -> None:
    assert values_apart(Rules(pile_depth="top"), Rules(), 4) == {"pile_depth": "top"}
    assert values_apart(Rules(rounds=3), Rules(), 4) == {"rounds": "3"}
