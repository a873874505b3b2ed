"""Tables that are being played: stored before they are shown, and moved on by their computers."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import pytest

from rummy500.app.facts import Dealing, Played, Scored, Started, read_fact
from rummy500.app.live import LiveTable
from rummy500.app.means import load_table
from rummy500.app.ports import Entry, Seated, StoreUnavailable
from rummy500.app.table import Refusal, Table, TableBroken
from rummy500.app.tables import Tables, Wish
from rummy500.app.window import Window
from rummy500.game.events import Event, RoundEnded
from rummy500.game.moves import Call, Discard, Draw, Move
from rummy500.game.view import SeatView
from rummy500.rules import Rules
from rummy500.storage.memory import MemoryStore
from tests.app.making import GUEST, Looker, Scripted, made_table, means, stored_table
from tests.server.policy import choose

pytestmark = pytest.mark.anyio


async def until(condition: Callable[[], bool], patience: float = 10) -> None:
    """Waits for something that other tasks bring about."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it did not come about"
        await asyncio.sleep(0.002)


async def my_turn(live: LiveTable) -> None:
    """Waits until seat 0 is to act."""
    await until(lambda: stored_table(live).to_act == 0)


def wish(live: LiveTable, rng: random.Random) -> Move:
    """Chooses a move for seat 0."""
    own = stored_table(live).own(0)
    assert own is not None
    assert own.options is not None
    move = choose(msgspec.to_builtins(own.options), rng)
    assert move is not None
    found: Move = msgspec.convert(move, Move)
    return found


def results_of(live: LiveTable) -> list[RoundEnded]:
    """Gives the finished rounds."""
    match = stored_table(live).match
    return [] if match is None else match.results


async def go_on(live: LiveTable, table: Table, number: int) -> None:
    """Says that the scores have been seen, or waits for a deal under way."""
    if table.deal is None:
        await live.next_round(0, f"n{number}")
    await until(lambda: stored_table(live).running)


async def play_rounds(live: LiveTable, tables: Tables, rounds: int) -> None:
    """Plays until so many rounds are over, or the match is."""
    rng = random.Random(3)
    number = 0
    while len(results_of(live)) < rounds and not stored_table(live).over:
        table = stored_table(live)
        number += 1
        if not table.running:
            await go_on(live, table, number)
        elif live.fleeting.window is not None and 0 in live.fleeting.window.waiting:
            await live.decline(0, f"d{number}", table.seq)
        elif table.to_act == 0:
            await live.play(0, f"m{number}", table.seq, wish(live, rng))
        else:
            seq = table.seq
            await until(lambda: stored_table(live).seq > seq)  # noqa: B023 - is waited for at once


class Failing(MemoryStore):
    """Is a store whose appends can be made to fail, before or after they are stored, or to wait."""

    def __init__(self) -> None:
        super().__init__()
        self.before: Exception | None = None
        self.after: Exception | None = None
        self.gate: Callable[[], Awaitable[object]] | None = None

    async def append(self, entries: Sequence[Entry], seated: Sequence[Seated] = ()) -> None:
        """Stores, or not."""
        if self.gate is not None:
            await self.gate()
        if self.before is not None:
            raise self.before
        await super().append(entries, seated)
        if self.after is not None:
            raise self.after


async def test_r2_nothing_is_shown_before_it_is_stored() -> None:
    store = Failing()
    made, _ = means(store)
    tables = Tables(made)
    live = await made_table(tables)
    looker = Looker()
    await tables.join(live, looker)
    await my_turn(live)
    gate = asyncio.Event()
    store.gate = gate.wait
    before, woken = live.published, looker.woken
    play = asyncio.ensure_future(live.play(0, "m", before.seq, wish(live, random.Random(1))))
    await asyncio.sleep(0.02)
    assert live.published is before
    assert looker.woken == woken
    assert not play.done()
    gate.set()
    assert await play == before.seq + 1
    assert live.published.seq >= before.seq + 1
    assert looker.woken > woken
    await tables.close()


async def test_f6_a_move_that_could_not_be_stored_has_not_happened() -> None:
    store = Failing()
    made, notes = means(store)
    tables = Tables(made)
    live = await made_table(tables)
    looker = Looker()
    await tables.join(live, looker)
    await my_turn(live)
    before = live.published
    store.before = StoreUnavailable("disk full")
    with pytest.raises(Refusal) as caught:
        await live.play(0, "m", before.seq, Draw())
    assert caught.value.code == "try_again"
    assert notes.store_failures == 1
    assert live.published.seq == before.seq
    with pytest.raises(Refusal):
        await live.play(0, "m", before.seq, Draw())
    store.before = None
    assert await live.play(0, "m", before.seq, Draw()) == before.seq + 1
    assert len(await store.read(live.id)) >= before.seq + 1
    await tables.close()


async def test_b38_a_write_that_succeeded_after_all_is_acknowledged_on_the_second_try() -> None:
    store = Failing()
    made, _ = means(store)
    tables = Tables(made)
    live = await made_table(tables)
    await tables.join(live, Looker())
    await my_turn(live)
    seq = live.published.seq
    store.after = StoreUnavailable("the answer of the disk was lost")
    with pytest.raises(Refusal) as caught:
        await live.play(0, "m", seq, Draw())
    assert caught.value.code == "try_again"
    store.after = None
    assert await live.play(0, "m", seq, Draw()) == seq + 1
    drawn = [f for f in map(read_fact, [e.body for e in await store.read(live.id)]) if f == Played(0, Draw(), "m")]
    assert len(drawn) == 1
    await tables.close()


async def test_a_caller_that_goes_away_in_the_middle_leaves_a_whole_table() -> None:
    store = Failing()
    made, _ = means(store)
    tables = Tables(made)
    live = await made_table(tables)
    await tables.join(live, Looker())
    await my_turn(live)
    seq = live.published.seq
    gate = asyncio.Event()
    store.gate = gate.wait
    play = asyncio.ensure_future(live.play(0, "m", seq, Draw()))
    await asyncio.sleep(0.01)
    play.cancel()
    gate.set()
    await until(lambda: live.published.seq > seq)
    assert await live.play(0, "m", seq, Draw()) == seq + 1
    await tables.close()


async def test_a_table_is_rebuilt_from_its_log_to_the_same_state() -> None:
    made, _ = means()
    tables = Tables(made)
    live = await made_table(tables, target="1000")
    await tables.join(live, Looker())
    await play_rounds(live, tables, 2)
    await tables.close()
    table = stored_table(live)
    again = await load_table(made, live.id)
    assert again is not None
    assert again.match is not None and table.match is not None
    assert (again.seq, again.match.totals, again.sent, again.manners) == (
        table.seq,
        table.match.totals,
        table.sent,
        table.manners,
    )
    for seat in range(3):
        assert again.view(seat) == table.view(seat)
    assert again.steps == table.steps


async def test_round_results_are_stored_and_checked() -> None:
    made, _ = means()
    tables = Tables(made)
    live = await made_table(tables, target="1000")
    await tables.join(live, Looker())
    await play_rounds(live, tables, 1)
    await tables.close()
    log = await made.store.read(live.id)
    facts = [read_fact(entry.body) for entry in log]
    scored = [fact for fact in facts if isinstance(fact, Scored)]
    result = results_of(live)[0]
    assert [(fact.round, fact.totals) for fact in scored] == [(1, result.totals)]
    place = facts.index(scored[0])
    store = MemoryStore()
    wrong = msgspec.structs.replace(scored[0], totals=(1, 2, 3))
    bodies = [entry.body for entry in log]
    bodies[place] = msgspec.json.encode(wrong)
    await store.append([Entry(live.id, seq, 0, body) for seq, body in enumerate(bodies, 1)])
    other, _ = means(store)
    with pytest.raises(TableBroken):
        await load_table(other, live.id)


async def test_a_log_that_cannot_be_read_is_named_without_its_cards() -> None:
    made, _ = means()
    tables = Tables(made)
    live = await made_table(tables)
    await tables.close()
    log = await made.store.read(live.id)
    for body in (b"{", b'{"fact":"later"}', b'{"fact":"played","seat":0,"move":{"type":"discard","card":"7S"}}'):
        store = MemoryStore()
        await store.append([*log[:2], Entry(live.id, 3, 0, body)])
        other, _ = means(store)
        with pytest.raises(TableBroken, match="after seq 2: ") as caught:
            await load_table(other, live.id)
        assert "7S" not in str(caught.value)


async def test_b88_every_round_has_a_key_of_its_own() -> None:
    made, _ = means()
    tables = Tables(made)
    keys = set()
    for _ in range(50):
        live = await made_table(tables)
        facts = [read_fact(entry.body) for entry in await made.store.read(live.id)]
        keys |= {fact.secret for fact in facts if isinstance(fact, Dealing)}
        keys |= {fact.key for fact in facts if isinstance(fact, Started)}
    assert len(keys) == 100
    assert {len(bytes.fromhex(key)) for key in keys} == {32}
    await tables.close()


async def test_b148_an_illegal_move_of_a_computer_is_logged_and_replaced() -> None:
    def decide(level: str, rules: Rules, view: SeatView, events: Sequence[Event], seed: int) -> Move | None:
        assert view.own is not None
        return Discard(view.own.hand[0])

    made, notes = means(computers=Scripted(decide))
    tables = Tables(made)
    live = await made_table(tables, target="1000")
    await tables.join(live, Looker())
    await play_rounds(live, tables, 3)
    assert results_of(live)
    assert notes.failures
    for level, table, seq, seed, reason in notes.failures:
        assert (level, table) == ("casual", live.id)
        assert 0 < seq < live.published.seq
        assert 0 <= seed < 2**64
        assert reason.startswith("discard: ")
    # Never the same refusal twice: each place of the log has at most one.
    assert len({seq for _, _, seq, _, _ in notes.failures}) == len(notes.failures)
    await tables.close()


async def test_a_computer_that_crashes_or_is_silent_is_replaced_too() -> None:
    def decide(level: str, rules: Rules, view: SeatView, events: Sequence[Event], seed: int) -> Move | None:
        if seed % 2:
            raise RuntimeError("out of ideas")
        return None

    made, notes = means(computers=Scripted(decide))
    tables = Tables(made)
    live = await made_table(tables)
    await tables.join(live, Looker())
    await play_rounds(live, tables, 1)
    assert {reason for *_, reason in notes.failures} == {"RuntimeError", "no move"}
    await tables.close()


async def test_b151_a_computer_is_given_its_view_and_its_own_events_only() -> None:
    seen: list[tuple[SeatView, Sequence[Event]]] = []

    def decide(level: str, rules: Rules, view: SeatView, events: Sequence[Event], seed: int) -> Move | None:
        seen.append((view, events))
        assert view.own is not None
        assert view.own.options is not None
        move = choose(msgspec.to_builtins(view.own.options), random.Random(seed))
        return None if move is None else msgspec.convert(move, Move)

    made, _ = means(computers=Scripted(decide))
    tables = Tables(made)
    live = await made_table(tables)
    await tables.join(live, Looker())
    await play_rounds(live, tables, 1)
    await tables.close()
    assert seen
    for view, events in seen:
        assert type(view) is SeatView
        assert view.own is not None
        drawn = [event for event in events if type(event).__name__ == "Drew"]
        assert all(getattr(event, "card") is None for event in drawn if getattr(event, "seat") != view.own.seat)  # noqa: B009


async def test_b154_a_table_without_people_freezes_and_goes_on() -> None:
    made, _ = means(grace=0.05)
    tables = Tables(made)
    live = await made_table(tables, 3, pace="brisk")
    looker = Looker()
    await tables.join(live, looker)
    tables.leave(live, looker)
    await until(lambda: len(tables) == 0)
    frozen = len(await made.store.read(live.id))
    await asyncio.sleep(0.1)
    assert len(await made.store.read(live.id)) == frozen
    again = await tables.find(live.id, GUEST)
    assert again is not None
    assert again.published.seq == frozen
    await tables.join(again, looker)
    await again.choose_manners(0, "p", {"pace": "instant"})
    await my_turn(again)
    await tables.close()


async def test_the_end_of_a_match_is_told_once_when_it_is_stored_by_the_server_where_it_ended() -> None:
    told: list[str] = []
    made, _ = means()
    made = msgspec.structs.replace(made, ended=told.append)
    tables, other = (
        Tables(made),
        Tables(msgspec.structs.replace(made, ended=lambda table: told.append(f"other {table}"))),
    )
    live = await made_table(tables, rounds="1", tie="share")
    there = await other.find(live.id, GUEST)
    assert there is not None
    await tables.join(live, Looker())
    await play_rounds(live, tables, 1)
    assert stored_table(live).over
    await live.choose_manners(0, "after", {"pace": "calm"})
    await until(lambda: there.table is not None and there.table.over)
    assert [name.removeprefix("other ") for name in told] == [live.id]


async def test_b71_resting_and_finished_tables_leave_the_memory() -> None:
    made, _ = means(grace=0.01)
    tables = Tables(made)
    for _ in range(30):
        await made_table(tables)
    live = await made_table(tables, target="50")
    looker = Looker()
    await tables.join(live, looker)
    await play_rounds(live, tables, 100)
    assert stored_table(live).over
    tables.leave(live, looker)
    await until(lambda: len(tables) == 0)
    await until(lambda: not any(task.get_name().startswith("drive") for task in asyncio.all_tasks()))
    await tables.close()


async def test_two_processes_at_one_table_agree() -> None:
    store = MemoryStore()
    one, _ = means(store)
    two, _ = means(store)
    two = msgspec.structs.replace(two, bus=one.bus)
    here, there = Tables(one), Tables(two)
    live = await made_table(here)
    looker, other = Looker(), Looker()
    await here.join(live, looker)
    far = await there.find(live.id, GUEST)
    assert far is not None
    await there.join(far, other)
    await until(lambda: live.table is not None and live.table.to_act == 0 and far.published.seq == live.published.seq)
    seq = live.published.seq
    results = await asyncio.gather(
        live.play(0, "a", seq, Draw()), far.play(0, "b", seq, Draw()), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["Refusal", "int"]
    await until(lambda: far.published.seq == live.published.seq == seq + 1)
    assert far.published.public == live.published.public
    await here.close()
    await there.close()


# The call window.


async def window_of(live: LiveTable, tables: Tables) -> None:
    """Plays until a call window is open in which seat 0 may say something."""
    rng, number = random.Random(11), 0
    while live.fleeting.window is None or 0 not in live.fleeting.window.waiting:
        table = stored_table(live)
        number += 1
        if not table.running:
            await go_on(live, table, number)
        elif table.to_act == 0:
            await live.play(0, f"m{number}", table.seq, wish(live, rng))
        else:
            await asyncio.sleep(0.002)


def quiet(level: str, rules: Rules, view: SeatView, events: Sequence[Event], seed: int) -> Move | None:
    """Plays by lot and never calls."""
    assert view.own is not None
    if view.own.options is None or view.public.phase == "call":
        return None
    move = choose(msgspec.to_builtins(view.own.options), random.Random(seed))
    return None if move is None else msgspec.convert(move, Move)


async def test_a_window_stays_open_until_all_have_said_no() -> None:
    made, _ = means(computers=Scripted(quiet))
    tables = Tables(made, call_seconds=20)
    live = await made_table(tables, preset="pagat", target="1000")
    await tables.join(live, Looker())
    await window_of(live, tables)
    window, seq = live.fleeting.window, live.published.seq
    assert window is not None
    await until(lambda: window.waiting == {0})
    assert live.fleeting.window is window
    table = stored_table(live)
    assert live.published.public is not None
    assert live.published.public.phase == "call"
    for seat in range(3):
        own = table.own(seat)
        assert own is not None
        options = own.options
        if options is not None:
            assert options.calls
            assert not (options.draw or options.takes or options.melds or options.discards)
    turn = table.match.round.turn if table.match is not None and table.match.round is not None else None
    assert turn is not None
    with pytest.raises(Refusal) as caught:
        await live.play(turn, "early", seq, Draw())
    assert caught.value.code == "call_window"
    assert 0 < int(str(caught.value.arguments["ms"])) <= 20_000
    assert await live.decline(0, "no", seq) == seq + 1
    assert _window(live) is None
    shown = live.published
    assert shown.public is not None
    assert shown.public.phase == "draw"
    with pytest.raises(Refusal):
        await live.decline(0, "no again", seq + 1)
    assert await live.decline(0, "no", seq) == seq + 1
    await tables.close()


def _window(live: LiveTable) -> Window | None:
    return live.fleeting.window


async def test_a_window_ends_by_itself() -> None:
    made, _ = means(computers=Scripted(quiet))
    tables = Tables(made, call_seconds=1)
    live = await made_table(tables, preset="pagat", target="1000")
    await tables.join(live, Looker())
    await window_of(live, tables)
    start, window = time.monotonic(), live.fleeting.window
    await until(lambda: live.fleeting.window is not window)
    assert time.monotonic() - start > 0.5
    await tables.close()


async def test_a_computer_may_call_and_the_window_closes() -> None:
    def eager(level: str, rules: Rules, view: SeatView, events: Sequence[Event], seed: int) -> Move | None:
        assert view.own is not None
        if view.own.options is not None and view.own.options.calls:
            return view.own.options.calls[0]
        return quiet(level, rules, view, events, seed)

    made, notes = means(computers=Scripted(eager))
    tables = Tables(made, call_seconds=1)
    live = await made_table(tables, preset="pagat", target="1000")
    await tables.join(live, Looker())
    await play_rounds(live, tables, 4)
    facts = [read_fact(entry.body) for entry in await made.store.read(live.id)]
    calls = [fact for fact in facts if isinstance(fact, Played) and isinstance(fact.move, Call)]
    assert calls
    assert notes.failures == []
    await tables.close()


async def test_the_times_of_a_window_depend_on_no_hand() -> None:
    for pace in ("instant", "brisk", "calm"):
        windows = [Window(5, 100.0, 5, [0], [1, 2], pace, random.Random(4), alone=True) for _ in range(2)]
        assert windows[0].due == windows[1].due
        assert all(100.0 < at < 105.0 for at, _ in windows[0].due)
        assert windows[0].waiting == {0, 1, 2}


async def test_a_table_whose_rules_cannot_be_played_is_not_made() -> None:
    made, _ = means()
    tables = Tables(made)
    with pytest.raises(Refusal) as caught:
        await tables.make(GUEST, "standard", {"teams": "2"}, [Wish("A", None), Wish(None, "casual")], {})
    assert "teams" in list(caught.value.arguments["fields"])  # type: ignore[arg-type]
    assert await made.store.tables_of(GUEST, 5) == []
