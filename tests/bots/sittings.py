"""Rounds between players for the tests: random house rules, random levels, everything from one seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from rummy500.bots import QUICK_LEVELS, Player, player
from rummy500.bots.levels import POLICIES
from rummy500.bots.playing import Sitter, play_round
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.game.events import Event, events_for
from rummy500.game.log import Dealt
from rummy500.game.moves import Call, Move
from rummy500.game.round import Round
from rummy500.kernel.state import State
from rummy500.rules import Rules
from tests.oracle.random_rules import random_rules

MOST_MOVES = 20_000


def key_of(seed: int) -> bytes:
    """Makes a round's key of a seed."""
    return seed.to_bytes(32, "big")


def random_table(seed: int, levels: Sequence[str] = QUICK_LEVELS) -> tuple[Rules, int, list[str]]:
    """Draws rules, a number of seats that can play them, and a level for each seat."""
    rng = Random(seed)
    seats = rng.randint(2, 8)
    return random_rules(rng, seats), seats, [rng.choice(list(levels)) for _ in range(seats)]


def kernel_round(seed: int) -> State:
    """Plays one random table's round on the kernel, which refuses every illegal action."""
    rules, seats, levels = random_table(seed)
    key = key_of(seed)
    deck = [card.face for card in deal.shuffle(key, rules, seats)]
    sitters = [Sitter(POLICIES[level], Random(f"{seed} {seat}")) for seat, level in enumerate(levels)]
    restock: Callable[[int, list[int]], list[int]] = lambda nth, below: deal.restock(key, nth, below)  # noqa: E731
    return play_round(Book.of(rules, seats), deck, seed % seats, sitters, restock)


def begun(rules: Rules, seats: int, seed: int) -> Round:
    """Deals a round from a seed's key."""
    key = key_of(seed)
    return Round.deal(rules, seats, seed % seats, deal.shuffle(key, rules, seats), start=Dealt(key=key))


def next_move(round: Round, choose: Callable[[int], Move | None]) -> tuple[int, Move]:
    """Asks the seat on turn and, in an open window, the others for a call: (who moves, the move)."""
    turn = round.turn
    assert turn is not None
    move = choose(turn)
    assert move is not None
    if round.state.window and not isinstance(move, Call):
        for step in range(1, round.book.seats - 1):
            seat = (turn + step) % round.book.seats
            call = choose(seat)
            if call is not None:
                assert isinstance(call, Call)
                return seat, call
    return turn, move


def typed_round(
    seed: int, *, fresh: bool = False, levels: Sequence[str] = QUICK_LEVELS
) -> tuple[Round, list[tuple[int, Move]]]:
    """Plays one random table's round by views and events alone; ``fresh`` makes a new player for every decision."""
    rules, seats, chosen = random_table(seed, levels)
    round = begun(rules, seats, seed)
    players = [player(level, Random(f"{seed} {seat}")) for seat, level in enumerate(chosen)]
    moves: list[tuple[int, Move]] = []

    def choose(seat: int) -> Move | None:
        asked: Player = player(chosen[seat], Random(len(moves))) if fresh else players[seat]
        return asked.choose(round.view(seat), rules)

    while not round.over:
        seat, move = next_move(round, choose)
        told: tuple[Event, ...] = round.play(seat, move)
        for other, each in enumerate(players):
            each.observe(events_for(told, other))
        moves.append((seat, move))
        assert len(moves) < MOST_MOVES, f"seed {seed}: a round without end"
    return round, moves
