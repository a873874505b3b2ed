"""Ratings and shares of matches: what can be worked out by hand comes out so."""

from __future__ import annotations

import math

import pytest

from rummy500.bots.deal_sets import DealSet, Share
from rummy500.bots.ratings import Pairing, match_share, ratings
from rummy500.rules import PRESETS

STANDARD = PRESETS["standard"]


def sets_of(*rounds: tuple[tuple[int, int], tuple[int, int]], count: int = 200) -> list[DealSet]:
    """Gives so many deal sets in which the given pairs of rounds, (first, second) each, come in turn."""
    share = Share(0.0, 1.5, 0.5, 0.5, 1, 0.0)
    return [DealSet(number, 2, (share, share), rounds[number % len(rounds)]) for number in range(count)]


def test_three_rounds_won_for_one_lost_are_191_points_of_elo() -> None:
    first, second = ratings([Pairing("b", "a", 0.75, 0.01, 4000)], "a")
    assert (first.player, second.player) == ("b", "a")
    assert first.points == pytest.approx(400 * math.log10(3), abs=0.2)
    assert first.low < first.points < first.high
    assert (second.points, second.low, second.high) == (0.0, 0.0, 0.0)


def test_results_that_agree_are_explained_exactly() -> None:
    """With strengths 1, 2 and 6 the parts won are 2/3, 3/4 and 6/7."""
    found = ratings(
        [
            Pairing("b", "a", 2 / 3, 0.001, 100_000),
            Pairing("b", "c", 1 / 4, 0.001, 100_000),
            Pairing("c", "a", 6 / 7, 0.001, 100_000),
        ],
        "a",
    )
    points = {each.player: each.points for each in found}
    assert points["b"] == pytest.approx(400 * math.log10(2), abs=0.1)
    assert points["c"] == pytest.approx(400 * math.log10(6), abs=0.1)
    assert [each.player for each in found] == ["c", "b", "a"]


def test_who_never_loses_has_a_rating_and_who_met_nobody_has_none() -> None:
    found = ratings([Pairing("b", "a", 1.0, 0.0, 50), Pairing("d", "c", 0.6, 0.1, 50)], "a")
    assert [each.player for each in found] == ["b", "a"]
    assert 700 < found[0].points < 1000
    assert ratings([Pairing("d", "c", 0.6, 0.1, 50)], "a") == []


def test_fewer_deals_leave_wider_intervals() -> None:
    (few, _), (many, _) = (ratings([Pairing("b", "a", 0.7, half, 400)], "a") for half in (0.1, 0.01))
    assert few.high - few.low > 3 * (many.high - many.low)


def test_who_wins_every_round_wins_every_match() -> None:
    assert match_share(STANDARD, sets_of(((60, 20), (70, -10)))) == (1.0, 0.0)
    assert match_share(STANDARD, sets_of(((20, 60), (-10, 70)))) == (0.0, 0.0)


def test_equals_share_their_matches_and_a_lead_wins_more() -> None:
    even = match_share(STANDARD, sets_of(((90, 20), (20, 90)), ((15, 80), (80, 15))))
    assert even is not None
    assert even[0] == pytest.approx(0.5, abs=0.03)
    better = match_share(STANDARD, sets_of(((100, 20), (20, 90)), ((15, 80), (90, 15))))
    assert better is not None
    assert better[0] - better[1] > even[0] + even[1]


def test_who_reaches_the_target_first_has_won_whoever_scores_more_later() -> None:
    """Rounds of 500 points end a match at once, and half of the matches begin with one of the first player's."""
    found = match_share(STANDARD, sets_of(((500, 0), (0, 500))))
    assert found is not None
    assert found[0] == pytest.approx(0.5, abs=0.03)


def test_few_sets_say_nothing_of_matches() -> None:
    assert match_share(STANDARD, sets_of(((60, 20), (70, -10)), count=99)) is None
