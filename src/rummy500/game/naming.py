"""Which names can stand in a match and be written down."""

from __future__ import annotations

from typing import Final

__all__ = ["is_printable"]

_JOINER: Final = "\u200d"


def is_printable(name: str) -> bool:
    """Says whether a name can be printed; a joiner that makes one picture of several, as in families, can.

    >>> is_printable("Zoë"), is_printable("A\\nB")
    (True, False)
    """
    return name.replace(_JOINER, "").isprintable()
