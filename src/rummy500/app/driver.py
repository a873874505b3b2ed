"""Moves a table on: computers play at their pace; windows, timers and deals end in time; nobody waits too long."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from rummy500.app import dealing
from rummy500.app.dealing import DealTalk
from rummy500.app.facts import Committed, Fact, HostMade, PlayedOn, Returned, TurnTimedOut
from rummy500.app.live import LiveTable
from rummy500.app.ports import StoreUnavailable
from rummy500.app.refusal import Refusal
from rummy500.app.table import Deal, Table
from rummy500.app.thinking import answer, make_move
from rummy500.app.window import Window
from rummy500.game.moves import Seat

__all__ = ["drive"]

_RETRY_SECONDS: Final = 1.0
_SOON: Final = 0.001


async def drive(live: LiveTable) -> None:
    """Moves the table on for ever; waits where it is a person's turn. To be cancelled when nobody is there."""
    while True:
        live.changed.clear()
        try:
            wait = await _step(live)
        except StoreUnavailable:
            wait = _RETRY_SECONDS
        except Refusal as refusal:  # the log moved on, or cannot be written now
            wait = _RETRY_SECONDS if refusal.code == "try_again" or live.table is None else 0.0
        except Exception as error:
            live.means.observer.table_failed(live.id, error)
            raise
        if wait != 0.0:
            await _changed_within(live, wait)


async def _changed_within(live: LiveTable, seconds: float | None) -> None:
    """Waits for the next change, at most that long."""
    try:
        # Not wait_for: in Python 3.11 it can lose a cancellation that comes together with the change.
        async with asyncio.timeout(seconds):
            await live.changed.wait()
    except TimeoutError:
        return


async def _step(live: LiveTable) -> float | None:
    """Does the next thing that is due; gives how long nothing else is, None for until something changes."""
    table = await live.settled()
    if not table.people or table.match is None or table.over:
        return await _soonest(live, [_host_is_gone(live, table)])
    if live.fleeting.window is not None:
        return await _tend(live, live.fleeting.window, table)
    if table.deal is not None and live.fleeting.talk is not None:
        return await _deal(live, table, table.deal, live.fleeting.talk)
    if not table.running:
        return await _soonest(live, [_host_is_gone(live, table), _round_is_due(live, table)])
    seat = table.to_act
    if seat is None:
        return None
    if table.level(seat) is not None:
        back = [Returned(one) for one in sorted(table.played_for & live.seats_here)]
        if back and await live.store_due(lambda now: [fact for fact in back if fact.at in now.played_for]):
            return 0.0
        await make_move(live, table, seat)
        return 0.0
    return await _soonest(
        live, [_host_is_gone(live, table), _turn_is_over(live, table, seat), _is_away(live, table, seat)]
    )


_Due = tuple[float, Fact]


async def _soonest(live: LiveTable, dues: Sequence[_Due | None]) -> float | None:
    """Stores what is due by now; else gives how long it is until something will be."""
    known = sorted((due for due in dues if due is not None), key=lambda due: due[0])
    if not known:
        return None
    at, fact = known[0]
    left = at - live.means.clock()
    if left > 0:
        return max(left, _SOON)
    seq = live.published.seq
    await live.store_due(lambda table: [fact] if table.seq == seq else [])
    return 0.0


def _host_is_gone(live: LiveTable, table: Table) -> _Due | None:
    """Says when the host's role goes to the next person who is here."""
    host, here = table.host, live.seats_here
    if host is None or host in here or not here:
        return None
    following = min(here, key=lambda seat: (seat - host) % table.seats)
    since = live.clock.gone_since.get(host, live.means.clock())
    return since + table.manners.away_seconds, HostMade(following)


def _turn_is_over(live: LiveTable, table: Table, seat: Seat) -> _Due | None:
    at = live.clock.times_out(table)
    return None if at is None else (at, TurnTimedOut(seat))


def _is_away(live: LiveTable, table: Table, seat: Seat) -> _Due | None:
    """Says when a computer plays on for somebody who is gone; never where all people are, then the table waits."""
    here = live.seats_here
    return None if seat in here or not here else (live.clock.plays_on(table, seat), PlayedOn(seat))


def _round_is_due(live: LiveTable, table: Table) -> _Due | None:
    """Says when the next deal begins: all who are here have seen the scores, or somebody has waited long enough."""
    here = live.seats_here
    if not here or not table.ready:
        return None
    (fact,) = dealing.begin(table)
    if here <= table.ready:
        return live.means.clock(), fact
    since = live.clock.ready_since
    return None if since is None else (since + table.manners.away_seconds, fact)


async def _tend(live: LiveTable, window: Window, table: Table) -> float:
    now = live.means.clock()
    if window.over(now):
        await live.close_window(window)
        return 0.0
    if window.due and window.due[0][0] <= now:
        # All think at once and answer each in its own time, so that those who think long do not hold the others up.
        due, window.due = window.due, []
        asked = (answer(live, window, table, seat, at - now) for at, seat in due)
        for fault in await asyncio.gather(*asked, return_exceptions=True):
            if fault is not None:
                raise fault
        return 0.0
    return max(window.wait(now), _SOON)


async def _deal(live: LiveTable, table: Table, deal: Deal, talk: DealTalk) -> float | None:
    """Goes on with a deal: commitments, shares, the cut; each is waited for only so long."""
    now = live.means.clock()
    if deal.commits is None:
        if not talk.committed(table, live.seats_taking_part, now):
            return max(talk.ends - now, _SOON)
        # The list is made when it is its turn to be stored, so that nothing that was taken meanwhile is missing.
        await live.store_due(lambda current: _if_dealing(current, deal, talk.committed(current, (), now)))
        return 0.0
    if talk.step == "open":
        if not talk.complete(deal, now):
            return max(talk.ends - now, _SOON)
        if table.cutter is None:
            await live.store_due(lambda current: _if_dealing(current, deal, talk.dealt(current, deal, None)))
            return 0.0
        talk.ask_for_cut(now)
        live.refresh()
    cutter = table.cutter
    assert cutter is not None
    by_hand = table.seats_now[cutter].guest is not None and cutter in live.seats_here
    if by_hand and now < talk.ends:
        return max(talk.ends - now, _SOON)
    depth = talk.cut_by_lot(table, deal)
    await live.store_due(lambda current: _if_dealing(current, deal, talk.dealt(current, deal, depth)))
    return 0.0


def _if_dealing(table: Table, deal: Deal, facts: Sequence[Fact]) -> Sequence[Fact]:
    """Gives the facts if that deal is still under way, and nothing of it stored meanwhile."""
    if table.deal is None or table.deal.round != deal.round:
        return []
    if table.deal.commits is not None and any(isinstance(fact, Committed) for fact in facts):
        return []
    return facts
