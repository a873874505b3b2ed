"""What the pages for finished matches are sent, as structs; ``docs/protocol.md`` says what they mean."""

from __future__ import annotations

import msgspec

from rummy500.game.events import Debt, RoundEnded
from rummy500.game.moves import Seat
from rummy500.server.wire import Args

__all__ = ["RecordProblem", "ReplayedMatch"]


class ReplayedMatch(msgspec.Struct, frozen=True):
    """Is everything about a match's finished rounds but their steps.

    By seat: ``names``, ``start`` (the totals before the first round) and ``totals``; ``steps`` counts the steps of each
    round, the deal among them. ``settlement`` is None unless the match is over and its rules ask for it. ``record`` is
    the text that can be downloaded.
    """

    names: list[str]
    preset: str
    rules: dict[str, str]
    target: int
    start: list[int]
    rounds: list[RoundEnded]
    steps: list[int]
    totals: list[int]
    winners: list[Seat]
    settlement: list[Debt] | None
    record: str


class RecordProblem(msgspec.Struct, frozen=True):
    """Is why a record cannot be shown: like ``Problem``, with the sentence in the reader's language.

    ``args.line`` is the line where it stands, where it is about one.
    """

    code: str
    args: Args
    text: str
