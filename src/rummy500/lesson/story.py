"""The round that the lesson tells: a record, and the scenes into which its actions fall.

The learner sits at seat 0. Each of her actions is a scene of its own; what another seat does in a turn is one scene.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from rummy500.game.events import Event, events_for
from rummy500.game.log import Step
from rummy500.game.match import Match
from rummy500.game.moves import Move, Seat
from rummy500.game.record import read_record
from rummy500.game.replay import played_again
from rummy500.game.round import Round
from rummy500.game.view import SeatView

__all__ = ["LAST", "LEARNER", "Scene", "events_before", "learner_round", "scenes", "story_match", "story_record"]

LEARNER: Final[Seat] = 0
"""The seat through whose eyes the round is told."""


class Scene(msgspec.Struct, frozen=True):
    """Is one scene: who acts, with which moves, what the learner saw of it, and the table afterwards as she sees it.

    Scene 0 is the deal; ``seat`` is None there. ``move`` is the learner's move, None where another seat acts.
    """

    number: int
    seat: Seat | None
    move: Move | None
    events: tuple[Event, ...]
    view: SeatView


class _Frame(msgspec.Struct, frozen=True):
    """Is the round before an action of the record: a copy of it, and what has happened in it as the learner saw it."""

    round: Round
    events: tuple[Event, ...]
    seat: Seat | None
    move: Move | None


def story_record() -> str:
    """Gives the record of the round as text (docs/record.md)."""
    return files("rummy500.lesson").joinpath("story.r500").read_text(encoding="utf-8")


def story_match() -> Match:
    """Gives the match of the record, its one round over."""
    return read_record(story_record())


@cache
def _frames() -> tuple[_Frame, ...]:
    """Gives the round before each action, and after the last one."""
    frames: list[_Frame] = []
    for round, events, entry in played_again(story_match(), 1):
        seat, move = (entry.seat, entry.move) if isinstance(entry, Step) else (None, None)
        frames.append(_Frame(round.clone(), events_for(events, LEARNER), seat, move))
    return tuple(frames)


@cache
def _ends() -> tuple[int, ...]:
    """Gives the number of the frame that stands after each scene."""
    frames = _frames()
    ends = [0]
    for at, frame in enumerate(frames[:-1], 1):
        if frame.seat == LEARNER or frames[at].seat != frame.seat:
            ends.append(at)
    return tuple(ends)


@cache
def scenes() -> tuple[Scene, ...]:
    """Gives all scenes of the round, the deal first."""
    frames = _frames()
    told: list[Scene] = []
    start = 0
    for number, end in enumerate(_ends()):
        events = tuple(event for frame in frames[start : end + 1] for event in frame.events)
        done = frames[end - 1] if end else None
        seat = done.seat if done else None
        move = done.move if done and done.seat == LEARNER else None
        told.append(Scene(number, seat, move, events, frames[end].round.view(LEARNER)))
        start = end + 1
    return tuple(told)


LAST: Final = len(_ends()) - 1
"""The number of the last scene."""


def learner_round(scene: int) -> Round:
    """Gives a copy of the round as it stands after a scene; raises IndexError for a scene that does not exist."""
    if scene < 0:
        raise IndexError(scene)
    return _frames()[_ends()[scene]].round.clone()


def events_before(scene: int) -> tuple[Event, ...]:
    """Gives everything that the learner has seen happen up to the end of a scene."""
    return tuple(event for one in scenes()[: scene + 1] for event in one.events)
