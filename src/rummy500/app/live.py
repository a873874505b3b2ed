"""A table in memory with people at it: takes their wishes in order, stores, and only then shows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final, TypeVar

from rummy500.app import dealing, wishes
from rummy500.app.advising import Advising
from rummy500.app.clock import TableClock
from rummy500.app.dealing import DealTalk
from rummy500.app.facts import Arranged, Fact, Followed, Played, Reseated, Returned, SeatFact, WindowClosed, write_fact
from rummy500.app.lines import places_of
from rummy500.app.means import Means, Viewer, load_table
from rummy500.app.ports import Entry, Moved, Seated, SeqTaken, StoreUnavailable
from rummy500.app.published import Fleeting, Published, intro_of, picture_of
from rummy500.app.refusal import Refusal, plain_arguments
from rummy500.app.table import Table, TableBroken
from rummy500.app.window import Window
from rummy500.game.moves import IllegalMove, Move, Seat
from rummy500.game.view import OwnView

__all__ = ["LiveTable"]

Result = TypeVar("Result")
Make = Callable[[Table], Sequence[Fact]]


class LiveTable:
    """Is one table that is being looked at. All its methods run on the event loop.

    ``table`` may be ahead of the log while a commit is under way; only ``published`` is shown. ``elapsed`` is how much
    of the running turn's time is gone.
    """

    def __init__(self, table: Table, means: Means, elapsed: float = 0.0) -> None:
        self.means: Final = means
        self.id: Final = table.id
        self.table: Table | None = table
        self.viewers: Final[set[Viewer]] = set()
        self.advising: Final = Advising()
        self.changed: Final = asyncio.Event()
        self.clock: Final = TableClock(table, means.clock(), elapsed)
        self.fleeting: Final = Fleeting(None, (), None, None)
        self._lock = asyncio.Lock()
        self._left_turn = self.clock.turn_since
        self._intro = intro_of(table, means.computers)
        self._intro_seq = table.intro_seq
        self._seats: tuple[SeatFact, ...] = ()
        self._guests: tuple[str | None, ...] = ()
        self._idle = False
        self._follow(table)
        self.published = self._picture(table)

    # Looking on.

    async def join(self, viewer: Viewer) -> None:
        """Lets a viewer look at the table; from now on it is woken. A person for whom a computer played is back."""

        async def work() -> None:
            table = await self._current()
            seat = viewer.seat = table.seat_of(viewer.guest)
            if seat is not None and not self.seats_here:
                self._go_on(table)
            self.viewers.add(viewer)
            if seat is not None and seat not in self.published.own:
                self.published.own[seat] = table.own(seat)
            self._mark_presence(table)
            if seat is not None and seat in table.played_for:
                await self._store([Returned(seat)])

        await self._alone(work)

    def _go_on(self, table: Table) -> None:
        """Lets time run again from now, where nobody has been here."""
        now = self.means.clock()
        if self.fleeting.talk is not None:
            self.fleeting.talk.wait_again(now)
        if table.frozen:
            self.clock.turn_since = now
            self.fleeting.times_out = self.clock.times_out(table)

    def leave(self, viewer: Viewer) -> None:
        """Ends that."""
        if viewer not in self.viewers:
            return
        self.viewers.discard(viewer)
        if viewer.seat is not None and viewer.seat not in self.seats_here:
            self.clock.gone(viewer.seat, self.means.clock())
            self._left_turn = self.clock.turn_since
        if self.table is not None:
            self._mark_presence(self.table)
        self.changed.set()

    @property
    def seats_here(self) -> set[Seat]:
        """Gives the seats of the people who are connected."""
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None}

    @property
    def same_turn_as_left(self) -> bool:
        """Says whether the turn is still the one in which the last person went."""
        return self._left_turn == self.clock.turn_since

    @property
    def seats_taking_part(self) -> set[Seat]:
        """Gives the seats whose clients take part in fair deals."""
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None and viewer.shares}

    async def settled(self) -> Table:
        """Gives the stored state, for reading; waits for a commit under way. Raises StoreUnavailable."""
        async with self._lock:
            return await self._current()

    async def catch_up(self, seq: int) -> None:
        """Takes in what another process has stored, up to ``seq`` at least."""

        async def work() -> None:
            table = await self._current()
            if table.seq < seq:
                await self._reload()

        await self._alone(work)

    # Wishes. Each gives the seq with which it is stored, or raises Refusal.

    async def play(self, seat: Seat, message: str | None, seq: int, move: Move, *, stays: bool = False) -> int:
        """Plays a move in the position of ``seq``. Who ``stays`` is not cancelled meanwhile, which saves a task."""

        def make(table: Table) -> Sequence[Fact]:
            try:
                facts = wishes.move(table, seat, move, message)
            except Refusal as refusal:
                if refusal.code == "call_window" and self.fleeting.window is not None:
                    raise Refusal("call_window", {"ms": self.fleeting.window.left_ms(self.means.clock())}) from None
                raise
            if message is not None:
                self._check_time(table, seat)
            return facts

        return await self._wish(seat, message, make, seq, stays)

    async def undo(self, seat: Seat, message: str, seq: int) -> int:
        """Takes the seat's last move of this turn back, in the position of ``seq``."""

        def make(table: Table) -> Sequence[Fact]:
            facts = wishes.take_back(table, seat, message)
            self._check_time(table, seat)
            return facts

        return await self._wish(seat, message, make, seq)

    async def decline(self, seat: Seat, message: str, seq: int) -> int:
        """Notes that a seat does not call; the window is closed when it was the last. Only the closing is stored."""

        whose = self._whose(seat)

        async def work() -> int:
            table = await self._current()
            self._check_still(table, seat, whose)
            stored = self._stored(table, seat, message)
            if stored is not None:
                return stored
            if seq != table.seq:
                raise Refusal("stale")
            window = self.fleeting.window
            if window is None or seat not in table.callers:
                raise Refusal("no_window")
            window.decline(seat)
            if window.over(self.means.clock()):
                await self._store([WindowClosed(seat, message)])
            else:
                self._wake(seat)
            return table.seq

        return await self._alone(work)

    async def close_window(self, window: Window) -> None:
        """Closes a call window whose time is over or in which all have declined."""

        async def work() -> None:
            if self.fleeting.window is window and window.over(self.means.clock()):
                await self._store([WindowClosed()])

        await self._alone(work)

    async def next_round(self, seat: Seat, message: str) -> int:
        """Notes that a seat has seen the scores; the next deal begins when all who are connected have."""
        secret = dealing.new_secret()
        return await self._wish(
            seat, message, lambda table: wishes.next_round(table, seat, message, sorted(self.seats_here), secret)
        )

    async def arrange(self, seat: Seat, message: str, plan: wishes.Plan) -> int:
        """Sets the seats anew before the match."""
        computers = self.means.computers
        return await self._wish(
            seat,
            message,
            lambda table: wishes.arrange(table, seat, message, plan, computers.levels, computers.names),
        )

    async def choose_rules(self, seat: Seat, message: str, preset: str, texts: dict[str, str]) -> int:
        """Chooses other rules before the match."""
        return await self._wish(seat, message, lambda table: wishes.choose_rules(table, seat, message, preset, texts))

    async def choose_manners(self, seat: Seat, message: str, texts: dict[str, str]) -> int:
        """Chooses other table manners."""
        return await self._wish(seat, message, lambda table: wishes.choose_manners(table, seat, message, texts))

    async def start(self, seat: Seat, message: str, key: str) -> int:
        """Begins the match; ``key`` is that of the cut for the deal."""
        secret = dealing.new_secret()
        return await self._wish(seat, message, lambda table: wishes.start(table, seat, message, key, secret))

    async def make_host(self, seat: Seat, message: str, at: Seat) -> int:
        """Hands the host's role on."""
        return await self._wish(seat, message, lambda table: wishes.make_host(table, seat, message, at))

    async def remove(self, seat: Seat, message: str, at: Seat) -> int:
        """Removes a person."""
        names = self.means.computers.names
        return await self._wish(seat, message, lambda table: wishes.remove(table, seat, message, at, names))

    async def allow(self, seat: Seat, message: str, tag: str) -> int:
        """Lets a removed guest come back."""
        return await self._wish(seat, message, lambda table: wishes.allow(table, seat, message, tag))

    async def leave_seat(self, seat: Seat, message: str) -> int:
        """Gives a seat up for good."""
        return await self._wish(seat, message, lambda table: wishes.leave(table, seat, message))

    async def sit(self, guest: bytes, name: str, at: Seat | None) -> Seat:
        """Seats a guest; gives the seat."""
        return await self._seat(guest, lambda table: wishes.sit(table, guest, name, at))

    async def take_over(self, guest: bytes, at: Seat, whose: bytes) -> Seat:
        """Moves the seat of ``whose`` to another browser of theirs."""
        return await self._seat(guest, lambda table: wishes.take_over(table, guest, at, whose))

    async def commit_share(self, seat: Seat, round: int, hash: str) -> int:
        """Takes a seat's commitment for the deal under way; gives the table's seq."""

        whose = self._whose(seat)

        async def work() -> int:
            table, talk = await self._talking(round)
            self._check_still(table, seat, whose)
            talk.commit(seat, hash)
            self.changed.set()
            return table.seq

        return await self._alone(work)

    async def open_share(self, seat: Seat, round: int, share: bytes) -> int:
        """Takes a seat's share for the deal under way; gives the table's seq."""

        whose = self._whose(seat)

        async def work() -> int:
            table, talk = await self._talking(round)
            self._check_still(table, seat, whose)
            if table.deal is not None:
                talk.open(table.deal, seat, share)
            self.changed.set()
            return table.seq

        return await self._alone(work)

    async def cut_pack(self, seat: Seat, message: str, round: int, depth: int) -> int:
        """Cuts the pack and deals."""

        def make(table: Table) -> Sequence[Fact]:
            talk = self.fleeting.talk
            dealing.check_cut(table, talk, seat, depth)
            if talk is None or table.deal is None or talk.round != round:
                raise Refusal("deal_gone")
            return talk.dealt(table, table.deal, depth, seat, message)

        return await self._wish(seat, message, make)

    async def again(self, seat: Seat, message: str, make: Callable[[Table], tuple[str, Sequence[Fact]]]) -> str:
        """Gives the table that follows this one; ``make`` names and begins it where nobody has asked before."""

        whose = self._whose(seat)

        async def work() -> str:
            table = await self._current()
            self._check_still(table, seat, whose)
            if table.again is not None:
                return table.again
            if not table.over:
                raise Refusal("not_started" if table.match is None else "round_running")
            name, facts = make(table)
            now = self.means.now()
            first = [Entry(name, place, now, write_fact(fact)) for place, fact in enumerate(facts, 1)]
            following = Table.rebuilt(name, ((now, fact) for fact in facts))
            await self._store([Followed(seat, name, message)], first, places_of(following, now))
            return name

        return await self._alone(work)

    async def store_due(self, make: Callable[[Table], Sequence[Fact]]) -> bool:
        """Stores what the table itself finds due (times run out, deals go on); says whether there was anything."""

        async def work() -> bool:
            facts = list(make(await self._current()))
            if facts:
                await self._store(facts)
            return bool(facts)

        return await self._alone(work)

    # How it is done.

    async def _wish(
        self, seat: Seat, message: str | None, make: Make, seq: int | None = None, stays: bool = False
    ) -> int:
        """Stores what a seat wishes, once; ``seq`` is the position for which it was wished, if that matters."""

        whose = self._whose(seat)

        async def work() -> int:
            table = await self._current()
            if message is not None:
                self._check_still(table, seat, whose)
            stored = self._stored(table, seat, message)
            if stored is not None:
                return stored
            if seq is not None and seq != table.seq:
                raise Refusal("stale")
            before = table.seq
            facts = make(table)
            if facts:
                await self._store(facts)
                return before + 1  # not the newest: the end of a round is stored behind its last move
            return before

        return await (self._in_turn(work) if stays else self._alone(work))

    async def _seat(self, guest: bytes, make: Make) -> Seat:
        async def work() -> Seat:
            table = await self._current()
            facts = make(table)
            if facts:
                await self._store(facts)
            seat = table.seat_of(guest)
            assert seat is not None
            if facts and seat not in self.seats_here:
                self.clock.gone(seat, self.means.clock())  # they are on their way
            return seat

        return await self._alone(work)

    def _whose(self, seat: Seat) -> str | None:
        """Gives the guest of a seat as everybody has been shown it."""
        return self._guests[seat] if 0 <= seat < len(self._guests) else None

    @staticmethod
    def _check_still(table: Table, seat: Seat, whose: str | None) -> None:
        """Refuses what somebody wished who has lost that seat while the wish waited for its turn."""
        if seat >= table.seats or table.seats_now[seat].guest != whose:
            raise Refusal("stale")

    @staticmethod
    def _stored(table: Table, seat: Seat, message: str | None) -> int | None:
        return table.was_stored(table.seats_now[seat].guest, message) if seat < table.seats else None

    def _check_time(self, table: Table, seat: Seat) -> None:
        """Refuses a person's move whose time is over, whoever notices first."""
        due = self.clock.times_out(table)
        if seat in table.played_for or seat == table.timed_out or (due is not None and self.means.clock() >= due):
            raise Refusal("timed_out")

    async def _talking(self, round: int) -> tuple[Table, DealTalk]:
        table = await self._current()
        talk = self.fleeting.talk
        if talk is None or talk.round != round:
            raise Refusal("deal_gone")
        return table, talk

    async def _alone(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Does the work while nobody else does any; goes on to its end even if the caller is cancelled."""
        task = asyncio.get_running_loop().create_task(self._in_turn(work))
        task.add_done_callback(_heard)
        return await asyncio.shield(task)

    async def _in_turn(self, work: Callable[[], Awaitable[Result]]) -> Result:
        async with self._lock:
            try:
                return await work()
            except StoreUnavailable as error:
                raise Refusal("try_again") from error

    async def _current(self) -> Table:
        return self.table if self.table is not None else await self._reload()

    async def _reload(self) -> Table:
        table = await load_table(self.means, self.id)
        if table is None:
            raise TableBroken(f"{self.id} has lost its log")
        self.table = table
        self._reseat(table, "left")
        self._show(table)
        return table

    async def _store(self, facts: Sequence[Fact], others: Sequence[Entry] = (), seated: Sequence[Seated] = ()) -> None:
        table = await self._current()
        before, now, start = table.seq, self.means.now(), time.perf_counter()
        facts, seated = list(facts), list(seated)
        was_running, seats, quiet, was_over = table.running, table.seats_now, not table.window_open, table.over
        try:
            for fact in facts:
                table.apply(fact, now)
            if was_running and not table.running and (score := table.score()) is not None:
                table.apply(score, now)
                facts.append(score)
        except IllegalMove as error:
            raise Refusal(error.code, plain_arguments(error)) from error
        except Exception:
            self.table = None  # whatever half of it happened, the log knows better
            raise
        if table.running != was_running or table.seats_now is not seats:
            guests = {bytes.fromhex(who.guest) for who in seats if who.guest is not None}
            seated += places_of(table, now)
            # For who has gone it is over, as they last saw it.
            seated += [Seated(guest, self.id, now, finished=True) for guest in guests - set(table.guests)]
        entries = [Entry(self.id, before + n, now, write_fact(fact)) for n, fact in enumerate(facts, 1)]
        try:
            await self.means.store.append([*entries, *others], seated)
        except SeqTaken:
            # Another process was quicker, or an earlier append succeeded after it seemed to fail.
            self.table = None
            await self._reload()
            raise Refusal("stale") from None
        except StoreUnavailable as error:
            self.table = None
            self.means.observer.store_failed(self.id, str(error))
            raise
        except BaseException:
            self.table = None  # cancelled after all: whether it is stored, the log knows
            raise
        self.means.observer.stored(len(entries), time.perf_counter() - start)
        if any(isinstance(fact, (Arranged, Reseated)) for fact in facts):
            self._reseat(table, next((fact.why for fact in facts if isinstance(fact, Reseated)), "left"))
            if self.fleeting.talk is not None:
                self.fleeting.talk.forget(fact.at for fact in facts if isinstance(fact, Reseated))
        self._show(table, _touched(table, facts) if quiet else None)
        self.means.bus.publish(Moved(self.id, table.seq))
        if table.over and not was_over:
            self.means.ended(self.id)

    def _reseat(self, table: Table, why: str) -> None:
        """Tells the viewers where they sit now; who has lost the seat has no place here any more."""
        for viewer in list(self.viewers):
            seat = table.seat_of(viewer.guest)
            lost = viewer.seat is not None and seat is None
            viewer.seat = seat
            if lost or viewer.guest.hex() in table.barred:
                self.viewers.discard(viewer)
                viewer.dismiss(why if why in ("removed", "moved") else "left")

    def _show(self, table: Table, touched: Collection[Seat] | None = None) -> None:
        """Shows the table's state; the seats' own parts are new for those of ``touched``, None: for all."""
        self._follow(table)
        before, now = self.published, self._picture(table, touched)
        for seat in () if touched is None else now.own.keys() - touched:
            if (bytes_of_own := before.encoded.get(("own", seat))) is not None:
                now.encoded["own", seat] = bytes_of_own
        self.published = now
        for viewer in list(self.viewers):
            viewer.wake()
        idle = self._waits_for_somebody_here(table)
        if not (idle and self._idle):
            self.changed.set()
        self._idle = idle

    def _waits_for_somebody_here(self, table: Table) -> bool:
        """Says whether nothing is due before a person who is here moves: between two such states nobody need look."""
        seat, here = table.to_act, self.seats_here
        if seat is None or seat not in here or table.host not in here or table.level(seat) is not None:
            return False
        return self.fleeting.window is None and table.deal is None and table.manners.turn_timer is None

    def _wake(self, seat: Seat) -> None:
        self.published.encoded.clear()
        for viewer in list(self.viewers):
            if viewer.seat == seat:
                viewer.wake(again=True)
        self.changed.set()

    def refresh(self) -> None:
        """Shows everybody what has changed without a fact: who is here, how a deal goes on."""
        for viewer in list(self.viewers):
            viewer.wake(again=True)
        self.changed.set()

    def _mark_presence(self, table: Table) -> None:
        marked = self._presence(table)
        if marked != self.fleeting.here:
            self.fleeting.here = marked
            self.refresh()
        self.changed.set()

    def _presence(self, table: Table) -> tuple[bool, ...]:
        """Says of each seat whether somebody is there: a person who is connected, or a computer."""
        here = self.seats_here
        return tuple(who.guest is None or seat in here for seat, who in enumerate(table.seats_now))

    def _follow(self, table: Table) -> None:
        """Brings what lives in memory only up to the table's state."""
        now = self.means.clock()
        self.clock.follow(table, now)
        self._renew_window(table, now)
        deal = table.deal
        talk = self.fleeting.talk
        if deal is None:
            self.fleeting.talk = None
        elif talk is None or talk.round != deal.round:
            self.fleeting.talk = DealTalk(deal, now)
        elif deal.commits is not None and talk.step == "commit":
            talk.fix(now)
        if self._seats is not table.seats_now:
            self._seats = table.seats_now
            self._guests = tuple(who.guest for who in self._seats)
            self.fleeting.here = self._presence(table)
        self.fleeting.times_out = self.clock.times_out(table)

    def _renew_window(self, table: Table, now: float) -> None:
        fleeting = self.fleeting
        if not table.window_open:
            fleeting.window = None
        elif fleeting.window is None or fleeting.window.opened_at != table.window_seq:
            levels = {seat: level for seat in table.callers if (level := table.level(seat)) is not None}
            fleeting.window = Window(
                table.window_seq,
                now,
                table.manners.call_seconds,
                [seat for seat in table.callers if seat not in levels],
                levels,
                table.manners.pace,
                self.means.rng,
                alone=len(table.people) <= 1,
                thinks=max(map(self.means.computers.thinks_within, levels.values()), default=0.0),
            )

    def _picture(self, table: Table, touched: Collection[Seat] | None = None) -> Published:
        if self._intro_seq != table.intro_seq or self._intro.phase != table.phase:
            self._intro, self._intro_seq = (
                intro_of(table, self.means.computers),
                max(table.intro_seq, self._intro_seq + 1),
            )
        known: dict[Seat, OwnView | None] = {}
        if touched is not None:
            known = {seat: own for seat, own in self.published.own.items() if seat not in touched}
        return picture_of(table, self._intro, self._intro_seq, self.seats_here, self.fleeting, known)


def _touched(table: Table, facts: Sequence[Fact]) -> Collection[Seat] | None:
    """Gives the seats whose own part these facts may have changed; None: any seat's. Not for an open call window."""
    if table.to_act is None:
        return None
    movers = [fact.seat for fact in facts if isinstance(fact, Played)]
    return {table.to_act, *movers} if len(movers) == len(facts) else None


def _heard(ended: asyncio.Task[Result]) -> None:
    """Looks at how a task has ended: whoever waited for it may be gone, and then nobody else does."""
    if not ended.cancelled():
        ended.exception()
