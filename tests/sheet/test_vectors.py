"""The vectors that Python and TypeScript share are what the scenes make."""

import json

import msgspec
import pytest

from rummy500.sheet.fold import fold
from rummy500.sheet.operations import read_operation
from rummy500.sheet.writer import last_step, last_undone
from tests.sheet.scenes import SCENES, VECTORS, files, text


def test_the_files_are_those_of_the_scenes() -> None:
    written = {f"{name}.json": text(content) for name, content in files()}
    assert {path.name: path.read_text("utf-8") for path in VECTORS.iterdir()} == written


@pytest.mark.parametrize("name", sorted(SCENES))
def test_a_vector_makes_its_state(name: str) -> None:
    vector = json.loads((VECTORS / f"{name}.json").read_text("utf-8"))
    operations = [read_operation(raw) for raw in vector["operations"]]
    assert json.loads(msgspec.json.encode(fold(operations))) == vector["state"]
    for told in vector["undo"]:
        assert last_step(operations, told["authors"]) == told["last_step"]
        assert last_undone(operations, told["authors"]) == told["last_undone"]
