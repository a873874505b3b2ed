"""Figures of daily deals: streaks by date, what a result is worth among others, and a round turn by turn. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from rummy500.app.daily_ports import DailyGame
from rummy500.game.events import Discarded, Drew, Event, LaidOff, Melded, Passed, Took
from rummy500.game.moves import Seat

__all__ = ["Bar", "Standing", "TurnMade", "distribution", "percentile", "standing", "streaks", "turns_made"]

_MOST_BARS: Final = 14
_WIDTHS: Final = (10, 20, 25, 50, 100, 250, 500, 1000, 2500, 5000)


class Standing(msgspec.Struct, frozen=True):
    """Is what a guest has made of all ranked deals; ``best`` and ``mean`` are None before the first."""

    days: int
    streak: int
    longest: int
    best: int | None
    mean: float | None


class Bar(msgspec.Struct, frozen=True):
    """Says how many results lie from ``low`` to ``high``, both counted in."""

    low: int
    high: int
    count: int


class TurnMade(msgspec.Struct, frozen=True):
    """Is one turn: how many cards came from the pile (0: none), and the value of what was put down."""

    seat: Seat
    taken: int
    laid: int


def streaks(days: Iterable[int], today: int) -> tuple[int, int]:
    """Gives how many days in a row are in ``days`` up to today, and the longest such row of all.

    Today's deal may still be played: a row that ends yesterday goes on.

    >>> streaks([1, 2, 3, 7, 8], 9), streaks([1, 2, 3, 7, 8], 10), streaks([], 5)
    ((2, 3), (0, 3), (0, 0))
    """
    longest = length = 0
    last = None
    for day in sorted(set(days)):
        length = length + 1 if last is not None and day == last + 1 else 1
        longest, last = max(longest, length), day
    return (length if last is not None and last >= today - 1 else 0), longest


def standing(games: Iterable[DailyGame], today: int) -> Standing:
    """Sums up a guest's ranked games that are finished; a result of zero or less counts like every other."""
    done = [game for game in games if game.ranked and game.finished is not None and game.points is not None]
    points = [game.points or 0 for game in done]
    current, longest = streaks((game.day for game in done), today)
    mean = round(sum(points) / len(points), 2) if points else None
    return Standing(len(done), current, longest, max(points, default=None), mean)


def percentile(points: int, others: Sequence[int]) -> int | None:
    """Gives what share of the others' results is lower, in percent; equal ones count half. None without others.

    >>> percentile(50, [10, 50, 70]), percentile(50, []), percentile(-5, [-10])
    (50, None, 100)
    """
    if not others:
        return None
    lower = sum(other < points for other in others) + sum(other == points for other in others) / 2
    return round(100 * lower / len(others))


def distribution(points: Sequence[int]) -> list[Bar]:
    """Gives the results in bars of one width, at most 14 of them, without a gap from the lowest to the highest.

    >>> [(bar.low, bar.high, bar.count) for bar in distribution([-3, 5, 12])]
    [(-10, -1, 1), (0, 9, 1), (10, 19, 1)]
    """
    if not points:
        return []
    low, high = min(points), max(points)
    width = next((one for one in _WIDTHS if high // one - low // one < _MOST_BARS), _WIDTHS[-1])
    counts = dict.fromkeys(range(low // width, high // width + 1), 0)
    for one in points:
        counts[one // width] += 1
    return [Bar(at * width, (at + 1) * width - 1, count) for at, count in counts.items()]


def turns_made(events: Iterable[Event]) -> list[TurnMade]:
    """Gives a round turn by turn from its events; the last turn may end with the round."""
    turns: list[TurnMade] = []
    seat: Seat | None = None
    taken = laid = 0
    for event in events:
        match event:
            case Drew():
                seat = event.seat
            case Took():
                seat, taken = event.seat, len(event.cards)
            case Melded() | LaidOff():
                seat, laid = event.seat, laid + event.value
            case Discarded() | Passed():
                turns.append(TurnMade(event.seat, taken, laid))
                seat, taken, laid = None, 0, 0
            case _:
                pass
    if seat is not None:
        turns.append(TurnMade(seat, taken, laid))
    return turns
