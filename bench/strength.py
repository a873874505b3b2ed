"""How strong the computers are: points a round between any two, on mirrored deals, row by row.

    ./dev bench strength [--json FILE] [--state FOLDER] [--only ROW …] [--deals N] [--minutes M] [--jobs J] [--quick]
                         [--anew] [--markdown FILE] [--list]

Rows are played in order of importance, each up to its number of deals or its time; what has been played is kept in a
folder, so that the same command goes on after it was stopped or killed, and a second run adds to rows whose time was
up. A folder that other versions of the players have filled is refused. --markdown plays nothing: it writes the tables
of what has been played between the marks in FILE (docs/strength.md; - prints them).

JSON keys: LEVEL_vs_LEVEL.points (the first one's lead in points a round), .low, .high (95 %, over deals), .deals,
.ms_per_decision (CPU of the first), .won (its part of the rounds), and with two seats .matches, .matches_low,
.matches_high (its share of matches to the target). Other tables: LEVEL_vs_LEVEL.PRESET+SEATS.points, as in
club_vs_casual.joker_table4.points. ISMCTS rows have .simulations too. rating.LEVEL: Bradley–Terry on Elo's scale.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
from collections.abc import Mapping, Sequence
from fnmatch import fnmatch
from itertools import combinations, pairwise
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from rummy500.bots.arena import Contest, CrewError, DealSet, LedgerError, mean_interval, outcome_of
from rummy500.bots.cheats import CHEATS
from rummy500.bots.entrants import entrants
from rummy500.bots.ideas import IDEAS
from rummy500.bots.league import League, LeagueError
from rummy500.bots.levels import POLICIES
from rummy500.bots.ratings import Pairing, Rating, match_share, ratings
from rummy500.rules import PRESETS

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

QUICK_PART: Final = 20
LEAST_DEALS: Final = 40
TELL_SECONDS: Final = 30.0
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"


class Row(NamedTuple):
    """Is one comparison: up to so many deals, or as many as its minutes allow; with simulations, of the ISMCTS bot."""

    players: tuple[str, str]
    deals: int
    minutes: float
    preset: str = "standard"
    seats: int = 2
    simulations: int = 0

    @property
    def name(self) -> str:
        plain = f"{self.players[0]}_vs_{self.players[1].partition(':')[0]}"
        return plain if (self.preset, self.seats) == ("standard", 2) else f"{plain}.{self.preset}{self.seats}"

    @property
    def contest(self) -> Contest:
        return Contest(self.players, self.preset, PRESETS[self.preset], self.seats, SEED)


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
    found += [pair(level, idea, 3000, 4) for level in ("club", "expert") for idea in IDEAS]
    found += [Row((level, f"ismcts:{count}"), 60, 5, simulations=count) for level, count in SIMULATIONS.items()]
    found += [pair("expert-sees-all", "expert", 900, 6), pair("master-sees-hands", "master", 480, 10)]
    found += [pair(better, worse, 1200, 5) for worse, better in combinations(LADDER, 2)]
    first: dict[str, Row] = {}
    for row in found:
        if row.players[0] in entrants() and (row.simulations or row.players[1] in entrants()):
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


def lead_of(sets: Sequence[DealSet]) -> tuple[float, float]:
    return mean_interval([each.shares[0].points - each.shares[1].points for each in sets])


def figures_of(row: Row, sets: Sequence[DealSet]) -> dict[str, float]:
    """Gives the figures of a row by their keys."""
    outcome = outcome_of(row.contest, sets)
    first = outcome.standings[0]
    found = {
        "points": outcome.margin,
        "low": outcome.margin - outcome.interval,
        "high": outcome.margin + outcome.interval,
        "deals": float(outcome.deals),
        "won": first.won,
    }
    if first.ms is not None:
        found["ms_per_decision"] = first.ms
    if row.simulations:
        found["simulations"] = float(row.simulations)
        found["other_ms"] = outcome.standings[1].ms or 0.0
    share = match_share(row.contest.rules, sets) if row.seats == 2 else None
    if share is not None:
        found |= {"matches": share[0], "matches_low": share[0] - share[1], "matches_high": share[0] + share[1]}
    return {f"{row.name}.{key}": value for key, value in found.items()}


def played(row: Row, league: League, jobs: int, progress: Progress) -> list[DealSet]:
    """Goes on with a row; gives all that has been played of it."""
    before = league.sets(row.name, row.contest)
    progress.begin(row, len(before))
    if not row.simulations:
        sets = league.play(
            row.name,
            row.contest,
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
        sets = league.sets(row.name, row.contest)
    progress.tell(row, sets, last=True)
    return sets


def standings(found: Mapping[str, tuple[Row, Sequence[DealSet]]]) -> list[Rating]:
    """Rates the levels by their rounds won at two seats under standard rules."""
    pairings = []
    for row, sets in found.values():
        if set(row.players) <= set(LADDER) and (row.preset, row.seats) == ("standard", 2) and len(sets) > 1:
            first = outcome_of(row.contest, sets).standings[0]
            pairings.append(Pairing(*row.players, first.won, first.won_interval, len(sets)))
    return ratings(pairings, LADDER[0])


# ---------------------------------------------------------------- the tables of docs/strength.md


Found = Mapping[str, tuple[Row, Sequence[DealSet]]]


def markdown(found: Found) -> str:
    """Writes all tables of what has been played."""
    parts = [ladder_table(found), cross_table(found), rules_table(found), others_table(found)]
    return "\n\n".join(part for part in parts if part) + f"\n\nSeed {SEED} of the arena's deals.\n"


def table(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """Writes a table; every column but the first is set to the right."""
    marks = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in [head, marks, *lines])


def points(value: float, half: float) -> str:
    return f"{value:+.1f} ± {half:.1f}".replace("-", "−") if math.isfinite(half) else f"{value:+.1f}".replace("-", "−")


def row_cells(row: Row, sets: Sequence[DealSet]) -> list[str]:
    outcome = outcome_of(row.contest, sets)
    figures = figures_of(row, sets)
    share = figures.get(f"{row.name}.matches")
    matches = "–"
    if share is not None:
        matches = f"{share:.0%} ± {figures[f'{row.name}.matches_high'] - share:.0%}"
    first, second = outcome.standings
    cost = " / ".join("–" if each.ms is None else f"{each.ms:.2f}" for each in (first, second))
    return [points(outcome.margin, outcome.interval), str(outcome.deals), f"{first.won:.0%}", matches, cost]


HEAD: Final = ("points a round", "deals", "rounds won", "matches won", "ms CPU a decision")


def ladder_table(found: Found) -> str:
    """Each rung above the one below it, and what cheating brings."""
    levels = [level for level in LADDER if level in POLICIES]
    names = [f"{better}_vs_{worse}" for worse, better in pairwise(levels)]
    names += ["expert_vs_club", *(f"{cheat}_vs_{cheat.partition('-')[0]}" for cheat in CHEATS)]
    lines = [[name.replace("_vs_", " − "), *row_cells(*found[name])] for name in dict.fromkeys(names) if name in found]
    return "### Rung by rung, two seats, standard\n\n" + table(["", *HEAD], lines) if lines else ""


def cross_table(found: Found) -> str:
    """Every level against every other, and the ratings."""
    levels = [level for level in LADDER if level in POLICIES]
    rated = {rating.player: rating for rating in standings(found)}
    lines = []
    for level in reversed(levels):
        line = [level]
        for other in levels:
            here, there = f"{level}_vs_{other}", f"{other}_vs_{level}"
            cell = "·" if level == other else "–"
            if here in found or there in found:
                lead, half = lead_of(found[here if here in found else there][1])
                cell = points(lead if here in found else -lead, half)
            line.append(cell)
        rating = rated.get(level)
        line.append("–" if rating is None else f"{rating.points:.0f} ({rating.low:.0f} … {rating.high:.0f})")
        lines.append(line)
    return "### All against all, two seats, standard\n\n" + table(["points a round", *levels, "rating"], lines)


def rules_table(found: Found) -> str:
    """Other rules and numbers of seats, with places."""
    lines = []
    for preset, seats in TABLES:
        for better, worse in (("club", "casual"), ("expert", "club")):
            name = f"{better}_vs_{worse}.{preset}{seats}"
            if name in found:
                row, sets = found[name]
                place = outcome_of(row.contest, sets).standings[0].place
                lead, count, won, _, cost = row_cells(row, sets)
                lines.append([f"{preset}, {seats} seats: {better} − {worse}", lead, count, won, f"{place:.2f}", cost])
    head = ["", "points a round", "deals", "rounds won", "mean place", "ms CPU a decision"]
    return "### Other rules and more seats\n\n" + table(head, lines) if lines else ""


def others_table(found: Found) -> str:
    """Players by other programs' ideas, and the ISMCTS bot."""
    lines = []
    for name, (row, sets) in found.items():
        if row.players[1] in IDEAS or row.simulations:
            extra = f" ({row.simulations} simulations)" if row.simulations else ""
            lines.append([name.replace("_vs_", " − ") + extra, *row_cells(row, sets)])
    return "### Against others, two seats, standard\n\n" + table(["", *HEAD], lines) if lines else ""


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


def report(found: Found) -> dict[str, float]:
    """Gives all figures by their keys."""
    figures: dict[str, float] = {}
    for row, sets in found.values():
        figures |= figures_of(row, sets)
    for rating in standings(found):
        figures |= {f"rating.{rating.player}": rating.points}
        figures |= {f"rating.{rating.player}.low": rating.low, f"rating.{rating.player}.high": rating.high}
    return figures


def main() -> int:
    options = options_of()
    todo = chosen(options)
    if options.list or not todo:
        print("\n".join(f"{row.name}: {row.deals} deals, {row.minutes:g} minutes" for row in todo or rows()))
        return 0 if todo else 2
    try:
        league = League(options.state, options.anew)
        found = {row.name: (row, sets) for row in rows() if (sets := league.sets(row.name, row.contest))}
        if options.markdown is None:
            progress = Progress(todo)
            for row in todo:
                sets = played(row, league, options.jobs, progress)
                if sets:
                    found[row.name] = (row, sets)
                if options.json is not None:
                    options.json.write_text(json.dumps(report(found), indent=1) + "\n", "utf-8")
    except (LeagueError, LedgerError) as error:
        print(error, file=sys.stderr)
        return 2
    except CrewError as error:
        print(f"The comparison has stopped: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\nStopped; the same command goes on from {options.state}.", file=sys.stderr)
        return 130
    write_markdown(options.markdown or "-", markdown({name: found[name] for name in found}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
