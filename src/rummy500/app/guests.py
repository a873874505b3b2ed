"""Guests: people known by random tokens in their browsers; only hashes of these are stored."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from rummy500.app.links import Links
from rummy500.app.ports import Store

__all__ = ["TOKEN_BYTES", "Guests", "hash_of"]

TOKEN_BYTES: Final = 32


def hash_of(token: bytes) -> bytes:
    """Gives what is stored of a token: its SHA-256."""
    return hashlib.sha256(token).digest()


class Guests:
    """Knows which tokens were given out, and lets a guest use several browsers."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._links = Links(store, now)

    async def known(self, token: bytes | None) -> bytes | None:
        """Gives the guest (a hash) to whom a token was given, None for any other token. Raises StoreUnavailable."""
        if token is None or len(token) != TOKEN_BYTES:
            return None
        return await self._store.guest_of(hash_of(token))

    async def welcome(self) -> tuple[bytes, bytes]:
        """Makes a guest: the token to hand out and the guest's hash. Raises StoreUnavailable."""
        token = secrets.token_bytes(TOKEN_BYTES)
        guest = hash_of(token)
        await self._store.add_guest(guest, self._now())
        return token, guest

    async def device_code(self, guest: bytes, seconds: int) -> str:
        """Gives a one-time code by which another browser becomes the same guest. Raises StoreUnavailable."""
        return await self._links.make("device", guest.hex(), seconds)

    async def claim(self, code: str) -> bytes | None:
        """Gives a new token of the guest who was given that code, None for a code that is not good.

        Raises StoreUnavailable.
        """
        body = await self._links.take("device", code)
        if body is None:
            return None
        token = secrets.token_bytes(TOKEN_BYTES)
        await self._store.add_alias(hash_of(token), bytes.fromhex(body), self._now())
        return token
