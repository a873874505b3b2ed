"""Names of people at a table: what is kept of what was typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

__all__ = ["clean_name", "distinct", "graphemes"]

_LONGEST: Final = 20
_DROPPED: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
_JOINING: Final = frozenset({"Mn", "Me", "Mc"})

# Letters of other scripts that look like Latin ones, for telling two names at one table apart.
_LOOK: Final = str.maketrans(
    {
        **dict(zip("аеорсухіјѕԁһӏ", "aeopcyxijsdhl", strict=True)),
        **dict(zip("αορνκιτυ", "aopvkitu", strict=True)),
        **dict(zip("01|", "oll", strict=True)),
    }
)


def clean_name(text: str) -> str | None:
    """Gives the name that is kept: NFKC, nothing invisible, single spaces; None where 1 to 20 letters are not left."""
    if len(text) > 200:
        return None
    kept = "".join(c for c in unicodedata.normalize("NFKC", text) if c.isspace() or _visible(c))
    name = " ".join(kept.split())
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        return None
    return name if 1 <= graphemes(name) <= _LONGEST and len(name) <= 4 * _LONGEST else None


def graphemes(text: str) -> int:
    """Counts what a reader takes for one letter: marks and skin tones belong to the letter before them."""
    return sum(unicodedata.category(c) not in _JOINING and not "\U0001f3fb" <= c <= "\U0001f3ff" for c in text)


def distinct(names: Sequence[str]) -> list[str]:
    """Gives the names with a number behind each that looks like an earlier one."""
    seen: set[str] = set()
    result = []
    for name in names:
        told, number = name, 1
        while _skeleton(told) in seen:
            number += 1
            told = f"{name} ({number})"
        seen.add(_skeleton(told))
        result.append(told)
    return result


def _visible(letter: str) -> bool:
    return unicodedata.category(letter) not in _DROPPED


def _skeleton(name: str) -> str:
    plain = unicodedata.normalize("NFD", name.casefold())
    return "".join(c for c in plain if unicodedata.category(c) != "Mn").translate(_LOOK).replace(" ", "")
