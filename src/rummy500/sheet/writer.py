"""Writing on a sheet: every wish becomes operations, or is refused."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from rummy500.game.naming import is_printable
from rummy500.rules import MAX_SEATS
from rummy500.sheet.errors import SheetError
from rummy500.sheet.fold import fold
from rummy500.sheet.operations import (
    MOST_AT,
    MOST_NAME,
    MOST_OPERATIONS,
    MOST_TITLE,
    DealerNamed,
    Entry,
    Locked,
    MatchBegun,
    Named,
    Operation,
    PlayerPut,
    Redone,
    RoundPut,
    RoundRemoved,
    RulesPut,
    Undone,
    Value,
    in_order,
    merged,
    read_operation,
    rules_of,
)
from rummy500.sheet.state import Cell, Match, Player, Sheet

__all__ = ["Writer", "last_step", "last_undone"]

_UNDOING: Final = (Undone, Redone, Locked)


def last_step(operations: Iterable[Operation], authors: Collection[str] | None = None) -> list[str]:
    """Gives the ids that the next undo takes out: the last step of these authors (None: of anybody) that counts."""
    sheet = fold(operations := in_order(operations))
    gone = {*sheet.undone, *sheet.uncounted}
    for op in reversed(operations):
        if not isinstance(op, _UNDOING) and op.id not in gone and _is_of(op, authors):
            return [one.id for one in operations if _same_step(one, op) and one.id not in gone]
    return []


def last_undone(operations: Iterable[Operation], authors: Collection[str] | None = None) -> list[str]:
    """Gives the ids that the next redo puts back; empty where these authors have written anything since."""
    sheet = fold(operations := in_order(operations))
    for op in reversed(operations):
        if not _is_of(op, authors) or isinstance(op, Redone | Locked) or op.id in sheet.uncounted:
            continue
        if not isinstance(op, Undone):
            return []
        if op.op in sheet.undone:
            return [one.op for one in operations if isinstance(one, Undone) and _same_step(one, op)]
    return []


def _not_out(name: str, cells: Mapping[str, Cell]) -> list[tuple[type[Operation], dict[str, Any]]]:
    """Takes the mark of who went out from others, as only one does."""
    return [
        (Entry, {"round": name, "player": player, "value": cell.value, "over": cell.clash or (cell.op,)})
        for player, cell in cells.items()
        if cell.out
    ]


def _is_of(op: Operation, authors: Collection[str] | None) -> bool:
    return authors is None or op.id.partition(".")[0] in authors


def _check_name(name: str, most: int) -> None:
    """Refuses what no reader of the file could show: nothing, too much, signs that control a terminal."""
    if not name.strip() or len(name) > most or not is_printable(name):
        raise SheetError("sheet_name", {"name": ascii(name[:most]), "most": most})


def _same_step(one: Operation, op: Operation) -> bool:
    if one.id == op.id:
        return True
    same_author = one.id.partition(".")[0] == op.id.partition(".")[0]
    return op.step != 0 and same_author and one.step == op.step and not isinstance(one, Locked)


class Writer:
    """Writes as one author on the operations that are known so far.

    ``author`` is 8 to 24 letters or digits that nobody else uses at the same time, ``time`` the clock in ms since 1970.
    Each method is one step: it gives the new operations and remembers them, or raises SheetError or RulesError and
    has then written nothing.

    >>> writer = Writer([], "abcdefgh")
    >>> ann, bob = (writer.player(name) for name in ("Ann", "Bob"))
    >>> written = writer.round({ann: Value(typed="60-35"), bob: Value(typed="-45")})
    >>> writer.sheet.matches[0].totals == {ann: 25, bob: -45}
    True
    """

    def __init__(self, operations: Iterable[Operation], author: str, time: int = 0) -> None:
        self.operations: Final = merged(operations)
        self.author: Final = author
        self.time = time
        self._at = max((op.at for op in self.operations.values()), default=0)
        own = (op.id.partition(".") for op in self.operations.values())
        self._n = max((int(n) for name, _, n in own if name == author), default=0)
        self._sheet: Sheet | None = None

    @property
    def sheet(self) -> Sheet:
        """The sheet as it stands."""
        if self._sheet is None:
            self._sheet = fold(self.operations.values())
        return self._sheet

    @property
    def match(self) -> Match:
        """The match that is being played."""
        return self.sheet.matches[-1]

    def merge(self, operations: Iterable[Operation]) -> None:
        """Takes in what others wrote."""
        together = merged(self.operations.values(), operations)
        self.operations.update(together)
        self._at = max((op.at for op in together.values()), default=0)
        self._sheet = None

    def title(self, name: str) -> list[Operation]:
        """Gives the sheet its title."""
        _check_name(name, MOST_TITLE)
        return self._write([(Named, {"name": name})])

    def rules(self, preset: str, changes: Mapping[str, str]) -> list[Operation]:
        """Chooses the rules from the running match on."""
        rules_of(preset, dict(changes))
        return self._write([(RulesPut, {"preset": preset, "changes": dict(changes), "match": self.match.match})])

    def player(self, name: str) -> str:
        """Adds a player behind the others and gives the id; a player of that name who was absent is back."""
        _check_name(name, MOST_NAME)
        known = next((player for player in self.sheet.players if player.name == name), None)
        if known is not None and known.present:
            raise SheetError("sheet_same_name", {"name": name})
        if sum(player.present for player in self.sheet.players) >= MAX_SEATS:
            raise SheetError("sheet_players", {"most": MAX_SEATS})
        if known is not None:
            put = {"player": known.player, "name": name, "place": known.place}
        else:
            place = max((player.place for player in self.sheet.players), default=-1) + 1
            put = {"player": f"p{self.author}{self._n + 1}", "name": name, "place": place}
        self._write([(PlayerPut, put)])
        return str(put["player"])

    def absent(self, player: str) -> list[Operation]:
        """Says that a player plays no more; what was written stays."""
        known = self._player(player)
        put = {"player": player, "name": known.name, "place": known.place, "present": False}
        return self._write([(PlayerPut, put)])

    def dealer(self, player: str) -> list[Operation]:
        """Says who deals first in the running match."""
        self._player(player)
        return self._write([(DealerNamed, {"match": self.match.match, "player": player})])

    def next_match(self) -> list[Operation]:
        """Begins the next match with the same people."""
        names = {match.match for match in self.sheet.matches}
        number = len(names) + 1
        while f"m{number}" in names:
            number += 1
        return self._write([(MatchBegun, {"match": f"m{number}"})])

    def round(self, values: Mapping[str, Value | None], out: str | None = None) -> list[Operation]:
        """Writes the next round at the end, or the first one that shows empty."""
        match = self.match
        put: dict[str, Any] = {"round": match.next_round, "match": match.match, "after": match.tail}
        return self._write([(RoundPut, put), *self._entries(match.next_round, values, out)])

    def insert(self, before: int, values: Mapping[str, Value | None], out: str | None = None) -> list[Operation]:
        """Writes a round in front of the one with a number of the running match, counted from 1."""
        name = f"r{self.author}{self._n + 1}"
        self._numbered(before)
        after = self.match.rounds[before - 2].round if before > 1 else None
        put: dict[str, Any] = {"round": name, "match": self.match.match, "after": after}
        return self._write([(RoundPut, put), *self._entries(name, values, out)])

    def enter(self, number: int, values: Mapping[str, Value | None], out: str | None = None) -> list[Operation]:
        """Writes cells of a round that is there, by its number."""
        name = self._numbered(number)
        return self._write(self._entries(name, values, out))

    def remove(self, number: int) -> list[Operation]:
        """Takes a round off the sheet."""
        return self._write([(RoundRemoved, {"round": self._numbered(number)})])

    def reset(self) -> list[Operation]:
        """Takes all rounds of the running match off the sheet; one empty round shows then."""
        made = [one.round for one in self.match.rounds if one.made]
        return self._write([(RoundRemoved, {"round": name}) for name in made])

    def lock(self, locked: bool = True) -> list[Operation]:
        """Locks the sheet, or opens it again."""
        return self._write([(Locked, {"locked": locked})])

    def undo(self, authors: Collection[str] | None = None) -> list[Operation]:
        """Takes the last step back; ``authors`` as in ``last_step``."""
        return self._undoing(Undone, last_step(self.operations.values(), authors), "sheet_no_undo")

    def redo(self, authors: Collection[str] | None = None) -> list[Operation]:
        """Puts the step back that was undone last."""
        return self._undoing(Redone, last_undone(self.operations.values(), authors), "sheet_no_redo")

    def _undoing(self, kind: type[Undone] | type[Redone], ids: Sequence[str], nothing: str) -> list[Operation]:
        self._check_open()
        if not ids:
            raise SheetError(nothing)
        return self._write([(kind, {"op": name}) for name in ids])

    def _entries(
        self, name: str, values: Mapping[str, Value | None], out: str | None
    ) -> list[tuple[type[Operation], dict[str, Any]]]:
        cells = next((one.cells for one in self.match.rounds if one.round == name), {})
        written: list[tuple[type[Operation], dict[str, Any]]] = []
        for player, value in values.items():
            self._player(player)
            cell = cells.get(player)
            over = () if cell is None else cell.clash or (cell.op,)
            put = {"round": name, "player": player, "value": value, "out": player == out, "over": over}
            written.append((Entry, put))
        if out is not None:
            written += _not_out(name, {player: cell for player, cell in cells.items() if player not in values})
        return written

    def _numbered(self, number: int) -> str:
        rounds = self.match.rounds
        if not 1 <= number <= len(rounds) or not rounds[number - 1].made:
            raise SheetError("sheet_no_round", {"number": number})
        return rounds[number - 1].round

    def _player(self, player: str) -> Player:
        known = next((one for one in self.sheet.players if one.player == player), None)
        if known is None:
            raise SheetError("sheet_no_player", {"name": player})
        return known

    def _check_open(self) -> None:
        if self.sheet.locked:
            raise SheetError("sheet_locked")

    def _write(self, wishes: Sequence[tuple[type[Operation], dict[str, Any]]]) -> list[Operation]:
        if any(kind is not Locked for kind, _ in wishes):
            self._check_open()
        if len(self.operations) + len(wishes) > MOST_OPERATIONS or self._at + len(wishes) > MOST_AT:
            raise SheetError("sheet_full", {"most": MOST_OPERATIONS})
        step = self._n + 1 if len(wishes) > 1 else 0
        written: list[Operation] = []
        for nth, (kind, fields) in enumerate(wishes, 1):
            name = f"{self.author}.{self._n + nth}"
            made = kind(id=name, at=self._at + nth, time=self.time, step=step, **fields)
            # What no reader would take must not get into a file.
            written.append(read_operation(msgspec.to_builtins(made)))
        self._at, self._n = self._at + len(written), self._n + len(written)
        self.operations.update((op.id, op) for op in written)
        self._sheet = None
        return written
