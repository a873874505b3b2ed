"""House rules: fields, presets, text forms, and what cannot be played (rules §10, §11)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rummy500.rules import (
    FIELDS,
    PRESETS,
    Rules,
    RulesError,
    check_rules,
    parse_rule,
    preset_seats,
    rule_text,
    rules_text,
)
from tests.game.random_rules import texts_of


def changed(name: str) -> dict[str, str]:
    """Gives what a preset changes, as record texts."""
    standard, preset = rules_text(PRESETS["standard"], 2), rules_text(PRESETS[name], 2)
    return {field: text for field, text in preset.items() if text != standard[field]}


PRESET_CHANGES: dict[str, dict[str, str]] = {
    "standard": {},
    "rulebook": {"pile_duty": "always", "identical_in_set": "four"},
    "joker_table": {
        "jokers_per_deck": "2",
        "hand_size": "7",
        "cut": "on",
        "pile_duty": "always",
        "pile_duty_when": "same_turn",
        "going_out": "discard",
    },
    "classic": {"going_out": "discard", "ace_low_value": "15", "identical_in_set": "on"},
    "duel": {"pile_duty_when": "same_turn", "target_rule": "exceed"},
    "sheet": {
        "jokers_per_deck": "2",
        "max_wild": "none",
        "joker_value": "25",
        "number_values": "five",
        "ace": "high",
        "identical_in_set": "on",
        "going_out": "discard",
    },
    "pagat": {"jokers_per_deck": "2", "max_wild": "none", "rummy_call": "full"},
    "bicycle": {"pile_duty": "always", "settlement": "on"},
    "partnership": {"teams": "2"},
    "persian": {
        "teams": "2",
        "decks": "1",
        "jokers_per_deck": "4",
        "jokers_wild": "off",
        "joker_value": "20",
        "ace": "high",
        "four_at_once_doubles": "on",
        "rounds": "2",
    },
    "persian_wild": {"jokers_per_deck": "4", "max_wild": "none", "joker_value": "20", "joker_layoff": "unless_held"},
    "michigan": {"boodle": "on"},
    "first_turn": {"first_turn_bonus": "25"},
    "runs_only": {"sets": "off"},
    "short": {"target": "300"},
    "long_600": {"target": "600"},
    "long_750": {"target": "750"},
    "long_1000": {"target": "1000"},
    "long_1500": {"target": "1500"},
    "long_2500": {"target": "2500"},
    "long_5000": {"target": "5000"},
}


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_preset_is_standard_with_its_changes(name: str) -> None:
    assert changed(name) == PRESET_CHANGES[name]


def test_there_are_all_presets_and_they_can_be_played() -> None:
    assert set(PRESETS) == set(PRESET_CHANGES)
    assert {name: seats for name in PRESETS if (seats := preset_seats(name))} == {
        "duel": 2,
        "partnership": 4,
        "persian": 4,
    }
    for name, rules in PRESETS.items():
        assert check_rules(rules, preset_seats(name) or 3) == []


@pytest.mark.parametrize("field", sorted(FIELDS))
def test_every_value_of_a_field_reads_back(field: str) -> None:
    for text in texts_of(field):
        value = parse_rule(field, text)
        assert rule_text(field, value) == text
        assert getattr(Rules().replace(**{field: value}), field) == value


@pytest.mark.parametrize(
    ("field", "low", "high"),
    [
        ("jokers_per_deck", 0, 4),
        ("hand_size", 3, 20),
        ("min_run", 3, 4),
        ("max_wild", 1, 2),
        ("opening_minimum", 0, 150),
        ("going_out_bonus", 0, 200),
        ("first_turn_bonus", 0, 200),
        ("max_reshuffles", 1, 9),
        ("ace_value", 1, 100),
        ("ace_low_value", 1, 100),
        ("queen_of_spades", 10, 100),
        ("joker_value", 0, 200),
        ("target", 50, 10_000),
        ("rounds", 1, 50),
        ("decks", 1, 2),
    ],
)
def test_the_range_of_a_number(field: str, low: int, high: int) -> None:
    assert parse_rule(field, str(low)) == low
    assert parse_rule(field, str(high)) == high
    for text in (str(low - 1), str(high + 1), f"0{low}", f"+{low}", "", "x", "٣", str(10**30)):
        with pytest.raises(RulesError) as caught:
            parse_rule(field, text)
        assert caught.value.code == "bad_value"
        assert caught.value.fields == (field,)
    with pytest.raises(RulesError):
        Rules().replace(**{field: high + 1})


def test_one_team_is_none() -> None:
    with pytest.raises(RulesError):
        parse_rule("teams", "1")


def test_unknown_fields() -> None:
    with pytest.raises(RulesError) as caught:
        parse_rule("nix", "on")
    assert caught.value.code == "unknown_field"
    with pytest.raises(RulesError):
        Rules().replace(nix=1)


def test_switches_are_not_numbers() -> None:
    with pytest.raises(RulesError):
        Rules(target=True)
    with pytest.raises(RulesError):
        Rules(sets=1)  # type: ignore[arg-type]


def test_rules_go_over_the_wire() -> None:
    for rules in PRESETS.values():
        assert msgspec.json.decode(msgspec.json.encode(rules), type=Rules) == rules
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"target": 3}', type=Rules)


def test_decks_and_hand_size_by_themselves() -> None:
    rules = Rules()
    assert [rules.deck_count(seats) for seats in range(2, 9)] == [1, 1, 1, 2, 2, 2, 2]
    assert [rules.dealt(seats) for seats in range(2, 9)] == [13, 7, 7, 7, 7, 7, 7]
    assert rules.pack_size(5) == 104
    assert PRESETS["joker_table"].pack_size(2) == 54


CANNOT: dict[str, tuple[dict[str, Any], int, str, tuple[str, ...]]] = {
    "one seat": ({}, 1, "bad_seats", ("seats",)),
    "nine seats": ({}, 9, "bad_seats", ("seats",)),
    "too few cards": ({"hand_size": 17}, 3, "too_few_cards", ("seats", "hand_size", "decks")),
    "odd teams": ({"teams": 2}, 5, "uneven_teams", ("seats", "teams")),
    "teams of one": ({"teams": 2}, 2, "uneven_teams", ("seats", "teams")),
    "a duty that never comes": (
        {"pile_duty_by": "new_meld", "pile_duty": "none"},
        3,
        "duty_never",
        ("pile_duty_by", "pile_duty", "rummy_call"),
    ),
    "two jokers that are not wild": (
        {"jokers_wild": False, "jokers_per_deck": 2},
        3,
        "too_few_jokers",
        ("jokers_wild", "jokers_per_deck", "decks"),
    ),
    "jokers without sets": (
        {"jokers_wild": False, "jokers_per_deck": 4, "sets": False},
        3,
        "jokers_no_use",
        ("jokers_wild", "sets", "jokers_per_deck"),
    ),
}


@pytest.mark.parametrize("name", sorted(CANNOT))
def test_what_cannot_be_played(name: str) -> None:
    changes, seats, code, fields = CANNOT[name]
    refusals = check_rules(Rules().replace(**changes), seats)
    assert [(refusal.code, refusal.fields) for refusal in refusals] == [(code, fields)]


@pytest.mark.parametrize(
    ("changes", "seats"),
    [
        ({"hand_size": 16}, 3),
        ({"hand_size": 17, "decks": 2}, 3),
        ({"teams": 2}, 4),
        ({"teams": 4}, 8),
        ({"teams": 3}, 6),
        ({"pile_duty_by": "new_meld", "pile_duty": "none", "rummy_call": "full"}, 3),
        ({"jokers_wild": False}, 3),
        ({"jokers_wild": False, "jokers_per_deck": 3}, 3),
        ({"jokers_wild": False, "jokers_per_deck": 2}, 5),
        ({"sets": False, "jokers_per_deck": 1}, 3),
    ],
)
def test_what_can_just_be_played(changes: dict[str, Any], seats: int) -> None:
    assert check_rules(Rules().replace(**changes), seats) == []


def test_the_mend_mends() -> None:
    """The largest hand that the refusal names can be dealt, and one card more cannot."""
    for seats in range(2, 9):
        for decks in (1, 2):
            for jokers in (0, 4):
                rules = Rules().replace(decks=decks, jokers_per_deck=jokers, hand_size=20)
                for refusal in check_rules(rules, seats):
                    most = refusal.arguments["most"]
                    assert isinstance(most, int)
                    assert check_rules(rules.replace(hand_size=most), seats) == []
                    assert check_rules(rules.replace(hand_size=most + 1), seats) != []


def test_every_defect_is_named() -> None:
    rules = Rules().replace(hand_size=20, teams=2, pile_duty_by="new_meld", pile_duty="none")
    assert [refusal.code for refusal in check_rules(rules, 5)] == ["too_few_cards", "uneven_teams", "duty_never"]
