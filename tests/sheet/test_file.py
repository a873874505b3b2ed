"""Sheets as files: read back equal, refused where newer or damaged, and every old version opens."""

import json
import random
from pathlib import Path

import msgspec
import pytest

from rummy500.i18n import COMPLETE, told
from rummy500.sheet.errors import SheetError
from rummy500.sheet.file import MOST_BYTES, VERSION, read_sheet, write_sheet
from rummy500.sheet.fold import fold
from rummy500.sheet.operations import MOST_OPERATIONS, in_order
from tests.sheet import scenes
from tests.sheet.scenes import ANN, BOB, rounds, sheet_of

FIXTURES = Path(__file__).parent / "fixtures"
ID = "k7mp3xqa9trs42vw"


def code(raw: bytes) -> str:
    with pytest.raises(SheetError) as caught:
        read_sheet(raw)
    for language in COMPLETE:
        assert "error-" not in told(caught.value, language)
    return caught.value.code


def text(**changes: object) -> bytes:
    return json.dumps({"rummy500_sheet": 1, "id": ID, "operations": [], **changes}).encode()


@pytest.mark.parametrize("name", sorted(scenes.SCENES))
def test_what_is_written_is_read(name: str) -> None:
    operations = in_order(scenes.SCENES[name]().operations.values())
    raw = write_sheet(ID, operations)
    sheet = read_sheet(raw)
    assert (sheet.id, list(sheet.operations)) == (ID, operations)
    assert write_sheet(ID, reversed(operations)) == raw
    assert json.loads(raw)["rummy500_sheet"] == VERSION


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("v*/*.json")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_older_version_opens_as_it_did(path: Path) -> None:
    kept = path.with_suffix(".state")
    sheet = read_sheet(path.read_bytes())
    assert json.loads(msgspec.json.encode(fold(sheet.operations))) == json.loads(kept.read_text("utf-8"))


def test_there_are_files_of_every_version() -> None:
    assert {path.name for path in FIXTURES.iterdir()} == {f"v{number}" for number in range(1, VERSION + 1)}
    assert all(any(path.glob("*.json")) for path in FIXTURES.iterdir())


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"", "sheet_damaged"),
        (b"[]", "sheet_damaged"),
        (b"{}", "sheet_damaged"),
        (b"\xff\xfe", "sheet_damaged"),
        (b"[" * 100_000, "sheet_damaged"),
        (text(rummy500_sheet=0), "sheet_damaged"),
        (text(rummy500_sheet="1"), "sheet_damaged"),
        (text(id="../../etc/passwd"), "sheet_damaged"),
        (text(id="K7MP3XQA9TRS42VW"), "sheet_damaged"),
        (text(more=1), "sheet_damaged"),
        (text(rummy500_sheet=2), "sheet_newer"),
        (text(rummy500_sheet=2, operations={"quite": "new"}, more=1), "sheet_newer"),
        (text(operations=[{"kind": "later", "id": "aaaaaaaa.1", "at": 1}]), "sheet_operation"),
        (text(operations=[{"kind": "lock", "locked": True, "id": "aaaaaaaa.1", "at": 1, "x": 1}]), "sheet_operation"),
        (text(operations=[{"kind": "lock", "locked": True, "id": "aaaaaaaa.0", "at": 1}]), "sheet_operation"),
        (text(operations=[{"kind": "lock", "locked": True, "id": "aaaaaaaa.1", "at": 0}]), "sheet_operation"),
        (text(operations=[{"kind": "lock", "locked": 1, "id": "aaaaaaaa.1", "at": 1}]), "sheet_operation"),
        (text(operations=[1]), "sheet_operation"),
        (text(operations=[{"kind": "rules", "preset": "new", "id": "aaaaaaaa.1", "at": 1}]), "sheet_preset"),
        (
            text(
                operations=[
                    {"kind": "rules", "preset": "sheet", "changes": {"x": "1"}, "id": "aaaaaaaa.1", "at": 1},
                ]
            ),
            "sheet_rule",
        ),
        (text(operations=[0] * (MOST_OPERATIONS + 1)), "sheet_full"),
        (b" " * (MOST_BYTES + 1), "sheet_too_long"),
    ],
)
def test_b127_what_cannot_be_read_is_refused_with_a_sentence(raw: bytes, expected: str) -> None:
    assert code(raw) == expected


def test_b127_a_sheet_cut_off_at_every_kib_is_refused() -> None:
    writer = sheet_of(ANN, BOB)
    rounds(writer, *("10 20" for _ in range(40)))
    raw = write_sheet(ID, writer.operations.values())
    assert len(raw) > 10 * 1024
    for size in range(0, len(raw), 1024):
        assert code(raw[:size]) == "sheet_damaged"


def test_b127_a_thousand_flipped_bits_give_an_error_or_a_readable_sheet() -> None:
    raw = write_sheet(ID, scenes.whole_match().operations.values())
    dice = random.Random(127)
    read = 0
    for _ in range(1_000):
        spoilt = bytearray(raw)
        spoilt[dice.randrange(len(raw))] ^= 1 << dice.randrange(8)
        try:
            fold(read_sheet(bytes(spoilt)).operations)
            read += 1
        except SheetError:
            pass
    assert 0 < read < 1_000
