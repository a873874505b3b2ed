"""The socket of a table: who may open it, and how long it lasts. What is said on it is ``conversation``'s."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.websockets import WebSocket

from rummy500.app.live import LiveTable
from rummy500.app.ports import StoreUnavailable
from rummy500.app.table import Refusal, TableBroken
from rummy500.server.callers import Caller, cookie_token, origin_allowed
from rummy500.server.conversation import CLOSE_NO_PLACE, Conversation
from rummy500.server.house import House, log
from rummy500.server.logs import guest_tag

__all__ = [
    "CLOSE_EXPIRED",
    "CLOSE_FAULT",
    "CLOSE_RESTART",
    "CLOSE_TOO_MANY",
    "CLOSE_UNKNOWN",
    "table_socket",
    "turn_away",
]

CLOSE_FAULT: Final = 1011
CLOSE_RESTART: Final = 1012
CLOSE_UNKNOWN: Final = 4404
CLOSE_EXPIRED: Final = 4410
CLOSE_TOO_MANY: Final = 4429

_REFUSED: Final = {"removed": CLOSE_NO_PLACE, "not_watchable": CLOSE_NO_PLACE, "expired": CLOSE_EXPIRED}


def table_socket(house: House, open_now: set[Conversation]) -> Callable[[WebSocket], Awaitable[None]]:
    """Makes the end point; ``open_now`` holds the conversations under way."""

    async def endpoint(socket: WebSocket) -> None:
        caller: Caller = socket.scope["rummy.caller"]
        if not origin_allowed(socket.scope, caller, house.settings.origins):
            # Before the upgrade: another page's script learns nothing but a failure.
            house.metrics.closed.labels("403").inc()
            await socket.close()
            return
        if house.tables.closing:
            await turn_away(house, socket, CLOSE_RESTART)
            return
        places = house.gates.sockets_by_network
        if not house.gates.requests.take(caller.network) or not places.take(caller.network):
            await turn_away(house, socket, CLOSE_TOO_MANY)
            return
        try:
            await _admitted(house, socket, caller, open_now)
        finally:
            places.give_back(caller.network)

    return endpoint


async def _admitted(house: House, socket: WebSocket, caller: Caller, open_now: set[Conversation]) -> None:
    try:
        guest, live = await _found(house, socket, caller)
    except StoreUnavailable:
        await turn_away(house, socket, CLOSE_RESTART)
        return
    except TableBroken as error:
        log.error("table broken", reason=str(error))
        await turn_away(house, socket, CLOSE_FAULT)
        return
    except Refusal as refusal:
        await turn_away(house, socket, _REFUSED.get(refusal.code, CLOSE_TOO_MANY))
        return
    if guest is None or live is None:
        await turn_away(house, socket, CLOSE_UNKNOWN)
        return
    if not house.gates.sockets_by_guest.take(guest):
        await turn_away(house, socket, CLOSE_TOO_MANY)
        return
    house.metrics.sockets.inc()
    talk = Conversation(house, socket, live, guest)
    open_now.add(talk)
    try:
        await socket.accept()
        await talk.run()
    finally:
        open_now.discard(talk)
        house.metrics.sockets.dec()
        house.gates.sockets_by_guest.give_back(guest)
        log.debug("socket ended", table=live.id, guest=guest_tag(guest), code=talk.close_code)


async def _found(house: House, socket: WebSocket, caller: Caller) -> tuple[bytes | None, LiveTable | None]:
    """Finds guest and table; to whom nothing was given out, every table is as unknown as one that does not exist."""
    unknown = house.gates.unknown
    if unknown.wait_ms(caller.network):
        raise Refusal("too_many")
    guest = await house.guests.known(cookie_token(socket.scope, caller.https))
    live = await house.tables.find(socket.path_params["table"], guest)
    if live is None:
        unknown.take(caller.network)
    return guest, live


async def turn_away(house: House, socket: WebSocket, code: int) -> None:
    """Closes with a code that the page can read, which needs the upgrade first; no frame is ever sent."""
    house.metrics.closed.labels(str(code)).inc()
    await socket.accept()
    await socket.close(code)
