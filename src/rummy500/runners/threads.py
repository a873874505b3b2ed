"""Heavy work on a few threads of this process."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

__all__ = ["ThreadRunner"]

Result = TypeVar("Result")

_NICENESS: Final = 5


class ThreadRunner:
    """Runs work on at most ``threads`` threads, in the order in which it comes; more work waits its turn.

    Work that is ``patient`` gives way to the rest of the process: its threads have a lower priority where the system
    can say so of a single thread (Linux).
    """

    def __init__(self, threads: int = 2, *, patient: bool = False) -> None:
        name = "patient" if patient else "runner"
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=_give_way if patient else None)

    async def run(self, work: Callable[[], Result]) -> Result:
        """Gives what ``work`` returns, or raises what it raises; work that has not begun ends with its caller."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Waits for work under way and drops what has not started."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def _give_way() -> None:
    """Lowers the priority of this thread."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + _NICENESS)
