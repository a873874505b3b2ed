"""Sheets on disk: read, changed and put back so that neither a crash nor somebody else's change loses anything."""

from __future__ import annotations

import os
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from glob import escape
from pathlib import Path
from typing import Final

from rummy500.sheet.errors import SheetError
from rummy500.sheet.file import LETTERS, MOST_BYTES, SheetFile, read_sheet, write_sheet
from rummy500.sheet.operations import Operation
from rummy500.sheet.writer import Writer

__all__ = [
    "change_sheet",
    "create_sheet",
    "new_author",
    "now",
    "open_sheet",
    "read_bytes",
    "same_sheet",
    "write_beside",
]

_AUTHOR_LETTERS: Final = 12
_ID_LETTERS: Final = 16


def now() -> int:
    """Gives the wall clock in ms since 1970, which a sheet only shows."""
    return time.time_ns() // 1_000_000


def new_author() -> str:
    """Gives the author of one run of the program."""
    return _letters(_AUTHOR_LETTERS)


def _letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """Reads a file, of one that is too long just so much that it can be seen; raises OSError."""
    with path.open("rb") as stream:
        return stream.read(most + 1)


def open_sheet(path: Path) -> SheetFile:
    """Reads a sheet's file; raises OSError and SheetError."""
    return read_sheet(read_bytes(path))


def create_sheet(path: Path, operations: list[Operation]) -> None:
    """Writes a new sheet where no file is; raises FileExistsError, other OSErrors."""
    raw = write_sheet(_letters(_ID_LETTERS), operations)
    with _beside(path, raw) as part:
        # A link, unlike a rename, never takes another file's place.
        os.link(part, path)
    _sync_folder(path.parent)


def change_sheet(path: Path, work: Callable[[Writer], object]) -> Writer:
    """Lets ``work`` write on a sheet and puts it back as a whole; gives the writer.

    Whoever else changes a sheet with this program waits meanwhile; what another program has put into the file in the
    meantime is merged. Raises OSError and SheetError and has then left the file as it was.
    """
    path = Path(os.path.realpath(path))
    with _held(path) as alone:
        if alone:
            _sweep(path)
        raw = read_bytes(path)
        sheet = read_sheet(raw)
        writer = Writer(sheet.operations, new_author(), now())
        known = len(writer.operations)
        work(writer)
        if len(writer.operations) > known:
            _put_back(path, raw, sheet, writer)
    return writer


def _put_back(path: Path, raw: bytes, sheet: SheetFile, writer: Writer) -> None:
    while True:
        with _beside(path, write_sheet(sheet.id, writer.operations.values())) as part:
            found = read_bytes(path)
            if found == raw:
                os.replace(part, path)
                break
        raw = found
        writer.merge(same_sheet(read_sheet(found), sheet.id).operations)
    _sync_folder(path.parent)


def same_sheet(found: SheetFile, name: str) -> SheetFile:
    """Gives the file of the sheet with that id; raises SheetError (``sheet_other``) where it is another sheet's."""
    if found.id != name:
        raise SheetError("sheet_other")
    return found


def _sweep(path: Path) -> None:
    """Takes away what a killed run has left beside the file; nobody else is writing there now."""
    for left in path.parent.glob(f".{escape(path.name[:80])}.*.part"):
        with suppress(OSError):
            left.unlink()


def write_beside(path: Path, raw: bytes) -> None:
    """Writes a file as a whole, in place of one that may be there; raises OSError."""
    path = Path(os.path.realpath(path))
    with _beside(path, raw) as part:
        os.replace(part, path)


@contextmanager
def _beside(path: Path, raw: bytes) -> Iterator[Path]:
    """Gives a file beside another one with the bytes, on the disk already, with the other's rights; takes it away."""
    part = path.with_name(f".{path.name[:80]}.{_letters(8)}.part")
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(raw)
            stream.flush()
            os.fsync(stream.fileno())
        with suppress(FileNotFoundError):
            os.chmod(part, path.stat().st_mode & 0o777)
        yield part
    finally:
        with suppress(FileNotFoundError):
            part.unlink()


@contextmanager
def _held(path: Path) -> Iterator[bool]:
    """Holds a file against other runs of this program and says whether the system can do so.

    It may have been replaced by another one while we waited; then that one is held.
    """
    if sys.platform == "win32":
        yield False
        return
    import fcntl

    while True:
        with path.open("rb") as stream:
            # Some network folders know no locks; then what others wrote is still merged.
            alone = False
            with suppress(OSError):
                fcntl.flock(stream, fcntl.LOCK_EX)
                alone = True
            if os.path.samestat(os.fstat(stream.fileno()), path.stat()):
                yield alone
                return


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
