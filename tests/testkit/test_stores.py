"""The store suite catches a store that breaks a promise: each fault here fails the test that is about it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from rummy500.app.ports import Entry, Seated, Store
from rummy500.storage.memory import MemoryStore
from rummy500.testkit.stores import StoreConformance

pytestmark = pytest.mark.anyio


class Losing(MemoryStore):
    """Accepts every append, and each seventh event of a table is never seen again."""

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        kept = [entry for entry in await super().read(table, after) if entry.seq % 7]
        return kept[:most]


class Overwriting(MemoryStore):
    """Lets a second writer have a place that is taken: it takes the next one."""

    async def append(self, entries: Sequence[Entry], seated: Sequence[Seated] = ()) -> None:
        for entry in entries:
            after = len(await self.read(entry.table))
            await super().append([Entry(entry.table, after + 1, entry.at, entry.body)], seated)


class Halving(MemoryStore):
    """Stores the events of an append one by one, so that a refusal leaves the first ones behind."""

    async def append(self, entries: Sequence[Entry], seated: Sequence[Seated] = ()) -> None:
        for entry in entries:
            await super().append([entry], seated)


class Deaf(MemoryStore):
    """Goes on as if nothing had happened after it was closed."""

    async def close(self) -> None:
        pass


class Unordered(MemoryStore):
    """Gives a guest's tables in no order of time."""

    async def tables_of(self, guest: bytes, limit: int) -> list[Seated]:
        found = await super().tables_of(guest, 1000)
        return sorted(found, key=lambda seat: seat.table)[:limit]


def suite(made: type[MemoryStore]) -> StoreConformance:
    """Gives the suite for that kind of store."""

    class Suite(StoreConformance):
        def opened(self) -> AbstractAsyncContextManager[Store]:
            @asynccontextmanager
            async def opening() -> AsyncIterator[Store]:
                yield made()

            return opening()

    return Suite()


FAULTS = [
    (Losing, "test_events_come_back_in_order_and_byte_for_byte"),
    (Losing, "test_b128_many_writers_and_a_long_reader"),
    (Overwriting, "test_r4_a_taken_place_is_refused_and_changes_nothing"),
    (Overwriting, "test_a_gap_is_refused"),
    (Overwriting, "test_s11_of_many_writers_at_one_place_exactly_one_wins"),
    (Halving, "test_an_append_over_two_tables_is_stored_whole_or_not_at_all"),
    (Deaf, "test_a_closed_store_says_so"),
    (Unordered, "test_tables_of_a_guest_newest_first"),
]


@pytest.mark.parametrize(("made", "test"), FAULTS, ids=[f"{made.__name__} {test}" for made, test in FAULTS])
async def test_a_fault_fails_the_test_that_is_about_it(made: type[MemoryStore], test: str) -> None:
    await getattr(suite(MemoryStore), test)()  # the sound store passes, so the failure is the fault's
    with pytest.raises(AssertionError):
        await getattr(suite(made), test)()
