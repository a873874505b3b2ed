"""Who may enter the arena: the levels, what other programs do by idea, and cheats, which no table can seat."""

from __future__ import annotations

from random import Random

from rummy500.bots import levels
from rummy500.bots.cheats import CHEATS, Cheat, CheatSitter
from rummy500.bots.ideas import IDEAS
from rummy500.bots.outside_round import TimedSitter
from rummy500.bots.simple import Policy

__all__ = ["entrants", "policy_of", "sitter_of"]


def entrants() -> tuple[str, ...]:
    """Lists everybody by name: levels from the weakest on, then ideas, then cheats; programs have no names.

    >>> entrants()[0], entrants()[-1]
    ('random', 'master-sees-all')
    """
    return (*levels.POLICIES, *IDEAS, *CHEATS)


def policy_of(name: str) -> Policy:
    """Gives how a player decides; raises ValueError for one that does not exist."""
    policy = levels.POLICIES.get(name) or IDEAS.get(name) or CHEATS.get(name)
    if policy is None:
        raise ValueError(f"no such player: {name!r}; there are {', '.join(entrants())}")
    return policy


def sitter_of(name: str, rng: Random) -> TimedSitter:
    """Makes a sitter of a player; raises ValueError for one that does not exist."""
    policy = policy_of(name)
    return CheatSitter(policy, rng) if isinstance(policy, Cheat) else TimedSitter(policy, rng)
