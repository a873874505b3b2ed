"""Analysis: as the seat saw it then, luck and skill add up to the result, and what is plainly wrong costs."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from rummy500.bots import player
from rummy500.bots.analysis import CurvePoint, Quality, RoundAnalysis, Weight, analysed, tasks, weigh
from rummy500.bots.analysis_moments import Story, story
from rummy500.bots.seeker import Depth
from rummy500.cards import Card
from rummy500.game.events import events_for
from rummy500.game.match import Match, MatchError
from rummy500.game.moves import Take
from rummy500.kernel import codes
from rummy500.rules import PRESETS, Rules
from rummy500.testkit.builders import position
from tests.bots.sittings import key_of, next_move, random_table

ROUGH = Quality(Depth(60, 3, 0.6), 20, 4)
FAIR = Quality(Depth(1000, 8, 0.6), 400, 20)


def played(rules: Rules, levels: list[str], seed: int) -> Match:
    """Plays a match's first round between computers."""
    match = Match(rules, [f"P{seat}" for seat in range(len(levels))])
    match.start_round(key_of(seed))
    round = match.round
    assert round is not None
    players = [player(level, Random(f"{seed} {seat}")) for seat, level in enumerate(levels)]
    while not round.over:
        seat, move = next_move(round, lambda who: players[who].choose(round.view(who), rules))
        told = match.play(seat, move)
        for other, each in enumerate(players):
            each.observe(events_for(told, other))
    return match


def weighed(told: Story, quality: Quality) -> list[Weight]:
    return [weigh(task, quality) for task in tasks(told)]


def analysis_of(match: Match, quality: Quality = ROUGH) -> RoundAnalysis:
    told = story(match, 1)
    return analysed(told, weighed(told, quality), 1, "rough")


@pytest.mark.parametrize(
    ("preset", "seats"), [("standard", 2), ("standard", 3), ("partnership", 4), ("joker_table", 4), ("pagat", 2)]
)
def test_luck_and_skill_add_up_to_the_result(preset: str, seats: int) -> None:
    match = played(PRESETS[preset], ["casual"] * seats, 4)
    found = analysis_of(match)
    sides = PRESETS[preset].teams or seats
    scores = [line.round for line in match.results[0].scores]
    for one in found.seats:
        luck = one.dealt + one.drawn + one.turned
        assert luck + one.played + one.partners - one.others == pytest.approx(one.result, abs=0.05)
        own = [score for seat, score in enumerate(scores) if seat % sides == one.seat % sides]
        rest = [score for seat, score in enumerate(scores) if seat % sides != one.seat % sides]
        assert one.result == pytest.approx(sum(own) / len(own) - sum(rest) / len(rest), abs=0.01)
        assert one.curve[0] == CurvePoint(0, one.dealt)
        assert one.curve[-1] == CurvePoint(found.steps, one.result)
        assert [at.step for at in one.curve] == sorted(at.step for at in one.curve)
        losses = {each.step: each.loss for each in found.decisions if each.seat == one.seat}
        assert one.losses == pytest.approx(sum(losses.values()), abs=0.01)
        clear = [each.loss for each in found.decisions if each.seat == one.seat and each.loss > 2 * each.error]
        assert [losses[step] for step in one.costliest] == sorted(clear, reverse=True)[:3]


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_played_can_be_analysed(seed: int) -> None:
    rules, seats, _ = random_table(seed)
    found = analysis_of(played(rules, ["casual", "beginner"] * (seats // 2) + ["casual"] * (seats % 2), seed), ROUGH)
    assert len(found.seats) == seats
    assert [one.step for one in found.decisions] == sorted(one.step for one in found.decisions)
    for one in found.decisions:
        assert one.loss >= 0
        assert one.expected == pytest.approx(one.got + one.loss, abs=0.01)
        assert (one.best == one.chosen) == (one.loss == 0)
        assert one.stake >= one.loss
    assert all(one.accuracy is None or 0 <= one.accuracy <= 100 for one in found.seats)


def test_nothing_is_known_but_what_the_seat_saw() -> None:
    """Every decision's state has the other hands and the stock unknown, and its memory only what all have seen."""
    told = story(played(PRESETS["standard"], ["club", "club", "club"], 7), 1)
    assert told.moments
    for moment in told.moments:
        state = moment.known.state
        assert set(state.stock()) <= {53}
        assert all(state.hand(seat) == [] for seat in range(3) if seat != moment.seat)
    later = [sum(map(len, one.known.memory.held.values())) for one in told.moments]
    assert any(before != after for before, after in pairwise(later))


def ending(stock: str, hand: str) -> Match:
    """Gives a round that begins with the same turn of Ann, whatever the cards that she cannot see."""
    begun = position().hand("Ann", "7S 8S 2C KD").hand("Bob", hand).pile("4D").stock(stock).turn("Ann", "draw")
    ann = begun.then("Ann", "draw 9S, meld 7S 8S 9S, discard KD").then(
        "Bob", f"draw {stock.split()[1]}, discard {hand.split()[0]}"
    )
    return ann.then("Ann", "draw 5C, discard 5C").then("Bob", "draw JH, discard JH").then("Ann", "pass").match()


def test_hidden_cards_change_nothing_that_was_decided_before_they_were_seen() -> None:
    first, second = story(ending("9S 3H 5C JH", "QH 6C"), 1), story(ending("9S 6C 5C JH", "QH 3H"), 1)
    before = [place for place, moment in enumerate(first.moments) if moment.step <= 3]
    assert len(before) == 3
    ours, theirs = tasks(first), tasks(second)
    begins = len(ours) - len(first.moments)
    for place in before:
        assert weigh(ours[begins + place], FAIR) == weigh(theirs[begins + place], FAIR)


def test_leaving_the_card_that_goes_out_costs() -> None:
    """Ann could take the seven, put three sevens down, throw the king and be out; she draws instead."""
    table = position().hand("Ann", "7S 7H KD").hand("Bob", "10S JS 9H QD").pile("7D").stock("2C QS 3C")
    bob = table.turn("Ann", "draw").then("Ann", "draw 2C, discard 2C")
    ann = bob.then("Bob", "draw QS, meld 10S JS QS, discard QD").then("Ann", "draw 3C, discard 3C")
    match = ann.then("Bob", "pass").match()
    found = analysis_of(match, FAIR)
    first = found.decisions[0]
    assert (first.chosen, first.best) == ("draw", "take 7D")
    assert first.loss > 20
    assert (first.better, found.seats[0].costliest[0]) == (Take(Card("7D")), 1)
    assert any(reason.kind in ("take-plays", "goes-out", "out-more") for reason in first.because)


def test_a_round_that_goes_on_is_not_analysed() -> None:
    match = Match(Rules(), ["Ann", "Bob"])
    with pytest.raises(MatchError, match="no_round"):
        story(match, 1)
    match.start_round(bytes(32))
    with pytest.raises(MatchError, match="round_not_over"):
        story(match, 1)
    with pytest.raises(MatchError, match="no_round"):
        story(match, 2)


def test_silence_in_a_call_window_is_a_decision_and_a_missed_call_costs() -> None:
    rules = PRESETS["pagat"]
    found = [
        moment
        for seed in range(12)
        for moment in story(played(rules, ["beginner"] * 3, seed), 1).moments
        if moment.chosen & codes.KIND == codes.KIND
    ]
    assert found
    assert all(moment.options > 1 and moment.known.state.turn != moment.seat for moment in found)


def test_the_same_record_gives_the_same_figures() -> None:
    match = played(PRESETS["standard"], ["casual", "beginner"], 2)
    assert analysis_of(match) == analysis_of(match)
