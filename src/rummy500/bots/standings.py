"""What deal sets come to: means with their 95 % intervals for every player, and the leads between them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from rummy500.bots.deal_sets import Contest, DealSet, add_faults, share_of_time
from rummy500.bots.outside import Fault
from rummy500.bots.sequential import Verdict

__all__ = ["Lead", "Outcome", "Standing", "mean_interval", "outcome_of"]

_CONFIDENCE: Final = 1.959964


class Standing(msgspec.Struct, frozen=True):
    """Is the result of one player over all rounds.

    ``points`` a round, ``won`` (its part of the rounds won; equals share) and ``place`` each ± half the 95 % interval
    over deal sets; ``ms`` of CPU per decision (None: never asked); ``faults`` counts the decisions that a program lost
    to the fallback, each reason with an example.
    """

    player: str
    points: float
    interval: float
    won: float
    won_interval: float
    place: float
    place_interval: float
    went_out: float
    decisions: int
    ms: float | None
    faults: dict[Fault, tuple[int, str]]

    @property
    def lost(self) -> int:
        """How many decisions the fallback made."""
        return sum(count for count, _ in self.faults.values())


class Lead(msgspec.Struct, frozen=True):
    """Is how many points a round one player is ahead of another, ± half the 95 % interval over deal sets."""

    first: str
    second: str
    points: float
    interval: float


class Outcome(msgspec.Struct, frozen=True):
    """Is a whole comparison; ``leads`` has every pair, ``test`` the sequential test where one was asked for."""

    rules: str
    seats: int
    seed: int
    rounds: int
    deals: int
    standings: tuple[Standing, ...]
    leads: tuple[Lead, ...]
    test: Verdict | None = None

    @property
    def margin(self) -> float:
        """The first player's lead over the second in points a round."""
        return self.leads[0].points

    @property
    def interval(self) -> float:
        """Half the 95 % interval of the margin."""
        return self.leads[0].interval


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Gives the mean and half its 95 % confidence interval (infinite for a single value).

    >>> mean_interval([1.0, 3.0])[0]
    2.0
    """
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, _CONFIDENCE * math.sqrt(variance / n)


def outcome_of(contest: Contest, sets: Sequence[DealSet], test: Verdict | None = None) -> Outcome:
    """Sums deal sets up, at least one."""
    players = range(len(contest.players))
    rounds = sum(each.rounds for each in sets)
    leads = []
    for first in players:
        for second in players[first + 1 :]:
            lead = mean_interval([each.shares[first].points - each.shares[second].points for each in sets])
            leads.append(Lead(contest.players[first], contest.players[second], *lead))
    standings = tuple(_standing(contest.players[player], sets, player) for player in players)
    return Outcome(contest.preset, contest.seats, contest.seed, rounds, len(sets), standings, tuple(leads), test)


def _standing(name: str, sets: Sequence[DealSet], player: int) -> Standing:
    shares = [each.shares[player] for each in sets]
    faults: dict[Fault, tuple[int, str]] = {}
    for share in shares:
        add_faults(faults, share.faults)
    ms = share_of_time(sets, player)
    return Standing(
        name,
        *mean_interval([share.points for share in shares]),
        *mean_interval([share.won for share in shares]),
        *mean_interval([share.place for share in shares]),
        went_out=sum(share.went_out for share in shares) / len(shares),
        decisions=sum(share.decisions for share in shares),
        ms=None if math.isnan(ms) else ms,
        faults=faults,
    )
