"""Help and complaints about a command line, in the language that is spoken."""

from __future__ import annotations

import textwrap
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from rummy500.cli.language import say

if TYPE_CHECKING:
    from cyclopts import CycloptsError
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

__all__ = ["Screen", "epilogue", "wrong"]

_WIDEST: Final = 100
_ANSWERED: Final = ("help", "version")
_PANELS: Final = {"Commands": "commands", "Arguments": "arguments", "Parameters": "parameters"}
_USAGE: Final = {
    "COMMAND": "usage-command",
    "[OPTIONS]": "usage-options",
    "[ARGS]": "usage-more",
    "[ARGS...]": "usage-more",
}


class Screen:
    """Writes the help of one command, or of them all where ``command`` is None, from the catalogues."""

    def __init__(self, command: str | None) -> None:
        self._command: Final = command

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Writes how the command is called."""
        words = str(getattr(usage, "plain", usage) or "").split()
        named = " ".join(_used(word, before) for before, word in zip(["", *words], words, strict=False))
        _print(console, [say("usage", usage=named)])

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Writes what the command does."""
        for key in ("about",) if self._command is None else (self._command, f"{self._command}-more"):
            _print(console, ["", *_wrapped(say(key), console)])

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Writes one group of commands, arguments or options."""
        rows = [(_label(entry), self._told(entry)) for entry in panel.entries]
        if not rows:
            return
        width = max(len(label) for label, _ in rows)
        lines = ["", say(f"panel-{_PANELS[str(panel.title)]}") + ":"]
        for label, told in rows:
            first, *more = _wrapped(told, console, width + 4)
            lines += [f"  {label:<{width}}  {first}", *(" " * (width + 4) + line for line in more)]
        _print(console, lines)

    def _told(self, entry: HelpEntry) -> str:
        name = (entry.names or (entry.positional_label or "",))[0].lstrip("-").lower()
        if name in _ANSWERED:
            return say(f"{name}-flag")
        if self._command is None:
            return say(name)
        parts = [say(f"{self._command}-{name}")]
        if entry.default not in (None, "False"):
            parts.append(say("default", value=entry.default))
        if entry.required:
            parts.append(say("required"))
        return " ".join(parts)


def epilogue() -> str:
    """Says what holds for every command."""
    from rummy500.i18n import COMPLETE

    return say("language", choices=", ".join(COMPLETE))


def _label(entry: HelpEntry) -> str:
    if entry.positional_label:
        return _place(entry.positional_label)
    names = ", ".join(entry.all_options)
    return f"{names} {say('kind-' + entry.metavar.rstrip('.').lower())}" if entry.metavar else names


def _used(word: str, before: str) -> str:
    if word in _USAGE:
        return say(_USAGE[word])
    return say(f"kind-{word.lower()}") if before.startswith("--") and word.isupper() else _place(word)


def _place(word: str) -> str:
    return say(f"place-{word.lower()}") if word.isupper() else word


def _wrapped(text: str, console: Console, indent: int = 0) -> list[str]:
    return textwrap.wrap(text, max(20, min(console.width, _WIDEST) - indent)) or [""]


def _print(console: Console, lines: list[str]) -> None:
    console.print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)


def wrong(error: CycloptsError, commands: list[str]) -> str:
    """Says what is wrong with a command line, what may have been meant, and where help is."""
    said, meant = _complaint(error, commands)
    chain = " ".join(["rummy500", *(error.command_chain or ())])
    hint = [say("wrong-meant", text=meant)] if meant is not None else []
    return " ".join([said, *hint, say("wrong-help", command=chain)])


def _complaint(error: CycloptsError, commands: list[str]) -> tuple[str, str | None]:
    """Gives the complaint and what may have been meant."""
    from cyclopts import (
        CoercionError,
        MissingArgumentError,
        RepeatArgumentError,
        UnknownCommandError,
        UnknownOptionError,
        UnusedCliTokensError,
    )

    match error:
        case UnknownOptionError(token=token, argument_collection=known):
            text = token.keyword or token.value
            return say("wrong-option", text=text), _nearest(text, [name for one in known for name in one.names])
        case UnknownCommandError(unused_tokens=[str(text), *_]):
            if text.startswith("-"):
                return say("wrong-option", text=text), None
            return say("wrong-command", text=text, choices=", ".join(commands)), _nearest(text, commands)
        case CoercionError():
            return _bad_value(error), None
        case MissingArgumentError(argument=argument) if argument is not None:
            given = any(token.keyword for token in argument.tokens) or error.keyword is not None
            return say("wrong-no-value" if given else "wrong-missing", name=error.keyword or _name(argument)), None
        case UnusedCliTokensError(unused_tokens=[*texts]):
            return say("wrong-unused", text=" ".join(map(str, texts))), None
        case RepeatArgumentError(token=token):
            return say("wrong-twice", name=str(token.keyword)), None
    return say("wrong-other"), None


def _bad_value(error: Any) -> str:
    key = {int: "wrong-whole", float: "wrong-number"}.get(error.target_type, "wrong-value")
    text = error.token.value if error.token is not None else ""
    name = error.token.keyword if error.token is not None and error.token.keyword else _name(error.argument)
    return say(key, name=name, text=text)


def _name(argument: Any) -> str:
    name = str(argument.name)
    return name if name.startswith("-") else _place(name.upper())


def _nearest(text: str, known: list[str]) -> str | None:
    return next(iter(get_close_matches(text, known, n=1, cutoff=0.6)), None)
