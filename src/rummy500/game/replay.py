"""A finished round again, step by step with all hands open. A round that is still being played has no steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from rummy500.cards import CARDS
from rummy500.game.events import Event
from rummy500.game.log import Dealt, Entry, Restock, RoundLog
from rummy500.game.match import Match, MatchError
from rummy500.game.moves import Draw, Seat
from rummy500.game.round import Round
from rummy500.game.view import PublicView

__all__ = ["RoundStep", "RoundSteps", "played_again", "round_steps", "step_count"]


class RoundStep(msgspec.Struct, frozen=True):
    """Is one step of a round: who did what, what happened, and how the table lay afterwards.

    ``action`` is the text of docs/record.md, empty for the deal; ``seat`` is None for the deal and for a reshuffle.
    ``view.hands`` lies open; a hand with fewer cards than ``view.counts`` says holds cards that nobody has named.
    """

    seat: Seat | None
    action: str
    events: tuple[Event, ...]
    view: PublicView


class RoundSteps(msgspec.Struct, frozen=True):
    """Is a part of a finished round: its ``steps`` from number ``first`` of ``count``; number 0 is the deal."""

    round: int
    first: int
    count: int
    steps: tuple[RoundStep, ...]


def step_count(match: Match, number: int) -> int:
    """Counts the steps of a finished round, its deal among them; raises MatchError like ``round_steps``."""
    return len(_finished(match, number).entries) + 1


def round_steps(match: Match, number: int, first: int = 0, most: int | None = None) -> RoundSteps:
    """Plays round ``number`` (1-based) of a match again and gives its steps, at most ``most`` of them from ``first``.

    The match itself is not touched. Raises MatchError ``no_round`` where there is no such round and
    ``round_not_over`` where it is still being played: its hands are nobody's business.

    >>> from rummy500.testkit.builders import position
    >>> ann = position().hand("Ann", "7S 8S 9S 2C").hand("Bob", "KD").pile("4D").stock("?").turn("Ann", "play")
    >>> match = ann.then("Ann", "meld 7S 8S 9S, discard 2C").match()
    >>> [step.action for step in round_steps(match, 1).steps]
    ['', 'meld 7S 8S 9S', 'discard 2C']
    """
    count = step_count(match, number)
    first = max(0, first)
    end = count if most is None else min(count, first + max(0, most))
    again, events = _begun(match, number)
    steps = [RoundStep(None, "", events, _open(again))] if first == 0 < end else []
    for at, entry in enumerate(match.logs[number - 1].entries[: max(0, end - 1)], 1):
        events = _do(again, entry)
        if at >= first:
            seat = None if isinstance(entry, Restock) else entry.seat
            steps.append(RoundStep(seat, entry.text, events, _open(again)))
    return RoundSteps(number, first, count, tuple(steps))


def played_again(match: Match, number: int) -> Iterator[tuple[Round, tuple[Event, ...], Entry | None]]:
    """Plays round ``number`` again: gives the round before each entry of its log, what has just happened, the entry.

    The last one, where nothing follows (None), is the round's end. The same ``Round`` moves on each time; whoever looks
    at a hand in it sees what its seat saw then, by ``Round.view`` or ``State.seen_by``. Raises MatchError like
    ``round_steps``.
    """
    entries = _finished(match, number).entries
    again, events = _begun(match, number)
    for entry in entries:
        assert again.round is not None
        yield again.round, events, entry
        events = _do(again, entry)
    assert again.round is not None
    yield again.round, events, None


def _finished(match: Match, number: int) -> RoundLog:
    if not 1 <= number <= len(match.logs):
        raise MatchError("no_round")
    if number > len(match.results):
        raise MatchError("round_not_over")
    return match.logs[number - 1]


def _begun(match: Match, number: int) -> tuple[Match, tuple[Event, ...]]:
    """Gives a match in which that round has just been dealt, everything before it as it was."""
    again = Match(match.rules, match.names, match.first_dealer)
    again.set_totals(match.start_totals)
    if number == 1 or match.purse is None:
        # Without pots a round depends on those before it by the totals and the dealer alone.
        again.results = list(match.results[: number - 1])
        again.totals = again.results[-1].totals if again.results else match.start_totals
        again.dealer = match.logs[number - 1].dealer
    else:
        for log in match.logs[: number - 1]:
            _deal(again, log.start)
            for entry in log.entries:
                _do(again, entry)
    return again, _deal(again, match.logs[number - 1].start)


def _deal(again: Match, start: Dealt) -> tuple[Event, ...]:
    if start.position is not None:
        return again.start_position(start.position)
    source: Final = start.key if start.key is not None else start.deck
    assert source is not None
    return again.start_round(source, cut=start.cut)


def _do(again: Match, entry: Entry) -> tuple[Event, ...]:
    round = again.round
    assert round is not None
    if isinstance(entry, Restock):
        return round.restock([card for card in entry.cards if card is not None])
    if isinstance(entry.move, Draw) and entry.card is not None:
        round.name_top(entry.card)
    return again.play(entry.seat, entry.move)


def _open(again: Match) -> PublicView:
    """Gives what everybody saw, with every hand beside it."""
    round: Round | None = again.round
    assert round is not None
    hands = tuple(tuple(CARDS[face] for face in round.state.hand(seat)) for seat in range(again.seats))
    return msgspec.structs.replace(round.public_view(), hands=hands)
