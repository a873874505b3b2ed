"""What every store must do; each adapter's test file subclasses ``StoreConformance`` and says how one is made."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager

import pytest

from rummy500.app.ports import Entry, Seated, SeqTaken, Store, StoreUnavailable


def entry(table: str, seq: int, body: bytes = b"{}") -> Entry:
    """Makes an event whose time is its seq."""
    return Entry(table, seq, seq, body)


class StoreConformance:
    """Promises of ``app.ports.Store``."""

    def opened(self) -> AbstractAsyncContextManager[Store]:
        """Opens an empty store."""
        raise NotImplementedError

    @pytest.fixture
    async def store(self) -> AsyncIterator[Store]:
        """Gives an empty store and closes it afterwards."""
        async with self.opened() as store:
            yield store

    async def test_unknown_table_has_no_events(self, store: Store) -> None:
        assert await store.read("nowhere") == []

    async def test_events_come_back_in_order_and_byte_for_byte(self, store: Store) -> None:
        bodies = [bytes([n]) * (n + 1) for n in range(40)]
        for n, body in enumerate(bodies, 1):
            await store.append([entry("a", n, body)])
        log = await store.read("a")
        assert [e.seq for e in log] == list(range(1, 41))
        assert [e.body for e in log] == bodies
        assert await store.read("a", after=38) == log[38:]
        assert await store.read("a", after=40) == []

    async def test_r4_a_taken_place_is_refused_and_changes_nothing(self, store: Store) -> None:
        await store.append([entry("a", 1, b"first")])
        with pytest.raises(SeqTaken) as caught:
            await store.append([entry("a", 1, b"second")])
        assert (caught.value.table, caught.value.seq) == ("a", 1)
        assert [e.body for e in await store.read("a")] == [b"first"]

    async def test_a_gap_is_refused(self, store: Store) -> None:
        with pytest.raises(SeqTaken):
            await store.append([entry("a", 2)])
        await store.append([entry("a", 1)])
        with pytest.raises(SeqTaken):
            await store.append([entry("a", 3)])
        assert len(await store.read("a")) == 1

    async def test_an_append_over_two_tables_is_stored_whole_or_not_at_all(self, store: Store) -> None:
        await store.append([entry("a", 1), entry("b", 1)])
        with pytest.raises(SeqTaken):
            await store.append([entry("a", 2), entry("b", 1)], [Seated(b"g", "a", 1)])
        assert [e.seq for e in await store.read("a")] == [1]
        assert await store.tables_of(b"g", 5) == []

    async def test_s11_of_many_writers_at_one_place_exactly_one_wins(self, store: Store) -> None:
        for seq in range(1, 6):
            results = await asyncio.gather(
                *(store.append([entry("a", seq, str(n).encode())]) for n in range(20)), return_exceptions=True
            )
            lost = [r for r in results if r is not None]
            assert len(lost) == 19
            assert all(isinstance(r, SeqTaken) for r in lost)
            winner = results.index(None)
            assert (await store.read("a"))[-1].body == str(winner).encode()

    async def test_losers_of_a_tick_do_not_harm_the_others(self, store: Store) -> None:
        await store.append([entry("taken", 1)])
        results = await asyncio.gather(
            *(
                store.append([entry("taken", 1)]) if n % 3 == 0 else store.append([entry(f"t{n}", 1)])
                for n in range(60)
            ),
            return_exceptions=True,
        )
        assert [isinstance(r, SeqTaken) for r in results] == [n % 3 == 0 for n in range(60)]
        for n in range(60):
            assert len(await store.read(f"t{n}")) == (0 if n % 3 == 0 else 1)

    async def test_b128_many_writers_and_a_long_reader(self, store: Store) -> None:
        async def write(table: str) -> None:
            for seq in range(1, 26):
                await store.append([entry(table, seq)])

        async def read() -> None:
            seen = 0
            for _ in range(30):
                log = await store.read("w0")
                assert [e.seq for e in log] == list(range(1, len(log) + 1))
                assert len(log) >= seen
                seen = len(log)

        await asyncio.gather(read(), *(write(f"w{n}") for n in range(8)))
        for n in range(8):
            assert len(await store.read(f"w{n}")) == 25

    async def test_guests(self, store: Store) -> None:
        assert not await store.has_guest(b"x" * 32)
        await store.add_guest(b"x" * 32, 7)
        await store.add_guest(b"x" * 32, 8)
        assert await store.has_guest(b"x" * 32)
        assert not await store.has_guest(b"y" * 32)

    async def test_tables_of_a_guest_newest_first(self, store: Store) -> None:
        order = list(range(10))
        random.Random(5).shuffle(order)
        for n in order:
            await store.append([entry(f"t{n}", 1)], [Seated(b"g", f"t{n}", n), Seated(b"h", f"t{n}", -n)])
        assert [s.table for s in await store.tables_of(b"g", 3)] == ["t9", "t8", "t7"]
        assert [s.table for s in await store.tables_of(b"h", 2)] == ["t0", "t1"]
        assert await store.tables_of(b"nobody", 3) == []

    async def test_a_seat_can_be_marked_as_finished(self, store: Store) -> None:
        await store.append([entry("a", 1)], [Seated(b"g", "a", 5)])
        await store.append([entry("a", 2)], [Seated(b"g", "a", 9, True)])
        assert await store.tables_of(b"g", 3) == [Seated(b"g", "a", 5, True)]

    async def test_the_beginning_of_a_log_can_be_read_alone(self, store: Store) -> None:
        await store.append([entry("a", n) for n in range(1, 6)])
        assert [e.seq for e in await store.read("a", most=1)] == [1]
        assert [e.seq for e in await store.read("a", after=2, most=2)] == [3, 4]

    async def test_a_closed_store_says_so(self, store: Store) -> None:
        await store.append([entry("a", 1)])
        assert await store.healthy()
        await store.close()
        assert not await store.healthy()
        with pytest.raises(StoreUnavailable):
            await store.append([entry("a", 2)])
        with pytest.raises(StoreUnavailable):
            await store.read("a")
