"""Hypothesis strategies: cards, packs, house rules, rounds under way and what their seats see.

Needs the extra ``testkit``. Everything shrinks to the standard rules, two seats, and few moves.
"""

from __future__ import annotations

from rummy500.cards import CARDS, JOKER, Card
from rummy500.game import deal
from rummy500.game.log import Dealt
from rummy500.game.moves import Seat
from rummy500.game.round import Round
from rummy500.game.view import SeatView
from rummy500.rules import FIELDS, MAX_SEATS, MIN_SEATS, Field, Rules, Value, check_rules

try:
    from hypothesis import strategies as st
except ModuleNotFoundError as missing:
    raise ImportError("the strategies need Hypothesis: pip install 'rummy500[testkit]'") from missing

__all__ = ["cards", "decks", "house_rules", "keys", "rounds", "seat_counts", "views"]

_STANDARD = Rules()
_FEW = 8


def seat_counts() -> st.SearchStrategy[int]:
    """Draws a number of seats."""
    return st.integers(MIN_SEATS, MAX_SEATS)


def cards(*, jokers: bool = True) -> st.SearchStrategy[Card]:
    """Draws a card."""
    return st.sampled_from(CARDS if jokers else CARDS[:JOKER])


def keys() -> st.SearchStrategy[bytes]:
    """Draws a round's key."""
    return st.binary(min_size=deal.KEY_BYTES, max_size=deal.KEY_BYTES)


def decks(rules: Rules, seats: int) -> st.SearchStrategy[tuple[Card, ...]]:
    """Draws the pack of a table in any order, first card dealt first."""
    return st.permutations(deal.pack(rules, seats)).map(tuple)


def _values(field: Field) -> st.SearchStrategy[Value]:
    """Draws any value of a field, the standard one most simply."""
    choices: list[Value] = [getattr(_STANDARD, field.name), *field.words]
    if field.switch:
        choices += [False, True]
    if field.none:
        choices.append(None)
    if field.high - field.low < _FEW:
        choices += [number for number in range(field.low, field.high + 1) if field.allows(number)]
        return st.sampled_from(choices)
    return st.sampled_from(choices) | st.sampled_from((field.low, field.high)) | st.integers(field.low, field.high)


_ALL_VALUES = st.fixed_dictionaries({name: _values(field) for name, field in FIELDS.items()})


@st.composite
def house_rules(draw: st.DrawFn, seats: int) -> Rules:
    """Draws rules that this many seats can play, any field at any of its values.

    Where a combination cannot be played, the fields that the refusal names are given their standard values, one
    after another, until it can.
    """
    found = _STANDARD.replace(**draw(_ALL_VALUES))
    while refusals := check_rules(found, seats):
        names = [name for name in refusals[0].fields if name in FIELDS]
        changed = [name for name in names if getattr(found, name) != getattr(_STANDARD, name)]
        found = found.replace(**{changed[0]: getattr(_STANDARD, changed[0])})
    return found


@st.composite
def rounds(draw: st.DrawFn, *, rules: Rules | None = None, seats: int | None = None, moves: int = 40) -> Round:
    """Draws a round that is not over: a deal and at most so many legal moves, calls among them.

    Seats and rules are drawn where they are not given; reshuffles follow from the key.
    """
    count = draw(seat_counts()) if seats is None else seats
    table = draw(house_rules(count)) if rules is None else rules
    key = draw(keys())
    dealer = draw(st.integers(0, count - 1))
    found = Round.deal(table, count, dealer, deal.shuffle(key, table, count), start=Dealt(key=key))
    for _ in range(draw(st.integers(0, moves))):
        before = found.clone()
        seat = draw(st.sampled_from(_movers(found)))
        legal = found.legal(seat)
        found.play(seat, legal[draw(st.integers(0, len(legal) - 1))])
        if found.over:
            return before
    return found


def _movers(round: Round) -> list[Seat]:
    """Lists the seats that have a legal move, the one on turn first."""
    turn = round.turn
    assert turn is not None
    others = [seat for seat in range(round.book.seats) if seat != turn and round.state.window and round.legal(seat)]
    return [turn, *others]


@st.composite
def views(draw: st.DrawFn, *, spectators: bool = False, moves: int = 40) -> SeatView:
    """Draws what a seat, or also a spectator, sees of a round under way."""
    found = draw(rounds(moves=moves))
    watching: list[Seat | None] = [*range(found.book.seats)]
    return found.view(draw(st.sampled_from(watching + [None] * spectators)))
