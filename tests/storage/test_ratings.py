"""Both stores of ratings keep their promises; the one on disk also over a restart."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from rummy500.app.ports import Store
from rummy500.app.rating_ports import RatingStore
from rummy500.storage.memory import MemoryStore
from rummy500.storage.ratings import SqliteRatings
from rummy500.storage.ratings_memory import MemoryRatings
from rummy500.storage.sqlite import SqliteStore
from rummy500.testkit.rating_stores import RatingStoreConformance, duel, person

pytestmark = pytest.mark.anyio

Opened = AbstractAsyncContextManager[tuple[Store, RatingStore]]


class TestSqliteRatings(RatingStoreConformance):
    """Runs the shared suite."""

    @pytest.fixture(autouse=True)
    def _folder(self, tmp_path: Path) -> None:
        self.folder = tmp_path
        self.count = 0

    def opened(self) -> Opened:
        """Opens an empty store."""

        @asynccontextmanager
        async def opening() -> AsyncIterator[tuple[Store, RatingStore]]:
            self.count += 1
            store = SqliteStore(self.folder / f"{self.count}.db")
            yield store, SqliteRatings(store)
            await store.close()

        return opening()


class TestMemoryRatings(RatingStoreConformance):
    """Runs the shared suite."""

    def opened(self) -> Opened:
        """Opens an empty store."""

        @asynccontextmanager
        async def opening() -> AsyncIterator[tuple[Store, RatingStore]]:
            store = MemoryStore()
            yield store, MemoryRatings(store)
            await store.close()

        return opening()


async def test_what_was_entered_survives_a_restart_to_the_last_digit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await store.add_guest(person("ann"), 1)
    await SqliteRatings(store).enter(duel("t1", 1, "ann", "EXPERT"))
    before = await SqliteRatings(store).results(person("ann"))
    await store.close()
    again = SqliteStore(tmp_path / "a.db")
    assert await SqliteRatings(again).results(person("ann")) == before
    assert not await SqliteRatings(again).enter(duel("t1", 1, "ann", "EXPERT"))
    await again.close()
