"""The opponent of a daily deal: what it answers depends on the deal and on what was done, and binds it for everybody.

Its lots are drawn from the day's key and the position. The first answer in a position is kept before it is played, so
whoever comes there later meets the same one: at another server, after a restart, and from another version of the level.
"""

from __future__ import annotations

import time
from functools import partial

import msgspec

from rummy500.app.daily_deal import day_of_date, key_of_table, lot_of, position_of
from rummy500.app.means import Means
from rummy500.app.ports import Runner
from rummy500.app.seating import style_of_seat
from rummy500.app.table import Table
from rummy500.game.moves import Discard, Draw, IllegalMove, Move, Pass, Seat
from rummy500.game.round import Round

__all__ = ["daily_answer", "daily_seed", "legal_move"]

_read_move = msgspec.json.Decoder(Move).decode


def daily_seed(table: Table, seat: Seat) -> int:
    """Gives the lots of a seat for the position of a daily deal."""
    return int.from_bytes(lot_of(key_of_table(table), f"opponent {seat} {position_of(table).hex()}")[:8], "big")


async def daily_answer(means: Means, table: Table, seat: Seat, seed: int) -> Move | None:
    """Gives what a computer does at the table of a daily deal; the table has settled. Raises StoreUnavailable.

    No clock decides: it thinks as long as it takes. None where the seat is not on turn.
    """
    day = None if table.daily is None else day_of_date(table.daily.date)
    if day is None or table.view(seat) is None:
        return None
    position = position_of(table)
    known = None if means.answers is None else await means.answers.answer(day, position)
    if known is None:
        thought = msgspec.json.encode(await legal_move(means, table, seat, seed, means.thinkers))
        known = thought if means.answers is None else await means.answers.bind(day, position, thought)
    move: Move = _read_move(known)
    return move


async def legal_move(means: Means, table: Table, seat: Seat, seed: int, runner: Runner) -> Move:
    """Lets the level of a seat think, and gives a legal move whatever comes of that: what binds must be playable."""
    assert table.match is not None
    assert table.match.round is not None
    round, level = table.match.round.clone(), table.level(seat) or ""
    move = await _thought(means, table, seat, level, seed, runner)
    reason = "no move"
    if move is not None:
        try:
            round.clone().play(seat, move)
        except IllegalMove as error:
            reason = f"{str(move).split()[0]}: {error.code}"
        else:
            return move
    means.observer.computer_failed(level, table.id, table.seq, seed, reason)
    return _plain_move(round, seat)


async def _thought(means: Means, table: Table, seat: Seat, level: str, seed: int, runner: Runner) -> Move | None:
    computers, view = means.computers, table.view(seat)
    assert view is not None
    style = style_of_seat(table.seats_now[seat], computers)
    asked = level if level == computers.strongest else computers.plays_as(level)
    work = partial(computers.decide, asked, style, table.rules, view, table.seen(seat), seed)
    start = time.perf_counter()
    try:
        move = await runner.run(work)
    except Exception as error:
        means.observer.computer_failed(level, table.id, table.seq, seed, type(error).__name__)
        return None
    means.observer.computer_moved(level, time.perf_counter() - start)
    return move


def _plain_move(round: Round, seat: Seat) -> Move:
    """Gives the first legal move that brings the turn to its end, the same each time."""
    legal = list(round.legal(seat))
    return next((move for move in legal if isinstance(move, (Draw, Discard, Pass))), legal[0])
