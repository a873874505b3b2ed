"""Analyses of rounds that were made once, kept over restarts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "analysis",
        sa.Column("key", sa.LargeBinary, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_analysis_at", "analysis", ["at"])


def downgrade() -> None:
    """Drops it."""
    op.drop_index("ix_analysis_at", "analysis")
    op.drop_table("analysis")
