"""Cheats see hidden cards, in the arena alone: no table can seat one, and nothing that serves tables knows them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest

from rummy500.bots import ALL_LEVELS, LEVELS, levels, player
from rummy500.bots.cheats import CHEATS, CheatSitter
from rummy500.bots.entrants import entrants, sitter_of
from rummy500.bots.known import Known
from rummy500.bots.playing import Sitter, play_round
from rummy500.bots.seeker import search_for
from rummy500.bots.simple import casual
from rummy500.game.book import Book
from rummy500.game.deal import shuffle
from rummy500.kernel.state import State
from rummy500.rules import PRESETS

SEED = 90_007

LOADS_ALL = """
import importlib, pkgutil, sys
for room in ("app", "storage", "bus", "runners", "server"):
    package = importlib.import_module(f"rummy500.{room}")
    for each in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if "migrations" not in each.name:
            importlib.import_module(each.name)
print(*sorted(name for name in sys.modules if name.startswith("rummy500.")))
"""


def positions(rules: str, seats: int) -> Iterator[tuple[Book, State]]:
    """Gives copies of a round at each of its decisions."""
    book = Book.of(PRESETS[rules], seats)
    seen: list[State] = []

    class Watching(Sitter):
        def look(self, book: Book, state: State, seat: int) -> Known:
            seen.append(state.clone())
            return super().look(book, state, seat)

    deck = [card.face for card in shuffle(SEED.to_bytes(32, "big"), book.rules, seats)]
    play_round(book, deck, 0, [Watching(casual, Random(1)) for _ in range(seats)], lambda nth, below: sorted(below))
    return ((book, state) for state in seen)


@pytest.mark.parametrize("name", CHEATS)
def test_no_cheat_is_a_level(name: str) -> None:
    assert name not in {*ALL_LEVELS, *LEVELS, *levels.POLICIES, *levels.offered()}
    with pytest.raises(ValueError, match="no such level"):
        player(name, Random(1))
    assert name in entrants()


def test_nothing_that_serves_tables_can_reach_a_cheat() -> None:
    found = subprocess.run([sys.executable, "-c", LOADS_ALL], capture_output=True, text=True, check=True).stdout.split()
    assert "rummy500.server.app" in found
    assert "rummy500.bots.seeker" in found
    assert not {f"rummy500.bots.{name}" for name in ("cheats", "entrants", "deal_sets", "arena")} & set(found)


@pytest.mark.parametrize(("rules", "seats"), [("standard", 2), ("joker_table", 4)])
def test_a_cheat_s_worlds_have_the_true_hands(rules: str, seats: int) -> None:
    looked = 0
    for number, (book, state) in enumerate(positions(rules, seats)):
        if number % 9:
            continue
        seat = state.turn
        sitter = CheatSitter(CHEATS["expert-sees-hands"], Random(1))
        known = sitter.look(book, state, seat)
        CHEATS["expert-sees-hands"](known, Random(1))
        search = search_for(book)
        for hands in search.worlds(known.state, seat, number, 5):
            assert [sorted(hand) for hand in hands] == [sorted(state.hand(other)) for other in range(seats)]
        looked += 1
    assert looked > 3


def test_what_cheats_see_levels_do_not() -> None:
    for book, state in positions("standard", 2):
        seat = state.turn
        level = sitter_of("expert" if "expert" in levels.POLICIES else "club", Random(1)).look(book, state, seat)
        assert level.state.hand(1 - seat) == []
        assert set(level.state.stock()) <= {53}
        assert not level.memory.held
        all_ = sitter_of("expert-sees-all", Random(1)).look(book, state, seat)
        assert all_.state.stock() == state.stock()
        assert sorted(all_.memory.held[1 - seat].elements()) == sorted(state.hand(1 - seat))
        hands = sitter_of("expert-sees-hands", Random(1)).look(book, state, seat)
        assert set(hands.state.stock()) <= {53}
