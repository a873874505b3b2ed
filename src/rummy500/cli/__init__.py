"""The command line: one module a command, imported only when its command is called."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

__all__ = ["COMMANDS", "main"]

COMMANDS: Final[dict[str, str]] = {
    name: f"rummy500.cli.{name}:{name}"
    for name in ("serve", "play", "lesson", "replay", "legal", "perft", "deal", "analyse", "arena", "sheet")
}
"""Every command and where its function is; without a command the first one runs.

What a command and its options do is told by the catalogues: ``cli-NAME``, ``cli-NAME-more``, ``cli-NAME-OPTION``.
"""

_WITH_COMMANDS: Final = ("sheet",)
"""Those that have commands of their own, and their own screens."""

_USAGE: Final = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and gives its exit code: 2 for a command line that cannot be understood."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")
    try:
        return _spoken(words)
    except BrokenPipeError:
        # Whoever read our output has gone away, as in "| head": nothing is left to say.
        sys.stderr.close()
        return 1


def _spoken(words: list[str]) -> int:
    from rummy500.cli.language import UnknownLanguageError, speaking, spoken

    try:
        with speaking(words) as left:
            return _run(left or ["serve"])
    except UnknownLanguageError as error:
        from rummy500.i18n import COMPLETE, sentence

        print(sentence(spoken(), "unknown_language", {"text": str(error), "choices": COMPLETE}), file=sys.stderr)
        return _USAGE


def _run(words: list[str]) -> int:
    from cyclopts import App, CycloptsError

    from rummy500.cli.help import Screen, epilogue, wrong

    app = App(
        name="rummy500",
        version=_version,
        help_format="plaintext",
        help_formatter=Screen(None),
        help_epilogue=epilogue(),
    )
    for name, place in COMMANDS.items():
        if name in _WITH_COMMANDS:
            app.command(place, name=name)
        else:
            app.command(place, name=name, help_formatter=Screen(name))
    try:
        done = app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        group = next(iter(error.command_chain or ()), "")
        known = [name for name in app[group] if name[0] != "-"] if group in _WITH_COMMANDS else list(COMMANDS)
        print(wrong(error, known), file=sys.stderr)
        return _USAGE
    return done if isinstance(done, int) else 0


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("rummy500")
    except PackageNotFoundError:
        from rummy500.cli.language import say

        return say("no-version")
