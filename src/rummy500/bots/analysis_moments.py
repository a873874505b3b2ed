"""The decisions of a finished round, each with what its seat knew at that time and no more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Final, NamedTuple

from rummy500.bots.known import Known, own_codes
from rummy500.bots.memory import Memory
from rummy500.bots.seeker import NO_CALL
from rummy500.game.book import Book
from rummy500.game.coding import decode, encode
from rummy500.game.log import Entry, Restock, Step
from rummy500.game.match import Match
from rummy500.game.moves import AmbiguousMove, Call, Draw, Move, Seat, Take
from rummy500.game.replay import played_again
from rummy500.game.round import Round
from rummy500.kernel import codes
from rummy500.kernel.state import State

__all__ = ["Moment", "Story", "action_text", "story"]

_SETTLED: Final = frozenset((codes.TAKE, codes.SET, codes.RUN, codes.LAY, codes.SWAP, codes.STAND, codes.CALL_TAKE))
"""Actions after which the same seat goes on and has learned nothing that it did not know."""


class Moment(NamedTuple):
    """Is a decision of a seat: what it knew, what it could do and what it did.

    ``step`` is the step of the replay that the decision brought about (where it kept silent, the next one): the table
    lay as after ``step - 1``. ``chosen`` is the action's code, ``NO_CALL`` for silence in a call window; ``options``
    counts the legal actions, silence among them, melds up to a bound.
    """

    step: int
    known: Known
    chosen: int
    options: int

    @property
    def seat(self) -> Seat:
        """Whose decision it is."""
        return self.known.seat

    @property
    def goes_on(self) -> bool:
        """Whether the seat's turn goes on after it and nothing hidden comes to light by it."""
        return self.chosen & codes.KIND in _SETTLED

    @property
    def draws(self) -> bool:
        """Whether it brings a card that the seat has not seen."""
        return self.chosen != NO_CALL and self.chosen & codes.KIND == codes.DRAW


class Story(NamedTuple):
    """Is a round as it is analysed.

    ``begins`` is what each seat knew once the cards were dealt, None for a seat whose own hand the record does not
    name; ``first`` the seat that had the first turn; ``leads`` what the round brought each seat's side over the others.
    """

    book: Book
    begins: tuple[Known | None, ...]
    first: Seat
    moments: tuple[Moment, ...]
    leads: tuple[float, ...]
    last: int


def story(match: Match, number: int) -> Story:
    """Goes through round ``number`` (1-based) of a match and gives its decisions in order.

    Decisions that depend on a hand which the record does not name are left out. Raises MatchError ``no_round`` and
    ``round_not_over``.
    """
    memory = Memory()
    moments: list[Moment] = []
    begins: tuple[Known | None, ...] = ()
    first = 0
    entries = [*match.logs[number - 1].entries, None] if 1 <= number <= len(match.logs) else []
    restocked = False
    for step, (round, events, entry) in enumerate(played_again(match, number), 1):
        memory.observe(events)
        if not begins:
            begins = tuple(_known(round, seat, memory) for seat in range(match.seats))
            first = round.state.turn
        if isinstance(entry, Step) and not restocked:
            moments += _moments(round, entry, step, memory)
        elif isinstance(entry, Restock):
            moments += _before_restock(round, entries[step], step, memory)
        # What is done after a reshuffle has been decided before it, but for standing.
        restocked = isinstance(entry, Restock) and _is_draw(entries[step])
    return Story(match.book, begins, first, tuple(moments), _leads(match, number), len(entries) - 1)


def _known(round: Round, seat: Seat, memory: Memory) -> Known | None:
    """Gives what a seat knows now; None where its own hand is not known."""
    if round.state.unknown(seat):
        return None
    return Known(round.book, round.state.seen_by(seat), seat, deepcopy(memory))


def _before_restock(round: Round, following: Entry | None, step: int, memory: Memory) -> Iterator[Moment]:
    if isinstance(following, Step) and _is_draw(following):
        yield from _moments(round, following, step, memory)


def _is_draw(entry: Entry | None) -> bool:
    return isinstance(entry, Step) and isinstance(entry.move, (Draw, Take))


def _moments(round: Round, done: Step, step: int, memory: Memory) -> Iterator[Moment]:
    """Gives the decisions that led to a step: of the seat that acted, and of those that could have called before."""
    state = round.state
    if isinstance(done.move, Call):
        # Who else wanted to call, and was later, nobody knows.
        yield from _moment(round, done.seat, _code(round, done.seat, done.move), step, memory)
        return
    if state.window:
        for way in range(1, round.book.seats - 1):
            seat = (state.turn + way) % round.book.seats
            yield from _moment(round, seat, NO_CALL, step, memory)
    yield from _moment(round, done.seat, _code(round, done.seat, done.move), step, memory)


def _moment(round: Round, seat: Seat, chosen: int, step: int, memory: Memory) -> Iterator[Moment]:
    known = _known(round, seat, memory)
    if known is None:
        return
    options = len(own_codes(known)) + (known.state.turn != seat)
    if options > 1 or known.state.turn == seat:
        yield Moment(step, known, chosen, options)


def _code(round: Round, seat: Seat, move: Move) -> int:
    try:
        return encode(round.book, round.state, seat, move)
    except AmbiguousMove:
        # Only before a reshuffle, after which the pile's top alone is left.
        return codes.take(round.state.pile_n - 1)


def _leads(match: Match, number: int) -> tuple[float, ...]:
    scores = [line.round for line in match.results[number - 1].scores]
    return tuple(_lead(match.book, scores, seat) for seat in range(match.seats))


def _lead(book: Book, scores: Sequence[int], seat: Seat) -> float:
    teams = book.rules.teams or book.seats
    own = [score for other, score in enumerate(scores) if other % teams == seat % teams]
    others = [score for other, score in enumerate(scores) if other % teams != seat % teams]
    return sum(own) / len(own) - sum(others) / len(others)


def action_text(book: Book, state: State, code: int) -> str:
    """Writes an action as in a record, ``silent`` for not calling; what is taken after a reshuffle by its face."""
    if code == NO_CALL:
        return "silent"
    if state.restock_due and code & codes.KIND == codes.TAKE:
        return str(decode(book, state, code)).partition("@")[0]
    return str(decode(book, state, code))
