"""Lets computers move and answer, for their own seats and for people who are away, at a pace that tells nothing."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from functools import partial
from typing import Final

from rummy500.app.live import LiveTable
from rummy500.app.manners import Pace
from rummy500.app.refusal import Refusal
from rummy500.app.table import Table
from rummy500.app.window import ANSWER_TAKES, Window
from rummy500.game.moves import Call, Discard, Draw, Move, Pass, Seat

__all__ = ["PAUSES", "THINKING_SECONDS", "answer", "fallback", "make_move"]

PAUSES: Final[dict[Pace, tuple[float, float]]] = {"instant": (0.0, 0.0), "brisk": (0.45, 0.95), "calm": (1.1, 2.2)}
"""From how many seconds to how many a computer takes for one move, by pace."""

THINKING_SECONDS: Final = 20.0
"""After so long a computer's thinking is given up."""

_RETRY_SECONDS: Final = 1.0


async def answer(live: LiveTable, window: Window, table: Table, seat: Seat) -> None:
    """Lets a computer call, or notes that it does not; either takes the same time, as thinking would tell of a hand."""
    if table.level(seat) is None:
        return  # somebody has sat down there, or is back, and answers for themselves
    seq, own = table.seq, table.own(seat)
    end = time.monotonic() + ANSWER_TAKES[table.manners.pace]
    seed, move = secrets.randbits(64), None
    if own is not None and own.options is not None:
        move = await _decide(live, table, seat, seed)
    await asyncio.sleep(end - time.monotonic())
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
    """Lets a computer make its move after a pause that depends on the pace alone."""
    seq, start = table.seq, time.monotonic()
    pause = live.means.rng.uniform(*PAUSES[table.manners.pace])
    seed = secrets.randbits(64)
    move = await _decide(live, table, seat, seed)
    while (left := start + pause - time.monotonic()) > 0:
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
    level, view, start = table.level(seat), table.view(seat), time.perf_counter()
    if level is None or view is None:
        return None
    try:
        work = partial(live.means.computers.decide, level, table.rules, view, table.seen(seat), seed)
        async with asyncio.timeout(THINKING_SECONDS):
            move = await live.means.runner.run(work)
    except Exception as error:
        _report(live, table, seat, table.seq, seed, type(error).__name__)
        return None
    live.means.observer.computer_moved(level, time.perf_counter() - start)
    return move


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
