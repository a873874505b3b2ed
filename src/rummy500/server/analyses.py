"""Analyses of finished rounds over HTTP: begin one, ask how far it is, stop it.

Who can watch a round again can have it analysed: its hands lie open there anyway. The work is done by
``app.analyses``, beside the tables and after them.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rummy500.app.analyses import Job
from rummy500.app.records import finished_match
from rummy500.app.refusal import Refusal
from rummy500.app.replay_links import ReplayLinks
from rummy500.game.match import Match
from rummy500.game.record import RecordError, replay
from rummy500.server.analyses_wire import AnalysisFileWanted, AnalysisProgress, AnalysisWanted
from rummy500.server.api import Api, decode, json_response, no_content, take
from rummy500.server.callers import Caller
from rummy500.server.house import House
from rummy500.server.limits import Buckets
from rummy500.server.replays import RECORD_BYTES, RECORD_SECONDS, refused_record
from rummy500.server.rules_words import language_of

__all__ = ["routes"]

_BODY_BYTES: Final = 2 * RECORD_BYTES
"""A record as a JSON text has its line breaks escaped."""


_WAIT_SECONDS: Final = 4.0
"""So long an answer is held back at most."""

_DIGITS: Final = 7

_MEDIA: Final = {"html": "text/html; charset=utf-8", "json": "application/json"}


def routes(house: House, api: Api) -> list[Route]:
    """Gives the routes of this module, behind the guards that all requests pass."""
    desk = _Desk(house, api)
    return [
        Route("/api/analyses", api.guarded(desk.start), methods=["POST"]),
        Route("/api/analyses/{analysis}", api.guarded(desk.show), methods=["GET"]),
        Route("/api/analyses/{analysis}", api.guarded(desk.stop), methods=["DELETE"]),
        Route("/api/analyses/{analysis}/file", api.guarded(desk.file), methods=["POST"]),
    ]


class _Desk:
    """Answers the requests for analyses."""

    def __init__(self, house: House, api: Api) -> None:
        self._house = house
        self._api = api
        self._links = ReplayLinks(house.store, house.tables.means.now)
        self._starts: Buckets[str] = Buckets(0.2, 20, time.monotonic)
        self._files: Buckets[str] = Buckets(0.2, 20, time.monotonic)

    async def start(self, request: Request, caller: Caller) -> Response:
        """Begins an analysis, or finds the one that there is already."""
        self._api.check_guesses(caller)
        wanted = decode(await self._api.body(request, _BODY_BYTES), AnalysisWanted)
        take(self._starts, caller.network)
        try:
            match = await self._match(wanted, request, caller)
        except RecordError as error:
            return refused_record(error, language_of(request, None))
        owner = await self._owner(request, caller)
        job = await self._house.analyses.start(owner, match, wanted.round, wanted.quality)
        return json_response(self._told(job), 202 if job.open else 200)

    async def show(self, request: Request, caller: Caller) -> Response:
        """Says how far an analysis is, and its result; with ``?after=`` once more decisions than that are done."""
        job, after = self._job(request, caller), request.query_params.get("after", "")
        if after.isascii() and after.isdigit() and len(after) < _DIGITS:
            await job.beyond(int(after), _WAIT_SECONDS)
        response = json_response(self._told(job))
        response.headers["cache-control"] = "no-store"
        return response

    async def stop(self, request: Request, caller: Caller) -> Response:
        """Takes the asker's wish back: the analysis stops unless somebody else wants it too."""
        self._house.analyses.stop(self._job(request, caller), await self._owner(request, caller))
        return no_content()

    async def file(self, request: Request, caller: Caller) -> Response:
        """Gives a finished analysis as a file to keep, with the names of the match that is sent along."""
        job = self._job(request, caller)
        wanted = decode(await self._api.body(request, _BODY_BYTES), AnalysisFileWanted)
        take(self._files, caller.network)
        language = language_of(request, wanted.language)
        try:
            match = await self._match(wanted, request, caller)
        except RecordError as error:
            return refused_record(error, language)
        body = await self._house.analyses.file(job, match, wanted.form, language)
        name = f"rummy500-round-{job.number}.{wanted.form}"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(body, media_type=_MEDIA[wanted.form], headers=headers)

    async def _match(self, wanted: AnalysisWanted | AnalysisFileWanted, request: Request, caller: Caller) -> Match:
        """Gives a match that nobody changes any more; raises Refusal, RecordError."""
        if (wanted.replay is None) == (wanted.record is None):
            raise Refusal("malformed")
        if wanted.record is not None:
            return await self._house.tables.means.runner.run(partial(_read, wanted.record))
        assert wanted.replay is not None
        table_id = await self._links.table_of(wanted.replay)
        table = await self._house.tables.door(table_id) if table_id is not None else None
        if table is None:
            raise self._api.not_found(caller, "unknown_replay")
        if not await self._house.daily.may_watch(await self._api.guest(request, caller), table):
            raise Refusal("daily_not_finished")
        return finished_match(table, self._house.tables.means.now())

    async def _owner(self, request: Request, caller: Caller) -> str:
        guest = await self._api.guest(request, caller)
        return f"network {caller.network}" if guest is None else f"guest {guest.hex()}"

    def _job(self, request: Request, caller: Caller) -> Job:
        self._api.check_guesses(caller)
        job = self._house.analyses.find(request.path_params["analysis"])
        if job is None:
            raise self._api.not_found(caller, "unknown_analysis")
        return job

    def _told(self, job: Job) -> AnalysisProgress:
        one = self._house.analyses.progress(job)
        return AnalysisProgress(job.id, one.state, one.done, one.all, one.before, one.result)


def _read(text: str) -> Match:
    end = time.thread_time() + RECORD_SECONDS
    played = replay(text, lambda: time.thread_time() < end)
    if played.error is not None:
        raise played.error
    assert played.match is not None
    return played.match
