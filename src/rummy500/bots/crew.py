"""Plays the deal sets of a contest in several processes; the results come in the order of their numbers."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Final, NoReturn

from rummy500.bots.deal_sets import Contest, DealSet, Room
from rummy500.cards import RummyError

__all__ = ["CrewError", "played"]

_PORTION_SECONDS: Final = 0.5
_MOST_A_PORTION: Final = 32
_AHEAD: Final = 8
_LEAVING: Final = 10.0


class CrewError(RummyError):
    """Says why a process of the crew could not go on."""


def played(contest: Contest, numbers: Sequence[int], jobs: int) -> Generator[DealSet, None, None]:
    """Plays deal sets in so many processes and gives them in the order asked; closing it ends everything.

    Raises CrewError where a process fails.
    """
    if jobs <= 1:
        with Room(contest) as room:
            for number in numbers:
                yield room.play(number)
        return
    crew = _Crew(contest, min(jobs, max(1, len(numbers))))
    try:
        yield from crew.play(list(numbers))
    finally:
        crew.end()


class _Crew:
    """Hands out portions of deal sets, each about half a second of play, to whoever is free."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self._context = get_context("spawn")
        self._processes: list[BaseProcess] = []
        self._free: list[Connection] = []
        self._busy: dict[Connection, tuple[int, float]] = {}
        self._portion = 1
        for _ in range(jobs):
            ours, theirs = self._context.Pipe()
            process = self._context.Process(target=_work, args=(contest, theirs), daemon=False)
            process.start()
            theirs.close()
            self._processes.append(process)
            self._free.append(ours)
        self._all = list(self._free)

    def play(self, numbers: list[int]) -> Iterator[DealSet]:
        """Gives the deal sets in order."""
        done: dict[int, DealSet] = {}
        handed = given = 0
        while given < len(numbers):
            # Not far ahead of the slowest, so that a test that stops early has not played much for nothing.
            while self._free and handed < min(len(numbers), given + _AHEAD * self._portion * len(self._all)):
                portion = numbers[handed : handed + self._portion]
                handed += len(portion)
                self._hand(self._free.pop(), portion)
            for each in self._returned():
                done[each.number] = each
            while given < len(numbers) and numbers[given] in done:
                yield done.pop(numbers[given])
                given += 1

    def _hand(self, connection: Connection, portion: list[int]) -> None:
        try:
            connection.send(portion)
        except OSError:
            self._fail()
        self._busy[connection] = (len(portion), monotonic())

    def _returned(self) -> Iterator[DealSet]:
        for connection in wait(list(self._busy)):
            assert isinstance(connection, Connection)
            try:
                answer = connection.recv()
            except (EOFError, OSError):
                self._fail()
            if isinstance(answer, str):
                raise CrewError("arena_failed", {"text": answer})
            size, since = self._busy.pop(connection)
            self._free.append(connection)
            fitting = size * _PORTION_SECONDS / max(1e-3, monotonic() - since)
            self._portion = max(1, min(_MOST_A_PORTION, int(fitting)))
            yield from answer

    def _fail(self) -> NoReturn:
        raise CrewError("arena_ended")

    def end(self) -> None:
        """Ends the processes, and with them the programs that they have started."""
        for connection in self._all:
            connection.close()
        for connection, process in zip(self._all, self._processes, strict=True):
            # One in the middle of a deal set does not look at its connection.
            if connection in self._busy:
                process.terminate()
        for process in self._processes:
            process.join(_LEAVING)
            if process.is_alive():
                process.kill()
                process.join()


def _work(contest: Contest, orders: Connection) -> None:
    """Is one process: plays what it is handed until there is nobody to hand it anything."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    try:
        with Room(contest) as room:
            while (numbers := _order(orders)) is not None:
                orders.send([room.play(number) for number in numbers])
    except Exception as error:  # whatever it is, the parent has to say it
        with suppress(OSError):
            orders.send(f"{type(error).__name__}: {error}")


def _order(orders: Connection) -> list[int] | None:
    try:
        numbers: list[int] = orders.recv()
    except (EOFError, OSError):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        return None
    return numbers


def _leave(*_: object) -> NoReturn:
    # Once is enough: a second one would interrupt the end of the programs.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise SystemExit
