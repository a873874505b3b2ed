"""The rule book, compiled where it has been built and the same text interpreted elsewhere.

With the environment variable RUMMY_INTERPRETED=1 the text is used even where the compiled modules are present.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

MODULES = ("state", "playout")


def _interpret() -> None:
    """Load the modules from their text, in the order in which they need each other."""
    for name in MODULES:
        full = f"{__name__}.{name}"
        spec = importlib.util.spec_from_file_location(full, Path(__file__).with_name(f"{name}.py"))
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[full] = module
        spec.loader.exec_module(module)


if os.environ.get("RUMMY_INTERPRETED") == "1":
    _interpret()


def compiled() -> bool:
    """Whether the rule book in use is the compiled one."""
    from rummy500.kernel import state

    return not str(state.__file__).endswith(".py")
