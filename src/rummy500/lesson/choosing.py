"""The learner decides for herself: what she may do in a scene, and what a choice does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import msgspec

from rummy500.bots.advice import known_from
from rummy500.bots.known import Known
from rummy500.bots.reasons_board import rest_of_turn
from rummy500.bots.seeker import weighed
from rummy500.cards import Card, RummyError
from rummy500.game.coding import encode
from rummy500.game.events import Discarded, Drew, Event, LaidOff, Melded, RoundEnded, Took, events_for
from rummy500.game.moves import Discard, Draw, LayOff, Meld, Move, Take, parse_move
from rummy500.game.round import Round
from rummy500.game.scoring import hand_value
from rummy500.game.view import SeatView
from rummy500.i18n import card_text, message
from rummy500.kernel import compiled
from rummy500.lesson.board import fitting
from rummy500.lesson.story import LAST, LEARNER, events_before, learner_round, scenes, story_match
from rummy500.lesson.telling import note, speaker
from rummy500.lesson.words import Speaker, listed

__all__ = ["Choice", "Chosen", "LessonError", "choose"]

Worth: TypeAlias = Literal["better", "worse", "even"]

_WORLDS: Final = 6000
_BELIEF: Final = 0.6
_SURE: Final = 3.0
"""A difference counts if it is so many of its standard errors, and a point at least."""

_RULES: Final = story_match().rules


class LessonError(RummyError):
    """Says that the lesson has no such place: ``no_scene`` where nothing is decided, ``turn_over`` after a turn."""


class Choice(msgspec.Struct, frozen=True):
    """Is something that the learner may do: the move (docs/record.md), in words, and what it scores at once."""

    move: str
    text: str
    points: int


class Chosen(msgspec.Struct, frozen=True):
    """Is where the learner's own moves in a scene have led.

    ``happened`` tells her last move and ``effects`` what it does, in sentences; without a move both are empty.
    ``same`` says whether she has done just what the story does. ``choices`` are what she may do next, nothing once her
    turn is over. ``view`` is hers.
    """

    scene: int
    moves: tuple[str, ...]
    happened: str
    effects: tuple[str, ...]
    same: bool
    choices: tuple[Choice, ...]
    view: SeatView


def choose(scene: int, moves: Sequence[str], language: str) -> Chosen:
    """Plays the learner's own moves from the beginning of a scene and says what the last of them does.

    Raises LessonError where nothing is decided in that scene, MoveError and IllegalMove for what cannot be played.
    """
    if not 1 <= scene <= LAST or scenes()[scene].move is None:
        raise LessonError("no_scene")
    round = learner_round(scene - 1)
    said = speaker(language)
    events: tuple[Event, ...] = ()
    done: list[Move] = []
    for text in moves:
        if round.over or round.turn != LEARNER:
            raise LessonError("turn_over")
        move = parse_move(text)
        events = events_for(round.play(LEARNER, move), LEARNER)
        done.append(move)
    view = round.view(LEARNER)
    same = _same(scene, done)
    return Chosen(
        scene=scene,
        moves=tuple(map(str, done)),
        happened=said.told(events, view),
        effects=tuple(_effects(scene, done, events, view, same, said)),
        same=same,
        choices=tuple(_choices(round, view, said)),
        view=view,
    )


def _same(scene: int, done: Sequence[Move]) -> bool:
    """Says whether the moves are those of the story."""
    story = [one.move for one in scenes()[scene : scene + len(done)]]
    return bool(done) and list(done) == story


def _choices(round: Round, view: SeatView, said: Speaker) -> list[Choice]:
    if round.over or round.turn != LEARNER or view.own is None or view.own.options is None:
        return []
    options = view.own.options
    found: list[tuple[Move, int]] = [(Draw(), 0)] if options.draw else []
    found += [(Take(option.card, option.nth), 0) for option in reversed(options.takes)]
    found += [(LayOff(option.card, option.meld, option.end), option.value) for option in options.lay_offs]
    found += [(Meld(option.cards), option.value) for option in options.melds]
    found += [(Discard(card), 0) for card in sorted(options.discards, key=_rank_first)]
    return [Choice(str(move), said.move(move, view), points) for move, points in found]


def _rank_first(card: Card) -> tuple[int, int]:
    return card.face % 13, card.face


def _effects(
    scene: int, done: Sequence[Move], events: Sequence[Event], view: SeatView, same: bool, said: Speaker
) -> list[str]:
    if not done:
        return []
    language = said.language
    effects = [_effect(event, view, said) for event in events]
    if same:
        effects.append(message(language, "effect-same"))
    elif len(done) == 1:
        text = str(done[0])
        left = _left_behind(scene, text)
        effects.append(message(language, "effect-left", points=left) if left else "")
        effects.append(note(language, scene, text) or "")
        effects.append(_worth_words(scene, text, language))
    return [effect for effect in effects if effect]


def _worth_words(scene: int, text: str, language: str) -> str:
    worth = _worth(scene, text)
    if worth is None:
        return ""
    kind, points = worth
    if kind == "even":
        return message(language, "effect-even", rounds=_WORLDS)
    return message(language, f"effect-{kind}", rounds=_WORLDS, points=points)


def _effect(event: Event, view: SeatView, said: Speaker) -> str:
    """Says what one event means for the learner, by the rule book."""
    language, own, public = said.language, view.own, view.public
    assert own is not None
    match event:
        case Drew():
            return message(language, "effect-draw", count=len(own.hand))
        case Took(_, _, None):
            return message(language, "effect-take", due="no", reached="")
        case Took(_, _, Card() as reached):
            return message(language, "effect-take", due="yes", reached=card_text(reached, language))
        case Melded():
            return message(language, "effect-meld", points=event.value)
        case LaidOff():
            owner = public.melds[event.meld - 1].owner
            told = "you" if owner == LEARNER else said.names[owner]
            return message(language, "effect-lay", points=event.value, owner=told)
        case Discarded(_, card):
            return _after_discard(card, view, said)
        case RoundEnded():
            return message(language, "effect-out")
    return ""


def _after_discard(card: Card, view: SeatView, said: Speaker) -> str:
    own, public = view.own, view.public
    if own is None or public.phase == "over":
        return ""
    caught = sum(hand_value(held, _RULES) for held in own.hand)
    told = message(said.language, "effect-discard", laid=public.laid[LEARNER], caught=caught)
    fits = [said.meld(view, meld) for meld in fitting(view, card, _RULES)]
    if not fits:
        return told
    meld = listed(fits, said.language)
    return f"{told} {message(said.language, 'effect-discard-fits', card=card_text(card, said.language), meld=meld)}"


@lru_cache(maxsize=512)
def _worth(scene: int, text: str) -> tuple[Worth, int] | None:
    """Plays the rest of the round out after a move and after the story's: which does better, by how many points.

    None where that cannot be done, since the search needs the compiled rule book, and where ending the turn would be
    compared with going on: then they differ by the discard too, of which nothing is asked there.
    """
    story = scenes()[scene].move
    if not compiled() or story is None or _ends_early(scene, text):
        return None
    known = _known(scene)
    codes = [encode(known.book, known.state, LEARNER, move) for move in (story, parse_move(text))]
    theirs, own = weighed(known, scene, codes, _WORLDS, _BELIEF)
    gap = own.lead - theirs.lead
    if abs(gap) < max(1.0, _SURE * own.error):
        return "even", 0
    return ("better" if gap > 0 else "worse"), _whole(abs(gap))


def _whole(gap: float) -> int:
    """Gives a gap in points as it is said: whole, and one at least."""
    return max(1, int(gap + 0.5))


@lru_cache(maxsize=32)
def _known(scene: int) -> Known:
    """Gives what the learner knows when she decides a scene."""
    return known_from(_RULES, learner_round(scene - 1).view(LEARNER), events_before(scene - 1))


def _ends_early(scene: int, text: str) -> bool:
    """Says whether a move ends the turn where the story goes on playing."""
    return text.startswith("discard") and not isinstance(scenes()[scene].move, Discard)


def _left_behind(scene: int, text: str) -> int:
    """Gives the points that could have been put on the table before a discard, by the rule book."""
    return rest_of_turn(_known(scene).state, LEARNER).points if _ends_early(scene, text) else 0
