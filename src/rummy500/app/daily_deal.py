"""The daily deal: its days, its keys, its table and its opponent, as functions of the server's daily secret.

docs/daily.md says what is promised, docs/fair-deal.md the bytes. A day is a number, days since 1970-01-01, always by
UTC; people read it as a date. Nothing here has a clock.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Final

import msgspec

from rummy500.app.facts import Created, DailyFact, Dealt, Fact, SeatFact, Started
from rummy500.app.manners import Manners, Pace
from rummy500.app.names import distinct
from rummy500.app.refusal import Refusal
from rummy500.app.table import Table
from rummy500.app.wishes import texts_of
from rummy500.bots.levels import NAMES
from rummy500.game import fair
from rummy500.game.deal import shuffled
from rummy500.game.log import Entry, Restock
from rummy500.game.moves import Seat
from rummy500.rules import PRESETS, Rules

__all__ = [
    "COMPUTER",
    "DAY_MS",
    "LEVEL",
    "PERSON",
    "PRESET",
    "RULES",
    "commitment_of",
    "computer_name",
    "date_text",
    "day_of_date",
    "day_of_time",
    "ends_at",
    "key_of",
    "key_of_table",
    "lot_of",
    "opened",
    "position_of",
    "second_name",
    "table_facts",
]

DAY_MS: Final = 86_400_000
_HOUR_MS: Final = 3_600_000

PRESET: Final = "standard"
RULES: Final[Rules] = PRESETS[PRESET].replace(rounds=1, tie="share")
"""One round of the preset; it is over after that, also where both have as many points."""

LEVEL: Final = "strong"
PERSON: Final[Seat] = 0
COMPUTER: Final[Seat] = 1

_COMMITTED_AS: Final = "daily"


# Days.


def day_of_time(ms: int) -> int:
    """Gives the day of a time in ms since 1970: by UTC, so that no zone and no change of clocks moves it.

    >>> day_of_time(0), day_of_time(DAY_MS - 1), day_of_time(DAY_MS)
    (0, 0, 1)
    """
    return ms // DAY_MS


def date_text(day: int) -> str:
    """Writes a day as an ISO date.

    >>> date_text(20788)
    '2026-12-01'
    """
    return datetime.fromtimestamp(day * 86_400, UTC).date().isoformat()


def day_of_date(text: str) -> int | None:
    """Reads an ISO date with dashes; None for what is none.

    >>> day_of_date("2026-12-01"), day_of_date("2026-02-30"), day_of_date("20261201")
    (20788, None, None)
    """
    try:
        read = date.fromisoformat(text)
    except ValueError:
        return None
    return read.toordinal() - date(1970, 1, 1).toordinal() if read.isoformat() == text else None


def ends_at(day: int) -> int:
    """Gives until when (ms) a game begun on its day may be finished ranked: an hour into the next day.

    From then on the day's key is open.
    """
    return (day + 1) * DAY_MS + _HOUR_MS


def opened(day: int, now: int) -> bool:
    """Says whether the day's key may be shown."""
    return now >= ends_at(day)


# Keys.


def key_of(secret: bytes, day: int) -> bytes:
    """Gives k, the 32-byte key of a day's deal: HMAC-SHA256 of ``daily``, date and preset under the daily secret.

    >>> key_of(bytes(32), 20788).hex()[:16]
    'cc843d70c55b9aad'
    """
    return hmac.digest(secret, f"{_COMMITTED_AS}{date_text(day)}{PRESET}".encode(), hashlib.sha256)


def commitment_of(key: bytes, date: str) -> str:
    """Gives C in hex, by which a day's key is fixed: as for a round of table ``daily`` with the date as its number."""
    return fair.commitment(_COMMITTED_AS, date, key)


def lot_of(key: bytes, what: str) -> bytes:
    """Gives 32 bytes drawn from a day's key for one use; they tell nothing of the key or of those for other uses."""
    return hmac.digest(key, b"daily " + what.encode(), hashlib.sha256)


def computer_name(key: bytes) -> str:
    """Gives what the day's computer is called, and with it its style."""
    return shuffled(lot_of(key, "name"), b"name", NAMES)[0]


def second_name(key: bytes) -> str:
    """Gives what the computer is called that plays the day's best line."""
    return shuffled(lot_of(key, "name"), b"name", NAMES)[1]


# The table.


def table_facts(key: bytes, day: int, person: SeatFact, *, ranked: bool, pace: Pace, level: str = LEVEL) -> list[Fact]:
    """Gives how a day's table begins, the same for everybody but for who sits at seat 0: made, cut for, dealt.

    A person of the computer's name is told apart, never the computer: its style comes with its name.
    """
    computer, name = distinct([computer_name(key), person.name])
    seats = (msgspec.structs.replace(person, name=name), SeatFact(computer, None, level))
    return [_created(day, seats, ranked=ranked, pace=pace), Started(lot_of(key, "dealer").hex()), Dealt(1, key.hex())]


def _created(day: int, seats: Sequence[SeatFact], *, ranked: bool, pace: Pace) -> Created:
    return Created(
        preset=PRESET,
        rules=texts_of(RULES),
        seats=tuple(seats),
        lobby=True,
        host=seats[PERSON].guest,
        manners=Manners(pace=pace, hints=not ranked),
        daily=DailyFact(date_text(day), ranked),
    )


def key_of_table(table: Table) -> bytes:
    """Gives the day's key from the log of one of its tables."""
    return bytes.fromhex(table.proofs[0][1].seed)


def position_of(table: Table) -> bytes:
    """Gives the hash of all that has been done in the round, without what was taken back.

    Two games of a day that were played alike have the same; beside the deal the opponent's choice depends on nothing
    else. Raises Refusal ``not_started``.
    """
    if table.match is None or table.match.round is None:
        raise Refusal("not_started")
    lines = (_line(entry) for entry in table.match.round.log.entries)
    return hashlib.sha256("\n".join(lines).encode()).digest()


def _line(entry: Entry) -> str:
    return "restock" if isinstance(entry, Restock) else f"{entry.seat} {entry.move}"
