"""A record's head: version, rules, seats and the first dealer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from rummy500.game.moves import Seat
from rummy500.game.record.lines import RecordError, Statement, name_text, parse_name, shown_name
from rummy500.rules import (
    FIELDS,
    MAX_SEATS,
    MIN_SEATS,
    PRESETS,
    Rules,
    RulesError,
    Value,
    check_rules,
    parse_rule,
    rule_text,
)

__all__ = ["HEAD_KEYS", "VERSION", "Head", "HeadReader", "head_lines"]

VERSION: Final = "1"
"""The version of the record format that is written; every version up to it is read."""

HEAD_KEYS: Final = frozenset({"rummy500", "rules", "set", "seats", "dealer"})
"""The statements that make up a head."""


class Head(msgspec.Struct, frozen=True):
    """Is what a head says."""

    rules: Rules
    names: tuple[str, ...]
    dealer: Seat


class HeadReader:
    """Collects a head's statements; a combination that cannot be played is reported at what follows the head."""

    def __init__(self) -> None:
        self._preset: str | None = None
        self._changes: dict[str, Value] = {}
        self._names: tuple[str, ...] = ()
        self._dealer: tuple[int, str] | None = None
        self._versioned = False

    def read(self, said: Statement) -> None:
        """Takes one statement in; raises RecordError."""
        if not self._versioned and said.key != "rummy500":
            raise RecordError(said.line, "no_version")
        if said.subject:
            raise RecordError(said.line, "unknown_statement", {"key": f"{said.key} {said.subject}"})
        match said.key:
            case "rummy500":
                self._read_version(said)
            case "rules":
                self._read_preset(said)
            case "set":
                self._read_set(said)
            case "seats":
                self._read_seats(said)
            case "dealer":
                if self._dealer is not None:
                    raise RecordError(said.line, "said_twice", {"key": "dealer"})
                self._dealer = said.line, shown_name(said.body)
                if self._names:
                    self._dealer_seat()

    def _read_version(self, said: Statement) -> None:
        if self._versioned:
            raise RecordError(said.line, "said_twice", {"key": "rummy500"})
        if said.body != VERSION:
            raise RecordError(said.line, "other_version", {"version": said.body[:20], "known": VERSION})
        self._versioned = True

    def _read_preset(self, said: Statement) -> None:
        if self._preset is not None:
            raise RecordError(said.line, "said_twice", {"key": "rules"})
        if said.body not in PRESETS:
            raise RecordError(said.line, "unknown_preset", {"preset": said.body[:40]})
        self._preset = said.body

    def _read_set(self, said: Statement) -> None:
        field, _, text = said.body.replace("\t", " ").partition(" ")
        text = text.strip(" ")
        if field == "seats":
            # The names at the table decide; the field is only looked at for sense.
            if text not in {str(seats) for seats in range(MIN_SEATS, MAX_SEATS + 1)}:
                told = {"field": "seats", "value": text[:40], "choices": f"{MIN_SEATS} … {MAX_SEATS}"}
                raise RecordError(said.line, "bad_value", told)
            return
        try:
            self._changes[field] = parse_rule(field, text)
        except RulesError as error:
            raise RecordError.at(said.line, error) from None

    def _read_seats(self, said: Statement) -> None:
        if self._names:
            raise RecordError(said.line, "said_twice", {"key": "seats"})
        names = tuple(parse_name(said.line, name) for name in said.body.split(","))
        if not MIN_SEATS <= len(names) <= MAX_SEATS:
            raise RecordError(said.line, "bad_seats", {"seats": len(names), "low": MIN_SEATS, "high": MAX_SEATS})
        for at, name in enumerate(names):
            if name in names[:at]:
                raise RecordError(said.line, "same_name", {"name": name})
        self._names = names
        if self._dealer is not None:
            self._dealer_seat()

    def _dealer_seat(self) -> Seat:
        if self._dealer is None:
            return len(self._names) - 1
        line, name = self._dealer
        if name not in self._names:
            raise RecordError(line, "unknown_name", {"name": name})
        return self._names.index(name)

    def rules(self) -> Rules:
        """Gives the rules as said so far: an explicit ``set`` beats what the preset says."""
        return PRESETS[self._preset or "standard"].replace(**self._changes)

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names as said so far."""
        return self._names

    def head(self, line: int) -> Head:
        """Gives the whole head; raises RecordError at ``line``, the first statement after it."""
        if not self._versioned:
            raise RecordError(line, "no_version")
        if not self._names:
            raise RecordError(line, "no_seats")
        rules = self.rules()
        for refusal in check_rules(rules, len(self._names)):
            raise RecordError.at(line, refusal)
        return Head(rules, self._names, self._dealer_seat())


def head_lines(rules: Rules, names: Sequence[str], dealer: Seat) -> list[str]:
    """Writes a head with the preset that needs the fewest changes."""

    def changes(preset: Rules) -> list[str]:
        return [
            f"set: {field} {rule_text(field, getattr(rules, field))}"
            for field in FIELDS
            if getattr(rules, field) != getattr(preset, field)
        ]

    name, preset = min(PRESETS.items(), key=lambda item: len(changes(item[1])))
    written = [name_text(each) for each in names]
    return [
        f"rummy500: {VERSION}",
        f"rules: {name}",
        *changes(preset),
        f"seats: {', '.join(written)}",
        f"dealer: {written[dealer]}",
    ]
