"""A hint for whoever asks, and a word before a costly move: from one seat's view alone, by playouts and a seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Literal, TypeAlias

import msgspec

from rummy500.bots import reasons_board as board
from rummy500.bots.known import Known
from rummy500.bots.memory import Memory
from rummy500.bots.reasons import Reason, reasons_for
from rummy500.bots.seeker import NO_CALL, Depth, Outcome, searched, weighed
from rummy500.bots.simple import casual
from rummy500.cards import CARDS, Card
from rummy500.game.book import Book
from rummy500.game.coding import decode, encode
from rummy500.game.events import Event
from rummy500.game.moves import IllegalMove, Move, Seat, Take
from rummy500.game.project import view_state
from rummy500.game.view import SeatView
from rummy500.kernel import codes
from rummy500.rules import Rules

__all__ = ["COSTLY", "Advice", "Look", "LookKind", "Verdict", "advised", "considered", "known_from", "move_of"]

LookKind: TypeAlias = Literal[
    "take", "call", "stock", "meld", "hold", "lay", "swap", "table", "seat", "together", "dear", "weakest"
]
"""What is to be looked at; its sentence is the message ``look-`` with this behind."""


class Look(msgspec.Struct, frozen=True, omit_defaults=True):
    """Is where to look before the action itself is told: a place of the table and what to ask oneself there.

    ``index`` is that of a pile card, ``cards`` are of the hand, ``meld`` is a number from 1, ``seat`` another player.
    """

    kind: LookKind
    card: Card | None = None
    index: int | None = None
    cards: tuple[Card, ...] = ()
    meld: int | None = None
    seat: Seat | None = None


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Is a hint: first where to look, then the move and why.

    ``move`` is None for keeping silent in a call window. ``gain`` is how many points more the move brought than
    ``beside``, the tempting or next best one, at the end of ``rounds`` rounds played out from here, 0 where that is no
    more than noise; where nothing else can be done these are left out.
    """

    look: Look
    move: Move | None
    because: tuple[Reason, ...]
    beside: Move | None = None
    gain: int = 0
    rounds: int = 0


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """Says that a move loses ``loss`` points against a better one (None: keeping silent).

    ``rounds`` is how many rounds were played out for each.
    """

    loss: int
    better: Move | None
    because: tuple[Reason, ...]
    rounds: int


COSTLY: Final = 6.0
"""So many points a round a move has to lose before a learner is asked."""

_SURE: Final = 2.0
"""A loss counts if it is so many of its standard errors."""

_DEPTH: Final = Depth(600, 8, 0.6, 6, 60)
_WORLDS: Final = 300
_SURE_WORLDS: Final = 1000
"""So many worlds tell an action from the one that it is explained against."""

_BESIDE: Final = 6
"""So many further actions are weighed beside the best one."""


def known_from(rules: Rules, view: SeatView, events: Sequence[Event]) -> Known:
    """Gives what the seat of a view knows; ``events`` are those of the round so far, as the seat was shown them.

    Raises ValueError for a spectator's view and when the round is over.
    """
    if view.own is None or view.public.phase == "over":
        raise ValueError("only a seat in a round that goes on can be advised")
    memory = Memory()
    memory.observe(events)
    return Known(Book.of(rules, len(view.public.counts)), view_state(rules, view), view.own.seat, memory)


def move_of(known: Known, code: int) -> Move | None:
    """Gives the move of an action; None for keeping silent."""
    if code == NO_CALL:
        return None
    if known.state.restock_due and code & codes.KIND == codes.TAKE:
        # After the reshuffle this card is the whole pile, so no copy has to be named.
        return Take(CARDS[known.state.pile()[-1]])
    return decode(known.book, known.state, code)


def advised(known: Known, seed: int, depth: Depth = _DEPTH, worlds: int = _SURE_WORLDS) -> Advice | None:
    """Gives a hint for a seat that can do something now, else None; the same seed gives the same hint."""
    state, seat = known.state, known.seat
    if state.turn != seat and not state.window:
        return None
    rng = Random(seed)
    search = searched(known, rng.getrandbits(31), depth)
    found = [code for code, _, _ in search.found()]
    if not found or (state.turn != seat and found == [NO_CALL]):
        return None
    if len(found) == 1:
        return Advice(_look(known, found[0], ()), move_of(known, found[0]), (Reason("only"),))
    outcomes = weighed(known, rng.getrandbits(31), _compared(known, found), _WORLDS, depth.belief, depth.moves)
    # Of what the search found best, fresh worlds have the last word: none of the others may be clearly better there.
    best = max(outcomes, key=lambda one: one.lead - _SURE * one.error)
    beside = _beside(known, outcomes, best)
    best, beside = weighed(known, rng.getrandbits(31), [best.code, beside.code], worlds, depth.belief, depth.moves)
    because = tuple(reasons_for(known, best, beside))
    even = because[0].kind == "even"
    return Advice(
        look=_look(known, best.code, because),
        move=move_of(known, best.code),
        because=because,
        beside=move_of(known, beside.code),
        gain=0 if even else round(best.lead - beside.lead),
        rounds=best.tries,
    )


def _compared(known: Known, found: list[int]) -> list[int]:
    """Gives the candidates to be weighed, the best first; what leaps to the eye is among them."""
    some = found[: _BESIDE + 1]
    tempting = _tempting(known)
    return some if tempting is None or tempting in some else [*some, tempting]


def _tempting(known: Known) -> int | None:
    return casual(known, Random(0)) if known.state.turn == known.seat else None


def _beside(known: Known, outcomes: list[Outcome], best: Outcome) -> Outcome:
    """Chooses what the best is explained against: what leaps to the eye, another kind of action, or the next best.

    It has to be clearly worse; where nothing is, it is the next best.
    """
    others = sorted((one for one in outcomes if one.code != best.code), key=lambda one: -one.lead)
    clear = [one for one in others if best.lead - one.lead > max(1.0, _SURE * max(one.error, best.error))]
    tempting = _tempting(known)
    for one in clear:
        if one.code == tempting:
            return one
    other_kind = [one for one in clear if one.code & codes.KIND != best.code & codes.KIND]
    return (other_kind or clear or others)[0]


def considered(
    known: Known, seed: int, move: Move, depth: Depth = _DEPTH, worlds: int = _SURE_WORLDS
) -> Verdict | None:
    """Says what a move loses, where that is much and beyond doubt; None where it is fine, or not legal at all."""
    code = _code_of(known, move)
    if code is None:
        return None
    rng = Random(seed)
    best = searched(known, rng.getrandbits(31), depth).best
    if best == code:
        return None
    better, own = weighed(known, rng.getrandbits(31), [best, code], worlds, depth.belief, depth.moves)
    loss = better.lead - own.lead
    if loss < COSTLY or loss < _SURE * own.error:
        return None
    return Verdict(round(loss), move_of(known, best), tuple(reasons_for(known, better, own)), own.tries)


def _code_of(known: Known, move: Move) -> int | None:
    state = known.state
    if state.restock_due and isinstance(move, Take):
        return codes.TAKE | state.pile_n - 1
    try:
        code = encode(known.book, state, known.seat, move)
    except IllegalMove:
        return None
    return code if state.why_not(code) == 0 else None


# Where to look.

_BY_REASON: Final[dict[str, LookKind]] = {
    "fits-table": "table",
    "serves-held": "seat",
    "serves-pile": "take",
    "opens-place": "hold",
    "keeps-meld": "together",
    "keeps-pair": "together",
    "keeps-fit": "table",
    "dear": "dear",
}


def _look(known: Known, code: int, because: Sequence[Reason]) -> Look:
    kind = code & codes.KIND
    pile = known.state.pile()
    if code == NO_CALL:
        return Look("call", card=CARDS[pile[-1]], index=len(pile) - 1)
    if kind in board.TAKES:
        at = code & 127
        return Look("take" if kind == codes.TAKE else "call", card=CARDS[pile[at]], index=at)
    if kind == codes.CALL_LAY:
        return Look("lay", card=CARDS[pile[-1]], index=len(pile) - 1, meld=(code & 63) + 1)
    if kind in (codes.SET, codes.RUN):
        first = CARDS[board.faces_used(code)[0]]
        return Look("meld", card=first, cards=(first,))
    if kind in (codes.LAY, codes.SWAP):
        return Look("lay" if kind == codes.LAY else "swap", meld=(code & 63) + 1)
    if kind == codes.DISCARD:
        return _look_before_discard(known, because)
    return Look("stock")


def _look_before_discard(known: Known, because: Sequence[Reason]) -> Look:
    """Points at the danger, or at what belongs together; never at the card to be thrown."""
    for reason in because:
        kind = _BY_REASON.get(reason.kind)
        if kind == "table":
            return Look("table", meld=reason.meld)
        if kind == "take" and reason.cards:
            at = known.state.pile().index(reason.cards[0].face)
            return Look("take", card=reason.cards[0], index=at)
        if kind == "together":
            return Look("together", cards=reason.cards)
        if kind in ("seat", "dear", "hold") and reason.seat is not None:
            return Look(kind, seat=reason.seat)
    return Look("weakest")
