"""How an outcome enters the ratings: in its place by time, with everything behind it that depends on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

import msgspec

from rummy500.app.rating_model import LEVEL_RATINGS, START, Rating, new_ratings
from rummy500.app.rating_outcome import Outcome

__all__ = ["MOST_LATER", "Change", "Ledger", "enter"]

MOST_LATER: Final = 200
"""So many matches behind one are rated anew at most: people's moves wait for the transaction."""

Change = tuple[Rating, Rating]
"""A seat's rating before and after a match."""


class Ledger(Protocol):
    """Is what a store lets this module do within one transaction."""

    def rating_before(self, guest: str, pool: int, at: int, table: str) -> Rating | None:
        """Gives the rating that a guest had with so many seats before the match that ended then at that table."""

    def count_later(self, pool: int, at: int, table: str) -> int:
        """Says how many rated matches there are behind that one."""

    def later(self, pool: int, at: int, table: str) -> Iterable[tuple[Outcome, Sequence[Change | None]]]:
        """Gives the rated matches behind that one, in order, with each seat's change as it is kept."""

    def add(self, outcome: Outcome, changes: Sequence[Change | None]) -> None:
        """Keeps an outcome that is new."""

    def change(self, outcome: Outcome, changes: Sequence[Change | None]) -> None:
        """Keeps other changes of a known outcome."""


def enter(ledger: Ledger, outcome: Outcome) -> None:
    """Adds an outcome that the ledger does not know; one that comes much too late changes no ratings."""
    if outcome.rated and ledger.count_later(outcome.pool, outcome.at, outcome.table) > MOST_LATER:
        outcome = msgspec.structs.replace(outcome, rated=False)
    if not outcome.rated:
        ledger.add(outcome, [None] * outcome.pool)
        return
    ledger.add(outcome, _changes(ledger, outcome, [None] * outcome.pool))
    touched = set(outcome.guests)
    for later, kept in ledger.later(outcome.pool, outcome.at, outcome.table):
        if touched & later.guests:
            ledger.change(later, _changes(ledger, later, kept))
            touched |= later.guests


def _changes(ledger: Ledger, outcome: Outcome, kept: Sequence[Change | None]) -> list[Change | None]:
    before = []
    for one, known in zip(outcome.seats, kept, strict=True):
        if one.guest is not None:
            rating = ledger.rating_before(one.guest, outcome.pool, outcome.at, outcome.table) or START
        elif one.level is not None:
            rating = LEVEL_RATINGS[one.level]
        else:
            rating = known[0] if known is not None else START  # somebody forgotten stays as strong as then
        before.append(rating)
    return [
        (rating, after) if one.level is None else None
        for one, rating, after in zip(outcome.seats, before, new_ratings(outcome.seats, before), strict=True)
    ]
