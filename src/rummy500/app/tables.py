"""The tables of a server: made, found for those who sit at them, kept in memory while somebody is there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from rummy500.app.driver import drive
from rummy500.app.facts import PACES, Created, Dealt, Fact, FactUnreadable, Pace, SeatFact, read_fact, write_fact
from rummy500.app.live import LiveTable, Means, Viewer, load_table, new_seed
from rummy500.app.names import clean_name, distinct
from rummy500.app.ports import Entry, Moved, Seated, StoreUnavailable
from rummy500.app.table import Refusal, Table, plain_arguments, rules_from_texts
from rummy500.game.moves import Seat
from rummy500.rules import MAX_SEATS, MIN_SEATS, PRESETS, Rules, RulesError, check_rules, rules_text

__all__ = ["TABLE_ID_LENGTH", "TableLine", "Tables", "Wish", "seat_of"]

TABLE_ID_LENGTH: Final = 16
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"


class Wish(msgspec.Struct, frozen=True):
    """Is one seat of a table to be made: a computer where ``level`` stands, else the guest."""

    name: str | None
    level: str | None


class TableLine(msgspec.Struct, frozen=True):
    """Is one of a guest's tables in a list."""

    table: str
    preset: str
    names: tuple[str, ...]
    finished: bool
    at: int


def seat_of(table: Table, guest: bytes | None) -> Seat | None:
    """Gives the guest's seat at a table."""
    if guest is None:
        return None
    wanted = guest.hex()
    return next((seat for seat, who in enumerate(table.created.seats) if who.guest == wanted), None)


class Tables:
    """Knows the live tables and makes new ones.

    A table becomes live with its first viewer. When the last has gone its computers go on for ``grace_seconds``; then
    it leaves the memory, and comes back from its log with the next viewer.
    """

    def __init__(self, means: Means, call_seconds: int = 5) -> None:
        self.means: Final = means
        self.closing = False
        self._call_seconds = call_seconds
        self._live: dict[str, LiveTable] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._resting: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._unsubscribe = means.bus.subscribe(self._heard)

    def __len__(self) -> int:
        return len(self._live)

    # Making.

    async def make(
        self, guest: bytes, preset: str, changes: Mapping[str, str], seats: Sequence[Wish], pace: str
    ) -> str:
        """Makes a table and deals its first round; gives its id. Raises Refusal, StoreUnavailable."""
        if self.closing:
            raise Refusal("closing")
        rules = _rules(preset, changes)
        if not MIN_SEATS <= len(seats) <= MAX_SEATS or [seat.level for seat in seats].count(None) != 1:
            raise Refusal("bad_seats", {"seats": len(seats), "low": MIN_SEATS, "high": MAX_SEATS})
        errors = check_rules(rules, len(seats))
        if errors:
            raise _refused_rules(errors)
        created = Created(
            preset=preset,
            rules=_texts(rules, len(seats)),
            seats=self._seats(seats, guest),
            pace=_known_pace(pace),
            call_seconds=self._call_seconds,
            first_dealer=secrets.randbelow(len(seats)),
        )
        table_id, facts = _begun(created)
        now = self.means.now()
        entries = [Entry(table_id, seq, now, write_fact(fact)) for seq, fact in enumerate(facts, 1)]
        await self.means.store.append(entries, [Seated(guest, table_id, now)])
        return table_id

    def follow(self, table: Table) -> tuple[str, list[Fact]]:
        """Begins the same table again: same seats, same rules, a new cut for the deal."""
        created = msgspec.structs.replace(
            table.created, pace=table.pace, first_dealer=secrets.randbelow(table.seats), after=table.id
        )
        return _begun(created)

    def _seats(self, seats: Sequence[Wish], guest: bytes) -> tuple[SeatFact, ...]:
        levels = self.means.computers.levels
        names: list[str] = []
        free = iter(self.means.computers.names(len(seats), [wish.name for wish in seats if wish.name]))
        for seat, wish in enumerate(seats):
            if wish.level is not None and wish.level not in levels:
                raise Refusal("unknown_level", {"level": wish.level[:40], "levels": list(levels)})
            name = next(free) if wish.level is not None and not wish.name else clean_name(wish.name or "")
            if name is None:
                raise Refusal("bad_name", {"seat": seat, "name": (wish.name or "")[:40]})
            names.append(name)
        return tuple(
            SeatFact(name, guest.hex() if wish.level is None else None, wish.level)
            for name, wish in zip(distinct(names), seats, strict=True)
        )

    # Finding.

    async def find(self, table_id: str, guest: bytes | None) -> LiveTable | None:
        """Gives the table if it exists and the guest has a seat at it, else None. Raises StoreUnavailable."""
        if guest is None or len(table_id) != TABLE_ID_LENGTH:
            return None
        live = self._live.get(table_id)
        if live is None:
            # Strangers must not bring a table into the memory, so the seat is looked up first.
            table = await load_table(self.means, table_id)
            if table is None or seat_of(table, guest) is None:
                return None
            live = self._live.setdefault(table_id, LiveTable(table, self.means))
            self._rest_later(table_id)
        return live if seat_of(await live.settled(), guest) is not None else None

    async def stored(self, table_id: str, guest: bytes | None) -> Table | None:
        """Gives a table for reading, without making it live. Raises StoreUnavailable."""
        live = self._live.get(table_id)
        table = await live.settled() if live is not None else await load_table(self.means, table_id)
        return table if table is not None and seat_of(table, guest) is not None else None

    async def lines(self, guest: bytes, limit: int) -> list[TableLine]:
        """Lists where the guest sits, newest first. Raises StoreUnavailable."""
        lines = []
        for place in await self.means.store.tables_of(guest, limit):
            # Its making says it all; a long log need not be read.
            first = await self.means.store.read(place.table, most=1)
            try:
                created = read_fact(first[0].body) if first else None
            except FactUnreadable:
                continue  # of a later version, or damaged: the others can still be played
            if isinstance(created, Created):
                names = tuple(who.name for who in created.seats)
                lines.append(TableLine(place.table, created.preset, names, place.finished, place.at))
        return lines

    # Coming and going.

    async def join(self, live: LiveTable, viewer: Viewer) -> None:
        """Lets a viewer look at a table and its computers play. Raises Refusal ``try_again``."""
        timer = self._resting.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        if self._live.get(live.id) is not live:
            raise Refusal("try_again")  # it left the memory between find and join
        await live.join(viewer)
        driver = self._drivers.get(live.id)
        if driver is None or driver.done():
            task = self._drivers[live.id] = asyncio.create_task(drive(live), name=f"drive {live.id}")
            task.add_done_callback(lambda ended: self._driver_ended(live, ended))

    def leave(self, live: LiveTable, viewer: Viewer) -> None:
        """Ends that; after the last viewer the table rests soon."""
        live.leave(viewer)
        if not live.viewers:
            self._rest_later(live.id)

    async def close(self) -> None:
        """Stops all computers and forgets all tables; what is stored stays."""
        self.closing = True
        self._unsubscribe()
        for timer in self._resting.values():
            timer.cancel()
        drivers = list(self._drivers.values())
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, *self._tasks, return_exceptions=True)
        self._live.clear()

    def _rest_later(self, table_id: str) -> None:
        timer = self._resting.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        loop = asyncio.get_running_loop()
        self._resting[table_id] = loop.call_later(self.means.grace_seconds, self._rest, table_id)

    def _rest(self, table_id: str) -> None:
        self._resting.pop(table_id, None)
        live = self._live.get(table_id)
        if live is None or live.viewers:
            return
        del self._live[table_id]
        driver = self._drivers.pop(table_id, None)
        if driver is not None:
            driver.cancel()

    def _driver_ended(self, live: LiveTable, ended: asyncio.Task[None]) -> None:
        if ended.cancelled():
            return
        ended.exception()  # has been reported; the table is shown to nobody until it is opened again
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

        task = asyncio.ensure_future(catch_up())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _begun(created: Created) -> tuple[str, list[Fact]]:
    table_id = "".join(secrets.choice(_LETTERS) for _ in range(TABLE_ID_LENGTH))
    return table_id, [created, Dealt(1, new_seed())]


def _rules(preset: str, changes: Mapping[str, str]) -> Rules:
    if preset not in PRESETS:
        raise Refusal("unknown_preset", {"preset": preset[:40]})
    try:
        changed = rules_from_texts(dict(changes), PRESETS[preset])
    except RulesError as error:
        raise _refused_rules([error]) from error
    return changed


def _texts(rules: Rules, seats: int) -> dict[str, str]:
    return {field: text for field, text in rules_text(rules, seats).items() if field != "seats"}


def _refused_rules(errors: Sequence[RulesError]) -> Refusal:
    first = errors[0]
    return Refusal(first.code, {"fields": list(first.fields), **plain_arguments(first)})


def _known_pace(text: str) -> Pace:
    for pace in PACES:
        if pace == text:
            return pace
    raise Refusal("unknown_pace", {"pace": text[:40]})
