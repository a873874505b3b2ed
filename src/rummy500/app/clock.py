"""Time at a table: who has been gone since when, and when the turn's timer runs out. Monotonic seconds throughout.

What is stored is the wall clock's time of each fact; it is used once, when a table comes back into memory. From then
on the monotonic clock counts, which no change of the hour can move.
"""

from __future__ import annotations

from collections.abc import Sequence

from rummy500.app.table import Table
from rummy500.game.moves import Seat

__all__ = ["TableClock", "elapsed_seconds"]


def elapsed_seconds(table: Table, now_ms: int, outages: Sequence[tuple[int, int]]) -> float:
    """Gives how much of the running turn's time is gone, for a table that comes back from its log at ``now_ms``.

    The server's outages do not count, nor does a time when the table was frozen.
    """
    if table.frozen:
        return 0.0
    since = table.turns.since
    lost = sum(max(0, min(end, now_ms) - max(start, since)) for start, end in outages)
    return max(0, now_ms - since - lost) / 1000


class TableClock:
    """Knows when things are due at one table."""

    def __init__(self, table: Table, now: float, elapsed: float) -> None:
        self.turn_since = now - elapsed
        self.ready_since: float | None = now if table.ready else None
        self.gone_since: dict[Seat, float] = dict.fromkeys(range(table.seats), now)
        self._turn = _turn_of(table)

    def follow(self, table: Table, now: float) -> None:
        """Takes note of what the newest fact has changed."""
        turn = _turn_of(table)
        if turn != self._turn:
            self._turn, self.turn_since = turn, now
        if not table.ready:
            self.ready_since = None
        elif self.ready_since is None:
            self.ready_since = now
        for seat in range(len(self.gone_since), table.seats):
            self.gone_since[seat] = now

    def gone(self, seat: Seat, now: float) -> None:
        """Notes that nobody of that seat is connected any more."""
        self.gone_since[seat] = now

    def times_out(self, table: Table) -> float | None:
        """Gives when the turn of a person runs out; None without a timer, or where a computer moves anyway."""
        seconds = table.manners.turn_timer
        if seconds is None or (seat := table.to_act) is None or table.level(seat) is not None:
            return None
        return self.turn_since + seconds

    def plays_on(self, table: Table, seat: Seat) -> float:
        """Gives when a computer is to play on for somebody who is gone and on turn."""
        return max(self.turn_since, self.gone_since.get(seat, self.turn_since)) + table.manners.away_seconds


def _turn_of(table: Table) -> tuple[int, Seat | None, bool, int | None]:
    """Gives what begins a turn's time anew when it changes: the turn, standing still, and another timer."""
    return table.turns.number, table.turns.seat, table.frozen, table.manners.turn_timer
