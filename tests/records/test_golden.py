"""Golden records: whole matches whose every statement, outcome and written form stay as they are."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from rummy500.game.record import read_record, replay, report, write_record

FILES = sorted(Path(__file__).parent.glob("golden/*.r500"))


def test_there_are_golden_records() -> None:
    assert len(FILES) >= 10


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_holds_and_is_written_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_ends_as_it_did(path: Path) -> None:
    said = json.loads(msgspec.json.encode(report(replay(path.read_text(encoding="utf-8")))))
    assert said == json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert said["finished"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_wrong_score_anywhere_is_found(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    for at, line in enumerate(lines):
        if line.startswith(("score:", "total:")) and "total" not in lines[at - 1]:
            words = line.split(" ")
            words[-1] = str(int(words[-1]) + 1)
            error = replay("\n".join([*lines[:at], " ".join(words), *lines[at + 1 :]])).error
            assert error is not None
            assert (error.line, error.code) == (at + 1, "wrong_score" if line.startswith("score") else "wrong_total")
