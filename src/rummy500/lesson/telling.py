"""The whole lesson in one language: what happens in each scene, why, and how the table lies."""

from __future__ import annotations

from functools import cache

import msgspec

from rummy500.cards import Card
from rummy500.game.picture import draw_view
from rummy500.game.view import SeatView
from rummy500.i18n import card_text, has_message, message, preset_name
from rummy500.lesson.story import LAST, LEARNER, Scene, scenes
from rummy500.lesson.words import Speaker, listed

__all__ = ["Lesson", "ToldScene", "lesson", "note", "picture", "picture_words", "speaker"]

_PRESET = "classic"
_MORALS = 5


class ToldScene(msgspec.Struct, frozen=True):
    """Is one scene in words.

    ``title`` says whose turn it is. ``ask`` is the question that the learner decides before it, None where another seat
    acts; ``move`` is then what she does in the story (docs/record.md) and ``doing`` the same in words. ``happened``
    tells the events, ``why`` the reason. ``hand`` and ``view`` are the learner's, after the scene.
    """

    number: int
    title: str
    ask: str | None
    move: str | None
    doing: str | None
    happened: str
    why: str
    view: SeatView


class Lesson(msgspec.Struct, frozen=True):
    """Is the lesson in words: a lead, the scenes in order, and what it comes to."""

    language: str
    names: tuple[str, ...]
    title: str
    lead: str
    scenes: tuple[ToldScene, ...]
    end_title: str
    end: tuple[str, ...]
    moral_title: str
    morals: tuple[str, ...]
    onward: str


def speaker(language: str) -> Speaker:
    """Gives who tells the round in a language, to the learner."""
    return Speaker(language, (message(language, "story-you"), "Ada", "Bo"), LEARNER)


@cache
def lesson(language: str) -> Lesson:
    """Gives the lesson in a language; raises MessageError where the English words lack something."""
    said = speaker(language)
    return Lesson(
        language=language,
        names=said.names,
        title=message(language, "story-title"),
        lead=message(language, "story-lead", preset=preset_name(_PRESET, language)),
        scenes=tuple(_told(scene, said) for scene in scenes()),
        end_title=message(language, "story-end-title"),
        end=tuple(message(language, f"story-end-{who}") for who in ("you", "ada", "bo")),
        moral_title=message(language, "story-moral-title"),
        morals=tuple(message(language, f"story-moral-{at}") for at in range(1, _MORALS + 1)),
        onward=message(language, "story-onward"),
    )


def _told(scene: Scene, said: Speaker) -> ToldScene:
    language = said.language
    before = scenes()[max(0, scene.number - 1)].view
    if scene.seat is None:
        title = message(language, "story-deal")
    else:
        who = "you" if scene.seat == LEARNER else "other"
        title = message(language, "story-turn", who=who, name=said.names[scene.seat])
    return ToldScene(
        number=scene.number,
        title=title,
        ask=message(language, f"story-ask-{scene.number}") if scene.move is not None else None,
        move=str(scene.move) if scene.move is not None else None,
        doing=said.move(scene.move, before) if scene.move is not None else None,
        happened=said.told(scene.events, scene.view),
        why=message(language, f"story-told-{scene.number}"),
        view=scene.view,
    )


def note(language: str, scene: int, move: str) -> str | None:
    """Gives what the lesson says about another move than the story's in a scene; None where it says nothing of it."""
    name = f"story-note-{scene}-{move.lower().replace(' ', '-')}"
    return message(language, name) if has_message("en", name) else None


@cache
def picture(number: int, language: str, dark: bool) -> str:
    """Draws the table after a scene as an SVG document, as the learner sees it; raises IndexError for no such scene."""
    if not 0 <= number <= LAST:
        raise IndexError(number)
    return draw_view(scenes()[number].view, speaker(language).names, lang=language, dark=dark)


@cache
def picture_words(number: int, language: str) -> str:
    """Describes that picture for whoever does not see it."""
    view = scenes()[number].view
    own = view.own
    none = message(language, "story-picture-none")
    hand = sorted(own.hand, key=lambda card: card.face) if own is not None else []
    melds = [_spoken([card.card for card in meld.cards], language) for meld in view.public.melds]
    return message(
        language,
        "story-picture",
        hand=_spoken(hand, language) or none,
        pile=_spoken(view.public.pile, language) or none,
        stock=view.public.stock,
        melds="; ".join(melds) or none,
    )


def _spoken(cards: list[Card] | tuple[Card, ...], language: str) -> str:
    return listed([card_text(card, language, words=True) for card in cards], language)
