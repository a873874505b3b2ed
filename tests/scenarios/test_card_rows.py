"""No card is lost, doubled or moved by what another player does, under random house rules and through reshuffles."""

from __future__ import annotations

from random import Random

import pytest

from rummy500.cards import Card
from rummy500.game.deal import pack, restock
from rummy500.game.events import (
    Called,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Restocked,
    RoundEnded,
    Swapped,
    Took,
)
from rummy500.game.match import Match
from rummy500.game.moves import Discard, Draw, Move, Pass, Seat, Take
from rummy500.game.round import Round
from rummy500.rules import PRESETS, Rules
from rummy500.testkit.builders import position
from rummy500.testkit.random_rules import random_rules
from tests.bots.sittings import begun
from tests.scenarios.asking import cards_of
from tests.server.scale import times

KEY = bytes(range(32))


def move_of(round: Round, rng: Random) -> tuple[Seat, Move]:
    """Draws who moves, callers included, and a legal move."""
    assert round.turn is not None
    seats = [round.turn]
    if round.state.window:
        seats = rng.sample(range(round.book.seats), round.book.seats) + seats
    for seat in seats:
        listed = round.legal(seat).codes()
        if listed:
            legal = round.legal(seat)
            return seat, legal[rng.randrange(len(listed))]
    raise AssertionError("nobody can move")


def gains(events: tuple[Event, ...], seats: int) -> list[int]:
    """Gives how many cards each hand has gained by what is said to have happened."""
    gained = [0] * seats
    for number, event in enumerate(events):
        match event:
            case Drew(seat):
                gained[seat] += 1
            case Took(seat, cards):
                gained[seat] += len(cards)
            case Melded(seat, _, cards):
                gained[seat] -= len(cards)
            case LaidOff(seat) if number and isinstance(events[number - 1], Called):
                pass  # from the pile, not from the hand
            case LaidOff(seat) | Discarded(seat):
                gained[seat] -= 1
            case _:
                pass  # a swap gives a joker for the natural card
    return gained


@pytest.mark.parametrize("block", range(10))
def test_b08_all_cards_stay_and_hands_change_by_their_own_moves_only(block: int) -> None:
    swaps = 0
    for number in range(times(12, 500)):
        rng = Random(f"B08 {block} {number}")
        seats = rng.randint(2, 8)
        rules = random_rules(rng, seats)
        round = begun(rules, seats, rng.getrandbits(64))
        whole = cards_of(round)
        assert sorted(whole.elements(), key=str) == sorted(pack(rules, seats), key=str)
        while not round.over:
            before = [round.state.hand_count(seat) for seat in range(seats)]
            held = [round.state.hand(seat) for seat in range(seats)]
            seat, move = move_of(round, rng)
            events = round.play(seat, move)
            after = [round.state.hand_count(seat) for seat in range(seats)]
            assert cards_of(round) == whole, (block, number, str(move))
            assert [now - then for then, now in zip(before, after, strict=True)] == gains(events, seats)
            others = [other for other in range(seats) if other != seat]
            assert [round.state.hand(other) for other in others] == [held[other] for other in others]
            swaps += isinstance(events[0], Swapped)
    assert swaps > 0 or block > 0


def thrifty(match: Match) -> tuple[Event, ...]:
    """Plays one move of somebody who only draws and discards."""
    assert match.round is not None
    turn = match.round.turn
    assert turn is not None
    moves = [move for move in match.round.legal(turn) if isinstance(move, (Draw, Discard, Pass))]
    return match.play(turn, moves[0])


@pytest.mark.parametrize("reshuffles", [1, 5, 9])
def test_b13_after_many_reshuffles_every_card_is_there_once(reshuffles: int) -> None:
    rules = PRESETS["standard"].replace(stock_out="reshuffle", max_reshuffles=reshuffles, jokers_per_deck=2)
    match = Match(rules, ["Ann", "Bob", "Cy"])
    match.start_round(KEY)
    assert match.round is not None
    done = 0
    while not match.round.over:
        done += sum(isinstance(event, Restocked) for event in thrifty(match))
        assert sorted(map(str, cards_of(match.round).elements())) == sorted(map(str, pack(rules, 3)))
    assert done == reshuffles


def test_b11_the_pile_but_its_top_becomes_the_stock_by_a_shuffle_that_can_be_checked() -> None:
    rules = PRESETS["standard"].replace(stock_out="reshuffle", max_reshuffles=2)
    match = Match(rules, ["Ann", "Bob"])
    match.start_round(KEY)
    assert match.round is not None
    while not match.round.restock_due:
        thrifty(match)
    pile = [Card.of(face) for face in match.round.state.pile()]
    turn = match.round.turn
    assert turn is not None
    events = match.play(turn, Draw())
    assert events[0] == Restocked(len(pile) - 1)
    assert match.round.view(None).public.pile == (pile[-1],)
    # The order follows from the round's key, which the commitment before the deal has fixed.
    expected = restock(KEY, 1, pile[:-1])
    assert isinstance(events[1], Drew)
    assert [events[1].card, *(Card.of(face) for face in match.round.state.stock())] == expected


def test_b11_where_the_rules_say_so_an_empty_stock_ends_the_round_and_it_is_scored() -> None:
    match = Match(PRESETS["standard"].replace(stock_out="at_once"), ["Ann", "Bob"])
    match.start_round(KEY)
    assert match.round is not None
    while not match.round.over:
        ended = thrifty(match)[-1]
    assert isinstance(ended, RoundEnded)
    assert (ended.ended_by, ended.out) == ("stock", None)
    assert all(line.round == -line.caught < 0 for line in ended.scores)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("stock_out", ["ask", "reshuffle"])
def test_b22_players_who_only_take_and_discard_come_to_an_end(seats: int, stock_out: str) -> None:
    rules = Rules().replace(pile_duty="none", return_taken=False, stock_out=stock_out)
    hands = position(rules)
    deck = [str(card) for card in pack(rules, seats)]
    for seat in range(seats):
        hands = hands.hand(f"P{seat}", " ".join(deck[seat * 3 : seat * 3 + 3]))
    last = deck[-1]
    round = hands.stock("").pile(last).turn("P0").round()
    turns = 0
    while not round.over:
        turn = round.turn
        assert turn is not None
        top = round.view(None).public.pile[-1]
        round.play(turn, Take(top))
        round.play(turn, next(move for move in round.legal(turn) if isinstance(move, Discard)))
        turns += 1
    assert turns == 10 * seats
    assert round.result is not None
    assert (round.result.ended_by, round.result.out) == ("stock", None)


@pytest.mark.parametrize("block", range(5))
def test_b19_there_is_always_a_legal_move_until_the_round_is_over(block: int) -> None:
    for number in range(times(10, 400)):
        rng = Random(f"B19 {block} {number}")
        seats = rng.randint(2, 8)
        round = begun(random_rules(rng, seats), seats, rng.getrandbits(64))
        while not round.over:
            turn = round.turn
            assert turn is not None
            legal = round.legal(turn)
            # A due reshuffle comes with the draw, which is on the list.
            assert legal.count() > 0, (block, number)
            round.play(*move_of(round, rng))
