"""Shared score sheets in the database, and in memory for tests and for trying things out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa

from rummy500.app.ports import Store
from rummy500.app.sheets_port import KeptOperation, KeptSheet, SheetStore
from rummy500.storage.schema import sheet as sheet_row
from rummy500.storage.schema import sheet_operation
from rummy500.storage.sqlite import SqliteStore

__all__ = ["MemorySheets", "SqliteSheets", "sheets_beside"]

_ROW: Final = sheet_row.c
_OPERATION: Final = sheet_operation.c

# Built once: making a statement takes longer than asking it.
_SHEET: Final = sa.select(_ROW.id, _ROW.read, _ROW.write, _ROW.made, _ROW.last, _ROW.n, _ROW.size).where(
    _ROW.id == sa.bindparam("wanted")
)
_OPERATIONS: Final = (
    sa.select(_OPERATION.body)
    .where(_OPERATION.sheet == sa.bindparam("wanted"), _OPERATION.n > sa.bindparam("after"))
    .order_by(_OPERATION.n)
    .limit(sa.bindparam("most"))
)
_MARKED: Final = (
    sa.select(_OPERATION.body)
    .where(_OPERATION.sheet == sa.bindparam("wanted"), _OPERATION.marked)
    .order_by(_OPERATION.n)
)
_PART: Final = 500
"""So many ids are asked for in one statement, below every limit of SQLite for parameters."""


class SqliteSheets:
    """Keeps sheets in the database of a store."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def make(self, sheet: KeptSheet, forget: int) -> bool:
        """Keeps a new sheet, and forgets old ones."""

        def work(rows: sa.Connection) -> bool:
            old = sa.select(_ROW.id).where(_ROW.last < forget)
            rows.execute(sa.delete(sheet_operation).where(_OPERATION.sheet.in_(old)))
            rows.execute(sa.delete(sheet_row).where(_ROW.last < forget))
            new = sa.insert(sheet_row).prefix_with("OR IGNORE").values(**msgspec.structs.asdict(sheet))
            return rows.execute(new).rowcount == 1

        return await self._store.change(work)

    async def find(self, sheet: str) -> KeptSheet | None:
        """Gives a sheet."""
        return await self._store.ask(lambda rows: _find(rows, sheet))

    async def read(self, sheet: str, after: int, most: int) -> tuple[KeptSheet, list[bytes]] | None:
        """Gives a sheet and its operations above a number."""

        def query(rows: sa.Connection) -> tuple[KeptSheet, list[bytes]] | None:
            found = _find(rows, sheet)
            if found is None:
                return None
            values = {"wanted": sheet, "after": after, "most": most}
            return found, list(rows.execute(_OPERATIONS, values).scalars())

        return await self._store.ask(query)

    async def marked(self, sheet: str) -> list[bytes]:
        """Gives a sheet's marked operations."""
        return await self._store.ask(lambda rows: list(rows.execute(_MARKED, {"wanted": sheet}).scalars()))

    async def known(self, sheet: str, operations: Sequence[str]) -> set[str]:
        """Says which of these ids the sheet has."""
        return await self._store.ask(lambda rows: _known(rows, sheet, operations))

    async def add(
        self, sheet: str, operations: Sequence[KeptOperation], at: int, most: int, most_bytes: int
    ) -> int | None:
        """Adds what is new of these operations, all of it or nothing."""

        def work(rows: sa.Connection) -> int | None:
            found = _find(rows, sheet)
            if found is None:
                return None
            new = _new(operations, _known(rows, sheet, [one.id for one in operations]))
            n, size = found.n + len(new), found.size + sum(len(one.body) for one in new)
            if new and (n > most or size > most_bytes):
                return None
            if new:
                rows.execute(
                    sa.insert(sheet_operation),
                    [
                        {"sheet": sheet, "n": number, "operation": one.id, "marked": one.marked, "body": one.body}
                        for number, one in enumerate(new, found.n + 1)
                    ],
                )
                rows.execute(sa.update(sheet_row).where(_ROW.id == sheet).values(n=n, size=size, last=at))
            return n

        return await self._store.change(work)

    async def set_codes(self, sheet: str, read: bytes, write: bytes) -> None:
        """Puts other hashes in the place of the old ones."""

        def work(rows: sa.Connection) -> None:
            rows.execute(sa.update(sheet_row).where(_ROW.id == sheet).values(read=read, write=write))

        await self._store.change(work)

    async def forget(self, sheet: str) -> None:
        """Forgets a sheet with its operations."""

        def work(rows: sa.Connection) -> None:
            rows.execute(sa.delete(sheet_operation).where(_OPERATION.sheet == sheet))
            rows.execute(sa.delete(sheet_row).where(_ROW.id == sheet))

        await self._store.change(work)


class MemorySheets:
    """Keeps sheets in dictionaries."""

    def __init__(self) -> None:
        self._sheets: dict[str, KeptSheet] = {}
        self._operations: dict[str, dict[str, KeptOperation]] = {}

    async def make(self, sheet: KeptSheet, forget: int) -> bool:
        """Keeps a new sheet, and forgets old ones."""
        for old in [one.id for one in self._sheets.values() if one.last < forget]:
            await self.forget(old)
        if sheet.id in self._sheets:
            return False
        self._sheets[sheet.id] = sheet
        self._operations[sheet.id] = {}
        return True

    async def find(self, sheet: str) -> KeptSheet | None:
        """Gives a sheet."""
        return self._sheets.get(sheet)

    async def read(self, sheet: str, after: int, most: int) -> tuple[KeptSheet, list[bytes]] | None:
        """Gives a sheet and its operations above a number."""
        found = self._sheets.get(sheet)
        if found is None:
            return None
        return found, [one.body for one in self._operations[sheet].values()][max(after, 0) :][:most]

    async def marked(self, sheet: str) -> list[bytes]:
        """Gives a sheet's marked operations."""
        return [one.body for one in self._operations.get(sheet, {}).values() if one.marked]

    async def known(self, sheet: str, operations: Sequence[str]) -> set[str]:
        """Says which of these ids the sheet has."""
        return set(operations) & set(self._operations.get(sheet, {}))

    async def add(
        self, sheet: str, operations: Sequence[KeptOperation], at: int, most: int, most_bytes: int
    ) -> int | None:
        """Adds what is new of these operations, all of it or nothing."""
        found = self._sheets.get(sheet)
        if found is None:
            return None
        new = _new(operations, set(self._operations[sheet]))
        n, size = found.n + len(new), found.size + sum(len(one.body) for one in new)
        if new and (n > most or size > most_bytes):
            return None
        if new:
            self._operations[sheet].update((one.id, one) for one in new)
            self._sheets[sheet] = msgspec.structs.replace(found, n=n, size=size, last=at)
        return n

    async def set_codes(self, sheet: str, read: bytes, write: bytes) -> None:
        """Puts other hashes in the place of the old ones."""
        if sheet in self._sheets:
            self._sheets[sheet] = msgspec.structs.replace(self._sheets[sheet], read=read, write=write)

    async def forget(self, sheet: str) -> None:
        """Forgets a sheet with its operations."""
        self._sheets.pop(sheet, None)
        self._operations.pop(sheet, None)


def sheets_beside(store: Store) -> SheetStore:
    """Gives the sheets that are kept where a store keeps its tables."""
    return SqliteSheets(store) if isinstance(store, SqliteStore) else MemorySheets()


def _find(rows: sa.Connection, sheet: str) -> KeptSheet | None:
    found = rows.execute(_SHEET, {"wanted": sheet}).first()
    return None if found is None else KeptSheet(*found)


def _known(rows: sa.Connection, sheet: str, operations: Sequence[str]) -> set[str]:
    known: set[str] = set()
    for begin in range(0, len(operations), _PART):
        wanted = operations[begin : begin + _PART]
        query = sa.select(_OPERATION.operation).where(_OPERATION.sheet == sheet, _OPERATION.operation.in_(wanted))
        known.update(rows.execute(query).scalars())
    return known


def _new(operations: Sequence[KeptOperation], known: set[str]) -> list[KeptOperation]:
    """Gives those whose id is not known; of several with one id the first."""
    return list({one.id: one for one in reversed(operations) if one.id not in known}.values())[::-1]
