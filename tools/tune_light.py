"""Finds the quick player's weights by an evolutionary search and writes them to ``bots/light_weights.json``.

The same separable natural evolution strategy as in ``tune_club``, but the rounds are played by the compiled quick
player against itself (``bots.rollout.match``), a hundred thousand in a few seconds: against the weights of the start
and those of the moment, on the tables of each class, with seeds that no test and no published figure uses.

    python -m tools.tune_light [--generations 100] [--deals 300] [--seed 3] [--classes 2,3,4+] [--out FILE]

The same arguments give the same file. A class takes about five minutes of one core with the compiled rule book; the
match against the start that ends it is on seeds of its own.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Final

from rummy500.bots.light import WEIGHT_NAMES
from rummy500.bots.rollout import match
from rummy500.kernel.state import KernelRules
from rummy500.rules import PRESETS
from tools.tune_club import utilities

OUT: Final = Path(__file__).resolve().parent.parent / "src/rummy500/bots/light_weights.json"
START: Final[Mapping[str, tuple[float, float]]] = {
    "pair": (0.18, 0.06),
    "alone": (0.06, 0.03),
    "edge": (0.16, 0.06),
    "gap": (0.16, 0.06),
    "near": (0.15, 0.05),
    "joker": (0.8, 0.2),
    "base": (0.05, 0.05),
    "half": (1.0, 0.6),
    "loss": (0.6, 0.3),
    "far": (0.3, 0.2),
    "draw": (0.0, 3.0),
    "take": (0.0, 3.0),
    "swept": (0.0, 1.0),
    "fit": (1.0, 0.4),
    "help": (0.5, 0.4),
    "out": (3.0, 1.5),
    "call": (0.0, 3.0),
}
"""Where the search begins, by hand, and the first spread of each weight."""

CHANCES: Final = {"pair", "alone", "edge", "gap", "near", "base"}
NOT_BELOW: Final[Mapping[str, float]] = {"half": 0.05, "fit": 0.0, "help": 0.0}
TABLES: Final[Mapping[str, Sequence[tuple[str, int]]]] = {
    "2": (("standard", 2), ("standard", 2), ("joker_table", 2), ("pagat", 2)),
    "3": (("standard", 3), ("joker_table", 3), ("pagat", 3), ("sheet", 3)),
    "4+": (
        ("standard", 4),
        ("joker_table", 4),
        ("pagat", 4),
        ("persian", 4),
        ("classic", 6),
        ("partnership", 4),
    ),
}
"""The tables on which each class is tuned: preset and seats."""

POPULATION: Final = 16
LEAST_SPREAD: Final = 0.03
MATCH_SEED: Final = 99_991
MATCH_DEALS: Final = 6_000


def clipped(values: Sequence[float]) -> list[float]:
    """Gives weights within their bounds."""
    found = []
    for name, value in zip(WEIGHT_NAMES, values, strict=True):
        if name in CHANCES:
            value = min(0.95, max(0.0, value))
        found.append(max(NOT_BELOW.get(name, -1e9), value))
    return found


def search(table: str, generations: int, deals: int, seed: int) -> list[float]:
    """Searches for so many generations and gives the mean weights of their second half."""
    rng = Random(f"{table}{seed}")
    kernels = [KernelRules(PRESETS[preset], seats) for preset, seats in TABLES[table]]
    start = [START[name][0] for name in WEIGHT_NAMES]
    first_spread = [START[name][1] for name in WEIGHT_NAMES]
    mean, spread, kept = list(start), list(first_spread), [0.0] * len(start)
    rate = 0.3 * (3 + math.log(len(mean))) / (5 * math.sqrt(len(mean)))
    for generation in range(generations):
        steps = [[rng.gauss(0, 1) for _ in mean] for _ in range(POPULATION // 2)]
        steps += [[-each for each in step] for step in steps]
        field = (start, clipped(mean))
        results = []
        for step in steps:
            tried = clipped([m + s * z for m, s, z in zip(mean, spread, step, strict=True)])
            results.append(
                sum(
                    fmean(match(kernel, tried, other, generation * 97 + at * 13 + seed * 100_003, deals))
                    for at, kernel in enumerate(kernels)
                    for other in field
                )
            )
        ranked = [steps[at] for at in sorted(range(POPULATION), key=lambda at: -results[at])]
        counts = utilities(POPULATION)
        for at in range(len(mean)):
            shift = sum(count * step[at] for count, step in zip(counts, ranked, strict=True))
            growth = sum(count * (step[at] ** 2 - 1) for count, step in zip(counts, ranked, strict=True))
            mean[at] += spread[at] * shift
            spread[at] = max(LEAST_SPREAD * first_spread[at], spread[at] * math.exp(rate * growth))
        mean = clipped(mean)
        if generation >= generations // 2:
            kept = [total + each for total, each in zip(kept, mean, strict=True)]
    return [round(total / (generations - generations // 2), 4) for total in kept]


def main() -> None:
    """Runs the search for every class, writes the file, and plays each result against the start."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--classes", default=",".join(TABLES))
    parser.add_argument("--out", type=Path, default=OUT)
    told = parser.parse_args()
    written = json.loads(told.out.read_text("utf-8")) if told.out.exists() else {"weights": {}}
    for table in told.classes.split(","):
        weights = search(table, told.generations, told.deals, told.seed)
        written["weights"][table] = dict(zip(WEIGHT_NAMES, weights, strict=True))
        found = {"seed": told.seed, "generations": told.generations, "deals": told.deals}
        written.setdefault("search", {})[table] = found
        told.out.write_text(json.dumps(written, indent=1) + "\n", "utf-8")
        start = [START[name][0] for name in WEIGHT_NAMES]
        for preset, seats in TABLES[table]:
            leads = match(KernelRules(PRESETS[preset], seats), weights, start, MATCH_SEED, MATCH_DEALS)
            margin = 1.96 * stdev(leads) / math.sqrt(len(leads))
            print(f"{table} on {preset}, {seats} seats: {fmean(leads):+.2f} ± {margin:.2f} over the start", flush=True)


if __name__ == "__main__":
    main()
