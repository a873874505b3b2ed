"""What a computer player has to decide with: one seat's blinded state, the rules, and what it has watched."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from rummy500.bots.memory import Memory
from rummy500.cards import CARDS
from rummy500.game.book import Book
from rummy500.game.moves import Seat
from rummy500.game.scoring import hand_value
from rummy500.kernel import codes
from rummy500.kernel.state import State
from rummy500.rules import Rules

__all__ = ["MELDS_LOOKED_AT", "Cards", "Known", "cards_of", "face_values", "own_codes", "points_of", "settled"]

MELDS_LOOKED_AT: Final = 60
"""So many new melds are looked at in one decision, however many there are."""

_JOKER: Final = 52
_UNKNOWN: Final = 53
_DRAW_PHASE: Final = 0
_PLAY_PHASE: Final = 1
_OVER: Final = 2
_LOW_ACE_PLACE: Final = 0


class Known(NamedTuple):
    """Is everything that a decision may use. ``state`` is the seat's: all that it cannot see is unknown there."""

    book: Book
    state: State
    seat: Seat
    memory: Memory


class Cards(NamedTuple):
    """Is what an action takes out of the hand: natural faces (copies repeated), jokers, a low ace among them or not."""

    naturals: tuple[int, ...]
    jokers: int
    stands_for: tuple[int, ...]
    low_ace: bool


def own_codes(known: Known) -> list[int]:
    """Lists the seat's legal actions: all but new melds, and of these a bounded number.

    Empty only where the seat may do nothing now.
    """
    state, seat = known.state, known.seat
    if state.phase == _OVER or (state.turn != seat and not state.window):
        return []
    if state.phase == _DRAW_PHASE:
        return [code for code in state.legal_but_melds() if _mine(code, state.turn, seat)]
    codes_ = state.legal_but_melds() + state.first_melds(MELDS_LOOKED_AT)[0]
    if codes_:
        return codes_
    # A pending duty can leave melds as the only way on, beyond the bound: then the first of them.
    return next((chunk for chunk in state.legal_chunks() if chunk), [])


def _mine(code: int, turn: Seat, seat: Seat) -> bool:
    if code & codes.KIND in (codes.CALL_LAY, codes.CALL_TAKE):
        return code >> 14 & 7 == seat
    return turn == seat


def settled(state: State, code: int) -> State:
    """Gives the state after a legal action of the seat on turn; a due reshuffle brings unknown cards."""
    after = state.clone()
    if after.restock_due and code & codes.KIND in (codes.DRAW, codes.TAKE):
        after.restock([_UNKNOWN] * (len(after.pile()) - 1))
        if code & codes.KIND == codes.TAKE:
            code = codes.TAKE
    after.play(code)
    return after


@lru_cache(maxsize=256)
def face_values(rules: Rules) -> tuple[int, ...]:
    """Gives what each face costs in the hand, the joker (52) last."""
    return tuple(hand_value(card, rules) for card in CARDS)


@lru_cache(maxsize=65536)
def cards_of(code: int) -> Cards:
    """Gives the cards that a meld, lay-off, swap or discard takes out of the hand."""
    kind = code & codes.KIND
    if kind == codes.SET:
        return _set_cards(code)
    if kind == codes.RUN:
        suit, low, length, jokers = code & 3, code >> 2 & 15, code >> 6 & 15, code >> 10 & 0x1FFF
        faces = [suit * 13 + (low + step) % 13 for step in range(length)]
        natural = tuple(face for step, face in enumerate(faces) if not jokers >> step & 1)
        wild = tuple(face for step, face in enumerate(faces) if jokers >> step & 1)
        return Cards(natural, len(wild), wild, low == _LOW_ACE_PLACE)
    if kind == codes.DISCARD:
        face = code & 63
        return Cards((), 1, (), False) if face == _JOKER else Cards((face,), 0, (), False)
    face = code >> 6 & 63
    if kind == codes.LAY and (code >> 12 & 1 or face == _JOKER):
        return Cards((), 1, () if face == _JOKER else (face,), False)
    return Cards((face,), 0, (), False)


def _set_cards(code: int) -> Cards:
    rank = code & 15
    if rank == 13:
        return Cards((), code >> 4 & 15, (), False)
    natural: list[int] = []
    wild: list[int] = []
    for suit in range(4):
        naturals, jokers = codes.SET_DIGITS[code >> 4 + 3 * suit & 7]
        natural += [suit * 13 + rank] * naturals
        wild += [suit * 13 + rank] * jokers
    return Cards(tuple(natural), len(wild), tuple(wild), False)


def points_of(code: int, rules: Rules) -> int:
    """Gives what a meld, lay-off or swap scores; the ends of lay-offs are not looked at, doubling is."""
    values = face_values(rules)
    cards = cards_of(code)
    total = sum(values[face] for face in cards.naturals)
    if cards.jokers:
        if rules.joker_melded == "own" or not cards.stands_for:
            total += cards.jokers * values[_JOKER]
        else:
            total += sum(values[face] for face in cards.stands_for)
    if cards.low_ace:
        total += rules.ace_low_value - rules.ace_value
    if rules.four_at_once_doubles and code & codes.KIND == codes.SET and len(cards.naturals) + cards.jokers >= 4:
        total *= 2
    return total
