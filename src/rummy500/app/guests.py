"""Guests: browsers known by a random token; only its hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from rummy500.app.ports import Store

__all__ = ["TOKEN_BYTES", "Guests", "hash_of"]

TOKEN_BYTES: Final = 32


def hash_of(token: bytes) -> bytes:
    """Gives what is stored of a token: its SHA-256."""
    return hashlib.sha256(token).digest()


class Guests:
    """Knows which tokens were given out."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def known(self, token: bytes | None) -> bytes | None:
        """Gives the guest (a hash) to whom a token was given, None for any other token. Raises StoreUnavailable."""
        if token is None or len(token) != TOKEN_BYTES:
            return None
        guest = hash_of(token)
        return guest if await self._store.has_guest(guest) else None

    async def welcome(self) -> tuple[bytes, bytes]:
        """Makes a guest: the token to hand out and the guest's hash. Raises StoreUnavailable."""
        token = secrets.token_bytes(TOKEN_BYTES)
        guest = hash_of(token)
        await self._store.add_guest(guest, self._now())
        return token, guest
