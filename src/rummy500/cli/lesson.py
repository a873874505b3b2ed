"""``rummy500 lesson``: a round step by step in the terminal, its record, and exercises."""

from __future__ import annotations

import secrets
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Annotated, Final

from cyclopts import Parameter
from cyclopts.validators import Number

from rummy500.cards import RummyError
from rummy500.cli.files import in_words
from rummy500.cli.language import say, spoken
from rummy500.cli.terminal import table_lines, typed
from rummy500.lesson.choosing import Choice, Chosen, choose
from rummy500.lesson.exercises import Exercise, asks, check, exercise, offered_kinds
from rummy500.lesson.story import LAST, story_record
from rummy500.lesson.telling import Lesson, ToldScene
from rummy500.lesson.telling import lesson as lesson_in

__all__ = ["lesson"]

_USAGE: Final = 2
_SEEDS: Final = 2**31
_RECENT: Final = 9


class _QuitError(Exception):
    """The learner has had enough for now."""


class _SilenceError(_QuitError):
    """Nobody answers: there is no more input."""


def lesson(
    kind: str | None = None,
    /,
    *,
    record: Annotated[bool, Parameter(negative=())] = False,
    exercises: Annotated[bool, Parameter(negative=())] = False,
    seed: Annotated[int | None, Parameter(validator=Number(gte=0, lt=_SEEDS))] = None,
) -> int:
    """Steps through a round with the reason for every decision, or asks exercises."""
    if record:
        print(story_record(), end="")
        return 0
    if kind is not None and kind not in offered_kinds():
        print(say("lesson-no-kind", kind=kind, kinds=", ".join(offered_kinds())), file=sys.stderr)
        return _USAGE
    try:
        if exercises or kind is not None:
            _Practice(kind, seed).run()
        else:
            _Walk(lesson_in(spoken())).run()
    except (_QuitError, KeyboardInterrupt):
        print()
    return 0


def _ask(prompt: str) -> str:
    """Reads a line, cards in it in the reader's letters; the end of the input ends the lesson."""
    try:
        said = input(f"{prompt} ").strip()
    except EOFError:
        raise _SilenceError from None
    if said.lower() in ("q", "quit", say("word-quit")):
        raise _QuitError
    return typed(said)


class _Walk:
    """Goes through the scenes; where the learner decides, she may do so herself and take it back."""

    def __init__(self, told: Lesson) -> None:
        self.told = told
        self.at = 0

    def run(self) -> None:
        """Tells scene after scene until the last one; where nobody answers it tells them all."""
        print(f"{self.told.title}\n\n{self.told.lead}\n\n{say('lesson-help')}")
        alone = sys.stdin.isatty() and not sys.stdout.isatty()
        while True:
            self.tell(self.told.scenes[self.at])
            if self.at == LAST:
                break
            following = self.told.scenes[self.at + 1]
            if following.ask is not None:
                print(f"\n{following.ask}")
            try:
                self.step("" if alone else self.decide(following) if following.ask else _ask(say("lesson-on")))
            except _SilenceError:
                alone = True
                print()
                self.step("")
        self.close()

    def tell(self, scene: ToldScene) -> None:
        """Shows a scene: the table, what happened and why."""
        print(f"\n--- {scene.number}/{LAST}  {scene.title}")
        print("\n".join(table_lines(scene.view, self.told.names)))
        print(f"\n{scene.happened}\n{scene.why}")

    def step(self, said: str) -> None:
        """Goes a scene on, or back where that is asked for."""
        back = said.lower() in ("b", "back", say("word-back"))
        self.at = max(0, self.at - 1) if back else self.at + 1

    def decide(self, scene: ToldScene) -> str:
        """Lets the learner choose as long as she likes; gives what she typed to go on or back."""
        moves: list[str] = []
        chosen = choose(scene.number, moves, spoken())
        while True:
            _list_choices(chosen.choices)
            said = _ask(say("lesson-choose" if not moves else "lesson-choose-on"))
            number = _number(said, len(chosen.choices))
            if number is None:
                if not moves or said.lower() not in ("b", "back", say("word-back")):
                    return said
                moves.pop()
            else:
                moves.append(chosen.choices[number].move)
            chosen = self.chosen(scene, moves) or chosen

    def chosen(self, scene: ToldScene, moves: Sequence[str]) -> Chosen | None:
        """Plays the learner's moves and says what the last one does."""
        try:
            chosen = choose(scene.number, moves, spoken())
        except RummyError as error:
            print(in_words(error))
            return None
        if moves:
            print("\n".join(table_lines(chosen.view, self.told.names)))
        print("\n".join(["", chosen.happened, *chosen.effects]))
        return chosen

    def close(self) -> None:
        """Says what the round comes to."""
        print(f"\n{self.told.end_title}")
        print("\n".join(f"  {line}" for line in self.told.end))
        print(f"\n{self.told.moral_title}")
        print("\n".join(f"  - {line}" for line in self.told.morals))
        print(f"\n{self.told.onward}")


def _list_choices(choices: Sequence[Choice]) -> None:
    for number, choice in enumerate(choices, 1):
        points = f" · {choice.points}" if choice.points else ""
        print(f"  {number:>2}  {choice.text}{points}")


def _number(said: str, most: int) -> int | None:
    """Gives which of so many things was typed, from 0; None for anything else."""
    return int(said) - 1 if said.isascii() and said.isdecimal() and 1 <= int(said) <= most else None


class _Practice:
    """Asks exercises until the learner has had enough."""

    def __init__(self, kind: str | None, seed: int | None) -> None:
        self.kinds = [kind] if kind is not None else list(offered_kinds())
        self.seed = seed if seed is not None else secrets.randbelow(_SEEDS)

    def run(self) -> None:
        """Asks one after another, the kinds in turn."""
        right = 0
        for count, asked in enumerate(self.asked(), 1):
            right += self.one(asked)
            print(say("lesson-tally", right=str(right), all=str(count)))
            _ask(say("lesson-another"))

    def asked(self) -> Iterator[Exercise]:
        """Gives the exercises: none asks what one of the nine before it has asked."""
        recent: deque[tuple[object, ...]] = deque(maxlen=_RECENT)
        nth = 0
        for seed in range(self.seed, self.seed + _SEEDS):
            made = exercise(self.kinds[nth % len(self.kinds)], seed % _SEEDS, spoken())
            if asks(made) not in recent:
                recent.append(asks(made))
                nth += 1
                yield made

    def one(self, asked: Exercise) -> bool:
        """Asks one exercise and says whether the answer was right, and why."""
        print(f"\n--- {asked.title}")
        print("\n".join(table_lines(asked.view, asked.names)))
        print(f"\n{asked.question}")
        for number, option in enumerate(asked.options, 1):
            print(f"  {number:>2}  {option.text}")
        while True:
            words = _ask(say("lesson-answer-many" if asked.how == "many" else "lesson-answer")).split()
            numbers = [_number(word.strip(","), len(asked.options)) for word in words]
            found = [asked.options[number].id for number in numbers if number is not None]
            if found and len(found) == len(numbers) and (asked.how == "many" or len(found) == 1):
                break
        checked = check(asked.kind, asked.seed, found, spoken())
        shown = [option.text for option in asked.options if option.id in checked.solution]
        print(
            f"\n{checked.said}" if checked.right else f"\n{checked.said} {say('lesson-right', answer=', '.join(shown))}"
        )
        print("\n".join(checked.why))
        return checked.right
