"""What many comparisons come to together: Bradley–Terry ratings, and the share of whole matches that a player wins."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean, stdev
from typing import Final

import msgspec

from rummy500.bots.deal_sets import DealSet
from rummy500.game.scoring import winners
from rummy500.rules import Rules

__all__ = ["Pairing", "Rating", "match_share", "ratings"]

_ELO: Final = 400 / math.log(10)
_STEPS: Final = 2000
_NEAR: Final = 1e-9
_DRAWS: Final = 200
_TAIL: Final = 0.025
_GROUPS: Final = 20
_MATCHES: Final = 600
_T_OF_19: Final = 2.093
_LONGEST: Final = 1000


class Pairing(msgspec.Struct, frozen=True):
    """Is what two players came to: the first one's part of the rounds won ± half its 95 % interval, over deal sets."""

    first: str
    second: str
    won: float
    interval: float
    deals: int


class Rating(msgspec.Struct, frozen=True):
    """Is a player's strength on Elo's scale (400 points: ten rounds won for one lost) with its 95 % interval."""

    player: str
    points: float
    low: float
    high: float


def ratings(pairings: Sequence[Pairing], anchor: str, seed: int = 1) -> list[Rating]:
    """Fits Bradley–Terry strengths to rounds won, the strongest first; the anchor has 0.

    The intervals come from fits to results drawn anew within theirs. Each pair counts one round more, shared, so that a
    player who never loses has a rating too. Players that no chain of pairings joins to the anchor are left out.
    """
    joined = _joined(pairings, anchor)
    kept = [pairing for pairing in pairings if pairing.first in joined and pairing.second in joined]
    if not kept:
        return []
    rng = Random(seed)
    best = _fit(kept, anchor)
    drawn: dict[str, list[float]] = {player: [] for player in best}
    for _ in range(_DRAWS):
        again = [msgspec.structs.replace(each, won=_near(each, rng)) for each in kept]
        for player, points in _fit(again, anchor).items():
            drawn[player].append(points)
    found = []
    for player, points in best.items():
        ordered = sorted(drawn[player])
        cut = int(_TAIL * len(ordered))
        found.append(Rating(player, points, ordered[cut], ordered[-1 - cut]))
    return sorted(found, key=lambda rating: -rating.points)


def _near(pairing: Pairing, rng: Random) -> float:
    spread = pairing.interval / 1.96 if math.isfinite(pairing.interval) else 0.25
    return min(1.0, max(0.0, rng.gauss(pairing.won, spread)))


def _joined(pairings: Sequence[Pairing], anchor: str) -> set[str]:
    joined = {anchor}
    while True:
        more = {each.first for each in pairings if each.second in joined}
        more |= {each.second for each in pairings if each.first in joined}
        if more <= joined:
            return joined
        joined |= more


def _fit(pairings: Sequence[Pairing], anchor: str) -> Mapping[str, float]:
    """Finds the likeliest strengths by Hunter's minorisation (MM) steps."""
    players = sorted({each.first for each in pairings} | {each.second for each in pairings})
    wins = dict.fromkeys(players, 0.0)
    met: dict[str, dict[str, float]] = {player: {} for player in players}
    for each in pairings:
        wins[each.first] += each.won * each.deals + 0.5
        wins[each.second] += (1 - each.won) * each.deals + 0.5
        for one, other in ((each.first, each.second), (each.second, each.first)):
            met[one][other] = met[one].get(other, 0.0) + each.deals + 1
    strength = dict.fromkeys(players, 1.0)
    for _ in range(_STEPS):
        moved = 0.0
        for player in players:
            weight = sum(count / (strength[player] + strength[other]) for other, count in met[player].items())
            better = wins[player] / weight
            moved = max(moved, abs(math.log(better / strength[player])))
            strength[player] = better
        if moved < _NEAR:
            break
    return {player: _ELO * math.log(strength[player] / strength[anchor]) for player in players}


def match_share(rules: Rules, sets: Sequence[DealSet], seed: int = 1) -> tuple[float, float] | None:
    """Gives the first player's share of matches to the target and half its 95 % interval, two players at two seats.

    Matches are put together from the rounds of the deal sets by lot, dealer and dealer in turn; that is what real
    matches come to for players that do not look at the match's score. The interval is over twenty parts of the sets,
    each with matches of its own; None for fewer than a hundred sets.
    """
    if len(sets) < 5 * _GROUPS:
        return None
    rng = Random(seed)
    shares = [_share_of_part(rules, sets[part::_GROUPS], rng) for part in range(_GROUPS)]
    return fmean(shares), _T_OF_19 * stdev(shares) / math.sqrt(_GROUPS)


def _share_of_part(rules: Rules, sets: Sequence[DealSet], rng: Random) -> float:
    rounds: list[list[tuple[int, ...]]] = [[], []]
    for each in sets:
        for rotation, scores in enumerate(each.scores):
            rounds[(each.number + rotation) % 2].append(scores)
    won = 0.0
    for number in range(_MATCHES):
        won += _match(rules, rounds, number % 2, rng)
    return won / _MATCHES


def _match(rules: Rules, rounds: Sequence[Sequence[tuple[int, ...]]], dealer: int, rng: Random) -> float:
    totals = [0, 0]
    for done in range(1, _LONGEST):
        first, second = rng.choice(rounds[dealer] or rounds[1 - dealer])
        totals[0] += first
        totals[1] += second
        won = winners(rules, totals, done, None)
        if won:
            return (0 in won) / len(won)
        dealer = 1 - dealer
    return 0.5
