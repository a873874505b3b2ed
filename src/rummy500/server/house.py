"""What the parts of one server share: settings, tables, guests, limits and figures."""

from __future__ import annotations

import hmac
import time
from ipaddress import ip_address

import msgspec
import structlog

from rummy500.app.analyses import Analyses
from rummy500.app.daily import Daily
from rummy500.app.guests import Guests
from rummy500.app.links import Links
from rummy500.app.personal import Personal
from rummy500.app.ports import Store
from rummy500.app.profiles import Profiles
from rummy500.app.ratings import Ratings
from rummy500.app.sheets import Sheets
from rummy500.app.tables import Tables
from rummy500.server.callers import Caller
from rummy500.server.client_files import ClientFiles
from rummy500.server.limits import Buckets, Places
from rummy500.server.metrics import Metrics
from rummy500.server.settings import Settings

__all__ = ["Gates", "House", "ServerObserver"]

log = structlog.get_logger("rummy500.server")


class Gates:
    """Holds the limits of all clients; the clock is monotonic."""

    def __init__(self, settings: Settings) -> None:
        limits, now = settings.limits, time.monotonic
        hour = 3600
        self.messages: Buckets[bytes] = Buckets(limits.messages_per_second, limits.messages_burst, now)
        self.requests: Buckets[str] = Buckets(limits.requests_per_second, limits.requests_burst, now)
        self.tables_by_guest: Buckets[bytes] = Buckets(
            limits.tables_per_guest_hour / hour, limits.tables_per_guest_hour, now
        )
        self.tables_by_network: Buckets[str] = Buckets(
            limits.tables_per_network_hour / hour, limits.tables_per_network_hour, now
        )
        self.unknown: Buckets[str] = Buckets(
            limits.unknown_tables_per_minute / 60, limits.unknown_tables_per_minute, now
        )
        self.guests_by_network: Buckets[str] = Buckets(
            limits.guests_per_network_hour / hour, limits.guests_per_network_hour, now
        )
        self.codes_by_guest: Buckets[bytes] = Buckets(
            limits.codes_per_guest_hour / hour, limits.codes_per_guest_hour, now
        )
        self.sheets_by_network: Buckets[str] = Buckets(
            limits.sheets_per_network_hour / hour, limits.sheets_per_network_hour, now
        )
        self.sheet_kib_by_network: Buckets[str] = Buckets(
            limits.sheet_kib_per_network_hour / hour, limits.sheet_kib_per_network_hour, now
        )
        self.phrases: Buckets[bytes] = Buckets(limits.phrases_per_second, limits.phrases_burst, now)
        self.advice: Buckets[bytes] = Buckets(limits.advice_per_second, limits.advice_burst, now)
        self.sockets_by_guest: Places[bytes] = Places(limits.sockets_per_guest)
        self.sockets_by_network: Places[str] = Places(limits.sockets_per_network)


class House(msgspec.Struct):
    """Is one server."""

    settings: Settings
    store: Store
    tables: Tables
    guests: Guests
    links: Links
    gates: Gates
    metrics: Metrics
    files: ClientFiles
    analyses: Analyses
    sheets: Sheets
    daily: Daily
    ratings: Ratings
    profiles: Profiles
    personal: list[Personal] = []
    """Every feature that keeps something about guests."""

    def may_see_metrics(self, caller: Caller, authorization: str) -> bool:
        """Says whether the figures are for this caller: by address, or by the token."""
        token = self.settings.metrics_token
        if token and _same(authorization, f"Bearer {token}"):
            return True
        try:
            address = ip_address(caller.address)
        except ValueError:
            return False
        return any(address.version == net.version and address in net for net in self.settings.metrics_from)


def _same(left: str, right: str) -> bool:
    return hmac.compare_digest(left.encode(), right.encode())


class ServerObserver:
    """Turns what the use cases tell into figures and log lines."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def stored(self, facts: int, seconds: float) -> None:
        """Counts facts on disk."""
        self._metrics.every_move.stored(facts, seconds)

    def store_failed(self, table: str, reason: str) -> None:
        """Counts and logs an append that was given up."""
        self._metrics.store_failures.inc()
        log.error("append given up", table=table, reason=reason)

    def computer_moved(self, level: str, seconds: float) -> None:
        """Counts a computer's move."""
        self._metrics.computer_moves.labels(level).inc()
        self._metrics.computer_seconds.observe(seconds)

    def computer_failed(self, level: str, table: str, seq: int, seed: int, reason: str) -> None:
        """Counts and logs a computer's fault; the seed repeats its thinking."""
        self._metrics.computer_faults.labels(level).inc()
        log.error("computer failed", level=level, table=table, seq=seq, seed=seed, reason=reason)

    def table_failed(self, table: str, error: Exception) -> None:
        """Logs a fault of ours: its kind and where it was raised, not its words, which may name cards."""
        at = error.__traceback__
        while at is not None and at.tb_next is not None:
            at = at.tb_next
        where = f"{at.tb_frame.f_code.co_filename}:{at.tb_lineno}" if at is not None else "?"
        log.error("table failed", table=table, kind=type(error).__name__, where=where)
