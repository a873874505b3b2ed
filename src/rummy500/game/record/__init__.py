"""Matches as text: reading, playing through, listing and writing ``.r500`` records (docs/record.md)."""

from rummy500.game.record.lines import RecordError, UnreadableError, decode
from rummy500.game.record.listing import legal_lines, perft
from rummy500.game.record.reader import Replay, read_record, replay
from rummy500.game.record.report import Report, report
from rummy500.game.record.writer import write_position, write_record

__all__ = [
    "RecordError",
    "Replay",
    "Report",
    "UnreadableError",
    "decode",
    "legal_lines",
    "perft",
    "read_record",
    "replay",
    "report",
    "write_position",
    "write_record",
]
