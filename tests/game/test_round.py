"""The round: what it accepts from whom, reshuffles from its key, and views of hands full of jokers."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rummy500.cards import Card
from rummy500.game.deal import pack, restock, shuffle
from rummy500.game.events import Drew, Restocked
from rummy500.game.log import Dealt
from rummy500.game.moves import (
    AmbiguousMove,
    Call,
    Discard,
    Draw,
    IllegalMove,
    LayOff,
    Meld,
    Move,
    Placed,
    Stand,
    Swap,
    Take,
    parse_move,
)
from rummy500.game.project import legal_from_view, meld_choices
from rummy500.game.record import read_record
from rummy500.game.round import Round
from rummy500.rules import Rules


def round_of(text: str) -> Round:
    """Gives the round at the end of a record."""
    round = read_record("rummy500: 1\n" + text).round
    assert round is not None
    return round


def test_a_round_by_itself() -> None:
    round = Round.deal(Rules(), 2, 1, shuffle(bytes(32), Rules(), 2))
    assert round.started().first == 0
    assert round.started().counts == (13, 13)
    assert isinstance(round.play(0, Draw())[0], Drew)


CALLABLE = """set: rummy_call last_discard
seats: Ann, Bob, Cy
hand Ann: 5D KC
hand Bob: 9S 2C
hand Cy: KD QD
pile: 10C
stock: 3S 3D
meld 1: 7C 8C 9C by Ann
turn: Bob call
"""


@pytest.mark.parametrize("seat", [-1, 3, 8, 10, 100])
def test_nobody_but_a_seat_can_call(seat: int) -> None:
    round = round_of(CALLABLE)
    with pytest.raises(IllegalMove, match="not_your_turn"):
        round.play(seat, Call(Card("10C"), meld=1))
    assert len(round.play(2, Call(Card("10C"), meld=1))) == 2


FORGED: tuple[Move, ...] = (
    Meld(()),
    Meld((Placed(Card.JK, Card.JK),) * 3),
    Meld((Placed(Card("7S"), Card("7S")),) * 200),
    Meld((Placed(Card("7S"), Card("8S")), Placed(Card("9S"), Card("9S")), Placed(Card("10S"), Card("10S")))),
    LayOff(Placed(Card("2C"), Card("10C")), 1),
    LayOff(Placed(Card("2C"), Card("2C")), 0),
    LayOff(Placed(Card("2C"), Card("2C")), -1),
    LayOff(Placed(Card("2C"), Card("2C")), 10**12),
    LayOff(Placed(Card("10C"), Card("10C")), 1, "low"),
    Swap(Card.JK, 1),
    Swap(Card("7C"), 65),
    Take(Card("10C"), 0),
    Take(Card("10C"), -1),
    Take(Card("10C"), 10**12),
    Discard(Card.JK),
    Call(Card("10C"), as_=Card("9C"), meld=1),
    Call(Card("10C"), meld=10**9),
    Call(Card("9C"), meld=1),
)


@pytest.mark.parametrize("move", FORGED, ids=str)
def test_forged_moves_are_refused(move: Move) -> None:
    round = round_of(CALLABLE)
    before = round.view(1)
    with pytest.raises(IllegalMove):
        round.play(1, move)
    assert move not in round.legal(1)
    assert round.view(1) == before


def due_round() -> Round:
    """Gives a seeded round in which Ann is to draw from an empty stock."""
    deck = shuffle(bytes(32), Rules(), 2)
    key = bytes(32)
    rng = Random(1)
    rules = Rules(stock_out="reshuffle", max_reshuffles=2)
    for _ in range(200):
        round = Round.deal(rules, 2, 1, deck, start=Dealt(key=key))
        while not round.over and not round.restock_due:
            turn = round.turn
            assert turn is not None
            legal = round.legal(turn)
            draws = [move for move in legal if isinstance(move, Draw | Discard)]
            round.play(turn, rng.choice(draws or list(legal)))
        if round.restock_due:
            return round
    raise AssertionError("the stock never ran out")


def test_a_due_reshuffle_comes_from_the_round_s_key() -> None:
    round = due_round()
    turn = round.turn
    assert turn is not None
    below = list(round.public_view().pile[:-1])
    order = restock(bytes(32), 1, below)
    events = round.clone().play(turn, Draw())
    assert events == (Restocked(len(below)), Drew(turn, order[0]))
    assert {str(move) for move in round.legal(turn)} == {"draw", f"take {round.public_view().pile[-1]}"}


def test_a_refused_move_does_not_reshuffle() -> None:
    round = due_round()
    turn = round.turn
    assert turn is not None
    pile = round.public_view().pile
    for move in (Take(pile[0]), Stand(), Discard(pile[0])):
        with pytest.raises(IllegalMove):
            round.play(turn, move)
        assert round.restock_due
        assert round.public_view().pile == pile
    events = round.play(turn, Take(pile[-1]))
    assert isinstance(events[0], Restocked)
    assert round.public_view().pile == ()


def test_an_ambiguous_move_says_what_is_missing() -> None:
    round = round_of(
        """set: jokers_per_deck 2
seats: Ann, Bob
hand Ann: 7S 8S JK KC
hand Bob: 2C
stock: 9C
turn: Ann play
"""
    )
    with pytest.raises(AmbiguousMove) as caught:
        round.play(0, parse_move("meld 7S 8S JK"))
    assert caught.value.code == "which_meld"
    assert caught.value.arguments == {"cards": (Card("7S"), Card("8S"), Card.JK)}
    view = round.view(0)
    choices = meld_choices(round.rules, view, [Card("7S"), Card("8S"), Card.JK])
    assert [" ".join(map(str, choice.cards)) for choice in choices] == ["JK=6S 7S 8S", "7S 8S JK=9S"]
    assert [choice.value for choice in choices] == [30, 30]
    assert meld_choices(round.rules, view, [Card("7S"), Card("8S")]) == ()
    assert meld_choices(round.rules, view, [Card("7S"), Card("8S"), Card("KC")]) == ()


@pytest.mark.parametrize("seed", range(4))
def test_a_view_of_many_jokers_stays_small(seed: int) -> None:
    """The list of melds may be endless; a view carries sixty of them and says so, and answers selections exactly."""
    rng = Random(seed)
    deck = pack(Rules(decks=2), 2)
    rng.shuffle(deck)
    hand = " ".join(["JK"] * 8 + [card.text for card in deck[:32]])
    round = round_of(
        f"""set: decks 2
set: jokers_per_deck 4
set: max_wild none
seats: Ann, Bob
hand Ann: {hand}
hand Bob: {deck[33]}
stock: {deck[34]}
turn: Ann play
"""
    )
    view = round.view(0)
    options = view.own.options  # type: ignore[union-attr]
    assert options is not None
    assert len(options.melds) == 60
    assert not options.melds_complete
    assert len(msgspec.json.encode(view)) < 30_000
    natural = view.own.hand[0]  # type: ignore[union-attr]
    eight_jokers = meld_choices(round.rules, view, [natural, *[Card.JK] * 8])
    assert eight_jokers
    legal = legal_from_view(round.rules, view)
    for choice in eight_jokers:
        assert Meld(choice.cards) in legal
    assert next(iter(legal)) in legal
