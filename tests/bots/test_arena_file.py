"""The arena's file: continued where it is of the same comparison, refused where not, whole after Ctrl+C."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from rummy500.bots.arena import Contest, DealSet, LedgerError, compare
from rummy500.cli import main
from rummy500.rules import PRESETS

SEED = 90_003
CONTEST = Contest(("casual", "beginner"), "standard", PRESETS["standard"], 2, SEED)


def points(file: Path) -> list[list[float]]:
    """Gives what each deal set of a file came to, without its times."""
    return [[share[0] for share in each[2]] for each in json.loads(file.read_text("utf-8"))["sets"]]


def test_a_file_is_continued(tmp_path: Path) -> None:
    file, whole = tmp_path / "part.json", tmp_path / "whole.json"
    told: list[int] = []
    compare(CONTEST, 4, file=file)
    outcome = compare(CONTEST, 10, file=file, jobs=2, progress=lambda sets: told.append(len(sets)))
    assert told == [5, 6, 7, 8, 9, 10]
    assert compare(CONTEST, 10, file=whole).margin == outcome.margin
    assert points(file) == points(whole)
    told.clear()
    assert compare(CONTEST, 10, file=file, progress=lambda sets: told.append(len(sets))).margin == outcome.margin
    assert told == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["part.json", "whole.json"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"players": ("casual", "club")}, "players casual beginner"),
        ({"seed": SEED + 1}, f"seed {SEED}"),
        ({"seats": 3}, "seats 2"),
        ({"rules": PRESETS["pagat"]}, "text=rules"),
        ({"limit": 2.0}, "limit 1.0"),
    ],
)
def test_another_comparison_is_refused(tmp_path: Path, change: dict[str, object], said: str) -> None:
    file = tmp_path / "result.json"
    compare(CONTEST, 2, file=file)
    before = file.read_bytes()
    with pytest.raises(LedgerError, match=said):
        compare(msgspec.structs.replace(CONTEST, **change), 4, file=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["", "{}", "[1, 2]", "\xff", '{"arena": 2}'])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text, "latin-1")
    with pytest.raises(LedgerError, match="arena_file_other"):
        compare(CONTEST, 2, file=file)
    assert file.read_text("latin-1") == text


def test_the_command_refuses_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.json"
    words = ["arena", "casual", "beginner", "--json", str(file), "--deals", "2"]
    assert main(words) == 0
    assert main([*words, "--seed", "9"]) == 2
    assert "holds another comparison (seed 1): name another file." in capsys.readouterr().err
    assert main(["arena", "casual", "beginner", "--deals", "2", "--json", str(tmp_path / "no" / "where.json")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_an_interrupted_comparison_keeps_what_it_has(tmp_path: Path) -> None:
    file = tmp_path / "result.json"

    def interrupt(sets: Sequence[DealSet]) -> None:
        if len(sets) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        compare(CONTEST, 10, file=file, progress=interrupt)
    assert len(points(file)) == 3
    compare(CONTEST, 10, file=file)
    compare(CONTEST, 10, file=tmp_path / "whole.json")
    assert points(file) == points(tmp_path / "whole.json")


INTERRUPTING = """
import json, os, signal, sys
folder, depth = sys.argv[1], int(sys.argv[2])
open(f"{folder}/{os.getpid()}.pid", "w").close()
arena = os.getppid()
for _ in range(depth):
    arena = int(open(f"/proc/{arena}/stat").read().rpartition(")")[2].split()[1])
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "ask":
        continue
    asked += 1
    if asked == 60 and not os.path.exists(f"{folder}/interrupted"):
        open(f"{folder}/interrupted", "w").close()
        os.kill(arena, signal.SIGINT)
    options = message["view"]["own"]["options"]
    move = "draw" if options["draw"] else "pass" if options["pass"] else "discard " + options["discards"][0]
    print(json.dumps({"n": message["n"], "move": move}), flush=True)
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_after_ctrl_c_the_same_command_goes_on(tmp_path: Path, jobs: int) -> None:
    bot, file = tmp_path / "bot.py", tmp_path / "result.json"
    bot.write_text(INTERRUPTING, "utf-8")
    program = f"exec:{sys.executable} -S -E {bot} {tmp_path} {jobs - 1}"
    words = ["arena", "beginner", program, "--deals", "16", "--jobs", str(jobs), "--json", str(file), "--limit", "60"]
    command = [sys.executable, "-m", "rummy500", *words]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    first = subprocess.run(command, env=env, capture_output=True, text=True, start_new_session=True)
    assert first.returncode == 130, first.stderr
    kept = points(file) if file.exists() else []
    assert len(kept) < 16
    assert f"Stopped after {len(kept)} of 16 deal sets" in first.stderr
    assert "Traceback" not in first.stderr
    second = subprocess.run(command, env=env, capture_output=True, text=True, start_new_session=True)
    assert second.returncode == 0, second.stderr
    assert len(points(file)) == 16
    assert points(file)[: len(kept)] == kept
    assert "fallback" not in second.stdout
    for pid in tmp_path.glob("*.pid"):
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid.stem), 0)
