"""The daily deal: the secret, each day's player and best line, the opponent's answers, the games, and who is hidden."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "daily_secret",
        sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "daily_day",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("claimed", sa.BigInteger, nullable=True),
        sa.Column("best_table", sa.Text, nullable=True),
        sa.Column("best_points", sa.Integer, nullable=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "daily_answer",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("position", sa.LargeBinary, primary_key=True),
        sa.Column("move", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "daily_game",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("guest", sa.LargeBinary, nullable=False),
        sa.Column("ranked", sa.Boolean, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=True),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("hasty", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_daily_game_guest", "daily_game", ["guest", "day"])
    op.create_index("ix_daily_game_day", "daily_game", ["day", "ranked"])
    op.create_index("ix_daily_game_sums", "daily_game", ["ranked", "guest", "day", "finished", "points"])
    op.create_index("uq_daily_game_ranked", "daily_game", ["guest", "day"], unique=True, sqlite_where=sa.text("ranked"))
    op.create_table(
        "daily_player",
        sa.Column("guest", sa.LargeBinary, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drops them."""
    op.drop_table("daily_player")
    for index in ("uq_daily_game_ranked", "ix_daily_game_sums", "ix_daily_game_day", "ix_daily_game_guest"):
        op.drop_index(index, "daily_game")
    for table in ("daily_game", "daily_answer", "daily_day", "daily_secret"):
        op.drop_table(table)
