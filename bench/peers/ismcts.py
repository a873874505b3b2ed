"""Plays a level against OpenSpiel's ISMCTS bot on mirrored deals; `bench/strength.py` starts it.

    python bench/peers/ismcts.py LEVEL SIMULATIONS FILE [--deals N] [--seed N] [--minutes M]

Both see what their seat may know of one round as an OpenSpiel game. FILE is one of the arena's and is continued. The
bot has our quick random playouts for its evaluator, and worlds drawn by our resampling.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any

import numpy as np
import pyspiel

from rummy500.bots.arena import outcome_of
from rummy500.bots.deal_sets import Contest, DealSet, Share
from rummy500.bots.entrants import sitter_of
from rummy500.bots.ledger import read_ledger, write_ledger
from rummy500.bots.outside_round import TimedSitter
from rummy500.bots.playing import watch
from rummy500.envs.action_ids import SILENT
from rummy500.envs.chance_round import ChanceRound
from rummy500.envs.openspiel import NAME, Playouts, resampler
from rummy500.game.coding import caller
from rummy500.kernel import codes
from rummy500.rules import PRESETS

PRESET = "standard"
SEATS = 2
EXPLORATION = 60.0
# OpenSpiel has no types, and its packages not even stubs of any.
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")


class Bot:
    """Is OpenSpiel's bot with the time that it takes."""

    def __init__(self, game: Any, simulations: int, rng: Random) -> None:
        numbers = np.random.RandomState(rng.getrandbits(31))
        self._bot = ismcts.ISMCTSBot(game, Playouts(rng), EXPLORATION, simulations, random_state=numbers)
        self._bot.set_resampler(resampler(rng))
        self.seconds = 0.0
        self.decisions = 0

    def decide(self, state: Any) -> int:
        start = process_time()
        action = int(self._bot.step(state))
        self.seconds += process_time() - start
        self.decisions += 1
        return action


def level_action(sitter: TimedSitter, round: ChanceRound) -> int:
    """Gives a level's action by its number; asked for a call, anything else is silence."""
    state, seat = round.state, round.seat
    code = sitter.decide(round.book, state, seat)
    if round.asking and (code is None or caller(code) < 0):
        return SILENT
    assert code is not None
    return round.ids.number(code, state.pile())


def witness(sitter: TimedSitter, round: ChanceRound, action: int) -> None:
    """Lets the level's memory see what an action shows to all."""
    if action == SILENT:
        return
    code = round.legal()[action]
    if round.state.restock_due and code & codes.KIND in (codes.DRAW, codes.TAKE):
        top = round.state.pile()[-1]
        if code & codes.KIND == codes.TAKE:
            sitter.memory.took(round.seat, (top,))
        else:
            sitter.memory.drew(round.seat, top)
        return
    watch(round.state, code, [sitter])


def cards_in_order(rng: Random) -> Callable[[ChanceRound], int]:
    """Gives who lets cards come: those of one shuffled deck in its order, after a reshuffle of another."""
    order: list[int] = []

    def come(round: ChanceRound) -> int:
        while True:
            if not order:
                order.extend(round.stock.elements())
                rng.shuffle(order)
            face = order.pop()
            if round.stock[face] > 0:
                return face

    return come


def play(game: Any, bot: Bot, sitter: TimedSitter, seat: int, cards: Random) -> Any:
    """Plays a round to its end, the level at ``seat``."""
    state = game.new_initial_state()
    come = cards_in_order(cards)
    sitter.memory.clear()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(come(state.round))
            continue
        action = level_action(sitter, state.round) if state.current_player() == seat else bot.decide(state)
        witness(sitter, state.round, action)
        state.apply_action(action)
    return state


def deal_set(contest: Contest, game: Any, simulations: int, number: int) -> DealSet:
    """Plays one deck with the level in either seat."""
    scores: list[tuple[int, ...]] = []
    won, out, spent, asked = [0.0, 0.0], [0, 0], [0.0, 0.0], [0, 0]
    for seat in range(SEATS):
        bot = Bot(game, simulations, Random(f"{contest.seed} {number} {seat} ismcts"))
        sitter = sitter_of(contest.players[0], Random(f"{contest.seed} {number} {seat}"))
        state = play(game, bot, sitter, seat, Random(f"{contest.seed} {number}"))
        made = [int(points) for points in state.returns()]
        scores.append((made[seat], made[1 - seat]))
        won[0] += (scores[-1][0] > scores[-1][1]) + (scores[-1][0] == scores[-1][1]) / 2
        if state.round.state.out_seat >= 0:
            out[0 if state.round.state.out_seat == seat else 1] += 1
        for player, (cpu, decisions) in enumerate(((sitter.cpu, sitter.decisions), (bot.seconds, bot.decisions))):
            spent[player] += cpu
            asked[player] += decisions
    won[1] = SEATS - won[0]
    shares = tuple(
        Share(
            points=sum(each[player] for each in scores) / SEATS,
            place=2 - won[player] / SEATS,
            won=won[player] / SEATS,
            went_out=out[player] / SEATS,
            decisions=asked[player],
            seconds=spent[player],
        )
        for player in range(2)
    )
    return DealSet(number, SEATS, shares, tuple(scores))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("level")
    parser.add_argument("simulations", type=int)
    parser.add_argument("file", type=Path)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10.0)
    options = parser.parse_args()
    players = (options.level, f"ismcts:{options.simulations}")
    contest = Contest(players, PRESET, PRESETS[PRESET], SEATS, options.seed)
    game = pyspiel.load_game(NAME, {"preset": PRESET, "seats": SEATS})
    sets = read_ledger(options.file, contest)
    end = monotonic() + 60 * options.minutes
    while len(sets) < options.deals and monotonic() < end:
        sets.append(deal_set(contest, game, options.simulations, len(sets)))
        write_ledger(options.file, contest, outcome_of(contest, sets), sets)
        print(f"{len(sets)} of {options.deals} deals", file=sys.stderr, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
