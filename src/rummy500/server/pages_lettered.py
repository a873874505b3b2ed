"""The prose of the whole game's page, lettered: the rules have numbers (3.1), what explains them has letters (3a)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from markupsafe import Markup

from rummy500.i18n.prose import Prose
from rummy500.i18n.rules_text import Section
from rummy500.server.pages_markdown import Letters, lettered_prose

__all__ = ["Chapter", "Lettered", "lettered"]

_TITLE: Final = re.compile(r"^## +(.+?) *\{#([a-z0-9-]+)\}$", re.MULTILINE)


class Chapter(msgspec.Struct, frozen=True):
    """Is prose below a heading of its own; ``number`` is None before the rules, behind them it goes on from theirs."""

    id: str
    title: str
    number: int | None
    text: Markup


class Lettered(msgspec.Struct, frozen=True):
    """Is the page's prose: what it begins with, chapters before the rules and behind them, and text around a section.

    ``around`` is by the section's id, and ``after-`` and the id for what follows its rules.
    """

    opening: Markup
    before: Sequence[Chapter]
    around: dict[str, Markup]
    behind: Sequence[Chapter]


def lettered(told: Prose, offered: str, sections: Sequence[Section]) -> Lettered:
    """Gives the prose with letters that go with the numbers of the rules' sections.

    Raises ProseError for what it cannot show.
    """

    def written(text: str, letters: Letters) -> Markup:
        return lettered_prose(text, told.language, offered, letters)

    first = Letters(None, "intro")
    opening, *chapters = _TITLE.split(told.parts[""])
    begun = written(opening, first)
    before = [Chapter(anchor, title, None, written(text, first)) for title, anchor, text in _triples(chapters)]
    around = {}
    for section in sections:
        letters = Letters(section.number, section.id)
        for name in (section.id, f"after-{section.id}"):
            if name in told.parts:
                around[name] = written(told.parts[name], letters)
    behind = [
        Chapter(anchor, title, number, written(text, Letters(number, anchor)))
        for number, (title, anchor, text) in enumerate(_triples(_TITLE.split(told.parts["end"])[1:]), len(sections) + 1)
    ]
    return Lettered(begun, before, around, behind)


def _triples(texts: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    return zip(texts[::3], texts[1::3], texts[2::3], strict=True)
