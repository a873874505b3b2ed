"""Measures levels against each other on mirrored deals: every deck is played once with each rotation of the seats."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from random import Random
from typing import Final

import msgspec

from rummy500.bots.levels import POLICIES
from rummy500.bots.playing import Sitter, play_round
from rummy500.bots.simple import Policy
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.rules import Rules

__all__ = ["DealSet", "Outcome", "Standing", "arena", "deal_set", "play_deal", "standings"]

_CONFIDENCE: Final = 1.959964
_CHUNK: Final = 8


class DealSet(msgspec.Struct, frozen=True):
    """Is what one deck came to: for each side its mean points a round, decisions and seconds, over all rotations."""

    rounds: int
    points: tuple[float, float]
    actions: tuple[int, int]
    seconds: tuple[float, float]
    went_out: tuple[int, int]


class Standing(msgspec.Struct, frozen=True):
    """Is the result of one level: mean points a round ± half the 95 % interval, cost of a decision, rounds gone out."""

    level: str
    points: float
    interval: float
    microseconds: float
    went_out: float


class Outcome(msgspec.Struct, frozen=True):
    """Is a whole comparison; ``margin`` is the first level's lead in points a round, ± ``interval`` (95 %)."""

    rules: str
    seats: int
    seed: int
    rounds: int
    deals: int
    margin: float
    interval: float
    standings: tuple[Standing, Standing]


def sides(seats: int, teams: int) -> tuple[int, ...]:
    """Gives the side (0 or 1) of each place: partners together, else every other place.

    >>> sides(4, 2), sides(3, 0)
    ((0, 1, 0, 1), (0, 1, 0))
    """
    return tuple((place % teams if teams else place) % 2 for place in range(seats))


def play_deal(
    book: Book, seed: int, number: int, policies: Sequence[Policy], rotations: Sequence[Sequence[int]]
) -> Iterator[tuple[Sequence[int], list[int], list[Sitter], int]]:
    """Plays one deck with each seating (a side for each seat); gives (seating, scores, sitters, seat that went out)."""
    key = sha256(f"arena {seed} {number}".encode()).digest()
    deck = [card.face for card in deal.shuffle(key, book.rules, book.seats)]
    dealer = number % book.seats
    for seating in rotations:
        sitters = [
            Sitter(policies[side], Random(f"{seed} {number} {seat} {side}")) for seat, side in enumerate(seating)
        ]
        state = play_round(book, deck, dealer, sitters, lambda nth, below: deal.restock(key, nth, below))
        yield seating, [state.score(seat) for seat in range(book.seats)], sitters, state.out_seat


def seatings(seats: int, teams: int) -> tuple[tuple[int, ...], ...]:
    """Lists every seating of a deal set: each side sits in every place equally often.

    >>> seatings(2, 0), seatings(3, 0)
    (((0, 1), (1, 0)), ((0, 1, 0), (1, 0, 1), (0, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 1)))
    """
    first = sides(seats, teams)
    found: list[tuple[int, ...]] = []
    for turn in range(seats):
        rotated = first[-turn:] + first[:-turn] if turn else first
        for seating in (rotated, tuple(1 - side for side in rotated)):
            if seating not in found:
                found.append(seating)
    return tuple(found)


def deal_set(book: Book, seed: int, number: int, policies: Sequence[Policy]) -> DealSet:
    """Plays one deck with all its seatings; points are means over the seats of a side and the rounds."""
    points, places = [0, 0], [0, 0]
    actions, seconds, went_out = [0, 0], [0.0, 0.0], [0, 0]
    rotations = seatings(book.seats, book.rules.teams)
    for seating, scores, sitters, out in play_deal(book, seed, number, policies, rotations):
        for seat, side in enumerate(seating):
            points[side] += scores[seat]
            places[side] += 1
            actions[side] += sitters[seat].decisions
            seconds[side] += sitters[seat].seconds
        if out >= 0:
            went_out[seating[out]] += 1
    return DealSet(
        rounds=len(rotations),
        points=(points[0] / places[0], points[1] / places[1]),
        actions=(actions[0], actions[1]),
        seconds=(seconds[0], seconds[1]),
        went_out=(went_out[0], went_out[1]),
    )


def _chunk(rules: Rules, seats: int, seed: int, numbers: Sequence[int], levels: Sequence[str]) -> list[DealSet]:
    book = Book.of(rules, seats)
    return [deal_set(book, seed, number, [POLICIES[level] for level in levels]) for number in numbers]


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Gives the mean and half its 95 % confidence interval (infinite for a single value).

    >>> mean_interval([1.0, 3.0])[0]
    2.0
    """
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, _CONFIDENCE * math.sqrt(variance / n)


def standings(levels: Sequence[str], sets: Sequence[DealSet]) -> tuple[Standing, Standing]:
    """Sums up deal sets for each of the two levels."""
    rounds = sum(each.rounds for each in sets)
    found = []
    for side in range(2):
        mean, interval = mean_interval([each.points[side] for each in sets])
        decisions = sum(each.actions[side] for each in sets)
        seconds = sum(each.seconds[side] for each in sets)
        out = sum(each.went_out[side] for each in sets)
        found.append(Standing(levels[side], mean, interval, 1e6 * seconds / max(1, decisions), out / rounds))
    return found[0], found[1]


def arena(
    rules: Rules,
    seats: int,
    levels: Sequence[str],
    rounds: int,
    seed: int,
    *,
    name: str = "",
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Outcome:
    """Plays at least so many rounds between two levels; ``progress`` is told the rounds played so far.

    Raises ValueError for an unknown level, RulesError for rules that cannot be played by so many.
    """
    for level in levels:
        if level not in POLICIES:
            raise ValueError(f"no such level: {level!r}; there are {', '.join(POLICIES)}")
    book = Book.of(rules, seats)
    size = len(seatings(seats, rules.teams))
    deals = max(2, -(-rounds // size))
    chunks = [range(start, min(deals, start + _CHUNK)) for start in range(0, deals, _CHUNK)]
    sets: list[DealSet] = []
    for found in _results(book, seed, chunks, levels, jobs):
        sets += found
        if progress is not None:
            progress(len(sets) * size)
    margin, interval = mean_interval([each.points[0] - each.points[1] for each in sets])
    return Outcome(name, seats, seed, deals * size, deals, margin, interval, standings(levels, sets))


def _results(
    book: Book, seed: int, chunks: Sequence[range], levels: Sequence[str], jobs: int
) -> Iterator[list[DealSet]]:
    if jobs <= 1:
        for numbers in chunks:
            yield _chunk(book.rules, book.seats, seed, numbers, levels)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(_chunk, book.rules, book.seats, seed, numbers, levels) for numbers in chunks]
        for each in waiting:
            yield each.result()
