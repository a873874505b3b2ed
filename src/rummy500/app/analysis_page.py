"""An analysis as one HTML file with its pictures: it needs nothing else, prints, and works without script."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Final, NamedTuple

from rummy500.app.analysis_curve import curve
from rummy500.app.analysis_words import Teller, signed, tenths
from rummy500.bots.analysis import Decision, RoundAnalysis, SeatAnalysis
from rummy500.game.match import Match
from rummy500.game.moves import Seat
from rummy500.game.picture import draw_view
from rummy500.game.replay import played_again, round_steps
from rummy500.game.view import PublicView, SeatView
from rummy500.i18n import message

__all__ = ["page"]

_PARTS: Final = (
    ("luck", ("dealt", "drawn", "turned")),
    ("play", ("played", "partners", "others")),
)
_AGAINST: Final = frozenset({"others"})
"""What the other sides' play brought is taken off."""


class _Round(NamedTuple):
    """Is what the page of one round is made of.

    ``seen`` is what each seat saw before each of its costliest decisions, ``tables`` how the table lay after each step.
    """

    teller: Teller
    found: RoundAnalysis
    shown: tuple[SeatAnalysis, ...]
    seen: dict[tuple[Seat, int], SeatView]
    tables: tuple[PublicView, ...]
    teams: bool


def page(match: Match, found: Sequence[RoundAnalysis], seat: Seat | None, language: str) -> str:
    """Gives the page for some rounds, and for one seat or for all."""
    teller = Teller(language, match.names)
    title = f"{teller.say('title')} – {message(language, 'replay-page', names=', '.join(match.names))}"
    style = files("rummy500.app").joinpath("analysis_page.css").read_text(encoding="utf-8")
    parts = [f"<header><h1>{escape(title)}</h1><p class=lead>{escape(teller.say('lead'))}</p>"]
    parts.append(f"<p class=lead>{escape(teller.say('accuracy'))}: {escape(teller.say('accuracy-note'))}</p></header>")
    for one in found:
        shown = tuple(each for each in one.seats if seat is None or each.seat == seat)
        tables = tuple(step.view for step in round_steps(match, one.round).steps)
        parts += _round(_Round(teller, one, shown, _seen(match, one, shown), tables, bool(match.rules.teams)))
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title><style>{style}</style>'
    )
    body = f"<body><main>{''.join(parts)}</main></body>"
    return f'<!doctype html>\n<html lang="{language}">\n<head>{head}</head>\n{body}\n</html>\n'


def _seen(match: Match, found: RoundAnalysis, shown: Sequence[SeatAnalysis]) -> dict[tuple[Seat, int], SeatView]:
    wanted = {(one.seat, step) for one in shown for step in one.costliest}
    seen = {}
    for step, (round, _, _) in enumerate(played_again(match, found.round), 1):
        seen.update({place: round.view(place[0]) for place in wanted if place[1] == step})
    return seen


def _round(one: _Round) -> Iterator[str]:
    teller, found = one.teller, one.found
    quality = teller.say("made-by", quality=teller.say(f"quality-{found.quality}"))
    yield f"<section><h2>{escape(teller.say('of-round', round=found.round))}</h2><p class=small>{escape(quality)}</p>"
    yield f"<h3>{escape(teller.say('curve'))}</h3>{curve(teller, found, one.shown)}"
    yield f"<h3>{escape(teller.say('sums'))}</h3>{''.join(_table(one))}"
    yield f"<p class=small>{escape(teller.say('sums-note'))}</p>"
    for sums in one.shown:
        yield from _costly(one, sums)
    yield "".join(_all(one))
    yield "</section>"


def _table(one: _Round) -> Iterator[str]:
    teller = one.teller
    heads = "".join(f"<th scope=col>{_key(sums.seat)}{escape(teller.names[sums.seat])}</th>" for sums in one.shown)
    yield f"<div class=wide><table class=sums><thead><tr><th scope=col></th>{heads}</tr></thead><tbody>"
    yield _row(
        teller.say("accuracy"),
        [teller.say("accuracy-none") if sums.accuracy is None else str(round(sums.accuracy)) for sums in one.shown],
        "strong",
    )
    for group, names in _PARTS:
        told = [name for name in names if name != "partners" or one.teams]
        yield _row(teller.say(group), [_signed(one, sum(_part(sums, name) for name in told)) for sums in one.shown])
        for name in told:
            yield _row(teller.say(name), [_signed(one, _part(sums, name)) for sums in one.shown], "part")
    yield _row(teller.say("result"), [_signed(one, sums.result) for sums in one.shown], "strong")
    yield _row(teller.say("losses"), [str(round(sums.losses)) for sums in one.shown])
    yield "</tbody></table></div>"


def _part(sums: SeatAnalysis, name: str) -> float:
    value: float = getattr(sums, name)
    return -value if name in _AGAINST else value


def _signed(one: _Round, points: float) -> str:
    return signed(points, one.teller.language)


def _row(label: str, cells: Sequence[str], kind: str = "") -> str:
    mark = f" class={kind}" if kind else ""
    return f"<tr{mark}><th scope=row>{escape(label)}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"


def _key(seat: Seat) -> str:
    return f'<span class="key s{seat}" aria-hidden=true></span>'


def _costly(one: _Round, sums: SeatAnalysis) -> Iterator[str]:
    teller, name = one.teller, one.teller.names[sums.seat]
    yield f"<h3>{_key(sums.seat)}{escape(teller.say('costliest-of', name=name))}</h3>"
    if not sums.costliest:
        yield f"<p>{escape(teller.say('none-costly', name=name))}</p>"
    decisions = {each.step: each for each in one.found.decisions if each.seat == sums.seat}
    for step in sums.costliest:
        yield "".join(_decision(one, decisions[step]))


def _decision(one: _Round, decision: Decision) -> Iterator[str]:
    teller, seen = one.teller, one.seen[decision.seat, decision.step]
    name, before = teller.names[decision.seat], seen.public
    cost = teller.say("cost", points=max(1, round(decision.loss)))
    yield f"<article><h4>{escape(teller.say('step', step=decision.step))} · {escape(cost)}</h4>"
    yield f"<p>{escape(teller.say('did', name=name, move=teller.chosen(decision, before)))}<br>"
    yield f"<strong>{escape(teller.say('better', move=teller.better(decision, before)))}</strong> "
    yield f"{escape(' '.join(teller.because(decision, before)))}</p>"
    alt = escape(teller.say("board", name=name, step=decision.step))
    light, dark = (_picture(seen, teller, dark) for dark in (False, True))
    yield f'<picture><source media="screen and (prefers-color-scheme: dark)" srcset="{dark}">'
    yield f'<img src="{light}" alt="{alt}" loading=lazy></picture></article>'


def _picture(seen: SeatView, teller: Teller, dark: bool) -> str:
    drawn = draw_view(seen, teller.names, lang=teller.language, dark=dark)
    return f"data:image/svg+xml;base64,{b64encode(drawn.encode()).decode()}"


def _all(one: _Round) -> Iterator[str]:
    teller = one.teller
    heads = [teller.say(name) for name in ("decision", "expected", "got", "loss")]
    cells = "".join(f"<th scope=col>{escape(head)}</th>" for head in heads)
    yield f"<details><summary>{escape(teller.say('all'))}</summary><div class=wide><table class=all>"
    yield f"<thead><tr><th scope=col>{escape(teller.say('player'))}</th>{cells}</tr></thead><tbody>"
    seats = {sums.seat for sums in one.shown}
    for each in one.found.decisions:
        if each.seat in seats and each.options > 1:
            before, tongue = one.tables[each.step - 1], teller.language
            loss = f"{tenths(each.loss, tongue)} ± {tenths(each.error, tongue)}" if each.loss else ""
            told = f"{each.step}. {teller.chosen(each, before)}"
            if each.loss:
                told += f". {teller.say('better', move=teller.better(each, before))}"
            row = (told, signed(each.expected, tongue), signed(each.got, tongue), loss)
            mark = " class=lost" if each.loss else ""
            yield f"<tr{mark}><th scope=row>{escape(teller.names[each.seat])}</th>"
            yield "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
    yield "</tbody></table></div></details>"
