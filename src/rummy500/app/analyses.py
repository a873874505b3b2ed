"""Analyses of finished rounds, one after another beside the tables: asked for, waited for, stopped, kept."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final, Literal, TypeAlias

import msgspec

from rummy500.app.analysis_file import Form, analysis_file
from rummy500.app.ports import Runner, Store, StoreUnavailable
from rummy500.app.refusal import Refusal
from rummy500.bots.analysis import ENGINE, QUALITIES, RoundAnalysis, Task, Weight, analysed, tasks, weigh
from rummy500.bots.analysis_moments import Story, story
from rummy500.game.match import Match
from rummy500.kernel import compiled
from rummy500.rules import rules_text

__all__ = ["Analyses", "Job", "Progress", "State"]

State: TypeAlias = Literal["waiting", "working", "done", "failed", "stopped"]

_PATIENCE_SECONDS: Final = 90.0
"""An analysis that nobody has asked about for so long is given up."""

_MOST_SECONDS: Final = 600.0
"""So long an analysis may take altogether; only positions with very many melds come near."""

_MOST_PARTS: Final = 1500
"""A round of more decisions is not analysed."""

_STORED: Final = 5000
_STORED_BYTES: Final = 64 << 20
"""So many analyses, of so many bytes, are kept over restarts; a round of two comes to some kilobytes."""


class Progress(msgspec.Struct, frozen=True):
    """Says how far an analysis is: ``done`` of ``all`` decisions, ``before`` other analyses that come first."""

    state: State
    done: int
    all: int
    before: int
    result: RoundAnalysis | None


class Job:
    """Is one analysis; ``owners`` are those who want it."""

    def __init__(self, key: bytes, match: Match, number: int, quality: str, now: float) -> None:
        self.id: Final = secrets.token_urlsafe(16)
        self.key: Final = key
        self.number: Final = number
        self.quality: Final = quality
        self.match: Match | None = match
        self.owners: set[str] = set()
        self.state: State = "waiting"
        self.done = self.all = 0
        self.result: RoundAnalysis | None = None
        self.asked = now
        self._moved = asyncio.Event()

    @property
    def open(self) -> bool:
        """Whether there is still something to be done."""
        return self.state in ("waiting", "working")

    def end(self, state: State) -> None:
        """Ends it, and lets go of what it was about."""
        self.state = state
        self.match = None
        self._tell()

    def finish(self, result: RoundAnalysis) -> None:
        """Ends it with what came of it."""
        self.result = result
        self.all = self.done = self.all or len(result.decisions)
        self.end("done")

    def step(self, done: int) -> None:
        """Notes that so many decisions are done."""
        self.done = done
        self._tell()

    async def beyond(self, done: int, seconds: float) -> None:
        """Waits until more than that is done or it has ended, at most so long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.open and self.done <= done:
                    await self._moved.wait()

    def _tell(self) -> None:
        self._moved.set()
        self._moved = asyncio.Event()


class Analyses:
    """Makes analyses, one decision at a time on a runner that is best a patient one, and keeps what came of them.

    At most ``waiting`` are open at once, ``each`` for one owner. What is asked for again, by whomever, is the same job;
    results are kept in the ``store`` too, ``kept`` of the newest jobs in memory. ``fault`` hears of a fault of ours,
    which ends one analysis only. ``clock`` gives monotonic seconds, ``now`` ms since 1970.
    """

    def __init__(
        self,
        runner: Runner,
        store: Store,
        *,
        waiting: int = 12,
        each: int = 2,
        kept: int = 300,
        fault: Callable[[Exception], None] = lambda _: None,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
    ) -> None:
        self._runner = runner
        self._store = store
        self._now = now
        self._waiting = waiting
        self._each = each
        self._kept = kept
        self._fault = fault
        self._clock = clock
        self._queue: list[Job] = []
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._by_key: dict[bytes, Job] = {}
        self._worker: asyncio.Task[None] | None = None

    async def start(self, owner: str, match: Match, number: int, quality: str) -> Job:
        """Gives the analysis of a round of a match that nobody changes any more, begun now or before.

        Raises Refusal: ``no_analysis`` without the compiled rule book, ``malformed`` for a quality that there is not,
        ``no_round``, ``round_not_over``, ``analyses_busy``.
        """
        if not compiled():
            raise Refusal("no_analysis")
        if quality not in QUALITIES:
            raise Refusal("malformed")
        if not 1 <= number <= len(match.results):
            raise Refusal("no_round" if not 1 <= number <= len(match.logs) else "round_not_over")
        key = _key(match, number, quality)
        found = None if key in self._by_key else await self._stored(key)
        job = self._by_key.get(key)  # perhaps somebody else's who asked meanwhile
        if job is None:
            if found is None:
                self._check(owner)
            job = Job(key, match, number, quality, self._clock())
            self._keep(job)
            if found is None:
                self._queue.append(job)
            else:
                job.finish(found)
        if job.open:
            job.owners.add(owner)
        self._touch(job)
        if self._queue and (self._worker is None or self._worker.done()):
            self._worker = asyncio.get_running_loop().create_task(self._work())
        return job

    def find(self, id: str) -> Job | None:
        """Gives an analysis that somebody still waits for, None for an unknown one."""
        job = self._jobs.get(id)
        if job is not None:
            self._touch(job)
        return job

    def progress(self, job: Job) -> Progress:
        """Says how far an analysis is."""
        before = self._queue.index(job) + (self._current is not None) if job in self._queue else 0
        return Progress(job.state, job.done, job.all, before, job.result)

    def stop(self, job: Job, owner: str) -> None:
        """Takes one owner's wish back; without any the analysis stops."""
        job.owners.discard(owner)
        if job.open and not job.owners:
            self._drop(job, "stopped")

    async def file(self, job: Job, match: Match, form: Form, language: str) -> bytes:
        """Gives what was found as a file to keep, with the players of this match; raises Refusal if there is nothing.

        The result does not depend on who played, so the match is that of whoever asks.
        """
        result = job.result
        if result is None or not 1 <= job.number <= len(match.results):
            raise Refusal("unknown_analysis")
        if _key(match, job.number, job.quality) != job.key:
            raise Refusal("unknown_analysis")
        return await self._runner.run(partial(analysis_file, match, (result,), form, language))

    async def close(self) -> None:
        """Stops everything and takes no more."""
        for job in list(self._jobs.values()):
            if job.open:
                self._drop(job, "stopped")
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
        await asyncio.to_thread(self._runner.close)

    @property
    def _current(self) -> Job | None:
        return next((job for job in self._jobs.values() if job.state == "working"), None)

    def _check(self, owner: str) -> None:
        waits = [job for job in self._jobs.values() if job.open]
        if len(waits) >= self._waiting or sum(owner in job.owners for job in waits) >= self._each:
            raise Refusal("analyses_busy")

    def _keep(self, job: Job) -> None:
        self._jobs[job.id] = job
        self._by_key[job.key] = job
        ended = [old for old in self._jobs.values() if not old.open]
        for old in ended[: max(0, len(self._jobs) - self._kept)]:
            self._forget(old)

    def _forget(self, job: Job) -> None:
        self._jobs.pop(job.id, None)
        if self._by_key.get(job.key) is job:
            del self._by_key[job.key]

    def _touch(self, job: Job) -> None:
        job.asked = self._clock()
        self._jobs.move_to_end(job.id)

    def _drop(self, job: Job, state: State) -> None:
        """Ends a job without a result: it may be asked about, but who wants one begins anew."""
        job.end(state)
        if job in self._queue:
            self._queue.remove(job)
        if self._by_key.get(job.key) is job:
            del self._by_key[job.key]

    async def _work(self) -> None:
        """Does what waits, in order."""
        while self._queue:
            job = self._queue.pop(0)
            job.state = "working"
            try:
                await self._analyse(job)
            except Exception as error:
                if job.open:
                    self._drop(job, "failed")
                self._fault(error)
            finally:
                if job.open:
                    self._drop(job, "stopped")

    async def _analyse(self, job: Job) -> None:
        match, end = job.match, self._clock() + _MOST_SECONDS
        assert match is not None
        tale, parts = await self._runner.run(partial(_parts, match, job.number))
        job.all = len(parts)
        if len(parts) > _MOST_PARTS:
            self._drop(job, "failed")
            return
        weights: list[Weight] = []
        for part in parts:
            if self._given_up(job):
                return
            weight = await self._runner.run(partial(weigh, part, QUALITIES[job.quality]))
            if not job.open:
                return
            weights.append(weight)
            job.step(len(weights))
            if self._clock() > end:
                self._drop(job, "failed")
                return
        result, packed = await self._runner.run(partial(_result, tale, weights, job.number, job.quality))
        # What cannot be kept now is made again when it is asked for after a restart.
        with contextlib.suppress(StoreUnavailable):
            await self._store.keep_analysis(job.key, packed, self._now(), _STORED, _STORED_BYTES)
        if job.open:
            job.finish(result)

    async def _stored(self, key: bytes) -> RoundAnalysis | None:
        """Gives what was found before the last restart; None where nothing is kept, or of another form."""
        with contextlib.suppress(StoreUnavailable, zlib.error, msgspec.MsgspecError):
            packed = await self._store.analysis(key)
            return None if packed is None else msgspec.json.decode(zlib.decompress(packed), type=RoundAnalysis)
        return None

    def _given_up(self, job: Job) -> bool:
        if job.open and self._clock() - job.asked > _PATIENCE_SECONDS:
            self._drop(job, "stopped")
        return not job.open


def _parts(match: Match, number: int) -> tuple[Story, tuple[Task, ...]]:
    tale = story(match, number)
    return tale, tasks(tale)


def _result(tale: Story, weights: list[Weight], number: int, quality: str) -> tuple[RoundAnalysis, bytes]:
    """Gives the analysis, and the same as it is stored."""
    result = analysed(tale, weights, number, quality)
    return result, zlib.compress(msgspec.json.encode(result))


def _key(match: Match, number: int, quality: str) -> bytes:
    """Gives what an analysis depends on as a hash: the rules, the deal, what was done, and how it is looked at."""
    log = match.logs[number - 1]
    told = (
        ENGINE,
        quality,
        number,
        rules_text(match.rules, match.seats),
        match.seats,
        log.dealer,
        log.start,
        [(getattr(entry, "seat", None), entry.text) for entry in log.entries],
    )
    return hashlib.sha256(msgspec.json.encode(told)).digest()
