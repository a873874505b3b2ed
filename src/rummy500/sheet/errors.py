"""Why a sheet cannot be read or changed: codes whose sentences stand in the catalogues."""

from __future__ import annotations

from collections.abc import Mapping

from rummy500.cards import Argument, RummyError

__all__ = ["SheetError"]


class SheetError(RummyError):
    """Says why a sheet, or a line of one, is refused.

    ``line`` is the line of a file that it is about, counted from 1; 0 where it is about no line.
    """

    def __init__(self, code: str, arguments: Mapping[str, Argument] | None = None, line: int = 0) -> None:
        super().__init__(code, arguments)
        self.line = line
