"""The pages that are kept on a reader's device, with all that they show, as one file in each language."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Scope

from rummy500.server.pages import PUBLIC
from rummy500.server.sending import JSON, sent

__all__ = ["KEPT", "OFFLINE", "Kept", "keeping"]

OFFLINE: Final = "offline"
"""The page for who comes without a network: the end of its address."""

KEPT: Final = (OFFLINE, *PUBLIC)
"""Every page that is kept: the ends of their addresses."""

_SHOWN: Final = re.compile(
    r'<(?:link rel="(?:stylesheet|icon)"|img|source)[^>]*? (?:href|src|srcset)="(/[^"\s]*)"', re.ASCII
)


class Kept(msgspec.Struct, frozen=True):
    """Is one file: its type and its text."""

    kind: str
    text: str


def keeping() -> Callable[[Request], Awaitable[Response]]:
    """Gives the answer to a device that keeps the pages. One request: hundreds would use up its network's share."""
    written: dict[str, bytes] = {}
    writing = asyncio.Lock()

    async def kept(request: Request) -> Response:
        language = request.path_params["language"]
        async with writing:
            if language not in written:
                written[language] = msgspec.json.encode(await _gathered(request.app, language))
        return sent(request, written[language], JSON)

    return kept


async def _gathered(app: ASGIApp, language: str) -> dict[str, Kept]:
    """Asks our own application for the pages and for what they show, as a browser would."""
    found: dict[str, Kept] = {}
    for path in KEPT:
        found[f"/{language}/{path}"] = await _got(app, f"/{language}/{path}")
    for part in sorted({part for page in list(found.values()) for part in _SHOWN.findall(page.text)}):
        found[part] = await _got(app, part)
        await asyncio.sleep(0)  # pictures are drawn without a pause; the tables have their turn between them
    return found


async def _got(app: ASGIApp, path: str) -> Kept:
    """Gives one file; raises LookupError where the application does not have it."""
    said: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        said.append(message)

    await app(_scope(path), receive, send)
    start = said[0]
    if start["status"] != 200:
        raise LookupError(f"{path}: {start['status']}")
    headers = {name.decode().lower(): value.decode() for name, value in start["headers"]}
    text = b"".join(message.get("body", b"") for message in said[1:]).decode()
    return Kept(headers["content-type"], text)


def _scope(path: str) -> Scope:
    # Each counts for itself: nobody's limit is used up by what the server asks of itself.
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [],
        "client": (f"kept {path}", 0),
        "server": None,
    }
