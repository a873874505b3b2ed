"""``rummy500 arena``: computers and programs against each other on mirrored deals."""

from __future__ import annotations

import math
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from rummy500.rules import PRESETS, RulesError, preset_seats

if TYPE_CHECKING:
    from rummy500.bots.arena import Contest, DealSet, Outcome, Standing

__all__ = ["arena"]

EXIT_FAILED = 1
EXIT_USAGE = 2
EXIT_INTERRUPTED = 130
_TWO_SEATS = 2
_REDRAW_SECONDS = 0.2


def arena(
    first: str,
    second: str,
    third: str | None = None,
    fourth: str | None = None,
    /,
    *,
    deals: Annotated[int, Parameter(help="Decks to play; each is played with every rotation of the seats.")] = 1000,
    rules: Annotated[str, Parameter(help="A preset.")] = "standard",
    seats: Annotated[int | None, Parameter(help="Seats at the table; else what the preset or the players ask.")] = None,
    seed: Annotated[int, Parameter(help="What the deals are made of.")] = 1,
    jobs: Annotated[int, Parameter(help="Processes to play in.")] = 1,
    json: Annotated[Path | None, Parameter(help="Keep every deal set in this file; one that is there goes on.")] = None,
    until: Annotated[
        str | None,
        Parameter(help="LOW,HIGH: stop once one of these leads is clearly the likelier.", allow_leading_hyphen=True),
    ] = None,
    limit: Annotated[float, Parameter(help="Seconds that a program has for a decision.")] = 1.0,
) -> int:
    """Let computers play each other and print points a round and rounds won with 95 % intervals.

    Every deck is played with every rotation of the seats, so luck cancels; the intervals are over decks. The players
    sit in turn (partners alike), and each plays in every place.

    Parameters
    ----------
    first
        A level (random, beginner, casual, club, …) or a program, as in "exec:./mybot --fast".
    second
        The player to compare it with.
    third
        A third player, at tables of three or more.
    fourth
        A fourth player, at tables of four or more.
    """
    from rummy500.bots.arena import Contest

    if rules not in PRESETS:
        return _say(f"There is no preset {rules!r}. There are: {', '.join(PRESETS)}.")
    if deals < 1 or jobs < 1 or not limit > 0:
        return _say("Deals and jobs are at least 1, and the limit is above 0.")
    players = tuple(player for player in (first, second, third, fourth) if player is not None)
    leads = _leads(until) if until is not None else None
    if until is not None and leads is None:
        return _say(f"{until!r} is not LOW,HIGH: two leads in points a round, the lower one first, as in 0,2.")
    if leads is not None and len(players) != 2:
        return _say("The sequential test compares two players.")
    for player in players:
        if (wrong := _wrong(player)) is not None:
            return _say(wrong)
    table = seats or preset_seats(rules) or max(_TWO_SEATS, len(players))
    places = PRESETS[rules].teams or table
    if len(players) > places:
        return _say(f"{len(players)} players do not fit {places} {'teams' if PRESETS[rules].teams else 'seats'}.")
    return _run(Contest(players, rules, PRESETS[rules], table, seed, limit), deals, jobs, json, leads)


def _run(contest: Contest, deals: int, jobs: int, file: Path | None, until: tuple[float, float] | None) -> int:
    from rummy500.bots.arena import CrewError, LedgerError, compare, outcome_of

    shown = _Progress(deals)
    try:
        outcome = compare(contest, deals, jobs=jobs, file=file, until=until, progress=shown.tell)
    except RulesError as error:
        shown.clear()
        return _say(f"{contest.seats} seats cannot play {contest.preset}: {error.code} ({', '.join(error.fields)}).")
    except LedgerError as error:
        return _say(str(error))
    except OSError as error:
        shown.clear()
        return _say(f"The file {file} cannot be written: {error.strerror}.")
    except CrewError as error:
        shown.clear()
        print(f"The arena has stopped: {error}.", file=sys.stderr)
        return EXIT_FAILED
    except KeyboardInterrupt:
        shown.clear()
        if shown.sets:
            print(_text(outcome_of(contest, shown.sets)))
        kept = f"; the same command goes on from {file}" if file is not None and shown.sets else ""
        print(f"Stopped after {len(shown.sets)} of {deals} deal sets{kept}.", file=sys.stderr)
        return EXIT_INTERRUPTED
    shown.clear()
    print(_text(outcome))
    return 0


def _leads(text: str) -> tuple[float, float] | None:
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        return None
    return (low, high) if math.isfinite(low) and math.isfinite(high) and low < high else None


def _wrong(player: str) -> str | None:
    """Says what is wrong with a player, None where it can play."""
    from rummy500.bots.entrants import entrants
    from rummy500.bots.outside import command_of

    try:
        command = command_of(player)
    except ValueError as error:
        return f"The command of {player!r} cannot be read: {error}."
    if command is None:
        if player in entrants():
            return None
        return f"There is no player {player!r}. There are: {', '.join(entrants())}; a program is exec:COMMAND."
    return None if shutil.which(command[0]) else f"There is no program {command[0]!r} that can be started."


class _Progress:
    """Shows on a terminal how far it is, and says nothing elsewhere."""

    def __init__(self, deals: int) -> None:
        self.sets: Sequence[DealSet] = ()
        self._deals = deals
        self._shown = sys.stderr.isatty()
        self._first: tuple[float, int] | None = None
        self._next = 0.0

    def tell(self, sets: Sequence[DealSet]) -> None:
        self.sets = sets
        now = monotonic()
        if self._first is None:
            self._first = (now, len(sets))
        if self._shown and now >= self._next:
            self._next = now + _REDRAW_SECONDS
            print(f"\r{self._line(now):<78}", end="", file=sys.stderr, flush=True)

    def _line(self, now: float) -> str:
        from rummy500.bots.arena import mean_interval

        since, before = self._first or (now, 0)
        line = f"{len(self.sets)} of {self._deals} deal sets"
        lead, half = mean_interval([each.shares[0].points - each.shares[1].points for each in self.sets])
        if math.isfinite(half):
            line += f", lead {lead:+.1f} ± {half:.1f}"
        if len(self.sets) > before:
            left = (self._deals - len(self.sets)) * (now - since) / (len(self.sets) - before)
            line += f", {int(left) // 60}:{int(left) % 60:02} left"
        return line

    def clear(self) -> None:
        if self._shown:
            print("\r" + " " * 78 + "\r", end="", file=sys.stderr, flush=True)


def _text(outcome: Outcome) -> str:
    played = f"{outcome.rounds} rounds of {outcome.deals} deals, seed {outcome.seed}"
    width = max(10, *(len(each.player) for each in outcome.standings))
    lines = [
        f"{outcome.rules}, {outcome.seats} seats: {played}",
        f"{'player':{width}} {'points a round':>17} {'rounds won':>15} {'place':>13} {'went out':>9} {'CPU':>11}",
    ]
    lines += [_row(each, width) for each in outcome.standings]
    for lead in outcome.leads:
        lines.append(f"{lead.first} − {lead.second}: {lead.points:+.2f} ± {lead.interval:.2f} points a round")
    for each in outcome.standings:
        if each.lost:
            lines.append(f"{each.player}: {each.lost} of {each.decisions} decisions went to the fallback")
            lines += [f"  {fault}: {count}, as in: {example}" for fault, (count, example) in each.faults.items()]
    if outcome.test is not None:
        lines.append(f"Sequential test: {outcome.test}.")
    return "\n".join(lines)


def _row(each: Standing, width: int) -> str:
    points = f"{each.points:8.2f} ± {each.interval:5.2f}"
    won = f"{each.won:7.1%} ± {each.won_interval:4.1%}"
    place = f"{each.place:5.2f} ± {each.place_interval:4.2f}"
    cost = "–" if each.ms is None else f"{each.ms:.3f} ms"
    return f"{each.player:{width}} {points:>17} {won:>15} {place:>13} {each.went_out:9.0%} {cost:>11}"


def _say(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return EXIT_USAGE
