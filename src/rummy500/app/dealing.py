"""A deal under way: the people's shares, in memory only, and what is waited for (docs/fair-deal.md)."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable
from typing import Final, Literal, TypeAlias

from rummy500.app.facts import Committed, Dealing, Dealt, Fact
from rummy500.app.refusal import Refusal
from rummy500.app.table import Deal, Table
from rummy500.game import deal as packs
from rummy500.game import fair
from rummy500.game.moves import Seat

__all__ = [
    "CUT_SECONDS",
    "SHARE_SECONDS",
    "DealStep",
    "DealTalk",
    "begin",
    "cards_to_cut",
    "check_cut",
    "new_secret",
]

SHARE_SECONDS: Final = 3.0
"""How long people's clients may take to commit, and again to open; then they count as absent."""

CUT_SECONDS: Final = 20.0
"""How long the cutter may take; then the pack is cut by lot."""

DealStep: TypeAlias = Literal["commit", "open", "cut"]


class DealTalk:
    """Collects what the people give for one deal. Times are of the monotonic clock, in seconds.

    ``ends`` is when the running step is given up. Commitments are fixed by a fact; shares are only in memory until
    the deal, and are asked for again after a restart.
    """

    def __init__(self, deal: Deal, now: float) -> None:
        self.round: Final = deal.round
        self.commits: dict[Seat, str] = {}
        self.shares: dict[Seat, bytes] = {}
        self.step: DealStep = "commit" if deal.commits is None else "open"
        self.ends = now + SHARE_SECONDS

    def commit(self, seat: Seat, hash: str) -> None:
        """Takes a seat's commitment; the first one counts, so that a second tab changes nothing."""
        if self.step != "commit":
            raise Refusal("bad_share")
        self.commits.setdefault(seat, hash)

    def forget(self, seats: Iterable[Seat]) -> None:
        """Drops the commitments of seats that belong to somebody else now; nothing changes once the list is fixed."""
        for seat in seats:
            if self.step == "commit":
                self.commits.pop(seat, None)

    def open(self, deal: Deal, seat: Seat, share: bytes) -> None:
        """Takes a seat's share; raises Refusal where it is not what the seat had committed to."""
        committed = None if deal.commits is None else deal.commits[seat]
        if self.step != "open" or committed is None or fair.share_hash(share) != committed:
            raise Refusal("bad_share")
        self.shares[seat] = share

    def wait_again(self, now: float) -> None:
        """Gives the running step its whole time again: until now nobody was there."""
        self.ends = now + (CUT_SECONDS if self.step == "cut" else SHARE_SECONDS)

    def fix(self, now: float) -> None:
        """Goes on to the opening, after the commitments have been stored."""
        self.step, self.ends = "open", now + SHARE_SECONDS

    def ask_for_cut(self, now: float) -> None:
        """Goes on to the cut."""
        self.step, self.ends = "cut", now + CUT_SECONDS

    def committed(self, table: Table, taking_part: Collection[Seat], now: float) -> list[Fact]:
        """Gives the list of commitments once all who take part have committed, or their time is over; else nothing."""
        if self.step != "commit" or (set(taking_part) - self.commits.keys() and now < self.ends):
            return []
        return [Committed(self.round, tuple(self.commits.get(seat) for seat in range(table.seats)))]

    def complete(self, deal: Deal, now: float) -> bool:
        """Says whether nobody's share is waited for any more."""
        assert deal.commits is not None
        wanted = {seat for seat, commit in enumerate(deal.commits) if commit is not None}
        return wanted <= self.shares.keys() or now >= self.ends

    def dealt(
        self, table: Table, deal: Deal, cut: int | None, seat: Seat | None = None, message: str | None = None
    ) -> list[Fact]:
        """Deals: the key of all shares, and the cut."""
        shares = [self.shares.get(one) for one in range(table.seats)]
        told = tuple(None if share is None else share.hex() for share in shares)
        key = fair.deal_key(deal.secret, shares)
        return [Dealt(self.round, key.hex(), shares=told, cut=cut, seat=seat, id=message)]

    def cut_by_lot(self, table: Table, deal: Deal) -> int:
        """Gives a depth for somebody who does not cut by hand; the key decides, so that the server cannot."""
        key = fair.deal_key(deal.secret, [self.shares.get(one) for one in range(table.seats)])
        return fair.cut_by_key(key, cards_to_cut(table))


def cards_to_cut(table: Table) -> int:
    """Gives how many cards the pack has."""
    return len(packs.pack(table.rules, table.seats))


def check_cut(table: Table, talk: DealTalk | None, seat: Seat, depth: int) -> None:
    """Raises Refusal unless that seat may cut so deep now: at least one card is lifted and one is left."""
    if talk is None or table.deal is None or talk.step != "cut":
        raise Refusal("deal_gone")
    if seat != table.cutter:
        raise Refusal("not_cutter")
    most = cards_to_cut(table) - 1
    if not 1 <= depth <= most:
        raise Refusal("bad_cut", {"most": most})


def new_secret() -> str:
    """Gives the server's share of a deal: 32 bytes of the operating system, in hex."""
    return secrets.token_bytes(fair.SECRET_BYTES).hex()


def begin(table: Table) -> list[Fact]:
    """Begins the deal of the next round."""
    return [Dealing(table.rounds_over + 1, new_secret())]
