"""A player knows its view and public events, nothing else, and decides the same from the same (scenario B151)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from rummy500.bots import ALL_LEVELS, LEVELS, QUICK_LEVELS, offered, player
from rummy500.bots.known import Known
from rummy500.bots.levels import POLICIES
from rummy500.bots.memory import Memory
from rummy500.game.coding import decode
from rummy500.game.events import events_for
from rummy500.game.moves import Move, Take
from rummy500.game.round import Round
from rummy500.kernel import compiled
from rummy500.kernel.state import State
from rummy500.rules import PRESETS
from tests.bots.moments import dealt_anew, moments_of
from tests.bots.sittings import begun, next_move, random_table, typed_round

ROOT = Path(__file__).resolve().parents[2]
FIRST_SEED = 47_000


def moments(seed: int, every: int = 3) -> list[Round]:
    """Gives copies of a random round at every few moves."""
    rules, seats, levels = random_table(seed)
    round = begun(rules, seats, seed)
    players = [player(level, Random(f"{seed} {seat}")) for seat, level in enumerate(levels)]
    found = []
    while not round.over:
        seat, move = next_move(round, lambda seat: players[seat].choose(round.view(seat), rules))
        if len(round.log.entries) % every == 0:
            found.append(round.clone())
        round.play(seat, move)
    return found


def reshuffled(state: State, seat: int, rng: Random) -> State:
    """Gives the state with all that a seat cannot see dealt anew among the other hands and the stock."""
    other = state.clone()
    seats = range(state.kr.seats)
    hidden = [face for each in seats if each != seat for face in state.hand(each)] + state.stock()
    rng.shuffle(hidden)
    for each in seats:
        if each != seat:
            floats = state.floating(each)
            count = state.hand_count(each)
            other.put_hand(each, [hidden.pop() for _ in range(count)], 0)
            assert other.floating(each) == floats
    other.put_stock(hidden)
    return other


@pytest.mark.parametrize("seed", range(FIRST_SEED, FIRST_SEED + 12))
def test_b151_unseen_cards_never_change_a_move(seed: int) -> None:
    rng = Random(seed)
    for number, round in enumerate(moments(seed)):
        seat = round.state.turn
        book, real = round.book, round.state
        # The levels that search take their time: they are asked now and then.
        for level in ALL_LEVELS if number % 15 == 7 else QUICK_LEVELS:
            codes = {
                POLICIES[level](Known(book, state.seen_by(seat), seat, Memory()), Random(seed))
                for state in (real, reshuffled(real, seat, rng), reshuffled(real, seat, rng))
            }
            assert len(codes) == 1, f"seed {seed}, {level}"


@pytest.mark.parametrize("seed", range(FIRST_SEED + 12, FIRST_SEED + 24))
def test_the_arena_s_blinding_and_a_view_give_the_same_choice(seed: int) -> None:
    for number, round in enumerate(moments(seed)):
        seat = round.state.turn
        for level in ALL_LEVELS if number % 15 == 7 else QUICK_LEVELS:
            known = Known(round.book, round.state.seen_by(seat), seat, Memory())
            code = POLICIES[level](known, Random(seed))
            move = player(level, Random(seed)).choose(round.view(seat), round.rules)
            assert code is not None
            assert move == _move(known, code)


SEARCHED = {"expert": 6, "master": 2}
"""So many decisions of each round are put to the levels that search, at their real depth."""

TABLES = (("standard", 2), ("standard", 3), ("pagat", 3), ("partnership", 4), ("joker_table", 4), ("standard", 5))


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_b151_whoever_remembers_what_was_taken_is_not_swayed_by_what_was_not(preset: str, seats: int) -> None:
    """Cards seen going into a hand stay there; all else is dealt anew, and no level's move changes."""
    rng = Random(seats)
    moments = moments_of(PRESETS[preset], seats, FIRST_SEED + seats, ["club", "casual"])
    assert any(any(moment.memory.held.values()) for moment in moments)
    for level in ALL_LEVELS:
        asked = rng.sample(moments, min(len(moments), SEARCHED.get(level, len(moments))))
        for moment in asked:
            others = (moment, dealt_anew(moment, rng), dealt_anew(moment, rng))
            codes = {POLICIES[level](each.known(), Random(seats)) for each in others}
            assert len(codes) == 1, f"{level} plays {codes}"


def test_b151_cards_dealt_anew_are_others() -> None:
    """The test above would find nothing if the hidden cards stayed where they are."""
    moment = moments_of(PRESETS["standard"], 3, FIRST_SEED)[4]
    anew = dealt_anew(moment, Random(1))
    assert anew.state.hand(moment.seat) == moment.state.hand(moment.seat)
    assert all(anew.state.hand(seat) != moment.state.hand(seat) for seat in range(3) if seat != moment.seat)
    assert anew.state.stock() != moment.state.stock()


def _move(known: Known, code: int) -> Move:
    move = decode(known.book, known.state, code)
    return Take(move.card) if known.state.restock_due and isinstance(move, Take) else move


@pytest.mark.parametrize("level", ["casual", "club"])
def test_levels_without_lots_do_not_ask_for_random_numbers(level: str) -> None:
    for round in moments(FIRST_SEED + 31):
        view = round.view(round.state.turn)
        choices = {player(level, Random(seed)).choose(view, round.rules) for seed in range(3)}
        assert len(choices) == 1


@pytest.mark.parametrize("seed", range(FIRST_SEED + 40, FIRST_SEED + 46))
def test_a_new_player_told_the_events_decides_like_one_that_sat_there(seed: int) -> None:
    rules, seats, _ = random_table(seed)
    round = begun(rules, seats, seed)
    sat = [player("club", Random(1)) for _ in range(seats)]
    events: list[list[object]] = [[] for _ in range(seats)]
    while not round.over:
        for seat in range(seats):
            new = player("club", Random(1))
            new.observe(events[seat])  # type: ignore[arg-type]
            if seat == round.turn:
                assert new.choose(round.view(seat), rules) == sat[seat].choose(round.view(seat), rules)
        seat, move = next_move(round, lambda seat: sat[seat].choose(round.view(seat), rules))
        told = round.play(seat, move)
        for other in range(seats):
            sat[other].observe(events_for(told, other))
            events[other] += events_for(told, other)


_SCRIPT = """
import json
from tests.bots.sittings import typed_round
print(json.dumps([[f"{seat} {move}" for seat, move in typed_round(seed, levels=["club", "casual"])[1]]
                  for seed in range(48000, 48006)]))
"""


def _moves(interpreted: bool) -> list[list[str]]:
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    environment.pop("RUMMY_INTERPRETED", None)
    if interpreted:
        environment["RUMMY_INTERPRETED"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", _SCRIPT], env=environment, capture_output=True, text=True, check=True, cwd=ROOT
    )
    found: list[list[str]] = json.loads(done.stdout)
    return found


def test_both_executions_make_the_same_moves() -> None:
    assert _moves(True) == _moves(False)


def test_levels_are_listed_weakest_first() -> None:
    assert LEVELS == ("beginner", "casual", "club", "strong", "expert", "master")
    assert offered() == (LEVELS if compiled() else LEVELS[:3])
    assert set(offered()) < set(ALL_LEVELS)


def test_players_in_several_threads_do_not_disturb_each_other() -> None:
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda seed: typed_round(seed, levels=["club"])[1], range(48_100, 48_112)))
    assert together == [typed_round(seed, levels=["club"])[1] for seed in range(48_100, 48_112)]
