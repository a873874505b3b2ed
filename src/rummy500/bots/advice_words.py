"""Hints, reasons and moves as plain values, for the sentences of ``i18n.advice_text``, which knows no bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, assert_never

from rummy500.bots.advice import Look
from rummy500.bots.reasons import Reason
from rummy500.cards import Card
from rummy500.game.moves import (
    Call,
    Discard,
    Draw,
    LayOff,
    Meld,
    Move,
    Pass,
    Placed,
    Seat,
    Stand,
    Swap,
    Take,
)

__all__ = ["MeldNames", "Words", "look_words", "move_words", "reason_words"]

Words: TypeAlias = "dict[str, int | str | Card | tuple[Card, ...]]"

MeldNames: TypeAlias = Callable[[int, Seat | None], str]
"""Gives the name of a meld by its number from 1; the seat is who would play there, None for whoever acts."""


def reason_words(reason: Reason, names: Sequence[str], melds: MeldNames) -> Words:
    """Gives the variables of a reason's sentence; ``names`` are those of the seats."""
    words = _common(reason.card, reason.cards, reason.seat, reason.meld, names, melds)
    for field in ("left", "points", "cost", "count", "share", "against"):
        words[field] = getattr(reason, field)
    return words


def look_words(look: Look, names: Sequence[str], melds: MeldNames) -> Words:
    """Gives the variables of the sentence that says where to look."""
    return _common(look.card, look.cards, look.seat, look.meld, names, melds)


def _common(
    card: Card | None,
    cards: tuple[Card, ...],
    seat: int | None,
    meld: int | None,
    names: Sequence[str],
    melds: MeldNames,
) -> Words:
    words: Words = {"cards": cards}
    if card is not None:
        words["card"] = card
    if seat is not None:
        words["name"] = names[seat]
    if meld is not None:
        words["meld"] = melds(meld, seat)
    return words


def move_words(
    move: Move | None, pile: Sequence[Card], melds: MeldNames, placed: Callable[[Placed], str]
) -> tuple[str, Words]:
    """Gives the message (behind ``move-``) and the variables that say what is done; None is keeping silent.

    ``pile`` is the pile before it, ``placed`` puts a card with what it stands for into words.
    """
    match move:
        case None:
            return "silent", {}
        case Draw() | Pass() | Stand():
            return str(move), {}
        case Discard(card):
            return "discard", {"card": card}
        case Take(card, nth):
            return "take", {"card": card, "more": len(pile) - 1 - _place(pile, card, nth)}
        case Meld(cards):
            return "meld", {"cards": " ".join(map(placed, cards))}
        case LayOff(card, meld, end):
            return f"lay-{end}" if end else "lay", {"card": placed(card), "meld": melds(meld, None)}
        case Swap(card, meld):
            return "swap", {"card": card, "meld": melds(meld, None)}
        case Call(card, _, as_, meld, _):
            if meld is None:
                return "call", {"card": card}
            return "call-lay", {"card": placed(Placed(card, as_ or card)), "meld": melds(meld, None)}
    assert_never(move)


def _place(pile: Sequence[Card], card: Card, nth: int | None) -> int:
    places = [place for place, one in enumerate(pile) if one is card]
    return places[(nth or len(places)) - 1]
