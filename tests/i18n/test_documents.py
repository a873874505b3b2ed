"""What docs/rules-in-words.md shows is what happens, and its tables name the answer's parts."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import msgspec

from rummy500.server.rules_words import RulesPage, RulesQuestion

_PAGE = Path(__file__).parents[2] / "docs" / "rules-in-words.md"


def test_the_examples_run() -> None:
    text = re.sub(r"^```.*$", "", _PAGE.read_text("utf-8"), flags=re.MULTILINE)
    result = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(text, {}, _PAGE.name, _PAGE.name, 0))
    assert (result.attempted, result.failed) == (4, 0)


def test_every_part_of_the_answer_is_described() -> None:
    table = _PAGE.read_text("utf-8").split("| in the answer |")[1].split("\n\n")[0]
    first = "\n".join(re.findall(r"^\| [^|]*\|", table, re.MULTILINE))
    named = set(re.findall(r"`(\w+)`", first))
    assert {field.name for field in msgspec.structs.fields(RulesPage)} <= named


def test_the_question_that_is_shown_can_be_asked() -> None:
    [body] = re.findall(r"```json\n(.*?)\n```", _PAGE.read_text("utf-8"), re.DOTALL)
    assert msgspec.json.decode(body, type=RulesQuestion).seats == 4
