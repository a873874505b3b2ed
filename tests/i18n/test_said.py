"""Messages and who says them: what client and pages say is in the catalogues, and nothing there is unsaid."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from rummy500.i18n import FALLBACK, sources
from rummy500.i18n.catalogue import has_message

ROOT = Path(__file__).parents[2]
_ID = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
# What is said by its name, also one of two: t('name'), t(here ? 'one' : 'other'); in templates say("name").
_NAMED = rf"""\(\s*(?:[^'"`(),]+\?\s*)?['"]({_ID})['"](?:\s*:\s*['"]({_ID})['"])?"""
_SAID = {kind: re.compile(rf"\b{word}{_NAMED}") for kind, word in ((".ts", "t"), (".svelte", "t"), (".html", "say"))}
# How a name goes on that is put together: `name-${…}`, f"name-{…}", "name-" ~ ….
_STEM = re.compile(rf"""[`'"]({_ID}-)(?:\$?\{{|['"]\s*[~+])""")


@cache
def _written() -> dict[Path, str]:
    """The client's own text, the pages' templates and the library's, without tests."""
    files = [
        *(path for kind in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{kind}")),
        *(ROOT / "src/rummy500/server/templates").glob("*.html"),
        *(path for path in (ROOT / "src/rummy500").rglob("*.py")),
    ]
    return {path: path.read_text("utf-8") for path in files if ".test." not in path.name}


def test_what_is_said_is_in_the_catalogues() -> None:
    said = {
        name: path.name
        for path, text in _written().items()
        if path.suffix in _SAID
        for pair in _SAID[path.suffix].findall(text)
        for name in pair
        if name
    }
    assert len(said) > 800
    assert {name: where for name, where in said.items() if not has_message(FALLBACK, name)} == {}


def test_nothing_in_the_catalogues_is_unsaid() -> None:
    text = "\n".join(_written().values())
    names = set(re.findall(_ID, text))
    stems = tuple(set(_STEM.findall(text)))
    unsaid = [name for name in sorted(_messages()) if name not in names and not name.startswith(stems)]
    assert unsaid == []


def _messages() -> set[str]:
    found = set()
    for text in sources(FALLBACK).values():
        entries = FluentParser().parse(text).body
        found |= {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    return found
