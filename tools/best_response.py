"""How much a player could lose to somebody who has studied it: a best response, trained for a fixed time.

The weights of a player of club's form are searched as ``tools/tune_club.py`` does, but against one frozen player alone,
on standard rules with two seats, until the CPU time is used up. The result then plays the frozen player on other deals;
that lead, with its 95 % interval, is a lower bound for the frozen player's weakness. Neither the deals of the search
nor those of the match are used by any test or any other published figure.

    python -m tools.best_response [--against club] [--seconds 300 | --generations N] [--match 3000] [--out FILE]

The file records how many generations there was time for; with ``--generations`` of that number it comes out the same.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from pathlib import Path
from random import Random
from typing import Final

from rummy500.bots.entrants import policy_of
from rummy500.bots.simple import Policy
from rummy500.bots.standings import mean_interval
from rummy500.bots.weights import Weights, club_weights
from rummy500.bots.worth import WEIGHT_NAMES
from rummy500.rules import Rules
from tools.tune_club import ABSOLUTE, FIRST_SPREAD, POPULATION, clipped, leads, move

FOLDER: Final = Path(__file__).resolve().parent.parent / "bench/responses"
TABLES: Final = (("standard", 2),)
SEED: Final = 1913
MATCH_SEED: Final = 1914
DEALS: Final = 24
"""Of each generation: all its candidates play the same."""

_LEAST: Final = 4
"""With fewer generations there is no second half to speak of."""


def respond(frozen: Policy, seconds: float, generations: int | None) -> tuple[Weights, int]:
    """Searches until its CPU time or generations are used up; gives the mean weights of the last half, and how many."""
    rng = Random(SEED)
    mean = list(club_weights(Rules(), 2))
    first_spread = [
        ABSOLUTE.get(name, FIRST_SPREAD * abs(value) + 0.05) for name, value in zip(WEIGHT_NAMES, mean, strict=True)
    ]
    spread = list(first_spread)
    means: list[list[float]] = []
    end = time.process_time() + seconds
    while len(means) < (generations or 1_000_000) and (generations or len(means) < _LEAST or time.process_time() < end):
        numbers = range(len(means) * DEALS, (len(means) + 1) * DEALS)
        steps = [[rng.gauss(0, 1) for _ in mean] for _ in range(POPULATION // 2)]
        steps += [[-each for each in step] for step in steps]
        tried = [clipped([m + s * z for m, s, z in zip(mean, spread, step, strict=True)]) for step in steps]
        results = [statistics.fmean(leads(TABLES, weights, (frozen,), SEED, numbers)) for weights in tried]
        move(mean, spread, first_spread, [steps[at] for at in sorted(range(POPULATION), key=lambda at: -results[at])])
        means.append(list(mean))
        print(f"generation {len(means)}: {statistics.fmean(results):+.1f}", flush=True)
    last = means[len(means) // 2 :]
    return tuple(round(statistics.fmean(values), 3) for values in zip(*last, strict=True)), len(means)


def main() -> None:
    """Searches, plays the match, prints the row and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--against", default="club", help="a level, or another player of the arena")
    parser.add_argument("--seconds", type=float, default=300, help="CPU time of the search")
    parser.add_argument("--generations", type=int)
    parser.add_argument("--match", type=int, default=3000, help="mirrored deals of the match")
    parser.add_argument("--out", type=Path)
    told = parser.parse_args()
    frozen = policy_of(told.against)
    weights, generations = respond(frozen, told.seconds, told.generations)
    lead, half = mean_interval(leads(TABLES, weights, (frozen,), MATCH_SEED, range(told.match)))
    print(f"best response to {told.against}: {lead:+.1f} ± {half:.1f} points a round on {told.match} deals")
    out = told.out or FOLDER / f"{told.against}.json"
    out.parent.mkdir(exist_ok=True)
    written = {
        "against": told.against,
        "seed": SEED,
        "cpu_seconds": None if told.generations else told.seconds,
        "generations": generations,
        "deals": DEALS,
        "weights": dict(zip(WEIGHT_NAMES, weights, strict=True)),
        "match": {
            "seed": MATCH_SEED,
            "deals": told.match,
            "points": round(lead, 2),
            "low": round(lead - half, 2),
            "high": round(lead + half, 2),
        },
    }
    out.write_text(json.dumps(written, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
