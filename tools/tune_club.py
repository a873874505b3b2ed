"""Finds the club player's weights by an evolutionary search and writes them to ``bots/club_weights.json``.

A separable natural evolution strategy: a normal distribution over weights, one spread each, is moved towards those of a
generation's candidates that did best. All candidates of a generation play the same deals from mirrored seats against
the same mixed field (casual, club with the weights of the start, club with the weights of this moment), so that luck
weighs less; the result is the mean over the second half of the generations. The deals come from seeds of their own that
no test and no published figure uses.

Tables of 2, of 3, and of 4 and more seats have weights of their own (``2``, ``3``, ``4+``), found first, each on mixed
rules. Then come kinds of rules (``2 jokers``, ``4+ teams``, ...): their search begins with the weights of the seats,
and what it finds is kept only where it leads these in a match of other deals by more than that lead's standard error.

    python tools/tune_club.py [--generations 85] [--seed 7] [--deals 18] [--match 2400]
        [--classes "2,4+ teams"] [--out FILE]

The same arguments and the same file to begin with give the same file. A class takes about two minutes of one core with
the compiled rule book; the file records seeds, generations and matches, those of what was not kept too.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from rummy500.bots.arena import in_turn, play_deal
from rummy500.bots.club import decide
from rummy500.bots.known import Known
from rummy500.bots.levels import POLICIES
from rummy500.bots.simple import Policy
from rummy500.bots.weights import START, Weights, weights_of
from rummy500.bots.worth import WEIGHT_NAMES
from rummy500.game.book import Book
from rummy500.rules import PRESETS

OUT: Final = Path(__file__).resolve().parent.parent / "src/rummy500/bots/club_weights.json"
TABLES: Final[Mapping[str, Sequence[tuple[str, int]]]] = {
    "2": (("standard", 2), ("pagat", 2), ("standard", 2), ("joker_table", 2), ("duel", 2), ("rulebook", 2)),
    "3": (("standard", 3), ("pagat", 3), ("standard", 3), ("joker_table", 3), ("sheet", 3), ("rulebook", 3)),
    "4+": (("standard", 4), ("joker_table", 4), ("partnership", 4), ("pagat", 4), ("persian", 4), ("classic", 6)),
    "2 standard": (("standard", 2), ("duel", 2), ("standard", 2), ("rulebook", 2), ("classic", 2), ("runs_only", 2)),
    "2 jokers": (("joker_table", 2), ("pagat", 2), ("sheet", 2)),
    "3 standard": (
        ("standard", 3),
        ("rulebook", 3),
        ("standard", 3),
        ("classic", 3),
        ("standard", 3),
        ("runs_only", 3),
    ),
    "3 jokers": (("joker_table", 3), ("pagat", 3), ("sheet", 3)),
    "4+ standard": (
        ("standard", 4),
        ("rulebook", 4),
        ("standard", 4),
        ("runs_only", 4),
        ("standard", 4),
        ("classic", 6),
    ),
    "4+ jokers": (("joker_table", 4), ("pagat", 4), ("sheet", 5)),
    "4+ teams": (("partnership", 4), ("persian", 4)),
}
"""The tables on which each class is tuned: preset and seats."""

VALIDATION_SEED: Final = 41
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


def leads(
    tables: Sequence[tuple[str, int]], weights: Weights, field: Sequence[Policy], seed: int, numbers: Sequence[int]
) -> list[float]:
    """Gives the lead in points a round over the field on each of these deals, from two mirrored seatings."""
    found: list[float] = []
    for number in numbers:
        preset, seats = tables[number % len(tables)]
        book = Book.of(PRESETS[preset], seats)
        policies = (club_with(weights), field[number // len(tables) % len(field)])
        first = in_turn(seats, book.rules.teams)
        mirrored = (first, tuple(1 - side for side in first))
        total = 0.0
        for seating, scores, _, _ in play_deal(book, seed, number, policies, mirrored):
            mine = [score for side, score in zip(seating, scores, strict=True) if side == 0]
            theirs = [score for side, score in zip(seating, scores, strict=True) if side == 1]
            total += sum(mine) / len(mine) - sum(theirs) / len(theirs)
        found.append(total / len(mirrored))
    return found


def utilities(n: int) -> list[float]:
    """Gives what each rank of a generation counts, the best first; they sum to 0."""
    raw = [max(0.0, math.log(n / 2 + 1) - math.log(rank + 1)) for rank in range(n)]
    return [each / sum(raw) - 1 / n for each in raw]


def start_of(table: str) -> Weights:
    """Gives the weights with which the search begins: those of the seats for a kind of rules, else ``START``."""
    seats, _, kind = table.partition(" ")
    return weights_of(seats) if kind else tuple(START[name] for name in WEIGHT_NAMES)


def search(table: str, generations: int, seed: int, deals: int) -> Weights:
    """Searches for so many generations and gives the mean weights of their second half."""
    rng = Random(f"{seed} {table}")
    start = start_of(table)
    mean = list(start)
    first_spread = [
        ABSOLUTE.get(name, FIRST_SPREAD * abs(value) + 0.05) for name, value in zip(WEIGHT_NAMES, start, strict=True)
    ]
    spread = list(first_spread)
    kept = [0.0] * len(mean)
    for generation in range(generations):
        numbers = range(generation * deals, (generation + 1) * deals)
        field = (POLICIES["casual"], club_with(start), club_with(clipped(mean)))
        steps = [[rng.gauss(0, 1) for _ in mean] for _ in range(POPULATION // 2)]
        steps += [[-each for each in step] for step in steps]
        tried = [clipped([m + s * z for m, s, z in zip(mean, spread, step, strict=True)]) for step in steps]
        results = [statistics.fmean(leads(TABLES[table], weights, field, seed, numbers)) for weights in tried]
        move(mean, spread, first_spread, [steps[at] for at in sorted(range(POPULATION), key=lambda at: -results[at])])
        if generation >= generations // 2:
            kept = [total + each for total, each in zip(kept, mean, strict=True)]
    return tuple(round(total / (generations - generations // 2), 3) for total in kept)


def move(
    mean: list[float], spread: list[float], first_spread: Sequence[float], ranked: Sequence[Sequence[float]]
) -> None:
    """Moves the distribution towards a generation's steps, the best first."""
    counts = utilities(len(ranked))
    rate = 0.3 * (3 + math.log(len(mean))) / (5 * math.sqrt(len(mean)))
    for at in range(len(mean)):
        shift = sum(count * step[at] for count, step in zip(counts, ranked, strict=True))
        growth = sum(count * (step[at] ** 2 - 1) for count, step in zip(counts, ranked, strict=True))
        mean[at] += spread[at] * shift
        spread[at] = max(LEAST_SPREAD * first_spread[at], spread[at] * math.exp(rate * growth))
    mean[:] = clipped(mean)


def main() -> None:
    """Runs the search for every class and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--generations", type=int, default=85)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--deals", type=int, default=18)
    parser.add_argument("--match", type=int, default=2400, help="deals of the match of a kind of rules")
    parser.add_argument("--classes", default=",".join(TABLES))
    parser.add_argument("--out", type=Path, default=OUT)
    told = parser.parse_args()
    written = json.loads(told.out.read_text("utf-8")) if told.out.exists() else {"weights": {}, "search": {}}
    for table in told.classes.split(","):
        weights = search(table, told.generations, told.seed, told.deals)
        found: dict[str, object] = {"seed": told.seed, "generations": told.generations, "deals": told.deals}
        kept = True
        if " " in table:
            lead, error = match(table, weights, told.match)
            kept = lead > error
            found |= {"match": told.match, "lead": round(lead, 2), "error": round(error, 2), "kept": kept}
        written["weights"].pop(table, None)
        if kept:
            written["weights"][table] = dict(zip(WEIGHT_NAMES, weights, strict=True))
        written["search"][table] = found
        told.out.write_text(json.dumps(written, indent=1) + "\n", "utf-8")
        print(table, found, weights, flush=True)


def match(table: str, weights: Weights, deals: int) -> tuple[float, float]:
    """Plays the weights of a kind of rules against those of its seats: mean lead in points a round, standard error."""
    field = (club_with(start_of(table)),)
    found = leads(TABLES[table], weights, field, VALIDATION_SEED, range(deals))
    return statistics.fmean(found), statistics.stdev(found) / math.sqrt(len(found))


if __name__ == "__main__":
    main()
