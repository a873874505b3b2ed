"""A table as its facts have made it: pure state, no clock and no storage."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, assert_never

import msgspec

from rummy500.app import happenings as told
from rummy500.app.facts import (
    Allowed,
    Arranged,
    Committed,
    Created,
    DailyFact,
    Dealing,
    Dealt,
    Fact,
    FactUnreadable,
    Followed,
    Frozen,
    HostMade,
    MannersSet,
    PaceSet,
    Played,
    PlayedOn,
    Ready,
    Reseated,
    Returned,
    RulesSet,
    Scored,
    SeatFact,
    Started,
    TakenBack,
    TurnTimedOut,
    WindowClosed,
)
from rummy500.app.happenings import Happening
from rummy500.app.manners import Manners, manners_texts
from rummy500.app.refusal import Refusal, plain_arguments
from rummy500.app.seating import STAND_IN, next_host, seat_of_guest, seats_to_take
from rummy500.app.turns import Turns, can_be_taken_back, turns_to_keep
from rummy500.game import deal as dealing
from rummy500.game import fair
from rummy500.game.events import Event
from rummy500.game.match import Match
from rummy500.game.moves import Seat
from rummy500.game.round import Round
from rummy500.game.view import Options, OwnView, PublicView, SeatView
from rummy500.kernel.codes import EXTRAS
from rummy500.rules import Rules, RulesError, parse_rule

__all__ = ["Deal", "Phase", "Refusal", "Step", "Table", "TableBroken", "plain_arguments", "rules_from_texts"]

_WINDOW: Final = EXTRAS.index("window")

Phase = told.TablePhase


class TableBroken(Exception):  # noqa: N818 - says what state the table is in
    """Says that a stored fact does not fit the ones before it."""


class Step(msgspec.Struct, frozen=True):
    """Is what happened at one place of the log."""

    seq: int
    events: tuple[Happening, ...]


class Deal(msgspec.Struct, frozen=True):
    """Is a deal under way: the server's share and what it published of it, and the people's commitments once fixed."""

    round: int
    secret: bytes
    commitment: str
    commits: tuple[str | None, ...] | None = None


class Table:
    """Follows the facts of one table. ``apply`` is the only thing that changes it.

    ``seats_now`` is who sits where; ``held`` which seat a guest has had in this match, ``barred`` whom the host has
    removed (hex of the guest, and the name). ``steps`` are those of the running (or just ended) round, ``earlier``
    those before. ``sent`` tells for each guest which message was stored at which seq, ``window_seq`` is the seq of
    the last move, by which a call window is known; ``intro_seq`` that of the last change of seats, rules or manners.
    """

    def __init__(self, table_id: str, created: Created, at: int = 0) -> None:
        self.id: Final = table_id
        self.created: Final = created
        self.seats_now: tuple[SeatFact, ...] = created.seats
        self.preset = created.preset
        self.rule_texts: dict[str, str] = created.rules
        self.rules: Rules = rules_from_texts(created.rules)
        self.manners = created.manners or Manners(call_seconds=created.call_seconds, pace=created.pace)
        self.host_guest: str | None = created.host or next_host(created.seats, -1)
        self.held: dict[str, Seat] = {}
        self.barred: dict[str, str] = {}
        self.seq = 1
        self.intro_seq = 1
        self.last_at = at
        self.frozen = False
        self.match: Match | None = None
        self.deal: Deal | None = None
        self.proofs: list[tuple[Dealing | None, Dealt]] = []
        self.earlier: list[Step] = []
        self.steps: list[Step] = []
        self.sent: Final[dict[str, dict[str, int]]] = {}
        self.ready: set[Seat] = set()
        self.again: str | None = None
        self.calls_possible = False
        self.window_shut = False
        self.window_seq = 0
        self.last_actor: Seat | None = None
        self.played_for: set[Seat] = set()
        self.timed_out: Seat | None = None
        self.turns: Final = Turns()
        self._dealing: Dealing | None = None
        if not created.lobby:
            self._begin(created.first_dealer)

    @classmethod
    def rebuilt(
        cls, table_id: str, facts: Iterable[tuple[int, Fact]], watch: Callable[[Table, Fact], None] | None = None
    ) -> Table:
        """Makes the table again from its whole log, each fact with its time; raises TableBroken.

        ``watch`` is shown the table after each fact, the first one too; what has just happened is its last step.
        """
        table: Table | None = None
        log, unreadable = _read_through(facts)
        try:
            at, created = log[0] if log else (0, None)
            if not isinstance(created, Created):
                raise TableBroken(f"{table_id} does not begin with its making")
            table = cls(table_id, created, at)
            if watch is not None:
                watch(table, created)
            needed = turns_to_keep([fact for _, fact in log])
            for place, (at, fact) in enumerate(log[1:], 1):
                table.turns.keeping = place in needed
                table.apply(fact, at)
                if watch is not None:
                    watch(table, fact)
            table.turns.keeping = True
            if unreadable is not None:
                raise unreadable
        except (ValueError, LookupError, FactUnreadable) as error:
            # Its kind only: what it says may name cards, and this ends in the log.
            good = 0 if table is None else table.seq
            raise TableBroken(f"{table_id} cannot be rebuilt after seq {good}: {type(error).__name__}") from error
        return table

    # What is so.

    @property
    def seats(self) -> int:
        """Gives the number of seats."""
        return len(self.seats_now)

    @property
    def phase(self) -> Phase:
        """Gives where the table stands: before, in or after its match."""
        if self.match is None:
            return "lobby"
        return "over" if self.match.finished else "play"

    @property
    def changed(self) -> tuple[str, ...]:
        """Gives the fields of rules that are different from the match before."""
        before = self.created.before
        return () if before is None else tuple(f for f, text in self.rule_texts.items() if before.get(f, text) != text)

    @property
    def daily(self) -> DailyFact | None:
        """Says of which day this is the deal; None for every other table."""
        return self.created.daily

    @property
    def host(self) -> Seat | None:
        """Gives the host's seat; None where no people are left."""
        return seat_of_guest(self.seats_now, self.host_guest)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Gives the seats of people."""
        return tuple(seat for seat, who in enumerate(self.seats_now) if who.guest is not None)

    @property
    def guests(self) -> tuple[bytes, ...]:
        """Gives the guests who sit here."""
        return tuple(bytes.fromhex(who.guest) for who in self.seats_now if who.guest is not None)

    @property
    def running(self) -> bool:
        """Says whether a round is being played."""
        round = None if self.match is None else self.match.round
        return round is not None and not round.over

    @property
    def over(self) -> bool:
        """Says whether the match has ended."""
        return self.match is not None and self.match.finished

    @property
    def rounds_over(self) -> int:
        """Gives the number of finished rounds."""
        return 0 if self.match is None else len(self.match.results)

    @property
    def window_open(self) -> bool:
        """Says whether seats may call "Rummy!" now: the rule book's window, and nobody has closed it at this table."""
        return self.calls_possible and not self.window_shut

    @property
    def to_act(self) -> Seat | None:
        """Gives the seat whose move the table waits for; None in a call window and between rounds."""
        round = None if self.match is None else self.match.round
        return None if round is None or self.window_open else round.turn

    @property
    def callers(self) -> tuple[Seat, ...]:
        """Gives the seats that may call in the open window: all but the one that discarded, from its left."""
        if not self.window_open or self.last_actor is None:
            return ()
        return tuple((self.last_actor + n) % self.seats for n in range(1, self.seats))

    @property
    def undoable(self) -> int:
        """Gives how many moves the seat to act can take back now."""
        return self.turns.undoable if self.manners.undo and not self.window_open and self.running else 0

    @property
    def cutter(self) -> Seat | None:
        """Gives the seat that cuts the next deal: the one to the dealer's right, where the rules have a cut."""
        if self.match is None or not self.rules.cut:
            return None
        return (self.match.dealer - 1) % self.seats

    def level(self, seat: Seat) -> str | None:
        """Gives the level of the computer that moves for a seat now; None where a person does."""
        level = self.seats_now[seat].level
        if level is None and (seat in self.played_for or seat == self.timed_out):
            return STAND_IN
        return level

    def seat_of(self, guest: bytes | None) -> Seat | None:
        """Gives a guest's seat."""
        return None if guest is None else seat_of_guest(self.seats_now, guest.hex())

    def open_seats(self, guest: bytes | None) -> tuple[Seat, ...]:
        """Gives the seats that a guest may take now."""
        known = None if guest is None else guest.hex()
        if known in self.barred or self.over or self.daily is not None:
            return ()
        return seats_to_take(self.seats_now, self.held, known)

    def was_stored(self, guest: str | None, message: str | None) -> int | None:
        """Gives the seq at which a guest's message was stored, None if it was not."""
        return None if guest is None or message is None else self.sent.get(guest, {}).get(message)

    def public(self) -> PublicView | None:
        """Gives what everybody knows; None before the first deal. Phase ``call`` only in this table's open window."""
        if self.match is None or self.match.round is None:
            return None
        public = self.match.round.public_view()
        if public.phase != "call" or self.window_open:
            return public
        extras = list(public.extras)
        extras[_WINDOW] = 0
        return msgspec.structs.replace(public, phase="draw", extras=tuple(extras))

    def own(self, seat: Seat) -> OwnView | None:
        """Gives what only one seat knows: in an open call window its calls and no other options, else no calls."""
        if self.match is None or self.match.round is None:
            return None
        own = self.match.round.own_view(seat)
        options = own.options
        if options is None or self.match.round.over:
            return own
        if self.window_open:
            only = Options(False, False, False, (), options.calls, (), (), (), (), True)
            kept = only if options.calls and seat != self.last_actor else None
        else:
            mine = seat == self.match.round.turn
            kept = (
                options if mine and not options.calls else msgspec.structs.replace(options, calls=()) if mine else None
            )
        return own if kept is options else msgspec.structs.replace(own, options=kept)

    def view(self, seat: Seat) -> SeatView | None:
        """Gives all that a seat knows."""
        public = self.public()
        return None if public is None else SeatView(public, self.own(seat))

    def seen(self, seat: Seat) -> list[Event]:
        """Gives the events of the running round as a seat was shown them, without what was taken back."""
        return self.turns.events_for(seat)

    def score(self) -> Scored | None:
        """Gives the result of the newest finished round as it is stored."""
        if self.match is None or not self.match.results:
            return None
        ended = self.match.results[-1]
        points = tuple(line.round for line in ended.scores)
        return Scored(ended.round, ended.ended_by, ended.out, points, ended.totals, self.match.winners)

    # What happens.

    def apply(self, fact: Fact, at: int = 0) -> None:
        """Takes in the next fact of the log, stored at ``at`` (ms).

        Raises IllegalMove, with nothing changed, for a move that is not legal.
        """
        said_by = self._said_by(fact)
        stood_still, timer = self.frozen, self.manners.turn_timer
        events = self._events(fact)
        self.seq += 1
        self.last_at = at
        self.frozen = isinstance(fact, Frozen)
        if said_by is not None:
            guest, message = said_by
            self.sent.setdefault(guest, {})[message] = self.seq
        self.steps.append(Step(self.seq, events))
        fresh = self.frozen or stood_still or timer != self.manners.turn_timer
        if self.turns.follow(self.to_act, at, fresh=fresh):
            self.timed_out = None

    def _said_by(self, fact: Fact) -> tuple[str, str] | None:
        """Gives who sent the message that made the fact, before it changes who sits where."""
        seat: Seat | None = getattr(fact, "seat", None)
        message: str | None = getattr(fact, "id", None)
        if seat is None or message is None:
            return None
        guest = self.seats_now[seat].guest
        return None if guest is None else (guest, message)

    def _events(self, fact: Fact) -> tuple[Happening, ...]:
        match fact:
            case Created():
                raise ValueError("made twice")
            case Played():
                return self._play(fact)
            case TakenBack():
                return self._take_back(fact)
            case WindowClosed():
                self.window_shut = True
            case Scored():
                if fact != self.score():
                    raise ValueError("a round was scored otherwise when it was played")
                return self._opened()
            case Ready():
                self.ready.add(fact.seat)
            case Followed():
                self.again = fact.table
            case Frozen():
                pass
            case Dealing() | Committed() | Dealt():
                return self._follow_deal(fact)
            case PlayedOn() | Returned() | TurnTimedOut():
                return self._follow_clock(fact)
            case Arranged() | RulesSet() | MannersSet() | PaceSet() | Started() | Reseated() | Allowed() | HostMade():
                self.intro_seq = self.seq + 1
                return self._follow_hosting(fact)
            case _:
                assert_never(fact)
        return ()

    def _follow_hosting(
        self, fact: Arranged | RulesSet | MannersSet | PaceSet | Started | Reseated | Allowed | HostMade
    ) -> tuple[Happening, ...]:
        match fact:
            case Arranged():
                self._seat(fact.seats)
            case RulesSet():
                self.preset, self.rule_texts, self.rules = fact.preset, fact.rules, rules_from_texts(fact.rules)
            case MannersSet():
                before = manners_texts(self.manners)
                self.manners = fact.manners
                new = {name: text for name, text in manners_texts(self.manners).items() if before[name] != text}
                return (told.MannersChanged(new),)
            case PaceSet():
                self.manners = msgspec.structs.replace(self.manners, pace=fact.pace)
            case Started():
                return self._start(fact)
            case Reseated():
                return self._reseat(fact)
            case Allowed():
                self.barred.pop(fact.guest, None)
            case HostMade():
                self.host_guest = self.seats_now[fact.at].guest
                return (told.BecameHost(fact.at),)
        return ()

    def _follow_clock(self, fact: PlayedOn | Returned | TurnTimedOut) -> tuple[Happening, ...]:
        match fact:
            case PlayedOn():
                self.played_for.add(fact.at)
                return (told.PlayedFor(fact.at),)
            case Returned():
                self.played_for.discard(fact.at)
                return (told.Returned(fact.at),)
            case TurnTimedOut():
                self.timed_out = fact.at
                return (told.TimedOut(fact.at),)

    # Seats.

    def _seat(self, seats: tuple[SeatFact, ...]) -> tuple[Happening, ...]:
        """Lets these sit here from now on; where the host is gone, the next person clockwise is the host."""
        before = self.host
        self.seats_now = seats
        if seat_of_guest(seats, self.host_guest) is not None:
            return ()
        self.host_guest = next_host(seats, -1 if before is None else before)
        now = seat_of_guest(seats, self.host_guest)
        return () if now is None else (told.BecameHost(now),)

    def _reseat(self, fact: Reseated) -> tuple[Happening, ...]:
        seat, gone = fact.at, self.seats_now[fact.at]
        if fact.barred is not None:
            self.barred[fact.barred] = gone.name
        if fact.who.guest is not None and self.match is not None:
            self.held[fact.who.guest] = seat
        self.played_for.discard(seat)
        self.ready.discard(seat)
        host_moved = fact.why == "moved" and self.host_guest == gone.guest
        if host_moved:
            self.host_guest = fact.who.guest
        if fact.why == "moved" and gone.guest is not None and fact.who.guest is not None:
            # The same person at another browser: what was sent from the first still counts once.
            self.sent.setdefault(fact.who.guest, {}).update(self.sent.get(gone.guest, {}))
        seats = list(self.seats_now)
        seats[seat] = fact.who
        new_host = self._seat(tuple(seats))
        match fact.why:
            case "left":
                return (told.Left(seat, gone.name), *new_host)
            case "removed":
                return (told.Removed(seat, gone.name), *new_host)
            case "sat":
                return (told.Sat(seat, fact.who.name), *new_host)
            case "moved":
                return new_host

    # Rounds.

    def _begin(self, dealer: Seat) -> None:
        self.match = Match(self.rules, [who.name for who in self.seats_now], dealer=dealer)
        self.held = {who.guest: seat for seat, who in enumerate(self.seats_now) if who.guest is not None}

    def _start(self, fact: Started) -> tuple[Happening, ...]:
        cuts = dealing.cut_for_deal(bytes.fromhex(fact.key), self.seats)
        dealer = dealing.lowest(cuts[-1])[0]
        self._begin(dealer)
        shown = tuple(tuple(told.CutCard(seat, card) for seat, card in cut) for cut in cuts)
        return (told.DealerCut(shown, dealer),)

    def _follow_deal(self, fact: Dealing | Committed | Dealt) -> tuple[Happening, ...]:
        match fact:
            case Dealing():
                secret = bytes.fromhex(fact.secret)
                self.deal = Deal(fact.round, secret, fair.commitment(self.id, fact.round, secret))
                self._dealing = fact
                return ()
            case Committed():
                if self.deal is not None:
                    self.deal = msgspec.structs.replace(self.deal, commits=fact.commits)
                return ()
            case Dealt():
                return self._deal(fact)

    def _deal(self, fact: Dealt) -> tuple[Happening, ...]:
        assert self.match is not None
        seed = bytes.fromhex(fact.seed)
        events = self.match.start_round(seed, cut=fact.cut)
        self.proofs.append((self._dealing, fact))
        self._dealing, self.deal = None, None
        self.ready.clear()
        self.earlier, self.steps = self.steps, []
        self.calls_possible = self.window_shut = False
        self.last_actor = None
        self.turns.begin(events)
        if fact.cut is not None and self.cutter is not None and fact.shares is not None:
            return (told.PackCut((self.match.dealer - 1) % self.seats, fact.cut), *events)
        return events

    def _opened(self) -> tuple[Happening, ...]:
        """Opens the deal of the round that has just ended."""
        dealing_fact, dealt = self.proofs[-1]
        if dealing_fact is None or dealt.shares is None:
            return ()
        secret = bytes.fromhex(dealing_fact.secret)
        commitment = fair.commitment(self.id, dealt.round, secret)
        return (told.DealOpened(dealt.round, commitment, dealing_fact.secret, dealt.shares, dealt.seed),)

    def _play(self, fact: Played) -> tuple[Event, ...]:
        if self.match is None or self.match.round is None:
            raise ValueError("a move before the first deal")
        round = self.match.round
        before = round.clone() if self.turns.keeping and can_be_taken_back(fact.move) else None
        events = self.match.play(fact.seat, fact.move)
        self.turns.played(fact.move, events, before)
        self.window_shut = False
        self.last_actor = fact.seat
        self.window_seq = self.seq + 1
        self.calls_possible = _window_by_geometry(round)
        return events

    def _take_back(self, fact: TakenBack) -> tuple[Event, ...]:
        if self.match is None or self.undoable == 0 or fact.seat != self.to_act:
            raise ValueError("nothing to take back")
        before, event = self.turns.take_back(fact.seat)
        self.match.rewind(before)
        return (event,)


def _read_through(facts: Iterable[tuple[int, Fact]]) -> tuple[list[tuple[int, Fact]], FactUnreadable | None]:
    """Gives the facts up to the first that cannot be read, and what is wrong with that one."""
    log: list[tuple[int, Fact]] = []
    try:
        log.extend(facts)
    except FactUnreadable as error:
        return log, error
    return log, None


def _window_by_geometry(current: Round) -> bool:
    # Of a copy without hands, like everything that all may know.
    return bool(current.state.window) and current.state.seen_by(-1).call_geometry()


def rules_from_texts(texts: dict[str, str], base: Rules | None = None) -> Rules:
    """Reads rules from their fields' texts (record.md), the others as in ``base``; raises RulesError."""
    values: dict[str, object] = {}
    for field, text in texts.items():
        if field == "seats":
            raise RulesError("unknown_field", (field,), {"field": field})
        values[field] = parse_rule(field, text)
    return (base or Rules()).replace(**values)
