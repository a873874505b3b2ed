"""The weights of the club player: by number of seats and kind of rules, as found by ``tools/tune_club.py``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from rummy500.bots.worth import WEIGHT_NAMES
from rummy500.rules import Rules

__all__ = ["START", "Weights", "club_weights", "rules_kind", "seat_class", "weights_of"]

Weights = tuple[float, ...]
"""One number for each of ``WEIGHT_NAMES``, in that order."""

_FILE: Final = Path(__file__).with_name("club_weights.json")

START: Final[Mapping[str, float]] = {
    "half": 2.2,
    "base": 0.3,
    "pile_out": 0.22,
    "near": 1.5,
    "joker_out": 1.6,
    "joker_chance": 0.34,
    "horizon": 0.5,
    "stock": 8.6,
    "caught": 5.0,
    "early": 0.48,
    "draw": -12.2,
    "swept": 0.45,
    "take": -7.0,
    "fit": 1.0,
    "use": 13.4,
    "pile_use": 20.2,
    "later_fit": 0.3,
    "out": 2.3,
    "single": 0.43,
    "thrown": 0.17,
    "call": 4.7,
}
"""Where the search begins: what earlier searches from a start by hand came to for two seats, rounded."""


def seat_class(seats: int) -> str:
    """Gives the class of tables whose weights are used: ``2``, ``3`` or ``4+`` seats."""
    return "4+" if seats >= 4 else str(seats)


def rules_kind(rules: Rules) -> str:
    """Gives the kind of rules whose weights are used: ``teams``, else ``jokers``, else ``standard``."""
    if rules.teams:
        return "teams"
    return "jokers" if rules.jokers_per_deck else "standard"


@cache
def _table() -> Mapping[str, Mapping[str, float]]:
    found: Mapping[str, Mapping[str, float]] = json.loads(_FILE.read_text("utf-8"))["weights"]
    return found


def weights_of(name: str) -> Weights:
    """Gives the table of weights of that name in the file; KeyError for one that is not there."""
    chosen = _table()[name]
    return tuple(float(chosen[each]) for each in WEIGHT_NAMES)


def club_weights(rules: Rules, seats: int) -> Weights:
    """Gives the club player's weights at a table: those of its kind of rules, where they are not, of its seats."""
    own = f"{seat_class(seats)} {rules_kind(rules)}"
    return weights_of(own if own in _table() else seat_class(seats))
