"""What the operations of a sheet add up to."""

from __future__ import annotations

import msgspec

from rummy500.sheet.operations import Value

__all__ = ["Cell", "Clash", "Match", "Player", "Round", "Sheet", "Statistic"]


class Player(msgspec.Struct, frozen=True):
    """Is a player in the order of the sheet."""

    player: str
    name: str
    place: int
    present: bool


class Cell(msgspec.Struct, frozen=True):
    """Is what stands in one cell.

    ``op`` wrote it; ``points`` is None where it is empty or cannot be read (``error`` is the code then). ``clash``
    lists the entries that do not know of each other and differ, the one that counts last.
    """

    op: str
    value: Value | None
    points: int | None
    error: str | None
    out: bool
    stood: bool
    clash: tuple[str, ...]


class Round(msgspec.Struct, frozen=True):
    """Is one round: its cells by player, and the totals after it.

    ``made`` is False for the empty round that a match without rounds shows. ``open``: somebody who plays has no
    points in it yet.
    """

    round: str
    number: int
    made: bool
    dealer: str | None
    cells: dict[str, Cell]
    open: bool
    totals: dict[str, int]


class Match(msgspec.Struct, frozen=True):
    """Is one match under its rules.

    ``seats`` are its players in order; the team of a seat is its index modulo ``teams``, which is 0 where nobody plays
    in teams or teams and players do not fit. ``next_round`` is the id for the next round at the end, ``tail`` the round
    it comes behind. ``decided_by`` is the round that ended the match, ``owes`` what losers owe where the rules settle.
    """

    match: str
    number: int
    preset: str
    changes: dict[str, str]
    seats: tuple[str, ...]
    teams: int
    dealer: str | None
    rounds: tuple[Round, ...]
    next_round: str
    tail: str | None
    next_dealer: str | None
    totals: dict[str, int]
    leaders: tuple[str, ...]
    to_target: dict[str, int]
    rounds_left: int | None
    over: bool
    decided_by: str | None
    winners: tuple[str, ...]
    owes: dict[str, int]


class Clash(msgspec.Struct, frozen=True):
    """Names a cell with several values that do not know of each other."""

    match: str
    round: str
    player: str
    ops: tuple[str, ...]


class Statistic(msgspec.Struct, frozen=True):
    """Is what a player did over all matches: matches that are over, won ones, rounds and points."""

    player: str
    matches: int
    won: int
    rounds: int
    sum: int
    best: int | None
    worst: int | None


class Sheet(msgspec.Struct, frozen=True):
    """Is a whole sheet; ``undone`` and ``uncounted`` (written while it was locked) are ids of operations."""

    title: str
    players: tuple[Player, ...]
    locked: bool
    matches: tuple[Match, ...]
    statistics: tuple[Statistic, ...]
    clashes: tuple[Clash, ...]
    undone: tuple[str, ...]
    uncounted: tuple[str, ...]
