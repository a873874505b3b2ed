"""The rules as a page that is read without JavaScript and printed: ``/LANGUAGE/rules``, with icon and pictures.

Without a link to rules (``r``) it is the whole game: our prose around the numbered paragraphs of the standard rules.
With one it is the rules of a table, the paragraphs alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Final
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rummy500.app.manners import MannersError, manners_from_texts
from rummy500.art.icon import icon
from rummy500.cards import RummyError
from rummy500.i18n import COMPLETE, message, preset_name, rules_sections, told
from rummy500.i18n.in_force import values_apart
from rummy500.i18n.prose import prose
from rummy500.rules import MAX_SEATS, MIN_SEATS, PRESETS, RulesError, preset_seats
from rummy500.server.api import Api, problem
from rummy500.server.callers import Caller
from rummy500.server.pages_absent import refused_page
from rummy500.server.pages_frame import Place, page_html, redirected, remembered, site_of
from rummy500.server.pages_lettered import lettered
from rummy500.server.pages_markdown import drawings, picture_tag
from rummy500.server.rules_pictures import picture, pictures_of
from rummy500.server.rules_words import RulesPage, RulesQuestion, rules_page
from rummy500.server.sending import HTML, sent
from rummy500.server.share_text import Shared, ShareError, pairs_of, parse_share

__all__ = ["rules_routes"]

_SVG: Final = "image/svg+xml"
_USUAL_SEATS: Final = 4


class _Wish(msgspec.Struct, frozen=True):
    """Is what a link to the page asks for."""

    shared: Shared
    seats: int
    manners: dict[str, str]


def rules_routes(api: Api) -> list[Route]:
    """Gives the routes of the page, its icon and its pictures."""
    return [
        Route("/{language:tongue}/rules", api.guarded(_page, refused_page), methods=["GET"]),
        Route("/rules", api.guarded(_plain, refused_page), methods=["GET"]),
        Route("/rules/icon.svg", api.guarded(_icon), methods=["GET"]),
        Route("/rules/pictures/{language}/{light}/{name}.svg", api.guarded(_picture), methods=["GET"]),
    ]


async def _plain(request: Request, _caller: Caller) -> Response:
    return redirected(request, "rules", _query(request))


def _query(request: Request) -> str:
    """The query that the page knows, without the language and the wish to remember it."""
    known = {name: value for name, value in request.query_params.items() if name in ("r", "seats", "m")}
    return urlencode(known)


async def _page(request: Request, caller: Caller) -> Response:
    """Answers with the rules that ``r`` names, for ``seats``, with the manners ``m``."""
    language, query = request.path_params["language"], _query(request)
    place = Place(language, "rules", site_of(caller), query, public=not query)
    if answer := remembered(request, place, caller):
        return answer
    try:
        wish = _wish(request.query_params)
    except RummyError as error:
        texts = [message(language, "rules-page-bad-share-text")]
        if error.code != "bad_share_text":
            texts.append(told(error, language))
        return _refused(place, "rules-page-bad-share", texts)
    question = RulesQuestion(wish.seats, wish.shared.preset, wish.shared.texts(), wish.manners)
    # What is not written yet is written beside the event loop: the tables do not wait for it.
    page = await asyncio.to_thread(rules_page, question, language)
    if page.problems:
        return _refused(place, "rules-page-not-playable", [one.text for one in page.problems])
    table = "r" in request.query_params or "m" in request.query_params
    write = partial(_table_rules, place, wish, page) if table else partial(_whole_game, place, wish.seats)
    text = await asyncio.to_thread(write)
    return sent(request, text.encode(), HTML)


def _table_rules(place: Place, wish: _Wish, page: RulesPage) -> str:
    language, rules, seats = place.language, wish.shared.rules, wish.seats
    pieces = [message(language, "rules-page-lead", seats=seats, preset=preset_name(wish.shared.preset, language))]
    if page.differs_preset:
        pieces.append(page.differs_preset)
    lead = " · ".join(pieces)
    return page_html(
        "rules.html",
        place,
        message(language, "rules-page-title"),
        lead,
        page=page,
        sections=page.sections,
        lead=lead,
        standard=not values_apart(rules, PRESETS["standard"], seats),
        told=None,
        pictures=pictures_of(rules, seats, language),
        tag=picture_tag,
        usual=_USUAL_SEATS,
    )


@lru_cache(256)
def _whole_game(place: Place, seats: int) -> str:
    """Writes the standard rules with our prose around them; table manners are no part of the game."""
    language, rules = place.language, PRESETS["standard"]
    written, sections = prose("rules", language), rules_sections(rules, seats, {}, language)
    return page_html(
        "rules.html",
        place,
        written.title,
        written.description,
        page=rules_page(RulesQuestion(seats), language),
        sections=sections,
        lead=None,
        standard=True,
        told=written,
        prose=lettered(written, language, sections),
        # The prose has a pile of its own.
        pictures={"melds": pictures_of(rules, seats, language)["melds"]},
        tag=picture_tag,
        usual=_USUAL_SEATS,
    )


def _refused(place: Place, title: str, texts: list[str]) -> Response:
    bare = Place(place.language, place.path, place.site, public=False)
    words = message(place.language, title)
    text = page_html("rules-refused.html", bare, words, texts[0], texts=texts)
    return Response(text, 400, media_type=HTML)


async def _icon(request: Request, _caller: Caller) -> Response:
    return sent(request, icon().encode(), _SVG)


async def _picture(request: Request, _caller: Caller) -> Response:
    language, light, name = (request.path_params[key] for key in ("language", "light", "name"))
    drawing = drawings().get(name)
    if language not in COMPLETE or light not in ("light", "dark") or drawing is None:
        return problem("unknown_page", status=404)
    return sent(request, picture(drawing, language, light == "dark"), _SVG)


def _wish(query: Mapping[str, str]) -> _Wish:
    """Reads a link to the page; raises ShareError or RulesError."""
    shared = parse_share(query["r"]) if "r" in query else Shared("standard", PRESETS["standard"])
    seats = shared.seats or preset_seats(shared.preset) or _USUAL_SEATS
    if "seats" in query:
        text = query["seats"]
        if not (len(text) <= 2 and text.isascii() and text.isdecimal()):
            raise ShareError("bad_share_text", {"text": text[:60]})
        seats = int(text)
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise RulesError("bad_seats", ("seats",), {"seats": seats, "low": MIN_SEATS, "high": MAX_SEATS})
    manners = pairs_of(query["m"]) if query.get("m") else {}
    try:
        manners_from_texts(manners)
    except MannersError as error:
        raise ShareError("bad_share_text", {"text": error.value[:60]}) from error
    return _Wish(shared, seats, manners)
