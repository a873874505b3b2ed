"""Rummy 500 as a library: cards, house rules, rounds, matches, what each seat may know, and records.

>>> from rummy500 import Match, Rules
>>> match = Match(Rules(target=300), ["Ann", "Bob"])
>>> started, = match.start_round(bytes(32))
>>> match.play(0, next(iter(match.round.legal(0))))
(Drew(seat=0, card=Card('9D')),)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rummy500.cards import Card, CardError, Rank, RummyError, Suit, parse_card
    from rummy500.game.deal import pack, shuffle
    from rummy500.game.events import Event, ScoreLine, events_for
    from rummy500.game.legal import LegalMoves
    from rummy500.game.match import Match, MatchError
    from rummy500.game.moves import (
        AmbiguousMove,
        Call,
        Discard,
        Draw,
        IllegalMove,
        LayOff,
        Meld,
        Move,
        MoveError,
        Pass,
        Placed,
        Stand,
        Swap,
        Take,
        parse_move,
    )
    from rummy500.game.picture import draw_view
    from rummy500.game.position import Position
    from rummy500.game.project import legal_from_view, meld_choices
    from rummy500.game.record import RecordError, legal_lines, perft, read_record, replay, write_position, write_record
    from rummy500.game.replay import RoundStep, RoundSteps, round_steps
    from rummy500.game.round import Round
    from rummy500.game.view import Options, OwnView, PublicView, SeatView
    from rummy500.rules import PRESETS, Rules, RulesError, check_rules, parse_rule, preset_seats, rules_text

__all__ = [
    "PRESETS",
    "AmbiguousMove",
    "Call",
    "Card",
    "CardError",
    "Discard",
    "Draw",
    "Event",
    "IllegalMove",
    "LayOff",
    "LegalMoves",
    "Match",
    "MatchError",
    "Meld",
    "Move",
    "MoveError",
    "Options",
    "OwnView",
    "Pass",
    "Placed",
    "Position",
    "PublicView",
    "Rank",
    "RecordError",
    "Round",
    "RoundStep",
    "RoundSteps",
    "Rules",
    "RulesError",
    "RummyError",
    "ScoreLine",
    "SeatView",
    "Stand",
    "Suit",
    "Swap",
    "Take",
    "check_rules",
    "draw_view",
    "events_for",
    "legal_from_view",
    "legal_lines",
    "meld_choices",
    "pack",
    "parse_card",
    "parse_move",
    "parse_rule",
    "perft",
    "preset_seats",
    "read_record",
    "replay",
    "round_steps",
    "rules_text",
    "shuffle",
    "write_position",
    "write_record",
]

_HOMES = {
    "rummy500.cards": "Card CardError Rank RummyError Suit parse_card",
    "rummy500.rules": "PRESETS Rules RulesError check_rules parse_rule preset_seats rules_text",
    "rummy500.game.deal": "pack shuffle",
    "rummy500.game.events": "Event ScoreLine events_for",
    "rummy500.game.legal": "LegalMoves",
    "rummy500.game.match": "Match MatchError",
    "rummy500.game.moves": "AmbiguousMove Call Discard Draw IllegalMove LayOff Meld Move MoveError Pass Placed Stand "
    "Swap Take parse_move",
    "rummy500.game.picture": "draw_view",
    "rummy500.game.position": "Position",
    "rummy500.game.project": "legal_from_view meld_choices",
    "rummy500.game.record": "RecordError legal_lines perft read_record replay write_position write_record",
    "rummy500.game.replay": "RoundStep RoundSteps round_steps",
    "rummy500.game.round": "Round",
    "rummy500.game.view": "Options OwnView PublicView SeatView",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    """Imports a public name's home only when the name is asked for, so that the command line starts quickly."""
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
