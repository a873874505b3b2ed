"""The rule book's speed, beside OpenSpiel's gin rummy and RLCard's gin rummy in the same run.

    ./dev bench kernel [--json FILE] [--seconds S] [--repeats N]

All figures are of one core: random play from deal to the end of the round. Absolute numbers move with the machine;
the ratios hold. Each figure is the median of several runs, ours and the peers' in turn.

JSON keys: PRESET_SEATS.actions_per_s and .rounds_per_s, clone_ns (one copy of a state), typed_us (legal(), the number
of moves, one of them and play() through the typed face, standard with 2 seats), worst_legal_ms (the dearest single
question "can this turn still be finished" over the positions in tests/kernel/worst), worst_list_ms (the dearest listing
of all that a player may draw, take or lay off there), openspiel.actions_per_s, rlcard.actions_per_s, and ours again
with `interpreted.` before it.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rummy500.game.deal import shuffle
from rummy500.game.record import replay
from rummy500.game.round import Round
from rummy500.kernel import codes, compiled
from rummy500.kernel.playout import play_rounds
from rummy500.kernel.state import KernelRules, State
from rummy500.rules import PRESETS

ROOT = Path(__file__).parents[1]
TABLES = (("standard", 2), ("joker_table", 4), ("pagat", 3), ("classic", 6))


def random_play(preset: str, seats: int, seconds: float, seed: int) -> tuple[float, float]:
    """Actions and rounds a second of random play on the kernel."""
    rules = KernelRules(PRESETS[preset], seats)
    play_rounds(rules, seed, 5)
    rounds, begin = 10, time.process_time()
    play_rounds(rules, seed, rounds)
    rounds = max(10, int(rounds * seconds / max(time.process_time() - begin, 1e-6)))
    begin = time.process_time()
    actions, _ = play_rounds(rules, seed, rounds)
    spent = time.process_time() - begin
    return actions / spent, rounds / spent


def clone_ns(seconds: float) -> float:
    """Nanoseconds of one clone of a state in the middle of a round."""
    state = State(KernelRules(PRESETS["standard"], 2))
    rng = random.Random(5)
    deck = list(range(52))
    rng.shuffle(deck)
    state.deal(deck, 0)
    for _ in range(20):
        state.play(rng.choice(state.legal()))
    clone, times, begin = state.clone, 200, time.process_time()
    while time.process_time() - begin < seconds / 4:
        for _ in range(times):
            clone()
    begin, done = time.process_time(), 0
    while time.process_time() - begin < seconds:
        for _ in range(times):
            clone()
        done += times
    spent = time.process_time() - begin
    begin = time.process_time()
    for _ in range(done):
        pass
    return (spent - (time.process_time() - begin)) / done * 1e9


def typed_us(seconds: float) -> float:
    """Microseconds of legal(), counting, taking one move out and play() through the typed face, per random action."""
    rules, rng, spent, actions, deals = PRESETS["standard"], random.Random(3), 0.0, 0, 0
    while spent < seconds:
        deals += 1
        round = Round.deal(rules, 2, 0, shuffle(deals.to_bytes(32, "big"), rules, 2))
        while not round.over:
            begin = time.process_time()
            seat = round.turn
            assert seat is not None
            moves = round.legal(seat)
            count = len(moves)
            spent += time.process_time() - begin
            chosen = rng.randrange(count)
            begin = time.process_time()
            round.play(seat, moves[chosen])
            spent += time.process_time() - begin
            actions += 1
    return spent / actions * 1e6


def worst(repeats: int) -> tuple[float, float]:
    """Milliseconds of the dearest question and of the dearest listing over the worst positions."""
    question = listing = 0.0
    for path in sorted((ROOT / "tests" / "kernel" / "worst").glob("*.r500")):
        match = replay(path.read_text(encoding="utf-8")).match
        assert match is not None and match.round is not None
        state = match.round.state
        listing = max(listing, median_ms(state.legal_but_melds, repeats))
        for code in [codes.stand(), *(codes.take(index) for index in range(state.pile_n))]:
            question = max(question, median_ms(lambda: state.why_not(code), repeats))  # noqa: B023
    return question, listing


def median_ms(call: Callable[[], object], repeats: int) -> float:
    times = []
    for _ in range(repeats):
        begin = time.process_time()
        call()
        times.append((time.process_time() - begin) * 1000)
    return statistics.median(times)


def openspiel(seconds: float) -> float:
    """Actions a second of random play of OpenSpiel's gin rummy, chance nodes counted as actions."""
    import pyspiel

    game, rng = pyspiel.load_game("gin_rummy"), random.Random(1)
    actions, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            actions += 1
    return actions / (time.process_time() - begin)


def rlcard(seconds: float) -> float:
    """Actions a second of random play of RLCard's gin rummy."""
    from rlcard.games.gin_rummy.game import GinRummyGame

    rng = random.Random(1)
    actions, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        game = GinRummyGame()
        game.init_game()
        while not game.is_over():
            game.step(rng.choice(game.judge.get_legal_actions()))
            actions += 1
    return actions / (time.process_time() - begin)


def ours(seconds: float, repeats: int) -> dict[str, float]:
    """Our figures in this process's execution."""
    figures: dict[str, list[float]] = {}
    for at in range(repeats):
        for preset, seats in TABLES:
            actions, rounds = random_play(preset, seats, seconds, at + 1)
            figures.setdefault(f"{preset}_{seats}.actions_per_s", []).append(actions)
            figures.setdefault(f"{preset}_{seats}.rounds_per_s", []).append(rounds)
        figures.setdefault("clone_ns", []).append(clone_ns(seconds / 2))
        figures.setdefault("typed_us", []).append(typed_us(seconds))
    question, listing = worst(3 if compiled() else 1)
    return {key: statistics.median(values) for key, values in figures.items()} | {
        "worst_legal_ms": question,
        "worst_list_ms": listing,
    }


def interpreted(seconds: float) -> dict[str, float]:
    """Our figures from the text, in a process of its own."""
    environment = {**os.environ, "RUMMY_INTERPRETED": "1"}
    words = [sys.executable, __file__, "--part", "--seconds", str(seconds), "--repeats", "1"]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return {f"interpreted.{key}": value for key, value in figures.items()}


def table(figures: dict[str, float]) -> None:
    """Print the figures as rows, with the ratios to the peers."""
    spiel, card = figures["openspiel.actions_per_s"], figures["rlcard.actions_per_s"]
    print(f"{'random play, one core':34}{'actions/s':>14}{'rounds/s':>12}{'x OpenSpiel':>13}{'x RLCard':>12}")
    for before in ("", "interpreted."):
        for preset, seats in TABLES:
            name = f"{before}{preset}_{seats}"
            actions, rounds = figures[f"{name}.actions_per_s"], figures[f"{name}.rounds_per_s"]
            print(f"{name:34}{actions:14,.0f}{rounds:12,.0f}{actions / spiel:13.2f}{actions / card:12.1f}")
    for peer, value in (("OpenSpiel gin_rummy", spiel), ("RLCard gin-rummy", card)):
        print(f"{peer:34}{value:14,.0f}{'':12}{value / spiel:13.2f}{value / card:12.1f}")
    for key in ("clone_ns", "typed_us", "worst_legal_ms", "worst_list_ms"):
        print(f"{key:34}{figures[key]:14,.2f}   interpreted {figures['interpreted.' + key]:,.2f}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each run of each figure")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--part", action="store_true", help="print our figures of this execution as JSON only")
    options = parser.parse_args()
    if options.part:
        print(json.dumps(ours(options.seconds, options.repeats)))
        return
    if not compiled():
        print("The kernel is not compiled here: the figures without a prefix are the interpreted ones too.")
    figures: dict[str, float] = {}
    peers: dict[str, list[float]] = {"openspiel.actions_per_s": [], "rlcard.actions_per_s": []}
    runs: dict[str, list[float]] = {}
    for _ in range(options.repeats):
        for key, value in ours(options.seconds, 1).items():
            runs.setdefault(key, []).append(value)
        peers["openspiel.actions_per_s"].append(openspiel(options.seconds))
        peers["rlcard.actions_per_s"].append(rlcard(options.seconds))
    figures = {key: statistics.median(values) for key, values in (runs | peers).items()}
    figures |= interpreted(options.seconds)
    table(figures)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
