"""Computer players: levels that see what their seat sees, and the arena that measures them.

The evaluator is compiled like the rule book where that has been built; RUMMY_INTERPRETED=1 asks for its text here too.
"""

import importlib.util
import os
import sys
from pathlib import Path

MODULES = (
    "reading",
    "worth",
    "greedy",
    "trail",
    "light",
    "sight",
    "sight_actions",
    "net",
    "keen",
    "rollout",
    "search",
)


def _interpret() -> None:
    """Load the evaluator from its texts, in the order in which they need each other."""
    for name in MODULES:
        full = f"{__name__}.{name}"
        spec = importlib.util.spec_from_file_location(full, Path(__file__).with_name(f"{name}.py"))
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[full] = module
        spec.loader.exec_module(module)


if os.environ.get("RUMMY_INTERPRETED") == "1":
    _interpret()

from rummy500.bots.levels import ALL_LEVELS, LEVELS, NAMES, QUICK_LEVELS, computer_names, offered, player  # noqa: E402
from rummy500.bots.player import Player  # noqa: E402

__all__ = ["ALL_LEVELS", "LEVELS", "NAMES", "QUICK_LEVELS", "Player", "computer_names", "offered", "player"]
