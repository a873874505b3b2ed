"""One text, two executions: the compiled and the interpreted rule book play the same rounds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rummy500.kernel import compiled
from tests.conftest import kernel_execution

ROOT = Path(__file__).parents[2]
SCRIPT = """
import sys
from random import Random
from rummy500.kernel.state import KernelRules
from rummy500.kernel.playout import play_rounds
from rummy500.kernel import compiled
from tests.oracle.random_rules import random_rules
seed, groups, rounds = map(int, sys.argv[1:])
rng = Random(seed)
print(compiled())
for group in range(groups):
    seats = rng.randint(2, 8)
    kr = KernelRules(random_rules(rng, seats), seats)
    print(group, seats, *play_rounds(kr, rng.getrandbits(31), rounds))
"""


def played(seed: int, groups: int, rounds: int, interpreted: bool) -> list[str]:
    """Check sums of random rounds under random rules in a process of its own; the first line says which execution."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "RUMMY_INTERPRETED": "0"}
    environment["LD_PRELOAD"] = "" if interpreted else environment.get("LD_PRELOAD", "")
    if interpreted:
        environment["RUMMY_INTERPRETED"] = "1"
    words = [sys.executable, "-c", SCRIPT, str(seed), str(groups), str(rounds)]
    done = subprocess.run(words, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def same_in_both(seed: int, groups: int, rounds: int) -> None:
    fast = played(seed, groups, rounds, interpreted=False)
    plain = played(seed, groups, rounds, interpreted=True)
    assert plain[0] == "False"
    assert fast[1:] == plain[1:], f"seed {seed}"
    assert len(fast) == groups + 1


@pytest.mark.skipif(kernel_execution() != "compiled", reason="one execution alone has nothing to compare")
def test_both_executions_play_2000_random_rounds_alike() -> None:
    same_in_both(seed=20261130, groups=200, rounds=10)


@pytest.mark.long
@pytest.mark.skipif(kernel_execution() != "compiled", reason="one execution alone has nothing to compare")
@pytest.mark.timeout(7200)
def test_both_executions_play_100000_random_rounds_alike() -> None:
    for seed in range(10):
        same_in_both(seed=seed, groups=1000, rounds=10)


def test_the_execution_under_test_is_the_one_asked_for() -> None:
    asked = os.environ.get("RUMMY_INTERPRETED") == "1"
    if asked:
        assert not compiled()
    if os.environ.get("RUMMY_REQUIRE_COMPILED") == "1":
        assert compiled()
