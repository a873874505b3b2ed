"""Reading records from files and saying in English what is wrong with them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from rummy500.cards import RummyError
from rummy500.game.record import RecordError, Replay, UnreadableError, decode, replay
from rummy500.game.record.lines import MAX_BYTES

__all__ = ["DOES_NOT_HOLD", "UNREADABLE", "RecordFile", "complain", "in_words", "open_record", "read_text"]

RecordFile: TypeAlias = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""A file to read, ``-`` for standard input."""

DOES_NOT_HOLD = 1
"""Exit code: a statement of the record does not hold."""

UNREADABLE = 2
"""Exit code: the file cannot be read at all."""


def read_text(file: str) -> str:
    """Reads a record's text, ``-`` from standard input; raises UnreadableError."""
    try:
        if file == "-":
            raw = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with Path(file).open("rb") as stream:
                raw = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise UnreadableError("no_file", {"text": reason or str(error)}) from None
    return decode(raw)


def open_record(file: str) -> Replay | None:
    """Plays a file's record through; None, with a message, where the file cannot be read at all."""
    try:
        return replay(read_text(file))
    except UnreadableError as error:
        print(f"{file}: {error.code}: {in_words(error)}", file=sys.stderr)
        return None


def in_words(error: RummyError) -> str:
    """Gives the English sentence for an error, with the names of the house rules that it is about."""
    from rummy500.i18n import sentence

    fields = getattr(error, "fields", ())
    about = f" ({', '.join(fields)})" if fields else ""
    return sentence("en", error.code, error.arguments) + about


def complain(file: str, error: RummyError, line: int) -> int:
    """Prints ``FILE:LINE: code: sentence`` and gives the exit code."""
    at = error.line if isinstance(error, RecordError) else line
    print(f"{file}:{at}: {error.code}: {in_words(error)}", file=sys.stderr)
    return DOES_NOT_HOLD
