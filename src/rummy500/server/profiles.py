"""A guest's own figures, the public page of who wants one, and everything that is kept: to have it, to delete it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rummy500.app.personal import Personal, export_all, forget_all
from rummy500.app.profiles import career_of, pools_of
from rummy500.app.rating_model import points
from rummy500.app.rating_ports import Result
from rummy500.server.api import Api, decode, json_response, no_content, take
from rummy500.server.callers import Caller, unset_cookie
from rummy500.server.house import House, log
from rummy500.server.limits import Buckets
from rummy500.server.logs import guest_tag
from rummy500.server.profiles_wire import (
    ForgetMe,
    OwnFigures,
    PlayerFigures,
    PresetCount,
    PublishProfile,
    RatingLine,
    RatingPoint,
    RecentMatch,
    ShownProfile,
)

__all__ = ["routes"]

_RECENT: Final = 10


def routes(house: House, api: Api) -> list[Route]:
    """Gives the routes of this module, behind the guards that all requests pass."""
    desk = _Desk(house, api)
    return [
        Route("/api/me", api.guarded(desk.own), methods=["GET"]),
        Route("/api/me/profile", api.guarded(desk.publish), methods=["POST"]),
        Route("/api/me/profile", api.guarded(desk.hide), methods=["DELETE"]),
        Route("/api/me/export", api.guarded(desk.export), methods=["GET"]),
        Route("/api/me/forget", api.guarded(desk.forget), methods=["POST"]),
        Route("/api/profiles/{code}", api.guarded(desk.shown), methods=["GET"]),
    ]


class _Desk:
    """Answers the requests for figures and pages."""

    def __init__(self, house: House, api: Api) -> None:
        self._house = house
        self._api = api
        self._changes: Buckets[str] = Buckets(0.2, 20, time.monotonic)
        self._exports: Buckets[str] = Buckets(0.1, 10, time.monotonic)

    async def own(self, request: Request, caller: Caller) -> Response:
        """Shows a guest's own figures; a stranger has none."""
        guest = await self._api.guest(request, caller)
        results = [] if guest is None else await self._house.profiles.results(guest)
        profile = None if guest is None else await self._house.profiles.own(guest)
        name, code = (None, None) if profile is None else (profile.name, profile.code)
        recent = [_recent(one) for one in reversed(results[-_RECENT:])]
        return _private(json_response(OwnFigures(guest is not None, name, code, _figures(results), recent)))

    async def publish(self, request: Request, caller: Caller) -> Response:
        """Makes the page public, or renames it."""
        guest = await self._api.known_guest(request, caller)
        wish = decode(await self._api.body(request), PublishProfile)
        take(self._changes, caller.network)
        await self._house.profiles.publish(guest, wish.name)
        log.info("profile published", guest=guest_tag(guest))
        return await self.own(request, caller)

    async def hide(self, request: Request, caller: Caller) -> Response:
        """Takes the page back."""
        guest = await self._api.known_guest(request, caller)
        take(self._changes, caller.network)
        await self._house.profiles.hide(guest)
        log.info("profile hidden", guest=guest_tag(guest))
        return no_content()

    async def shown(self, request: Request, caller: Caller) -> Response:
        """Shows a public page to who has its address."""
        self._api.check_guesses(caller)
        profile = await self._house.profiles.shown(request.path_params["code"])
        if profile is None:
            raise self._api.not_found(caller, "unknown_profile")
        results = await self._house.profiles.results(profile.guest)
        return _private(json_response(ShownProfile(profile.name, _figures(results))))

    async def export(self, request: Request, caller: Caller) -> Response:
        """Gives everything that is kept about a guest as one file."""
        guest = await self._api.known_guest(request, caller)
        take(self._exports, caller.network)
        kept = await export_all(self._features(), guest)
        response = Response(msgspec.json.format(msgspec.json.encode(kept), indent=2), media_type="application/json")
        response.headers["content-disposition"] = 'attachment; filename="rummy500-my-data.json"'
        return _private(response)

    async def forget(self, request: Request, caller: Caller) -> Response:
        """Deletes everything that is kept about a guest, and the cookie; at running tables a computer plays on."""
        guest = await self._api.known_guest(request, caller)
        decode(await self._api.body(request), ForgetMe)
        take(self._changes, caller.network)
        await self._house.tables.leave_all(guest)
        await forget_all(self._features(), guest)
        log.info("guest forgotten", guest=guest_tag(guest))
        response = no_content()
        response.headers.append("set-cookie", unset_cookie(caller.https))
        return response

    def _features(self) -> Sequence[Personal]:
        """Gives all features, the one that knows the guest's cookie last: until then the wish can be repeated."""
        return sorted(self._house.personal, key=lambda feature: feature.name == "guest")


def _private(response: Response) -> Response:
    response.headers["cache-control"] = "no-store"
    return response


def _figures(results: Sequence[Result]) -> PlayerFigures:
    career = career_of(results)
    return PlayerFigures(
        matches=career.matches,
        wins=career.wins,
        rounds=career.rounds,
        points=career.points,
        best=career.best,
        reach=career.reach,
        presets=[PresetCount(preset, matches) for preset, matches in career.presets],
        ratings=[
            RatingLine(
                seats=pool.seats,
                rating=pool.rating,
                spread=pool.spread,
                matches=pool.matches,
                level=pool.level,
                curve=[RatingPoint(at, rating) for at, rating in pool.curve],
            )
            for pool in pools_of(results)
        ],
    )


def _recent(one: Result) -> RecentMatch:
    change = None if one.before is None or one.after is None else points(one.after) - points(one.before)
    won = one.seat.figures is not None and one.seat.figures.won
    return RecentMatch(one.at, one.preset, one.pool, one.seat.place, won, one.seat.left, change)
