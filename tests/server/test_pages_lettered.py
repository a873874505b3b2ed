"""The page of the whole game: rules have their tables’ numbers, explanations letters of the same section."""

from __future__ import annotations

import re

import pytest

from rummy500.i18n import COMPLETE, rules_sections
from rummy500.i18n.prose import ProseError, prose
from rummy500.rules import PRESETS
from rummy500.server.pages_frame import Place
from rummy500.server.pages_lettered import lettered
from rummy500.server.pages_markdown import Letters, lettered_prose
from rummy500.server.rules_html import _whole_game
from tests.server.reading import Page


def _marks(language: str, seats: int) -> list[tuple[str, str]]:
    """Every paragraph's mark in the margin and its anchor, in the page's order."""
    text = _whole_game(Place(language, "rules", ""), seats)
    ids = Page(text).ids
    marks = [(mark, anchor) for anchor, mark in re.findall(r'<a class="number" href="#([\w-]+)">([\w.]+)</a>', text)]
    assert {anchor for _, anchor in marks} <= set(ids) and len(set(ids)) == len(ids)
    return marks


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_language_has_the_same_paragraphs_under_the_same_marks(seats: int) -> None:
    english = _marks("en", seats)
    for language in COMPLETE:
        assert _marks(language, seats) == english
    assert len({mark for mark, _ in english}) == len(english)
    sections = rules_sections(PRESETS["standard"], seats, {}, "en")
    for section in sections:
        own = [mark for mark, _ in english if re.match(rf"{section.number}\D", mark)]
        assert sorted(mark for mark in own if "." in mark) == [item.number for item in section.items]
        letters = [mark.removeprefix(str(section.number)) for mark in own if "." not in mark]
        assert letters == list("abcdefghijklmnopqrstuvwxyz")[: len(letters)]


def test_no_explanation_is_without_a_letter() -> None:
    written = prose("rules", "de")
    page = lettered(written, "de", rules_sections(PRESETS["standard"], 4, {}, "de"))
    chapters = [chapter.text for chapter in (*page.before, *page.behind)]
    for text in (page.opening, *page.around.values(), *chapters):
        lines = [line for line in text.splitlines() if re.match(r"<(p|ul|ol|div class=\"box)\b", line)]
        assert lines == [], lines
    assert [chapter.number for chapter in page.behind] == [9, 10]
    assert [chapter.id for chapter in page.before] == ["in-short", "what-you-need"]


def test_a_section_has_no_more_paragraphs_than_letters() -> None:
    assert 'id="x-z"' in lettered_prose("p\n\n" * 26, "en", "en", Letters(3, "x"))
    with pytest.raises(ProseError):
        lettered_prose("p\n\n" * 27, "en", "en", Letters(3, "x"))
