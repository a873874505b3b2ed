"""The pages to read beside the rules: variants, house rules, tips, glossary, origins; and what search engines read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Final, TypeAlias

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rummy500.i18n import COMPLETE, message, preset_name
from rummy500.i18n.glossary import entries
from rummy500.i18n.prose import prose
from rummy500.rules import PRESETS
from rummy500.server.api import Api
from rummy500.server.callers import Caller
from rummy500.server.pages_absent import refused_page, unknown_page
from rummy500.server.pages_frame import (
    PATHS,
    Place,
    own_name,
    page_html,
    redirected,
    remembered,
    site_of,
    style,
)
from rummy500.server.pages_house_rules import field_groups
from rummy500.server.pages_lesson import lesson_page, lesson_picture
from rummy500.server.pages_markdown import picture_tag, rendered_parts, rendered_prose
from rummy500.server.pages_sheet import worked_sums
from rummy500.server.pages_variants import variant_groups, variant_page
from rummy500.server.sending import HTML, LASTING, sent

__all__ = ["PUBLIC", "routes"]

_Handler: TypeAlias = Callable[[Request, Caller], Awaitable[Response]]

PUBLIC: Final = (*PATHS, *(f"variants/{preset}" for preset in PRESETS))
"""Every page that search engines may list: the ends of their addresses."""

_GOES_TO: Final = {"daily-deal": "daily", "score-sheet": "sheet"}
"""Where a page leads that tells of a page of the client's."""

_OF_THE_CLIENT: Final = ("learn", "daily", "sheet")
"""What search engines may list beside, without a page of ours: the ends of their addresses."""


def routes(api: Api) -> list[Route]:
    """Gives the routes of these pages, with and without a language."""
    shown: dict[str, Callable[[str, str, str], bytes]] = {
        "variants": _variants,
        "variants/{preset}": _variant,
        "house-rules": _house_rules,
        "tips": _prose,
        "glossary": _glossary,
        "origins": _prose,
        "lesson": lesson_page,
        "daily-deal": _prose,
        "score-sheet": _score_sheet,
    }
    found = []
    for path, writer in shown.items():
        found.append(
            Route(f"/{{language:tongue}}/{path}", api.guarded(_page(path, writer), refused_page), methods=["GET"])
        )
        found.append(Route(f"/{path}", api.guarded(_plain(path), refused_page), methods=["GET"]))
    return [
        *found,
        Route("/pages/{name}.css", api.guarded(_style), methods=["GET"]),
        Route("/lesson/pictures/{language}/{light}/{number}.svg", api.guarded(lesson_picture), methods=["GET"]),
        Route("/robots.txt", api.guarded(_robots), methods=["GET"]),
        Route("/sitemap.xml", api.guarded(_sitemap), methods=["GET"]),
    ]


def _page(path: str, writer: Callable[[str, str, str], bytes]) -> _Handler:
    async def page(request: Request, caller: Caller) -> Response:
        language, name = request.path_params["language"], _named(request, path)
        if name is None:
            return unknown_page(request)
        if answer := remembered(request, Place(language, name, ""), caller):
            return answer
        # The first reader of a page waits for it to be written; the others of the server do not.
        return sent(request, await asyncio.to_thread(writer, name, language, site_of(caller)), HTML)

    return page


def _plain(path: str) -> _Handler:
    async def plain(request: Request, caller: Caller) -> Response:
        name = _named(request, path)
        return unknown_page(request) if name is None else redirected(request, name, "")

    return plain


def _named(request: Request, path: str) -> str | None:
    """The page's own path: a preset's name is put in, None where there is no such preset."""
    preset = request.path_params.get("preset")
    if preset is None:
        return path
    return path.format(preset=preset) if preset in PRESETS else None


@lru_cache(64)
def _prose(path: str, language: str, site: str) -> bytes:
    return _told("prose.html", path, language, site, goes_to=_GOES_TO.get(path))


@lru_cache(64)
def _score_sheet(path: str, language: str, site: str) -> bytes:
    return _told("score-sheet.html", path, language, site, goes_to=_GOES_TO[path], sums=list(worked_sums(language)))


@lru_cache(64)
def _variants(path: str, language: str, site: str) -> bytes:
    return _told("variants.html", path, language, site, groups=variant_groups(language))


@lru_cache(256)
def _variant(path: str, language: str, site: str) -> bytes:
    preset = path.partition("/")[2]
    told = prose("variants", language)
    note = message(language, f"preset-{preset.replace('_', '-')}-note")
    title = message(language, "pages-variant-title", variant=preset_name(preset, language))
    story = told.parts.get("long" if preset.startswith("long_") else preset, "")
    return page_html(
        "variant.html",
        Place(language, path, site),
        title,
        note,
        told=told,
        note=note,
        story=rendered_prose(story, told.language, language),
        tag=picture_tag,
        **variant_page(preset, language),
    ).encode()


@lru_cache(64)
def _house_rules(path: str, language: str, site: str) -> bytes:
    return _told("house-rules.html", path, language, site, groups=field_groups(language))


@lru_cache(64)
def _glossary(path: str, language: str, site: str) -> bytes:
    return _told("glossary.html", path, language, site, entries=entries(language), own_name=own_name)


def _told(template: str, path: str, language: str, site: str, **values: object) -> bytes:
    """Writes a page around the prose of its own name."""
    told = prose(path, language)
    place, parts = Place(language, path, site), rendered_parts(told, language)
    return page_html(template, place, told.title, told.description, told=told, prose=parts, **values).encode()


async def _style(request: Request, _caller: Caller) -> Response:
    content, name = style()
    lasting = LASTING if request.path_params["name"] == name else "no-cache"
    return sent(request, content, "text/css; charset=utf-8", lasting)


async def _robots(request: Request, caller: Caller) -> Response:
    # Tables and replays say themselves that they are not to be listed, which only who may read them can hear.
    lines = ["User-agent: *", "Disallow: /api/"]
    if site := site_of(caller):
        lines += ["", f"Sitemap: {site}/sitemap.xml"]
    return sent(request, "\n".join([*lines, ""]).encode(), "text/plain; charset=utf-8")


async def _sitemap(request: Request, caller: Caller) -> Response:
    return sent(request, _site_map(site_of(caller)), "application/xml")


@lru_cache(16)
def _site_map(site: str) -> bytes:
    """Lists every public page in every language, each with the others (sitemaps.org; hreflang as in HTML)."""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ]
    for path in ("", *_OF_THE_CLIENT, *PUBLIC):
        tail = f"/{path}" if path else ""
        others = "".join(
            f'<xhtml:link rel="alternate" hreflang="{mark}" href="{site}/{language}{tail}"/>'
            for mark, language in [*((one, one) for one in COMPLETE), ("x-default", "en")]
        )
        lines += [f"<url><loc>{site}/{language}{tail}</loc>{others}</url>" for language in COMPLETE]
    return "\n".join([*lines, "</urlset>", ""]).encode()
