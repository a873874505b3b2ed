"""The legal actions at the end of a record, and how many sequences of actions follow it."""

from __future__ import annotations

from rummy500.cards import UNKNOWN
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.game.coding import caller, decode
from rummy500.game.moves import IllegalMove
from rummy500.game.record.reader import Replay
from rummy500.game.round import Round
from rummy500.kernel import codes
from rummy500.kernel.state import State

__all__ = ["legal_lines", "perft"]

_OVER = 2


def _round_of(result: Replay) -> Round | None:
    if result.match is None or result.waits_for_deal:
        return None
    return result.match.round


def _check_known(state: State) -> None:
    if state.phase != _OVER and state.unknown(state.turn):
        raise IllegalMove("unknown_hand", {"seat": state.turn})


def legal_lines(result: Replay) -> list[str]:
    """Lists every legal action at the end of a record in text normal form, sorted by code point.

    Another player's call begins with its name. Raises IllegalMove where the hand to act has unknown cards.
    """
    round = _round_of(result)
    if round is None or result.match is None:
        return []
    state = round.state
    _check_known(state)
    lines = set()
    for code in state.legal():
        text = str(decode(round.book, state, code))
        seat = caller(code)
        lines.add(f"{result.match.names[seat]}: {text}" if seat >= 0 and seat != state.turn else text)
    return sorted(lines)


def perft(result: Replay, depth: int) -> int:
    """Counts the action sequences of exactly that length from the end of a record.

    Raises IllegalMove where a card or a reshuffle is needed that the record does not give.
    """
    round = _round_of(result)
    if depth == 0:
        return 1
    if round is None:
        return 0
    return _Perft(round).count(round.state, depth, round.restocks)


class _Perft:
    def __init__(self, round: Round) -> None:
        self._book: Book = round.book
        self._key = round.log.start.key

    def count(self, state: State, depth: int, restocks: int) -> int:
        """Counts below one state; the last action of a sequence need not be played to be counted."""
        if state.phase == _OVER:
            return 0
        _check_known(state)
        actions = state.legal()
        if depth == 1:
            return len(actions)
        total = 0
        for code in actions:
            after = state.clone()
            done = self._play(after, code, restocks)
            total += self.count(after, depth - 1, restocks + done)
        return total

    def _play(self, after: State, code: int, restocks: int) -> int:
        kind = code & codes.KIND
        done = 0
        if after.restock_due and kind in (codes.DRAW, codes.TAKE, codes.STAND):
            if self._key is None:
                raise IllegalMove("restock_missing")
            after.restock(deal.restock(self._key, restocks + 1, after.pile()[:-1]))
            done = 1
            code = codes.take(0) if kind == codes.TAKE else code
        if kind == codes.DRAW and after.top() == UNKNOWN:
            raise IllegalMove("unknown_top")
        after.play(code)
        return done
