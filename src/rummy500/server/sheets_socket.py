"""The socket of a shared score sheet: it says hello with a code, and is told every operation from then on."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rummy500.app.ports import Moved, StoreUnavailable
from rummy500.app.refusal import Refusal
from rummy500.app.sheets import moved_name
from rummy500.server.callers import Caller, origin_allowed
from rummy500.server.house import House
from rummy500.server.limits import Buckets, Places
from rummy500.server.sheets import news_of
from rummy500.server.sheets_wire import MOST_AT_ONCE, SheetAsk, SheetHello, SheetPing, SheetPong
from rummy500.server.socket import CLOSE_RESTART, CLOSE_TOO_MANY, CLOSE_UNKNOWN, turn_away
from rummy500.server.wire import PROTOCOL, encode

__all__ = ["SheetWatch", "sheet_socket"]

_CLOSE_BINARY: Final = 1003
_CLOSE_MALFORMED: Final = 1008
_CLOSE_SILENT: Final = 4408
_CLOSE_OUTDATED: Final = 4426

_PINGS_PER_SECOND: Final = 1.0
_PINGS_AT_ONCE: Final = 20
_GOODBYE_SECONDS: Final = 1.0
_PER_SHEET: Final = 60

_asked: Final = msgspec.json.Decoder(SheetAsk)


def sheet_socket(house: House, open_now: set[SheetWatch]) -> Callable[[WebSocket], Awaitable[None]]:
    """Makes the end point; ``open_now`` holds those that are looking."""
    crowds: Places[str] = Places(_PER_SHEET)

    async def endpoint(socket: WebSocket) -> None:
        caller: Caller = socket.scope["rummy.caller"]
        if not origin_allowed(socket.scope, caller, house.settings.origins):
            # Before the upgrade: another page's script learns nothing but a failure.
            house.metrics.closed.labels("403").inc()
            await socket.close()
            return
        places, sheet = house.gates.sockets_by_network, socket.path_params["sheet"]
        if house.tables.closing:
            await turn_away(house, socket, CLOSE_RESTART)
        elif not _may_ask(house, caller) or not places.take(caller.network):
            await turn_away(house, socket, CLOSE_TOO_MANY)
        else:
            try:
                await _admitted(house, socket, caller, sheet, crowds, open_now)
            finally:
                places.give_back(caller.network)

    return endpoint


def _may_ask(house: House, caller: Caller) -> bool:
    return not house.gates.unknown.wait_ms(caller.network) and house.gates.requests.take(caller.network)


async def _admitted(
    house: House, socket: WebSocket, caller: Caller, sheet: str, crowds: Places[str], open_now: set[SheetWatch]
) -> None:
    if not crowds.take(sheet):
        await turn_away(house, socket, CLOSE_TOO_MANY)
        return
    house.metrics.sockets.inc()
    watch = SheetWatch(house, socket, caller, sheet)
    open_now.add(watch)
    try:
        await socket.accept()
        await watch.run()
    finally:
        open_now.discard(watch)
        house.metrics.sockets.dec()
        crowds.give_back(sheet)


class _Ended(Exception):  # noqa: N818 - an end, not always a fault
    """Says that the socket is to be closed with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class SheetWatch:
    """Is one open socket of a sheet.

    What is new is read when it can be sent, so for a slow reader nothing piles up. With every reading the code is
    looked at again: one that has been replaced shows nothing more.
    """

    def __init__(self, house: House, socket: WebSocket, caller: Caller, sheet: str) -> None:
        self._house = house
        self._socket = socket
        self._caller = caller
        self._sheet = sheet
        self._shown = 0
        self._news = asyncio.Event()
        self._ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._pings: Buckets[str] = Buckets(_PINGS_PER_SECOND, _PINGS_AT_ONCE, time.monotonic)

    def end(self, code: int) -> None:
        """Ends it."""
        if not self._ended.done():
            self._ended.set_result(code)

    async def run(self) -> None:
        """Tells what is new until one side has enough."""
        code: int | None = None
        try:
            hello = await self._hello()
            code = await self._watched(hello)
        except _Ended as ended:
            code = ended.code
        except (WebSocketDisconnect, OSError):
            return  # the other side is gone
        self._house.metrics.closed.labels(str(code)).inc()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(_GOODBYE_SECONDS):
                await self._socket.close(code)

    async def _watched(self, hello: SheetHello) -> int:
        """Gives the code with which to close, once that is due."""
        self._shown = hello.after
        unsubscribe = self._house.sheets.bus.subscribe(self._heard)
        tasks = [asyncio.create_task(self._tell_all(hello.code)), asyncio.create_task(self._listen())]
        ends: list[asyncio.Future[Any]] = [*tasks, self._ended]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            unsubscribe()
            for task in tasks:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        if self._ended.done():
            return self._ended.result()
        raise next(outcome for outcome in outcomes if isinstance(outcome, Exception))

    def _heard(self, moved: Moved) -> None:
        if moved.table == moved_name(self._sheet):
            self._news.set()

    async def _hello(self) -> SheetHello:
        try:
            async with asyncio.timeout(self._house.settings.limits.hello_seconds):
                message = await self._message()
        except TimeoutError:
            raise _Ended(_CLOSE_SILENT) from None
        if not isinstance(message, SheetHello):
            raise _Ended(_CLOSE_MALFORMED)
        if message.protocol != PROTOCOL:
            raise _Ended(_CLOSE_OUTDATED)
        return message

    async def _tell_all(self, code: str) -> None:
        """Sends what there is, then what is new."""
        first = True
        while True:
            try:
                found = await self._house.sheets.look(self._sheet, code, self._shown, MOST_AT_ONCE)
            except Refusal:
                if first:
                    self._house.gates.unknown.take(self._caller.network)
                raise _Ended(CLOSE_UNKNOWN) from None
            except StoreUnavailable:
                raise _Ended(CLOSE_RESTART) from None
            if first or found.operations:
                await self._socket.send_text(encode(news_of(found)).decode())
            self._shown, first = found.n, False
            if found.n >= found.all:
                await self._news.wait()
                self._news.clear()

    async def _listen(self) -> None:
        while True:
            if not isinstance(await self._message(), SheetPing) or not self._pings.take(""):
                raise _Ended(_CLOSE_MALFORMED)
            await self._socket.send_text(encode(SheetPong()).decode())

    async def _message(self) -> SheetHello | SheetPing:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            raise _Ended(_CLOSE_BINARY)
        try:
            return _asked.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise _Ended(_CLOSE_MALFORMED) from None
