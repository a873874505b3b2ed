"""Long prose: one Markdown file a page and language in ``locales/LANGUAGE/pages``.

A file begins with lines ``title: …`` and ``description: …`` and a blank line. A line ``@name`` alone begins a part of
that name; what stands before the first is the part with the empty name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from rummy500.i18n.catalogue import FALLBACK

__all__ = ["PAGES", "Prose", "ProseError", "prose", "prose_of", "read_prose"]

PAGES: Final = ("rules", "variants", "house-rules", "tips", "glossary", "origins", "daily-deal", "score-sheet")
"""The pages that have prose, by the name of their file and the end of their address."""

_PART: Final = re.compile(r"^@([\w-]+)\s*$", re.MULTILINE)
_HEAD: Final = re.compile(r"([a-z]+): +(.+)")


class ProseError(ValueError):
    """A file of prose is not written as it must be."""


class Prose(msgspec.Struct, frozen=True):
    """Is a page's prose and the language that it is in."""

    language: str
    title: str
    description: str
    parts: Mapping[str, str]


def read_prose(text: str, language: str) -> Prose:
    """Reads a file; raises ProseError where its head is not whole or a part stands twice."""
    head, _, body = text.partition("\n\n")
    found = {match[1]: match[2] for line in head.splitlines() if (match := _HEAD.fullmatch(line))}
    if set(found) != {"title", "description"}:
        raise ProseError(f"a page needs a title and a description, this has {sorted(found)}")
    first, *rest = _PART.split(body)
    parts = {"": first.strip()}
    for name, part in zip(rest[::2], rest[1::2], strict=True):
        if name in parts:
            raise ProseError(f"the part {name} stands twice")
        parts[name] = part.strip()
    return Prose(language, found["title"], found["description"], parts)


@cache
def prose_of(name: str, language: str) -> Prose | None:
    """Gives a page in this very language; None where it is not written yet."""
    file = files("rummy500").joinpath("locales", language, "pages", f"{name}.md")
    return read_prose(file.read_text(encoding="utf-8"), language) if file.is_file() else None


def prose(name: str, language: str) -> Prose:
    """Gives a page in a language, or in English where that language does not have it.

    Raises ProseError for a page that does not exist.
    """
    found = prose_of(name, language) or prose_of(name, FALLBACK)
    if found is None:
        raise ProseError(f"no page {name}")
    return found
