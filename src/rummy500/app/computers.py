"""The package's bots as the players of a table's computers."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from rummy500.bots import LEVELS, Player, computer_names, offered
from rummy500.bots.levels import VERSIONS
from rummy500.bots.seeker import analysis
from rummy500.bots.simple import Policy
from rummy500.bots.styles import STYLES, style_of, styled
from rummy500.game.events import Event
from rummy500.game.moves import Move
from rummy500.game.view import SeatView
from rummy500.kernel import compiled
from rummy500.rules import Rules

__all__ = ["BotComputers"]

_USUAL: Final = "beginner"
_STRONGEST: Final = "analysis"

_THINKS: Final[Mapping[str, float]] = MappingProxyType({"expert": 0.1, "master": 0.6})
"""The levels that search, in seconds; the others are done before the shortest pause is over."""


class BotComputers:
    """Plays with ``rummy500.bots``; each decision has its own seed, so that it can be repeated."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that can be had here, weakest first."""
        return offered()

    @property
    def usual_level(self) -> str:
        """The level that a newcomer beats about every second time (docs/bots.md)."""
        return _USUAL

    @property
    def fewer(self) -> str | None:
        """Says ``interpreted`` where the rule book is not compiled, so that no level searches."""
        return None if len(offered()) == len(LEVELS) else "interpreted"

    def plays_as(self, level: str) -> str:
        """Gives the level itself where it can be had, else the strongest that needs no search."""
        return level if level in offered() else "club"

    def thinks_within(self, level: str) -> float:
        """Gives so many seconds as this level hardly ever thinks longer, with up to eight seats and under any rules."""
        return _THINKS.get(self.plays_as(level), 0.0)

    def style(self, name: str) -> str | None:
        """Gives the style of a computer's name; people's names have none."""
        return style_of(name)

    def version(self, level: str) -> str:
        """Gives the version of the level that plays for one; it is another whenever that level's choices change."""
        return str(VERSIONS.get(self.plays_as(level), 0))

    @property
    def strongest(self) -> str | None:
        """The level that plays best lines, seconds a decision; None without the compiled rule book."""
        return _STRONGEST if compiled() else None

    def decide(
        self, level: str, style: str | None, rules: Rules, view: SeatView, events: Sequence[Event], seed: int
    ) -> Move | None:
        """Gives the move of a computer of this level and style; None in a call window: no call."""
        policy: Policy = analysis
        if level != _STRONGEST or self.strongest is None:
            level = self.plays_as(level)
            policy = styled(level, style if style in STYLES else None)
        bot = Player(level, policy, random.Random(seed))
        bot.observe(events)
        return bot.wants_call(view, rules) if view.public.phase == "call" else bot.choose(view, rules)

    def names(self, count: int, taken: Sequence[str]) -> tuple[str, ...]:
        """Gives names for so many computers."""
        return computer_names(count, taken)
