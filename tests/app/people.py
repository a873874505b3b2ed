"""Several people at one table, on memory adapters, with a clock that the test moves."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import random
import time
from collections.abc import Callable, Mapping

import msgspec

from rummy500.app.live import LiveTable
from rummy500.app.means import Means
from rummy500.app.table import Table
from rummy500.app.tables import Tables, Wish
from rummy500.game.moves import Discard, Draw, Move, Seat
from tests.app.making import Looker, Notes, means
from tests.server.policy import choose


def guest(name: str) -> bytes:
    """Gives a guest's hash."""
    return hashlib.sha256(name.encode()).digest()


class HandClock:
    """Is a monotonic clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        """Gives the time in seconds."""
        return self.time

    def now_ms(self) -> int:
        """Gives the time on the wall, in ms."""
        return round(self.time * 1000)


class House:
    """Is a set of tables with a clock of its own."""

    def __init__(self, grace: float = 60, made: Means | None = None, clock: HandClock | None = None) -> None:
        self.clock = clock or HandClock()
        self.notes = Notes()
        if made is None:
            made, self.notes = means(grace=grace, clock=self.clock, now=self.clock.now_ms)
        self.means = made
        self.tables = Tables(made)
        self.lookers: dict[bytes, Looker] = {}
        self._numbers = itertools.count()

    def message(self) -> str:
        """Gives a new message id."""
        return f"m{next(self._numbers)}"

    async def lobby(
        self,
        *names: str,
        seats: int | None = None,
        rules: Mapping[str, str] | None = None,
        manners: Mapping[str, str] | None = None,
        preset: str = "standard",
    ) -> LiveTable:
        """Makes a table for these people, the first as host, who all sit and look; further seats are computers'."""
        count = seats or max(2, len(names))
        wishes = [Wish(names[0], None)]
        wishes += [Wish(None, None) for _ in names[1:]] + [Wish(None, "casual")] * (count - len(names))
        texts = {"pace": "instant", **(manners or {})}
        table = await self.tables.make(guest(names[0]), preset, rules or {}, wishes, texts, lobby=True)
        for name in names[1:]:
            await self.tables.sit(table, guest(name), name, None)
        live = await self.tables.find(table, guest(names[0]))
        assert live is not None
        for name in names:
            await self.come(live, name)
        return live

    async def match(self, *names: str, **more: object) -> LiveTable:
        """Makes a lobby and starts the match; gives the table when the first round runs."""
        live = await self.lobby(*names, **more)  # type: ignore[arg-type]
        await live.start(0, self.message(), random.Random(5).randbytes(32).hex())
        await until(lambda: state(live).running)
        return live

    async def come(self, live: LiveTable, name: str, *, shares: bool = False) -> Looker:
        """Connects somebody."""
        looker = Looker(guest(name), shares)
        await self.tables.join(live, looker)
        self.lookers[looker.guest] = looker
        return looker

    def go(self, live: LiveTable, name: str) -> None:
        """Cuts somebody's connection."""
        self.tables.leave(live, self.lookers.pop(guest(name)))

    def pass_time(self, live: LiveTable, seconds: float) -> None:
        """Moves the clock."""
        self.clock.time += seconds
        live.changed.set()


def state(live: LiveTable) -> Table:
    """Gives the table in memory."""
    assert live.table is not None
    return live.table


def name_at(live: LiveTable, seat: Seat) -> str:
    """Gives who sits there."""
    return state(live).seats_now[seat].name


async def until(condition: Callable[[], bool], patience: float = 10) -> None:
    """Waits for something that other tasks bring about."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it did not come about"
        await asyncio.sleep(0.001)


async def until_person(live: LiveTable) -> Seat:
    """Waits until a person is to act, and gives the seat."""
    await until(lambda: _acting(live) is not None)
    seat = _acting(live)
    assert seat is not None
    return seat


def _acting(live: LiveTable) -> Seat | None:
    seat = state(live).to_act
    return seat if seat is not None and state(live).level(seat) is None else None


def wish(live: LiveTable, seat: Seat, rng: random.Random) -> Move:
    """Chooses a move for a seat by lot."""
    own = state(live).own(seat)
    assert own is not None
    assert own.options is not None
    move = choose(msgspec.to_builtins(own.options), rng)
    assert move is not None
    return msgspec.convert(move, Move)  # type: ignore[no-any-return]


async def finish_turn(house: House, live: LiveTable, seat: Seat) -> None:
    """Draws and discards, whatever else could be done."""
    table = state(live)
    await live.play(seat, house.message(), table.seq, Draw())
    own = table.own(seat)
    assert own is not None
    assert own.options is not None
    await live.play(seat, house.message(), table.seq, Discard(own.options.discards[0]))
