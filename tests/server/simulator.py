"""Scripted players over real sockets that drop, delay, repeat and reload, with a history of what they sent and saw.

``check_history`` compares that history with the stored log: nothing acknowledged may be missing, nobody may have seen
what is not stored, everybody sees one order, and a message counts once however often it was sent.
"""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rummy500.app.facts import Dealt, Fact, Followed, PaceSet, Played, Ready, Scored, WindowClosed, read_fact
from rummy500.app.ports import Entry
from rummy500.game.events import Drew
from rummy500.game.moves import Draw, Move
from tests.server.client import Guest, Talk
from tests.server.policy import Json

Trouble = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Sent(msgspec.Struct):
    """Is one message: how often it was sent, and the first answer to it."""

    message: Json
    at: float
    times: int = 1
    ack: int | None = None
    refused: str | None = None


class History(msgspec.Struct):
    """Is what one player sent and saw."""

    sent: dict[str, Sent]
    seen: list[int]
    events: dict[int, list[Json]]
    cuts: int = 0


class Faults(msgspec.Struct, frozen=True):
    """Says how often what goes wrong, from 0 to 1 for each step."""

    cut: float = 0.0
    repeat: float = 0.0
    hold: float = 0.0
    stale: float = 0.0


class Player:
    """Plays one seat of a table through any trouble until it is told to stop or the match is over."""

    def __init__(self, guest: Guest, table: str, rng: random.Random, faults: Faults) -> None:
        self.guest = guest
        self.table = table
        self.rng = rng
        self.faults = faults
        self.history = History({}, [], {})
        self.finished = False
        self.again = 0
        self.stopped = asyncio.Event()
        self._open: Json | None = None
        self._since: int | None = None

    async def play(self) -> None:
        """Plays on, with a new socket after every cut."""
        while not self.finished and not self.stopped.is_set():
            talk = self.guest.sit(self.table)
            try:
                await talk.open()
                await talk.hello(self._since)
                await self._through(talk)
            except Trouble:
                self.history.cuts += 1
                await asyncio.sleep(self.rng.uniform(0.01, 0.05))
            finally:
                await _leave(talk)

    async def _through(self, talk: Talk) -> None:
        self._note(talk)
        if self._open is not None:
            await self._deliver(talk, self._open)  # what got no answer is sent again
        while not self.stopped.is_set():
            if talk.over:
                self.finished = True
                return
            wish = talk.wish(self.rng)
            if wish is None or self._said(talk, wish):
                await self._hear(talk)
                continue
            self._open = {**wish, "id": str(uuid.uuid4())}
            await self._deliver(talk, self._open)

    def _said(self, talk: Talk, wish: Json) -> bool:
        """Says whether that was said in this position and acknowledged, so that only waiting is left."""
        return any(
            sent.ack is not None and sent.message["type"] == wish["type"] and sent.message.get("seq") == wish.get("seq")
            for sent in self.history.sent.values()
            if wish["type"] == "decline"
        )

    async def _deliver(self, talk: Talk, message: Json) -> None:
        known = self.history.sent.get(message["id"])
        if known is None:
            known = self.history.sent[message["id"]] = Sent(message, time.monotonic())
        else:
            known.times += 1
        await talk.send(message)
        if self.rng.random() < self.faults.repeat:
            known.times += 1
            await talk.send(message)
        if self.rng.random() < self.faults.cut:
            raise ConnectionResetError  # before the answer: the outcome is unknown
        if self.rng.random() < self.faults.hold:
            await asyncio.sleep(self.rng.uniform(0, 0.02))
        while known.ack is None and known.refused is None:
            await self._hear(talk)
        self._open = None
        if known.refused == "try_again":
            known.refused = None
            self.again += 1
            self._open = message
            await asyncio.sleep(0.05)
            if not self.stopped.is_set():
                await self._deliver(talk, message)
        elif known.ack is not None and message["type"] != "decline":
            while talk.seq < known.ack:
                await self._hear(talk)
        elif known.refused is not None:
            assert known.refused in ("stale", "call_window", "no_window", "round_running"), (message, known.refused)

    async def _hear(self, talk: Talk) -> None:
        frame = await talk.hear(5.0)
        if frame["type"] == "view":
            self._note(talk)
        sent = self.history.sent.get(frame.get("id", ""))
        if sent is None:
            return
        if frame["type"] == "ack":
            # The same answer however often the message was sent.
            assert sent.ack in (None, frame["seq"]), (sent, frame)
            sent.ack = frame["seq"]
        elif frame["type"] == "refused" and sent.ack is None:
            sent.refused = frame["code"]

    def _note(self, talk: Talk) -> None:
        self._since = talk.seq
        self.history.seen.append(talk.seq)
        self.history.events.setdefault(talk.seq, []).extend(talk.view["events"])


async def _leave(talk: Talk) -> None:
    socket = getattr(talk, "socket", None)
    if socket is not None:
        # Cut, not closed: the server has to notice by itself.
        socket.transport.abort()
        await asyncio.sleep(0)


def check_history(history: History, log: Sequence[Entry], seat: int) -> None:
    """Raises AssertionError where what a player saw is not what is stored."""
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1)), "the log has a gap"
    facts = {entry.seq: read_fact(entry.body) for entry in log}
    assert max(history.seen, default=0) <= len(log), "somebody saw what is not stored (R2)"
    rounds = [fact.round for fact in facts.values() if isinstance(fact, Scored)]
    assert rounds == list(range(1, len(rounds) + 1)), "a round is scored once (B26)"
    stored: dict[str, list[int]] = {}
    for seq, fact in facts.items():
        if isinstance(fact, (Played, Ready, PaceSet, Followed, WindowClosed)) and fact.seat == seat and fact.id:
            stored.setdefault(fact.id, []).append(seq)
    for message, places in stored.items():
        assert message in history.sent, "a message that was never sent is stored"
        assert len(places) == 1, f"{message} counts twice (R3)"
    for message, sent in history.sent.items():
        if sent.ack is None or sent.message["type"] == "decline":
            continue
        assert stored.get(message) == [sent.ack], f"{sent} was acknowledged and is not there (R1)"
        if sent.message["type"] == "move":
            fact = facts[sent.ack]
            assert isinstance(fact, Played)
            assert fact.move == msgspec.convert(sent.message["move"], Move)
    _check_events(history, facts, seat)


def _check_events(history: History, facts: Mapping[int, Fact], seat: int) -> None:
    """Compares the drawn cards: others' are never shown, one's own draws are as many as stored."""
    shown = [event for events in history.events.values() for event in events]
    assert all(event["card"] is None for event in shown if event["type"] == "drew" and event["seat"] != seat)
    assert Drew.__struct_config__.tag == "drew"
    draws = sum(isinstance(fact, Played) and fact.seat == seat and fact.move == Draw() for fact in facts.values())
    rounds = sum(isinstance(fact, Dealt) for fact in facts.values())
    if history.cuts == 0 and rounds == 1:
        assert sum(event["type"] == "drew" and event["seat"] == seat for event in shown) == draws


async def simulate(
    url: str, tables: int, seed: int, faults: Faults, computers: int = 2, seconds: float | None = None, **more: Any
) -> list[Player]:
    """Plays so many tables at once, each by one player, until their matches are over or the time is."""
    players = []
    for number in range(tables):
        guest = Guest(url)
        table = await guest.make_table(computers, **more)
        players.append(Player(guest, table, random.Random(seed * 1000 + number), faults))
    tasks = [asyncio.ensure_future(player.play()) for player in players]
    _, late = await asyncio.wait(tasks, timeout=seconds)
    if seconds is not None:
        for player in players:
            player.stopped.set()
    await asyncio.gather(*tasks)
    assert seconds is not None or not late
    return players
