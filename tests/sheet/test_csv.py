"""CSV: nothing runs, nothing shifts, and what was written is read back."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummy500.sheet.csv_text import (
    HEADINGS,
    MOST_BYTES,
    CsvError,
    CsvMatch,
    CsvTable,
    csv_operations,
    neutral,
    read_csv,
    restored,
    write_csv,
)
from rummy500.sheet.fold import fold
from rummy500.sheet.operations import PlayerPut, read_operation
from rummy500.sheet.state import Sheet
from rummy500.sheet.writer import Writer
from tests.sheet import scenes
from tests.sheet.scenes import ANN, BOB, rounds, sheet_of

FORMULAS = ("=1+1", "+A1", "-2", "@x", "\tx", "\rx", "\nx", "＝1", "'=1", "''-2")
PLAIN = ("Ann", "'t Hart", "O'Neil", 'a"b', "a,b", "a;b", "Zoë", " x", "1.33", "'", "''")


def table(sheet: Sheet) -> list[tuple[str | None, list[tuple[int | None, ...]]]]:
    """Who deals first and all points by round and place, match by match."""
    names = {player.player: player.name for player in sheet.players}
    told = []
    for match in sheet.matches:
        lines = []
        for one in match.rounds:
            cells = [one.cells.get(player) for player in names]
            if one.made:
                lines.append(tuple(None if cell is None else cell.points for cell in cells))
        told.append((names.get(match.dealer or ""), lines))
    return told


def named(*names: str) -> Sheet:
    writer = sheet_of()
    writer.merge(
        PlayerPut(id=f"bbbbbbbb.{n + 1}", at=n + 1, player=f"p{n}", name=name, place=n) for n, name in enumerate(names)
    )
    writer.dealer("p0")
    return rounds(writer, " ".join("-45" for _ in names)).sheet


def codes(raw: bytes) -> list[tuple[str, int]]:
    with pytest.raises(CsvError) as caught:
        read_csv(raw)
    return [(fault.code, fault.line) for fault in caught.value.faults]


def test_b130_every_cell_is_quoted_and_numbers_are_whole() -> None:
    raw = write_csv(scenes.whole_match().sheet).decode()
    assert raw.splitlines()[:3] == [
        '"Match","Round","Dealer","Ann","Bob","Cy"',
        '"1","1","Bob","25","-45","80"',
        '"1","2","Cy","120","115","-20"',
    ]
    assert all(cell[0] == cell[-1] == '"' for line in raw.split("\r\n")[:-1] for cell in line.split(","))


@pytest.mark.parametrize("language", HEADINGS)
@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("bom", [False, True])
def test_b130_the_round_trip_is_equal(language: str, separator: str, bom: bool) -> None:
    for scene in (scenes.whole_match, scenes.corrections, scenes.teams, scenes.worked_sums):
        sheet = scene().sheet
        raw = write_csv(sheet, separator=separator, bom=bom, language=language)
        assert raw.startswith(b"\xef\xbb\xbf") == bom
        again = fold(csv_operations(read_csv(raw), "cccccccc"))
        assert table(again) == table(sheet)
        assert [player.name for player in again.players] == [player.name for player in sheet.players]
        if scene is not scenes.teams:  # whose winners deal: a rule, and a CSV has none
            assert write_csv(again, separator=separator, bom=bom, language=language) == raw


@pytest.mark.parametrize("name", FORMULAS)
def test_b131_a_name_that_a_spreadsheet_would_run_is_neutralised_and_comes_back(name: str) -> None:
    raw = write_csv(named("Ann", name))
    assert f'"\'{name}"'.encode() in raw
    assert read_csv(raw).players == ("Ann", name)


@pytest.mark.parametrize("name", PLAIN)
def test_b130_a_name_with_separators_and_quotes_stays_in_its_column(name: str) -> None:
    for separator in ",;\t":
        raw = write_csv(named(name, "Bob"), separator=separator)
        assert read_csv(raw).players == (name, "Bob")
        assert read_csv(raw).matches == (CsvMatch(name, (("-45", "-45"),)),)


@given(st.text(max_size=12))
def test_b131_every_text_comes_back(text: str) -> None:
    assert restored(neutral(text)) == text
    assert neutral(text)[:1] not in tuple("=+-@\t\r\n＝＋－＠")


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1, max_size=8)))
def test_b130_any_names_come_back(names: list[str]) -> None:
    chosen = [name for name in dict.fromkeys(names) if name.strip()][:8]
    if chosen:
        assert read_csv(write_csv(named(*chosen), separator=";")).players == tuple(chosen)


def test_two_of_one_name_are_told_apart() -> None:
    assert read_csv(write_csv(named("Ann", "Ann", "Ann (2)"))).players == ("Ann", "Ann (2)", "Ann (2) (2)")


def test_a_list_from_elsewhere_is_read() -> None:
    found = read_csv(b"sep=;\r\nRound; Ann; Bob;;\r\n1;60-35; -45;;\r\n;;\r\n2;+20;;;\r\n")
    assert found == CsvTable(("Ann", "Bob"), (found.matches[0],))
    assert found.matches[0].rounds == (("60-35", "-45"), ("+20", None))
    assert read_csv("Ann\tBob\n1\t−2\n".encode()).matches[0].rounds == (("1", "−2"),)


def test_b130_every_fault_is_told_with_its_line() -> None:
    raw = (
        b'Match,Round,Dealer,Ann,Bob\n1,1,Ann,1.33,2\n1,2,Eve,3\n2,x,Ann,3,4\n1,1,Bob,"1\n0",7\n\nx,1,Ann,"12 000",1\n'
    )
    assert codes(raw) == [
        ("csv_not_whole", 2),
        ("csv_cells", 3),
        ("csv_number", 4),
        ("csv_not_whole", 5),
        ("csv_match", 5),
        ("csv_not_whole", 8),
        ("csv_number", 8),
    ]
    assert codes(b"Ann,Ann\n") == [("csv_same_name", 1)]
    assert codes(b"\n\n\n") == [("csv_players", 1)]
    assert codes(b"a,b,c,d,e,f,g,h,i\n") == [("csv_players", 1)]
    assert codes(b"Round,Dealer,Ann\n1,Eve,5\n") == [("csv_dealer", 2)]
    assert codes(b"Ann,Bob\n1,2\n\xff,3\n") == [("csv_not_text", 3)]
    assert codes(b'Ann,Bob\n1,x\n"1,2\n3,4') == [("csv_not_whole", 2), ("csv_quotes", 3)]
    assert codes(b"Ann," + b"x" * 41 + b"\n") == [("csv_name", 1)]


def test_s18_size_and_rows_are_limited() -> None:
    assert codes(b"x" * (MOST_BYTES + 1)) == [("csv_too_long", 0)]
    assert codes(b"Ann,Bob\n" + b"1,2\n" * 2_001) == [("csv_rows", 2002)]
    assert len(codes(b"Ann,Bob\n" + b"x,2\n" * 2_001)) == 20
    assert codes(b'Ann,"' + b"x" * 500_000) == [("csv_quotes", 1)]


def test_what_is_imported_can_be_written_on() -> None:
    operations = csv_operations(read_csv(write_csv(scenes.whole_match().sheet)), "cccccccc")
    assert [read_operation(msgspec.to_builtins(op)) for op in operations] == operations
    writer = Writer(operations, "dddddddd")
    rounds(writer, "1 2 3")
    assert [one.number for one in writer.match.rounds] == [1, 2]
    assert len(writer.undo()) == 4
    assert len(writer.undo()) == len(operations)


def test_s18_damaged_csv_is_an_error_or_a_table() -> None:
    dice = random.Random(18)
    raw = write_csv(scenes.whole_match().sheet, bom=True)
    for _ in range(1_000):
        spoilt = bytearray(raw[: dice.randint(1, len(raw))])
        spoilt[dice.randrange(len(spoilt))] ^= 1 << dice.randrange(8)
        try:
            fold(csv_operations(read_csv(bytes(spoilt)), "cccccccc"))
        except CsvError as error:
            assert error.faults


def test_a_sheet_without_rounds_is_its_players() -> None:
    assert write_csv(sheet_of(ANN, BOB).sheet) == b'"Match","Round","Dealer","Ann","Bob"\r\n'
    assert read_csv(b'"Match","Round","Dealer","Ann","Bob"\r\n') == CsvTable(("Ann", "Bob"), ())
