"""The ASGI application: routes, and what happens at the beginning and the end."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from rummy500.server import (
    analyses,
    app_html,
    app_install,
    daily,
    doors,
    lesson_api,
    profiles,
    replays,
    rules_api,
    sheets,
)
from rummy500.server.api import Api, problem
from rummy500.server.callers import caller_of
from rummy500.server.conversation import Conversation
from rummy500.server.headers import SecurityHeaders
from rummy500.server.house import House, log
from rummy500.server.methods import wrong_method
from rummy500.server.metrics import Metrics
from rummy500.server.pages_absent import unknown_page
from rummy500.server.sending import LASTING, sent
from rummy500.server.sheets_socket import SheetWatch, sheet_socket
from rummy500.server.socket import CLOSE_RESTART, table_socket

__all__ = ["Server"]

_LAG_SECONDS: Final = 1.0


class Callers:
    """Notes in the scope who is asking, for everything behind it."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope["rummy.caller"] = caller_of(scope, self.house.settings.trusted_proxies)
        await self.app(scope, receive, send)


class Server:
    """Is the application of one house, with what has to be done at its end."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.conversations: Final[set[Conversation]] = set()
        self.watches: Final[set[SheetWatch]] = set()
        self.app: Final = Starlette(
            routes=self._routes(),
            middleware=[Middleware(Callers, house=house), Middleware(SecurityHeaders)],
            lifespan=self._lifespan,
            exception_handlers={404: _unknown_page, 405: self._wrong_method, Exception: _fault},
        )

    def _routes(self) -> list[Route | WebSocketRoute]:
        api = Api(self.house)
        return [
            *app_html.routes(self.house, api),
            *app_install.routes(self.house, api),
            Route("/api/tables", api.guarded(api.make_table), methods=["POST"]),
            Route("/api/tables", api.guarded(api.list_tables), methods=["GET"]),
            *doors.routes(self.house, api),
            *replays.routes(self.house, api),
            *analyses.routes(self.house, api),
            *rules_api.routes(api),
            *lesson_api.routes(self.house, api),
            *profiles.routes(self.house, api),
            *sheets.routes(self.house, api),
            *daily.routes(self.house, api),
            Route("/api/tables/{table}/record", api.guarded(api.record), methods=["GET"]),
            Route("/api/presets", api.guarded(api.presets), methods=["GET"]),
            Route("/healthz", api.health),
            Route("/metrics", api.figures),
            WebSocketRoute("/tables/{table}/socket", table_socket(self.house, self.conversations)),
            WebSocketRoute("/sheets/{sheet}/socket", sheet_socket(self.house, self.watches)),
            Route("/{name:path}", self._file),
        ]

    async def _file(self, request: Request) -> Response:
        name = request.path_params["name"]
        file = self.house.files.find(name)
        if file is None or name.endswith(".html"):
            return await self._wrong_method(request)
        # The build puts a hash into the name of everything below assets.
        return sent(request, file.content, file.kind, LASTING if name.startswith("assets/") else "no-cache")

    async def _wrong_method(self, request: Request, _error: Exception | None = None) -> Response:
        # The last route takes whatever is left, so it says nothing about an address.
        return wrong_method(request, self.app.routes[:-1])

    @contextlib.asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        watch = asyncio.create_task(_watch_loop(self.house.metrics))
        self.house.ratings.start()
        self.house.daily.start()
        try:
            yield
        finally:
            watch.cancel()
            await self.house.tables.close()
            await self.house.ratings.close()
            await self.house.daily.close()
            self.house.tables.means.runner.close()
            self.house.tables.means.thinkers.close()
            await self.house.analyses.close()
            await self.house.store.close()

    async def say_goodbye(self) -> None:
        """Makes no more tables, tells every socket that the server restarts, and closes them."""
        self.house.tables.closing = True
        log.info("closing", sockets=len(self.conversations) + len(self.watches))
        for conversation in list(self.conversations):
            conversation.end(CLOSE_RESTART, "restart")
        for watch in list(self.watches):
            watch.end(CLOSE_RESTART)
        end = time.monotonic() + self.house.settings.shutdown_seconds
        while (self.conversations or self.watches) and time.monotonic() < end:
            await asyncio.sleep(0.01)


async def _watch_loop(metrics: Metrics) -> None:
    while True:
        start = time.perf_counter()
        await asyncio.sleep(_LAG_SECONDS)
        metrics.loop_lag.observe(max(0.0, time.perf_counter() - start - _LAG_SECONDS))


async def _unknown_page(request: Request, _error: Exception) -> Response:
    return unknown_page(request)


async def _fault(_request: Request, error: Exception) -> Response:
    log.error("request failed", kind=type(error).__name__)
    return problem("failed")
