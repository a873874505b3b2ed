"""How matches change ratings."""

from __future__ import annotations

import math
import random
import re
from pathlib import Path

import pytest

from rummy500.app.rating_model import LEVEL_RATINGS, START, Rating, nearest_level, new_ratings, points, spread
from rummy500.app.rating_outcome import SeatOutcome
from rummy500.bots import LEVELS

STRENGTH = Path(__file__).parents[2] / "docs" / "strength.md"
_BETA = 25 / 6


def chance_of(better: float, worse: float) -> float:
    """Gives the share of matches of two that the model expects the first to win."""
    return 1 / (1 + math.exp((worse - better) / math.sqrt(2 * _BETA**2)))


def test_every_level_has_a_rating_and_a_better_one_a_higher() -> None:
    assert tuple(LEVEL_RATINGS) == LEVELS
    assert [points(LEVEL_RATINGS[level]) for level in LEVELS] == sorted(
        points(LEVEL_RATINGS[level]) for level in LEVELS
    )
    assert points(START) == points(LEVEL_RATINGS["club"]) == 1500


def test_the_distances_of_the_levels_are_those_that_were_measured() -> None:
    row = re.compile(r"^\| (\w+) − (\w+) \|.*\| (\d+)% ± \d+% \|", re.MULTILINE)
    measured = [one for one in row.findall(STRENGTH.read_text(encoding="utf-8")) if {*one[:2]} <= {*LEVELS}]
    assert len(measured) >= 5
    for better, worse, share in measured:
        expected = chance_of(LEVEL_RATINGS[better].mu, LEVEL_RATINGS[worse].mu)
        assert abs(expected - int(share) / 100) < 0.025, (better, worse)


@pytest.mark.parametrize("level", ["casual", "strong"])
def test_ratings_find_the_level_that_plays_as_well(level: str) -> None:
    """Matches are drawn by lot with the chances of a level against all levels; players start as newcomers."""
    chance, true, found = random.Random(3), LEVEL_RATINGS[level].mu, []
    for _ in range(20):
        mine = START
        for _ in range(200):
            other = chance.choice(LEVELS)
            won = chance.random() < chance_of(true, LEVEL_RATINGS[other].mu)
            seats = (SeatOutcome(0, 1 if won else 2, guest="a"), SeatOutcome(1, 2 if won else 1, level=other))
            mine = new_ratings(seats, (mine, LEVEL_RATINGS[other]))[0]
        found.append(mine)
    average = sum(one.mu for one in found) / len(found)
    assert nearest_level(Rating(average, 1), LEVELS) == level
    assert abs(average - true) < 1
    assert sum(abs(one.mu - true) < 2 * one.sigma for one in found) > 15
    assert all(spread(one) < spread(START) / 3 for one in found)


def test_places_order_the_changes_and_equal_places_change_equally() -> None:
    seats = [SeatOutcome(side, place, guest=str(side)) for side, place in enumerate((2, 1, 4, 2))]
    after = new_ratings(seats, [START] * 4)
    assert after[1].mu > after[0].mu == pytest.approx(after[3].mu)
    assert after[0].mu > after[2].mu
    assert all(one.sigma < START.sigma for one in after)


def test_partners_change_together() -> None:
    seats = [SeatOutcome(seat % 2, 1 + seat % 2, guest=str(seat)) for seat in range(4)]
    after = new_ratings(seats, [START] * 4)
    assert after[0] == after[2]
    assert after[1] == after[3]
    assert after[0].mu > START.mu > after[1].mu


def test_who_left_is_last_whatever_the_total() -> None:
    seats = [
        SeatOutcome(0, 1, guest="a", left=True, gains=False),
        SeatOutcome(1, 2, guest="b"),
        SeatOutcome(2, 3, guest="c"),
    ]
    after = new_ratings(seats, [START] * 3)
    assert after[1].mu > after[2].mu > after[0].mu
    assert after[0].mu < START.mu


def test_who_leaves_a_partner_loses_alone() -> None:
    left = SeatOutcome(0, 1, guest="a", left=True, gains=False)
    seats = [left, SeatOutcome(1, 2, guest="b"), SeatOutcome(0, 1, guest="c"), SeatOutcome(1, 2, guest="d")]
    after = new_ratings(seats, [START] * 4)
    assert after[0].mu < START.mu < after[2].mu
    assert after[1] == after[3]
    assert after[1].mu < START.mu


def test_without_gains_a_rating_can_fall_and_does_not_rise() -> None:
    low, high = Rating(20, 4), Rating(30, 4)
    won = (SeatOutcome(0, 1, guest="a", gains=False), SeatOutcome(1, 2, guest="b"))
    after = new_ratings(won, (low, high))
    assert after[0] == low
    assert after[1].mu < high.mu
    lost = (SeatOutcome(0, 2, guest="a", gains=False), SeatOutcome(1, 1, guest="b"))
    assert new_ratings(lost, (high, low))[0].mu < high.mu
