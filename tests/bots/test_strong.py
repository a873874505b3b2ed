"""The strong level: its nets decide alike everywhere, know one seat's view, and choose what is legal and ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from rummy500.bots import strong as module
from rummy500.bots.club import club
from rummy500.bots.known import Known, own_codes
from rummy500.bots.memory import Memory
from rummy500.bots.playing import Sitter, play_round
from rummy500.bots.sight_actions import ActionSight
from rummy500.bots.strong import KINDS, LAYERS, Learned, shown, strong, traits
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.kernel import codes, compiled
from rummy500.kernel.state import State
from rummy500.rules import PRESETS, Rules
from tests.bots.sittings import key_of, random_table
from tests.bots.test_honest import moments, reshuffled

ROOT = Path(__file__).resolve().parents[2]
FILE = Path(module.__file__).with_name("strong_nets.json")
FIRST_SEED = 58_000
SPADE, HEART, DIAMOND, CLUB = (0, 13, 26, 39)
ROUNDS = 150 if compiled() else 4


def everywhere() -> Learned:
    """Gives the shipped nets, playing at every kind of table."""
    content = json.loads(FILE.read_text("utf-8"))
    del content["tables"]
    return Learned(content)


def dealt(seed: int) -> tuple[Book, list[int]]:
    """Gives random house rules with a deck for them."""
    rules, seats, _ = random_table(seed)
    return Book.of(rules, seats), [card.face for card in deal.shuffle(key_of(seed), rules, seats)]


def played(seed: int, learned: Learned) -> State:
    """Plays a round under random house rules between nets and club."""
    book, deck = dealt(seed)
    sitters = [Sitter(club if seat % 3 == 2 else learned.play, Random(seat)) for seat in range(book.seats)]
    return play_round(book, deck, seed % book.seats, sitters, lambda nth, below: deal.restock(key_of(seed), nth, below))


def position(hand: list[int], pile: list[int], phase: int, rules: Rules | None = None) -> Known:
    """Gives a table of two with nothing on it."""
    book = Book.of(rules or Rules(), 2)
    state = State(book.kernel)
    state.put_hand(0, hand, 0)
    state.put_hand(1, [], 9)
    state.put_pile(pile)
    state.put_stock([53] * 20)
    state.put_turn(0, phase, False)
    state.put_fresh(0, False)
    return Known(book, state, 0, Memory())


def looked_at(known: Known) -> ActionSight:
    sight = ActionSight(known.book.kernel)
    shown(sight, known)
    return sight


def faces(mask: int) -> list[int]:
    return [face for face in range(52) if mask >> face & 1]


def test_the_file_is_small_and_says_how_it_was_made() -> None:
    content = json.loads(FILE.read_text("utf-8"))
    assert FILE.stat().st_size < 1_000_000
    assert set(content["nets"]) == set(KINDS)
    assert all(set(layers) == set(LAYERS) for layers in content["nets"].values())
    assert {"seed", "chunks", "passes"} <= set(content["training"])
    assert "2" in content["tables"]


def test_the_nets_play_where_they_were_tested() -> None:
    shipped = Learned(json.loads(FILE.read_text("utf-8")))
    assert shipped.is_for(Book.of(Rules(), 2))
    assert shipped.is_for(Book.of(PRESETS["duel"], 2))
    assert not shipped.is_for(Book.of(Rules(min_run=4), 2))
    assert not shipped.is_for(Book.of(Rules(opening_minimum=50), 2))


def test_traits_name_what_differs() -> None:
    assert traits(Book.of(Rules(), 2)) == "2"
    assert traits(Book.of(PRESETS["partnership"], 4)) == "4 teams"
    assert traits(Book.of(PRESETS["persian"], 4)) == "4 teams jokers tame"
    assert traits(Book.of(Rules(joker_value=200, jokers_per_deck=2), 2)) == "2 jokers dear"


def test_where_the_nets_were_not_tested_club_plays() -> None:
    known = position([3, 4, 5, 20, 33, 47, 9], [30, 12], 1, Rules(min_run=4))
    assert strong(known, Random(1)) == club(known, Random(1))


def test_rounds_over_random_rules_are_legal_and_end() -> None:
    learned = everywhere()
    for seed in range(FIRST_SEED, FIRST_SEED + ROUNDS):
        assert played(seed, learned).phase == 2, f"seed {seed}"


@pytest.mark.parametrize("seed", range(FIRST_SEED + 1000, FIRST_SEED + 1006))
def test_unseen_cards_never_change_a_move(seed: int) -> None:
    rng, learned = Random(seed), everywhere()
    for round in moments(seed):
        seat, real = round.state.turn, round.state
        chosen = {
            learned.play(Known(round.book, state.seen_by(seat), seat, Memory()), Random(1))
            for state in (real, reshuffled(real, seat, rng), reshuffled(real, seat, rng))
        }
        assert len(chosen) == 1, f"seed {seed}"


_SCRIPT = """
from tests.bots.test_strong import FIRST_SEED, everywhere, scores
print([scores(seed, everywhere()) for seed in range(FIRST_SEED + 2000, FIRST_SEED + 2003)])
"""


def scores(seed: int, learned: Learned) -> list[tuple[int | None, list[list[tuple[int, int]]]]]:
    """Gives each decision of a round of nets, with the terms of every action: what both executions must agree on."""
    book, deck = dealt(seed)
    sight = ActionSight(book.kernel)
    found: list[tuple[int | None, list[list[tuple[int, int]]]]] = []

    def noted(known: Known, rng: Random) -> int | None:
        code = learned.play(known, rng)
        if known.state.turn == known.seat:
            shown(sight, known)
            found.append((code, [sight.terms(each) for each in own_codes(known)]))
        return code

    sitters = [Sitter(noted, Random(seat)) for seat in range(book.seats)]
    play_round(book, deck, 0, sitters, lambda nth, below: deal.restock(key_of(seed), nth, below))
    return found


def test_both_executions_see_and_choose_alike() -> None:
    told = []
    for interpreted in ("0", "1"):
        path = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
        environment = {**os.environ, "PYTHONPATH": path, "RUMMY_INTERPRETED": interpreted}
        done = subprocess.run(
            [sys.executable, "-c", _SCRIPT], env=environment, capture_output=True, text=True, check=True, cwd=ROOT
        )
        told.append(done.stdout)
    assert len(told[0]) > 1000
    assert told[0] == told[1]


def test_a_sight_sees_melds_and_what_would_make_one() -> None:
    # The fours of spades, hearts and clubs; the jack and queen of diamonds.
    known = position([SPADE + 3, HEART + 3, CLUB + 3, DIAMOND + 10, DIAMOND + 11], [DIAMOND + 7, HEART + 8], 0)
    planes = looked_at(known).planes()
    assert faces(planes[0]) == sorted([SPADE + 3, HEART + 3, CLUB + 3, DIAMOND + 10, DIAMOND + 11])
    assert faces(planes[2]) == sorted([SPADE + 3, HEART + 3, CLUB + 3])
    assert faces(planes[5]) == sorted([DIAMOND + 3, DIAMOND + 9, DIAMOND + 12])
    assert faces(planes[7]) == [HEART + 8]
    assert faces(planes[8]) == [DIAMOND + 7]


def test_an_ace_stands_at_either_end_only_where_the_rules_have_it() -> None:
    hand = [SPADE + 11, SPADE + 12, HEART + 1, HEART + 2]
    both = looked_at(position(hand, [DIAMOND + 5], 0)).planes()[5]
    high = looked_at(position(hand, [DIAMOND + 5], 0, Rules(ace="high"))).planes()[5]
    low = looked_at(position(hand, [DIAMOND + 5], 0, Rules(ace="low"))).planes()[5]
    assert {SPADE, HEART} <= set(faces(both))
    assert SPADE in faces(high)
    assert HEART not in faces(high)
    assert SPADE not in faces(low)
    assert HEART in faces(low)


def test_suits_are_treated_alike() -> None:
    """Turning the suits of a whole position turns the choice with them."""
    learned, rng = everywhere(), Random(5)
    for _ in range(20):
        cards = rng.sample(range(52), 12)
        turned = [(face + 13) % 52 for face in cards]
        first = learned.play(position(cards[:9], cards[9:], 1), rng)
        second = learned.play(position(turned[:9], turned[9:], 1), rng)
        assert first is not None
        assert second is not None
        if first & codes.KIND == codes.DISCARD:
            assert second == codes.DISCARD | ((first & 63) + 13) % 52


def test_a_meld_of_the_whole_hand_ends_the_round() -> None:
    known = position([SPADE + 3, HEART + 3, CLUB + 3, DIAMOND + 10], [DIAMOND + 7], 1)
    code = strong(known, Random(1))
    assert code is not None
    assert code & codes.KIND == codes.SET
