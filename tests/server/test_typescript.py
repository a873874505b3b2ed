"""The TypeScript types in the client are those of the structs."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rummy500.server import typescript
from rummy500.server.typescript import print_types

CHECKED_IN = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_file_in_the_client_is_current() -> None:
    assert CHECKED_IN.read_text(encoding="utf-8") == print_types(), (
        "run: python -m rummy500.server.typescript > web/src/lib/wire.ts"
    )


def test_two_structs_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Problem(msgspec.Struct):
        """Is another one than the wire's."""

        said: str

    monkeypatch.setitem(typescript._ROOTS, "Other", Problem)
    with pytest.raises(TypeError, match="two structs are named Problem"):
        print_types()


def test_every_type_that_is_named_is_declared() -> None:
    text = print_types()
    declared = {line.split()[2] for line in text.splitlines() if line.startswith(("export interface", "export type"))}
    named = {word.strip("();[]") for line in text.splitlines() if line.startswith("  ") for word in line.split()[1:]}
    types = {word for word in named if word[:1].isupper() and word.isalpha()}
    assert types - declared == set()
