"""What every test shares: the --long switch, and the promise about which kernel is under test."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("rummy500", deadline=None, print_blob=True)
settings.load_profile("rummy500")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long searches, fuzzing and comparisons too")


def pytest_configure(config: pytest.Config) -> None:
    os.environ["LC_ALL"] = "C.UTF-8"  # the command line speaks the language of the terminal
    if config.getoption("--long"):
        os.environ["RUMMY_LONG"] = "1"  # the processes among which tests are spread know it by this alone


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


def kernel_execution() -> str:
    """Says which execution of the kernel this process uses: compiled, interpreted, or missing."""
    try:
        state = import_module("rummy500.kernel.state")
    except ModuleNotFoundError:
        return "missing"
    return "interpreted" if Path(str(state.__file__)).suffix == ".py" else "compiled"


def pytest_report_header(config: pytest.Config) -> str:
    return f"kernel: {kernel_execution()}"


def pytest_sessionstart(session: pytest.Session) -> None:
    wanted = os.environ.get("RUMMY_REQUIRE_COMPILED"), os.environ.get("RUMMY_INTERPRETED")
    found = kernel_execution()
    if wanted[0] == "1" and found != "compiled":
        raise pytest.UsageError(f"the compiled kernel is asked for, but the one under test is {found}")
    if wanted[1] == "1" and found != "interpreted":
        raise pytest.UsageError(f"the interpreted kernel is asked for, but the one under test is {found}")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
