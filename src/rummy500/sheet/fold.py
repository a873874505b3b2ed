"""The sheet that a set of operations makes: players, rounds, totals, who has won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rummy500.game.scoring import settlement, totals_after, winners
from rummy500.rules import Rules
from rummy500.sheet.counting import Counted
from rummy500.sheet.operations import Entry, Operation, PlayerPut, rules_of
from rummy500.sheet.points import entry_points
from rummy500.sheet.state import Cell, Clash, Match, Player, Round, Sheet, Statistic

__all__ = ["fold", "played_rules"]


def fold(operations: Iterable[Operation]) -> Sheet:
    """Gives the sheet of a set of operations, whatever order they come in."""
    counted = Counted(operations)
    listed = sorted(counted.players.values(), key=lambda put: (put.place, put.player))
    matches = tuple(_Reckoning(counted, number, listed).match() for number in range(1, len(counted.matches) + 1))
    return Sheet(
        title=counted.title,
        players=tuple(Player(put.player, put.name, put.place, put.present) for put in listed),
        locked=counted.locked,
        matches=matches,
        statistics=tuple(_statistic(put.player, matches) for put in listed),
        clashes=tuple(_clashes(matches, [put.player for put in listed])),
        undone=tuple(op.id for op in counted.ordered if op.id in counted.undone),
        uncounted=tuple(counted.uncounted),
    )


def played_rules(rules: Rules, players: int) -> Rules:
    """Gives the rules without teams where so many players do not make equal teams of two or more."""
    fit = rules.teams and players % rules.teams == 0 and players // rules.teams >= 2
    return rules if fit else rules.replace(teams=0)


class _Reckoning:
    """Adds up one match; ``seats`` are those who count in it, ``at_table`` those who still play."""

    def __init__(self, counted: Counted, number: int, listed: Sequence[PlayerPut]) -> None:
        self.counted: Final = counted
        self.number: Final = number
        self.name: Final = counted.matches[number - 1]
        self.preset, self.changes = counted.rules(self.name)
        self.shown, self.every = counted.rounds(self.name)
        present = [put.player for put in listed if put.present]
        is_last = number == len(counted.matches)
        wrote = {player for player in counted.players if self._wrote(player)}
        seats = [put.player for put in listed if put.player in wrote or (is_last and put.present)]
        self.seats: Final = seats or present
        self.at_table: Final = (present if is_last else []) or self.seats
        self.rules: Final = played_rules(rules_of(self.preset, self.changes), len(self.seats))
        self.totals: dict[str, int] = dict.fromkeys((put.player for put in listed), 0)
        self.decided_by: str | None = None
        self.winners: tuple[str, ...] = ()
        self.owes: dict[str, int] = {}
        first = counted.dealers.get(self.name)
        self.dealer: Final = first if first in self.at_table else next(iter(self.at_table), None)
        self.deals = self.dealer

    def _wrote(self, player: str) -> bool:
        """Says whether anything stands in a cell of the player's."""
        columns = (self.counted.entries.get((name, player)) for name in self.shown)
        return any(self.counted.standing(entries)[-1].value is not None for entries in columns if entries)

    def match(self) -> Match:
        """Gives the match with all its rounds."""
        rounds = [self._round(name, number) for number, name in enumerate(self.shown, 1)]
        next_round = self._next_name()
        played = any(cell.points is not None for one in rounds for cell in one.cells.values())
        if not rounds:
            rounds = [Round(next_round, 1, False, self.deals, {}, True, dict(self.totals))]
        best = max((self.totals[player] for player in self.seats), default=0)
        wanted = self.rules.target + (1 if self.rules.target_rule == "exceed" else 0)
        return Match(
            match=self.name,
            number=self.number,
            preset=self.preset,
            changes=self.changes,
            seats=tuple(self.seats),
            teams=self.rules.teams,
            dealer=self.dealer,
            rounds=tuple(rounds),
            next_round=next_round,
            tail=self.every[-1] if self.every else None,
            next_dealer=self.deals,
            totals=dict(self.totals),
            leaders=tuple(player for player in self.seats if played and self.totals[player] == best),
            to_target={player: max(0, wanted - self.totals[player]) for player in self.seats},
            rounds_left=None if self.rules.rounds is None else max(0, self.rules.rounds - len(self.shown)),
            over=self.decided_by is not None,
            decided_by=self.decided_by,
            winners=self.winners,
            owes=self.owes,
        )

    def _next_name(self) -> str:
        number = len(self.every) + 1
        while self.counted.is_round(f"{self.name}.{number}"):
            number += 1
        return f"{self.name}.{number}"

    def _round(self, name: str, number: int) -> Round:
        cells = self._cells(name)
        points = {player: cell.points or 0 for player, cell in cells.items()}
        before = [self.totals[player] for player in self.seats]
        after = totals_after(self.rules, before, [points.get(player, 0) for player in self.seats])
        self.totals.update(zip(self.seats, after, strict=True))
        is_open = any(player not in cells or cells[player].points is None for player in self.at_table)
        went_out = next((player for player in self.seats if player in cells and cells[player].out), None)
        dealt = self.deals
        if not is_open and self.seats and self.decided_by is None:
            self._decide(name, number, after, went_out)
        self._move_on(points, went_out, is_open)
        return Round(name, number, True, dealt, cells, is_open, dict(self.totals))

    def _cells(self, name: str) -> dict[str, Cell]:
        standing = {}
        for player in self.totals:
            entries = self.counted.entries.get((name, player))
            if entries:
                standing[player] = self.counted.standing(entries)
        somebody_out = any(heads[-1].out for heads in standing.values())
        return {player: self._cell(heads, somebody_out) for player, heads in standing.items()}

    def _cell(self, heads: Sequence[Entry], somebody_out: bool) -> Cell:
        entry = heads[-1]
        points, error = entry_points(entry, self.rules, somebody_out=somebody_out)
        differ = any((head.value, head.out, head.stood) != (entry.value, entry.out, entry.stood) for head in heads)
        clash = tuple(head.id for head in heads) if differ else ()
        return Cell(entry.id, entry.value, points, error, entry.out, entry.stood, clash)

    def _decide(self, name: str, number: int, after: Sequence[int], went_out: str | None) -> None:
        won = winners(self.rules, after, number, self.seats.index(went_out) if went_out is not None else None)
        if not won:
            return
        self.decided_by = name
        self.winners = tuple(self.seats[seat] for seat in won)
        if self.rules.settlement:
            self.owes = {self.seats[debt.seat]: debt.amount for debt in settlement(after, won)}

    def _move_on(self, points: dict[str, int], went_out: str | None, is_open: bool) -> None:
        """Moves the dealer's marker on: to the left, or to the round's winner where the rules say so."""
        if self.deals is None:
            return
        seats, seat = len(self.at_table), self.at_table.index(self.deals)
        clockwise = [self.at_table[(seat + step) % seats] for step in range(1, seats + 1)]
        if self.rules.next_dealer == "left" or is_open:
            self.deals = clockwise[0]
        elif went_out in self.at_table:
            self.deals = went_out
        else:
            best = max(points[player] for player in self.at_table)
            self.deals = next(player for player in clockwise if points[player] == best)


def _statistic(player: str, matches: Sequence[Match]) -> Statistic:
    points = [
        cell.points
        for match in matches
        for one in match.rounds
        for name, cell in one.cells.items()
        if name == player and cell.points is not None
    ]
    took_part = [match for match in matches if match.over and player in match.seats]
    return Statistic(
        player=player,
        matches=len(took_part),
        won=sum(player in match.winners for match in took_part),
        rounds=len(points),
        sum=sum(points),
        best=max(points, default=None),
        worst=min(points, default=None),
    )


def _clashes(matches: Sequence[Match], players: Sequence[str]) -> Iterable[Clash]:
    for match in matches:
        for one in match.rounds:
            for player in players:
                cell = one.cells.get(player)
                if cell is not None and cell.clash:
                    yield Clash(match.match, one.round, player, cell.clash)
