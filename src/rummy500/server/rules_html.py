"""The rules as a page that is read without JavaScript and printed: ``/rules`` with its style sheet and pictures."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from babel import Locale
from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rummy500.app.manners import MannersError, manners_from_texts
from rummy500.art.icon import icon
from rummy500.cards import RummyError
from rummy500.i18n import COMPLETE, message, preset_name, told
from rummy500.i18n.in_force import values_apart
from rummy500.rules import MAX_SEATS, MIN_SEATS, PRESETS, RulesError, preset_seats
from rummy500.server.api import Api, problem
from rummy500.server.callers import Caller
from rummy500.server.rules_pictures import PICTURES, picture, pictures_of
from rummy500.server.rules_words import RulesPage, RulesQuestion, language_of, rules_page
from rummy500.server.share_text import Shared, ShareError, page_link, pairs_of, parse_share, share_text

__all__ = ["RulesHtml"]

_HTML: Final = "text/html; charset=utf-8"
_SVG: Final = "image/svg+xml"
_USUAL_SEATS: Final = 4


class _Tongue(msgspec.Struct, frozen=True):
    """Is the page in one language."""

    language: str
    name: str
    href: str


class _Wish(msgspec.Struct, frozen=True):
    """Is what a link to the page asks for."""

    shared: Shared
    seats: int
    manners: dict[str, str]


class RulesHtml:
    """Makes the page."""

    def __init__(self) -> None:
        self._templates = Environment(
            loader=PackageLoader("rummy500.server", "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def routes(self, api: Api) -> list[Route]:
        """Gives the routes of the page, its style sheet, icon and pictures."""
        return [
            Route("/rules", api.guarded(self.page), methods=["GET"]),
            Route("/rules/rules.css", api.guarded(self.style), methods=["GET"]),
            Route("/rules/icon.svg", api.guarded(self.icon), methods=["GET"]),
            Route("/rules/pictures/{language}/{light}/{name}.svg", api.guarded(self.picture), methods=["GET"]),
        ]

    async def page(self, request: Request, _caller: Caller) -> Response:
        """Answers with the rules that ``r`` names, for ``seats``, in ``lang``, with the manners ``m``."""
        language = language_of(request, request.query_params.get("lang"))
        try:
            wish = _wish(request.query_params)
        except RummyError as error:
            texts = [message(language, "rules-page-bad-share-text")]
            if error.code != "bad_share_text":
                texts.append(told(error, language))
            return self._refused(language, "rules-page-bad-share", texts)
        question = RulesQuestion(wish.seats, wish.shared.preset, wish.shared.texts(), wish.manners)
        page = rules_page(question, language)
        if page.problems:
            return self._refused(language, "rules-page-not-playable", [one.text for one in page.problems])
        return _kept(request, self._text(wish, page, language).encode(), _HTML, {"vary": "accept-language"})

    def _text(self, wish: _Wish, page: RulesPage, language: str) -> str:
        rules, seats, preset = wish.shared.rules, wish.seats, wish.shared.preset
        pieces = [message(language, "rules-page-lead", seats=seats, preset=preset_name(preset, language))]
        if page.differs_preset:
            pieces.append(page.differs_preset)
        share = share_text(preset, rules)
        tongues = [
            _Tongue(tongue, _own_name(tongue), page_link(share, seats, tongue, wish.manners)) for tongue in COMPLETE
        ]
        return self._render(
            "rules.html",
            language,
            page=page,
            lead=" · ".join(pieces),
            standard=not values_apart(rules, PRESETS["standard"], seats),
            tongues=tongues,
            pictures=pictures_of(rules, seats, language),
        )

    def _refused(self, language: str, title: str, texts: list[str]) -> Response:
        text = self._render("rules-refused.html", language, title=message(language, title), texts=texts)
        return Response(text, 400, media_type=_HTML)

    def _render(self, template: str, language: str, **values: object) -> str:
        def say(name: str, **variables: int | str) -> str:
            return message(language, name, **variables)

        return self._templates.get_template(template).render(language=language, say=say, **values)

    async def style(self, request: Request, _caller: Caller) -> Response:
        """Gives the style sheet."""
        return _kept(request, _style(), "text/css; charset=utf-8", {})

    async def icon(self, request: Request, _caller: Caller) -> Response:
        """Gives the icon."""
        return _kept(request, icon().encode(), _SVG, {})

    async def picture(self, request: Request, _caller: Caller) -> Response:
        """Gives one of the pictures."""
        language, light, name = (request.path_params[key] for key in ("language", "light", "name"))
        if language not in COMPLETE or light not in ("light", "dark") or name not in PICTURES:
            return problem("unknown_page", status=404)
        return _kept(request, picture(name, language, light == "dark"), _SVG, {})


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


def _own_name(language: str) -> str:
    return Locale.parse(language).get_display_name(language) or language


@cache
def _style() -> bytes:
    return files("rummy500.server").joinpath("templates", "rules.css").read_bytes()


def _kept(request: Request, content: bytes, kind: str, headers: dict[str, str]) -> Response:
    """Gives what the browser keeps, and asks for again by its ETag."""
    etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    headers = {**headers, "etag": etag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(content, headers={**headers, "content-type": kind})
