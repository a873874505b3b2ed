"""What is said on one socket: messages in, answers and views out."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Iterator
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rummy500.app.live import LiveTable
from rummy500.app.ports import StoreUnavailable
from rummy500.app.table import Refusal, Table, TableBroken
from rummy500.game.moves import Seat
from rummy500.server.advice import advice_frame
from rummy500.server.answers import answer_to
from rummy500.server.frames import table_frame, view_frame, welcome_frame
from rummy500.server.house import House, log
from rummy500.server.logs import guest_tag
from rummy500.server.protocol import direct_way
from rummy500.server.wire import (
    PROTOCOL,
    Ack,
    AskHint,
    ClientMessage,
    Closing,
    Consider,
    Hello,
    MoveMessage,
    Reason,
    Refused,
    Said,
    Say,
    decode_client,
    encode,
)

__all__ = ["CLOSE_NO_PLACE", "Conversation"]

CLOSE_NO_PLACE: Final = 4403

_PARTINGS: Final[dict[str, Reason]] = {"removed": "removed", "left": "left", "moved": "moved"}

_MOST_WAITING: Final = 256
_GOODBYE_SECONDS: Final = 1.0


class _Ended(Exception):  # noqa: N818 - an end, not always a fault
    """Says that the socket is to be closed with a code."""

    def __init__(self, code: int, reason: Reason | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason


class Conversation:
    """Is one open socket of a seat, or of a spectator (seat None; the table says who sits where).

    Views are drawn when they can be sent: a slow reader gets fewer, newer ones. What the socket takes is written at
    once; for the rest a task of its own waits.
    """

    def __init__(self, house: House, socket: WebSocket, live: LiveTable, guest: bytes) -> None:
        self.seat: Seat | None = None
        self.guest: Final = guest
        self.shares = False
        self.close_code = 1006
        self._house = house
        self._socket = socket
        self._direct = direct_way(socket.scope)
        self._live = live
        self._shown: int | None = None
        self._introduced: tuple[int, Seat | None] = (0, None)
        self._again = False
        self._answers: deque[bytes] = deque()
        self._waiting = 0
        self._sending = False
        self._holding = False
        self._leaving = False
        self._news = asyncio.Event()
        self._end: _Ended | None = None
        self._thinking: set[asyncio.Task[None]] = set()
        self._faults = 0
        self._greeted = False

    # What the table says to us.

    def wake(self, again: bool = False) -> None:
        """Says that there is something new to be sent."""
        self._again = self._again or again
        if self._holding:
            return
        if not self._greeted or not self._takes_more():
            self._news.set()
            return
        try:
            self._put(*self._due())
        except _Ended as ended:
            self.end(ended.code, ended.reason)

    def drop(self) -> None:
        """Ends the conversation because of a fault of ours."""
        self.end(1011)

    def dismiss(self, reason: str) -> None:
        """Ends the conversation because this guest has no place here any more; nothing more of the table is shown."""
        self._greeted = False
        self.end(CLOSE_NO_PLACE, _PARTINGS.get(reason, "left"))

    def tell(self, frame: bytes) -> None:
        """Sends a frame that answers nothing; a reader for whom too much waits is let go."""
        if not self._greeted:
            return
        try:
            self._answer(frame)
        except _Ended as ended:
            self.end(ended.code, ended.reason)

    def end(self, code: int, reason: Reason | None = None) -> None:
        """Ends the conversation once what waits has been sent."""
        self._end = self._end or _Ended(code, reason)
        self._news.set()

    # How it runs.

    async def run(self) -> None:
        """Talks until one side has enough."""
        sender: asyncio.Task[None] | None = None
        try:
            hello = await self._hello()
            self.shares = hello.shares
            await self._house.tables.join(self._live, self)
            sender = asyncio.create_task(self._send_all())
            self._greet(hello, await self._live.settled())
            await self._first_end(sender, asyncio.create_task(self._listen()))
        except _Ended as ended:
            await self._close(ended)
        except (StoreUnavailable, Refusal):
            await self._close(_Ended(1012))
        except TableBroken as error:
            log.error("table broken", reason=str(error))
            await self._close(_Ended(1011))
        except (WebSocketDisconnect, OSError):
            self.close_code = 1006  # the other side is gone, in the middle of our writing perhaps
        finally:
            if sender is not None:
                sender.cancel()
            for task in self._thinking:
                task.cancel()
            self._house.tables.leave(self._live, self)

    async def _first_end(self, sender: asyncio.Task[None], listener: asyncio.Task[None]) -> None:
        """Waits for the first of the two to end, ends the other and raises what ended it."""
        done, _ = await asyncio.wait((sender, listener), return_when=asyncio.FIRST_COMPLETED)
        self._leaving = True
        sender.cancel()
        if not self._holding:
            listener.cancel()
        await asyncio.wait((sender, listener))
        for task in (*done, sender, listener):
            if not task.cancelled() and (error := task.exception()) is not None:
                raise error

    async def _close(self, ended: _Ended) -> None:
        self.close_code = ended.code
        self._house.metrics.closed.labels(str(ended.code)).inc()
        if ended.code == 1008:
            log.warning("socket closed", why=ended.reason, guest=guest_tag(self.guest), table=self._live.id)
        # A reader that does not read cannot be told either; then the connection just ends.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(_GOODBYE_SECONDS):
                await self._say_goodbye(ended)

    async def _say_goodbye(self, ended: _Ended) -> None:
        if ended.reason is not None:
            await self._socket.send_text(encode(Closing(ended.reason)).decode())
        await self._socket.close(ended.code)

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self._house.settings.limits.hello_seconds):
                text = await self._frame()
        except TimeoutError:
            raise _Ended(4408) from None
        try:
            message = decode_client(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise _Ended(1008, "malformed") from None
        if not isinstance(message, Hello):
            raise _Ended(1008, "malformed")
        if message.protocol != PROTOCOL:
            raise _Ended(4426)
        self._house.metrics.every_move.heard("hello")
        return message

    def _greet(self, hello: Hello, table: Table) -> None:
        if self.seat is None and (not table.manners.spectators or self.guest.hex() in table.barred):
            raise _Ended(CLOSE_NO_PLACE)  # the host was quicker than the greeting
        published = self._live.published
        self._introduced = (published.intro_seq, self.seat)
        self._answer(welcome_frame(table, published, self.seat))
        self._shown, self._greeted = hello.since, self._end is None
        self.wake(again=True)

    async def _frame(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            raise _Ended(1003)
        if len(text) > self._house.settings.limits.message_bytes:
            raise _Ended(1009)
        return str(text)

    async def _send_all(self) -> None:
        """Sends what could not be written at once; ``await`` in the sending is the brake."""
        while True:
            await self._news.wait()
            self._news.clear()
            self._sending = True
            while self._answers:
                frame = self._answers.popleft()
                self._waiting -= len(frame)
                await self._socket.send_text(frame.decode())
            if self._greeted:
                for frame in self._due():
                    await self._socket.send_text(frame.decode())
            self._sending = False
            if self._end is not None and not self._answers:
                raise self._end

    def _due(self) -> Iterator[bytes]:
        """Draws what the reader has not been sent yet."""
        live = self._live
        while self._introduced != (intro := (live.published.intro_seq, self.seat)):
            if self.seat is None and live.published.intro.manners["spectators"] == "off":
                raise _Ended(CLOSE_NO_PLACE)  # the host lets nobody look on any more
            self._introduced, self._again = intro, True
            yield table_frame(live.published, self.seat)
        published, seat = live.published, self.seat
        if not self._greeted or (self._shown == published.seq and not self._again):
            return
        if seat is not None and seat not in published.own:
            raise _Ended(1012)
        frame = view_frame(published, seat, self._shown, live.means.clock())
        self._shown, self._again = published.seq, False
        yield frame

    def _takes_more(self) -> bool:
        """Says whether a frame may be written now, before any that waits."""
        return not self._sending and not self._answers and self._direct is not None and self._direct.flowing

    def _put(self, *frames: bytes) -> None:
        """Writes frames now, or lets them wait for the task that sends what cannot be written now."""
        if not frames:
            return
        first = not self._sending and not self._answers
        if first and self._direct is not None and self._direct.send_now(*frames):
            return
        self._answers.extend(frames)
        self._waiting += sum(map(len, frames))
        self._news.set()

    def _answer(self, *frames: bytes) -> None:
        self._put(*frames)
        if len(self._answers) > _MOST_WAITING or self._waiting > self._house.settings.limits.waiting_bytes:
            raise _Ended(1013)

    async def _listen(self) -> None:
        """Hears one message after the other; a move that is being stored is heard out."""
        while not self._leaving:
            text = await self._frame()
            # The limiter comes before any reading of the text, so that a flood costs next to nothing.
            if not self._house.gates.messages.take(self.guest):
                self._too_fast()
                continue
            try:
                message = decode_client(text)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                self._malformed(text)
                continue
            self._house.metrics.every_move.heard(type(message).__struct_config__.tag)
            await self._hear(message)

    def _too_fast(self) -> None:
        limits = self._house.settings.limits
        self._faults += 1
        if self._faults > limits.messages_burst:
            raise _Ended(1008, "too_fast")
        if self._faults == 1:
            self._refuse(None, "too_fast", {"ms": self._house.gates.messages.wait_ms(self.guest)})

    def _malformed(self, text: str) -> None:
        self._faults += 1
        if self._faults > self._house.settings.limits.malformed_messages:
            raise _Ended(1008, "malformed")
        self._refuse(_id_in(text), "malformed", {})

    def _refuse(self, message: str | None, code: str, args: dict[str, int | str | list[str]]) -> None:
        self._house.metrics.refused.labels(code).inc()
        self._answer(encode(Refused(message, code, args, self._live.published.seq)))
        if code == "stale":
            self.wake(again=True)

    async def _hear(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            self._malformed("")
            return
        try:
            if isinstance(message, Say):
                self._say(message)
            elif isinstance(message, MoveMessage):
                await self._move(message)
            elif isinstance(message, AskHint | Consider):
                task = asyncio.create_task(self._advise(message))
                self._thinking.add(task)
                task.add_done_callback(self._thinking.discard)
            else:
                self._answer(await answer_to(self._house, self._live, self.guest, self.seat, message))
        except Refusal as refusal:
            self._refuse(message.id, refusal.code, refusal.arguments)
        except (_Ended, TableBroken):
            raise
        except Exception as error:
            self._house.tables.means.observer.table_failed(self._live.id, error)
            self._refuse(message.id, "failed", {})

    async def _move(self, message: MoveMessage) -> None:
        """Plays a move; its answer and the view that it leads to are written together."""
        self._holding = True
        try:
            answer = await answer_to(self._house, self._live, self.guest, self.seat, message)
        except Exception:
            self._holding = False
            self.wake()  # for what has been held back meanwhile
            raise
        finally:
            self._holding = False
        self._answer(answer, *(self._due() if self._greeted and self._takes_more() else ()))

    async def _advise(self, message: AskHint | Consider) -> None:
        """Answers what needs thinking, while moves go on being heard."""
        try:
            self.tell(await advice_frame(self._house, self._live, self.guest, self.seat, message))
        except Refusal as refusal:
            self._house.metrics.refused.labels(refusal.code).inc()
            self.tell(encode(Refused(message.id, refusal.code, refusal.arguments, self._live.published.seq)))
        except Exception as error:
            self._house.tables.means.observer.table_failed(self._live.id, error)
            self.tell(encode(Refused(message.id, "failed", {}, self._live.published.seq)))

    def _say(self, message: Say) -> None:
        if self.seat is None:
            raise Refusal("spectator")
        phrases = self._house.gates.phrases
        if not phrases.take(self.guest):
            raise Refusal("too_fast", {"ms": phrases.wait_ms(self.guest)})
        frame = encode(Said(self.seat, message.phrase))
        for viewer in list(self._live.viewers):
            if isinstance(viewer, Conversation):
                viewer.tell(frame)
        self._answer(encode(Ack(message.id, self._live.published.seq)))


def _id_in(text: str) -> str | None:
    """Finds the id of a message that is otherwise wrong, so that its sender knows which one it was."""
    try:
        found: object = msgspec.json.decode(text, type=_OnlyId).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return found if isinstance(found, str) and 1 <= len(found) <= 64 else None


class _OnlyId(msgspec.Struct):
    id: str
