"""The vectors that Python and TypeScript share are what the scenes make."""

import json

import msgspec
import pytest

from rummy500.sheet.fold import fold
from rummy500.sheet.operations import read_operation
from rummy500.sheet.writer import last_step, last_undone
from tests.sheet.making import HERE, VECTORS, files, text
from tests.sheet.scenes import SCENES


def test_the_files_are_those_of_the_scenes() -> None:
    for name, content in files():
        assert (HERE / name).read_text("utf-8") == text(content), name
    assert {f"vectors/{path.name}" for path in VECTORS.iterdir()} == {name for name, _ in files()} - {
        "csv_vectors.json"
    }


@pytest.mark.parametrize("name", sorted(SCENES))
def test_a_vector_makes_its_state(name: str) -> None:
    vector = json.loads((VECTORS / f"{name}.json").read_text("utf-8"))
    operations = [read_operation(raw) for raw in vector["operations"]]
    assert json.loads(msgspec.json.encode(fold(operations))) == vector["state"]
    for told in vector["undo"]:
        assert last_step(operations, told["authors"]) == told["last_step"]
        assert last_undone(operations, told["authors"]) == told["last_undone"]
