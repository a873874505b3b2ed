"""Counts of action sequences from plain data files, by the oracle and by the library's rule book."""

import json
from pathlib import Path

import pytest

from rummy500.game.record import perft, replay
from tests.oracle.perft import count
from tests.oracle.reader import read

FOLDER = Path(__file__).parent / "perft"
COUNTS: dict[str, list[int]] = json.loads((FOLDER / "counts.json").read_text(encoding="utf-8"))
"""By file: how many sequences of one action, of two, of three …"""

DEPTHS = [(name, depth) for name, counts in COUNTS.items() for depth in range(1, len(counts) + 1)]
QUICK = [(name, depth) for name, depth in DEPTHS if COUNTS[name][depth - 1] <= 500]

DEEP = [(name, depth) for name, depth in DEPTHS if COUNTS[name][depth - 1] > 4_000]


def record(name: str) -> str:
    """The text of a position file."""
    return (FOLDER / f"{name}.r500").read_text(encoding="utf-8")


def test_every_position_has_counts() -> None:
    assert {path.stem for path in FOLDER.glob("*.r500")} == set(COUNTS)
    assert len(COUNTS) >= 12


@pytest.mark.parametrize(("name", "depth"), [at for at in DEPTHS if at not in DEEP])
def test_rule_book_counts(name: str, depth: int) -> None:
    played = replay(record(name))
    assert played.error is None
    assert perft(played, depth) == COUNTS[name][depth - 1]


@pytest.mark.parametrize(("name", "depth"), QUICK)
def test_oracle_counts(name: str, depth: int) -> None:
    assert count(read(record(name)).now, depth) == COUNTS[name][depth - 1]


@pytest.mark.long
@pytest.mark.parametrize(("name", "depth"), [at for at in DEPTHS if at not in QUICK])
def test_counts_deep(name: str, depth: int) -> None:
    assert perft(replay(record(name)), depth) == COUNTS[name][depth - 1]
    assert count(read(record(name)).now, depth) == COUNTS[name][depth - 1]
