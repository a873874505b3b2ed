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

from rummy500.cli.files import caused, in_words, why
from rummy500.cli.language import figure, say, spoken
from rummy500.i18n import sentence
from rummy500.rules import PRESETS, RulesError, preset_seats

if TYPE_CHECKING:
    from rummy500.bots.arena import Contest, DealSet, Outcome, Standing, Verdict

__all__ = ["arena"]

EXIT_FAILED = 1
EXIT_USAGE = 2
EXIT_INTERRUPTED = 130
_TWO_SEATS = 2
_REDRAW_SECONDS = 0.2
_LEAST = (10, 17, 15, 13, 9, 11)
"""How wide the columns of the table are at least."""


def arena(
    first: str,
    second: str,
    third: str | None = None,
    fourth: str | None = None,
    /,
    *,
    deals: int = 1000,
    rules: str = "standard",
    seats: int | None = None,
    seed: int = 1,
    jobs: int = 1,
    json: Path | None = None,
    until: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    limit: float = 1.0,
) -> int:
    """Lets computers play each other and prints points a round and rounds won with 95 % intervals."""
    from rummy500.bots.arena import Contest

    if rules not in PRESETS:
        return _say(sentence(spoken(), "unknown_preset", {"preset": rules}) + f" ({', '.join(PRESETS)})")
    if deals < 1 or jobs < 1 or not limit > 0:
        return _say(say("arena-positive"))
    players = tuple(player for player in (first, second, third, fourth) if player is not None)
    leads = _leads(until) if until is not None else None
    if until is not None and leads is None:
        return _say(say("arena-leads", text=until))
    if leads is not None and len(players) != 2:
        return _say(say("arena-two"))
    for player in players:
        if (wrong := _wrong(player)) is not None:
            return _say(wrong)
    table = seats or preset_seats(rules) or max(_TWO_SEATS, len(players))
    places = PRESETS[rules].teams or table
    if len(players) > places:
        teams = "yes" if PRESETS[rules].teams else "no"
        return _say(say("arena-too-many", players=len(players), places=places, teams=teams))
    return _run(Contest(players, rules, PRESETS[rules], table, seed, limit), deals, jobs, json, leads)


def _run(contest: Contest, deals: int, jobs: int, file: Path | None, until: tuple[float, float] | None) -> int:
    from rummy500.bots.arena import CrewError, LedgerError, compare, outcome_of

    shown = _Progress(deals)
    try:
        outcome = compare(contest, deals, jobs=jobs, file=file, until=until, progress=shown.tell)
    except RulesError as error:
        shown.clear()
        return _say(in_words(error))
    except LedgerError as error:
        return _say(caused(error))
    except OSError as error:
        shown.clear()
        return _say(say("file-unwritable", file=str(file), text=why(error)))
    except CrewError as error:
        shown.clear()
        print(say("arena-stopped", text=in_words(error)), file=sys.stderr)
        return EXIT_FAILED
    except KeyboardInterrupt:
        shown.clear()
        if shown.sets:
            print(_text(outcome_of(contest, shown.sets)))
        said = [say("arena-interrupted", done=str(len(shown.sets)), all=str(deals))]
        if file is not None and shown.sets:
            said.append(say("arena-continue", file=str(file)))
        print(" ".join(said), file=sys.stderr)
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
    except ValueError:
        return say("arena-bad-command", text=player)
    if command is None:
        if player in entrants():
            return None
        return say("arena-no-player", text=player, choices=", ".join(entrants()))
    return None if shutil.which(command[0]) else say("arena-no-program", text=command[0])


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
        line = say("arena-progress", done=str(len(self.sets)), all=str(self._deals))
        lead, half = mean_interval([each.shares[0].points - each.shares[1].points for each in self.sets])
        if math.isfinite(half):
            line += ", " + say("arena-lead", lead=f"{figure(lead, '+.1f')} ± {figure(half, '.1f')}")
        if len(self.sets) > before:
            left = (self._deals - len(self.sets)) * (now - since) / (len(self.sets) - before)
            line += ", " + say("arena-left", time=f"{int(left) // 60}:{int(left) % 60:02}")
        return line

    def clear(self) -> None:
        if self._shown:
            print("\r" + " " * 78 + "\r", end="", file=sys.stderr, flush=True)


def _text(outcome: Outcome) -> str:
    numbers = {"seats": outcome.seats, "rounds": outcome.rounds, "deals": outcome.deals, "seed": outcome.seed}
    played = say("arena-played", rules=outcome.rules, **{name: str(value) for name, value in numbers.items()})
    rows = [_heads(), *map(_row, outcome.standings)]
    widths = [max(least, *(len(row[at]) for row in rows)) for at, least in enumerate(_LEAST)]
    lines = [played]
    for name, *cells in rows:
        right = (f"{cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=True))
        lines.append(" ".join([f"{name:{widths[0]}}", *right]))
    for lead in outcome.leads:
        told = f"{figure(lead.points, '+.2f')} ± {figure(lead.interval, '.2f')}"
        lines.append(say("arena-between", first=lead.first, second=lead.second, lead=told))
    for each in outcome.standings:
        if each.lost:
            counts = {"lost": str(each.lost), "all": str(each.decisions)}
            lines.append(say("arena-lost", player=each.player, **counts))
            for fault, (count, example) in each.faults.items():
                lines.append("  " + say("arena-fault", fault=fault, count=str(count), example=example))
    if outcome.test is not None:
        lines.append(_test(outcome.test))
    return "\n".join(lines)


def _test(test: Verdict) -> str:
    from rummy500.bots.sequential import ERROR

    at = say("arena-at", ratio=figure(test.ratio, "+.2f"), bound=figure(test.bound, ".2f"))
    low, high = figure(test.low, "g"), figure(test.high, "g")
    if test.accepted is None:
        return say("arena-undecided", low=low, high=high, sets=str(test.sets), at=at)
    better, worse = (high, low) if test.accepted == "high" else (low, high)
    error = figure(ERROR, ".0%")
    return say("arena-decided", sets=str(test.sets), better=better, worse=worse, at=at, error=error)


def _heads() -> list[str]:
    return [say(f"arena-head-{name}") for name in ("player", "points", "won", "place", "out", "cpu")]


def _row(each: Standing) -> list[str]:
    return [
        each.player,
        f"{figure(each.points, '8.2f')} ± {figure(each.interval, '5.2f')}",
        f"{figure(each.won, '7.1%')} ± {figure(each.won_interval, '4.1%')}",
        f"{figure(each.place, '5.2f')} ± {figure(each.place_interval, '4.2f')}",
        figure(each.went_out, "9.0%"),
        "–" if each.ms is None else f"{figure(each.ms, '.3f')} ms",
    ]


def _say(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return EXIT_USAGE
