"""Moves and reasons of an analysis in words, from the table as it lay then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from babel.numbers import format_decimal

from rummy500.bots.analysis import Decision
from rummy500.bots.reasons import Reason
from rummy500.cards import Card
from rummy500.game.moves import Call, Discard, LayOff, Meld, Move, Pass, Placed, Seat, Stand, Swap, Take
from rummy500.game.view import PublicView
from rummy500.i18n import card_text, message, number
from rummy500.i18n.advice_text import Who, Word, meld_text, move_text, reason_text
from rummy500.i18n.catalogue import MessageError, rendered

__all__ = ["Teller", "signed", "tenths"]

_SILENT: Final = "silent"


class Teller:
    """Puts one table's moves and reasons into a language."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self.language: Final = language
        self.names: Final = names

    def say(self, key: str, /, **variables: int | str) -> str:
        """Gives a message of the catalogue of analyses; raises MessageError where something is missing."""
        text, lacking = rendered(self.language, f"analysis-{key}", variables)
        if lacking:
            raise MessageError(f"message analysis-{key}: {lacking[0]}")
        return text

    def chosen(self, decision: Decision, before: PublicView) -> str:
        """Tells what was chosen; ``before`` is the table before it."""
        return self._told(decision.move, decision.seat, before)

    def better(self, decision: Decision, before: PublicView) -> str:
        """Tells what was better."""
        return self._told(decision.better, decision.seat, before)

    def because(self, decision: Decision, before: PublicView) -> list[str]:
        """Tells why, in a sentence each."""
        return [
            reason_text(self.language, one.kind, self._words(one, decision.seat, before)) for one in decision.because
        ]

    def _told(self, move: Move | None, seat: Seat, before: PublicView) -> str:
        kind, words = self._move(move, seat, before)
        return move_text(self.language, kind, words)

    def _move(self, move: Move | None, seat: Seat, before: PublicView) -> tuple[str, dict[str, Word]]:
        match move:
            case None:
                return _SILENT, {}
            case Take(card, nth):
                return "take", {"card": card, "more": len(before.pile) - 1 - _place(before, card, nth)}
            case Meld(cards):
                return "meld", {"cards": " ".join(self._placed(one) for one in cards)}
            case LayOff(card, meld, end):
                return f"lay-{end}" if end else "lay", {
                    "card": self._placed(card),
                    "meld": self._meld(meld, seat, before),
                }
            case Swap(card, meld):
                return "swap", {"card": card, "meld": self._meld(meld, seat, before)}
            case Discard(card):
                return "discard", {"card": card}
            case Call(card, meld=int(meld)):
                return "call-lay", {"card": card, "meld": self._meld(meld, seat, before)}
            case Call(card):
                return "call", {"card": card}
            case Pass():
                return "pass", {}
            case Stand():
                return "stand", {}
            case _:
                return "draw", {}

    def _placed(self, placed: Placed) -> str:
        text = card_text(placed.card, self.language)
        if placed.card is placed.as_ or placed.as_ is Card.JK:
            return text
        return message(self.language, "card-as", card=text, **{"as": card_text(placed.as_, self.language)})

    def _meld(self, meld: int, seat: Seat, before: PublicView) -> str:
        if not 1 <= meld <= len(before.melds):
            return message(self.language, "meld-number", number=meld)
        lying = before.melds[meld - 1]
        stands_for = [card.as_ for card in lying.cards]
        who: Who = "own" if lying.owner == seat else "other"
        return meld_text(self.language, lying.kind, stands_for, self.names[lying.owner], who)

    def _words(self, reason: Reason, seat: Seat, before: PublicView) -> dict[str, Word]:
        words: dict[str, Word] = {}
        for field in msgspec.structs.fields(Reason):
            value = getattr(reason, field.name)
            if field.name == "seat":
                words["name"] = "" if value is None else self.names[value]
            elif field.name == "meld":
                words["meld"] = "" if value is None else self._meld(value, seat, before)
            elif field.name != "kind" and value is not None:
                words[field.name] = value
        return words


def signed(points: float, language: str) -> str:
    """Writes points as a whole number with its sign."""
    whole = round(points)
    return ("+" if whole > 0 else "") + number(whole, language)


def tenths(points: float, language: str) -> str:
    """Writes points to one decimal, as the language does.

    >>> tenths(1.25, "en"), tenths(12.06, "nl")
    ('1.2', '12,1')
    """
    return format_decimal(round(points, 1), format="0.0", locale=language)


def _place(before: PublicView, card: Card, nth: int | None) -> int:
    places = [place for place, one in enumerate(before.pile) if one is card]
    return places[-1 if nth is None else nth - 1]
