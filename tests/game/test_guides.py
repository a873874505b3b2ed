"""The guides hold: examples run, the rules' tables say what the code says, the record's example replays."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from rummy500.game.record import read_record, write_record
from rummy500.rules import FIELDS, PRESETS, Rules, preset_seats, rules_text

DOCS = Path(__file__).parents[2] / "docs"


def rows(text: str) -> list[list[str]]:
    """Lists the rows of a page's tables."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_library_guide_runs() -> None:
    text = re.sub(r"^```.*$", "", (DOCS / "library.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    result = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(text, {}, "library.md", "library.md", 0))
    assert result.failed == 0
    assert result.attempted > 25


def test_the_table_of_house_rules_is_the_code_s() -> None:
    table = {cells[0]: cells[1:] for cells in rows((DOCS / "rules.md").read_text(encoding="utf-8"))}
    standard = rules_text(Rules(), 2)
    for name, field in FIELDS.items():
        assert table[name] == [field.choices(), standard[name]]


def test_the_table_of_presets_is_the_code_s() -> None:
    text = (DOCS / "rules.md").read_text(encoding="utf-8")
    table = {cells[0]: cells[1:] for cells in rows(text[text.index("## 11.") :])}
    standard = rules_text(Rules(), 2)
    for name, rules in PRESETS.items():
        changes = [f"{field} {value}" for field, value in rules_text(rules, 2).items() if value != standard[field]]
        assert table[name] == [str(preset_seats(name) or ""), ", ".join(changes) or "none"]


def test_every_field_is_explained_in_words() -> None:
    text = (DOCS / "rules.md").read_text(encoding="utf-8")
    words = text[: text.index("## 10.")]
    assert [name for name in FIELDS if f"`{name}`" not in words] == []


def test_the_example_record_holds_and_is_in_normal_form() -> None:
    page = (DOCS / "record.md").read_text(encoding="utf-8")
    example = page[page.index("```r500\n") + 8 :].split("```")[0]
    assert write_record(read_record(example)) == example
