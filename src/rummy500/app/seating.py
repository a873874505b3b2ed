"""Who sits where: pure questions about a table's seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rummy500.app.facts import SeatFact
from rummy500.app.ports import Computers
from rummy500.game.moves import Seat

__all__ = [
    "FREE",
    "STAND_IN",
    "free_seats",
    "levels_played",
    "next_host",
    "seat_of_guest",
    "seats_to_take",
    "style_of_seat",
]

FREE: Final = SeatFact("")
"""A seat that nobody has taken."""

STAND_IN: Final = "casual"
"""The level of the computer that plays for somebody who is away or has left."""


def seat_of_guest(seats: Sequence[SeatFact], guest: str | None) -> Seat | None:
    """Gives the seat of a guest (hex)."""
    if guest is None:
        return None
    for seat, who in enumerate(seats):
        if who.guest == guest:
            return seat
    return None


def free_seats(seats: Sequence[SeatFact]) -> tuple[Seat, ...]:
    """Gives the seats of nobody."""
    return tuple(seat for seat, who in enumerate(seats) if who.guest is None and who.level is None)


def levels_played(seats: Sequence[SeatFact], computers: Computers) -> tuple[str | None, ...]:
    """Gives the level at which each seat's computer plays here, None for a seat that is no computer's."""
    return tuple(None if who.level is None else computers.plays_as(who.level) for who in seats)


def style_of_seat(who: SeatFact, computers: Computers) -> str | None:
    """Gives the style of a seat's own computer; None for a person, and for a computer that plays for one.

    A style comes with a computer's name, and what people call themselves says nothing about how a computer plays.
    """
    return None if who.level is None or who.stands_in else computers.style(who.name)


def seats_to_take(seats: Sequence[SeatFact], held: Mapping[str, Seat], guest: str | None) -> tuple[Seat, ...]:
    """Gives the seats that a newcomer may take: free ones, else those of computers; one's own of this match only."""
    if seat_of_guest(seats, guest) is not None:
        return ()
    free = free_seats(seats)
    if free:
        return free
    computers = tuple(seat for seat, who in enumerate(seats) if who.level is not None)
    if guest is not None and guest in held:
        # Somebody who has seen one hand must not see another.
        return (held[guest],) if held[guest] in computers else ()
    return computers


def next_host(seats: Sequence[SeatFact], after: Seat) -> str | None:
    """Gives the next person clockwise from a seat; None where no people are left."""
    for step in range(1, len(seats) + 1):
        guest = seats[(after + step) % len(seats)].guest
        if guest is not None:
            return guest
    return None
