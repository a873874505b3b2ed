"""How a record's text falls into statements, what names look like in it, and how it is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from rummy500.cards import Argument, Card, CardError, RummyError, parse_card
from rummy500.game.naming import is_printable
from rummy500.rules import RulesError

__all__ = [
    "MAX_BYTES",
    "MAX_LINE",
    "MAX_LINES",
    "RecordError",
    "Statement",
    "UnreadableError",
    "card_text",
    "decode",
    "name_text",
    "parse_name",
    "read_card",
    "read_cards",
    "shown_name",
    "statements",
]

MAX_BYTES: Final = 32 * 1024 * 1024
"""The largest record that is read."""

MAX_LINE: Final = 8192
"""The longest line, in characters."""

MAX_LINES: Final = 1_000_000
"""The largest number of lines."""

_BLANK: Final = " \t\r"
"""Spaces around a statement; U+00A0 is no such space, it belongs to a name."""


class UnreadableError(RummyError):
    """Says that a file cannot be read at all: ``too_large``, ``not_text``, ``no_file``."""


class RecordError(RummyError):
    """Says which statement of a record does not hold; ``line`` is 1-based, ``fields`` the house rules it is about."""

    def __init__(
        self,
        line: int,
        code: str,
        arguments: Mapping[str, Argument] | None = None,
        fields: tuple[str, ...] = (),
    ) -> None:
        super().__init__(code, arguments)
        self.line: Final = line
        self.fields: Final = fields

    @classmethod
    def at(cls, line: int, error: RummyError) -> RecordError:
        """Gives the same failure with the line where it stands."""
        return cls(line, error.code, error.arguments, error.fields if isinstance(error, RulesError) else ())


class Statement(msgspec.Struct, frozen=True):
    """Is one line of a record: ``key`` before the colon, ``body`` after it; ``- NAME:`` has the key ``-``.

    ``subject`` is what follows the key's word: the name of ``hand NAME:`` and ``- NAME:``, the number of ``meld N:``.
    """

    line: int
    key: str
    subject: str
    body: str


def decode(raw: bytes) -> str:
    """Decodes a record's bytes; raises UnreadableError where they are too many or no UTF-8."""
    if len(raw) > MAX_BYTES:
        raise UnreadableError("too_large", {"limit": MAX_BYTES // (1024 * 1024)})
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableError("not_text", {"byte": error.start}) from None


def statements(text: str) -> Iterator[Statement]:
    """Splits a record into its statements, without comments and blank lines; raises RecordError."""
    for number, whole in enumerate(text.split("\n"), 1):
        if number > MAX_LINES:
            raise RecordError(number, "too_many_lines", {"limit": MAX_LINES})
        if len(whole) > MAX_LINE:
            raise RecordError(number, "line_too_long", {"limit": MAX_LINE})
        said = whole.partition("#")[0].strip(_BLANK)
        if said:
            yield _statement(number, said)


def _statement(number: int, said: str) -> Statement:
    before, colon, body = said.partition(":")
    if not colon:
        raise RecordError(number, "no_colon", {"text": said[:60]})
    before = before.strip(_BLANK)
    if before.startswith("-"):
        return Statement(number, "-", before[1:].strip(_BLANK), body.strip(_BLANK))
    key, _, subject = before.replace("\t", " ").partition(" ")
    return Statement(number, key, subject.strip(_BLANK), body.strip(_BLANK))


_WRITTEN: Final = str.maketrans({" ": "\u00a0", ",": "‚", ":": "꞉", "#": "＃"})
_SHOWN: Final = str.maketrans({"\u00a0": " ", "‚": ",", "꞉": ":", "＃": "#"})


def name_text(name: str) -> str:
    """Writes a name so that it reads back: U+00A0 for spaces, look-alikes for comma, colon and number sign."""
    return name.translate(_WRITTEN)


def shown_name(text: str) -> str:
    """Reads a name as it is shown."""
    return text.translate(_SHOWN)


def parse_name(line: int, text: str) -> str:
    """Reads a new name of ``seats``; raises RecordError for one that other statements could not tell apart."""
    bare = text.strip(_BLANK)
    shown = shown_name(bare)
    if not shown.strip():
        raise RecordError(line, "empty_name")
    if ":" in bare or " by " in bare or bare.endswith((" draw", " play", " call")) or not is_printable(shown):
        raise RecordError(line, "bad_name", {"name": shown if is_printable(shown) else ascii(shown)})
    return shown


def read_card(line: int, word: str) -> Card:
    """Reads one card; raises RecordError."""
    try:
        return parse_card(word)
    except CardError as error:
        raise RecordError.at(line, error) from None


def read_cards(line: int, text: str) -> tuple[Card | None, ...]:
    """Reads cards, ``?`` as None; raises RecordError."""
    return tuple(None if word == "?" else read_card(line, word) for word in text.split())


def card_text(card: Card | None) -> str:
    """Writes a card, an unknown one as ``?``."""
    return "?" if card is None else card.text
