"""``rummy500 deal``: a fresh record on standard output."""

from __future__ import annotations

import secrets
import sys
from typing import Annotated

from cyclopts import Parameter

from rummy500.cards import RummyError
from rummy500.cli.files import UNREADABLE, in_words
from rummy500.game.match import Match
from rummy500.game.record import write_record
from rummy500.rules import PRESETS, Rules, RulesError, parse_rule, preset_seats

__all__ = ["chosen_rules", "deal", "default_names"]

_NAMES = ("You", "Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus")


def deal(
    *,
    rules: str = "standard",
    set: Annotated[list[str] | None, Parameter(negative=())] = None,
    seats: str | None = None,
    seed: str | None = None,
    cut: int | None = None,
) -> int:
    """Prints a fresh record: head and deal."""
    try:
        chosen = chosen_rules(rules, set or [])
        names = [name.strip() for name in seats.split(",")] if seats else default_names(preset_seats(rules) or 2)
        match = Match(chosen, names)
        match.start_round(_key(seed), cut=cut)
    except RummyError as error:
        print(f"{error.code}: {in_words(error)}", file=sys.stderr)
        return UNREADABLE
    print(write_record(match), end="")
    return 0


def default_names(seats: int) -> list[str]:
    """Gives names for a table where nobody has said any."""
    return list(_NAMES[:seats])


def chosen_rules(preset: str, changes: list[str]) -> Rules:
    """Gives a preset with some fields changed, each said as ``FIELD VALUE``; raises RulesError."""
    if preset not in PRESETS:
        raise RulesError("unknown_preset", ("rules",), {"preset": preset})
    values = {}
    for change in changes:
        field, _, text = change.replace("=", " ").partition(" ")
        values[field] = parse_rule(field, text.strip())
    return PRESETS[preset].replace(**values)


def _key(seed: str | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(32)
    try:
        key = bytes.fromhex(seed)
    except ValueError:
        key = b""
    if len(key) != 32:
        raise RulesError("bad_seed", ())
    return key
