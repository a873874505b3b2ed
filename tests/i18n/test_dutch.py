"""Dutch: its numbers and plural forms, how it speaks to the reader, its cards and its quotation marks."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from rummy500.cards import parse_card
from rummy500.i18n import card_text, message, number, sources
from rummy500.i18n.prose import PAGES, prose_of


@cache
def _written() -> list[tuple[str, str]]:
    """Every Dutch sentence with where it stands: the entries of the catalogues, and the parts of the pages."""
    found: list[tuple[str, str]] = []
    for name, text in sources("nl").items():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.span:
                found.append((f"{name}: {entry.id.name}", text[entry.span.start : entry.span.end]))
    for page in PAGES:
        prose = prose_of(page, "nl")
        assert prose is not None, f"the page {page} is not in Dutch"
        found += [(f"{page}: {name}", part) for name, part in prose.parts.items()]
        found += [(f"{page}: head", f"{prose.title} {prose.description}")]
    return found


@pytest.mark.parametrize(
    ("count", "hand", "rounds", "points"),
    [
        (0, "Je hand, leeg", "0 rondes gespeeld", "geen"),
        (1, "Je hand, één kaart", "Eén ronde gespeeld", "1 punt"),
        (2, "Je hand, 2 kaarten", "2 rondes gespeeld", "2 punten"),
        (5, "Je hand, 5 kaarten", "5 rondes gespeeld", "5 punten"),
        (21, "Je hand, 21 kaarten", "21 rondes gespeeld", "21 punten"),
        (22, "Je hand, 22 kaarten", "22 rondes gespeeld", "22 punten"),
    ],
)
def test_b137_plural_forms(count: int, hand: str, rounds: str, points: str) -> None:
    assert message("nl", "zone-hand", count=count) == hand
    assert message("nl", "history-rounds", count=count) == rounds
    assert message("nl", "value-opening-minimum", count=count) == points


@pytest.mark.parametrize(
    ("names", "count", "won"),
    [("Ada", 1, "Ada wint de partij."), ("Ada en Bo", 2, "Ada en Bo winnen de partij.")],
)
def test_the_verb_follows_how_many_won(names: str, count: int, won: str) -> None:
    assert message("nl", "tell-won", names=names, count=count) == won


def test_numbers_have_a_point_for_thousands_and_a_true_minus() -> None:
    assert [number(value, "nl") for value in (-9, 0, 500, 10_000)] == ["−9", "0", "500", "10.000"]


@pytest.mark.parametrize(
    ("card", "short", "spoken"),
    [
        ("JH", "B♥", "hartenboer"),
        ("QS", "V♠", "schoppenvrouw"),
        ("KC", "H♣", "klaverenheer"),
        ("AD", "A♦", "ruitenaas"),
        ("10S", "10♠", "schoppen 10"),
        ("2C", "2♣", "klaveren 2"),
    ],
)
def test_court_cards_are_one_word_and_number_cards_two(card: str, short: str, spoken: str) -> None:
    assert card_text(parse_card(card), "nl") == short
    assert card_text(parse_card(card), "nl", words=True) == spoken


def test_dutch_says_je() -> None:
    for where, text in _written():
        assert not re.search(r"\b[Uu]w?\b(?!\))", re.sub(r"\{[^{}]*\}|^#.*$", "", text, flags=re.MULTILINE)), where


def test_dutch_has_single_quotation_marks() -> None:
    for where, text in _written():
        assert not re.search("[“”„«»]", text), where
        assert text.count("‘") <= text.count("’"), where


def test_dutch_cards_in_sentences_have_dutch_letters() -> None:
    for where, text in _written():
        if not where.startswith("cli.ftl"):
            assert not re.search(r"[JQK][♠♥♦♣]|[JQK]-[QKA]\b", text), where


def test_dutch_ranges_say_that_both_ends_count() -> None:
    # "van 3 tot 8" leaves open whether 8 is in it, which players and programs have to know.
    for where, text in _written():
        assert not re.search(r"\d tot \d|\} tot \{", text), where


def test_dutch_writes_per_cent_without_a_space() -> None:
    for where, text in _written():
        assert not re.search(r"[\d}] %", text), where


def test_no_dutch_word_stands_twice_by_mistake() -> None:
    # "Leg je je laatste kaart uit" is right.
    for where, text in _written():
        assert not re.search(r"\b(?!je\b)([a-zë]{2,}) \1\b", text), where


def test_standing_has_one_name_in_dutch() -> None:
    name = message("nl", "term-stand")
    assert message("nl", "do-stand").lower() == message("nl", "key-stand").lower() == name
    for where, text in _written():
        assert "uitleggen zonder te trekken" not in text.lower(), where
