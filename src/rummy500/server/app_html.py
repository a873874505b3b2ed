"""The app's own pages: the shell that the client's build made, with a head in the reader's language."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from rummy500.i18n import COMPLETE, message
from rummy500.server.api import Api
from rummy500.server.app_build import Built, built_of
from rummy500.server.app_fan import fan_tag
from rummy500.server.callers import Caller
from rummy500.server.house import House
from rummy500.server.pages_absent import refused_page
from rummy500.server.pages_frame import site_of
from rummy500.server.rules_words import language_of
from rummy500.server.sending import BY_LANGUAGE, HTML, sent

__all__ = ["NOT_BUILT", "routes"]

NOT_BUILT: Final = (
    "The browser client is not built: run ./dev build (or npm run build in the folder web), then load this page"
    " again.\n"
)

_FIRST_TITLE: Final = "<title>Rummy 500</title>"
_FIRST_TONGUE: Final = '<html lang="en">'
_FIRST_ROOM: Final = '<div id="app"></div>'
_HEAD_END: Final = b"  </head>"
_ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
_WITHOUT_SCRIPT: Final = ("rules", "lesson", "tips", "glossary", "origins")


class _Page(msgspec.Struct, frozen=True):
    """Is a kind of page: its path, and the modules of the client that it needs beside the shell.

    ``later``: modules of where one goes from here. ``public``: it has an address in each language too, and search
    engines may list it. ``words``: the part of the words that only it and its like need (web/catalogues.ts).
    """

    path: str
    modules: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    public: bool = False
    words: str = ""


# The client's own pages (web/src/route.ts).
_TABLE: Final = ("src/lobby/TablePage.svelte",)
_PAGES: Final = (
    _Page("/", ("src/home/Home.svelte",), _TABLE, public=True),
    _Page("/learn", ("src/learn/Learn.svelte",), public=True, words="learn"),
    _Page("/daily", ("src/daily/Daily.svelte",), _TABLE, public=True, words="daily"),
    _Page("/daily/boards", ("src/daily/Boards.svelte",), words="daily"),
    _Page("/daily/{date}", ("src/daily/Daily.svelte",), _TABLE, words="daily"),
    _Page("/sheet", ("src/sheet/Sheets.svelte",), public=True, words="sheet"),
    _Page("/sheet/{sheet}", ("src/sheet/Sheets.svelte",), words="sheet"),
    _Page("/t/{table}", _TABLE),
    _Page("/r/{replay}", ("src/replay/Replay.svelte",)),
    _Page("/replay", ("src/replay/Replay.svelte",)),
    _Page("/new", ("src/lobby/New.svelte",)),
    _Page("/history", ("src/replay/History.svelte",)),
    _Page("/fair", ("src/fair/Fair.svelte",), words="fair"),
    _Page("/device", ("src/lobby/Device.svelte",)),
    _Page("/me", ("src/me/Me.svelte",), words="me"),
    _Page("/p/{profile}", ("src/me/Shown.svelte",), words="me"),
)


def routes(house: House, api: Api) -> list[Route]:
    """Gives the routes of all of them: the public ones also below each language."""
    found = []
    for page in _PAGES:
        answer = api.counted(_answering(house, page), refused_page)
        found.append(Route(page.path, answer))
        if page.public:
            found.append(Route(f"/{{language:tongue}}{page.path.rstrip('/')}", answer))
    return found


def _answering(house: House, page: _Page) -> Callable[[Request], Any]:
    async def answer(request: Request) -> Response:
        built = built_of(house.files)
        if built is None:
            return PlainTextResponse(NOT_BUILT, 503)
        caller: Caller = request.scope["rummy.caller"]
        language = language_of(request, request.path_params.get("language"))
        addressed = "language" in request.path_params
        text = _page_text(built, page, language, addressed, site_of(caller) if page.public else "")
        if page.modules == _TABLE and _ID.fullmatch(request.path_params["table"]):
            # The first thing that the client asks, while its scripts are still on their way.
            door = _preload("fetch", f"api/tables/{request.path_params['table']}")
            text = text.replace(_HEAD_END, f"  {door}\n  </head>".encode(), 1)
        response = sent(request, text, HTML, vary=BY_LANGUAGE)
        if not page.public:
            response.headers["x-robots-tag"] = "noindex"
        return response

    return answer


@lru_cache(256)
def _page_text(built: Built, page: _Page, language: str, addressed: bool, site: str) -> bytes:
    """Writes the page; a shell without our marks (another client's) is sent as it is."""
    head = "\n    ".join(_head(built, page, language, addressed, site))
    return (
        built.shell.replace(_FIRST_TONGUE, f'<html lang="{language}">', 1)
        .replace(_FIRST_TITLE, head, 1)
        .replace(_FIRST_ROOM, f'<div id="app">{_first_sight(page, language)}</div>', 1)
        .replace("  </head>", f"{_styles(built, page)}  </head>", 1)
        .encode()
    )


def _head(built: Built, page: _Page, language: str, addressed: bool, site: str) -> Iterator[str]:
    name = page.path.strip("/") or "home"
    if page.public:
        title, about = (message(language, f"app-{part}-{name}") for part in ("title", "about"))
        yield f"<title>{html.escape(title)}</title>"
        yield _tag("meta", name="description", content=about)
        yield from _tongues(page, language, addressed, site)
        yield _tag("meta", property="og:title", content=title)
        yield _tag("meta", property="og:description", content=about)
        yield _tag("meta", property="og:image", content=f"{site}/app/icon-512.png")
    else:
        yield _FIRST_TITLE
        yield _tag("meta", name="robots", content="noindex")
    yield _tag("meta", name="build", content=built.stamp)
    yield _tag("link", rel="manifest", href=f"/app/{language}.webmanifest")
    yield _tag("link", rel="apple-touch-icon", href="/app/icon-180.png")
    for script in built.files_of(f"words:{language}", f"words:{page.words}/{language}", *page.modules)[0]:
        yield _tag("link", rel="modulepreload", href=f"/{script}")
    # Fetched when the network is idle, and run by nobody until somebody goes there.
    for script in built.files_of(*page.later, without=("index.html", *page.modules))[0]:
        yield _tag("link", rel="prefetch", **{"as": "script"}, href=f"/{script}")
    if deck := built.file(f"src/assets/deck-{language}.svg"):
        if page.path == "/":
            yield _tag("link", rel="prefetch", **{"as": "fetch"}, crossorigin="anonymous", href=f"/{deck}")
        else:
            yield _preload("fetch", deck)


def _styles(built: Built, page: _Page) -> str:
    """Gives the page's own styles, after those of the shell: the client need not put them in and wait for them."""
    styles = built.files_of(*page.modules)[1]
    return "".join(f'  <link rel="stylesheet" crossorigin href="/{style}" />\n  ' for style in styles)


def _preload(kind: str, path: str) -> str:
    return _tag("link", rel="preload", **{"as": kind}, crossorigin="anonymous", href=f"/{path}")


def _tongues(page: _Page, language: str, addressed: bool, site: str) -> Iterator[str]:
    tail = page.path.rstrip("/")
    here = f"/{language}{tail}" if addressed else page.path
    yield _tag("link", rel="canonical", href=f"{site}{here}")
    for other in COMPLETE:
        yield _tag("link", rel="alternate", hreflang=other, href=f"{site}/{other}{tail}")
    yield _tag("link", rel="alternate", hreflang="x-default", href=f"{site}{page.path}")


def _first_sight(page: _Page, language: str) -> str:
    """Gives what stands there before the client has come, and for whom it cannot: what this is, and what to read."""
    say = _said(language)
    ways = "".join(f'<a href="/{language}/{path}">{say(f"pages-way-{path}")}</a> ' for path in _WITHOUT_SCRIPT)
    without = f"<noscript><p>{say('app-no-script')}</p><p>{ways}</p></noscript>"
    if page.modules == _TABLE:
        return f'<main class="first waits"><p>{say("loading")}</p>{without}</main>'
    if not page.public:
        return without
    if page.path != "/":
        return f'<main class="first waits"><p>{say(f"app-about-{page.path[1:]}")}</p>{without}</main>'
    words = f"<h1>{say('app-name')}</h1><p>{say('home-line')}</p><p>{say('home-what')}</p>{without}"
    return f'<main class="first">{fan_tag(language)}<div>{words}</div></main>'


def _said(language: str) -> Callable[[str], str]:
    return lambda name: html.escape(message(language, name))


def _tag(kind: str, /, **values: str) -> str:
    pairs = (f'{key}="{html.escape(text)}"' for key, text in values.items())
    return f"<{kind} {' '.join(pairs)} />"
