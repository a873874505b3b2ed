"""Without the compiled rule book the levels that search cannot be had, and whoever asks for one is told why."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from rummy500.bots import LEVELS, QUICK_LEVELS

INTERPRETED = {**os.environ, "RUMMY_INTERPRETED": "1", "RUMMY_REQUIRE_COMPILED": ""}


def run(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], env={**INTERPRETED, **more}, capture_output=True, text=True, check=False
    )


def test_e_levels_up_to_club_are_offered_where_nothing_is_compiled() -> None:
    done = run("-c", "from rummy500.bots import ALL_LEVELS, offered; print(*offered(), '|', *ALL_LEVELS)")
    told, everything = done.stdout.strip().split(" | ")
    assert told.split()[-1] == "club"
    assert tuple(everything.split()) == QUICK_LEVELS
    assert set(told.split()) == set(LEVELS[: LEVELS.index("club") + 1])


@pytest.mark.parametrize("level", LEVELS[LEVELS.index("club") + 1 :])
def test_e_a_level_that_needs_the_compiled_rule_book_says_so(level: str, tmp_path: object) -> None:
    done = run("-m", "rummy500", "play", "--level", level, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 2
    assert f"{level} needs the compiled rule book" in done.stderr
    assert "club" in done.stderr


def test_e_the_server_says_at_its_start_how_far_computers_go() -> None:
    done = run("-c", "from rummy500.cli.serve import _tell_execution; _tell_execution()")
    assert "computers play up to the level club" in done.stdout
