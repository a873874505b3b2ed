"""The bench of old advice: it finds positions of each kind, and the pages quote what it writes."""

from __future__ import annotations

from bench.tips import TOLD, lengths, measure, put_down, quoted, reaching
from rummy500.bots.known import Known
from rummy500.bots.memory import Memory
from rummy500.game.book import Book
from rummy500.kernel.codes import DRAW, TAKE
from rummy500.kernel.state import State
from rummy500.rules import Rules
from rummy500.server.pages_markdown import figures

_SPADES, _HEARTS, _DIAMONDS, _CLUBS = 0, 13, 26, 39


def _known(hand: list[int], pile: list[int]) -> Known:
    """A seat that is to draw, alone with its hand and a pile; the other holds seven cards."""
    book = Book.of(Rules(), 2)
    state = State(book.kernel)
    rest = [face for face in range(52) if face not in (*hand, *pile)]
    state.put_hand(0, hand)
    state.put_hand(1, rest[:7])
    state.put_pile(pile)
    state.put_stock(rest[7:])
    state.put_turn(0, 0, False)
    return Known(book, state.seen_by(0), 0, Memory())


def test_a_deep_reach_is_told_by_what_its_card_puts_down() -> None:
    # Two fives and two kings; the pile holds a five and a king with four low cards on top.
    hand = [_SPADES + 4, _HEARTS + 4, _SPADES + 12, _HEARTS + 12]
    low = [_CLUBS + 1, _DIAMONDS + 2, _CLUBS + 6, _DIAMONDS + 8]
    known = _known(hand, [_DIAMONDS + 4, _DIAMONDS + 12, *low])
    assert put_down(known, TAKE) == 15 and put_down(known, TAKE + 1) == 30
    sides = {name: (deep, other) for name, deep, other in reaching(known)}
    assert set(sides) == {"small", "large"}
    assert sides["small"][0] == [TAKE] and sides["large"][0] == [TAKE + 1]
    assert all(DRAW in other and TAKE + 5 in other for _, other in sides.values())


def test_the_pages_quote_what_is_measured() -> None:
    answer = measure(2)
    for seats in TOLD:
        answer[f"rounds{seats}"], answer[f"turns{seats}"] = (2.4, 7.6)
    assert set(quoted(answer)) == set(figures())
    assert quoted({"small.lead": -1.6, "rounds2": 3.2}) == {"small-lead": -2, "rounds2": 3}
    rounds, turns = lengths(2, 1)
    assert rounds >= 1 and turns > 1
