"""A sheet as JSON text: what a file, a download and the wire hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from rummy500.sheet.errors import SheetError
from rummy500.sheet.operations import MOST_OPERATIONS, Operation, in_order, read_operation

__all__ = ["LETTERS", "MOST_BYTES", "VERSION", "SheetFile", "read_sheet", "write_sheet"]

VERSION: Final = 1
"""The version of the format; a reader opens every older one and refuses every newer one."""

MOST_BYTES: Final = 4 * 1024 * 1024

LETTERS: Final = "23456789abcdefghjkmnopqrstuvwxyz"
"""Of what ids and authors are made: letters that are not taken for each other."""


class SheetFile(msgspec.Struct, frozen=True):
    """Is a sheet's id, 16 small letters or digits, and its operations in their order."""

    id: str
    operations: tuple[Operation, ...]


class _Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rummy500_sheet: int
    id: str
    operations: list[Any]


class _Version(msgspec.Struct, frozen=True):
    rummy500_sheet: int


def read_sheet(raw: bytes) -> SheetFile:
    """Reads a sheet.

    Raises SheetError: ``sheet_too_long``, ``sheet_damaged`` (no JSON, or not a sheet's), ``sheet_newer``,
    ``sheet_operation`` and ``sheet_preset`` (argument ``number``: which operation), ``sheet_full``.
    """
    if len(raw) > MOST_BYTES:
        raise SheetError("sheet_too_long", {"most": MOST_BYTES // 1024 // 1024})
    raw = raw.removeprefix(b"\xef\xbb\xbf")
    try:
        version = msgspec.json.decode(raw, type=_Version).rummy500_sheet
        if version > VERSION:
            raise SheetError("sheet_newer", {"version": version, "known": VERSION})
        text = msgspec.json.decode(raw, type=_Text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise SheetError("sheet_damaged") from None
    if (
        version < 1
        or len(text.id) != 16
        or not (text.id.isascii() and text.id.isalnum() and text.id == text.id.lower())
    ):
        raise SheetError("sheet_damaged")
    if len(text.operations) > MOST_OPERATIONS:
        raise SheetError("sheet_full", {"most": MOST_OPERATIONS})
    operations = []
    for number, op in enumerate(text.operations, 1):
        try:
            operations.append(read_operation(op))
        except SheetError as error:
            raise SheetError(error.code, {**error.arguments, "number": number}) from None
    return SheetFile(text.id, tuple(in_order(operations)))


def write_sheet(name: str, operations: Iterable[Operation]) -> bytes:
    """Writes a sheet, one operation a line."""
    lines = ",\n".join(msgspec.json.encode(op).decode() for op in in_order(operations))
    return f'{{"rummy500_sheet":{VERSION},"id":"{name}","operations":[\n{lines}\n]}}\n'.encode()
