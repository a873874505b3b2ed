"""The position of a round as a value that can be written down (docs/record.md, "How a round begins").

A position cannot say everything: swapped jokers that are owed, standing, an opening half done, reshuffles, the count of
turns since the stock ran out, a low ace laid later onto a run up to the king, and a doubled set with a swapped card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rummy500.cards import CARDS, JOKER, UNKNOWN, Card
from rummy500.game.log import RoundLog, Step
from rummy500.game.moves import IllegalMove, Meld, Placed, Seat
from rummy500.game.position import Group, Position, PositionMeld
from rummy500.game.round import Round
from rummy500.kernel.state import State

__all__ = ["snapshot"]

_PLAY: Final = 1
_LONGEST: Final = 13


def snapshot(round: Round) -> Position:
    """Gives the true position of a round, hidden cards included; raises IllegalMove when the round is over."""
    state, seats = round.state, range(round.book.seats)
    if round.over:
        raise IllegalMove("round_over")
    first_groups = _first_groups(round.log)
    owners = [state.meld(index)[1] for index in range(state.meld_count)]
    opened = frozenset(seat for seat in seats if state.opened(seat))
    fresh = frozenset(seat for seat in seats if state.is_fresh(seat))
    usual_opened = {seat for seat in seats for owner in owners if _same_side(round, seat, owner)}
    tabled = {place[2] for index in range(state.meld_count) for place in state.meld(index)[2]}
    return Position(
        hands=tuple(_cards([*state.hand(seat), *[UNKNOWN] * state.unknown(seat)]) for seat in seats),
        pile=tuple(CARDS[face] for face in state.pile()),
        stock=_cards(state.stock()),
        melds=tuple(_meld(state, index, first) for index, first in enumerate(first_groups)),
        turn=state.turn,
        phase="play" if state.phase == _PLAY else "call" if state.window else "draw",
        reached=CARDS[state.reached] if 0 <= state.reached <= JOKER else None,
        taken=CARDS[state.taken] if 0 <= state.taken <= JOKER else None,
        opened=None if opened == usual_opened else opened,
        fresh=None if fresh == set(seats) - tabled else fresh,
    )


def _same_side(round: Round, seat: Seat, other: Seat) -> bool:
    return round.rules.team_of(seat) == round.rules.team_of(other)


def _cards(faces: Sequence[int]) -> tuple[Card | None, ...]:
    return tuple(None if face == UNKNOWN else CARDS[face] for face in faces)


def _first_groups(log: RoundLog) -> list[tuple[Placed, ...]]:
    """Lists which cards put each meld down, in order of tabling."""
    begun = log.start.position.melds if log.start.position is not None else ()
    first = [meld.groups[0].cards for meld in begun]
    first += [entry.move.cards for entry in log.entries if isinstance(entry, Step) and isinstance(entry.move, Meld)]
    return first


def _meld(state: State, index: int, first: tuple[Placed, ...]) -> PositionMeld:
    """Writes a meld's cards in an order in which they can have been played."""
    is_run, owner, places, _ = state.meld(index)
    left = Counter(first)
    together: list[Placed] = []
    later: list[tuple[Seat, Placed]] = []
    for face, stands, by, _value in places:
        placed = Placed(CARDS[face], CARDS[stands])
        if by == owner and left[placed]:
            left[placed] -= 1
            together.append(placed)
        else:
            later.append((by, placed))
    if is_run and len(places) == _LONGEST and later and later[-1][1] != _placed(places[-1]):
        # The last card of a whole suit decides where its ends are: here it came to the low end.
        later.append(later.pop(0))
    groups = [Group(owner, tuple(together))]
    for by, placed in later:
        if len(groups) > 1 and groups[-1].seat == by:
            groups[-1] = Group(by, (*groups[-1].cards, placed))
        else:
            groups.append(Group(by, (placed,)))
    return PositionMeld(tuple(groups))


def _placed(place: tuple[int, int, int, int]) -> Placed:
    return Placed(CARDS[place[0]], CARDS[place[1]])
