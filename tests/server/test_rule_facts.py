"""The client's fields and presets for pages without a server are those of the rule book."""

from __future__ import annotations

from pathlib import Path

from rummy500.server.rule_facts import print_facts

CHECKED_IN = Path(__file__).parents[2] / "web" / "src" / "sheet" / "facts.ts"


def test_the_file_in_the_client_is_current() -> None:
    assert CHECKED_IN.read_text(encoding="utf-8") == print_facts(), (
        "run: python -m rummy500.server.rule_facts > web/src/sheet/facts.ts"
    )
