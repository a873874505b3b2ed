"""A table as its facts have made it: pure state, no clock and no storage."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from rummy500.app.facts import (
    Created,
    Dealt,
    Fact,
    FactUnreadable,
    Followed,
    Pace,
    PaceSet,
    Played,
    Ready,
    Scored,
    WindowClosed,
)
from rummy500.cards import RummyError
from rummy500.game.events import Event
from rummy500.game.match import Match
from rummy500.game.moves import Call, Move, Seat
from rummy500.game.round import Round
from rummy500.game.view import Options, OwnView, PublicView, SeatView
from rummy500.kernel.codes import EXTRAS
from rummy500.rules import Rules, RulesError, parse_rule

__all__ = ["Refusal", "Step", "Table", "TableBroken", "plain_arguments", "rules_from_texts"]


_WINDOW: Final = EXTRAS.index("window")


class Refusal(Exception):  # noqa: N818 - an answer to the client, not a fault
    """Says why a table does not do what it was asked: a code of docs/protocol.md and its arguments."""

    def __init__(self, code: str, args: dict[str, int | str | list[str]] | None = None) -> None:
        super().__init__(code, args)
        self.code = code
        self.arguments: Final = args or {}


def plain_arguments(error: RummyError) -> dict[str, int | str | list[str]]:
    """Gives an error's arguments as they go on the wire: numbers, texts and lists of texts."""
    plain: dict[str, int | str | list[str]] = {}
    for name, value in error.arguments.items():
        if isinstance(value, tuple):
            plain[name] = [str(part) for part in value]
        else:
            plain[name] = value if isinstance(value, (int, str)) else str(value)
    return plain


class TableBroken(Exception):  # noqa: N818 - says what state the table is in
    """Says that a stored fact does not fit the ones before it."""


class Step(msgspec.Struct, frozen=True):
    """Is what happened at one place of the log."""

    seq: int
    events: tuple[Event, ...]


class Table:
    """Follows the facts of one table. ``apply`` is the only thing that changes it.

    ``steps`` are those of the running (or just ended) round, ``earlier`` those of the one before.
    ``sent`` tells for each seat which client message was stored at which seq, ``window_seq`` is the seq of the last
    move, by which a call window is known.
    """

    def __init__(self, table_id: str, created: Created) -> None:
        self.id: Final = table_id
        self.created: Final = created
        self.rules: Final[Rules] = rules_from_texts(created.rules)
        self.seats: Final = len(created.seats)
        self.seq = 1
        self.pace: Pace = created.pace
        self.match: Final = Match(self.rules, [seat.name for seat in created.seats], dealer=created.first_dealer)
        self.seeds: list[bytes] = []
        self.earlier: list[Step] = []
        self.steps: list[Step] = []
        self.sent: Final[list[dict[str, int]]] = [{} for _ in created.seats]
        self.ready: set[Seat] = set()
        self.again: str | None = None
        self.calls_possible = False
        self.window_shut = False
        self.window_seq = 0
        self.last_actor: Seat | None = None

    @classmethod
    def rebuilt(cls, table_id: str, facts: Iterable[Fact]) -> Table:
        """Makes the table again from its whole log; raises TableBroken."""
        order = iter(facts)
        table: Table | None = None
        try:
            created = next(order, None)
            if not isinstance(created, Created):
                raise TableBroken(f"{table_id} does not begin with its making")
            table = cls(table_id, created)
            for fact in order:
                table.apply(fact)
        except (ValueError, LookupError, FactUnreadable) as error:
            # Its kind only: what it says may name cards, and this ends in the log.
            good = 0 if table is None else table.seq
            raise TableBroken(f"{table_id} cannot be rebuilt after seq {good}: {type(error).__name__}") from error
        return table

    # What is so.

    @property
    def people(self) -> tuple[Seat, ...]:
        """Gives the seats of people."""
        return tuple(seat for seat, who in enumerate(self.created.seats) if who.guest is not None)

    @property
    def guests(self) -> tuple[bytes, ...]:
        """Gives the guests who sit here."""
        return tuple(bytes.fromhex(who.guest) for who in self.created.seats if who.guest is not None)

    @property
    def running(self) -> bool:
        """Says whether a round is being played."""
        return self.match.round is not None and not self.match.round.over

    @property
    def over(self) -> bool:
        """Says whether the match has ended."""
        return self.match.finished

    @property
    def window_open(self) -> bool:
        """Says whether seats may call "Rummy!" now: the rule book's window, and nobody has closed it at this table."""
        return self.calls_possible and not self.window_shut

    @property
    def to_act(self) -> Seat | None:
        """Gives the seat whose move the table waits for; None in a call window and between rounds."""
        if not self.running or self.window_open or self.match.round is None:
            return None
        return self.match.round.turn

    @property
    def callers(self) -> tuple[Seat, ...]:
        """Gives the seats that may call in the open window: all but the one that discarded, from its left."""
        if not self.window_open or self.last_actor is None:
            return ()
        return tuple((self.last_actor + n) % self.seats for n in range(1, self.seats))

    def level(self, seat: Seat) -> str | None:
        """Gives the level of a computer's seat."""
        return self.created.seats[seat].level

    def public(self) -> PublicView | None:
        """Gives what everybody knows; None before the first deal. Phase ``call`` only in this table's open window."""
        if self.match.round is None:
            return None
        public = self.match.round.public_view()
        if public.phase != "call" or self.window_open:
            return public
        extras = list(public.extras)
        extras[_WINDOW] = 0
        return msgspec.structs.replace(public, phase="draw", extras=tuple(extras))

    def own(self, seat: Seat) -> OwnView | None:
        """Gives what only one seat knows: in an open call window its calls and no other options, else no calls."""
        if self.match.round is None:
            return None
        own = self.match.round.own_view(seat)
        options = own.options
        if options is None or self.match.round.over:
            return own
        if self.window_open:
            only = Options(False, False, False, (), options.calls, (), (), (), (), True)
            kept = only if options.calls and seat != self.last_actor else None
        else:
            kept = msgspec.structs.replace(options, calls=()) if seat == self.match.round.turn else None
        return msgspec.structs.replace(own, options=kept)

    def view(self, seat: Seat) -> SeatView | None:
        """Gives all that a seat knows."""
        public = self.public()
        return None if public is None else SeatView(public, self.own(seat))

    def score(self) -> Scored | None:
        """Gives the result of the newest finished round as it is stored."""
        if not self.match.results:
            return None
        ended = self.match.results[-1]
        points = tuple(line.round for line in ended.scores)
        return Scored(ended.round, ended.ended_by, ended.out, points, ended.totals, self.match.winners)

    # What may be asked.

    def check_move(self, seat: Seat, move: Move) -> None:
        """Raises Refusal where the table itself forbids the move; the rule book has its own say in ``apply``."""
        if self.over:
            raise Refusal("match_over")
        if not self.running:
            raise Refusal("round_over")
        if self.window_open:
            if not isinstance(move, Call) or seat not in self.callers:
                raise Refusal("call_window")
        elif isinstance(move, Call):
            raise Refusal("no_window")
        elif seat != self.to_act:
            raise Refusal("not_your_turn")

    def check_next(self) -> None:
        """Raises Refusal where no further round can begin."""
        if self.over:
            raise Refusal("match_over")
        if self.running:
            raise Refusal("round_running")

    # What happens.

    def apply(self, fact: Fact) -> None:
        """Takes in the next fact of the log. Raises IllegalMove, with nothing changed, for a move that is not legal."""
        events: tuple[Event, ...] = ()
        match fact:
            case Created():
                raise TableBroken(f"{self.id} is made twice")
            case Dealt():
                events = self._deal(fact)
            case Played():
                events = self._play(fact)
            case Scored():
                if fact != self.score():
                    raise TableBroken(f"{self.id}: round {fact.round} was scored otherwise when it was played")
            case WindowClosed():
                self.window_shut = True
                self._note(fact.seat, fact.id)
            case PaceSet():
                self.pace = fact.pace
                self._note(fact.seat, fact.id)
            case Ready():
                self.ready.add(fact.seat)
                self._note(fact.seat, fact.id)
            case Followed():
                self.again = fact.table
                self._note(fact.seat, fact.id)
        self.seq += 1
        self.steps.append(Step(self.seq, events))

    def _note(self, seat: Seat | None, message: str | None) -> None:
        if seat is not None and message is not None:
            self.sent[seat][message] = self.seq + 1

    def _window_by_geometry(self, current: Round) -> bool:
        # Of a copy without hands, like everything that all may know.
        return bool(current.state.window) and current.state.seen_by(-1).call_geometry()

    def _deal(self, fact: Dealt) -> tuple[Event, ...]:
        seed = bytes.fromhex(fact.seed)
        events = self.match.start_round(seed)
        self.seeds.append(seed)
        self.ready.clear()
        self.earlier, self.steps = self.steps, []
        self.calls_possible = self.window_shut = False
        self.last_actor = None
        return events

    def _play(self, fact: Played) -> tuple[Event, ...]:
        events = self.match.play(fact.seat, fact.move)
        self.window_shut = False
        self.last_actor = fact.seat
        self._note(fact.seat, fact.id)
        self.window_seq = self.seq + 1
        self.calls_possible = self.match.round is not None and self._window_by_geometry(self.match.round)
        return events


def rules_from_texts(texts: dict[str, str], base: Rules | None = None) -> Rules:
    """Reads rules from their fields' texts (record.md), the others as in ``base``; raises RulesError."""
    values: dict[str, object] = {}
    for field, text in texts.items():
        if field == "seats":
            raise RulesError("unknown_field", (field,), {"field": field})
        values[field] = parse_rule(field, text)
    return (base or Rules()).replace(**values)
