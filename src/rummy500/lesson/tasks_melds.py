"""Exercises about melds: what is one, what can be laid off, and what an ace counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Final

from rummy500.cards import Card, Rank
from rummy500.game.moves import LayOff, Placed, parse_move
from rummy500.game.shapes import shapes
from rummy500.game.view import Options, SeatView, TableMeld
from rummy500.i18n import card_text, message
from rummy500.lesson.board import fits, fitting
from rummy500.lesson.rounds import RULES, YOU, Moment
from rummy500.lesson.tasks import Kind, Task, drawn, first_found
from rummy500.lesson.words import Speaker

__all__ = ["ACE", "LAY", "MELD"]

_RANKS: Final = 13
_OPTIONS: Final = 4
_LARGEST: Final = 4
"""Melds of so many cards at most are asked about: more are no harder, only longer."""


def _playing(moments: Sequence[Moment]) -> Iterator[tuple[SeatView, tuple[Card, ...], Options]]:
    """Goes through the moments at which the reader may play freely, with the hand and what is legal."""
    for moment in moments:
        if moment.round.over or moment.round.state.phase != 1:
            continue
        view = moment.round.view(YOU)
        own = view.own
        assert own is not None and own.options is not None
        if view.public.reached is None:
            yield view, own.hand, own.options


# Is this a meld?


def _meld(seed: int) -> Task:
    yes = drawn("meld", seed, 2) == 0

    def tasks(moments: Sequence[Moment], rng: Random) -> Iterator[Task]:
        for view, hand, options in _playing(moments):
            found = _true_melds(options) if yes else _near_melds(hand, rng)
            if found:
                right = frozenset(("yes" if yes else "no",))
                yield Task(view, ("yes", "no"), right, cards=rng.choice(found))

    return first_found("meld", seed, tasks)


def _true_melds(options: Options) -> list[tuple[Card, ...]]:
    """Lists the melds that the rule book allows, of a size that can be taken in at a glance."""
    return [tuple(placed.card for placed in meld.cards) for meld in options.melds if len(meld.cards) <= _LARGEST]


def _near_melds(hand: Sequence[Card], rng: Random) -> list[tuple[Card, ...]]:
    """Lists cards that look like a meld and are none, those that look most like one."""
    near: dict[int, list[tuple[Card, ...]]] = {}
    for some in combinations(sorted(hand, key=lambda card: card.face), 3):
        if not _is_meld(some):
            near.setdefault(_looks(some), []).append(_laid_out(some))
    near.pop(0, None)
    if not near:
        return []
    # The corner is rare and worth asking about; else any near miss.
    return near[3] if 3 in near else near[rng.choice(sorted(near))]


def _is_meld(cards: Sequence[Card]) -> bool:
    return bool(shapes([Placed.itself(card) for card in cards], RULES, 1))


def _looks(cards: Sequence[Card]) -> int:
    """Says how much cards that are no meld look like one: 3 for a run around the corner, 0 for not at all."""
    ranks = sorted(card.face % _RANKS for card in cards)
    suits = {card.suit for card in cards}
    if len(suits) == 1:
        if ranks == [0, 1, 12]:
            return 3
        return 2 if ranks[-1] - ranks[0] <= 4 else 0
    in_sequence = ranks[2] - ranks[1] == ranks[1] - ranks[0] == 1
    paired = len(set(ranks)) == 2 and ranks[2] - ranks[0] == 1
    return 1 if in_sequence or paired else 0


def _laid_out(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Gives cards, sorted by rank, as somebody would lay them: around the corner the king is first."""
    return (cards[-1], *cards[:-1]) if _looks(cards) == 3 else cards


def _meld_question(task: Task, said: Speaker) -> str:
    return message(said.language, "exercise-meld", cards=said.cards(task.cards))


def _yes_or_no(_task: Task, option: str, said: Speaker) -> str:
    return message(said.language, f"exercise-{option}")


def _meld_why(task: Task, said: Speaker) -> list[str]:
    return [message(said.language, f"exercise-meld-{_character(task.cards)}")]


def _character(cards: Sequence[Card]) -> str:
    """Says what makes cards a meld, or why they are none."""
    suits, ranks = {card.suit for card in cards}, {card.rank for card in cards}
    if len(ranks) == 1:
        return "set"
    if len(suits) == 1:
        if _is_meld(cards):
            return "run"
        return "corner" if _looks(cards) == 3 else "gap"
    return "ranks" if len(ranks) < len(cards) else "suits"


MELD: Final = Kind(_meld, _meld_question, _yes_or_no, _meld_why)


# Which lay-off?


def _lay(seed: int) -> Task:
    def tasks(moments: Sequence[Moment], rng: Random) -> Iterator[Task]:
        for view, hand, options in _playing(moments):
            right = [str(LayOff(lay.card, lay.meld)) for lay in options.lay_offs if lay.end is None]
            wrong = _wrong_lays(view, hand)
            if right and len(wrong) >= _OPTIONS - 1:
                one = rng.choice(right)
                offered = [one, *_nearest(wrong, rng)]
                rng.shuffle(offered)
                yield Task(view, tuple(offered), frozenset((one,)))

    return first_found("lay", seed, tasks)


def _wrong_lays(view: SeatView, hand: Sequence[Card]) -> list[tuple[int, str]]:
    """Lists the lay-offs that the rule book does not allow, with how far each card is from fitting."""
    found: list[tuple[int, str]] = []
    for card in hand:
        for meld in view.public.melds:
            if not fits(meld, card, RULES, len(view.public.counts)):
                found.append((_distance(card, meld), str(LayOff(Placed.itself(card), meld.number))))
    return found


def _distance(card: Card, meld: TableMeld) -> int:
    """Says how far a card is from fitting a meld, in ranks; twice as far in another suit."""
    near = min(abs(card.face % _RANKS - tabled.as_.face % _RANKS) for tabled in meld.cards)
    return near + (_RANKS if meld.kind == "run" and card.suit is not meld.cards[0].as_.suit else 0)


def _nearest(wrong: list[tuple[int, str]], rng: Random) -> list[str]:
    """Draws the wrong options from those that are most tempting."""
    rng.shuffle(wrong)
    wrong.sort(key=lambda one: one[0])
    return [text for _, text in rng.sample(wrong[: 2 * _OPTIONS], _OPTIONS - 1)]


def _lay_question(_task: Task, said: Speaker) -> str:
    return message(said.language, "exercise-lay")


def _lay_option(task: Task, option: str, said: Speaker) -> str:
    return said.move(parse_move(option), task.view)


def _lay_why(task: Task, said: Speaker) -> list[str]:
    (right,) = task.right
    move = parse_move(right)
    assert isinstance(move, LayOff)
    kind = task.view.public.melds[move.meld - 1].kind
    card, meld = card_text(move.card.card, said.language), said.meld(task.view, move.meld)
    return [message(said.language, f"exercise-lay-{kind}", card=card, meld=meld)]


LAY: Final = Kind(_lay, _lay_question, _lay_option, _lay_why)


# What does the ace count?

_ACE_ANSWERS: Final = ("low", "high", "none")


def _ace(seed: int) -> Task:
    wanted = _ACE_ANSWERS[drawn("ace", seed, len(_ACE_ANSWERS))]

    def tasks(moments: Sequence[Moment], rng: Random) -> Iterator[Task]:
        for view, hand, options in _playing(moments):
            found = [*_ace_lays(view, hand, options), *_ace_melds(hand, options)]
            some = [(cards, meld) for answer, cards, meld in found if answer == wanted]
            if some:
                cards, meld = rng.choice(some)
                yield Task(view, _ACE_ANSWERS, frozenset((wanted,)), cards=cards, meld=meld)

    return first_found("ace", seed, tasks)


def _ace_lays(view: SeatView, hand: Sequence[Card], options: Options) -> Iterator[tuple[str, tuple[Card, ...], int]]:
    """Asks about an ace of the hand and a run of its suit, or a set of aces, that lies on the table."""
    for ace in (card for card in hand if card.rank is Rank.ACE):
        for meld in view.public.melds:
            first = meld.cards[0].as_
            if (meld.kind == "run" and first.suit is not ace.suit) or (
                meld.kind == "set" and first.rank is not Rank.ACE
            ):
                continue
            lays = [lay for lay in options.lay_offs if lay.card.card is ace and lay.meld == meld.number]
            if len(lays) == 1:
                yield ("low" if lays[0].value == RULES.ace_low_value else "high"), (ace,), meld.number
            elif not lays and meld.number not in fitting(view, ace, RULES):
                yield "none", (ace,), meld.number


def _ace_melds(hand: Sequence[Card], options: Options) -> Iterator[tuple[str, tuple[Card, ...], None]]:
    """Asks about cards of the hand with an ace that would be put down together, or cannot be."""
    for meld in options.melds:
        cards = tuple(placed.card for placed in meld.cards)
        if len(cards) <= _LARGEST and any(card.rank is Rank.ACE for card in cards):
            low = meld.kind == "run" and cards[0].rank is Rank.ACE
            yield ("low" if low else "high"), cards, None
    for some in combinations(sorted(hand, key=lambda card: card.face), 3):
        if any(card.rank is Rank.ACE for card in some) and not _is_meld(some) and _looks(some) >= 2:
            yield "none", _laid_out(some), None


def _ace_question(task: Task, said: Speaker) -> str:
    if task.meld is None:
        return message(said.language, "exercise-ace-meld", cards=said.cards(task.cards))
    card, meld = card_text(task.cards[0], said.language), said.meld(task.view, task.meld)
    return message(said.language, "exercise-ace-lay", card=card, meld=meld)


def _ace_option(_task: Task, option: str, said: Speaker) -> str:
    points = {"low": RULES.ace_low_value, "high": RULES.ace_value, "none": 0}[option]
    return message(said.language, f"exercise-ace-{option}", points=points)


def _ace_why(task: Task, said: Speaker) -> list[str]:
    (right,) = task.right
    meld = task.view.public.melds[task.meld - 1] if task.meld is not None else None
    is_set = meld.kind == "set" if meld is not None else len({card.rank for card in task.cards}) == 1
    kind = "set" if is_set and right == "high" else right
    return [message(said.language, f"exercise-ace-why-{kind}", points=RULES.ace_value, low=RULES.ace_low_value)]


ACE: Final = Kind(_ace, _ace_question, _ace_option, _ace_why)
