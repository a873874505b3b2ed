"""What the rows of a league come to: figures by key, and tables as Markdown."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from rummy500.bots.deal_sets import DealSet
from rummy500.bots.league import Row
from rummy500.bots.ratings import Pairing, Rating, match_share, ratings
from rummy500.bots.standings import Outcome, Standing, mean_interval, outcome_of
from rummy500.rules import PRESETS

__all__ = [
    "Found",
    "cross_table",
    "figures_of",
    "lead_of",
    "level_ratings",
    "mixed_table",
    "pairs_table",
    "rules_table",
]

Found: TypeAlias = Mapping[str, tuple[Row, Sequence[DealSet]]]
"""Rows by name with what has been played of each."""

_HEAD = ("", "points a round", "deals", "rounds won", "matches won", "ms CPU a decision")


def lead_of(sets: Sequence[DealSet]) -> tuple[float, float]:
    """Gives the first player's lead over the second and half its 95 % interval."""
    return mean_interval([each.shares[0].points - each.shares[1].points for each in sets])


def _outcome(row: Row, sets: Sequence[DealSet]) -> Outcome:
    return outcome_of(row.contest(0), sets)


def figures_of(row: Row, sets: Sequence[DealSet]) -> dict[str, float]:
    """Gives a row's figures by key, its name first."""
    outcome = _outcome(row, sets)
    if len(row.players) > 2:
        found = {"deals": float(outcome.deals)}
        for each in outcome.standings:
            found |= {f"{each.player}.points": each.points, f"{each.player}.low": each.points - each.interval}
            found |= {f"{each.player}.high": each.points + each.interval, f"{each.player}.place": each.place}
        return _named(row, found)
    first, second = outcome.standings
    found = {"points": outcome.margin, "low": outcome.margin - outcome.interval}
    found |= {"high": outcome.margin + outcome.interval, "deals": float(outcome.deals), "won": first.won}
    if first.ms is not None:
        found["ms_per_decision"] = first.ms
    if row.simulations:
        found |= {"simulations": float(row.simulations), "other_ms": second.ms or 0.0}
    share = _matches(row, sets)
    if share is not None:
        found |= {"matches": share[0], "matches_low": share[0] - share[1], "matches_high": share[0] + share[1]}
    return _named(row, found)


def _named(row: Row, found: Mapping[str, float]) -> dict[str, float]:
    # A single deal has no interval.
    return {f"{row.name}.{key}": value for key, value in found.items() if math.isfinite(value)}


def _matches(row: Row, sets: Sequence[DealSet]) -> tuple[float, float] | None:
    return match_share(PRESETS[row.preset], sets) if row.seats == 2 else None


def level_ratings(found: Found, levels: Sequence[str]) -> list[Rating]:
    """Rates levels by the rounds won at two seats under standard rules; the first level has 0."""
    pairings = []
    for row, sets in found.values():
        if set(row.players) <= set(levels) and (row.preset, row.seats) == ("standard", 2) and len(sets) > 1:
            first = _outcome(row, sets).standings[0]
            pairings.append(Pairing(row.players[0], row.players[1], first.won, first.won_interval, len(sets)))
    return ratings(pairings, levels[0])


def _table(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """Writes a table, every column but the first set to the right; nothing for no lines."""
    marks = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in [head, marks, *lines]) if lines else ""


def _points(value: float, half: float) -> str:
    text = f"{value:+.1f} ± {half:.1f}" if math.isfinite(half) else f"{value:+.1f}"
    return text.replace("-", "−")


def _cost(standings: Iterable[Standing]) -> str:
    return " / ".join("–" if each.ms is None else f"{each.ms:.2f}" for each in standings)


def pairs_table(found: Found, names: Iterable[str]) -> str:
    """Writes rows of two players, one below the other."""
    lines = []
    for name in names:
        if name not in found:
            continue
        row, sets = found[name]
        outcome, share = _outcome(row, sets), _matches(row, sets)
        title = name.replace("_vs_", " − ") + (f" ({row.simulations} simulations)" if row.simulations else "")
        matches = "–" if share is None else f"{share[0]:.0%} ± {share[1]:.0%}"
        lead, won = _points(outcome.margin, outcome.interval), f"{outcome.standings[0].won:.0%}"
        lines.append([title, lead, str(outcome.deals), won, matches, _cost(outcome.standings)])
    return _table(_HEAD, lines)


def cross_table(found: Found, levels: Sequence[str]) -> str:
    """Writes every level against every other, the strongest first, with their ratings."""
    rated = {rating.player: rating for rating in level_ratings(found, levels)}
    lines = []
    for level in reversed(levels):
        line = [level]
        for other in levels:
            here, there = f"{level}_vs_{other}", f"{other}_vs_{level}"
            cell = "·" if level == other else "–"
            if here in found or there in found:
                lead, half = lead_of(found[here if here in found else there][1])
                cell = _points(lead if here in found else -lead, half)
            line.append(cell)
        rating = rated.get(level)
        line.append("–" if rating is None else f"{rating.points:.0f} ({rating.low:.0f} … {rating.high:.0f})")
        lines.append(line)
    return _table(["points a round", *levels, "rating"], lines) if rated else ""


def rules_table(found: Found, names: Iterable[str]) -> str:
    """Writes rows of two players at other tables, with the first one's mean place."""
    lines = []
    for name in names:
        if name not in found:
            continue
        row, sets = found[name]
        outcome = _outcome(row, sets)
        first, second = outcome.standings
        title = f"{row.preset}, {row.seats} seats: {first.player} − {second.player}"
        lead = _points(outcome.margin, outcome.interval)
        won, place = f"{first.won:.0%}", f"{first.place:.2f}"
        lines.append([title, lead, str(outcome.deals), won, place, _cost(outcome.standings)])
    return _table([*_HEAD[:4], "mean place", _HEAD[5]], lines)


def mixed_table(found: Found) -> str:
    """Writes tables at which three or four different players sat."""
    lines = []
    for row, sets in found.values():
        if len(row.players) > 2:
            for each in _outcome(row, sets).standings:
                place = f"{each.place:.2f} ± {each.place_interval:.2f}"
                own = _points(each.points, each.interval)
                lines.append([f"{row.seats} seats: {each.player}", own, str(len(sets)), f"{each.won:.0%}", place])
    return _table(["", "points a round", "deals", "rounds won", "mean place"], lines)
