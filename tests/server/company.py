"""Several people at one table, for tests: each a guest with an open socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.server.client import Guest, Talk
from tests.server.serving import Running

__all__ = ["Company", "company"]

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")


class Company:
    """Is a table with its people; the first is the host. ``talks`` are by the order in which they came."""

    def __init__(self, table: str, guests: Sequence[Guest]) -> None:
        self.table = table
        self.guests = list(guests)
        self.talks: list[Talk] = []

    @property
    def host(self) -> Talk:
        """Gives the host's socket."""
        return self.talks[0]

    async def start(self) -> None:
        """Begins the match and waits until all have cards."""
        answer = await self.host.ask("start")
        assert answer["type"] == "ack", answer
        await asyncio.gather(*(talk.until(lambda one: one.view["public"] is not None) for talk in self.talks))

    async def on_turn(self) -> Talk:
        """Waits until somebody of the company can act and gives their socket."""
        waiting = [asyncio.ensure_future(talk.until_turn()) for talk in self.talks]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return next(talk for talk in self.talks if talk.options is not None)


@asynccontextmanager
async def company(
    server: Running, people: int = 2, computers: int = 0, shares: bool = False, **more: Any
) -> AsyncIterator[Company]:
    """Seats so many people at a table in its lobby, all with open sockets."""
    host = Guest(server.url)
    table = await host.make_lobby(people - 1, computers, **more)
    guests = [host]
    for name in NAMES[1:people]:
        guest = Guest(server.url)
        await guest.seated(table, name)
        guests.append(guest)
    found = Company(table, guests)
    async with AsyncExitStack() as stack:
        for guest in guests:
            found.talks.append(await stack.enter_async_context(guest.sit(table, shares)))
        yield found
