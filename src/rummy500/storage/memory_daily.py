"""Daily deals in memory, beside any store: for tests and for trying things out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise

import msgspec

from rummy500.app.daily_ports import DailyGame, DailyPlayer, DayPlayer, Tally
from rummy500.app.ports import Entry, Seated, Store

__all__ = ["MemoryDailies"]

_MOST_TABLES = 10_000


class MemoryDailies:
    """Keeps daily deals in dictionaries. Its promises are those of ``DailyStore``."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret: tuple[bytes, int] | None = None
        self._days: dict[int, DayPlayer] = {}
        self._claims: dict[int, int] = {}
        self._answers: dict[tuple[int, bytes], bytes] = {}
        self._games: dict[str, DailyGame] = {}
        self._players: dict[bytes, DailyPlayer] = {}

    async def answer(self, day: int, position: bytes) -> bytes | None:
        """Gives the answer that binds in a position."""
        return self._answers.get((day, position))

    async def bind(self, day: int, position: bytes, move: bytes) -> bytes:
        """Keeps an answer where there is none, and gives the one that binds."""
        return self._answers.setdefault((day, position), move)

    async def secret(self, fresh: bytes, at: int) -> tuple[bytes, int]:
        """Gives the daily secret, made once."""
        self._secret = self._secret or (fresh, at)
        return self._secret

    async def fix(self, day: int, player: DayPlayer) -> DayPlayer:
        """Gives who plays on a day."""
        return self._days.setdefault(day, player)

    async def begin(
        self, game: DailyGame, name: str, entries: Sequence[Entry], places: Sequence[Seated], *, afresh: bool = False
    ) -> DailyGame:
        """Makes a game and its table, or gives the one that there is already."""
        mine = [one for one in self._games.values() if (one.guest, one.day, one.ranked) == _place_of(game)]
        there = mine if game.ranked else [one for one in mine if one.finished is None and not afresh]
        if there:
            return min(there, key=lambda one: (-one.began, one.table))
        # Before the log is stored, so that nobody else begins meanwhile.
        self._games[game.table] = game
        try:
            await self._store.append(entries, places)
        except BaseException:
            del self._games[game.table]
            raise
        known = self._players.get(game.guest, DailyPlayer(name))
        self._players[game.guest] = DailyPlayer(name, known.hidden)
        return game

    async def game(self, table: str) -> DailyGame | None:
        """Gives the game of a table."""
        return self._games.get(table)

    async def games(self, guest: bytes, first: int, last: int) -> list[DailyGame]:
        """Gives a guest's games of these days."""
        mine = [one for one in self._games.values() if one.guest == guest and first <= one.day <= last]
        return sorted(mine, key=lambda one: (one.day, one.began, one.table))

    async def finish(self, table: str, points: int, at: int, *, ranked: bool, hasty: int = 0) -> bool:
        """Notes a game's result, once."""
        game = self._games.get(table)
        if game is None or game.finished is not None:
            return False
        done = msgspec.structs.replace(game, points=points, finished=at, hasty=hasty, ranked=game.ranked and ranked)
        self._games[table] = done
        return True

    async def left_over(self, most: int) -> list[str]:
        """Gives tables whose match is over and whose game has no result."""
        found = []
        for game in list(self._games.values()):
            places = await self._store.tables_of(game.guest, _MOST_TABLES) if game.finished is None else []
            if any(place.table == game.table and place.finished for place in places):
                found.append(game.table)
        return found[:most]

    async def results(self, day: int) -> list[DailyGame]:
        """Gives a day's ranked results, the best first."""
        found = [game for game in self._ranked() if game.day == day]
        return sorted(found, key=lambda game: (-(game.points or 0), game.finished or 0, game.table))

    async def tallies(self, first: int, last: int) -> list[Tally]:
        """Sums up the ranked results of these days by guest."""
        return self._tallied(lambda games: [game for game in games if first <= game.day <= last])

    async def streaks(self, last: int) -> list[Tally]:
        """Sums up results of days in a row that end on ``last`` or the day before."""
        return self._tallied(lambda games: _run([game for game in games if game.day <= last], last))

    async def player(self, guest: bytes) -> DailyPlayer | None:
        """Gives who a guest is here."""
        return self._players.get(guest)

    async def players(self, guests: Sequence[bytes]) -> dict[bytes, DailyPlayer]:
        """Gives who these guests are."""
        return {guest: self._players[guest] for guest in guests if guest in self._players}

    async def hide(self, guest: bytes, *, hidden: bool) -> None:
        """Leaves a guest out of the boards, or not."""
        if guest in self._players:
            self._players[guest] = msgspec.structs.replace(self._players[guest], hidden=hidden)

    async def forget(self, guest: bytes) -> None:
        """Forgets a guest's games and name."""
        self._games = {table: game for table, game in self._games.items() if game.guest != guest}
        self._players.pop(guest, None)

    async def claim_best(self, day: int, now: int, until: int) -> bool:
        """Says whether the caller may work out a day's best line."""
        fixed = self._days.get(day)
        if fixed is None or fixed.best_table is not None or self._claims.get(day, now) > now:
            return False
        self._claims[day] = until
        return True

    async def extend_best(self, day: int, until: int) -> None:
        """Goes on with a day's best line until then."""
        self._claims[day] = until

    async def keep_best(self, day: int, table: str, points: int, entries: Sequence[Entry]) -> bool:
        """Keeps a day's best line with its table's log."""
        fixed = self._days.get(day)
        if fixed is None or fixed.best_table is not None:
            return False
        await self._store.append(entries)
        self._days[day] = msgspec.structs.replace(fixed, best_table=table, best_points=points)
        return True

    def _ranked(self) -> list[DailyGame]:
        return [game for game in self._games.values() if game.ranked and game.finished is not None]

    def _tallied(self, chosen: Callable[[list[DailyGame]], list[DailyGame]]) -> list[Tally]:
        by_guest: dict[bytes, list[DailyGame]] = defaultdict(list)
        for game in self._ranked():
            by_guest[game.guest].append(game)
        found = []
        for guest, games in by_guest.items():
            if kept := chosen(games):
                points = sum(game.points or 0 for game in kept)
                who, at = self._players[guest], max(game.finished or 0 for game in kept)
                found.append(Tally(guest, who.name, who.hidden, points, len(kept), at))
        return found


def _place_of(game: DailyGame) -> tuple[bytes, int, bool]:
    return game.guest, game.day, game.ranked


def _run(games: list[DailyGame], last: int) -> list[DailyGame]:
    """Gives the games of the days in a row that end on ``last`` or the day before."""
    newest = sorted(games, key=lambda game: -game.day)
    if not newest or newest[0].day < last - 1:
        return []
    breaks = [at for at, (later, earlier) in enumerate(pairwise(newest), 1) if later.day - earlier.day != 1]
    return newest[: breaks[0]] if breaks else newest
