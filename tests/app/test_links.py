"""Codes are readable, hard to guess, good for their time and purpose, and stored as hashes only."""

from __future__ import annotations

import asyncio
import hashlib
import math

import pytest

from rummy500.app.links import LETTERS, Links, plain_code
from rummy500.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


class Clock:
    """Is a clock that stands where it is set, in ms."""

    now = 1_000

    def __call__(self) -> int:
        return self.now


@pytest.mark.parametrize("kind", ["device", "seat", "replay"])
async def test_a_code_has_60_bits_and_only_its_hash_is_stored(kind: str) -> None:
    store = MemoryStore()
    codes = [await Links(store, Clock()).make(kind, "body", None) for _ in range(300)]  # type: ignore[arg-type]
    assert len(set(codes)) == 300
    letters = codes[0].replace("-", "")
    assert len(letters) * math.log2(len(set(LETTERS))) >= 60
    assert all(set(code) <= set(LETTERS) | {"-"} for code in codes)
    assert all(len(group) == 4 for group in codes[0].split("-"))
    # Every letter comes at every place, sooner or later: nothing of a code is fixed.
    assert all(len({code[place] for code in codes}) > 20 for place in range(len(codes[0])) if codes[0][place] != "-")
    kept = repr(vars(store))
    assert not any(code in kept or code.replace("-", "") in kept for code in codes)
    assert repr(hashlib.sha256(letters.encode()).digest()) in kept


async def test_a_code_may_be_typed_as_people_type() -> None:
    links = Links(MemoryStore(), Clock())
    code = await links.make("seat", "body", 60)
    for typed in (code, code.upper(), code.replace("-", ""), f"  {code.replace('-', ' ')} ", code.replace("o", "0")):
        assert await links.find("seat", typed) == "body"


@pytest.mark.parametrize("typed", ["", "-", "  ", "i" * 12, "ä" * 12, "23456789abc\0", "x" * 10_000])
async def test_what_cannot_be_a_code_stands_for_nothing(typed: str) -> None:
    links = Links(MemoryStore(), Clock())
    await links.make("seat", "body", 60)
    assert await links.find("seat", typed) is None
    assert await links.take("seat", typed) is None


async def test_a_code_is_good_for_its_purpose_alone() -> None:
    links = Links(MemoryStore(), Clock())
    code = await links.make("replay", "body", None)
    assert await links.find("seat", code) is None
    assert await links.take("device", code) is None
    assert await links.find("replay", code) == "body"


async def test_a_code_ends_with_its_time() -> None:
    clock = Clock()
    links = Links(MemoryStore(), clock)
    code, lasting = await links.make("seat", "body", 60), await links.make("replay", "body", None)
    clock.now += 59_999
    assert await links.find("seat", code) == "body"
    clock.now += 1
    assert await links.find("seat", code) is None
    assert await links.take("seat", code) is None
    assert await links.find("replay", lasting) == "body"


async def test_of_many_who_take_a_code_one_gets_it() -> None:
    links = Links(MemoryStore(), Clock())
    code = await links.make("seat", "body", 60)
    taken = await asyncio.gather(*(links.take("seat", code) for _ in range(20)))
    assert sorted(taken, key=str) == [*[None] * 19, "body"]
    assert await links.find("seat", code) is None


def test_a_plain_code_keeps_nothing_but_letters() -> None:
    assert plain_code("AB-cd 23") == "abcd23"
    assert plain_code("0o") == "oo"
    assert plain_code("ab_cd") is None
