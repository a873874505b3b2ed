"""How strong the computers are: points a round between any two, on mirrored deals, row by row.

    ./dev bench strength [--json FILE] [--state FOLDER] [--only ROW …] [--deals N] [--minutes M] [--jobs J] [--quick]
                         [--anew] [--markdown FILE] [--list]

Rows are played in order of importance, each up to its number of deals or its time, in three passes: all rows with few
deals first. What has been played is kept in a folder, so that the same command goes on after it was stopped or killed,
and a second run adds to rows whose time was up. A folder that other versions of the players have filled is refused.
--markdown plays nothing: it writes the tables of what has been played between the marks in FILE (docs/strength.md;
- prints them).

JSON keys: LEVEL_vs_LEVEL.points (the first one's lead in points a round), .low, .high (95 %, over deals), .deals,
.ms_per_decision (CPU of the first), .won (its part of the rounds), and with two seats .matches, .matches_low,
.matches_high (its share of matches to the target). Other tables: LEVEL_vs_LEVEL.PRESET+SEATS.points, as in
club_vs_casual.joker_table4.points; where three or four sit together LEVEL_vs_….standard4.LEVEL.points and .place.
ISMCTS rows have .simulations too. rating.LEVEL: Bradley–Terry on Elo's scale.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from itertools import combinations, pairwise
from pathlib import Path
from time import monotonic
from typing import Final

from rummy500.bots.arena import CrewError, DealSet, LedgerError
from rummy500.bots.cheats import CHEATS
from rummy500.bots.entrants import entrants
from rummy500.bots.ideas import IDEAS
from rummy500.bots.league import League, LeagueError, Row
from rummy500.bots.league_tables import (
    Found,
    cross_table,
    figures_of,
    lead_of,
    level_ratings,
    mixed_table,
    pairs_table,
    rules_table,
)
from rummy500.bots.levels import POLICIES
from rummy500.bots.playing import EndlessError
from rummy500.cards import RummyError
from rummy500.i18n import told

ROOT: Final = Path(__file__).parents[1]
SEED: Final = 20_261
"""Of the published deals; tuning, training and tests use others."""

LADDER: Final = ("random", "beginner", "casual", "club", "strong", "expert", "master")
SLOW: Final = {"expert": 1, "master": 12}
"""The levels that search, with how many times an expert's time they take."""

TABLES: Final = (
    ("standard", 3),
    ("standard", 4),
    ("joker_table", 4),
    ("partnership", 4),
    ("runs_only", 2),
    ("persian", 4),
    ("pagat", 3),
)
SIMULATIONS: Final = {"expert": 8, "master": 80, "club": 100}
"""Of the ISMCTS bot for each decision: at least the level's CPU, against club many hundred times that."""

PASSES: Final = (1 / 10, 1 / 3, 1)
"""The parts of its deals that a row has at the end of each pass."""

QUICK_PART: Final = 20
LEAST_DEALS: Final = 40
SHOWN: Final = 20
"""Rows of fewer deals are not yet put into a page: their intervals mean little."""

TELL_SECONDS: Final = 30.0
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"


def pair(better: str, worse: str, deals: int = 3000, minutes: float = 6) -> Row:
    """Gives the row of two players at two seats; fewer deals for those who search."""
    cost = max(SLOW.get(better.partition("-")[0], 0), SLOW.get(worse.partition("-")[0], 0))
    return Row((better, worse), deals // 3 if cost == 1 else deals // 8 if cost else deals, minutes)


def rows() -> list[Row]:
    """Lists all rows, the most important first; players that cannot be had here have none."""
    found = [pair("expert", "club", 9000, 25), pair("master", "expert", 8000, 45)]
    found += [pair(better, worse) for worse, better in pairwise(LADDER)]
    found.append(pair("expert-sees-hands", "expert", 1200, 8))
    found += [Row(("club", "casual"), 2000, 4, *table) for table in TABLES]
    found += [Row(("expert", "club"), 500, 8, *table) for table in TABLES]
    found += [Row(("expert", "club", "casual", "beginner")[:seats], 300, 8, "standard", seats) for seats in (4, 3)]
    found += [pair(level, idea, 3000, 4) for level in ("club", "expert") for idea in IDEAS]
    found += [Row((level, f"ismcts:{count}"), 60, 5, simulations=count) for level, count in SIMULATIONS.items()]
    found += [pair("expert-sees-all", "expert", 900, 6), pair("master-sees-hands", "master", 480, 10)]
    found += [pair(better, worse, 1200, 5) for worse, better in combinations(LADDER, 2)]
    first: dict[str, Row] = {}
    for row in found:
        if all(player in entrants() or row.simulations for player in row.players):
            first.setdefault(row.name, row)
    return list(first.values())


class Progress:
    """Says on standard error how far a row is, and what may still be left of all."""

    def __init__(self, waiting: Sequence[Row]) -> None:
        self._waiting = list(waiting)
        self._next = 0.0
        self._begun = monotonic()
        self._before = 0

    def begin(self, row: Row, before: int) -> None:
        self._waiting.remove(row)
        self._begun, self._before = monotonic(), before

    def tell(self, row: Row, sets: Sequence[DealSet], last: bool = False) -> None:
        now = monotonic()
        done, shown = len(sets), sys.stderr.isatty()
        if not sets or (now < self._next and not last):
            return
        self._next = now + (0.3 if shown else TELL_SECONDS)
        lead, half = lead_of(sets)
        line = f"{row.name}: {done} of {row.deals} deals, {lead:+.1f} ± {half:.1f}"
        left = row.minutes * 60 - (now - self._begun)
        if done > self._before:
            left = min(left, (row.deals - done) * (now - self._begun) / (done - self._before))
        rest = left + sum(each.minutes * 60 for each in self._waiting)
        line += f"; {clock(left)} left, at most {clock(rest)} for all"
        print(f"\r{line:<110}" if shown else line, end="\n" if last or not shown else "", file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    minutes = int(max(0.0, seconds)) // 60
    return f"{minutes // 60}:{minutes % 60:02}:{int(max(0.0, seconds)) % 60:02}"


def played(row: Row, league: League, jobs: int, progress: Progress) -> list[DealSet]:
    """Goes on with a row; gives all that has been played of it."""
    before = league.sets(row.name, row.contest(SEED))
    progress.begin(row, len(before))
    if len(before) >= row.deals:
        return before
    if not row.simulations:
        sets = league.play(
            row.name,
            row.contest(SEED),
            row.deals,
            jobs=jobs,
            seconds=60 * row.minutes,
            progress=lambda sets: progress.tell(row, sets),
        )
    else:
        league.note(row.players[0])
        command = [sys.executable, str(ROOT / "bench" / "peers" / "ismcts.py"), row.players[0], str(row.simulations)]
        command += [str(league.file(row.name)), "--deals", str(row.deals), "--seed", str(SEED)]
        subprocess.run([*command, "--minutes", str(row.minutes)], cwd=ROOT, check=True)
        sets = league.sets(row.name, row.contest(SEED))
    progress.tell(row, sets, last=True)
    return sets


def markdown(found: Found) -> str:
    """Writes all tables of what has been played."""
    levels = [level for level in LADDER if level in POLICIES]
    rungs = [f"{better}_vs_{worse}" for worse, better in pairwise(levels)]
    rungs += ["expert_vs_club", *(f"{cheat}_vs_{cheat.partition('-')[0]}" for cheat in CHEATS)]
    rules = [row.name for row in rows() if (row.preset, row.seats) != ("standard", 2) and len(row.players) == 2]
    others = [row.name for row in rows() if row.players[1] in IDEAS or row.simulations]
    parts = [
        ("Rung by rung, two seats, standard", pairs_table(found, dict.fromkeys(rungs))),
        ("All against all, two seats, standard", cross_table(found, levels)),
        ("Other rules and more seats", rules_table(found, rules)),
        ("Different levels at one table", mixed_table(found)),
        ("Against others, two seats, standard", pairs_table(found, others)),
    ]
    text = "\n\n".join(f"### {title}\n\n{table}" for title, table in parts if table)
    return f"{text}\n\nSeed {SEED} of the arena's deals.\n"


def in_words(error: Exception) -> str:
    """Says what went wrong in a sentence."""
    return told(error, "en") if isinstance(error, RummyError) else str(error)


def write_markdown(file: str, text: str) -> None:
    """Puts the tables between the marks of a file; - prints them. Raises SystemExit where the marks are missing."""
    if file == "-":
        print(text)
        return
    before = Path(file).read_text("utf-8")
    if before.count(BEGIN) != 1 or before.count(END) != 1:
        raise SystemExit(f"{file} has no two lines {BEGIN} and {END} between which the tables could stand.")
    head, rest = before.split(BEGIN)
    Path(file).write_text(f"{head}{BEGIN}\n\n{text}\n{END}{rest.split(END)[1]}", "utf-8")


# ---------------------------------------------------------------- the command


def options_of(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", type=Path, help="write the figures of all that has been played there")
    parser.add_argument("--state", type=Path, default=ROOT / "build" / "strength", help="the folder that is continued")
    parser.add_argument(
        "--only", nargs="+", default=["*"], metavar="ROW", help="these rows, as in club_vs_* or *.pagat3"
    )
    parser.add_argument("--deals", type=int, help="as many for each row")
    parser.add_argument("--minutes", type=float, help="at most as many for each row")
    parser.add_argument("--jobs", type=int, default=2, help="processes to play in")
    parser.add_argument("--quick", action="store_true", help="a twentieth of the deals")
    parser.add_argument("--anew", action="store_true", help="play rows of players that have changed again")
    parser.add_argument("--markdown", metavar="FILE", help="only write the tables")
    parser.add_argument("--list", action="store_true", help="only list the rows")
    return parser.parse_args(words)


def chosen(options: argparse.Namespace) -> list[Row]:
    """Lists the rows asked for, with the deals and minutes asked for."""
    found = [row for row in rows() if any(fnmatch(row.name, mask) for mask in options.only)]
    if options.quick:
        found = [row._replace(deals=max(LEAST_DEALS, row.deals // QUICK_PART)) for row in found]
    if options.deals is not None:
        found = [row._replace(deals=options.deals) for row in found]
    if options.minutes is not None:
        found = [row._replace(minutes=options.minutes) for row in found]
    return found


def in_passes(todo: Sequence[Row]) -> list[Row]:
    """Lists what is played one after another: each row in every pass with what it shall then have."""
    found = []
    for before, part in pairwise((0, *PASSES)):
        for row in todo:
            deals = min(row.deals, max(LEAST_DEALS, round(row.deals * part)))
            found.append(row._replace(deals=deals, minutes=row.minutes * (part - before)))
    return found


def report(found: Found) -> dict[str, float]:
    """Gives all figures by their keys."""
    figures: dict[str, float] = {}
    for row, sets in found.values():
        figures |= figures_of(row, sets)
    for rating in level_ratings(found, LADDER):
        figures |= {f"rating.{rating.player}": rating.points}
        figures |= {f"rating.{rating.player}.low": rating.low, f"rating.{rating.player}.high": rating.high}
    return figures


def main() -> int:
    options = options_of()
    todo, failed = chosen(options), 0
    if options.list or not todo:
        print("\n".join(f"{row.name}: {row.deals} deals, {row.minutes:g} minutes" for row in todo or rows()))
        return 0 if todo else 2
    try:
        league = League(options.state, options.anew)
        found = {row.name: (row, sets) for row in rows() if (sets := league.sets(row.name, row.contest(SEED)))}
        if options.markdown is None:
            waiting = in_passes(todo)
            progress = Progress(waiting)
            for row in waiting:
                try:
                    sets = played(row, league, options.jobs, progress)
                except (CrewError, EndlessError, subprocess.CalledProcessError) as error:
                    failed = 1
                    print(f"{row.name} has stopped: {in_words(error)}", file=sys.stderr)
                    sets = league.sets(row.name, row.contest(SEED))
                if sets:
                    found[row.name] = (row, sets)
                if options.json is not None:
                    options.json.write_text(json.dumps(report(found), indent=1) + "\n", "utf-8")
    except (LeagueError, LedgerError) as error:
        print(in_words(error), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\nStopped; the same command goes on from {options.state}.", file=sys.stderr)
        return 130
    shown = {name: (row, sets) for name, (row, sets) in found.items() if len(sets) >= min(SHOWN, row.deals)}
    write_markdown(options.markdown or "-", markdown(shown if options.markdown else found))
    return failed


if __name__ == "__main__":
    sys.exit(main())
