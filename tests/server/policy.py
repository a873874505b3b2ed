"""How the scripted clients and the test computers choose: by the options that they are shown, and by lot."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from rummy500.game.events import Event
from rummy500.game.moves import Move
from rummy500.game.view import SeatView
from rummy500.rules import Rules

Json = dict[str, Any]


def choose(options: Json, rng: random.Random) -> Json | None:
    """Gives a legal move: melds and lays off gladly, draws, sometimes reaches; None where only a call could be made."""
    calls, melds, lays = options["calls"], options["melds"], options["lay_offs"]
    if calls and rng.random() < 0.5:
        return dict(calls[rng.randrange(len(calls))])
    if melds and rng.random() < 0.9:
        best = max(melds, key=lambda meld: int(meld["value"]))
        return {"type": "meld", "cards": best["cards"]}
    if lays and rng.random() < 0.9:
        lay = rng.choice(lays)
        return {"type": "lay", "card": lay["card"], "meld": lay["meld"], **_said(lay, "end")}
    if options["swaps"] and rng.random() < 0.3:
        swap = rng.choice(options["swaps"])
        return {"type": "swap", "card": swap["card"], "meld": swap["meld"]}
    if options["takes"] and (rng.random() < 0.3 or not options["draw"]):
        take = rng.choice(options["takes"])
        return {"type": "take", "card": take["card"], **_said(take, "nth")}
    for kind in ("draw", "pass"):
        if options[kind]:
            return {"type": kind}
    if options["discards"]:
        return {"type": "discard", "card": rng.choice(options["discards"])}
    return _rest(options, rng)


def _rest(options: Json, rng: random.Random) -> Json | None:
    """Gives what was passed over by lot above."""
    if options["melds"]:
        return {"type": "meld", "cards": rng.choice(options["melds"])["cards"]}
    if options["lay_offs"]:
        lay = rng.choice(options["lay_offs"])
        return {"type": "lay", "card": lay["card"], "meld": lay["meld"], **_said(lay, "end")}
    if options["swaps"]:
        swap = rng.choice(options["swaps"])
        return {"type": "swap", "card": swap["card"], "meld": swap["meld"]}
    return None


def _said(option: Json, name: str) -> Json:
    return {name: option[name]} if option.get(name) is not None else {}


class RandomComputers:
    """Is the test's players of computers: the same policy on the same view."""

    levels: tuple[str, ...] = ("beginner", "casual", "club")
    usual_level = "casual"
    fewer: str | None = None
    strongest: str | None = "club"

    def plays_as(self, level: str) -> str:
        """Gives the level, or the best that there is."""
        return level if level in self.levels else self.levels[-1]

    def version(self, level: str) -> str:
        """Gives the only one."""
        return "test"

    def thinks_within(self, level: str) -> float:
        """Gives 0: chosen at once."""
        return 0.0

    def style(self, name: str) -> str | None:
        """Gives one to every second name."""
        return "daring" if name.startswith("Bot") and name.endswith(tuple("13579")) else None

    def decide(
        self, level: str, style: str | None, rules: Rules, view: SeatView, events: Sequence[Event], seed: int
    ) -> Move | None:
        """Gives a move."""
        assert view.own is not None
        if view.own.options is None:
            return None
        move = choose(msgspec.to_builtins(view.own.options), random.Random(seed))
        return None if move is None else msgspec.convert(move, Move)

    def names(self, count: int, taken: Sequence[str]) -> tuple[str, ...]:
        """Gives names."""
        free = (name for number in itertools.count(1) if (name := f"Bot {number}") not in taken)
        return tuple(itertools.islice(free, count))
