"""The fields of the host's editor: all of them, once, with everything that can stand there in words."""

from __future__ import annotations

import pytest

from rummy500.app.manners import MANNERS
from rummy500.i18n import COMPLETE, FIELD_GROUPS, has_message
from rummy500.i18n.catalogue import _bundle
from rummy500.i18n.field_lines import field_line, group_title
from rummy500.rules import FIELDS, PRESETS, RulesError, parse_rule, rules_text


def test_every_field_stands_in_one_group() -> None:
    names = [name for group in FIELD_GROUPS.values() for name in group]
    assert len(set(names)) == len(names)
    assert set(names) == {"seats", *FIELDS, *MANNERS}
    assert FIELD_GROUPS["manners"] == tuple(MANNERS)


@pytest.mark.parametrize("language", COMPLETE)
def test_every_group_has_a_title(language: str) -> None:
    titles = [group_title(group, language) for group in FIELD_GROUPS]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("name", ["seats", *FIELDS])
def test_a_line_offers_what_the_field_takes(name: str, language: str) -> None:
    line = field_line(name, language)
    texts = [choice.text for choice in line.choices]
    assert line.label and line.note.endswith(".")
    assert len({choice.words for choice in line.choices}) == len(texts)
    assert line.default == rules_text(PRESETS["standard"], 2)[name]
    assert line.default in texts
    if name == "seats":
        assert texts == ["2", "3", "4", "5", "6", "7", "8"]
        return
    for text in texts:
        parse_rule(name, text)
    if line.kind == "number":
        assert line.low is not None and line.high is not None
        assert parse_rule(name, str(line.low)) == line.low and parse_rule(name, str(line.high)) == line.high
        for beyond in (line.low - 1, line.high + 1):
            with pytest.raises(RulesError):
                parse_rule(name, str(beyond))
    else:
        field = FIELDS[name]
        every = {*field.words, *(("off", "on") if field.switch else ()), *(("none",) if field.none else ())}
        every |= {str(n) for n in range(field.low, field.high + 1) if field.allows(n)}
        assert set(texts) == every
        assert (line.kind == "switch") == field.switch


@pytest.mark.parametrize("language", COMPLETE)
def test_the_catalogue_describes_the_manners_and_no_others(language: str) -> None:
    names = {name.replace("_", "-") for name in MANNERS}
    for name in names:
        assert has_message(language, f"manners-field-{name}-note")
    for key in _bundle(language)._messages:
        if key.startswith("manners-field-"):
            assert key.removeprefix("manners-field-").removesuffix("-note") in names
