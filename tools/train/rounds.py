"""Plays rounds of a mixed field and weighs decisions in them by search: what the nets are fitted to.

A round is kept as its number and its actions, so that it can be played again, with what the search found at some of its
decisions. Chunks of rounds are files of their own: what is there already is not made again.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from rummy500.bots.club import club
from rummy500.bots.known import Known, own_codes, points_of
from rummy500.bots.playing import ROUND_LIMIT, Sitter, watch
from rummy500.bots.seeker import weighed
from rummy500.bots.simple import Policy, casual
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.kernel import codes
from rummy500.kernel.state import State
from rummy500.rules import PRESETS

__all__ = [
    "MIXED",
    "TABLES",
    "Chunk",
    "Field",
    "Played",
    "Weighed",
    "first_state",
    "learned_field",
    "make_chunk",
    "read_chunk",
    "restocked",
]

TABLES: Final[Sequence[tuple[str, int]]] = (
    *[("standard", 2), ("standard", 3), ("standard", 2), ("joker_table", 4), ("standard", 2), ("pagat", 2)],
    *[("standard", 2), ("standard", 4), ("standard", 2), ("partnership", 4), ("standard", 2), ("runs_only", 2)],
    *[("standard", 2), ("standard", 3), ("standard", 2), ("pagat", 4), ("standard", 2), ("joker_table", 2)],
    *[("standard", 2), ("standard", 4), ("standard", 2), ("persian", 4), ("standard", 2), ("duel", 2)],
    *[("standard", 2), ("runs_only", 4)],
)
"""The tables in the order in which chunks are made: preset and seats."""

ROUNDS: Final = 24
"""Rounds of a chunk."""

_MOST_WORLDS: Final = 48
_FEWEST_WORLDS: Final = 8
_BELIEF: Final = 0.6
_MOST: Final = 24
_MOST_MELDS: Final = 12
_TABLE: Final = (codes.SET, codes.RUN, codes.LAY, codes.SWAP)
_STRAY: Final = 0.06
"""So often a player strays from what it would do."""

_OVER: Final = 2


class Field(NamedTuple):
    """Is who plays: ``players`` (None: one that searches) sit by lot.

    Each one's share of decisions is weighed, with about ``playouts`` each, all of one that searches. Players who search
    stray now and then to the second best, and others, where ``strays`` has it, to the best of a decision weighed.
    """

    name: str
    players: tuple[Policy | None, ...]
    shares: tuple[float, ...]
    playouts: int
    strays: bool


MIXED: Final = Field("mixed", (None, None, None, club, club, casual), (1.0, 1.0, 1.0, 0.3, 0.3, 0.3), 200, False)
"""The first field: players who search, club, casual."""


def learned_field(policy: Policy) -> Field:
    """Gives the second field: mostly players who have learned from the first, with club and casual."""
    return Field("learned", (policy, policy, policy, club, casual), (0.6, 0.6, 0.6, 0.15, 0.15), 100, True)


class Weighed(msgspec.Struct, frozen=True, array_like=True):
    """Is one decision: which action of the round it is (0 the first), and each candidate's lead in so many worlds."""

    step: int
    codes: tuple[int, ...]
    leads: tuple[float, ...]
    worlds: int


class Played(msgspec.Struct, frozen=True, array_like=True):
    """Is one round: its number, all its actions, the decisions weighed."""

    number: int
    codes: tuple[int, ...]
    weighed: tuple[Weighed, ...]


class Chunk(msgspec.Struct, frozen=True):
    """Is a file of rounds at one table."""

    preset: str
    seats: int
    seed: int
    field: str
    rounds: tuple[Played, ...]


def chunk_table(number: int) -> tuple[str, int]:
    """Gives the table of chunk ``number``."""
    return TABLES[number % len(TABLES)]


def read_chunk(path: Path) -> Chunk:
    """Reads a chunk's file."""
    return msgspec.msgpack.decode(path.read_bytes(), type=Chunk)


def make_chunk(seed: int, number: int, field: Field, rounds: int = ROUNDS) -> Chunk:
    """Plays a chunk's rounds between players of a field."""
    preset, seats = chunk_table(number)
    book = Book.of(PRESETS[preset], seats)
    made = tuple(_play(book, seed, number * rounds + at, field) for at in range(rounds))
    return Chunk(preset, seats, seed, field.name, made)


def key_of(seed: int, number: int) -> bytes:
    """Gives the key of a round's deal; no test and no published figure uses such keys."""
    return sha256(f"training {seed} {number}".encode()).digest()


def first_state(book: Book, seed: int, number: int) -> State:
    """Gives the deal of round ``number``."""
    state = State(book.kernel)
    deck = [card.face for card in deal.shuffle(key_of(seed, number), book.rules, book.seats)]
    state.deal(deck, number % book.seats)
    return state


def restocked(state: State, seed: int, number: int, nth: int) -> None:
    """Makes the nth new stock of a round."""
    state.restock(deal.restock(key_of(seed, number), nth, state.pile()[:-1]))


def _play(book: Book, seed: int, number: int, field: Field) -> Played:
    rng = Random(f"training {seed} {number}")
    state = first_state(book, seed, number)
    seated = [rng.randrange(len(field.players)) for _ in range(book.seats)]
    sitters = [Sitter(field.players[each] or club, rng) for each in seated]
    played: list[int] = []
    found: list[Weighed] = []
    restocks = 0
    while state.phase != _OVER and len(played) < ROUND_LIMIT:
        code = _called(book, state, sitters)
        if code is None:
            code = _decided(book, state, sitters, field, seated[state.turn], len(played), rng, found)
        if state.restock_due and code & codes.KIND in (codes.DRAW, codes.TAKE):
            restocks += 1
            restocked(state, seed, number, restocks)
            code &= ~127
        watch(state, code, sitters)
        played.append(code)
        state.play(code)
    return Played(number, tuple(played), tuple(found))


def _called(book: Book, state: State, sitters: Sequence[Sitter]) -> int | None:
    """Asks those who are not on turn for a call."""
    for step in range(1, book.seats - 1) if state.window else ():
        seat = (state.turn + step) % book.seats
        code = sitters[seat].decide(book, state, seat)
        if code is not None:
            return code
    return None


def _decided(
    book: Book,
    state: State,
    sitters: Sequence[Sitter],
    field: Field,
    sits: int,
    step: int,
    rng: Random,
    found: list[Weighed],
) -> int:
    """Gives the action of the seat on turn, and weighs the decision as often as the field has it."""
    seat = state.turn
    known = Known(book, state.seen_by(seat), seat, sitters[seat].memory)
    tried = candidates(known)
    if len(tried) == 1:
        return tried[0]
    searches = field.players[sits] is None
    leads: tuple[float, ...] = ()
    if searches or rng.random() < field.shares[sits]:
        worlds = max(_FEWEST_WORLDS, min(_MOST_WORLDS, field.playouts // len(tried)))
        outcomes = weighed(known, rng.getrandbits(31), tried, worlds, _BELIEF)
        leads = tuple(round(outcome.lead, 2) for outcome in outcomes)
        found.append(Weighed(step, tuple(tried), leads, worlds))
    strays = bool(leads) and (searches or field.strays) and rng.random() < _STRAY
    if searches or strays:
        order = sorted(range(len(tried)), key=lambda at: -leads[at])
        return tried[order[1 if searches and strays else 0]]
    code = sitters[seat].decide(book, state, seat)
    assert code is not None
    return code


def candidates(known: Known) -> list[int]:
    """Lists a seat's actions, but of very many melds the dearest only."""
    found = own_codes(known)
    if len(found) <= _MOST_MELDS:
        return found
    rules = known.book.rules
    tabled = [code for code in found if code & codes.KIND in _TABLE]
    tabled.sort(key=lambda code: (-points_of(code, rules), code))
    return (tabled[:_MOST_MELDS] + [code for code in found if code & codes.KIND not in _TABLE])[:_MOST]
