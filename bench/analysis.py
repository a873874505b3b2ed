"""How long the analysis of a round takes, what accuracy each level gets, and whether luck comes to nothing on average.

    ./dev bench analysis [--rounds N] [--quality NAME] [--levels A,B,…] [--json FILE]

Each level plays N rounds against ``club``, standard rules, two seats, in both seats in turn. Keys: ``seconds`` and
``seconds_most`` (CPU of one round's analysis, mean and largest, promised: under 20 at ``normal``),
``decisions``; for each level ``LEVEL.accuracy`` and ``LEVEL.interval`` (95 %), ``LEVEL.losses``; ``dealt``, ``drawn``
and ``turned``, the mean luck of all seats, with ``drawn_interval``.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from random import Random

from rummy500.bots import player
from rummy500.bots.analysis import QUALITIES, RoundAnalysis, analysed, tasks, weigh
from rummy500.bots.analysis_moments import story
from rummy500.bots.standings import mean_interval
from rummy500.game.events import events_for
from rummy500.game.match import Match
from rummy500.rules import Rules


def played(levels: list[str], seed: int) -> Match:
    """Plays one round between two levels."""
    match = Match(Rules(), ["Ann", "Bob"])
    match.start_round(Random(f"bench analysis {seed}").randbytes(32))
    players = [player(level, Random(f"{seed} {seat}")) for seat, level in enumerate(levels)]
    round = match.round
    assert round is not None
    while (seat := round.turn) is not None:
        move = players[seat].choose(round.view(seat), match.rules)
        assert move is not None
        told = match.play(seat, move)
        for other, each in enumerate(players):
            each.observe(events_for(told, other))
    return match


def measure(rounds: int, quality: str, levels: list[str]) -> dict[str, float]:
    """Analyses all rounds."""
    took: list[float] = []
    decisions = 0
    found: dict[str, list[float]] = {level: [] for level in levels}
    losses: dict[str, list[float]] = {level: [] for level in levels}
    luck: dict[str, list[float]] = {"dealt": [], "drawn": [], "turned": []}
    for level in levels:
        for number in range(rounds):
            seats = [level, "club"] if number % 2 == 0 else ["club", level]
            match = played(seats, number)
            start = time.process_time()
            result = analysis_of(match, quality)
            took.append(time.process_time() - start)
            decisions += len(result.decisions)
            seat = result.seats[number % 2]
            if seat.accuracy is not None:
                found[level].append(seat.accuracy)
            losses[level].append(seat.losses)
            for part, values in luck.items():
                values += [getattr(one, part) for one in result.seats]
    answer = {"seconds": mean(took), "seconds_most": max(took), "decisions": decisions / len(took)}
    for level in levels:
        answer[f"{level}.accuracy"], answer[f"{level}.interval"] = mean_interval(found[level])
        answer[f"{level}.losses"] = mean(losses[level])
    answer |= {part: mean(values) for part, values in luck.items()}
    answer["drawn_interval"] = mean_interval(luck["drawn"])[1]
    return {name: round(value, 2) for name, value in answer.items()}


def analysis_of(match: Match, quality: str) -> RoundAnalysis:
    """Analyses the first round of a match, as the server does."""
    told = story(match, 1)
    return analysed(told, [weigh(task, QUALITIES[quality]) for task in tasks(told)], 1, quality)


def mean(values: list[float]) -> float:
    """Gives the mean."""
    return sum(values) / len(values)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--quality", choices=list(QUALITIES), default="normal")
    parser.add_argument("--levels", default="random,beginner,casual,club,expert")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    figures = measure(options.rounds, options.quality, options.levels.split(","))
    for name, value in figures.items():
        print(f"{name:24} {value}")
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
