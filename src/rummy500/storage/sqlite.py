"""The SQLite store: one writer thread that commits everything waiting in one transaction, and readers beside it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from rummy500.app.ports import Entry, Seated, SeqTaken, StoreUnavailable
from rummy500.storage.opening import make_engine, migrate
from rummy500.storage.schema import event, guest, seated

__all__ = ["SqliteStore"]

Result = TypeVar("Result")

_TRANSIENT = (sa.exc.OperationalError, sqlite3.OperationalError, OSError)
_UNREADABLE = (sa.exc.DatabaseError, sqlite3.DatabaseError, OSError)


class _Job:
    """What one caller wants to have written, and where its answer goes."""

    __slots__ = ("entries", "error", "future", "guest", "loop", "seated")

    def __init__(
        self, entries: Sequence[Entry], places: Sequence[Seated], new_guest: tuple[bytes, int] | None = None
    ) -> None:
        self.entries = entries
        self.seated = places
        self.guest = new_guest
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()
        self.error: Exception | None = None


class SqliteStore:
    """Keeps the logs in one SQLite file (WAL, synchronous FULL).

    ``retry_ms`` is how long a write that meets a lock or a full disk is tried again before the caller is told;
    ``tick`` bounds how many waiting appends go into one transaction.
    """

    def __init__(self, path: Path, *, busy_ms: int = 250, retry_ms: int = 2000, tick: int = 512) -> None:
        migrate(path, max(busy_ms, 5000))
        self._retry = retry_ms / 1000
        self._tick = tick
        self._writing = make_engine(path, begin="BEGIN IMMEDIATE", busy_ms=busy_ms)
        self._reading = make_engine(path, begin="BEGIN", busy_ms=busy_ms, read_only=True)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-read")
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()
        self._connection: sa.Connection | None = None
        self._closed = False
        self.commits = 0
        self._writer = threading.Thread(target=self._write_for_ever, name="store-write", daemon=True)
        self._writer.start()

    async def append(self, entries: Sequence[Entry], seated: Sequence[Seated] = ()) -> None:
        """Stores all of it or nothing, and returns once it is on disk."""
        await self._put(_Job(entries, seated))

    async def add_guest(self, guest: bytes, at: int) -> None:
        """Remembers a guest; a second time changes nothing."""
        await self._put(_Job((), (), (guest, at)))

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """Gives the table's events with a seq above ``after``, in order."""
        query = (
            sa.select(event.c.seq, event.c.at, event.c.body)
            .where(event.c.table_id == table, event.c.seq > after)
            .order_by(event.c.seq)
            .limit(most)
        )
        return await self._ask(lambda rows: [Entry(table, row[0], row[1], row[2]) for row in rows.execute(query)])

    async def has_guest(self, guest: bytes) -> bool:
        """Says whether that guest was added."""
        return await self._ask(lambda rows: rows.execute(_guest_query(guest)).first() is not None)

    async def tables_of(self, guest: bytes, limit: int) -> list[Seated]:
        """Gives where the guest sits, newest first."""
        query = (
            sa.select(seated.c.table_id, seated.c.at, seated.c.finished)
            .where(seated.c.guest == guest)
            .order_by(seated.c.at.desc(), seated.c.table_id)
            .limit(limit)
        )
        return await self._ask(lambda rows: [Seated(guest, *row) for row in rows.execute(query)])

    async def healthy(self) -> bool:
        """Says whether the database can be read now."""
        try:
            await self._ask(lambda rows: rows.execute(sa.select(sa.literal(1))).first())
        except StoreUnavailable:
            return False
        return True

    async def close(self) -> None:
        """Writes what is still waiting and closes the file."""
        if self._closed:
            return
        self._closed = True
        self._waiting.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._readers.shutdown(wait=True)
        self._reading.dispose()
        self._writing.dispose()

    async def _put(self, job: _Job) -> None:
        if self._closed:
            raise StoreUnavailable("closed")
        self._waiting.put(job)
        # Shielded: a caller that goes away must not make an outcome unknown for the ones that share its commit.
        await asyncio.shield(job.future)

    async def _ask(self, query: Callable[[sa.Connection], Result]) -> Result:
        def read() -> Result:
            with self._reading.connect() as connection:
                return query(connection)

        if self._closed:
            raise StoreUnavailable("closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except _UNREADABLE as error:
            raise StoreUnavailable(str(error).splitlines()[0]) from error

    # The writer's thread.

    def _write_for_ever(self) -> None:
        going = True
        while going:
            jobs: list[_Job] = []
            job = self._waiting.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) >= self._tick:
                    break
                try:
                    job = self._waiting.get_nowait()
                except Empty:
                    break
            else:
                going = False
            if jobs:
                self._write(jobs)
                _answer(jobs)
        self._drop_connection()

    def _write(self, jobs: Sequence[_Job]) -> None:
        end = time.monotonic() + self._retry
        pause = 0.01
        while True:
            try:
                self._transact(jobs)
                self.commits += 1
                return
            except _TRANSIENT as error:
                self._drop_connection()
                if time.monotonic() + pause > end:
                    _fail(jobs, StoreUnavailable(str(error).splitlines()[0]))
                    return
                time.sleep(pause)
                pause = min(pause * 2, 0.2)
            except Exception as error:  # whatever it is, its callers must hear of it and the thread must live
                self._drop_connection()
                failure = StoreUnavailable(repr(error))
                failure.__cause__ = error
                _fail(jobs, failure)
                return

    def _transact(self, jobs: Sequence[_Job]) -> None:
        for job in jobs:
            job.error = None
        connection = self._connection = self._connection or self._writing.connect()
        with connection.begin():
            try:
                with connection.begin_nested():
                    for job in jobs:
                        _insert(connection, job)
            except sa.exc.IntegrityError:
                # Somebody in this tick came too late: each on its own, so that the others go through.
                for job in jobs:
                    _insert_alone(connection, job)

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()


def _insert(connection: sa.Connection, job: _Job) -> None:
    if job.entries:
        # "Or there is a gap before it" counts as taken too: the place before must exist.
        first: dict[str, int] = {}
        for entry in job.entries:
            first.setdefault(entry.table, entry.seq)
        for table, seq in first.items():
            if seq > 1 and connection.execute(_place_query(table, seq - 1)).first() is None:
                raise sa.exc.IntegrityError("gap", {}, ValueError(f"no event before {seq}"))
        rows = [{"table_id": e.table, "seq": e.seq, "at": e.at, "body": e.body} for e in job.entries]
        connection.execute(event.insert(), rows)
    for place in job.seated:
        values = {"guest": place.guest, "table_id": place.table, "at": place.at, "finished": place.finished}
        insert = sqlite.insert(seated).values(**values)
        connection.execute(
            insert.on_conflict_do_update(
                index_elements=["guest", "table_id"], set_={"finished": insert.excluded.finished}
            )
        )
    if job.guest is not None:
        connection.execute(sa.insert(guest).prefix_with("OR IGNORE"), {"hash": job.guest[0], "at": job.guest[1]})


def _insert_alone(connection: sa.Connection, job: _Job) -> None:
    try:
        with connection.begin_nested():
            _insert(connection, job)
    except sa.exc.IntegrityError:
        job.error = SeqTaken(job.entries[0].table, job.entries[0].seq)


def _guest_query(known: bytes) -> sa.Select[tuple[bytes]]:
    return sa.select(guest.c.hash).where(guest.c.hash == known)


def _place_query(table: str, seq: int) -> sa.Select[tuple[int]]:
    return sa.select(event.c.seq).where(event.c.table_id == table, event.c.seq == seq)


def _fail(jobs: Sequence[_Job], error: StoreUnavailable) -> None:
    for job in jobs:
        job.error = error


def _answer(jobs: Sequence[_Job]) -> None:
    """Hands the outcomes to their event loops, one wake-up for each loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, theirs in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle, theirs)
        except RuntimeError:  # that loop is closed, nobody waits any more
            continue


def _settle(jobs: Sequence[_Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(job.error)
