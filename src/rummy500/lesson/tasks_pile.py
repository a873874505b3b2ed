"""Exercises about the discard pile: which cards can be reached, and whether a reach pays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from rummy500.bots.advice import move_of
from rummy500.bots.advice_words import reason_words
from rummy500.bots.known import Known, own_codes
from rummy500.bots.reasons import reasons_for
from rummy500.bots.seeker import Outcome, weighed
from rummy500.cards import Card
from rummy500.game.moves import Draw, Take
from rummy500.game.view import LayOption, MeldOption, SeatView, TakeOption
from rummy500.i18n import card_text, message
from rummy500.i18n.advice_text import reason_text
from rummy500.lesson.rounds import YOU, Moment
from rummy500.lesson.tasks import Kind, Task, drawn, first_found
from rummy500.lesson.words import Speaker

__all__ = ["REACH", "SHOULD"]

_LEAST_PILE: Final = 4
_MOST_PILE: Final = 14


def _drawing(moments: Sequence[Moment]) -> Iterator[tuple[Moment, SeatView, tuple[TakeOption, ...]]]:
    """Goes through the moments at which the reader is to draw and the pile is worth a look."""
    for moment in moments:
        state = moment.round.state
        if moment.round.over or state.phase != 0 or not _LEAST_PILE <= state.pile_n <= _MOST_PILE:
            continue
        view = moment.round.view(YOU)
        assert view.own is not None and view.own.options is not None
        takes = view.own.options.takes
        # The top card is nearly always free to take; where it is not, the position is an odd one.
        if any(take.brings == 1 for take in takes):
            yield moment, view, takes


def _reach(seed: int) -> Task:
    deep = drawn("reach", seed, 3) != 0

    def tasks(moments: Sequence[Moment], _rng: Random) -> Iterator[Task]:
        for moment, view, takes in _drawing(moments):
            if (len(takes) > 1) == deep:
                pile = tuple(card.text for card in view.public.pile)
                yield Task(view, pile, frozenset(take.card.text for take in takes), facts=_makes(moment, takes))

    return first_found("reach", seed, tasks)


def _makes(moment: Moment, takes: Sequence[TakeOption]) -> tuple[str, ...]:
    """Lists for each deeper card what it can be played in: its text, then the cards of a meld or a meld's number."""
    legal = moment.round.legal(YOU)
    facts: list[str] = []
    for take in takes:
        if take.brings > 1:
            made: MeldOption | LayOption = legal.makes(take.index, 1)[0]
            cards = " ".join(card.card.text for card in made.cards) if isinstance(made, MeldOption) else str(made.meld)
            facts += [take.card.text, cards]
    return tuple(facts)


def _reach_question(_task: Task, said: Speaker) -> str:
    return message(said.language, "exercise-reach")


def _card_option(_task: Task, option: str, said: Speaker) -> str:
    return card_text(Card(option), said.language)


def _reach_why(task: Task, said: Speaker) -> list[str]:
    language = said.language
    facts = [str(fact) for fact in task.facts]
    lines = [message(language, "exercise-reach-rule" if facts else "exercise-reach-none")]
    for card, made in zip(facts[::2], facts[1::2], strict=True):
        shown = card_text(Card(card), language)
        if made.isdecimal():
            lines.append(message(language, "exercise-reach-lay", card=shown, meld=said.meld(task.view, int(made))))
        else:
            cards = said.cards([Card(text) for text in made.split()])
            lines.append(message(language, "exercise-reach-meld", card=shown, cards=cards))
    return lines


REACH: Final = Kind(_reach, _reach_question, _card_option, _reach_why, many=True)


_GLANCE: Final = 300
_WORLDS: Final = 3000
_BELIEF: Final = 0.6
_LEAST_GAP: Final = 5.0
"""So many points a round the better answer has to bring, at least."""

_SURE: Final = 5.0
"""And so many of the standard errors of that difference."""


def _should(seed: int) -> Task:
    yes = drawn("should", seed, 2) == 0

    def tasks(moments: Sequence[Moment], rng: Random) -> Iterator[Task]:
        for moment, view, takes in _drawing(moments):
            deep = [take for take in takes if take.brings > 2]
            if len(takes) == 2 and len(deep) == 1:
                task = _weighed(moment.known, view, deep[0], yes, rng)
                if task is not None:
                    yield task

    return first_found("should", seed, tasks)


def _weighed(known: Known, view: SeatView, take: TakeOption, yes: bool, rng: Random) -> Task | None:
    """Asks whether to reach, where the answer is beyond doubt and the one that is wanted."""
    by_move = {move_of(known, code): code for code in own_codes(known)}
    reach = by_move[Take(take.card)]
    others = [code for move, code in by_move.items() if code != reach and isinstance(move, Draw | Take)]
    if not others:
        return None
    for worlds in (_GLANCE, _WORLDS):
        # Fresh worlds have the last word; in the glance the best of the others may only have been lucky.
        first, *rest = weighed(known, rng.getrandbits(31), [reach, *others], worlds, _BELIEF)
        best = max(rest, key=lambda one: one.lead)
        if not _beyond_doubt(first, best, yes):
            return None
        others = [best.code]
    better, worse = (first, best) if yes else (best, first)
    return Task(
        view=view,
        options=("yes", "no"),
        right=frozenset(("yes" if yes else "no",)),
        cards=view.public.pile[take.index :],
        facts=(round(better.lead - worse.lead), _WORLDS),
        reason=reasons_for(known, better, worse)[0],
    )


def _beyond_doubt(reach: Outcome, other: Outcome, yes: bool) -> bool:
    gap = (reach.lead - other.lead) * (1 if yes else -1)
    return gap >= max(_LEAST_GAP, _SURE * other.error)


def _should_question(task: Task, said: Speaker) -> str:
    reached = card_text(task.cards[0], said.language)
    return message(said.language, "exercise-should", card=reached, more=len(task.cards) - 1)


def _yes_or_no(_task: Task, option: str, said: Speaker) -> str:
    return message(said.language, f"exercise-{option}")


def _should_why(task: Task, said: Speaker) -> list[str]:
    assert task.reason is not None
    gap, worlds = task.facts
    words = reason_words(task.reason, said.names, lambda number, actor: said.meld(task.view, number, actor))
    answer = "yes" if "yes" in task.right else "no"
    return [
        reason_text(said.language, task.reason.kind, words),
        message(said.language, f"exercise-should-{answer}", points=gap, rounds=worlds),
    ]


SHOULD: Final = Kind(_should, _should_question, _yes_or_no, _should_why, searches=True)
