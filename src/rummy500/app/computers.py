"""The package's bots as the players of a table's computers."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rummy500.bots import computer_names, offered, player
from rummy500.game.events import Event
from rummy500.game.moves import Move
from rummy500.game.view import SeatView
from rummy500.rules import Rules

__all__ = ["BotComputers"]


class BotComputers:
    """Plays with ``rummy500.bots``; each decision has its own seed, so that it can be repeated."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that can be had here, weakest first."""
        return offered()

    def decide(self, level: str, rules: Rules, view: SeatView, events: Sequence[Event], seed: int) -> Move | None:
        """Gives the move of a computer of this level; None in a call window: no call."""
        bot = player(level, random.Random(seed))
        bot.observe(events)
        return bot.wants_call(view, rules) if view.public.phase == "call" else bot.choose(view, rules)

    def names(self, count: int, taken: Sequence[str]) -> tuple[str, ...]:
        """Gives names for so many computers."""
        return computer_names(count, taken)
