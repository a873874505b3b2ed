"""The long prose: every language on offer has every page, with the same parts, pictures, links and figures."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rummy500.i18n import COMPLETE, FALLBACK
from rummy500.i18n.glossary import TERMS, entries
from rummy500.i18n.paragraphs import paragraphs
from rummy500.i18n.prose import PAGES, Prose, ProseError, prose, prose_of, read_prose
from rummy500.rules import FIELDS, PRESETS

OTHERS = [language for language in COMPLETE if language != FALLBACK]
# What every language has alike: anchors, pictures and boxes, figures, links, cards.
_ALIKE = (r"\{#[\w-]+\}", r"^:::\w.*$", r"\{=[\w-]+\}", r"\]\([^)]*\)", r"\{[^{}=#]+\}")


def _written(page: str, language: str) -> Prose:
    found = prose_of(page, language)
    assert found is not None, f"{language} lacks the page {page}"
    return found


def _marks(text: str) -> Counter[str]:
    return Counter(mark for pattern in _ALIKE for mark in re.findall(pattern, text, re.MULTILINE))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_the_same_parts_and_marks_in_every_language(page: str, language: str) -> None:
    english, other = _written(page, FALLBACK), _written(page, language)
    assert list(other.parts) == list(english.parts)
    assert other.title != english.title and other.description != english.description
    for name, text in english.parts.items():
        assert _marks(other.parts[name]) == _marks(text), f"{language} {page} @{name}"
        assert other.parts[name] != text or not text, f"{language} {page} @{name} is English"


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("page", PAGES)
def test_typography(page: str, language: str) -> None:
    for name, text in _written(page, language).parts.items():
        words = re.sub(r"\]\([^)]*\)|`[^`]*`|^[|:@].*$", "", text, flags=re.MULTILINE)
        where = f"{language} {page} @{name}"
        assert '"' not in words and "'" not in words, f"{where}: typewriter quotes"
        assert "..." not in words, f"{where}: three dots instead of …"
        assert not re.search(r"(?<![\w-])-\d", words), f"{where}: hyphen for a minus"


@pytest.mark.parametrize("page", PAGES)
def test_german_says_du(page: str) -> None:
    for text in _written(page, "de").parts.values():
        polite = re.search(r"(?<=[a-zäöüß,;] )(?:Sie|Ihnen|Ihre[mnrs]?|Ihr)\b", text)
        assert polite is None, polite


def test_every_part_has_its_place() -> None:
    sections = set(paragraphs(PRESETS["standard"], 4))
    around = {f"after-{section}" for section in sections}
    assert set(prose("rules", "en").parts) <= {"", "end"} | sections | around
    assert sections <= set(prose("rules", "en").parts)
    assert set(prose("house-rules", "en").parts) - {""} <= set(FIELDS)
    assert set(prose("score-sheet", "en").parts) == {"", "sums", "after-sums"}
    told = {"long" if name.startswith("long_") else name for name in PRESETS}
    assert set(prose("variants", "en").parts) == {"", *told}


def test_a_page_that_a_language_lacks_is_there_in_english() -> None:
    assert prose("tips", "xx").language == "en"
    with pytest.raises(ProseError):
        prose("nothing", "en")


@pytest.mark.parametrize("text", ["title: a\n\nText", "Text", "title: a\ndescription: b\n\n@one\n1\n\n@one\n2"])
def test_what_is_no_page(text: str) -> None:
    with pytest.raises(ProseError):
        read_prose(text, "en")


@pytest.mark.parametrize("language", COMPLETE)
def test_the_glossary_is_in_the_order_of_the_alphabet(language: str) -> None:
    told = entries(language)
    assert {entry.id for entry in told} == set(TERMS)
    assert len({entry.word for entry in told}) == len(TERMS)
    first = [entry.word.casefold()[0] for entry in told if entry.word[0].isascii()]
    assert first == sorted(first)
    for entry in told:
        assert [other.language for other in entry.others] == [one for one in COMPLETE if one != language]
