"""Every scenario and promise of online tables has a test that names it: ``test_b47_…``, or ``B47 …`` in a browser test.

A row is one fault that people met in some other program, tried at ours. The rows and where they are tried: E the
engine, S a server with several sockets, U a browser, X security, D data and the score sheet. R are the promises,
F the injected faults, S01 … the security points.
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

ENGINE = (1, 5, 7, 8, 10, 11, 13, 14, 16, 19, 22, 23, 25, 28, 29, 86, 152, 155)
SERVER = (
    *(2, 4, 20, 26, 31, 32, 34, 35, 37, 38, 41, 44, 47, 50, 52, 53, 58, 59, 61, 62, 65, 67, 68, 70, 71, 73, 74),
    *(128, 148, 149, 154),
)
SECURITY = (49, 76, 77, 79, 80, 83, 85, 88, 89, 91, 94, 95, 97, 98, 100, 101, 103, 131, 151)
BROWSER = (*(17, 40, 43, 55, 56, 64, 92, 104, 106, 107, 109, 110, 112, 113, 115, 116, 118, 119, 124, 134, 136, 137),)
DATA = (121, 122, 125, 127, 130)
ROWS = sorted(
    {f"b{number:02}" for number in (*ENGINE, *SERVER, *SECURITY, *BROWSER, *DATA)}, key=lambda row: int(row[1:])
)

LATER = {
    "b46": "two server processes on one PostgreSQL",
    "b133": "two servers with Valkey between them",
}
"""Rows of the same kinds that belong to parts that do not exist yet, and what they wait for."""

PROMISES = ("r1", "r2", "r3", "r4", "r5", "r6", "r7", "r10", "r11", "r12", "r13", "r14")
FAULTS = ("f1", "f3", "f6", "f8", "f10")
POINTS = ("s02", "s03", "s06", "s10", "s13", "s15", "s18", "s21", "s22")
# The other security points are rows, by other names.
POINTS_AS_ROWS = {
    "s01": "b98",
    "s04": "b77",
    "s05": "b74",
    "s07": "b103",
    "s08": "b76",
    "s09": "b16",
    "s11": "b47",
    "s12": "b31",
    "s16": "b91",
    "s17": "b131",
    "s19": "b88",
    "s20": "b99",
}

_PYTHON = re.compile(r"^\s*(?:async )?def (test_\w+)", re.MULTILINE)
_BROWSER = re.compile(r"\b(?:test|it|describe)\(\s*[`'\"]([^`'\"]*)")


def _found() -> dict[str, list[str]]:
    """Gives for each id the tests that name it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in (*ROOT.glob("tests/**/test_*.py"), *ROOT.glob("src/rummy500/testkit/*.py")):
        for name in _PYTHON.findall(path.read_text(encoding="utf-8")):
            for row in re.findall(r"(?<=_)[bfrs]\d{1,3}(?=_|$)", name):
                found[row].append(f"{path.relative_to(ROOT)}::{name}")
    for path in (*ROOT.glob("web/e2e/*.test.mjs"), *ROOT.glob("web/src/**/*.test.ts")):
        for title in _BROWSER.findall(path.read_text(encoding="utf-8")):
            for row in re.findall(r"\b[BFRS]\d{1,3}\b", title):
                found[row.lower()].append(f"{path.relative_to(ROOT)}: {title}")
    return found


FOUND = _found()


def _serves(row: str) -> list[str]:
    """Gives the tests of a row; the worked cases of the rule book, R01 to R32, have names like the promises'."""
    cases = ("tests/rules/", "web/e2e/rules")
    return [test for test in FOUND[row] if not (row[0] == "r" and test.startswith(cases))]


@pytest.mark.parametrize("row", ROWS)
def test_a_scenario_has_a_test(row: str) -> None:
    assert _serves(row), f"no test names {row}"


@pytest.mark.parametrize("row", [*PROMISES, *FAULTS, *POINTS])
def test_a_promise_has_a_test(row: str) -> None:
    assert _serves(row), f"no test names {row}"


@pytest.mark.parametrize(("point", "row"), POINTS_AS_ROWS.items())
def test_a_security_point_is_a_row_with_a_test(point: str, row: str) -> None:
    assert _serves(row), f"no test names {row}, which is {point}"


@pytest.mark.parametrize("numbers", [ENGINE, SERVER, SECURITY, DATA])
def test_rows_below_the_screen_are_tried_below_the_screen(numbers: tuple[int, ...]) -> None:
    for number in numbers:
        assert any(".py::" in test for test in _serves(f"b{number:02}")), f"b{number:02} is only tried in a browser"


@pytest.mark.parametrize("number", BROWSER)
def test_rows_of_the_screen_are_tried_on_the_screen(number: int) -> None:
    assert any(test.startswith("web/") for test in _serves(f"b{number:02}")), f"b{number:02} is tried in no browser"


def test_what_waits_for_later_is_not_claimed() -> None:
    assert {row for row in LATER if _serves(row)} == set()
    assert not LATER.keys() & set(ROWS)
