"""Rules in words, as the host's editor and a table's page ask for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from starlette.requests import Request

from rummy500.app.manners import MANNERS, Manners, MannersError, manners_from_texts, manners_texts
from rummy500.cards import Argument, Card
from rummy500.i18n import COMPLETE, changes, differs, idle_fields, message, negotiate, preset_name, told
from rummy500.i18n import Mend as WayOut
from rummy500.i18n.field_lines import FieldLine, field_line, manner_line
from rummy500.i18n.in_force import changed_fields
from rummy500.i18n.mends import mend_text, mends_of
from rummy500.i18n.rules_text import Section, paragraph_of, rules_sections
from rummy500.i18n.sentences import sentence
from rummy500.rules import (
    FIELDS,
    MAX_SEATS,
    MIN_SEATS,
    PRESETS,
    Rules,
    RulesError,
    Value,
    check_rules,
    parse_rule,
    rule_text,
)
from rummy500.server.share_text import page_link, share_text

__all__ = ["LANGUAGE_COOKIE", "Problem", "RulesPage", "RulesQuestion", "language_of", "manners_line", "rules_page"]

LANGUAGE_COOKIE: Final = "lang"
"""The cookie that holds a reader's choice of language, and nothing else."""

_Texts = Annotated[dict[str, str], msgspec.Meta(max_length=64)]


class RulesQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for rules in words; ``before`` are the rules until now, as texts over the preset *standard*."""

    seats: Annotated[int, msgspec.Meta(ge=-99, le=99)]
    preset: str = "standard"
    rules: _Texts = {}
    manners: _Texts = {}
    language: str | None = None
    before: _Texts | None = None


class Problem(msgspec.Struct, frozen=True):
    """Is a reason why these rules cannot be played, with ways out."""

    code: str
    args: dict[str, int | str | list[str]]
    fields: Sequence[str]
    text: str
    mends: Sequence[WayOut]


class RulesPage(msgspec.Struct, frozen=True):
    """Is everything about a rule set in words; ``sections`` is empty while there are problems.

    ``share`` is the text of a link to the rules, ``page`` the address of their page to read and print.
    """

    language: str
    preset: str
    preset_name: str
    seats: int
    differs: str
    differs_preset: str
    changes: str | None
    changed_fields: Sequence[str]
    idle: Sequence[str]
    sections: Sequence[Section]
    refusals: dict[str, str]
    problems: Sequence[Problem]
    share: str
    page: str


def language_of(request: Request, wanted: str | None) -> str:
    """Gives the language that is asked for, else the one that the reader chose, else the one that the browser likes."""
    for language in (wanted, request.cookies.get(LANGUAGE_COOKIE)):
        if language in COMPLETE:
            return language
    return negotiate(request.headers.get("accept-language"))


def rules_page(question: RulesQuestion, language: str) -> RulesPage:
    """Answers a question about rules; the preset must exist."""
    seats, preset = question.seats, question.preset
    base = PRESETS[preset]
    rules, unread = _read(question.rules, base, language)
    manners, impolite = _read_manners(question.manners, language)
    problems = [*unread, *impolite, *_unplayable(rules, seats, language)]
    share = share_text(preset, rules)
    usual = manners_texts(Manners())
    unusual = {name: text for name, text in manners_texts(manners).items() if usual[name] != text}
    seated = MIN_SEATS <= seats <= MAX_SEATS
    sections = [] if problems else list(_sections(rules, seats, tuple(manners_texts(manners).items()), language))
    return RulesPage(
        language,
        preset,
        preset_name(preset, language),
        seats,
        differs(rules, seats, language=language) if seated else "",
        differs(rules, seats, preset, language, same="") if seated else "",
        _changes(question.before, rules, seats, language) if seated else None,
        changed_fields(rules, base),
        sorted(idle_fields(rules, seats)) if seated else [],
        sections,
        paragraph_of(sections),
        problems,
        share,
        page_link(share, seats, language, unusual),
    )


@lru_cache(512)
def _sections(rules: Rules, seats: int, manners: tuple[tuple[str, str], ...], language: str) -> tuple[Section, ...]:
    return tuple(rules_sections(rules, seats, dict(manners), language, manners_texts(Manners())))


def _read(texts: Mapping[str, str], base: Rules, language: str) -> tuple[Rules, list[Problem]]:
    """Reads what can be read; the rest stays as in the preset and is a problem."""
    values: dict[str, Value] = {}
    problems = []
    for name, text in texts.items():
        if name == "seats":
            continue  # the question has its own number
        try:
            values[name] = parse_rule(name, text)
        except RulesError as error:
            problems.append(_unread(error, name[:40], base, language))
    return base.replace(**values), problems


def _unread(error: RulesError, name: str, base: Rules, language: str) -> Problem:
    shown: dict[str, Argument] = dict(error.arguments)
    if name not in FIELDS:
        way = WayOut({name: ""}, message(language, "mend-drop", field=name))
    else:
        text = rule_text(name, getattr(base, name))
        way = WayOut({name: text}, mend_text(name, text, language))
        shown["choices"] = _possible(field_line(name, language))
    return Problem(error.code, _plain(error.arguments), error.fields, sentence(language, error.code, shown), [way])


def _possible(line: FieldLine) -> str:
    """What can stand in a field, in words."""
    if line.kind != "number":
        return " · ".join(one.words for one in line.choices)
    words = [one.words for one in line.choices if not one.text.isdecimal()]
    return " · ".join([*words, f"{line.low} … {line.high}"])


def _read_manners(texts: Mapping[str, str], language: str) -> tuple[Manners, list[Problem]]:
    """Reads what can be read; the rest stays as usual and is a problem."""
    manners, problems = Manners(), []
    for name, text in texts.items():
        try:
            manners = manners_from_texts({name: text}, manners)
        except MannersError as error:
            problems.append(_impolite(error, language))
    return manners, problems


def _impolite(error: MannersError, language: str) -> Problem:
    name = error.field
    args: dict[str, int | str | list[str]] = {"field": name, "value": error.value, "choices": error.choices}
    if name not in MANNERS:
        way = WayOut({name: ""}, message(language, "mend-drop", field=name))
        text = sentence(language, "unknown_field", {"field": name})
    else:
        line = manners_line(name, language)
        usual = next(one.words for one in line.choices if one.text == line.default)
        way = WayOut({name: line.default}, message(language, "mend-change", field=line.label, value=usual))
        shown = {"field": line.label, "value": error.value, "choices": _possible(line)}
        text = sentence(language, "bad_manners", shown)
    return Problem("bad_manners", args, [name], text, [way])


def manners_line(name: str, language: str) -> FieldLine:
    kind = MANNERS[name]
    words = ("off", *kind.words) if kind.off else kind.words
    return manner_line(name, words, kind.low, kind.high, manners_texts(Manners())[name], language)


def _unplayable(rules: Rules, seats: int, language: str) -> list[Problem]:
    return [
        Problem(
            error.code,
            _plain(error.arguments),
            error.fields,
            told(error, language),
            mends_of(error, rules, seats, language),
        )
        for error in check_rules(rules, seats)
    ]


def _plain(arguments: Mapping[str, Argument]) -> dict[str, int | str | list[str]]:
    """The arguments of an error as they go into JSON."""
    plain: dict[str, int | str | list[str]] = {}
    for name, value in arguments.items():
        if isinstance(value, tuple):
            plain[name] = [str(part) for part in value]
        else:
            plain[name] = str(value) if isinstance(value, Card) else value
    return plain


def _changes(before: Mapping[str, str] | None, rules: Rules, seats: int, language: str) -> str | None:
    if before is None:
        return None
    was, _ = _read(before, PRESETS["standard"], language)
    text = before.get("seats", "")
    seated = int(text) if text in {str(n) for n in range(MIN_SEATS, MAX_SEATS + 1)} else seats
    return changes(was, rules, seats, language, seats_before=seated)
