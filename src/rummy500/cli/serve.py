"""``rummy500 serve``: the server with the browser client and computers to play against."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

from rummy500.cli.files import caused
from rummy500.cli.language import say

__all__ = ["serve"]

EXIT_SETTINGS = 2
EXIT_START = 3


def serve(*, host: str | None = None, port: int | None = None, data_dir: Path | None = None) -> int:
    """Serves the game in the browser; what is not said comes from the environment, else it is the usual."""
    try:
        from rummy500.server.logs import set_up_logs
        from rummy500.server.running import StartError, run
        from rummy500.server.settings import SettingsError, read_settings
    except ModuleNotFoundError as error:
        command = "pip install 'rummy500[server]'"
        return _say(say("server-package", package=error.name or "", command=command), EXIT_SETTINGS)
    try:
        settings = read_settings(os.environ)
    except SettingsError as error:
        return _say(caused(error), EXIT_SETTINGS)
    given = {"host": host, "port": port, "data_dir": data_dir or _data_dir(os.environ)}
    settings = msgspec.structs.replace(settings, **{name: value for name, value in given.items() if value is not None})
    set_up_logs(settings.log_level, settings.log_format)
    _tell_execution()
    try:
        run(settings, lambda address: _tell(say("serving", address=address)))
    except StartError as error:
        return _say(caused(error), EXIT_START)
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
        _tell(say("interpreted", level=offered()[-1]))


def _tell(text: str) -> None:
    print(text, flush=True)


def _say(text: str, code: int) -> int:
    print(text, file=sys.stderr, flush=True)
    return code
