"""A table has one link to its finished rounds, whoever asks and however often."""

from __future__ import annotations

import asyncio

import pytest

from rummy500.app.replay_links import ReplayLinks
from rummy500.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio

TABLE, OTHER = "abcdefghjkmnpqrs", "bbcdefghjkmnpqrs"


async def test_people_who_ask_at_once_get_the_same_link() -> None:
    links = ReplayLinks(MemoryStore(), lambda: 5)
    codes = await asyncio.gather(*(links.of_table(table) for table in [TABLE, OTHER] * 10))
    assert len(set(codes[::2])) == len(set(codes[1::2])) == 1
    assert codes[0] != codes[1]
    assert await links.table_of(codes[0]) == TABLE
    assert await links.table_of(codes[1]) == OTHER


async def test_a_link_is_the_same_after_a_restart_and_years_later() -> None:
    store = MemoryStore()
    code = await ReplayLinks(store, lambda: 5).of_table(TABLE)
    later = ReplayLinks(store, lambda: 10**12)
    assert await later.of_table(TABLE) == code
    assert await later.table_of(code) == TABLE


async def test_a_link_is_long_enough_and_read_leniently() -> None:
    links = ReplayLinks(MemoryStore(), lambda: 5)
    code = await links.of_table(TABLE)
    assert len(code.replace("-", "")) == 16  # letters of 32: 80 bits
    assert await links.table_of(f" {code.upper()} ") == TABLE
    assert await links.table_of(code.replace("-", "")) == TABLE


@pytest.mark.parametrize("code", ["", "x", "2222-2222-2222-2222", TABLE, "é" * 16, "a" * 1000])
async def test_no_other_text_is_a_link(code: str) -> None:
    links = ReplayLinks(MemoryStore(), lambda: 5)
    await links.of_table(TABLE)
    assert await links.table_of(code) is None
