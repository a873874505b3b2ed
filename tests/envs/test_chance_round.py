"""The round with chance moves: the same rules, dense action numbers, and worlds that fit what a seat has been told."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from rummy500.cards import FACES
from rummy500.envs.action_ids import SILENT, ActionIds
from rummy500.envs.chance_round import ChanceRound
from rummy500.envs.features import features, shapes
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.game.legal import LegalMoves
from rummy500.rules import PRESETS, Rules
from tests.oracle.random_rules import random_rules

SEED = 90_005
TABLES = 16


def fresh(rules: Rules, seats: int) -> ChanceRound:
    book = Book.of(rules, seats)
    return ChanceRound(book, ActionIds.of(book))


def random_table(seed: int) -> ChanceRound:
    rng = Random(seed)
    seats = rng.randint(2, 8)
    return fresh(random_rules(rng, seats), seats)


def settle(round: ChanceRound, rng: Random) -> None:
    """Lets cards come until somebody decides."""
    while round.chance and not round.over:
        faces, chances = zip(*round.outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        round.settle(rng.choices(faces, chances)[0])


def decisions(round: ChanceRound, rng: Random) -> Iterator[list[int]]:
    """Plays at random; gives the numbers of what is legal before each decision."""
    settle(round, rng)
    while not round.over:
        numbers = list(round.legal())
        yield numbers
        round.act(rng.choice(numbers))
        settle(round, rng)


def all_cards(round: ChanceRound) -> Counter[int]:
    """Counts the cards wherever they lie."""
    state, seats = round.state, range(round.book.seats)
    cards = Counter(round.stock)
    for seat in seats:
        cards.update(state.hand(seat))
        known = Counter(face for face, *_ in round.hidden[seat]) + round.shown[seat]
        assert known == Counter(state.hand(seat))
    cards.update(state.pile())
    for index in range(state.meld_count):
        cards.update(card[0] for card in state.meld(index)[2])
    return cards


def left(round: ChanceRound, seat: int) -> Counter[int]:
    """Counts the cards that came to a seat unseen and have been seen since."""
    return Counter(round.came[seat]) - Counter(face for face, *_ in round.hidden[seat])


@pytest.mark.parametrize("seed", range(SEED, SEED + TABLES))
def test_a_random_round_keeps_to_the_rules_and_to_its_numbers(seed: int) -> None:
    round, rng = random_table(seed), Random(seed)
    ids = round.ids
    for step, numbers in enumerate(decisions(round, rng)):
        assert numbers == sorted(set(numbers))
        assert numbers
        assert 0 <= numbers[0] <= numbers[-1] < ids.count
        for number, code in round.legal().items():
            if number != SILENT:
                assert ids.code(number, round.state, round.seat) == code
        if step % 10 == 0:
            pack = Counter(card.face for card in deal.pack(round.book.rules, round.book.seats))
            assert all_cards(round) == pack
    assert len(round.returns()) == round.book.seats


@pytest.mark.parametrize("seed", range(SEED, SEED + TABLES))
def test_what_is_legal_is_what_the_seat_knows_to_be_legal(seed: int) -> None:
    round, rng = random_table(seed), Random(seed)
    for step, numbers in enumerate(decisions(round, rng)):
        if step % 3 or len(numbers) > 3000:
            continue
        known = LegalMoves(round.book, round.state.seen_by(round.seat), round.seat)
        own = {code for number, code in round.legal().items() if number != SILENT}
        if round.asking:
            assert own
            assert own == {code for code in known.codes() if code >> 24 in (9, 10)}
        else:
            assert own == {code for code in known.codes() if code >> 24 not in (9, 10)}


@pytest.mark.parametrize("seed", range(SEED, SEED + TABLES))
def test_a_seat_cannot_tell_a_resampled_round_from_its_own(seed: int) -> None:
    round, rng = random_table(seed), Random(seed)
    moved = 0
    for step, _ in enumerate(decisions(round, rng)):
        if step % 7:
            continue
        for seat in range(round.book.seats):
            before = pickle.dumps([round.told(other) for other in range(round.book.seats)])
            world = round.resample(seat, rng.randrange)
            assert pickle.dumps([round.told(other) for other in range(round.book.seats)]) == before
            assert world.told(seat) == round.told(seat)
            assert (world.seat, world.chance, world.asking) == (round.seat, round.chance, round.asking)
            assert features(world, seat, True) == features(round, seat, True)
            assert all_cards(world) == all_cards(round)
            if world.seat == seat:
                assert world.legal() == round.legal()
            other = (seat + 1) % round.book.seats
            moved += world.told(other) != round.told(other)
            # What has left a hand is what was told to have come to it before.
            assert left(world, other) == left(round, other)
    assert moved > 0


@pytest.mark.parametrize("seed", range(SEED, SEED + 6))
def test_a_resampled_round_can_be_played_to_its_end(seed: int) -> None:
    round, rng = random_table(seed), Random(seed)
    for step, _ in enumerate(decisions(round, rng)):
        if step == 9:
            world = round.resample(round.seat, rng.randrange)
            for _ in decisions(world, rng):
                pass
            assert world.over
            return


def test_worlds_are_dealt_evenly() -> None:
    """Each card that a seat cannot see lies in the other hand as often as in any other place."""
    rng = Random(SEED)
    round = fresh(PRESETS["standard"], 2)
    settle(round, rng)
    seen: Counter[int] = Counter()
    worlds = 4000
    for _ in range(worlds):
        seen.update(round.resample(0, rng.randrange).state.hand(1))
    unseen = set(range(52)) - set(round.state.hand(0)) - set(round.state.pile())
    assert set(seen) == unseen
    expected = worlds * 13 / len(unseen)
    chi = sum((seen[face] - expected) ** 2 / (expected * (1 - 13 / len(unseen))) for face in unseen)
    assert chi < 80  # 37 degrees of freedom: once in ten thousand


def test_after_a_reshuffle_old_cards_stay_in_hands_and_new_ones_in_the_stock() -> None:
    rules = PRESETS["standard"].replace(stock_out="reshuffle", max_reshuffles=9, pile_depth="top", hand_size=3)
    rng, looked = Random(SEED), 0
    for _ in range(6):
        round = fresh(rules, 2)
        for _ in decisions(round, rng):
            if round.age:
                world = round.resample(0, rng.randrange)
                old = sorted(face for face, age, _ in round.hidden[1] if age < round.age)
                assert sorted(face for face, age, _ in world.hidden[1] if age < round.age) == old
                looked += 1
    assert looked > 0


def test_all_who_could_call_are_asked_before_play_goes_on() -> None:
    rng, asked = Random(SEED), Counter[bool]()
    for _ in range(12):
        round = fresh(PRESETS["pagat"], 4)
        for numbers in decisions(round, rng):
            if round.asking:
                assert numbers[0] == SILENT
                assert len(numbers) > 1
                assert round.state.window
                asked[round.seat == round.state.turn] += 1
    assert asked[True] > 0
    assert asked[False] > 0


def test_silence_is_known_to_its_own_seat_alone() -> None:
    rng = Random(SEED)
    while True:
        round = fresh(PRESETS["pagat"], 4)
        for _ in decisions(round, rng):
            if round.asking:
                seat, told = round.seat, [round.told(other) for other in range(4)]
                round.act(SILENT)
                changed = [other for other in range(4) if round.told(other) != told[other]]
                assert changed == [seat]
                return


def test_copies_are_apart_and_pickles_are_the_same() -> None:
    round, rng = fresh(PRESETS["pagat"], 3), Random(SEED)
    for step, numbers in enumerate(decisions(round, rng)):
        if step == 12:
            told = [round.told(seat) for seat in range(3)]
            other = copy.deepcopy(round)
            other.act(numbers[-1])
            assert [round.told(seat) for seat in range(3)] == told
            again = pickle.loads(pickle.dumps(round))
            assert [again.told(seat) for seat in range(3)] == told
            assert again.legal() == round.legal()
            with pytest.raises(TypeError, match="resampled"):
                pickle.dumps(round.resample(0, rng.randrange))
            return


def test_random_play_on_the_kernel_ends_the_round() -> None:
    rng = Random(SEED)
    round = fresh(PRESETS["joker_table"], 4)
    with pytest.raises(ValueError, match="deal"):
        round.played_out(rng)
    settle(round, rng)
    ends = [round.played_out(rng) for _ in range(30)]
    assert len({tuple(end) for end in ends}) > 20
    round.act(1)
    assert round.chance
    assert len(round.played_out(rng)) == 4


REFUSED: list[Callable[[ChanceRound], object]] = [
    lambda round: round.settle(5),
    lambda round: round.act(0),
    lambda round: round.act(round.ids.count),
    lambda round: round.ids.code(0, round.state, 0),
    lambda round: round.ids.code(round.ids.count, round.state, 0),
    lambda round: round.ids.code(4 + 53 - 2, round.state, 0),
]


@pytest.mark.parametrize("refused", REFUSED)
def test_what_cannot_be_is_refused_and_changes_nothing(refused: Callable[[ChanceRound], object]) -> None:
    round = fresh(PRESETS["standard"], 2)
    rng = Random(SEED)
    with pytest.raises(ValueError, match="deal"):
        round.resample(0, rng.randrange)
    settle(round, rng)
    told = round.told(0), round.told(1), round.actions
    with pytest.raises(ValueError, match=r"cannot come|not a legal|not an action|not in the pile"):
        refused(round)
    assert (round.told(0), round.told(1), round.actions) == told


@pytest.mark.parametrize("recall", [False, True])
def test_features_have_the_shapes_that_they_say(recall: bool) -> None:
    for seed in range(SEED, SEED + 5):
        round, rng = random_table(seed), Random(seed)
        sizes = {
            name: shape[0] * (shape[1] if len(shape) > 1 else 1) for name, shape in shapes(round.book, recall).items()
        }
        for step, _ in enumerate(decisions(round, rng)):
            if step % 9 == 0:
                found = features(round, round.seat, recall)
                assert {name: len(row) for name, row in found.items()} == sizes
                assert sum(found["hand"]) == round.state.hand_count(round.seat)
                assert found["phase"].count(1.0) == 1
    assert sizes["hand"] == FACES
