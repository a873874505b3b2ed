"""Messages and who says them: what client and pages say is in the catalogues, and nothing there is unsaid."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
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


PAGES = ROOT / "web/src/pages.ts"


@cache
def _pages() -> dict[str, tuple[Path, str]]:
    """The client's pages: the file of each, and the part of the catalogues that comes with it, empty for none."""
    line = re.compile(r"(\w+): \(\) =>\s*(?:withWords\(\s*'(\w+)',\s*)?import\('\./([\w/.]+)'\)")
    found = {name: (PAGES.parent / file, part) for name, part, file in line.findall(PAGES.read_text("utf-8"))}
    return {"shell": (PAGES.parent / "main.ts", ""), **found}


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
    unsaid = [
        name for name in sorted(set().union(*_messages().values())) if name not in names and not name.startswith(stems)
    ]
    assert unsaid == []


@pytest.mark.parametrize("page", _pages())
def test_a_page_brings_the_words_that_it_says(page: str) -> None:
    """Some catalogues come only with some pages (``web/catalogues.ts``)."""
    root, part = _pages()[page]
    always, parts = _brought()
    brought = {*always, *(parts[part] if part else ())}
    where = {name: catalogue for catalogue, names in _messages().items() for name in names}
    lacking = {
        (path.name, name)
        for path in _reached(root)
        for pair in _SAID[".ts"].findall(_written()[path])
        for name in pair
        if name and where[name] not in brought
    }
    assert lacking == set()


@cache
def _messages() -> dict[str, set[str]]:
    """The names of the messages in each catalogue."""
    return {
        catalogue.removesuffix(".ftl"): {
            entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)
        }
        for catalogue, text in sources(FALLBACK).items()
    }


def _brought() -> tuple[set[str], dict[str, set[str]]]:
    """The catalogues that every page has, and those that come with a part."""
    text = re.sub(r"//.*", "", (ROOT / "web/catalogues.ts").read_text("utf-8"))
    always, parts = (
        re.search(rf"{name}\b.*?= ([\[{{].*?[\]}}]);", text, re.DOTALL) for name in ("CATALOGUES", "PARTS")
    )
    assert always and parts
    each = re.findall(r"(\w+): \[(.*?)\]", parts[1], re.DOTALL)
    return set(re.findall(r"'([\w-]+)'", always[1])), {name: set(re.findall(r"'([\w-]+)'", of)) for name, of in each}


def _reached(root: Path) -> set[Path]:
    """A file of the client with all that it imports, now or later, but for other pages."""
    found: set[Path] = set()
    waiting = [root]
    while waiting:
        path = waiting.pop()
        if path in found or path == PAGES:
            continue
        found.add(path)
        for name in re.findall(r"(?:\bfrom |\bimport\(|\bimport )'(\.[^']+)'", _written()[path]):
            whole = (path.parent / name).resolve()
            tried = [whole, *(whole.with_name(whole.name + end) for end in (".ts", ".svelte.ts"))]
            waiting += [one for one in tried if one in _written()][:1]
    return found
