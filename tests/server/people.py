"""Scripted people at one table: they play, lose the network, come back, and do what people do beside playing.

A person plays what the server's own options offer, keeps every frame, and knows of each message how often it was sent
and what was answered. ``checker`` compares that with the stored log. Nobody here knows a rule of the game.
"""

from __future__ import annotations

import asyncio
import random
import uuid
from typing import TYPE_CHECKING, Final

import msgspec
from websockets.exceptions import ConnectionClosed

from tests.server.client import Guest, Talk
from tests.server.faulty import CALM, TROUBLE, Faults, FaultyTalk, SocketLog
from tests.server.policy import Json

if TYPE_CHECKING:
    from tests.server.party import Party

__all__ = ["Habits", "History", "Person", "Sent"]

PATIENCE: Final = 1.0
NO_PLACE: Final = 4403

EXPECTED: Final = frozenset(
    {
        *("stale", "call_window", "no_window", "timed_out", "not_your_turn", "nothing_to_undo", "undo_off"),
        *("round_running", "round_over", "match_running", "match_over", "deal_gone", "bad_share", "seats_free"),
        *("not_host", "spectator", "unknown_seat", "unknown_guest", "too_fast", "try_again", "closing"),
    }
)
"""Why a message of a person who only does what is offered may be refused: somebody was quicker, or it came twice."""

STORED: Final = frozenset(("move", "undo", "next", "start", "leave", "remove", "cut", "allow", "rules"))
"""What is always stored when it is acknowledged."""


class Sent(msgspec.Struct):
    """Is one message: how often it was sent, and the answers to it."""

    message: Json
    times: int = 0
    ack: int | None = None
    refused: str | None = None


class History(msgspec.Struct):
    """Is what one guest sent and was sent at one table."""

    sent: dict[str, Sent] = {}
    sockets: list[SocketLog] = []
    cuts: int = 0


class Habits(msgspec.Struct, frozen=True):
    """Says how often somebody does what beside playing, from 0 to 1 for each look at the table.

    ``rest``: is away for a while, ``longest`` seconds at most; ``leave``: gives the seat up; ``twice``: clicks twice;
    ``tab``: plays the same in a second tab at once; ``host``: uses a right of the host's.
    """

    reload: float = 0.0
    rest: float = 0.0
    longest: float = 0.0
    leave: float = 0.0
    twice: float = 0.0
    tab: float = 0.0
    undo: float = 0.0
    say: float = 0.0
    pry: float = 0.0
    host: float = 0.0
    silent: bool = False


class _Rests(ConnectionResetError):  # noqa: N818 - what somebody does, no fault
    """Says that a person goes away for so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Person:
    """Is somebody at a party's table, through any trouble, until the match is over or the party stops."""

    def __init__(
        self,
        party: Party,
        guest: Guest,
        name: str,
        rng: random.Random,
        habits: Habits,
        faults: Faults = CALM,
        *,
        shares: bool = True,
    ) -> None:
        self.party = party
        self.guest = guest
        self.name = name
        self.rng = rng
        self.habits = habits
        self.faults = faults
        self.shares = shares
        self.table = ""
        self.histories: dict[str, History] = {}
        self.counts: dict[str, int] = {}
        self.finished = False
        self._open: Json | None = None
        self._since: int | None = None

    @property
    def history(self) -> History:
        """Gives what happened at the table where this person is now."""
        return self.histories.setdefault(self.table, History())

    @property
    def waits_for(self) -> str:
        """Says what has no answer yet, for the message of a failure."""
        return f"after {self._since}, {self._open['type'] if self._open is not None else 'nothing'} open"

    def go_to(self, table: str) -> None:
        """Goes to a table; whatever had no answer at another one is forgotten."""
        self.table, self._open, self._since = table, None, None
        self.finished = False

    async def stay(self) -> None:
        """Plays on, with a new socket after every cut."""
        while not self.finished and not self.party.stopped.is_set():
            talk = self._talk(self.faults, self.shares)
            try:
                await talk.open()
                self.history.sockets.append(talk.log)
                await talk.hello(self._since)
                await self._through(talk)
            except TROUBLE as trouble:
                self.history.cuts += 1
                await self._after(trouble)
            finally:
                talk.leave()
                self._count_all(talk.counts)

    async def _after(self, trouble: BaseException) -> None:
        """Does what a client does when its socket has ended."""
        if isinstance(trouble, ConnectionClosed) and trouble.rcvd is not None and trouble.rcvd.code == NO_PLACE:
            self._open = None
            if not await self.party.comes_back(self):
                self.finished = True
            return
        await asyncio.sleep(trouble.seconds if isinstance(trouble, _Rests) else self.rng.uniform(0, 0.02))

    async def _through(self, talk: FaultyTalk) -> None:
        self._note(talk)
        if self._open is not None:
            await self._deliver(talk, self._open)  # what got no answer is sent again
        while not self.party.stopped.is_set():
            if talk.over:
                await self._at_the_end(talk)
                return
            if talk.intro["you"] is None:
                await self._hear(talk)
                continue
            await self._whims(talk)
            wish = self._wish(talk)
            if wish is None or self._said(wish):
                await self._hear(talk)
            elif wish["type"] == "move" and self._feels_like("tab"):
                await self._in_two_tabs(talk, wish)
            else:
                await self._deliver(talk, self._message(wish))

    def _wish(self, talk: Talk) -> Json | None:
        if talk.intro["phase"] == "lobby":
            return {"type": "start"} if talk.intro["you"] == talk.intro["host"] and self.party.complete else None
        if talk.view["state"]["undo"] and self._feels_like("undo"):
            return {"type": "undo", "seq": talk.seq}
        return talk.wish(self.rng)

    def _said(self, wish: Json) -> bool:
        """Says whether that was said in this position and acknowledged, so that only waiting is left."""
        return wish["type"] == "decline" and any(
            sent.ack is not None and sent.message["type"] == "decline" and sent.message["seq"] == wish["seq"]
            for sent in self.history.sent.values()
        )

    async def _at_the_end(self, talk: FaultyTalk) -> None:
        if talk.intro["you"] is not None and self.party.plays_again:
            message = self._message({"type": "again"})
            await talk.send(message)
            while talk.view["state"]["again"] is None:
                await self._hear(talk)
            await self.party.goes_on(self, str(talk.view["state"]["again"]))
            return
        self.finished = True

    # Beside the game.

    async def _whims(self, talk: FaultyTalk) -> None:
        """Does what comes to mind, mostly nothing."""
        if self._feels_like("say"):
            await self._deliver(talk, self._message({"type": "say", "phrase": self.rng.choice(("hello", "clap"))}))
        if self._feels_like("pry"):
            await self.party.pry(self, talk)
        if talk.intro["you"] == talk.intro["host"] and self._feels_like("host"):
            wish = self.party.hosting(self, talk)
            if wish is not None:
                await self._deliver(talk, self._message(wish))
        if talk.intro["phase"] == "play" and self._feels_like("leave") and self.party.may_go(self):
            await self._deliver(talk, self._message({"type": "leave"}))
        if self._feels_like("rest"):
            raise _Rests(self.rng.uniform(0, self.habits.longest))
        if self._feels_like("reload"):
            raise ConnectionResetError

    def _feels_like(self, habit: str) -> bool:
        if self.rng.random() >= getattr(self.habits, habit):
            return False
        self.counts[habit] = self.counts.get(habit, 0) + 1
        return True

    async def _in_two_tabs(self, talk: FaultyTalk, wish: Json) -> None:
        """Plays the same in two tabs at once: it happens once."""
        tab = self._talk(CALM, False)
        try:
            await tab.open()
            self.history.sockets.append(tab.log)
            await tab.hello(None)
            one, two = self._message(wish), self._message(wish)
            self._open = None
            for each, message in ((talk, one), (tab, two)):
                await each.send(message)
            for each, message in ((talk, one), (tab, two)):
                await self._answered(each, message)
        finally:
            tab.leave()
        acks = [self.history.sent[message["id"]].ack for message in (one, two)]
        assert acks.count(None) >= 1, "one click in two tabs was played twice (B34)"

    # Sending and hearing.

    def _message(self, wish: Json) -> Json:
        self._open = {**wish, "id": str(uuid.UUID(int=self.rng.getrandbits(128)))}
        return self._open

    def _talk(self, faults: Faults, shares: bool) -> FaultyTalk:
        history = self.history

        def note(message: Json) -> None:
            if "id" in message:
                history.sent.setdefault(message["id"], Sent(message)).times += 1

        return FaultyTalk(self.guest, self.table, self.rng, faults, shares=shares, sends=note)

    async def _deliver(self, talk: FaultyTalk, message: Json) -> None:
        """Sends a message until it is answered, and waits for what it has brought about."""
        await talk.send(message)
        if message["type"] in ("move", "next", "undo") and self._feels_like("twice"):
            await talk.send({**message, "id": message["id"] + "+"})
        await self._answered(talk, message)
        sent = self.history.sent[message["id"]]
        while sent.refused == "try_again" and not self.party.stopped.is_set():
            sent.refused = None
            self.counts["try_again"] = self.counts.get("try_again", 0) + 1
            await asyncio.sleep(0.05)
            await talk.send(message)
            await self._answered(talk, message)
        self._open = None
        if sent.ack is not None and message["type"] in STORED:
            while talk.seq < sent.ack:
                await self._hear(talk)

    async def _answered(self, talk: FaultyTalk, message: Json) -> None:
        """Hears until a message is answered; one without an answer is sent again, and then on a new socket."""
        sent = self.history.sent[message["id"]]
        for _ in range(3):
            try:
                while sent.ack is None and sent.refused is None:
                    await self._hear(talk, 0.3 if self._loses else 20.0)
                return
            except TimeoutError:
                await talk.send(message)
        raise TimeoutError("no answer")

    @property
    def _loses(self) -> bool:
        return self.faults.drop + self.faults.torn + self.faults.swap + self.faults.deaf > 0

    async def _hear(self, talk: FaultyTalk, patience: float = PATIENCE) -> None:
        frame = await talk.listen(patience)
        if frame is None:
            return
        if frame["type"] == "view":
            self._note(talk)
        sent = self.history.sent.get(frame.get("id") or "")
        if sent is None:
            return
        if frame["type"] in ("ack", "again", "melds"):
            # The same answer however often the message was sent.
            assert sent.ack is None or sent.message["type"] not in STORED or sent.ack == frame["seq"], (sent, frame)
            sent.ack = frame.get("seq", talk.seq) if sent.ack is None else sent.ack
        elif frame["type"] == "refused" and sent.ack is None:
            assert frame["code"] in EXPECTED, (self.name, sent, frame, talk.view["state"])
            sent.refused = frame["code"]

    def _note(self, talk: Talk) -> None:
        self._since = talk.seq
        self.party.seen(self, talk.seq)

    def _count_all(self, counts: dict[str, int]) -> None:
        for name, count in counts.items():
            self.counts[name] = self.counts.get(name, 0) + count
