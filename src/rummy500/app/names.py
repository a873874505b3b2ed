"""Names of people at a table: what is kept of what was typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

__all__ = ["clean_name", "distinct", "graphemes"]

_LONGEST: Final = 20
_MOST_KEPT: Final = 8
_MOST_TYPED: Final = 400
_JOINER: Final = "\u200d"
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
    """Gives the name that is kept: NFKC, nothing invisible, single spaces; None where 1 to 20 letters are not left.

    A joiner stays where it makes one picture of two, as in families.
    """
    if len(text) > _MOST_TYPED:
        return None
    whole = unicodedata.normalize("NFKC", text)
    kept = "".join(c for at, c in enumerate(whole) if c.isspace() or _visible(c) or _joins(whole, at))
    name = " ".join(kept.split())
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        return None
    return name if 1 <= graphemes(name) <= _LONGEST and len(name) <= _MOST_KEPT * _LONGEST else None


def graphemes(text: str) -> int:
    """Counts what a reader takes for one letter: marks, skin tones and joined pictures belong to the letter before."""
    count, flags, joined = 0, 0, False
    for c in text:
        flags = flags + 1 if "\U0001f1e6" <= c <= "\U0001f1ff" else 0
        follows = unicodedata.category(c) in _JOINING or c == _JOINER or "\U0001f3fb" <= c <= "\U0001f3ff"
        if not follows and not joined and flags % 2 != (0 if flags else 1):
            count += 1
        joined = c == _JOINER
    return count


def _joins(text: str, at: int) -> bool:
    """Says whether the character joins two pictures to one."""
    return text[at] == _JOINER and 0 < at < len(text) - 1 and _is_picture(text[at - 1]) and _is_picture(text[at + 1])


def _is_picture(letter: str) -> bool:
    return unicodedata.category(letter) in ("So", "Sk") or letter == "\ufe0f"


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
