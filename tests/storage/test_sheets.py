"""Both stores of shared sheets keep their promises, and the one in the database survives a restart."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from rummy500.app.ports import StoreUnavailable
from rummy500.app.sheets_port import SheetStore
from rummy500.storage.memory import MemoryStore
from rummy500.storage.sheets import MemorySheets, SqliteSheets, sheets_beside
from rummy500.storage.sqlite import SqliteStore
from rummy500.testkit.sheets import SheetStoreConformance, kept, kept_sheet

pytestmark = pytest.mark.anyio


class TestMemorySheets(SheetStoreConformance):
    """Runs the shared suite."""

    def opened(self) -> AbstractAsyncContextManager[SheetStore]:
        """Opens an empty store."""

        @asynccontextmanager
        async def opening() -> AsyncIterator[SheetStore]:
            yield MemorySheets()

        return opening()


class TestSqliteSheets(SheetStoreConformance):
    """Runs the shared suite."""

    @pytest.fixture(autouse=True)
    def _folder(self, tmp_path: Path) -> None:
        self.path = tmp_path / "rummy.db"

    def opened(self) -> AbstractAsyncContextManager[SheetStore]:
        """Opens an empty store."""

        @asynccontextmanager
        async def opening() -> AsyncIterator[SheetStore]:
            store = SqliteStore(self.path)
            yield SqliteSheets(store)
            await store.close()

        return opening()


async def test_a_sheet_survives_a_restart_and_a_closed_store_says_so(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    sheets = sheets_beside(store)
    await sheets.make(kept_sheet("a"), 0)
    await sheets.add("a", kept("x.1", "x.2", marked=["x.2"]), 7, 10, 1000)
    before = await sheets.read("a", 0, 10)
    await store.close()
    with pytest.raises(StoreUnavailable):
        await sheets.find("a")
    with pytest.raises(StoreUnavailable):
        await sheets.add("a", kept("x.3"), 8, 10, 1000)
    again = SqliteStore(tmp_path / "a.db")
    assert before is not None and before[1] == [b"x.1", b"x.2"]
    assert await sheets_beside(again).read("a", 0, 10) == before
    assert await sheets_beside(again).marked("a") == [b"x.2"]
    await again.close()


async def test_many_ids_are_asked_for_in_parts(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    sheets = SqliteSheets(store)
    await sheets.make(kept_sheet("a"), 0)
    ids = [f"x.{n}" for n in range(1, 2001)]
    assert await sheets.add("a", kept(*ids), 7, 5000, 100_000) == 2000
    assert await sheets.add("a", kept(*ids, "y.1"), 8, 5000, 100_000) == 2001
    assert await sheets.known("a", [*ids, "z.1"]) == set(ids)
    await store.close()


def test_sheets_are_kept_where_the_tables_are(tmp_path: Path) -> None:
    assert isinstance(sheets_beside(MemoryStore()), MemorySheets)
