"""Analysis of a finished round: what each decision was worth as its seat saw it then, and luck apart from skill.

``docs/analysis.md`` defines every figure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

import msgspec

from rummy500.bots.advice import move_of
from rummy500.bots.analysis_moments import Moment, Story, action_text
from rummy500.bots.known import Known
from rummy500.bots.reasons import Reason, reasons_for
from rummy500.bots.seeker import ANALYSIS, NO_CALL, Depth, searched, weighed
from rummy500.game.moves import Move, Seat

__all__ = [
    "COSTLIEST",
    "ENGINE",
    "QUALITIES",
    "CurvePoint",
    "Decision",
    "Quality",
    "RoundAnalysis",
    "SeatAnalysis",
    "Task",
    "Weight",
    "analysed",
    "tasks",
    "weigh",
]

ENGINE: Final = 3
"""Counts up whenever the same record would be given other figures by the same quality."""

COSTLIEST: Final = 3
"""So many of a seat's decisions are listed as its costliest."""

_SURE: Final = 2.0
"""A loss is beyond doubt where it is so many of its standard errors."""

_CENTS: Final = 2

_PAR: Final = NO_CALL
"""Weighed like an action: nothing is done, the quick player plays on."""


class Quality(msgspec.Struct, frozen=True):
    """Says how closely a round is looked at.

    ``depth`` is the search for the best action; in ``worlds`` worlds what was done and what was found are compared,
    in ``lots`` worlds everything that was looked at; playouts are those of ``depth`` in all of them.
    """

    depth: Depth
    worlds: int
    lots: int


QUALITIES: Final[Mapping[str, Quality]] = MappingProxyType(
    {
        "quick": Quality(Depth(350, 6, 0.6, 0, 130), 300, 20),
        "normal": Quality(Depth(600, 8, 0.6, 6, 60), 800, 60),
        "deep": Quality(ANALYSIS, 4000, 200),
    }
)
"""The qualities by name, the quickest first."""


class Task(msgspec.Struct, frozen=True):
    """Is a part of an analysis to be done by itself: a decision; without one, what a seat could hope for at first."""

    known: Known
    moment: Moment | None
    seed: int


class Weight(msgspec.Struct, frozen=True):
    """Is what a task found, in points of lead as the seat saw it.

    ``par`` is what the quick player of the search would have come to from there, ``played`` how much more the action
    chosen did, ``loss`` how much more than that the best one did (0 where that is less than ``error``, the standard
    error of the difference), ``stake`` how much more the best one came to than the mean of all that was looked at;
    ``because`` says why the best one is better.
    """

    best: int
    par: float
    played: float = 0.0
    loss: float = 0.0
    error: float = 0.0
    stake: float = 0.0
    because: tuple[Reason, ...] = ()


class Decision(msgspec.Struct, frozen=True):
    """Is a decision in the analysis; points are those of the lead of the seat's side at the round's end.

    ``step`` is the step of the replay that it brought about. ``chosen`` and ``best`` are texts of docs/record.md,
    ``silent`` for not calling; ``best`` is what was chosen where nothing better was found. ``par`` is what the seat
    could expect if it had played on plainly, ``expected`` what the best action promised, ``got`` what the chosen one
    did; ``loss`` is the difference, ``error`` its standard error, ``stake`` what was at stake. ``options`` counts the
    legal actions. ``move`` is the chosen action as a move (None: silence). Where something was lost, ``better`` is the
    best one likewise; where that is beyond doubt ``because`` says why.
    """

    step: int
    seat: Seat
    chosen: str
    best: str
    par: float
    expected: float
    got: float
    loss: float
    error: float
    stake: float
    options: int
    move: Move | None
    better: Move | None = None
    because: tuple[Reason, ...] = ()


class CurvePoint(msgspec.Struct, frozen=True):
    """Says that after step ``step`` a seat could expect ``points``."""

    step: int
    points: float


class SeatAnalysis(msgspec.Struct, frozen=True):
    """Sums a seat's round up: ``result`` = dealt + drawn + turned + played + partners − others, in points of lead.

    Luck: ``dealt`` is what it could expect once the cards were dealt, ``drawn`` what its own draws brought, ``turned``
    what came to light in the others' turns. Skill: ``played`` is what its decisions came to over par, ``losses`` how
    much more the best ones would have; ``partners`` is what its partners' decisions came to over par, ``others`` its
    part in what the other sides' did. ``accuracy`` is None where it had nothing to decide. ``curve`` is what it could
    expect as the round went on, ``costliest`` the steps of its costliest decisions, of those that were costly beyond
    doubt, the costliest first.
    """

    seat: Seat
    accuracy: float | None
    decisions: int
    dealt: float
    drawn: float
    turned: float
    played: float
    losses: float
    partners: float
    others: float
    result: float
    curve: tuple[CurvePoint, ...]
    costliest: tuple[int, ...]


class RoundAnalysis(msgspec.Struct, frozen=True):
    """Is the analysis of round ``round`` with ``steps`` steps: its decisions in order and each seat's sums."""

    round: int
    steps: int
    quality: str
    engine: int
    decisions: tuple[Decision, ...]
    seats: tuple[SeatAnalysis, ...]


def tasks(story: Story) -> tuple[Task, ...]:
    """Gives the parts of a round's analysis: first one for each seat's beginning, then one for each decision.

    The seeds come of the places alone, so the same record and quality give the same figures.
    """
    begins = [Task(known, None, _seed(f"deal {seat}")) for seat, known in enumerate(story.begins) if known is not None]
    decisions = [Task(moment.known, moment, _seed(f"{moment.step} {moment.seat}")) for moment in story.moments]
    return (*begins, *decisions)


def _seed(text: str) -> int:
    return Random(text).getrandbits(31)


def weigh(task: Task, quality: Quality) -> Weight:
    """Does one part of an analysis. It may be called on any thread."""
    moment, worlds, belief, moves = task.moment, quality.worlds, quality.depth.belief, quality.depth.moves
    # Other worlds than those of the search, in which the best one was lucky more often than not.
    again = task.seed ^ 1
    if moment is None or moment.options == 1:
        plain = weighed(task.known, again, [_PAR], worlds, belief, moves)[0].lead
        return Weight(NO_CALL if moment is None else moment.chosen, plain)
    search = searched(task.known, task.seed, quality.depth)
    best, chosen = search.best, moment.chosen
    looked_at = [code for code, _, _ in search.found()]
    outcomes = weighed(task.known, again, list(dict.fromkeys((chosen, best, _PAR))), worlds, belief, moves)
    ours, theirs, par = outcomes[0], outcomes[1 if best != chosen else 0], outcomes[-1]
    loss = theirs.lead - ours.lead
    if loss <= theirs.error:
        best, loss = chosen, 0.0
    others = [code for code in looked_at if code != best]
    every = weighed(task.known, again, [best, *others], quality.lots, belief, moves)
    stake = every[0].lead - sum(one.lead for one in every) / len(every)
    because = tuple(reasons_for(task.known, theirs, ours)) if loss > _SURE * theirs.error else ()
    return Weight(best, par.lead, ours.lead - par.lead, loss, theirs.error, max(stake, loss), because)


def analysed(story: Story, weights: Sequence[Weight], number: int, quality: str) -> RoundAnalysis:
    """Puts an analysis together: ``weights`` are those of ``tasks(story)``, in its order."""
    count = sum(known is not None for known in story.begins)
    found = iter(weights[:count])
    begins = [None if known is None else round(next(found).par, _CENTS) for known in story.begins]
    decisions = _decisions(story, weights[count:])
    seats = tuple(_sums(story, seat, begins[seat], decisions) for seat in range(story.book.seats))
    return RoundAnalysis(number, story.last, quality, ENGINE, decisions, seats)


def _decisions(story: Story, weights: Sequence[Weight]) -> tuple[Decision, ...]:
    """Gives the decisions with their levels: where a turn goes on, what an action came to is what is par after it."""
    levels: dict[Seat, float] = {}
    decisions: list[Decision] = []
    for moment, weight in zip(reversed(story.moments), reversed(weights), strict=True):
        seat, state = moment.seat, moment.known.state
        played, loss = round(weight.played, _CENTS), round(weight.loss, _CENTS)
        got = levels[seat] if moment.goes_on and seat in levels else round(weight.par + played, _CENTS)
        levels[seat] = par = round(got - played, _CENTS)
        decisions.append(
            Decision(
                step=moment.step,
                seat=seat,
                chosen=action_text(story.book, state, moment.chosen),
                best=action_text(story.book, state, weight.best),
                par=par,
                expected=round(got + loss, _CENTS),
                got=got,
                loss=loss,
                error=round(weight.error, _CENTS),
                stake=round(weight.stake, _CENTS),
                options=moment.options,
                move=move_of(moment.known, moment.chosen),
                better=move_of(moment.known, weight.best) if loss else None,
                because=weight.because,
            )
        )
    return tuple(reversed(decisions))


def _sums(story: Story, seat: Seat, begin: float | None, decisions: Sequence[Decision]) -> SeatAnalysis:
    own = [one for one in decisions if one.seat == seat]
    result = round(story.leads[seat], _CENTS)
    dealt = _dealt(story, seat, begin, own)
    drawn, curve = _luck(story, seat, dealt, own)
    played, partners, others = _skill(story, seat, decisions)
    losses, stakes = sum(one.loss for one in own), sum(one.stake for one in own)
    dear = sorted((one for one in own if one.loss > _SURE * one.error), key=lambda one: -one.loss)
    return SeatAnalysis(
        seat=seat,
        accuracy=round(100 * (1 - losses / stakes), 1) if stakes > 0 else None,
        decisions=sum(one.options > 1 for one in own),
        dealt=dealt,
        drawn=round(drawn, _CENTS),
        turned=round(result - dealt - round(drawn, _CENTS) - played - partners + others, _CENTS),
        played=played,
        losses=round(losses, _CENTS),
        partners=partners,
        others=others,
        result=result,
        curve=_thinned([*curve, CurvePoint(story.last, result)]),
        costliest=tuple(one.step for one in dear[:COSTLIEST]),
    )


def _dealt(story: Story, seat: Seat, begin: float | None, own: Sequence[Decision]) -> float:
    """Gives what a seat could expect at first; who has the first turn expects what its first decision shows."""
    if own and seat == story.first:
        return own[0].par
    return 0.0 if begin is None else begin


def _luck(story: Story, seat: Seat, dealt: float, own: Sequence[Decision]) -> tuple[float, list[CurvePoint]]:
    """Gives what a seat's own draws brought, and its curve up to its last decision."""
    draws = {moment.step for moment in story.moments if moment.seat == seat and moment.draws}
    drawn = 0.0
    curve = [CurvePoint(0, dealt)]
    before: Decision | None = None
    for one in own:
        if before is not None and before.step in draws:
            drawn += one.par - before.got
        curve += [CurvePoint(one.step - 1, one.par), CurvePoint(one.step, one.got)]
        before = one
    return drawn, curve


def _skill(story: Story, seat: Seat, decisions: Sequence[Decision]) -> tuple[float, float, float]:
    """Gives what a seat's decisions came to over par, its partners', and its part in the other sides'."""
    sides = story.book.rules.teams or story.book.seats
    played = partners = others = 0.0
    for one in decisions:
        over = one.got - one.par
        if one.seat == seat:
            played += over
        elif one.seat % sides == seat % sides:
            partners += over
        else:
            others += over / (sides - 1)
    return round(played, _CENTS), round(partners, _CENTS), round(others, _CENTS)


def _thinned(curve: Sequence[CurvePoint]) -> tuple[CurvePoint, ...]:
    """Leaves out points that say nothing new."""
    kept: list[CurvePoint] = []
    for point in curve:
        if not kept or point != kept[-1]:
            kept.append(point)
    return tuple(kept)
