"""The host's fields for an editor: in groups, each with its name, what it does, and what can stand there."""

from __future__ import annotations

from typing import Final

import msgspec

from rummy500.i18n.catalogue import message
from rummy500.i18n.words import field_name, field_note, value_text
from rummy500.rules import FIELDS, MAX_SEATS, MIN_SEATS, PRESETS, Field, rules_text

__all__ = ["FIELD_GROUPS", "Choice", "FieldLine", "field_line", "group_title", "manner_line", "manner_name"]

FIELD_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "deal": ("seats", "decks", "hand_size", "cut", "next_dealer"),
    "melds": ("sets", "identical_in_set", "min_run", "ace", "opening_minimum", "layoff", "layoff_needs_opening"),
    "jokers": ("jokers_per_deck", "jokers_wild", "max_wild", "joker_layoff", "joker_swap"),
    "pile": (
        "pile_depth",
        "pile_duty",
        "pile_duty_when",
        "pile_duty_by",
        "return_taken",
        "rummy_call",
        "stock_out",
        "max_reshuffles",
    ),
    "out": ("going_out", "going_out_bonus", "first_turn_bonus"),
    "scoring": (
        "number_values",
        "ace_value",
        "ace_low_value",
        "queen_of_spades",
        "joker_value",
        "joker_melded",
        "four_at_once_doubles",
        "stock_out_penalty",
    ),
    "match": ("target", "target_rule", "rounds", "winner", "tie", "teams", "settlement", "boodle"),
    "manners": (
        "call_seconds",
        "turn_timer",
        "away_seconds",
        "pace",
        "undo",
        "hints",
        "coach",
        "spectators",
        "listed",
    ),
}
"""Every field of rules §10 and of the table manners, in the groups and the order in which a host sees them."""

# Numbers that families play with, offered beside the whole range.
_USUAL: Final[dict[str, tuple[int, ...]]] = {
    "hand_size": (7, 10, 13),
    "opening_minimum": (0, 15, 30, 40, 51),
    "going_out_bonus": (0, 10, 25, 50),
    "first_turn_bonus": (0, 25, 50),
    "max_reshuffles": (1, 2, 3),
    "ace_value": (1, 11, 15),
    "ace_low_value": (1, 5, 15),
    "queen_of_spades": (10, 40),
    "joker_value": (0, 15, 20, 25),
    "target": (300, 500, 750, 1000, 1500),
    "rounds": (1, 2, 3, 5, 10),
    "call_seconds": (3, 5, 10),
    "turn_timer": (30, 60, 90, 120),
    "away_seconds": (30, 60, 120, 300),
}
_UNITS: Final[dict[str, str]] = {
    "hand_size": "cards",
    "opening_minimum": "points",
    "going_out_bonus": "points",
    "first_turn_bonus": "points",
    "ace_value": "points",
    "ace_low_value": "points",
    "queen_of_spades": "points",
    "joker_value": "points",
    "target": "points",
    "rounds": "rounds",
    "call_seconds": "seconds",
    "turn_timer": "seconds",
    "away_seconds": "seconds",
}
# A range of no more numbers than this is shown as a choice among all of them.
_FEW: Final = 8


class Choice(msgspec.Struct, frozen=True):
    """Is one value: its text as in a record, and its words."""

    text: str
    words: str


class FieldLine(msgspec.Struct, frozen=True):
    """Is one field of the editor.

    ``kind``: ``switch`` (off, on), ``choice`` (all that is possible stands in ``choices``) or ``number`` (whole numbers
    from ``low`` to ``high``; ``choices`` are the words besides and some usual numbers).
    """

    name: str
    label: str
    note: str
    kind: str
    default: str
    choices: tuple[Choice, ...]
    low: int | None = None
    high: int | None = None
    unit: str | None = None


def group_title(group: str, language: str) -> str:
    """Gives the title of a group of fields."""
    return message(language, f"group-{group}")


def field_line(name: str, language: str) -> FieldLine:
    """Gives a house rule, or ``seats``, as a line of the editor; the default is the preset *standard*'s."""
    field = Field("seats", low=MIN_SEATS, high=MAX_SEATS) if name == "seats" else FIELDS[name]
    kind, texts = _possible(field)
    choices = tuple(Choice(text, value_text(name, text, language)) for text in texts)
    default = rules_text(PRESETS["standard"], MIN_SEATS)[name]
    line = FieldLine(name, field_name(name, language), field_note(name, language), kind, default, choices)
    return _ranged(line, field.low, field.high, language) if kind == "number" else line


def _possible(field: Field) -> tuple[str, list[str]]:
    if field.switch:
        return "switch", ["off", "on"]
    texts = [*field.words, *(["none"] if field.none else [])]
    numbers = [str(n) for n in range(field.low, field.high + 1) if field.allows(n)]
    if len(numbers) <= _FEW:
        return "choice", texts + numbers
    return "number", texts + [str(n) for n in _USUAL.get(field.name, ())]


def manner_name(name: str, language: str) -> str:
    """Gives the name of a field of the table manners."""
    return message(language, f"manners-field-{_key(name)}")


def manner_line(name: str, words: tuple[str, ...], low: int, high: int, default: str, language: str) -> FieldLine:
    """Gives a field of the table manners as a line of the editor: ``words`` that it takes, or seconds in a range."""
    kind = "number" if high else "switch" if set(words) == {"on", "off"} else "choice"
    texts = ("off", "on") if kind == "switch" else words
    if kind == "number":
        texts += tuple(str(n) for n in _USUAL.get(name, ()))
    choices = tuple(Choice(text, _manner_value(name, text, kind, language)) for text in texts)
    label, note = manner_name(name, language), message(language, f"manners-field-{_key(name)}-note")
    line = FieldLine(name, label, note, kind, default, choices)
    return _ranged(line, low, high, language) if kind == "number" else line


def _manner_value(name: str, text: str, kind: str, language: str) -> str:
    if kind == "switch":
        return message(language, f"value-{text}")
    if text.isdecimal():
        return message(language, f"manners-value-{_key(name)}", count=int(text))
    return message(language, f"manners-value-{_key(name)}-{_key(text)}")


def _ranged(line: FieldLine, low: int, high: int, language: str) -> FieldLine:
    unit = _UNITS.get(line.name)
    shown = message(language, f"unit-{unit}") if unit else None
    return msgspec.structs.replace(line, low=low, high=high, unit=shown)


def _key(text: str) -> str:
    return text.replace("_", "-")
