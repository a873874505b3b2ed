"""``rummy500 serve``: the server with the browser client and computers to play against."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

__all__ = ["serve"]

EXIT_SETTINGS = 2
EXIT_START = 3


def serve(
    *,
    host: Annotated[str | None, Parameter(help="Address to listen on; 0.0.0.0 is the whole network.")] = None,
    port: Annotated[int | None, Parameter(help="Port to listen on; 0 takes a free one.")] = None,
    data_dir: Annotated[Path | None, Parameter(help="Folder of the database.")] = None,
) -> int:
    """Serve the game in the browser, with computers to play against.

    What is not said here comes from the environment (RUMMY_HOST, RUMMY_PORT, RUMMY_DATA_DIR and the other settings of
    docs/self-hosting.md), else it is 127.0.0.1, 8500 and a folder of the user's own.
    """
    try:
        from rummy500.server.logs import set_up_logs
        from rummy500.server.running import StartError, run
        from rummy500.server.settings import SettingsError, read_settings
    except ModuleNotFoundError as error:
        return _say(f"The server needs the package {error.name}: install it with pip install 'rummy500[server]'.", 2)
    try:
        settings = read_settings(os.environ)
    except SettingsError as error:
        return _say(f"The setting {error.name} cannot be used ({error.wants}).", EXIT_SETTINGS)
    given = {"host": host, "port": port, "data_dir": data_dir or _data_dir(os.environ)}
    settings = msgspec.structs.replace(settings, **{name: value for name, value in given.items() if value is not None})
    set_up_logs(settings.log_level, settings.log_format)
    _tell_execution()
    try:
        run(settings, lambda address: _tell(f"Rummy 500 is at {address} (Ctrl+C ends it)."))
    except StartError as error:
        return _say(error.sentence, EXIT_START)
    except KeyboardInterrupt:
        return 0
    return 0


def _data_dir(environment: Mapping[str, str]) -> Path | None:
    """Gives the usual data folder where no setting names one."""
    if "RUMMY_DATA_DIR" in environment or "RUMMY_DATA_DIR_FILE" in environment:
        return None
    home = environment.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "rummy500"


def _tell_execution() -> None:
    from rummy500.bots import offered
    from rummy500.kernel import state

    if Path(str(state.__file__)).suffix == ".py":
        _tell(
            "The rule book is not compiled here: the game runs, but slower, and computers play up to the level "
            f"{offered()[-1]} (a C compiler gives speed and the levels above)."
        )


def _tell(sentence: str) -> None:
    print(sentence, flush=True)


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr, flush=True)
    return code
