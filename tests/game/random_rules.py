"""Random rules that can be played, and random play under them."""

from __future__ import annotations

from random import Random
from typing import Any

from rummy500.game.match import Match
from rummy500.rules import FIELDS, MAX_SEATS, MIN_SEATS, Rules, check_rules, parse_rule

_NUMBERS: dict[str, tuple[str, ...]] = {
    "jokers_per_deck": ("0", "0", "1", "2", "4"),
    "hand_size": ("auto", "3", "7", "10"),
    "opening_minimum": ("0", "0", "0", "30", "60"),
    "going_out_bonus": ("0", "25"),
    "first_turn_bonus": ("0", "25"),
    "max_reshuffles": ("1", "3"),
    "ace_value": ("15", "1"),
    "ace_low_value": ("1", "15"),
    "queen_of_spades": ("10", "40"),
    "joker_value": ("0", "15", "25"),
    "target": ("50", "300", "500"),
    "rounds": ("none", "1", "3"),
}


def texts_of(field: str) -> tuple[str, ...]:
    """Gives the texts to choose from for one field."""
    known = FIELDS[field]
    if field in _NUMBERS:
        return _NUMBERS[field]
    numbers = tuple(str(n) for n in range(known.low, known.high + 1) if known.allows(n))
    switch = ("off", "on") if known.switch else ()
    return (*known.words, *switch, *numbers, *(("none",) if known.none else ()))


def random_rules(rng: Random) -> tuple[Rules, int]:
    """Draws rules and a number of seats until they can be played together."""
    while True:
        seats = rng.randint(MIN_SEATS, MAX_SEATS)
        changes: dict[str, Any] = {
            field: parse_rule(field, rng.choice(texts_of(field))) for field in FIELDS if rng.random() < 0.4
        }
        rules = Rules().replace(**changes)
        if not check_rules(rules, seats):
            return rules, seats


def random_match(rng: Random, rounds: int) -> Match:
    """Plays rounds at random, with calls, under random rules."""
    rules, seats = random_rules(rng)
    match = Match(rules, [f"Player {seat}" for seat in range(seats)], rng.randrange(seats))
    for _ in range(rounds):
        if match.finished:
            break
        play_round(match, rng)
    return match


def play_round(match: Match, rng: Random) -> None:
    """Deals one round and plays it at random to its end."""
    cut = rng.randrange(20) if match.rules.cut else None
    match.start_round(rng.randbytes(32), cut=cut)
    while step(match, rng):
        pass


def step(match: Match, rng: Random) -> bool:
    """Plays one random move of the seat to act or of a caller; False when the round is over."""
    round = match.round
    assert round is not None
    if round.turn is None:
        return False
    seats = list(range(match.seats))
    rng.shuffle(seats)
    for seat in [seat for seat in seats if seat != round.turn and rng.random() < 0.5] + [round.turn]:
        legal = round.legal(seat)
        if legal:
            match.play(seat, legal[rng.randrange(len(legal))])
            return True
    raise AssertionError("nobody can move")
