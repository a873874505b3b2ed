"""What differs, in one line."""

from __future__ import annotations

from random import Random

import pytest

from rummy500.i18n import COMPLETE, changes, differs
from rummy500.i18n.differences import difference
from rummy500.i18n.in_force import values_apart
from rummy500.rules import FIELDS, PRESETS, Rules, check_rules, preset_seats
from rummy500.testkit.random_rules import random_rules
from tests.game.random_rules import texts_of


@pytest.mark.parametrize("language", COMPLETE)
def test_every_value_of_every_rule_has_a_piece_of_its_own(language: str) -> None:
    seen: dict[str, tuple[str, str]] = {}
    for name in FIELDS:
        for text in texts_of(name):
            if text != "auto":  # what is automatic is told by what it comes to
                piece = difference(name, text, language)
                assert piece and piece == piece.strip() and not piece.endswith(".") and "·" not in piece
                assert seen.setdefault(piece, (name, text)) == (name, text), piece
    pieces = {difference("seats", str(seats), language) for seats in range(2, 9)}
    assert len(pieces) == 7


@pytest.mark.parametrize(
    ("preset", "english", "german"),
    [
        ("standard", "standard rules", "Standardregeln"),
        (
            "joker_table",
            "2 jokers per deck · cut before the deal · the card taken from the pile must always be played"
            " · the reached card is played before the discard · the last card is discarded",
            "2 Joker je Kartenspiel · Abheben vor dem Geben · Spielpflicht immer, auch für die oberste Karte"
            " · Spielpflicht bis zum Ablegen · die letzte Karte wird abgelegt",
        ),
        ("short", "to 300 points", "bis 300 Punkte"),
        (
            "persian",
            "4 jokers per deck · aces high only · jokers meld only with each other · jokers count 20"
            " · four at once count double · 2 rounds · 2 teams",
            "4 Joker je Kartenspiel · Ass nur hoch · Joker nur miteinander · Joker zählen 20"
            " · vier auf einmal zählen doppelt · 2 Runden · 2 Teams",
        ),
    ],
)
def test_presets(preset: str, english: str, german: str) -> None:
    assert differs(PRESETS[preset], 4) == english
    assert differs(PRESETS[preset], 4, language="de") == german


@pytest.mark.parametrize("language", COMPLETE)
def test_every_preset_but_the_standard_differs(language: str) -> None:
    lines = {name: differs(rules, preset_seats(name) or 5, language=language) for name, rules in PRESETS.items()}
    assert len(set(lines.values())) == len(lines)


def test_from_another_preset() -> None:
    rules = PRESETS["duel"].replace(target=300)
    assert differs(rules, 2, "duel") == "to 300 points"
    assert differs(PRESETS["duel"], 2, "duel", same="") == ""
    assert differs(PRESETS["standard"], 2, "duel", "de") == "Spielpflicht sofort · das Ziel genügt"


def test_only_what_has_an_effect_is_told() -> None:
    assert differs(Rules(joker_value=25, max_reshuffles=3, identical_in_set="on"), 4) == "standard rules"
    assert differs(Rules(identical_in_set="on"), 5) == "doubles in a set, up to eight cards"


def test_what_changes_between_matches() -> None:
    assert changes(Rules(), Rules(), 4) == ""
    assert changes(Rules(cut=True, target=300), Rules(target=300), 4) == "no cut"
    assert changes(Rules(), Rules(), 5, seats_before=4) == "5 players · 2 decks"
    assert changes(Rules(), Rules(), 2, "de", seats_before=3) == "2 Mitspieler · je 13 Karten"
    assert changes(Rules(rounds=3), Rules(), 4) == "no fixed number of rounds"
    assert changes(Rules(teams=2), Rules(), 4, "de") == "keine Teams"


@pytest.mark.parametrize("seed", range(40))
def test_a_change_names_each_field_once_and_forth_and_back_name_the_same_fields(seed: int) -> None:
    rng = Random(seed)
    seats = rng.randint(2, 8)
    one = random_rules(rng, seats)
    other = one
    while other == one or check_rules(other, seats):
        name = rng.choice(["target", "cut", "number_values", "going_out_bonus", "queen_of_spades"])
        other = random_rules(rng, seats).replace(**{name: getattr(one, name)})
    line = changes(one, other, seats)
    apart = values_apart(other, one, seats)
    assert line.split(" · ") == [difference(name, text, "en") for name, text in apart.items()]
    assert set(apart) <= {name for name in FIELDS if getattr(one, name) != getattr(other, name)}
