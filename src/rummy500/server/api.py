"""The HTTP interface under ``/api``, health and metrics."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from typing import Final, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from rummy500.app import tables
from rummy500.app.manners import PACES, Manners, manners_texts
from rummy500.app.ports import StoreUnavailable
from rummy500.app.records import finished_rounds
from rummy500.app.table import Refusal, Table, TableBroken
from rummy500.rules import MIN_SEATS, PRESETS, preset_seats, rules_text
from rummy500.server.callers import Caller, cookie_token, origin_allowed, own_site, set_cookie
from rummy500.server.house import House, log
from rummy500.server.limits import Buckets
from rummy500.server.logs import guest_tag
from rummy500.server.metrics import CONTENT_TYPE_PLAIN_0_0_4
from rummy500.server.sending import JSON, sent
from rummy500.server.wire import (
    CreateTable,
    PresetLine,
    Presets,
    Problem,
    TableCreated,
    TableLine,
    TableList,
    encode,
)

__all__ = [
    "Api",
    "decode",
    "json_response",
    "no_content",
    "problem",
    "refused_answer",
    "retry_headers",
    "take",
    "with_cookie",
]

_STATUS = {
    "unknown_table": 404,
    "unknown_replay": 404,
    "daily_no_day": 404,
    "daily_not_yet": 404,
    "daily_not_finished": 409,
    "daily_fixed": 409,
    "unknown_analysis": 404,
    "unknown_profile": 404,
    "unknown_sheet": 404,
    "no_scene": 404,
    "no_exercise": 404,
    "code_unknown": 404,
    "forbidden_origin": 403,
    "not_watchable": 403,
    "removed": 403,
    "sheet_read_only": 403,
    "unknown_guest": 403,
    "expired": 410,
    "table_full": 409,
    "seat_taken": 409,
    "other_seat": 409,
    "match_over": 409,
    "sheet_taken": 409,
    "sheet_locked": 409,
    "sheet_full": 409,
    "too_many": 429,
    "analyses_busy": 429,
    "request_too_large": 413,
    "try_again": 503,
    "closing": 503,
    "no_analysis": 503,
    "failed": 500,
}

_TABLES: Final = 20
"""So many of a guest's tables are listed unless more are asked for."""

_MOST_TABLES: Final = 200

_Handler: TypeAlias = Callable[[Request, Caller], Awaitable[Response]]
_Answer: TypeAlias = Callable[[Request], Awaitable[Response]]
_Telling: TypeAlias = Callable[[Request, Refusal], Response]

Wanted = TypeVar("Wanted")
Key = TypeVar("Key", bound=Hashable)


class Api:
    """Answers the requests of one house."""

    def __init__(self, house: House) -> None:
        self._house = house

    def guarded(self, handler: _Handler, refused: _Telling = lambda _, refusal: refused_answer(refusal)) -> _Answer:
        """Wraps a handler: limits first, then the origin of what changes something, and no fault gets out in words.

        ``refused`` makes the answer of a refusal.
        """
        house = self._house

        async def answer(request: Request) -> Response:
            caller: Caller = request.scope["rummy.caller"]
            try:
                if not house.gates.requests.take(caller.network):
                    raise Refusal("too_many", {"retry_ms": house.gates.requests.wait_ms(caller.network)})
                if request.method not in ("GET", "HEAD") and not self._own_page(request, caller):
                    raise Refusal("forbidden_origin")
                return await handler(request, caller)
            except Refusal as refusal:
                return refused(request, refusal)
            except StoreUnavailable:
                return problem("try_again")
            except ClientDisconnect:
                return Response(status_code=400)
            except TableBroken as error:
                log.error("table broken", reason=str(error))
                return problem("failed")

        return answer

    def counted(self, handler: Callable[[Request], Awaitable[Response]], refused: _Telling) -> _Answer:
        """Wraps what needs no caller and changes nothing, so that it counts against the limits too."""

        async def counted(request: Request, _caller: Caller) -> Response:
            return await handler(request)

        return self.guarded(counted, refused)

    def _own_page(self, request: Request, caller: Caller) -> bool:
        return own_site(request) and origin_allowed(request.scope, caller, self._house.settings.origins)

    async def guest(self, request: Request, caller: Caller) -> bytes | None:
        """Gives the guest who asks, None for a stranger."""
        return await self._house.guests.known(cookie_token(request.scope, caller.https))

    async def make_table(self, request: Request, caller: Caller) -> Response:
        """Makes a table, and a guest where there is none."""
        house = self._house
        wish = decode(await self.body(request), CreateTable)
        take(house.gates.tables_by_network, caller.network)
        if house.tables.closing:
            raise Refusal("closing")
        guest, token = await self.guest_or_new(request, caller)
        take(house.gates.tables_by_guest, guest)
        seats = [tables.Wish(seat.name, seat.level) for seat in wish.seats]
        table = await house.tables.make(guest, wish.preset, wish.rules, seats, wish.manners, lobby=wish.lobby)
        house.metrics.created.inc()
        log.info("table made", table=table, preset=wish.preset, seats=len(seats), guest=guest_tag(guest))
        return with_cookie(json_response(TableCreated(table), 201), token, caller)

    async def guest_or_new(self, request: Request, caller: Caller) -> tuple[bytes, bytes | None]:
        """Gives the guest who asks, and for a stranger a new guest with the token for the cookie."""
        guest = await self.guest(request, caller)
        if guest is not None:
            return guest, None
        take(self._house.gates.guests_by_network, caller.network)
        token, guest = await self._house.guests.welcome()
        return guest, token

    async def known_guest(self, request: Request, caller: Caller) -> bytes:
        """Gives the guest who asks; raises Refusal for a stranger."""
        guest = await self.guest(request, caller)
        if guest is None:
            raise Refusal("unknown_guest")
        return guest

    def check_guesses(self, caller: Caller) -> None:
        """Raises Refusal where a network has asked for too much that does not exist."""
        unknown = self._house.gates.unknown
        if unknown.wait_ms(caller.network):
            raise Refusal("too_many", {"retry_ms": unknown.wait_ms(caller.network)})

    def not_found(self, caller: Caller, code: str = "unknown_table") -> Refusal:
        """Counts a wrong guess, and gives its answer."""
        self._house.gates.unknown.take(caller.network)
        return Refusal(code)

    async def own_table(self, request: Request, caller: Caller) -> Table:
        """Gives the table of the path where the guest has, or had, a seat; raises Refusal."""
        self.check_guesses(caller)
        guest = await self.guest(request, caller)
        table = await self._house.tables.stored(request.path_params["table"], guest) if guest is not None else None
        if table is None:
            raise self.not_found(caller)
        return table

    async def list_tables(self, request: Request, caller: Caller) -> Response:
        """Lists the guest's tables."""
        guest = await self.guest(request, caller)
        asked = request.query_params.get("most", "")
        most = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 4 else _TABLES
        lines = await self._house.tables.lines(guest, min(most, _MOST_TABLES)) if guest is not None else []
        return json_response(TableList([_line_of(one) for one in lines]))

    async def record(self, request: Request, caller: Caller) -> Response:
        """Gives the finished rounds of one of the guest's tables as a record."""
        table = await self.own_table(request, caller)
        name = f'attachment; filename="rummy500-{table.id}.r500"'
        return Response(
            finished_rounds(table, now=self._house.tables.means.now()),
            media_type="text/plain; charset=utf-8",
            headers={"content-disposition": name},
        )

    async def presets(self, request: Request, caller: Caller) -> Response:
        """Lists what a table can be made of."""
        lines = []
        for name, rules in PRESETS.items():
            texts = rules_text(rules, preset_seats(name) or MIN_SEATS)
            del texts["seats"]
            lines.append(PresetLine(name, preset_seats(name), rules.target, texts))
        computers = self._house.tables.means.computers
        usual = Manners(call_seconds=self._house.settings.call_seconds)
        told = Presets(
            lines, list(computers.levels), computers.usual_level, computers.fewer, list(PACES), manners_texts(usual)
        )
        return sent(request, encode(told), JSON)

    async def health(self, request: Request) -> Response:
        """Says whether this server can be played on."""
        if self._house.tables.closing:
            return json_response({"status": "closing"}, 503)
        if not await self._house.store.healthy():
            return json_response({"status": "storage"}, 503)
        return json_response({"status": "ok"})

    async def figures(self, request: Request) -> Response:
        """Gives the figures to those who may see them."""
        house = self._house
        if not house.may_see_metrics(request.scope["rummy.caller"], request.headers.get("authorization", "")):
            return problem("unknown_page", status=404)
        house.metrics.tables.set(len(house.tables))
        return Response(house.metrics.text(), headers={"content-type": CONTENT_TYPE_PLAIN_0_0_4})

    async def body(self, request: Request, most: int | None = None) -> bytes:
        """Reads a request's body, at most ``most`` bytes; raises Refusal ``request_too_large``."""
        most = self._house.settings.limits.request_bytes if most is None else most
        parts, size = [], 0
        async for part in request.stream():
            size += len(part)
            if size > most:
                raise Refusal("request_too_large", {"most": most})
            parts.append(part)
        return b"".join(parts)


def _line_of(place: tables.TableLine) -> TableLine:
    line = place.line
    return TableLine(
        table=place.table,
        preset=line.preset,
        names=list(line.names),
        you=line.seat,
        finished=place.finished,
        rounds=line.rounds,
        totals=list(line.totals),
        winners=list(line.winners),
        at=place.at,
        daily=line.daily,
    )


def decode(body: bytes, kind: type[Wanted]) -> Wanted:
    """Reads a request's body; raises Refusal ``malformed``."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed") from error


def take(bucket: Buckets[Key], key: Key) -> None:
    """Takes a token from a limit; raises Refusal ``too_many`` where there is none."""
    if not bucket.take(key):
        raise Refusal("too_many", {"retry_ms": bucket.wait_ms(key)})


def with_cookie(response: Response, token: bytes | None, caller: Caller) -> Response:
    """Gives the answer with the cookie of a new guest, or as it is."""
    if token is not None:
        response.headers.append("set-cookie", set_cookie(token, caller.https))
    return response


def no_content() -> Response:
    """Gives an answer that says nothing but that it is done."""
    return Response(status_code=204)


def json_response(value: object, status: int = 200) -> Response:
    """Gives a JSON answer."""
    return Response(encode(value), status, media_type=JSON)


def refused_answer(refusal: Refusal) -> Response:
    """Gives a refusal as an answer."""
    response = problem(refusal.code, refusal.arguments)
    response.headers.update(retry_headers(refusal))
    return response


def retry_headers(refusal: Refusal) -> dict[str, str]:
    """Gives the header that says when to ask again, in whole seconds (RFC 9110, 10.2.3), where that is known."""
    wait = refusal.arguments.get("retry_ms")
    return {"retry-after": str(-(-wait // 1000))} if isinstance(wait, int) else {}


def problem(code: str, args: dict[str, int | str | list[str]] | None = None, status: int | None = None) -> Response:
    """Gives an error as an answer."""
    return json_response(Problem(code, args or {}), status or _STATUS.get(code, 400))
