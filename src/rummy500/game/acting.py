"""Playing one action on the true state, and telling what happened."""

from __future__ import annotations

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
from rummy500.game.moves import Call, Discard, Draw, End, LayOff, Meld, Move, Pass, Placed, Seat, Stand, Swap, Take
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
    move = decode(book, state, code)
    drawn: Card | None = None
    match move:
        case Draw():
            drawn = card_of(state.top())
            _play(book, state, code)
            events: list[Event] = [Drew(seat, drawn)]
        case Discard(card):
            _play(book, state, code)
            events = [Discarded(seat, card)]
        case Meld(cards):
            _play(book, state, code)
            events = [_melded(state, seat, cards)]
        case LayOff(placed, meld, _):
            _play(book, state, code)
            events = [_laid_off(state, seat, placed, meld - 1, code)]
        case Take():
            events = _took(book, state, seat, code)
        case Swap(card, meld):
            events = [_swapped(book, state, seat, card, meld - 1, code)]
        case Call():
            events = [Called(seat, move.card), *_called(book, state, seat, move, code)]
        case Pass():
            _play(book, state, code)
            events = [Passed(seat)]
        case Stand():
            _play(book, state, code)
            events = [Stood(seat)]
    if type(move) in _EMPTYING and state.floating(seat):
        events.append(Floated(seat))
    return Step(seat, move, drawn), events


_EMPTYING: frozenset[type[Move]] = frozenset({Meld, LayOff})


def _play(book: Book, state: State, code: int) -> None:
    try:
        state.play(code)
    except ValueError:
        raise refused(book, state, code, state.why_not(code) or codes.RESTOCK_FIRST) from None


def _melded(state: State, seat: Seat, cards: tuple[Placed, ...]) -> Melded:
    index = state.meld_count - 1
    return Melded(seat, index + 1, cards, sum(place[3] for place in state.meld(index)[2]))


def _laid_off(state: State, seat: Seat, placed: Placed, index: int, code: int) -> LaidOff:
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


def _took(book: Book, state: State, seat: Seat, code: int) -> list[Event]:
    cards = tuple(CARDS[face] for face in state.pile()[code & 127 :])
    _play(book, state, code)
    return [Took(seat, cards, card_of(state.reached))]


def _called(book: Book, state: State, seat: Seat, move: Call, code: int) -> list[Event]:
    if code & codes.KIND == codes.CALL_TAKE:
        return _took(book, state, seat, code)
    _play(book, state, code)
    placed = Placed(move.card, move.card if move.as_ is None else move.as_)
    return [_laid_off(state, seat, placed, (code & 63), code)]


def _swapped(book: Book, state: State, seat: Seat, card: Card, index: int, code: int) -> Swapped:
    before = state.meld(index)[2]
    _play(book, state, code)
    after = state.meld(index)[2]
    loser, lost = next((by, value) for face, stands, by, value in before if face == JOKER and stands == card.face)
    values = sorted(value for face, stands, by, value in after if (face, stands, by) == (card.face, card.face, seat))
    return Swapped(seat, index + 1, card, values[0], loser, lost)
