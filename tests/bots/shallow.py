"""Levels that decide quickly enough to play many rounds: those that search look a little way only."""

from __future__ import annotations

from functools import partial
from random import Random

from msgspec.structs import replace

from rummy500.bots.known import Known
from rummy500.bots.levels import POLICIES
from rummy500.bots.seeker import EXPERT, MASTER, Depth, choice, searched
from rummy500.bots.simple import Policy

__all__ = ["shallow"]

PLAYOUTS = 40


def shallow(level: str) -> Policy:
    """Gives how a level decides; one that searches plays few rounds out, which changes its choice, not what it may."""
    depth = {"expert": EXPERT, "master": MASTER}.get(level)
    return POLICIES[level] if depth is None else partial(_few, replace(depth, playouts=PLAYOUTS))


def _few(depth: Depth, known: Known, rng: Random) -> int | None:
    if known.state.turn != known.seat and not known.state.window:
        return None
    return choice(known, searched(known, rng.getrandbits(31), depth))
