"""A move whose player is gone before it is stored: it counts if it is stored, and everybody is shown the truth."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

import pytest

from rummy500.app.ports import Entry, Seated
from rummy500.storage.memory import MemoryStore
from tests.app.making import means
from tests.app.people import House, state, until, wish
from tests.server.client import Guest
from tests.server.serving import running

pytestmark = pytest.mark.anyio


class Gate(MemoryStore):
    """Holds appends back while it is shut: ``before`` they are stored, or after that."""

    def __init__(self, before: bool) -> None:
        super().__init__()
        self.before = before
        self.shut = False
        self.reached = 0
        self.loop: asyncio.AbstractEventLoop | None = None
        self.opened: asyncio.Event | None = None

    async def append(self, entries: Sequence[Entry], seated: Sequence[Seated] = ()) -> None:
        """Stores, sooner or later."""
        if not self.before:
            await super().append(entries, seated)
        if self.shut:
            self.loop, self.opened = asyncio.get_running_loop(), asyncio.Event()
            self.reached += 1
            await self.opened.wait()
        if self.before:
            await super().append(entries, seated)

    def open(self) -> None:
        """Lets everything through, from whatever thread."""
        self.shut = False
        assert self.loop is not None
        assert self.opened is not None
        self.loop.call_soon_threadsafe(self.opened.set)


@pytest.mark.parametrize("before", [True, False])
async def test_a_wait_that_is_cut_off_after_all_leaves_what_the_log_says(before: bool) -> None:
    store = Gate(before)
    made, _ = means(store)
    house = House(made=made)
    live = await house.match("Ann", "Ben", "Cleo")
    seq, seat = state(live).seq, state(live).to_act
    assert seat is not None
    store.shut = True
    playing = asyncio.ensure_future(live.play(seat, "m", seq, wish(live, seat, random.Random(1)), stays=True))
    await until(lambda: store.reached == 1)
    playing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await playing
    assert live.published.seq == seq
    store.shut = False
    table = await live.settled()
    assert table.seq == live.published.seq == (seq if before else seq + 1)
    assert len(await store.read(live.id)) == table.seq
    await house.tables.close()


async def test_a_move_is_shown_to_the_others_though_its_socket_ends_while_it_is_stored() -> None:
    store = Gate(before=True)
    with running(store) as server:
        ann, ben = Guest(server.url), Guest(server.url)
        table = await ann.make_lobby()
        await ben.seated(table, "Ben")
        async with ann.sit(table) as first, ben.sit(table) as second:
            await first.ask("start")
            talks = [first, second]
            for talk in talks:
                await talk.until(lambda heard: heard.view.get("public") is not None)
            seat = first.view["public"]["turn"]
            mover, other = talks[seat], talks[1 - seat]
            seq = mover.view["seq"]
            store.shut = True
            await mover.socket.send(f'{{"type":"move","id":"m","seq":{seq},"move":{{"type":"draw"}}}}')
            await until(lambda: store.reached == 1)
            mover.socket.transport.abort()
            store.open()
            await other.until(lambda heard: heard.view["seq"] > seq)
            assert other.view["public"]["phase"] == "play"
            assert [event["type"] for event in other.events][-1] == "drew"
