"""Days of the daily deal with a calendar that is turned: games, results, boards, and what is told to whom."""

from __future__ import annotations

import asyncio
import hashlib
import threading
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
import pytest

from rummy500.app.daily import hasty_answers
from rummy500.app.daily_boards import Kept
from rummy500.app.daily_deal import (
    COMPUTER,
    DAY_MS,
    PERSON,
    day_of_date,
    day_of_time,
    ends_at,
    key_of_table,
    table_facts,
)
from rummy500.app.daily_figures import standing
from rummy500.app.facts import Fact, Played, SeatFact
from rummy500.app.personal import export_all, forget_all
from rummy500.app.refusal import Refusal
from rummy500.app.table import Table
from rummy500.game.events import Event
from rummy500.game.moves import Draw, Move
from rummy500.game.view import SeatView
from rummy500.rules import Rules
from rummy500.storage.sqlite import SqliteStore
from tests.app.daily_days import Calendar, Otherwise, Server

pytestmark = pytest.mark.anyio

DAY = 20788  # 2026-12-01


def guest(name: str) -> bytes:
    """Gives a guest's hash."""
    return hashlib.sha256(name.encode()).digest()


ANN, BOB, CLEO = guest("Ann"), guest("Bob"), guest("Cleo")


@pytest.fixture
async def now() -> Calendar:
    """Gives a calendar at noon of the day."""
    return Calendar()


@pytest.fixture
async def house(now: Calendar) -> AsyncIterator[Server]:
    """Gives a server."""
    made = Server(now)
    yield made
    await made.close()


def moves(table: Table) -> list[str]:
    """Gives what was done in a table's round."""
    assert table.match is not None
    return [str(entry) for entry in table.match.logs[0].entries]


# Begun and found again.


async def test_the_first_game_of_the_day_is_ranked_and_a_second_tab_finds_it(house: Server) -> None:
    games = await asyncio.gather(*(house.daily.begin(ANN, DAY, "Ann") for _ in range(5)))
    assert len({game.table for game in games}) == 1
    assert games[0].ranked
    await house.go_on(games[0].table, until=lambda table: len(table.steps) > 9)
    again = await house.daily.begin(ANN, DAY, "Anna", afresh=True)
    assert again.table == games[0].table, "a ranked game cannot be begun anew"


async def test_after_the_ranked_finish_and_for_past_days_one_plays_unranked_as_often_as_one_likes(
    house: Server,
) -> None:
    ranked = await house.play(ANN, DAY)
    first = await house.daily.begin(ANN, DAY, None)
    assert (first.ranked, first.table != ranked.id) == (False, True)
    assert await house.daily.begin(ANN, DAY, None) == first, "it goes on"
    assert (await house.daily.begin(ANN, DAY, None, afresh=True)).table != first.table
    past = await house.play(ANN, DAY - 5)
    assert [game.ranked for game in await house.daily.games(ANN, DAY - 5)] == [False]
    assert past.over
    assert not (await house.daily.begin(ANN, DAY - 5, None)).ranked


async def test_a_game_that_was_left_for_so_long_that_its_table_is_closed_is_begun_anew(
    house: Server, now: Calendar
) -> None:
    left = await house.daily.begin(ANN, DAY, "Ann")
    now.ms += 29 * DAY_MS
    assert (await house.daily.begin(ANN, DAY, None)).table == left.table
    now.ms += 2 * DAY_MS
    again = await house.daily.begin(ANN, DAY, None)
    assert (again.table != left.table, again.ranked) == (True, False)


async def test_days_to_come_and_days_before_the_first_are_not_played(house: Server) -> None:
    with pytest.raises(Refusal, match="daily_not_yet"):
        await house.daily.begin(ANN, DAY + 1, "Ann")
    with pytest.raises(Refusal, match="daily_no_day"):
        await house.daily.begin(ANN, DAY - 31, "Ann")
    with pytest.raises(Refusal, match="bad_name"):
        await house.daily.begin(ANN, DAY, None)


# Midnight, clocks and zones.


async def test_a_game_left_open_over_midnight_counts_for_its_day_for_an_hour(house: Server, now: Calendar) -> None:
    now.set("2026-12-01T23:59:59")
    games = [await house.daily.begin(one, DAY, "Ann") for one in (ANN, BOB, CLEO)]
    now.set("2026-12-02T00:59:59")
    assert (await house.daily.begin(ANN, DAY, None)).table == games[0].table
    await house.go_on(games[0].table)
    other = await house.daily.begin(ANN, DAY + 1, None)
    assert other.ranked, "and the new day has its own"
    now.set("2026-12-02T01:00")
    await house.go_on(games[1].table)
    assert [game.guest for game in await house.dailies.results(DAY)] == [ANN]
    assert [(game.ranked, game.finished is not None) for game in await house.daily.games(BOB, DAY)] == [(False, True)]
    assert await house.daily.open_key(DAY) is not None
    assert (await house.daily.begin(CLEO, DAY, None)).table == games[2].table, "it goes on, unranked"
    assert not (await house.daily.begin(CLEO, DAY, None, afresh=True)).ranked


async def test_the_time_that_counts_is_that_of_the_last_move_not_of_its_being_noticed(
    house: Server, now: Calendar
) -> None:
    now.set("2026-12-01T23:00")
    game = await house.daily.begin(ANN, DAY, "Ann")
    noticed = house.daily.settle

    async def unheard(_table: str) -> None:
        return None

    house.daily.settle = unheard  # type: ignore[method-assign, assignment]
    await house.go_on(game.table)
    house.daily.settle = noticed  # type: ignore[method-assign]
    now.set("2026-12-05T12:00")
    assert [game.finished for game in await house.dailies.games(ANN, DAY, DAY)] == [None]
    await house.beside(now).daily.make_up()
    (game,) = await house.dailies.games(ANN, DAY, DAY)
    assert (game.ranked, day_of_time(game.finished or 0)) == (True, DAY)


async def test_b142_a_streak_counts_dates_over_both_changes_of_the_clock(now: Calendar) -> None:
    for first, zone in (("2027-03-27", "Europe/Berlin"), ("2027-10-29", "Europe/Berlin"), ("2027-03-12", "US/Eastern")):
        start = day_of_date(first)
        assert start is not None
        now.ms = start * DAY_MS
        house = Server(now)
        for offset in range(4):
            # The evening of that date there, whatever its clocks do that night.
            local = datetime.fromtimestamp((start + offset) * 86_400, UTC).date()
            at = datetime(local.year, local.month, local.day, 18, 30, tzinfo=ZoneInfo(zone))
            now.ms = round(at.timestamp() * 1000)
            await house.play(ANN, house.daily.today())
            games = await house.dailies.games(ANN, 0, house.daily.today())
            assert standing(games, house.daily.today()).streak == offset + 1
        await house.close()


async def test_b143_a_traveller_plays_each_day_of_utc_once_and_loses_none(now: Calendar) -> None:
    now.set("2026-12-01T12:00")
    house = Server(now)
    # West over the date line: her calendar goes back a date, that of UTC goes on.
    shown = []
    for zone, hours in (("Pacific/Kiritimati", 0), ("Pacific/Pago_Pago", 11), ("Pacific/Pago_Pago", 22)):
        now.ms = round(datetime(2026, 12, 1, 12, tzinfo=UTC).timestamp() * 1000) + hours * 3_600_000
        shown.append(datetime.fromtimestamp(now.ms / 1000, ZoneInfo(zone)).date().isoformat())
        await house.play(ANN, house.daily.today())
    assert shown == ["2026-12-02", "2026-12-01", "2026-12-01"], "what her calendar says"
    games = await house.dailies.games(ANN, 0, DAY + 9)
    assert [(game.day, game.ranked) for game in games] == [(DAY, True), (DAY, False), (DAY + 1, True)]
    told = standing(games, DAY + 1)
    assert (told.days, told.streak) == (2, 2)
    await house.close()


# The same game for everybody.


async def test_two_who_play_alike_see_the_same_game_also_on_a_server_that_would_answer_otherwise(
    house: Server, now: Calendar
) -> None:
    other = house.beside(now, Otherwise(5))
    first = await house.play(ANN, DAY, "Ann")
    second = await other.play(BOB, DAY, "Bob")
    assert moves(first) == moves(second)
    assert first.score() == second.score()
    alone = Server(now, dailies=None, computers=Otherwise(5))
    alone.daily._secret = house.daily._secret
    unbound = await alone.play(CLEO, DAY)
    assert moves(unbound) != moves(first), "without the answers that bind it would have been another game"
    await other.close()
    await alone.close()


async def test_an_answer_is_thought_of_once_and_outlives_the_server(
    house: Server, now: Calendar, tmp_path: Path
) -> None:
    store = SqliteStore(tmp_path / "a.db")
    thinking = Otherwise(0)
    first = Server(now, store, computers=thinking)
    await first.play(ANN, DAY)
    thought = thinking.thought
    assert thought > 0
    await first.close()
    await store.close()
    store = SqliteStore(tmp_path / "a.db")
    deployed = Otherwise(9)
    again = Server(now, store, computers=deployed)
    table = await again.play(BOB, DAY)
    assert deployed.thought == 0
    assert (await again.daily.player(DAY)).version == "0", "the day keeps the version it began with"
    assert (await again.daily.player(DAY + 1)).version == "9"
    assert table.over
    await again.close()
    await store.close()


async def test_other_play_meets_other_answers_and_the_best_player_is_never_illegal(house: Server) -> None:
    games = [await house.play(guest(str(n)), DAY, str(n), lots=n) for n in range(6)]
    assert len({tuple(moves(table)) for table in games}) > 1
    assert house.notes.failures == []


async def test_an_answer_that_cannot_be_played_is_replaced_before_it_binds(now: Calendar) -> None:
    class Foolish(Otherwise):
        def decide(self, *asked: object, **named: object) -> Draw:
            return Draw()  # also when it has to discard

    house = Server(now, computers=Foolish(0))
    table = await house.play(ANN, DAY)
    assert table.over
    assert {reason.split(":")[0] for *_, reason in house.notes.failures} == {"draw"}
    await house.close()


# Results.


async def test_a_result_is_read_from_the_log_and_stored_once(house: Server) -> None:
    table = await house.play(ANN, DAY)
    score = table.score()
    assert score is not None
    assert [(game.points, game.table) for game in house.told] == [(score.points[PERSON], table.id)]
    await house.daily.settle(table.id)
    house.daily.heard(table.id)
    await house.daily.make_up()
    await asyncio.sleep(0)
    assert len(house.told) == 1
    finished = await house.daily.finished(ANN, DAY)
    assert finished.table.score() == score


async def test_who_has_not_finished_is_shown_nothing_of_the_day_until_the_key_is_open(
    house: Server, now: Calendar
) -> None:
    table = await house.play(ANN, DAY)
    await house.play(BOB, DAY, "Bob", until=lambda table: len(table.steps) > 5)
    assert await house.daily.may_watch(ANN, table)
    for one in (BOB, CLEO, None):
        assert not await house.daily.may_watch(one, table)
        with pytest.raises(Refusal, match="daily_not_finished"):
            await house.daily.finished(one or CLEO, DAY)
    now.ms = ends_at(DAY)
    assert await house.daily.may_watch(None, table)


async def test_b145_of_equal_results_the_first_stands_first_and_repeating_changes_nothing(
    house: Server, now: Calendar
) -> None:
    now.set("2026-12-01T10:00")
    await house.play(BOB, DAY, "Bob")
    now.set("2026-12-01T11:00")
    await house.play(ANN, DAY, "Ann")
    board = await house.daily.boards.board(DAY, DAY, streaks=False)
    assert [tally.name for tally in board.shown] == ["Bob", "Ann"]
    assert board.shown[0].points == board.shown[1].points, "they played alike"
    now.set("2026-12-01T12:00")
    for lots in range(3):
        again = await house.daily.begin(ANN, DAY, None, afresh=True)
        await house.go_on(again.table, lots=lots)
    after = await house.daily.boards.board(DAY, DAY, streaks=False, since=now.ms + 1)
    assert after.shown == board.shown


async def test_b146_results_of_zero_and_less_count_for_board_and_streak(house: Server, now: Calendar) -> None:
    for offset, points in enumerate((0, -35, 0)):
        now.ms = (DAY + offset) * DAY_MS
        game = await house.daily.begin(ANN, DAY + offset, "Ann")
        await house.dailies.finish(game.table, points, now.ms, ranked=True)
    board = await house.daily.boards.board(DAY, DAY + 2, streaks=False)
    assert [(one.points, one.days) for one in board.shown] == [(-35, 3)]
    told = standing(await house.dailies.games(ANN, 0, DAY + 2), DAY + 2)
    assert (told.days, told.streak, told.best, told.mean) == (3, 3, 0, -11.67)


async def test_boards_are_worked_out_at_most_every_few_seconds_but_know_ones_own_result_at_once(
    house: Server, now: Calendar
) -> None:
    boards = house.daily.boards
    for _ in range(50):
        await boards.board(DAY, DAY, streaks=False)
    assert boards._boards.made == 1
    await house.play(ANN, DAY)
    assert (await boards.board(DAY, DAY, streaks=False)).shown == ()
    mine = await boards.board(DAY, DAY, streaks=False, since=now.ms + 1)
    assert [one.guest for one in mine.shown] == [ANN]
    now.ms += 6_000
    await asyncio.gather(*(boards.board(DAY, DAY, streaks=False) for _ in range(20)))
    assert boards._boards.made == 3


async def test_what_took_long_to_work_out_is_kept_longer_whoever_asks(now: Calendar) -> None:
    seconds = iter([0.0, 2.0, 100.0, 100.1])

    async def make(key: str) -> str:
        return f"{key} {now.ms}"

    kept: Kept[str, str] = Kept(make, now, 20, lambda: next(seconds))
    first = await kept.get("a")
    now.ms += 39_000
    assert await kept.get("a", since=now.ms) == first
    now.ms += 1_000
    assert await kept.get("a", since=now.ms) != first


async def test_who_hides_is_on_no_board_and_keeps_her_place_for_herself(house: Server) -> None:
    for one, name in ((ANN, "Ann"), (BOB, "Bob")):
        await house.play(one, DAY, name)
    await house.dailies.hide(ANN, hidden=True)
    house.daily.boards.forget()
    board = await house.daily.boards.board(DAY, DAY, streaks=False)
    assert [one.name for one in board.shown] == ["Bob"]
    own = board.place_of(ANN)
    assert own is not None
    assert own.place == 1, "she was there first"
    bobs = board.place_of(BOB)
    assert bobs is not None
    assert bobs.place == 1
    assert board.place_of(CLEO) is None


async def test_all_that_is_kept_of_a_guest_is_given_and_forgotten(house: Server) -> None:
    table = await house.play(ANN, DAY)
    (told,) = (await export_all([house.daily], ANN)).values()
    text = msgspec.json.encode(told).decode()
    assert table.id in text
    assert key_of_table(table).hex() not in text
    await forget_all([house.daily], ANN)
    assert (await house.daily.boards.board(DAY, DAY, streaks=False)).all == {}
    assert '"games":[]' in msgspec.json.encode(await house.daily.export(ANN)).decode()


# The best line.


async def test_the_best_line_is_played_once_from_seat_0_against_the_same_answers(house: Server, now: Calendar) -> None:
    other = house.beside(now, Otherwise(3))
    await house.play(ANN, DAY)
    await other.play(BOB, DAY, "Bob")
    async with asyncio.timeout(20):
        while (await house.daily.player(DAY)).best_table is None:
            await asyncio.sleep(0.005)
    fixed = await other.daily.player(DAY)
    table, log = await house.daily._read(fixed.best_table or "")
    assert table.over
    assert [who.guest for who in table.seats_now] == [None, None]
    score = table.score()
    assert score is not None
    assert score.points[PERSON] == fixed.best_points
    position = Table.rebuilt(table.id, log[:3])
    for _, fact in log[3:]:
        if isinstance(fact, Played) and fact.seat == COMPUTER:
            await house.store_answer_is(position, fact)
        position.apply(fact)
    other.daily.best.want(DAY)
    await asyncio.gather(*other.daily.best._tasks.values())
    assert (await house.daily.player(DAY)).best_table == fixed.best_table
    assert not await house.daily.may_watch(CLEO, table)
    await other.close()


async def test_a_best_line_that_a_server_leaves_when_it_stops_is_taken_up_at_once(now: Calendar) -> None:
    begun, go_on = threading.Event(), threading.Event()

    class Slow(Otherwise):
        strongest = "master"

        def decide(
            self, level: str, style: str | None, rules: Rules, view: SeatView, events: Sequence[Event], seed: int
        ) -> Move | None:
            if level == "master":
                begun.set()
                assert go_on.wait(10)
            return super().decide(level, style, rules, view, events, seed)

    stopping = Server(now, computers=Slow(0))
    other = stopping.beside(now)
    await stopping.play(ANN, DAY)
    await asyncio.to_thread(begun.wait, 10)
    assert not await other.dailies.claim_best(DAY, now.ms, now.ms + 1), "it is at it"
    closing = asyncio.create_task(stopping.daily.close())
    await asyncio.sleep(0)
    go_on.set()
    await closing
    other.daily.best.want(DAY)
    await asyncio.gather(*other.daily.best._tasks.values())
    assert (await other.daily.player(DAY)).best_table is not None
    await stopping.close()
    await other.close()


# What looks like a machine.


async def test_s14_moves_that_come_sooner_than_people_make_them_are_counted() -> None:
    facts = table_facts(bytes(32), DAY, SeatFact("Ann", ANN.hex()), ranked=True, pace="instant")
    log: list[tuple[int, Fact]] = [(0, fact) for fact in facts]
    log += [(1000, Played(COMPUTER, Draw())), (1149, Played(PERSON, Draw())), (1300, Played(PERSON, Draw()))]
    log += [(1310, Played(COMPUTER, Draw()))]
    assert hasty_answers(log) == 1
