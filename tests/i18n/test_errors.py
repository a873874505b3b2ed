"""Every error code of the program has a sentence in every language, and every sentence a code."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest

from rummy500.cards import Card, CardError, RummyError, parse_card
from rummy500.i18n import COMPLETE, sentence, told
from rummy500.i18n.catalogue import _bundle, has_message
from rummy500.kernel.codes import REASONS
from rummy500.rules import Rules, RulesError, check_rules, parse_rule

_SOURCE = Path(str(files("rummy500")))
# Said by the catalogues themselves for a code that has no sentence.
_GENERAL = {"other"}


def _classes() -> dict[str, list[str]]:
    """Every class of the source with the names of its bases."""
    found: dict[str, list[str]] = {}
    for path in _SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
    return found


def _errors() -> set[str]:
    """The names of RummyError and all classes under it."""
    classes, found = _classes(), {"RummyError"}
    while more := {name for name, bases in classes.items() if set(bases) & found} - found:
        found |= more
    return found


def _raised_codes() -> dict[str, str]:
    """Codes written where such an error is made, each with the file it stands in."""
    errors, found = _errors(), {}
    for path in _SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in errors:
                texts = [part.value for part in node.args[:2] if isinstance(part, ast.Constant)]
                found.update({text: path.name for text in texts[:1] if isinstance(text, str)})
    return found


def test_the_search_finds_the_known_errors() -> None:
    assert {"CardError", "RulesError", "MoveError", "IllegalMove", "AmbiguousMove", "RecordError"} <= _errors()
    assert {"unknown_card", "bad_seats", "not_your_turn"} <= set(_raised_codes())


@pytest.mark.parametrize("language", COMPLETE)
def test_every_code_has_a_sentence(language: str) -> None:
    codes = {**_raised_codes(), **dict.fromkeys((reason for reason in REASONS if reason), "codes.py")}
    without = {code: place for code, place in codes.items() if not has_message(language, f"error-{_key(code)}")}
    assert not without


@pytest.mark.parametrize("language", COMPLETE)
def test_every_sentence_has_a_code(language: str) -> None:
    texts = {path.name: path.read_text("utf-8") for path in _SOURCE.rglob("*.py")}
    said = {key.removeprefix("error-").replace("-", "_") for key in _bundle(language)._messages if key[:6] == "error-"}
    unused = {code for code in said - _GENERAL if not any(f'"{code}"' in text for text in texts.values())}
    assert not unused


def test_a_text_that_is_no_card() -> None:
    with pytest.raises(CardError) as caught:
        parse_card("1X")
    assert told(caught.value, "en") == "“1X” is no card."
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


def _key(code: str) -> str:
    return code.replace("_", "-")


def test_an_error_without_a_sentence_still_says_something() -> None:
    assert "no_such" in told(RummyError("no_such"), "en")
