"""How quickly records are played through: 1,000 rounds of random play in one record, and typed play beside it.

    ./dev bench replay [--rounds N] [--json FILE]

Keys: ``replay.rounds``, ``replay.seconds`` (promised: under 5 for 1,000 rounds), ``replay.actions_per_s``,
``replay.bytes``, ``write.seconds``, ``view_us`` (a seat's whole view as JSON).
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from random import Random

import msgspec

from rummy500.game.log import RoundLog
from rummy500.game.match import Match
from rummy500.game.record import replay, write_record
from rummy500.rules import Rules


def long_match(rounds: int) -> Match:
    """Plays so many rounds at random; `target` is never reached by chance because each counts for itself."""
    rng = Random(500)
    match = Match(Rules(target=10_000, rounds=None), ["Ann", "Bob"])
    for _ in range(rounds):
        match.start_round(rng.randbytes(32))
        round = match.round
        assert round is not None
        while (seat := round.turn) is not None:
            legal = round.legal(seat)
            match.play(seat, legal[rng.randrange(len(legal))])
        if match.finished:
            break
    return match


def measure(rounds: int) -> dict[str, float]:
    """Replays as many matches in one go as make up the rounds."""
    done = actions = size = 0
    writing = reading = 0.0
    while done < rounds:
        match = long_match(rounds - done)
        done += len(match.results)
        actions += sum(entries(log) for log in match.logs)
        start = time.perf_counter()
        text = write_record(match)
        writing += time.perf_counter() - start
        size += len(text)
        start = time.perf_counter()
        result = replay(text)
        reading += time.perf_counter() - start
        assert result.error is None, result.error
    return {
        "replay.rounds": done,
        "replay.seconds": round(reading, 3),
        "replay.actions_per_s": round(actions / reading),
        "replay.bytes": size,
        "write.seconds": round(writing, 3),
        "view_us": view_cost(),
    }


def entries(log: RoundLog) -> int:
    """Counts what was done in a round."""
    return len(log.entries)


def view_cost() -> float:
    """Gives the microseconds that a seat's view takes, encoded, in the middle of a round of four."""
    rng = Random(4)
    match = Match(Rules(), ["Ann", "Bob", "Cy", "Di"])
    match.start_round(rng.randbytes(32))
    round = match.round
    assert round is not None
    for _ in range(40):
        seat = round.turn
        assert seat is not None
        legal = round.legal(seat)
        match.play(seat, legal[rng.randrange(len(legal))])
    times = 2_000
    start = time.perf_counter()
    for _ in range(times):
        msgspec.json.encode(round.view(round.turn))
    return (time.perf_counter() - start) / times * 1e6


def main() -> None:
    """Prints the figures, and writes them to a file where one is named."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=1_000)
    options.add_argument("--json", type=Path)
    chosen = options.parse_args()
    figures = measure(chosen.rounds)
    for name, value in figures.items():
        print(f"{name:<24} {value:>14,.3f}")
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
