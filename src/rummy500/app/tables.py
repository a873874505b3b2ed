"""The tables of a server: made, found for those who sit at them, kept in memory while somebody is there."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Coroutine, Mapping, Sequence
from typing import Final

import msgspec

from rummy500.app import wishes
from rummy500.app.clock import elapsed_seconds
from rummy500.app.dealing import new_secret
from rummy500.app.driver import drive
from rummy500.app.facts import Created, Dealing, Fact, FactUnreadable, Frozen, SeatFact, Started, read_fact, write_fact
from rummy500.app.lines import Line, places_of, read_line
from rummy500.app.live import LiveTable
from rummy500.app.manners import Manners, MannersError, manners_from_texts
from rummy500.app.means import Means, Viewer, load_table
from rummy500.app.names import clean_name, distinct
from rummy500.app.ports import Entry, Moved, StoreUnavailable
from rummy500.app.refusal import Refusal
from rummy500.app.seating import FREE
from rummy500.app.table import Table
from rummy500.game.moves import Seat
from rummy500.rules import MAX_SEATS, MIN_SEATS

__all__ = ["DAY_MS", "TABLE_ID_LENGTH", "TABLE_LETTERS", "TableLine", "Tables", "Wish", "new_key", "new_table_id"]

DAY_MS: Final = 86_400_000

_OUTLAST_SECONDS: Final = 1.0
_BEAT_SECONDS: Final = 1.0

TABLE_ID_LENGTH: Final = 16
TABLE_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"


class Wish(msgspec.Struct, frozen=True):
    """Is one seat of a table to be made: a computer where ``level`` stands, the guest where ``name``, else free."""

    name: str | None
    level: str | None


class TableLine(msgspec.Struct, frozen=True):
    """Is one of a guest's tables in a list; ``at`` is when the guest came to it (ms)."""

    table: str
    finished: bool
    at: int
    line: Line


class Tables:
    """Knows the live tables and makes new ones.

    A table becomes live with its first viewer. When the last person has gone its computers go on for
    ``grace_seconds``; then it stands still and leaves the memory, and comes back from its log with the next viewer.
    """

    def __init__(self, means: Means, call_seconds: int = 5) -> None:
        self.means: Final = means
        self.closing = False
        self._call_seconds = call_seconds
        self._live: dict[str, LiveTable] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._resting: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._beating: asyncio.Task[None] | None = None
        self._restart: asyncio.Future[None] | None = None
        self._unsubscribe = means.bus.subscribe(self._heard)

    def __len__(self) -> int:
        return len(self._live)

    # Making.

    async def make(
        self,
        guest: bytes,
        preset: str,
        changes: Mapping[str, str],
        seats: Sequence[Wish],
        manners: Mapping[str, str],
        *,
        lobby: bool = False,
    ) -> str:
        """Makes a table, and begins its match unless it is to wait in the lobby; gives its id.

        Raises Refusal, StoreUnavailable.
        """
        if self.closing:
            raise Refusal("closing")
        rules = wishes.chosen_rules(preset, changes)
        own = sum(seat.level is None and seat.name is not None for seat in seats)
        empty = sum(seat.level is None and seat.name is None for seat in seats)
        if not MIN_SEATS <= len(seats) <= MAX_SEATS or own != 1 or (empty and not lobby):
            raise Refusal("bad_seats", {"seats": len(seats), "low": MIN_SEATS, "high": MAX_SEATS})
        if not lobby:
            wishes.check_playable(rules, len(seats))
        try:
            chosen = manners_from_texts(manners, Manners(call_seconds=self._call_seconds))
        except MannersError as error:
            raise Refusal(
                "bad_manners", {"field": error.field, "value": error.value, "choices": error.choices}
            ) from None
        created = Created(
            preset=preset,
            rules=wishes.texts_of(rules),
            seats=self._seats(seats, guest),
            lobby=True,
            host=guest.hex(),
            manners=chosen,
        )
        facts: list[Fact] = [created]
        if not lobby:
            facts += [Started(new_key()), Dealing(1, new_secret())]
        table_id, now = new_table_id(), self.means.now()
        table = Table.rebuilt(table_id, ((now, fact) for fact in facts))
        entries = [Entry(table_id, seq, now, write_fact(fact)) for seq, fact in enumerate(facts, 1)]
        await self.means.store.append(entries, places_of(table, now))
        return table_id

    def follow(self, table: Table, *, lobby: bool = False) -> tuple[str, list[Fact]]:
        """Begins the same table again: same seats, rules and manners, a new cut for the deal."""
        return new_table_id(), wishes.follow(table, new_key(), new_secret(), lobby=lobby)

    def _seats(self, seats: Sequence[Wish], guest: bytes) -> tuple[SeatFact, ...]:
        levels = self.means.computers.levels
        names: list[str] = []
        free = iter(self.means.computers.names(len(seats), [wish.name for wish in seats if wish.name]))
        for seat, wish in enumerate(seats):
            if wish.level is not None and wish.level not in levels:
                raise Refusal("unknown_level", {"level": wish.level[:40], "levels": list(levels)})
            if wish.level is None and wish.name is None:
                continue
            name = next(free) if wish.level is not None and not wish.name else clean_name(wish.name or "")
            if name is None:
                raise Refusal("bad_name", {"seat": seat, "name": (wish.name or "")[:40]})
            names.append(name)
        told = iter(distinct(names))
        return tuple(
            FREE
            if wish.level is None and wish.name is None
            else SeatFact(next(told), guest.hex() if wish.level is None else None, wish.level)
            for wish in seats
        )

    # Finding.

    async def find(self, table_id: str, guest: bytes | None) -> LiveTable | None:
        """Gives the table if it exists and the guest may look at it, else None.

        Raises Refusal ``removed``, ``not_watchable`` or ``expired``, StoreUnavailable.
        """
        if guest is None or len(table_id) != TABLE_ID_LENGTH:
            return None
        live = self._live.get(table_id)
        if live is None:
            # Strangers must not bring a table into the memory, so the right is looked up first.
            table = await load_table(self.means, table_id)
            if table is None:
                return None
            self._check_look(table, guest)
            live = await self._bring(table)
        self._check_look(await live.settled(), guest)
        return live

    def _check_look(self, table: Table, guest: bytes) -> None:
        if table.seat_of(guest) is None:
            if guest.hex() in table.barred:
                raise Refusal("removed")
            if not table.manners.spectators:
                raise Refusal("not_watchable")
        if not table.over and self.means.now() - table.last_at > self.means.keep_days * DAY_MS:
            raise Refusal("expired")

    async def door(self, table_id: str) -> Table | None:
        """Gives a table for reading to anybody who has the link. Raises StoreUnavailable."""
        if len(table_id) != TABLE_ID_LENGTH:
            return None
        live = self._live.get(table_id)
        return await live.settled() if live is not None else await load_table(self.means, table_id)

    async def stored(self, table_id: str, guest: bytes | None) -> Table | None:
        """Gives a table for reading to who has, or had, a seat and was not removed, without making it live.

        Raises StoreUnavailable.
        """
        table = await self.door(table_id)
        if table is None or guest is None:
            return None
        was_here = guest.hex() in table.held and guest.hex() not in table.barred
        return table if was_here or table.seat_of(guest) is not None else None

    async def sit(self, table_id: str, guest: bytes, name: str, seat: Seat | None) -> Seat | None:
        """Seats a guest; None for an unknown table. Raises Refusal, StoreUnavailable."""
        live = await self._for_seating(table_id)
        return None if live is None else await live.sit(guest, name, seat)

    async def take_over(self, table_id: str, guest: bytes, seat: Seat, whose: bytes) -> Seat | None:
        """Moves the seat of ``whose`` to that guest; None for an unknown table. Raises Refusal, StoreUnavailable."""
        live = await self._for_seating(table_id)
        return None if live is None else await live.take_over(guest, seat, whose)

    async def leave_all(self, guest: bytes, limit: int = 10_000) -> None:
        """Gives up every seat of a guest who is to be forgotten, so that nobody waits for them.

        Seats at tables that have ended and left the memory, or that nobody can open any more, stay as they are: the
        others can begin another match there, with a computer for who does not come. Raises StoreUnavailable,
        Refusal ``try_again`` and ``closing``.
        """
        for place in await self.means.store.tables_of(guest, limit):
            if place.finished and place.table not in self._live:
                continue
            try:
                live = await self._for_seating(place.table)
                seat = None if live is None else (await live.settled()).seat_of(guest)
                if live is not None and seat is not None:
                    await live.leave_seat(seat, "forget-me")
            except Refusal as refusal:
                if refusal.code in ("try_again", "closing"):
                    raise

    async def _for_seating(self, table_id: str) -> LiveTable | None:
        if self.closing:
            raise Refusal("closing")
        table = await self.door(table_id)
        if table is None:
            return None
        if not table.over and self.means.now() - table.last_at > self.means.keep_days * DAY_MS:
            raise Refusal("expired")
        return self._live.get(table_id) or await self._bring(table)

    async def _bring(self, table: Table) -> LiveTable:
        """Brings a table that has just been read into the memory, where nobody has been quicker."""
        await self._note_restart()
        elapsed = 0.0
        if table.manners.turn_timer is not None:
            outages = await self.means.store.outages(table.turns.since)
            elapsed = elapsed_seconds(table, self.means.now(), outages)
        live = self._live.setdefault(table.id, LiveTable(table, self.means, elapsed))
        if not live.seats_here:
            self._rest_later(table.id)
        return live

    async def public(self) -> list[Table]:
        """Gives the tables that their hosts list and somebody is at, those with free seats first."""
        at_them = [live for live in self._live.values() if live.seats_here]
        shown = [live for live in at_them if live.published.intro.manners["listed"] == "on"]
        found = [await live.settled() for live in shown]
        listed = [table for table in found if table.manners.listed and not table.over]
        return sorted(listed, key=lambda table: (not table.open_seats(None), table.phase != "lobby", -table.last_at))

    async def lines(self, guest: bytes, limit: int) -> list[TableLine]:
        """Lists where the guest sits or sat, newest first. Raises StoreUnavailable."""
        lines = []
        for place in await self.means.store.tables_of(guest, limit):
            line = read_line(place.line) or await self._line_of_old(place.table)
            if line is not None:  # else of a later version, or damaged: the others can still be played
                lines.append(TableLine(place.table, place.finished, place.at, line))
        return lines

    async def _line_of_old(self, table_id: str) -> Line | None:
        """Gives the line of a table from before lines were kept: its making says who sits there."""
        first = await self.means.store.read(table_id, most=1)
        try:
            created = read_fact(first[0].body) if first else None
        except FactUnreadable:
            return None
        if not isinstance(created, Created):
            return None
        return Line(created.preset, tuple(who.name for who in created.seats))

    # Coming and going.

    async def join(self, live: LiveTable, viewer: Viewer) -> None:
        """Lets a viewer look at a table, and its computers play if people are there. Raises Refusal ``try_again``."""
        if self._live.get(live.id) is not live:
            raise Refusal("try_again")  # it left the memory between find and join
        await live.join(viewer)
        if not live.seats_here:
            return
        timer = self._resting.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        self._drive(live)

    def _drive(self, live: LiveTable) -> None:
        driver = self._drivers.get(live.id)
        if driver is None or driver.done():
            task = self._drivers[live.id] = asyncio.create_task(drive(live), name=f"drive {live.id}")
            task.add_done_callback(lambda ended: self._driver_ended(live, ended))
        if self._beating is None:
            self._beating = asyncio.create_task(self._beat(), name="beat")

    def leave(self, live: LiveTable, viewer: Viewer) -> None:
        """Ends that; after the last person the table rests soon."""
        live.leave(viewer)
        if not live.seats_here and self._live.get(live.id) is live:
            self._rest_later(live.id)

    async def close(self) -> None:
        """Stops all computers and forgets all tables; what is stored stays."""
        self.closing = True
        self._unsubscribe()
        for timer in self._resting.values():
            timer.cancel()
        running = [*self._drivers.values(), *([self._beating] if self._beating is not None else [])]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, *self._tasks, return_exceptions=True)
        self._live.clear()

    def _rest_later(self, table_id: str, seconds: float | None = None) -> None:
        timer = self._resting.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        loop = asyncio.get_running_loop()
        wait = self.means.grace_seconds if seconds is None else seconds
        self._resting[table_id] = loop.call_later(wait, self._rest, table_id)

    def _rest(self, table_id: str) -> None:
        """Freezes a table that all people have left; a turn whose timer runs is brought to its end before."""
        self._resting.pop(table_id, None)
        live = self._live.get(table_id)
        if live is None or live.seats_here:
            return
        due = live.fleeting.times_out
        if due is not None and table_id in self._drivers and live.same_turn_as_left:
            self._rest_later(table_id, max(0.0, due - self.means.clock()) + _OUTLAST_SECONDS)
            return
        self._background(self._freeze(live))

    async def _freeze(self, live: LiveTable) -> None:
        driver = self._drivers.pop(live.id, None)
        if driver is not None:
            driver.cancel()
        with contextlib.suppress(Refusal, StoreUnavailable):  # then the time is counted by the clock on the wall
            await live.store_due(
                lambda table: [Frozen()] if live.fleeting.times_out is not None and not table.frozen else []
            )
        if live.seats_here:
            self._drive(live)  # somebody came while it was being stored
        elif not live.viewers and self._live.get(live.id) is live:
            del self._live[live.id]

    async def _beat(self) -> None:
        """Keeps the store's note of when this server was alive, while somebody's turn is timed."""
        while True:
            await asyncio.sleep(_BEAT_SECONDS)
            if any(live.fleeting.times_out is not None for live in self._live.values()):
                with contextlib.suppress(StoreUnavailable):
                    await self.means.store.beat(self.means.now())

    async def _note_restart(self) -> None:
        """Tells the store once that this server has started, before the first table comes back."""
        if self._restart is None:
            self._restart = asyncio.ensure_future(self.means.store.restarted(self.means.now()))
        try:
            await asyncio.shield(self._restart)
        except StoreUnavailable:
            self._restart = None
            raise

    def _background(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _driver_ended(self, live: LiveTable, ended: asyncio.Task[None]) -> None:
        if ended.cancelled():
            return
        ended.exception()  # has been reported; the table is shown to nobody until it is opened again
        if self._drivers.get(live.id) is ended:
            del self._drivers[live.id]
        if self._live.get(live.id) is live:
            del self._live[live.id]
        for viewer in list(live.viewers):
            viewer.drop()

    def _heard(self, moved: Moved) -> None:
        live = self._live.get(moved.table)
        if live is None or live.published.seq >= moved.seq:
            return

        async def catch_up() -> None:
            try:
                await live.catch_up(moved.seq)
            except (Refusal, StoreUnavailable):
                return  # the next message or wish tries again

        self._background(catch_up())


def new_table_id() -> str:
    """Gives a table's id, which is also its invitation: 16 letters of 31, about 79 bits."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_ID_LENGTH))


def new_key() -> str:
    """Gives the key of the cut for the deal: 32 bytes of the operating system, in hex."""
    return secrets.token_bytes(32).hex()
