"""What is typed for a round on the command line: totals or cards, by name or in the order of the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rummy500.cards import parse_card
from rummy500.cli.terminal import typed
from rummy500.sheet.errors import SheetError
from rummy500.sheet.operations import MOST_TYPED, CountedCards, Value
from rummy500.sheet.points import typed_points
from rummy500.sheet.state import Sheet

__all__ = ["player_called", "round_values", "value_of"]

_LISTS: Final = {"laid": "laid", "low": "laid_low", "double": "laid_double", "caught": "caught"}
_EMPTY: Final = ("", ".", "-")


def player_called(sheet: Sheet, name: str) -> str:
    """Gives the id of a player by name, in any case where only one is meant; raises SheetError."""
    exact = [player.player for player in sheet.players if player.name == name]
    close = exact or [player.player for player in sheet.players if player.name.casefold() == name.casefold()]
    if len(close) != 1:
        raise SheetError("sheet_no_player", {"name": name})
    return close[0]


def round_values(sheet: Sheet, words: Sequence[str]) -> dict[str, Value | None]:
    """Gives the values by player: ``60-35 -45`` in the order of the sheet, ``Ann=60-35``, ``Ann:laid=KS,caught=AH``.

    Raises SheetError, and CardError for what is no card.
    """
    seats = list(sheet.matches[-1].seats)
    values: dict[str, Value | None] = {}
    unnamed = 0
    for word in words:
        found = _named(sheet, word)
        if found is not None:
            player, text = found
        elif unnamed < len(seats):
            player, text = seats[unnamed], word
            unnamed += 1
        else:
            raise SheetError("sheet_values", {"text": word, "count": len(seats)})
        if player in values:
            raise SheetError("sheet_twice", {"name": next(one.name for one in sheet.players if one.player == player)})
        values[player] = value_of(text)
    return values


def value_of(text: str) -> Value | None:
    """Reads a total (kept as typed), ``laid=KS,QH,caught=AS``, or nothing: an empty text, ``.`` or ``-``.

    Raises SheetError, and CardError for what is no card.
    """
    if text.strip() in _EMPTY:
        return None
    if text.partition("=")[0].strip() in _LISTS:
        return Value(cards=_cards(text))
    text = text.strip()
    if len(text) > MOST_TYPED:
        raise SheetError("sheet_number", {"text": text[:MOST_TYPED] + "…"})
    typed_points(text)
    return Value(typed=text)


def _named(sheet: Sheet, word: str) -> tuple[str, str] | None:
    """Parts ``NAME=TEXT`` or ``NAME:CARDS``; None where the word begins with no player's name."""
    for place, sign in enumerate(word):
        if sign in "=:":
            try:
                return player_called(sheet, word[:place]), word[place + 1 :]
            except SheetError:
                continue
    if "=" in word and word.partition("=")[0] not in _LISTS:
        raise SheetError("sheet_no_player", {"name": word.partition("=")[0].partition(":")[0]})
    return None


def _cards(text: str) -> CountedCards:
    lists: dict[str, list[str]] = {name: [] for name in _LISTS.values()}
    filling = ""
    for word in text.replace(",", " ").split():
        name, equals, first = word.partition("=")
        if equals and name in _LISTS:
            filling, word = _LISTS[name], first
        if word:
            lists[filling].append(_card(word))
    return CountedCards(**{name: tuple(cards) for name, cards in lists.items()})


def _card(word: str) -> str:
    """Gives a card as it stands in a file, from the letters of the reader's language or the English ones."""
    card, equals, stands_for = typed(word).partition("=")
    return f"{parse_card(card)}={parse_card(stands_for)}" if equals else str(parse_card(card))
