"""A sequential test on deal sets: it stops by itself as soon as the leads seen so far say enough.

The test is the generalised sequential probability ratio test as engine testers use it (Michel Van den Bergh, "A
practical introduction to the GSPRT" and "Comments on normalized Elo"; the pentanomial test for chess is its case of
five classes). A class here is a lead in points: the mean lead over one deck's seatings, rounded to a tenth. For each
of two hypotheses about the mean lead the likelihoods of the classes are chosen as favourably as the hypothesis allows,
p(i) = f(i) / (1 + t (x(i) - mean)) with f(i) the frequency seen, which is Owen's empirical likelihood. Wald's bounds
on the logarithm of their ratio end the test.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

__all__ = ["ERROR", "LEAST", "SequentialTest", "Verdict", "log_likelihood_ratio"]

ERROR: Final = 0.05
"""The chance of each of the two wrong verdicts."""

LEAST: Final = 48
"""No verdict on fewer deal sets: the likelihoods are estimates, and poor ones at first."""

_CLASSES: Final = 10
_STEPS: Final = 100
_NEAR: Final = 1e-12
_CERTAIN: Final = 1e6


class Verdict(msgspec.Struct, frozen=True):
    """Is where a test stands: ``accepted`` is "low", "high" or None while it goes on.

    ``ratio`` is the log-likelihood ratio of HIGH against LOW, ``bound`` the value that ends the test on either side,
    ``sets`` how many deal sets it has looked at.
    """

    low: float
    high: float
    ratio: float
    bound: float
    sets: int
    accepted: str | None


class SequentialTest:
    """Decides between a mean lead of ``low`` and one of ``high`` points a round; raises ValueError unless low < high.

    >>> test = SequentialTest(0, 5)
    >>> for lead in (6.0, 4.0, 9.0, -2.0) * 50:
    ...     test.add(lead)
    >>> test.verdict().accepted
    'high'
    """

    def __init__(self, low: float, high: float) -> None:
        if not (math.isfinite(low) and math.isfinite(high) and low < high):
            raise ValueError("the lower lead has to be below the higher one")
        self.low: Final = low
        self.high: Final = high
        self._bound: Final = math.log((1 - ERROR) / ERROR)
        self._seen: Counter[int] = Counter()
        self._last = Verdict(low, high, 0.0, self._bound, 0, None)

    def add(self, lead: float) -> None:
        """Takes in the lead of the next deal set; after the verdict nothing more counts."""
        if self._last.accepted is None:
            self._seen[round(lead * _CLASSES)] += 1
            self._last = self._stand()

    def verdict(self) -> Verdict:
        """Says where the test stands."""
        return self._last

    def _stand(self) -> Verdict:
        count = self._seen.total()
        if count < LEAST:
            return Verdict(self.low, self.high, 0.0, self._bound, count, None)
        leads = [(step / _CLASSES, seen) for step, seen in sorted(self._seen.items())]
        ratio = log_likelihood_ratio(leads, self.low, self.high)
        accepted = None
        if abs(ratio) >= self._bound:
            accepted = "high" if ratio > 0 else "low"
        return Verdict(self.low, self.high, ratio, self._bound, count, accepted)


def log_likelihood_ratio(classes: Iterable[tuple[float, int]], low: float, high: float) -> float:
    """Gives the logarithm of the best likelihood with mean ``high`` over the best one with mean ``low``.

    ``classes`` are (value, how often seen). Where all values lie on one side of a mean, no likelihoods have that mean:
    the hypothesis on the side of the values then wins by a large number.
    """
    seen = list(classes)
    if not seen:
        return 0.0
    least, most = min(value for value, _ in seen), max(value for value, _ in seen)
    if least == most:
        return 0.0 if low < least < high else math.copysign(_CERTAIN, least - (low + high) / 2)
    if least >= high:
        return _CERTAIN
    if most <= low:
        return -_CERTAIN
    can_low, can_high = least < low < most, least < high < most
    if not (can_low and can_high):
        return 0.0 if not (can_low or can_high) else -_CERTAIN if can_low else _CERTAIN
    low_tilt, high_tilt = _tilt(seen, low), _tilt(seen, high)
    return sum(
        count * (math.log1p(low_tilt * (value - low)) - math.log1p(high_tilt * (value - high))) for value, count in seen
    )


def _tilt(seen: list[tuple[float, int]], mean: float) -> float:
    """Solves sum f(i) (x(i) - mean) / (1 + t (x(i) - mean)) = 0 for t; the sum falls with t, so halving finds it."""
    below = -1 / (max(value for value, _ in seen) - mean)
    above = 1 / (mean - min(value for value, _ in seen))
    guess = 0.0
    for _ in range(_STEPS):
        sum_ = slope = 0.0
        for value, count in seen:
            part = (value - mean) / (1 + guess * (value - mean))
            sum_ += count * part
            slope += count * part * part
        if sum_ > 0:
            below = guess
        else:
            above = guess
        newton = guess + sum_ / slope
        ahead = newton if below < newton < above else (below + above) / 2
        if abs(ahead - guess) <= _NEAR * (1 + abs(guess)):
            return ahead
        guess = ahead
    return guess
