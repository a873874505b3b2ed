"""Rules as the text of a link: round trips, and what is refused."""

from __future__ import annotations

from random import Random
from urllib.parse import quote, quote_plus, urlencode

import pytest

from rummy500.rules import PRESETS, Rules, RulesError
from rummy500.server.share_text import ShareError, pairs_of, pairs_text, parse_share, share_text
from tests.game.random_rules import random_rules


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_its_name(preset: str) -> None:
    text = share_text(preset, PRESETS[preset])
    assert text == f"1.{preset}"
    shared = parse_share(text)
    assert (shared.preset, shared.rules, shared.seats) == (preset, PRESETS[preset], None)
    assert shared.texts() == {}


@pytest.mark.parametrize("seed", range(300))
def test_any_rules_over_any_preset_read_back(seed: int) -> None:
    rng = Random(seed)
    rules, seats = random_rules(rng)
    preset = rng.choice(sorted(PRESETS))
    said = seats if rng.random() < 0.5 else None
    text = share_text(preset, rules, said)
    shared = parse_share(text)
    assert (shared.preset, shared.rules, shared.seats) == (preset, rules, said)
    assert share_text(preset, shared.rules, shared.seats) == text
    assert quote(text) == quote_plus(text) == text
    assert urlencode({"r": text}) == f"r={text}"


def test_a_text_can_be_read_by_people() -> None:
    rules = Rules(jokers_per_deck=2, cut=True, max_wild=None)
    assert share_text("standard", rules, 5) == "1.standard.seats-5.jokers_per_deck-2.cut-on.max_wild-none"
    assert parse_share("1.standard.seats-5.jokers_per_deck-2.cut-on").texts() == {"jokers_per_deck": "2", "cut": "on"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_share_text"),
        ("1", "bad_share_text"),
        ("1.", "bad_share_text"),
        ("standard", "bad_share_text"),
        ("1.nobody", "bad_share_text"),
        ("1.standard.", "bad_share_text"),
        ("1.standard.cut", "bad_share_text"),
        ("1.standard.cut-", "bad_share_text"),
        ("1.standard..cut-on", "bad_share_text"),
        ("1.standard.cut-on.", "bad_share_text"),
        ("1.standard.cut-on.cut-on", "bad_share_text"),
        ("1.standard.cut-on-off", "bad_share_text"),
        ("1.standard.cut=on", "bad_share_text"),
        ("1.standard.CUT-on", "bad_share_text"),
        ("1.standard.seats-1", "bad_share_text"),
        ("1.standard.seats-9", "bad_share_text"),
        ("1.standard.seats-04", "bad_share_text"),
        ("1.standard.target-５００", "bad_share_text"),
        ("1.standard." + "a" * 3000 + "-1", "bad_share_text"),
        ("1" * 3000, "bad_share_text"),
        ("<b>", "bad_share_text"),
        ("2.standard", "other_share_version"),
        ("01.standard", "other_share_version"),
        ("1.standard.cat-on", "unknown_field"),
        ("1.standard.target-49", "bad_value"),
        ("1.standard.target-0500", "bad_value"),
        ("1.standard.cut-maybe", "bad_value"),
        ("1.standard.teams-1", "bad_value"),
    ],
)
def test_what_is_no_such_text(text: str, code: str) -> None:
    with pytest.raises((ShareError, RulesError)) as caught:
        parse_share(text)
    assert caught.value.code == code


def test_pairs() -> None:
    texts = {"turn_timer": "90", "undo": "off"}
    assert pairs_text(texts) == "turn_timer-90.undo-off"
    assert pairs_of("turn_timer-90.undo-off") == texts
