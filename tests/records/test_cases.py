"""The worked cases R01-R32 of the rules: each record and every key of its expected answer."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rummy500.game.record import Replay, legal_lines, replay, report

CASES = sorted(Path(__file__).parent.glob("cases/*.r500"))


def tabled(answer: dict[str, Any]) -> dict[str, int]:
    """Adds up the points on the table by player."""
    points = dict.fromkeys(answer["totals"], 0)
    for meld in answer["position"]["melds"]:
        for card in meld["cards"]:
            points[card["by"]] += card["value"]
    return points


def told(result: Replay) -> dict[str, Any]:
    """Gives what ``replay --json`` says, as the JSON that it prints."""
    answer: dict[str, Any] = json.loads(msgspec.json.encode(report(result)))
    return answer


def check(key: str, wanted: Any, answer: dict[str, Any], result: Replay) -> None:
    """Checks one key of an expected answer."""
    position = answer["position"]
    last = answer["rounds"][-1] if answer["rounds"] else {}
    if key == "ok":
        assert ("error" not in answer) == wanted, answer.get("error")
    elif key == "line":
        assert answer["error"]["line"] == wanted
    elif key in ("scores", "ended_by", "out"):
        assert last[key] == wanted
    elif key == "tabled":
        points = tabled(answer)
        assert {name: points[name] for name in wanted} == wanted
    elif key in ("totals", "winners", "finished", "chips", "pots"):
        assert answer[key] == wanted
    elif key in ("turn", "phase", "reached", "pile", "stock_count"):
        assert position[key] == wanted
    elif key == "hands":
        for name, cards in wanted.items():
            assert Counter(position["hands"][name]) == Counter(cards)
    elif key == "legal_is":
        assert legal_lines(result) == sorted(wanted)
    elif key == "legal_contains":
        assert set(wanted) <= set(legal_lines(result))
    elif key == "legal_lacks":
        assert not set(wanted) & set(legal_lines(result))
    else:
        pytest.fail(f"unknown key {key}")


def test_there_are_cases_for_every_row() -> None:
    assert {path.name[:3] for path in CASES} == {f"R{row:02}" for row in range(1, 33)}


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    result = replay(path.read_text(encoding="utf-8"))
    answer = told(result)
    expected = json.loads(path.with_suffix("").with_suffix(".expect.json").read_text(encoding="utf-8"))
    assert expected
    for key, wanted in expected.items():
        check(key, wanted, answer, result)
