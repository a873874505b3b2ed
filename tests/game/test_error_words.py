"""Every code of the library has a sentence in every language, and the sentence asks for nothing it is not given."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import rummy500.game
from rummy500.game.moves import MoveError, parse_move
from rummy500.game.refusal import CODES, NEEDED
from rummy500.i18n import sentence, sources
from rummy500.kernel import codes

SOURCE = Path(rummy500.game.__file__).parents[1]
ERRORS = {"RummyError", "CardError", "RulesError", "MoveError", "IllegalMove", "AmbiguousMove", "MatchError"} | {
    "RecordError",
    "UnreadableError",
}


@cache
def raised() -> dict[str, set[str]]:
    """Finds every code that the sources name when they make an error, with the arguments that are plain to see."""
    found: dict[str, set[str]] = {}
    files = [SOURCE / "cards.py", SOURCE / "rules.py", *sorted((SOURCE / "game").rglob("*.py"))]
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                keys = {
                    key.value
                    for arg in node.args
                    if isinstance(arg, ast.Dict)
                    for key in arg.keys
                    if isinstance(key, ast.Constant) and isinstance(key.value, str)
                }
                for text in texts[:1]:
                    found.setdefault(text, set()).update(keys)
    return found


@cache
def variables(language: str) -> dict[str, set[str]]:
    """Lists the variables of every error sentence of a language."""
    found: dict[str, set[str]] = {}

    for text in sources(language).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message) and entry.id.name.startswith("error-"):
                found[entry.id.name] = set(_variables(entry))
    return found


def _variables(node: object) -> list[str]:
    if isinstance(node, ftl.VariableReference):
        return [node.id.name]
    if isinstance(node, list):
        return [name for part in node for name in _variables(part)]
    if isinstance(node, ftl.BaseNode):
        return [name for part in vars(node).values() for name in _variables(part)]
    return []


def message_of(code: str) -> str:
    """Gives the message's id for a code."""
    return "error-" + code.replace("_", "-")


ALL = sorted({*raised(), *CODES})


def test_the_sources_name_many_codes() -> None:
    assert {"round_over", "not_your_turn", "card_too_often", "uneven_teams", "unknown_verb"} <= set(ALL)
    assert set(codes.REASONS[1:]) <= set(CODES)


@pytest.mark.parametrize("code", ALL)
def test_a_code_has_a_sentence_in_both_languages(code: str) -> None:
    english, german = variables("en"), variables("de")
    assert message_of(code) in english
    assert message_of(code) in german
    assert english[message_of(code)] == german[message_of(code)]
    assert sentence("en", code, {}) != sentence("de", code, {})


@pytest.mark.parametrize("code", sorted(set(codes.REASONS[1:])))
def test_a_refusal_of_the_kernel_is_given_what_its_sentence_needs(code: str) -> None:
    assert variables("en")[message_of(code)] <= {*NEEDED.get(code, ()), *raised().get(code, set())}


@pytest.mark.parametrize("code", sorted(code for code, keys in raised().items() if keys))
def test_an_error_is_given_what_its_sentence_needs(code: str) -> None:
    assert variables("en")[message_of(code)] <= raised()[code] | {"name", "most"}


@pytest.mark.parametrize("verb", ["take", "meld", "lay", "swap", "discard", "call"])
def test_how_a_move_is_written_is_shown_by_examples_that_are_no_prose_of_one_language(verb: str) -> None:
    with pytest.raises(MoveError) as caught:
        parse_move(verb)
    assert caught.value.code == "bad_move"
    examples = str(caught.value.arguments["form"]).split(", ")
    assert [str(parse_move(example)) for example in examples] == examples
