"""The arena: mirrored deals, intervals over deal sets, what the levels come to, and the command."""

from __future__ import annotations

import json
import math
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from rummy500.bots.arena import Contest, CrewError, arena, compare, mean_interval, seatings
from rummy500.bots.crew import played
from rummy500.bots.deal_sets import order_of, places
from rummy500.bots.levels import NAMES, computer_names
from rummy500.cli import main
from rummy500.kernel import compiled
from rummy500.rules import PRESETS, RulesError

SEED = 90_001
ROUNDS = 500 if compiled() else 300


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("seats", "teams"), [(2, 0), (3, 0), (4, 0), (4, 2), (5, 0), (6, 2), (6, 3), (8, 4)])
def test_each_player_sits_in_every_place_equally_often(seats: int, teams: int, players: int) -> None:
    if players > (teams or seats):
        with pytest.raises(ValueError, match="cannot share"):
            rules = PRESETS["standard"].replace(teams=teams)
            compare(Contest(("club",) * players, "", rules, seats, SEED), 1)
        return
    found = seatings(seats, teams, players)
    assert len(set(found)) == len(found)
    for place in range(seats):
        share = len(found) / players
        assert Counter(seating[place] for seating in found) == dict.fromkeys(range(players), share)
    if teams:
        assert all(seating[place] == seating[place % teams] for seating in found for place in range(seats))


@pytest.mark.parametrize("seats", [3, 4])
def test_two_players_are_each_others_neighbours_as_often_as_two_seats_taken_by_lot(seats: int) -> None:
    found = [(seating, place) for seating in seatings(seats, 0) for place in range(seats)]
    beside = sum(seating[place] != seating[(place + 1) % seats] for seating, place in found) / len(found)
    by_lot = 2 * (seats // 2) * (seats - seats // 2) / (seats * (seats - 1))
    assert beside == pytest.approx(by_lot)


def test_with_three_or_more_players_every_order_of_them_comes_up() -> None:
    assert {order_of(4, number) for number in range(6)} == {
        (0, *rest) for rest in ((1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1))
    }
    assert order_of(2, 7) == (0, 1)


def test_a_level_against_itself_comes_to_nothing_on_mirrored_deals() -> None:
    outcome = arena(PRESETS["standard"], 2, ("club", "club"), 20, SEED)
    assert outcome.margin == 0.0
    assert outcome.interval == 0.0
    assert outcome.rounds == 20
    assert [each.won for each in outcome.standings] == [0.5, 0.5]
    assert [each.place for each in outcome.standings] == [1.5, 1.5]


def test_the_parts_of_the_rounds_won_make_one() -> None:
    outcome = arena(PRESETS["partnership"], 4, ("club", "beginner"), 40, SEED)
    assert math.fsum(each.won for each in outcome.standings) == pytest.approx(1)
    outcome = arena(PRESETS["standard"], 4, ("club", "casual", "beginner", "random"), 80, SEED)
    assert math.fsum(each.won for each in outcome.standings) == pytest.approx(1)
    assert math.fsum(each.place for each in outcome.standings) == pytest.approx(10)
    assert len(outcome.leads) == 6
    points = {each.player: each.points for each in outcome.standings}
    for lead in outcome.leads:
        assert lead.points == pytest.approx(points[lead.first] - points[lead.second])


def test_equal_scores_share_their_places() -> None:
    assert places([40, 10, 40, -5]) == [1.5, 3.0, 1.5, 4.0]
    assert places([7, 7, 7]) == [2.0, 2.0, 2.0]


def test_the_same_seed_gives_the_same_points_in_any_number_of_processes() -> None:
    one = arena(PRESETS["pagat"], 3, ("casual", "beginner"), 60, SEED)
    two = arena(PRESETS["pagat"], 3, ("casual", "beginner"), 60, SEED, jobs=2)
    assert (one.margin, one.interval, one.deals) == (two.margin, two.interval, two.deals)
    other = arena(PRESETS["pagat"], 3, ("casual", "beginner"), 60, SEED + 1)
    assert other.margin != one.margin


def test_a_process_that_fails_is_an_error_that_says_why() -> None:
    contest = Contest(("club", "casual"), "", PRESETS["standard"], 9, SEED)
    with pytest.raises(CrewError, match="bad_seats"):
        next(played(contest, range(4), 2))


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
    with pytest.raises(ValueError, match="no such player"):
        arena(PRESETS["standard"], 2, ("club", "oracle"), 2, SEED)
    with pytest.raises(ValueError, match="cannot share 2 places"):
        arena(PRESETS["standard"], 2, ("club", "casual", "beginner"), 2, SEED)
    with pytest.raises(RulesError):
        arena(PRESETS["persian"], 5, ("club", "casual"), 2, SEED)


def test_the_command_prints_what_it_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.json"
    words = ["arena", "casual", "beginner", "--deals", "10", "--rules", "short", "--seed", "5", "--json", str(file)]
    assert main(words) == 0
    printed = capsys.readouterr().out
    told = json.loads(file.read_text("utf-8"))
    outcome, (lead,) = told["outcome"], told["outcome"]["leads"]
    assert f"casual − beginner: {lead['points']:+.2f} ± {lead['interval']:.2f} points a round" in printed
    assert (outcome["rules"], outcome["seats"], outcome["rounds"], outcome["deals"]) == ("short", 2, 20, 10)
    assert [each["player"] for each in outcome["standings"]] == ["casual", "beginner"]
    assert len(told["sets"]) == 10
    assert all(each["ms"] > 0 and each["decisions"] > 0 for each in outcome["standings"])


def test_the_command_takes_four_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "club", "casual", "beginner", "random", "--deals", "2"]) == 0
    printed = capsys.readouterr().out
    assert "standard, 4 seats: 8 rounds of 2 deals, seed 1" in printed
    assert printed.count(" points a round\n") == 6


def test_a_terminal_is_shown_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ["arena", "casual", "beginner", "--json", str(tmp_path / "result.json"), "--deals"]
    assert main([*words, "3"]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main([*words, "5"]) == 0
    assert re.search(r"\r4 of 5 deal sets, lead [+-][0-9.]+ ± [0-9.]+ +\r", capsys.readouterr().err)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["club", "oracle"], "no player “oracle”"),
        (["club", "casual", "--rules", "moon"], "no preset “moon”"),
        (["club", "casual", "--rules", "persian", "--seats", "5"], "5 players cannot be split into 2 equal teams"),
        (["club", "casual", "--deals", "0"], "at least 1"),
        (["club", "casual", "--limit", "0"], "above 0"),
        (["club", "casual", "--until", "2,0"], "“2,0” is not LOW,HIGH"),
        (["club", "casual", "--until", "much"], "“much” is not LOW,HIGH"),
        (["club", "casual", "beginner", "--until", "0,2"], "compares two players"),
        (["club", "casual", "beginner", "--rules", "partnership"], "3 players do not fit 2 teams"),
        (["club", "casual", "beginner", "--seats", "2"], "3 players do not fit 2 seats"),
        (["club", "exec:./there-is-no-such-program"], "no program “./there-is-no-such-program”"),
        (["club", "exec:"], "the command itself is missing"),
        (["club", "exec:'half"], "cannot be read"),
    ],
)
def test_the_command_says_what_is_wrong(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words]) == 2
    assert said in capsys.readouterr().err


def test_computers_have_distinct_names() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 8
    assert computer_names(8) == NAMES[:8]
    assert not set(computer_names(7, taken=["ada", "Kim"])) & {"Ada", "Kim"}
