"""How much the long kind of test does: small counts usually, full ones with ``--long`` or ``RUMMY_LONG=1``."""

from __future__ import annotations

import os
import sys
from typing import Final

__all__ = ["LONG", "times"]

LONG: Final = os.environ.get("RUMMY_LONG") == "1" or "--long" in sys.argv


def times(usual: int, long: int) -> int:
    """Gives the count that holds now."""
    return long if LONG else usual
