"""Outcomes, ratings and profiles beside the memory store: for tests and for trying things out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rummy500.app.ports import StoreUnavailable
from rummy500.app.rating_ledger import Change, enter
from rummy500.app.rating_model import Rating
from rummy500.app.rating_outcome import Outcome
from rummy500.app.rating_ports import Finished, GuestRows, Profile, Result
from rummy500.storage.memory import MemoryStore

__all__ = ["MemoryRatings"]

_Known = tuple[Outcome, list[Change | None]]


class MemoryRatings:
    """Keeps them in dictionaries; what it knows of guests and tables is the memory store's."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self._known: dict[str, _Known] = {}
        self._profiles: dict[bytes, Profile] = {}

    # What a ledger does.

    def rating_before(self, guest: str, pool: int, at: int, table: str) -> Rating | None:
        """Gives a guest's rating before a match."""
        for outcome, changes in reversed(self._rated(pool)):
            if (outcome.at, outcome.table) < (at, table) and guest in outcome.guests:
                seat = [one.guest for one in outcome.seats].index(guest)
                change = changes[seat]
                return None if change is None else change[1]
        return None

    def count_later(self, pool: int, at: int, table: str) -> int:
        """Says how many rated matches there are behind one."""
        return len(list(self.later(pool, at, table)))

    def later(self, pool: int, at: int, table: str) -> Iterable[tuple[Outcome, Sequence[Change | None]]]:
        """Gives the rated matches behind one."""
        return [one for one in self._rated(pool) if (one[0].at, one[0].table) > (at, table)]

    def add(self, outcome: Outcome, changes: Sequence[Change | None]) -> None:
        """Keeps an outcome that is new."""
        self._known[outcome.table] = (outcome, list(changes))

    def change(self, outcome: Outcome, changes: Sequence[Change | None]) -> None:
        """Keeps other changes of a known outcome."""
        self._known[outcome.table] = (outcome, list(changes))

    def _rated(self, pool: int) -> list[_Known]:
        return [one for one in self._in_order() if one[0].rated and one[0].pool == pool]

    def _in_order(self) -> list[_Known]:
        return sorted(self._known.values(), key=lambda one: (one[0].at, one[0].table))

    # What a store does.

    async def enter(self, new: Outcome) -> bool:
        """Keeps an outcome and every rating that it changes."""
        self._check_open()
        if new.table in self._known:
            return False
        enter(self, new.without({one for one in new.guests if bytes.fromhex(one) not in self._store._guests}))
        return True

    async def finished(self) -> list[Finished]:
        """Gives the tables that somebody has finished with and no outcome is known of."""
        self._check_open()
        places = [one for one in self._store._seated.values() if one.finished and one.table not in self._known]
        places.sort(key=lambda one: (self._store._logs[one.table][-1].at, one.table, one.guest))
        return [Finished(one.table, one.line) for one in places]

    async def results(self, guest: bytes) -> list[Result]:
        """Gives all matches of a guest, the oldest first."""
        self._check_open()
        found = []
        for outcome, changes in self._in_order():
            for one, change in zip(outcome.seats, changes, strict=True):
                if one.guest == guest.hex():
                    before, after = change or (None, None)
                    found.append(Result(outcome.table, outcome.at, outcome.preset, outcome.pool, one, before, after))
        return found

    async def forget_results(self, guest: bytes) -> None:
        """Takes a guest out of all outcomes."""
        self._check_open()
        for table, (outcome, changes) in list(self._known.items()):
            self._known[table] = (outcome.without({guest.hex()}), changes)

    async def put_profile(self, new: Profile) -> None:
        """Keeps a guest's profile in place of the one before."""
        self._check_open()
        self._profiles[new.guest] = new

    async def profile_of(self, guest: bytes) -> Profile | None:
        """Gives a guest's profile."""
        self._check_open()
        return self._profiles.get(guest)

    async def profile_at(self, code: str) -> Profile | None:
        """Gives the profile of a code."""
        self._check_open()
        return next((one for one in self._profiles.values() if one.code == code), None)

    async def drop_profile(self, guest: bytes) -> None:
        """Forgets a guest's profile."""
        self._check_open()
        self._profiles.pop(guest, None)

    async def rows_of(self, wanted: bytes) -> GuestRows:
        """Gives what is kept of a guest beside outcomes."""
        self._check_open()
        store = self._store
        places = sorted(
            (one for one in store._seated.values() if one.guest == wanted), key=lambda one: (one.at, one.table)
        )
        return GuestRows(
            store._guests.get(wanted),
            tuple(0 for whose in store._aliases.values() if whose == wanted),
            tuple((one.table, one.at, one.finished, one.line) for one in places),
        )

    async def forget_guest(self, gone: bytes) -> None:
        """Forgets a guest with all browsers, links and the list of tables."""
        self._check_open()
        store = self._store
        store._links = {key: kept for key, kept in store._links.items() if gone.hex() not in kept[0]}
        store._seated = {key: one for key, one in store._seated.items() if one.guest != gone}
        store._aliases = {token: whose for token, whose in store._aliases.items() if whose != gone}
        store._guests.pop(gone, None)

    def _check_open(self) -> None:
        if self._store._closed:
            raise StoreUnavailable("closed")
