"""Hints and the coach: legal, explained, decided by what the seat knows and a seed."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import get_args

import pytest

from rummy500.bots.advice import COSTLY, Advice, LookKind, advised, considered, known_from, move_of
from rummy500.bots.known import Known
from rummy500.bots.memory import Memory
from rummy500.bots.seeker import NO_CALL, Depth
from rummy500.game.coding import decode
from rummy500.game.events import events_for
from rummy500.game.moves import Call, Discard, Draw, Meld, Move, Take, parse_move
from rummy500.game.round import Round
from rummy500.i18n import COMPLETE, has_message
from rummy500.kernel import compiled
from rummy500.rules import PRESETS
from rummy500.testkit import PositionBuilder, position
from tests.bots.sittings import begun, next_move, random_table
from tests.bots.test_honest import moments, reshuffled

WORLDS = 300 if compiled() else 20
DEPTH = Depth(600 if compiled() else 60, 6, 0.6)
SHALLOW = Depth(60, 4, 0.6)
FIRST_SEED = 61_000


def known(place: PositionBuilder, seat: int = 0) -> Known:
    """Gives what a seat knows of a position."""
    round = place.round()
    return Known(round.book, round.state.seen_by(seat), seat, Memory())


def hint(place: PositionBuilder, seed: int = 1) -> Advice:
    """Gives the hint in a position."""
    found = advised(known(place), seed, DEPTH, WORLDS)
    assert found is not None
    return found


def ann(mine: str, *, pile: str = "KD", phase: str = "play", theirs: str = "? ? ? ?") -> PositionBuilder:
    """Gives Ann to act with a hand, against Bob."""
    made = position("standard").hand("Ann", mine).hand("Bob", theirs).pile(pile)
    made = made.stock(" ".join("?" * 12)).fresh()
    return made.turn("Ann", "draw" if phase == "draw" else "play")


def test_a_hint_shows_the_card_of_the_pile_before_the_move() -> None:
    found = hint(ann("7S 8S", pile="9S KD", phase="draw"))
    assert found.move == Take(found.look.card) if found.look.card is not None else False
    assert (found.look.kind, found.look.index) == ("take", 0)
    assert found.beside == Draw()
    assert found.gain > 10
    assert found.because[0].kind in ("take-plays", "goes-out")


def test_a_hint_for_a_meld_points_at_one_card_of_it() -> None:
    place = position("standard").hand("Ann", "7S 8S 9S 2D KH").hand("Bob", "? ? ?").pile("KD").stock("").fresh()
    found = hint(place.turn("Ann", "play"))  # Bob may end the round at once
    assert isinstance(found.move, Meld)
    assert found.look.kind == "meld"
    assert found.look.cards == (found.move.cards[0].card,)


def test_a_look_before_a_discard_never_points_at_the_card_to_go() -> None:
    for mine in ("6S KH 2C", "7S 8S KH QD", "2C 2D KH"):
        found = hint(ann(mine).meld("3S 4S 5S", by="Bob"))
        if isinstance(found.move, Discard):
            assert found.move.card not in found.look.cards


def test_where_one_thing_can_be_done_it_says_so() -> None:
    found = hint(position("standard").hand("Ann", "2C 9H").hand("Bob", "?").pile("").stock("? ?").turn("Ann", "draw"))
    assert (found.move, found.gain, found.rounds) == (Draw(), 0, 0)
    assert [reason.kind for reason in found.because] == ["only"]


def test_nobody_who_can_do_nothing_gets_a_hint() -> None:
    assert advised(known(ann("7S 8S"), seat=1), 1, DEPTH, WORLDS) is None


def test_a_hint_in_the_call_window() -> None:
    place = position("standard", rummy_call="last_discard").hand("Ann", "2C KH").hand("Bob", "? ?").hand("Cat", "? ?")
    place = place.pile("KD 6S").stock("? ? ? ? ? ?").meld("3S 4S 5S", by="Bob").fresh().turn("Bob", "call")
    found = advised(known(place, seat=2), 1, DEPTH, WORLDS)
    assert found is not None
    assert isinstance(found.move, Call)
    assert found.beside is None
    assert found.because[0].kind == "call-lays"
    # Who has discarded cannot call, and has nothing to ask.
    assert advised(known(place), 1, DEPTH, WORLDS) is None


def test_the_coach_asks_before_a_costly_move_and_not_before_others() -> None:
    place = ann("7S 8S 9S KH", theirs="?")
    bad = considered(known(place), 1, parse_move("discard 7S"), DEPTH, WORLDS)
    assert bad is not None
    assert bad.loss >= COSTLY
    assert bad.better is not None
    assert bad.better in place.round().legal(0)
    assert bad.because
    for move in ("meld 7S 8S 9S", "discard 2D"):  # the best move, and one that is not legal
        assert considered(known(place), 1, parse_move(move), DEPTH, WORLDS) is None


def test_going_out_is_never_asked_about() -> None:
    place = ann("7S 8S 9S", theirs="? ? ? ?")
    assert considered(known(place), 2, parse_move("meld 7S 8S 9S"), DEPTH, WORLDS) is None


@pytest.mark.parametrize("seed", range(FIRST_SEED, FIRST_SEED + 4))
def test_unseen_cards_never_change_a_hint(seed: int) -> None:
    rng = Random(seed)
    for round in moments(seed, every=9):
        seat = round.state.turn
        hints = {
            advised(Known(round.book, state.seen_by(seat), seat, Memory()), seed, SHALLOW, 12)
            for state in (round.state, reshuffled(round.state, seat, rng), reshuffled(round.state, seat, rng))
        }
        assert len(hints) == 1, f"seed {seed}"


@pytest.mark.parametrize("seed", range(FIRST_SEED + 10, FIRST_SEED + 16))
def test_hints_are_legal_under_random_rules_and_read_from_views(seed: int) -> None:
    """Every hint is a legal move, every reason has words; the view alone and the round's own blinding give the same."""
    rules, seats, _ = random_table(seed)
    round = begun(rules, seats, seed)
    rng = Random(seed)
    events: list[list[object]] = [[] for _ in range(seats)]
    for _ in range(60):
        if round.over:
            break
        turn = round.turn
        assert turn is not None
        if rng.random() < 0.25:
            check(round, turn, events[turn], seed)
        seat, move = next_move(round, lambda seat: some_move(round, seat, rng))
        told = round.play(seat, move)
        for other in range(seats):
            events[other] += events_for(told, other)


def some_move(round: Round, seat: int, rng: Random) -> Move | None:
    """Gives a legal move by lot, None where there is none."""
    found = list(islice(round.legal(seat), 40))
    return rng.choice(found) if found else None


def check(round: Round, seat: int, events: list[object], seed: int) -> None:
    """Asks for a hint by a seat's view."""
    found = advised(known_from(round.rules, round.view(seat), events), seed, SHALLOW, 12)  # type: ignore[arg-type]
    assert found is not None
    assert found.move is None or found.move in round.legal(seat), f"seed {seed}: {found.move}"
    assert found.look.kind in get_args(LookKind)
    assert found.because


def test_silence_and_reshuffles_have_their_moves() -> None:
    round = ann("7S 8S", pile="9S KD", phase="draw").round()
    one = Known(round.book, round.state.seen_by(0), 0, Memory())
    assert move_of(one, NO_CALL) is None
    assert move_of(one, 3 << 24) == decode(round.book, round.state, 3 << 24)


def test_a_spectator_and_a_finished_round_get_nothing() -> None:
    place = position("standard").hand("Ann", "7S 8S 9S").hand("Bob", "2C").pile("KD").stock("3C 4C").fresh()
    round = place.turn("Ann", "play").round()
    with pytest.raises(ValueError, match="only a seat"):
        known_from(PRESETS["standard"], round.view(None), [])
    round.play(0, parse_move("meld 7S 8S 9S"))
    with pytest.raises(ValueError, match="only a seat"):
        known_from(PRESETS["standard"], round.view(0), [])


def test_every_look_has_its_sentence_in_every_language() -> None:
    for language in COMPLETE:
        for kind in get_args(LookKind):
            assert has_message(language, f"look-{kind}"), (language, kind)
