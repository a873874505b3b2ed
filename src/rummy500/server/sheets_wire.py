"""What is asked and told about shared score sheets, as structs; ``docs/protocol.md`` says what they mean."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from rummy500.sheet.operations import Operation

__all__ = [
    "MOST_AT_ONCE",
    "AddOperations",
    "NewCode",
    "OperationsAdded",
    "ShareSheet",
    "SheetAsk",
    "SheetFile",
    "SheetHello",
    "SheetNews",
    "SheetPing",
    "SheetPong",
    "SheetShared",
    "SheetTold",
]

MOST_AT_ONCE: Final = 500
"""So many operations are sent and taken at once."""

_SheetId: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-z]{16}\Z")]
_Code: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]


class SheetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is a sheet as it stands in a file, with all its operations or the first of them."""

    rummy500_sheet: Literal[1]
    id: _SheetId
    operations: Annotated[list[Operation], msgspec.Meta(max_length=MOST_AT_ONCE)]


class ShareSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shares a sheet, under a code to write that the client has drawn or one that the server draws."""

    sheet: SheetFile
    code: _Code | None = None


class SheetShared(msgspec.Struct, frozen=True):
    """Says that a sheet is shared: its codes to write and to look, and how many operations are stored."""

    id: str
    write: str
    read: str
    n: int


class AddOperations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Adds operations to a shared sheet."""

    operations: Annotated[list[Operation], msgspec.Meta(max_length=MOST_AT_ONCE)]


class OperationsAdded(msgspec.Struct, frozen=True):
    """Says that they are stored, and how many there are now."""

    n: int


class NewCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Puts other codes in the place of the old ones: the client's to write, or one that the server draws."""

    code: _Code | None = None


class SheetHello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """Begins a socket: a code of the sheet, and the number of the newest operation that is known."""

    protocol: int
    code: _Code
    after: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 0


class SheetPing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Asks for a sign of life."""


class SheetNews(msgspec.Struct, frozen=True, tag="operations"):
    """Gives operations up to number ``n`` of ``all``; ``may_write`` says which of the codes was given."""

    n: int
    all: int
    may_write: bool
    operations: list[Operation]


class SheetPong(msgspec.Struct, frozen=True, tag="pong"):
    """Answers a ping."""


SheetAsk: TypeAlias = SheetHello | SheetPing
"""What is said on a sheet's socket."""

SheetTold: TypeAlias = SheetNews | SheetPong
"""What is answered there."""
