"""Rules as the text of a link, for instance ``1.standard.jokers_per_deck-2.cut-on``.

The pieces stand between dots: the version, a preset, and what is different from it, ``seats`` among it if they are
part of it. Small letters, digits, ``_``, ``-`` and ``.`` are all it needs, so that nothing on its way alters it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlencode

import msgspec

from rummy500.cards import RummyError
from rummy500.rules import FIELDS, MAX_SEATS, MIN_SEATS, PRESETS, Rules, parse_rule, rule_text

__all__ = ["VERSION", "ShareError", "Shared", "page_link", "pairs_of", "pairs_text", "parse_share", "share_text"]

VERSION: Final = "1"
_LONGEST: Final = 2000
_WORD: Final = re.compile(r"[a-z0-9_]+")


class ShareError(RummyError):
    """Says that a text is not rules in a link: ``bad_share_text`` (``text``), ``other_share_version`` (``version``)."""


class Shared(msgspec.Struct, frozen=True):
    """Is what such a text says; ``seats`` is None where it leaves them open."""

    preset: str
    rules: Rules
    seats: int | None = None

    def texts(self) -> dict[str, str]:
        """Gives the fields that differ from the preset, with their texts."""
        base = PRESETS[self.preset]
        return {
            name: rule_text(name, getattr(self.rules, name))
            for name in FIELDS
            if getattr(self.rules, name) != getattr(base, name)
        }


def share_text(preset: str, rules: Rules, seats: int | None = None) -> str:
    """Writes rules as such a text: the preset by name, then only what differs from it, in the order of rules §10.

    >>> share_text("standard", Rules(cut=True, max_wild=None), 4)
    '1.standard.seats-4.cut-on.max_wild-none'
    """
    texts = {"seats": str(seats)} if seats is not None else {}
    texts |= Shared(preset, rules).texts()
    return ".".join([VERSION, preset, *([pairs_text(texts)] if texts else [])])


def parse_share(text: str) -> Shared:
    """Reads such a text; raises ShareError, or RulesError for a field that is unknown or cannot have its value.

    >>> parse_share("1.duel.target-300").rules.target
    300
    """
    version, _, rest = text.partition(".")
    if len(text) <= _LONGEST and version.isascii() and version.isdecimal() and version != VERSION:
        raise ShareError("other_share_version", {"version": version[:10]})
    preset, _, pieces = rest.partition(".")
    if version != VERSION or preset not in PRESETS or (rest.endswith(".") and not pieces):
        raise ShareError("bad_share_text", {"text": text[:60]})
    texts = pairs_of(pieces) if pieces else {}
    seats = texts.pop("seats", None)
    if seats is not None and seats not in (str(n) for n in range(MIN_SEATS, MAX_SEATS + 1)):
        raise ShareError("bad_share_text", {"text": text[:60]})
    changes = {name: parse_rule(name, value) for name, value in texts.items()}
    return Shared(preset, PRESETS[preset].replace(**changes), int(seats) if seats else None)


def page_link(share: str, seats: int, language: str, manners: Mapping[str, str]) -> str:
    """Gives the address of the page; ``manners`` are those that are not as usual."""
    query = {"r": share, "seats": str(seats)}
    if manners:
        query["m"] = pairs_text(manners)
    return f"/{language}/rules?{urlencode(query)}"


def pairs_text(texts: Mapping[str, str]) -> str:
    """Writes fields with their texts as pieces between dots."""
    return ".".join(f"{name}-{text}" for name, text in texts.items())


def pairs_of(text: str) -> dict[str, str]:
    """Reads pieces between dots as fields with their texts; raises ShareError, for a field that stands twice too."""
    found: dict[str, str] = {}
    for piece in text.split(".") if len(text) <= _LONGEST else [""]:
        name, _, value = piece.partition("-")
        if name in found or not (_WORD.fullmatch(name) and _WORD.fullmatch(value)):
            raise ShareError("bad_share_text", {"text": text[:60]})
        found[name] = value
    return found
