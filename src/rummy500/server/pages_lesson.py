"""The lesson as a page to read: every scene with its reason and a picture of the table."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from rummy500.i18n import COMPLETE
from rummy500.lesson.story import LAST
from rummy500.lesson.telling import lesson, picture, picture_words
from rummy500.server.api import problem
from rummy500.server.callers import Caller
from rummy500.server.pages_frame import Place, page_html
from rummy500.server.pages_markdown import picture_tag
from rummy500.server.rules_pictures import Figure
from rummy500.server.sending import sent

__all__ = ["lesson_page", "lesson_picture"]

_NUMBERS: Final = frozenset(map(str, range(LAST + 1)))
_SIZE: Final = re.compile(r'width="(\d+)" height="(\d+)"')


class _Scene(msgspec.Struct, frozen=True):
    """Is one scene on the page."""

    number: int
    title: str
    ask: str | None
    doing: str | None
    happened: str
    why: str
    picture: Markup


@lru_cache(64)
def lesson_page(path: str, language: str, site: str) -> bytes:
    """Writes the page."""
    told = lesson(language)
    scenes = [
        _Scene(one.number, one.title, one.ask, one.doing, one.happened, one.why, _tag(one.number, language))
        for one in told.scenes
    ]
    place = Place(language, path, site)
    return page_html("lesson.html", place, told.title, told.lead, lesson=told, scenes=scenes).encode()


def _tag(number: int, language: str) -> Markup:
    light, dark = (f"/lesson/pictures/{language}/{look}/{number}.svg" for look in ("light", "dark"))
    size = _SIZE.search(picture(number, language, False))
    assert size is not None, "a picture says how large it is"
    return picture_tag(Figure(light, dark, int(size[1]), int(size[2]), picture_words(number, language)))


async def lesson_picture(request: Request, _caller: Caller) -> Response:
    """Gives the picture after a scene."""
    language, light, number = (request.path_params[key] for key in ("language", "light", "number"))
    if language not in COMPLETE or light not in ("light", "dark") or number not in _NUMBERS:
        return problem("unknown_page", status=404)
    return sent(request, _drawn(int(number), language, light == "dark"), "image/svg+xml")


@cache
def _drawn(number: int, language: str, dark: bool) -> bytes:
    return picture(number, language, dark).encode()
