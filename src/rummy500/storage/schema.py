"""The tables of the database, as SQLAlchemy Core knows them; the migrations make them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

__all__ = ["HEAD", "event", "guest", "metadata", "seated"]

HEAD: Final = "0001"
"""The newest migration; a test compares it with the migrations themselves."""

metadata: Final = sa.MetaData()

event: Final = sa.Table(
    "event",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

guest: Final = sa.Table(
    "guest",
    metadata,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

seated: Final = sa.Table(
    "seated",
    metadata,
    sa.Column("guest", sa.LargeBinary, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("finished", sa.Boolean, nullable=False),
    sqlite_with_rowid=False,
)
