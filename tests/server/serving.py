"""Real servers for the tests: in a thread of this process, or as a process that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from rummy500.app.ports import Computers, Store
from rummy500.server.app import Server
from rummy500.server.running import build_server, listen, uvicorn_config
from rummy500.server.settings import Limits, Settings
from rummy500.storage.memory import MemoryStore
from tests.server.policy import RandomComputers

ROOT = Path(__file__).parents[2]

WIDE = Limits(
    messages_per_second=1e6,
    messages_burst=1_000_000,
    tables_per_guest_hour=100_000,
    tables_per_network_hour=100_000,
    sockets_per_guest=1000,
    sockets_per_network=1000,
    unknown_tables_per_minute=100_000,
    requests_per_second=1e6,
    requests_burst=1_000_000,
)
"""Limits that no test meets by accident."""


class _ThreadServer(uvicorn.Server):
    def install_signal_handlers(self) -> None:
        """Leaves signals to the tests."""


class Running:
    """Is a server in a thread of this process, on a free port."""

    def __init__(
        self, settings: Settings, store: Store, computers: Computers, now: Callable[[], int] | None = None
    ) -> None:
        self.ears = listen("127.0.0.1", settings.port)
        self.port: int = self.ears.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = settings
        self.store = store
        self._computers = computers
        self._now = now
        self._started = threading.Event()
        self._thread = threading.Thread(target=self._run, name="server")
        self.server: Server
        self.loop: asyncio.AbstractEventLoop
        self._uvicorn: uvicorn.Server

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            self.server = build_server(self.settings, self.store, self._computers, self._now)
            self._uvicorn = _ThreadServer(uvicorn_config(self.settings, self.server))
            serving = asyncio.create_task(self._uvicorn._serve([self.ears]))
            while not self._uvicorn.started and not serving.done():
                await asyncio.sleep(0.005)
            self._started.set()
            await serving

        with asyncio.Runner() as runner:
            runner.run(main())

    def start(self) -> None:
        """Starts it and waits until it listens."""
        self._thread.start()
        assert self._started.wait(20)

    def stop(self) -> None:
        """Stops it as SIGTERM does."""
        asyncio.run_coroutine_threadsafe(self.server.say_goodbye(), self.loop).result(20)
        self._uvicorn.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()


@contextmanager
def running(
    store: Store | None = None,
    computers: Computers | None = None,
    limits: Mapping[str, Any] | None = None,
    now: Callable[[], int] | None = None,
    **others: Any,
) -> Iterator[Running]:
    """Runs a server in a thread, with wide limits except the ones that are named; ``now`` is its clock on the wall."""
    bounds = msgspec.structs.replace(WIDE, **(limits or {}))
    settings = Settings(limits=bounds, **{"port": 0, **others})
    server = Running(settings, store or MemoryStore(), computers or RandomComputers(), now)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Process:
    """Is a server as a process of its own: ``rummy500 serve``, with a database that outlives it."""

    def __init__(self, folder: Path, **variables: str) -> None:
        self.folder = folder
        self.port = 0
        self.log = folder / "server.log"
        self._variables = variables
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Gives its address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Gives its process id."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Starts it, after the first time on the same port, and waits until it says that it listens."""
        self.port = self.port or free_port()
        wide = {f"RUMMY_{name.upper()}": str(value) for name, value in msgspec.structs.asdict(WIDE).items()}
        wide["RUMMY_MESSAGES_PER_SECOND"] = wide["RUMMY_REQUESTS_PER_SECOND"] = "1000000"
        environment = {**os.environ, **wide, **self._variables, "PYTHONPATH": str(ROOT / "src")}
        with self.log.open("a") as log:
            command = [sys.executable, "-m", "rummy500", "serve"]
            self._process = subprocess.Popen(
                [*command, "--port", str(self.port), "--data-dir", str(self.folder)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if self.url in line:
                return
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def kill(self) -> None:
        """Kills it without a warning (SIGKILL)."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Asks it to end (SIGTERM) and gives its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process = self._process
        assert process is not None
        process.send_signal(how)
        code = process.wait(30)
        assert process.stdout is not None
        process.stdout.close()
        self._process = None
        return code

    @property
    def alive(self) -> bool:
        """Says whether it runs."""
        return self._process is not None and self._process.poll() is None


def free_port() -> int:
    """Gives a port that nobody listens on now."""
    with socket.socket() as ears:
        ears.bind(("127.0.0.1", 0))
        return int(ears.getsockname()[1])
