"""Finished matches to watch: the link of a table, what it shows, and records that somebody brings along.

Only finished rounds are ever shown (``app.records``, ``game.replay``). Playing a match through is work for the runner,
one request at a time, so that computers keep a thread; how long a strange record may take is bounded.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rummy500.app.records import finished_match, finished_rounds
from rummy500.app.refusal import Refusal, plain_arguments
from rummy500.app.replay_links import ReplayLinks
from rummy500.app.table import Table
from rummy500.cards import RummyError
from rummy500.game.match import Match, MatchError
from rummy500.game.record import RecordError, UnreadableError, decode, replay, write_record
from rummy500.game.replay import round_steps, step_count
from rummy500.i18n import told
from rummy500.rules import FIELDS, PRESETS, Rules, rules_text
from rummy500.server.api import Api, json_response, take
from rummy500.server.callers import Caller
from rummy500.server.house import House
from rummy500.server.limits import Buckets
from rummy500.server.replay_wire import RecordProblem, ReplayedMatch
from rummy500.server.rules_words import language_of
from rummy500.server.wire import ReplayLink, encode

__all__ = ["RECORD_BYTES", "RECORD_SECONDS", "refused_record", "routes"]

RECORD_BYTES: Final = 1 << 20
"""The largest record that is read."""

RECORD_SECONDS: Final = 3.0
"""So much of a processor's time a record may take to be played through."""

PART: Final = 500
"""So many steps of a round are sent at once."""

_WAITING: Final = 8
"""So many requests may wait for the one that is being worked on."""


class Part(NamedTuple):
    """Is which part of which round is asked for."""

    round: int
    first: int


def routes(house: House, api: Api) -> list[Route]:
    """Gives the routes of this module, behind the guards that all requests pass."""
    replays = Replays(house, api)
    return [
        Route("/api/tables/{table}/replay", api.guarded(replays.make), methods=["POST"]),
        Route("/api/replays", api.guarded(replays.read), methods=["POST"]),
        Route("/api/replays/{replay}", api.guarded(replays.show), methods=["GET"]),
        Route("/api/replays/{replay}/record", api.guarded(replays.record), methods=["GET"]),
    ]


class Replays:
    """Answers the requests for finished matches."""

    def __init__(self, house: House, api: Api) -> None:
        self._house = house
        self._api = api
        self._links = ReplayLinks(house.store, house.tables.means.now)
        self._looks: Buckets[str] = Buckets(2, 40, time.monotonic)
        self._uploads: Buckets[str] = Buckets(0.5, 30, time.monotonic)
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def make(self, request: Request, caller: Caller) -> Response:
        """Gives one of its people the link to a table's finished rounds, the same each time."""
        self._api.check_guesses(caller)
        guest = await self._api.guest(request, caller)
        table = await self._house.tables.door(request.path_params["table"]) if guest is not None else None
        if table is None or guest is None or not _has_played(table, guest):
            raise self._api.not_found(caller)
        finished_match(table)  # refuses a table in its lobby
        return json_response(ReplayLink(await self._links.of_table(table.id)), 201)

    async def show(self, request: Request, caller: Caller) -> Response:
        """Gives a match's finished rounds, or with ``?round=`` the steps of one of them."""
        table = await self._table_of(request, caller)
        now = self._house.tables.means.now()
        match, part = finished_match(table, now), _part(request)
        # The lines of the proof name the table, and that is an invitation as long as seats can be taken there.
        text = finished_rounds(table, now=now, proofs=table.over) if part is None else ""
        preset = table.preset
        return await self._answer(request, lambda: _shown(match, part, preset, text))

    async def record(self, request: Request, caller: Caller) -> Response:
        """Gives the finished rounds as a record to be kept."""
        table = await self._table_of(request, caller)
        return Response(
            finished_rounds(table, now=self._house.tables.means.now(), proofs=table.over),
            media_type="text/plain; charset=utf-8",
            headers={"content-disposition": 'attachment; filename="rummy500.r500"', "cache-control": "no-store"},
        )

    async def read(self, request: Request, caller: Caller) -> Response:
        """Plays a record through and gives what ``show`` gives of it; nothing is kept."""
        take(self._uploads, caller.network)
        part, raw = _part(request), await _body(request)
        language = language_of(request, None)

        def work() -> bytes:
            end = time.thread_time() + RECORD_SECONDS
            text = decode(raw)
            played = replay(text, lambda: time.thread_time() < end)
            if played.error is not None:
                raise played.error
            assert played.match is not None
            return _shown(played.match, part, _nearest_preset(played.match.rules), "" if part is not None else text)

        try:
            return await self._answer(request, work)
        except (RecordError, UnreadableError) as error:
            return refused_record(error, language)

    async def _table_of(self, request: Request, caller: Caller) -> Table:
        take(self._looks, caller.network)
        self._api.check_guesses(caller)
        table_id = await self._links.table_of(request.path_params["replay"])
        table = await self._house.tables.door(table_id) if table_id is not None else None
        if table is None:
            raise self._api.not_found(caller, "unknown_replay")
        if not await self._house.daily.may_watch(await self._api.guest(request, caller), table):
            raise Refusal("daily_not_finished")
        return table

    async def _answer(self, request: Request, work: Callable[[], bytes]) -> Response:
        """Lets the runner make an answer of JSON, when it is this request's turn."""
        small = "gzip" in request.headers.get("accept-encoding", "")
        if self._waiting >= _WAITING:
            raise Refusal("too_many", {"retry_ms": int(RECORD_SECONDS * 1000)})
        self._waiting += 1
        try:
            async with self._turn:
                body = await self._house.tables.means.runner.run(lambda: _packed(work(), small))
        except MatchError as error:
            # No such round, or one that is still being played.
            raise Refusal(error.code, plain_arguments(error)) from None
        finally:
            self._waiting -= 1
        headers = {"cache-control": "no-store", "vary": "accept-encoding"}
        if small:
            headers["content-encoding"] = "gzip"
        return Response(body, media_type="application/json", headers=headers)


def _has_played(table: Table, guest: bytes) -> bool:
    """Says whether a guest has or had a seat in this match, and was not removed from it."""
    return table.seat_of(guest) is not None or (guest.hex() in table.held and guest.hex() not in table.barred)


def _packed(body: bytes, small: bool) -> bytes:
    # Safe to pack: nothing in it is secret, and nothing of the asker's stands beside something that is.
    return gzip.compress(body, 5, mtime=0) if small else body


def _shown(match: Match, part: Part | None, preset: str, text: str) -> bytes:
    if part is not None:
        return encode(round_steps(match, part.round, part.first, PART))
    texts = rules_text(match.rules, match.seats)
    del texts["seats"]
    return encode(
        ReplayedMatch(
            names=list(match.names),
            preset=preset,
            rules=texts,
            target=match.rules.target,
            start=list(match.start_totals),
            rounds=list(match.results),
            steps=[step_count(match, ended.round) for ended in match.results],
            totals=list(match.results[-1].totals if match.results else match.start_totals),
            winners=list(match.winners),
            settlement=list(match.settlement) if match.winners and match.rules.settlement else None,
            record=text or write_record(match),
        )
    )


def _nearest_preset(rules: Rules) -> str:
    """Names the preset from which the fewest fields differ."""

    def differences(name: str) -> int:
        return sum(getattr(rules, field) != getattr(PRESETS[name], field) for field in FIELDS)

    return min(PRESETS, key=differences)


def _part(request: Request) -> Part | None:
    number = request.query_params.get("round")
    return None if number is None else Part(_number(number), _number(request.query_params.get("first", "0")))


def _number(text: str) -> int:
    if not (0 < len(text) <= 6 and text.isascii() and text.isdigit()):
        raise Refusal("malformed")
    return int(text)


async def _body(request: Request) -> bytes:
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > RECORD_BYTES:
            raise Refusal("request_too_large", {"most": RECORD_BYTES})
        parts.append(part)
    return b"".join(parts)


def refused_record(error: RummyError, language: str) -> Response:
    """Says why a record does not hold, in a sentence and with its line."""
    args = plain_arguments(error)
    if isinstance(error, RecordError):
        args["line"] = error.line
    return json_response(RecordProblem(error.code, args, told(error, language)), 422)
