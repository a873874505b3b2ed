"""Rounds played to their end by the quick player, in a few microseconds each.

Plain typed Python; `rollout.pxd` holds the machine types where the module is compiled.
"""

from __future__ import annotations

from collections.abc import Sequence

from rummy500.bots.keen import Keen
from rummy500.bots.light import Light
from rummy500.bots.trail import Trail
from rummy500.kernel.state import KernelRules, Rng, State, Work

KIND = 0xF << 24
DRAW = 0
TAKE = 3 << 24
OVER = 2
LIMIT = 2000
SPENT_LIMIT = 30000


def play_out(s: State, w: Work, rng: Rng, light: Light, trail: Trail, limit: int) -> int:
    """Play a round to its end, or as far as the player finds a way; how many actions, `limit` at most."""
    return play_between(s, w, rng, light, light, trail, limit)


def play_between(s: State, w: Work, rng: Rng, even: Light, odd: Light, trail: Trail, limit: int) -> int:
    """As `play_out`, the even seats with one table of weights and the odd ones with another; calls are the first's."""
    n = 0
    while s.phase != OVER and n < limit and w.spent < SPENT_LIMIT:
        code = 0
        if s.window and s.phase == 0 and s.kr.call:
            code = even.call(s, w)
        if code == 0 and s.turn % 2 == 0:
            code = even.choose(s, w, trail)
        elif code == 0:
            code = odd.choose(s, w, trail)
        if code < 0:
            break
        go(s, rng, trail, code)
        n += 1
    return n


def go(s: State, rng: Rng, trail: Trail, code: int) -> None:
    """Play an action, shuffling first where the stock is due for it."""
    if s.is_restock_due() and (code & KIND == DRAW or code & KIND == TAKE):
        s.restock_random(rng)
        code &= ~127
    trail.follow(s, code)
    s.apply(code)


def play_keenly(s: State, w: Work, rng: Rng, light: Light, keen: Keen, trail: Trail, moves: int) -> int:
    """Let the nets decide so many times, or as long as the round lasts; how many actions they were."""
    n = 0
    while s.phase != OVER and n < moves and w.spent < SPENT_LIMIT:
        code = 0
        if s.window and s.phase == 0 and s.kr.call:
            code = light.call(s, w)
        if code == 0:
            code = keen.choose(s, w, trail)
        if code < 0:
            code = light.choose(s, w, trail)
        if code < 0:
            break
        go(s, rng, trail, code)
        n += 1
    return n


def match(kr: KernelRules, first: Sequence[float], second: Sequence[float], seed: int, deals: int) -> list[float]:
    """Play deals in every second seat against each other: points a round of the first over the second, by deal.

    Each deal is played twice, the sides changed over.
    """
    one = Light(kr, first)
    other = Light(kr, second)
    leads: list[float] = []
    s = State(kr)
    start = State(kr)
    w = Work()
    rng = Rng(seed)
    again = Rng(seed)
    trail = Trail()
    for deal in range(deals):
        start.deal_random(rng, deal % kr.seats)
        lead = 0.0
        for turned in range(2):
            s.copy_table(start)
            again.x = rng.x
            trail.clear()
            w.spent = w.nodes = 0
            play_between(s, w, again, one if turned == 0 else other, other if turned == 0 else one, trail, LIMIT)
            lead += side_lead(s) if turned == 0 else -side_lead(s)
        leads.append(lead / 2.0)
    return leads


def side_lead(s: State) -> float:
    """The mean score of the even seats less that of the odd ones."""
    even = 0.0
    odd = 0.0
    seats = s.kr.seats
    for seat in range(seats):
        if seat % 2 == 0:
            even += s.score(seat)
        else:
            odd += s.score(seat)
    return even / ((seats + 1) // 2) - odd / (seats // 2)
