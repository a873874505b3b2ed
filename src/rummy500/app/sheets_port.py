"""What shared score sheets need of a store. Every promise here is checked by ``testkit.sheets``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

__all__ = ["KeptOperation", "KeptSheet", "SheetStore"]


class KeptSheet(msgspec.Struct, frozen=True):
    """Is a shared sheet: the hashes (SHA-256) of its codes, when it was made and changed last (ms since 1970).

    ``n`` counts its operations, ``size`` their bytes.
    """

    id: str
    read: bytes
    write: bytes
    made: int
    last: int
    n: int = 0
    size: int = 0


class KeptOperation(msgspec.Struct, frozen=True):
    """Is one operation of a sheet by its own id; ``marked`` ones can be asked for apart."""

    id: str
    body: bytes
    marked: bool = False


class SheetStore(Protocol):
    """Keeps shared sheets as their operations, numbered from 1 without gaps in the order in which they came."""

    async def make(self, sheet: KeptSheet, forget: int) -> bool:
        """Keeps a new sheet that has no operations yet; says False, and changes nothing, where its id is known.

        Sheets that were changed last before ``forget`` (ms) are forgotten with their operations, first of all.
        """

    async def find(self, sheet: str) -> KeptSheet | None:
        """Gives a sheet, None for an unknown one."""

    async def read(self, sheet: str, after: int, most: int) -> tuple[KeptSheet, list[bytes]] | None:
        """Gives a sheet as it is at one moment, and its operations above number ``after``, at most ``most`` of them."""

    async def marked(self, sheet: str) -> list[bytes]:
        """Gives a sheet's marked operations in order."""

    async def known(self, sheet: str, operations: Sequence[str]) -> set[str]:
        """Says which of these ids of operations the sheet has."""

    async def add(
        self, sheet: str, operations: Sequence[KeptOperation], at: int, most: int, most_bytes: int
    ) -> int | None:
        """Adds operations at ``at`` (ms) and gives the number of the newest; one whose id is known changes nothing.

        Gives None, and has changed nothing, where there would be more than ``most`` of them or more than ``most_bytes``
        bytes, or where there is no such sheet.
        """

    async def set_codes(self, sheet: str, read: bytes, write: bytes) -> None:
        """Puts other hashes of codes in the place of the old ones."""

    async def forget(self, sheet: str) -> None:
        """Forgets a sheet with its operations."""
