"""Lets computers move and answer, for their own seats and for people who are away, at a pace that tells nothing."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from rummy500.app.daily_thinking import daily_answer, daily_seed
from rummy500.app.live import LiveTable
from rummy500.app.manners import Pace
from rummy500.app.refusal import Refusal
from rummy500.app.seating import style_of_seat
from rummy500.app.table import Table
from rummy500.app.window import Window
from rummy500.game.moves import Call, Discard, Draw, Move, Pass, Seat

__all__ = ["PAUSES", "QUICK_LEVEL", "THINKING_SECONDS", "answer", "fallback", "make_move", "pause_of", "shown_after"]

PAUSES: Final[dict[Pace, tuple[float, float]]] = {"instant": (0.01, 0.03), "brisk": (0.45, 0.95), "calm": (1.1, 2.2)}
"""From how many seconds to how many a computer takes for one move, by pace; levels that think longer begin later."""

THINKING_SECONDS: Final = 8.0
"""After so long, the wait for a free thread included, a computer's thinking is given up."""

QUICK_LEVEL: Final = "club"
"""The level that decides at once where a computer's own thinking was given up."""

_RETRY_SECONDS: Final = 1.0


async def answer(live: LiveTable, window: Window, table: Table, seat: Seat, wait: float = 0.0) -> None:
    """Lets a computer call, or notes that it does not; either takes the same time, as thinking would tell of a hand.

    It thinks at once, and answers the window's time after ``wait`` seconds, or when the window is shut.
    """
    seq, own, start = table.seq, table.own(seat), time.monotonic()
    seed, move = _seed(table, seat), None
    if own is not None and own.options is not None:
        move = await _decide(live, table, seat, seed)
    after = wait + shown_after(time.monotonic() - start - wait, lambda: window.takes)
    while (left := start + after - time.monotonic()) > 0 and live.fleeting.window is window:
        live.changed.clear()
        await _changed(live, left)
    if live.table is not None and live.table.level(seat) is None:
        return  # somebody has sat down there, or is back, and answers for themselves
    if not isinstance(move, Call) or live.fleeting.window is not window:
        window.decline(seat)
        return
    try:
        await live.play(seat, None, seq, move)
    except Refusal as refusal:
        window.decline(seat)
        if refusal.code not in ("stale", "try_again"):
            _report(live, table, seat, seq, seed, f"call: {refusal.code}")


async def make_move(live: LiveTable, table: Table, seat: Seat) -> None:
    """Lets a computer make its move after a pause that depends on the pace and the level alone."""
    seq, start = table.seq, time.monotonic()
    low, high = pause_of(table.manners.pace, live.means.computers.thinks_within(table.level(seat) or ""))
    seed = _seed(table, seat)
    move = await _decide(live, table, seat, seed)
    after = shown_after(time.monotonic() - start, lambda: live.means.rng.uniform(low, high))
    while (left := start + after - time.monotonic()) > 0:
        live.changed.clear()
        if live.published.seq != seq or seat in table.played_for & live.seats_here:
            return  # something else has happened, or the person is back and plays
        await _changed(live, left)
    if move is not None and await _played(live, table, seat, seq, move, seed):
        return
    if move is None:
        _report(live, table, seat, seq, seed, "no move")
    table = await live.settled()
    if table.seq == seq and not await _played(live, table, seat, seq, fallback(table, seat), seed):
        await asyncio.sleep(_RETRY_SECONDS)


def pause_of(pace: Pace, thinks: float) -> tuple[float, float]:
    """Gives from when to when a move is shown, in seconds, of a level that hardly ever thinks longer than ``thinks``.

    Every pause is longer than that, so a move waits for its moment, and the moment says nothing about the thinking.

    >>> pause_of("brisk", 0.0), pause_of("brisk", 0.75)
    ((0.45, 0.95), (0.75, 1.25))
    """
    low, high = PAUSES[pace]
    later = max(0.0, thinks - low)
    return low + later, high + later


def shown_after(thought: float, draw: Callable[[], float]) -> float:
    """Gives after how many seconds a move is shown that took ``thought`` to think.

    Moments are drawn one behind the other, without a look at hand, level or thinking, and the move is shown at the
    first for which it is there: what was thought faster than that shows in nothing.

    >>> shown_after(0.2, lambda: 0.5), shown_after(0.7, lambda: 0.5)
    (0.5, 1.0)
    """
    moment = draw()
    while moment < thought:
        moment += draw()
    return moment


async def _changed(live: LiveTable, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await live.changed.wait()
    except TimeoutError:
        return


async def _played(live: LiveTable, table: Table, seat: Seat, seq: int, move: Move, seed: int) -> bool:
    """Plays a computer's move; says False, and reports it, if it was not legal."""
    try:
        await live.play(seat, None, seq, move)
    except Refusal as refusal:
        if refusal.code in ("stale", "try_again"):
            raise
        # The move itself may name cards of the hand, so only its verb is told; the seed brings it back.
        _report(live, table, seat, seq, seed, f"{str(move).split()[0]}: {refusal.code}")
        return False
    return True


async def _decide(live: LiveTable, table: Table, seat: Seat, seed: int) -> Move | None:
    """Lets a computer think on the threads for that; where it takes too long, the quick level decides beside them.

    The opponent of a daily deal thinks as long as it takes, for its choice may not depend on any clock.
    """
    level, means = table.level(seat), live.means
    if level is None:
        return None
    if table.daily is not None:
        return await daily_answer(means, table, seat, seed)
    style = style_of_seat(table.seats_now[seat], means.computers)
    for asked, runner in ((means.computers.plays_as(level), means.thinkers), (QUICK_LEVEL, means.runner)):
        view, start = table.view(seat), time.perf_counter()
        if view is None:
            return None
        try:
            work = partial(means.computers.decide, asked, style, table.rules, view, table.seen(seat), seed)
            async with asyncio.timeout(THINKING_SECONDS):
                move = await runner.run(work)
        except Exception as error:
            means.observer.computer_failed(asked, table.id, table.seq, seed, type(error).__name__)
            continue
        means.observer.computer_moved(asked, time.perf_counter() - start)
        return move
    return None


def _seed(table: Table, seat: Seat) -> int:
    return secrets.randbits(64) if table.daily is None else daily_seed(table, seat)


def _report(live: LiveTable, table: Table, seat: Seat, seq: int, seed: int, reason: str) -> None:
    live.means.observer.computer_failed(table.level(seat) or "", table.id, seq, seed, reason)


def fallback(table: Table, seat: Seat) -> Move:
    """Gives a legal move that brings the turn to its end: draw, discard, pass, else one by lot."""
    assert table.match is not None and table.match.round is not None
    first: list[Move] = []
    for move in table.match.round.legal(seat):
        if isinstance(move, (Draw, Discard, Pass)):
            return move
        first.append(move)
        if len(first) == 200:
            break
    return random.SystemRandom().choice(first)
