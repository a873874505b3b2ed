"""The long prose: every language has every page, with the same parts, addresses, pictures, boxes, links and figures."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rummy500.i18n import COMPLETE, FALLBACK
from rummy500.i18n.prose import PAGES, Prose, ProseError, prose, prose_of, read_prose

OTHERS = tuple(language for language in COMPLETE if language != FALLBACK)

MARKS = {
    "address": r"\{#([\w-]+)\}",
    "box or picture": r"^:::(\w.*)$",
    "link": r"\]\(([^)\s]+)\)",
    "figure": r"\{=([\w-]+)\}",
    "card": r"\{((?:A|[2-9]|10|J|Q|K)[SHDC]|JK)\}",
}


def page(name: str, language: str) -> Prose:
    found = prose_of(name, language)
    assert found is not None, f"{name} is not there in {language}"
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_the_parts_of_the_english_one(name: str, language: str) -> None:
    ours, english = page(name, language), page(name, FALLBACK)
    assert list(ours.parts) == list(english.parts)
    for part, text in english.parts.items():
        for mark, pattern in MARKS.items():
            wanted, found = (Counter(re.findall(pattern, one, re.M)) for one in (text, ours.parts[part]))
            assert found == wanted, (
                f"{language}/{name} {part!r}: {mark} {wanted} is {found}"
            )


@pytest.mark.parametrize("language", OTHERS)
def test_no_paragraph_is_left_in_english(language: str) -> None:
    for name in PAGES:
        ours, english = page(name, language), page(name, FALLBACK)
        assert (ours.title, ours.description) != (english.title, english.description)
        for part, text in english.parts.items():
            left = {line for line in text.splitlines() if len(line) > 60 and not line.startswith(":::")}
            assert not left & set(ours.parts[part].splitlines()), f"{language}/{name} {part!r}"


def test_a_page_that_is_not_written_yet_is_read_in_english_and_an_unknown_one_is_refused() -> None:
    assert prose("rules", "xx").language == FALLBACK
    with pytest.raises(ProseError):
        prose("nix", FALLBACK)


@pytest.mark.parametrize("text", ["title: A\n\nText", "title: A\ndescription: B\n\n@one\nx\n@one\ny"])
def test_a_file_without_a_whole_head_or_with_a_part_twice_is_refused(text: str) -> None:
    with pytest.raises(ProseError):
        read_prose(text, FALLBACK)
