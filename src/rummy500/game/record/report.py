"""What ``replay --json`` says of a record, as a value (docs/record.md, "On the command line")."""

from __future__ import annotations

from typing import Literal

import msgspec

from rummy500.cards import CARDS, JOKER
from rummy500.game.coding import caller
from rummy500.game.events import RoundEnded
from rummy500.game.match import Match
from rummy500.game.record.reader import Replay
from rummy500.game.round import Round
from rummy500.rules import rules_text

__all__ = ["ErrorReport", "Report", "report"]


class CardReport(msgspec.Struct, frozen=True, rename={"as_": "as"}):
    """Is a tabled card by texts and names."""

    card: str
    as_: str
    by: str
    value: int


class MeldReport(msgspec.Struct, frozen=True):
    """Is a meld; runs from the low end."""

    cards: tuple[CardReport, ...]


class PositionReport(msgspec.Struct, frozen=True):
    """Is the position where the record ends; ``turn`` is null where nobody can act."""

    turn: str | None
    phase: Literal["draw", "play", "call", "over"]
    hands: dict[str, tuple[str, ...]]
    pile: tuple[str, ...]
    stock_count: int
    melds: tuple[MeldReport, ...]
    reached: str | None


class RoundReport(msgspec.Struct, frozen=True):
    """Is a finished round: each player's own score, also in teams."""

    scores: dict[str, int]
    ended_by: Literal["out", "stock"]
    out: str | None


class ErrorReport(msgspec.Struct, frozen=True):
    """Is the first statement that does not hold."""

    line: int
    code: str
    message: str


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """Is the whole answer."""

    rules: dict[str, str]
    rounds: tuple[RoundReport, ...]
    totals: dict[str, int]
    winners: tuple[str, ...]
    finished: bool
    position: PositionReport
    chips: dict[str, int] | None = None
    pots: dict[str, int] | None = None
    settlement: dict[str, int] | None = None
    error: ErrorReport | None = None


def report(result: Replay, message: str = "") -> Report:
    """Reports a replay; ``message`` is the sentence for its error."""
    error = None
    if result.error is not None:
        error = ErrorReport(result.error.line, result.error.code, message)
    match = result.match
    if match is None:
        texts = rules_text(result.reader.head.rules(), len(result.names))
        return Report(texts, (), dict.fromkeys(result.names, 0), (), False, _nothing_dealt(result.names), error=error)
    names = match.names
    purse = match.purse
    return Report(
        rules=rules_text(match.rules, match.seats),
        rounds=tuple(_round(ended, names) for ended in match.results),
        totals=dict(zip(names, match.totals, strict=True)),
        winners=tuple(names[seat] for seat in match.winners),
        finished=match.finished,
        position=_position(match, None if result.waits_for_deal else match.round),
        chips=None if purse is None else dict(zip(names, purse.chips, strict=True)),
        pots=None if purse is None else purse.pot_chips(),
        settlement={names[debt.seat]: debt.amount for debt in match.settlement} if match.rules.settlement else None,
        error=error,
    )


def _round(ended: RoundEnded, names: tuple[str, ...]) -> RoundReport:
    scores = {names[line.seat]: line.round for line in ended.scores}
    return RoundReport(scores, ended.ended_by, None if ended.out is None else names[ended.out])


def _nothing_dealt(names: tuple[str, ...]) -> PositionReport:
    return PositionReport(None, "over", dict.fromkeys(names, ()), (), 0, (), None)


def _position(match: Match, round: Round | None) -> PositionReport:
    names = match.names
    if round is None:
        return _nothing_dealt(names)
    state = round.state
    hands = {
        name: (*(CARDS[face].text for face in state.hand(seat)), *(["?"] * state.unknown(seat)))
        for seat, name in enumerate(names)
    }
    melds = []
    for index in range(state.meld_count):
        places = state.meld(index)[2]
        cards = (CardReport(CARDS[face].text, CARDS[as_].text, names[by], value) for face, as_, by, value in places)
        melds.append(MeldReport(tuple(cards)))
    return PositionReport(
        turn=None if round.turn is None else names[round.turn],
        phase=_phase(round),
        hands=hands,
        pile=tuple(CARDS[face].text for face in state.pile()),
        stock_count=state.stock_n,
        melds=tuple(melds),
        reached=CARDS[state.reached].text if 0 <= state.reached <= JOKER else None,
    )


def _phase(round: Round) -> Literal["draw", "play", "call", "over"]:
    state = round.state
    if state.phase == 2:
        return "over"
    if state.phase == 1:
        return "play"
    can_call = state.window and any(caller(code) >= 0 for code in state.legal_but_melds())
    return "call" if can_call else "draw"
