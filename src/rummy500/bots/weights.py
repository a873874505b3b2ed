"""The weights of the club player: by number of seats, as found by ``tools/tune_club.py``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from rummy500.bots.worth import WEIGHT_NAMES

__all__ = ["START", "Weights", "club_weights", "seat_class"]

Weights = tuple[float, ...]
"""One number for each of ``WEIGHT_NAMES``, in that order."""

_FILE: Final = Path(__file__).with_name("club_weights.json")

START: Final[Mapping[str, float]] = {
    "half": 2.3,
    "base": 0.2,
    "pile_out": 2.0,
    "near": 1.5,
    "joker_out": 3.0,
    "joker_chance": 0.5,
    "horizon": 4.0,
    "stock": 3.5,
    "caught": 1.6,
    "early": -0.8,
    "draw": -14.0,
    "swept": 3.0,
    "take": -8.0,
    "fit": 1.0,
    "use": 22.0,
    "pile_use": 18.0,
    "later_fit": 0.3,
    "out": 3.0,
    "single": 0.06,
    "thrown": 0.2,
    "call": 2.0,
}
"""Where the search begins: an earlier search for two seats, rounded by hand."""


def seat_class(seats: int) -> str:
    """Gives the class of tables whose weights are used: ``2``, ``3`` or ``4+`` seats."""
    return "4+" if seats >= 4 else str(seats)


@cache
def _table() -> Mapping[str, Mapping[str, float]]:
    found: Mapping[str, Mapping[str, float]] = json.loads(_FILE.read_text("utf-8"))["weights"]
    return found


def club_weights(seats: int) -> Weights:
    """Gives the club player's weights for a number of seats."""
    chosen = _table()[seat_class(seats)]
    return tuple(float(chosen[name]) for name in WEIGHT_NAMES)
