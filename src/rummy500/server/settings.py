"""What can be set: each setting is an environment variable ``RUMMY_NAME``, or ``RUMMY_NAME_FILE`` with a file's path.

The file holds the value, which keeps secrets out of the environment.
"""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec

from rummy500.cards import RummyError

__all__ = ["Limits", "Network", "Settings", "SettingsError", "read_settings"]

Network: TypeAlias = IPv4Network | IPv6Network

_PREFIX: Final = "RUMMY_"
# Read by the launcher, the build and the tests, not by the server.
_FOREIGN: Final = frozenset(
    f"{_PREFIX}{name}"
    for name in ("DEV_SERVER", "INTERPRETED", "LONG", "NO_KERNEL", "PYTHON", "REQUIRE_COMPILED", "SANITIZE")
)


class SettingsError(RummyError):
    """Says which setting cannot be read, and why; the system's own error is its cause where there is one."""

    @property
    def name(self) -> str:
        """The variable of the environment."""
        return str(self.arguments["name"])


class Limits(msgspec.Struct, frozen=True):
    """Holds how much one client may ask for; the names are those of the settings in lower case."""

    message_bytes: int = 4096
    messages_per_second: float = 10
    messages_burst: int = 30
    malformed_messages: int = 20
    sockets_per_guest: int = 8
    sockets_per_network: int = 50
    tables_per_guest_hour: int = 30
    tables_per_network_hour: int = 60
    unknown_tables_per_minute: int = 20
    guests_per_network_hour: int = 120
    codes_per_guest_hour: int = 20
    sheets_per_network_hour: int = 30
    sheet_kib_per_network_hour: int = 8192
    phrases_per_second: float = 0.5
    phrases_burst: int = 5
    advice_per_second: float = 1
    advice_burst: int = 12
    requests_per_second: float = 20
    requests_burst: int = 100
    request_bytes: int = 65536
    hello_seconds: float = 10
    waiting_bytes: int = 1 << 20


class Settings(msgspec.Struct, frozen=True):
    """Holds everything that can be set.

    ``origins`` empty means: the page must come from the address under which the server was asked.
    ``grace_seconds``: so long the computers of a table go on when its people have gone.
    ``keep_days``: so long after its last move a table can be gone on with.
    ``sheet_days``: so long after its last change a shared score sheet is kept.
    ``device_code_seconds`` and ``seat_link_seconds``: so long these codes hold.
    ``retry_ms``: so long a write that fails is tried again before a client hears ``try_again``.
    """

    host: str = "127.0.0.1"
    port: int = 8500
    data_dir: Path = Path("data")
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[Network, ...] = ()
    metrics_from: tuple[Network, ...] = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))
    metrics_token: str = ""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    call_seconds: int = 5
    grace_seconds: float = 60
    keep_days: int = 30
    sheet_days: int = 400
    device_code_seconds: int = 600
    seat_link_seconds: int = 86400
    retry_ms: int = 2000
    threads: int = 2
    shutdown_seconds: float = 5
    limits: Limits = Limits()


def read_settings(environment: Mapping[str, str]) -> Settings:
    """Reads the settings from environment variables; raises SettingsError for one that cannot be read or is unknown."""
    given = {name: text for name, text in environment.items() if name.startswith(_PREFIX) and name not in _FOREIGN}
    texts: dict[str, str] = {}
    for name, text in given.items():
        if name.endswith("_FILE"):
            texts[name.removeprefix(_PREFIX).removesuffix("_FILE").lower()] = _file(name, text)
    for name, text in given.items():
        if not name.endswith("_FILE"):
            texts[name.removeprefix(_PREFIX).lower()] = text
    own = {field.name: field.type for field in msgspec.structs.fields(Settings) if field.name != "limits"}
    limits = {field.name: field.type for field in msgspec.structs.fields(Limits)}
    values: dict[str, Any] = {}
    bounds: dict[str, Any] = {}
    for name, text in texts.items():
        if name in own:
            values[name] = _value(name, own[name], text.strip())
        elif name in limits:
            bounds[name] = _value(name, limits[name], text.strip())
        else:
            raise SettingsError("unknown_setting", {"name": _PREFIX + name.upper()})
    return Settings(**values, limits=Limits(**bounds))


def _file(name: str, path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError("unreadable_file", {"name": name, "text": str(error)}) from error


def _value(name: str, kind: object, text: str) -> Any:
    variable = _PREFIX + name.upper()
    if name in ("trusted_proxies", "metrics_from"):
        return _networks(variable, text)
    if name == "origins":
        return tuple(_origin(variable, part) for part in _parts(text))
    if kind is Path:
        return Path(text).expanduser()
    if kind in (int, float):
        return _number(name, variable, text, whole=kind is int)
    choices = get_args(kind)
    if choices and text not in choices:
        raise SettingsError("setting_choice", {"name": variable, "choices": choices})
    return text


def _number(name: str, variable: str, text: str, *, whole: bool) -> float:
    try:
        number = int(text) if whole else float(text)
    except ValueError as error:
        raise SettingsError("setting_number", {"name": variable}) from error
    low, high = _RANGES.get(name, (0.0, 1e12))
    if not low <= number <= high:
        raise SettingsError("setting_range", {"name": variable, "low": f"{low:g}", "high": f"{high:g}"})
    return number


def _networks(variable: str, text: str) -> tuple[Network, ...]:
    try:
        return tuple(ip_network(part) for part in _parts(text))
    except ValueError as error:
        raise SettingsError("setting_networks", {"name": variable}) from error


_RANGES: Final[dict[str, tuple[float, float]]] = {
    "port": (0, 65535),
    "call_seconds": (2, 20),
    "keep_days": (1, 3650),
    "sheet_days": (1, 3650),
    "device_code_seconds": (30, 86400),
    "seat_link_seconds": (60, 30 * 86400),
    "phrases_burst": (1, 1000),
    "threads": (1, 64),
    "message_bytes": (512, 1 << 20),
    "sheet_kib_per_network_hour": (256, 1e9),
    "messages_burst": (1, 1e6),
}


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _origin(variable: str, text: str) -> str:
    scheme, found, host = text.partition("://")
    if scheme not in ("http", "https") or not found or not host or "/" in host:
        raise SettingsError("setting_origins", {"name": variable})
    return text.lower()
