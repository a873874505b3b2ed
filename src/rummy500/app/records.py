"""A table's finished rounds as a record (docs/record.md)."""

from __future__ import annotations

from copy import copy

from rummy500.app.table import Table
from rummy500.game.record import write_record

__all__ = ["finished_rounds"]


def finished_rounds(table: Table) -> str:
    """Writes the finished rounds with the keys of their deals; the running round, whose key is secret, is left out."""
    shown = copy(table.match)
    shown.logs = table.match.logs[: len(table.match.results)]
    return write_record(shown)
