"""What is stored about a table: its facts, one to a place of the log, and how they are written.

A table is what its facts make of it (``app.table``). Stored facts stay readable for ever: a new field gets a default,
a changed meaning a new tag.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from rummy500.game.moves import Move, Seat

__all__ = [
    "PACES",
    "RULE_BOOK",
    "Created",
    "Dealt",
    "Fact",
    "FactUnreadable",
    "Followed",
    "Pace",
    "PaceSet",
    "Played",
    "Ready",
    "Scored",
    "SeatFact",
    "WindowClosed",
    "read_fact",
    "write_fact",
]

RULE_BOOK: Final = 1
"""The version of the rule book by which new rounds are played."""

Pace: TypeAlias = Literal["instant", "brisk", "calm"]
"""How long computers take."""

PACES: Final[tuple[Pace, ...]] = ("instant", "brisk", "calm")


class _Fact(msgspec.Struct, frozen=True, tag_field="fact", omit_defaults=True):
    """Is the common form of all facts."""


class SeatFact(msgspec.Struct, frozen=True, omit_defaults=True):
    """Is one seat: a guest (hex of the cookie's SHA-256) or a computer of a level."""

    name: str
    guest: str | None = None
    level: str | None = None


class Created(_Fact, frozen=True, tag="created"):
    """The table was made; ``rules`` holds every field as text (record.md), ``first_dealer`` was drawn by lot."""

    preset: str
    rules: dict[str, str]
    seats: tuple[SeatFact, ...]
    pace: Pace
    call_seconds: int
    first_dealer: Seat
    after: str | None = None


class Dealt(_Fact, frozen=True, tag="dealt"):
    """A round began; ``seed`` is its 32-byte key in hex and must not be shown before the round is over."""

    round: int
    seed: str
    rule_book: int = RULE_BOOK


class Played(_Fact, frozen=True, tag="played"):
    """A seat made a move; ``id`` is the client's message, None for a computer."""

    seat: Seat
    move: Move
    id: str | None = None


class Scored(_Fact, frozen=True, tag="scored"):
    """A round ended so; stored with the move that ended it, and checked whenever the table is rebuilt.

    ``points`` and ``totals`` are by seat, ``winners`` empty unless the match is over with it.
    """

    round: int
    ended_by: Literal["out", "stock"]
    out: Seat | None
    points: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


class WindowClosed(_Fact, frozen=True, tag="window_closed"):
    """The Rummy-call window ended without a call; ``id`` and ``seat`` are of the decline that ended it, if one did."""

    seat: Seat | None = None
    id: str | None = None


class PaceSet(_Fact, frozen=True, tag="pace"):
    """A seat changed the computers' pace."""

    seat: Seat
    pace: Pace
    id: str


class Ready(_Fact, frozen=True, tag="ready"):
    """A seat has seen the scores of ``round``."""

    seat: Seat
    round: int
    id: str


class Followed(_Fact, frozen=True, tag="followed"):
    """A seat asked for another match, and ``table`` is it."""

    seat: Seat
    table: str
    id: str


Fact: TypeAlias = Created | Dealt | Played | Scored | WindowClosed | PaceSet | Ready | Followed


class FactUnreadable(Exception):  # noqa: N818 - an outcome, named like the store's
    """Says that a stored fact cannot be read, most likely one of a later version."""


_decoder: Final = msgspec.json.Decoder(Fact)
_encoder: Final = msgspec.json.Encoder()


def read_fact(body: bytes) -> Fact:
    """Reads a stored fact; raises FactUnreadable."""
    try:
        fact: Fact = _decoder.decode(body)
    except msgspec.MsgspecError as error:
        raise FactUnreadable(str(error)) from error
    return fact


def write_fact(fact: Fact) -> bytes:
    """Writes a fact for the log."""
    return _encoder.encode(fact)
