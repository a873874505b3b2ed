"""The language of the command line: what ``--lang`` says, else what the environment of the terminal says."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple

__all__ = [
    "OPTION",
    "UnknownLanguageError",
    "figure",
    "listed",
    "machine_language",
    "of_environment",
    "say",
    "speaking",
    "spoken",
]

OPTION: Final = "--lang"
_SPACED_PERCENT: Final = frozenset({"de", "da"})
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class _Chosen(NamedTuple):
    language: str
    asked: bool


_CHOSEN: Final[ContextVar[_Chosen | None]] = ContextVar("language", default=None)


class UnknownLanguageError(Exception):
    """Is raised for a language that is not on offer; its one argument is what was asked for."""


def of_environment(environment: Mapping[str, str]) -> str:
    """Gives the language that the locale variables name, English where they name none on offer.

    The first variable that is not empty counts, as POSIX has it.

    >>> of_environment({"LANG": "de_AT.UTF-8"}), of_environment({"LC_ALL": "C", "LANG": "de_DE"})
    ('de', 'en')
    """
    from rummy500.i18n import COMPLETE, FALLBACK

    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    language = locale.partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return language if language in COMPLETE else FALLBACK


def spoken() -> str:
    """Gives the language in which this run of the program speaks."""
    chosen = _CHOSEN.get()
    return chosen.language if chosen is not None else of_environment(os.environ)


def machine_language() -> str:
    """Gives the language of sentences inside JSON: English unless ``--lang`` asks for another."""
    from rummy500.i18n import FALLBACK

    chosen = _CHOSEN.get()
    return chosen.language if chosen is not None and chosen.asked else FALLBACK


@contextmanager
def speaking(words: Sequence[str]) -> Iterator[list[str]]:
    """Takes ``--lang`` out of a command line and speaks that language meanwhile; gives the words that are left.

    Raises UnknownLanguageError. Behind ``--`` nothing is an option; a name without a value stays where it is.
    """
    from rummy500.i18n import COMPLETE

    asked, left = _taken(words)
    if asked is not None and asked not in COMPLETE:
        raise UnknownLanguageError(asked)
    token = _CHOSEN.set(_Chosen(asked or of_environment(os.environ), asked is not None))
    try:
        yield left
    finally:
        _CHOSEN.reset(token)


def _taken(words: Sequence[str]) -> tuple[str | None, list[str]]:
    asked: str | None = None
    left: list[str] = []
    rest = iter(words)
    for word in rest:
        if word == "--":
            left.append(word)
            break
        name, equals, value = word.partition("=")
        if name != OPTION:
            left.append(word)
        elif equals:
            asked = value
        elif (following := next(rest, None)) is None:
            left.append(word)
        else:
            asked = following
    return asked, [*left, *rest]


def say(name: str, /, **variables: int | str) -> str:
    """Gives a message of the command line in the language that is spoken."""
    from rummy500.i18n import message

    return message(spoken(), f"cli-{name}", **variables)


def listed(names: Sequence[str]) -> str:
    """Joins names to ``a, b and c``.

    >>> listed(["Ann", "Bob"])
    'Ann and Bob'
    """
    from rummy500.i18n import message

    if len(names) < 2:
        return "".join(names)
    return message(spoken(), "list-and", head=", ".join(names[:-1]), last=names[-1])


def figure(value: float, form: str) -> str:
    """Writes a number by a format of Python; outside English with the language's decimal mark and a true minus.

    >>> figure(-1.5, "+.2f")
    '-1.50'
    """
    from babel import Locale

    text = format(value, form)
    language = spoken()
    if language == "en":
        return text
    if language in _SPACED_PERCENT:
        text = text.replace("%", "\N{NO-BREAK SPACE}%")
    return text.replace(".", Locale.parse(language).number_symbols["latn"]["decimal"]).replace("-", "\N{MINUS SIGN}")
