"""What every store must do: a test file subclasses ``StoreConformance`` and says how a store is opened.

The tests are coroutines, so the file also says what runs them, for instance ``pytestmark = pytest.mark.anyio``.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from contextlib import AbstractAsyncContextManager
from typing import TypeVar

from rummy500.app.ports import Entry, Seated, SeqTaken, Store, StoreUnavailable

__all__ = ["StoreConformance", "entry"]

_Outcome = TypeVar("_Outcome", bound=Exception)


def entry(table: str, seq: int, body: bytes = b"{}") -> Entry:
    """Makes an event whose time is its seq."""
    return Entry(table, seq, seq, body)


async def _raised(kind: type[_Outcome], call: Awaitable[object]) -> _Outcome:
    """Gives the exception of that kind which a call raises; fails where it raises none."""
    try:
        await call
    except kind as outcome:
        return outcome
    raise AssertionError(f"{kind.__name__} was not raised")


class StoreConformance:
    """Tests the promises of ``app.ports.Store``; each test opens an empty store of its own."""

    def opened(self) -> AbstractAsyncContextManager[Store]:
        """Opens an empty store and closes it at the end of the block."""
        raise NotImplementedError

    async def test_unknown_table_has_no_events(self) -> None:
        async with self.opened() as store:
            assert await store.read("nowhere") == []

    async def test_events_come_back_in_order_and_byte_for_byte(self) -> None:
        async with self.opened() as store:
            bodies = [bytes([n]) * (n + 1) for n in range(40)]
            for n, body in enumerate(bodies, 1):
                await store.append([entry("a", n, body)])
            log = await store.read("a")
            assert [e.seq for e in log] == list(range(1, 41))
            assert [e.body for e in log] == bodies
            assert await store.read("a", after=38) == log[38:]
            assert await store.read("a", after=40) == []

    async def test_r4_a_taken_place_is_refused_and_changes_nothing(self) -> None:
        async with self.opened() as store:
            await store.append([entry("a", 1, b"first")])
            caught = await _raised(SeqTaken, store.append([entry("a", 1, b"second")]))
            assert (caught.table, caught.seq) == ("a", 1)
            assert [e.body for e in await store.read("a")] == [b"first"]

    async def test_a_gap_is_refused(self) -> None:
        async with self.opened() as store:
            await _raised(SeqTaken, store.append([entry("a", 2)]))
            await store.append([entry("a", 1)])
            await _raised(SeqTaken, store.append([entry("a", 3)]))
            assert len(await store.read("a")) == 1

    async def test_an_append_over_two_tables_is_stored_whole_or_not_at_all(self) -> None:
        async with self.opened() as store:
            await store.append([entry("a", 1), entry("b", 1)])
            await _raised(SeqTaken, store.append([entry("a", 2), entry("b", 1)], [Seated(b"g", "a", 1)]))
            assert [e.seq for e in await store.read("a")] == [1]
            assert await store.tables_of(b"g", 5) == []

    async def test_s11_of_many_writers_at_one_place_exactly_one_wins(self) -> None:
        async with self.opened() as store:
            for seq in range(1, 6):
                results = await asyncio.gather(
                    *(store.append([entry("a", seq, str(n).encode())]) for n in range(20)), return_exceptions=True
                )
                lost = [r for r in results if r is not None]
                assert len(lost) == 19
                assert all(isinstance(r, SeqTaken) for r in lost)
                winner = results.index(None)
                assert (await store.read("a"))[-1].body == str(winner).encode()

    async def test_losers_of_a_tick_do_not_harm_the_others(self) -> None:
        async with self.opened() as store:
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

    async def test_b128_many_writers_and_a_long_reader(self) -> None:
        async with self.opened() as store:

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

    async def test_guests(self) -> None:
        async with self.opened() as store:
            assert await store.guest_of(b"x" * 32) is None
            await store.add_guest(b"x" * 32, 7)
            await store.add_guest(b"x" * 32, 8)
            assert await store.guest_of(b"x" * 32) == b"x" * 32
            assert await store.guest_of(b"y" * 32) is None

    async def test_a_guest_has_several_tokens(self) -> None:
        async with self.opened() as store:
            await store.add_guest(b"x" * 32, 7)
            await store.add_guest(b"o" * 32, 7)
            await store.add_alias(b"y" * 32, b"x" * 32, 8)
            await store.add_alias(b"z" * 32, b"x" * 32, 8)
            await store.add_alias(b"z" * 32, b"o" * 32, 9)
            assert await store.guest_of(b"y" * 32) == b"x" * 32
            assert await store.guest_of(b"z" * 32) == b"x" * 32
            assert await store.guest_of(b"x" * 32) == b"x" * 32

    async def test_a_link_is_found_by_its_kind_and_code_until_it_expires(self) -> None:
        async with self.opened() as store:
            await store.put_link("seat", b"c" * 32, "of seat", 10, 20)
            await store.put_link("replay", b"c" * 32, "of replay", 10, None)
            assert await store.link("seat", b"c" * 32, 19) == "of seat"
            assert await store.link("seat", b"c" * 32, 20) is None
            assert await store.link("replay", b"c" * 32, 10**15) == "of replay"
            assert await store.link("device", b"c" * 32, 10) is None
            assert await store.link("seat", b"d" * 32, 10) is None
            await store.put_link("seat", b"c" * 32, "another", 12, 30)
            assert await store.link("seat", b"c" * 32, 29) == "another"

    async def test_a_link_can_be_taken_once(self) -> None:
        async with self.opened() as store:
            await store.put_link("seat", b"c" * 32, "body", 10, 20)
            await store.put_link("seat", b"d" * 32, "late", 10, 20)
            await store.put_link("replay", b"c" * 32, "other", 10, None)
            taken = await asyncio.gather(*(store.take_link("seat", b"c" * 32, 15) for _ in range(20)))
            assert sorted(taken, key=str) == [*[None] * 19, "body"]
            assert await store.link("seat", b"c" * 32, 15) is None
            assert await store.take_link("seat", b"d" * 32, 20) is None
            assert await store.take_link("replay", b"c" * 32, 15) == "other"

    async def test_links_that_have_expired_are_forgotten_the_others_stay(self) -> None:
        async with self.opened() as store:
            await store.put_link("seat", b"a" * 32, "old", 0, 10)
            await store.put_link("seat", b"b" * 32, "good", 0, 100)
            await store.put_link("seat", b"c" * 32, "lasting", 0, None)
            await store.put_link("seat", b"d" * 32, "new", 50, 60)
            assert await store.link("seat", b"a" * 32, 5) is None
            assert await store.link("seat", b"b" * 32, 50) == "good"
            assert await store.link("seat", b"c" * 32, 50) == "lasting"

    async def test_tables_of_a_guest_newest_first(self) -> None:
        async with self.opened() as store:
            order = list(range(10))
            random.Random(5).shuffle(order)
            for n in order:
                await store.append([entry(f"t{n}", 1)], [Seated(b"g", f"t{n}", n), Seated(b"h", f"t{n}", -n)])
            assert [s.table for s in await store.tables_of(b"g", 3)] == ["t9", "t8", "t7"]
            assert [s.table for s in await store.tables_of(b"h", 2)] == ["t0", "t1"]
            assert await store.tables_of(b"nobody", 3) == []

    async def test_a_seat_can_be_marked_as_finished(self) -> None:
        async with self.opened() as store:
            await store.append([entry("a", 1)], [Seated(b"g", "a", 5)])
            await store.append([entry("a", 2)], [Seated(b"g", "a", 9, True)])
            assert await store.tables_of(b"g", 3) == [Seated(b"g", "a", 5, True)]

    async def test_a_seat_has_a_line_and_an_empty_one_keeps_it(self) -> None:
        async with self.opened() as store:
            await store.append([entry("a", 1)], [Seated(b"g", "a", 5, line="first")])
            await store.append([entry("a", 2)], [Seated(b"g", "a", 9)])
            assert await store.tables_of(b"g", 3) == [Seated(b"g", "a", 5, False, "first")]
            await store.append([], [Seated(b"g", "a", 9, True, "second")])
            assert await store.tables_of(b"g", 3) == [Seated(b"g", "a", 5, True, "second")]

    async def test_the_time_from_the_last_beat_to_a_start_is_an_outage(self) -> None:
        async with self.opened() as store:
            await store.restarted(5)
            assert await store.outages() == []
            await store.beat(10)
            await store.beat(20)
            await store.restarted(50)
            await store.restarted(60)
            assert await store.outages() == [(20, 50)]
            await store.beat(70)
            await store.restarted(75)
            assert await store.outages() == [(20, 50), (70, 75)]
            assert await store.outages(50) == [(70, 75)]

    async def test_f8_a_clock_that_was_set_back_makes_no_outage(self) -> None:
        async with self.opened() as store:
            await store.beat(100)
            await store.restarted(40)
            await store.restarted(200)
            assert await store.outages() == []

    async def test_an_analysis_is_kept_for_its_key_and_replaced_by_a_later_one(self) -> None:
        async with self.opened() as store:
            assert await store.analysis(b"k" * 32) is None
            await store.keep_analysis(b"k" * 32, b"found\x00", 5, 10, 1000)
            await store.keep_analysis(b"l" * 32, b"other", 5, 10, 1000)
            assert await store.analysis(b"k" * 32) == b"found\x00"
            await store.keep_analysis(b"k" * 32, b"anew", 6, 10, 1000)
            assert await store.analysis(b"k" * 32) == b"anew"
            assert await store.analysis(b"l" * 32) == b"other"

    async def test_of_analyses_those_kept_longest_are_forgotten_by_count_and_by_size(self) -> None:
        async def kept(store: Store) -> list[int]:
            return [n for n in range(10) if await store.analysis(bytes([n])) is not None]

        async with self.opened() as store:
            for n in (3, 1, 0, 2, 4):
                await store.keep_analysis(bytes([n]), bytes(10), 100 + n, 3, 1000)
            assert await kept(store) == [2, 3, 4]
            await store.keep_analysis(bytes([5]), bytes(10), 104, 3, 1000)
            assert await kept(store) == [3, 4, 5]
            await store.keep_analysis(bytes([3]), bytes(25), 200, 9, 45)
            assert await kept(store) == [3, 4, 5]
            await store.keep_analysis(bytes([6]), bytes(20), 201, 9, 45)
            assert await kept(store) == [3, 6]
            await store.keep_analysis(bytes([7]), bytes(46), 202, 9, 45)
            assert await kept(store) == []

    async def test_the_beginning_of_a_log_can_be_read_alone(self) -> None:
        async with self.opened() as store:
            await store.append([entry("a", n) for n in range(1, 6)])
            assert [e.seq for e in await store.read("a", most=1)] == [1]
            assert [e.seq for e in await store.read("a", after=2, most=2)] == [3, 4]

    async def test_a_closed_store_says_so(self) -> None:
        async with self.opened() as store:
            await store.append([entry("a", 1)])
            assert await store.healthy()
            await store.close()
            assert not await store.healthy()
            await _raised(StoreUnavailable, store.append([entry("a", 2)]))
            await _raised(StoreUnavailable, store.read("a"))
