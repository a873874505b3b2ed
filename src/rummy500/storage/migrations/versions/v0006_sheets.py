"""Shared score sheets: the sheet with the hashes of its codes, and its operations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "sheet",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("read", sa.LargeBinary, nullable=False),
        sa.Column("write", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sheet_last", "sheet", ["last"])
    op.create_table(
        "sheet_operation",
        sa.Column("sheet", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("operation", sa.Text, nullable=False),
        sa.Column("marked", sa.Boolean, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("sheet", "operation", name="uq_sheet_operation"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drops them."""
    op.drop_table("sheet_operation")
    op.drop_index("ix_sheet_last", "sheet")
    op.drop_table("sheet")
