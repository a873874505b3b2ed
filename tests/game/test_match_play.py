"""Whole matches at random under random rules: views, events, scores, records and their agreement."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from rummy500.cards import Card
from rummy500.game.events import Event
from rummy500.game.match import Match
from rummy500.game.moves import IllegalMove, Move, parse_move
from rummy500.game.project import legal_from_view
from rummy500.game.record import read_record, replay, report, write_position, write_record
from rummy500.game.round import Round
from rummy500.game.view import SeatView
from tests.game.random_rules import random_match, random_rules, step

SEEDS = range(40)


@pytest.mark.parametrize("seed", SEEDS)
def test_written_matches_read_back_and_end_alike(seed: int) -> None:
    match = random_match(Random(seed), rounds=3)
    text = write_record(match)
    again = read_record(text)
    assert write_record(again) == text
    assert again.totals == match.totals
    assert again.results == match.results
    assert again.winners == match.winners
    assert again.purse == match.purse
    assert "error" not in json.loads(msgspec.json.encode(report(replay(text))))


@pytest.mark.parametrize("seed", SEEDS)
def test_unfinished_rounds_read_back_to_the_same_position(seed: int) -> None:
    rng = Random(1000 + seed)
    rules, seats = random_rules(rng)
    match = Match(rules, [f"P{seat}" for seat in range(seats)])
    match.start_round(rng.randbytes(32))
    for _ in range(rng.randrange(1, 60)):
        if not step(match, rng):
            break
    again = read_record(write_record(match))
    for seat in (None, *range(seats)):
        assert again.view(seat) == match.view(seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_positions_read_back(seed: int) -> None:
    """Everything that a position can say comes back, and with it the same legal actions."""
    rng = Random(7000 + seed)
    rules, seats = random_rules(rng)
    match = Match(rules, [f"P{seat}" for seat in range(seats)])
    match.set_totals([50 * rules.team_of(seat) for seat in range(seats)])
    match.start_round(rng.randbytes(32))
    while step(match, rng):
        round = the_round(match)
        if round.over or rng.random() < 0.8:
            continue
        swapped, stood, opening, _, reshuffles, _, *turns = round.state.extras()
        if swapped or stood or opening or reshuffles or any(turns) or beyond_a_position(round):
            continue
        text = write_position(match)
        again = read_record(text)
        assert write_position(again) == text
        assert the_round(again).state.legal() == round.state.legal()
        before, after = round.public_view(), the_round(again).public_view()
        same = {"round": 0, "dealer": 0, "pots": None, "chips": None, "extras": ()}
        assert msgspec.structs.replace(after, **same) == msgspec.structs.replace(before, **same)
        assert [the_round(again).state.hand(s) for s in range(seats)] == [round.state.hand(s) for s in range(seats)]


def beyond_a_position(round: Round) -> bool:
    """Whether a doubled set holds a swapped card, or a run of all ranks got its low ace last."""
    doubled = round.rules.four_at_once_doubles and round.rules.joker_swap != "never"
    return doubled or any(len(meld.cards) >= 12 for meld in round.public_view().melds)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_is_shown_suffices_for_its_legal_moves(seed: int) -> None:
    rng = Random(2000 + seed)
    rules, seats = random_rules(rng)
    match = Match(rules, [f"P{seat}" for seat in range(seats)])
    match.start_round(rng.randbytes(32))
    going = True
    while going:
        round = the_round(match)
        true_codes = round.state.legal()
        for seat in range(seats):
            view = msgspec.json.decode(msgspec.json.encode(round.view(seat)), type=SeatView)
            legal = legal_from_view(rules, view)
            assert legal.codes() == round.legal(seat).codes()
            if round.turn == seat:
                calls_by_others = [code for code in true_codes if code not in legal.codes()]
                assert all(code >> 24 in (9, 10) and code >> 14 & 7 != seat for code in calls_by_others)
                assert set(legal.codes()) <= set(true_codes)
        for _ in range(7):
            going = going and step(match, rng)


@pytest.mark.parametrize("seed", range(12))
def test_moves_of_the_container_are_in_it_and_read_back(seed: int) -> None:
    rng = Random(3000 + seed)
    rules, seats = random_rules(rng)
    match = Match(rules, [f"P{seat}" for seat in range(seats)])
    match.start_round(rng.randbytes(32))
    going = True
    while going:
        round = the_round(match)
        for seat in range(seats):
            legal = round.legal(seat)
            moves = list(legal) if len(legal) < 300 else [legal[i] for i in range(300)]
            assert len(set(map(str, moves))) == len(moves)
            for move in moves:
                assert parse_move(str(move)) == move
                assert msgspec.json.decode(msgspec.json.encode(move), type=Move) == move
                assert move in legal
            assert legal.count() == len(legal)
        for _ in range(5):
            going = going and step(match, rng)


@pytest.mark.parametrize("seed", range(12))
def test_options_say_the_same_as_the_container(seed: int) -> None:
    rng = Random(4000 + seed)
    rules, seats = random_rules(rng)
    match = Match(rules, [f"P{seat}" for seat in range(seats)])
    match.start_round(rng.randbytes(32))
    going = True
    while going:
        round = the_round(match)
        for seat in range(seats):
            check_options(round, seat)
        for _ in range(5):
            going = going and step(match, rng)


def check_options(round: Round, seat: int) -> None:
    """Compares the compact form with the full list, and the melds with what they score."""
    texts = {str(move) for move in round.legal(seat)}
    own = round.own_view(seat)
    options = own.options
    if options is None:
        assert not texts
        return
    said = {"draw": options.draw, "pass": options.pass_, "stand": options.stand}
    compact = {verb for verb, there in said.items() if there}
    compact |= {f"take {take.card}" + (f"@{take.nth}" if take.nth else "") for take in options.takes}
    compact |= {str(call) for call in options.calls}
    compact |= {f"discard {card}" for card in options.discards}
    compact |= {f"lay {lay.card} on {lay.meld}" + (f" {lay.end}" if lay.end else "") for lay in options.lay_offs}
    compact |= {f"swap {swap.card} on {swap.meld}" for swap in options.swaps}
    melds = {"meld " + " ".join(map(str, meld.cards)) for meld in options.melds}
    assert compact == {text for text in texts if not text.startswith("meld ")}
    listed = {text for text in texts if text.startswith("meld ")}
    assert melds <= listed
    assert (melds == listed) == options.melds_complete or len(listed) > 60
    for take in options.takes:
        assert take.brings == len(round.public_view().pile) - take.index
    for option in options.melds[:3]:
        after = round.clone()
        event = after.play(seat, parse_move("meld " + " ".join(map(str, option.cards))))[0]
        assert event.value == option.value  # type: ignore[union-attr]
        shapes = round.legal(seat).meld_choices([placed.card for placed in option.cards])
        assert option in shapes
    for lay in options.lay_offs[:3]:
        after = round.clone()
        text = f"lay {lay.card} on {lay.meld}" + (f" {lay.end}" if lay.end else "")
        assert after.play(seat, parse_move(text))[0].value == lay.value  # type: ignore[union-attr]
    for swap in options.swaps[:3]:
        after = round.clone()
        assert after.play(seat, parse_move(f"swap {swap.card} on {swap.meld}"))[0].value == swap.value  # type: ignore[union-attr]


@pytest.mark.parametrize("seed", range(12))
def test_score_lines_add_up(seed: int) -> None:
    match = random_match(Random(5000 + seed), rounds=4)
    totals = list(match.start_totals)
    for ended in match.results:
        for line in ended.scores:
            assert line.laid == sum(card.value for card in line.tabled)
            assert line.round == line.laid - line.caught + line.out_bonus + line.stand_bonus
            if ended.ended_by == "out" or match.rules.stock_out_penalty:
                assert line.caught == sum(card.value for card in line.hand)
        for seat in range(match.seats):
            partners = [s for s in range(match.seats) if match.rules.team_of(s) == match.rules.team_of(seat)]
            totals[seat] += sum(ended.scores[partner].round for partner in partners)
        assert list(ended.totals) == totals


@pytest.mark.parametrize("seed", range(12))
def test_an_illegal_move_changes_nothing(seed: int) -> None:
    rng = Random(6000 + seed)
    rules, seats = random_rules(rng)
    match = Match(rules, [f"P{seat}" for seat in range(seats)])
    match.start_round(rng.randbytes(32))
    tries = [parse_move(text) for text in TRIES]
    going = True
    while going:
        round = the_round(match)
        before = [round.view(seat) for seat in range(seats)], list(round.log.entries), round.state.stock()
        for seat in range(seats):
            legal = round.legal(seat)
            for move in tries:
                if move in legal:
                    continue
                reason = legal.why_not(move)
                with pytest.raises(IllegalMove) as caught:
                    match.play(seat, move)
                assert reason is not None
                assert (caught.value.code, caught.value.arguments) == (reason.code, reason.arguments)
        assert before == ([round.view(seat) for seat in range(seats)], list(round.log.entries), round.state.stock())
        for _ in range(9):
            going = going and step(match, rng)


TRIES = (
    "draw",
    "pass",
    "stand",
    "take KC",
    "take 2H@2",
    "meld 7S 8S 9S",
    "meld KC KD KH",
    "meld JK 5H 6H",
    "lay 5S on 1",
    "lay JK on 1",
    "lay JK=6H on 2",
    "lay AD on 40",
    "swap 5H on 1",
    "discard QS",
    "discard JK",
    "call 10C",
    "call 10C on 1",
)


def test_events_encode_and_decode() -> None:
    match = random_match(Random(7), rounds=1)
    assert match.results
    text = msgspec.json.encode(match.results[0])
    assert msgspec.json.decode(text, type=Event) == match.results[0]


def the_round(match: Match) -> Round:
    """Gives the round under way."""
    assert match.round is not None
    return match.round


def test_a_view_holds_no_card_that_lies_hidden() -> None:
    match = Match(random_rules(Random(1))[0].replace(decks=1, jokers_per_deck=0, teams=0), ["Ann", "Bob", "Cy"])
    match.start_round(bytes(32))
    view = msgspec.json.encode(match.view(None)).decode()
    shown = {card.text for card in Card if f'"{card.text}"' in view}
    assert shown == {card.text for card in match.view(None).public.pile}
