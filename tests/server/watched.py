"""A store that knows what it has stored, so that nobody can have seen anything before (R2); it can be slow."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

from rummy500.app.ports import Entry, Seated
from rummy500.storage.sqlite import SqliteStore

__all__ = ["WatchedStore"]


class WatchedStore(SqliteStore):
    """Is the SQLite store; ``stored`` is how far each table is on disk, ``slow`` how long an append takes at most."""

    def __init__(self, path: Path, *, slow: float = 0.0) -> None:
        super().__init__(path)
        self.stored: dict[str, int] = {}
        self._slow = slow
        self._rng = random.Random(1)

    async def append(self, entries: Sequence[Entry], seated: Sequence[Seated] = ()) -> None:
        """Stores all of it or nothing."""
        await asyncio.sleep(self._rng.uniform(0, self._slow))
        await super().append(entries, seated)
        for entry in entries:
            self.stored[entry.table] = max(entry.seq, self.stored.get(entry.table, 0))
        await asyncio.sleep(self._rng.uniform(0, self._slow))
