"""What a seat knows as numbers: named rows of floats between -1 and 1 or near it, the seat itself first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rummy500.envs.chance_round import ChanceRound
from rummy500.game.book import Book
from rummy500.game.moves import Seat

__all__ = ["features", "shapes"]

_FACES: Final = 53
_PHASES: Final = 5
_POINTS: Final = 100.0
_HAND: Final = 20.0


def shapes(book: Book, recall: bool) -> dict[str, tuple[int, ...]]:
    """Gives the name and shape of every row; ``recall`` adds what only a memory of the round knows."""
    seats = book.seats
    found: dict[str, tuple[int, ...]] = {
        "hand": (_FACES,),
        "in_sets": (_FACES,),
        "in_runs": (_FACES,),
        "pile_depth": (_FACES,),
        "pile_top": (_FACES,),
        "reached": (_FACES,),
        "taken": (_FACES,),
        "cards": (seats,),
        "points": (seats,),
        "turn": (seats,),
        "opened": (seats,),
        "fresh": (seats,),
        "floating": (seats,),
        "phase": (_PHASES,),
        "stock": (2,),
    }
    if recall:
        found["shown"] = (seats, _FACES)
        found["age"] = (2,)
    return found


def features(round: ChanceRound, seat: Seat, recall: bool) -> dict[str, list[float]]:
    """Gives the rows of ``shapes`` for one seat, the other seats in their order behind it; two-dimensional ones flat.

    ``pile_depth`` is how high a face's topmost copy lies (1 the top), ``stock`` its cards and the pile's as a part of
    the pack, ``shown`` the cards of each hand that all have seen, ``age`` reshuffles and actions so far.
    """
    state, book = round.state, round.book
    order = [(seat + step) % book.seats for step in range(book.seats)]
    pack = book.rules.pack_size(book.seats)
    if round.dealing:
        hand: Iterable[int] = [face for face, *_ in round.hidden[seat]]
    else:
        hand = state.hand(seat)
    pile = state.pile()
    found = {
        "hand": _counted(hand),
        "in_sets": [0.0] * _FACES,
        "in_runs": [0.0] * _FACES,
        "pile_depth": [0.0] * _FACES,
        "pile_top": _counted(pile[-1:]),
        "reached": _counted([state.reached] if 0 <= state.reached < _FACES else []),
        "taken": _counted([state.taken] if 0 <= state.taken < _FACES else []),
        "cards": [_count(round, other) / _HAND for other in order],
        "points": [state.laid(other) / _POINTS for other in order],
        "turn": [float(other == state.turn and not round.dealing) for other in order],
        "opened": [float(state.opened(other)) for other in order],
        "fresh": [float(state.is_fresh(other)) for other in order],
        "floating": [float(state.floating(other)) for other in order],
        "phase": [float(phase == _phase(round)) for phase in range(_PHASES)],
        "stock": [state.stock_n / pack, len(pile) / pack],
    }
    for index in range(state.meld_count):
        is_run, _, cards, _ = state.meld(index)
        row = found["in_runs" if is_run else "in_sets"]
        for _, stands_for, _, _ in cards:
            row[stands_for] += 1.0
    for place, face in enumerate(pile):
        found["pile_depth"][face] = (place + 1) / len(pile)
    if recall:
        found["shown"] = [float(round.shown[other][face]) for other in order for face in range(_FACES)]
        found["age"] = [float(round.age), round.actions / _POINTS]
    return found


def _counted(faces: Iterable[int]) -> list[float]:
    row = [0.0] * _FACES
    for face in faces:
        row[face] += 1.0
    return row


def _count(round: ChanceRound, seat: Seat) -> int:
    return len(round.hidden[seat]) + round.shown[seat].total()


def _phase(round: ChanceRound) -> int:
    if round.dealing:
        return 0
    if round.over:
        return 4
    return 3 if round.asking else 1 + round.state.phase
