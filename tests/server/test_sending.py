"""What a browser may keep: it is asked for again by its ETag, and packed where that is shorter."""

from __future__ import annotations

import gzip

import pytest
from starlette.requests import Request

from rummy500.server.sending import BY_LANGUAGE, JSON, sent

TEXT = b"every card " * 100


def _asked(**headers: str) -> Request:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": named})


def test_the_same_bytes_have_the_same_etag_and_are_not_sent_twice() -> None:
    first = sent(_asked(), TEXT, JSON)
    assert (first.status_code, first.body, first.headers["content-type"]) == (200, TEXT, JSON)
    again = sent(_asked(if_none_match=first.headers["etag"]), bytes(bytearray(TEXT)), JSON, vary=BY_LANGUAGE)
    assert (again.status_code, again.body) == (304, b"")
    assert again.headers["vary"] == "accept-encoding, accept-language, cookie"
    other = sent(_asked(if_none_match=first.headers["etag"]), TEXT + b"!", JSON)
    assert other.status_code == 200 and other.headers["etag"] != first.headers["etag"]


def test_what_gets_no_shorter_is_not_packed() -> None:
    packed = sent(_asked(accept_encoding="br, gzip"), TEXT, JSON)
    assert packed.headers["content-encoding"] == "gzip" and gzip.decompress(bytes(packed.body)) == TEXT
    for request, content in ((_asked(accept_encoding="gzip"), b"short"), (_asked(accept_encoding="br"), TEXT)):
        plain = sent(request, content, JSON)
        assert "content-encoding" not in plain.headers and plain.body == content


@pytest.mark.parametrize("status", [404, 429])
def test_a_refusal_is_said_again_each_time(status: int) -> None:
    first = sent(_asked(), TEXT, JSON, status=status)
    again = sent(_asked(if_none_match=first.headers["etag"]), TEXT, JSON, status=status)
    assert (again.status_code, again.body) == (status, TEXT)
