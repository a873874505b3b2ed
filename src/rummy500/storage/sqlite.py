"""The SQLite store: one writer thread that commits everything waiting in one transaction, and readers beside it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from rummy500.app.ports import Entry, Seated, SeqTaken, StoreUnavailable
from rummy500.storage import analyses
from rummy500.storage.opening import make_engine, migrate
from rummy500.storage.schema import alias, beat, event, link, outage, seated
from rummy500.storage.schema import guest as guest_row

__all__ = ["SqliteStore"]

Result = TypeVar("Result")
Row = TypeVar("Row")

_TRANSIENT = (sa.exc.OperationalError, sqlite3.OperationalError, OSError)
_UNREADABLE = (sa.exc.DatabaseError, sqlite3.DatabaseError, OSError)


# The hot path: every move passes here. Many rows are one statement, as each statement of its own would hand Python's
# lock over to the event loop and wait for it again.
_APPEND: Final = "INSERT OR FAIL INTO event (table_id, seq, at, body) VALUES "
_KNOWN: Final = (
    "WITH wanted (name, place) AS (VALUES {}) SELECT count(*) FROM wanted, event WHERE table_id = name AND seq = place"
)
_CROWD: Final = 4
_GATHER_SECONDS: Final = 0.002
"""Where more than a few have shared a commit, more will come at once: waiting for them saves commits."""

_MOST_ROWS: Final = 200
"""So many rows are written by one statement, below every limit of SQLite for parameters."""

_SEAT: Final = (
    "INSERT INTO seated (guest, table_id, at, finished, line) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (guest, table_id) DO UPDATE SET finished = excluded.finished,"
    " line = CASE excluded.line WHEN '' THEN seated.line ELSE excluded.line END"
)


# Built once: making a statement takes longer than asking it.
_READ: Final = (
    sa.select(event.c.seq, event.c.at, event.c.body)
    .where(event.c.table_id == sa.bindparam("table"), event.c.seq > sa.bindparam("after"))
    .order_by(event.c.seq)
)
_READ_SOME: Final = _READ.limit(sa.bindparam("most"))
_GUEST: Final = (
    sa.select(guest_row.c.hash)
    .where(guest_row.c.hash == sa.bindparam("token"))
    .union_all(sa.select(alias.c.guest).where(alias.c.hash == sa.bindparam("token")))
)


class _Job:
    """Is what one caller wants to have written, and where its answer goes."""

    __slots__ = ("entries", "error", "future", "loop", "result", "seated", "work")

    def __init__(
        self,
        entries: Sequence[Entry] = (),
        places: Sequence[Seated] = (),
        work: Callable[[sa.Connection], object] | None = None,
    ) -> None:
        self.entries = entries
        self.seated = places
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.error: Exception | None = None
        self.result: object = None


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

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """Gives the table's events with a seq above ``after``, in order."""
        query, values = _READ, {"table": table, "after": after}
        if most is not None:
            query, values = _READ_SOME, {**values, "most": most}
        return await self._ask(
            lambda rows: [Entry(table, row[0], row[1], row[2]) for row in rows.execute(query, values)]
        )

    async def add_guest(self, guest: bytes, at: int) -> None:
        """Remembers a guest; a second time changes nothing."""
        await self._do(sa.insert(guest_row).prefix_with("OR IGNORE").values(hash=guest, at=at))

    async def add_alias(self, token_hash: bytes, guest: bytes, at: int) -> None:
        """Remembers another token of a guest; a second time changes nothing."""
        await self._do(sa.insert(alias).prefix_with("OR IGNORE").values(hash=token_hash, guest=guest, at=at))

    async def guest_of(self, token_hash: bytes) -> bytes | None:
        """Gives the guest whose token that is."""
        return await self._ask(lambda rows: rows.execute(_GUEST, {"token": token_hash}).scalar())

    async def put_link(self, kind: str, code_hash: bytes, body: str, at: int, expires: int | None) -> None:
        """Remembers what a secret code stands for; codes that have expired are forgotten."""
        values = {"kind": kind, "code": code_hash, "body": body, "at": at, "expires": expires}

        def work(rows: sa.Connection) -> None:
            rows.execute(sa.delete(link).where(link.c.expires <= at))
            rows.execute(sa.insert(link).prefix_with("OR REPLACE").values(**values))

        await self._put(_Job(work=work))

    async def link(self, kind: str, code_hash: bytes, now: int) -> str | None:
        """Gives what a code stands for."""
        query = _link_query(kind, code_hash, now)
        return await self._ask(lambda rows: rows.execute(query).scalar())

    async def take_link(self, kind: str, code_hash: bytes, now: int) -> str | None:
        """Gives what a code stands for and forgets it, in one transaction."""

        def work(rows: sa.Connection) -> str | None:
            body: str | None = rows.execute(_link_query(kind, code_hash, now)).scalar()
            rows.execute(sa.delete(link).where(link.c.kind == kind, link.c.code == code_hash))
            return body

        body = await self._put(_Job(work=work))
        return body if isinstance(body, str) else None

    async def tables_of(self, guest: bytes, limit: int) -> list[Seated]:
        """Gives where the guest sits, newest first."""
        query = (
            sa.select(seated.c.table_id, seated.c.at, seated.c.finished, seated.c.line)
            .where(seated.c.guest == guest)
            .order_by(seated.c.at.desc(), seated.c.table_id)
            .limit(limit)
        )
        return await self._ask(lambda rows: [Seated(guest, *row) for row in rows.execute(query)])

    async def beat(self, now: int) -> None:
        """Notes that the server is alive."""
        await self._do(sa.insert(beat).prefix_with("OR REPLACE").values(server=0, at=now))

    async def restarted(self, now: int) -> None:
        """Turns the time since the last beat into an outage."""

        def work(rows: sa.Connection) -> None:
            last: int | None = rows.execute(sa.select(beat.c.at)).scalar()
            if last is not None and last < now:
                rows.execute(sa.insert(outage).prefix_with("OR REPLACE").values(began=last, ended=now))
            rows.execute(sa.delete(beat))

        await self._put(_Job(work=work))

    async def outages(self, since: int = 0) -> list[tuple[int, int]]:
        """Gives the outages that ended after ``since``."""
        query = sa.select(outage.c.began, outage.c.ended).where(outage.c.ended > since).order_by(outage.c.began)
        return await self._ask(lambda rows: [(row[0], row[1]) for row in rows.execute(query)])

    async def keep_analysis(self, key: bytes, body: bytes, at: int, most: int, most_bytes: int) -> None:
        """Keeps what was found for a key, and forgets those kept longest."""
        await self._put(_Job(work=lambda rows: analyses.keep(rows, key, body, at, most, most_bytes)))

    async def analysis(self, key: bytes) -> bytes | None:
        """Gives what is kept for a key."""
        return await self._ask(lambda rows: rows.execute(analyses.FIND, {"wanted": key}).scalar())

    async def change(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Does the work in a transaction of the writer's and gives what it returns, once it is on disk.

        It may share its transaction with others, and be done again after a lock: it must do nothing else.
        """
        done: Any = await self._put(_Job(work=work))
        result: Result = done
        return result

    async def ask(self, query: Callable[[sa.Connection], Result]) -> Result:
        """Gives what a query finds, on a reader's thread."""
        return await self._ask(query)

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

    async def _do(self, change: sa.Insert) -> None:
        def work(rows: sa.Connection) -> None:
            rows.execute(change)

        await self._put(_Job(work=work))

    async def _put(self, job: _Job) -> object:
        if self._closed:
            raise StoreUnavailable("closed")
        self._waiting.put(job)
        # Who goes away takes only the own answer along: the writer goes on, and the others hear of theirs.
        outcome: object = await job.future
        return outcome

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
        jobs: list[_Job] = []
        while going:
            job = self._waiting.get()
            if len(jobs) > _CROWD:
                time.sleep(_GATHER_SECONDS)
            jobs = []
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
        try:
            if any(job.work is not None for job in jobs):
                with connection.begin():
                    _insert(connection, jobs)
            else:
                _insert_moves(_driver(connection), jobs)
        except (sa.exc.IntegrityError, sqlite3.IntegrityError):
            # Somebody in this tick came too late: each on its own, so that the others go through.
            with connection.begin():
                for job in jobs:
                    _insert_alone(connection, job)

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()


def _driver(connection: sa.Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _insert_moves(driver: sqlite3.Connection, jobs: Sequence[_Job]) -> None:
    """Writes what nearly always is all that waits, in a transaction of its own and past SQLAlchemy."""
    driver.execute("BEGIN IMMEDIATE")
    try:
        _insert_rows(driver, jobs)
        driver.execute("COMMIT")
    except BaseException:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        raise


def _insert(connection: sa.Connection, jobs: Sequence[_Job]) -> None:
    """Writes what all of these want; IntegrityError if a place is taken or the one before it is not."""
    _insert_rows(_driver(connection), jobs)
    for job in jobs:
        if job.work is not None:
            job.result = job.work(connection)


def _insert_rows(driver: sqlite3.Connection, jobs: Sequence[_Job]) -> None:
    entries = [one for job in jobs for one in job.entries]
    before = _places_before(entries)
    for some in _batched(before):
        values = ", ".join(["(?, ?)"] * len(some))
        (known,) = driver.execute(_KNOWN.format(values), tuple(chain.from_iterable(some))).fetchone()
        if known != len(some):
            raise _gap()
    for part in _batched(entries):
        values = ", ".join(["(?, ?, ?, ?)"] * len(part))
        rows = chain.from_iterable((one.table, one.seq, one.at, one.body) for one in part)
        driver.execute(_APPEND + values, tuple(rows))
    seats = [(one.guest, one.table, one.at, one.finished, one.line) for job in jobs for one in job.seated]
    if seats:
        driver.executemany(_SEAT, seats)


def _places_before(entries: Sequence[Entry]) -> list[tuple[str, int]]:
    """Gives the places that must be taken so that these leave no gap; IntegrityError where they leave one."""
    last: dict[str, int] = {}
    before: list[tuple[str, int]] = []
    for entry in entries:
        if entry.table not in last:
            if entry.seq > 1:
                before.append((entry.table, entry.seq - 1))
        elif entry.seq > last[entry.table] + 1:
            raise _gap()
        last[entry.table] = entry.seq
    return before


def _gap() -> sqlite3.IntegrityError:
    return sqlite3.IntegrityError("no event before it")


def _batched(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """Gives rows in parts of at most ``_MOST_ROWS``."""
    return (rows[begin : begin + _MOST_ROWS] for begin in range(0, len(rows), _MOST_ROWS))


def _insert_alone(connection: sa.Connection, job: _Job) -> None:
    try:
        with connection.begin_nested():
            _insert(connection, [job])
    except (sa.exc.IntegrityError, sqlite3.IntegrityError):
        job.error = SeqTaken(job.entries[0].table, job.entries[0].seq)


def _link_query(kind: str, code_hash: bytes, now: int) -> sa.Select[str]:
    valid = sa.or_(link.c.expires.is_(None), link.c.expires > now)
    return sa.select(link.c.body).where(link.c.kind == kind, link.c.code == code_hash, valid)


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
            job.future.set_result(job.result)
        else:
            job.future.set_exception(job.error)
