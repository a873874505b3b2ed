"""What every store of shared sheets must do: a test file subclasses ``SheetStoreConformance`` and opens one.

The tests are coroutines, so the file also says what runs them, for instance ``pytestmark = pytest.mark.anyio``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

from rummy500.app.sheets_port import KeptOperation, KeptSheet, SheetStore

__all__ = ["SheetStoreConformance", "kept", "kept_sheet"]

_MOST = 1000
_MOST_BYTES = 100_000


def kept_sheet(id: str, at: int = 5) -> KeptSheet:
    """Makes a sheet without operations whose codes' hashes are made of its id."""
    return KeptSheet(id, f"read {id}".encode(), f"write {id}".encode(), at, at)


def kept(*ids: str, marked: Sequence[str] = ()) -> list[KeptOperation]:
    """Makes operations whose bodies are their ids."""
    return [KeptOperation(id, id.encode(), id in marked) for id in ids]


class SheetStoreConformance:
    """Tests the promises of ``app.sheets_port.SheetStore``; each test opens an empty store of its own."""

    def opened(self) -> AbstractAsyncContextManager[SheetStore]:
        """Opens an empty store and closes it at the end of the block."""
        raise NotImplementedError

    async def test_an_unknown_sheet_is_unknown_to_every_question(self) -> None:
        async with self.opened() as store:
            assert await store.find("a") is None
            assert await store.read("a", 0, 10) is None
            assert await store.marked("a") == []
            assert await store.known("a", ["x.1"]) == set()
            assert await store.add("a", kept("x.1"), 9, _MOST, _MOST_BYTES) is None
            await store.set_codes("a", b"r", b"w")
            await store.forget("a")
            assert await store.find("a") is None

    async def test_a_sheet_is_made_once(self) -> None:
        async with self.opened() as store:
            assert await store.make(kept_sheet("a"), 0)
            assert not await store.make(KeptSheet("a", b"other", b"other", 9, 9), 0)
            assert await store.find("a") == kept_sheet("a")
            assert await store.read("a", 0, 10) == (kept_sheet("a"), [])

    async def test_operations_are_numbered_in_the_order_in_which_they_came(self) -> None:
        async with self.opened() as store:
            await store.make(kept_sheet("a"), 0)
            await store.make(kept_sheet("b"), 0)
            assert await store.add("a", kept("x.1", "x.2"), 7, _MOST, _MOST_BYTES) == 2
            assert await store.add("b", kept("x.1"), 8, _MOST, _MOST_BYTES) == 1
            assert await store.add("a", kept("y.1"), 9, _MOST, _MOST_BYTES) == 3
            found = await store.read("a", 0, 10)
            assert found is not None
            assert found[1] == [b"x.1", b"x.2", b"y.1"]
            assert (found[0].n, found[0].size, found[0].made, found[0].last) == (3, 9, 5, 9)
            assert await store.find("a") == found[0]
            assert [
                (await store.read("a", after, most) or (None, []))[1] for after, most in ((1, 1), (2, 5), (3, 5))
            ] == [
                [b"x.2"],
                [b"y.1"],
                [],
            ]

    async def test_an_operation_that_is_known_changes_nothing(self) -> None:
        async with self.opened() as store:
            await store.make(kept_sheet("a"), 0)
            await store.add("a", kept("x.1", "x.2"), 7, _MOST, _MOST_BYTES)
            assert await store.add("a", [KeptOperation("x.1", b"another")], 8, _MOST, _MOST_BYTES) == 2
            again = [*kept("x.2", "x.3"), KeptOperation("x.3", b"another"), *kept("x.1")]
            assert await store.add("a", again, 9, _MOST, _MOST_BYTES) == 3
            assert await store.add("a", [], 10, _MOST, _MOST_BYTES) == 3
            sheet, bodies = await store.read("a", 0, 10) or (kept_sheet("a"), [])
            assert bodies == [b"x.1", b"x.2", b"x.3"]
            assert (sheet.n, sheet.size, sheet.last) == (3, 9, 9)
            assert await store.known("a", ["x.0", "x.3", "x.1"]) == {"x.1", "x.3"}
            assert await store.known("b", ["x.1"]) == set()

    async def test_s18_what_would_be_too_much_is_refused_whole(self) -> None:
        async with self.opened() as store:
            await store.make(kept_sheet("a"), 0)
            assert await store.add("a", kept("x.1", "x.2"), 7, 3, _MOST_BYTES) == 2
            assert await store.add("a", kept("x.3", "x.4"), 8, 3, _MOST_BYTES) is None
            assert await store.add("a", kept("x.3"), 8, 3, 8) is None
            # What is there already takes no room, even in a sheet that is full.
            assert await store.add("a", kept("x.1", "x.2", "x.3"), 8, 3, 9) == 3
            assert await store.add("a", kept("x.1"), 8, 2, 1) == 3
            assert (await store.read("a", 0, 10) or (None, []))[1] == [b"x.1", b"x.2", b"x.3"]

    async def test_marked_operations_can_be_asked_for_apart(self) -> None:
        async with self.opened() as store:
            await store.make(kept_sheet("a"), 0)
            await store.add("a", kept("x.1", "x.2", "x.3", marked=["x.2"]), 7, _MOST, _MOST_BYTES)
            await store.add("a", kept("y.1", marked=["y.1"]), 8, _MOST, _MOST_BYTES)
            assert await store.marked("a") == [b"x.2", b"y.1"]

    async def test_codes_can_be_changed(self) -> None:
        async with self.opened() as store:
            await store.make(kept_sheet("a"), 0)
            await store.make(kept_sheet("b"), 0)
            await store.set_codes("a", b"new read", b"new write")
            found = await store.find("a")
            assert found is not None and (found.read, found.write) == (b"new read", b"new write")
            assert await store.find("b") == kept_sheet("b")

    async def test_a_sheet_is_forgotten_with_its_operations_and_its_id_is_free_again(self) -> None:
        async with self.opened() as store:
            for id in ("a", "b"):
                await store.make(kept_sheet(id), 0)
                await store.add(id, kept("x.1", marked=["x.1"]), 7, _MOST, _MOST_BYTES)
            await store.forget("a")
            assert await store.find("a") is None
            assert await store.marked("a") == []
            assert await store.make(kept_sheet("a", 9), 0)
            assert await store.add("a", kept("x.1"), 9, _MOST, _MOST_BYTES) == 1
            assert (await store.read("b", 0, 5) or (None, []))[1] == [b"x.1"]

    async def test_sheets_that_nobody_has_changed_for_long_are_forgotten_when_one_is_made(self) -> None:
        async with self.opened() as store:
            for id in ("old", "used", "new"):
                await store.make(kept_sheet(id, 10), 0)
                await store.add(id, kept("x.1"), 10, _MOST, _MOST_BYTES)
            await store.add("used", kept("x.2"), 20, _MOST, _MOST_BYTES)
            await store.make(kept_sheet("next", 30), 11)
            assert [id for id in ("old", "used", "new", "next") if await store.find(id) is not None] == ["used", "next"]
            assert await store.known("old", ["x.1"]) == set()
            # An id whose sheet has just been forgotten can be had at once.
            assert await store.make(kept_sheet("used", 40), 40)
            assert await store.known("used", ["x.1", "x.2"]) == set()

    async def test_b128_many_editors_at_once_lose_nothing(self) -> None:
        async with self.opened() as store:
            await store.make(kept_sheet("a"), 0)

            async def edit(author: str) -> None:
                for n in range(1, 21):
                    # The one before comes along again, as after an answer that was lost.
                    await store.add("a", kept(f"{author}.{max(1, n - 1)}", f"{author}.{n}"), n, _MOST, _MOST_BYTES)

            await asyncio.gather(*(edit(author) for author in "pqrstuvw"))
            sheet, bodies = await store.read("a", 0, _MOST) or (kept_sheet("a"), [])
            assert sheet.n == len(bodies) == 160
            assert sheet.size == sum(map(len, bodies))
            assert sorted(bodies) == sorted(f"{a}.{n}".encode() for a in "pqrstuvw" for n in range(1, 21))
            for author in "pqrstuvw":
                own = [body for body in bodies if body.startswith(author.encode())]
                assert own == [f"{author}.{n}".encode() for n in range(1, 21)]
