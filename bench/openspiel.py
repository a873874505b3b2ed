"""Our round as an OpenSpiel game: OpenSpiel's own tests, resampling, and its ISMCTS bot at work.

    ./dev bench openspiel [--json FILE] [--sims N] [--rounds N] [--simulations N] [--seed N]

It fails, with exit code 1, where a test does not hold; so this is the test of `envs/openspiel.py`, which needs
OpenSpiel.

JSON keys: PRESET_SEATS.actions (how many there are), .states_per_s (random play through OpenSpiel's interface, our
tests included), ismcts.points and .low, .high (95 %: its points a round above a player who acts at random, on mirrored
deals), .ms_per_decision.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from rummy500.envs.openspiel import NAME, Playouts, resampler
from rummy500.rules import PRESETS

TABLES = (("standard", 2), ("joker_table", 4), ("pagat", 3), ("partnership", 4), ("persian", 4), ("classic", 5))
EXPLORATION = 60.0
# OpenSpiel has no types, and its packages not even stubs of any.
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
observation: Any = import_module("open_spiel.python.observation")


class WrongError(AssertionError):
    """Says what does not hold."""


def expect(holds: bool, what: str) -> None:
    if not holds:
        raise WrongError(what)


def load(preset: str, seats: int) -> Any:
    return pyspiel.load_game(NAME, {"preset": preset, "seats": seats})


def settle(state: Any, rng: random.Random) -> None:
    while state.is_chance_node():
        faces, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(faces, chances)[0])


def own_tests(preset: str, seats: int, sims: int, seed: int) -> dict[str, float]:
    """Runs OpenSpiel's random simulation test and ours of what a player can tell apart."""
    game = load(preset, seats)
    expect(str(pyspiel.load_game(str(game))) == str(game), f"{game} can be loaded by its own name")
    pyspiel.random_sim_test(game, num_sims=sims, serialize=True, verbose=False)
    rng = random.Random(seed)
    states, start = 0, time.perf_counter()
    for _ in range(sims):
        state = game.new_initial_state()
        while not state.is_terminal():
            settle(state, rng)
            if state.is_terminal():
                break
            if rng.random() < 0.1:
                resample_test(game, state, rng)
            state.apply_action(rng.choice(state.legal_actions()))
            states += 1
        low, high = game.min_utility(), game.max_utility()
        expect(all(low <= points <= high for points in state.returns()), f"{state.returns()} is in {low} … {high}")
    return {"actions": game.num_distinct_actions(), "states_per_s": states / (time.perf_counter() - start)}


def resample_test(game: Any, state: Any, rng: random.Random) -> None:
    """A player sees the same in a resampled state, by every way of looking, and the original stays as it is."""
    observer = observation.make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    before = str(state)
    for player in range(game.num_players()):
        world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(rng.getrandbits(31), 0.0, 1.0))
        expect(world.current_player() == state.current_player(), "a world has the same player to decide")
        for way in ("information_state_string", "information_state_tensor", "observation_string", "observation_tensor"):
            expect(getattr(world, way)(player) == getattr(state, way)(player), f"a world has the same {way}")
        expect(observer.string_from(world, player) == world.information_state_string(player), "observers agree")
        if player == state.current_player():
            expect(world.legal_actions() == state.legal_actions(), "a world has the same legal actions")
        for action in rng.sample(world.legal_actions(), 1):
            expect(bool(world.action_to_string(action)), "every action has a text")
            clone = world.clone()
            clone.apply_action(action)
            expect(world.information_state_string(player) == state.information_state_string(player), "clones are apart")
    expect(str(state) == before, "resampling changes nothing")


def ismcts_rounds(rounds: int, simulations: int, seed: int) -> dict[str, float]:
    """Lets OpenSpiel's ISMCTS bot play one who acts at random, each deal with the seats exchanged."""
    game = load("standard", 2)
    rng = random.Random(seed)
    bot = ismcts.ISMCTSBot(game, Playouts(rng), EXPLORATION, simulations, random_state=np.random.RandomState(seed))
    bot.set_resampler(resampler(rng))
    leads, seconds, decisions = [], 0.0, 0
    for number in range(rounds):
        lead = 0.0
        for seat in range(2):
            state, cards = game.new_initial_state(), random.Random(f"{seed} {number}")
            while not state.is_terminal():
                settle(state, cards)
                if state.is_terminal():
                    break
                if state.current_player() == seat:
                    start = time.process_time()
                    action = bot.step(state)
                    seconds, decisions = seconds + time.process_time() - start, decisions + 1
                else:
                    action = rng.choice(state.legal_actions())
                expect(action in state.legal_actions(), "the bot's action is legal")
                state.apply_action(action)
            lead += (state.returns()[seat] - state.returns()[1 - seat]) / 2
        leads.append(lead)
    mean = statistics.fmean(leads)
    half = 1.96 * statistics.stdev(leads) / len(leads) ** 0.5 if len(leads) > 1 else float("inf")
    return {"points": mean, "low": mean - half, "high": mean + half, "ms_per_decision": 1000 * seconds / decisions}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--sims", type=int, default=2, help="random rounds for each table")
    parser.add_argument("--rounds", type=int, default=4, help="deals for the ISMCTS bot, each played twice")
    parser.add_argument("--simulations", type=int, default=100, help="of the bot for each decision")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    figures: dict[str, float] = {}
    try:
        for preset, seats in TABLES:
            for name, value in own_tests(preset, seats, options.sims, options.seed).items():
                figures[f"{preset}_{seats}.{name}"] = value
            print(f"{preset}, {seats} seats: random_sim_test and resampling hold", flush=True)
        for preset in PRESETS:
            load(preset, 4).new_initial_state()
        found = ismcts_rounds(options.rounds, options.simulations, options.seed)
    except WrongError as error:
        print(f"This does not hold: {error}", file=sys.stderr)
        return 1
    figures |= {f"ismcts.{name}": value for name, value in found.items()}
    print(
        f"ISMCTSBot with {options.simulations} simulations above random play: {found['points']:+.1f} points a round "
        f"({found['low']:.1f} … {found['high']:.1f}), {found['ms_per_decision']:.1f} ms a decision"
    )
    if options.json is not None:
        options.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
