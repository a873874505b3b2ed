"""A finished round is seen again exactly as it was played, with open hands; a running one is never shown."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from rummy500.cards import parse_card
from rummy500.game.events import Event, MatchEnded, RoundEnded, RoundStarted
from rummy500.game.match import Match, MatchError
from rummy500.game.position import copies
from rummy500.game.record import read_record, replay, write_record
from rummy500.game.replay import RoundSteps, round_steps, step_count
from rummy500.game.view import PublicView
from rummy500.rules import PRESETS
from rummy500.testkit.builders import position
from tests.game.random_rules import random_match, random_rules, step

RECORDS = sorted(path for path in (Path(__file__).parents[1] / "records").rglob("*.r500"))

SEVEN, KING = parse_card("7S"), parse_card("KD")


def match_of(path: Path) -> Match | None:
    """Gives the match of a record as far as it goes; some of the cases end at a statement that does not hold."""
    return replay(path.read_text(encoding="utf-8")).match


def finished(path: Path) -> list[RoundSteps]:
    """Gives every finished round of a record."""
    match = match_of(path)
    return [round_steps(match, number + 1) for number in range(len(match.results))] if match is not None else []


def closed(view: PublicView) -> PublicView:
    """Gives the same view as it was shown: the hands are open only at the end."""
    return view if view.phase == "over" else msgspec.structs.replace(view, hands=None)


def public(match: Match) -> PublicView:
    """Gives what everybody sees now, with the hands only where they are open."""
    return closed(match.view(None).public)


def running_match(seed: int) -> Match:
    """Plays two rounds at random and the beginning of a third, unless somebody has won by then."""
    rng = Random(seed)
    match = random_match(rng, 2)
    if not match.finished:
        match.start_round(rng.randbytes(32))
        for _ in range(rng.randrange(12)):
            if not step(match, rng):
                break
    return match


def test_there_are_finished_rounds_to_look_at() -> None:
    assert len([steps for path in RECORDS for steps in finished(path)]) > 60


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_replay_shows_what_was_played(path: Path) -> None:
    match = match_of(path)
    if match is None:
        return
    for number, steps in enumerate(finished(path), 1):
        log, ended = match.logs[number - 1], match.results[number - 1]
        assert [one.action for one in steps.steps] == ["", *(entry.text for entry in log.entries)]
        assert [one.seat for one in steps.steps[1:]] == [getattr(entry, "seat", None) for entry in log.entries]
        assert steps.count == len(steps.steps) == step_count(match, number)
        events = [event for one in steps.steps for event in one.events]
        assert isinstance(events[0], RoundStarted) and events[0].round == number
        assert [event for event in events if isinstance(event, RoundEnded)] == [ended]
        last = steps.steps[-1].view
        assert last.phase == "over" and all(one.view.phase != "over" for one in steps.steps[:-1])
        assert tuple(map(len, last.hands or ())) == tuple(len(line.hand) for line in ended.scores)
        decided = number == len(match.results) and match.finished
        assert any(isinstance(event, MatchEnded) for event in events) == decided


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_step_holds_the_whole_pack_with_open_hands(path: Path) -> None:
    match = match_of(path)
    if match is None or any(log.start.position is not None for log in match.logs):
        return
    pack = copies(match.rules, match.seats)
    for steps in finished(path):
        for one in steps.steps:
            view = one.view
            assert view.hands is not None
            assert tuple(map(len, view.hands)) == view.counts
            seen = Counter([card for hand in view.hands for card in hand] + list(view.pile))
            seen.update(place.card for meld in view.melds for place in meld.cards)
            assert seen <= pack
            assert seen.total() + view.stock == pack.total()


@pytest.mark.parametrize("seed", range(12))
def test_a_replay_gives_the_events_and_views_of_the_table(seed: int) -> None:
    rng = Random(seed)
    rules, seats = random_rules(rng)
    match = Match(rules, [f"P{seat}" for seat in range(seats)])
    told: list[tuple[tuple[Event, ...], PublicView]] = [(match.start_round(rng.randbytes(32)), public(match))]
    round = match.round
    assert round is not None
    while round.turn is not None:
        legal = round.legal(round.turn)
        events = match.play(round.turn, legal[rng.randrange(len(legal))])
        told.append((events, public(match)))
    seen: list[tuple[tuple[Event, ...], PublicView]] = []
    due: tuple[Event, ...] = ()
    for one in round_steps(match, 1).steps:
        if one.seat is None and one.action:  # a reshuffle is a step of its own here, at the table it came with the move
            due = one.events
            continue
        seen.append(((*due, *one.events), closed(one.view)))
        due = ()
    assert seen == told


def test_calls_and_reshuffles_are_steps() -> None:
    actions: set[str] = set()
    for seed in range(60):
        match = random_match(Random(seed), 1)
        actions.update(one.action.split(" ")[0] for one in round_steps(match, 1).steps)
        if {"call", "restock:"} <= actions:
            break
    assert {"", "draw", "discard", "call", "restock:"} <= actions


def test_a_part_is_a_part_of_the_whole() -> None:
    match = match_of(Path(__file__).parents[1] / "records" / "golden" / "classic_6.r500")
    assert match is not None
    whole = round_steps(match, 2)
    assert whole.count > 30
    parts = [round_steps(match, 2, first, 10) for first in range(0, whole.count, 10)]
    assert tuple(one for part in parts for one in part.steps) == whole.steps
    assert [part.first for part in parts] == list(range(0, whole.count, 10))
    assert round_steps(match, 2, whole.count + 5, 10).steps == ()
    assert round_steps(match, 2, -3, 2).steps == whole.steps[:2]
    assert round_steps(match, 2, 0, -1).steps == ()


def test_cards_that_nobody_has_named_stay_unknown() -> None:
    begun = position(stock_out_penalty=False).hand("Ann", "7S ?").hand("Bob", "KD").pile("4D").stock("?").turn("Ann")
    match = begun.then("Ann", "draw, discard 7S").then("Bob", "pass").match()
    steps = round_steps(match, 1).steps
    assert [one.action for one in steps] == ["", "draw", "discard 7S", "pass"]
    assert [one.view.hands for one in steps] == [((SEVEN,), (KING,)), ((SEVEN,), (KING,)), ((), (KING,)), ((), (KING,))]
    assert [one.view.counts for one in steps] == [(2, 1), (3, 1), (2, 1), (2, 1)]
    assert read_record(write_record(match)).results == match.results


@pytest.mark.parametrize("seed", range(20))
def test_a_running_round_is_never_replayed(seed: int) -> None:
    match = running_match(seed)
    ended = len(match.results)
    for number in range(1, ended + 1):
        assert round_steps(match, number).count > 1
    if match.finished or match.round is None or match.round.over:
        return
    for ask in (round_steps, step_count):
        with pytest.raises(MatchError) as caught:
            ask(match, ended + 1)
        assert caught.value.code == "round_not_over"
        assert not caught.value.arguments


@pytest.mark.parametrize("number", [-1, 0, 1, 99])
def test_there_is_no_such_round(number: int) -> None:
    with pytest.raises(MatchError) as caught:
        round_steps(Match(PRESETS["standard"], ["Ann", "Bob"]), number)
    assert caught.value.code == "no_round"


def test_watching_changes_nothing() -> None:
    match = running_match(5)
    before = write_record(match), match.totals, match.dealer, len(match.logs), match.purse
    for number in range(1, len(match.results) + 1):
        round_steps(match, number)
    assert (write_record(match), match.totals, match.dealer, len(match.logs), match.purse) == before
