"""`./dev run` does each step once, again only when its sources change, and says in one sentence what is missing."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tests.dev.stand_ins import Tree

SERVE = "python -m rummy500 serve"


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


@pytest.fixture
def set_up(tree: Tree) -> Tree:
    assert tree.dev("run").returncode == 0
    return tree


def test_first_run_does_every_step_and_says_so(tree: Tree) -> None:
    answer = tree.dev("run")
    assert answer.stdout.splitlines() == [
        "Installing the Python packages: build, server",
        "Compiling the kernel",
        "Installing the client's packages",
        "Building the client",
    ]
    assert tree.called("--require-hashes", "build.txt", "server.txt")
    assert not tree.called("test.txt")
    assert tree.calls[-1] == SERVE


def test_second_run_only_serves_and_starts_at_once(set_up: Tree) -> None:
    start = time.monotonic()
    answer = set_up.dev("run")
    assert set_up.calls == [SERVE]
    assert answer.stdout == ""
    assert time.monotonic() - start < 1


def test_a_change_repeats_only_the_steps_it_concerns(set_up: Tree) -> None:
    for changed, expected in [
        ("src/rummy500/kernel/state.py", ["setup.py --quiet build_ext"]),
        ("src/rummy500/kernel/state.pxd", ["setup.py --quiet build_ext"]),
        ("requirements/server.txt", ["server.txt"]),
        ("pyproject.toml", ["--editable"]),
        ("web/src/new.ts", ["npm run build"]),
        ("src/rummy500/locales/en/cards.ftl", ["npm run build"]),
        ("web/package-lock.json", ["npm ci", "npm run build"]),
        ("src/rummy500/game/round.py", []),
    ]:
        set_up.write(changed, "second")
        assert set_up.dev("run").returncode == 0
        calls = [call for call in set_up.calls if call != SERVE and "--version" not in call]
        assert len(calls) == len(expected), changed
        assert all(part in call for part, call in zip(expected, calls, strict=True)), changed


def test_what_was_built_and_is_gone_is_built_again(set_up: Tree) -> None:
    (set_up.root / "src/rummy500/kernel/state.so").unlink()
    (set_up.root / "src/rummy500/server/static/index.html").unlink()
    set_up.dev("run")
    assert set_up.called("build_ext")
    assert set_up.called("npm run build")


def test_options_and_exit_code_of_serve_pass_through(set_up: Tree) -> None:
    set_up.told = {"codes": {"serve": 3}}
    answer = set_up.dev("run", "--port", "8600")
    assert answer.returncode == 3
    assert set_up.calls == [f"{SERVE} --port 8600"]


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_missing_venv_module_is_one_sentence(tree: Tree, module: str) -> None:
    (tree.root / ".venv/bin/python").unlink()
    answer = tree.dev("run", before=f"sys.modules[{module!r}] = None")
    assert answer.returncode == 1
    assert answer.stdout == ""
    assert answer.stderr == "Python's venv module is missing: install it (on Debian: apt install python3-venv).\n"


@pytest.mark.parametrize(
    ("gone", "said", "sentence"),
    [
        ("node", None, "Node is missing"),
        ("npm", None, "npm is missing"),
        (None, "v18.20.4", "Node v18.20.4 is too old"),
    ],
)
def test_missing_node_is_one_sentence(tree: Tree, gone: str | None, said: str | None, sentence: str) -> None:
    if gone:
        (tree.root / "bin" / gone).unlink()
    if said:
        tree.told = {"node": said}
    answer = tree.dev("run")
    assert answer.returncode == 1
    assert answer.stderr == (f"{sentence}: install Node 20.19 or later with npm (on Debian: apt install nodejs npm).\n")
    assert not tree.called("rummy500 serve")


def test_node_is_not_asked_for_where_the_client_is_built(set_up: Tree) -> None:
    (set_up.root / "bin/node").unlink()
    assert set_up.dev("run").returncode == 0
    assert set_up.calls == [SERVE]


def test_without_a_compiler_the_game_runs_interpreted_and_says_so(tree: Tree) -> None:
    answer = tree.dev("run", CC="no-such-compiler")
    assert answer.returncode == 0
    assert (
        "The game runs interpreted, which is slower: there is no C compiler (on Debian: apt install gcc python3-dev)."
        in answer.stdout.splitlines()
    )
    assert not tree.called("build_ext")
    assert tree.calls[-1] == SERVE


def test_a_compiled_kernel_of_an_older_text_never_stays(set_up: Tree) -> None:
    compiled = set_up.root / "src/rummy500/kernel/state.so"
    set_up.write("src/rummy500/kernel/state.py", "second")
    os.utime(compiled, (1, 1))
    set_up.told = {"uncompiled": True}
    answer = set_up.dev("run")
    assert answer.returncode == 0
    assert not compiled.exists()
    assert "The game runs interpreted" in answer.stdout


def test_a_step_that_fails_shows_why_and_is_tried_again(tree: Tree) -> None:
    tree.told = {"codes": {"pip install": 1}}
    answer = tree.dev("run")
    assert answer.returncode == 1
    assert "the reason why python fails" in answer.stdout
    assert answer.stderr.startswith("The Python packages could not be installed")
    tree.told = {}
    assert tree.dev("run").returncode == 0
    assert tree.called("server.txt")


def test_a_folder_that_cannot_be_written_is_one_sentence(tree: Tree) -> None:
    tree.write("build", "a file where the folder should be")
    answer = tree.dev("run")
    assert answer.returncode == 1
    assert answer.stderr.startswith(f"The folder {tree.root} cannot be written")
    assert len(answer.stderr.splitlines()) == 1
