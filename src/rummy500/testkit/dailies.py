"""What every store of daily deals must do: a test file subclasses ``DailyConformance`` and opens one with its logs.

The tests are coroutines, so the file also says what runs them, for instance ``pytestmark = pytest.mark.anyio``.
"""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager

from rummy500.app.daily_ports import DailyGame, DailyPlayer, DailyStore, DayPlayer
from rummy500.app.ports import Entry, Seated, Store

__all__ = ["DailyConformance", "began", "played"]

ANN, BOB, CLEO = b"ann", b"bob", b"cleo"


async def began(
    store: DailyStore,
    guest: bytes,
    day: int,
    *,
    ranked: bool = True,
    table: str = "",
    at: int = 0,
    afresh: bool = False,
) -> DailyGame:
    """Begins a guest's game at a table of its own."""
    table = table or f"{guest.decode()}-{day}-{ranked:d}"
    game = DailyGame(table, day, guest, ranked, at or day * 100)
    log = [Entry(table, 1, game.began, b"{}"), Entry(table, 2, game.began, b"[]")]
    return await store.begin(game, guest.decode().title(), log, [Seated(guest, table, game.began)], afresh=afresh)


async def played(store: DailyStore, guest: bytes, day: int, points: int, at: int = 0, *, ranked: bool = True) -> None:
    """Begins a guest's game and finishes it."""
    game = await began(store, guest, day, ranked=ranked)
    assert await store.finish(game.table, points, at or day * 100 + 50, ranked=ranked)


class DailyConformance:
    """Tests the promises of ``app.daily_ports.DailyStore``; each test opens an empty store of its own."""

    def opened(self) -> AbstractAsyncContextManager[tuple[DailyStore, Store]]:
        """Opens an empty store and that of the logs beside it, and closes both at the end of the block."""
        raise NotImplementedError

    async def test_the_secret_is_made_once(self) -> None:
        async with self.opened() as (store, _):
            assert await store.secret(b"1" * 32, 5) == (b"1" * 32, 5)
            assert await store.secret(b"2" * 32, 9) == (b"1" * 32, 5)

    async def test_the_first_answer_in_a_position_binds(self) -> None:
        async with self.opened() as (store, _):
            assert await store.answer(1, b"p") is None
            assert await store.bind(1, b"p", b"draw") == b"draw"
            assert await store.bind(1, b"p", b"pass") == b"draw"
            assert await store.answer(1, b"p") == b"draw"
            assert await store.answer(2, b"p") is None
            told = await asyncio.gather(*(store.bind(3, b"q", b"%d" % n) for n in range(8)))
            assert len(set(told)) == 1

    async def test_the_first_player_of_a_day_is_fixed(self) -> None:
        async with self.opened() as (store, _):
            assert await store.fix(4, DayPlayer("strong", "1")) == DayPlayer("strong", "1")
            assert await store.fix(4, DayPlayer("strong", "2")) == DayPlayer("strong", "1")
            assert await store.fix(5, DayPlayer("strong", "2")) == DayPlayer("strong", "2")

    async def test_a_game_is_made_with_its_log_and_its_seat(self) -> None:
        async with self.opened() as (store, logs):
            game = await began(store, ANN, 1)
            assert await store.game(game.table) == game
            assert await store.game("nowhere") is None
            assert [entry.seq for entry in await logs.read(game.table)] == [1, 2]
            assert [place.table for place in await logs.tables_of(ANN, 9)] == [game.table]
            assert await store.player(ANN) == DailyPlayer("Ann")

    async def test_s11_a_guest_has_one_ranked_game_a_day_however_often_it_is_begun(self) -> None:
        async with self.opened() as (store, logs):
            games = await asyncio.gather(*(began(store, ANN, 1, table=f"t{n}") for n in range(8)))
            assert len({game.table for game in games}) == 1
            assert [bool(await logs.read(f"t{n}")) for n in range(8)].count(True) == 1
            await store.finish(games[0].table, 7, 150, ranked=True)
            again = await began(store, ANN, 1, table="later")
            assert (again.table, again.points) == (games[0].table, 7)
            assert (await began(store, ANN, 2)).table != games[0].table
            assert (await began(store, BOB, 1)).table != games[0].table

    async def test_an_unranked_game_goes_on_until_it_is_finished_or_another_is_wanted(self) -> None:
        async with self.opened() as (store, _):
            first = await began(store, ANN, 1, ranked=False, table="a")
            assert await began(store, ANN, 1, ranked=False, table="b", at=200) == first
            other = await began(store, ANN, 1, ranked=False, table="c", at=300, afresh=True)
            assert other.table == "c"
            assert (await began(store, ANN, 1, ranked=False, table="d", at=400)).table == "c"
            await store.finish("c", 5, 500, ranked=False)
            await store.finish("a", 5, 500, ranked=False)
            assert (await began(store, ANN, 1, ranked=False, table="e", at=600)).table == "e"
            assert [game.table for game in await store.games(ANN, 1, 1)] == ["a", "c", "e"]

    async def test_a_game_is_finished_once(self) -> None:
        async with self.opened() as (store, _):
            game = await began(store, ANN, 1)
            assert await store.finish(game.table, -20, 190, ranked=True, hasty=3)
            assert not await store.finish(game.table, 500, 195, ranked=True)
            assert not await store.finish("nowhere", 1, 1, ranked=True)
            done = await store.game(game.table)
            assert done is not None
            assert (done.points, done.finished, done.hasty, done.ranked) == (-20, 190, 3, True)

    async def test_a_game_finished_too_late_is_not_ranked(self) -> None:
        async with self.opened() as (store, _):
            game = await began(store, ANN, 1)
            await store.finish(game.table, 90, 900, ranked=False)
            assert await store.results(1) == []
            assert [one.ranked for one in await store.games(ANN, 0, 9)] == [False]

    async def test_matches_that_ended_unheard_are_found(self) -> None:
        async with self.opened() as (store, logs):
            for guest in (ANN, BOB, CLEO):
                await began(store, guest, 1)
            for guest in (ANN, BOB):
                await logs.append([], [Seated(guest, f"{guest.decode()}-1-1", 120, finished=True)])
            await store.finish("ann-1-1", 1, 120, ranked=True)
            assert await store.left_over(9) == ["bob-1-1"]

    async def test_b145_b146_results_are_in_order_and_of_equal_ones_the_first_comes_first(self) -> None:
        async with self.opened() as (store, _):
            await played(store, ANN, 1, 0, 130)
            await played(store, BOB, 1, -45, 110)
            await played(store, CLEO, 1, 0, 120)
            await played(store, CLEO, 1, 900, 125, ranked=False)
            await began(store, b"dov", 1)
            assert [(game.guest, game.points) for game in await store.results(1)] == [(CLEO, 0), (ANN, 0), (BOB, -45)]

    async def test_results_are_summed_up_by_guest(self) -> None:
        async with self.opened() as (store, _):
            for day, points in ((1, 10), (2, -30), (4, 5)):
                await played(store, ANN, day, points)
            await played(store, BOB, 2, 0)
            await played(store, BOB, 2, 70, ranked=False)
            await store.hide(BOB, hidden=True)
            told = {one.guest: one for one in await store.tallies(2, 4)}
            assert (told[ANN].points, told[ANN].days, told[ANN].at) == (-25, 2, 450)
            assert (told[BOB].points, told[BOB].days, told[BOB].at) == (0, 1, 250)
            assert (told[ANN].name, told[ANN].hidden, told[BOB].hidden) == ("Ann", False, True)
            assert await store.tallies(5, 9) == []

    async def test_streaks_are_days_in_a_row_up_to_that_day_or_the_day_before(self) -> None:
        async with self.opened() as (store, _):
            for day in (1, 2, 3, 5, 6, 7):
                await played(store, ANN, day, 10)
            for day in (4, 5):
                await played(store, BOB, day, -10)
            await played(store, CLEO, 6, 0)

            async def rows(last: int) -> dict[bytes, int]:
                return {one.guest: one.days for one in await store.streaks(last)}

            assert await rows(7) == {ANN: 3, CLEO: 1}
            assert await rows(6) == {ANN: 2, BOB: 2, CLEO: 1}
            assert await rows(4) == {ANN: 3, BOB: 1}
            assert await rows(9) == {}
            assert {one.guest: one.points for one in await store.streaks(6)}[BOB] == -20

    async def test_a_name_is_the_last_one_and_hiding_outlives_it(self) -> None:
        async with self.opened() as (store, _):
            await store.hide(ANN, hidden=True)
            assert await store.player(ANN) is None
            await began(store, ANN, 1)
            await store.hide(ANN, hidden=True)
            game = DailyGame("other", 2, ANN, True, 200)
            await store.begin(game, "Anna", [Entry("other", 1, 200, b"{}")], [Seated(ANN, "other", 200)])
            assert await store.players([ANN, BOB]) == {ANN: DailyPlayer("Anna", True)}

    async def test_a_guest_is_forgotten_and_the_log_stays(self) -> None:
        async with self.opened() as (store, logs):
            await played(store, ANN, 1, 10)
            await played(store, BOB, 1, 20)
            await store.forget(ANN)
            await store.forget(ANN)
            assert await store.games(ANN, 0, 9) == []
            assert await store.player(ANN) is None
            assert [game.guest for game in await store.results(1)] == [BOB]
            assert await logs.read("ann-1-1")

    async def test_one_works_out_the_best_line_at_a_time_and_one_is_kept(self) -> None:
        async with self.opened() as (store, logs):
            assert not await store.claim_best(1, 10, 20), "no such day yet"
            await store.fix(1, DayPlayer("strong", "1"))
            assert await store.claim_best(1, 10, 20)
            assert not await store.claim_best(1, 19, 29)
            assert await store.claim_best(1, 20, 30), "the one before has been given up"
            await store.extend_best(1, 50)
            assert not await store.claim_best(1, 49, 60), "this one goes on"
            assert await store.keep_best(1, "best", 120, [Entry("best", 1, 25, b"{}")])
            assert not await store.keep_best(1, "other", 130, [Entry("other", 1, 26, b"{}")])
            assert not await store.claim_best(1, 99, 100)
            fixed = await store.fix(1, DayPlayer("strong", "2"))
            assert (fixed.version, fixed.best_table, fixed.best_points) == ("1", "best", 120)
            assert await logs.read("other") == []
