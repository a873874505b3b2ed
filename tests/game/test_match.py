"""The match: who has won, who deals, what is owed, and the boodle pots (rules §9)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rummy500.cards import Card
from rummy500.game.deal import shuffle
from rummy500.game.events import Debt, MatchEnded, PotTaken, RoundEnded, ScoreLine
from rummy500.game.match import Match, MatchError
from rummy500.game.moves import Discard
from rummy500.game.purse import Purse
from rummy500.game.record import read_record
from rummy500.game.scoring import next_dealer, settlement, winners
from rummy500.rules import PRESETS, Rules, RulesError
from tests.game.random_rules import play_round, step


def rules(**changes: Any) -> Rules:
    """Gives standard rules with changes."""
    return Rules().replace(**changes)


@pytest.mark.parametrize(
    ("changes", "totals", "done", "out", "won"),
    [
        ({}, (499, 480), 1, 0, ()),
        ({}, (500, 480), 1, 1, (0,)),
        ({"target_rule": "exceed"}, (500, 480), 1, 0, ()),
        ({"target_rule": "exceed"}, (501, 480), 1, 0, (0,)),
        ({}, (505, 510), 1, 0, (1,)),
        ({"winner": "went_out"}, (505, 510), 1, 0, (0,)),
        ({"winner": "went_out"}, (495, 510), 1, 0, (1,)),
        ({"winner": "went_out"}, (505, 510), 1, None, (1,)),
        ({"winner": "went_out"}, (510, 510), 1, 0, (0,)),
        ({}, (520, 520), 1, 0, ()),
        ({"tie": "share"}, (520, 520), 1, 0, (0, 1)),
        ({"tie": "share"}, (480, 480), 1, 0, ()),
        ({"rounds": 2}, (700, 20), 1, 0, ()),
        ({"rounds": 2}, (10, 20), 2, 0, (1,)),
        ({"rounds": 2, "winner": "went_out"}, (510, 520), 2, 0, (1,)),
        ({"rounds": 2}, (20, 20), 2, 0, ()),
        ({"rounds": 2}, (20, 30), 3, 0, (1,)),
        ({"rounds": 2, "tie": "share"}, (20, 20), 2, 0, (0, 1)),
        ({"teams": 2}, (510, 300, 510, 300), 1, 1, (0, 2)),
        ({"teams": 2}, (510, 510, 510, 510), 1, 1, ()),
        ({"teams": 2, "winner": "went_out"}, (510, 520, 510, 520), 1, 2, (0, 2)),
    ],
)
def test_who_has_won(
    changes: dict[str, Any], totals: tuple[int, ...], done: int, out: int | None, won: tuple[int, ...]
) -> None:
    assert winners(rules(**changes), totals, done, out) == won


def line(seat: int, points: int) -> ScoreLine:
    """Gives a score line of so many points."""
    return ScoreLine(seat, points, 0, 0, 0, points, points, (), ())


def test_the_deal_passes_to_the_left() -> None:
    scores = [line(0, 5), line(1, 50), line(2, 7)]
    assert next_dealer(rules(), 2, 1, scores) == 0
    assert next_dealer(rules(), 0, None, scores) == 1


def test_the_winner_of_the_round_deals() -> None:
    scores = [line(0, 5), line(1, 50), line(2, 50)]
    winner_deals = rules(next_dealer="round_winner")
    assert next_dealer(winner_deals, 0, 2, scores) == 2
    assert next_dealer(winner_deals, 0, None, scores) == 1
    assert next_dealer(winner_deals, 1, None, scores) == 2
    assert next_dealer(winner_deals, 2, None, scores) == 1


def test_what_losers_owe() -> None:
    assert settlement((120, 510, -35), (1,)) == (Debt(0, 390), Debt(2, 545))
    assert settlement((510, 100, 510, 100), (0, 2)) == (Debt(1, 410), Debt(3, 410))
    assert settlement((510, 510), (0, 1)) == ()


def test_antes_and_pots() -> None:
    purse = Purse.empty(3).after_antes(1)
    assert purse == Purse((-4, -8, -4), (4, 4, 4, 4))
    assert purse.claimed(1, 2) == Purse((-4, -8, 0), (4, 0, 4, 4))
    assert purse.pot_chips() == {"AH": 4, "KC": 4, "QD": 4, "JS": 4}


def test_chips_never_get_lost_and_pots_stay_from_round_to_round() -> None:
    match = Match(PRESETS["michigan"].replace(target=10_000), ["Ann", "Bob", "Cy"])
    rng = Random(11)
    taken = 0
    for number in range(1, 9):
        before = match.purse
        assert before is not None
        match.start_round(rng.randbytes(32))
        while match.round is not None and not match.round.over:
            seat = match.round.turn
            assert seat is not None
            legal = match.round.legal(seat)
            events = match.play(seat, legal[rng.randrange(len(legal))])
            for event in events:
                if isinstance(event, PotTaken):
                    taken += 1
                    assert event.chips >= 4
        purse = match.purse
        assert purse is not None
        assert sum(purse.chips) + sum(purse.pots) == 0
        assert len(match.results) == number
    assert taken > 0


def test_a_match_is_played_to_its_end() -> None:
    match = Match(PRESETS["short"].replace(settlement=True), ["Ann", "Bob"])
    rng = Random(2)
    last: tuple[object, ...] = ()
    while not match.finished:
        match.start_round(rng.randbytes(32))
        going = True
        while going:
            round = match.round
            assert round is not None
            seat = round.turn
            if seat is None:
                break
            legal = round.legal(seat)
            last = match.play(seat, legal[rng.randrange(len(legal))])
            going = not round.over
    assert isinstance(last[-2], RoundEnded)
    ended = last[-1]
    assert isinstance(ended, MatchEnded)
    assert ended.winners == match.winners
    assert ended.totals == match.totals
    assert max(match.totals) >= 300
    assert ended.settlement == match.settlement
    assert match.settlement[0].amount == abs(match.totals[0] - match.totals[1])
    with pytest.raises(MatchError, match="match_over"):
        match.start_round(bytes(32))


def test_what_a_match_cannot_do() -> None:
    with pytest.raises(RulesError, match="bad_seats"):
        Match(Rules(), ["Ann"])
    with pytest.raises(RulesError, match="uneven_teams"):
        Match(PRESETS["partnership"], ["A", "B", "C"])
    with pytest.raises(MatchError, match="same_name"):
        Match(Rules(), ["Ann", "Ann"])
    with pytest.raises(MatchError, match="bad_name"):
        Match(Rules(), ["Ann", "B\nob"])
    match = Match(Rules(), ["Ann", "Bob"])
    with pytest.raises(MatchError, match="no_round"):
        match.view(0)
    with pytest.raises(MatchError, match="bad_key"):
        match.start_round(bytes(31))
    with pytest.raises(MatchError, match="cut_off"):
        match.start_round(bytes(32), cut=5)
    deck = shuffle(bytes(32), Rules(), 2)
    with pytest.raises(MatchError, match="deck_size"):
        match.start_round(deck[:-1])
    with pytest.raises(MatchError, match="card_too_often"):
        match.start_round([*deck[:-1], deck[0]])
    assert match.round is None
    match.start_round(deck)
    with pytest.raises(MatchError, match="round_not_over"):
        match.start_round(deck)
    match.set_totals([10, 20])
    step(match, Random(1))
    with pytest.raises(MatchError, match="totals_fixed"):
        match.set_totals([10, 20])


def test_teams_share_a_total_and_keep_their_own_scores() -> None:
    match = Match(PRESETS["partnership"], ["A", "B", "C", "D"])
    play_round(match, Random(4))
    ended = match.results[0]
    own = [score.round for score in ended.scores]
    assert match.totals == (own[0] + own[2], own[1] + own[3]) * 2


def test_a_clone_goes_its_own_way() -> None:
    match = Match(Rules(), ["Ann", "Bob"])
    match.start_round(bytes(32))
    round = match.round
    assert round is not None
    twin = round.clone()
    move = next(iter(twin.legal(0)))
    twin.play(0, move)
    assert round.view(0) != twin.view(0)
    assert round.log.entries == []


def test_all_hands_lie_open_when_the_round_is_over() -> None:
    match = read_record(
        """rummy500: 1
seats: Ann, Bob
hand Ann: KC
hand Bob: 7S JH
pile: 4D
stock: 9C
turn: Ann draw
- Ann: draw
"""
    )
    assert match.view(None).public.hands is None
    for text in ("KC", "9C"):
        round = match.round
        assert round is not None
        twin = round.clone()
        twin.play(0, twin.legal(0)[0])
        assert twin.view(None).public.hands is None
        assert text in {card.text for card in round.view(0).own.hand}  # type: ignore[union-attr]
    done = read_record(
        """rummy500: 1
seats: Ann, Bob
hand Ann: KC
hand Bob: 7S JH
turn: Ann draw
- Ann: pass
"""
    )
    assert done.view(None).public.hands == ((Card("KC"),), (Card("7S"), Card("JH")))
    assert done.view(0).public.phase == "over"
    assert done.view(0).own.options is None  # type: ignore[union-attr]


def test_the_last_drawn_card_is_shown_to_its_seat_only_and_only_in_its_turn() -> None:
    match = Match(Rules(), ["Ann", "Bob"])
    match.start_round(bytes(32))
    match.play(0, next(iter(match.round.legal(0))))  # type: ignore[union-attr]
    assert match.view(0).own.drew is not None  # type: ignore[union-attr]
    assert match.view(1).own.drew is None  # type: ignore[union-attr]
    round = match.round
    assert round is not None
    match.play(0, next(round.legal(0).by_kind(Discard)))
    assert match.view(0).own.drew is None  # type: ignore[union-attr]
