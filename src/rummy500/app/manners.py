"""Table manners (rules §10): what the host decides about a table beside its game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec

__all__ = ["MANNERS", "PACES", "Manners", "MannersError", "Pace", "manners_from_texts", "manners_texts"]

Pace: TypeAlias = Literal["instant", "brisk", "calm"]
"""How long computers take."""

PACES: Final[tuple[Pace, ...]] = ("instant", "brisk", "calm")


class MannersError(Exception):
    """Says which field of the manners cannot have which value, and what it can have."""

    def __init__(self, field: str, value: str, choices: str) -> None:
        super().__init__(field, value, choices)
        self.field = field
        self.value = value
        self.choices = choices


class Manners(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Holds every field of the manners; the defaults are those of rules §10. Seconds are whole numbers."""

    call_seconds: int = 5
    turn_timer: int | None = None
    away_seconds: int = 60
    pace: Pace = "brisk"
    undo: bool = True
    hints: bool = True
    coach: bool = False
    spectators: bool = False
    listed: bool = False


class _Kind(msgspec.Struct, frozen=True):
    """Is what a field takes: a range of seconds (``off`` too where ``off``), words, or on and off."""

    low: int = 0
    high: int = 0
    off: bool = False
    words: tuple[str, ...] = ()

    @property
    def choices(self) -> str:
        """Gives what is possible, as it is said in errors."""
        parts = list(self.words)
        if self.off:
            parts.append("off")
        if self.high:
            parts.append(f"{self.low} … {self.high}")
        return ", ".join(parts)

    def read(self, text: str) -> int | str | bool | None:
        """Reads a value; raises ValueError."""
        if self.words == ("on", "off"):
            if text not in self.words:
                raise ValueError
            return text == "on"
        if self.words:
            if text not in self.words:
                raise ValueError
            return text
        if self.off and text == "off":
            return None
        if not (text.isascii() and text.isdecimal() and len(text) < 6) or not self.low <= int(text) <= self.high:
            raise ValueError
        return int(text)


_SWITCH: Final = _Kind(words=("on", "off"))

MANNERS: Final[Mapping[str, _Kind]] = {
    "call_seconds": _Kind(2, 20),
    "turn_timer": _Kind(30, 300, off=True),
    "away_seconds": _Kind(15, 600),
    "pace": _Kind(words=PACES),
    "undo": _SWITCH,
    "hints": _SWITCH,
    "coach": _SWITCH,
    "spectators": _SWITCH,
    "listed": _SWITCH,
}
"""Every field and what it takes, in the order of rules §10."""


def manners_from_texts(texts: Mapping[str, str], base: Manners | None = None) -> Manners:
    """Reads manners from their fields' texts, the others as in ``base``; raises MannersError.

    >>> manners_from_texts({"turn_timer": "90", "undo": "off"}).turn_timer
    90
    """
    values: dict[str, int | str | bool | None] = {}
    for field, text in texts.items():
        kind = MANNERS.get(field)
        if kind is None:
            raise MannersError(field[:40], text[:40], ", ".join(MANNERS))
        try:
            values[field] = kind.read(text)
        except ValueError:
            raise MannersError(field, text[:40], kind.choices) from None
    return msgspec.structs.replace(base or Manners(), **values)


def manners_texts(manners: Manners) -> dict[str, str]:
    """Gives every field as text: seconds in digits, ``on`` and ``off``, words.

    >>> manners_texts(Manners())["turn_timer"], manners_texts(Manners())["undo"]
    ('off', 'on')
    """
    texts: dict[str, str] = {}
    for field in MANNERS:
        value = getattr(manners, field)
        if value is None or value is False:
            texts[field] = "off"
        else:
            texts[field] = "on" if value is True else str(value)
    return texts
