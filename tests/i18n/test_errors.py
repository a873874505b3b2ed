"""Every error code of the program has a sentence in every language, and every sentence a code."""

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from rummy500.cards import Card, CardError, RummyError, parse_card
from rummy500.i18n import COMPLETE, sentence, told
from rummy500.i18n.catalogue import _bundle, has_message
from rummy500.kernel.codes import REASONS
from rummy500.rules import Rules, RulesError, check_rules, parse_rule

_SOURCE = Path(str(files("rummy500")))
_PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
# Said by the catalogues themselves for a code that has no sentence.
_GENERAL = {"other"}
# What the server answers with besides the library's errors.
_ANSWERS = {"Refusal", "problem"}
# Errors at start-up, told on the terminal by the server itself.
_AT_START = {"DatabaseError"}


class _Made(NamedTuple):
    """One place where an error is made: its code, the names of its arguments where they stand there, and the file."""

    code: str
    arguments: set[str] | None
    place: str


@cache
def _trees() -> tuple[tuple[str, ast.AST], ...]:
    paths = sorted(_SOURCE.rglob("*.py"))
    return tuple((path.relative_to(_SOURCE).as_posix(), ast.parse(path.read_text("utf-8"))) for path in paths)


@cache
def _errors() -> set[str]:
    """The names of RummyError and all classes under it, by name."""
    classes: dict[str, list[str]] = {}
    for _, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                classes[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
    found = {"RummyError"}
    while more := {name for name, bases in classes.items() if set(bases) & found} - found:
        found |= more
    return found


@cache
def _made() -> list[_Made]:
    """Every place of the source where an error or a refusal is made with its code written out."""
    makers = (_errors() | _ANSWERS) - _AT_START
    found: list[_Made] = []
    for place, tree in _trees():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in makers):
                continue
            code = next((part.value for part in node.args[:2] if isinstance(part, ast.Constant)), None)
            if isinstance(code, str):
                found.append(_Made(code, _argument_names(node), f"{place}:{node.lineno}"))
    return found


def _argument_names(call: ast.Call) -> set[str] | None:
    """The keys of the dictionary that is given, none where there is none, None where it is made elsewhere."""
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    for part in given:
        if isinstance(part, ast.Dict):
            keys = [key.value if isinstance(key, ast.Constant) else None for key in part.keys]
            return {str(key) for key in keys} if None not in keys else None
    return set() if all(isinstance(part, ast.Constant | ast.Tuple) for part in given) else None


def _variables(language: str, code: str) -> set[str]:
    names: set[str] = set()

    class Variables(Visitor):
        def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
            names.add(node.id.name)

    Variables().visit(_bundle(language)._messages[f"error-{_key(code)}"])
    return names


def _key(code: str) -> str:
    return code.replace("_", "-")


def _protocol_codes() -> set[str]:
    table = _PROTOCOL.read_text("utf-8").split("## Codes of `refused`")[1].split("\n## ")[0]
    return set(re.findall(r"^\| `([a-z_]+)` \|", table, re.MULTILINE))


def test_the_search_finds_the_known_errors() -> None:
    assert {"CardError", "RulesError", "MoveError", "IllegalMove", "AmbiguousMove", "RecordError"} <= _errors()
    assert {"unknown_card", "bad_seats", "not_your_turn", "stale", "not_host"} <= {made.code for made in _made()}
    assert {"stale", "malformed", "failed"} <= _protocol_codes()


@pytest.mark.parametrize("language", COMPLETE)
def test_every_code_has_a_sentence(language: str) -> None:
    codes = {made.code: made.place for made in _made()}
    codes.update({reason: "kernel/codes.py" for reason in REASONS if reason})
    codes.update(dict.fromkeys(_protocol_codes(), "docs/protocol.md"))
    without = {code: place for code, place in codes.items() if not has_message(language, f"error-{_key(code)}")}
    assert not without


@pytest.mark.parametrize("language", COMPLETE)
def test_every_sentence_gets_the_arguments_that_it_shows(language: str) -> None:
    lacking = {}
    for made in _made():
        if made.arguments is not None and has_message(language, f"error-{_key(made.code)}"):
            missing = _variables(language, made.code) - made.arguments
            if missing:
                lacking[f"{made.place} {made.code}"] = missing
    assert not lacking


@pytest.mark.parametrize("language", COMPLETE)
def test_every_sentence_has_a_code(language: str) -> None:
    texts = [path.read_text("utf-8") for path in _SOURCE.rglob("*.py")]
    said = {key.removeprefix("error-").replace("-", "_") for key in _bundle(language)._messages if key[:6] == "error-"}
    unused = {code for code in said - _GENERAL - _protocol_codes() if not any(f'"{code}"' in text for text in texts)}
    assert not unused


def test_a_text_that_is_no_card() -> None:
    with pytest.raises(CardError) as caught:
        parse_card("1X")
    assert told(caught.value, "en") == "“1X” is not a card."
    assert told(caught.value, "de") == "„1X“ ist keine Karte."


def test_cards_stand_in_the_readers_letters() -> None:
    assert sentence("de", "does_not_fit", {"card": "QH"}) == "D♥ passt dort nicht."
    assert sentence("en", "does_not_fit", {"card": Card("QH")}) == "Q♥ does not fit there."


@pytest.mark.parametrize("language", COMPLETE)
def test_rules_that_cannot_be_played_are_told_with_fields_and_mend(language: str) -> None:
    broken = [
        (Rules(hand_size=20), 8),
        (Rules(teams=3), 4),
        (Rules(pile_duty="none", pile_duty_by="new_meld"), 2),
        (Rules(jokers_wild=False, jokers_per_deck=1), 2),
        (Rules(jokers_wild=False, jokers_per_deck=4, sets=False), 2),
        (Rules(), 9),
    ]
    for rules, seats in broken:
        found = check_rules(rules, seats)
        assert found
        for error in found:
            _complete(told(error, language))


@pytest.mark.parametrize("language", COMPLETE)
def test_a_bad_value_is_told_with_the_fields_name(language: str) -> None:
    with pytest.raises(RulesError) as caught:
        parse_rule("opening_minimum", "151")
    text = told(caught.value, language)
    _complete(text)
    assert "opening_minimum" not in text and "151" in text


def _complete(text: str) -> None:
    assert text[-1] in ".!?", text
    assert not any(mark in text for mark in "{}$"), text


def test_an_error_without_a_sentence_still_says_something() -> None:
    assert "no_such" in told(RummyError("no_such"), "en")
