"""How everything that a browser may keep is sent: asked for again by its ETag, and packed where that is shorter."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

__all__ = ["BY_LANGUAGE", "HTML", "JSON", "LASTING", "sent"]

HTML: Final = "text/html; charset=utf-8"
JSON: Final = "application/json"

LASTING: Final = "public, max-age=31536000, immutable"
"""Is for what has a name that changes with it."""

BY_LANGUAGE: Final = ("accept-language", "cookie")
"""What an answer in the reader's language depends on where the address does not name one."""


def sent(
    request: Request,
    content: bytes,
    kind: str,
    lasting: str = "no-cache",
    status: int = 200,
    vary: tuple[str, ...] = (),
) -> Response:
    """Gives the answer; ``vary`` are the headers that it depends on beside how it may be packed."""
    etag = _etag(content)
    headers = {"etag": etag, "cache-control": lasting, "vary": ", ".join(("accept-encoding", *vary))}
    if status == 200 and request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    headers["content-type"] = kind
    if "gzip" in request.headers.get("accept-encoding", "") and (packed := _packed(content)) is not None:
        return Response(packed, status, {**headers, "content-encoding": "gzip"})
    return Response(content, status, headers)


# Both look the same bytes up by their own hash, which Python keeps with them: a large answer is not read each time.
@lru_cache(512)
def _etag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:20]}"'


@lru_cache(512)
def _packed(content: bytes) -> bytes | None:
    packed = gzip.compress(content, 9, mtime=0)
    return packed if len(packed) < len(content) else None
