"""Thinks for the people of a table who ask: a hint on their turn, a word before a costly move.

It works with the asking seat's own view and its own numbers drawn by lot, on the threads that do what people wait for.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, TypeVar

from rummy500.app.refusal import Refusal
from rummy500.app.table import Table
from rummy500.bots.advice import Advice, Verdict, advised, considered, known_from
from rummy500.game.events import Event
from rummy500.game.moves import Move, Seat
from rummy500.game.view import SeatView
from rummy500.kernel import compiled
from rummy500.rules import Rules

if TYPE_CHECKING:
    from rummy500.app.live import LiveTable

__all__ = ["Advising", "check_asking"]

Result = TypeVar("Result")

_THINKING_SECONDS: Final = 10.0


class Advising:
    """Thinks for one table: about one question of a seat at a time, of those that wait only about the newest."""

    def __init__(self) -> None:
        self._newest: dict[Seat, int] = defaultdict(int)
        self._turns: dict[Seat, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def hint(self, live: LiveTable, seat: Seat, seq: int) -> Advice:
        """Gives a seat a hint for the position of ``seq``; raises Refusal."""
        found = await self._thought(live, seat, seq, "hints", _hint)
        if found is None:
            raise Refusal("not_your_turn")
        return found

    async def consider(self, live: LiveTable, seat: Seat, seq: int, move: Move) -> Verdict | None:
        """Says what a move would cost in the position of ``seq``, None where it is fine; raises Refusal."""
        return await self._thought(live, seat, seq, "coach", partial(_verdict, move))

    async def _thought(
        self,
        live: LiveTable,
        seat: Seat,
        seq: int,
        what: Literal["hints", "coach"],
        think: Callable[[Rules, SeatView, list[Event], int], Result],
    ) -> Result:
        mine = self._newest[seat] = self._newest[seat] + 1
        async with self._turns[seat]:
            if self._newest[seat] != mine:
                raise Refusal("stale")
            table = await live.settled()
            check_asking(table, seat, what)
            view = table.view(seat)
            if table.seq != seq or view is None:
                raise Refusal("stale")
            work = partial(think, table.rules, view, table.seen(seat), secrets.randbits(62))
            try:
                async with asyncio.timeout(_THINKING_SECONDS):
                    return await live.means.runner.run(work)
            except TimeoutError:
                raise Refusal("try_again") from None


def _hint(rules: Rules, view: SeatView, events: list[Event], seed: int) -> Advice | None:
    return advised(known_from(rules, view, events), seed)


def _verdict(move: Move, rules: Rules, view: SeatView, events: list[Event], seed: int) -> Verdict | None:
    return considered(known_from(rules, view, events), seed, move)


def check_asking(table: Table, seat: Seat, what: Literal["hints", "coach"]) -> None:
    """Raises Refusal unless the manners allow it, this server can do it, and it is for the seat to act or to call."""
    if table.daily is not None and table.daily.ranked:
        raise Refusal("daily_no_advice")
    if not (table.manners.hints if what == "hints" else table.manners.coach):
        raise Refusal("hints_off") if what == "hints" else Refusal("coach_off")
    if not compiled():
        raise Refusal("no_search")
    if table.match is None:
        raise Refusal("not_started")
    if table.over:
        raise Refusal("match_over")
    if not table.running:
        raise Refusal("round_over")
    if table.level(seat) is not None:
        raise Refusal("timed_out")
    if seat not in table.callers if table.window_open else seat != table.to_act:
        raise Refusal("not_your_turn")
