"""The command line: one module a command, imported only when its command is called."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

__all__ = ["COMMANDS", "main"]

COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "serve": ("rummy500.cli.serve:serve", "Serve the game in the browser, with computers to play against."),
    "play": ("rummy500.cli.play:play", "Play a match in the terminal against computers."),
    "replay": ("rummy500.cli.replay:replay", "Play a record through and print how it ends."),
    "legal": ("rummy500.cli.legal:legal", "Print every legal action at the end of a record."),
    "perft": ("rummy500.cli.perft:perft", "Count the action sequences from the end of a record."),
    "deal": ("rummy500.cli.deal:deal", "Print a fresh record: head and deal."),
    "analyse": ("rummy500.cli.analyse:analyse", "Say what each decision of a finished round was worth."),
    "arena": ("rummy500.cli.arena:arena", "Let computers play each other."),
}
"""Every command: where its function is, and what it does; without a command the first one runs."""

_USAGE: Final = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and gives its exit code: 2 for a command line that cannot be understood."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")
    try:
        return _run(words or ["serve"])
    except BrokenPipeError:
        # Whoever read our output has gone away, as in "| head": nothing is left to say.
        sys.stderr.close()
        return 1


def _run(words: list[str]) -> int:
    from cyclopts import App, CycloptsError

    app = App(name="rummy500", help="Rummy 500: play, serve and study it.", version=_version, help_format="plaintext")
    for name, (place, told) in COMMANDS.items():
        app.command(place, name=name, help=told)
    try:
        done = app(words, exit_on_error=False, print_error=True, result_action="return_value")
    except CycloptsError:
        return _USAGE
    return done if isinstance(done, int) else 0


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("rummy500")
    except PackageNotFoundError:
        return "a source tree that is not installed"
