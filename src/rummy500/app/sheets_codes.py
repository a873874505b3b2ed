"""The codes of a shared sheet: who has the one to write can make the one to look of it, nobody the other way round."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from rummy500.app.links import LETTERS, plain_code

__all__ = ["CODE_LETTERS", "code_hash", "good_code", "new_code", "read_code", "same_code"]

CODE_LETTERS: Final = 16
"""Letters of a code, five bits each: 80 bits."""

_FEWEST_KINDS: Final = 6
"""A code of fewer different letters was not drawn by chance: of forty million that are, one has so few."""

_TO_LOOK: Final = b"rummy500 sheet to look at: "


def new_code() -> str:
    """Gives a new code to write."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))


def read_code(write: str) -> str:
    """Gives the code to look that belongs to a code to write.

    >>> read_code("23456789abcdefgh")
    'zmmw7e3bfk3ghy2e'
    """
    digest = hashlib.sha256(_TO_LOOK + write.encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:CODE_LETTERS])


def good_code(given: str) -> str | None:
    """Gives a code as it is hashed, None for what was not drawn by chance from the letters of codes.

    >>> good_code("2345-6789-abcd-efgh"), good_code("aaaaaaaaaaaaaaaa"), good_code("2345")
    ('23456789abcdefgh', None, None)
    """
    plain = plain_code(given)
    return plain if plain and len(plain) == CODE_LETTERS and len(set(plain)) >= _FEWEST_KINDS else None


def code_hash(code: str) -> bytes:
    """Gives what is stored of a code."""
    return hashlib.sha256(code.encode()).digest()


def same_code(code: str, stored: bytes) -> bool:
    """Says, in the same time for all codes, whether one is the one whose hash is stored."""
    return hmac.compare_digest(code_hash(code), stored)
