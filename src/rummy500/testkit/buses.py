"""What every bus must do: a test file subclasses ``BusConformance`` and says how a bus is made."""

from __future__ import annotations

from rummy500.app.ports import Bus, Moved

__all__ = ["BusConformance"]


class BusConformance:
    """Tests the promises of ``app.ports.Bus``; each test makes a bus of its own."""

    def made(self) -> Bus:
        """Makes a bus."""
        raise NotImplementedError

    def test_every_listener_hears_every_message_in_order(self) -> None:
        bus, heard = self.made(), ([], [])  # type: tuple[Bus, tuple[list[Moved], list[Moved]]]
        bus.subscribe(heard[0].append)
        bus.subscribe(heard[1].append)
        said = [Moved("a", 1), Moved("b", 1), Moved("a", 2)]
        for moved in said:
            bus.publish(moved)
        assert heard == (said, said)

    def test_who_has_left_hears_nothing_more(self) -> None:
        bus: Bus = self.made()
        heard: list[Moved] = []
        stays: list[Moved] = []
        leave = bus.subscribe(heard.append)
        bus.subscribe(stays.append)
        bus.publish(Moved("a", 1))
        leave()
        leave()
        bus.publish(Moved("a", 2))
        assert heard == [Moved("a", 1)]
        assert stays == [Moved("a", 1), Moved("a", 2)]

    def test_a_listener_may_leave_while_it_listens(self) -> None:
        bus: Bus = self.made()
        heard: list[Moved] = []

        def once(moved: Moved) -> None:
            heard.append(moved)
            leave()

        leave = bus.subscribe(once)
        bus.publish(Moved("a", 1))
        bus.publish(Moved("a", 2))
        assert heard == [Moved("a", 1)]
