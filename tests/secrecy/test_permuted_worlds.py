"""Secrecy: cards that a seat cannot know may change places, and all that it is sent stays the same, byte for byte.

At every step of whole games under random rules a second world is made in which all cards hidden from one seat (or a
spectator) are dealt out anew. Both worlds then play the same move; views, events and the answers to illegal tries
have to be equal. Cards that the move itself shows keep their places.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from rummy500.cards import CARDS, Card
from rummy500.game.events import Event, events_for
from rummy500.game.match import Match
from rummy500.game.moves import Call, Discard, Draw, IllegalMove, LayOff, Meld, Move, Swap, parse_move
from rummy500.game.round import Round
from rummy500.rules import PRESETS, Rules, preset_seats
from tests.game.random_rules import random_rules

TRIES = tuple(
    parse_move(text)
    for text in (
        "draw",
        "pass",
        "stand",
        "take 9S",
        "meld 7S 8S 9S",
        "meld KC KD KH",
        "meld JK 5H 6H",
        "lay 5S on 1",
        "lay JK on 2",
        "swap 5H on 1",
        "discard QS",
        "discard 4C",
        "call 10C",
        "call QH on 1",
    )
)


def shown_cards(move: Move) -> list[Card]:
    """Lists the cards of its own hand that a move shows to everybody."""
    match move:
        case Meld(cards):
            return [placed.card for placed in cards]
        case LayOff(placed, _, _):
            return [placed.card]
        case Swap(card, _) | Discard(card):
            return [card]
        case _:
            return []


def other_world(round: Round, seat: int | None, mover: int, move: Move, rng: Random) -> Round:
    """Deals all cards anew that a seat cannot know, except those that the coming move shows."""
    twin = round.clone()
    state = twin.state
    stay = Counter(card.face for card in shown_cards(move))
    pool: list[int] = []
    kept: dict[int, list[int]] = {}
    for other in range(round.book.seats):
        if other == seat:
            continue
        kept[other] = []
        for face in state.hand(other):
            if other == mover and stay[face]:
                stay[face] -= 1
                kept[other].append(face)
            else:
                pool.append(face)
    stock = state.stock()
    top = stock[:1] if isinstance(move, Draw) and mover == seat else []
    pool += stock[len(top) :]
    rng.shuffle(pool)
    for other, known in kept.items():
        size = state.hand_count(other)
        if size:
            state.put_hand(other, [*known, *(pool.pop() for _ in range(size - len(known)))])
    state.put_stock([*top, *pool])
    return twin


def sent(round: Round, seat: int | None) -> bytes:
    """Gives all that a seat is sent without a move: its view and the answers to illegal tries."""
    answers: list[object] = [round.view(seat)]
    if seat is not None:
        for move in TRIES:
            reason = round.legal(seat).why_not(move)
            answers.append(None if reason is None else [reason.code, reason.arguments])
            if reason is not None:
                answers.append(refusal(round, seat, move))
        answers.append([str(choice) for choice in round.legal(seat).meld_choices(CARDS[6:9])])
    return msgspec.json.encode(answers)


def refusal(round: Round, seat: int, move: Move) -> object:
    """Plays an illegal move on the true state and gives the answer."""
    try:
        round.clone().play(seat, move)
    except IllegalMove as error:
        return [error.code, error.arguments]
    raise AssertionError("the container refused what the round plays")


def told(events: tuple[Event, ...], seat: int | None) -> bytes:
    """Gives the events as the seat is sent them."""
    return msgspec.json.encode(events_for(events, seat))


def chosen_move(round: Round, rng: Random) -> tuple[int, Move]:
    """Draws a move of some seat, calls included."""
    turn = round.turn
    assert turn is not None
    seats = [*rng.sample(range(round.book.seats), round.book.seats), turn]
    for seat in seats:
        legal = round.legal(seat)
        if len(legal) and (seat == turn or rng.random() < 0.7):
            return seat, legal[rng.randrange(len(legal))]
    raise AssertionError("nobody can move")


def check_round(rules: Rules, seats: int, rng: Random, every: float = 0.3) -> int:
    """Plays a round, compares worlds at that share of its steps, and counts the comparisons of events."""
    match = Match(rules, [f"P{seat}" for seat in range(seats)])
    match.start_round(rng.randbytes(32))
    round = match.round
    assert round is not None
    compared = 0
    while not round.over:
        mover, move = chosen_move(round, rng)
        if rng.random() > every:
            match.play(mover, move)
            continue
        seat = rng.choice([None, *range(seats)])
        twin = other_world(round, seat, mover, move, rng)
        assert sent(twin, seat) == sent(round, seat)
        events = match.play(mover, move)
        try:
            twin_events = twin.play(mover, move)
        except IllegalMove:
            # With other cards in its hand the mover could not have finished this turn.
            assert mover != seat or isinstance(move, Call)
            continue
        if not match.results and not twin.over:
            assert told(twin_events, seat) == told(events, seat)
            assert sent(twin, seat) == sent(round, seat)
            compared += 1
    return compared


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 300))
def test_hidden_cards_change_nothing_at_any_step(seed: int) -> None:
    rng = Random(seed)
    rules, seats = random_rules(rng)
    assert check_round(rules, seats, rng, every=1.0) > 0


@pytest.mark.parametrize("seed", range(24))
def test_hidden_cards_change_nothing_under_random_rules(seed: int) -> None:
    rng = Random(seed)
    rules, seats = random_rules(rng)
    assert sum(check_round(rules, seats, rng) for _ in range(2)) > 0


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_hidden_cards_change_nothing_under_every_preset(name: str) -> None:
    rng = Random(name)
    assert check_round(PRESETS[name], preset_seats(name) or 3, rng) > 0


def test_the_other_world_is_another() -> None:
    """A proof that never changes a card proves nothing."""
    match = Match(Rules(), ["Ann", "Bob", "Cy"])
    match.start_round(bytes(32))
    round = match.round
    assert round is not None
    twin = other_world(round, 0, 0, Draw(), Random(1))
    assert twin.state.hand(0) == round.state.hand(0)
    assert twin.state.hand(1) != round.state.hand(1)
    assert twin.state.stock() != round.state.stock()
    assert twin.state.top() == round.state.top()
    assert sorted(twin.named_cards(), key=str) == sorted(round.named_cards(), key=str)


def test_a_leak_would_be_seen() -> None:
    """What another seat is sent differs between the worlds, so the comparison can tell."""
    match = Match(Rules(), ["Ann", "Bob"])
    match.start_round(bytes(32))
    round = match.round
    assert round is not None
    twin = other_world(round, 0, 0, Draw(), Random(1))
    assert sent(twin, 1) != sent(round, 1)
