"""The log: one line an event, as text or JSON, to standard error.

Who, where from and what was refused; never a token, a seed, a message or a hand. A guest is named by the first eight
hex digits of the stored hash.
"""

from __future__ import annotations

import logging
import sys
from typing import Literal

import structlog

__all__ = ["guest_tag", "set_up_logs"]


def set_up_logs(level: str, form: Literal["text", "json"]) -> None:
    """Makes structlog and the standard library's loggers write the same lines."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
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
