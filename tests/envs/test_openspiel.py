"""The OpenSpiel game without OpenSpiel; with it, `./dev bench openspiel` runs OpenSpiel's own tests."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest


@pytest.mark.parametrize("missing", ["pyspiel", "numpy"])
def test_without_its_libraries_the_module_says_what_it_needs(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import rummy500.envs.openspiel"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    assert run.returncode == 1
    assert "ImportError: rummy500.envs.openspiel needs OpenSpiel and NumPy: pip install open_spiel numpy" in run.stderr


def test_nothing_else_needs_them() -> None:
    code = "import sys, rummy500.envs.chance_round, rummy500.envs.features, rummy500.bots.arena\n"
    code += "assert not {'pyspiel', 'numpy'} & set(sys.modules)"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
