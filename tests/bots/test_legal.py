"""Every level is legal under every combination of house rules, and comes to an end (scenarios B05, B149, B152)."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from rummy500.bots import ALL_LEVELS
from rummy500.bots.known import Known, own_codes
from rummy500.bots.levels import POLICIES
from rummy500.bots.memory import Memory
from rummy500.bots.playing import Sitter, play_round
from rummy500.bots.seeker import EXPERT, searched
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.kernel import compiled
from rummy500.kernel.state import State
from rummy500.rules import PRESETS, Rules, preset_seats
from tests.bots.shallow import shallow
from tests.bots.sittings import kernel_round, key_of, random_table, typed_round

OVER = 2
ORDINARY = 600 if compiled() else 30
LONG = 10_000
ACTIONS = 3000 if compiled() else 300
FIRST_SEED = 31_000


def test_b152_rounds_over_random_rules_are_legal_and_end() -> None:
    for seed in range(FIRST_SEED, FIRST_SEED + ORDINARY):
        assert kernel_round(seed).phase == OVER, f"seed {seed}"


@pytest.mark.long
def test_b152_ten_thousand_rounds_over_random_rules() -> None:
    for seed in range(FIRST_SEED + ORDINARY, FIRST_SEED + ORDINARY + LONG):
        assert kernel_round(seed).phase == OVER, f"seed {seed}"


def play_until(level: str, actions: int) -> int:
    """Plays rounds over random rules until a level has decided so often; gives the rounds.

    At every second seat moves are drawn by lot, which leads to where nobody would go. The kernel refuses every action
    that is not legal.
    """
    decided = rounds = 0
    while decided < actions:
        seed = FIRST_SEED * 100 + rounds
        rules, seats, _ = random_table(seed)
        deck = [card.face for card in deal.shuffle(key_of(seed), rules, seats)]
        levels = [level if (seat + rounds) % 2 else "random" for seat in range(seats)]
        sitters = [Sitter(shallow(each), Random(f"{seed} {seat}")) for seat, each in enumerate(levels)]
        restock = partial(deal.restock, key_of(seed))
        assert play_round(Book.of(rules, seats), deck, seed % seats, sitters, restock).phase == OVER
        decided += sum(sitter.decisions for sitter, each in zip(sitters, levels, strict=True) if each == level)
        rounds += 1
    return rounds


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_e_no_level_makes_an_illegal_move(level: str) -> None:
    assert play_until(level, ACTIONS // 5 if level in ("expert", "master") else ACTIONS) > 1


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("level", ALL_LEVELS)
def test_e_no_level_makes_an_illegal_move_in_a_hundred_thousand(level: str) -> None:
    assert play_until(level, 100_000) > 1


@pytest.mark.parametrize("seed", range(FIRST_SEED + 30, FIRST_SEED + 50))
def test_rounds_with_a_new_player_for_every_decision(seed: int) -> None:
    round, _ = typed_round(seed, fresh=True)
    assert round.over


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_preset(preset: str) -> None:
    from rummy500.bots.arena import arena

    rules = PRESETS[preset].replace(target=50)
    outcome = arena(rules, preset_seats(preset) or 3, ("club", "random"), 12, FIRST_SEED)
    assert outcome.rounds >= 12


def test_b05_a_long_run_and_a_pair_of_its_rank() -> None:
    state = State(Book.of(Rules(), 2).kernel)
    clubs = [39 + rank for rank in range(4, 9)]  # 5 to 9 of clubs
    state.put_hand(0, [*clubs, 7, 20], 0)  # and the eights of spades and hearts
    state.put_hand(1, [], 5)
    state.put_pile([12])
    state.put_stock([53] * 10)
    state.put_turn(0, 1, False)
    state.put_fresh(0, False)
    for level in ALL_LEVELS:
        played = state.clone()
        while played.phase == 1 and played.turn == 0:
            code = POLICIES[level](Known(Book.of(Rules(), 2), played.seen_by(0), 0, Memory()), Random(3))
            assert code is not None
            played.play(code)
        assert sorted(
            played.pile() + played.hand(0) + [c[0] for m in range(played.meld_count) for c in played.meld(m)[2]]
        ) == sorted([*clubs, 7, 20, 12])


WORST = Rules(
    decks=2,
    jokers_per_deck=4,
    hand_size=20,
    identical_in_set="on",
    max_wild=None,
    joker_swap="same_turn",
    pile_duty="always",
    pile_duty_when="same_turn",
    opening_minimum=150,
    going_out="discard",
)


def worst_state(rules: Rules, seed: int, phase: int) -> State:
    """Gives a seat 40 cards with all eight jokers."""
    rng = Random(seed)
    naturals = list(range(52)) * 2
    rng.shuffle(naturals)
    state = State(Book.of(rules, 2).kernel)
    state.put_hand(0, [*naturals[:32], *[52] * 8], 0)
    state.put_hand(1, [], 20)
    state.put_pile(naturals[32:62])
    state.put_stock([53] * 22)
    state.put_turn(0, phase, False)
    state.put_fresh(0, False)
    return state


@pytest.mark.parametrize("level", ALL_LEVELS)
@pytest.mark.parametrize("minimum", [0, 150])
def test_worst_hands_stay_bounded(level: str, minimum: int) -> None:
    rules = WORST.replace(opening_minimum=minimum)
    book = Book.of(rules, 2)
    for seed in range(2):
        state = worst_state(rules, seed, phase=seed % 2)
        decisions = 0
        while state.phase != OVER and state.turn == 0:
            known = Known(book, state.seen_by(0), 0, Memory())
            code = POLICIES[level](known, Random(seed))
            assert code is not None
            state.play(code)
            decisions += 1
            assert decisions <= 100


@pytest.mark.skipif(not compiled(), reason="levels that search are offered where the rule book is compiled")
@pytest.mark.parametrize("minimum", [0, 150])
def test_a_search_spends_a_bounded_effort_on_hard_questions(minimum: int) -> None:
    """The bound is looked at after each world; each candidate in the last world has a bound of its own."""
    book = Book.of(WORST.replace(opening_minimum=minimum), 2)
    state = worst_state(book.rules, 1, phase=1)
    search = searched(Known(book, state.seen_by(0), 0, Memory()), 1, EXPERT)
    assert search.effort > 10 * EXPERT.playouts  # so it is a hard one
    assert search.effort <= 30_000 + 30 * EXPERT.playouts + 24 * 30_300


def test_b148_there_is_always_an_action_to_fall_back_on() -> None:
    """With a minimum begun and far more melds than are looked at, melds beyond the bound are found."""
    rules = WORST.replace(opening_minimum=150)
    state = worst_state(rules, 5, phase=1)
    for _ in range(40):
        if state.phase == OVER or state.turn != 0:
            break
        found = own_codes(Known(Book.of(rules, 2), state.seen_by(0), 0, Memory()))
        assert found
        assert all(state.is_legal(code) for code in found)
        state.play(found[-1])
    assert state.meld_count > 0


def test_a_spectator_and_a_finished_round_are_refused() -> None:
    from rummy500.bots import player

    round, _ = typed_round(FIRST_SEED)
    for view in (round.view(None), round.view(0)):
        with pytest.raises(ValueError, match="only a seat"):
            player("casual", Random(1)).choose(view, round.rules)
    with pytest.raises(ValueError, match="no such level"):
        player("grandmaster", Random(1))
