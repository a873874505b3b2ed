"""``rummy500 replay``: play a record through and say how it ends."""

from __future__ import annotations

from functools import reduce
from typing import Annotated

import msgspec
from cyclopts import Parameter

from rummy500.cli.files import DOES_NOT_HOLD, UNREADABLE, RecordFile, complain, in_words, open_record
from rummy500.cli.language import machine_language, say, spoken
from rummy500.game.record import Report, report
from rummy500.i18n import message

__all__ = ["replay"]


def replay(file: RecordFile, /, *, json: Annotated[bool, Parameter(negative=())] = False) -> int:
    """Plays a record through and prints how it ends."""
    result = open_record(file)
    if result is None:
        return UNREADABLE
    error = result.error
    if json:
        told = in_words(error, machine_language()) if error is not None else ""
        print(msgspec.json.encode(report(result, told)).decode())
        return DOES_NOT_HOLD if error is not None else 0
    if error is not None:
        return complain(file, error, result.lines)
    for line in _told(report(result)):
        print(line)
    return 0


def _told(said: Report) -> list[str]:
    """Tells the end; numbers and cards are written as in a record in every language."""
    lines = []
    for number, ended in enumerate(said.rounds, 1):
        told = {"round": str(number), "scores": ", ".join(f"{name} {points}" for name, points in ended.scores.items())}
        lines.append(say("ends-stock", **told) if ended.out is None else say("ends-out", name=ended.out, **told))
    if said.position.turn is not None:
        lines += _table(said)
    lines.append(say("ends-totals", totals=", ".join(f"{name} {total}" for name, total in said.totals.items())))
    if said.finished:
        names = reduce(lambda head, last: message(spoken(), "list-and", head=head, last=last), said.winners)
        lines.append(say("ends-won", names=names))
    return lines


def _table(said: Report) -> list[str]:
    position = said.position
    phase = "play" if position.phase == "play" else "draw"
    lines = [say("ends-turn", name=position.turn or "", phase=phase)]
    for number, meld in enumerate(position.melds, 1):
        cards = " ".join(card.card if card.card == card.as_ else f"{card.card}={card.as_}" for card in meld.cards)
        lines.append(say("ends-meld", number=str(number), cards=cards))
    pile = say("ends-pile", cards=" ".join(position.pile) or say("ends-pile-empty"))
    lines.append(f"{pile}   {say('ends-stock-count', count=str(position.stock_count))}")
    for name, hand in position.hands.items():
        told = say("ends-holds", name=name, cards=" ".join(hand)) if hand else say("ends-holds-nothing", name=name)
        lines.append(told)
    return lines
