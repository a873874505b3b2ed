"""What an exercise is before it is put into words: a position, what can be answered, and what is right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

import msgspec

from rummy500.bots.reasons import Reason
from rummy500.cards import Card
from rummy500.game.view import SeatView
from rummy500.lesson.rounds import Moment, rounds_from
from rummy500.lesson.words import Speaker

__all__ = ["Kind", "Task", "drawn", "first_found", "seeded"]


class Task(msgspec.Struct, frozen=True):
    """Is an exercise without words.

    ``view`` is the position as the reader sees it; ``cards`` (and the meld of number ``meld``) are what is asked about.
    ``options`` are everything that can be chosen, ``right`` what has to be. ``facts`` are texts and numbers by which
    the answer is explained, ``reason`` what the search says of it.
    """

    view: SeatView
    options: tuple[str, ...]
    right: frozenset[str]
    cards: tuple[Card, ...] = ()
    meld: int | None = None
    facts: tuple[str | int, ...] = ()
    reason: Reason | None = None


class Kind(NamedTuple):
    """Is a kind of exercise: how one is made from a seed, and how it is put into words.

    ``many`` says whether several options may be right; ``searches`` whether its answer needs the compiled rule book.
    """

    make: Callable[[int], Task]
    question: Callable[[Task, Speaker], str]
    option: Callable[[Task, str, Speaker], str]
    why: Callable[[Task, Speaker], list[str]]
    many: bool = False
    searches: bool = False


def seeded(kind: str, seed: int) -> Random:
    """Gives the generator of an exercise."""
    return Random(f"{kind} {seed}")


def drawn(kind: str, seed: int, among: int) -> int:
    """Draws which of so many answers an exercise is to have, from 0: seeds in a row give no pattern of answers."""
    return seeded(f"{kind} answer", seed).randrange(among)


def first_found(kind: str, seed: int, tasks: Callable[[Sequence[Moment], Random], Iterator[Task]]) -> Task:
    """Gives the first task that is found in rounds played for this seed; which moment comes first is drawn."""
    rng = seeded(kind, seed)
    for moments in rounds_from(kind, seed):
        order = list(moments)
        rng.shuffle(order)
        for task in tasks(order, rng):
            return task
    raise AssertionError("rounds never end")
