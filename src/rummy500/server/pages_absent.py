"""What is told to whom gets no page: in a browser a page in the reader's language, to a program a problem."""

from __future__ import annotations

from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from rummy500.app.refusal import Refusal
from rummy500.i18n import COMPLETE, message
from rummy500.i18n.sentences import sentence
from rummy500.server.api import problem, refused_answer, retry_headers
from rummy500.server.pages_frame import Place, page_html
from rummy500.server.rules_words import language_of
from rummy500.server.sending import HTML, sent

__all__ = ["refused_page", "unknown_page"]


def unknown_page(request: Request) -> Response:
    """Says that there is no such page."""
    if not _reads_pages(request):
        return problem("unknown_page", status=404)
    language = _language_at(request)
    text = _absent(language, message(language, "pages-unknown"), message(language, "pages-unknown-text"))
    return sent(request, text, HTML, "no-store", 404)


def refused_page(request: Request, refusal: Refusal) -> Response:
    """Says that the page cannot be had now, why, and when to ask again."""
    answer = refused_answer(refusal)
    if not _reads_pages(request):
        return answer
    language = _language_at(request)
    text = _absent(language, message(language, "pages-busy"), sentence(language, refusal.code))
    page = sent(request, text, HTML, "no-store", answer.status_code)
    page.headers.update(retry_headers(refusal))
    return page


def _reads_pages(request: Request) -> bool:
    return "text/html" in request.headers.get("accept", "")


def _language_at(request: Request) -> str:
    first = request.url.path.strip("/").partition("/")[0]
    return first if first in COMPLETE else language_of(request, None)


@lru_cache(16)
def _absent(language: str, title: str, text: str) -> bytes:
    return page_html("absent.html", Place(language, "", "", public=False), title, text).encode()
