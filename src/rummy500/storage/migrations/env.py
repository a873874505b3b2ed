"""Runs the migrations on the connection that the caller hands over."""

from __future__ import annotations

from alembic import context

from rummy500.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
