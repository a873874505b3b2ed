"""What a cell is worth: typed sums, and cards counted by the sheet's values (rules §8)."""

from __future__ import annotations

import re
from typing import Final

from rummy500.cards import Card, Rank, RummyError
from rummy500.game.moves import Placed
from rummy500.game.scoring import table_value
from rummy500.rules import Rules
from rummy500.sheet.errors import SheetError
from rummy500.sheet.operations import CountedCards, Entry

__all__ = ["MOST_POINTS", "card_points", "entry_points", "typed_points"]

MOST_POINTS: Final = 100_000

_MINUS: Final = "-\u2010\u2011\u2012\u2013\u2014\u2212\ufe63\uff0d"
_PLUS: Final = "+\uff0b"
_SPACE: Final = " \t\u00a0\u2007\u2009\u202f"
_SIGN: Final = f"[{re.escape(_MINUS + _PLUS)}]"
_GAP: Final = f"[{_SPACE}]*"
_TERM: Final = re.compile(f"({_SIGN}?){_GAP}([0-9]+){_GAP}")
_SUM: Final = re.compile(f"{_GAP}{_SIGN}?{_GAP}[0-9]+{_GAP}(?:{_SIGN}{_GAP}[0-9]+{_GAP})*")


def typed_points(text: str) -> int:
    """Adds up what was typed; any minus sign and spaces around signs are understood, only whole numbers are.

    Raises SheetError: ``sheet_number`` for anything else, ``sheet_number_large`` beyond 100,000.

    >>> typed_points("60-35"), typed_points("- 35"), typed_points("−45"), typed_points("+20")
    (25, -35, -45, 20)
    """
    if _SUM.fullmatch(text) is None:
        raise SheetError("sheet_number", {"text": text})
    total = 0
    for sign, digits in _TERM.findall(text):
        number = int(digits)
        if number > MOST_POINTS:
            raise SheetError("sheet_number_large", {"text": text, "most": MOST_POINTS})
        total += -number if sign and sign in _MINUS else number
    if abs(total) > MOST_POINTS:
        raise SheetError("sheet_number_large", {"text": text, "most": MOST_POINTS})
    return total


def card_points(cards: CountedCards, rules: Rules, *, hands_count: bool = True) -> int:
    """Gives laid minus caught by a rule set's values, without bonuses.

    A low ace counts ``ace_low_value`` where the rules let an ace be low, a doubled set twice where they double.
    Without ``hands_count`` caught cards are free (``stock_out_penalty`` off).

    >>> from rummy500.rules import PRESETS
    >>> card_points(CountedCards(caught=("JK", "AS", "9D")), PRESETS["sheet"])
    -45
    """
    low = rules.ace != "high"
    double = 2 if rules.four_at_once_doubles else 1
    laid = sum(_value(text, rules, low=False) for text in cards.laid)
    laid += sum(_value(text, rules, low=low) for text in cards.laid_low)
    laid += sum(_value(text, rules, low=False) for text in cards.laid_double) * double
    caught = sum(_value(text.partition("=")[0], rules, low=False) for text in cards.caught)
    return laid - caught if hands_count else laid


def _value(text: str, rules: Rules, *, low: bool) -> int:
    card, _, stands_for = text.partition("=")
    placed = Placed(Card(card), Card(stands_for or card))
    return table_value(placed, rules, low_end=low and placed.as_.rank is Rank.ACE)


def entry_points(entry: Entry, rules: Rules, *, somebody_out: bool) -> tuple[int | None, str | None]:
    """Gives the points of a cell and the code of what is wrong with it; both None for an empty one.

    Bonuses are added to cards; a typed total is taken as it is. ``somebody_out``: somebody went out in this round.
    """
    value = entry.value
    if value is None:
        return None, None
    if value.cards is None:
        try:
            return typed_points(value.typed or ""), None
        except RummyError as error:
            return None, error.code
    points = card_points(value.cards, rules, hands_count=somebody_out or rules.stock_out_penalty)
    points += rules.going_out_bonus if entry.out else 0
    points += rules.first_turn_bonus if entry.out and entry.stood else 0
    return points, None
