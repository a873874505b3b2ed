"""One record per preset that tells it from its neighbours: under these it ends otherwise or does not hold."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rummy500.game.record import legal_lines, replay, report
from rummy500.rules import PRESETS

FILES = sorted(Path(__file__).parent.glob("presets/*.r500"))


def outcome(text: str) -> object:
    """Gives all that a record leads to, the rules themselves and the line of an error's sentence aside."""
    result = replay(text)
    said = msgspec.structs.replace(report(result), rules={})
    return said if result.error is not None else (said, legal_lines(result))


def test_every_preset_has_its_record() -> None:
    assert {path.stem for path in FILES} == set(PRESETS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_preset_is_told_from_its_neighbours(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert replay(text).error is None, replay(text).error
    neighbours = text.splitlines()[1].removeprefix("# Not so under: ").split(", ")
    assert neighbours
    for neighbour in neighbours:
        assert neighbour in PRESETS
        other = text.replace(f"rules: {path.stem}\n", f"rules: {neighbour}\n")
        assert other != text
        assert outcome(other) != outcome(text), neighbour
