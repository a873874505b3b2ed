"""A socket with a bad network between it and the server: what is sent or comes may be lost, late, doubled or broken."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Guest, Talk
from tests.server.policy import Json

__all__ = ["CALM", "TROUBLE", "Faults", "FaultyTalk", "SocketLog"]

TROUBLE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)
"""What a scripted person takes for a bad line."""

# A deal waits for these for whole seconds, so they only come twice or not at all with their socket.
_NEVER_LOST = frozenset({"hello", "commit", "open", "cut"})


class Faults(msgspec.Struct, frozen=True):
    """Says how often what goes wrong, from 0 to 1 for each message.

    ``cut``: the connection ends after a message, before its answer; ``half``: in the middle of a frame. ``drop``: a
    message is lost; ``repeat``: it comes twice; ``late``: it comes ``longest`` seconds later at most; ``swap``: it
    comes after the next one; ``torn``: only its beginning comes. ``deaf``: a frame of the server is lost.
    """

    cut: float = 0.0
    half: float = 0.0
    drop: float = 0.0
    repeat: float = 0.0
    late: float = 0.0
    swap: float = 0.0
    torn: float = 0.0
    deaf: float = 0.0
    longest: float = 0.02


CALM = Faults()


class SocketLog(msgspec.Struct):
    """Is all that came over one socket: the seq that it began after, every frame read, and every byte of them."""

    since: int | None
    frames: list[Json]
    raw: list[bytes]


class FaultyTalk(Talk):
    """Is a talk over a bad line. ``counts`` tells how often which fault happened; ``sends`` hears every message."""

    def __init__(
        self,
        guest: Guest,
        table: str,
        rng: random.Random,
        faults: Faults = CALM,
        *,
        shares: bool = False,
        sends: Callable[[Json], None] = lambda message: None,
    ) -> None:
        super().__init__(guest, table, shares)
        self._sends = sends
        self.log = SocketLog(None, [], self.raw)
        self.counts: dict[str, int] = {}
        self._rng = rng
        self._faults = faults
        self._overtaken: str | None = None

    async def hello(self, since: int | None) -> None:
        """Starts, and notes after what."""
        self.log.since = since
        await super().hello(since)

    async def send(self, message: Json) -> None:
        """Sends a message, or does to it what the line does; ``sends`` hears of it first."""
        self._sends(message)
        text = json.dumps(message)
        loses = message["type"] not in _NEVER_LOST
        if loses and self._happens("drop"):
            return
        if loses and self._happens("torn"):
            await self.socket.send(text[: self._rng.randrange(1, len(text))])
            return
        if self._happens("late"):
            await asyncio.sleep(self._rng.uniform(0, self._faults.longest))
        if loses and self._overtaken is None and self._happens("swap"):
            self._overtaken = text
            return
        if self._happens("half"):
            self.socket.transport.write(_beginning_of_a_frame(text))
            raise ConnectionResetError
        await self.socket.send(text)
        if self._happens("repeat"):
            await self.socket.send(text)
        if self._overtaken is not None:
            overtaken, self._overtaken = self._overtaken, None
            await self.socket.send(overtaken)
        if loses and self._happens("cut"):
            raise ConnectionResetError

    async def hear(self, patience: float = 20.0) -> Json:
        """Takes in the next frame and keeps it."""
        frame = await super().hear(patience)
        self.log.frames.append(frame)
        return frame

    async def listen(self, patience: float) -> Json | None:
        """Takes in the next frame; None where it was lost on its way to the person."""
        before = self.view
        frame = await self.hear(patience)
        if frame["type"] in ("view", "ack", "refused") and self._happens("deaf"):
            self.view = before
            return None
        return frame

    def leave(self) -> None:
        """Cuts the connection without a word: the server has to notice by itself."""
        socket = getattr(self, "socket", None)
        if socket is not None:
            socket.transport.abort()

    def _happens(self, fault: str) -> bool:
        if self._rng.random() >= getattr(self._faults, fault):
            return False
        self.counts[fault] = self.counts.get(fault, 0) + 1
        return True


def _beginning_of_a_frame(text: str) -> bytes:
    """Gives the head of a masked text frame with less behind it than it promises (RFC 6455, 5.2)."""
    size = len(text)
    head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + text[: size // 2].encode()
