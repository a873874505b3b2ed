"""Shared score sheets over HTTP: share one, look, add operations, change the codes, end the sharing.

The code of a sheet comes in the header ``Authorization``, so that it stands in no address and in no log. Nobody needs a
cookie for any of this, and none is given.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rummy500.app.refusal import Refusal
from rummy500.app.sheets import SheetNews as Found
from rummy500.app.sheets_codes import read_code
from rummy500.server.api import Api, decode, json_response, no_content, take
from rummy500.server.callers import Caller
from rummy500.server.house import House, log
from rummy500.server.sheets_wire import (
    MOST_AT_ONCE,
    AddOperations,
    NewCode,
    OperationsAdded,
    ShareSheet,
    SheetNews,
    SheetShared,
)
from rummy500.sheet.operations import Operation

__all__ = ["news_of", "routes"]

_BODY_BYTES: Final = 1 << 18
_LONGEST_CODE: Final = 64
_DIGITS: Final = 9


def routes(house: House, api: Api) -> list[Route]:
    """Gives the routes of this module, behind the guards that all requests pass."""
    desk = _Desk(house, api)
    return [
        Route("/api/sheets", api.guarded(desk.share), methods=["POST"]),
        Route("/api/sheets/{sheet}", api.guarded(desk.look), methods=["GET"]),
        Route("/api/sheets/{sheet}", api.guarded(desk.end), methods=["DELETE"]),
        Route("/api/sheets/{sheet}/operations", api.guarded(desk.add), methods=["POST"]),
        Route("/api/sheets/{sheet}/code", api.guarded(desk.renew), methods=["POST"]),
    ]


def news_of(found: Found) -> SheetNews:
    """Gives what a sheet holds as it is sent; its operations are JSON already and go out as they are stored."""
    operations = cast("list[Operation]", [msgspec.Raw(body) for body in found.operations])
    return SheetNews(found.n, found.all, found.may_write, operations)


class _Desk:
    """Answers the requests for shared sheets."""

    def __init__(self, house: House, api: Api) -> None:
        self._house = house
        self._api = api

    async def share(self, request: Request, caller: Caller) -> Response:
        """Shares a sheet; the same again under the same code gives the same answer."""
        self._api.check_guesses(caller)
        wish = decode(await self._written(request, caller), ShareSheet)
        take(self._house.gates.sheets_by_network, caller.network)
        try:
            write, n = await self._house.sheets.share(wish.sheet.id, wish.sheet.operations, wish.code)
        except Refusal as refusal:
            if refusal.code == "sheet_taken":
                raise self._api.not_found(caller, refusal.code) from None
            raise
        log.info("sheet shared", operations=n)
        return json_response(SheetShared(wish.sheet.id, write, read_code(write), n), 201)

    async def look(self, request: Request, caller: Caller) -> Response:
        """Gives operations; with ``?after=`` those above that number."""
        after = request.query_params.get("after", "")
        number = int(after) if after.isascii() and after.isdigit() and len(after) <= _DIGITS else 0
        sheet, code = self._asked(request, caller)
        try:
            return json_response(news_of(await self._house.sheets.look(sheet, code, number, MOST_AT_ONCE)))
        except Refusal as refusal:
            raise self._counted(refusal, caller) from None

    async def add(self, request: Request, caller: Caller) -> Response:
        """Adds operations; those that are there already change nothing."""
        sheet, code = self._asked(request, caller)
        wish = decode(await self._written(request, caller), AddOperations)
        try:
            return json_response(OperationsAdded(await self._house.sheets.add(sheet, code, wish.operations)))
        except Refusal as refusal:
            raise self._counted(refusal, caller) from None

    async def renew(self, request: Request, caller: Caller) -> Response:
        """Gives the sheet new codes; the old ones stop working, on open sockets too."""
        sheet, code = self._asked(request, caller)
        wish = decode(await self._api.body(request), NewCode)
        try:
            write = await self._house.sheets.renew(sheet, code, wish.code)
            news = await self._house.sheets.look(sheet, write, 0, 0)
        except Refusal as refusal:
            raise self._counted(refusal, caller) from None
        return json_response(SheetShared(sheet, write, read_code(write), news.all))

    async def end(self, request: Request, caller: Caller) -> Response:
        """Ends the sharing: nothing of the sheet stays here."""
        sheet, code = self._asked(request, caller)
        try:
            await self._house.sheets.end(sheet, code)
        except Refusal as refusal:
            raise self._counted(refusal, caller) from None
        return no_content()

    async def _written(self, request: Request, caller: Caller) -> bytes:
        """Reads what is to be stored, and counts its size against the network's."""
        body = await self._api.body(request, _BODY_BYTES)
        sizes, kib = self._house.gates.sheet_kib_by_network, len(body) // 1024 + 1
        if not sizes.take(caller.network, kib):
            raise Refusal("too_many", {"retry_ms": sizes.wait_ms(caller.network, kib)})
        return body

    def _asked(self, request: Request, caller: Caller) -> tuple[str, str]:
        """Gives the sheet of the address and the code of the header."""
        self._api.check_guesses(caller)
        scheme, _, code = request.headers.get("authorization", "").partition(" ")
        good = scheme.lower() == "bearer" and len(code) <= _LONGEST_CODE
        return request.path_params["sheet"], code.strip() if good else ""

    def _counted(self, refusal: Refusal, caller: Caller) -> Refusal:
        return self._api.not_found(caller, refusal.code) if refusal.code == "unknown_sheet" else refusal
