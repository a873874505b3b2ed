"""`./dev test`, `check` and `bench`: what they start, what they count, and the one line at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.dev.stand_ins import Tree


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    made = Tree(tmp_path)
    for folder in ("tests/kernel", "tests/rules"):
        made.write(f"{folder}/test_one.py", "")
    return made


def test_every_stage_counts_and_the_last_line_sums_up(tree: Tree) -> None:
    answer = tree.dev("test")
    assert answer.returncode == 0
    lines = answer.stdout.splitlines()
    assert lines[-1] == "16 passed, 0 failed"  # six checks and two tests in each of five stages
    times = lines[lines.index("Time of each stage:") + 1 : -2]
    assert [line.split()[0] for line in times] == [
        "set-up", "check", "client", "python", "interpreted", "sanitizer", "browser", "all",
    ]  # fmt: skip


def test_a_failure_stops_what_comes_after_it(tree: Tree) -> None:
    tree.told = {"codes": {"junitxml": 1}}
    answer = tree.dev("test")
    assert answer.returncode == 1
    assert answer.stdout.splitlines()[-1] == "9 passed, 1 failed"
    assert answer.stdout.count("not run") == 3
    assert not tree.called("e2e")


def test_keep_going_runs_the_rest_all_the_same(tree: Tree) -> None:
    tree.told = {"codes": {"junitxml": 1}}
    answer = tree.dev("test", "--keep-going")
    assert answer.returncode == 1
    assert answer.stdout.splitlines()[-1] == "13 passed, 3 failed"
    assert tree.called("e2e")


def test_a_check_that_fails_counts(tree: Tree) -> None:
    tree.told = {"codes": {"mypy": 1}}
    answer = tree.dev("test")
    assert answer.stdout.splitlines()[-1] == "5 passed, 1 failed"
    assert not tree.called("-m pytest")


def test_a_program_that_dies_without_a_report_is_a_failure(tree: Tree) -> None:
    (tree.root / ".venv/bin/lint-imports").unlink()
    answer = tree.dev("check")
    assert answer.returncode == 1
    assert "contracts              FAILED" in answer.stdout


def test_long_reaches_the_tests(tree: Tree) -> None:
    tree.dev("test", "--long")
    assert tree.called("-m pytest", "--long")
    tree.dev("test")
    assert not tree.called("--long")


def test_without_a_compiler_no_stage_needs_one(tree: Tree) -> None:
    answer = tree.dev("test", CC="no-such-compiler")
    assert answer.returncode == 0
    assert answer.stdout.splitlines()[-1] == "12 passed, 0 failed"


def test_the_browser_is_the_machines_or_that_of_npm(tree: Tree) -> None:
    tree.dev("test")
    assert tree.called("npm ci")
    assert tree.calls[-1] == f"npm run --silent e2e with {tree.root / 'chromium-of-npm'}"
    tree.write("bin/chromium", "")
    (tree.root / "bin/chromium").chmod(0o755)
    tree.dev("test")
    assert not tree.called("npm ci")
    assert tree.calls[-1] == f"npm run --silent e2e with {tree.root / 'bin/chromium'}"


def test_check_starts_every_tool(tree: Tree) -> None:
    assert tree.dev("check").returncode == 0
    for tool in ("ruff format --check", "ruff check", "mypy", "lint-imports", "npm run --silent check"):
        assert tree.called(tool), tool


def test_bench_hands_its_options_on(tree: Tree) -> None:
    tree.write("bench/kernel.py", "")
    answer = tree.dev("bench", "kernel", "--json", "figures.json", "--seconds", "1")
    assert answer.returncode == 0
    assert tree.called("bench.txt")
    script = tree.root / "bench/kernel.py"
    assert tree.calls[-1] == f"python {script} --json {tree.root / 'figures.json'} --seconds 1"


def test_an_unknown_bench_names_those_there_are(tree: Tree) -> None:
    tree.write("bench/kernel.py", "")
    answer = tree.dev("bench", "tables")
    assert answer.returncode == 1
    assert answer.stderr == "There is no benchmark 'tables'; there are: kernel.\n"


def test_an_unknown_word_is_refused(tree: Tree) -> None:
    answer = tree.dev("fly")
    assert answer.returncode == 2
    assert "invalid choice" in answer.stderr
