"""The link to a table's finished rounds: one for each table, made when somebody at it first asks for it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Final

from rummy500.app.links import Links
from rummy500.app.ports import Store

__all__ = ["ReplayLinks"]

_OF_TABLE: Final = "replay_of"


class ReplayLinks:
    """Makes the links and knows whose they are; ``now`` gives ms since 1970.

    A link is a code of its own (``app.links``, 80 bits): it says nothing of the table's id, which is an invitation.
    That a table gets the same code each time is a second entry of the store, from the hash of the table's id to the
    code. Whoever can read the store has the tables' logs anyway.
    """

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._links = Links(store, now)
        self._making = asyncio.Lock()

    async def of_table(self, table: str) -> str:
        """Gives the table's code, the same each time. Raises StoreUnavailable."""
        key = hashlib.sha256(table.encode()).digest()
        async with self._making:  # two people who ask at once get one link
            code = await self._store.link(_OF_TABLE, key, self._now())
            if code is None:
                made = await self._links.make("replay", table, None)
                await self._store.put_link(_OF_TABLE, key, made, self._now(), None)
                # Another process may have made one too: both lead here, what is stored now is told from now on.
                code = await self._store.link(_OF_TABLE, key, self._now()) or made
            return code

    async def table_of(self, code: str) -> str | None:
        """Gives the table whose rounds a code shows, None for a code that nobody was given. Raises StoreUnavailable."""
        return await self._links.find("replay", code)
