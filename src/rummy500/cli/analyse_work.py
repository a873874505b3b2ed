"""Doing an analysis on the command line: one decision after another, or several at once in processes of their own."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rummy500.bots.analysis import QUALITIES, RoundAnalysis, Task, Weight, analysed, tasks, weigh
from rummy500.bots.analysis_moments import Story, story
from rummy500.game.record import read_record

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

__all__ = ["Workers", "workers"]

_AT_ONCE: Final = 4
"""So many decisions for each process are handed out at a time."""

Told = Callable[[int, int], None]
"""Hears how many decisions are done, and of how many."""


class Workers:
    """Weighs the decisions of one record's rounds; ``pool`` None does it here."""

    def __init__(self, text: str, jobs: int, pool: ProcessPoolExecutor | None) -> None:
        self._text = text
        self._jobs = jobs
        self._pool = pool

    def analyse(self, number: int, quality: str, told: Told) -> RoundAnalysis:
        """Analyses a round that is over."""
        tale, parts = _parts(self._text, number)
        told(0, len(parts))
        weights: list[Weight] = []
        for weight in self._weights(number, len(parts), quality):
            weights.append(weight)
            told(len(weights), len(parts))
        return analysed(tale, weights, number, quality)

    def _weights(self, number: int, count: int, quality: str) -> Iterator[Weight]:
        if self._pool is None:
            for place in range(count):
                yield _weigh(self._text, number, place, quality)
            return
        ahead: list[Future[Weight]] = []
        for place in range(count):
            ahead.append(self._pool.submit(_weigh, self._text, number, place, quality))
            if len(ahead) >= self._jobs * _AT_ONCE:
                yield ahead.pop(0).result()
        while ahead:
            yield ahead.pop(0).result()


@contextmanager
def workers(text: str, jobs: int) -> Iterator[Workers]:
    """Gives workers for a record, in ``jobs`` processes where that is more than one, and ends them afterwards."""
    if jobs == 1:
        yield Workers(text, jobs, None)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    # Ctrl+C goes to all processes of a terminal. What is ignored here stays ignored in those that begin meanwhile, so
    # only this one decides what it means.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for _ in range(jobs):
            pool.submit(int)  # each begins a process, as none has come to its first work yet
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        yield Workers(text, jobs, pool)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@lru_cache(maxsize=2)
def _parts(text: str, number: int) -> tuple[Story, tuple[Task, ...]]:
    tale = story(read_record(text), number)
    return tale, tasks(tale)


def _weigh(text: str, number: int, place: int, quality: str) -> Weight:
    return weigh(_parts(text, number)[1][place], QUALITIES[quality])
