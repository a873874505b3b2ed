"""Which methods an address knows: any other is answered 405 with those that it knows (RFC 9110, 15.5.6)."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route

from rummy500.server.api import problem
from rummy500.server.pages_absent import unknown_page

__all__ = ["wrong_method"]


def wrong_method(request: Request, routes: Iterable[BaseRoute]) -> Response:
    """Says which methods the address knows among ``routes``, or that there is nothing at it."""
    known = {
        method
        for route in routes
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE
        for method in route.methods or ()
    }
    if not known:
        return unknown_page(request)
    answer = problem("wrong_method", status=405)
    answer.headers["allow"] = ", ".join(sorted(known))
    return answer
