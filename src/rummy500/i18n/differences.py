"""How two rule sets differ, in one line of short pieces."""

from __future__ import annotations

from rummy500.i18n.catalogue import message
from rummy500.i18n.in_force import values_apart
from rummy500.rules import FIELDS, PRESETS, Rules

__all__ = ["changes", "difference", "differs"]

_BETWEEN = " · "


def difference(field: str, text: str, language: str) -> str:
    """Gives a value of a house rule as a piece of such a line.

    >>> difference("cut", "on", "en"), difference("target", "300", "de")
    ('cut before the deal', 'bis 300 Punkte')
    """
    name = f"differs-{field.replace('_', '-')}"
    if text.isdecimal():
        return message(language, name, count=int(text))
    return message(language, f"{name}-{text.replace('_', '-')}")


def differs(rules: Rules, seats: int, base: str = "standard", language: str = "en", *, same: str | None = None) -> str:
    """Gives in one line what differs from a preset at this number of seats, as far as it has an effect.

    Where nothing does: ``same``, by default that these are the standard rules.

    >>> differs(Rules(cut=True, target=300), 4)
    'cut before the deal · to 300 points'
    """
    apart = values_apart(rules, PRESETS[base], seats)
    if not apart:
        return message(language, "differs-nothing") if same is None else same
    return _BETWEEN.join(difference(field, text, language) for field, text in apart.items())


def changes(before: Rules, after: Rules, seats: int, language: str = "en", *, seats_before: int | None = None) -> str:
    """Gives in one line what is different from now on; empty where nothing is.

    >>> changes(Rules(cut=True), Rules(), 4), changes(Rules(), Rules(), 5, seats_before=4)
    ('no cut', '5 players · 2 decks')
    """
    was = seats_before or seats
    pieces = [difference("seats", str(seats), language)] if was != seats else []
    apart = values_apart(after, before, seats, was)
    pieces += [difference(field, apart[field], language) for field in FIELDS if field in apart]
    return _BETWEEN.join(pieces)
