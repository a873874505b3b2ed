"""The pictures on the pages: melds, hands and discard piles, from our own deck."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from rummy500.art.faces import HEIGHT, WIDTH
from rummy500.art.picture import Look, card_at, card_texts, document
from rummy500.cards import Card, parse_card
from rummy500.i18n import card_text, message
from rummy500.rules import Rules

__all__ = ["PICTURES", "Drawing", "Figure", "drawing_of", "figure", "picture", "pictures_of"]

_PILE: Final = "KD 8C 4D JH 3S QH"
_RAISED: Final = 14
_APART: Final = 20
_STEPS: Final = {"cards": WIDTH + 6, "pile": 27, "hand": 30}


class Drawing(msgspec.Struct, frozen=True):
    """Is a picture: its cards, how far apart they lie, from which on they are raised, and which lie further off."""

    cards: str
    step: int = WIDTH + 6
    raised: int | None = None
    apart: frozenset[int] = frozenset()


class Figure(msgspec.Struct, frozen=True):
    """Is a picture on the page: where it is for a light and a dark page, its size in pixels, and its words."""

    light: str
    dark: str
    width: int
    height: int
    alt: str


PICTURES: Final[Mapping[str, Drawing]] = {
    "set": Drawing("7S 7H 7D"),
    "set-twins": Drawing("7H 7H 7D"),
    "run": Drawing("5H 6H 7H"),
    "run-of-four": Drawing("5H 6H 7H 8H"),
    "joker-run": Drawing("9S JK JS"),
    "joker-run-of-four": Drawing("9S JK JS QS"),
    "jokers": Drawing("JK JK JK"),
    "pile": Drawing(_PILE, 27, 2),
    "pile-whole": Drawing(_PILE, 27, 0),
    "pile-top": Drawing(_PILE, 27, 5),
}
"""Every picture that explains rules, by name."""


def pictures_of(rules: Rules, seats: int, language: str) -> dict[str, list[Figure]]:
    """Gives the pictures that explain these rules, by section."""
    four = rules.min_run == 4
    melds = []
    if rules.sets:
        twins = rules.deck_count(seats) == 2 and rules.identical_in_set != "off"
        melds.append(_known("set-twins" if twins else "set", "set", language))
    melds.append(_known("run-of-four" if four else "run", "run", language))
    found = {"melds": melds}
    if rules.joker_count(seats):
        wild = _known("joker-run-of-four" if four else "joker-run", "joker-run", language)
        found["jokers"] = [wild if rules.jokers_wild else _known("jokers", "jokers", language)]
    pile = {"any": "pile", "whole": "pile-whole", "top": "pile-top"}[rules.pile_depth]
    found["pile"] = [_known(pile, "pile-top" if pile == "pile-top" else "pile", language)]
    return found


def _known(name: str, alt: str, language: str) -> Figure:
    return figure(name, PICTURES[name], f"rules-page-picture-{alt}", language)


def drawing_of(kind: str, text: str) -> tuple[str, Drawing]:
    """Reads a picture as prose asks for it, with the name under which it is fetched.

    ``kind`` is ``cards`` (side by side), ``hand`` or ``pile`` (overlapping); before a card, ``^`` raises it and all
    after it, ``+`` sets it apart. Raises CardError for what is no card, ValueError for another kind.
    """
    if kind not in _STEPS:
        raise ValueError(f"no kind of picture: {kind}")
    words = text.split()
    raised = next((place for place, word in enumerate(words) if "^" in word), None)
    apart = frozenset(place for place, word in enumerate(words) if "+" in word)
    cards = [str(parse_card(word.strip("^+"))) for word in words]
    marks = ("+" * (place in apart) + "^" * (place == raised) for place in range(len(cards)))
    signs = [mark.replace("+", "and").replace("^", "from") for mark in marks]
    name = "-".join([kind, *(f"{sign}{card.lower()}" for sign, card in zip(signs, cards, strict=True))])
    return name, Drawing(" ".join(cards), _STEPS[kind], raised, apart)


def figure(name: str, drawing: Drawing, alt: str, language: str) -> Figure:
    """Gives a drawing as a figure; ``alt`` is the message that describes it."""
    cards = [parse_card(text) for text in drawing.cards.split()]
    words = ", ".join(card_text(card, language, words=True) for card in cards)
    reached = card_text(cards[drawing.raised or 0], language, words=True)
    width, height = _size(drawing)
    light, dark = (f"/rules/pictures/{language}/{look}/{name}.svg" for look in ("light", "dark"))
    return Figure(light, dark, width, height, message(language, alt, cards=words, reached=reached))


def _left(drawing: Drawing, place: int) -> int:
    return place * drawing.step + _APART * sum(gap <= place for gap in drawing.apart)


def _size(drawing: Drawing) -> tuple[int, int]:
    last = len(drawing.cards.split()) - 1
    return _left(drawing, last) + WIDTH, HEIGHT + (0 if drawing.raised is None else _RAISED)


@cache
def picture(drawing: Drawing, language: str, dark: bool) -> bytes:
    """Draws a picture as an SVG document."""
    look = Look(language, dark)
    cards: list[Card] = [parse_card(text) for text in drawing.cards.split()]
    body = "".join(
        card_at(look, card, _left(drawing, place), _top(drawing, place), WIDTH) for place, card in enumerate(cards)
    )
    width, height = _size(drawing)
    return document(look, width, height, card_texts(cards), body).encode()


def _top(drawing: Drawing, place: int) -> int:
    return 0 if drawing.raised is None or place >= drawing.raised else _RAISED
