"""How rules that cannot be played are mended: for each problem the changes that do it, in words for a button."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeAlias

import msgspec

from rummy500.i18n.catalogue import message
from rummy500.i18n.words import field_name, value_text
from rummy500.rules import FIELDS, MAX_SEATS, MIN_SEATS, Rules, RulesError, Value, check_rules, rule_text

__all__ = ["Mend", "mend_text", "mends", "mends_of"]

_Change: TypeAlias = tuple[str, Value]


class Mend(msgspec.Struct, frozen=True):
    """Is one way out: the fields to change with their texts, ``seats`` among them, and the words for it."""

    changes: dict[str, str]
    text: str


def mends(rules: Rules, seats: int, language: str) -> list[Mend]:
    """Lists the ways to make these rules playable, for all of their problems, without doubles.

    >>> [mend.changes for mend in mends(Rules(teams=3), 4, "en")]
    [{'teams': '0'}, {'teams': '2'}, {'seats': '6'}]
    """
    found: dict[tuple[tuple[str, str], ...], Mend] = {}
    for problem in check_rules(rules, seats):
        for mend in mends_of(problem, rules, seats, language):
            found.setdefault(tuple(mend.changes.items()), mend)
    return list(found.values())


def mends_of(problem: RulesError, rules: Rules, seats: int, language: str) -> list[Mend]:
    """Lists the changes after which one of the problems of ``check_rules`` is gone and no other has come."""
    had = {one.code for one in check_rules(rules, seats)}
    found = []
    for field, value in _CANDIDATES[problem.code](rules, seats):
        mended, then = _changed(rules, seats, field, value)
        have = {one.code for one in check_rules(mended, then)}
        # A wrong number of seats hides what else is wrong.
        if problem.code not in have and (have <= had or problem.code == "bad_seats"):
            text = rule_text(field, value)
            found.append(Mend({field: text}, mend_text(field, text, language)))
    return found


def mend_text(field: str, text: str, language: str) -> str:
    """Gives a change in words: the field's name and its new value."""
    return message(language, "mend-change", field=field_name(field, language), value=value_text(field, text, language))


def _changed(rules: Rules, seats: int, field: str, value: Value) -> tuple[Rules, int]:
    if field == "seats":
        return rules, int(value or 0)
    return rules.replace(**{field: value}), seats


def _first(rules: Rules, seats: int, code: str, field: str, values: Iterable[Value]) -> Iterator[_Change]:
    """Gives the first of the values with which the problem is gone."""
    for value in values:
        if value == (seats if field == "seats" else getattr(rules, field)):
            continue
        if code not in {one.code for one in check_rules(*_changed(rules, seats, field, value))}:
            yield field, value
            return


def _seats(_rules: Rules, seats: int) -> Iterator[_Change]:
    yield "seats", min(max(seats, MIN_SEATS), MAX_SEATS)


def _cards(rules: Rules, seats: int) -> Iterator[_Change]:
    fewer = range(rules.dealt(seats), FIELDS["hand_size"].low - 1, -1)
    yield from _first(rules, seats, "too_few_cards", "hand_size", fewer)
    yield from _first(rules, seats, "too_few_cards", "decks", (2,))
    # A table is not sent home: two people fewer at the most.
    yield from _first(rules, seats, "too_few_cards", "seats", range(seats - 1, max(seats - 3, MIN_SEATS - 1), -1))


def _even_teams(rules: Rules, seats: int) -> Iterator[_Change]:
    yield "teams", 0
    for teams in (2, 3, 4):
        yield "teams", teams
    near = sorted(range(MIN_SEATS, MAX_SEATS + 1), key=lambda wanted: (abs(wanted - seats), -wanted))
    yield from _first(rules, seats, "uneven_teams", "seats", near)


def _duty(_rules: Rules, _seats: int) -> Iterator[_Change]:
    yield "pile_duty", "deep"
    yield "pile_duty_by", "play"
    yield "rummy_call", "full"


def _own_rank(rules: Rules, seats: int) -> Iterator[_Change]:
    yield "jokers_wild", True
    yield "jokers_per_deck", 0
    yield from _first(rules, seats, "too_few_jokers", "jokers_per_deck", range(rules.jokers_per_deck, 5))


def _no_use(_rules: Rules, _seats: int) -> Iterator[_Change]:
    yield "jokers_wild", True
    yield "sets", True
    yield "jokers_per_deck", 0


_CANDIDATES: Final[Mapping[str, Callable[[Rules, int], Iterator[_Change]]]] = {
    "bad_seats": _seats,
    "too_few_cards": _cards,
    "uneven_teams": _even_teams,
    "duty_never": _duty,
    "too_few_jokers": _own_rank,
    "jokers_no_use": _no_use,
}
