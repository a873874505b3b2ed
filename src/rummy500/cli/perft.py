"""``rummy500 perft``: how many sequences of actions follow a record."""

from __future__ import annotations

import sys

from rummy500.cards import RummyError
from rummy500.cli.files import UNREADABLE, RecordFile, complain, open_record
from rummy500.cli.language import say
from rummy500.game import record

__all__ = ["perft"]


def perft(file: RecordFile, depth: int, /) -> int:
    """Counts the action sequences of exactly that length from the end of a record."""
    if depth < 0:
        print(say("depth"), file=sys.stderr)
        return UNREADABLE
    result = open_record(file)
    if result is None:
        return UNREADABLE
    if result.error is not None:
        return complain(file, result.error, result.lines)
    try:
        print(record.perft(result, depth))
    except RummyError as error:
        return complain(file, error, result.lines)
    return 0
