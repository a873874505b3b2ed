"""What somebody wished from a seat that is another's by the time the wish has its turn does not count."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from rummy500.app.ports import Entry, Seated, StoreUnavailable
from rummy500.app.refusal import Refusal
from rummy500.storage.memory import MemoryStore
from tests.app.making import means
from tests.app.people import House, guest, state

pytestmark = pytest.mark.anyio


async def both(first: Awaitable[object], second: Awaitable[object]) -> list[str]:
    """Wishes two things in one moment and says how each went."""
    outcomes = await asyncio.gather(first, second, return_exceptions=True)
    return [outcome.code if isinstance(outcome, Refusal) else "done" for outcome in outcomes]


async def test_s06_a_guest_is_not_the_host_for_having_sat_where_the_host_sits_now() -> None:
    house = House()
    live = await house.lobby("Ann", "Bob")
    swap = [(1, None), (0, None)]
    wishes: list[Callable[[], Awaitable[object]]] = [
        lambda: live.start(1, "s", bytes(32).hex()),
        lambda: live.choose_manners(1, "m", {"undo": "off"}),
        lambda: live.remove(1, "r", 0),
        lambda: live.make_host(1, "h", 0),
    ]
    for number, wish in enumerate(wishes):
        assert await both(live.arrange(0, f"there {number}", swap), wish()) == ["done", "stale"]
        assert await live.arrange(1, f"back {number}", swap) > 0
        assert state(live).phase == "lobby"
        assert state(live).host == 0
    await house.tables.close()


async def test_b74_what_a_removed_guest_wished_in_that_moment_does_not_count() -> None:
    house = House()
    live = await house.lobby("Ann", "Bob", "Cy")
    assert await both(live.remove(0, "r", 1), live.leave_seat(1, "l")) == ["done", "stale"]
    assert list(state(live).barred.values()) == ["Bob"]
    await house.tables.close()


class Failing(MemoryStore):
    """Is a store whose next append is stored, but says that it was not."""

    fails = False

    async def append(self, entries: Sequence[Entry], seated: Sequence[Seated] = ()) -> None:
        """Stores, and may fail afterwards."""
        await super().append(entries, seated)
        if self.fails:
            self.fails = False
            raise StoreUnavailable("the answer was lost")


async def test_s05_a_removal_whose_storing_seemed_to_fail_ends_the_viewing_all_the_same() -> None:
    store = Failing()
    made, _ = means(store)
    house = House(made=made)
    live = await house.lobby("Ann", "Bob")
    store.fails = True
    with pytest.raises(Refusal, match="try_again"):
        await live.remove(0, "r", 1)
    assert await live.settled() is not None
    assert house.lookers[guest("Bob")].dismissed is not None
    assert await live.remove(0, "r", 1) == state(live).seq
    await house.tables.close()
