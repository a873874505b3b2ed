"""Short exercises without end: a kind and a seed make one, and the answer is checked by the rule book."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from rummy500.bots import NAMES
from rummy500.cards import Card, RummyError
from rummy500.game.view import SeatView
from rummy500.i18n import message
from rummy500.kernel import compiled
from rummy500.lesson.rounds import YOU
from rummy500.lesson.tasks import Kind, Task
from rummy500.lesson.tasks_melds import ACE, LAY, MELD
from rummy500.lesson.tasks_pile import REACH, SHOULD
from rummy500.lesson.tasks_score import SCORE
from rummy500.lesson.words import Speaker

__all__ = [
    "KINDS",
    "MOST_SEED",
    "Checked",
    "Exercise",
    "ExerciseError",
    "ExerciseOption",
    "asks",
    "check",
    "exercise",
    "offered_kinds",
    "task_of",
]

KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {"meld": MELD, "reach": REACH, "lay": LAY, "ace": ACE, "score": SCORE, "should": SHOULD}
)
"""Every kind of exercise by name, in the order in which they are best done."""

MOST_SEED: Final = 2**31
"""Seeds are whole numbers from 0 to one less than this."""


class ExerciseError(RummyError):
    """Says that there is no such exercise, ``no_exercise``, or that an answer is none of its options, ``no_option``."""


class ExerciseOption(msgspec.Struct, frozen=True):
    """Is something that can be answered: its id, and its words."""

    id: str
    text: str


class Exercise(msgspec.Struct, frozen=True):
    """Is an exercise in words, without its answer.

    ``how`` says whether one of the options is right or any number of them; in the kind ``reach`` these are the cards of
    the pile. ``cards`` and the meld of number ``meld`` are what is asked about. ``view`` is the reader's, at seat 0.
    """

    kind: str
    seed: int
    title: str
    question: str
    how: Literal["one", "many"]
    options: tuple[ExerciseOption, ...]
    names: tuple[str, ...]
    cards: tuple[Card, ...]
    meld: int | None
    view: SeatView


class Checked(msgspec.Struct, frozen=True):
    """Is the answer to an answer: whether it is right, which options are, and why, in sentences."""

    right: bool
    said: str
    solution: tuple[str, ...]
    why: tuple[str, ...]


def offered_kinds() -> tuple[str, ...]:
    """Lists the kinds that can be had here: without the compiled rule book nothing can be weighed."""
    return tuple(name for name, kind in KINDS.items() if compiled() or not kind.searches)


@lru_cache(maxsize=512)
def task_of(kind: str, seed: int) -> Task:
    """Gives an exercise without words; raises ExerciseError where there is none."""
    if kind not in offered_kinds() or not 0 <= seed < MOST_SEED:
        raise ExerciseError("no_exercise")
    return KINDS[kind].make(seed)


def exercise(kind: str, seed: int, language: str) -> Exercise:
    """Gives the exercise of a kind and a seed in a language, always the same one; raises ExerciseError."""
    task = task_of(kind, seed)
    said = _speaker(task, language)
    made = KINDS[kind]
    return Exercise(
        kind=kind,
        seed=seed,
        title=message(language, f"exercise-title-{kind}"),
        question=made.question(task, said),
        how="many" if made.many else "one",
        options=tuple(ExerciseOption(option, made.option(task, option, said)) for option in task.options),
        names=said.names,
        cards=task.cards,
        meld=task.meld,
        view=task.view,
    )


def asks(asked: Exercise) -> tuple[object, ...]:
    """Gives what an exercise asks, without its words: two of which this is equal are the same question."""
    return asked.kind, asked.cards, asked.meld, tuple(sorted(option.id for option in asked.options))


def check(kind: str, seed: int, answer: Collection[str], language: str) -> Checked:
    """Checks an answer, the ids of the options chosen; raises ExerciseError for what is no option."""
    task = task_of(kind, seed)
    if not set(answer) <= set(task.options) or (len(answer) != 1 and not KINDS[kind].many):
        raise ExerciseError("no_option")
    right = set(answer) == task.right
    return Checked(
        right=right,
        said=message(language, "exercise-right" if right else "exercise-wrong"),
        solution=tuple(option for option in task.options if option in task.right),
        why=tuple(KINDS[kind].why(task, _speaker(task, language))),
    )


def _speaker(task: Task, language: str) -> Speaker:
    seats = len(task.view.public.counts)
    return Speaker(language, (message(language, "story-you"), *NAMES[: seats - 1]), YOU)
