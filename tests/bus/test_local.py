"""The bus of one process keeps the promises of a bus."""

from __future__ import annotations

from rummy500.app.ports import Bus
from rummy500.bus.local import LocalBus
from rummy500.testkit.buses import BusConformance


class TestLocalBus(BusConformance):
    """Runs the shared suite."""

    def made(self) -> Bus:
        """Makes a bus."""
        return LocalBus()
