"""The bench that prints docs/strength.md: it goes on, gives every figure by its key, and writes its tables."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROWS = ("casual_vs_beginner", "club_vs_casual.pagat3", "club_vs_top-taker")


def bench(*words: str) -> subprocess.CompletedProcess[str]:
    """Runs the bench in a process of its own."""
    command = [sys.executable, str(ROOT / "bench" / "strength.py"), "--jobs", "1", *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


def test_rows_have_their_figures_and_a_second_run_adds_to_them(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    words = ("--state", str(tmp_path / "state"), "--json", str(file), "--only", *ROWS, "--deals")
    first = bench(*words, "3")
    assert first.returncode == 0, first.stderr
    found = json.loads(file.read_text("utf-8"))
    for row in ROWS:
        assert found[f"{row}.low"] < found[f"{row}.points"] < found[f"{row}.high"]
        assert found[f"{row}.deals"] == 3
        assert found[f"{row}.ms_per_decision"] > 0
    assert "casual_vs_beginner: 3 of 3 deals" in first.stderr
    assert "casual − beginner" in first.stdout
    assert bench(*words, "5").returncode == 0
    assert json.loads(file.read_text("utf-8"))["casual_vs_beginner.deals"] == 5


def test_the_tables_go_between_the_marks_of_a_page(tmp_path: Path) -> None:
    page, state = tmp_path / "page.md", str(tmp_path / "state")
    assert bench("--state", state, "--only", "casual_vs_beginner", "--deals", "20").returncode == 0
    assert bench("--state", state, "--only", "club_vs_top-taker", "--deals", "3").returncode == 0
    page.write_text("before\n<!-- figures -->\nold\n<!-- end of figures -->\nafter\n", "utf-8")
    assert bench("--state", state, "--markdown", str(page)).returncode == 0
    text = page.read_text("utf-8")
    assert text.startswith("before\n<!-- figures -->\n")
    assert text.endswith("<!-- end of figures -->\nafter\n")
    assert "| casual − beginner |" in text
    assert "old" not in text
    assert "top-taker" not in text  # of so few deals an interval means little


def test_a_folder_of_other_versions_is_refused_with_a_sentence(tmp_path: Path) -> None:
    state = tmp_path / "state"
    state.mkdir()
    state.joinpath("players.json").write_text('{"club": "0123456789abcdef"}', "utf-8")
    found = bench("--state", str(state), "--only", "casual_vs_beginner", "--deals", "1")
    assert found.returncode == 2
    assert "other versions of club" in found.stderr
