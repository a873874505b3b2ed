"""Whether every order of the cards is as likely as any other: chi-square over 100,000 deals, beside a biased shuffle.

    ./dev bench deals [--deals N] [--seed S] [--json FILE]

Deals are made as at a table: a secret and four shares give the key (docs/fair-deal.md), the key shuffles 52 cards. The
peer draws from the same keys in the way that is often written: a byte modulo the number of places, nothing skipped.

Four questions, each answered with a chi-square statistic, its degrees of freedom and the probability p of one as large
from a fair shuffle: ``place`` (how often each card lies at each place), ``first`` (the first card dealt), ``pair`` (the
first two cards, in order), ``runs`` (how many cards still follow their neighbour in the unshuffled pack). A fair
shuffle gives every p between 0 and 1 equally often; a p below a millionth says that the shuffle is not fair.

JSON keys: ``deals``, ``seed``, and for ``ours`` and ``modulo`` QUESTION.chi2, .df and .p; ``ours.us_per_deal``.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import math
import time
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

from rummy500.game.deal import shuffled
from rummy500.game.fair import SECRET_BYTES, SHARE_BYTES, deal_key

CARDS = 52
SEATS = 4
Shuffle = Callable[[bytes], list[int]]


class Answer(NamedTuple):
    """One chi-square: the statistic, its degrees of freedom, and the probability of one as large."""

    chi2: float
    df: int
    p: float


def ours(key: bytes) -> list[int]:
    """The shuffle of the game."""
    return shuffled(key, b"deal", range(CARDS))


def modulo(key: bytes) -> list[int]:
    """Fisher-Yates by a byte modulo the number of places: places that 256 does not divide into evenly are favoured."""
    stream = b"".join(hmac.digest(key, b"deal" + n.to_bytes(8, "big"), hashlib.sha256) for n in range(2))
    cards = list(range(CARDS))
    for place in range(CARDS - 1, 0, -1):
        other = stream[place] % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def measure(shuffle: Shuffle, keys: Iterable[bytes]) -> tuple[dict[str, Answer], float]:
    """Asks the four questions of the decks that these keys give; also gives the microseconds of one shuffle."""
    place = [[0] * CARDS for _ in range(CARDS)]
    pair: Counter[tuple[int, int]] = Counter()
    runs: Counter[int] = Counter()
    deals, spent = 0, 0.0
    for key in keys:
        start = time.perf_counter()
        deck = shuffle(key)
        spent += time.perf_counter() - start
        for counts, card in zip(place, deck, strict=True):
            counts[card] += 1
        pair[deck[0], deck[1]] += 1
        runs[min(sum(b == a + 1 for a, b in pairwise(deck)), 6)] += 1
        deals += 1
    pairs = [pair[a, b] for a in range(CARDS) for b in range(CARDS) if a != b]
    return {
        "place": places_answer(place, deals),
        "first": answer(place[0], [deals / CARDS] * CARDS),
        "pair": answer(pairs, [deals / len(pairs)] * len(pairs)),
        "runs": answer([runs[count] for count in range(7)], [deals * share for share in run_shares()]),
    }, spent / deals * 1e6


def answer(seen: list[int], expected: list[float]) -> Answer:
    """Pearson's statistic for counts of which one is given by the others."""
    chi2 = sum((count - mean) ** 2 / mean for count, mean in zip(seen, expected, strict=True))
    df = len(seen) - 1
    return Answer(chi2, df, chi_square_tail(chi2, df))


def places_answer(place: list[list[int]], deals: int) -> Answer:
    """The statistic of the table card × place.

    Each deal puts one card on each place and one place to each card, so the cells of a deal are not independent: their
    covariance is the projection on tables without row and column sums, divided by n - 1. Hence the factor (n - 1) / n
    and (n - 1)² degrees of freedom.
    """
    mean = deals / CARDS
    chi2 = (CARDS - 1) / CARDS * sum((count - mean) ** 2 / mean for row in place for count in row)
    df = (CARDS - 1) ** 2
    return Answer(chi2, df, chi_square_tail(chi2, df))


def run_shares() -> list[float]:
    """The share of orders in which 0, 1, … 5, and 6 or more cards follow their neighbour in the pack directly.

    Glueing k of the n - 1 neighbours leaves n - k pieces none of which may follow its neighbour, which is so in
    D(n - k) + D(n - k - 1) orders, D counting derangements.
    """
    derangements = [1, 0]
    for n in range(2, CARDS + 1):
        derangements.append((n - 1) * (derangements[-1] + derangements[-2]))
    shares = [
        math.comb(CARDS - 1, k) * (derangements[CARDS - k] + derangements[CARDS - k - 1]) / math.factorial(CARDS)
        for k in range(6)
    ]
    return [*shares, 1 - sum(shares)]


def chi_square_tail(chi2: float, df: int) -> float:
    """The probability that chi-square with ``df`` degrees of freedom is at least so large: Q(df/2, chi2/2).

    Series below the mean, continued fraction above it (Abramowitz and Stegun 6.5.29, 6.5.31).
    """
    a, x = df / 2, chi2 / 2
    scale = math.exp(a * math.log(x) - x - math.lgamma(a)) if x > 0 else 0.0
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return 1 - total * scale
    b = x + 1 - a
    c, d = 1e300, 1 / b
    fraction = d
    for i in range(1, 100_000):
        b += 2
        d = 1 / (b - i * (i - a) * d)
        c = b - i * (i - a) / c
        fraction *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return scale * fraction


def keys(deals: int, seed: int) -> Iterable[bytes]:
    """Keys as at a table of four; the seed stands for the operating systems that give secrets and shares."""
    rng = Random(seed)
    for _ in range(deals):
        yield deal_key(rng.randbytes(SECRET_BYTES), [rng.randbytes(SHARE_BYTES) for _ in range(SEATS)])


def main() -> None:
    """Prints the answers for both shuffles, and writes them to a file where one is named."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--deals", type=int, default=100_000)
    options.add_argument("--seed", type=int, default=500)
    options.add_argument("--json", type=Path)
    chosen = options.parse_args()
    figures: dict[str, float] = {"deals": chosen.deals, "seed": chosen.seed}
    print(f"{chosen.deals:,} deals, seed {chosen.seed}\n{'':8} {'question':10} {'chi-square':>12} {'df':>6} {'p':>12}")
    for name, shuffle in (("ours", ours), ("modulo", modulo)):
        answers, cost = measure(shuffle, keys(chosen.deals, chosen.seed))
        for question, (chi2, df, p) in answers.items():
            print(f"{name:8} {question:10} {chi2:12,.1f} {df:6} {p:12.3g}")
            figures |= {f"{name}.{question}.chi2": chi2, f"{name}.{question}.df": df, f"{name}.{question}.p": p}
        if name == "ours":
            figures["ours.us_per_deal"] = cost
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
