"""Daily deals in the database: in the same file, and where it matters in the same transaction, as the tables' logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa

from rummy500.app.daily_ports import DailyGame, DailyPlayer, DailyStore, DayPlayer, Tally
from rummy500.app.ports import Entry, Seated, Store
from rummy500.storage.memory_daily import MemoryDailies
from rummy500.storage.schema import daily_answer, daily_day, daily_game, daily_player, daily_secret, event, seated
from rummy500.storage.sqlite import SqliteStore

__all__ = ["SqliteDailies", "dailies_beside"]

_GAME: Final = daily_game.c
_COLUMNS: Final = (
    _GAME.table_id,
    _GAME.day,
    _GAME.guest,
    _GAME.ranked,
    _GAME.began,
    _GAME.finished,
    _GAME.points,
    _GAME.hasty,
)
_GAMES: Final = sa.select(*_COLUMNS)
_RANKED: Final = sa.and_(_GAME.ranked, _GAME.finished.is_not(None))
_ANSWER: Final = sa.select(daily_answer.c.move).where(
    daily_answer.c.day == sa.bindparam("day"), daily_answer.c.position == sa.bindparam("position")
)
_DAY: Final = daily_day.c
_PART: Final = 500


def dailies_beside(store: Store) -> DailyStore:
    """Gives what keeps daily deals beside that store's logs."""
    return SqliteDailies(store) if isinstance(store, SqliteStore) else MemoryDailies(store)


class SqliteDailies:
    """Keeps daily deals in the database of a store. Its promises are those of ``DailyStore``."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def answer(self, day: int, position: bytes) -> bytes | None:
        """Gives the answer that binds in a position."""
        return await self._store.ask(lambda rows: _answer(rows, day, position))

    async def bind(self, day: int, position: bytes, move: bytes) -> bytes:
        """Keeps an answer where there is none, and gives the one that binds."""

        def work(rows: sa.Connection) -> bytes:
            values = {"day": day, "position": position, "move": move}
            rows.execute(sa.insert(daily_answer).prefix_with("OR IGNORE").values(**values))
            return _answer(rows, day, position) or move

        return await self._store.change(work)

    async def secret(self, fresh: bytes, at: int) -> tuple[bytes, int]:
        """Gives the daily secret, made once."""

        def work(rows: sa.Connection) -> tuple[bytes, int]:
            rows.execute(sa.insert(daily_secret).prefix_with("OR IGNORE").values(one=0, secret=fresh, at=at))
            row = rows.execute(sa.select(daily_secret.c.secret, daily_secret.c.at)).one()
            return row[0], row[1]

        return await self._store.change(work)

    async def fix(self, day: int, player: DayPlayer) -> DayPlayer:
        """Gives who plays on a day."""

        def work(rows: sa.Connection) -> DayPlayer:
            values = {"day": day, "level": player.level, "version": player.version}
            rows.execute(sa.insert(daily_day).prefix_with("OR IGNORE").values(**values))
            found = rows.execute(_day_query(day)).one()
            return DayPlayer(*found)

        known = await self._store.ask(lambda rows: rows.execute(_day_query(day)).first())
        return DayPlayer(*known) if known is not None else await self._store.change(work)

    async def begin(
        self, game: DailyGame, name: str, entries: Sequence[Entry], places: Sequence[Seated], *, afresh: bool = False
    ) -> DailyGame:
        """Makes a game and its table in one transaction, or gives the one that there is already."""

        def work(rows: sa.Connection) -> DailyGame:
            found = None if afresh and not game.ranked else rows.execute(_there_already(game)).first()
            if found is not None:
                return DailyGame(*found)
            _keep_log(rows, entries)
            rows.execute(sa.insert(seated), [_place(one) for one in places])
            rows.execute(sa.insert(daily_game).values(**_values(game)))
            known = sa.update(daily_player).where(daily_player.c.guest == game.guest).values(name=name)
            if rows.execute(known).rowcount == 0:
                rows.execute(sa.insert(daily_player).values(guest=game.guest, name=name, hidden=False))
            return game

        return await self._store.change(work)

    async def game(self, table: str) -> DailyGame | None:
        """Gives the game of a table."""
        found = await self._found(_GAMES.where(_GAME.table_id == table))
        return found[0] if found else None

    async def games(self, guest: bytes, first: int, last: int) -> list[DailyGame]:
        """Gives a guest's games of these days."""
        mine = _GAMES.where(_GAME.guest == guest, _GAME.day.between(first, last))
        return await self._found(mine.order_by(_GAME.day, _GAME.began, _GAME.table_id))

    async def finish(self, table: str, points: int, at: int, *, ranked: bool, hasty: int = 0) -> bool:
        """Notes a game's result, once."""
        values: dict[str, Any] = {"points": points, "finished": at, "hasty": hasty}
        if not ranked:
            values["ranked"] = False
        change = sa.update(daily_game).where(_GAME.table_id == table, _GAME.finished.is_(None)).values(**values)
        return await self._store.change(lambda rows: rows.execute(change).rowcount == 1)

    async def left_over(self, most: int) -> list[str]:
        """Gives tables whose match is over and whose game has no result."""
        over = sa.select(seated.c.table_id).where(seated.c.table_id == _GAME.table_id, seated.c.finished)
        query = sa.select(_GAME.table_id).where(_GAME.finished.is_(None), over.exists()).limit(most)
        return await self._store.ask(lambda rows: list(rows.execute(query).scalars()))

    async def results(self, day: int) -> list[DailyGame]:
        """Gives a day's ranked results, the best first."""
        query = _GAMES.where(_GAME.day == day, _RANKED)
        return await self._found(query.order_by(_GAME.points.desc(), _GAME.finished, _GAME.table_id))

    async def tallies(self, first: int, last: int) -> list[Tally]:
        """Sums up the ranked results of these days by guest."""
        sums = (
            sa.select(
                _GAME.guest,
                sa.func.sum(_GAME.points).label("points"),
                sa.func.count().label("days"),
                sa.func.max(_GAME.finished).label("at"),
            )
            .where(_RANKED, _GAME.day.between(first, last))
            .group_by(_GAME.guest)
            .subquery()
        )
        return await self._tallied(sums)

    async def streaks(self, last: int) -> list[Tally]:
        """Sums up results of days in a row that end on ``last`` or the day before."""
        lately = sa.select(_GAME.guest).where(_RANKED, _GAME.day.between(last - 1, last))
        # Days in a row less their numbers in a row are always the same.
        number = sa.func.row_number().over(partition_by=_GAME.guest, order_by=_GAME.day)
        days = (
            sa.select(_GAME.guest, _GAME.day, _GAME.points, _GAME.finished, (_GAME.day - number).label("run"))
            .where(_RANKED, _GAME.day <= last, _GAME.guest.in_(lately))
            .subquery()
        )
        runs = (
            sa.select(
                days.c.guest,
                sa.func.sum(days.c.points).label("points"),
                sa.func.count().label("days"),
                sa.func.max(days.c.finished).label("at"),
            )
            .group_by(days.c.guest, days.c.run)
            .having(sa.func.max(days.c.day) >= last - 1)
            .subquery()
        )
        return await self._tallied(runs)

    async def player(self, guest: bytes) -> DailyPlayer | None:
        """Gives who a guest is here."""
        return (await self.players([guest])).get(guest)

    async def players(self, guests: Sequence[bytes]) -> dict[bytes, DailyPlayer]:
        """Gives who these guests are."""

        def query(rows: sa.Connection) -> dict[bytes, DailyPlayer]:
            found = {}
            for at in range(0, len(guests), _PART):
                some = sa.select(daily_player).where(daily_player.c.guest.in_(guests[at : at + _PART]))
                found.update({row[0]: DailyPlayer(row[1], row[2]) for row in rows.execute(some)})
            return found

        return await self._store.ask(query)

    async def hide(self, guest: bytes, *, hidden: bool) -> None:
        """Leaves a guest out of the boards, or not."""
        change = sa.update(daily_player).where(daily_player.c.guest == guest).values(hidden=hidden)
        await self._store.change(lambda rows: rows.execute(change).rowcount)

    async def forget(self, guest: bytes) -> None:
        """Forgets a guest's games and name."""

        def work(rows: sa.Connection) -> None:
            rows.execute(sa.delete(daily_game).where(_GAME.guest == guest))
            rows.execute(sa.delete(daily_player).where(daily_player.c.guest == guest))

        await self._store.change(work)

    async def claim_best(self, day: int, now: int, until: int) -> bool:
        """Says whether the caller may work out a day's best line."""
        free = sa.or_(_DAY.claimed.is_(None), _DAY.claimed <= now)
        change = sa.update(daily_day).where(_DAY.day == day, _DAY.best_table.is_(None), free).values(claimed=until)
        return await self._store.change(lambda rows: rows.execute(change).rowcount == 1)

    async def extend_best(self, day: int, until: int) -> None:
        """Goes on with a day's best line until then."""
        change = sa.update(daily_day).where(_DAY.day == day).values(claimed=until)
        await self._store.change(lambda rows: rows.execute(change).rowcount)

    async def keep_best(self, day: int, table: str, points: int, entries: Sequence[Entry]) -> bool:
        """Keeps a day's best line with its table's log."""
        best = {"best_table": table, "best_points": points}
        change = sa.update(daily_day).where(_DAY.day == day, _DAY.best_table.is_(None)).values(**best)

        def work(rows: sa.Connection) -> bool:
            if rows.execute(change).rowcount == 0:
                return False
            _keep_log(rows, entries)
            return True

        return await self._store.change(work)

    async def _found(self, query: sa.Select[Any]) -> list[DailyGame]:
        return await self._store.ask(lambda rows: [DailyGame(*row) for row in rows.execute(query)])

    async def _tallied(self, sums: sa.Subquery) -> list[Tally]:
        who = daily_player.c
        query = sa.select(sums.c.guest, who.name, who.hidden, sums.c.points, sums.c.days, sums.c.at)
        query = query.join_from(sums, daily_player, sums.c.guest == who.guest)
        return await self._store.ask(lambda rows: [Tally(*row) for row in rows.execute(query)])


def _answer(rows: sa.Connection, day: int, position: bytes) -> bytes | None:
    found: bytes | None = rows.execute(_ANSWER, {"day": day, "position": position}).scalar()
    return found


def _day_query(day: int) -> sa.Select[Any]:
    return sa.select(_DAY.level, _DAY.version, _DAY.best_table, _DAY.best_points).where(_DAY.day == day)


def _there_already(game: DailyGame) -> sa.Select[Any]:
    mine = _GAMES.where(_GAME.guest == game.guest, _GAME.day == game.day)
    if game.ranked:
        return mine.where(_GAME.ranked)
    return mine.where(_GAME.ranked.is_(False), _GAME.finished.is_(None)).order_by(_GAME.began.desc(), _GAME.table_id)


def _keep_log(rows: sa.Connection, entries: Sequence[Entry]) -> None:
    new = [{"table_id": one.table, "seq": one.seq, "at": one.at, "body": one.body} for one in entries]
    rows.execute(sa.insert(event), new)


def _place(one: Seated) -> dict[str, Any]:
    return {"guest": one.guest, "table_id": one.table, "at": one.at, "finished": one.finished, "line": one.line}


def _values(game: DailyGame) -> dict[str, Any]:
    return {column.name: getattr(game, "table" if column.name == "table_id" else column.name) for column in _COLUMNS}
