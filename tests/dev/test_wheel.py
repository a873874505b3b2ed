"""The wheel holds every file of the package that somebody wrote, and the built client."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
CLIENT = ("server/static/index.html", "server/static/assets/index-1a2b.js", "server/static/assets/deep/deck.svg")


def written_files() -> list[str]:
    """Lists the files of the package as Git has or would have them."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src/rummy500"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [path.removeprefix("src/") for path in listed if (ROOT / path).is_file()]


def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    wanted = written_files()
    for path in ("pyproject.toml", "setup.py", "README.md", "LICENSE", *(f"src/{name}" for name in wanted)):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    for path in CLIENT:
        (tmp_path / "src/rummy500" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "src/rummy500" / path).write_text("built")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", "dist"]
    built = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, "RUMMY_NO_KERNEL": "1"}, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = (tmp_path / "dist").glob("rummy500-*.whl")
    with ZipFile(wheel) as opened:
        held = set(opened.namelist())
    assert len(wanted) > 50
    assert {*wanted, *(f"rummy500/{path}" for path in CLIENT)} - held == set()
    assert any(name.endswith("LICENSE") for name in held)
    assert not [name for name in held if "__pycache__" in name or name.startswith("tests/")]
