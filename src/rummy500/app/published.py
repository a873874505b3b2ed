"""What of a live table may be shown: a picture of the newest stored state, made once for everybody."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from rummy500.app import dealing
from rummy500.app.daily_deal import commitment_of, key_of_table
from rummy500.app.dealing import DealTalk
from rummy500.app.facts import DailyFact
from rummy500.app.manners import manners_texts
from rummy500.app.ports import Computers
from rummy500.app.seating import levels_played, style_of_seat
from rummy500.app.table import Deal, Phase, Step, Table
from rummy500.app.window import Window
from rummy500.app.wishes import TAG_LETTERS
from rummy500.game.moves import Seat
from rummy500.game.view import OwnView, PublicView

__all__ = ["Fleeting", "Intro", "Published", "intro_of", "picture_of"]


class Intro(msgspec.Struct, frozen=True):
    """Says who sits at a table and what is played there; by seat. ``barred`` is for the host alone.

    ``instead_of`` is the level that was chosen for a computer where this server cannot offer it and another plays.
    ``daily`` is the day whose deal is played, with its commitment in hex.
    """

    id: str
    phase: Phase
    names: tuple[str, ...]
    people: tuple[bool, ...]
    computers: tuple[str | None, ...]
    instead_of: tuple[str | None, ...]
    styles: tuple[str | None, ...]
    host: Seat | None
    rules: dict[str, str]
    preset: str
    manners: dict[str, str]
    target: int
    call_seconds: int
    after: str | None
    changed: tuple[str, ...]
    barred: tuple[tuple[str, str], ...]
    daily: tuple[DailyFact, str] | None = None


class Fleeting(msgspec.Struct):
    """Is what of a table lives in memory only; it changes without a fact."""

    window: Window | None
    here: tuple[bool, ...]
    talk: DealTalk | None
    times_out: float | None


class Published(msgspec.Struct):
    """Is what may be shown: the newest stored state. ``encoded`` belongs to whoever turns it into bytes."""

    seq: int
    first: int
    steps: list[Step]
    earlier: list[Step]
    public: PublicView | None
    own: dict[Seat, OwnView | None]
    intro: Intro
    intro_seq: int
    round: int
    running: bool
    over: bool
    ready: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    again: str | None
    played_for: tuple[bool, ...]
    deal: Deal | None
    cutter: Seat | None
    cards: int
    to_act: Seat | None
    undo: int
    turn_timer: int | None
    fleeting: Fleeting
    encoded: dict[object, bytes]


def intro_of(table: Table, computers: Computers) -> Intro:
    """Gives who sits at a table and what is played."""
    levels = levels_played(table.seats_now, computers)
    return Intro(
        id=table.id,
        phase=table.phase,
        names=tuple(who.name for who in table.seats_now),
        people=tuple(who.guest is not None for who in table.seats_now),
        computers=levels,
        instead_of=tuple(
            who.level if who.level != plays else None for who, plays in zip(table.seats_now, levels, strict=True)
        ),
        styles=tuple(style_of_seat(who, computers) for who in table.seats_now),
        host=table.host,
        rules=table.rule_texts,
        preset=table.preset,
        manners=manners_texts(table.manners),
        target=table.rules.target,
        call_seconds=table.manners.call_seconds,
        after=table.created.after,
        changed=table.changed,
        barred=tuple((guest[:TAG_LETTERS], name) for guest, name in table.barred.items()),
        daily=_daily_of(table),
    )


def _daily_of(table: Table) -> tuple[DailyFact, str] | None:
    if table.daily is None or not table.proofs:
        return None
    return table.daily, commitment_of(key_of_table(table), table.daily.date)


def picture_of(
    table: Table,
    intro: Intro,
    intro_seq: int,
    seats: Iterable[Seat],
    fleeting: Fleeting,
    known: Mapping[Seat, OwnView | None],
) -> Published:
    """Makes the picture; ``seats`` are those whose own part is wanted, ``known`` the own parts that are still right."""
    return Published(
        seq=table.seq,
        first=table.steps[0].seq if table.steps else table.seq,
        steps=table.steps,
        earlier=table.earlier,
        public=table.public(),
        own={seat: known[seat] if seat in known else table.own(seat) for seat in seats},
        intro=intro,
        intro_seq=intro_seq,
        round=0 if table.match is None else len(table.proofs),
        running=table.running,
        over=table.over,
        ready=tuple(sorted(table.ready)),
        winners=() if table.match is None else table.match.winners,
        again=table.again,
        played_for=tuple(seat in table.played_for or seat == table.timed_out for seat in range(table.seats)),
        deal=table.deal,
        cutter=table.cutter if table.deal is not None else None,
        cards=dealing.cards_to_cut(table) if table.deal is not None else 0,
        to_act=table.to_act,
        undo=table.undoable,
        turn_timer=table.manners.turn_timer,
        fleeting=fleeting,
        encoded={},
    )
