"""The strong player within searches: it plays as the strong player does, and what it watches is what players watch."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from rummy500.bots import strong as module
from rummy500.bots.club import club
from rummy500.bots.known import Known
from rummy500.bots.memory import Memory
from rummy500.bots.playing import Sitter, play_round, watch
from rummy500.bots.seeker import Depth, search_for, searched
from rummy500.bots.strong import Learned, nets_for
from rummy500.bots.trail import Trail
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.kernel import codes, compiled
from rummy500.kernel.state import State, Work
from rummy500.rules import PRESETS, Rules
from tests.bots.sittings import random_table

OVER = 2
FIRST_SEED = 61_000
ROUNDS = 30 if compiled() else 2


def everywhere() -> Learned:
    """Gives the shipped nets, playing at every kind of table."""
    content = json.loads(Path(module.__file__).with_name("strong_nets.json").read_text("utf-8"))
    del content["tables"]
    return Learned(content)


def deck_of(book: Book, seed: int) -> list[int]:
    faces = [face for face in range(52) for _ in range(book.kernel.decks)] + [52] * book.kernel.jokers
    Random(seed).shuffle(faces)
    return faces


def restocking(seed: int) -> Callable[[int, list[int]], list[int]]:
    return lambda nth, below: deal.restock(seed.to_bytes(32, "big"), nth, below)


@pytest.mark.parametrize(("preset", "seats"), [("standard", 2), ("standard", 4), ("runs_only", 2), ("rulebook", 3)])
def test_it_chooses_what_the_strong_player_chooses(preset: str, seats: int) -> None:
    book, learned = Book.of(PRESETS[preset], seats), everywhere()
    keen, work = nets_for(book), Work()
    alike: list[bool] = []

    def noted(known: Known, rng: Random) -> int | None:
        code = learned.play(known, rng)
        trail = Trail()
        trail.note(*known.memory.told(known.seat))
        found = keen.choose(known.state, work, trail)
        # Two actions may be rated alike; then either will do.
        if code != found and code is not None:
            keen.look(known.state, known.seat, trail)
            assert keen.points(known.state, code) == keen.points(known.state, found)
        alike.append(code == found)
        return code

    for seed in range(FIRST_SEED, FIRST_SEED + ROUNDS):
        sitters = [Sitter(noted, Random(seat)) for seat in range(seats)]
        play_round(book, deck_of(book, seed), seed % seats, sitters, restocking(seed))
    assert sum(alike) > 0.95 * len(alike) > 20


def test_a_trail_knows_what_a_player_has_watched() -> None:
    compared = 0
    for seed in range(FIRST_SEED, FIRST_SEED + ROUNDS):
        rules, seats, _ = random_table(seed)
        book, rng = Book.of(rules, seats), Random(seed)
        state, trail, sitter = State(book.kernel), Trail(), Sitter(club, rng)
        state.deal(deck_of(book, seed), seed % seats)
        while state.phase != OVER:
            code = rng.choice(state.legal_but_melds() + state.first_melds(60)[0] or next(iter(state.legal_chunks())))
            if state.restock_due and code & codes.KIND in (codes.DRAW, codes.TAKE):
                state.restock(restocking(seed)(1, state.pile()[:-1]))
                code &= ~127
            watch(state, code, [sitter])
            trail.follow(state, code)
            state.play(code)
            held, left, thrown = sitter.memory.told(-1)
            known = dict(held)
            expected = [
                (sorted(known.get(seat, [])), dict(left).get(seat, -1), dict(thrown).get(seat, 0)) for seat in range(8)
            ]
            assert trail.told() == expected, f"seed {seed}"
            compared += 1
    assert compared > 20 * ROUNDS


def test_the_nets_judgement_and_their_playouts_are_as_many_as_asked() -> None:
    """Where their judgement counts for all, a search plays as they do; each playout of theirs sees the same rules."""
    book = Book.of(Rules(), 2)
    state = State(book.kernel)
    state.deal(deck_of(book, FIRST_SEED), 1)
    known = Known(book, state.seen_by(0), 0, Memory())
    search = search_for(book)
    for depth in (Depth(60, 24, 0.6, 0, 1e9), Depth(60, 24, 0.6, 1000, 1e9)):
        assert searched(known, 3, depth).best == everywhere().play(known, Random(1))
    without = searched(known, 3, Depth(60, 5, 0.6)).found()
    assert searched(known, 3, Depth(60, 5, 0.6, 1000, 0.0)).found() != without
    assert searched(known, 3, Depth(60, 5, 0.6)).found() == without
    assert search.playouts >= 60
