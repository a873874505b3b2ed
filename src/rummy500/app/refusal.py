"""Why a table does not do what it was asked."""

from __future__ import annotations

from typing import Final

from rummy500.cards import RummyError

__all__ = ["Refusal", "plain_arguments"]


class Refusal(Exception):  # noqa: N818 - an answer to the client, not a fault
    """Says why a table does not do what it was asked: a code of docs/protocol.md and its arguments."""

    def __init__(self, code: str, args: dict[str, int | str | list[str]] | None = None) -> None:
        super().__init__(code, args)
        self.code = code
        self.arguments: Final = args or {}


def plain_arguments(error: RummyError) -> dict[str, int | str | list[str]]:
    """Gives an error's arguments as they go on the wire: numbers, texts and lists of texts."""
    plain: dict[str, int | str | list[str]] = {}
    for name, value in error.arguments.items():
        if isinstance(value, tuple):
            plain[name] = [str(part) for part in value]
        else:
            plain[name] = value if isinstance(value, (int, str)) else str(value)
    return plain
