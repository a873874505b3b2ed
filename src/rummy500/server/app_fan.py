"""The start page's picture: five cards held in a hand, in the reader's letters and colours."""

from __future__ import annotations

from functools import cache
from typing import Final

from rummy500.art.faces import HEIGHT, WIDTH
from rummy500.art.picture import Look, card_at, document
from rummy500.cards import parse_card

__all__ = ["LOOKS", "fan", "fan_tag"]

LOOKS: Final = {"light": (False, False), "dark": (True, False), "light-four": (False, True), "dark-four": (True, True)}
"""The looks by their names: whether dark, whether in four colours."""

_CARDS: Final = ("10H", "JS", "QD", "KC", "AS")
_CARD: Final = 94.0
_ROOM: Final = (260, 168)
_TURN: Final = 11


@cache
def fan(language: str, look: str) -> bytes:
    """Draws the fan as an SVG document; KeyError for an unknown look."""
    dark, four = LOOKS[look]
    drawn = Look(language, dark, four)
    left, top, height = (_ROOM[0] - _CARD) / 2, 12.0, _CARD * HEIGHT / WIDTH
    middle, below = _ROOM[0] / 2, top + 1.5 * height
    shadow = f'<rect x="{left - 2:g}" y="{top + 3:g}" width="{_CARD:g}" height="{height:g}" rx="8" fill-opacity=".16"/>'
    cards = (
        f'<g transform="rotate({(place - 2) * _TURN} {middle:g} {below:g})">'
        f"{shadow}{card_at(drawn, parse_card(card), left, top, _CARD)}</g>"
        for place, card in enumerate(_CARDS)
    )
    return document(drawn, *_ROOM, " ".join(_CARDS), "".join(cards)).encode()


def fan_tag(language: str) -> str:
    """Gives the picture as HTML that follows the device's light."""
    place = f"/app/fan/{language}"
    return (
        f'<picture><source media="(prefers-color-scheme: dark)" srcset="{place}/dark.svg">'
        f'<img src="{place}/light.svg" width="{_ROOM[0]}" height="{_ROOM[1]}" alt="" fetchpriority="high"></picture>'
    )
