"""Standalone pictures of cards: an SVG document that carries just the symbols it uses, with fixed colours."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from rummy500.art.faces import HEIGHT, WIDTH, Deck, cards, pieces
from rummy500.art.palette import DARK, FOUR, FOUR_DARK, LIGHT
from rummy500.cards import Card

_REFERENCE: Final = re.compile(r'href="#([^"]+)"')
# What XML 1.0 cannot hold even when escaped.
_UNWRITABLE: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_GAP: Final = 6


class Look(NamedTuple):
    """How a picture is coloured, and whose letters the cards show."""

    language: str = "en"
    dark: bool = False
    four_colour: bool = False

    @property
    def deck(self) -> Deck:
        """The deck in these colours, its ids apart from those of other looks on one page."""
        four = (FOUR_DARK if self.dark else FOUR) if self.four_colour else {}
        paints = {**(DARK if self.dark else LIGHT), **four}
        return Deck(self.language, paints, f"r5{self.language}{self.dark:d}{self.four_colour:d}-")


@cache
def _symbols(look: Look) -> dict[str, str]:
    return dict((*pieces(look.deck), *cards(look.deck)))


def escaped(text: str) -> str:
    """The text as it may stand between tags and in double quotes."""
    text = _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def card_at(look: Look, card: Card | None, x: float, y: float, width: float, *, mini: bool = False) -> str:
    """A card, or for None its back, with its upper left corner at (x, y)."""
    kind = "back-1" if card is None else f"{'mini' if mini else 'card'}-{card}"
    return piece_at(look, kind, x, y, width, width * HEIGHT / WIDTH)


def piece_at(look: Look, name: str, x: float, y: float, width: float, height: float) -> str:
    """One symbol of the deck, `s-H` for instance, in a box."""
    place = " ".join(f'{key}="{round(value, 1):g}"' for key, value in zip(("x", "y"), (x, y), strict=True))
    return f'<use href="#{look.deck.prefix}{name}" {place} width="{round(width, 1):g}" height="{round(height, 1):g}"/>'


def document(look: Look, width: float, height: float, title: str, body: str) -> str:
    """A whole SVG document around a body, with every symbol that the body refers to, however deep."""
    known = _symbols(look)
    used = _closure(body, known)
    definitions = "".join(markup for name, markup in known.items() if name in used)
    size = f'width="{round(width):d}" height="{round(height):d}" viewBox="0 0 {round(width):d} {round(height):d}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
        f"<title>{escaped(title)}</title><defs>{definitions}</defs>{body}</svg>"
    )


def _closure(body: str, known: dict[str, str]) -> set[str]:
    found: set[str] = set()
    waiting = _REFERENCE.findall(body)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _REFERENCE.findall(known[name])
    return found


def draw_cards(
    cards: Iterable[Card | None], lang: str = "en", *, dark: bool = False, four_colour: bool = False, width: int = 63
) -> str:
    """A row of cards as one SVG document, None being a card that is not known; `width` is a card's in pixels.

    Raises KeyError for a language without card letters.
    """
    look = Look(lang, dark, four_colour)
    row = tuple(cards)
    step = width + _GAP
    body = "".join(_row(look, row, width, step))
    return document(look, max(1, len(row) * step - _GAP), width * HEIGHT / WIDTH, card_texts(row), body)


def _row(look: Look, row: tuple[Card | None, ...], width: float, step: float) -> Iterator[str]:
    for place, card in enumerate(row):
        yield card_at(look, card, place * step, 0, width)


def card_texts(row: Iterable[Card | None]) -> str:
    """The texts of cards with spaces, `??` for one that is not known."""
    return " ".join("??" if card is None else str(card) for card in row)
