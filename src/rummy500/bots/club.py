"""The club player: weighs every draw, meld and discard by what its hand is worth afterwards and what others gain."""

from __future__ import annotations

from random import Random
from threading import local
from typing import Final

from rummy500.bots.greedy import Greedy
from rummy500.bots.known import Known, cards_of, face_values, own_codes, settled
from rummy500.bots.simple import brings_play, costliest
from rummy500.bots.weights import Weights, club_weights
from rummy500.bots.worth import WEIGHT_NAMES
from rummy500.game.book import Book
from rummy500.kernel import codes

__all__ = ["club", "decide", "weigher"]

_TABLE: Final = (codes.SET, codes.RUN, codes.LAY, codes.SWAP)
_TAKES: Final = (codes.TAKE, codes.CALL_TAKE)
_DEEP_DUTY: Final = 1
_MOST_KEPT: Final = 64
_PLAYING: Final = 1
_CALL: Final = WEIGHT_NAMES.index("call")
_DRAW: Final = WEIGHT_NAMES.index("draw")


def club(known: Known, rng: Random) -> int | None:
    """Plays at club strength with the tuned weights; uses no random numbers."""
    return decide(known, club_weights(known.book.rules, known.book.seats))


def decide(known: Known, weights: Weights) -> int | None:
    """Gives the greedy action under a table of weights; None where the seat is not on turn and calls nothing."""
    found = own_codes(known)
    on_turn = known.state.turn == known.seat
    if len(found) == 1 and on_turn:
        return found[0]
    if not found:
        return None
    greedy = weigher(known, weights)
    if known.state.phase == 0:
        return _draw_or_call(known, greedy, weights, found, on_turn)
    return _play(known, greedy, found)


def weigher(known: Known, weights: Weights) -> Greedy:
    """Gives the evaluator with the position read; it serves one decision at a time."""
    greedy = _greedy(known.book, weights)
    memory = known.memory
    watched = [(seat, list(cards.elements())) for seat, cards in memory.held.items() if cards]
    greedy.show(known.state, known.seat, watched, list(memory.thrown.items()))
    return greedy


class _Evaluators(local):
    """Keeps each thread's evaluators: a server decides for several tables at once."""

    def __init__(self) -> None:
        self.by_table: dict[tuple[Book, Weights], Greedy] = {}


_EVALUATORS: Final = _Evaluators()


def _greedy(book: Book, weights: Weights) -> Greedy:
    kept = _EVALUATORS.by_table
    found = kept.get((book, weights))
    if found is None:
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        rules = book.rules
        replaced = int(rules.joker_melded == "replaced")
        found = Greedy(book.kernel, face_values(rules), rules.ace_low_value, weights, replaced)
        kept[book, weights] = found
    return found


def _draw_or_call(known: Known, greedy: Greedy, weights: Weights, found: list[int], on_turn: bool) -> int | None:
    if codes.STAND in found:
        return codes.STAND
    lays = [code for code in found if code & codes.KIND == codes.CALL_LAY]
    if lays:
        return max(lays, key=lambda code: (greedy.points(code), -code))
    best: int | None
    if not on_turn:
        best, best_score = None, greedy.own()
    elif codes.DRAW in found:
        best, best_score = codes.DRAW, greedy.own() + weights[_DRAW]
    else:
        best, best_score = codes.PASS, greedy.caught()
    scored: list[tuple[float, int]] = []
    for code in found:
        kind = code & codes.KIND
        if kind in _TAKES:
            score = greedy.take(code & 127)
            if kind == codes.CALL_TAKE:
                score += weights[_CALL]
            if score > best_score:
                scored.append((score, code))
    # Of equals the call, which has the higher code: somebody else might make it first.
    for _, code in sorted(scored, reverse=True):
        if _plays(known, code):
            return code
    return best


def _plays(known: Known, code: int) -> bool:
    """Says whether the reached card of a take will be played, so that the round comes nearer to its end.

    Players who took cards only to keep them could go round in circles.
    """
    duty = known.book.kernel.pile_duty
    deep = code & 127 != known.state.pile_n - 1
    if code & codes.KIND == codes.CALL_TAKE or duty > _DEEP_DUTY or (duty == _DEEP_DUTY and deep):
        return True
    return brings_play(known, code) or _carried(known, code)


def _carried(known: Known, take: int) -> bool:
    """Says whether lay-offs of the hand make a place for a card that is taken, as a ten does for a jack."""
    face = known.state.pile()[take & 127]
    after = settled(known.state, take)
    while after.phase == _PLAYING:
        lays = [code for code in after.legal_but_melds() if code & codes.KIND == codes.LAY]
        if any(face in cards_of(code).naturals for code in lays):
            return True
        if not lays:
            return False
        after.play(lays[0])
    return False


def _play(known: Known, greedy: Greedy, found: list[int]) -> int:
    """Puts down what it can, the best first, then discards.

    Whoever takes a card in order to play it must indeed play something, or players could go round in circles.
    """
    tabled = [code for code in found if code & codes.KIND in _TABLE]
    if tabled:
        return greedy.best_table(tabled)
    discards = [code for code in found if code & codes.KIND == codes.DISCARD]
    return greedy.best_discard(discards) if discards else costliest(known, found)
