"""What is stored about a table: its facts, one to a place of the log, and how they are written.

A table is what its facts make of it (``app.table``). Stored facts stay readable for ever: a new field gets a default,
a changed meaning a new tag.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from rummy500.app.manners import Manners, Pace
from rummy500.game.moves import Move, Seat

__all__ = [
    "RULE_BOOK",
    "Allowed",
    "Arranged",
    "Committed",
    "Created",
    "DailyFact",
    "Dealing",
    "Dealt",
    "Fact",
    "FactUnreadable",
    "Followed",
    "Frozen",
    "HostMade",
    "MannersSet",
    "PaceSet",
    "Played",
    "PlayedOn",
    "Ready",
    "Reseated",
    "Returned",
    "RulesSet",
    "Scored",
    "SeatFact",
    "Started",
    "TakenBack",
    "TurnTimedOut",
    "WindowClosed",
    "read_fact",
    "write_fact",
]

RULE_BOOK: Final = 1
"""The version of the rule book by which new rounds are played."""


class _Fact(msgspec.Struct, frozen=True, tag_field="fact", omit_defaults=True):
    """Is the common form of all facts."""


class SeatFact(msgspec.Struct, frozen=True, omit_defaults=True):
    """Is one seat: a guest (hex of the cookie's SHA-256), a computer of a level, or nobody yet (name ``""``).

    ``stands_in`` says of a computer that its name is that of a person who has left.
    """

    name: str
    guest: str | None = None
    level: str | None = None
    stands_in: bool = False


class DailyFact(msgspec.Struct, frozen=True, omit_defaults=True):
    """Says of which date (UTC) a table plays the daily deal, and whether it was begun as a ranked game."""

    date: str
    ranked: bool = False


class Created(_Fact, frozen=True, tag="created"):
    """The table was made; ``rules`` holds every field as text (record.md).

    A table with ``lobby`` waits for Started. Without it (as all tables once were) the match began with the making, and
    ``first_dealer``, ``pace`` and ``call_seconds`` hold. ``after`` is the table whose match went before, ``before``
    are that match's rules. ``daily`` stands at the table of a daily deal, which has no shares: its key is the day's.
    """

    preset: str
    rules: dict[str, str]
    seats: tuple[SeatFact, ...]
    pace: Pace = "brisk"
    call_seconds: int = 5
    first_dealer: Seat = 0
    after: str | None = None
    lobby: bool = False
    host: str | None = None
    manners: Manners | None = None
    before: dict[str, str] | None = None
    daily: DailyFact | None = None


class Arranged(_Fact, frozen=True, tag="arranged"):
    """The seats are these now, before the match; ``seat`` and ``id`` are of the host's message, if it was one."""

    seats: tuple[SeatFact, ...]
    seat: Seat | None = None
    id: str | None = None


class RulesSet(_Fact, frozen=True, tag="rules"):
    """The host chose other rules, before the match."""

    preset: str
    rules: dict[str, str]
    seat: Seat
    id: str


class MannersSet(_Fact, frozen=True, tag="manners"):
    """The host chose other table manners."""

    manners: Manners
    seat: Seat
    id: str


class Started(_Fact, frozen=True, tag="started"):
    """The match began; ``key`` (hex) is that of the cut for the first deal."""

    key: str
    seat: Seat | None = None
    id: str | None = None


class Reseated(_Fact, frozen=True, tag="reseated"):
    """A seat belongs to somebody else during the match; ``barred`` is the guest who may not come back (removed)."""

    at: Seat
    who: SeatFact
    why: Literal["left", "removed", "sat", "moved"]
    barred: str | None = None
    seat: Seat | None = None
    id: str | None = None


class Allowed(_Fact, frozen=True, tag="allowed"):
    """The host lets a removed guest come back."""

    guest: str
    seat: Seat
    id: str


class HostMade(_Fact, frozen=True, tag="host"):
    """The seat ``at`` is the host now: the host said so, or had been away."""

    at: Seat
    seat: Seat | None = None
    id: str | None = None


class PlayedOn(_Fact, frozen=True, tag="played_on"):
    """A person has been away too long on turn: a computer plays for the seat until Returned."""

    at: Seat


class Returned(_Fact, frozen=True, tag="returned"):
    """The person for whom a computer played is back."""

    at: Seat


class TurnTimedOut(_Fact, frozen=True, tag="timed_out"):
    """The turn timer ran out: a computer finishes this turn."""

    at: Seat


class Frozen(_Fact, frozen=True, tag="frozen"):
    """Everybody had gone, the clock of the turn stands still; it begins anew when somebody comes."""


class Dealing(_Fact, frozen=True, tag="dealing"):
    """A deal begins; ``secret`` is the server's 32 bytes in hex, shown only after the round (docs/fair-deal.md)."""

    round: int
    secret: str


class Committed(_Fact, frozen=True, tag="committed"):
    """The list of the seats' commitments (hex of SHA-256, None for who gave none), fixed before anybody opens."""

    round: int
    commits: tuple[str | None, ...]


class Dealt(_Fact, frozen=True, tag="dealt"):
    """A round began; ``seed`` is its 32-byte key in hex and must not be shown before the round is over.

    ``shares`` are the seats' bytes in hex (None for who gave none or opened something else), None for a deal without
    the scheme of docs/fair-deal.md; ``cut`` is how deep the pack was cut.
    """

    round: int
    seed: str
    rule_book: int = RULE_BOOK
    shares: tuple[str | None, ...] | None = None
    cut: int | None = None
    seat: Seat | None = None
    id: str | None = None


class Played(_Fact, frozen=True, tag="played"):
    """A seat made a move; ``id`` is the client's message, None for a computer, also one that plays for a person."""

    seat: Seat
    move: Move
    id: str | None = None


class TakenBack(_Fact, frozen=True, tag="taken_back"):
    """A seat took its last move of this turn back."""

    seat: Seat
    id: str


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
    """A seat changed the computers' pace; tables of today store MannersSet instead."""

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


Fact: TypeAlias = (
    Created
    | Arranged
    | RulesSet
    | MannersSet
    | Started
    | Reseated
    | Allowed
    | HostMade
    | PlayedOn
    | Returned
    | TurnTimedOut
    | Frozen
    | Dealing
    | Committed
    | Dealt
    | Played
    | TakenBack
    | Scored
    | WindowClosed
    | PaceSet
    | Ready
    | Followed
)


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
