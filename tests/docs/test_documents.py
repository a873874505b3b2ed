"""The documents hold: the README runs, links lead somewhere, lock files are hashed and name no address."""

from __future__ import annotations

import doctest
import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LOCKS = sorted(ROOT.glob("requirements/*.txt"))


def test_the_readme_runs() -> None:
    text = re.sub(r"^```.*$", "", (ROOT / "README.md").read_text(), flags=re.MULTILINE)
    result = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0))
    assert result.failed == 0
    assert result.attempted == 5


def anchors(page: Path) -> set[str]:
    """Lists the anchors of a page as the usual Markdown renderers make them of its headings."""
    headings = re.findall(r"^#+ +(.*)$", page.read_text(), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), f"{page.name}: {target}"
        if anchor and there.suffix == ".md":
            assert anchor in anchors(there), f"{page.name}: {target}"


def test_there_are_locks_for_every_purpose() -> None:
    assert {path.stem for path in LOCKS} == {"base", "server", "test", "build", "bench"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_are_pinned_and_hashed_and_name_no_address(lock: Path) -> None:
    text = re.sub(r"^\s*#.*$", "", lock.read_text(), flags=re.MULTILINE)
    assert "://" not in text
    requirements = [part for part in re.split(r"\n(?=\S)", text.strip()) if part.strip()]
    assert requirements
    for requirement in requirements:
        assert re.match(r"[a-z0-9_.\-]+==\S+", requirement, re.IGNORECASE), requirement
        assert "--hash=sha256:" in requirement, requirement


def test_the_client_lock_names_no_address() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert not [name for name, package in packages.items() if "integrity" not in package]


def canonical(requirement: str) -> str:
    """Reads the name at the start of a requirement, in the one spelling that packages share."""
    match = re.match(r"[\w.\-]+", requirement)
    assert match, requirement
    return re.sub(r"[-_.]+", "-", match[0]).lower()


def test_every_dependency_is_locked_and_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    reasons = {canonical(word) for word in re.findall(r"[\w.\-]*\w", (ROOT / "docs/decisions.md").read_text())}
    locked = {canonical(line) for line in (ROOT / "requirements/server.txt").read_text().splitlines() if "==" in line}
    base, extras = project["dependencies"], project["optional-dependencies"]
    assert {canonical(requirement) for requirement in [*base, *extras["server"]]} <= locked
    assert {canonical(requirement) for part in [base, *extras.values()] for requirement in part} <= reasons
