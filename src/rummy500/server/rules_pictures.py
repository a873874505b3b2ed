"""The pictures on the page of the rules: melds and a discard pile, from our own deck."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from rummy500.art.faces import HEIGHT, WIDTH
from rummy500.art.picture import Look, card_at, card_texts, document
from rummy500.cards import Card, parse_card
from rummy500.i18n import card_text, message
from rummy500.rules import Rules

__all__ = ["PICTURES", "Figure", "picture", "pictures_of"]

_PILE: Final = "KD 8C 4D JH 3S QH"
_RAISED: Final = 14


class _Drawing(msgspec.Struct, frozen=True):
    """Is a picture: its cards, how far apart they lie, and from which on they are raised."""

    cards: str
    step: int = WIDTH + 6
    raised: int | None = None


class Figure(msgspec.Struct, frozen=True):
    """Is a picture on the page: where it is for a light and a dark page, its size in pixels, and its words."""

    light: str
    dark: str
    width: int
    height: int
    alt: str


PICTURES: Final[dict[str, _Drawing]] = {
    "set": _Drawing("7S 7H 7D"),
    "set-twins": _Drawing("7H 7H 7D"),
    "run": _Drawing("5H 6H 7H"),
    "run-of-four": _Drawing("5H 6H 7H 8H"),
    "joker-run": _Drawing("9S JK JS"),
    "joker-run-of-four": _Drawing("9S JK JS QS"),
    "jokers": _Drawing("JK JK JK"),
    "pile": _Drawing(_PILE, 27, 2),
    "pile-whole": _Drawing(_PILE, 27, 0),
    "pile-top": _Drawing(_PILE, 27, 5),
}
"""Every picture by name."""


def pictures_of(rules: Rules, seats: int, language: str) -> dict[str, list[Figure]]:
    """Gives the pictures that explain these rules, by section."""
    four = rules.min_run == 4
    melds = []
    if rules.sets:
        twins = rules.deck_count(seats) == 2 and rules.identical_in_set != "off"
        melds.append(_figure("set-twins" if twins else "set", "set", language))
    melds.append(_figure("run-of-four" if four else "run", "run", language))
    found = {"melds": melds}
    if rules.joker_count(seats):
        wild = _figure("joker-run-of-four" if four else "joker-run", "joker-run", language)
        found["jokers"] = [wild if rules.jokers_wild else _figure("jokers", "jokers", language)]
    pile = {"any": "pile", "whole": "pile-whole", "top": "pile-top"}[rules.pile_depth]
    found["pile"] = [_figure(pile, "pile-top" if pile == "pile-top" else "pile", language)]
    return found


def _figure(name: str, alt: str, language: str) -> Figure:
    drawing = PICTURES[name]
    cards = [parse_card(text) for text in drawing.cards.split()]
    words = ", ".join(card_text(card, language, words=True) for card in cards)
    reached = card_text(cards[drawing.raised or 0], language, words=True)
    width, height = _size(drawing)
    light, dark = (f"/rules/pictures/{language}/{look}/{name}.svg" for look in ("light", "dark"))
    told = message(language, f"rules-page-picture-{alt}", cards=words, reached=reached)
    return Figure(light, dark, width, height, told)


def _size(drawing: _Drawing) -> tuple[int, int]:
    count = len(drawing.cards.split())
    return (count - 1) * drawing.step + WIDTH, HEIGHT + (0 if drawing.raised is None else _RAISED)


@cache
def picture(name: str, language: str, dark: bool) -> bytes:
    """Draws one of the pictures as an SVG document."""
    drawing = PICTURES[name]
    look = Look(language, dark)
    cards: list[Card] = [parse_card(text) for text in drawing.cards.split()]
    body = "".join(
        card_at(look, card, place * drawing.step, _top(drawing, place), WIDTH) for place, card in enumerate(cards)
    )
    width, height = _size(drawing)
    return document(look, width, height, card_texts(cards), body).encode()


def _top(drawing: _Drawing, place: int) -> int:
    return 0 if drawing.raised is None or place >= drawing.raised else _RAISED
