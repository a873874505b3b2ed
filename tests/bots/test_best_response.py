"""The search for a best response: the same generations find the same, and within the bounds of the club player."""

from __future__ import annotations

import pytest

from rummy500.bots.levels import POLICIES
from rummy500.bots.worth import WEIGHT_NAMES
from tools import best_response
from tools.tune_club import clipped


def test_so_many_generations_give_the_same_response_and_time_alone_decides_how_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(best_response, "DEALS", 1)
    weights, generations = best_response.respond(POLICIES["beginner"], 0.0, None)
    assert generations == 4  # no time at all: the least that is looked at
    assert best_response.respond(POLICIES["beginner"], 1e6, generations) == (weights, generations)
    other, _ = best_response.respond(POLICIES["casual"], 0.0, generations)
    assert other != weights
    assert len(weights) == len(WEIGHT_NAMES)
    assert clipped(weights) == weights
