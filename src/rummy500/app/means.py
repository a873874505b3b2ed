"""What live tables work with, and how a table comes back from its log."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from rummy500.app.daily_ports import DailyAnswers
from rummy500.app.facts import read_fact
from rummy500.app.ports import Bus, Computers, Observer, Runner, Store
from rummy500.app.table import Table
from rummy500.game.moves import Seat

__all__ = ["Means", "Viewer", "load_table"]


def _nothing(_table: str) -> None:
    """Takes notice of nothing."""


class Means(msgspec.Struct, frozen=True):
    """Is everything a live table works with.

    ``runner`` does what people wait for, ``thinkers`` what computers think. ``now`` gives ms since 1970, ``clock``
    monotonic seconds, ``rng`` decides only how long things take. ``ended`` hears of each table whose match is stored as
    over, on the event loop; of one that ended as the process was killed it never hears. ``answers`` keeps what the
    computers of daily deals have answered, so that it binds them.
    """

    store: Store
    bus: Bus
    runner: Runner
    thinkers: Runner
    computers: Computers
    observer: Observer
    now: Callable[[], int]
    rng: random.Random
    grace_seconds: float = 60
    keep_days: int = 30
    clock: Callable[[], float] = time.monotonic
    ended: Callable[[str], None] = _nothing
    answers: DailyAnswers | None = None


class Viewer(Protocol):
    """Somebody who looks at a table: one socket. ``seat`` is None for a spectator, and may change in the lobby."""

    seat: Seat | None

    @property
    def guest(self) -> bytes:
        """The viewer's guest."""

    @property
    def shares(self) -> bool:
        """Whether this client takes part in fair deals."""

    def wake(self, again: bool = False) -> None:
        """Says that there is something new; ``again`` asks for the view even if the viewer has it."""

    def drop(self) -> None:
        """Says that this table cannot be shown any more."""

    def dismiss(self, reason: str) -> None:
        """Says that this viewer has no place here any more: ``removed``, ``left`` or ``moved``."""


async def load_table(means: Means, table_id: str) -> Table | None:
    """Rebuilds a table from its log; None for an unknown one. Raises StoreUnavailable, TableBroken."""
    log = await means.store.read(table_id)
    if not log:
        return None
    # A long match takes a while to be played again, and the others' moves must not wait for it.
    return await means.runner.run(lambda: Table.rebuilt(table_id, ((e.at, read_fact(e.body)) for e in log)))
