"""The daily deal over HTTP: today, a day's game and its result, calendar, boards, commitments.

What a day's deal was is told only to who has finished it, until its key is open; other people's games are named only
where they are over.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final, get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rummy500.app.daily import AHEAD, Daily, Finished
from rummy500.app.daily_boards import Board, Place, days_of_span, month_of
from rummy500.app.daily_deal import (
    DAY_MS,
    PERSON,
    PRESET,
    commitment_of,
    computer_name,
    date_text,
    day_of_date,
    ends_at,
    key_of_table,
    opened,
)
from rummy500.app.daily_figures import Standing, distribution, percentile, standing, turns_made
from rummy500.app.daily_ports import DailyGame
from rummy500.app.refusal import Refusal
from rummy500.app.replay_links import ReplayLinks
from rummy500.server.api import Api, decode, json_response, no_content, take, with_cookie
from rummy500.server.callers import Caller
from rummy500.server.daily_wire import (
    BeginDaily,
    BoardSpan,
    DailyBar,
    DailyBest,
    DailyBoard,
    DailyCalendar,
    DailyCommitment,
    DailyCommitments,
    DailyDay,
    DailyHidden,
    DailyPlace,
    DailyReplay,
    DailyReplays,
    DailyResult,
    DailyStanding,
    DailyTable,
    DailyToday,
    DailyTurn,
)
from rummy500.server.house import House, log
from rummy500.server.logs import guest_tag
from rummy500.server.sending import JSON, sent
from rummy500.server.wire import encode

__all__ = ["routes"]

_PLACES: Final = 100
_REPLAYS: Final = 20
_BEHIND: Final = 60
_OWN: Final = ("cookie",)


def routes(house: House, api: Api) -> list[Route]:
    """Gives the routes of this module, behind the guards that all requests pass."""
    desk = _Desk(house, api)
    return [
        Route("/api/daily", api.guarded(desk.today), methods=["GET"]),
        Route("/api/daily/calendar", api.guarded(desk.calendar), methods=["GET"]),
        Route("/api/daily/boards", api.guarded(desk.board), methods=["GET"]),
        Route("/api/daily/commitments", api.guarded(desk.commitments), methods=["GET"]),
        Route("/api/daily/hidden", api.guarded(desk.hide), methods=["POST"]),
        Route("/api/daily/{date}", api.guarded(desk.begin), methods=["POST"]),
        Route("/api/daily/{date}", api.guarded(desk.result), methods=["GET"]),
        Route("/api/daily/{date}/replays", api.guarded(desk.replays), methods=["GET"]),
    ]


class _Desk:
    """Answers the requests for daily deals."""

    def __init__(self, house: House, api: Api) -> None:
        self._house = house
        self._api = api
        self._links = ReplayLinks(house.store, house.tables.means.now)

    @property
    def _daily(self) -> Daily:
        return self._house.daily

    def _now(self) -> int:
        return self._house.tables.means.now()

    # Playing.

    async def today(self, request: Request, caller: Caller) -> Response:
        """Tells what today's deal is and what the asker has made of it."""
        daily, guest = self._daily, await self._api.guest(request, caller)
        day, now = daily.today(), self._now()
        key, player = await daily.key(day), await daily.player(day)
        game = next((one for one in await self._games(guest, day) if one.ranked), None)
        done = game is not None and game.finished is not None
        board = await daily.boards.board(day, day, streaks=False, since=_since(game))
        mine = None if guest is None else board.place_of(guest)
        who = None if guest is None else await daily.store.player(guest)
        told = DailyToday(
            date=date_text(day),
            next_ms=(day + 1) * DAY_MS - now,
            first=date_text(await daily.first()),
            commitment=commitment_of(key, date_text(day)),
            preset=PRESET,
            opponent=computer_name(key),
            level=player.level,
            version=player.version,
            players=len(board.all),
            state="done" if done else "new" if game is None else "running",
            table=None if game is None else game.table,
            points=None if game is None else game.points,
            place=None if mine is None else mine.place,
            standing=await self._standing(guest, day),
            name=None if who is None else who.name,
            hidden=who is not None and who.hidden,
        )
        return _no_store(json_response(told))

    async def begin(self, request: Request, caller: Caller) -> Response:
        """Begins a day's game, or says where it goes on; makes a guest of a stranger."""
        wish = decode(await self._api.body(request), BeginDaily)
        day = await self._daily.check_day(day_of_date(request.path_params["date"]))
        guest, token = await self._api.guest(request, caller), None
        game = None if guest is None else await self._daily.going_on(guest, day, afresh=wish.afresh)
        if game is None:
            take(self._house.gates.tables_by_network, caller.network)
            if self._house.tables.closing:
                raise Refusal("closing")
            guest, token = await self._api.guest_or_new(request, caller)
            take(self._house.gates.tables_by_guest, guest)
            game = await self._daily.begin(guest, day, wish.name, wish.pace, afresh=wish.afresh)
            log.info("daily begun", table=game.table, date=date_text(day), ranked=game.ranked, guest=guest_tag(guest))
        told = DailyTable(game.table, game.ranked and self._now() < ends_at(day))
        return with_cookie(json_response(told, 201), token, caller)

    # After it.

    async def result(self, request: Request, caller: Caller) -> Response:
        """Gives a day's result page to who has finished its deal."""
        daily = self._daily
        day, mine = await self._finished(request, caller)
        game, table = mine.game, mine.table
        assert table.match is not None
        results = await daily.boards.results(day, _since(game))
        board = await daily.boards.board(day, day, streaks=False, since=_since(game))
        place = board.place_of(game.guest) if game.ranked else None
        points = [one.points or 0 for one in results]
        others = [one.points or 0 for one in results if one.guest != game.guest]
        key = key_of_table(table)
        told = DailyResult(
            date=date_text(day),
            table=game.table,
            ranked=game.ranked,
            points=game.points or 0,
            finished=game.finished or 0,
            place=None if place is None else place.place,
            percentile=percentile(game.points or 0, others),
            players=len(results),
            mean=round(sum(points) / len(points), 2) if points else None,
            distribution=[DailyBar(bar.low, bar.high, bar.count) for bar in distribution(points)],
            score=table.match.results[-1],
            names=[who.name for who in table.seats_now],
            turns=[DailyTurn(one.seat, one.taken, one.laid) for one in turns_made(table.seen(PERSON))],
            replay=await self._links.of_table(game.table),
            best=await self._best(day),
            commitment=commitment_of(key, date_text(day)),
            opens=ends_at(day),
            key=key.hex() if opened(day, self._now()) else None,
        )
        return _no_store(json_response(told))

    async def replays(self, request: Request, caller: Caller) -> Response:
        """Lists a day's ranked rounds, those who are hidden left out."""
        daily = self._daily
        day, mine = await self._finished(request, caller)
        results = await daily.boards.results(day, _since(mine.game))
        board = await daily.boards.board(day, day, streaks=False, since=_since(mine.game))
        names = {one.guest: (place, one.name) for place, one in enumerate(board.shown, 1)}
        shown = [one for one in results if one.guest in names]
        first = _number(request.query_params.get("first", "0"))
        told = [
            DailyReplay(
                place=names[one.guest][0],
                name=names[one.guest][1],
                points=one.points or 0,
                replay=await self._links.of_table(one.table),
                you=one.guest == mine.game.guest,
            )
            for one in shown[first : first + _REPLAYS]
        ]
        return _no_store(json_response(DailyReplays(date_text(day), len(shown), told)))

    async def _finished(self, request: Request, caller: Caller) -> tuple[int, Finished]:
        day = await self._daily.check_day(day_of_date(request.path_params["date"]))
        guest = await self._api.guest(request, caller)
        if guest is None:
            raise Refusal("daily_not_finished")
        return day, await self._daily.finished(guest, day)

    async def _best(self, day: int) -> DailyBest:
        level = self._house.tables.means.computers.strongest
        fixed = await self._daily.player(day)
        if fixed.best_table is not None:
            return DailyBest("done", level or "", fixed.best_points, await self._links.of_table(fixed.best_table))
        if level is None:
            return DailyBest("none", "", None, None)
        self._daily.best.want(day)
        return DailyBest("working", level, None, None)

    # Figures.

    async def calendar(self, request: Request, caller: Caller) -> Response:
        """Gives a month of the asker's."""
        daily, today = self._daily, self._daily.today()
        asked = request.query_params.get("month", date_text(today)[:7])
        begin = day_of_date(f"{asked}-01")
        if begin is None:
            raise Refusal("malformed")
        guest = await self._api.guest(request, caller)
        first, last = month_of(date.fromisoformat(date_text(begin)))
        games = [] if guest is None else await daily.store.games(guest, first, last)
        days = [_day_of(day, [one for one in games if one.day == day]) for day in sorted({one.day for one in games})]
        earliest = date_text(await daily.first())
        told = DailyCalendar(asked, earliest, date_text(today), days, await self._standing(guest, today))
        return sent(request, encode(told), JSON, "private, no-cache", vary=_OWN)

    async def board(self, request: Request, caller: Caller) -> Response:
        """Gives a board; where nothing has changed only that."""
        daily, today = self._daily, self._daily.today()
        asked = request.query_params.get("span", "day")
        span: BoardSpan | None = next((one for one in get_args(BoardSpan) if one == asked), None)
        day = await daily.check_day(day_of_date(request.query_params.get("date", date_text(today))))
        if span is None:
            raise Refusal("malformed")
        guest = await self._api.guest(request, caller)
        mine = [] if guest is None else await daily.store.games(guest, day - 1, day)
        first, last = days_of_span(span, day, await daily.first())
        since = max((_since(one) for one in mine), default=0)
        board = await daily.boards.board(first, last, streaks=span == "streaks", since=since)
        who = None if guest is None else await daily.store.player(guest)
        own = None if guest is None else board.place_of(guest)
        places = [_place_of(Place(place, one), board, guest) for place, one in enumerate(board.shown[:_PLACES], 1)]
        told = DailyBoard(
            span=span,
            first=date_text(first),
            last=date_text(last),
            players=len(board.shown),
            places=places,
            you=None if own is None else _place_of(own, board, guest),
            hidden=who is not None and who.hidden,
        )
        return sent(request, encode(told), JSON, "private, no-cache", vary=_OWN)

    async def commitments(self, request: Request, caller: Caller) -> Response:
        """Lists the days' commitments, with the keys of those that are open."""
        daily, today = self._daily, self._daily.today()
        before = day_of_date(request.query_params.get("before", date_text(today + AHEAD + 1)))
        newest = min(today + AHEAD, today if before is None else before - 1)
        oldest = max(await daily.first(), newest - AHEAD - _BEHIND)
        days = []
        for day in range(newest, oldest - 1, -1):
            key, shown = await daily.key(day), await daily.open_key(day)
            told = commitment_of(key, date_text(day))
            days.append(DailyCommitment(date_text(day), told, ends_at(day), None if shown is None else shown.hex()))
        return sent(request, encode(DailyCommitments("daily", PRESET, days)), JSON)

    async def hide(self, request: Request, caller: Caller) -> Response:
        """Leaves the asker out of boards and lists, or not."""
        wish = decode(await self._api.body(request), DailyHidden)
        guest = await self._api.known_guest(request, caller)
        await self._daily.store.hide(guest, hidden=wish.hidden)
        self._daily.boards.forget()
        return no_content()

    async def _games(self, guest: bytes | None, day: int) -> list[DailyGame]:
        return [] if guest is None else await self._daily.games(guest, day)

    async def _standing(self, guest: bytes | None, today: int) -> DailyStanding:
        games = [] if guest is None else await self._daily.store.games(guest, 0, today)
        found: Standing = standing(games, today)
        return DailyStanding(found.days, found.streak, found.longest, found.best, found.mean)


def _since(game: DailyGame | None) -> int:
    """Gives from when on a board must know a game."""
    return 0 if game is None or game.finished is None else game.finished + 1


def _day_of(day: int, games: Sequence[DailyGame]) -> DailyDay:
    ranked = [one for one in games if one.ranked]
    done = [one.points for one in ranked or games if one.points is not None]
    if ranked and not done:
        return DailyDay(date_text(day), "running", None)
    if ranked:
        return DailyDay(date_text(day), "ranked", max(done))
    return DailyDay(date_text(day), "unranked" if done else "running", max(done, default=None))


def _place_of(place: Place, board: Board, guest: bytes | None) -> DailyPlace:
    one = place.tally
    return DailyPlace(
        place=place.place,
        name=one.name,
        points=one.points,
        days=one.days,
        mean=round(one.points / one.days, 2),
        streak=one.days if board.streaks else 0,
        you=one.guest == guest,
    )


def _number(text: str) -> int:
    if not (0 < len(text) <= 6 and text.isascii() and text.isdigit()):
        raise Refusal("malformed")
    return int(text)


def _no_store(response: Response) -> Response:
    response.headers["cache-control"] = "no-store"
    return response
