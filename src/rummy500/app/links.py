"""Secret codes: given out once, readable, of at least 60 bits; only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from rummy500.app.ports import Store

__all__ = ["LETTERS", "LinkKind", "Links", "plain_code"]

LETTERS: Final = "23456789abcdefghjkmnopqrstuvwxyz"
"""32 letters, five bits each, none of which is taken for another: no 0, 1, i and l."""

LinkKind: TypeAlias = Literal["device", "seat", "replay"]
"""What a code is for: another browser of a guest, a seat at a table, a page with a finished match."""

_GROUP: Final = 4
_GROUPS: Final[dict[LinkKind, int]] = {"device": 3, "seat": 3, "replay": 4}
_LONGEST: Final = 64


def plain_code(typed: str) -> str | None:
    """Gives a typed code as it is hashed: small letters without spaces and dashes; None for what cannot be one.

    >>> plain_code(" K7MP-3xqa 90rd"), plain_code("k7mp-3xqa-9trl")
    ('k7mp3xqa9ord', None)
    """
    kept = "".join(letter for letter in typed[:_LONGEST].lower() if letter not in " -").replace("0", "o")
    return kept if kept and all(letter in LETTERS for letter in kept) else None


class Links:
    """Makes codes and knows what they stand for; ``now`` gives ms since 1970."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def make(self, kind: LinkKind, body: str, seconds: int | None) -> str:
        """Gives a new code for ``body``, in groups of four, good for so many seconds. Raises StoreUnavailable."""
        groups = ["".join(secrets.choice(LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS[kind])]
        now = self._now()
        expires = None if seconds is None else now + seconds * 1000
        await self._store.put_link(kind, _hash("".join(groups)), body, now, expires)
        return "-".join(groups)

    async def find(self, kind: LinkKind, code: str) -> str | None:
        """Gives what a code stands for, None if it is unknown or too old. Raises StoreUnavailable."""
        plain = plain_code(code)
        return None if plain is None else await self._store.link(kind, _hash(plain), self._now())

    async def take(self, kind: LinkKind, code: str) -> str | None:
        """Gives the same once; from then on nobody gets it. Raises StoreUnavailable."""
        plain = plain_code(code)
        return None if plain is None else await self._store.take_link(kind, _hash(plain), self._now())


def _hash(plain: str) -> bytes:
    return hashlib.sha256(plain.encode()).digest()
