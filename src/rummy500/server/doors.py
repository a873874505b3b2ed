"""How people come to a table: its door, a seat, a place to look on, the public list, and codes for other browsers."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rummy500.app.manners import manners_texts
from rummy500.app.names import clean_name
from rummy500.app.ports import Computers
from rummy500.app.seating import levels_played
from rummy500.app.table import Refusal, Table
from rummy500.app.wishes import take_over as check_take_over
from rummy500.game.moves import Seat
from rummy500.rules import PRESETS, rules_text
from rummy500.server.api import Api, decode, json_response, no_content, take, with_cookie
from rummy500.server.callers import Caller
from rummy500.server.house import House, log
from rummy500.server.logs import guest_tag
from rummy500.server.wire import (
    ClaimDevice,
    DeviceCode,
    PublicLine,
    PublicTables,
    SeatTaken,
    SitDown,
    TableDoor,
)

__all__ = ["Doors", "routes", "seat_link_body"]

_MOST_LISTED: Final = 50


class _Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is a body that says nothing."""


def routes(house: House, api: Api) -> list[Route]:
    """Gives the routes of everything here."""
    doors = Doors(house, api)
    return [
        Route("/api/tables/{table}", api.guarded(doors.door), methods=["GET"]),
        Route("/api/tables/{table}/seat", api.guarded(doors.sit), methods=["POST"]),
        Route("/api/tables/{table}/watch", api.guarded(doors.watch), methods=["POST"]),
        Route("/api/public-tables", api.guarded(doors.public), methods=["GET"]),
        Route("/api/device", api.guarded(doors.device_code), methods=["POST"]),
        Route("/api/device/claim", api.guarded(doors.claim), methods=["POST"]),
    ]


def seat_link_body(table: str, seat: Seat, guest: str) -> str:
    """Gives what a seat link stands for: it is good as long as that guest has that seat."""
    return f"{table} {seat} {guest}"


class Doors:
    """Answers those who want to come in."""

    def __init__(self, house: House, api: Api) -> None:
        self._house = house
        self._api = api

    async def door(self, request: Request, caller: Caller) -> Response:
        """Shows a table to somebody who has its link."""
        guest = await self._api.guest(request, caller)
        return json_response(_door_of(await self._table(request, caller), guest, self._house.tables.means.computers))

    async def sit(self, request: Request, caller: Caller) -> Response:
        """Gives a seat to who asks, a new guest where there is none."""
        wish = decode(await self._api.body(request), SitDown)
        known = await self._api.guest(request, caller)
        table = await self._table(request, caller)
        if wish.code is not None:
            return await self._sit_by_code(request, caller, table, wish.code)
        # What can be refused is refused before a guest is made of a stranger.
        if known is None and table.over:
            raise Refusal("match_over")
        if known is None and not table.open_seats(None):
            raise Refusal("table_full")
        if table.seat_of(known) is None and clean_name(wish.name or "") is None:
            raise Refusal("bad_name", {"name": (wish.name or "")[:40]})
        guest, token = await self._api.guest_or_new(request, caller)
        seat = await self._house.tables.sit(table.id, guest, wish.name or "", wish.seat)
        if seat is None:
            raise self._api.not_found(caller)
        log.info("sat down", table=table.id, seat=seat, guest=guest_tag(guest))
        return with_cookie(json_response(SeatTaken(seat)), token, caller)

    async def _sit_by_code(self, request: Request, caller: Caller, table: Table, code: str) -> Response:
        seat = _seat_of_link(await self._house.links.find("seat", code), table)
        if seat is None:
            raise self._api.not_found(caller, "code_unknown")
        guest, token = await self._api.guest_or_new(request, caller)
        whose = bytes.fromhex(table.seats_now[seat].guest or "")
        check_take_over(table, guest, seat, whose)  # so that a code is not used up for nothing
        if await self._house.links.take("seat", code) is None:
            raise self._api.not_found(caller, "code_unknown")
        await self._house.tables.take_over(table.id, guest, seat, whose)
        log.info("seat moved", table=table.id, seat=seat, guest=guest_tag(guest))
        return with_cookie(json_response(SeatTaken(seat)), token, caller)

    async def watch(self, request: Request, caller: Caller) -> Response:
        """Lets somebody look on: a socket needs a guest, and gets one here."""
        decode(await self._api.body(request), _Nothing)
        known = await self._api.guest(request, caller)
        table = await self._table(request, caller)
        if known is not None and known.hex() in table.barred:
            raise Refusal("removed")
        if not table.manners.spectators and table.seat_of(known) is None:
            raise Refusal("not_watchable")
        _, token = await self._api.guest_or_new(request, caller)
        return with_cookie(no_content(), token, caller)

    async def public(self, request: Request, caller: Caller) -> Response:
        """Lists the tables that their hosts list and that somebody is at, those with free seats first."""
        guest = await self._api.guest(request, caller)
        tables = (await self._house.tables.public())[:_MOST_LISTED]
        return json_response(
            PublicTables([_line_of(table, guest, self._house.tables.means.computers) for table in tables])
        )

    async def device_code(self, request: Request, caller: Caller) -> Response:
        """Gives a code that makes another browser the same guest."""
        decode(await self._api.body(request), _Nothing)
        guest = await self._api.known_guest(request, caller)
        take(self._house.gates.codes_by_guest, guest)
        seconds = self._house.settings.device_code_seconds
        code = await self._house.guests.device_code(guest, seconds)
        log.info("device code", guest=guest_tag(guest))
        return json_response(DeviceCode(code, seconds), 201)

    async def claim(self, request: Request, caller: Caller) -> Response:
        """Makes this browser the guest who was given the code."""
        wish = decode(await self._api.body(request), ClaimDevice)
        self._api.check_guesses(caller)
        token = await self._house.guests.claim(wish.code)
        if token is None:
            raise self._api.not_found(caller, "code_unknown")
        return with_cookie(no_content(), token, caller)

    async def _table(self, request: Request, caller: Caller) -> Table:
        self._api.check_guesses(caller)
        table = await self._house.tables.door(request.path_params["table"])
        if table is None:
            raise self._api.not_found(caller)
        return table


def _seat_of_link(body: str | None, table: Table) -> Seat | None:
    """Gives the seat that a link stands for, None where that is not a seat of this table, or not that person's now."""
    if body is None:
        return None
    return next(
        (
            seat
            for seat, who in enumerate(table.seats_now)
            if who.guest is not None and body == seat_link_body(table.id, seat, who.guest)
        ),
        None,
    )


def _may_watch(table: Table, guest: bytes | None) -> bool:
    return table.manners.spectators and not _removed(table, guest)


def _removed(table: Table, guest: bytes | None) -> bool:
    return guest is not None and guest.hex() in table.barred


def _door_of(table: Table, guest: bytes | None, computers: Computers) -> TableDoor:
    return TableDoor(
        id=table.id,
        phase=table.phase,
        names=[who.name for who in table.seats_now],
        people=[who.guest is not None for who in table.seats_now],
        computers=list(levels_played(table.seats_now, computers)),
        you=table.seat_of(guest),
        host=table.host,
        rules=table.rule_texts,
        preset=table.preset,
        manners=manners_texts(table.manners),
        changed=list(table.changed),
        open_seats=list(table.open_seats(guest)),
        may_watch=_may_watch(table, guest),
        removed=_removed(table, guest),
    )


def _line_of(table: Table, guest: bytes | None, computers: Computers) -> PublicLine:
    usual = rules_text(PRESETS["standard"], table.seats)
    return PublicLine(
        table=table.id,
        phase=table.phase,
        host="" if table.host is None else table.seats_now[table.host].name,
        names=[who.name for who in table.seats_now],
        computers=list(levels_played(table.seats_now, computers)),
        preset=table.preset,
        differs={field: text for field, text in table.rule_texts.items() if usual.get(field) != text},
        open_seats=list(table.open_seats(guest)),
        may_watch=_may_watch(table, guest),
    )
