"""The weights of the quick player in searches: by number of seats, as found by an evolutionary search."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from rummy500.bots.light import WEIGHT_NAMES
from rummy500.bots.weights import Weights, seat_class

__all__ = ["light_weights"]

_FILE: Final = Path(__file__).with_name("light_weights.json")


@cache
def _table() -> Mapping[str, Mapping[str, float]]:
    found: Mapping[str, Mapping[str, float]] = json.loads(_FILE.read_text("utf-8"))["weights"]
    return found


def light_weights(seats: int) -> Weights:
    """Gives the quick player's weights for a number of seats."""
    chosen = _table()[seat_class(seats)]
    return tuple(float(chosen[name]) for name in WEIGHT_NAMES)
