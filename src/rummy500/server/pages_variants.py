"""Each preset as a page: what differs, in fields and in the words of the rules, and the way to a table with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import structs

from rummy500.i18n import differs, field_name, message, preset_name, rules_sections, value_text
from rummy500.i18n.in_force import values_apart
from rummy500.i18n.rules_text import Values
from rummy500.rules import PRESETS, preset_seats, rule_text
from rummy500.server.rules_pictures import Figure, pictures_of
from rummy500.server.share_text import share_text

__all__ = ["GROUPS", "Variant", "VariantGroup", "usual_seats", "variant_groups", "variant_page"]

_USUAL_SEATS: Final = 4

GROUPS: Final = {
    "books": ("standard", "rulebook", "classic", "pagat", "bicycle", "joker_table", "sheet"),
    "own": ("duel", "partnership", "persian", "persian_wild", "michigan", "first_turn", "runs_only"),
    "length": ("short", "long_600", "long_750", "long_1000", "long_1500", "long_2500", "long_5000"),
}
"""The presets as the page of variants groups them."""

# Where a picture says what a variant is about: sections, and the fields that it shows.
_PICTURED: Final = {
    "melds": {"sets", "min_run"},
    "jokers": {"jokers_per_deck", "jokers_wild"},
    "pile": {"pile_depth"},
}


class Variant(msgspec.Struct, frozen=True):
    """Is one line of the list."""

    href: str
    name: str
    note: str
    differs: str


class VariantGroup(msgspec.Struct, frozen=True):
    """Is a group of variants under one title."""

    id: str
    title: str
    variants: Sequence[Variant]


class _Changed(msgspec.Struct, frozen=True):
    """Is one house rule that stands otherwise than usual."""

    href: str
    name: str
    value: str
    usual: str


def usual_seats(preset: str) -> int:
    """Gives the number of seats for which a preset's rules are written out."""
    return preset_seats(preset) or _USUAL_SEATS


def variant_groups(language: str) -> list[VariantGroup]:
    """Gives all presets in their groups."""
    return [
        VariantGroup(
            group,
            message(language, f"pages-variants-{group}"),
            [_variant(one, language, told=group != "length") for one in presets],
        )
        for group, presets in GROUPS.items()
    ]


def _variant(preset: str, language: str, *, told: bool) -> Variant:
    """A line of the list; ``told``: with what differs, where the note does not say it all."""
    note = message(language, f"preset-{preset.replace('_', '-')}-note")
    line = differs(PRESETS[preset], usual_seats(preset), language=language, same="") if told else ""
    return Variant(f"/{language}/variants/{preset}", preset_name(preset, language), note, line)


def variant_page(preset: str, language: str) -> dict[str, object]:
    """Gives what the page of a preset is made of beside its prose."""
    rules, seats = PRESETS[preset], usual_seats(preset)
    sections = rules_sections(rules, seats, {}, language)
    # All of them are changed: no mark has to say so.
    changed = [structs.replace(item, changed=False) for section in sections for item in section.items if item.changed]
    table: Values | None = next((section.values for section in sections if section.values), None)
    if table is not None and not any(row.changed for row in table.rows):
        table = None
    apart = values_apart(rules, PRESETS["standard"], seats)
    pictures: list[Figure] = []
    for section, shown in pictures_of(rules, seats, language).items():
        pictures += shown if not _PICTURED[section].isdisjoint(apart) else []
    suggested = preset_seats(preset)
    share = share_text(preset, rules)
    return {
        "name": preset_name(preset, language),
        "play": f"/new?r={share}" + (f"&seats={suggested}" if suggested else ""),
        "rules": f"/{language}/rules?r={share}&seats={seats}",
        "fields": [_changed(name, text, language) for name, text in apart.items()],
        "changed": changed,
        "table": table,
        "pictures": pictures,
    }


def _changed(name: str, text: str, language: str) -> _Changed:
    usual = rule_text(name, getattr(PRESETS["standard"], name))
    return _Changed(
        f"/{language}/house-rules#{name}",
        field_name(name, language),
        value_text(name, text, language),
        value_text(name, usual, language) if usual != text else "",
    )
