"""Error codes and their typed arguments as sentences: the code is the message, `wrong_phase` → `error-wrong-phase`."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rummy500.cards import Card, RummyError
from rummy500.i18n.catalogue import Variable, has_message, message, rendered
from rummy500.i18n.words import card_text, field_name, is_field

_CARD: Final = re.compile(r"(?:A|[2-9]|10|J|Q|K)[SHDC]|JK")
# What people typed, and names that people chose, are shown as they are.
_VERBATIM: Final = frozenset({"text", "name", "value", "choices", "form"})

Argument = int | str | Card | Sequence[str] | Sequence[Card]


def sentence(language: str, code: str, arguments: Mapping[str, Argument] | None = None) -> str:
    """The sentence for an error code, its cards, card texts and field names in the reader's words.

    Never fails: a code without a sentence gives a general one that names the code.
    """
    name = f"error-{code.replace('_', '-')}"
    if not has_message("en", name):
        return message(language, "error-other", code=code)
    shown = {key: _shown(key, value, language) for key, value in (arguments or {}).items()}
    return rendered(language, name, shown)[0]


def told(error: RummyError, language: str) -> str:
    """The sentence for an error that was raised."""
    return sentence(language, error.code, error.arguments)


def _shown(key: str, value: Argument, language: str) -> Variable:
    if isinstance(value, Card):
        return card_text(value, language)
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return value if key in _VERBATIM else _word(key, value, language)
    parts = [str(_shown(key, part, language)) for part in value]
    if all(isinstance(part, Card) or _CARD.fullmatch(part) for part in value):
        return " ".join(parts)
    return _joined(parts, language)


def _word(key: str, value: str, language: str) -> str:
    if key in ("field", "fields") and is_field(value):
        return field_name(value, language)
    placed, _, stands_for = value.partition("=")
    if not _CARD.fullmatch(placed):
        return value
    text = card_text(Card(placed), language)
    if not _CARD.fullmatch(stands_for):
        return text if not stands_for else value
    return message(language, "card-as", card=text, **{"as": card_text(Card(stands_for), language)})


def _joined(parts: Sequence[str], language: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return message(language, "list-and", head=", ".join(parts[:-1]), last=parts[-1])
