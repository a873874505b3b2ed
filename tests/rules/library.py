"""What the public library makes of a record, in the plain values that the oracle gives too."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from rummy500.game.moves import IllegalMove
from rummy500.game.record import Replay, legal_lines, replay, report


@dataclass(frozen=True)
class Outcome:
    """What a record comes to: by name, hands in no order; `line` and `refusal` of the first error."""

    line: int | None
    legal: frozenset[str]
    hands: dict[str, list[str]]
    pile: list[str]
    tabled: dict[str, int]
    values: list[list[int]]
    turn: str | None
    phase: str
    reached: str | None
    scores: dict[str, int] | None
    ended_by: str | None
    out: str | None
    totals: dict[str, int]
    winners: list[str]
    pots: dict[str, int] | None
    chips: dict[str, int] | None
    refusal: str = ""

    def told(self) -> dict[str, Any]:
        """Everything but the code of the refusal."""
        return {name: value for name, value in vars(self).items() if name != "refusal"}


def _legal(played: Replay) -> frozenset[str]:
    try:
        return frozenset(legal_lines(played))
    except IllegalMove as error:
        if error.code != "unknown_hand":
            raise
        return frozenset({"?"})


def outcome(text: str) -> Outcome:
    """Plays a record through the library."""
    played = replay(text)
    found = report(played)
    position = found.position
    assert position is not None, f"{found.error}\n{text}"
    tabled: Counter[str] = Counter()
    for meld in position.melds:
        for card in meld.cards:
            tabled[card.by] += card.value
    last = found.rounds[-1] if found.rounds and position.phase == "over" else None
    return Outcome(
        line=None if found.error is None else found.error.line,
        legal=_legal(played),
        hands={name: sorted(hand) for name, hand in position.hands.items()},
        pile=list(position.pile),
        tabled={name: tabled[name] for name in position.hands},
        values=[[card.value for card in meld.cards] for meld in position.melds],
        turn=position.turn,
        phase=position.phase,
        reached=position.reached,
        scores=None if last is None else last.scores,
        ended_by=None if last is None else last.ended_by,
        out=None if last is None else last.out,
        totals=found.totals,
        winners=list(found.winners),
        pots=found.pots,
        chips=found.chips,
        refusal="" if found.error is None else found.error.code,
    )
