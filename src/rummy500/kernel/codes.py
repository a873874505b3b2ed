"""Action codes of the kernel: one packed 32-bit int an action, and the names of its refusals.

A code is ``kind | arguments`` with the kind in bits 24 to 27. Codes live in the kernel, the bots and the
environments; everybody else speaks moves (`rummy500.game`).
"""

from __future__ import annotations

from collections.abc import Sequence

KIND = 0xF << 24
DRAW = 0 << 24
PASS = 1 << 24
STAND = 2 << 24
TAKE = 3 << 24
"""+ index in the pile, 0 at the bottom."""
SET = 4 << 24
"""+ rank | digit of each suit << 4 + 3 * suit; rank 13: not-wild jokers, then + count << 4."""
RUN = 5 << 24
"""+ suit | low place << 2 | length << 6 | joker mask by offset << 10."""
LAY = 6 << 24
"""+ meld | identity << 6 | is joker << 12 | end << 13 (0 low end or set, 1 high end)."""
SWAP = 7 << 24
"""+ meld | face << 6."""
DISCARD = 8 << 24
"""+ face."""
CALL_LAY = 9 << 24
"""+ as LAY | seat << 14: the Rummy call that lays the last discard off."""
CALL_TAKE = 10 << 24
"""+ index in the pile | seat << 14: the Rummy call that takes from the pile."""

KIND_NAMES = {
    DRAW: "draw",
    PASS: "pass",
    STAND: "stand",
    TAKE: "take",
    SET: "set",
    RUN: "run",
    LAY: "lay",
    SWAP: "swap",
    DISCARD: "discard",
    CALL_LAY: "call_lay",
    CALL_TAKE: "call_take",
}

SET_DIGITS = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2))
"""(natural cards, jokers) of one suit in a set, by digit."""

REASONS = (
    "",
    "round_over",
    "draw_first",
    "already_drawn",
    "stock_empty",
    "pile_empty",
    "not_in_pile",
    "only_top",
    "top_or_whole",
    "floating_draws_stock",
    "pass_needs_empty_stock",
    "stand_off",
    "not_first_turn",
    "stand_stuck",
    "card_not_held",
    "no_such_meld",
    "not_a_meld",
    "sets_off",
    "set_too_large",
    "run_too_short",
    "needs_natural",
    "too_many_jokers",
    "does_not_fit",
    "layoff_off",
    "not_own_side",
    "not_opened",
    "joker_layoff_off",
    "holds_natural",
    "swap_off",
    "no_joker_there",
    "reached_first",
    "reached_pending",
    "reached_stuck",
    "joker_pending",
    "joker_stuck",
    "opening_pending",
    "opening_stuck",
    "last_discard",
    "taken_card",
    "taken_stuck",
    "stand_discard",
    "call_off",
    "call_closed",
    "call_own_discard",
    "call_not_possible",
    "call_floating",
    "call_stuck",
    "restock_first",
    "not_an_action",
)
"""The reason of a refusal by its number in the kernel; 0 is no refusal."""

(
    LEGAL,
    ROUND_OVER,
    DRAW_FIRST,
    ALREADY_DRAWN,
    STOCK_EMPTY,
    PILE_EMPTY,
    NOT_IN_PILE,
    ONLY_TOP,
    TOP_OR_WHOLE,
    FLOATING_DRAWS_STOCK,
    PASS_NEEDS_EMPTY_STOCK,
    STAND_OFF,
    NOT_FIRST_TURN,
    STAND_STUCK,
    CARD_NOT_HELD,
    NO_SUCH_MELD,
    NOT_A_MELD,
    SETS_OFF,
    SET_TOO_LARGE,
    RUN_TOO_SHORT,
    NEEDS_NATURAL,
    TOO_MANY_JOKERS,
    DOES_NOT_FIT,
    LAYOFF_OFF,
    NOT_OWN_SIDE,
    NOT_OPENED,
    JOKER_LAYOFF_OFF,
    HOLDS_NATURAL,
    SWAP_OFF,
    NO_JOKER_THERE,
    REACHED_FIRST,
    REACHED_PENDING,
    REACHED_STUCK,
    JOKER_PENDING,
    JOKER_STUCK,
    OPENING_PENDING,
    OPENING_STUCK,
    LAST_DISCARD,
    TAKEN_CARD,
    TAKEN_STUCK,
    STAND_DISCARD,
    CALL_OFF,
    CALL_CLOSED,
    CALL_OWN_DISCARD,
    CALL_NOT_POSSIBLE,
    CALL_FLOATING,
    CALL_STUCK,
    RESTOCK_FIRST,
    NOT_AN_ACTION,
) = range(len(REASONS))


EXTRAS = ("swapped", "stood", "opening_sum", "emptied", "reshuffles", "window", "turns_on_empty_stock")
"""What `State.extras` holds, in order; the last is one number a seat."""


def draw() -> int:
    """The code of drawing the top of the stock."""
    return DRAW


def pass_() -> int:
    """The code of passing on an empty stock."""
    return PASS


def stand() -> int:
    """The code of standing on one's first turn."""
    return STAND


def take(index: int) -> int:
    """The code of taking the pile from `index` (0 at the bottom) up."""
    return TAKE | index


def meld_set(rank: int, suits: Sequence[tuple[int, int]]) -> int:
    """The code of a set; `suits` holds (natural cards, jokers) for spades, hearts, diamonds, clubs.

    Raises ValueError where a suit holds more than two cards.
    """
    digits = 0
    for suit, pair in enumerate(suits):
        digits |= SET_DIGITS.index(pair) << 3 * suit
    return SET | rank | digits << 4


def meld_jokers(count: int) -> int:
    """The code of a set of `count` not-wild jokers."""
    return SET | 13 | count << 4


def meld_run(suit: int, low: int, length: int, joker_mask: int) -> int:
    """The code of a run from place `low` (0 low ace … 12 king); bit i of the mask: a joker stands at offset i."""
    return RUN | suit | low << 2 | length << 6 | joker_mask << 10


def lay(meld: int, identity: int, is_joker: bool, end: int) -> int:
    """The code of laying one card off; `end` is 1 for the high end of a run, else 0."""
    return LAY | meld | identity << 6 | is_joker << 12 | end << 13


def swap(meld: int, face: int) -> int:
    """The code of putting a natural card in place of the joker that stands for it."""
    return SWAP | meld | face << 6


def discard(face: int) -> int:
    """The code of discarding a card."""
    return DISCARD | face


def call_lay(seat: int, meld: int, identity: int, is_joker: bool, end: int) -> int:
    """The code of the Rummy call that lays the last discard off."""
    return lay(meld, identity, is_joker, end) & ~KIND | CALL_LAY | seat << 14


def call_take(seat: int, index: int) -> int:
    """The code of the Rummy call that takes the pile from `index` up."""
    return CALL_TAKE | index | seat << 14


def unpack(code: int) -> tuple[str, tuple[int, ...]]:
    """The kind's name and the arguments of a code, in the order of the function that packs it.

    A set gives (rank, digit of spades, hearts, diamonds, clubs), a set of not-wild jokers (13, count).
    Raises ValueError for an int that is no code.
    """
    kind = code & KIND
    if kind not in KIND_NAMES:
        raise ValueError(f"not an action code: {code}")
    name = KIND_NAMES[kind]
    if kind in (DRAW, PASS, STAND):
        return name, ()
    if kind == TAKE:
        return name, (code & 127,)
    if kind == SET:
        rank = code & 15
        if rank == 13:
            return name, (13, code >> 4 & 15)
        return name, (rank, code >> 4 & 7, code >> 7 & 7, code >> 10 & 7, code >> 13 & 7)
    if kind == RUN:
        return name, (code & 3, code >> 2 & 15, code >> 6 & 15, code >> 10 & 0x1FFF)
    if kind == DISCARD:
        return name, (code & 63,)
    if kind == SWAP:
        return name, (code & 63, code >> 6 & 63)
    if kind == CALL_TAKE:
        return name, (code >> 14 & 7, code & 127)
    place = (code & 63, code >> 6 & 63, code >> 12 & 1, code >> 13 & 1)
    return name, (code >> 14 & 7, *place) if kind == CALL_LAY else place
