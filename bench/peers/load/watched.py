"""Serves like ``rummy500 serve`` and notes how late its event loop is: each line is the time in ms and the delay in us.

    python watched.py FILE

A timer of 5 ms runs beside the real server; its delay is what any other event of the loop has to wait as well.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path

from rummy500.server.logs import set_up_logs
from rummy500.server.running import run
from rummy500.server.settings import read_settings

PERIOD = 0.005
KEPT = 200


async def watch(path: Path) -> None:
    """Notes the delays for as long as the server runs."""
    noted: list[str] = []
    with path.open("w", encoding="ascii") as file:
        while True:
            due = time.perf_counter() + PERIOD
            await asyncio.sleep(PERIOD)
            late = max(0.0, time.perf_counter() - due)
            noted.append(f"{time.time_ns() // 1_000_000} {late * 1e6:.0f}\n")
            if len(noted) == KEPT:
                file.writelines(noted)
                file.flush()
                noted.clear()


def main() -> None:
    """Serves, and watches."""
    tasks = []

    def started(address: str) -> None:
        tasks.append(asyncio.get_running_loop().create_task(watch(Path(sys.argv[1]))))
        print(f"Rummy 500 is at {address}", flush=True)

    set_up_logs("warning", "text")
    run(read_settings(os.environ), started)


if __name__ == "__main__":
    main()
