"""Turns what may be shown into frames: the public part is encoded once for all seats, each seat's own part once."""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import PackageNotFoundError, version
from typing import Final, cast

from rummy500.app.daily_deal import day_of_date, ends_at
from rummy500.app.published import Published
from rummy500.app.table import Step, Table
from rummy500.game.events import Drew, Event, RoundEnded, events_for
from rummy500.game.moves import Seat
from rummy500.server.wire import (
    PROTOCOL,
    Barred,
    CallWindow,
    Clock,
    DailyRound,
    DealState,
    TableChanged,
    TableIntro,
    TableState,
    Welcome,
    encode,
)

__all__ = ["VERSION", "table_frame", "view_frame", "welcome_frame"]


def _version() -> str:
    try:
        return version("rummy500")
    except PackageNotFoundError:  # run from a checkout that nobody installed
        return "unknown"


VERSION: Final = _version()


def welcome_frame(table: Table, published: Published, seat: Seat | None) -> bytes:
    """Gives the answer to ``hello``."""
    rounds: list[RoundEnded] = [] if table.match is None else list(table.match.results)
    return encode(Welcome(PROTOCOL, _intro(published, seat), rounds))


def table_frame(published: Published, seat: Seat | None) -> bytes:
    """Gives who sits here now and what is played, as a seat or a spectator (None) is told."""
    return encode(TableChanged(_intro(published, seat)))


def view_frame(published: Published, seat: Seat | None, since: int | None, now: float) -> bytes:
    """Gives the view of a seat, or of a spectator (None), with what happened after ``since``.

    None for ``since``: everything of this round. ``now`` is of the table's monotonic clock.
    """
    known, own = published.encoded, ("own", seat)
    if own not in known:
        known[own] = b"null" if seat is None else encode(published.own[seat])
    state = _state_bytes(published, seat, now)
    return b"".join((_shared(published, seat, since), b',"own":', known[own], b',"state":', state, b"}"))


def _intro(published: Published, seat: Seat | None) -> TableIntro:
    intro = published.intro
    is_host = seat is not None and seat == intro.host
    return TableIntro(
        id=intro.id,
        phase=intro.phase,
        names=list(intro.names),
        people=list(intro.people),
        computers=list(intro.computers),
        instead_of=list(intro.instead_of),
        styles=list(intro.styles),
        you=seat,
        host=intro.host,
        rules=intro.rules,
        preset=intro.preset,
        manners=intro.manners,
        target=intro.target,
        call_seconds=intro.call_seconds,
        after=intro.after,
        changed=list(intro.changed),
        barred=[Barred(tag, name) for tag, name in intro.barred] if is_host else [],
        version=VERSION,
        daily=_daily(published),
    )


def _daily(published: Published) -> DailyRound | None:
    if published.intro.daily is None:
        return None
    fact, commitment = published.intro.daily
    day = day_of_date(fact.date)
    return DailyRound(fact.date, fact.ranked, commitment, 0 if day is None else ends_at(day))


def _shared(published: Published, seat: Seat | None, since: int | None) -> bytes:
    """Gives events and public part for a seat; the same bytes for all to whom no drawn card of their own is told."""
    known = published.encoded
    drawers = known.get(("drawers", since))
    reader = seat if drawers is not None and seat is not None and seat in drawers else None
    shared = known.get(("shared", reader, since)) if drawers is not None else None
    if shared is not None:
        return shared
    happened = [event for step in _steps(published, since) for event in step.events]
    if drawers is None:
        drawers = known["drawers", since] = bytes({event.seat for event in happened if isinstance(event, Drew)})
        reader = seat if seat is not None and seat in drawers else None
    if ("public",) not in known:
        known["public",] = encode(published.public)
    events = encode(events_for(cast("tuple[Event, ...]", happened), reader) if drawers else happened)
    shared = b'{"type":"view","seq":%d,"events":%b,"public":%b' % (published.seq, events, known["public",])
    known["shared", reader, since] = shared
    return shared


def _steps(published: Published, since: int | None) -> list[Step]:
    """Gives what happened after ``since``, of this round and, to who saw that last, of the one before."""
    earlier: list[Step] = []
    if since is None or since > published.seq:
        since = published.first - 1
    elif published.earlier and published.earlier[0].seq <= since < published.first - 1:
        earlier = _after(published.earlier, since)  # the end of that round is still news
    # The list may already hold a step whose commit is under way.
    return earlier + [step for step in _after(published.steps, since) if step.seq <= published.seq]


def _after(steps: list[Step], since: int) -> list[Step]:
    """Gives the steps after a seq; there is one for each, without a gap."""
    return steps[max(0, since + 1 - steps[0].seq) :] if steps else []


def _state_bytes(published: Published, seat: Seat | None, now: float) -> bytes:
    """Encodes the state; where no time runs it is one of few, which are kept."""
    fleeting, window = published.fleeting, published.fleeting.window
    lasting = (
        published.round,
        None if published.running or not published.round else published.ready,
        published.over,
        published.winners,
        published.again,
        fleeting.here,
        published.played_for,
        published.undo if seat is not None and seat == published.to_act else 0,
    )
    if window is None and fleeting.times_out is None and published.deal is None:
        return _lasting_state(*lasting)
    call: CallWindow | None = None
    if window is not None:
        call = CallWindow(window.left_ms(now), round(window.seconds * 1000), seat in window.declined)
    clock: Clock | None = None
    if fleeting.times_out is not None and published.turn_timer is not None:
        clock = Clock(_left_ms(fleeting.times_out, now), published.turn_timer * 1000)
    return encode(_state(*lasting, call, clock, _deal(published, now)))


def _state(
    number: int,
    ready: tuple[Seat, ...] | None,
    over: bool,
    winners: tuple[Seat, ...],
    again: str | None,
    here: tuple[bool, ...],
    played_for: tuple[bool, ...],
    undo: int,
    window: CallWindow | None = None,
    clock: Clock | None = None,
    deal: DealState | None = None,
) -> TableState:
    return TableState(
        round=number,
        window=window,
        ready=None if ready is None else list(ready),
        over=over,
        winners=list(winners),
        again=again,
        here=list(here),
        played_for=list(played_for),
        clock=clock,
        deal=deal,
        undo=undo,
    )


@lru_cache(maxsize=1024)
def _lasting_state(
    number: int,
    ready: tuple[Seat, ...] | None,
    over: bool,
    winners: tuple[Seat, ...],
    again: str | None,
    here: tuple[bool, ...],
    played_for: tuple[bool, ...],
    undo: int,
) -> bytes:
    return encode(_state(number, ready, over, winners, again, here, played_for, undo))


def _deal(published: Published, now: float) -> DealState | None:
    deal, talk = published.deal, published.fleeting.talk
    if deal is None or talk is None:
        return None
    return DealState(
        round=deal.round,
        step=talk.step,
        commitment=deal.commitment,
        commits=None if deal.commits is None else list(deal.commits),
        cutter=published.cutter,
        cards=published.cards,
        ms=_left_ms(talk.ends, now),
    )


def _left_ms(end: float, now: float) -> int:
    return max(0, round((end - now) * 1000))
