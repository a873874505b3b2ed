"""Guests are known by what only their browser has."""

from __future__ import annotations

import hashlib

import pytest

from rummy500.app.guests import Guests
from rummy500.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio


async def test_a_token_is_32_bytes_and_only_its_hash_is_stored() -> None:
    store = MemoryStore()
    guests = Guests(store, lambda: 5)
    token, guest = await guests.welcome()
    assert len(token) == 32
    assert guest == hashlib.sha256(token).digest()
    assert token not in repr(vars(store)).encode()
    assert await guests.known(token) == guest


async def test_a_token_that_was_not_given_out_is_nobody() -> None:
    guests = Guests(MemoryStore(), lambda: 5)
    assert await guests.known(bytes(32)) is None
    assert await guests.known(b"short") is None
    assert await guests.known(None) is None


async def test_no_two_guests_are_the_same() -> None:
    guests = Guests(MemoryStore(), lambda: 5)
    assert len({(await guests.welcome())[0] for _ in range(200)}) == 200


async def test_a_code_makes_another_browser_the_same_guest_once() -> None:
    store = MemoryStore()
    guests = Guests(store, lambda: 5)
    token, guest = await guests.welcome()
    code = await guests.device_code(guest, 600)
    other = await guests.claim(code)
    assert other is not None
    assert other != token
    assert len(other) == 32
    assert await guests.known(other) == guest
    assert await guests.known(token) == guest
    assert await guests.claim(code) is None
    assert other not in repr(vars(store)).encode()


async def test_a_device_code_ends_with_its_time() -> None:
    times = [0]
    guests = Guests(MemoryStore(), lambda: times[-1])
    _, guest = await guests.welcome()
    code = await guests.device_code(guest, 600)
    times.append(600_000)
    assert await guests.claim(code) is None


async def test_another_browser_can_hand_the_guest_on() -> None:
    guests = Guests(MemoryStore(), lambda: 5)
    _, guest = await guests.welcome()
    second = await guests.claim(await guests.device_code(guest, 600))
    assert second is not None
    whose = await guests.known(second)
    assert whose is not None
    third = await guests.claim(await guests.device_code(whose, 600))
    assert await guests.known(third) == guest
