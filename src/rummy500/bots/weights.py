"""The weights of the club player: by number of seats, as found by ``tools/tune_club.py``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from rummy500.bots.greedy import WEIGHT_NAMES

__all__ = ["START", "Weights", "club_weights", "seat_class"]

Weights = tuple[float, ...]
"""One number for each of ``WEIGHT_NAMES``, in that order."""

_FILE: Final = Path(__file__).with_name("club_weights.json")

START: Final[Mapping[str, float]] = {
    "half": 2.5,
    "base": 0.1,
    "pile_out": 0.5,
    "near": 0.7,
    "joker_out": 2.0,
    "joker_chance": 0.9,
    "horizon": 3.0,
    "stock": 1.0,
    "caught": 1.0,
    "early": 0.7,
    "draw": 3.0,
    "swept": 0.0,
    "take": 2.0,
    "fit": 1.0,
    "use": 12.0,
    "pile_use": 8.0,
    "later_fit": 0.3,
    "out": 2.0,
    "single": 0.15,
    "thrown": 0.6,
    "call": 0.0,
}
"""Where the search begins: set by hand."""


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
