"""Hints in the terminal: first where to look, asked again the move and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rummy500.bots.advice import Advice, advised, known_from
from rummy500.bots.advice_words import look_words, move_words, reason_words
from rummy500.cli.language import say, spoken
from rummy500.cli.terminal import placed_text
from rummy500.game.events import Event
from rummy500.game.moves import Move, Seat
from rummy500.game.view import SeatView
from rummy500.i18n import message
from rummy500.i18n.advice_text import look_text, meld_text, move_text, reason_text
from rummy500.kernel import compiled
from rummy500.rules import Rules

__all__ = ["Hints"]


class Hints:
    """Thinks about one player's positions and tells a hint in two steps."""

    def __init__(self, rules: Rules, names: Sequence[str], seed: int) -> None:
        self._rules = rules
        self._names = names
        self._seed = seed
        self._view: SeatView | None = None
        self._advice: Advice | None = None

    def lines(self, view: SeatView, events: Sequence[Event]) -> list[str]:
        """Says where to look in a position, and of the same one asked again what to do; ``events`` are the round's."""
        if not compiled():
            return [message(spoken(), "error-no-search")]
        told = view == self._view
        if not told:
            self._view, self._advice = view, advised(known_from(self._rules, view, events), self._seed)
        if self._advice is None:
            return [message(spoken(), "advice-none")]
        return self._move(self._advice, view) if told else self._look(self._advice, view)

    def _look(self, advice: Advice, view: SeatView) -> list[str]:
        words = look_words(advice.look, self._names, lambda number, actor: self._meld(view, number, actor))
        return [look_text(spoken(), advice.look.kind, words), say("hint-again", hint=say("word-hint"))]

    def _move(self, advice: Advice, view: SeatView) -> list[str]:
        reasons = [
            reason_text(
                spoken(),
                reason.kind,
                reason_words(reason, self._names, lambda number, actor: self._meld(view, number, actor)),
            )
            for reason in advice.because
        ]
        lines = [f"{self._said(advice.move, view)} ({advice.move})." if advice.move else self._said(None, view) + "."]
        lines.append(" ".join(reasons))
        beside = self._said(advice.beside, view)
        if advice.gain > 0:
            lines.append(message(spoken(), "advice-gain", points=advice.gain, move=beside))
        elif advice.rounds > 0:
            lines.append(message(spoken(), "advice-even", move=beside))
        return lines

    def _said(self, move: Move | None, view: SeatView) -> str:
        kind, words = move_words(
            move, view.public.pile, lambda number, actor: self._meld(view, number, actor), placed_text
        )
        return move_text(spoken(), kind, words)

    def _meld(self, view: SeatView, number: int, actor: Seat | None) -> str:
        meld = view.public.melds[number - 1]
        you = view.own.seat if view.own is not None else None
        who: Literal["you", "own", "other"] = "you" if meld.owner == you else "own" if meld.owner == actor else "other"
        return meld_text(spoken(), meld.kind, [card.as_ for card in meld.cards], self._names[meld.owner], who)
