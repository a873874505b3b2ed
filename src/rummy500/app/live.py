"""A table in memory with people at it: takes their wishes in order, stores, and only then shows."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol, TypeVar

import msgspec

from rummy500.app.facts import (
    Dealt,
    Fact,
    Followed,
    Pace,
    PaceSet,
    Played,
    Ready,
    WindowClosed,
    read_fact,
    write_fact,
)
from rummy500.app.ports import Bus, Computers, Entry, Moved, Observer, Runner, Seated, SeqTaken, Store, StoreUnavailable
from rummy500.app.table import Refusal, Step, Table, TableBroken, plain_arguments
from rummy500.app.window import Window
from rummy500.game.moves import IllegalMove, Move, Seat
from rummy500.game.view import OwnView, PublicView

__all__ = ["LiveTable", "Means", "Published", "Viewer", "load_table", "new_seed"]

Result = TypeVar("Result")


class Means(msgspec.Struct, frozen=True):
    """Is everything a live table works with; ``now`` gives ms since 1970, ``rng`` decides only how long things take."""

    store: Store
    bus: Bus
    runner: Runner
    computers: Computers
    observer: Observer
    now: Callable[[], int]
    rng: random.Random
    grace_seconds: float = 60


class Viewer(Protocol):
    """Somebody who looks at a table: one socket."""

    @property
    def seat(self) -> Seat:
        """The viewer's seat."""

    def wake(self, again: bool = False) -> None:
        """Says that there is something new; ``again`` asks for the view even if the viewer has it."""

    def drop(self) -> None:
        """Says that this table cannot be shown any more."""


class Published(msgspec.Struct):
    """Is what may be shown: the newest stored state. ``encoded`` belongs to whoever turns it into bytes."""

    seq: int
    first: int
    steps: list[Step]
    earlier: list[Step]
    public: PublicView | None
    own: dict[Seat, OwnView | None]
    pace: Pace
    round: int
    running: bool
    ready: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    again: str | None
    window: Window | None
    encoded: dict[object, bytes]


def new_seed() -> str:
    """Gives a round's key: 32 bytes of the operating system, in hex."""
    return secrets.token_bytes(32).hex()


async def load_table(means: Means, table_id: str) -> Table | None:
    """Rebuilds a table from its log; None for an unknown one. Raises StoreUnavailable, TableBroken."""
    log = await means.store.read(table_id)
    if not log:
        return None
    # A long match takes a while to be played again, and the others' moves must not wait for it.
    return await means.runner.run(lambda: Table.rebuilt(table_id, (read_fact(entry.body) for entry in log)))


class LiveTable:
    """Is one table that is being looked at. All its methods run on the event loop.

    ``table`` may be ahead of the log while a commit is under way; only ``published`` is shown.
    """

    def __init__(self, table: Table, means: Means) -> None:
        self.means: Final = means
        self.id: Final = table.id
        self.table: Table | None = table
        self.viewers: Final[set[Viewer]] = set()
        self.changed: Final = asyncio.Event()
        self.window: Window | None = None
        self._lock = asyncio.Lock()
        self._renew_window(table)
        self.published = self._picture(table)

    # Looking on.

    async def join(self, viewer: Viewer) -> None:
        """Lets a viewer look at the table; from now on it is woken."""
        async with self._lock:
            table = await self._current()
            if viewer.seat not in self.published.own:
                self.published.own[viewer.seat] = table.own(viewer.seat)
            self.viewers.add(viewer)
        self.changed.set()

    def leave(self, viewer: Viewer) -> None:
        """Ends that."""
        self.viewers.discard(viewer)
        self.changed.set()

    async def settled(self) -> Table:
        """Gives the stored state, for reading; waits for a commit under way. Raises StoreUnavailable."""
        async with self._lock:
            return await self._current()

    async def catch_up(self, seq: int) -> None:
        """Takes in what another process has stored, up to ``seq`` at least."""

        async def work() -> None:
            table = await self._current()
            if table.seq < seq:
                await self._reload()

        await self._alone(work)

    # Wishes. Each gives the seq with which it is stored, or raises Refusal.

    async def play(self, seat: Seat, message: str | None, seq: int, move: Move) -> int:
        """Plays a move in the position of ``seq``."""

        async def work() -> int:
            table = await self._current()
            if message is not None and message in table.sent[seat]:
                return table.sent[seat][message]
            if seq != table.seq:
                raise Refusal("stale")
            try:
                table.check_move(seat, move)
            except Refusal as refusal:
                if refusal.code == "call_window" and self.window is not None:
                    raise Refusal("call_window", {"ms": self.window.left_ms(time.monotonic())}) from None
                raise
            await self._store([Played(seat, move, message)])
            return seq + 1  # not the newest: the end of a round is stored behind its last move

        return await self._alone(work)

    async def decline(self, seat: Seat, message: str, seq: int) -> int:
        """Notes that a seat does not call; the window is closed when it was the last. Only the closing is stored."""

        async def work() -> int:
            table = await self._current()
            if message in table.sent[seat]:
                return table.sent[seat][message]
            if seq != table.seq:
                raise Refusal("stale")
            window = self.window
            if window is None or seat not in table.callers:
                raise Refusal("no_window")
            window.decline(seat)
            if window.over(time.monotonic()):
                return await self._store([WindowClosed(seat, message)])
            self._wake(seat)
            return table.seq

        return await self._alone(work)

    async def close_window(self, window: Window) -> None:
        """Closes a call window whose time is over or in which all have declined."""

        async def work() -> None:
            if self.window is window and window.over(time.monotonic()):
                await self._store([WindowClosed()])

        await self._alone(work)

    async def set_pace(self, seat: Seat, message: str, pace: Pace) -> int:
        """Changes how long computers take."""

        async def work() -> int:
            table = await self._current()
            if message in table.sent[seat]:
                return table.sent[seat][message]
            if pace == table.pace:
                return table.seq
            return await self._store([PaceSet(seat, pace, message)])

        return await self._alone(work)

    async def next_round(self, seat: Seat, message: str) -> int:
        """Notes that a seat has seen the scores; deals when all people have."""

        async def work() -> int:
            table = await self._current()
            if message in table.sent[seat]:
                return table.sent[seat][message]
            table.check_next()
            number = len(table.match.results)
            facts: list[Fact] = [Ready(seat, number, message)]
            if table.ready | {seat} >= set(table.people):
                facts.append(Dealt(number + 1, new_seed()))
            await self._store(facts)
            return table.sent[seat][message]

        return await self._alone(work)

    async def again(self, seat: Seat, message: str, make: Callable[[Table], tuple[str, list[Fact]]]) -> str:
        """Gives the table that follows this one; ``make`` names and begins it where nobody has asked before."""

        async def work() -> str:
            table = await self._current()
            if table.again is not None:
                return table.again
            if not table.over:
                raise Refusal("round_running" if table.running else "round_over")
            name, facts = make(table)
            now = self.means.now()
            first = [Entry(name, place, now, write_fact(fact)) for place, fact in enumerate(facts, 1)]
            await self._store(
                [Followed(seat, name, message)], first, [Seated(guest, name, now) for guest in table.guests]
            )
            return name

        return await self._alone(work)

    # How it is done.

    async def _alone(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Does the work while nobody else does any; goes on to its end even if the caller is cancelled."""

        async def locked() -> Result:
            async with self._lock:
                try:
                    return await work()
                except StoreUnavailable as error:
                    raise Refusal("try_again") from error

        return await asyncio.shield(asyncio.ensure_future(locked()))

    async def _current(self) -> Table:
        return self.table if self.table is not None else await self._reload()

    async def _reload(self) -> Table:
        table = await load_table(self.means, self.id)
        if table is None:
            raise TableBroken(f"{self.id} has lost its log")
        self.table = table
        self._show(table)
        return table

    async def _store(self, facts: Sequence[Fact], others: Sequence[Entry] = (), seated: Sequence[Seated] = ()) -> int:
        table = await self._current()
        before, now, start = table.seq, self.means.now(), time.perf_counter()
        facts, seated = list(facts), list(seated)
        was_running = table.running
        try:
            for fact in facts:
                table.apply(fact)
            if was_running and not table.running and (score := table.score()) is not None:
                table.apply(score)
                facts.append(score)
                seated += [Seated(guest, self.id, now, table.over) for guest in table.guests]
        except IllegalMove as error:
            raise Refusal(error.code, plain_arguments(error)) from error
        except Exception:
            self.table = None  # whatever half of it happened, the log knows better
            raise
        entries = [Entry(self.id, before + n, now, write_fact(fact)) for n, fact in enumerate(facts, 1)]
        try:
            await self.means.store.append([*entries, *others], seated)
        except SeqTaken:
            # Another process was quicker, or an earlier append succeeded after it seemed to fail.
            self.table = None
            await self._reload()
            raise Refusal("stale") from None
        except StoreUnavailable as error:
            self.table = None
            self.means.observer.store_failed(self.id, str(error))
            raise
        self.means.observer.stored(len(entries), time.perf_counter() - start)
        self._show(table)
        self.means.bus.publish(Moved(self.id, table.seq))
        return table.seq

    def _show(self, table: Table) -> None:
        self._renew_window(table)
        self.published = self._picture(table)
        for viewer in list(self.viewers):
            viewer.wake()
        self.changed.set()

    def _wake(self, seat: Seat) -> None:
        self.published.encoded.clear()
        for viewer in list(self.viewers):
            if viewer.seat == seat:
                viewer.wake(again=True)
        self.changed.set()

    def _renew_window(self, table: Table) -> None:
        if not table.window_open:
            self.window = None
        elif self.window is None or self.window.opened_at != table.window_seq:
            people = [seat for seat in table.callers if table.level(seat) is None]
            computers = [seat for seat in table.callers if table.level(seat) is not None]
            self.window = Window(
                table.window_seq,
                time.monotonic(),
                table.created.call_seconds,
                people,
                computers,
                table.pace,
                self.means.rng,
            )

    def _picture(self, table: Table) -> Published:
        seats = {viewer.seat for viewer in self.viewers}
        return Published(
            seq=table.seq,
            first=table.steps[0].seq if table.steps else table.seq,
            steps=table.steps,
            earlier=table.earlier,
            public=table.public(),
            own={seat: table.own(seat) for seat in seats},
            pace=table.pace,
            round=len(table.seeds),
            running=table.running,
            ready=tuple(sorted(table.ready)),
            winners=table.match.winners,
            again=table.again,
            window=self.window,
            encoded={},
        )
