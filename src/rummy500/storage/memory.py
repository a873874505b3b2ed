"""A store that forgets everything when the process ends: for tests and for trying things out."""

from __future__ import annotations

from collections.abc import Sequence

from rummy500.app.ports import Entry, Seated, SeqTaken, StoreUnavailable

__all__ = ["MemoryStore"]


class MemoryStore:
    """Keeps logs in dictionaries."""

    def __init__(self) -> None:
        self._logs: dict[str, list[Entry]] = {}
        self._guests: dict[bytes, int] = {}
        self._seated: dict[tuple[bytes, str], Seated] = {}
        self._closed = False

    async def append(self, entries: Sequence[Entry], seated: Sequence[Seated] = ()) -> None:
        """Stores all of it or nothing."""
        self._check_open()
        ends: dict[str, int] = {}
        for entry in entries:
            end = ends.get(entry.table, len(self._logs.get(entry.table, ())))
            if entry.seq != end + 1:
                raise SeqTaken(entry.table, entry.seq)
            ends[entry.table] = entry.seq
        for entry in entries:
            self._logs.setdefault(entry.table, []).append(entry)
        for place in seated:
            key = (place.guest, place.table)
            known = self._seated.get(key, place)
            self._seated[key] = Seated(place.guest, place.table, known.at, place.finished)

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """Gives the table's events with a seq above ``after``, in order."""
        self._check_open()
        return self._logs.get(table, [])[max(after, 0) :][:most]

    async def add_guest(self, guest: bytes, at: int) -> None:
        """Remembers a guest."""
        self._check_open()
        self._guests.setdefault(guest, at)

    async def has_guest(self, guest: bytes) -> bool:
        """Says whether that guest was added."""
        self._check_open()
        return guest in self._guests

    async def tables_of(self, guest: bytes, limit: int) -> list[Seated]:
        """Gives where the guest sits, newest first."""
        self._check_open()
        places = [place for place in self._seated.values() if place.guest == guest]
        places.sort(key=lambda place: (-place.at, place.table))
        return places[:limit]

    async def healthy(self) -> bool:
        """Says whether the store is open."""
        return not self._closed

    async def close(self) -> None:
        """Takes no more."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("closed")
