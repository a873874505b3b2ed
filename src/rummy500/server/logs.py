"""The log: one line an event, as text or JSON, to standard error.

Who, where from and what was refused; never a token, a seed, a message or a hand. A guest is named by the first eight
hex digits of the stored hash, a table by those of its id's hash: the id itself is the invitation.
"""

from __future__ import annotations

import hashlib
import logging
import re
import sys
from typing import Final, Literal

import structlog

from rummy500.app.tables import TABLE_ID_LENGTH, TABLE_LETTERS

__all__ = ["guest_tag", "set_up_logs", "table_tag"]

_TABLE_ID: Final = re.compile(rf"\b[{TABLE_LETTERS}]{{{TABLE_ID_LENGTH}}}\b")


def set_up_logs(level: str, form: Literal["text", "json"]) -> None:
    """Makes structlog and the standard library's loggers write the same lines."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_invitations,
    ]
    printer: structlog.typing.Processor
    if form == "json":
        shared.append(structlog.processors.format_exc_info)
        printer = structlog.processors.JSONRenderer()
    else:
        # Plain tracebacks: rich ones show local variables, and those may hold hands.
        printer = structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, printer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Their debug lines quote frames, their info lines repeat what we say ourselves.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio", "alembic", "sqlalchemy"):
        logging.getLogger(name).setLevel("WARNING")


def guest_tag(guest: bytes | None) -> str:
    """Gives what a log line says of a guest."""
    return "-" if guest is None else guest.hex()[:8]


def table_tag(table_id: str) -> str:
    """Gives what a log line says of a table."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]


def _without_invitations(_logger: object, _method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    for key, value in line.items():
        if isinstance(value, str):
            line[key] = _TABLE_ID.sub(lambda found: table_tag(found.group()), value)
    return line
