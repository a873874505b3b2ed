"""Which operations count, who wrote over what, and where the rounds stand: the part of the fold before any points."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from rummy500.sheet.operations import (
    FIRST_MATCH,
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
    in_order,
)

__all__ = ["DEFAULT_PRESET", "Counted"]

DEFAULT_PRESET: Final = "sheet"
"""The rule set of a sheet that names none."""


class Counted:
    """Sorts a set of operations: what each thing was last, which entries stand in a cell, the rounds in order."""

    def __init__(self, operations: Iterable[Operation]) -> None:
        self.ordered: Final = in_order(operations)
        self.position: Final = {op.id: index for index, op in enumerate(self.ordered)}
        self.locked = False
        self.uncounted: list[str] = []
        self.undone: Final[set[str]] = set()
        self.title = ""
        self._rules: Final[dict[str, RulesPut]] = {}
        self.players: Final[dict[str, PlayerPut]] = {}
        self.matches: Final[list[str]] = [FIRST_MATCH]
        self.dealers: Final[dict[str, str]] = {}
        self.entries: Final[dict[tuple[str, str], list[Entry]]] = defaultdict(list)
        self._placed: Final[dict[str, RoundPut]] = {}
        self._visible: Final[set[str]] = set()
        removed: set[str] = set()
        for op in self._effective():
            self._take(op, removed)
        self._visible.difference_update(removed)
        for op in self.ordered:
            if isinstance(op, RoundPut):
                self._placed.setdefault(op.round, op)

    def _effective(self) -> list[Operation]:
        """Gives what counts: not written into a locked sheet, not undone."""
        counted: list[Operation] = []
        for op in self.ordered:
            if isinstance(op, Locked):
                self.locked = op.locked
            elif self.locked:
                self.uncounted.append(op.id)
            else:
                counted.append(op)
        last: dict[str, bool] = {}
        for op in counted:
            if isinstance(op, Undone | Redone):
                last[op.op] = isinstance(op, Undone)
        for op in counted:
            if last.get(op.id) and not isinstance(op, Undone | Redone):
                self.undone.add(op.id)
        return [op for op in counted if op.id not in self.undone]

    def _take(self, op: Operation, removed: set[str]) -> None:
        match op:
            case Named():
                self.title = op.name
            case RulesPut():
                self._rules[op.match] = op
            case PlayerPut():
                self.players[op.player] = op
            case MatchBegun():
                if op.match not in self.matches:
                    self.matches.append(op.match)
            case DealerNamed():
                self.dealers[op.match] = op.player
            case RoundPut():
                self._visible.add(op.round)
            case RoundRemoved():
                removed.add(op.round)
            case Entry():
                self.entries[op.round, op.player].append(op)
            case Locked() | Undone() | Redone():
                pass

    def rules(self, match: str) -> tuple[str, dict[str, str]]:
        """Gives preset and changes of a match: its own, else those of the match before."""
        found = None
        for name in self.matches:
            found = self._rules.get(name, found)
            if name == match:
                break
        return (DEFAULT_PRESET, {}) if found is None else (found.preset, found.changes)

    def standing(self, entries: list[Entry]) -> list[Entry]:
        """Gives the entries of a cell that no later one has seen; the last of them is what counts."""
        seen: set[str] = set()
        ahead = [(entry.id, name) for entry in entries for name in entry.over]
        while ahead:
            later, name = ahead.pop()
            at = self.position.get(name)
            if name in seen or at is None or at >= self.position[later]:
                continue
            seen.add(name)
            earlier = self.ordered[at]
            if isinstance(earlier, Entry):
                ahead += [(name, older) for older in earlier.over]
        return [entry for entry in entries if entry.id not in seen]

    def rounds(self, match: str) -> tuple[list[str], list[str]]:
        """Gives the rounds of a match in order: those that show, and all with those taken away."""
        behind: dict[str | None, list[str]] = defaultdict(list)
        for name, op in self._placed.items():
            if op.match == match:
                behind[self._parent(op)].append(name)
        every: list[str] = []
        # Of several behind the same round, the one written last stands nearest.
        ahead = list(behind[None])
        while ahead:
            name = ahead.pop()
            every.append(name)
            ahead += behind[name]
        return [name for name in every if name in self._visible], every

    def _parent(self, op: RoundPut) -> str | None:
        """Gives the round behind which one was put, None where that is no earlier round of the same match."""
        parent = self._placed.get(op.after) if op.after is not None else None
        if parent is None or parent.match != op.match or self.position[parent.id] >= self.position[op.id]:
            return None
        return op.after

    def is_round(self, name: str) -> bool:
        """Says whether any operation has named that round."""
        return name in self._placed
