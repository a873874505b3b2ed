"""Turning the kernel's reason for a refusal into an exception with the arguments that its sentence needs."""

from __future__ import annotations

from rummy500.cards import CARDS, JOKER, Argument, Card
from rummy500.game.book import Book
from rummy500.game.coding import decode
from rummy500.game.moves import Call, Discard, IllegalMove, LayOff, Meld, Move, Swap, Take
from rummy500.kernel import codes
from rummy500.kernel.state import State

__all__ = ["CODES", "NEEDED", "refused"]

CODES = tuple(
    sorted(
        {
            *codes.REASONS[1:],
            "not_your_turn",
            "restock_missing",
            "restock_not_due",
            "restock_wrong_cards",
            "unknown_hand",
            "other_top",
            "no_such_copy",
            "which_copy",
            "which_meld",
            "which_end",
            "which_card",
            "only_jokers_stand_for",
            "jokers_apart",
            "ace_not_there",
            "identical_off",
            "run_order",
        }
    )
)
"""Every code that an IllegalMove can have."""

_REACHED = frozenset({"reached_first", "reached_pending", "reached_stuck"})


def refused(book: Book, state: State, code: int, reason: int) -> IllegalMove:
    """Gives the refusal for the kernel's reason: what was played, and the limit or duty it runs into."""
    name = codes.REASONS[reason]
    told: dict[str, Argument] = {}
    cards = played(decode_safely(book, state, code))
    if cards:
        told["card"] = cards[0]
        told["cards"] = cards
    if name in _REACHED:
        reached = state.reached if state.reached >= 0 else cards[0].face if cards else -1
        told["reached"] = CARDS[reached] if 0 <= reached <= JOKER else ""
    if name == "taken_stuck" and state.taken >= 0:
        told["card"] = CARDS[state.taken]
    rules = book.rules
    told |= {
        "minimum": rules.opening_minimum,
        "shortest": rules.min_run,
        "jokers": rules.max_wild if rules.max_wild is not None else 0,
        "largest": 8 if rules.identical_in_set == "on" and book.decks == 2 else 4,
    }
    return IllegalMove(name, {key: told[key] for key in NEEDED.get(name, ()) if key in told})


NEEDED: dict[str, tuple[str, ...]] = {
    "card_not_held": ("cards",),
    "not_in_pile": ("card",),
    "not_a_meld": ("cards",),
    "set_too_large": ("largest",),
    "run_too_short": ("shortest",),
    "too_many_jokers": ("jokers",),
    "does_not_fit": ("card",),
    "holds_natural": ("card",),
    "no_joker_there": ("card",),
    "reached_first": ("reached",),
    "reached_pending": ("reached",),
    "reached_stuck": ("reached",),
    "opening_pending": ("minimum",),
    "opening_stuck": ("minimum",),
    "taken_card": ("card",),
    "taken_stuck": ("card",),
    "call_not_possible": ("card",),
    "call_stuck": ("card",),
}


def decode_safely(book: Book, state: State, code: int) -> Move | None:
    """Decodes a code that may not fit the table, None where it does not."""
    kind = code & codes.KIND
    if kind in (codes.TAKE, codes.CALL_TAKE) and code & 127 >= len(state.pile()):
        return None
    if kind in (codes.LAY, codes.SWAP, codes.CALL_LAY) and code & 63 >= state.meld_count:
        return None
    return decode(book, state, code)


def played(move: Move | None) -> tuple[Card, ...]:
    """Gives the cards that a move names."""
    match move:
        case Meld(cards):
            return tuple(placed.card for placed in cards)
        case LayOff(placed, _, _):
            return (placed.card,)
        case Take(card) | Swap(card) | Discard(card) | Call(card):
            return (card,)
        case _:
            return ()
