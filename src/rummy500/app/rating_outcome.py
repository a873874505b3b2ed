"""What a finished match was for those who played it, read from the log of its table and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec

from rummy500.app.facts import Created, Fact, Played, Reseated, Started
from rummy500.app.rating_model import LEVEL_RATINGS
from rummy500.app.seating import STAND_IN
from rummy500.app.table import Table
from rummy500.game.events import RoundEnded, TakenBack, Took
from rummy500.game.moves import Seat, Take
from rummy500.rules import PRESETS, Rules

__all__ = ["Figures", "Outcome", "SeatOutcome", "named_preset", "outcome_of"]


class Figures(msgspec.Struct, frozen=True):
    """Is what one person did in a match.

    ``best`` is the best round (None: none finished), ``reach`` the most cards taken from the pile at once.
    """

    won: bool
    rounds: int
    points: int
    best: int | None
    reach: int


class SeatOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """Is one seat of a finished match, as the player who counts for it; partners have the same ``side``.

    ``guest`` is a person's hash in hex, ``level`` a computer's, both None for a person who has been forgotten.
    ``place`` is 1 for the best side, equal ones share it. ``left``: gone before the end, which counts as last. Without
    ``gains`` a computer has played for the person, who can only lose by the match.
    """

    side: int
    place: int
    guest: str | None = None
    level: str | None = None
    left: bool = False
    gains: bool = True
    figures: Figures | None = None


class Outcome(msgspec.Struct, frozen=True):
    """Is a match that is over since ``at`` (ms); ``rated`` says whether it changes ratings.

    Without ``seats`` it counts for nobody. Ratings are kept apart for each number of seats, the ``pool``.
    """

    table: str
    at: int
    preset: str
    rated: bool
    seats: tuple[SeatOutcome, ...]

    @property
    def pool(self) -> int:
        """Gives the number of seats."""
        return len(self.seats)

    @property
    def guests(self) -> frozenset[str]:
        """Gives the people who count (hex)."""
        return frozenset(one.guest for one in self.seats if one.guest is not None)

    def without(self, forgotten: Collection[str]) -> Outcome:
        """Gives the same with these guests forgotten: what their seats did to others stays."""
        seats = tuple(
            msgspec.structs.replace(one, guest=None, figures=None) if one.guest in forgotten else one
            for one in self.seats
        )
        return msgspec.structs.replace(self, seats=seats)


def outcome_of(
    table_id: str, log: Sequence[tuple[int, Fact]], plays_as: Callable[[str], str] = lambda level: level
) -> Outcome | None:
    """Gives the outcome of a table's match, None while there is none. Raises TableBroken.

    ``plays_as`` says at which level a computer plays where its own cannot be had. What happens at the table after the
    match has ended, as when somebody leaves, changes nothing.
    """
    walk = _Walk(plays_as)
    table = Table.rebuilt(table_id, log, walk.watch)
    match = table.match
    if match is None or not match.finished:
        return None
    ended = walk.ended_at or table.last_at
    if table.daily is not None:
        return Outcome(table_id, ended, table.preset, False, ())  # daily results are kept and compared elsewhere
    preset = named_preset(table.preset, table.rules)
    seats = tuple(_seat(table, seat, player) for seat, player in enumerate(walk.players))
    known = all(one.guest is not None or one.level in LEVEL_RATINGS for one in seats)
    stayed = any(one.guest is not None and not one.left for one in seats)
    rated = preset is not None and known and stayed
    return Outcome(table_id, ended, preset or table.preset, rated, seats)


def named_preset(named: str, rules: Rules) -> str | None:
    """Gives the preset that these rules are, field by field: the named one, or any other; None for rules of their own.

    >>> [named_preset("standard", Rules(target=target)) for target in (500, 300, 60)]
    ['standard', 'short', None]
    """
    if PRESETS.get(named) == rules:
        return named
    return next((name for name, preset in PRESETS.items() if preset == rules), None)


class _Player:
    """Is who counts for a seat: who sat there as the match began, or came for a computer before a round was over."""

    def __init__(self, guest: str | None, level: str | None) -> None:
        self.guest = guest
        self.level = level
        self.here = guest is not None
        self.played_for = False
        self.removed: str | None = None
        self.own_moves = 0
        self.other_moves = 0
        self.points: list[int] = []
        self.takes: list[int] = []

    def took(self, count: int) -> None:
        """Notes cards taken from the pile by the person."""
        if self.here:
            self.takes.append(count)


class _Walk:
    """Watches a table being rebuilt."""

    def __init__(self, plays_as: Callable[[str], str]) -> None:
        self._plays_as = plays_as
        self.players: list[_Player] = []
        self.ended_at: int | None = None

    def watch(self, table: Table, fact: Fact) -> None:
        """Takes in what one fact has done."""
        if isinstance(fact, Created | Started):
            if table.match is not None:
                levels = [None if who.level is None else self._plays_as(who.level) for who in table.seats_now]
                self.players = [_Player(who.guest, level) for who, level in zip(table.seats_now, levels, strict=True)]
            return
        if not self.players or self.ended_at is not None:
            return
        if isinstance(fact, Reseated):
            self._reseat(table, fact)
        elif isinstance(fact, Played):
            player = self.players[fact.seat]
            if fact.id is not None and player.here:
                player.own_moves += 1
            else:
                player.other_moves += 1
        for event in table.steps[-1].events if table.steps else ():
            match event:
                case Took():
                    self.players[event.seat].took(len(event.cards))
                case TakenBack() if isinstance(event.move, Take) and self.players[event.seat].takes:
                    self.players[event.seat].takes.pop()
                case RoundEnded():
                    self._scored(event)
        if table.over:
            self.ended_at = table.last_at
            for seat in table.played_for:
                self.players[seat].played_for = True

    def _reseat(self, table: Table, fact: Reseated) -> None:
        player = self.players[fact.at]
        match fact.why:
            case "moved" if player.here:
                player.guest = fact.who.guest
            case "left":
                player.here = False
            case "removed" if player.here:
                # Nobody loses by being sent away: from here on the seat is the computer's.
                player.removed, player.guest, player.level, player.here = player.guest, None, STAND_IN, False
            case "sat" if player.guest is not None:
                player.here = fact.who.guest == player.guest
            case "sat" if fact.who.guest == player.removed or table.rounds_over == 0:
                player.guest, player.level, player.here = fact.who.guest, None, True

    def _scored(self, ended: RoundEnded) -> None:
        for line in ended.scores:
            if self.players[line.seat].here:
                self.players[line.seat].points.append(line.round)


def _seat(table: Table, seat: Seat, player: _Player) -> SeatOutcome:
    assert table.match is not None
    rules, totals, winners = table.rules, table.match.totals, table.match.winners
    side, place = rules.team_of(seat), _place(rules, totals, winners, seat)
    if player.guest is None:
        return SeatOutcome(side, place, level=player.level)
    figures = Figures(
        won=player.here and seat in winners,
        rounds=len(player.points),
        points=sum(player.points),
        best=max(player.points, default=None),
        reach=max(player.takes, default=0),
    )
    finished_for = player.played_for or player.own_moves < player.other_moves
    return SeatOutcome(
        side, place, player.guest, left=not player.here, gains=player.here and not finished_for, figures=figures
    )


def _place(rules: Rules, totals: Sequence[int], winners: Sequence[Seat], seat: Seat) -> int:
    """Gives a seat's place: one more than the sides that did better; who won is first whatever the totals."""

    def worth(one: Seat) -> tuple[bool, int]:
        return one in winners, totals[one]

    better = {rules.team_of(other) for other in range(len(totals)) if worth(other) > worth(seat)}
    return 1 + len(better - {rules.team_of(seat)})
