"""Playing one action on the true state, and telling what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from rummy500.cards import CARDS, JOKER, Card
from rummy500.game.book import Book
from rummy500.game.coding import decode
from rummy500.game.events import (
    Called,
    Discarded,
    Drew,
    Event,
    Floated,
    LaidOff,
    Melded,
    Passed,
    Stood,
    Swapped,
    Took,
)
from rummy500.game.log import Step
from rummy500.game.moves import Call, End, LayOff, Meld, Placed, Seat
from rummy500.game.refusal import refused
from rummy500.kernel import codes
from rummy500.kernel.state import State

__all__ = ["act", "card_of"]


def card_of(face: int) -> Card | None:
    """Gives the card of a face, None for an unknown card and for none at all."""
    return CARDS[face] if 0 <= face <= JOKER else None


def act(book: Book, state: State, seat: Seat, code: int) -> tuple[Step, list[Event]]:
    """Plays a code and gives its step in normal form and its events; a refused code changes nothing.

    Raises IllegalMove.
    """
    return _ACTS[code & codes.KIND](book, state, seat, code)


_Acted: TypeAlias = tuple[Step, list[Event]]


def _discard(book: Book, state: State, seat: Seat, code: int) -> _Acted:
    _play(book, state, code)
    move = decode(book, state, code)
    return Step(seat, move), [Discarded(seat, CARDS[code & 63])]


def _draw(book: Book, state: State, seat: Seat, code: int) -> _Acted:
    drawn = card_of(state.top())
    _play(book, state, code)
    return Step(seat, decode(book, state, code), drawn), [Drew(seat, drawn)]


def _meld(book: Book, state: State, seat: Seat, code: int) -> _Acted:
    _play(book, state, code)
    move = decode(book, state, code)
    assert isinstance(move, Meld)
    events: list[Event] = [_melded(state, seat, move.cards)]
    return Step(seat, move), _with_floating(state, seat, events)


def _lay(book: Book, state: State, seat: Seat, code: int) -> _Acted:
    # Decoded before it is played: the text says low or high where both ends fitted.
    move = decode(book, state, code)
    assert isinstance(move, LayOff)
    _play(book, state, code)
    events: list[Event] = [_laid_off(state, seat, move.card, code)]
    return Step(seat, move), _with_floating(state, seat, events)


def _take(book: Book, state: State, seat: Seat, code: int) -> _Acted:
    move = decode(book, state, code)
    return Step(seat, move), [_took(book, state, seat, code)]


def _swap(book: Book, state: State, seat: Seat, code: int) -> _Acted:
    move = decode(book, state, code)
    return Step(seat, move), [_swapped(book, state, seat, code)]


def _call(book: Book, state: State, seat: Seat, code: int) -> _Acted:
    move = decode(book, state, code)
    assert isinstance(move, Call)
    called = Called(seat, move.card)
    if code & codes.KIND == codes.CALL_TAKE:
        return Step(seat, move), [called, _took(book, state, seat, code)]
    _play(book, state, code)
    placed = Placed(move.card, move.card if move.as_ is None else move.as_)
    return Step(seat, move), [called, _laid_off(state, seat, placed, code)]


def _pass(book: Book, state: State, seat: Seat, code: int) -> _Acted:
    _play(book, state, code)
    return Step(seat, decode(book, state, code)), [Passed(seat)]


def _stand(book: Book, state: State, seat: Seat, code: int) -> _Acted:
    _play(book, state, code)
    return Step(seat, decode(book, state, code)), [Stood(seat)]


_ACTS: Final[dict[int, Callable[[Book, State, Seat, int], _Acted]]] = {
    codes.DRAW: _draw,
    codes.PASS: _pass,
    codes.STAND: _stand,
    codes.TAKE: _take,
    codes.SET: _meld,
    codes.RUN: _meld,
    codes.LAY: _lay,
    codes.SWAP: _swap,
    codes.DISCARD: _discard,
    codes.CALL_LAY: _call,
    codes.CALL_TAKE: _call,
}


def _with_floating(state: State, seat: Seat, events: list[Event]) -> list[Event]:
    if state.floating(seat):
        events.append(Floated(seat))
    return events


def _play(book: Book, state: State, code: int) -> None:
    try:
        state.play(code)
    except ValueError:
        raise refused(book, state, code, state.why_not(code) or codes.RESTOCK_FIRST) from None


def _melded(state: State, seat: Seat, cards: tuple[Placed, ...]) -> Melded:
    index = state.meld_count - 1
    return Melded(seat, index + 1, cards, sum(place[3] for place in state.meld(index)[2]))


def _laid_off(state: State, seat: Seat, placed: Placed, code: int) -> LaidOff:
    index = code & 63
    is_run, _, places, _ = state.meld(index)
    end: End | None = None
    if is_run:
        end = "high" if code >> 13 & 1 else "low"
        value = places[-1 if end == "high" else 0][3]
    else:
        # A card laid off is never doubled, so of two equal ones it is the one worth less.
        wanted = (placed.card.face, placed.as_.face, seat)
        value = min(place[3] for place in places if place[:3] == wanted)
    return LaidOff(seat, index + 1, placed, end, value)


def _took(book: Book, state: State, seat: Seat, code: int) -> Took:
    cards = tuple(CARDS[face] for face in state.pile()[code & 127 :])
    _play(book, state, code)
    return Took(seat, cards, card_of(state.reached))


def _swapped(book: Book, state: State, seat: Seat, code: int) -> Swapped:
    index, face = code & 63, code >> 6 & 63
    before = state.meld(index)[2]
    _play(book, state, code)
    after = state.meld(index)[2]
    loser, lost = next((by, value) for there, stands, by, value in before if there == JOKER and stands == face)
    values = sorted(value for there, stands, by, value in after if (there, stands, by) == (face, face, seat))
    return Swapped(seat, index + 1, CARDS[face], values[0], loser, lost)
