"""The worked cases R01–R32 through the public library."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from rummy500.game.record import legal_lines, replay, report

FOLDER = Path(__file__).parent.parent / "records" / "cases"


def cases(row: str) -> list[str]:
    """The names of the case files of one row, such as `R17`; there is always at least one."""
    names = sorted(path.stem for path in FOLDER.glob(f"{row}*.r500"))
    assert names, f"no case files for {row}"
    return names


def holds(name: str) -> None:
    """Plays a case and compares every answer that its file expects."""
    expected = json.loads((FOLDER / f"{name}.expect.json").read_text(encoding="utf-8"))
    played = replay((FOLDER / f"{name}.r500").read_text(encoding="utf-8"))
    found = report(played)
    legal = set(legal_lines(played))
    for key, value in expected.items():
        match key:
            case "legal_is":
                assert legal == set(value)
            case "legal_contains":
                assert set(value) <= legal
            case "legal_lacks":
                assert not set(value) & legal
            case _:
                assert _answer(found, key, value) == value, key


def _answer(found: Any, key: str, expected: Any) -> Any:
    position, last = found.position, found.rounds[-1] if found.rounds else None
    match key:
        case "ok":
            return found.error is None
        case "line":
            return found.error.line
        case "tabled":
            cards = [card for meld in position.melds for card in meld.cards]
            return {name: sum(card.value for card in cards if card.by == name) for name in expected}
        case "scores" | "ended_by" | "out":
            return getattr(last, key)
        case "hands":
            same = all(Counter(position.hands[name]) == Counter(cards) for name, cards in expected.items())
            return expected if same else position.hands
        case "totals" | "finished" | "chips" | "pots":
            return getattr(found, key)
        case "winners" | "pile":
            return list(found.winners if key == "winners" else position.pile)
        case _:
            return getattr(position, key)
