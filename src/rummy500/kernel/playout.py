"""Random play on the kernel: whole rounds without a Python object an action."""

from __future__ import annotations

from rummy500.kernel.state import KernelRules, Rng, State, Work

M64 = 0xFFFFFFFFFFFFFFFF
MIX = 0x9E3779B97F4A7C15
OVER = 2


class Result:
    """What a number of rounds came to."""

    def __init__(self) -> None:
        self.actions = 0
        self.check = 0


def playout(state: State, rng: Rng, work: Work) -> int:
    """Play random legal actions to the end of the round; how many there were."""
    n = 0
    while state.phase != OVER:
        step(state, rng, work)
        n += 1
    return n


def step(state: State, rng: Rng, work: Work) -> int:
    """Play one random legal action; its code."""
    state.list_legal(work)
    action = work.code[rng.below(work.n)]
    if state.is_restock_due():
        action = restocked(state, rng, action)
    state.apply(action)
    return action


def restocked(state: State, rng: Rng, action: int) -> int:
    """Shuffle the pile into the stock where the action draws; the same action on the new pile."""
    if action >> 24 == 0:
        state.restock_random(rng)
    elif action >> 24 == 3:
        state.restock_random(rng)
        return action & ~127
    return action


def run(state: State, rng: Rng, work: Work, rounds: int, out: Result) -> None:
    """Deal and play rounds, the dealer moving on; every action goes into a check sum."""
    dealer = 0
    while rounds > 0:
        state.deal_random(rng, dealer)
        while state.phase != OVER:
            action = step(state, rng, work)
            out.check = ((out.check ^ action) * MIX + work.n) & M64
            out.actions += 1
        for seat in range(state.kr.seats):
            out.check = (out.check * MIX + state.score(seat) + 65536) & M64
        dealer += 1
        if dealer >= state.kr.seats:
            dealer = 0
        rounds -= 1


def play_rounds(rules: KernelRules, seed: int, rounds: int) -> tuple[int, int]:
    """Deal and play rounds of random actions: (number of actions, check sum of actions and scores).

    The same numbers in both executions.
    """
    out = Result()
    run(State(rules), Rng(seed), Work(), rounds, out)
    return result(out)


def result(out: Result) -> tuple[int, int]:
    """The numbers of a result."""
    return out.actions, out.check
