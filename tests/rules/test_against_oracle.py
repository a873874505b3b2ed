"""Kernel and oracle on the same random positions under random rules: legal actions, effects and scores."""

import os
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from rummy500.kernel import state as kernel_state
from tests.oracle.faces import UNKNOWN
from tests.oracle.play import Memory, TooLongError, can_finish
from tests.oracle.random_positions import any_draft
from tests.oracle.random_rules import tense_rules
from tests.rules.board import play
from tests.rules.kernel_side import state_of
from tests.rules.walks import LENGTHS, Walk, random_walk, tense_walk, wide_walk

INTERPRETED = str(kernel_state.__file__).endswith(".py")
POSITIONS = 4_000 if INTERPRETED else 24_000
SEED = os.environ.get("RUMMY_SEED", "rummy500")


def compare(seed: str, positions: int) -> Counter[str]:
    """Walks until so many moments were compared; what was seen on the way."""
    seen: Counter[str] = Counter()
    number = 0
    while seen["moments"] < positions:
        walk = random_walk(f"{seed}-{number}")
        try:
            seen["moments"] += walk.walk(walk.rng.choice(LENGTHS))
        except AssertionError as error:
            raise AssertionError(f"seed {seed}-{number}: {error}") from error
        seen += walk.seen
        number += 1
    assert seen["too long"] < number // 50, "too many positions are beyond the oracle"
    return seen


def test_kernel_and_oracle_agree_on_random_positions() -> None:
    seen = compare(SEED, POSITIONS)
    print(f"seed {SEED}: {dict(seen)}")
    for kind in ("draw", "take", "meld", "lay", "swap", "discard", "pass", "stand", "call", "restock"):
        assert seen[kind] >= POSITIONS // 2000, f"the walks hardly ever do {kind}"


@pytest.mark.parametrize(("make", "steps", "limit"), [(tense_walk, 3, 2_000), (wide_walk, 2, 1_000)])
def test_kernel_and_oracle_agree_where_much_is_owed_or_held(
    make: Callable[[str], Walk], steps: int, limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Memory, "limit", limit)
    print(f"seed {SEED}")
    for number in range(120 if INTERPRETED else 500):
        make(f"{SEED}-{number}").walk(steps)


def test_kernel_and_oracle_agree_on_which_turns_are_stuck() -> None:
    rng, seen = Random(SEED), Counter[bool]()
    while seen.total() < (150 if INTERPRETED else 600):
        seats = rng.choice([2, 2, 3, 4])
        draft = any_draft(rng, tense_rules(rng, seats), seats, 7)
        if draft.phase == "play":
            finishes = can_finish(draft.position(), Memory())
            reason = state_of(draft)[1]
            assert (reason == 0) == finishes, f"the kernel says {reason}, seed {SEED}\n{draft.text()}"
            seen[finishes] += 1
    assert min(seen[True], seen[False]) > seen.total() // 10


def test_library_and_oracle_agree_on_random_records() -> None:
    print(f"seed {SEED}")
    for number in range(300 if INTERPRETED else 1_000):
        walk = random_walk(f"{SEED}-record-{number}")
        walk.walk(walk.rng.choice([1, 2, 4, 8]))
        shown = walk.position.hands if walk.position.phase == "over" else (walk.position.hand,)
        if not any(UNKNOWN in hand for hand in shown):
            with suppress(TooLongError):
                play(walk.text())


@pytest.mark.long
def test_kernel_and_oracle_agree_for_long() -> None:
    seed = os.environ.get("RUMMY_SEED", str(time.time_ns()))
    print(f"seed {seed}")
    compare(seed, 40_000 if INTERPRETED else 600_000)
