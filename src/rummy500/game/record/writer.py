"""Writing a match as a record that reads back to the same match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rummy500.game.events import RoundEnded
from rummy500.game.log import Restock, RoundLog, Step
from rummy500.game.match import Match
from rummy500.game.moves import Call, Discard, IllegalMove, Pass
from rummy500.game.record.head import head_lines
from rummy500.game.record.lines import card_text, name_text
from rummy500.game.record.position_text import position_lines
from rummy500.game.snapshot import snapshot

__all__ = ["write_position", "write_record"]


def write_record(match: Match) -> str:
    """Writes a match, finished or not, in text normal form; undone actions are not in it.

    >>> from rummy500.game.record.reader import read_record
    >>> text = write_record(read_record("rummy500: 1\\nseats: Ann, Old Tom\\n"))
    >>> text.splitlines()[2] == "seats: Ann, Old\\u00a0Tom"
    True
    """
    lines = head_lines(match.rules, match.names, match.first_dealer)
    written = [name_text(name) for name in match.names]
    if any(match.start_totals):
        lines.append(_points("total", written, match.start_totals))
    for at, log in enumerate(match.logs):
        lines.append("round:" if at else "")
        lines += _start_lines(log, match.names)
        lines += _turn_lines(log, written)
        if at < len(match.results):
            lines += _result_lines(match.results[at], written)
    return "\n".join(lines) + "\n"


def write_position(match: Match) -> str:
    """Writes the position of the round under way as a record of its own, hidden cards included.

    What a position cannot say is left out (``rummy500.game.snapshot``); raises IllegalMove when no round is under way.
    """
    round = match.round
    if round is None:
        raise IllegalMove("round_over")
    position = snapshot(round)
    lines = [*head_lines(match.rules, match.names, round.log.dealer), ""]
    if any(match.totals):
        lines.append(_points("total", [name_text(name) for name in match.names], match.totals))
    return "\n".join([*lines, *position_lines(position, match.names)]) + "\n"


def _start_lines(log: RoundLog, names: Sequence[str]) -> list[str]:
    start = log.start
    lines = []
    if start.position is not None:
        return position_lines(start.position, names)
    if start.key is not None:
        lines.append(f"seed: {start.key.hex()}")
    elif start.deck is not None:
        lines.append(f"deck: {' '.join(map(card_text, start.deck))}")
    if start.cut is not None:
        lines.append(f"cut: {start.cut}")
    return lines


def _turn_lines(log: RoundLog, written: Sequence[str]) -> Iterator[str]:
    """Gives one line a turn; a call that only lays a card off is a line of its own."""
    actions: list[str] = []
    by = -1
    for entry in log.entries:
        if isinstance(entry, Restock):
            if actions:
                yield f"- {written[by]}: {', '.join(actions)}"
                actions = []
            yield entry.text
            continue
        if actions and (entry.seat != by or isinstance(entry.move, Call)):
            yield f"- {written[by]}: {', '.join(actions)}"
            actions = []
        by = entry.seat
        actions.append(entry.text)
        if _ends_line(entry):
            yield f"- {written[by]}: {', '.join(actions)}"
            actions = []
    if actions:
        yield f"- {written[by]}: {', '.join(actions)}"


def _ends_line(step: Step) -> bool:
    match step.move:
        case Discard() | Pass():
            return True
        case Call(meld=meld):
            return meld is not None
        case _:
            return False


def _result_lines(ended: RoundEnded, written: Sequence[str]) -> list[str]:
    scores = [line.round for line in ended.scores]
    return [_points("score", written, scores), _points("total", written, ended.totals)]


def _points(key: str, written: Sequence[str], points: Sequence[int]) -> str:
    return f"{key}: " + ", ".join(f"{name} {value}" for name, value in zip(written, points, strict=True))
