"""What happens at a table beside the game, as everybody may see it: people come and go, decks are cut, deals opened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from rummy500.cards import Card
from rummy500.game.events import Drew, Event
from rummy500.game.moves import Seat

__all__ = [
    "BecameHost",
    "CutCard",
    "DealOpened",
    "DealerCut",
    "Happening",
    "Left",
    "MannersChanged",
    "PackCut",
    "PlayedFor",
    "Removed",
    "Returned",
    "Sat",
    "TableEvent",
    "TablePhase",
    "TimedOut",
    "happenings_for",
]


class _Happening(msgspec.Struct, frozen=True, tag_field="type"):
    """Is the common form: tagged on the wire by ``type``, like the events of the game."""


class CutCard(msgspec.Struct, frozen=True):
    """Is the card that a seat turned up in the cut for the deal."""

    seat: Seat
    card: Card


class DealerCut(_Happening, frozen=True, tag="dealer_cut"):
    """Everybody turned up a card; the lowest deals (ace low). ``cuts``: all seats first, then those who were equal."""

    cuts: tuple[tuple[CutCard, ...], ...]
    dealer: Seat


class PackCut(_Happening, frozen=True, tag="pack_cut"):
    """The seat to the dealer's right cut the pack ``depth`` cards deep."""

    seat: Seat
    depth: int


class DealOpened(_Happening, frozen=True, tag="deal_opened"):
    """A finished round's deal lies open (docs/fair-deal.md): hex texts, a share is None for who gave none."""

    round: int
    commitment: str
    secret: str
    shares: tuple[str | None, ...]
    seed: str


class Sat(_Happening, frozen=True, tag="sat"):
    """Somebody took a seat that a computer held."""

    seat: Seat
    name: str


class Left(_Happening, frozen=True, tag="left"):
    """Somebody left for good; a computer plays on."""

    seat: Seat
    name: str


class Removed(_Happening, frozen=True, tag="removed"):
    """The host removed somebody; a computer plays on."""

    seat: Seat
    name: str


class BecameHost(_Happening, frozen=True, tag="became_host"):
    """A seat is the host from now on."""

    seat: Seat


class PlayedFor(_Happening, frozen=True, tag="played_for"):
    """Somebody has been away too long on turn: a computer plays for the seat until they return."""

    seat: Seat


class Returned(_Happening, frozen=True, tag="returned"):
    """Somebody for whom a computer played is back."""

    seat: Seat


class TimedOut(_Happening, frozen=True, tag="timed_out"):
    """The turn timer ran out: a computer finishes this turn."""

    seat: Seat


class MannersChanged(_Happening, frozen=True, tag="manners_changed"):
    """The host changed table manners: the new texts of the fields that are different now."""

    manners: dict[str, str]


TablePhase: TypeAlias = Literal["lobby", "play", "over"]
"""Before the match, during it, after it."""

TableEvent: TypeAlias = (
    DealerCut
    | PackCut
    | DealOpened
    | Sat
    | Left
    | Removed
    | BecameHost
    | PlayedFor
    | Returned
    | TimedOut
    | MannersChanged
)

Happening: TypeAlias = Event | TableEvent
"""Everything that may stand in a view's events."""


def happenings_for(events: Iterable[Happening], seat: Seat | None) -> tuple[Happening, ...]:
    """Gives what happened as a seat (None: a spectator) may see it: another seat's drawn card is left out."""
    return tuple(Drew(one.seat, None) if isinstance(one, Drew) and one.seat != seat else one for one in events)
