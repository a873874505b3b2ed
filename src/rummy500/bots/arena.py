"""Compares players on mirrored deals: plays, stops by itself where a test is asked for, and keeps a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from rummy500.bots.crew import CrewError, played
from rummy500.bots.deal_sets import Contest, DealSet, check_contest, in_turn, play_deal, seatings
from rummy500.bots.ledger import LedgerError, read_ledger, write_ledger
from rummy500.bots.sequential import SequentialTest, Verdict
from rummy500.bots.standings import Lead, Outcome, Standing, mean_interval, outcome_of
from rummy500.rules import Rules

__all__ = [
    "Contest",
    "CrewError",
    "DealSet",
    "Lead",
    "LedgerError",
    "Outcome",
    "SequentialTest",
    "Standing",
    "Verdict",
    "arena",
    "compare",
    "in_turn",
    "mean_interval",
    "outcome_of",
    "play_deal",
    "seatings",
]

_SAVE_SECONDS: Final = 2.0


def compare(
    contest: Contest,
    deals: int,
    *,
    jobs: int = 1,
    file: Path | None = None,
    until: tuple[float, float] | None = None,
    progress: Callable[[Sequence[DealSet]], None] | None = None,
) -> Outcome:
    """Plays so many deal sets, those included that ``file`` already holds; ``progress`` is told all sets so far.

    With ``until`` (LOW, HIGH) it ends sooner, once the sequential test knows which lead of the first player over the
    second is the likelier; that test needs two players. Interrupted, it leaves a file that the same call continues.
    Raises ValueError and RulesError for a contest that cannot be, LedgerError for a file of another contest, OSError
    for one that cannot be written, CrewError where a process fails.
    """
    check_contest(contest)
    if until is not None and len(contest.players) != 2:
        raise ValueError("the sequential test compares two players")
    test = SequentialTest(*until) if until is not None else None
    sets = read_ledger(file, contest) if file is not None else []
    saved = _Saved(file, contest, sets, test)
    for each in sets:
        saved.count(each)
    if file is not None:
        saved.save()
    work = played(contest, range(len(sets), deals), jobs)
    try:
        while not saved.decided():
            played_set = next(work, None)
            if played_set is None:
                break
            sets.append(played_set)
            saved.count(played_set)
            saved.save_sometimes()
            if progress is not None:
                progress(sets)
    finally:
        try:
            work.close()
        finally:
            saved.save()
    return saved.outcome()


class _Saved:
    """Keeps the file of a comparison and its test up with the deal sets."""

    def __init__(self, file: Path | None, contest: Contest, sets: list[DealSet], test: SequentialTest | None) -> None:
        self._file = file
        self._contest = contest
        self._sets = sets
        self._test = test
        self._at = monotonic()

    def count(self, each: DealSet) -> None:
        if self._test is not None:
            self._test.add(each.shares[0].points - each.shares[1].points)

    def decided(self) -> bool:
        return self._test is not None and self._test.verdict().accepted is not None

    def outcome(self) -> Outcome:
        return outcome_of(self._contest, self._sets, self._test.verdict() if self._test is not None else None)

    def save_sometimes(self) -> None:
        if monotonic() - self._at >= _SAVE_SECONDS:
            self.save()

    def save(self) -> None:
        if self._file is not None and self._sets:
            write_ledger(self._file, self._contest, self.outcome(), self._sets)
        self._at = monotonic()


def arena(
    rules: Rules,
    seats: int,
    players: Sequence[str],
    rounds: int,
    seed: int,
    *,
    name: str = "",
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Outcome:
    """Plays at least so many rounds, made up to whole deal sets; ``progress`` is told the rounds played so far.

    Raises as ``compare``.
    """
    contest = Contest(tuple(players), name, rules, seats, seed)
    check_contest(contest)
    size = len(seatings(seats, rules.teams, len(players)))

    def told(sets: Sequence[DealSet]) -> None:
        if progress is not None:
            progress(len(sets) * size)

    return compare(contest, max(2, -(-rounds // size)), jobs=jobs, progress=told)
