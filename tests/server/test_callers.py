"""Addresses behind proxies, origins and cookies."""

from __future__ import annotations

from ipaddress import ip_network

import pytest
from starlette.types import Scope

from rummy500.server.callers import caller_of, cookie_token, network_of, origin_allowed, set_cookie

PROXIES = (ip_network("10.0.0.0/8"), ip_network("fd00::/8"))


def asked(peer: str = "192.0.2.7", scheme: str = "http", **headers: str) -> Scope:
    """Makes the scope of a request; underscores in header names stand for hyphens."""
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "client": (peer, 1), "scheme": scheme, "headers": pairs}


def test_without_trusted_proxies_forwarded_headers_count_for_nothing() -> None:
    caller = caller_of(asked(x_forwarded_for="1.2.3.4", x_forwarded_proto="https", host="h"), ())
    assert (caller.address, caller.https, caller.host) == ("192.0.2.7", False, "h")


def test_a_trusted_proxy_names_the_client() -> None:
    scope = asked("10.1.1.1", x_forwarded_for="203.0.113.9", x_forwarded_proto="https", host="inner")
    scope["headers"].append((b"x-forwarded-host", b"cards.example"))
    caller = caller_of(scope, PROXIES)
    assert (caller.address, caller.https, caller.host) == ("203.0.113.9", True, "cards.example")


def test_a_client_cannot_put_an_address_before_its_own() -> None:
    # The client wrote 6.6.6.6 itself; the proxy added where it really came from.
    caller = caller_of(asked("10.1.1.1", x_forwarded_for="6.6.6.6, 203.0.113.9"), PROXIES)
    assert caller.address == "203.0.113.9"


def test_a_chain_of_trusted_proxies_is_walked_through() -> None:
    caller = caller_of(asked("10.1.1.1", x_forwarded_for="203.0.113.9, 10.2.2.2"), PROXIES)
    assert caller.address == "203.0.113.9"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.77", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.77", "192.0.2.0/24"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_networks_share_a_limit(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("origin", "fine"),
    [
        ("http://cards.example:8500", True),
        ("HTTP://CARDS.example:8500", True),
        ("https://cards.example:8500", False),
        ("http://cards.example", False),
        ("http://evil.example", False),
        ("http://cards.example:8500.evil.example", False),
        ("http://evilcards.example:8500", False),
        ("null", False),
        ("", False),
    ],
)
def test_b98_only_the_own_page_may_ask(origin: str, fine: bool) -> None:
    scope = asked(host="cards.example:8500", origin=origin)
    assert origin_allowed(scope, caller_of(scope, ()), ()) is fine


def test_b98_a_missing_origin_and_a_doubled_one_are_refused() -> None:
    scope = asked(host="cards.example")
    assert not origin_allowed(scope, caller_of(scope, ()), ())
    scope = asked(host="cards.example", origin="http://cards.example")
    scope["headers"].append((b"origin", b"http://cards.example"))
    assert not origin_allowed(scope, caller_of(scope, ()), ())


def test_b98_a_list_of_origins_is_matched_exactly() -> None:
    allowed = ("https://cards.example", "http://10.0.0.2:8500")
    for origin, fine in (
        ("https://cards.example", True),
        ("http://10.0.0.2:8500", True),
        ("https://ourcards.example", False),
        ("https://cards.example.evil.example", False),
        ("http://cards.example", False),
        ("null", False),
    ):
        scope = asked(host="cards.example", origin=origin)
        assert origin_allowed(scope, caller_of(scope, ()), allowed) is fine, origin


def test_the_cookie_is_host_bound_and_secure_only_under_https() -> None:
    token = bytes(range(32))
    plain, secure = set_cookie(token, False), set_cookie(token, True)
    assert plain.startswith("rummy=")
    assert "Secure" not in plain
    assert secure.startswith("__Host-rummy=")
    for cookie in (plain, secure):
        assert "; HttpOnly" in cookie
        assert "; SameSite=Lax" in cookie
        assert "; Path=/" in cookie
        assert "Domain" not in cookie
    assert secure.endswith("; Secure")


def test_the_cookie_reads_back() -> None:
    token = bytes(range(200, 232))
    for https in (False, True):
        value = set_cookie(token, https).partition(";")[0]
        assert cookie_token(asked(cookie=f"a=b; {value}; c=d"), https) == token
        assert cookie_token(asked(cookie=value), not https) is None


@pytest.mark.parametrize("value", ["", "x", "A" * 42, "A" * 44, "=" * 43, "ä" * 43, "A" * 42 + "!"])
def test_cookies_of_another_form_are_none(value: str) -> None:
    assert cookie_token(asked(cookie=f"rummy={value}"), False) is None
