"""Opens an SQLite database file: settings of the connection, and migrations up to the newest."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.pool import NullPool, QueuePool

from rummy500.storage.schema import HEAD

__all__ = ["DatabaseError", "make_engine", "migrate"]

MIGRATIONS: Final = Path(__file__).parent / "migrations"


class DatabaseError(Exception):
    """Says why a database file cannot be used: code ``newer``, ``unwritable`` or ``damaged``, and the file."""

    def __init__(self, code: str, path: Path, detail: str = "") -> None:
        super().__init__(code, str(path), detail)
        self.code = code
        self.path = path
        self.detail = detail


def make_engine(path: Path, *, begin: str, busy_ms: int, read_only: bool = False) -> sa.Engine:
    """Makes an engine whose transactions start with ``begin``; the driver itself never starts or ends one."""
    engine = sa.create_engine(
        sa.URL.create("sqlite+pysqlite", database=str(path)),
        poolclass=QueuePool if read_only else NullPool,
        connect_args={"check_same_thread": False, "timeout": busy_ms / 1000},
    )

    @sa.event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        if read_only:
            connection.execute("PRAGMA query_only = ON")

    @sa.event.listens_for(engine, "begin")
    def start(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def migrate(path: Path, busy_ms: int) -> None:
    """Makes the file if it is missing and brings it to the newest version.

    Raises DatabaseError: ``newer`` if it was written by a later version of this program, ``unwritable`` if it
    cannot be made or changed, ``damaged`` if it is no such database.
    """
    try:
        version = _version(path, busy_ms)
        if version != HEAD:
            _upgrade(path, version, busy_ms)
    except (sqlite3.OperationalError, sa.exc.OperationalError, OSError) as error:
        raise DatabaseError("unwritable", path, str(error).splitlines()[0]) from error
    except (sqlite3.DatabaseError, sa.exc.DatabaseError) as error:
        raise DatabaseError("damaged", path, str(error).splitlines()[0]) from error


def _version(path: Path, busy_ms: int) -> str | None:
    connection = sqlite3.connect(path, timeout=busy_ms / 1000, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = WAL").fetchone()
        tables = {str(row[0]) for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if "alembic_version" not in tables:
            if tables:
                raise DatabaseError("damaged", path, "tables of another program")
            return None
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        # A write lock taken and given back: a read-only file is found here and not at the first move.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
        return None if row is None else str(row[0])
    finally:
        connection.close()


def _version_within(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    row = connection.exec_driver_sql("SELECT version_num FROM alembic_version").first()
    return None if row is None else str(row[0])


def _upgrade(path: Path, version: str | None, busy_ms: int) -> None:
    # Alembic takes a third of a second to import, so only a start that needs it pays.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise DatabaseError("newer", path, version)
    engine = make_engine(path, begin="BEGIN IMMEDIATE", busy_ms=busy_ms)
    try:
        with engine.begin() as connection:
            if _version_within(connection) == HEAD:
                return  # another process was quicker
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()
