"""Several tokens of one guest, secret codes, a line for each seat, and when the server was away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the four tables and the column; what is there stays as it is."""
    op.add_column("seated", sa.Column("line", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "alias",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("guest", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "link",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("code", sa.LargeBinary, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_link_expires", "link", ["expires"])
    op.create_table(
        "beat",
        sa.Column("server", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outage",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drops them."""
    op.drop_table("outage")
    op.drop_table("beat")
    op.drop_index("ix_link_expires", "link")
    op.drop_table("link")
    op.drop_table("alias")
    op.drop_column("seated", "line")
