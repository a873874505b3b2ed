"""Exercises about the score: what a seat gets for a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from rummy500.cards import Card, Rank
from rummy500.game.events import ScoreLine
from rummy500.game.scoring import hand_value
from rummy500.game.view import SeatView
from rummy500.i18n import card_text, message, number
from rummy500.lesson.rounds import RULES, YOU, Moment
from rummy500.lesson.tasks import Kind, Task, drawn, first_found
from rummy500.lesson.words import Speaker

__all__ = ["SCORE"]

_OPTIONS: Final = 4
_MOST_CARDS: Final = 16
"""So many cards to be added up are enough."""

_ACE_STEP: Final = RULES.ace_value - RULES.ace_low_value


def _score(seed: int) -> Task:
    negative = drawn("score", seed, 3) == 0

    def tasks(moments: Sequence[Moment], rng: Random) -> Iterator[Task]:
        end = next(moment for moment in moments if moment.round.over)
        assert end.round.result is not None
        line = end.round.result.scores[YOU]
        if not 1 <= len(line.tabled) + len(line.hand) <= _MOST_CARDS or (line.round < 0) != negative:
            return
        view = end.round.view(YOU)
        options = [line.round, *_wrong(line, view, rng)]
        options.sort()
        yield Task(view, tuple(map(str, options)), frozenset((str(line.round),)))

    return first_found("score", seed, tasks)


def _wrong(line: ScoreLine, view: SeatView, rng: Random) -> list[int]:
    """Gives other numbers, the likeliest first: the hand forgotten, the owner paid, the ace counted wrongly."""
    owned = sum(card.value for meld in view.public.melds if meld.owner == YOU for card in meld.cards)
    aces = any(card.rank is Rank.ACE for card in (*(one.card for one in line.tabled), *(one.card for one in line.hand)))
    mistakes = [line.laid, owned - line.caught, line.laid + line.caught, -line.caught]
    if aces:
        mistakes += [line.round + _ACE_STEP, line.round - _ACE_STEP]
    mistakes += rng.sample([line.round + step for step in (-20, -10, -5, 5, 10, 20)], 6)
    kept = [one for one in dict.fromkeys(mistakes) if one != line.round]
    return kept[: _OPTIONS - 1]


def _score_question(_task: Task, said: Speaker) -> str:
    return message(said.language, "exercise-score")


def _score_option(_task: Task, option: str, said: Speaker) -> str:
    return number(int(option), said.language)


def _score_why(task: Task, said: Speaker) -> list[str]:
    """Adds up what was played, takes off what is left: read from the table as it lies open."""
    language, public = said.language, task.view.public
    assert public.hands is not None
    laid = [(card.as_, card.value) for meld in public.melds for card in meld.cards if card.by == YOU]
    caught = [(card, hand_value(card, RULES)) for card in public.hands[YOU]]
    sums = [sum(value for _, value in cards) for cards in (laid, caught)]
    return [
        message(language, "exercise-score-laid", cards=_listed(laid, language), points=sums[0]),
        message(language, "exercise-score-caught", cards=_listed(caught, language), points=sums[1]),
        message(
            language, "exercise-score-sum", laid=sums[0], caught=sums[1], points=number(sums[0] - sums[1], language)
        ),
    ]


def _listed(cards: Sequence[tuple[Card, int]], language: str) -> str:
    """Writes cards with their values: ``7♠ 7, 8♠ 8``, and something for none."""
    if not cards:
        return message(language, "exercise-score-no-cards")
    return ", ".join(f"{card_text(card, language)} {value}" for card, value in cards)


SCORE: Final = Kind(_score, _score_question, _score_option, _score_why)
