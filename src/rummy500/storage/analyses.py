"""What the database keeps of analyses: statements for its writer, and one for its readers."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from rummy500.storage.schema import analysis

__all__ = ["FIND", "keep"]

FIND: Final = sa.select(analysis.c.body).where(analysis.c.key == sa.bindparam("wanted"))
"""Finds what is kept for the key ``wanted``."""

_ALL: Final = sa.select(sa.func.count(), sa.func.sum(analysis.c.size))


def keep(rows: sa.Connection, key: bytes, body: bytes, at: int, most: int, most_bytes: int) -> None:
    """Keeps what was found for a key, and forgets those kept longest."""
    values = {"key": key, "at": at, "size": len(body), "body": body}
    rows.execute(sa.insert(analysis).prefix_with("OR REPLACE").values(**values))
    count, size = rows.execute(_ALL).one()
    if count <= most and size <= most_bytes:
        return
    # Of several of one moment the new one is the last to go.
    order = (analysis.c.at, analysis.c.key == key, analysis.c.key.desc())
    old = []
    for one, freed in rows.execute(sa.select(analysis.c.key, analysis.c.size).order_by(*order)):
        old.append(one)
        count, size = count - 1, size - freed
        if count <= most and size <= most_bytes:
            break
    rows.execute(sa.delete(analysis).where(analysis.c.key.in_(old)))
