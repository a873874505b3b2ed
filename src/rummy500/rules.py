"""Which game is played: every house rule as one frozen value, the presets, and what cannot be played (§10, §11)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias

import msgspec

from rummy500.cards import Argument, RummyError

__all__ = [
    "FIELDS",
    "MAX_SEATS",
    "MIN_SEATS",
    "PRESETS",
    "Field",
    "Rules",
    "RulesError",
    "Value",
    "check_rules",
    "parse_rule",
    "preset_seats",
    "rule_text",
    "rules_text",
]

MIN_SEATS: Final = 2
MAX_SEATS: Final = 8

Value: TypeAlias = bool | int | str | None
"""A field's value: switch, number, word, or None for "none"."""


class RulesError(RummyError):
    """Says why rules cannot be read or played: a code, the fields it is about, and typed arguments."""

    def __init__(self, code: str, fields: tuple[str, ...], arguments: Mapping[str, Argument] | None = None) -> None:
        super().__init__(code, arguments)
        self.fields: Final = fields


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Holds every house rule of rules §10 except the number of seats; the defaults are the preset *standard*.

    Raises RulesError (``bad_value``) for a value outside its field's range; whether the combination can be
    played is ``check_rules``'s question.

    >>> Rules().replace(target=300).target
    300
    """

    decks: Literal["auto", 1, 2] = "auto"
    jokers_per_deck: int = 0
    hand_size: int | Literal["auto"] = "auto"
    cut: bool = False
    next_dealer: Literal["left", "round_winner"] = "left"
    sets: bool = True
    identical_in_set: Literal["off", "four", "on"] = "off"
    min_run: Literal[3, 4] = 3
    ace: Literal["both", "high", "low", "around"] = "both"
    jokers_wild: bool = True
    max_wild: Literal[1, 2] | None = 1
    joker_layoff: Literal["free", "unless_held", "never"] = "free"
    joker_swap: Literal["never", "same_turn", "keep"] = "never"
    opening_minimum: int = 0
    layoff: Literal["all", "own_side", "none"] = "all"
    layoff_needs_opening: bool = False
    pile_depth: Literal["any", "top", "whole"] = "any"
    pile_duty: Literal["deep", "always", "none"] = "deep"
    pile_duty_when: Literal["same_turn", "at_once"] = "at_once"
    pile_duty_by: Literal["play", "new_meld"] = "play"
    return_taken: bool = False
    rummy_call: Literal["off", "last_discard", "full"] = "off"
    going_out: Literal["any", "discard", "float"] = "any"
    going_out_bonus: int = 0
    first_turn_bonus: int = 0
    stock_out: Literal["ask", "at_once", "reshuffle"] = "ask"
    max_reshuffles: int = 1
    stock_out_penalty: bool = True
    number_values: Literal["face", "five"] = "face"
    ace_value: int = 15
    ace_low_value: int = 1
    queen_of_spades: int = 10
    joker_value: int = 15
    joker_melded: Literal["own", "replaced"] = "own"
    four_at_once_doubles: bool = False
    target: int = 500
    target_rule: Literal["reach", "exceed"] = "reach"
    rounds: int | None = None
    winner: Literal["highest", "went_out"] = "highest"
    tie: Literal["play_on", "share"] = "play_on"
    teams: Literal[0, 2, 3, 4] = 0
    settlement: bool = False
    boodle: bool = False

    def __post_init__(self) -> None:
        for field in FIELDS.values():
            value: Value = getattr(self, field.name)
            if not field.allows(value):
                raise _bad_value(field, str(value))

    def replace(self, **changes: Any) -> Rules:
        """Gives the same rules with some fields changed; raises RulesError for an unknown field or a bad value."""
        for name in changes:
            if name not in FIELDS:
                raise RulesError("unknown_field", (name,), {"field": name})
        return msgspec.structs.replace(self, **changes)

    def deck_count(self, seats: int) -> int:
        """Gives the number of decks for that many seats: with ``auto`` two from five players."""
        if self.decks == "auto":
            return 2 if seats >= 5 else 1
        return self.decks

    def dealt(self, seats: int) -> int:
        """Gives the number of cards dealt to each seat: with ``auto`` 13 for two players, else 7."""
        if self.hand_size == "auto":
            return 13 if seats == 2 else 7
        return self.hand_size

    def joker_count(self, seats: int) -> int:
        """Gives the number of jokers in the pack."""
        return self.jokers_per_deck * self.deck_count(seats)

    def pack_size(self, seats: int) -> int:
        """Gives the number of cards in the pack, jokers included."""
        return 52 * self.deck_count(seats) + self.joker_count(seats)

    def team_of(self, seat: int) -> int:
        """Gives the team of a seat, which without teams is the seat itself (rules §9: seats alternate)."""
        return seat % self.teams if self.teams else seat


class Field(msgspec.Struct, frozen=True):
    """Describes one field: its words beside a range of numbers, or a switch."""

    name: str
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = -1
    switch: bool = False
    none: bool = False

    def allows(self, value: Value) -> bool:
        """Says whether a value is one of this field's."""
        if isinstance(value, bool):
            return self.switch
        if isinstance(value, int):
            return self.low <= value <= self.high
        if value is None:
            return self.none
        return value in self.words

    def choices(self) -> str:
        """Names the accepted texts, as in ``auto, 3 … 20``."""
        parts = ["off", "on"] if self.switch else []
        parts += self.words
        if self.none:
            parts.append("none")
        if self.high - self.low > 2:
            parts.append(f"{self.low} … {self.high}")
        else:
            parts += [str(n) for n in range(self.low, self.high + 1) if self.allows(n)]
        return ", ".join(parts)


class _Teams(Field, frozen=True):
    """Is a range with a gap: one team of everybody is no contest."""

    def allows(self, value: Value) -> bool:
        return value != 1 and super().allows(value)

    def choices(self) -> str:
        return "0, 2, 3, 4"


def _switch(name: str) -> Field:
    return Field(name, switch=True)


def _words(name: str, *words: str) -> Field:
    return Field(name, words)


def _range(name: str, low: int, high: int, *words: str, none: bool = False) -> Field:
    return Field(name, words, low, high, none=none)


_FIELDS: Final = (
    _range("decks", 1, 2, "auto"),
    _range("jokers_per_deck", 0, 4),
    _range("hand_size", 3, 20, "auto"),
    _switch("cut"),
    _words("next_dealer", "left", "round_winner"),
    _switch("sets"),
    _words("identical_in_set", "off", "four", "on"),
    _range("min_run", 3, 4),
    _words("ace", "both", "high", "low", "around"),
    _switch("jokers_wild"),
    _range("max_wild", 1, 2, none=True),
    _words("joker_layoff", "free", "unless_held", "never"),
    _words("joker_swap", "never", "same_turn", "keep"),
    _range("opening_minimum", 0, 150),
    _words("layoff", "all", "own_side", "none"),
    _switch("layoff_needs_opening"),
    _words("pile_depth", "any", "top", "whole"),
    _words("pile_duty", "deep", "always", "none"),
    _words("pile_duty_when", "same_turn", "at_once"),
    _words("pile_duty_by", "play", "new_meld"),
    _switch("return_taken"),
    _words("rummy_call", "off", "last_discard", "full"),
    _words("going_out", "any", "discard", "float"),
    _range("going_out_bonus", 0, 200),
    _range("first_turn_bonus", 0, 200),
    _words("stock_out", "ask", "at_once", "reshuffle"),
    _range("max_reshuffles", 1, 9),
    _switch("stock_out_penalty"),
    _words("number_values", "face", "five"),
    _range("ace_value", 1, 100),
    _range("ace_low_value", 1, 100),
    _range("queen_of_spades", 10, 100),
    _range("joker_value", 0, 200),
    _words("joker_melded", "own", "replaced"),
    _switch("four_at_once_doubles"),
    _range("target", 50, 10_000),
    _words("target_rule", "reach", "exceed"),
    _range("rounds", 1, 50, none=True),
    _words("winner", "highest", "went_out"),
    _words("tie", "play_on", "share"),
    _Teams("teams", low=0, high=4),
    _switch("settlement"),
    _switch("boodle"),
)

FIELDS: Final[Mapping[str, Field]] = MappingProxyType({field.name: field for field in _FIELDS})
"""Every field by name, in the order of rules §10."""

_STANDARD: Final = Rules()

_CHANGES: Final[Mapping[str, Mapping[str, Any]]] = {
    "standard": {},
    "rulebook": {"pile_duty": "always", "identical_in_set": "four"},
    "joker_table": {
        "jokers_per_deck": 2,
        "hand_size": 7,
        "cut": True,
        "pile_duty": "always",
        "pile_duty_when": "same_turn",
        "going_out": "discard",
    },
    "classic": {"going_out": "discard", "ace_low_value": 15, "identical_in_set": "on"},
    "duel": {"pile_duty_when": "same_turn", "target_rule": "exceed"},
    "sheet": {
        "jokers_per_deck": 2,
        "max_wild": None,
        "joker_value": 25,
        "number_values": "five",
        "ace": "high",
        "identical_in_set": "on",
        "going_out": "discard",
    },
    "pagat": {"jokers_per_deck": 2, "max_wild": None, "rummy_call": "full"},
    "bicycle": {"pile_duty": "always", "settlement": True},
    "partnership": {"teams": 2},
    "persian": {
        "teams": 2,
        "decks": 1,
        "jokers_per_deck": 4,
        "jokers_wild": False,
        "joker_value": 20,
        "ace": "high",
        "four_at_once_doubles": True,
        "rounds": 2,
    },
    "persian_wild": {"jokers_per_deck": 4, "max_wild": None, "joker_value": 20, "joker_layoff": "unless_held"},
    "michigan": {"boodle": True},
    "first_turn": {"first_turn_bonus": 25},
    "runs_only": {"sets": False},
    "short": {"target": 300},
    "long_600": {"target": 600},
    "long_750": {"target": 750},
    "long_1000": {"target": 1000},
    "long_1500": {"target": 1500},
    "long_2500": {"target": 2500},
    "long_5000": {"target": 5000},
}

PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {name: _STANDARD.replace(**changes) for name, changes in _CHANGES.items()}
)
"""The presets of rules §11 by name."""

_PRESET_SEATS: Final[Mapping[str, int]] = {"duel": 2, "partnership": 4, "persian": 4}


def preset_seats(name: str) -> int | None:
    """Gives the number of seats that a preset suggests, None where it leaves that open."""
    return _PRESET_SEATS.get(name)


def rule_text(field: str, value: Value) -> str:
    """Writes one field's value as it stands in a record: on, off, auto, none, a word or digits."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)


def rules_text(rules: Rules, seats: int) -> dict[str, str]:
    """Writes every field as it stands in a record, ``seats`` first; ``auto`` stays ``auto``."""
    texts = {"seats": str(seats)}
    for name in FIELDS:
        texts[name] = rule_text(name, getattr(rules, name))
    return texts


def parse_rule(field: str, text: str) -> Value:
    """Reads one field's value from its record text.

    Raises RulesError: ``unknown_field`` or ``bad_value``.

    >>> parse_rule("max_wild", "none"), parse_rule("cut", "on"), parse_rule("target", "300")
    (None, True, 300)
    """
    known = FIELDS.get(field)
    if known is None:
        raise RulesError("unknown_field", (field,), {"field": field})
    value: Value = text
    if known.switch and text in ("on", "off"):
        value = text == "on"
    elif known.none and text == "none":
        value = None
    elif 0 < len(text) <= 5 and text.isascii() and text.isdigit() and (text == "0" or text[0] != "0"):
        value = int(text)
    if not known.allows(value):
        raise _bad_value(known, text)
    return value


def _bad_value(field: Field, text: str) -> RulesError:
    return RulesError("bad_value", (field.name,), {"field": field.name, "value": text[:40], "choices": field.choices()})


def check_rules(rules: Rules, seats: int) -> list[RulesError]:
    """Lists every reason why these rules cannot be played by that many seats (rules §10); empty when they can.

    Codes: ``bad_seats``, ``too_few_cards``, ``uneven_teams``, ``duty_never``, ``too_few_jokers``, ``jokers_no_use``.
    """
    if not MIN_SEATS <= seats <= MAX_SEATS:
        return [RulesError("bad_seats", ("seats",), {"seats": seats, "low": MIN_SEATS, "high": MAX_SEATS})]
    found: list[RulesError] = []
    size, hand = rules.pack_size(seats), rules.dealt(seats)
    if size - seats * hand - 1 < seats:
        told: dict[str, Argument] = {"seats": seats, "hand": hand, "cards": size, "most": (size - 1) // seats - 1}
        found.append(RulesError("too_few_cards", ("seats", "hand_size", "decks"), told))
    if rules.teams and (seats % rules.teams or seats // rules.teams < 2):
        found.append(RulesError("uneven_teams", ("seats", "teams"), {"seats": seats, "teams": rules.teams}))
    if rules.pile_duty_by == "new_meld" and rules.pile_duty == "none" and rules.rummy_call != "full":
        found.append(RulesError("duty_never", ("pile_duty_by", "pile_duty", "rummy_call")))
    jokers = rules.joker_count(seats)
    if not rules.jokers_wild and jokers in (1, 2):
        fields = ("jokers_wild", "jokers_per_deck", "decks")
        found.append(RulesError("too_few_jokers", fields, {"jokers": jokers}))
    if not rules.jokers_wild and not rules.sets and jokers:
        found.append(RulesError("jokers_no_use", ("jokers_wild", "sets", "jokers_per_deck"), {"jokers": jokers}))
    return found
