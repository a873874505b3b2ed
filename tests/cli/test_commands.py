"""The command line: what the commands print, where, and their exit codes."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from rummy500.cli import main
from rummy500.game.record import legal_lines, read_record, replay

CASES = Path(__file__).parent.parent / "records" / "cases"
GOOD = CASES / "R13a.r500"
BAD = CASES / "R27a0.r500"


def test_replay_says_how_it_ends(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(CASES / "R23b.r500")]) == 0
    said = capsys.readouterr()
    assert "Won by Ann and Bob." in said.out
    assert said.err == ""


def test_replay_names_the_first_statement_that_does_not_hold(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(BAD)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"{BAD}:10: ace_not_there: At this table an ace cannot go there")


def test_replay_json_has_the_error_in_the_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(BAD), "--json"]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["error"]["line"] == 10
    assert said.err == ""


def test_replay_json_of_a_good_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOOD), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["position"]["turn"] == "Cy"
    assert answer["rules"]["rummy_call"] == "full"
    assert len(answer["rules"]) == 44
    assert "error" not in answer


@pytest.mark.parametrize("command", [["replay"], ["legal"], ["perft"]])
def test_a_file_that_cannot_be_read(command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    torn = tmp_path / "torn.r500"
    torn.write_bytes(b"rummy500: 1\xff\n")
    more = ["2"] if command == ["perft"] else []
    assert main([*command, str(torn), *more]) == 2
    assert "UTF-8" in capsys.readouterr().err
    assert main([*command, str(tmp_path / "none.r500"), *more]) == 2
    assert main([*command, str(tmp_path), *more]) == 2


def test_a_refused_combination_names_its_fields(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.r500"
    file.write_text("rummy500: 1\nset: hand_size 20\nset: decks 1\nseats: A, B, C\nround:\n", encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"{file}:5: too_few_cards: ")
    assert said.rstrip().endswith("(seats, hand_size, decks)")


def test_legal_lists_actions_by_code_point(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", str(CASES / "R19a.r500")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == sorted(lines)
    assert lines


def test_legal_with_an_error_prints_nothing_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", str(BAD)]) == 1
    assert capsys.readouterr().out == ""


def test_perft_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", str(GOOD), "0"]) == 0
    assert main(["perft", str(GOOD), "1"]) == 0
    assert capsys.readouterr().out == "1\n1\n"
    assert main(["perft", str(GOOD), "-1"]) == 2


def test_a_command_line_that_cannot_be_understood() -> None:
    assert main(["replay"]) == 2
    assert main(["replay", str(GOOD), "--nix"]) == 2
    assert main(["nix"]) == 2


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(GOOD.read_bytes())))
    assert main(["legal", "-"]) == 0
    assert capsys.readouterr().out == "lay 10C on 1\n"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(BAD.read_bytes())))
    assert main(["replay", "-"]) == 1
    assert capsys.readouterr().err.startswith("-:10: ")


def test_a_fresh_deal_reads_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "--rules", "persian", "--set", "target 300", "--seed", "00" * 32]) == 0
    match = read_record(capsys.readouterr().out)
    assert (match.rules.target, match.seats) == (300, 4)
    assert main(["deal", "--seats", "Old Tom, Ada, Bo"]) == 0
    first = capsys.readouterr().out
    assert read_record(first).names == ("Old Tom", "Ada", "Bo")
    assert main(["deal", "--seats", "Old Tom, Ada, Bo"]) == 0
    assert capsys.readouterr().out != first


@pytest.mark.parametrize(
    "words",
    [
        ["--rules", "nix"],
        ["--set", "target 3"],
        ["--seed", "00"],
        ["--seats", "A, A"],
        ["--seats", "A"],
        ["--cut", "5"],
        ["--set", "teams 2", "--seats", "A, B, C"],
    ],
)
def test_a_deal_that_cannot_be(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err


def test_the_module_runs() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rummy500", "--version"], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip()[0].isdigit()


def test_a_whole_match_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Plays what the saved record says is legal, quits once in the middle, and goes on."""
    file = tmp_path / "saved" / "match.r500"
    rng = Random(3)
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        if len(asked) == 30:
            return "quit"
        if len(asked) in (3, 4, 5):
            return ("help", "moves", "discard KC")[len(asked) - 3]
        if not prompt.startswith("Your turn"):
            return ""
        lines = [line for line in legal_lines(replay(file.read_text(encoding="utf-8"))) if ":" not in line]
        melds = [line for line in lines if line.startswith(("meld", "lay"))]
        return rng.choice(melds or lines)

    monkeypatch.setattr("builtins.input", answer)
    words = ["play", str(file), "--rules", "pagat", "--set", "target 150", "--seats", "3", "--level", "beginner"]
    assert main(words) == 0
    assert "The match is saved" in capsys.readouterr().out
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "Going on with the match" in said
    assert re.search(r"wins? the match\.", said)
    assert not file.exists()


@pytest.mark.parametrize(
    "words", [["--seats", "1"], ["--seats", "20"], ["--rules", "nix"], ["--level", "nix"], ["--name", ""]]
)
def test_a_match_that_cannot_be_played(words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.r500"
    assert main(["play", str(file), *words]) == 2
    assert capsys.readouterr().err
    assert not file.exists()


def test_a_saved_match_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.r500"
    file.write_text("nonsense\n", encoding="utf-8")
    assert main(["play", str(file)]) == 2
    assert str(file) in capsys.readouterr().err


def test_play_takes_a_level_for_each_computer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    place = tmp_path / "match.r500"
    assert main(["play", str(place), "--seats", "4", "--level", "casual, club,beginner"]) == 0
    assert place.read_text("utf-8").startswith("# computers: casual,club,beginner\n")


def test_play_refuses_levels_that_do_not_fit_the_computers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "match.r500"
    assert main(["play", str(place), "--seats", "3", "--level", "casual,club,club"]) == 2
    assert "There are 3 levels for 2 computers." in capsys.readouterr().err
    assert not place.exists()
