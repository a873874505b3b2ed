"""R11: whoever comes, goes, is removed, returns or hands the host's role on, every match comes to its end.

On the memory store and with a clock that the test moves, so that a thousand evenings take no time.
"""

from __future__ import annotations

import random

import pytest

from rummy500.app.facts import Allowed, HostMade, Played, PlayedOn, Reseated, Returned, TurnTimedOut
from rummy500.app.live import LiveTable
from rummy500.app.means import load_table
from rummy500.app.refusal import Refusal
from rummy500.app.table import Table
from rummy500.game.moves import Seat
from tests.app.people import House, guest, state, until, wish
from tests.app.test_people import facts_of
from tests.server.scale import times

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(times(600, 7200))]

NAMES = ("Ann", "Bob", "Cy", "Di")
NEWCOMERS = ("Ed", "Flo", "Gus", "Hal")
QUICK = {"rounds": "1", "tie": "share", "hand_size": "5"}
MANNERS = {"turn_timer": "30", "away_seconds": "15"}


class Evening:
    """Is one match at which people come and go by lot; Ann alone never leaves for good."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.house = House()
        self.names = NAMES[: self.rng.randint(2, 4)]
        self.done: list[str] = []
        self.live: LiveTable

    @property
    def table(self) -> Table:
        """Gives the table as it is."""
        return state(self.live)

    def name_of(self, seat: Seat) -> str | None:
        """Gives the person who has a seat."""
        whose = self.table.seats_now[seat].guest
        return next((name for name in (*NAMES, *NEWCOMERS) if guest(name).hex() == whose), None)

    def seat_of(self, name: str) -> Seat | None:
        """Gives a person's seat."""
        return self.table.seat_of(guest(name))

    def is_here(self, name: str) -> bool:
        """Says whether somebody is connected."""
        return guest(name) in self.house.lookers

    async def run(self) -> None:
        """Plays to the end of the match."""
        seats = self.rng.randint(len(self.names), 5)
        self.live = await self.house.match(*self.names, seats=seats, rules=QUICK, manners=MANNERS)
        for _ in range(3000):
            if self.table.over:
                return
            if self.rng.random() < 0.25:
                await self.something()
            await self.go_on()
        raise AssertionError(f"the match does not end: {self.done[-20:]}")

    async def something(self) -> None:
        """Lets one thing happen that has nothing to do with the cards."""
        deeds = [self.cut, self.cut, self.back, self.back, self.leave, self.remove, self.allow, self.hand_on, self.sit]
        deed = self.rng.choice(deeds)
        try:
            await deed()
        except Refusal as refusal:
            self.done.append(f"{deed.__name__}: {refusal.code}")
        else:
            self.done.append(deed.__name__)

    async def cut(self) -> None:
        """Somebody loses the connection; one person is always left."""
        here = [looker for looker in self.house.lookers.values() if looker.seat is not None]
        if len(here) > 1:
            gone = self.rng.choice(here)
            self.house.go(self.live, next(name for name in (*NAMES, *NEWCOMERS) if guest(name) == gone.guest))

    async def back(self) -> None:
        """Somebody who has a seat connects again."""
        away = [name for name in (*NAMES, *NEWCOMERS) if self.seat_of(name) is not None and not self.is_here(name)]
        if away:
            await self.house.come(self.live, self.rng.choice(away))

    async def leave(self) -> None:
        """Somebody gives the seat up; never the last who is here."""
        here = [name for name in (*NAMES[1:], *NEWCOMERS) if self.seat_of(name) is not None and self.is_here(name)]
        if here and self.is_here("Ann"):
            name = self.rng.choice(here)
            seat = self.seat_of(name)
            assert seat is not None
            await self.live.leave_seat(seat, self.house.message())
            assert self.house.lookers.pop(guest(name)).dismissed == "left"

    async def remove(self) -> None:
        """The host, or somebody who would like to be, removes somebody; never Ann."""
        by, at = self.rng.choice(self.table.people), self.rng.choice(self.table.people)
        name = self.name_of(at)
        if name in (None, "Ann") or not self.is_here("Ann"):
            return
        assert name is not None
        await self.live.remove(by, self.house.message(), at)
        assert by == self.table.host
        looker = self.house.lookers.pop(guest(name), None)
        assert looker is None or looker.dismissed == "removed"

    async def allow(self) -> None:
        """The host lets one of the removed come back."""
        if self.table.barred and self.table.host is not None:
            tag = self.rng.choice(sorted(self.table.barred))[:16]
            await self.live.allow(self.table.host, self.house.message(), tag)

    async def hand_on(self) -> None:
        """The host, or somebody else, makes somebody the host."""
        by, at = self.rng.choice(self.table.people), self.rng.randrange(self.table.seats)
        await self.live.make_host(by, self.house.message(), at)
        assert self.table.host == at or at not in self.live.seats_here  # who is long gone hands it on at once

    async def sit(self) -> None:
        """Somebody from outside, who may have been here before, takes a seat."""
        outside = [name for name in (*NAMES, *NEWCOMERS) if self.seat_of(name) is None]
        if not outside:
            return
        name = self.rng.choice(outside)
        before = self.table.held.get(guest(name).hex())
        seat = await self.live.sit(guest(name), name, None)
        assert before in (None, seat)  # nobody sees a second hand
        await self.house.come(self.live, name)

    async def go_on(self) -> None:
        """Somebody who is here plays, or time passes until the table goes on by itself."""
        table, seat = self.table, self.table.to_act
        if table.over:
            return
        if seat is None or table.level(seat) is not None:
            before = table.seq
            await until(lambda: self.table.seq > before or self.table.over)
            return
        name = self.name_of(seat)
        if name is not None and self.is_here(name) and self.rng.random() < 0.9:
            try:
                await self.live.play(seat, self.house.message(), table.seq, wish(self.live, seat, self.rng))
            except Refusal as refusal:
                assert refusal.code in ("stale", "timed_out"), refusal  # the table itself was quicker
            return
        before = table.seq
        self.house.pass_time(self.live, 31)
        await until(lambda: self.table.seq > before)


async def test_r11_b57_b58_b61_b62_whoever_comes_and_goes_every_match_ends() -> None:
    kinds: dict[type, int] = {}
    for seed in range(times(40, 1000)):
        evening = Evening(seed)
        try:
            await evening.run()
            again = await load_table(evening.house.means, evening.live.id)
            assert again is not None
            assert again.public() == evening.table.public()
            facts = await facts_of(evening.live)
            for fact in facts:
                kinds[type(fact)] = kinds.get(type(fact), 0) + 1
            _check(facts, evening.table.seats)
            assert evening.house.notes.faults == []
        except BaseException as error:
            error.add_note(f"seed {seed}: {evening.done[-30:]}")
            raise
        finally:
            await evening.house.tables.close()
            evening.house.means.runner.close()
    assert all(kinds.get(kind, 0) > 0 for kind in (PlayedOn, Returned, TurnTimedOut, Reseated, HostMade, Allowed)), (
        kinds
    )


def _check(facts: list[object], seats: int) -> None:
    """A time-out is followed by moves of that seat until its turn ends, and comes once a turn."""
    timed_out: Seat | None = None
    for fact in facts:
        if isinstance(fact, TurnTimedOut):
            assert timed_out != fact.at, "a turn that timed out twice (R10)"
            timed_out = fact.at
        elif isinstance(fact, Played) and fact.seat != timed_out:
            timed_out = None
        if isinstance(fact, Played):
            assert 0 <= fact.seat < seats
