"""What holds for every catalogue of every language."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rummy500.i18n import COMPLETE, FALLBACK, languages, message, sources
from rummy500.i18n.catalogue import _bundle, has_message, rendered

ALL = languages()
OTHERS = tuple(language for language in COMPLETE if language != FALLBACK)


class _Uses(Visitor):
    """Collects what one message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name is the library's
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


@cache
def _resources(language: str) -> tuple[tuple[str, ast.Resource], ...]:
    return tuple((name, FluentParser().parse(text)) for name, text in sources(language).items())


def _entries(language: str) -> Iterator[tuple[str, str, ast.Message | ast.Term]]:
    for name, resource in _resources(language):
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                yield name, ("-" if isinstance(entry, ast.Term) else "") + entry.id.name, entry


def _uses(node: ast.BaseNode) -> _Uses:
    uses = _Uses()
    uses.visit(node)
    return uses


def _texts(node: ast.BaseNode) -> str:
    texts: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, element: ast.TextElement) -> None:  # noqa: N802
            texts.append(element.value)

    Texts().visit(node)
    return "\n".join(texts)


def test_english_is_complete_and_every_complete_language_has_a_catalogue() -> None:
    assert FALLBACK in COMPLETE
    assert set(COMPLETE) <= set(ALL)
    assert {"nl", "da"} <= set(ALL)


@pytest.mark.parametrize("language", ALL)
def test_every_file_parses_without_junk(language: str) -> None:
    for name, resource in _resources(language):
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), (
                f"{language}/{name}: {entry.annotations[0].message}: {entry.content}"
            )


@pytest.mark.parametrize("language", ALL)
def test_no_id_stands_twice_in_one_language(language: str) -> None:
    seen: dict[str, str] = {}
    for name, key, _ in _entries(language):
        assert key not in seen, f"{language}: {key} is in {seen.get(key)} and in {name}"
        seen[key] = name


@pytest.mark.parametrize("language", ALL)
def test_a_message_that_is_read_alone_is_the_same_as_in_its_file(language: str) -> None:
    alone = _bundle(language)._messages
    in_files = {key: entry for _, key, entry in _entries(language)}
    assert set(alone) == set(in_files)
    for key, entry in in_files.items():
        assert entry.equals(alone[key], ignored_fields=["span", "comment"]), key


@pytest.mark.parametrize("language", ALL)
def test_a_message_is_read_when_it_is_first_said(language: str) -> None:
    _bundle.cache_clear()
    assert message(language, "app-name")
    read = [key for key, found in dict.items(_bundle(language)._messages) if not isinstance(found, str)]
    assert read == ["app-name"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_complete_language_has_the_same_files_and_ids_as_english(language: str) -> None:
    ours = {(name, key) for name, key, _ in _entries(language)}
    english = {(name, key) for name, key, _ in _entries(FALLBACK)}
    assert ours == english, f"only in one of en and {language}: {sorted(ours ^ english)}"


@pytest.mark.parametrize("language", [language for language in ALL if language != FALLBACK])
def test_no_language_has_an_id_that_english_lacks(language: str) -> None:
    english = {key for _, key, _ in _entries(FALLBACK)}
    assert {key for _, key, _ in _entries(language)} <= english


@pytest.mark.parametrize("language", [language for language in ALL if language != FALLBACK])
def test_a_message_takes_the_same_variables_and_attributes_in_every_language(language: str) -> None:
    english = {key: entry for _, key, entry in _entries(FALLBACK)}
    for name, key, entry in _entries(language):
        if key in english and not key.startswith("-"):
            where = f"{language}/{name}: {key}"
            assert _uses(entry).variables == _uses(english[key]).variables, where
            ours = {attribute.id.name for attribute in entry.attributes}
            assert ours == {attribute.id.name for attribute in english[key].attributes}, where


@pytest.mark.parametrize("language", ALL)
def test_references_lead_to_messages_that_exist(language: str) -> None:
    known = {key for _, key, _ in _entries(language)} | {key for _, key, _ in _entries(FALLBACK) if key[0] != "-"}
    for name, key, entry in _entries(language):
        missing = _uses(entry).references - known
        assert not missing, f"{language}/{name}: {key} refers to {missing}"


@pytest.mark.parametrize("language", ALL)
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    possible = {"zero", "one", "two", "few", "many", "other"}
    needed = set(Locale.parse(language).plural_form.rules) | {"other"}
    for name, key, entry in _entries(language):
        for select in _uses(entry).selects:
            words = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
            numbers = [variant for variant in select.variants if isinstance(variant.key, ast.NumberLiteral)]
            if words <= possible:
                assert words <= needed, f"{language}/{name}: {key} has plural forms {words - needed}"
                # Where only exact numbers differ, one general form may do; otherwise every form is there.
                assert words == needed or (numbers and words == {"other"}), f"{language}/{name}: {key} lacks forms"
                default = next(variant for variant in select.variants if variant.default)
                assert isinstance(default.key, ast.Identifier) and default.key.name == "other", f"{language}: {key}"


@pytest.mark.parametrize("language", ALL)
def test_every_message_can_be_rendered(language: str) -> None:
    uses = {key: _uses(entry) for tongue in (FALLBACK, language) for _, key, entry in _entries(tongue)}
    for name, key, entry in _entries(language):
        if key.startswith("-") or not isinstance(entry, ast.Message) or entry.value is None:
            continue
        # A message that is a part of this one takes its variables from the same place.
        variables = set().union(*(uses[part].variables for part in (key, *uses[key].references)))
        for count in (0, 1, 2, 21):
            text, errors = rendered(language, key, dict.fromkeys(variables, count))
            assert not errors and (text.strip() or _only_choices(entry.value)), f"{language}/{name}: {key}: {errors}"


def _only_choices(pattern: ast.Pattern) -> bool:
    """Whether a message is nothing but choices between pieces, so that there may be nothing to say."""
    return all(
        isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression)
        for part in pattern.elements
    )


@pytest.mark.parametrize("language", ALL)
def test_typography(language: str) -> None:
    for name, key, entry in _entries(language):
        text, where = _texts(entry), f"{language}/{name}: {key}"
        assert '"' not in text and "'" not in text, f"{where}: typewriter quotes"
        assert "..." not in text, f"{where}: three dots instead of …"
        assert not re.search(r"(?<![\w-])-\d", text), f"{where}: hyphen for a minus"
        assert not re.search(r"\S  +\S", text), f"{where}: two spaces"


def test_german_says_du() -> None:
    for name, key, entry in _entries("de"):
        polite = re.search(r"(?<![.!?:] )(?<!^)\b(?:Sie|Ihnen|Ihre[mnrs]?|Ihr)\b", _texts(entry))
        assert polite is None, f"de/{name}: {key}: {_texts(entry)}"


def test_a_language_without_a_message_falls_back_to_english() -> None:
    assert not has_message("fr", "level-casual")
    assert message("fr", "level-casual") == message("en", "level-casual")
