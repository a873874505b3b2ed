"""The worked sums of the page about the score sheet: cards laid and caught, counted as the sheet itself counts them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from markupsafe import Markup

from rummy500.i18n import number
from rummy500.rules import PRESETS
from rummy500.server.pages_markdown import rendered_prose
from rummy500.sheet.operations import CountedCards
from rummy500.sheet.points import card_points

__all__ = ["WorkedSum", "worked_sums"]

_PRESET: Final = "sheet"

_LAID: Final = (("QS", "QH", "QD"), ("6H", "7H", "8H", "9H", "10H"))
_CAUGHT: Final = ("AD", "KS", "KH")
_NOTHING_LAID: Final = ("JK", "AC", "9D")


class WorkedSum(msgspec.Struct, frozen=True):
    """Is a line of the table: cards as HTML and what they count, each side of the sum, and the round's points."""

    laid: Markup
    laid_points: str
    caught: Markup
    caught_points: str
    points: str


def worked_sums(language: str) -> Iterator[WorkedSum]:
    """Gives the sums in a language's letters and numbers."""
    yield _sum(_LAID, _CAUGHT, language)
    yield _sum((), _NOTHING_LAID, language)


def _sum(melds: tuple[tuple[str, ...], ...], caught: tuple[str, ...], language: str) -> WorkedSum:
    rules = PRESETS[_PRESET]
    laid = tuple(card for meld in melds for card in meld)
    sides = (CountedCards(laid=laid), CountedCards(laid=caught), CountedCards(laid=laid, caught=caught))
    on_table, in_hand, points = (number(card_points(cards, rules), language) for cards in sides)
    return WorkedSum(_cards(melds, language), on_table, _cards((caught,), language), in_hand, points)


def _cards(groups: tuple[tuple[str, ...], ...], language: str) -> Markup:
    """Gives groups of cards; Markdown makes a paragraph of them, of which only the inside is wanted."""
    told = rendered_prose(", ".join("{" + " ".join(group) + "}" for group in groups), language, language)
    return Markup(told.strip().removeprefix("<p>").removesuffix("</p>"))
