"""The figures that Prometheus may fetch; none of them names a table, a guest or a card."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

__all__ = ["CONTENT_TYPE_PLAIN_0_0_4", "Metrics"]

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """Counts what a server does."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._heard: dict[object, Counter] = {}
        self.messages = Counter("rummy_messages", "Messages of clients, by type", ["type"], registry=self.registry)
        self.refused = Counter("rummy_refused", "Messages refused, by code", ["code"], registry=self.registry)
        self.closed = Counter("rummy_sockets_closed", "Sockets that we closed", ["code"], registry=self.registry)
        self.sockets = Gauge("rummy_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("rummy_tables", "Tables in memory", registry=self.registry)
        self.created = Counter("rummy_tables_created", "Tables made", registry=self.registry)
        self.stored = Counter("rummy_facts_stored", "Facts stored", registry=self.registry)
        self.append_seconds = Histogram(
            "rummy_append_seconds", "From wanting to store until on disk", buckets=_SECONDS, registry=self.registry
        )
        self.store_failures = Counter("rummy_store_failures", "Appends given up", registry=self.registry)
        self.computer_moves = Counter("rummy_computer_moves", "Moves of computers", ["level"], registry=self.registry)
        self.computer_seconds = Histogram(
            "rummy_computer_seconds", "Thinking time of a computer's move", buckets=_SECONDS, registry=self.registry
        )
        self.computer_faults = Counter(
            "rummy_computer_faults", "Computers' moves that were illegal or failed", ["level"], registry=self.registry
        )
        self.loop_lag = Histogram(
            "rummy_loop_lag_seconds", "How late the event loop wakes", buckets=_SECONDS, registry=self.registry
        )

    def heard(self, kind: object) -> None:
        """Counts a client's message."""
        counter = self._heard.get(kind)
        if counter is None:
            counter = self._heard[kind] = self.messages.labels(kind)
        counter.inc()

    def text(self) -> bytes:
        """Gives the figures in Prometheus' text format."""
        return generate_latest(self.registry)
