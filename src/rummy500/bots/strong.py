"""The strong player: small nets that learned from search which action leads to more."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from threading import local
from typing import Any, Final

from rummy500.bots.club import club
from rummy500.bots.keen import Keen
from rummy500.bots.known import Known, face_values, own_codes
from rummy500.bots.net import Net
from rummy500.bots.sight_actions import ActionSight
from rummy500.game.book import Book
from rummy500.kernel import codes

__all__ = ["KINDS", "LAYERS", "Learned", "advises", "kind_of", "shown", "strong", "traits"]

KINDS: Final = ("2 draw", "2 play", "3+ draw", "3+ play")
"""The nets: by number of seats, and for drawing or playing."""

LAYERS: Final = ("own", "all", "mark", "bias", "own2", "all2", "bias2", "face", "face_bias", "whole", "whole_bias")
"""The arrays of a net in their order."""

_FILE: Final = Path(__file__).with_name("strong_nets.json")
_TABLE: Final = (codes.SET, codes.RUN, codes.LAY, codes.SWAP)
_JOKER: Final = 52
_DEEP_DUTY: Final = 1
_MOST_KEPT: Final = 16


def kind_of(seats: int, playing: bool) -> str:
    """Gives the name of the net that decides: by seats, ``2`` or ``3+``, and ``draw`` or ``play``."""
    return f"{'2' if seats == 2 else '3+'} {'play' if playing else 'draw'}"


@lru_cache(maxsize=256)
def traits(book: Book) -> str:
    """Names the kind of a table: its seats, and each rule by which it is played otherwise than the standard.

    >>> from rummy500.rules import Rules
    >>> traits(Book.of(Rules(), 2)), traits(Book.of(Rules(sets=False, pile_duty="always"), 6))
    ('2', '5+ runs always')
    """
    rules, kr = book.rules, book.kernel
    found = {
        "teams": rules.teams,
        "jokers": kr.jokers,
        "tame": kr.jokers and not rules.jokers_wild,
        "runs": not rules.sets,
        "twins": kr.twin,
        rules.ace: rules.ace not in ("both", "high"),
        "long": rules.min_run > 3,
        "opening": kr.needs_opening,
        rules.layoff: rules.layoff != "all",
        rules.pile_depth: rules.pile_depth != "any",
        rules.pile_duty: rules.pile_duty != "deep",
        "new": rules.pile_duty_by == "new_meld",
        "return": rules.return_taken,
        "swap": rules.joker_swap != "never",
        rules.going_out: rules.going_out != "any",
        "small": rules.dealt(book.seats) < 6,
        "large": rules.dealt(book.seats) > 13,
        "dear": max(face_values(rules)) > 25,
    }
    seats = str(book.seats) if book.seats < 5 else "5+"
    return " ".join([seats, *(name for name, has in found.items() if has)])


def strong(known: Known, rng: Random) -> int | None:
    """Plays at strong strength where its nets were fitted to the kind of table, elsewhere like club; uses no lots."""
    return _shipped().play(known, rng)


class Learned:
    """Plays with the nets of a file's content; each thread has its own sights and nets, as a server has many tables.

    ``tables`` of the content are the traits of those on which the nets play; without it they play on all. On those of
    ``advised`` they do not, but help a search.
    """

    def __init__(self, content: Mapping[str, Any]) -> None:
        self._nets: Final = {kind: _layers(layers) for kind, layers in content["nets"].items()}
        self._tables: Final = frozenset(content["tables"]) if "tables" in content else None
        self._advised: Final = frozenset(content.get("advised", ()))
        self._eyes: Final = _Eyes()

    def play(self, known: Known, rng: Random) -> int | None:
        """Gives the action that its nets score highest; off turn, and where no net is for the table, club's."""
        if known.state.turn != known.seat or not self.is_for(known.book):
            return club(known, rng)
        found = own_codes(known)
        if len(found) == 1:
            return found[0]
        free = next((code for code in found if code & codes.KIND in (codes.STAND, codes.CALL_LAY)), None)
        if free is not None:
            return free
        sight, net = self._look(known)
        shown(sight, known)
        return net.choose(sight, _offered(known, sight, found))

    def advises(self, book: Book) -> bool:
        """Says whether its nets were found to help a search at this kind of table."""
        return self.is_for(book) or traits(book) in self._advised

    def keen(self, book: Book) -> Keen:
        """Gives its nets for a table as a search plays rounds out with them."""
        drawing, playing = (self._nets[kind_of(book.seats, playing)] for playing in (False, True))
        return Keen(book.kernel, drawing, playing)

    def is_for(self, book: Book) -> bool:
        """Says whether its nets were found good at this kind of table."""
        return self._tables is None or traits(book) in self._tables

    def _look(self, known: Known) -> tuple[ActionSight, Net]:
        eyes = self._eyes
        sight = eyes.sights.get(known.book)
        if sight is None:
            if len(eyes.sights) >= _MOST_KEPT:
                eyes.sights.clear()
            sight = eyes.sights[known.book] = ActionSight(known.book.kernel)
        kind = kind_of(known.book.seats, known.state.phase == 1)
        net = eyes.nets.get(kind)
        if net is None:
            net = eyes.nets[kind] = Net(self._nets[kind])
        return sight, net


class _Eyes(local):
    """Keeps one thread's sights and nets."""

    def __init__(self) -> None:
        self.sights: dict[Book, ActionSight] = {}
        self.nets: dict[str, Net] = {}


def _offered(known: Known, sight: ActionSight, found: Sequence[int]) -> Sequence[int]:
    """Leaves out what could go round in circles: taking in order to keep, holding back where the stock comes again."""
    state = known.state
    if state.phase == 0:
        return [code for code in found if code & codes.KIND != codes.TAKE or _comes_to_play(known, sight, code & 127)]
    tabled = [code for code in found if code & codes.KIND in _TABLE]
    if tabled and (state.reshuffles or (state.taken >= 0 and state.taken in state.hand(known.seat))):
        return tabled
    return found


def _comes_to_play(known: Known, sight: ActionSight, index: int) -> bool:
    """Says whether the reached card of a take must be played, or can be at once."""
    duty = known.book.kernel.pile_duty
    deep = index != known.state.pile_n - 1
    if duty > _DEEP_DUTY or (duty == _DEEP_DUTY and deep):
        return True
    return sight.plays(known.state.pile()[index])


def advises(book: Book) -> bool:
    """Says whether the shipped nets help a search at this kind of table."""
    return _shipped().advises(book)


def nets_for(book: Book) -> Keen:
    """Gives the shipped nets as a search plays rounds out with them."""
    return _shipped().keen(book)


def shown(sight: ActionSight, known: Known) -> None:
    """Shows a sight what a seat knows."""
    sight.show(known.state, known.seat, *known.memory.told(known.seat))


@cache
def _shipped() -> Learned:
    return Learned(json.loads(_FILE.read_text("utf-8")))


def _layers(layers: Mapping[str, str]) -> list[Sequence[int]]:
    return [_numbers(name, layers[name]) for name in LAYERS]


def _numbers(name: str, text: str) -> Sequence[int]:
    """Reads a layer's little-endian integers: biases of four bytes, weights of two."""
    size = 4 if "bias" in name else 2
    raw = b64decode(text)
    return [int.from_bytes(raw[at : at + size], "little", signed=True) for at in range(0, len(raw), size)]
