"""German: its numbers and plural forms, how it speaks to the reader, its cards, its quotation marks, and its terms."""

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
    """Every German sentence with where it stands: the entries of the catalogues, and the parts of the pages."""
    found: list[tuple[str, str]] = []
    for name, text in sources("de").items():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.value and entry.value.span:
                found.append((f"{name}: {entry.id.name}", text[entry.value.span.start : entry.value.span.end]))
    for page in PAGES:
        prose = prose_of(page, "de")
        assert prose is not None, f"the page {page} is not in German"
        found += [(f"{page}: {name}", part) for name, part in prose.parts.items()]
        found += [(f"{page}: head", f"{prose.title} {prose.description}")]
    return found


@pytest.mark.parametrize(
    ("count", "hand", "rounds", "points"),
    [
        (0, "Deine Hand, leer", "0 Runden gespielt", "keiner"),
        (1, "Deine Hand, eine Karte", "Eine Runde gespielt", "1 Punkt"),
        (2, "Deine Hand, 2 Karten", "2 Runden gespielt", "2 Punkte"),
        (5, "Deine Hand, 5 Karten", "5 Runden gespielt", "5 Punkte"),
        (21, "Deine Hand, 21 Karten", "21 Runden gespielt", "21 Punkte"),
        (22, "Deine Hand, 22 Karten", "22 Runden gespielt", "22 Punkte"),
    ],
)
def test_b137_plural_forms(count: int, hand: str, rounds: str, points: str) -> None:
    assert message("de", "zone-hand", count=count) == hand
    assert message("de", "history-rounds", count=count) == rounds
    assert message("de", "value-opening-minimum", count=count) == points


def test_numbers_have_a_point_for_thousands_and_a_true_minus() -> None:
    assert [number(value, "de") for value in (-9, 0, 500, 10_000)] == ["−9", "0", "500", "10.000"]


@pytest.mark.parametrize(
    ("card", "short", "spoken"),
    [
        ("JH", "B♥", "Herz-Bube"),
        ("QS", "D♠", "Pik-Dame"),
        ("KC", "K♣", "Kreuz-König"),
        ("AD", "A♦", "Karo-Ass"),
        ("10S", "10♠", "Pik-10"),
    ],
)
def test_cards_have_german_letters_and_names(card: str, short: str, spoken: str) -> None:
    assert card_text(parse_card(card), "de") == short
    assert card_text(parse_card(card), "de", words=True) == spoken


def test_cards_in_sentences_have_german_letters() -> None:
    for where, text in _written():
        if not where.startswith("cli.ftl"):
            assert not re.search(r"[JQ][♠♥♦♣]|\b[JQ]-[QKA]\b", text), where


def test_german_quotes_below_and_above() -> None:
    for where, text in _written():
        plain = re.sub(r"\{[^{}]*\}", "", text)
        assert not re.search('[”«»‘]|"', plain), where
        assert plain.count("„") == plain.count("“"), where


def test_german_says_du_on_the_pages_too() -> None:
    for where, text in _written():
        polite = re.search(r"(?<![.!?:] )(?<!^)(?<!\n)\b(?:Sie|Ihnen|Ihre[mnrs]?|Ihr)\b", text)
        assert polite is None, f"{where}: {polite}"


@pytest.mark.parametrize(
    "other",
    [
        "Ablage(?!stapel)",
        "Zugstapel",
        "Sequenz",
        "(?:Pik|Herz|Karo|Kreuz)(?: |(?=[a-z]))(?:Ass|ass|Bube|bube|Dame|dame|König|könig|[0-9])",
        "Auslage",
        "Nachziehstapel",
        "Rommee",
        "Schreibblock",
        "Prämien?",
        "je Spiel",
    ],
)
def test_one_word_for_each_thing(other: str) -> None:
    """The glossary alone names what else people say."""
    for where, text in _written():
        if not where.startswith("glossary"):
            assert not re.search(rf"\b{other}\b", text), where
