"""What a seat's position shows about an action, in cards and points: read off the table, not played out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from rummy500.bots.known import Known, cards_of, face_values, settled
from rummy500.bots.seeker import visible
from rummy500.cards import CARDS, Card
from rummy500.game.moves import Placed, Seat
from rummy500.game.shapes import identities, shapes
from rummy500.kernel import codes
from rummy500.kernel.state import State

__all__ = [
    "TABLE",
    "TAKES",
    "Kept",
    "Plan",
    "brought",
    "cards",
    "completes",
    "ends_round",
    "faces_used",
    "fitting",
    "kept_together",
    "points_now",
    "rest_of_turn",
    "settled",
    "shortest",
    "side",
    "value",
    "without",
]

TABLE: Final = (codes.SET, codes.RUN, codes.LAY, codes.SWAP)
TAKES: Final = (codes.TAKE, codes.CALL_TAKE)

_JOKER: Final = 52
_OVER: Final = 2
_MELDS_LOOKED_AT: Final = 60
_LONGEST_TURN: Final = 30


class Plan(NamedTuple):
    """Is what a seat can put down in the rest of its turn: points, the faces used, and whether it then goes out."""

    points: int
    used: tuple[int, ...]
    out: bool


class Kept(NamedTuple):
    """Is a card with a partner in the hand, and how many unseen cards would make a meld of the two."""

    cards: tuple[int, int]
    outs: int


def side(known: Known, seat: Seat) -> int:
    """Gives the side of a seat: its team, or itself."""
    teams = known.book.rules.teams
    return seat % teams if teams else seat


def faces_used(code: int) -> tuple[int, ...]:
    """Lists what a meld, lay-off, swap or discard takes out of the hand."""
    cards = cards_of(code)
    return cards.naturals + (_JOKER,) * cards.jokers


def brought(known: Known, take: int) -> list[int]:
    """Lists what a take or a call for the pile brings, the reached card first."""
    return list(known.state.pile()[take & 127 :])


def points_now(state: State, seat: Seat, code: int) -> int:
    """Gives how much an action adds to what a seat has on the table, by the rule book."""
    return settled(state, code).laid(seat) - state.laid(seat)


def ends_round(known: Known, code: int) -> bool:
    """Says whether an action of the seat empties its hand and so ends the round."""
    after = settled(known.state, code)
    return after.phase == _OVER and after.out_seat == known.seat


def rest_of_turn(state: State, seat: Seat) -> Plan:
    """Puts down what there is from here, the dearest first, as long as the rules let it."""
    now, points = state, 0
    used: list[int] = []
    for _ in range(_LONGEST_TURN):
        if now.phase != 1 or now.turn != seat:
            break
        found = [code for code in now.legal_but_melds() if code & codes.KIND in TABLE]
        found += now.first_melds(_MELDS_LOOKED_AT)[0]
        if not found:
            break
        gained, code = max((points_now(now, seat, one), one) for one in found)
        points += gained
        used += faces_used(code)
        now = settled(now, code)
    return Plan(points, tuple(used), now.phase == _OVER and now.out_seat == seat)


def shortest(known: Known) -> Seat:
    """Gives the opponent with the fewest cards, the first to play among equals."""
    seats = known.book.seats
    order = [(known.seat + step) % seats for step in range(1, seats)]
    others = [seat for seat in order if side(known, seat) != side(known, known.seat)]
    return min(others, key=known.state.hand_count)


def fitting(known: Known, face: int, seat: Seat) -> int | None:
    """Gives the first meld (from 0) on which a seat could lay a card off, None where there is none."""
    state, rules = known.state, known.book.rules
    if rules.layoff == "none" or (known.book.kernel.needs_opening and not state.opened(seat)):
        return None
    for index in range(state.meld_count):
        is_run, owner, places, low = state.meld(index)
        if rules.layoff == "own_side" and side(known, owner) != side(known, seat):
            continue
        faces = [CARDS[place[1]] for place in places]
        if any(card.face == face for card, _ in identities(faces, low if is_run else -1, rules, known.book.decks)):
            return index
    return None


def completes(known: Known, face: int, others: Iterable[int]) -> tuple[int, ...]:
    """Gives the fewest of these cards that make a meld with a card, nothing where they do not."""
    distinct = sorted(set(others))
    for count in (2, 3):
        for some in combinations(distinct, count):
            if _is_meld(known, (face, *some)):
                return some
    return ()


def _is_meld(known: Known, faces: Sequence[int]) -> bool:
    rules = known.book.rules
    found = shapes([Placed(CARDS[face], CARDS[face]) for face in faces], rules, known.book.decks)
    return any(rules.sets if shape.kind == "set" else len(faces) >= rules.min_run for shape in found)


def kept_together(known: Known, face: int) -> Kept | None:
    """Finds the partner in the hand with which a card has most unseen cards to make a meld of; None for no partner."""
    if face == _JOKER:
        return None
    hand = Counter(known.state.hand(known.seat))
    hand[face] -= 1
    unseen = _unseen(known)
    found: Kept | None = None
    for partner in sorted(card for card, count in hand.items() if count > 0 and card != _JOKER):
        outs = sum(count for card, count in unseen.items() if count > 0 and _is_meld(known, (face, partner, card)))
        if outs > (found.outs if found is not None else 0):
            found = Kept((min(face, partner), max(face, partner)), outs)
    return found


def _unseen(known: Known) -> Counter[int]:
    book = known.book
    left = Counter(dict.fromkeys(range(_JOKER), book.decks))
    if book.kernel.jokers:
        left[_JOKER] = book.kernel.jokers
    left.subtract(visible(known))
    return left


def value(known: Known, faces: Iterable[int]) -> int:
    """Gives what cards cost in the hand."""
    values = face_values(known.book.rules)
    return sum(values[face] for face in faces)


def cards(faces: Iterable[int]) -> tuple[Card, ...]:
    """Gives the cards of faces."""
    return tuple(CARDS[face] for face in faces)


def without(faces: Sequence[int], one: int) -> list[int]:
    """Gives the faces less one copy of one of them."""
    rest = list(faces)
    rest.remove(one)
    return rest
