"""Every house rule with what each of its values changes, in the words of the rules themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from rummy500.i18n import message, number, preset_name, rules_sections, value_text
from rummy500.i18n.field_lines import FIELD_GROUPS, FieldLine, field_line, group_title
from rummy500.rules import FIELDS, PRESETS, Rules, check_rules, parse_rule, rule_text

__all__ = ["FieldText", "GroupText", "field_groups", "rules_with"]

_SEATS: Final = 4
# What else must be so for a house rule to have an effect.
_JOKERS: Final = {"jokers_per_deck": "2"}
_BESIDE: Final[Mapping[str, Mapping[str, str]]] = {
    "identical_in_set": {"decks": "2"},
    "jokers_wild": {"jokers_per_deck": "4"},
    "max_wild": {"jokers_per_deck": "4"},
    "joker_layoff": _JOKERS,
    "joker_swap": _JOKERS,
    "joker_value": _JOKERS,
    "joker_melded": _JOKERS,
    "max_reshuffles": {"stock_out": "reshuffle"},
}
_SEATED: Final = {("teams", "3"): 6, ("teams", "4"): 8}
# More sentences than this would hide what a value is about.
_MOST: Final = 3


class ValueText(msgspec.Struct, frozen=True):
    """Is one value of a house rule: its words, and what the rules say with it where they would not otherwise."""

    words: str
    usual: bool
    texts: Sequence[str]


class Played(msgspec.Struct, frozen=True):
    """Is a variant that plays a house rule otherwise than usual."""

    href: str
    name: str
    value: str


class FieldText(msgspec.Struct, frozen=True):
    """Is one house rule; its id is the field's name."""

    id: str
    name: str
    note: str
    values: Sequence[ValueText]
    range: str
    variants: Sequence[Played]


class GroupText(msgspec.Struct, frozen=True):
    """Is a group of house rules."""

    id: str
    title: str
    fields: Sequence[FieldText]


@lru_cache(8)
def field_groups(language: str) -> list[GroupText]:
    """Gives every house rule in its group; ``seats`` is no house rule, manners are none either."""
    return [
        GroupText(
            f"group-{group}",
            group_title(group, language),
            [_field(name, language) for name in names if name in FIELDS],
        )
        for group, names in FIELD_GROUPS.items()
        if group != "manners"
    ]


def rules_with(name: str, text: str) -> tuple[Rules, int]:
    """Gives rules, and a number of seats, in which a house rule with this value has its effect."""
    changes = {**_BESIDE.get(name, {}), name: text}
    rules = PRESETS["standard"].replace(**{field: parse_rule(field, value) for field, value in changes.items()})
    return rules, _SEATED.get((name, text), _SEATS)


def _field(name: str, language: str) -> FieldText:
    line = field_line(name, language)
    usual = rule_text(name, getattr(PRESETS["standard"], name))
    texts = _shown(line, usual)
    told = {text: _sentences(name, text, language) for text in texts}
    common = set.intersection(*(set(one) for one in told.values())) if len(told) > 1 else set()
    values = [
        ValueText(
            value_text(name, text, language), text == usual, [one for one in told[text] if one not in common][:_MOST]
        )
        for text in texts
    ]
    played = _players(name, language)
    return FieldText(name, line.label, line.note, values, _range(line, language), played)


def _range(line: FieldLine, language: str) -> str:
    if line.low is None or line.high is None:
        return ""
    return message(language, "pages-house-range", low=number(line.low, language), high=number(line.high, language))


def _shown(line: FieldLine, usual: str) -> list[str]:
    """The values to tell of: all of a choice, of a wide range the usual one and one more."""
    if line.kind == "switch":
        return ["off", "on"]
    texts = [choice.text for choice in line.choices]
    if line.kind == "choice":
        return texts
    other = next(text for text in reversed(texts) if text != usual and not check_rules(*rules_with(line.name, text)))
    return [usual, other]


def _sentences(name: str, text: str, language: str) -> list[str]:
    """What the rules say about a house rule when it has this value: sentences, and lines of the table of values."""
    rules, seats = rules_with(name, text)
    if check_rules(rules, seats):
        return []
    found = []
    for section in rules_sections(rules, seats, {}, language):
        found += [item.text for item in section.items if name in item.fields]
        rows = section.values.rows if section.values else ()
        found += [
            message(language, "pages-house-worth", what=row.what, worth=row.worth) for row in rows if name in row.fields
        ]
    return found


def _players(name: str, language: str) -> list[Played]:
    usual = getattr(PRESETS["standard"], name)
    return [
        Played(
            f"/{language}/variants/{preset}",
            preset_name(preset, language),
            value_text(name, rule_text(name, getattr(rules, name)), language),
        )
        for preset, rules in PRESETS.items()
        if getattr(rules, name) != usual
    ]
