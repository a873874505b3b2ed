"""Random house rules can be played, reach every field, and follow from the seed alone."""

from __future__ import annotations

from random import Random

import pytest

from rummy500.rules import FIELDS, check_rules
from rummy500.testkit.random_rules import random_rules, tense_rules


@pytest.mark.parametrize("seats", range(2, 9))
def test_that_many_seats_can_play_them(seats: int) -> None:
    for seed in range(60):
        assert check_rules(random_rules(Random(seed), seats), seats) == []
        assert check_rules(tense_rules(Random(seed), seats), seats) == []


def test_no_field_keeps_one_value() -> None:
    drawn = [random_rules(Random(seed), 6) for seed in range(200)]
    assert [name for name in FIELDS if len({getattr(rules, name) for rules in drawn}) < 2] == []


def test_a_seed_gives_the_same_rules_again() -> None:
    again = [random_rules(Random(seed), 4) for seed in range(20)]
    assert again == [random_rules(Random(seed), 4) for seed in range(20)]
    assert len(set(again)) > 15


def test_tense_rules_owe_something() -> None:
    for seed in range(60):
        rules = tense_rules(Random(seed), 3)
        assert rules.pile_duty != "none"
        assert rules.joker_swap != "never"
        assert rules.jokers_per_deck > 0
