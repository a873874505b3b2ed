"""A table's finished rounds: as a match that can be watched again, and as a record (docs/record.md)."""

from __future__ import annotations

from copy import copy

from rummy500.app.daily_deal import PRESET, commitment_of, day_of_date, key_of_table, opened
from rummy500.app.refusal import Refusal
from rummy500.app.table import Table
from rummy500.game.deal import shuffle
from rummy500.game.fair import DealProof, commitment, prove, with_proofs
from rummy500.game.log import Dealt, RoundLog
from rummy500.game.match import Match
from rummy500.game.record import write_record

__all__ = ["finished_match", "finished_rounds"]


def finished_match(table: Table, now: int | None = None) -> Match:
    """Gives the match as it was when its last finished round had been scored: the running round is not in it.

    It is a copy that later moves at the table do not touch. A daily deal, whose key others have still to play from,
    is in it as a deck until ``now`` (ms; None: it always is) has come to the opening of that key.
    Raises Refusal ``not_started`` for a table in its lobby.
    """
    if table.match is None:
        raise Refusal("not_started")
    shown = copy(table.match)
    shown.results = list(table.match.results)
    shown.logs = table.match.logs[: len(shown.results)]
    shown.round = None
    if not _key_is_open(table, now):
        shown.logs = [_without_key(log, table) for log in shown.logs]
    return shown


def _key_is_open(table: Table, now: int | None) -> bool:
    if table.daily is None:
        return True
    day = day_of_date(table.daily.date)
    return now is not None and day is not None and opened(day, now)


def _without_key(log: RoundLog, table: Table) -> RoundLog:
    """Gives a round's log with the cards in the place of the key that dealt them; its reshuffles name theirs anyway."""
    key = log.start.key
    if key is None:
        return log
    deck = tuple(shuffle(key, table.rules, table.seats))
    return RoundLog(log.number, log.dealer, Dealt(deck=deck, cut=log.start.cut), log.entries)


def finished_rounds(table: Table, *, now: int | None = None, proofs: bool = True) -> str:
    """Writes the finished rounds with the keys of their deals; the running round, whose key is secret, is left out.

    ``proofs`` puts what proves each fair deal beside it (docs/fair-deal.md). These lines name the table, which invites
    to it: they are for its people, and for others only once the match is over. ``now`` is as in ``finished_match``.
    Raises Refusal ``not_started``.
    """
    shown = finished_match(table, now)
    text = write_record(shown)
    if table.daily is not None:
        return _with_daily(text, table)
    return with_proofs(text, _proofs(table, len(shown.results))) if proofs else text


def _with_daily(text: str, table: Table) -> str:
    """Writes above an open key what was published of it, so that the record can be checked (docs/fair-deal.md)."""
    assert table.daily is not None
    rules, date = table.rules, table.daily.date
    line = (
        f"# daily: date {date} preset {PRESET} commitment {commitment_of(key_of_table(table), date)}"
        f" decks {rules.deck_count(table.seats)} jokers {rules.jokers_per_deck} hand {rules.dealt(table.seats)}"
    )
    return text.replace("\nseed: ", f"\n{line}\nseed: ", 1)


def _proofs(table: Table, rounds: int) -> dict[int, DealProof]:
    proofs = {}
    for dealing, dealt in table.proofs[:rounds]:
        if dealing is None or dealt.shares is None:
            continue  # dealt before there was the scheme
        secret = bytes.fromhex(dealing.secret)
        shares = [None if share is None else bytes.fromhex(share) for share in dealt.shares]
        published = commitment(table.id, dealt.round, secret)
        proofs[dealt.round] = prove(table.id, dealt.round, secret, shares, table.rules, published=published)
    return proofs
