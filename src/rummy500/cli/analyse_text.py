"""An analysis as lines for a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from rummy500.app.analysis_words import Teller, signed
from rummy500.bots.analysis import CurvePoint, Decision, RoundAnalysis, SeatAnalysis
from rummy500.game.match import Match
from rummy500.game.replay import round_steps
from rummy500.game.view import PublicView

__all__ = ["lines", "spark"]

_WIDTH: Final = 100
_BARS: Final = "▁▂▃▄▅▆▇█"
_SPARKS: Final = 48


def lines(match: Match, found: Sequence[RoundAnalysis], seat: int | None, language: str) -> Iterator[str]:
    """Tells of some rounds, and of one seat or of all."""
    teller = Teller(language, match.names)
    for number, one in enumerate(found):
        if number:
            yield ""
        yield teller.say("cli-round", round=one.round, quality=teller.say(f"quality-{one.quality}"))
        views = [step.view for step in round_steps(match, one.round).steps]
        for each in one.seats:
            if seat is None or each.seat == seat:
                yield ""
                yield from _seat(teller, one, each, views, "yes" if match.rules.teams else "no")
    yield ""
    yield teller.say("lead")
    yield f"{teller.say('accuracy')}: {teller.say('accuracy-note')}"


def _seat(
    teller: Teller, found: RoundAnalysis, sums: SeatAnalysis, views: Sequence[PublicView], teams: str
) -> Iterator[str]:
    name = teller.names[sums.seat]
    percent = teller.say("accuracy-none") if sums.accuracy is None else str(round(sums.accuracy))
    yield teller.say("accuracy-of", name=name, percent=percent)
    yield f"  {spark(sums.curve, found.steps)}"
    tongue = teller.language
    shown = {part: signed(getattr(sums, part), tongue) for part in ("dealt", "drawn", "turned", "played", "partners")}
    luck, play = sums.dealt + sums.drawn + sums.turned, sums.played + sums.partners - sums.others
    parts = {"dealt": shown["dealt"], "drawn": shown["drawn"], "turned": shown["turned"]}
    yield "  " + teller.say("cli-luck", luck=signed(luck, tongue), **parts)
    others = signed(-sums.others, tongue)
    yield "  " + teller.say(
        "cli-play",
        play=signed(play, tongue),
        played=shown["played"],
        teams=teams,
        partners=shown["partners"],
        others=others,
    )
    yield "  " + teller.say("cli-result", result=signed(sums.result, tongue), losses=round(sums.losses))
    if not sums.costliest:
        yield "  " + teller.say("none-costly", name=name)
        return
    yield "  " + teller.say("costliest") + ":"
    decisions = {one.step: one for one in found.decisions if one.seat == sums.seat}
    for step in sums.costliest:
        yield from _costly(teller, decisions[step], views[step - 1])


def _costly(teller: Teller, decision: Decision, before: PublicView) -> Iterator[str]:
    told = teller.say(
        "cli-costly",
        step=decision.step,
        cost=teller.say("cost", points=max(1, round(decision.loss))),
        move=teller.chosen(decision, before),
        better=teller.better(decision, before),
    )
    text = " ".join([told, *teller.because(decision, before)])
    yield from textwrap.wrap(text, _WIDTH, initial_indent="  - ", subsequent_indent="    ")


def spark(curve: Sequence[CurvePoint], steps: int) -> str:
    """Draws a curve as a row of bars, from its lowest to its highest point.

    >>> spark([CurvePoint(0, 0.0), CurvePoint(1, 10.0), CurvePoint(2, -10.0)], 2)
    '▄█▁'
    """
    width = min(_SPARKS, steps + 1)
    heights: list[float] = []
    for place in range(width):
        step = place * steps / max(1, width - 1)
        heights.append([point.points for point in curve if point.step <= step][-1])
    low, high = min(heights), max(heights)
    span = (high - low) or 1.0
    return "".join(_BARS[int((height - low) / span * (len(_BARS) - 1))] for height in heights)
