"""Outcomes, ratings and profiles in the database of the SQLite store."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from rummy500.app.ports import Store
from rummy500.app.rating_ledger import Change, enter
from rummy500.app.rating_model import Rating
from rummy500.app.rating_outcome import Outcome, SeatOutcome
from rummy500.app.rating_ports import Finished, GuestRows, Profile, RatingStore, Result
from rummy500.storage.memory import MemoryStore
from rummy500.storage.ratings_memory import MemoryRatings
from rummy500.storage.schema import alias, event, guest, link, outcome, outcome_seat, profile, seated
from rummy500.storage.sqlite import SqliteStore

__all__ = ["SqliteRatings", "ratings_beside"]

_seat_decoder: Final = msgspec.json.Decoder(SeatOutcome)

_LAST: Final = (
    sa.select(event.c.at).where(event.c.table_id == seated.c.table_id).order_by(event.c.seq.desc()).limit(1)
).scalar_subquery()

_FINISHED: Final = (
    sa.select(seated.c.table_id, seated.c.line)
    .where(seated.c.finished, ~sa.exists().where(outcome.c.table_id == seated.c.table_id))
    .order_by(_LAST, seated.c.table_id, seated.c.guest)
)

_BEFORE: Final = (
    sa.select(outcome_seat.c.mu, outcome_seat.c.sigma)
    .join(outcome, outcome.c.table_id == outcome_seat.c.table_id)
    .where(
        outcome_seat.c.guest == sa.bindparam("guest"),
        outcome.c.rated,
        outcome.c.pool == sa.bindparam("pool"),
        sa.tuple_(outcome.c.at, outcome.c.table_id) < sa.tuple_(sa.bindparam("at"), sa.bindparam("table")),
    )
    .order_by(outcome.c.at.desc(), outcome.c.table_id.desc())
    .limit(1)
)

_BEHIND: Final = (
    outcome.c.rated,
    outcome.c.pool == sa.bindparam("wanted"),
    sa.tuple_(outcome.c.at, outcome.c.table_id) > sa.tuple_(sa.bindparam("at"), sa.bindparam("table")),
)
_LATER: Final = sa.select(outcome).where(*_BEHIND).order_by(outcome.c.at, outcome.c.table_id)
_COUNT_LATER: Final = sa.select(sa.func.count()).select_from(outcome).where(*_BEHIND)

_SEATS: Final = (
    sa.select(outcome_seat).where(outcome_seat.c.table_id == sa.bindparam("table")).order_by(outcome_seat.c.seat)
)

_RESULTS: Final = (
    sa.select(outcome_seat, outcome.c.at, outcome.c.preset, outcome.c.pool)
    .join(outcome, outcome.c.table_id == outcome_seat.c.table_id)
    .where(outcome_seat.c.guest == sa.bindparam("wanted"))
    .order_by(outcome.c.at, outcome.c.table_id)
)


class _Rows:
    """Is the ledger of one transaction."""

    def __init__(self, rows: sa.Connection) -> None:
        self._rows = rows

    def rating_before(self, guest: str, pool: int, at: int, table: str) -> Rating | None:
        """Gives a guest's rating before a match."""
        values = {"guest": bytes.fromhex(guest), "pool": pool, "at": at, "table": table}
        found = self._rows.execute(_BEFORE, values).first()
        return None if found is None else Rating(found.mu, found.sigma)

    def count_later(self, pool: int, at: int, table: str) -> int:
        """Says how many rated matches there are behind one."""
        count: int = self._rows.execute(_COUNT_LATER, {"wanted": pool, "at": at, "table": table}).scalar_one()
        return count

    def later(self, pool: int, at: int, table: str) -> Iterable[tuple[Outcome, Sequence[Change | None]]]:
        """Gives the rated matches behind one."""
        for one in self._rows.execute(_LATER, {"wanted": pool, "at": at, "table": table}).all():
            seats = self._rows.execute(_SEATS, {"table": one.table_id}).all()
            told = tuple(_seat_of(row) for row in seats)
            yield Outcome(one.table_id, one.at, one.preset, one.rated, told), [_change_of(row) for row in seats]

    def add(self, new: Outcome, changes: Sequence[Change | None]) -> None:
        """Keeps an outcome that is new."""
        values = {"table_id": new.table, "at": new.at, "preset": new.preset, "pool": new.pool, "rated": new.rated}
        self._rows.execute(sa.insert(outcome).values(**values))
        for seat, (one, change) in enumerate(zip(new.seats, changes, strict=True)):
            body = msgspec.json.encode(msgspec.structs.replace(one, guest=None)).decode()
            who = None if one.guest is None else bytes.fromhex(one.guest)
            values = {"table_id": new.table, "seat": seat, "guest": who, "body": body, **_columns(change)}
            self._rows.execute(sa.insert(outcome_seat).values(**values))

    def change(self, known: Outcome, changes: Sequence[Change | None]) -> None:
        """Keeps other changes of a known outcome."""
        for seat, change in enumerate(changes):
            if change is not None:
                where = (outcome_seat.c.table_id == known.table, outcome_seat.c.seat == seat)
                self._rows.execute(sa.update(outcome_seat).where(*where).values(**_columns(change)))


class SqliteRatings:
    """Keeps them beside the tables, by the same writer."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def enter(self, new: Outcome) -> bool:
        """Keeps an outcome and every rating that it changes."""

        def work(rows: sa.Connection) -> bool:
            if rows.execute(sa.select(outcome.c.at).where(outcome.c.table_id == new.table)).first() is not None:
                return False
            enter(_Rows(rows), _with_known(rows, new))
            return True

        return await self._store.change(work)

    async def finished(self) -> list[Finished]:
        """Gives the tables that somebody has finished with and no outcome is known of."""
        return await self._store.ask(lambda rows: [Finished(row.table_id, row.line) for row in rows.execute(_FINISHED)])

    async def results(self, guest: bytes) -> list[Result]:
        """Gives all matches of a guest, the oldest first."""
        return await self._store.ask(lambda rows: [_result(row) for row in rows.execute(_RESULTS, {"wanted": guest})])

    async def forget_results(self, guest: bytes) -> None:
        """Takes a guest out of all outcomes."""

        def work(rows: sa.Connection) -> None:
            for row in rows.execute(sa.select(outcome_seat).where(outcome_seat.c.guest == guest)).all():
                body = msgspec.json.encode(msgspec.structs.replace(_seat_of(row), guest=None, figures=None)).decode()
                where = (outcome_seat.c.table_id == row.table_id, outcome_seat.c.seat == row.seat)
                rows.execute(sa.update(outcome_seat).where(*where).values(guest=None, body=body))

        await self._store.change(work)

    async def put_profile(self, new: Profile) -> None:
        """Keeps a guest's profile in place of the one before."""
        values = msgspec.structs.asdict(new)

        def work(rows: sa.Connection) -> None:
            rows.execute(sa.insert(profile).prefix_with("OR REPLACE").values(**values))

        await self._store.change(work)

    async def profile_of(self, guest: bytes) -> Profile | None:
        """Gives a guest's profile."""
        return await self._profile(profile.c.guest == guest)

    async def profile_at(self, code: str) -> Profile | None:
        """Gives the profile of a code."""
        return await self._profile(profile.c.code == code)

    async def drop_profile(self, guest: bytes) -> None:
        """Forgets a guest's profile."""

        def work(rows: sa.Connection) -> None:
            rows.execute(sa.delete(profile).where(profile.c.guest == guest))

        await self._store.change(work)

    async def rows_of(self, wanted: bytes) -> GuestRows:
        """Gives what is kept of a guest beside outcomes."""

        def query(rows: sa.Connection) -> GuestRows:
            since = rows.execute(sa.select(guest.c.at).where(guest.c.hash == wanted)).scalar()
            browsers = rows.execute(sa.select(alias.c.at).where(alias.c.guest == wanted).order_by(alias.c.at))
            places = rows.execute(
                sa.select(seated.c.table_id, seated.c.at, seated.c.finished, seated.c.line)
                .where(seated.c.guest == wanted)
                .order_by(seated.c.at, seated.c.table_id)
            )
            return GuestRows(since, tuple(browsers.scalars()), tuple((*row,) for row in places))

        return await self._store.ask(query)

    async def forget_guest(self, gone: bytes) -> None:
        """Forgets a guest with all browsers, links and the list of tables."""

        def work(rows: sa.Connection) -> None:
            rows.execute(sa.delete(link).where(link.c.body.contains(gone.hex())))
            rows.execute(sa.delete(seated).where(seated.c.guest == gone))
            rows.execute(sa.delete(alias).where(alias.c.guest == gone))
            rows.execute(sa.delete(guest).where(guest.c.hash == gone))

        await self._store.change(work)

    async def _profile(self, where: sa.ColumnElement[bool]) -> Profile | None:
        def query(rows: sa.Connection) -> Profile | None:
            row = rows.execute(sa.select(profile).where(where)).first()
            return None if row is None else Profile(row.guest, row.code, row.name, row.at)

        return await self._store.ask(query)


def ratings_beside(store: Store) -> RatingStore:
    """Gives the ratings of a store; raises TypeError for a store of others."""
    if isinstance(store, SqliteStore):
        return SqliteRatings(store)
    if isinstance(store, MemoryStore):
        return MemoryRatings(store)
    raise TypeError(f"no ratings beside {type(store).__name__}")


def _with_known(rows: sa.Connection, new: Outcome) -> Outcome:
    """Gives an outcome in which guests whom nobody knows any more are forgotten."""
    hashes = {one: bytes.fromhex(one) for one in new.guests}
    found = set(rows.execute(sa.select(guest.c.hash).where(guest.c.hash.in_(hashes.values()))).scalars())
    return new.without({one for one, hash in hashes.items() if hash not in found})


def _seat_of(row: sa.Row[Any]) -> SeatOutcome:
    who = None if row.guest is None else row.guest.hex()
    return msgspec.structs.replace(_seat_decoder.decode(row.body), guest=who)


def _change_of(row: sa.Row[Any]) -> Change | None:
    return None if row.mu is None else (Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma))


def _columns(change: Change | None) -> Mapping[str, float | None]:
    if change is None:
        return {"mu_before": None, "sigma_before": None, "mu": None, "sigma": None}
    before, after = change
    return {"mu_before": before.mu, "sigma_before": before.sigma, "mu": after.mu, "sigma": after.sigma}


def _result(row: sa.Row[Any]) -> Result:
    before, after = _change_of(row) or (None, None)
    return Result(row.table_id, row.at, row.preset, row.pool, _seat_of(row), before, after)
