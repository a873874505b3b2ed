"""What shares a transaction of the SQLite store: all of it is stored, or each of it is judged on its own."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rummy500.app.ports import Entry, Seated, SeqTaken
from rummy500.storage.sqlite import SqliteStore
from rummy500.testkit.stores import entry

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """Opens a store."""
    opened = SqliteStore(tmp_path / "rummy.db")
    yield opened
    await opened.close()


async def together(store: SqliteStore, *appends: list[Entry]) -> list[BaseException | None]:
    """Appends all of it at once and gives what came of each."""
    return await asyncio.gather(*map(store.append, appends), return_exceptions=True)


async def seqs(store: SqliteStore, table: str) -> list[int]:
    """Gives the places of a table that are taken."""
    return [one.seq for one in await store.read(table)]


async def test_more_rows_than_one_statement_takes(store: SqliteStore) -> None:
    appends = [[entry(f"t{n}", 1), entry(f"t{n}", 2), entry(f"t{n}", 3)] for n in range(450)]
    assert await together(store, *appends) == [None] * 450
    assert await together(store, *([entry(f"t{n}", 4)] for n in range(450))) == [None] * 450
    for n in (0, 199, 200, 449):
        assert await seqs(store, f"t{n}") == [1, 2, 3, 4]


async def test_one_table_may_go_on_within_a_group(store: SqliteStore) -> None:
    assert await together(store, *([entry("t", seq)] for seq in range(1, 31))) == [None] * 30
    assert await seqs(store, "t") == list(range(1, 31))


async def test_a_gap_within_one_append_is_refused_and_nothing_of_it_stays(store: SqliteStore) -> None:
    outcomes = await together(store, [entry("a", 1)], [entry("b", 1), entry("b", 3)], [entry("c", 2)], [entry("d", 1)])
    assert [type(outcome) for outcome in outcomes] == [type(None), SeqTaken, SeqTaken, type(None)]
    assert [await seqs(store, table) for table in "abcd"] == [[1], [], [], [1]]


async def test_moves_and_other_writes_share_a_group(store: SqliteStore) -> None:
    guest = bytes(32)
    await asyncio.gather(
        store.append([entry("t", 1)], [Seated(guest, "t", 5)]),
        store.add_guest(guest, 1),
        store.append([entry("t", 2)]),
        store.put_link("seat", b"code", "body", 1, None),
    )
    assert await seqs(store, "t") == [1, 2]
    assert await store.guest_of(guest) == guest
    assert await store.link("seat", b"code", 2) == "body"
    assert [one.table for one in await store.tables_of(guest, 9)] == ["t"]


async def test_whatever_comes_together_the_logs_have_no_gaps_and_only_losers_lose(store: SqliteStore) -> None:
    rng = random.Random(11)
    known = dict.fromkeys("abcdef", 0)
    for _ in range(40):
        wishes = [(table, known[table] + rng.choice((1, 1, 1, 0, 2))) for table in rng.choices("abcdef", k=8)]
        outcomes = await together(store, *([entry(table, max(1, seq))] for table, seq in wishes))
        assert all(outcome is None or isinstance(outcome, SeqTaken) for outcome in outcomes)
        for table in known:
            won = [max(1, seq) for (name, seq), out in zip(wishes, outcomes, strict=True) if name == table and not out]
            places = await seqs(store, table)
            assert places == list(range(1, len(places) + 1))
            assert sorted(won) == places[known[table] :]
            known[table] = len(places)
