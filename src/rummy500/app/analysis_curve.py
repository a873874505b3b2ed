"""The curve of expected points as an SVG picture, coloured by the page that it stands on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor
from typing import Final

from rummy500.app.analysis_words import Teller, signed
from rummy500.bots.analysis import RoundAnalysis, SeatAnalysis
from rummy500.i18n import number

__all__ = ["curve"]

_WIDE: Final = 760
_HIGH: Final = 260
_LEFT: Final = 66
_EDGE: Final = 12
_FOOT: Final = 34
_MOST_LINES: Final = 6


def curve(teller: Teller, found: RoundAnalysis, shown: Sequence[SeatAnalysis]) -> str:
    """Draws the curves of some seats; losses are dots on them, and every curve is told in words too."""
    points = [point.points for sums in shown for point in sums.curve] + [0.0]
    low, high = _bounds(min(points), max(points))
    drawn = "".join(_grid(low, high, found.steps, teller))
    for sums in shown:
        drawn += _line(found, sums, low, high)
    told = " ".join(_words(teller, sums) for sums in shown)
    legend = "".join(
        f'<li><span class="key s{sums.seat}" aria-hidden=true></span>{escape(_words(teller, sums))}</li>'
        for sums in shown
    )
    return (
        f'<svg class=curve viewBox="0 0 {_WIDE} {_HIGH}" role="img"><title>{escape(told)}</title>{drawn}</svg>'
        f"<ul class=legend>{legend}</ul>"
    )


def _words(teller: Teller, sums: SeatAnalysis) -> str:
    values = [point.points for point in sums.curve]
    told = {"dealt": sums.dealt, "high": max(values), "low": min(values), "result": sums.result}
    shown = {name: signed(value, teller.language) for name, value in told.items()}
    return teller.say("curve-of", name=teller.names[sums.seat], **shown)


def _bounds(low: float, high: float) -> tuple[int, int]:
    """Gives round bounds with a handful of lines between them."""
    step = _step(high - low)
    return floor(low / step) * step, max(ceil(high / step) * step, floor(low / step) * step + step)


def _step(span: float) -> int:
    for size in (5, 10, 20, 25, 50, 100, 200, 500):
        if span <= size * _MOST_LINES:
            return size
    return 1000


def _x(step: float, steps: int) -> float:
    return round(_LEFT + (_WIDE - _LEFT - _EDGE) * step / max(1, steps), 1)


def _y(value: float, low: int, high: int) -> float:
    return round(_EDGE + (_HIGH - _EDGE - _FOOT) * (high - value) / (high - low), 1)


def _grid(low: int, high: int, steps: int, teller: Teller) -> Iterator[str]:
    for value in range(low, high + 1, _step(high - low)):
        y = _y(value, low, high)
        kind = "zero" if value == 0 else "rule"
        yield f'<path class={kind} d="M{_LEFT} {y:g}H{_WIDE - _EDGE}"/>'
        yield f'<text x="{_LEFT - 6}" y="{y + 4:g}" text-anchor="end">{number(value, teller.language)}</text>'
    for step in sorted({0, steps // 2, steps}):
        anchor = "end" if step == steps else "start" if step == 0 else "middle"
        yield f'<text x="{_x(step, steps):g}" y="{_HIGH - 8}" text-anchor="{anchor}">'
        yield f"{escape(teller.say('step', step=step))}</text>"


def _line(found: RoundAnalysis, sums: SeatAnalysis, low: int, high: int) -> str:
    path = "L".join(f"{_x(one.step, found.steps):g} {_y(one.points, low, high):g}" for one in sums.curve)
    lost = "".join(
        f'<circle cx="{_x(one.step, found.steps):g}" cy="{_y(one.got, low, high):g}" r="4"/>'
        for one in found.decisions
        if one.seat == sums.seat and one.step in sums.costliest
    )
    return f'<g class="s{sums.seat}"><path class=way d="M{path}"/>{lost}</g>'
