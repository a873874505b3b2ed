"""Turns what may be shown into frames: the public part is encoded once for all seats, each seat's own part once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from rummy500.app.live import Published
from rummy500.app.table import Step, Table
from rummy500.game.events import events_for
from rummy500.game.moves import Seat
from rummy500.server.wire import PROTOCOL, CallWindow, TableIntro, TableState, Welcome, encode

__all__ = ["VERSION", "view_frame", "welcome_frame"]


def _version() -> str:
    try:
        return version("rummy500")
    except PackageNotFoundError:  # run from a checkout that nobody installed
        return "unknown"


VERSION: Final = _version()


def welcome_frame(table: Table, seat: Seat) -> bytes:
    """Gives the answer to ``hello``."""
    created = table.created
    intro = TableIntro(
        id=table.id,
        names=[who.name for who in created.seats],
        computers=[who.level for who in created.seats],
        you=seat,
        rules=created.rules,
        preset=created.preset,
        target=table.rules.target,
        call_seconds=created.call_seconds,
        version=VERSION,
    )
    return encode(Welcome(PROTOCOL, intro, list(table.match.results)))


def view_frame(published: Published, seat: Seat, since: int | None) -> bytes:
    """Gives the view of a seat with what happened after ``since``; None: everything of this round."""
    known = published.encoded
    public, own = ("public",), ("own", seat)
    if public not in known:
        known[public] = encode(published.public)
    if own not in known:
        known[own] = encode(published.own[seat])
    events = ("events", seat, since)
    if events not in known:
        known[events] = encode([event for step in _steps(published, since) for event in events_for(step.events, seat)])
    parts = (
        b'{"type":"view","seq":%d,"events":' % published.seq,
        known[events],
        b',"public":',
        known[public],
        b',"own":',
        known[own],
        b',"state":',
        encode(_state(published, seat)),
        b"}",
    )
    return b"".join(parts)


def _steps(published: Published, since: int | None) -> Iterator[Step]:
    earlier = published.earlier
    if since is None or since > published.seq:
        since = published.first - 1
    elif earlier and since >= earlier[0].seq:
        # Seen last in the round before: its end is still news.
        yield from (step for step in earlier if step.seq > since)
    # The list may already hold a step whose commit is under way.
    yield from (step for step in published.steps if since < step.seq <= published.seq)


def _state(published: Published, seat: Seat) -> TableState:
    window = published.window
    shown = None
    if window is not None:
        shown = CallWindow(window.left_ms(time.monotonic()), round(window.seconds * 1000), seat in window.declined)
    return TableState(
        pace=published.pace,
        round=published.round,
        window=shown,
        ready=None if published.running or not published.round else list(published.ready),
        over=bool(published.winners),
        winners=list(published.winners),
        again=published.again,
    )
