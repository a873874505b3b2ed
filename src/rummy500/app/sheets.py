"""Score sheets shared by a link: who has the code to write adds operations, who has either sees them.

The server keeps operations and nothing else: what a sheet says is made of them by whoever shows it, and what two
editors do at once merges by the rule of ``docs/sheet.md``. Nobody is remembered, neither who made a sheet nor who
changed it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from rummy500.app.ports import Bus, Moved
from rummy500.app.refusal import Refusal
from rummy500.app.sheets_codes import code_hash, good_code, new_code, read_code, same_code
from rummy500.app.sheets_port import KeptOperation, KeptSheet, SheetStore
from rummy500.rules import RulesError
from rummy500.sheet.errors import SheetError
from rummy500.sheet.operations import MOST_OPERATIONS, Locked, Operation, RulesPut, order, rules_of

__all__ = ["SheetNews", "Sheets", "moved_name"]

_MOST_BYTES: Final = 4 << 20
_MOST_OPERATION_BYTES: Final = 4096
_MOST_STEP: Final = 1_000_000
"""So far an operation's place may lie beyond the places that those before it can have; an honest one is the next."""

_DAY_MS: Final = 24 * 3600 * 1000
_NOBODY: Final = KeptSheet("", bytes(32), bytes(32), 0, 0)
"""Stands for a sheet that there is not, so that a wrong code takes as long there."""


class SheetNews(msgspec.Struct, frozen=True):
    """Is a part of what a sheet holds: operations up to number ``n`` of ``all``, as they are stored."""

    n: int
    all: int
    may_write: bool
    operations: list[bytes]


def moved_name(sheet: str) -> str:
    """Gives the name under which the bus tells that a shared sheet has moved on; no table has such a one."""
    return f"sheet {sheet}"


class Sheets:
    """Knows the shared sheets; ``now`` gives ms since 1970.

    A sheet is forgotten ``keep_days`` after its last operation, when another one is shared.
    Every question raises Refusal ``unknown_sheet`` alike for a sheet that there is not and for a code that is not its.
    """

    def __init__(self, store: SheetStore, bus: Bus, now: Callable[[], int], keep_days: int = 400) -> None:
        self._store = store
        self._now = now
        self._keep_ms = keep_days * _DAY_MS
        self.bus: Final = bus

    async def share(self, sheet: str, operations: Sequence[Operation], code: str | None = None) -> tuple[str, int]:
        """Shares a sheet under a code to write, a new one where none is given; gives that and the number of operations.

        The same sheet with the same code again is no new one, so an answer that was lost can be asked for again.
        Raises Refusal: ``bad_code``, ``sheet_taken`` where it is shared under another code, and as ``add`` does.
        """
        write = new_code() if code is None else good_code(code)
        if write is None:
            raise Refusal("bad_code")
        kept = [_kept(one, 0) for one in operations]
        now = self._now()
        row = KeptSheet(sheet, code_hash(read_code(write)), code_hash(write), now, now)
        if not await self._store.make(row, now - self._keep_ms):
            known = await self._store.find(sheet)
            if known is None or not same_code(write, known.write):
                raise Refusal("sheet_taken")
        return write, await self._put(sheet, operations, kept)

    async def look(self, sheet: str, code: str, after: int = 0, most: int = 2000) -> SheetNews:
        """Gives the operations above number ``after``, at most ``most`` of them."""
        writes = self._right(await self._store.find(sheet) or _NOBODY, code)
        found = await self._store.read(sheet, after, most)
        if found is None:
            raise Refusal("unknown_sheet")  # the sharing has ended just now
        row, bodies = found
        return SheetNews(min(after, row.n) + len(bodies), row.n, writes, bodies)

    async def add(self, sheet: str, code: str, operations: Sequence[Operation]) -> int:
        """Adds operations and gives the number of the newest; one that is known already changes nothing.

        Raises Refusal, and has then added none: ``sheet_read_only`` for the code to look, ``sheet_locked`` with the
        ``operations`` that a lock shuts out, ``sheet_full``.
        """
        row = await self._check_write(sheet, code)
        return await self._put(sheet, operations, [_kept(one, row.n) for one in operations])

    async def renew(self, sheet: str, code: str, new: str | None = None) -> str:
        """Puts a new code to write, and with it one to look, in the place of the old ones, and gives it."""
        await self._check_write(sheet, code)
        write = new_code() if new is None else good_code(new)
        if write is None:
            raise Refusal("bad_code")
        await self._store.set_codes(sheet, code_hash(read_code(write)), code_hash(write))
        self._tell(sheet)
        return write

    async def end(self, sheet: str, code: str) -> None:
        """Ends the sharing: the server forgets the sheet."""
        await self._check_write(sheet, code)
        await self._store.forget(sheet)
        self._tell(sheet)

    async def _put(self, sheet: str, operations: Sequence[Operation], kept: Sequence[KeptOperation]) -> int:
        await self._check_lock(sheet, operations)
        n = await self._store.add(sheet, kept, self._now(), MOST_OPERATIONS, _MOST_BYTES)
        if n is None and await self._store.find(sheet) is None:
            raise Refusal("unknown_sheet")
        if n is None:
            raise Refusal("sheet_full", {"most": MOST_OPERATIONS})
        self._tell(sheet, n)
        return n

    async def _check_write(self, sheet: str, code: str) -> KeptSheet:
        row = await self._store.find(sheet) or _NOBODY
        if not self._right(row, code):
            raise Refusal("sheet_read_only")
        return row

    def _right(self, row: KeptSheet, code: str) -> bool:
        """Says whether a code is one to write; raises Refusal where it is none of this sheet's."""
        plain = good_code(code) or ""
        writes, reads = same_code(plain, row.write), same_code(plain, row.read)
        if not (writes or reads) or row.last < self._now() - self._keep_ms:
            raise Refusal("unknown_sheet")
        return writes

    async def _check_lock(self, sheet: str, operations: Sequence[Operation]) -> None:
        """Raises Refusal where the sheet is locked at the place of a new operation in the order of all of them."""
        stored = [msgspec.json.decode(body, type=Locked) for body in await self._store.marked(sheet)]
        locks = sorted((*stored, *(one for one in operations if isinstance(one, Locked))), key=order)
        if not any(one.locked for one in locks):
            return
        late = [one.id for one in operations if not isinstance(one, Locked) and _locked(locks, one)]
        known = await self._store.known(sheet, late) if late else set()
        shut_out = [id for id in late if id not in known]
        if shut_out:
            raise Refusal("sheet_locked", {"operations": shut_out})

    def _tell(self, sheet: str, n: int = 0) -> None:
        self.bus.publish(Moved(moved_name(sheet), n))


def _kept(operation: Operation, n: int) -> KeptOperation:
    """Gives an operation as it is stored in a sheet of ``n`` others.

    Raises Refusal for rules that there are not, for too many bytes, and for a place so far on in the order of the sheet
    that nobody's next operation would find one.
    """
    if operation.at > _MOST_STEP * (n + 1):
        raise Refusal("malformed")
    if isinstance(operation, RulesPut):
        try:
            rules_of(operation.preset, operation.changes)
        except (RulesError, SheetError):
            raise Refusal("malformed") from None
    body = msgspec.json.encode(operation)
    if len(body) > _MOST_OPERATION_BYTES:
        raise Refusal("request_too_large", {"most": _MOST_OPERATION_BYTES})
    return KeptOperation(operation.id, body, isinstance(operation, Locked))


def _locked(locks: Sequence[Locked], operation: Operation) -> bool:
    """Says whether the last of these locks before an operation, in the order of the sheet, shuts it out."""
    before = bisect_left(locks, order(operation), key=order)
    return before > 0 and locks[before - 1].locked
