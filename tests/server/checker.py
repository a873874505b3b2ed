"""Compares what people saw with what is stored: one order, no gaps, nothing that is not there, nothing twice.

``Story`` plays a stored log again by itself. Every view that anybody was sent must be, field by field, what that log
makes of that seq for that guest, and its events those of the log since the view before.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rummy500.app.facts import Created, Dealt, Fact, Played, Scored, read_fact
from rummy500.app.ports import Entry, Store
from rummy500.app.table import Table
from rummy500.game.events import events_for
from rummy500.game.moves import Move, Seat
from tests.server.faulty import SocketLog
from tests.server.party import Party
from tests.server.people import STORED, History, Person, Sent
from tests.server.policy import Json
from tests.server.raw_bytes import Knowledge, hidden_cards_in, secrets_of_others

__all__ = ["Moment", "Story", "check_history", "check_party"]

Wanted = dict[int, set[Seat | None]]


class Moment(msgspec.Struct):
    """Is a table at one seq: who sits where (hex of the guest), what everybody sees, and what each seat sees."""

    seq: int
    guests: tuple[str | None, ...]
    public: Json | None
    own: list[Json | None]
    state: Json
    events: tuple[Any, ...]
    first: int
    dealing: bool


class Story:
    """Is a log, played again. Raises AssertionError for a gap, a round that is scored twice, a message stored twice.

    ``wanted`` says for which seats (None: spectators) a seq was shown at all; what nobody saw is not worked out.
    """

    def __init__(self, table_id: str, log: Sequence[Entry], wanted: Wanted | None = None) -> None:
        self._wanted = wanted
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1)), "the log has a gap"
        self.id = table_id
        self.facts: list[Fact] = [read_fact(entry.body) for entry in log]
        self.moments: dict[int, Moment] = {}
        self.stored: dict[tuple[str, str], list[int]] = {}
        first = self.facts[0]
        assert isinstance(first, Created)
        self.table = Table(table_id, first, log[0].at)
        start = 1
        self._keep(start)
        for entry, fact in zip(log[1:], self.facts[1:], strict=True):
            self._note_message(fact, entry.seq)
            self.table.apply(fact, entry.at)
            start = entry.seq if isinstance(fact, Dealt) else start
            self._keep(start)
        rounds = [fact.round for fact in self.facts if isinstance(fact, Scored)]
        assert rounds == list(range(1, len(rounds) + 1)), "a round is scored once (B26)"
        for (_, message), seqs in self.stored.items():
            assert len(seqs) == 1, f"{message} counts twice (R3)"

    def _note_message(self, fact: Fact, seq: int) -> None:
        seat, message = getattr(fact, "seat", None), getattr(fact, "id", None)
        if seat is not None and message is not None:
            guest = self.table.seats_now[seat].guest
            if guest is not None:
                self.stored.setdefault((guest, message), []).append(seq)

    def _keep(self, start: int) -> None:
        table = self.table
        step = table.steps[-1] if table.steps and table.steps[-1].seq == table.seq else None
        seats = range(table.seats)
        seen = {None, *seats} if self._wanted is None else self._wanted.get(table.seq, set())
        self.moments[table.seq] = Moment(
            seq=table.seq,
            guests=tuple(who.guest for who in table.seats_now),
            public=_plain(table.public()) if seen else None,
            own=[_plain(table.own(seat)) if seat in seen else None for seat in seats],
            state=_state(table),
            events=() if step is None else step.events,
            first=start,
            dealing=table.deal is not None,
        )

    def events(self, since: int | None, seq: int, seat: Seat | None) -> list[Json]:
        """Gives what a seat was to be told in a view of ``seq`` after one of ``since``."""
        first = self.moments[seq].first
        if since is None or since > seq:
            low = first - 1
        elif first > 1 and since >= self.moments[first - 1].first:
            low = since  # seen last in the round before: its end is still news
        else:
            low = max(since, first - 1)
        told = (events_for(self.moments[at].events, seat) for at in range(low + 1, seq + 1))
        return [_plain(event) or {} for events in told for event in events]


def _plain(value: object) -> Json | None:
    found: Json | None = json.loads(msgspec.json.encode(value))
    return found


def _state(table: Table) -> Json:
    rounds = len(table.proofs)
    seats = range(table.seats)
    return {
        "round": rounds,
        "ready": None if table.running or not rounds else sorted(table.ready),
        "over": table.over,
        "winners": list(table.match.winners) if table.match is not None else [],
        "again": table.again,
        "played_for": [seat in table.played_for or seat == table.timed_out for seat in seats],
    }


def check_history(history: History, story: Story, guest: str) -> None:
    """Raises AssertionError where what a guest (hex) was sent is not what is stored."""
    for log in history.sockets:
        _check_socket(log, story, guest)
    mine = {message: seqs[0] for (whose, message), seqs in story.stored.items() if whose == guest}
    for message in mine:
        assert message in history.sent, f"a message that was never sent is stored: {story.facts[mine[message] - 1]}"
    for message, sent in history.sent.items():
        if sent.ack is None or sent.message["type"] not in STORED or _was_done(sent, mine, story, guest):
            continue
        assert mine.get(message) == sent.ack, f"{sent} was acknowledged and is not there (R1): {mine.get(message)}"
        fact = story.facts[sent.ack - 1]
        if sent.message["type"] == "move":
            assert isinstance(fact, Played)
            assert fact.move == msgspec.convert(sent.message["move"], Move)


def _was_done(sent: Sent, mine: Mapping[str, int], story: Story, guest: str) -> bool:
    """Says whether a wish for the next round found it being dealt, which is acknowledged and not stored again."""
    if sent.message["type"] != "next" or sent.message["id"] in mine or sent.ack is None:
        return False
    moment = story.moments[sent.ack]
    ready = moment.state["ready"] or []
    return moment.dealing or (guest in moment.guests and moment.guests.index(guest) in ready)


def _check_socket(log: SocketLog, story: Story, guest: str) -> None:
    since, you, last = log.since, None, 0
    shown: dict[int, str] = {}
    for frame in log.frames:
        if frame["type"] in ("welcome", "table"):
            you = frame["table"]["you"]
        if frame["type"] in ("ack", "refused"):
            assert frame["seq"] <= len(story.moments), "somebody was told of what is not stored (R2)"
        if frame["type"] != "view":
            continue
        seq = frame["seq"]
        assert seq in story.moments, f"somebody saw {seq}, which is not stored (R2)"
        assert seq >= last, "a socket goes back"
        _check_view(frame, story.moments[seq], you, guest)
        again = since == seq and last == seq
        assert frame["events"] == ([] if again else story.events(since, seq, you)), (seq, since)
        since = last = seq
        _check_deal(frame, shown)


def _check_view(frame: Json, moment: Moment, you: Seat | None, guest: str) -> None:
    if you is None:
        assert guest not in moment.guests, "who has a seat is shown it"
        assert frame["own"] is None
    else:
        assert moment.guests[you] == guest, "a hand is shown to who sits there"
        assert frame["own"] == moment.own[you], moment.seq
    assert frame["public"] == moment.public, moment.seq
    told = {name: frame["state"][name] for name in moment.state}
    assert told == moment.state, (moment.seq, told, moment.state)


def _check_deal(frame: Json, shown: dict[int, str]) -> None:
    """The commitment that is opened is the one that was shown before."""
    deal = frame["state"]["deal"]
    if deal is not None:
        assert shown.setdefault(deal["round"], deal["commitment"]) == deal["commitment"], "another commitment"
    for event in frame["events"]:
        if event["type"] == "deal_opened" and event["round"] in shown:
            assert shown[event["round"]] == event["commitment"], "a deal was opened that is not the one shown (R12)"


async def check_party(party: Party, store: Store, *, over: bool = True, cards: bool = True) -> None:
    """Checks everything that anybody of a party was sent, at all its tables.

    ``over``: their matches have ended; ``cards``: every byte is searched for what is hidden too.
    """
    for table in party.tables:
        log = await store.read(table)
        story = Story(table, log, _shown(party, table))
        assert story.table.over or not over, f"the match at {table} does not end"
        for person in party.everybody:
            history = person.histories.get(table)
            if history is not None and person.guest.hex:
                check_history(history, story, person.guest.hex)
                if cards:
                    _check_bytes(party, person, history, Knowledge(table, log, person.guest.hex))


def _shown(party: Party, table: str) -> Wanted:
    """Gives which seq was shown to which seats."""
    shown: Wanted = {}
    for person in party.everybody:
        history = person.histories.get(table)
        for log in history.sockets if history is not None else ():
            you = None
            for frame in log.frames:
                if frame["type"] in ("welcome", "table"):
                    you = frame["table"]["you"]
                elif frame["type"] == "view":
                    shown.setdefault(frame["seq"], set()).add(you)
    return shown


def _check_bytes(party: Party, person: Person, history: History, knowledge: Knowledge) -> None:
    """Nobody was ever sent a card, a key, a share or a cookie that is not theirs to know (R5)."""
    for socket in history.sockets:
        assert list(hidden_cards_in(socket.raw, knowledge)) == [], person.name
    frames = {id(raw) for one in person.histories.values() for socket in one.sockets for raw in socket.raw}
    answers = [raw for raw in person.guest.received if id(raw) not in frames]
    assert list(hidden_cards_in(answers, knowledge)) == [], person.name
    others = [other.guest for other in party.everybody if other is not person]
    assert list(secrets_of_others(person.guest.received, others)) == [], person.name
