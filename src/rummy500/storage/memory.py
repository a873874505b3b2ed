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
        self._aliases: dict[bytes, bytes] = {}
        self._seated: dict[tuple[bytes, str], Seated] = {}
        self._links: dict[tuple[str, bytes], tuple[str, int | None]] = {}
        self._beat: int | None = None
        self._outages: list[tuple[int, int]] = []
        self._analyses: dict[bytes, tuple[int, bytes]] = {}
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
            self._seated[key] = Seated(place.guest, place.table, known.at, place.finished, place.line or known.line)

    async def read(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """Gives the table's events with a seq above ``after``, in order."""
        self._check_open()
        return self._logs.get(table, [])[max(after, 0) :][:most]

    async def add_guest(self, guest: bytes, at: int) -> None:
        """Remembers a guest."""
        self._check_open()
        self._guests.setdefault(guest, at)

    async def add_alias(self, token_hash: bytes, guest: bytes, at: int) -> None:
        """Remembers another token of a guest."""
        self._check_open()
        self._aliases.setdefault(token_hash, guest)

    async def guest_of(self, token_hash: bytes) -> bytes | None:
        """Gives the guest whose token that is."""
        self._check_open()
        return token_hash if token_hash in self._guests else self._aliases.get(token_hash)

    async def put_link(self, kind: str, code_hash: bytes, body: str, at: int, expires: int | None) -> None:
        """Remembers what a secret code stands for."""
        self._check_open()
        self._links = {key: held for key, held in self._links.items() if held[1] is None or held[1] > at}
        self._links[kind, code_hash] = (body, expires)

    async def link(self, kind: str, code_hash: bytes, now: int) -> str | None:
        """Gives what a code stands for."""
        self._check_open()
        body, expires = self._links.get((kind, code_hash), (None, None))
        return body if expires is None or expires > now else None

    async def take_link(self, kind: str, code_hash: bytes, now: int) -> str | None:
        """Gives what a code stands for and forgets it."""
        body = await self.link(kind, code_hash, now)
        self._links.pop((kind, code_hash), None)
        return body

    async def tables_of(self, guest: bytes, limit: int) -> list[Seated]:
        """Gives where the guest sits, newest first."""
        self._check_open()
        places = [place for place in self._seated.values() if place.guest == guest]
        places.sort(key=lambda place: (-place.at, place.table))
        return places[:limit]

    async def beat(self, now: int) -> None:
        """Notes that the server is alive."""
        self._check_open()
        self._beat = now

    async def restarted(self, now: int) -> None:
        """Turns the time since the last beat into an outage."""
        self._check_open()
        if self._beat is not None and self._beat < now:
            self._outages.append((self._beat, now))
        self._beat = None

    async def outages(self, since: int = 0) -> list[tuple[int, int]]:
        """Gives the outages that ended after ``since``."""
        self._check_open()
        return [outage for outage in self._outages if outage[1] > since]

    async def keep_analysis(self, key: bytes, body: bytes, at: int, most: int, most_bytes: int) -> None:
        """Keeps what was found for a key, and forgets those kept longest."""
        self._check_open()
        self._analyses.pop(key, None)
        self._analyses[key] = (at, body)
        newest = sorted(self._analyses.items(), key=lambda kept: kept[1][0])[::-1]
        size = 0
        for place, (one, (_, known)) in enumerate(newest, 1):
            size += len(known)
            if place > most or size > most_bytes:
                del self._analyses[one]

    async def analysis(self, key: bytes) -> bytes | None:
        """Gives what is kept for a key."""
        self._check_open()
        return self._analyses.get(key, (0, None))[1]

    async def healthy(self) -> bool:
        """Says whether the store is open."""
        return not self._closed

    async def close(self) -> None:
        """Takes no more."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("closed")
