"""What every page to read has around it: its languages, the ways to the other pages, and its head."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from babel import Locale
from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from rummy500.i18n import COMPLETE, FALLBACK, message
from rummy500.server.callers import Caller, own_site
from rummy500.server.rules_words import LANGUAGE_COOKIE, language_of

__all__ = ["PATHS", "Place", "own_name", "page_html", "redirected", "remembered", "site_of", "style"]

PATHS: Final = (
    "rules",
    "lesson",
    "tips",
    "variants",
    "house-rules",
    "glossary",
    "origins",
    "daily-deal",
    "score-sheet",
)
"""The pages that the ways between pages name, in their order: the ends of their addresses."""

_YEAR: Final = 365 * 24 * 3600
_HOST: Final = re.compile(r"[a-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9a-f:.]{2,45}\](:\d{1,5})?")


class _Offered(Convertor[str]):
    """Reads a language on offer in an address."""

    regex = "|".join(COMPLETE)

    def convert(self, value: str) -> str:
        """Gives the language itself."""
        return value

    def to_string(self, value: str) -> str:
        """Gives the language itself."""
        return value


register_url_convertor("tongue", _Offered())


class Place(msgspec.Struct, frozen=True):
    """Is where a page is: its language, its path without it (``rules``), a query, and the site's address.

    ``public``: search engines may list it.
    """

    language: str
    path: str
    site: str
    query: str = ""
    public: bool = True

    def href(self, language: str | None = None, *, query: bool = True) -> str:
        """Gives the page's address on this site, in a language."""
        tail = f"?{self.query}" if query and self.query else ""
        return f"/{language or self.language}/{self.path}{tail}"


class _Tongue(msgspec.Struct, frozen=True):
    """Is the page in one language: where it is, and the way there that remembers the choice."""

    language: str
    name: str
    href: str
    choose: str


class _Way(msgspec.Struct, frozen=True):
    """Is a way to another page."""

    href: str
    text: str
    here: bool


@cache
def _templates() -> Environment:
    return Environment(
        loader=PackageLoader("rummy500.server", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def page_html(template: str, place: Place, title: str, description: str, **values: object) -> str:
    """Writes a page."""

    def say(name: str, **variables: int | str) -> str:
        return message(place.language, name, **variables)

    return (
        _templates()
        .get_template(template)
        .render(
            place=place,
            language=place.language,
            title=title,
            description=description,
            tongues=[_tongue(place, language) for language in COMPLETE],
            ways=_ways(place),
            fallback=FALLBACK,
            sheet=f"/pages/{style()[1]}.css",
            say=say,
            **values,
        )
    )


def _tongue(place: Place, language: str) -> _Tongue:
    href = place.href(language)
    return _Tongue(language, own_name(language), href, f"{href}{'&' if place.query else '?'}remember=1")


def _ways(place: Place) -> list[_Way]:
    at = place.path.partition("/")[0]
    return [
        _Way(f"/{place.language}/{path}", message(place.language, f"pages-way-{path}"), path == at) for path in PATHS
    ]


@cache
def own_name(language: str) -> str:
    """Gives a language's name in that language, with a capital."""
    name = Locale.parse(language).get_display_name(language) or language
    return name[:1].upper() + name[1:]


def site_of(caller: Caller) -> str:
    """Gives the address of the site as the caller knows it, ``https://cards.example``; empty where that is no name."""
    return f"{'https' if caller.https else 'http'}://{caller.host}" if _HOST.fullmatch(caller.host) else ""


def remembered(request: Request, place: Place, caller: Caller) -> Response | None:
    """Answers a reader who chose this language: it is remembered, and the page is where it always is.

    Nothing is remembered for a link from another site.
    """
    if "remember" not in request.query_params:
        return None
    response = RedirectResponse(place.href(), 303, {"cache-control": "no-store"})
    if own_site(request):
        response.set_cookie(
            LANGUAGE_COOKIE, place.language, max_age=_YEAR, path="/", secure=caller.https, samesite="lax"
        )
    return response


def redirected(request: Request, path: str, query: str) -> Response:
    """Sends a reader of an address without a language to the page in theirs."""
    language = language_of(request, request.query_params.get("lang"))
    headers = {"cache-control": "no-cache", "vary": "accept-language, cookie"}
    return RedirectResponse(Place(language, path, "", query).href(), 302, headers)


@cache
def style() -> tuple[bytes, str]:
    """Gives the style sheet, and the name that changes with it."""
    content = files("rummy500.server").joinpath("templates", "pages.css").read_bytes()
    return content, hashlib.sha256(content).hexdigest()[:12]
