"""The score sheet in the terminal: a file that is changed as a whole, by several at once, and never half."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rummy500.cli import main
from rummy500.cli.sheet_files import change_sheet, open_sheet
from rummy500.i18n import COMPLETE
from rummy500.sheet.file import write_sheet
from rummy500.sheet.fold import fold
from rummy500.sheet.operations import PlayerPut, Value
from rummy500.sheet.writer import Writer
from tests.sheet import scenes

Sheet = Callable[..., str]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def sheet(capsys: pytest.CaptureFixture[str]) -> Sheet:
    """Runs a command that works and gives what it prints."""

    def run(*words: str, code: int = 0) -> str:
        capsys.readouterr()
        assert main(["sheet", *words]) == code
        said = capsys.readouterr()
        assert bool(said.err) == bool(code)
        return said.err if code else said.out

    return run


def totals(file: str = "a.json") -> list[int]:
    return list(fold(open_sheet(Path(file)).operations).matches[-1].totals.values())


def test_a_sheet_from_its_beginning_to_the_next_match(sheet: Sheet) -> None:
    sheet("new", "a.json", "--players", "Ann, Bob", "--set", "target=300", "--title", "Sunday")
    shown = sheet("add", "a.json", "60-35", "-45", "--out", "Ann")
    assert shown.splitlines() == [
        "Sunday   Score sheet, to 300",
        "Round   Dealer       Ann        Bob",
        "1       Ann      *25  25   −45  −45",
        "Ann leads with 25, 275 to go.",
        "Bob deals next.",
    ]
    sheet("add", "a.json", "Bob=7", "Ann=120")
    sheet("edit", "a.json", "1", "bob", "− 5")
    sheet("insert", "a.json", "1", "10", ".")
    assert totals() == [155, 2]
    sheet("remove", "a.json", "1")
    assert totals() == [145, 2]
    sheet("undo", "a.json")
    assert totals() == [155, 2]
    sheet("redo", "a.json")
    assert "Ann has won." in sheet("add", "a.json", "200", "1")
    assert "Round" in sheet("next", "a.json")
    shown = sheet("add", "a.json", "1", "2")
    assert "Sunday · match 2" in shown
    assert "Ann: 1 of one match won, 86.5 points a round, best 200, worst 1." in shown
    assert "Ann has won." in sheet("show", "a.json", "--match", "1")
    assert json.loads(sheet("show", "a.json", "--json"))["title"] == "Sunday"


def test_r21_the_worked_sums_by_cards_are_25_and_minus_45(sheet: Sheet) -> None:
    sheet("new", "a.json", "--players", "Ann,Bob", "--preset", "sheet")
    sheet("add", "a.json", "Ann:laid=KS,QH,10D,KH,QD,JC,caught=AS,KD,KC", "Bob:caught=JK,AH,9C")
    assert totals() == [25, -45]
    sheet("edit", "a.json", "1", "Ann", "laid=K♠ QH 10D, caught=AS", "--lang", "en")
    assert totals() == [15, -45]


def test_cards_are_understood_in_the_letters_of_the_language(sheet: Sheet) -> None:
    sheet("new", "a.json", "--players", "Ann,Bob")
    sheet("add", "a.json", "Ann:laid=BS,DS,KS", "Bob:caught=AH", "--lang", "de")
    assert totals() == [30, -15]


def test_a_name_may_hold_the_signs_that_part_it_from_its_value(sheet: Sheet) -> None:
    sheet("new", "a.json", "--players", "=1+1,A:B=C")
    sheet("add", "a.json", "A:B=C=5", "=1+1=-7")
    assert totals() == [-7, 5]
    assert "'=1+1" in sheet("export", "a.json", "--csv", "-")


@pytest.mark.parametrize(
    ("words", "code", "expected"),
    [
        (("add", "a.json", "1.5", "3"), 1, "sheet_number"),
        (("add", "a.json", "1", "2", "3"), 1, "sheet_values"),
        (("add", "a.json", "Eve=3"), 1, "sheet_no_player"),
        (("add", "a.json", "5", "Ann=3"), 1, "sheet_twice"),
        (("add", "a.json", "Ann:laid=XX"), 1, "unknown_card"),
        (("add", "a.json", "999999"), 1, "sheet_number_large"),
        (("add", "a.json", "5", "--out", "Eve"), 1, "sheet_no_player"),
        (("edit", "a.json", "2", "Ann", "3"), 1, "sheet_no_round"),
        (("remove", "a.json", "0"), 1, "sheet_no_round"),
        (("insert", "a.json", "7", "3"), 1, "sheet_no_round"),
        (("redo", "a.json"), 1, "sheet_no_redo"),
        (("join", "a.json", "Ann"), 1, "sheet_same_name"),
        (("join", "a.json", "\x1b[2J"), 1, "sheet_name"),
        (("rules", "a.json", "--set", "target=7"), 1, "bad_value"),
        (("rules", "a.json", "--preset", "nix"), 1, "sheet_preset"),
        (("show", "a.json", "--match", "2"), 1, "sheet_no_match"),
        (("new", "a.json", "--players", "Ann,Bob"), 1, "is there already"),
        (("new", "b.json", "--players", "Ann,Ann"), 2, "sheet_same_name"),
        (("new", "b.json", "--players", "A,B,C,D,E,F,G,H,I"), 2, "sheet_players"),
        (("new", "no/b.json", "--players", "A,B"), 1, "no such file or folder"),
        (("show", "none.json"), 2, "no_file"),
        (("add", ".", "1"), 2, "no_file"),
        (("export", "a.json"), 2, "--csv"),
        (("merge", "a.json", "none.json"), 2, "no_file"),
        (("import", "none.csv", "b.json"), 2, "no_file"),
        (("add", "a.json", "1" + "+1" * 30), 1, "sheet_number"),
        (("edit", "a.json", "1", "Ann", "laid=" + "KS," * 251), 1, "sheet_operation"),
        (("nix", "a.json"), 2, "new, add, edit"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(
    words: tuple[str, ...], code: int, expected: str, sheet: Sheet
) -> None:
    sheet("new", "a.json", "--players", "Ann,Bob")
    sheet("add", "a.json", "1", "2")
    before = Path("a.json").read_bytes()
    assert expected in sheet(*words, code=code)
    assert Path("a.json").read_bytes() == before
    assert os.listdir() == ["a.json"]


def test_b125_a_locked_sheet_is_not_changed(sheet: Sheet) -> None:
    sheet("new", "a.json", "--players", "Ann,Bob")
    sheet("add", "a.json", "1", "2")
    assert "The sheet is locked." in sheet("lock", "a.json")
    before = Path("a.json").read_bytes()
    for words in (("add", "1"), ("undo",), ("next",), ("reset",), ("edit", "1", "Ann", "3"), ("join", "Eve")):
        assert "sheet_locked" in sheet(words[0], "a.json", *words[1:], code=1)
    assert Path("a.json").read_bytes() == before
    sheet("unlock", "a.json")
    sheet("reset", "a.json")
    assert "1       Ann      ·  0   ·  0" in sheet("show", "a.json")
    sheet("undo", "a.json")
    assert totals() == [1, 2]


def test_b127_a_damaged_or_newer_file_is_left_untouched(sheet: Sheet) -> None:
    newer = write_sheet("k7mp3xqa9trs42vw", []).replace(b'"rummy500_sheet":1', b'"rummy500_sheet":2')
    for raw, code in ((b"{", "sheet_damaged"), (newer, "sheet_newer"), (b"\xff" * 3_000, "sheet_damaged")):
        Path("a.json").write_bytes(raw)
        for words in (("add", "1"), ("undo",), ("lock",), ("show",), ("export", "--csv", "x.csv")):
            assert code in sheet(words[0], "a.json", *words[1:], code=2)
        assert Path("a.json").read_bytes() == raw
        assert os.listdir() == ["a.json"]


def test_copies_that_were_changed_apart_are_put_together(sheet: Sheet) -> None:
    sheet("new", "a.json", "--players", "Ann,Bob")
    sheet("add", "a.json", "1", "2")
    Path("b.json").write_bytes(Path("a.json").read_bytes())
    sheet("add", "a.json", "10", "20")
    sheet("add", "b.json", "10", "21")
    sheet("edit", "b.json", "1", "Ann", "3")
    one = sheet("merge", "a.json", "b.json")
    assert re.search(r"Round 2, Bob: two different entries, 2[01] and 2[01]\.", one)
    assert sheet("merge", "b.json", "a.json") == one
    assert Path("a.json").read_bytes() == Path("b.json").read_bytes()
    sheet("edit", "a.json", "2", "Bob", "21")
    assert "entries" not in sheet("show", "a.json")
    assert totals() == [13, 23]


def test_two_different_sheets_are_not_put_together(sheet: Sheet) -> None:
    for file in ("a.json", "b.json"):
        sheet("new", file, "--players", "Ann,Bob")
    before = Path("a.json").read_bytes()
    assert "sheet_other" in sheet("merge", "a.json", "b.json", code=1)
    assert Path("a.json").read_bytes() == before


def test_only_one_goes_out_of_a_round(sheet: Sheet) -> None:
    sheet("new", "a.json", "--players", "Ann,Bob", "--set", "going_out_bonus=50")
    sheet("add", "a.json", "Ann:laid=KS", "Bob:laid=QS", "--out", "Ann")
    assert totals() == [60, 10]
    sheet("edit", "a.json", "1", "Bob", "laid=QS", "--out")
    assert totals() == [10, 60]
    sheet("edit", "a.json", "1", "Bob", "laid=QS,JS")
    assert totals() == [10, 70]
    sheet("edit", "a.json", "1", "Bob", "laid=QS", "--no-out")
    assert totals() == [10, 10]


def test_teams_that_do_not_fit_are_said(sheet: Sheet) -> None:
    shown = sheet("new", "a.json", "--players", "Ann,Bob,Cy", "--preset", "partnership")
    assert "3 players cannot be split into 2 equal teams" in shown
    assert "equal teams" not in sheet("join", "a.json", "Dee")


def test_what_somebody_else_puts_into_the_file_meanwhile_is_merged(sheet: Sheet) -> None:
    sheet("new", "a.json", "--players", "Ann,Bob")
    path = Path("a.json")

    def work(writer: Writer) -> None:
        copy = Writer(writer.operations.values(), "zzzzzzzz")
        copy.round({copy.match.seats[1]: Value(typed="7")})
        path.write_bytes(write_sheet(open_sheet(path).id, copy.operations.values()))
        writer.round({writer.match.seats[0]: Value(typed="5")})

    change_sheet(path, work)
    assert totals() == [5, 7]
    assert os.listdir() == ["a.json"]


def test_the_rights_of_the_file_stay_and_a_link_stays_one(sheet: Sheet) -> None:
    sheet("new", "a.json", "--players", "Ann,Bob")
    os.chmod("a.json", 0o640)
    os.symlink("a.json", "link.json")
    sheet("add", "link.json", "1", "2")
    assert os.path.islink("link.json")
    assert os.stat("a.json").st_mode & 0o777 == 0o640
    assert totals() == [1, 2]


def test_a_full_disk_leaves_the_file_as_it_was(sheet: Sheet, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet("new", "a.json", "--players", "Ann,Bob")
    before = Path("a.json").read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "no space")

    monkeypatch.setattr("os.fsync", full)
    assert "the disk is full" in sheet("add", "a.json", "1", "2", code=1)
    assert "the disk is full" in sheet("new", "b.json", "--players", "Ann,Bob", code=1)
    assert "the disk is full" in sheet("export", "a.json", "--csv", "x.csv", code=1)
    assert Path("a.json").read_bytes() == before
    assert os.listdir() == ["a.json"]


def test_a_write_that_the_system_breaks_off_leaves_the_file_as_it_was(sheet: Sheet) -> None:
    sheet("new", "a.json", "--players", "Ann,Bob")
    before = Path("a.json").read_bytes()
    program = (
        "import resource, sys; from rummy500.cli import main;"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({len(before) + 20}, {len(before) + 20}));"
        "sys.exit(main(['sheet', 'add', 'a.json', '1', '2']))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "") and "a.json" in done.stderr
    assert Path("a.json").read_bytes() == before
    assert os.listdir() == ["a.json"]


def test_a_killed_process_loses_nothing_that_it_had_said(sheet: Sheet) -> None:
    sheet("new", "a.json", "--players", "Ann,Bob")
    program = (
        "import itertools; from pathlib import Path; from rummy500.cli.sheet_files import change_sheet;"
        "from rummy500.sheet.operations import Value\n"
        "for n in itertools.count(1):\n"
        "    change_sheet(Path('a.json'), lambda w: w.round({p: Value(typed='1') for p in w.match.seats}))\n"
        "    print(n, flush=True)\n"
    )
    said = 0
    for lines in (1, 3, 6):
        with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            for _ in range(lines):
                assert child.stdout.readline()
            child.send_signal(signal.SIGKILL)
            said += lines + len(child.stdout.readlines())
        match = fold(open_sheet(Path("a.json")).operations).matches[0]
        assert said <= len(match.rounds) <= said + 1
        assert not any(one.open for one in match.rounds)
        said = len(match.rounds)
    sheet("undo", "a.json")
    assert os.listdir() == ["a.json"]


def test_two_processes_at_once_lose_nothing(sheet: Sheet) -> None:
    sheet("new", "a.json", "--players", "Ann,Bob")
    program = (
        "from pathlib import Path; from rummy500.cli.sheet_files import change_sheet;"
        "from rummy500.sheet.operations import Value\n"
        "for n in range(15):\n"
        "    change_sheet(Path('a.json'), lambda w: w.round({p: Value(typed='1') for p in w.match.seats}))\n"
    )
    children = [subprocess.Popen([sys.executable, "-c", program]) for _ in range(2)]
    assert [child.wait() for child in children] == [0, 0]
    assert totals() == [30, 30]
    assert os.listdir() == ["a.json"]


def test_a_sheet_goes_out_as_csv_json_and_a_picture_and_comes_back(sheet: Sheet) -> None:
    path = Path("a.json")
    path.write_bytes(write_sheet("k7mp3xqa9trs42vw", scenes.whole_match().operations.values()))
    sheet("export", "a.json", "--csv", "a.csv", "--semicolon", "b.csv", "--json", "b.json", "--svg", "a.svg")
    assert Path("b.json").read_bytes() == path.read_bytes()
    assert Path("b.csv").read_bytes().startswith(b'\xef\xbb\xbf"Match";"Round"')
    for csv in ("a.csv", "b.csv"):
        sheet("import", csv, f"{csv}.json")
        sheet("export", f"{csv}.json", "--csv", "again.csv")
        assert Path("again.csv").read_bytes() == Path("a.csv").read_bytes()
    root = ElementTree.parse("a.svg").getroot()
    drawn = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Ann", "Bob", "Cy", "Sunday · match 2", "to 300", "10", "20", "30"} <= set(drawn)


def test_b130_every_fault_of_a_csv_is_told_with_its_line(sheet: Sheet) -> None:
    Path("x.csv").write_text("Ann,Bob\n1,2\n1.33,x\n1\n")
    told = sheet("import", "x.csv", "b.json", code=2).splitlines()
    assert [line.split(": ")[:2] for line in told] == [
        ["x.csv:3", "csv_not_whole"],
        ["x.csv:3", "csv_not_whole"],
        ["x.csv:4", "csv_cells"],
    ]
    assert os.listdir() == ["x.csv"]


def test_the_commands_of_the_document_work(sheet: Sheet) -> None:
    text = (Path(__file__).parents[2] / "docs" / "sheet.md").read_text("utf-8")
    lines = re.findall(r"^rummy500 sheet (.+)$", text, re.MULTILINE)
    assert len(lines) > 10
    for line in lines:
        sheet(*line.split())
    first = fold(open_sheet(Path("sunday.json")).operations).matches[0]
    assert list(first.totals.values()) == [50, -20, 75]


def test_who_leaves_and_comes_back(sheet: Sheet) -> None:
    sheet("new", "a.json", "--players", "Ann,Bob,Cy", "--dealer", "Bob")
    sheet("add", "a.json", "1", "2", "3")
    sheet("leave", "a.json", "Cy")
    assert "Ann deals next." in sheet("add", "a.json", "1", "2") or totals() == [2, 4, 3]
    sheet("join", "a.json", "Cy")
    sheet("dealer", "a.json", "Cy")
    sheet("rules", "a.json", "--preset", "pagat")
    sheet("rules", "a.json", "--set", "teams=2")
    state = json.loads(sheet("show", "a.json", "--json"))
    assert [(m["preset"], m["changes"], m["dealer"]) for m in state["matches"]] == [
        ("pagat", {"teams": "2"}, state["players"][2]["player"])
    ]


def test_a_name_cannot_move_the_cursor(sheet: Sheet) -> None:
    writer = scenes.sheet_of(scenes.ANN)
    put = PlayerPut(id="bbbbbbbb.1", at=9, player="x", name="\x1b[2J\n\tEve", place=9)
    writer.merge([put])
    Path("a.json").write_bytes(write_sheet("k7mp3xqa9trs42vw", writer.operations.values()))
    assert "\x1b" not in sheet("show", "a.json")
    sheet("export", "a.json", "--svg", "a.svg")
    ElementTree.parse("a.svg")


@pytest.mark.parametrize("language", COMPLETE)
def test_every_screen_is_in_the_language(language: str, sheet: Sheet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    names = re.findall(r"^  ([a-z]+) ", sheet("--help", "--lang", language), re.MULTILINE)
    assert {"new", "add", "edit", "show", "undo", "redo", "lock", "unlock", "next", "export", "import"} <= set(names)
    for name in names:
        english = sheet(name, "--help", "--lang", "en")
        ours = sheet(name, "--help", "--lang", language)
        assert set(re.findall(r"--[a-z]+", english)) == set(re.findall(r"--[a-z]+", ours))
        if language != "en":
            lines = {line for line in english.splitlines() if len(line.split()) > 4}
            assert not lines & set(ours.splitlines())
