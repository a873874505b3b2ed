"""The words of the game: what each means, and what it is called in every language."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

import msgspec

from rummy500.i18n.catalogue import COMPLETE, has_message, message

__all__ = ["TERMS", "Entry", "Foreign", "entries"]

TERMS: Final = (
    "ace-low",
    "around-the-corner",
    "boodle",
    "call",
    "copy",
    "court-card",
    "cut",
    "deadwood",
    "deal",
    "dealer",
    "deck",
    "discard",
    "discard-pile",
    "double-set",
    "draw",
    "float",
    "go-out",
    "hand",
    "house-rule",
    "joker",
    "joker-swap",
    "lay-off",
    "match",
    "meld",
    "natural",
    "negative-score",
    "opening",
    "partners",
    "pass",
    "rank",
    "reach",
    "reached-card",
    "reshuffle",
    "round",
    "round-score",
    "run",
    "score-sheet",
    "set",
    "settlement",
    "stand",
    "stock",
    "suit",
    "target",
    "turn",
    "upcard",
    "value",
    "wild",
)
"""Every entry by its anchor, which never changes."""

_BETWEEN: Final = " · "
_DANISH: Final = {ord("æ"): "z1", ord("ø"): "z2", ord("å"): "z3"}


class Foreign(msgspec.Struct, frozen=True):
    """Is what an entry is called in another language."""

    language: str
    words: str


class Entry(msgspec.Struct, frozen=True):
    """Is one entry: its word, what else people say for it, its meaning, and its words elsewhere."""

    id: str
    word: str
    also: str
    text: str
    others: Sequence[Foreign]


def entries(language: str) -> list[Entry]:
    """Gives the glossary in a language, in the order of its alphabet."""
    found = [_entry(term, language) for term in TERMS]
    return sorted(found, key=lambda entry: _place(entry.word))


def _entry(term: str, language: str) -> Entry:
    word, _, also = message(language, f"term-{term}").partition(_BETWEEN)
    others = [
        Foreign(other, message(other, f"term-{term}").replace(_BETWEEN, ", "))
        for other in COMPLETE
        if other != language and has_message(other, f"term-{term}")
    ]
    return Entry(term, word, also.replace(_BETWEEN, ", "), message(language, f"term-{term}-text"), others)


def _place(word: str) -> str:
    """Where a word stands: letters without marks, but the Danish ones, which come last."""
    danish = word.casefold().translate(_DANISH)
    return unicodedata.normalize("NFKD", danish).encode("ascii", "ignore").decode()
