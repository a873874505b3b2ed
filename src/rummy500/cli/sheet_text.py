"""A sheet as text for a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

from rummy500.cli.language import figure, listed, say, spoken
from rummy500.i18n import number, preset_name, sentence
from rummy500.rules import Rules
from rummy500.sheet.operations import Entry, Operation
from rummy500.sheet.picture import Words
from rummy500.sheet.state import Cell, Match, Sheet

__all__ = ["clean", "picture_words", "sheet_lines"]

_DOT: Final = "·"


def clean(name: str) -> str:
    """Gives a name without signs that would move the cursor."""
    return "".join(sign if sign.isprintable() or sign == "\u200d" else " " for sign in name)


def picture_words(sheet: Sheet, match: Match, target: int) -> Words:
    """Gives the words of a match's picture."""
    title = sheet.title or say("sheet-untitled")
    if len(sheet.matches) > 1:
        title = f"{title} · {say('sheet-match', number=match.number)}"
    return Words(title, say("sheet-round"), say("sheet-total"), say("sheet-target", target=number(target, spoken())))


def sheet_lines(sheet: Sheet, match: Match, operations: dict[str, Operation], rules: Rules) -> Iterator[str]:
    """Tells a match: its rounds, who leads, deals and has won, and what is to be settled."""
    names = {player.player: clean(player.name) for player in sheet.players}
    words = picture_words(sheet, match, rules.target)
    yield f"{clean(words.title)}   {preset_name(match.preset, spoken())}, {words.target}"
    if not match.seats:
        yield say("sheet-nobody")
        return
    yield from _table(match, names)
    if rules.teams != match.teams:
        yield sentence(spoken(), "uneven_teams", {"seats": len(match.seats), "teams": rules.teams})
    yield from _standing(match, names)
    yield from _clashes(sheet, match, names, operations)
    if len(sheet.matches) > 1:
        yield from _statistics(sheet, names)
    if sheet.uncounted:
        yield say("sheet-uncounted", count=len(sheet.uncounted))
    if sheet.locked:
        yield say("sheet-is-locked")


def _table(match: Match, names: dict[str, str]) -> Iterator[str]:
    """Tells the rounds, the points of each player with the total behind."""
    head = [say("sheet-round"), say("sheet-dealer-head"), *(names[player] for player in match.seats)]
    rows = [
        [str(one.number), names.get(one.dealer or "", ""), *(_cell(one.cells.get(player)) for player in match.seats)]
        for one in match.rounds
    ]
    totals = [[number(one.totals[player], spoken()) for player in match.seats] for one in match.rounds]
    points_wide = [max(_wide(row[place + 2]) for row in rows) for place in range(len(match.seats))]
    totals_wide = [max(_wide(row[place]) for row in totals) for place in range(len(match.seats))]
    for row, sums in zip(rows, totals, strict=True):
        for place, total in enumerate(sums):
            points = _padded(row[place + 2], points_wide[place], right=True)
            row[place + 2] = f"{points}  {_padded(total, totals_wide[place], right=True)}"
    widths = [max(_wide(row[place]) for row in [head, *rows]) for place in range(len(head))]
    for row in [head, *rows]:
        cells = [
            _padded(cell, wide, right=place > 1) for place, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ]
        yield "   ".join(cells).rstrip()


def _cell(cell: Cell | None) -> str:
    if cell is None or cell.value is None:
        return _DOT
    told = "?" if cell.points is None else number(cell.points, spoken())
    return f"{'!' if cell.clash else ''}{'*' if cell.out else ''}{told}"


def _standing(match: Match, names: dict[str, str]) -> Iterator[str]:
    if match.over:
        yield say("sheet-won", names=listed([names[player] for player in match.winners]), count=len(match.winners))
        for player, amount in match.owes.items():
            yield say("owes", who="other", name=names[player], amount=number(amount, spoken()))
        return
    if match.leaders:
        who = listed([names[player] for player in match.leaders])
        best = match.totals[match.leaders[0]]
        told: dict[str, int | str] = {"names": who, "count": len(match.leaders), "total": number(best, spoken())}
        left = match.to_target[match.leaders[0]]
        yield say("sheet-leads", **told, left=number(left, spoken()))
    if match.rounds_left is not None:
        yield say("sheet-rounds-left", count=match.rounds_left)
    if match.next_dealer is not None:
        yield say("sheet-deals", name=names[match.next_dealer] if match.rounds[-1].made else names[match.dealer or ""])


def _clashes(sheet: Sheet, match: Match, names: dict[str, str], operations: dict[str, Operation]) -> Iterator[str]:
    numbers = {one.round: one.number for one in match.rounds}
    for clash in sheet.clashes:
        if clash.match == match.match:
            values = [_value(operations[name]) for name in clash.ops]
            told: dict[str, int | str] = {
                "number": numbers[clash.round],
                "name": names[clash.player],
                "values": listed(values),
            }
            yield say("sheet-clash", **told)


def _value(op: Operation) -> str:
    if not isinstance(op, Entry) or op.value is None:
        return _DOT
    if op.value.cards is None:
        return clean(op.value.typed or "")
    cards = op.value.cards
    laid = " ".join((*cards.laid, *cards.laid_low, *cards.laid_double))
    return f"{laid or _DOT} / {' '.join(cards.caught) or _DOT}"


def _statistics(sheet: Sheet, names: dict[str, str]) -> Iterator[str]:
    yield ""
    for line in sheet.statistics:
        if line.rounds and line.best is not None and line.worst is not None:
            yield say(
                "sheet-statistic",
                name=names[line.player],
                won=line.won,
                matches=line.matches,
                mean=figure(line.sum / line.rounds, ".1f"),
                best=number(line.best, spoken()),
                worst=number(line.worst, spoken()),
            )


def _wide(text: str) -> int:
    """Counts the columns of a terminal: wide signs take two, marks none."""
    return sum(
        0 if unicodedata.combining(sign) or sign == "\u200d" else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
    )


def _padded(text: str, wide: int, *, right: bool) -> str:
    gap = " " * (wide - _wide(text))
    return gap + text if right else text + gap
