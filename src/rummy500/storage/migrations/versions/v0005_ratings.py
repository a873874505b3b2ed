"""Ratings and profiles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "outcome",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("pool", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_index("ix_outcome_order", "outcome", ["pool", "at", "table_id"])
    op.create_table(
        "outcome_seat",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.LargeBinary, nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=True),
        sa.Column("sigma_before", sa.Double, nullable=True),
        sa.Column("mu", sa.Double, nullable=True),
        sa.Column("sigma", sa.Double, nullable=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_outcome_seat_guest", "outcome_seat", ["guest"])
    op.create_table(
        "profile",
        sa.Column("guest", sa.LargeBinary, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_profile_code", "profile", ["code"], unique=True)


def downgrade() -> None:
    """Drops them."""
    op.drop_index("ix_profile_code", "profile")
    op.drop_table("profile")
    op.drop_index("ix_outcome_seat_guest", "outcome_seat")
    op.drop_table("outcome_seat")
    op.drop_index("ix_outcome_order", "outcome")
    op.drop_table("outcome")
