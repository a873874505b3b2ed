"""The lesson and the exercises over HTTP. Nothing is kept of anybody: a request says all it is about."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rummy500.app.refusal import Refusal, plain_arguments
from rummy500.cards import RummyError
from rummy500.i18n import message
from rummy500.lesson.choosing import choose
from rummy500.lesson.exercises import check, exercise, offered_kinds
from rummy500.lesson.telling import lesson
from rummy500.server.api import Api, json_response, take
from rummy500.server.callers import Caller
from rummy500.server.house import House
from rummy500.server.limits import Buckets, Places
from rummy500.server.rules_words import language_of
from rummy500.server.sending import BY_LANGUAGE, JSON, sent
from rummy500.server.wire import encode

__all__ = ["ExerciseKind", "ExerciseKinds", "routes"]

_OF_ONE_NETWORK: Final = 8
_OF_ALL: Final = 40
"""So many requests may wait, with the one that is being worked on: nobody's crowd keeps all the others out."""

_RETRY_MS: Final = 1000
_MOST_DIGITS: Final = 10
_MOST_WORDS: Final = 60
_MOST_MOVES: Final = 20
_LONGEST_MOVE: Final = 200

_Answer = TypeVar("_Answer")


class ExerciseKind(msgspec.Struct, frozen=True):
    """Is a kind of exercise that can be had here, and its name."""

    kind: str
    title: str


class ExerciseKinds(msgspec.Struct, frozen=True):
    """Is what there is to practise, in the order in which it is best done."""

    title: str
    lead: str
    kinds: list[ExerciseKind]


def routes(house: House, api: Api) -> list[Route]:
    """Gives the routes of this module, behind the guards that all requests pass."""
    room = _Classroom(house)
    return [
        Route("/api/lesson", api.guarded(room.lesson), methods=["GET"]),
        Route("/api/lesson/choice", api.guarded(room.choice), methods=["GET"]),
        Route("/api/exercises", api.guarded(room.kinds), methods=["GET"]),
        Route("/api/exercises/{kind}", api.guarded(room.exercise), methods=["GET"]),
        Route("/api/exercises/{kind}/answer", api.guarded(room.answer), methods=["GET"]),
    ]


class _Classroom:
    """Answers the requests of learners; what takes thought is done one after another beside the event loop."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._looks: Buckets[str] = Buckets(3, 60, time.monotonic)
        self._turn = asyncio.Semaphore(1)
        self._waiting: Places[str] = Places(_OF_ONE_NETWORK)
        self._all = asyncio.Semaphore(_OF_ALL)

    async def lesson(self, request: Request, _caller: Caller) -> Response:
        """Gives the whole lesson in a language."""
        return sent(request, _lesson(_language(request)), JSON, vary=BY_LANGUAGE)

    async def choice(self, request: Request, caller: Caller) -> Response:
        """Says where the learner's own moves in a scene lead: ``scene``, and ``move`` as often as there are moves."""
        take(self._looks, caller.network)
        scene, moves = _number(request, "scene"), request.query_params.getlist("move")
        if len(moves) > _MOST_MOVES or any(len(move) > _LONGEST_MOVE for move in moves):
            raise Refusal("malformed")
        return await self._thought(caller, partial(choose, scene, moves, _language(request)))

    async def kinds(self, request: Request, _caller: Caller) -> Response:
        """Lists the kinds of exercises."""
        language = _language(request)
        kinds = [ExerciseKind(kind, message(language, f"exercise-title-{kind}")) for kind in offered_kinds()]
        title, lead = message(language, "exercises-title"), message(language, "exercises-lead")
        return json_response(ExerciseKinds(title, lead, kinds))

    async def exercise(self, request: Request, caller: Caller) -> Response:
        """Gives the exercise of a kind and a ``seed``."""
        take(self._looks, caller.network)
        kind = request.path_params["kind"]
        return await self._thought(caller, partial(exercise, kind, _number(request, "seed"), _language(request)))

    async def answer(self, request: Request, caller: Caller) -> Response:
        """Checks an ``answer``: the ids of the options chosen, with commas between them."""
        take(self._looks, caller.network)
        kind, words = request.path_params["kind"], request.query_params.get("answer", "").split(",")
        if len(words) > _MOST_WORDS:
            raise Refusal("malformed")
        chosen = [word for word in words if word]
        return await self._thought(caller, partial(check, kind, _number(request, "seed"), chosen, _language(request)))

    async def _thought(self, caller: Caller, work: Callable[[], _Answer]) -> Response:
        """Lets the runner work an answer out when it is this request's turn; raises Refusal for what there is not."""
        if self._all.locked() or not self._waiting.take(caller.network):
            raise Refusal("too_many", {"retry_ms": _RETRY_MS})
        try:
            async with self._all, self._turn:
                return json_response(await self._house.tables.means.runner.run(work))
        except RummyError as error:
            raise Refusal(error.code, plain_arguments(error)) from None
        finally:
            self._waiting.give_back(caller.network)


def _language(request: Request) -> str:
    return language_of(request, request.query_params.get("language"))


def _number(request: Request, name: str) -> int:
    text = request.query_params.get(name, "")
    if not (0 < len(text) <= _MOST_DIGITS and text.isascii() and text.isdigit()):
        raise Refusal("malformed")
    return int(text)


@lru_cache(8)
def _lesson(language: str) -> bytes:
    return encode(lesson(language))
