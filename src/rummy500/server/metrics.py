"""The figures that Prometheus may fetch; none of them names a table, a guest or a card."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

__all__ = ["CONTENT_TYPE_PLAIN_0_0_4", "Metrics"]

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class EveryMove(Collector):
    """Counts what comes with every move, in plain numbers of the event loop: Prometheus' own counters take a lock."""

    def __init__(self) -> None:
        self._messages: defaultdict[object, int] = defaultdict(int)
        self._facts = 0
        self._waits = [0] * (len(_SECONDS) + 1)
        self._waited = 0.0

    def heard(self, kind: object) -> None:
        """Counts a client's message."""
        self._messages[kind] += 1

    def stored(self, facts: int, seconds: float) -> None:
        """Counts facts on disk, and how long that took."""
        self._facts += facts
        self._waits[bisect_left(_SECONDS, seconds)] += 1
        self._waited += seconds

    def collect(self) -> Iterator[Metric]:
        """Gives the figures as Prometheus wants them."""
        messages = CounterMetricFamily("rummy_messages", "Messages of clients, by type", labels=["type"])
        for kind, count in self._messages.items():
            messages.add_metric([str(kind)], count)
        yield messages
        yield CounterMetricFamily("rummy_facts_stored", "Facts stored", value=self._facts)
        edges = [*map(floatToGoString, _SECONDS), "+Inf"]
        buckets = list(zip(edges, accumulate(self._waits), strict=True))
        told = "From wanting to store until on disk"
        yield HistogramMetricFamily("rummy_append_seconds", told, buckets=buckets, sum_value=self._waited)


class Metrics:
    """Counts what a server does."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.every_move = EveryMove()
        self.registry.register(self.every_move)
        self.refused = Counter("rummy_refused", "Messages refused, by code", ["code"], registry=self.registry)
        self.closed = Counter("rummy_sockets_closed", "Sockets that we closed", ["code"], registry=self.registry)
        self.sockets = Gauge("rummy_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("rummy_tables", "Tables in memory", registry=self.registry)
        self.created = Counter("rummy_tables_created", "Tables made", registry=self.registry)
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

    def text(self) -> bytes:
        """Gives the figures in Prometheus' text format."""
        return generate_latest(self.registry)
