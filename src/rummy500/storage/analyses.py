"""What the database keeps of analyses: statements for its writer, and one for its readers."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from rummy500.storage.schema import analysis

__all__ = ["FIND", "keep"]

FIND: Final = sa.select(analysis.c.body).where(analysis.c.key == sa.bindparam("wanted"))
"""Finds what is kept for the key ``wanted``."""


def keep(rows: sa.Connection, key: bytes, body: bytes, at: int, most: int, most_bytes: int) -> None:
    """Keeps what was found for a key, and forgets those kept longest."""
    values = {"key": key, "at": at, "size": len(body), "body": body}
    rows.execute(sa.insert(analysis).prefix_with("OR REPLACE").values(**values))
    # Of several of one moment the new one is the last to go.
    newest = (analysis.c.at.desc(), (analysis.c.key == key).desc(), analysis.c.key)
    kept = sa.select(
        analysis.c.key,
        sa.func.row_number().over(order_by=newest).label("place"),
        sa.func.sum(analysis.c.size).over(order_by=newest, rows=(None, 0)).label("total"),
    ).subquery()
    old = sa.select(kept.c.key).where(sa.or_(kept.c.place > most, kept.c.total > most_bytes))
    rows.execute(sa.delete(analysis).where(analysis.c.key.in_(old)))
