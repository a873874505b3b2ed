"""The arena: mirrored deals, intervals over deals, and what the levels come to."""

from __future__ import annotations

import json
import math
from collections import Counter
from pathlib import Path

import pytest

from rummy500.bots.arena import arena, mean_interval, seatings
from rummy500.bots.levels import NAMES, computer_names
from rummy500.cli import main
from rummy500.kernel import compiled
from rummy500.rules import PRESETS, RulesError

SEED = 90_001
ROUNDS = 500 if compiled() else 300


@pytest.mark.parametrize(("seats", "teams"), [(2, 0), (3, 0), (4, 0), (4, 2), (5, 0), (6, 2), (6, 3), (8, 4)])
def test_each_side_sits_in_every_place_equally_often(seats: int, teams: int) -> None:
    found = seatings(seats, teams)
    assert len(set(found)) == len(found)
    for place in range(seats):
        assert Counter(seating[place] for seating in found) == {0: len(found) / 2, 1: len(found) / 2}
    if teams:
        assert all(seating[place] == seating[place % teams] for seating in found for place in range(seats))


def test_a_level_against_itself_comes_to_nothing_on_mirrored_deals() -> None:
    outcome = arena(PRESETS["standard"], 2, ("club", "club"), 20, SEED)
    assert outcome.margin == 0.0
    assert outcome.interval == 0.0
    assert outcome.rounds == 20


def test_the_same_seed_gives_the_same_points_in_any_number_of_processes() -> None:
    one = arena(PRESETS["pagat"], 3, ("casual", "beginner"), 60, SEED)
    two = arena(PRESETS["pagat"], 3, ("casual", "beginner"), 60, SEED, jobs=2)
    assert (one.margin, one.interval, one.deals) == (two.margin, two.interval, two.deals)
    other = arena(PRESETS["pagat"], 3, ("casual", "beginner"), 60, SEED + 1)
    assert other.margin != one.margin


def test_an_interval_is_that_of_the_mean() -> None:
    mean, half = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert half == pytest.approx(1.959964 * math.sqrt(5 / 3 / 4))
    assert mean_interval([7.0]) == (7.0, math.inf)


@pytest.mark.parametrize(("better", "worse"), [("beginner", "random"), ("casual", "beginner"), ("club", "casual")])
def test_levels_stand_in_their_order(better: str, worse: str) -> None:
    outcome = arena(PRESETS["standard"], 2, (better, worse), ROUNDS, SEED)
    assert outcome.margin - outcome.interval > 0


@pytest.mark.long
@pytest.mark.parametrize(
    ("preset", "seats"), [("joker_table", 4), ("pagat", 3), ("partnership", 4), ("persian", 4), ("classic", 6)]
)
@pytest.mark.parametrize(("better", "worse"), [("casual", "beginner"), ("club", "casual")])
def test_levels_stand_in_their_order_elsewhere(preset: str, seats: int, better: str, worse: str) -> None:
    outcome = arena(PRESETS[preset], seats, (better, worse), 2000, SEED)
    assert outcome.margin - outcome.interval > 0


@pytest.mark.parametrize("level", ["beginner", "casual", "club"])
def test_players_do_not_pass_one_card_around_for_ever(level: str) -> None:
    rules = PRESETS["standard"].replace(pile_duty="none", return_taken=True, hand_size=5)
    outcome = arena(rules, 2, (level, level), 60, SEED)
    assert outcome.rounds == 60


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="no such level"):
        arena(PRESETS["standard"], 2, ("club", "oracle"), 2, SEED)
    with pytest.raises(RulesError):
        arena(PRESETS["persian"], 5, ("club", "casual"), 2, SEED)


def test_the_command_prints_the_margin_and_writes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.json"
    words = ["arena", "casual", "beginner", "--rounds", "20", "--rules", "short", "--seed", "5", "--json", str(file)]
    assert main(words) == 0
    printed = capsys.readouterr().out
    told = json.loads(file.read_text("utf-8"))
    assert f"casual − beginner: {told['margin']:+.2f} ± {told['interval']:.2f} points a round" in printed
    assert (told["rules"], told["seats"], told["rounds"], told["deals"]) == ("short", 2, 20, 10)
    assert [each["level"] for each in told["standings"]] == ["casual", "beginner"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["club", "oracle"], "no level 'oracle'"),
        (["club", "casual", "--rules", "moon"], "no preset 'moon'"),
        (["club", "casual", "--rules", "persian", "--seats", "5"], "5 seats cannot play persian"),
        (["club", "casual", "--rounds", "0"], "at least 1"),
    ],
)
def test_the_command_says_what_is_wrong(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words]) == 2
    assert said in capsys.readouterr().err


def test_computers_have_distinct_names() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 8
    assert computer_names(8) == NAMES[:8]
    assert not set(computer_names(7, taken=["ada", "Kim"])) & {"Ada", "Kim"}
