"""The memory store keeps the promises of a store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from rummy500.app.ports import Store
from rummy500.storage.memory import MemoryStore
from rummy500.testkit.stores import StoreConformance

pytestmark = pytest.mark.anyio


class TestMemoryStore(StoreConformance):
    """Runs the shared suite."""

    def opened(self) -> AbstractAsyncContextManager[Store]:
        """Opens an empty store."""

        @asynccontextmanager
        async def opening() -> AsyncIterator[Store]:
            store = MemoryStore()
            yield store
            await store.close()

        return opening()
