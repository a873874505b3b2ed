"""Every example in a docstring of the package holds."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

import rummy500

ROOT = Path(__file__).parents[2]


def modules_with_examples() -> list[str]:
    """Lists the modules whose text holds an example."""
    found = []
    for module in pkgutil.walk_packages(rummy500.__path__, "rummy500."):
        path = ROOT / "src" / module.name.replace(".", "/")
        text = path / "__init__.py" if module.ispkg else path.with_suffix(".py")
        if text.is_file() and ">>> " in text.read_text():
            found.append(module.name)
    return found


@pytest.mark.parametrize("name", modules_with_examples())
def test_examples_hold(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
