"""``rummy500 legal``: every legal action at the end of a record."""

from __future__ import annotations

from rummy500.cards import RummyError
from rummy500.cli.files import UNREADABLE, RecordFile, complain, open_record
from rummy500.game.record import legal_lines

__all__ = ["legal"]


def legal(file: RecordFile, /) -> int:
    """Prints every legal action at the end of a record, one a line."""
    result = open_record(file)
    if result is None:
        return UNREADABLE
    if result.error is not None:
        return complain(file, result.error, result.lines)
    try:
        lines = legal_lines(result)
    except RummyError as error:
        return complain(file, error, result.lines)
    for line in lines:
        print(line)
    return 0
