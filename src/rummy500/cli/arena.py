"""``rummy500 arena``: computers against each other on mirrored deals."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from rummy500.bots import ALL_LEVELS
from rummy500.bots.arena import Outcome
from rummy500.bots.arena import arena as compare
from rummy500.rules import PRESETS, RulesError, preset_seats

__all__ = ["arena"]

EXIT_USAGE = 2
_TWO_SEATS = 2


def arena(
    first: str,
    second: str,
    /,
    *,
    rounds: Annotated[int, Parameter(help="Rounds to play, made up to whole deal sets.")] = 2000,
    rules: Annotated[str, Parameter(help="A preset.")] = "standard",
    seats: Annotated[int | None, Parameter(help="Seats at the table; else what the preset suggests, or two.")] = None,
    seed: Annotated[int, Parameter(help="What the deals are made of.")] = 1,
    json: Annotated[Path | None, Parameter(help="Write the result to this file too.")] = None,
    jobs: Annotated[int, Parameter(help="Processes to play in.")] = 1,
) -> int:
    """Let computers play each other and print their mean points a round with 95 % intervals.

    Every deal is played again with the seats exchanged, so luck cancels; the intervals are over deals. With more than
    two seats the two levels sit alternately (partners alike) and each plays in every place.

    Parameters
    ----------
    first
        A level: random, beginner, casual, club.
    second
        The level to compare it with.
    """
    if rules not in PRESETS:
        return _say(f"There is no preset {rules!r}. There are: {', '.join(PRESETS)}.")
    for level in (first, second):
        if level not in ALL_LEVELS:
            return _say(f"There is no level {level!r}. There are: {', '.join(ALL_LEVELS)}.")
    if rounds < 1 or jobs < 1:
        return _say("Rounds and jobs are at least 1.")
    table = seats or preset_seats(rules) or _TWO_SEATS
    shown = _Progress(rounds)
    try:
        outcome = compare(
            PRESETS[rules], table, (first, second), rounds, seed, name=rules, jobs=jobs, progress=shown.tell
        )
    except RulesError as error:
        return _say(f"{table} seats cannot play {rules}: {error.code} ({', '.join(error.fields)}).")
    finally:
        shown.clear()
    print(_text(outcome))
    if json is not None:
        try:
            json.write_bytes(msgspec.json.format(msgspec.json.encode(outcome), indent=1) + b"\n")
        except OSError as error:
            return _say(f"The file {json} cannot be written: {error.strerror}.")
    return 0


class _Progress:
    """Counts the rounds on a terminal, and says nothing elsewhere."""

    def __init__(self, rounds: int) -> None:
        self._rounds = rounds
        self._shown = sys.stderr.isatty()

    def tell(self, played: int) -> None:
        if self._shown:
            print(f"\r{played} of {self._rounds} rounds", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self._shown:
            print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)


def _text(outcome: Outcome) -> str:
    played = f"{outcome.rounds} rounds of {outcome.deals} deals, seed {outcome.seed}"
    lines = [
        f"{outcome.rules}, {outcome.seats} seats: {played}",
        f"{'level':10} {'points a round':>18} {'went out':>9} {'a decision':>11}",
    ]
    for each in outcome.standings:
        points = f"{each.points:8.2f} ± {each.interval:5.2f}"
        lines.append(f"{each.level:10} {points:>18} {each.went_out:9.0%} {each.microseconds:8.0f} µs")
    first, second = outcome.standings
    lines.append(f"{first.level} − {second.level}: {outcome.margin:+.2f} ± {outcome.interval:.2f} points a round")
    return "\n".join(lines)


def _say(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return EXIT_USAGE
