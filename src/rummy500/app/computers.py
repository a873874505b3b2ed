"""The package's bots as the players of a table's computers."""

from __future__ import annotations

import random

from rummy500.bots import LEVELS, player
from rummy500.game.moves import Move
from rummy500.game.view import SeatView
from rummy500.rules import Rules

__all__ = ["BotComputers"]


class BotComputers:
    """Plays with ``rummy500.bots``; each decision has its own seed, so that it can be repeated."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels, weakest first."""
        return tuple(LEVELS)

    def decide(self, level: str, rules: Rules, view: SeatView, seed: int) -> Move | None:
        """Gives the move of a computer of this level; None in a call window: no call."""
        return player(level, random.Random(seed)).choose(rules, view)
