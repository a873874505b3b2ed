"""Tables for the tests of the use cases, on memory adapters."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from rummy500.app.live import LiveTable
from rummy500.app.means import Means
from rummy500.app.ports import Computers, Store
from rummy500.app.table import Table
from rummy500.app.tables import Tables, Wish
from rummy500.bus.local import LocalBus
from rummy500.game.events import Event
from rummy500.game.moves import Move, Seat
from rummy500.game.view import SeatView
from rummy500.rules import Rules
from rummy500.runners.threads import ThreadRunner
from rummy500.storage.memory import MemoryStore
from tests.server.policy import RandomComputers

GUEST = bytes(range(32))

Decide = Callable[[str, Rules, SeatView, Sequence[Event], int], Move | None]


class Notes:
    """Is an observer that keeps what it is told."""

    def __init__(self) -> None:
        self.failures: list[tuple[str, str, int, int, str]] = []
        self.faults: list[Exception] = []
        self.store_failures = 0
        self.facts = 0

    def stored(self, facts: int, seconds: float) -> None:
        """Counts facts."""
        self.facts += facts

    def store_failed(self, table: str, reason: str) -> None:
        """Counts failures."""
        self.store_failures += 1

    def computer_moved(self, level: str, seconds: float) -> None:
        """Hears it."""

    def computer_failed(self, level: str, table: str, seq: int, seed: int, reason: str) -> None:
        """Keeps it."""
        self.failures.append((level, table, seq, seed, reason))

    def table_failed(self, table: str, error: Exception) -> None:
        """Keeps it."""
        self.faults.append(error)


class Scripted(RandomComputers):
    """Plays as one function says."""

    def __init__(self, decide: Decide) -> None:
        self._decide = decide

    def decide(
        self, level: str, style: str | None, rules: Rules, view: SeatView, events: Sequence[Event], seed: int
    ) -> Move | None:
        """Asks the function."""
        return self._decide(level, rules, view, events, seed)


class Looker:
    """Is a viewer that only counts."""

    def __init__(self, guest: bytes = b"", shares: bool = False) -> None:
        self.seat: Seat | None = None
        self.guest = guest or GUEST
        self.shares = shares
        self.woken = 0
        self.dropped = False
        self.dismissed: str | None = None

    def wake(self, again: bool = False) -> None:
        """Counts."""
        self.woken += 1

    def drop(self) -> None:
        """Notes the end."""
        self.dropped = True

    def dismiss(self, reason: str) -> None:
        """Notes that there is no place any more."""
        self.dismissed = reason


def means(
    store: Store | None = None,
    computers: Computers | None = None,
    grace: float = 60,
    clock: Callable[[], float] = time.monotonic,
    now: Callable[[], int] = lambda: 1_000,
) -> tuple[Means, Notes]:
    """Makes what tables work with."""
    notes = Notes()
    made = Means(
        store=store or MemoryStore(),
        bus=LocalBus(),
        runner=ThreadRunner(1),
        thinkers=ThreadRunner(1, patient=True),
        computers=computers or RandomComputers(),
        observer=notes,
        now=now,
        rng=random.Random(7),
        grace_seconds=grace,
        clock=clock,
    )
    return made, notes


async def made_table(tables: Tables, computers: int = 2, pace: str = "instant", **rules: str) -> LiveTable:
    """Makes a table of GUEST at seat 0 and opens it."""
    preset = rules.pop("preset", "standard")
    wishes = [Wish("Ann", None)] + [Wish(None, "casual")] * computers
    name = await tables.make(GUEST, preset, rules, wishes, {"pace": pace})
    live = await tables.find(name, GUEST)
    assert live is not None
    return live


def stored_table(live: LiveTable) -> Table:
    """Gives the table that is in memory."""
    assert live.table is not None
    return live.table
