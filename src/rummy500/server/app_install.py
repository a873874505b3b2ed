"""What makes the app installable and readable offline: its description, icons, worker, and which pages to keep."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rummy500.art.icon import icon
from rummy500.i18n import message
from rummy500.server.api import Api, problem
from rummy500.server.app_build import built_of
from rummy500.server.app_fan import LOOKS, fan
from rummy500.server.callers import Caller
from rummy500.server.house import House
from rummy500.server.kept import OFFLINE, keeping
from rummy500.server.pages_absent import refused_page
from rummy500.server.pages_frame import Place, page_html, site_of
from rummy500.server.sending import HTML, JSON, sent

__all__ = ["routes"]

_FELT: Final = "#2f644f"
_ROOM: Final = "#ece2d0"
_ICONS: Final = {"icon-32.png": 32, "icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512}
_MASKABLE: Final = "icon-maskable-512.png"
_SHEET: Final = ("index.html", "src/sheet/Sheets.svelte", "src/home/Settings.svelte", "src/lobby/Qr.svelte")
_DAY: Final = "public, max-age=86400"


def routes(house: House, api: Api) -> list[Route]:
    """Gives the routes of all this."""
    return [
        Route("/app/{language:tongue}.webmanifest", _described),
        Route("/app/{language:tongue}/kept.json", api.counted(keeping(), refused_page)),
        Route("/app/build.json", _with(house, _build)),
        Route("/app/{language:tongue}/sheet.json", _with(house, _sheet)),
        Route("/app/icon.svg", _drawn),
        Route("/app/fan/{language:tongue}/{look}.svg", _fan),
        Route("/app/{name}.png", _icon),
        Route("/sw.js", _with(house, _worker)),
        Route("/{language:tongue}/" + OFFLINE, api.counted(_offline, refused_page)),
    ]


def _with(house: House, answer: Callable[[House, Request], Response]) -> Callable[[Request], Any]:
    async def asked(request: Request) -> Response:
        return answer(house, request)

    return asked


async def _described(request: Request) -> Response:
    """Describes the app to a device that installs it (W3C, Web Application Manifest)."""
    return sent(request, _description(request.path_params["language"]), "application/manifest+json")


@cache
def _description(language: str) -> bytes:
    name = message(language, "app-name")
    shortcuts = [
        ("app-short-daily", f"/{language}/daily"),
        ("app-short-sheet", f"/{language}/sheet"),
        ("app-short-new", "/new"),
        ("app-short-learn", f"/{language}/learn"),
        ("app-short-rules", f"/{language}/rules"),
    ]
    icons = [{"src": f"/app/{file}", "sizes": f"{size}x{size}", "type": "image/png"} for file, size in _ICONS.items()]
    return msgspec.json.encode(
        {
            "id": "/",
            "name": name,
            "short_name": name,
            "description": message(language, "app-about-home"),
            "lang": language,
            "dir": "ltr",
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": _ROOM,
            "theme_color": _FELT,
            "categories": ["games", "entertainment"],
            "icons": [
                {"src": "/app/icon.svg", "sizes": "any", "type": "image/svg+xml"},
                *icons,
                {"src": f"/app/{_MASKABLE}", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
            ],
            "shortcuts": [{"name": message(language, text), "url": url} for text, url in shortcuts],
        }
    )


async def _drawn(request: Request) -> Response:
    return sent(request, icon().encode(), "image/svg+xml", _DAY)


async def _fan(request: Request) -> Response:
    """Gives the cards of the start page, as the reader's deck shows them."""
    if (look := request.path_params["look"]) not in LOOKS:
        return problem("unknown_page", status=404)
    return sent(request, fan(request.path_params["language"], look), "image/svg+xml", _DAY)


async def _icon(request: Request) -> Response:
    name = f"{request.path_params['name']}.png"
    if name not in _ICONS and name != _MASKABLE:
        return problem("unknown_page", status=404)
    return sent(request, _picture(name), "image/png", _DAY)


@cache
def _picture(name: str) -> bytes:
    return files("rummy500.art").joinpath("icons", name).read_bytes()


def _build(house: House, request: Request) -> Response:
    """Says which build of the client is served now; a page that has another stamp is an old one."""
    built = built_of(house.files)
    return sent(request, msgspec.json.encode({"stamp": built.stamp if built else None}), JSON)


def _sheet(house: House, request: Request) -> Response:
    """Says what the score sheet is made of in this build, for devices that keep it for when there is no network."""
    built = built_of(house.files)
    if built is None:
        return problem("unknown_page", status=404)
    language = request.path_params["language"]
    scripts, styles = built.files_of(f"words:{language}", f"words:sheet/{language}", *_SHEET, without=())
    files = [f"/{file}" for file in (*scripts, *styles)]
    return sent(request, msgspec.json.encode({"stamp": built.stamp, "files": files}), JSON)


def _worker(house: House, request: Request) -> Response:
    file = house.files.find("sw.js")
    if file is None:
        return problem("unknown_page", status=404)
    return sent(request, file.content, file.kind)


async def _offline(request: Request) -> Response:
    caller: Caller = request.scope["rummy.caller"]
    return sent(request, _offline_text(request.path_params["language"], site_of(caller)), HTML)


@lru_cache(16)
def _offline_text(language: str, site: str) -> bytes:
    title, text = message(language, "app-offline-title"), message(language, "app-offline-text")
    place = Place(language, OFFLINE, site, public=False)
    return page_html("offline.html", place, title, text).encode()
