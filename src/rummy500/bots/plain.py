"""What the text of compiled modules asks of Cython where Cython is not installed: nothing has to be let go of."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Final

__all__ = ["nogil"]

nogil: Final = nullcontext()
"""Stands for letting other threads run; plain Python does that by itself."""
