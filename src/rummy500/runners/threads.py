"""Heavy work on a few threads of this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

__all__ = ["ThreadRunner"]

Result = TypeVar("Result")


class ThreadRunner:
    """Runs work on at most ``threads`` threads; more work waits its turn."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="runner")

    async def run(self, work: Callable[[], Result]) -> Result:
        """Gives what ``work`` returns, or raises what it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Waits for work under way and drops what has not started."""
        self._pool.shutdown(wait=True, cancel_futures=True)
