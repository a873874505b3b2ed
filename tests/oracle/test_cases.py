"""The worked cases of the rules' last chapter, answered by the oracle alone."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.position import Position, laid, scores
from tests.oracle.reader import Record, read
from tests.oracle.turns import legal

CASES = Path(__file__).parent.parent / "records" / "cases"
NAMES = sorted(path.stem for path in CASES.glob("*.r500"))


def phase_of(position: Position, names: list[str]) -> str:
    """The phase as the record tells it: `call` while somebody can call."""
    if position.phase == "draw" and any("call " in text for text in legal(position, names)):
        return "call"
    return position.phase


def answers(record: Record, expected: dict[str, Any]) -> dict[str, Any]:
    """The oracle's answer to every key of `expected` that is not about legal actions."""
    names, found = record.names, dict[str, Any]()
    position, standing = record.position, record.standing

    def named(values: tuple[int, ...]) -> dict[str, int]:
        return dict(zip(names, values, strict=True))

    for key in expected:
        if key == "ok":
            found[key] = record.line is None
        elif key == "line":
            found[key] = record.line
        elif key == "totals":
            found[key] = named(standing.totals)
        elif key == "winners":
            found[key] = [names[seat] for seat in standing.winners]
        elif key == "finished":
            found[key] = standing.finished
        elif key == "chips":
            found[key] = named(standing.chips)
        elif key == "pots":
            found[key] = dict(zip(("AH", "KC", "QD", "JS"), standing.pots, strict=True))
        elif key == "scores":
            found[key] = named(scores(record.rounds[-1]))
        elif not key.startswith("legal_"):
            assert position is not None
            found[key] = _of_position(position, names, key, expected[key])
    return found


def _of_position(position: Position, names: list[str], key: str, expected: Any) -> Any:
    match key:
        case "tabled":
            return {name: laid(position, names.index(name)) for name in expected}
        case "ended_by":
            return position.ended_by
        case "out":
            return None if position.out is None else names[position.out]
        case "turn":
            return None if position.phase == "over" else names[position.turn]
        case "phase":
            return phase_of(position, names)
        case "reached":
            return position.reached
        case "pile":
            return list(position.pile)
        case "stock_count":
            return len(position.stock)
        case "hands":
            held = {name: list(position.hands[names.index(name)]) for name in expected}
            return {
                name: expected[name] if Counter(held[name]) == Counter(expected[name]) else held[name] for name in held
            }
    raise AssertionError(f"unknown key {key}")


def test_cases_are_there() -> None:
    assert len(NAMES) >= 90


@pytest.mark.parametrize("name", NAMES)
def test_oracle_answers_the_worked_case(name: str) -> None:
    record = read((CASES / f"{name}.r500").read_text(encoding="utf-8"))
    expected = json.loads((CASES / f"{name}.expect.json").read_text(encoding="utf-8"))
    told = {key: value for key, value in expected.items() if not key.startswith("legal_")}
    assert answers(record, told) == told, record.error
    if record.position is not None and expected["ok"]:
        now = legal(record.position, record.names)
        assert now == set(expected.get("legal_is", now))
        assert set(expected.get("legal_contains", [])) <= now
        assert not set(expected.get("legal_lacks", [])) & now
