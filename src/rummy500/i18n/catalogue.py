"""The catalogues: Fluent files of each language, one bundle per language, and messages from them."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser

FALLBACK: Final = "en"

# Languages whose catalogues hold every message; a table is offered in these only.
COMPLETE: Final = ("en", "de", "nl", "da")

Variable = int | str

# What a message says is indented (Fluent syntax 1.0), so each begins where a line begins with its name. A test
# compares them with what a whole file is parsed to; it also fails for terms, which our catalogues do not have.
_ENTRY: Final = re.compile(r"^([A-Za-z][\w-]*) *=.*\n?(?:(?![A-Za-z#]).*\n?)*", re.MULTILINE | re.ASCII)


class MessageError(LookupError):
    """There is no such message, or a variable that it needs was not given."""


class _Whole(FluentInt):
    """A whole number that shows a true minus sign."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", "\N{MINUS SIGN}")


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue at all, complete or not, in alphabetical order."""
    folders = files("rummy500").joinpath("locales").iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.is_dir() and len(folder.name) == 2))


@cache
def sources(language: str) -> Mapping[str, str]:
    """The Fluent text of each catalogue file of a language, by file name in alphabetical order."""
    folder = files("rummy500").joinpath("locales", language)
    texts = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}
    return dict(sorted(texts.items()))


class _Messages(dict[str, Any]):
    """The messages by name: each is text until it is first said, as reading them all would take a third of a second.

    A server says its first words in a language between the moves of its tables.
    """

    def __getitem__(self, name: str) -> Any:
        found = super().__getitem__(name)
        if isinstance(found, str):
            found = self[name] = FluentParser().parse_entry(found)
        return found


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    texts = (entry for text in sources(language).values() for entry in _ENTRY.finditer(text))
    bundle._messages = _Messages((entry[1], entry[0]) for entry in texts)
    return bundle


def has_message(language: str, name: str) -> bool:
    """Whether the catalogue of this very language holds the message."""
    return language in languages() and _bundle(language).has_message(name)


def message(language: str, name: str, /, **variables: Variable) -> str:
    """The text of a message in a language, or in English where that language does not have it.

    Raises MessageError for an unknown message or a missing variable.
    """
    text, lacking = rendered(language, name, variables)
    if lacking:
        raise MessageError(f"message {name} in {language}: {lacking[0]}")
    return text


def rendered(language: str, name: str, variables: Mapping[str, Variable]) -> tuple[str, list[Exception]]:
    """The text of a message and what went wrong in it; a missing variable shows as its name.

    Raises MessageError for an unknown message.
    """
    for tongue in (language, FALLBACK):
        if has_message(tongue, name):
            bundle = _bundle(tongue)
            pattern = bundle.get_message(name).value
            if pattern is None:
                break
            text, errors = bundle.format_pattern(pattern, {key: _native(value) for key, value in variables.items()})
            return str(text), errors
    raise MessageError(f"no message {name}")


def _native(value: Variable) -> FluentType | str:
    return value if isinstance(value, str) else _Whole(int(value))


def number(value: int, language: str = FALLBACK) -> str:
    """A whole number as a language writes it, thousands grouped, with a true minus sign.

    >>> number(-9), number(10000, "de")
    ('−9', '10.000')
    """
    return _Whole(value).format(Locale.parse(language))
