"""What the use cases need from outside: a store, a bus, a runner, computers, and somebody who listens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

import msgspec

from rummy500.game.events import Event
from rummy500.game.moves import Move
from rummy500.game.view import SeatView
from rummy500.rules import Rules

__all__ = [
    "Bus",
    "Computers",
    "Entry",
    "Moved",
    "Observer",
    "Runner",
    "Seated",
    "SeqTaken",
    "Store",
    "StoreUnavailable",
]

Result = TypeVar("Result")


class Entry(msgspec.Struct, frozen=True):
    """One event of a table as it is stored: ``seq`` counts from 1 without gaps, ``at`` is in ms since 1970 (UTC)."""

    table: str
    seq: int
    at: int
    body: bytes


class Seated(msgspec.Struct, frozen=True):
    """Says that a guest (SHA-256 of the cookie's bytes) has a seat at a table since ``at`` (ms).

    ``line`` is what a list of the guest's tables shows of it, as text that only the use cases read.
    """

    guest: bytes
    table: str
    at: int
    finished: bool = False
    line: str = ""


class SeqTaken(Exception):  # noqa: N818 - an outcome, not a fault
    """Says that another event already stands at that place of the log; nothing of the append was stored."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(table, seq)
        self.table = table
        self.seq = seq


class StoreUnavailable(Exception):  # noqa: N818 - an outcome, not a fault
    """Says that the store could not write or read now (locked, disk full, closed); the caller may try again."""


class Store(Protocol):
    """Keeps the logs of all tables. Every promise here is checked by ``testkit.stores``."""

    async def append(self, entries: Sequence[Entry], seated: Sequence[Seated] = ()) -> None:
        """Stores all of it or nothing, and returns once it would survive a power loss.

        A seat that is known already only changes its ``finished``, and its ``line`` where the new one is not empty.

        Raises SeqTaken if one of the places is taken, StoreUnavailable if it could not be written in time.
        """

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """Gives the table's events with a seq above ``after``, in order, at most ``most`` of them."""

    async def add_guest(self, guest: bytes, at: int) -> None:
        """Remembers a guest; a second time changes nothing."""

    async def add_alias(self, token_hash: bytes, guest: bytes, at: int) -> None:
        """Remembers that another token, known by its hash, is that guest's too; a second time changes nothing."""

    async def guest_of(self, token_hash: bytes) -> bytes | None:
        """Gives the guest whose token or further token that is, None if it was never added."""

    async def put_link(self, kind: str, code_hash: bytes, body: str, at: int, expires: int | None) -> None:
        """Remembers what a secret code stands for until ``expires`` (ms), for ever if None.

        ``kind`` keeps codes of different uses apart. The same code again replaces what it stood for.
        """

    async def link(self, kind: str, code_hash: bytes, now: int) -> str | None:
        """Gives what a code stands for, None for an unknown one and from ``expires`` on."""

    async def take_link(self, kind: str, code_hash: bytes, now: int) -> str | None:
        """Gives what a code stands for and forgets it: of several callers one gets it, the others None."""

    async def tables_of(self, guest: bytes, limit: int) -> list[Seated]:
        """Gives where the guest sits, newest first, at most ``limit``."""

    async def beat(self, now: int) -> None:
        """Notes that the server is alive at ``now`` (ms)."""

    async def restarted(self, now: int) -> None:
        """Says that a server has started: the time from the last beat to ``now`` was an outage, if there was a beat."""

    async def outages(self, since: int = 0) -> list[tuple[int, int]]:
        """Gives the outages that ended after ``since``: from and to in ms, the oldest first."""

    async def keep_analysis(self, key: bytes, body: bytes, at: int, most: int, most_bytes: int) -> None:
        """Keeps what was found for a key at ``at`` (ms); the same key again replaces it.

        Those kept longest are forgotten, until there are at most ``most`` of at most ``most_bytes`` together.
        """

    async def analysis(self, key: bytes) -> bytes | None:
        """Gives what is kept for a key, None for nothing."""

    async def healthy(self) -> bool:
        """Says whether the store can be read now."""

    async def close(self) -> None:
        """Writes what is still waiting and lets go of everything; later calls raise StoreUnavailable."""


class Moved(msgspec.Struct, frozen=True):
    """Says that a table's log has reached ``seq``; carries nothing of the event itself."""

    table: str
    seq: int


class Bus(Protocol):
    """Tells every server process that a table has moved on. Checked by ``testkit.buses``."""

    def publish(self, moved: Moved) -> None:
        """Tells all subscribers, in the order of the calls; may lose a message, never invents one."""

    def subscribe(self, listener: Callable[[Moved], None]) -> Callable[[], None]:
        """Calls the listener for each message from now on; gives a function that ends it."""


class Runner(Protocol):
    """Does heavy work away from the event loop."""

    async def run(self, work: Callable[[], Result]) -> Result:
        """Gives what ``work`` returns, or raises what it raises."""

    def close(self) -> None:
        """Waits for work under way and takes no more."""


class Observer(Protocol):
    """Hears what the use cases do, for logs and metrics. Nothing it is told names a card of a hand."""

    def stored(self, facts: int, seconds: float) -> None:
        """So many facts of one append are on disk, after so long."""

    def store_failed(self, table: str, reason: str) -> None:
        """An append was given up."""

    def computer_moved(self, level: str, seconds: float) -> None:
        """A computer has made a move after thinking so long."""

    def computer_failed(self, level: str, table: str, seq: int, seed: int, reason: str) -> None:
        """A computer's move was illegal, late or none at all; the seed repeats its thinking."""

    def table_failed(self, table: str, error: Exception) -> None:
        """A table hit a fault of ours."""


class Computers(Protocol):
    """Plays for computers. It is given a seat's view, the events that this seat was shown, and nothing else."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that can be had here, weakest first."""

    @property
    def usual_level(self) -> str:
        """The level for who has not chosen one."""

    @property
    def fewer(self) -> str | None:
        """Why there are not more levels here, as a code; None where all can be had."""

    def plays_as(self, level: str) -> str:
        """Gives the level that plays for one that a table has stored: that level, or one that can be had here."""

    def thinks_within(self, level: str) -> float:
        """Gives so many seconds as this level hardly ever thinks longer, where it plays alone on an ordinary machine.

        It may depend on nothing but the level: computers show no move sooner.
        """

    def style(self, name: str) -> str | None:
        """Gives the style of a computer with that name, None for none."""

    def version(self, level: str) -> str:
        """Gives the version of the level that plays for one; it is another whenever that level's choices change."""

    @property
    def strongest(self) -> str | None:
        """The level that plays best lines, however long it takes; None where none can be had."""

    def decide(
        self, level: str, style: str | None, rules: Rules, view: SeatView, events: Sequence[Event], seed: int
    ) -> Move | None:
        """Gives the move that a computer of this level and style makes; None in a call window: no call.

        ``events`` are those of the round so far. It may be called on any thread.
        """

    def names(self, count: int, taken: Sequence[str]) -> tuple[str, ...]:
        """Gives names for so many computers, none of those taken."""
