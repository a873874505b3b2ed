"""Names of people: B91."""

from __future__ import annotations

import pytest

from rummy500.app.names import clean_name, distinct, graphemes
from rummy500.game.match import Match
from rummy500.game.record import read_record, write_record
from rummy500.rules import Rules


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee \t", "Ann Lee"),
        ("A\u200bnn", "Ann"),
        ("\u202eAnn", "Ann"),
        ("Ａｎｎ", "Ann"),
        ("Ann\u2028Lee", "Ann Lee"),
        ("Zoë", "Zoë"),
        ("=1+1", "=1+1"),
        ("W" * 20, "W" * 20),
        ("猫" * 20, "猫" * 20),
    ],
)
def test_b91_what_is_invisible_goes(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize("typed", ["", " ", "\u200b\u200d", "\u2028", "W" * 21, "\u0301", "x" * 10_000, "\x00\x01"])
def test_b91_what_is_no_name_is_refused(typed: str) -> None:
    assert clean_name(typed) is None


FAMILY = "👨\u200d👩\u200d👧\u200d👦"


def test_b92_a_family_is_one_letter_and_stays_together() -> None:
    assert graphemes(FAMILY) == 1
    assert clean_name(FAMILY * 20) == FAMILY * 20
    assert clean_name(FAMILY * 21) is None
    assert clean_name("A\u200dnn") == "Ann"
    assert (graphemes("🇩🇪"), graphemes("🇩🇪🇳🇱"), graphemes("❤️")) == (1, 2, 1)


def test_b92_such_a_name_can_be_played_and_written_down() -> None:
    text = write_record(Match(Rules(), [FAMILY * 20, "Bob"]))
    assert read_record(text).names == (FAMILY * 20, "Bob")


def test_marks_and_skin_tones_are_no_letters_of_their_own() -> None:
    assert graphemes("e\u0301") == 1
    assert graphemes("👍🏽") == 1


def test_b91_names_that_look_alike_get_a_number() -> None:
    assert distinct(["Ann", "Bo", "ann", "АNN", "Bo"]) == ["Ann", "Bo", "ann (2)", "АNN (3)", "Bo (2)"]
