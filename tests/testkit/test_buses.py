"""The bus suite catches a bus that breaks a promise: each fault here fails the test that is about it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rummy500.app.ports import Bus, Moved
from rummy500.bus.local import LocalBus
from rummy500.testkit.buses import BusConformance


class Forgetful(LocalBus):
    """Loses each third message without having been asked to."""

    def __init__(self) -> None:
        super().__init__()
        self._said = 0

    def publish(self, moved: Moved) -> None:
        self._said += 1
        if self._said % 3:
            super().publish(moved)


class Clinging(LocalBus):
    """Never lets a listener go."""

    def subscribe(self, listener: Callable[[Moved], None]) -> Callable[[], None]:
        super().subscribe(listener)
        return lambda: None


class Single(LocalBus):
    """Listens to one ear only: the newest subscriber takes the place of the one before."""

    def __init__(self) -> None:
        super().__init__()
        self._leave: Callable[[], None] | None = None

    def subscribe(self, listener: Callable[[Moved], None]) -> Callable[[], None]:
        if self._leave is not None:
            self._leave()
        self._leave = super().subscribe(listener)
        return self._leave


def suite(made: type[LocalBus]) -> BusConformance:
    """Gives the suite for that kind of bus."""

    class Suite(BusConformance):
        def made(self) -> Bus:
            return made()

    return Suite()


FAULTS = [
    (Forgetful, "test_every_listener_hears_every_message_in_order"),
    (Single, "test_every_listener_hears_every_message_in_order"),
    (Clinging, "test_who_has_left_hears_nothing_more"),
    (Clinging, "test_a_listener_may_leave_while_it_listens"),
]


@pytest.mark.parametrize(("made", "test"), FAULTS, ids=[f"{made.__name__} {test}" for made, test in FAULTS])
def test_a_fault_fails_the_test_that_is_about_it(made: type[LocalBus], test: str) -> None:
    getattr(suite(LocalBus), test)()  # the sound bus passes, so the failure is the fault's
    with pytest.raises(AssertionError):
        getattr(suite(made), test)()
