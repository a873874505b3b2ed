"""The tables of the database, as SQLAlchemy Core knows them; the migrations make them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

__all__ = [
    "HEAD",
    "alias",
    "analysis",
    "beat",
    "daily_answer",
    "daily_day",
    "daily_game",
    "daily_player",
    "daily_secret",
    "event",
    "guest",
    "link",
    "metadata",
    "outage",
    "outcome",
    "outcome_seat",
    "profile",
    "seated",
    "sheet",
    "sheet_operation",
]

HEAD: Final = "0006"
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
    sa.Column("line", sa.Text, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)

alias: Final = sa.Table(
    "alias",
    metadata,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("guest", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Further tokens of a guest: other browsers of the same person."""

link: Final = sa.Table(
    "link",
    metadata,
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("code", sa.LargeBinary, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=True, index=True),
    sqlite_with_rowid=False,
)
"""Secret codes: SHA-256 of the code, and what it stands for."""

analysis: Final = sa.Table(
    "analysis",
    metadata,
    sa.Column("key", sa.LargeBinary, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("size", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
"""Analyses of rounds by the hash of what they depend on; they can be made again, so the oldest go first."""

beat: Final = sa.Table(
    "beat",
    metadata,
    sa.Column("server", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""When the server was alive last: one row, of server 0."""

outage: Final = sa.Table(
    "outage",
    metadata,
    sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

sheet: Final = sa.Table(
    "sheet",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("read", sa.LargeBinary, nullable=False),
    sa.Column("write", sa.LargeBinary, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("last", sa.BigInteger, nullable=False, index=True),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("size", sa.Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""Shared score sheets: SHA-256 of the codes to look and to write; how many operations they have, of how many bytes."""

sheet_operation: Final = sa.Table(
    "sheet_operation",
    metadata,
    sa.Column("sheet", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("operation", sa.Text, nullable=False),
    sa.Column("marked", sa.Boolean, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("sheet", "operation", name="uq_sheet_operation"),
    sqlite_with_rowid=False,
)
"""What was done to shared sheets, in the order in which it came."""

outcome: Final = sa.Table(
    "outcome",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("preset", sa.Text, nullable=False),
    sa.Column("pool", sa.Integer, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Index("ix_outcome_order", "pool", "at", "table_id"),
)
"""Matches that are over, in the order in which they changed ratings."""

outcome_seat: Final = sa.Table(
    "outcome_seat",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.LargeBinary, nullable=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("mu_before", sa.Double, nullable=True),
    sa.Column("sigma_before", sa.Double, nullable=True),
    sa.Column("mu", sa.Double, nullable=True),
    sa.Column("sigma", sa.Double, nullable=True),
    sa.Index("ix_outcome_seat_guest", "guest"),
    sqlite_with_rowid=False,
)
"""What a match was for each of its seats, and the rating before and after; no guest: a computer, or forgotten."""

profile: Final = sa.Table(
    "profile",
    metadata,
    sa.Column("guest", sa.LargeBinary, primary_key=True),
    sa.Column("code", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_profile_code", "code", unique=True),
    sqlite_with_rowid=False,
)
"""The pages about guests who have made one public."""

daily_secret: Final = sa.Table(
    "daily_secret",
    metadata,
    sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""The secret from which every day's key is made, and since when there is one: one row, number 0."""

daily_day: Final = sa.Table(
    "daily_day",
    metadata,
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("level", sa.Text, nullable=False),
    sa.Column("version", sa.Text, nullable=False),
    sa.Column("claimed", sa.BigInteger, nullable=True),
    sa.Column("best_table", sa.Text, nullable=True),
    sa.Column("best_points", sa.Integer, nullable=True),
    sqlite_with_rowid=False,
)
"""Which computer plays on a day, until when somebody is working out the best line, and that line."""

daily_answer: Final = sa.Table(
    "daily_answer",
    metadata,
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("position", sa.LargeBinary, primary_key=True),
    sa.Column("move", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""What the day's computer has answered in a position, which binds it for everybody."""

daily_game: Final = sa.Table(
    "daily_game",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("day", sa.Integer, nullable=False),
    sa.Column("guest", sa.LargeBinary, nullable=False),
    sa.Column("ranked", sa.Boolean, nullable=False),
    sa.Column("began", sa.BigInteger, nullable=False),
    sa.Column("finished", sa.BigInteger, nullable=True),
    sa.Column("points", sa.Integer, nullable=True),
    sa.Column("hasty", sa.Integer, nullable=False),
    sa.Index("ix_daily_game_guest", "guest", "day"),
    sa.Index("ix_daily_game_day", "day", "ranked"),
    sa.Index("ix_daily_game_sums", "ranked", "guest", "day", "finished", "points"),
    sa.Index("uq_daily_game_ranked", "guest", "day", unique=True, sqlite_where=sa.text("ranked")),
    sqlite_with_rowid=False,
)
"""Whose game of which day a table is, and what came of it; of a guest and a day one is ranked."""

daily_player: Final = sa.Table(
    "daily_player",
    metadata,
    sa.Column("guest", sa.LargeBinary, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False),
    sqlite_with_rowid=False,
)
"""What who plays the daily deal was called last, and who is left out of the boards."""
