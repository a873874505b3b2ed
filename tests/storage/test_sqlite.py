"""The SQLite store keeps the promises of a store, and its own: durable, in groups, and honest when it cannot write."""

from __future__ import annotations

import asyncio
import hashlib
import random
import sqlite3
import subprocess
import sys
import textwrap
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from rummy500.app.ports import Seated, Store, StoreUnavailable
from rummy500.storage import opening
from rummy500.storage.opening import DatabaseError
from rummy500.storage.schema import HEAD, metadata
from rummy500.storage.sqlite import SqliteStore
from rummy500.testkit.stores import StoreConformance, entry

pytestmark = pytest.mark.anyio

VERSION_0001 = Path(__file__).with_name("version-0001.sql")
"""A database of the first version as SQL: a round of three seats played to its end, a second one begun."""


class TestSqliteStore(StoreConformance):
    """Runs the shared suite."""

    @pytest.fixture(autouse=True)
    def _folder(self, tmp_path: Path) -> None:
        self.path = tmp_path / "rummy.db"

    def opened(self) -> AbstractAsyncContextManager[Store]:
        """Opens an empty store."""

        @asynccontextmanager
        async def opening() -> AsyncIterator[Store]:
            store = SqliteStore(self.path)
            yield store
            await store.close()

        return opening()


@asynccontextmanager
async def open_store(path: Path, retry_ms: int = 200, busy_ms: int = 20) -> AsyncIterator[SqliteStore]:
    """Opens a store that loses patience soon."""
    store = SqliteStore(path, retry_ms=retry_ms, busy_ms=busy_ms)
    try:
        yield store
    finally:
        await store.close()


async def test_the_file_is_wal_and_every_commit_is_synced(tmp_path: Path) -> None:
    async with open_store(tmp_path / "a.db") as store:
        await store.append([entry("t", 1)])
        assert store._connection is not None
        assert store._connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert store._connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


async def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    async with open_store(tmp_path / "a.db", retry_ms=5000) as store:
        await store.append([entry("t", 1)])
        before = store.commits
        # The lock of another program holds the writer up, so that the rest of the appends queue.
        other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = [asyncio.ensure_future(store.append([entry(f"w{n}", 1)])) for n in range(100)]
        await asyncio.sleep(0.05)
        other.execute("ROLLBACK")
        other.close()
        await asyncio.gather(*waiting)
        assert store.commits - before <= 3


async def test_f6_a_locked_database_is_waited_for_then_named(tmp_path: Path) -> None:
    async with open_store(tmp_path / "a.db") as store:
        await store.append([entry("t", 1)])
        other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable):
            await store.append([entry("t", 2)])
        assert len(await store.read("t")) == 1
        other.execute("ROLLBACK")
        other.close()
        await store.append([entry("t", 2)])
        assert len(await store.read("t")) == 2


async def test_b44_a_first_write_that_meets_a_lock_is_tried_again(tmp_path: Path) -> None:
    async with open_store(tmp_path / "a.db", retry_ms=5000) as store:
        other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        write = asyncio.ensure_future(store.append([entry("t", 1)]))
        await asyncio.sleep(0.1)
        assert not write.done()
        other.execute("ROLLBACK")
        other.close()
        await write
        assert len(await store.read("t")) == 1


async def test_a_caller_that_goes_away_leaves_the_others_alone(tmp_path: Path) -> None:
    async with open_store(tmp_path / "a.db", retry_ms=5000) as store:
        writes = [asyncio.ensure_future(store.append([entry(f"t{n}", 1)])) for n in range(10)]
        await asyncio.sleep(0)
        writes[3].cancel()
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [n for n, r in enumerate(results) if r is not None] == [3]


FULL_DISK = """
import asyncio, resource, sys
from pathlib import Path
from rummy500.app.ports import Entry, StoreUnavailable
from rummy500.storage.sqlite import SqliteStore

async def main(path):
    store = SqliteStore(path, retry_ms=50, busy_ms=20)
    await store.append([Entry("t", 1, 0, b"x")])
    room = path.with_name(path.name + "-wal").stat().st_size + 60_000
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
    stored, refused = 1, 0
    for _ in range(40):
        try:
            await store.append([Entry("t", stored + 1, 0, b"x" * 9000)])
            stored += 1
        except StoreUnavailable:
            refused += 1
            if refused == 3:
                break
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert len(await store.read("t")) == stored
    await store.append([Entry("t", stored + 1, 0, b"after")])
    print(stored, refused)
    await store.close()

asyncio.run(main(Path(sys.argv[1])))
"""


async def test_f6_a_full_disk_is_named_and_survived(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(FULL_DISK), str(path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    stored, refused = map(int, done.stdout.split())
    assert stored > 1
    assert refused == 3
    async with open_store(path) as store:
        log = await store.read("t")
    assert [e.seq for e in log] == list(range(1, stored + 2))
    assert log[-1].body == b"after"


def test_the_newest_migration_is_named_in_the_schema() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(opening.MIGRATIONS))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


async def test_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async with open_store(tmp_path / "a.db") as store:
        with store._reading.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []


async def test_a_database_of_version_0001_opens_and_keeps_everything(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    old = sqlite3.connect(path)
    old.executescript(VERSION_0001.read_text(encoding="utf-8"))
    assert old.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    events = old.execute("SELECT table_id, seq, at, body FROM event ORDER BY table_id, seq").fetchall()
    guests = old.execute("SELECT hash FROM guest").fetchall()
    old.close()
    ann = hashlib.sha256(bytes(range(32))).digest()
    async with open_store(path) as store:
        log = [*await store.read("22223333aaaabbbb"), *await store.read("44445555ccccdddd")]
        assert [(e.table, e.seq, e.at, e.body) for e in log] == events
        assert len(log) == 73
        assert [await store.guest_of(one) for (one,) in guests] == [one for (one,) in guests]
        places = await store.tables_of(ann, 5)
        assert [(place.table, place.finished, place.line) for place in places] == [
            ("44445555ccccdddd", True, ""),
            ("22223333aaaabbbb", False, ""),
        ]
        await store.append([entry("22223333aaaabbbb", 72)], [Seated(ann, "22223333aaaabbbb", 0, True, "a line")])
        assert (await store.tables_of(ann, 5))[1].line == "a line"


async def test_what_is_known_survives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with open_store(path) as store:
        await store.add_guest(b"g" * 32, 1)
        await store.add_alias(b"a" * 32, b"g" * 32, 1)
        await store.put_link("replay", b"c" * 32, "body", 1, None)
        await store.beat(5)
    async with open_store(path) as store:
        await store.restarted(9)
        assert await store.guest_of(b"a" * 32) == b"g" * 32
        assert await store.link("replay", b"c" * 32, 9) == "body"
        assert await store.outages() == [(5, 9)]


async def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with open_store(path):
        pass
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(DatabaseError) as caught:
        SqliteStore(path)
    assert caught.value.code == "newer"


async def test_what_is_no_database_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_bytes(b"a letter to my aunt " * 400)
    with pytest.raises(DatabaseError) as caught:
        SqliteStore(path)
    assert caught.value.code == "damaged"
    assert path.read_bytes() == b"a letter to my aunt " * 400


async def test_a_database_of_another_program_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    with pytest.raises(DatabaseError) as caught:
        SqliteStore(path)
    assert caught.value.code == "damaged"


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError) as caught:
        SqliteStore(tmp_path / "nowhere" / "a.db")
    assert caught.value.code == "unwritable"


async def test_f9_torn_files_never_give_wrong_events(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with open_store(path) as store:
        for seq in range(1, 60):
            await store.append([entry("t", seq, b"%d" % seq * 50)])
    whole = path.read_bytes()
    rng = random.Random(9)
    for _ in range(30):
        torn = bytearray(whole[: rng.choice((len(whole), rng.randrange(1, len(whole))))])
        for _ in range(rng.randrange(0, 3)):
            torn[rng.randrange(len(torn))] ^= 1 << rng.randrange(8)
        other = tmp_path / "torn.db"
        for name in ("torn.db", "torn.db-wal", "torn.db-shm"):
            (tmp_path / name).unlink(missing_ok=True)
        other.write_bytes(torn)
        # Only the store's own errors come out, whatever the file holds.
        try:
            async with open_store(other) as store:
                log = await store.read("t")
                assert all(e.seq > 0 for e in log)
        except (DatabaseError, StoreUnavailable):
            continue


async def test_the_second_opening_is_quick(tmp_path: Path) -> None:
    async with open_store(tmp_path / "a.db"):
        pass
    code = "import sys; from pathlib import Path; from rummy500.storage.opening import migrate; "
    code += "migrate(Path(sys.argv[1]), 100); print('alembic' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "a.db")], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"


async def test_two_processes_may_make_the_database_at_once(tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from rummy500.storage.opening import migrate; "
    code += "migrate(Path(sys.argv[1]), 20000)"
    command = [sys.executable, "-c", code, str(tmp_path / "a.db")]
    both = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    said = [process.communicate(timeout=60)[1] for process in both]
    assert [process.returncode for process in both] == [0, 0, 0], said


async def test_closing_writes_what_waits(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = SqliteStore(path)
    writes = [asyncio.ensure_future(store.append([entry(f"t{n}", 1)])) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    start = time.monotonic()
    async with open_store(path) as again:
        for n in range(50):
            assert len(await again.read(f"t{n}")) == 1
    assert time.monotonic() - start < 30
