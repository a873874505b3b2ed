"""What holds in every round under every combination of house rules, through the public library."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rummy500.cards import Card
from rummy500.game.deal import pack, shuffle
from rummy500.game.events import Event, RoundEnded
from rummy500.game.match import Match
from rummy500.game.moves import (
    Call,
    Discard,
    Draw,
    End,
    IllegalMove,
    LayOff,
    Meld,
    Move,
    Pass,
    Placed,
    Stand,
    Swap,
    Take,
)
from rummy500.game.round import Round
from rummy500.kernel import codes
from rummy500.rules import Rules
from tests.oracle.melds import hand_value
from tests.oracle.random_rules import random_rules
from tests.rules.test_against_oracle import INTERPRETED

EXAMPLES = settings(
    max_examples=15 if INTERPRETED else 50,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
)

Watch = Callable[[Round, Random], None]


@st.composite
def rounds(draw: st.DrawFn) -> tuple[Round, Random]:
    """A freshly dealt round under random rules, with a source for the choices of its players."""
    seats = draw(st.integers(2, 8))
    rng = Random(draw(st.integers(0, 2**32)))
    rules = random_rules(rng, seats)
    deck = shuffle(rng.randbytes(32), rules, seats)
    return Round.deal(rules, seats, draw(st.integers(0, seats - 1)), deck), rng


def played(begun: tuple[Round, Random], watch: Watch) -> list[Event]:
    """Plays random legal moves to the end of the round, with a look before each; all events."""
    round, rng = begun
    events: list[Event] = []
    for _ in range(5_000):
        watch(round, rng)
        if round.over:
            return events
        if round.restock_due:
            below = [Card.of(face) for face in round.state.pile()[:-1]]
            rng.shuffle(below)
            events += round.restock(below)
            continue
        seats = [round.turn, *(range(round.book.seats) if round.state.window else [])]
        for seat in rng.sample(seats, len(seats)):
            assert seat is not None
            listed = round.legal(seat).codes()
            if listed:
                move = round.legal(seat)[rng.randrange(len(listed))]
                events += round.play(seat, move)
                break
    raise AssertionError("the round does not end")


def cards_of(round: Round) -> Counter[Card]:
    """Every card of the round, wherever it is."""
    state = round.state
    faces = [*state.pile(), *state.stock()]
    for seat in range(round.book.seats):
        faces += state.hand(seat)
    for meld in range(state.meld_count):
        faces += [entry[0] for entry in state.meld(meld)[2]]
    return Counter(Card.of(face) for face in faces)


@EXAMPLES
@given(rounds())
def test_no_card_is_lost_or_doubled(begun: tuple[Round, Random]) -> None:
    whole = Counter(pack(begun[0].rules, begun[0].book.seats))

    def watch(round: Round, _rng: Random) -> None:
        assert cards_of(round) == whole

    played(begun, watch)


@EXAMPLES
@given(rounds())
def test_outside_over_there_is_always_a_legal_action_and_every_round_ends(begun: tuple[Round, Random]) -> None:
    def watch(round: Round, _rng: Random) -> None:
        if round.turn is not None and not round.restock_due:
            assert round.legal(round.turn).count() > 0

    last = played(begun, watch)[-1]
    assert isinstance(last, RoundEnded)


@EXAMPLES
@given(rounds())
def test_scores_recount(begun: tuple[Round, Random]) -> None:
    round = begun[0]
    rules = round.rules
    ended = played(begun, lambda *_: None)[-1]
    assert isinstance(ended, RoundEnded)
    view = round.view(None).public
    for line in ended.scores:
        tabled = [card for meld in view.melds for card in meld.cards if card.by == line.seat]
        held = [Card.of(face) for face in round.state.hand(line.seat)]
        counts = ended.ended_by == "out" or rules.stock_out_penalty
        assert line.laid == sum(card.value for card in tabled) == sum(card.value for card in line.tabled)
        assert line.caught == (sum(hand_value(rules, str(card)) for card in held) if counts else 0)
        assert line.out_bonus == (rules.going_out_bonus if ended.out == line.seat else 0)
        assert line.stand_bonus in (0, rules.first_turn_bonus if ended.out == line.seat else 0)
        assert line.round == line.laid - line.caught + line.out_bonus + line.stand_bonus
        assert not held or ended.out != line.seat


def foreign_move(rng: Random, round: Round) -> Move:
    """Any move at all, most of them out of place."""
    state = round.state
    hand = [Card.of(face) for face in state.hand(state.turn)] or list(Card)
    card = rng.choice(hand if rng.random() < 0.7 else list(Card))
    meld = rng.randint(1, max(1, state.meld_count + 1))
    stands_for = rng.choice(list(Card)[:52]) if card is Card.JK else card
    ends: tuple[End | None, ...] = ("low", "high", None)
    picked = [rng.choice(hand) for _ in range(rng.randint(3, 5))]
    moves: list[Move] = [
        Draw(),
        Pass(),
        Stand(),
        Discard(card),
        Take(card, rng.choice([None, None, 1, 2])),
        Swap(card, meld),
        LayOff(Placed(card, stands_for), meld, rng.choice(ends)),
        Meld(tuple(Placed(one, one) for one in picked)),
        Call(card, meld=rng.choice([None, meld])),
    ]
    return rng.choice(moves)


def moment(round: Round) -> tuple[object, ...]:
    """Everything that can be seen of a round, by every seat and by nobody."""
    seen = [round.view(seat) for seat in (None, *range(round.book.seats))]
    return (cards_of(round), round.state.pile(), round.state.stock(), round.state.extras(), seen)


@EXAMPLES
@given(rounds())
def test_an_illegal_action_changes_nothing_and_names_its_reason(begun: tuple[Round, Random]) -> None:
    def watch(round: Round, rng: Random) -> None:
        if round.restock_due or rng.random() < 0.7:
            return
        seat, move = rng.randrange(round.book.seats), foreign_move(rng, round)
        refusal = round.legal(seat).why_not(move)
        if refusal is None:
            return
        before = moment(round)
        with pytest.raises(IllegalMove) as refused:
            round.play(seat, move)
        assert moment(round) == before
        assert refused.value.code == refusal.code != ""

    played(begun, watch)


def test_every_reason_has_a_name_of_its_own() -> None:
    assert len(set(codes.REASONS)) == len(codes.REASONS)


@settings(EXAMPLES, max_examples=10 if INTERPRETED else 30)
@given(st.integers(0, 2**32))
def test_every_match_of_few_rounds_ends(seed: int) -> None:
    rng = Random(seed)
    seats = rng.randint(2, 6)
    rules = random_rules(rng, seats).replace(rounds=2, tie="share", hand_size=3)
    match = Match(rules, ["Ann", "Bob", "Cy", "Di", "Ed", "Flo"][:seats])
    for _ in range(3):
        match.start_round(rng.randbytes(32))
        while match.round is not None and not match.round.over:
            seat = match.round.turn
            assert seat is not None
            match.play(seat, next(iter(match.round.legal(seat))))
        if match.finished:
            break
    assert match.finished
    assert len(match.results) == 2


def test_rules_are_drawn_from_every_field() -> None:
    seen: dict[str, set[object]] = {}
    rng = Random(1)
    for _ in range(600):
        rules = random_rules(rng, 4)
        for name in Rules.__struct_fields__:
            seen.setdefault(name, set()).add(getattr(rules, name))
    assert [name for name, values in seen.items() if len(values) < 2] == []
