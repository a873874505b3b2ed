"""Plays the rounds of chunks again and makes arrays of what the nets see and what the search found."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from itertools import chain
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rummy500.bots.known import Known
from rummy500.bots.memory import Memory
from rummy500.bots.playing import Sitter, watch
from rummy500.bots.sight import PLANES
from rummy500.bots.sight_actions import ActionSight
from rummy500.bots.simple import lot
from rummy500.bots.strong import kind_of, shown
from rummy500.game.book import Book
from rummy500.kernel import codes
from rummy500.rules import PRESETS
from tools.train.rounds import Chunk, Played, first_state, restocked

__all__ = ["MARKS_KEPT", "Rows", "rows_of"]

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

MARKS_KEPT: Final = 40
"""No position has more marks."""


class Rows:
    """Holds decisions as arrays: planes and marks of each, its candidates with their leads, and their terms.

    ``first_candidate`` and ``first_term`` say where each decision's candidates and each candidate's terms begin; they
    have one entry more than there are decisions or candidates.
    """

    def __init__(self) -> None:
        self._planes: array[int] = array("Q")
        self._marks: array[int] = array("h")
        self._leads: list[float] = []
        self._first_candidate: list[int] = [0]
        self._terms: array[int] = array("h")
        self._first_term: list[int] = [0]
        self._worlds: list[int] = []
        self._tables: list[str] = []

    def add(self, sight: ActionSight, tried: Iterable[int], leads: Iterable[float], worlds: int, table: str) -> None:
        """Adds a decision that a sight has been shown."""
        self._planes.extend(sight.planes())
        marks = sight.marks()
        self._marks.extend(marks + [-1] * (MARKS_KEPT - len(marks)))
        for code in tried:
            self._terms.extend(chain.from_iterable(sight.terms(code)))
            self._first_term.append(len(self._terms) // 2)
        self._leads += leads
        self._first_candidate.append(len(self._leads))
        self._worlds.append(worlds)
        self._tables.append(table)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Gives them as arrays by name."""
        terms = np.frombuffer(self._terms, dtype=np.int16).reshape(-1, 2)
        return {
            "planes": np.frombuffer(self._planes, dtype=np.uint64).reshape(-1, PLANES),
            "marks": np.frombuffer(self._marks, dtype=np.int16).reshape(-1, MARKS_KEPT),
            "leads": np.array(self._leads, dtype=np.float32),
            "first_candidate": np.array(self._first_candidate, dtype=np.int64),
            "outputs": terms[:, 0].copy(),
            "coefficients": terms[:, 1].copy(),
            "first_term": np.array(self._first_term, dtype=np.int64),
            "worlds": np.array(self._worlds, dtype=np.int16),
            "tables": np.array(self._tables),
        }


def rows_of(chunk: Chunk, into: dict[str, Rows]) -> None:
    """Adds a chunk's decisions to the rows of the nets that they are for."""
    book = Book.of(PRESETS[chunk.preset], chunk.seats)
    sight = ActionSight(book.kernel)
    for played in chunk.rounds:
        _add(book, chunk, played, sight, into)


def _add(book: Book, chunk: Chunk, played: Played, sight: ActionSight, into: dict[str, Rows]) -> None:
    state = first_state(book, chunk.seed, played.number)
    watcher = Sitter(lot, None)  # type: ignore[arg-type]  # it watches only
    memory: Memory = watcher.memory
    weighed = {each.step: each for each in played.weighed}
    restocks = 0
    for step, code in enumerate(played.codes):
        found = weighed.get(step)
        if found is not None:
            seat = state.turn
            shown(sight, Known(book, state.seen_by(seat), seat, memory))
            rows = into.setdefault(kind_of(book.seats, sight.playing), Rows())
            rows.add(sight, found.codes, found.leads, found.worlds, f"{chunk.preset} {chunk.seats}")
        if state.restock_due and code & codes.KIND in (codes.DRAW, codes.TAKE):
            restocks += 1
            restocked(state, chunk.seed, played.number, restocks)
        watch(state, code, [watcher])
        state.play(code)
