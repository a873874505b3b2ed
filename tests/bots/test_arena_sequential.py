"""The sequential test: its likelihoods, its errors, and that it stops a comparison."""

from __future__ import annotations

import math
from random import Random

import pytest

from rummy500.bots.arena import Contest, compare
from rummy500.bots.sequential import ERROR, LEAST, SequentialTest, log_likelihood_ratio
from rummy500.cli import main
from rummy500.rules import PRESETS

SEED = 90_002


def direct(classes: list[tuple[float, int]], mean: float) -> float:
    """Finds the best log-likelihood with a mean by brute force over the tilt."""
    best = -math.inf
    least, most = min(value for value, _ in classes), max(value for value, _ in classes)
    total = sum(count for _, count in classes)
    low, high = -1 / (most - mean), 1 / (mean - least)
    for step in range(1, 20_000):
        tilt = low + (high - low) * step / 20_000
        chances = [count / total / (1 + tilt * (value - mean)) for value, count in classes]
        # Only where they sum to one is it a likelihood; the tilt 0 sums to one too, but has another mean.
        if (
            abs(sum(chances) - 1) < 2e-4
            and abs(sum(p * v for p, (v, _) in zip(chances, classes, strict=True)) - mean) < 0.02
        ):
            best = max(best, sum(count * math.log(p) for p, (_, count) in zip(chances, classes, strict=True)))
    return best


def test_the_ratio_is_that_of_the_best_likelihoods_with_each_mean() -> None:
    classes = [(-30.0, 4), (-5.0, 11), (0.0, 7), (12.0, 9), (40.0, 3)]
    expected = direct(classes, 6.0) - direct(classes, -1.0)
    assert log_likelihood_ratio(classes, -1.0, 6.0) == pytest.approx(expected, abs=0.02)


def test_the_mean_that_was_seen_is_the_likeliest() -> None:
    classes = [(-10.0, 1), (0.0, 2), (10.0, 3)]
    seen = 20 / 6
    assert log_likelihood_ratio(classes, seen, seen + 2) < 0 < log_likelihood_ratio(classes, seen - 2, seen)
    assert log_likelihood_ratio(classes, seen - 1e-9, seen + 1e-9) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(
    ("classes", "sign"),
    [
        ([], 0),
        ([(7.0, 50)], 1),
        ([(-7.0, 50)], -1),
        ([(1.0, 50)], 0),
        ([(3.0, 9), (5.0, 9)], 1),
        ([(-3.0, 9), (-1.0, 9)], -1),
        ([(1.0, 9), (5.0, 9)], 1),
        ([(-3.0, 9), (1.0, 9)], -1),
        ([(0.5, 9), (1.5, 9)], 0),
    ],
)
def test_leads_on_one_side_of_a_mean_speak_against_it(classes: list[tuple[float, int]], sign: int) -> None:
    ratio = log_likelihood_ratio(classes, 0.0, 2.0)
    assert (ratio > 0) - (ratio < 0) == sign


@pytest.mark.parametrize(("true", "wrong"), [(0.0, "high"), (2.0, "low")])
def test_the_wrong_verdict_is_as_rare_as_it_says(true: float, wrong: str) -> None:
    runs, mistakes, sets = 100, 0, 0
    for run in range(runs):
        rng = Random(f"{SEED} {run} {true}")
        test = SequentialTest(0.0, 2.0)
        while test.verdict().accepted is None:
            test.add(rng.choice((-7.0, -3.0, -1.0, 0.0, 2.0, 9.0)) + true)
        mistakes += test.verdict().accepted == wrong
        sets += test.verdict().sets
    # Four standard deviations above what is promised, and far fewer sets than the 2 x 1.64 sigma of a fixed test.
    assert mistakes / runs < ERROR + 4 * math.sqrt(ERROR / runs)
    assert sets / runs < 150


def test_there_is_no_verdict_on_a_few_deal_sets_and_none_is_changed() -> None:
    test = SequentialTest(0.0, 5.0)
    for lead in range(LEAST - 1):
        test.add(30.0 + lead % 3)
        assert test.verdict().accepted is None
    test.add(31.0)
    verdict = test.verdict()
    assert verdict.accepted == "high"
    for _ in range(500):
        test.add(-90.0)
    assert test.verdict() == verdict


def test_leads_have_to_be_in_order() -> None:
    for low, high in ((1.0, 1.0), (2.0, 1.0), (-math.inf, 0.0), (0.0, math.nan)):
        with pytest.raises(ValueError, match="below"):
            SequentialTest(low, high)


def test_a_comparison_stops_by_itself_wherever_it_is_played() -> None:
    contest = Contest(("casual", "random"), "standard", PRESETS["standard"], 2, SEED)
    outcome = compare(contest, 5000, until=(0.0, 10.0))
    assert outcome.test is not None
    assert (outcome.test.accepted, outcome.deals) == ("high", outcome.test.sets)
    assert outcome.deals < 5000
    assert compare(contest, 5000, until=(0.0, 10.0), jobs=2).test == outcome.test


def test_the_command_says_why_it_has_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "random", "casual", "--deals", "3000", "--until=-10,0"]) == 0
    printed = capsys.readouterr().out
    assert (
        "Sequential test: stopped after 48 deal sets: a lead of -10 points explains them better than one of 0"
        in printed
    )
    assert main(["arena", "club", "club", "--deals", "3", "--until", "0,2"]) == 0
    assert "undecided between 0 and 2 points after 3 deal sets" in capsys.readouterr().out
