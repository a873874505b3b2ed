"""What ratings need from a store: outcomes once each, in the order in which matches ended, and profiles."""

from __future__ import annotations

from typing import Protocol

import msgspec

from rummy500.app.rating_model import Rating
from rummy500.app.rating_outcome import Outcome, SeatOutcome

__all__ = ["Finished", "GuestRows", "Profile", "RatingStore", "Result"]


class Finished(msgspec.Struct, frozen=True):
    """Is a table that somebody has finished with and no outcome is known of; ``line`` is that of the seat."""

    table: str
    line: str


class Result(msgspec.Struct, frozen=True):
    """Is one match of one guest: what it was, and the rating before and after where it was rated."""

    table: str
    at: int
    preset: str
    pool: int
    seat: SeatOutcome
    before: Rating | None
    after: Rating | None


class Profile(msgspec.Struct, frozen=True):
    """Is the page that a guest has made public under a name; ``code`` is the secret part of its address."""

    guest: bytes
    code: str
    name: str
    at: int


class GuestRows(msgspec.Struct, frozen=True):
    """Is what the store itself keeps of a guest: since when, other browsers, and the tables with their lines."""

    since: int | None
    browsers: tuple[int, ...]
    tables: tuple[tuple[str, int, bool, str], ...]


class RatingStore(Protocol):
    """Keeps outcomes, ratings and profiles. Checked by ``testkit.rating_stores``."""

    async def enter(self, outcome: Outcome) -> bool:
        """Keeps an outcome and every rating that it changes, all or nothing; False where the table has one already.

        Later matches of the same number of seats are rated anew where they depend on it, so that the order in which
        outcomes come does not matter. Guests whom the store does not know (any more) are kept as forgotten.
        Raises StoreUnavailable, as all of these.
        """

    async def finished(self) -> list[Finished]:
        """Gives the tables that somebody has finished with and no outcome is known of, the oldest log first."""

    async def results(self, guest: bytes) -> list[Result]:
        """Gives all matches of a guest, the oldest first."""

    async def forget_results(self, guest: bytes) -> None:
        """Takes a guest out of all outcomes; what others were rated by stays as it was."""

    async def put_profile(self, profile: Profile) -> None:
        """Keeps a guest's profile in place of the one before."""

    async def profile_of(self, guest: bytes) -> Profile | None:
        """Gives a guest's profile."""

    async def profile_at(self, code: str) -> Profile | None:
        """Gives the profile of a code."""

    async def drop_profile(self, guest: bytes) -> None:
        """Forgets a guest's profile."""

    async def rows_of(self, guest: bytes) -> GuestRows:
        """Gives what is kept of a guest beside outcomes."""

    async def forget_guest(self, guest: bytes) -> None:
        """Forgets a guest with all browsers, links and the list of tables; the tables' logs stay."""
