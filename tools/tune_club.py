"""Finds the club player's weights by an evolutionary search and writes them to ``bots/club_weights.json``.

A separable natural evolution strategy: a normal distribution over weights, one spread each, is moved towards those of a
generation's candidates that did best. All candidates of a generation play the same deals from mirrored seats against
the same mixed field (casual, club with the weights of the start, club with the weights of this moment), so that luck
weighs less. The deals come from seeds of their own that no test and no published figure uses.

    python tools/tune_club.py [--seconds 95] [--seed 7] [--out src/rummy500/bots/club_weights.json]

The seconds are spent for each class of tables (2, 3, 4+ seats); the search itself is timed, so the number of
generations and with it the result depend on the machine; the file records seed, seconds and generations.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from rummy500.bots.arena import play_deal, seatings
from rummy500.bots.club import decide
from rummy500.bots.known import Known
from rummy500.bots.levels import POLICIES
from rummy500.bots.simple import Policy
from rummy500.bots.weights import START, Weights
from rummy500.bots.worth import WEIGHT_NAMES
from rummy500.game.book import Book
from rummy500.rules import PRESETS

OUT: Final = Path(__file__).resolve().parent.parent / "src/rummy500/bots/club_weights.json"
TABLES: Final[Mapping[str, Sequence[tuple[str, int]]]] = {
    "2": (("standard", 2), ("pagat", 2), ("standard", 2), ("joker_table", 2), ("duel", 2), ("rulebook", 2)),
    "3": (("standard", 3), ("pagat", 3), ("standard", 3), ("joker_table", 3), ("sheet", 3), ("rulebook", 3)),
    "4+": (("standard", 4), ("joker_table", 4), ("partnership", 4), ("pagat", 4), ("persian", 4), ("classic", 6)),
}
"""The tables on which each class is tuned: preset and seats."""

POPULATION: Final = 12
LEAST_SPREAD: Final = 0.02
FIRST_SPREAD: Final = 0.3
# What fits the table is laid off before it could be thrown, so hardly any deal tells what "fit" is worth: it stays.
BOUNDS: Final[Mapping[str, tuple[float, float]]] = {
    "half": (0.2, 30.0),
    "base": (0.0, 0.9),
    "pile_out": (0.0, 5.0),
    "near": (0.0, 5.0),
    "joker_out": (0.0, 10.0),
    "joker_chance": (0.0, 1.0),
    "horizon": (0.5, 30.0),
    "stock": (0.05, 10.0),
    "single": (0.0, 1.0),
    "thrown": (0.0, 1.0),
    "use": (0.0, 100.0),
    "pile_use": (0.0, 100.0),
    "fit": (1.0, 1.0),
    "later_fit": (0.3, 0.3),
}
ABSOLUTE: Final = {"call": 2.0}
"""The first spread of weights that may be about zero; of the others it is a share of the start."""


def clipped(values: Sequence[float]) -> Weights:
    """Gives weights within their bounds."""
    found = []
    for name, value in zip(WEIGHT_NAMES, values, strict=True):
        low, high = BOUNDS.get(name, (-1e9, 1e9))
        found.append(min(high, max(low, value)))
    return tuple(found)


def club_with(weights: Weights) -> Policy:
    """Makes a policy of a table of weights."""
    return partial(_decide, weights)


def _decide(weights: Weights, known: Known, rng: Random) -> int | None:
    return decide(known, weights)


def margin(table: str, weights: Weights, field: Sequence[Policy], seed: int, numbers: Sequence[int]) -> float:
    """Gives the mean lead in points a round over the field on these deals, each from two mirrored seatings."""
    total, rounds = 0.0, 0
    tables = TABLES[table]
    for number in numbers:
        preset, seats = tables[number % len(tables)]
        book = Book.of(PRESETS[preset], seats)
        policies = (club_with(weights), field[number // len(tables) % len(field)])
        mirrored = seatings(seats, book.rules.teams)[:2]
        for seating, scores, _, _ in play_deal(book, seed, number, policies, mirrored):
            mine = [score for side, score in zip(seating, scores, strict=True) if side == 0]
            theirs = [score for side, score in zip(seating, scores, strict=True) if side == 1]
            total += sum(mine) / len(mine) - sum(theirs) / len(theirs)
            rounds += 1
    return total / rounds


def utilities(n: int) -> list[float]:
    """Gives what each rank of a generation counts, the best first; they sum to 0."""
    raw = [max(0.0, math.log(n / 2 + 1) - math.log(rank + 1)) for rank in range(n)]
    return [each / sum(raw) - 1 / n for each in raw]


def search(table: str, seconds: float, seed: int, deals: int) -> tuple[Weights, int]:
    """Searches for so many seconds of processor time; gives the weights and the number of generations."""
    rng = Random(f"{seed} {table}")
    start = tuple(START[name] for name in WEIGHT_NAMES)
    mean = list(start)
    spread = [ABSOLUTE.get(name, FIRST_SPREAD * abs(START[name]) + 0.05) for name in WEIGHT_NAMES]
    first_spread = tuple(spread)
    counts = utilities(POPULATION)
    rate = 0.6 * (3 + math.log(len(mean))) / (5 * math.sqrt(len(mean)))
    generations = 0
    begun = process_time()
    while process_time() - begun < seconds:
        numbers = range(generations * deals, (generations + 1) * deals)
        field = (POLICIES["casual"], club_with(start), club_with(clipped(mean)))
        steps = [[rng.gauss(0, 1) for _ in mean] for _ in range(POPULATION // 2)]
        steps += [[-each for each in step] for step in steps]
        tried = [clipped([m + s * z for m, s, z in zip(mean, spread, step, strict=True)]) for step in steps]
        results = [margin(table, weights, field, seed, numbers) for weights in tried]
        ranked = sorted(range(POPULATION), key=lambda at: -results[at])
        for at in range(len(mean)):
            shift = sum(counts[rank] * steps[who][at] for rank, who in enumerate(ranked))
            growth = sum(counts[rank] * (steps[who][at] ** 2 - 1) for rank, who in enumerate(ranked))
            mean[at] += spread[at] * shift
            spread[at] = max(LEAST_SPREAD * first_spread[at], spread[at] * math.exp(rate / 2 * growth))
        mean = list(clipped(mean))
        generations += 1
    return tuple(round(each, 3) for each in mean), generations


def main() -> None:
    """Runs the search for every class and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=95.0)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--deals", type=int, default=18)
    parser.add_argument("--classes", default=",".join(TABLES))
    parser.add_argument("--out", type=Path, default=OUT)
    told = parser.parse_args()
    written = json.loads(told.out.read_text("utf-8")) if told.out.exists() else {"weights": {}, "search": {}}
    for table in told.classes.split(","):
        weights, generations = search(table, told.seconds, told.seed, told.deals)
        written["weights"][table] = dict(zip(WEIGHT_NAMES, weights, strict=True))
        found = {"seed": told.seed, "seconds": told.seconds, "deals": told.deals, "generations": generations}
        written.setdefault("search", {})[table] = found
        told.out.write_text(json.dumps(written, indent=1) + "\n", "utf-8")
        print(table, found, written["weights"][table], flush=True)


if __name__ == "__main__":
    main()
