"""What a list of a guest's tables shows of one table, kept beside the seat so that no log need be read for it."""

from __future__ import annotations

from typing import Final

import msgspec

from rummy500.app.ports import Seated
from rummy500.app.table import Table
from rummy500.game.moves import Seat

__all__ = ["Line", "places_of", "read_line"]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """Says what was played, by whom and how it stands; ``totals`` are after the last finished round.

    ``daily`` is the date whose deal it is.
    """

    preset: str
    names: tuple[str, ...]
    seat: Seat | None = None
    rounds: int = 0
    totals: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    daily: str | None = None


_decoder: Final = msgspec.json.Decoder(Line)


def places_of(table: Table, now: int) -> list[Seated]:
    """Gives what is stored about each person of a table, after what has happened now."""
    places = []
    for seat, who in enumerate(table.seats_now):
        if who.guest is None:
            continue
        match = table.match
        line = Line(
            preset=table.preset,
            names=tuple(one.name for one in table.seats_now),
            seat=seat,
            rounds=table.rounds_over,
            totals=match.totals if match is not None and match.results else (),
            winners=match.winners if match is not None else (),
            daily=None if table.daily is None else table.daily.date,
        )
        text = msgspec.json.encode(line).decode()
        places.append(Seated(bytes.fromhex(who.guest), table.id, now, table.over, text))
    return places


def read_line(text: str) -> Line | None:
    """Reads a stored line; None where there is none or a later version wrote it."""
    try:
        return _decoder.decode(text) if text else None
    except msgspec.MsgspecError:
        return None
