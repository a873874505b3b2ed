"""Positions in which it is dear to say whether a turn can be finished: answered exactly, at a bounded cost.

`worst/counts.json` holds how many draws, takes and stands are legal in each; an answer that the bound cut short would
lower a number. `tools/worst_positions.py` finds such positions.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rummy500.game.record import replay
from rummy500.kernel import codes, compiled
from rummy500.kernel.state import State

FOLDER = Path(__file__).parent / "worst"
COUNTS: dict[str, int] = json.loads((FOLDER / "counts.json").read_text(encoding="utf-8"))
# What takes the text many seconds is asked of it under --long only; the compiled rule book answers all of them always.
DEAR = {"05", "06", "07", "08", "10", "11"}
NAMES = [
    pytest.param(name, marks=[pytest.mark.long] if name in DEAR and not compiled() else []) for name in sorted(COUNTS)
]


def state_of(name: str) -> State:
    match = replay((FOLDER / f"{name}.r500").read_text(encoding="utf-8")).match
    assert match is not None and match.round is not None
    return match.round.state


def test_every_position_has_its_count() -> None:
    assert sorted(COUNTS) == sorted(path.stem for path in FOLDER.glob("*.r500"))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_legal_in_the_dearest_positions(name: str) -> None:
    state = state_of(name)
    assert len(state.legal_but_melds()) == COUNTS[name]


@pytest.mark.parametrize("name", NAMES)
def test_one_question_agrees_with_the_listing(name: str) -> None:
    state = state_of(name)
    listed = set(state.legal_but_melds())
    for index in range(0, state.pile_n, 7):
        assert (state.why_not(codes.take(index)) == 0) == (codes.take(index) in listed)


def test_a_flood_of_melds_is_listed_in_parts_and_cut_for_a_view() -> None:
    state = state_of("01")
    state.play(codes.take(0))
    melds, complete = state.first_melds(60)
    assert len(melds) == 60
    assert not complete
    assert all(state.why_not(code) == 0 for code in melds[:5])
    assert next(iter(state.legal_chunks()))
