"""Rules that cannot be played are mended by what is offered."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rummy500.i18n import COMPLETE, field_name, mends
from rummy500.i18n.mends import Mend, mends_of
from rummy500.rules import FIELDS, Rules, Value, check_rules, parse_rule
from tests.game.random_rules import texts_of

_AT_FAULT = ("decks", "jokers_per_deck", "hand_size", "sets", "jokers_wild", "pile_duty", "pile_duty_by", "teams")


def _unplayable(count: int) -> Iterator[tuple[Rules, int]]:
    rng = Random(3)
    while count:
        values: dict[str, Value] = {name: parse_rule(name, rng.choice(texts_of(name))) for name in _AT_FAULT}
        values["hand_size"] = parse_rule("hand_size", rng.choice(["auto", "7", "13", "20"]))
        rules, seats = Rules().replace(**values), rng.randint(1, 10)
        if check_rules(rules, seats):
            count -= 1
            yield rules, seats


def _mended(rules: Rules, seats: int, mend: Mend) -> tuple[Rules, int]:
    changes = dict(mend.changes)
    seats = int(changes.pop("seats", seats))
    return rules.replace(**{name: parse_rule(name, text) for name, text in changes.items()}), seats


def test_every_problem_has_a_mend_and_every_mend_takes_its_problem_away() -> None:
    codes = set()
    for rules, seats in _unplayable(400):
        problems = check_rules(rules, seats)
        for problem in problems:
            ways = mends_of(problem, rules, seats, "en")
            assert ways, f"{problem} of {rules} for {seats}"
            codes.add(problem.code)
            for way in ways:
                left = {one.code for one in check_rules(*_mended(rules, seats, way))}
                assert left <= {one.code for one in problems} - {problem.code} or problem.code == "bad_seats"
                assert problem.code not in left
                if len(problems) == 1 and problem.code != "bad_seats":
                    assert not left
    assert codes == {
        "bad_seats",
        "too_few_cards",
        "uneven_teams",
        "duty_never",
        "too_few_jokers",
        "jokers_no_use",
    }


def test_one_mend_after_the_other_makes_any_rules_playable() -> None:
    rng = Random(4)
    for first, at in _unplayable(400):
        rules, seats = first, at
        steps = 0
        while check_rules(rules, seats):
            rules, seats = _mended(rules, seats, rng.choice(mends(rules, seats, "en")))
            steps += 1
            assert steps <= 6, f"{first} for {at}"


@pytest.mark.parametrize(
    ("rules", "seats", "ways"),
    [
        (Rules(), 9, [{"seats": "8"}]),
        (Rules(), 1, [{"seats": "2"}]),
        (Rules(hand_size=20), 4, [{"hand_size": "11"}, {"decks": "2"}, {"seats": "2"}]),
        (Rules(hand_size=20), 8, [{"hand_size": "11"}]),
        (Rules(teams=3), 4, [{"teams": "0"}, {"teams": "2"}, {"seats": "6"}]),
        (
            Rules(pile_duty="none", pile_duty_by="new_meld"),
            4,
            [{"pile_duty": "deep"}, {"pile_duty_by": "play"}, {"rummy_call": "full"}],
        ),
        (
            Rules(jokers_wild=False, jokers_per_deck=1),
            4,
            [{"jokers_wild": "on"}, {"jokers_per_deck": "0"}, {"jokers_per_deck": "3"}],
        ),
        (
            Rules(jokers_wild=False, jokers_per_deck=1),
            5,
            [{"jokers_wild": "on"}, {"jokers_per_deck": "0"}, {"jokers_per_deck": "2"}],
        ),
        (
            Rules(jokers_wild=False, jokers_per_deck=4, sets=False),
            4,
            [{"jokers_wild": "on"}, {"sets": "on"}, {"jokers_per_deck": "0"}],
        ),
        (Rules(), 4, []),
    ],
)
def test_known_mends(rules: Rules, seats: int, ways: list[dict[str, str]]) -> None:
    assert [mend.changes for mend in mends(rules, seats, "en")] == ways


@pytest.mark.parametrize("language", COMPLETE)
def test_a_mend_says_which_field_and_what(language: str) -> None:
    for rules, seats in _unplayable(60):
        for mend in mends(rules, seats, language):
            [(field, text)] = mend.changes.items()
            assert field in FIELDS or field == "seats"
            assert mend.text.startswith(field_name(field, language))
            assert mend.text.partition(": ")[2]
            assert not text.isdecimal() or text in mend.text or text == "0"


def test_in_words() -> None:
    texts = [mend.text for mend in mends(Rules(teams=3), 4, "de")]
    assert texts == ["Teams: keine", "Teams: 2", "Mitspieler: 6"]
