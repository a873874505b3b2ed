"""Reading records from files, and saying what is wrong with them."""

from __future__ import annotations

import errno
import socket
import sys
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from cyclopts import Parameter

from rummy500.cards import RummyError
from rummy500.cli.language import say, spoken
from rummy500.game.record import RecordError, Replay, UnreadableError, decode, replay
from rummy500.game.record.lines import MAX_BYTES

__all__ = [
    "DOES_NOT_HOLD",
    "UNREADABLE",
    "RecordFile",
    "caused",
    "complain",
    "in_words",
    "open_record",
    "read_text",
    "why",
]

RecordFile: TypeAlias = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""A file to read, ``-`` for standard input."""

DOES_NOT_HOLD: Final = 1
"""Exit code: a statement of the record does not hold."""

UNREADABLE: Final = 2
"""Exit code: the file cannot be read at all."""

_REASONS: Final = {
    errno.ENOENT: "file-missing",
    errno.EISDIR: "file-folder",
    errno.ENOTDIR: "file-no-folder",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.ENOSPC: "file-full",
    errno.EROFS: "file-read-only",
    errno.ENAMETOOLONG: "file-too-long",
    errno.EADDRNOTAVAIL: "host-elsewhere",
}


def why(error: OSError) -> str:
    """Says why the system has refused something; the system's own words where it is something rare."""
    if isinstance(error, socket.gaierror):
        return say("host-unknown")
    known = _REASONS.get(error.errno or 0)
    return say(known) if known is not None else error.strerror or str(error)


def read_text(file: str) -> str:
    """Reads a record's text, ``-`` from standard input; raises UnreadableError."""
    try:
        if file == "-":
            raw = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with Path(file).open("rb") as stream:
                raw = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = why(error) if isinstance(error, OSError) else str(error)
        raise UnreadableError("no_file", {"text": reason}) from None
    return decode(raw)


def open_record(file: str) -> Replay | None:
    """Plays a file's record through; None, with a message, where the file cannot be read at all."""
    try:
        return replay(read_text(file))
    except UnreadableError as error:
        print(f"{file}: {error.code}: {in_words(error)}", file=sys.stderr)
        return None


def in_words(error: RummyError, language: str | None = None) -> str:
    """Gives the sentence for an error, with the house rules that it is about as they stand in a record.

    ``language`` is the one that is spoken unless it is given.
    """
    from rummy500.i18n import sentence

    fields = getattr(error, "fields", ())
    about = f" ({', '.join(fields)})" if fields else ""
    return sentence(language or spoken(), error.code, error.arguments) + about


def caused(error: RummyError) -> str:
    """Gives the sentence for an error that the system has caused, with the system's reason in the same language."""
    from rummy500.i18n import sentence

    cause = error.__cause__
    reason = {"text": why(cause)} if isinstance(cause, OSError) else {}
    return sentence(spoken(), error.code, {**error.arguments, **reason})


def complain(file: str, error: RummyError, line: int) -> int:
    """Prints ``FILE:LINE: code: sentence`` and gives the exit code."""
    at = error.line if isinstance(error, RecordError) else line
    print(f"{file}:{at}: {error.code}: {in_words(error)}", file=sys.stderr)
    return DOES_NOT_HOLD
