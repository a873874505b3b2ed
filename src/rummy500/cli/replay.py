"""``rummy500 replay``: play a record through and say how it ends."""

from __future__ import annotations

from typing import Annotated

import msgspec
from cyclopts import Parameter

from rummy500.cli.files import DOES_NOT_HOLD, UNREADABLE, RecordFile, complain, in_words, open_record
from rummy500.game.record import Report, report

__all__ = ["replay"]


def replay(file: RecordFile, /, *, json: Annotated[bool, Parameter(negative=())] = False) -> int:
    """Play a record through and print how it ends.

    Parameters
    ----------
    file
        The record, - for standard input.
    json
        Print one JSON object instead of words.
    """
    result = open_record(file)
    if result is None:
        return UNREADABLE
    error = result.error
    if json:
        print(msgspec.json.encode(report(result, in_words(error) if error is not None else "")).decode())
        return DOES_NOT_HOLD if error is not None else 0
    if error is not None:
        return complain(file, error, result.lines)
    for line in _told(report(result)):
        print(line)
    return 0


def _told(said: Report) -> list[str]:
    lines = []
    for number, ended in enumerate(said.rounds, 1):
        scores = ", ".join(f"{name} {points}" for name, points in ended.scores.items())
        how = f"{ended.out} went out" if ended.out is not None else "the stock ran out"
        lines.append(f"Round {number}: {how}; {scores}")
    position = said.position
    if position.turn is not None:
        lines.append(f"{position.turn} is to {'draw' if position.phase == 'call' else position.phase}.")
        for number, meld in enumerate(position.melds, 1):
            cards = " ".join(card.card if card.card == card.as_ else f"{card.card}={card.as_}" for card in meld.cards)
            lines.append(f"Meld {number}: {cards}")
        lines.append(f"Pile: {' '.join(position.pile) or '(empty)'}   Stock: {position.stock_count}")
        lines += [f"{name} holds {' '.join(hand) or 'nothing'}" for name, hand in position.hands.items()]
    lines.append("Totals: " + ", ".join(f"{name} {total}" for name, total in said.totals.items()))
    if said.finished:
        lines.append(f"Won by {' and '.join(said.winners)}.")
    return lines
