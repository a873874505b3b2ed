"""Names of people: B91."""

from __future__ import annotations

import pytest

from rummy500.app.names import clean_name, distinct, graphemes


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


def test_marks_and_skin_tones_are_no_letters_of_their_own() -> None:
    assert graphemes("e\u0301") == 1
    assert graphemes("👍🏽") == 1


def test_b91_names_that_look_alike_get_a_number() -> None:
    assert distinct(["Ann", "Bo", "ann", "АNN", "Bo"]) == ["Ann", "Bo", "ann (2)", "АNN (3)", "Bo (2)"]
