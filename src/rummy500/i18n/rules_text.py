"""The rules of one table in words: numbered paragraphs made from its house rules, with a table of values."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from rummy500.i18n.catalogue import Variable, message, number
from rummy500.i18n.in_force import in_force, values_apart
from rummy500.i18n.paragraphs import Paragraph, paragraphs
from rummy500.rules import PRESETS, Rules

__all__ = ["Item", "Row", "Section", "Values", "paragraph_of", "rules_sections"]


class Item(msgspec.Struct, frozen=True):
    """Is one paragraph; ``id`` never changes, ``number`` counts on this page, ``changed``: not as in *standard*."""

    id: str
    number: str
    fields: tuple[str, ...]
    text: str
    changed: bool


class Row(msgspec.Struct, frozen=True):
    """Is one line of the table of values."""

    what: str
    worth: str
    fields: tuple[str, ...]
    changed: bool


class Values(msgspec.Struct, frozen=True):
    """Is the table of values."""

    caption: str
    rows: tuple[Row, ...]


class Section(msgspec.Struct, frozen=True):
    """Is one chapter of the rules."""

    id: str
    number: int
    title: str
    items: tuple[Item, ...]
    values: Values | None = None


def rules_sections(
    rules: Rules,
    seats: int,
    manners: Mapping[str, str],
    language: str,
    usual_manners: Mapping[str, str] | None = None,
) -> list[Section]:
    """Gives the rules of a table: every house rule that has an effect there, and nothing else.

    ``manners`` are the texts of the table manners' fields in the order to tell them in; those that stand otherwise in
    ``usual_manners`` are marked as changed. The rules must be playable (``check_rules``).
    """
    changed = set(values_apart(rules, PRESETS["standard"], seats))
    chapters = paragraphs(rules, seats)
    sections: list[Section] = []
    for name, made in chapters.items():
        place = len(sections) + 1
        items = _items(made, place, changed, language)
        values = _values(rules, seats, changed, language) if name == "scoring" else None
        sections.append(Section(name, place, _title(name, language), items, values))
    if manners:
        made = [_manner(field, text) for field, text in manners.items() if _manner_matters(field, rules, seats)]
        usual = usual_manners or {}
        other = {field for field, text in manners.items() if usual.get(field, text) != text}
        place = len(sections) + 1
        sections.append(
            Section("manners", place, _title("manners", language), _items(made, place, other, language), None)
        )
    return sections


def _title(section: str, language: str) -> str:
    return message(language, f"rules-section-{section}")


def _items(made: list[Paragraph], place: int, changed: set[str], language: str) -> tuple[Item, ...]:
    return tuple(
        Item(
            one.id,
            f"{place}.{at}",
            one.fields,
            _sentence(language, one.id, tuple(one.variables.items())),
            not changed.isdisjoint(one.fields),
        )
        for at, one in enumerate(made, 1)
    )


# Most paragraphs of one table stand in the rules of most others too.
@lru_cache(4096)
def _sentence(language: str, paragraph: str, variables: tuple[tuple[str, Variable], ...]) -> str:
    return message(language, f"rules-{paragraph}", **dict(variables))


def _manner_matters(field: str, rules: Rules, seats: int) -> bool:
    return field != "call_seconds" or in_force(rules, seats).get("rummy_call", "off") != "off"


def _manner(field: str, text: str) -> Paragraph:
    """A manner's paragraph: seconds are counted, ``off`` is no seconds where seconds are the rule."""
    name = f"manners-{field.replace('_', '-')}"
    if field in ("call_seconds", "turn_timer", "away_seconds"):
        return Paragraph(name, (field,), {"seconds": int(text) if text.isdecimal() else 0})
    return Paragraph(name, (field,), {"pace" if field == "pace" else "on": text})


def _values(rules: Rules, seats: int, changed: set[str], language: str) -> Values:
    own_queen = rules.queen_of_spades != 10
    rows: list[Row] = []

    def row(name: str, worth: int | str, *fields: str, **choice: str) -> None:
        what = message(language, f"value-row-{name}", **choice)
        shown = number(worth, language) if isinstance(worth, int) else worth
        rows.append(Row(what, shown, fields, not changed.isdisjoint(fields)))

    if own_queen:
        row("queen", rules.queen_of_spades, "queen_of_spades")
    row("tens", 10, queen="own" if own_queen else "ten")
    face = message(language, "value-row-numbers-face")
    row("numbers", 5 if rules.number_values == "five" else face, "number_values")
    row("ace", rules.ace_value, "ace_value", ace=rules.ace)
    if rules.ace != "high":
        row("ace-low", rules.ace_low_value, "ace_low_value")
    if rules.joker_count(seats):
        if rules.jokers_wild and rules.joker_melded == "replaced":
            row("joker", message(language, "value-row-joker-replaced"), "joker_melded", where="table")
            row("joker", rules.joker_value, "joker_value", where="hand")
        else:
            row("joker", rules.joker_value, "joker_value", where="both")
    return Values(message(language, "rules-page-values-caption"), tuple(rows))


# Which paragraph explains a refusal, most telling first: the first that a table's rules have is the one.
_EXPLAINED: Final[dict[str, tuple[str, ...]]] = {
    "ace_not_there": ("melds-ace",),
    "call_closed": ("call-last", "call-full"),
    "call_floating": ("call-never",),
    "call_not_possible": ("call-last", "call-full"),
    "call_own_discard": ("call-never",),
    "call_stuck": ("turn-finish",),
    "does_not_fit": ("melds-layoff",),
    "draw_first": ("turn-draw",),
    "already_drawn": ("turn-draw",),
    "floating_draws_stock": ("out-float",),
    "holds_natural": ("jokers-layoff",),
    "identical_off": ("melds-set",),
    "joker_layoff_off": ("jokers-layoff",),
    "joker_pending": ("jokers-swap",),
    "joker_stuck": ("jokers-swap",),
    "jokers_apart": ("jokers-apart",),
    "last_discard": ("out-how",),
    "layoff_off": ("melds-layoff",),
    "needs_natural": ("jokers-most", "jokers-wild"),
    "no_joker_there": ("jokers-swap",),
    "not_a_meld": ("melds-set", "melds-run"),
    "not_first_turn": ("out-stand",),
    "not_opened": ("melds-first",),
    "not_own_side": ("melds-layoff",),
    "only_top": ("pile-reach",),
    "opening_pending": ("melds-opening",),
    "opening_stuck": ("melds-opening",),
    "pass_needs_empty_stock": ("stock-empty",),
    "reached_first": ("pile-duty",),
    "reached_pending": ("pile-duty", "call-full"),
    "reached_stuck": ("pile-duty", "call-full"),
    "run_too_short": ("melds-run",),
    "set_too_large": ("melds-set",),
    "sets_off": ("melds-set",),
    "stand_discard": ("out-stand",),
    "stand_off": ("out-stand", "turn-draw"),
    "stand_stuck": ("out-stand",),
    "stock_empty": ("stock-empty",),
    "swap_off": ("jokers-swap", "melds-layoff"),
    "taken_card": ("pile-return",),
    "taken_stuck": ("pile-return",),
    "too_many_jokers": ("jokers-most", "jokers-wild"),
    "top_or_whole": ("pile-reach",),
    "which_card": ("jokers-wild",),
    "which_end": ("melds-ace",),
    "which_meld": ("melds-layoff",),
    "undo_off": ("manners-undo",),
    "nothing_to_undo": ("manners-undo",),
    "not_watchable": ("manners-spectators",),
}


def paragraph_of(sections: list[Section]) -> dict[str, str]:
    """Gives for each refusal the id of the paragraph that explains it, of those in ``sections``."""
    there = {item.id for section in sections for item in section.items}
    found = {}
    for code, wanted in _EXPLAINED.items():
        ids = [name for name in wanted if name in there]
        if ids:
            found[code] = ids[0]
    return found
