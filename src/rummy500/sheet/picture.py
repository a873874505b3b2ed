"""A match of a sheet as one SVG picture: its rounds as a table, and the curve of the totals."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import Final

import msgspec

from rummy500.sheet.state import Cell, Match, Round, Sheet

__all__ = ["Words", "draw_sheet"]

_COLOURS: Final = ("#1b6ca8", "#b3541e", "#2e7d4f", "#8a3f9c", "#8f6d10", "#c2355c", "#4a5568", "#0f7f86")
_PAPER: Final = "#fdfbf5"
_INK: Final = "#23262b"
_FAINT: Final = "#5d636d"
_RULE: Final = "#d8d2c3"
_LEFT: Final = 110
_COLUMN: Final = 118
_LINE: Final = 26
_HEAD: Final = 96
_CURVE: Final = 240
_MARGIN: Final = 20
_LONGEST: Final = 13
_APART: Final = 14
_MINUS: Final = "\N{MINUS SIGN}"
_DASHES: Final = ("", "9 4", "2 4", "12 3 2 3", "5 3", "1 3", "14 5", "7 2 2 2")


class Words(msgspec.Struct, frozen=True):
    """Holds what the picture says, in the reader's language; ``title`` may be the sheet's own."""

    title: str
    round: str
    total: str
    target: str


def draw_sheet(sheet: Sheet, match: Match, words: Words) -> str:
    """Draws a match on paper of its own, so that it reads alike on a light and a dark page.

    Points stand with the total behind them; an entry that cannot be read is a question mark, a dealer a dot.
    """
    names = {player.player: _clean(player.name) for player in sheet.players}
    seats = [player for player in names if player in match.seats]
    rounds = [one for one in match.rounds if one.made]
    width = max(480, 2 * _MARGIN + _LEFT + _COLUMN * len(seats))
    table = _HEAD + _LINE * (len(rounds) + 2)
    height = table + _CURVE + 2 * _MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" font-family="system-ui, sans-serif" font-size="14">',
        f"<title>{escape(_clean(words.title))}</title>",
        f'<rect width="{width}" height="{height}" rx="10" fill="{_PAPER}"/>',
        _text(_MARGIN, 40, words.title, size=20, weight=600),
        _text(width - _MARGIN, 40, words.target, colour=_FAINT, anchor="end"),
    ]
    parts += _head(seats, names, words)
    for at, one in enumerate(rounds):
        parts += _row(one, seats, _HEAD + _LINE * at, width)
    parts += _totals(match, seats, _HEAD + _LINE * len(rounds), width, words)
    parts += _curve(match, rounds, seats, names, table + _MARGIN, width)
    return "\n".join([*parts, "</svg>", ""])


def _head(seats: Sequence[str], names: dict[str, str], words: Words) -> list[str]:
    parts = [_text(_MARGIN, _HEAD - 12, words.round, colour=_FAINT)]
    for place, player in enumerate(seats):
        colour = _COLOURS[place % len(_COLOURS)]
        parts.append(_text(_right(place), _HEAD - 12, _short(names[player]), colour=colour, weight=600, anchor="end"))
    return parts


def _row(one: Round, seats: Sequence[str], top: int, width: int) -> list[str]:
    base = top + 18
    parts = [_rule(top, width), _text(_MARGIN, base, str(one.number), colour=_FAINT)]
    for place, player in enumerate(seats):
        right = _right(place)
        parts.append(_text(right - 52, base, _points(one.cells.get(player)), colour=_FAINT, anchor="end"))
        parts.append(_text(right, base, _number(one.totals[player]), anchor="end"))
        if player == one.dealer:
            parts.append(f'<circle cx="{right - _COLUMN + 18}" cy="{base - 5}" r="3" fill="{_INK}"/>')
    return parts


def _totals(match: Match, seats: Sequence[str], top: int, width: int, words: Words) -> list[str]:
    base = top + 22
    parts = [_rule(top, width, 2), _text(_MARGIN, base, words.total, weight=600)]
    for place, player in enumerate(seats):
        best = match.winners or match.leaders
        weight = 700 if player in best else 400
        parts.append(_text(_right(place), base, _number(match.totals[player]), weight=weight, size=16, anchor="end"))
    return parts


def _curve(
    match: Match, rounds: Sequence[Round], seats: Sequence[str], names: dict[str, str], top: int, width: int
) -> list[str]:
    """Draws the totals from round to round, each line with a colour and a dash of its own, its name at the end."""
    if not rounds:
        return []
    lines = {player: [0, *(one.totals[player] for one in rounds)] for player in seats}
    goal = max((match.totals[player] + left for player, left in match.to_target.items() if left), default=0)
    values = [value for line in lines.values() for value in line]
    low, high = min(0, *values), max(1, goal, *values)
    left, right = _MARGIN + 48, width - _MARGIN - 100

    def x(number: int) -> float:
        return left + (right - left) * number / len(rounds)

    def y(value: int) -> float:
        return top + (_CURVE - 10) * (high - value) / (high - low)

    parts = []
    marks = [0, *(value for value in (goal, low, high) if value not in (0, 1))]
    shown: list[float] = []
    for value in dict.fromkeys(marks):
        parts.append(f'<path d="M{left} {y(value):.1f}H{right}" stroke="{_RULE}" fill="none"/>')
        if all(abs(y(value) - other) >= _APART for other in shown):
            shown.append(y(value))
            parts.append(_text(left - 6, y(value) + 4, _number(value), colour=_FAINT, size=11, anchor="end"))
    ends = _apart([y(lines[player][-1]) for player in seats])
    for place, player in enumerate(seats):
        colour, dash = _COLOURS[place % len(_COLOURS)], _DASHES[place % len(_DASHES)]
        path = " ".join(f"{x(number):.1f},{y(value):.1f}" for number, value in enumerate(lines[player]))
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"{dashed}/>')
        parts.append(_text(right + 8, ends[place] + 4, _short(names[player]), colour=colour, size=12))
    return parts


def _apart(wanted: Sequence[float]) -> list[float]:
    """Gives places for labels near those wanted, in the same order from top to bottom, none over another."""
    places = list(wanted)
    downwards = sorted(range(len(places)), key=places.__getitem__)
    for above, below in pairwise(downwards):
        places[below] = max(places[below], places[above] + _APART)
    too_low = max(0.0, places[downwards[-1]] - max(wanted)) if downwards else 0.0
    for nth, place in enumerate(reversed(downwards)):
        places[place] = min(places[place], max(wanted) + too_low / 2 - _APART * nth)
    return places


def _right(place: int) -> int:
    return _MARGIN + _LEFT - 20 + _COLUMN * (place + 1)


def _rule(top: int, width: int, weight: int = 1) -> str:
    return f'<path d="M{_MARGIN} {top}H{width - _MARGIN}" stroke="{_RULE}" stroke-width="{weight}"/>'


def _text(
    x: float, y: float, text: str, *, colour: str = _INK, size: int = 14, weight: int = 400, anchor: str = "start"
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" fill="{colour}" font-size="{size}" font-weight="{weight}"'
        f' text-anchor="{anchor}">{escape(_clean(text))}</text>'
    )


def _points(cell: Cell | None) -> str:
    if cell is None or cell.value is None:
        return ""
    return "?" if cell.points is None else _number(cell.points)


def _number(value: int) -> str:
    return str(value).replace("-", _MINUS)


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"


def _clean(text: str) -> str:
    """Gives a text without signs that no XML may hold."""
    return "".join(sign if sign.isprintable() or sign == "\u200d" else " " for sign in text)
