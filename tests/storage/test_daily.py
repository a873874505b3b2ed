"""Both stores of daily deals keep their promises, and two servers on one database agree."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from rummy500.app.daily_ports import DailyStore
from rummy500.app.ports import Store
from rummy500.storage.daily import SqliteDailies, dailies_beside
from rummy500.storage.memory import MemoryStore
from rummy500.storage.memory_daily import MemoryDailies
from rummy500.storage.sqlite import SqliteStore
from rummy500.testkit.dailies import ANN, DailyConformance, began

pytestmark = pytest.mark.anyio


class TestMemoryDailies(DailyConformance):
    """Runs the shared suite."""

    def opened(self) -> AbstractAsyncContextManager[tuple[DailyStore, Store]]:
        """Opens an empty store."""

        @asynccontextmanager
        async def opening() -> AsyncIterator[tuple[DailyStore, Store]]:
            store = MemoryStore()
            yield MemoryDailies(store), store

        return opening()


class TestSqliteDailies(DailyConformance):
    """Runs the shared suite."""

    @pytest.fixture(autouse=True)
    def _folder(self, tmp_path: Path) -> None:
        self.path = tmp_path / "rummy.db"

    def opened(self) -> AbstractAsyncContextManager[tuple[DailyStore, Store]]:
        """Opens an empty store."""

        @asynccontextmanager
        async def opening() -> AsyncIterator[tuple[DailyStore, Store]]:
            store = SqliteStore(self.path)
            yield dailies_beside(store), store
            await store.close()

        return opening()


async def test_s11_two_servers_that_begin_at_once_begin_one_game(tmp_path: Path) -> None:
    stores = [SqliteStore(tmp_path / "a.db", retry_ms=5000) for _ in range(2)]
    dailies = [SqliteDailies(store) for store in stores]
    games = await asyncio.gather(*(began(dailies[n % 2], ANN, 1, table=f"t{n}") for n in range(20)))
    assert len({game.table for game in games}) == 1
    secrets = await asyncio.gather(*(dailies[n % 2].secret(bytes([n]) * 32, n) for n in range(6)))
    assert len(set(secrets)) == 1
    for store in stores:
        await store.close()


async def test_s11_the_database_itself_holds_one_ranked_game_of_a_guest_and_a_day(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await began(SqliteDailies(store), ANN, 1)
    twice = (
        "INSERT INTO daily_game (table_id, day, guest, ranked, began, hasty) SELECT 'x', day, guest, {}, 1, 0 "
        "FROM daily_game WHERE table_id = 'ann-1-1'"
    )

    def work(rows: sa.Connection) -> str:
        with pytest.raises(sa.exc.IntegrityError), rows.begin_nested():
            rows.exec_driver_sql(twice.format(1))
        rows.exec_driver_sql(twice.format(0))
        return "refused"

    assert await store.change(work) == "refused"
    await store.close()
