"""Who is asking: the address behind trusted proxies, https or not, the origin, and the guest's cookie."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable, Sequence
from ipaddress import ip_address, ip_network
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.types import Scope

from rummy500.app.guests import TOKEN_BYTES
from rummy500.server.settings import Network

__all__ = [
    "Caller",
    "caller_of",
    "cookie_name",
    "cookie_token",
    "network_of",
    "origin_allowed",
    "own_site",
    "set_cookie",
    "unset_cookie",
]

_YEAR: Final = 365 * 24 * 3600


class Caller(msgspec.Struct, frozen=True):
    """Is where a request comes from: address, its network (/24 or /64), and under which address it asked us."""

    address: str
    network: str
    https: bool
    host: str


def caller_of(scope: Scope, trusted: Sequence[Network]) -> Caller:
    """Finds the caller; ``X-Forwarded-*`` counts only from a trusted proxy, read from the right."""
    peer = str((scope.get("client") or ("unknown", 0))[0])
    https = scope["scheme"] in ("https", "wss")
    host = _header(scope, b"host")
    address = peer
    if _within(peer, trusted):
        hops = [hop.strip() for hop in ",".join(_headers(scope, b"x-forwarded-for")).split(",") if hop.strip()]
        while hops and _within(address, trusted):
            address = hops.pop()
        # Only the nearest proxy is known to be ours, so its word is the last one in the list.
        said = _header(scope, b"x-forwarded-proto").rpartition(",")[2].strip()
        https = said == "https" if said else https
        host = _header(scope, b"x-forwarded-host").rpartition(",")[2].strip() or host
    return Caller(address, network_of(address), https, host.lower())


def network_of(address: str) -> str:
    """Gives the network that shares a limit: /24 of IPv4, /64 of IPv6, the text itself for anything else."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    mapped = getattr(ip, "ipv4_mapped", None)
    ip = mapped or ip
    return str(ip_network((ip, 24 if ip.version == 4 else 64), strict=False))


def origin_allowed(scope: Scope, caller: Caller, allowed: Sequence[str]) -> bool:
    """Says whether the ``Origin`` header is exactly one that may use this server; missing and ``null`` are not."""
    origins = _headers(scope, b"origin")
    if len(origins) != 1:
        return False
    origin = origins[0].lower()
    if allowed:
        return origin in allowed
    return bool(caller.host) and origin == f"{'https' if caller.https else 'http'}://{caller.host}"


def own_site(request: Request) -> bool:
    """Says whether the browser does not name another site as where a request began (W3C, Fetch Metadata)."""
    return request.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")


def cookie_name(https: bool) -> str:
    """Gives the name of the guest's cookie; ``__Host-`` binds it to this very host and needs https."""
    return "__Host-rummy" if https else "rummy"


def cookie_token(scope: Scope, https: bool) -> bytes | None:
    """Gives the bytes in the guest's cookie, None where there is none or it has another form."""
    name = cookie_name(https)
    for header in _headers(scope, b"cookie"):
        for part in header.split(";"):
            key, found, value = part.strip().partition("=")
            if found and key == name:
                return _token(value)
    return None


def set_cookie(token: bytes, https: bool) -> str:
    """Gives the value of the ``Set-Cookie`` header."""
    value = base64.urlsafe_b64encode(token).rstrip(b"=").decode()
    secure = "; Secure" if https else ""
    return f"{cookie_name(https)}={value}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{secure}"


def unset_cookie(https: bool) -> str:
    """Gives the value of the ``Set-Cookie`` header that takes the guest's cookie away."""
    secure = "; Secure" if https else ""
    return f"{cookie_name(https)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}"


def _token(value: str) -> bytes | None:
    if len(value) != 43:
        return None
    try:
        token = base64.b64decode(value + "=", altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
    return token if len(token) == TOKEN_BYTES else None


def _headers(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def _header(scope: Scope, name: bytes) -> str:
    return next(iter(_headers(scope, name)), "")


def _within(address: str, networks: Iterable[Network]) -> bool:
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    ip = getattr(ip, "ipv4_mapped", None) or ip
    return any(ip.version == network.version and ip in network for network in networks)
