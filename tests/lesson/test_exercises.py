"""The exercises: each right answer agrees with the rule book, over hundreds of seeds, and nothing is ambiguous."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rummy500.bots.known import Known, settled
from rummy500.bots.memory import Memory
from rummy500.bots.seeker import weighed
from rummy500.cards import Card, Rank
from rummy500.game.book import Book
from rummy500.game.coding import encode
from rummy500.game.legal import LegalMoves
from rummy500.game.moves import Draw, IllegalMove, LayOff, Meld, Move, Placed, Take, parse_move
from rummy500.game.project import legal_from_view, view_state
from rummy500.i18n import COMPLETE
from rummy500.lesson.exercises import KINDS, ExerciseError, check, exercise, offered_kinds, task_of
from rummy500.lesson.rounds import RULES, YOU
from rummy500.lesson.tasks import Task
from rummy500.lesson.words import Speaker

SEEDS = range(120)
QUICK = [name for name, kind in KINDS.items() if not kind.searches]
FEW = range(40)
GROUPS = [range(start, start + 40) for start in range(0, 120, 40)]


def legal(task: Task) -> LegalMoves:
    """Gives the legal moves of the position as the rule book sees it, made anew from the view."""
    return legal_from_view(RULES, task.view)


def scored(task: Task, move: Move) -> int | None:
    """Gives what a move adds to the reader's points on the table; None where it is not legal."""
    state = view_state(RULES, task.view)
    book = Book.of(RULES, len(task.view.public.counts))
    try:
        code = encode(book, state, YOU, move)
    except IllegalMove:
        return None
    return None if state.why_not(code) else settled(state, code).laid(YOU) - state.laid(YOU)


@pytest.mark.parametrize("seeds", GROUPS, ids=str)
def test_meld_is_what_the_rule_book_allows(seeds: range) -> None:
    for seed in seeds:
        task = task_of("meld", seed)
        move = Meld(tuple(Placed.itself(card) for card in task.cards))
        assert (move in legal(task)) == (task.right == {"yes"})
        assert task.view.own is not None and set(task.cards) <= set(task.view.own.hand)


@pytest.mark.parametrize("seeds", GROUPS, ids=str)
def test_reach_names_every_card_that_can_be_taken_and_no_other(seeds: range) -> None:
    for seed in seeds:
        task = task_of("reach", seed)
        assert set(task.options) == {card.text for card in task.view.public.pile}
        assert {text for text in task.options if Take(Card(text)) in legal(task)} == task.right


@pytest.mark.parametrize("seeds", GROUPS, ids=str)
def test_lay_has_one_legal_option(seeds: range) -> None:
    for seed in seeds:
        task = task_of("lay", seed)
        assert {text for text in task.options if parse_move(text) in legal(task)} == task.right
        assert len(task.right) == 1


@pytest.mark.parametrize("seeds", GROUPS, ids=str)
def test_ace_counts_what_the_rule_book_says(seeds: range) -> None:
    for seed in seeds:
        task = task_of("ace", seed)
        placed = tuple(Placed.itself(card) for card in task.cards)
        gained = scored(task, Meld(placed) if task.meld is None else LayOff(placed[0], task.meld))
        others = sum(min(10, card.face % 13 + 1) for card in task.cards if card.rank is not Rank.ACE)
        wanted = {"low": others + 1, "high": others + 15, "none": None}[next(iter(task.right))]
        if task.meld is None and len([card for card in task.cards if card.rank is Rank.ACE]) == 3:
            wanted = 45
        assert gained == wanted


@pytest.mark.parametrize("seeds", GROUPS, ids=str)
def test_score_is_what_was_played_less_what_is_left(seeds: range) -> None:
    for seed in seeds:
        task = task_of("score", seed)
        public = task.view.public
        assert public.hands is not None
        points = 0
        for meld in public.melds:
            for place, card in enumerate(meld.cards):
                if card.by == YOU:
                    low = meld.kind == "run" and place == 0 and card.card.rank is Rank.ACE
                    points += 1 if low else 15 if card.card.rank is Rank.ACE else min(10, card.card.face % 13 + 1)
        points -= sum(15 if card.rank is Rank.ACE else min(10, card.face % 13 + 1) for card in public.hands[YOU])
        assert task.right == {str(points)}


@pytest.mark.parametrize("seed", range(6))
def test_should_is_beyond_doubt_in_fresh_worlds(seed: int) -> None:
    if "should" not in offered_kinds():
        return  # nothing can be weighed without the compiled rule book, and nothing is asked
    task = task_of("should", seed)
    book = Book.of(RULES, len(task.view.public.counts))
    known = Known(book, view_state(RULES, task.view), YOU, Memory())
    moves: list[Move] = [Take(task.cards[0]), Draw(), Take(task.view.public.pile[-1])]
    codes = [encode(book, known.state, YOU, move) for move in moves if move in legal(task)]
    reach, *others = weighed(known, 10_000 + seed, codes, 2000)
    best = max(others, key=lambda one: one.lead)
    assert (reach.lead - best.lead > 3 * best.error) == (task.right == {"yes"})
    assert abs(reach.lead - best.lead) > 3 * best.error


@pytest.mark.parametrize("kind", QUICK)
def test_no_exercise_is_ambiguous(kind: str) -> None:
    for seed in FEW:
        task = task_of(kind, seed)
        assert task.right and task.right <= set(task.options)
        assert len(set(task.options)) == len(task.options)
        assert KINDS[kind].many or len(task.right) == 1
        for language in COMPLETE:
            texts = [option.text for option in exercise(kind, seed, language).options]
            assert len(set(texts)) == len(texts), (kind, seed, texts)


def test_every_kind_has_all_its_answers() -> None:
    for kind in ("meld", "ace"):
        answers = Counter(next(iter(task_of(kind, seed).right)) for seed in FEW)
        assert set(answers) == set(task_of(kind, 0).options) and min(answers.values()) > len(FEW) / 5
    sizes = Counter(len(task_of("reach", seed).right) for seed in FEW)
    assert sizes[1] > 5 and sum(count for size, count in sizes.items() if size > 1) > 20
    places = Counter(task_of("lay", seed).options.index(next(iter(task_of("lay", seed).right))) for seed in FEW)
    assert set(places) == {0, 1, 2, 3}
    assert {int(*task_of("score", seed).right) < 0 for seed in FEW} == {True, False}


@pytest.mark.parametrize("step", [1, len(KINDS)])
@pytest.mark.parametrize("kind", ["meld", "ace"])
def test_the_answers_of_seeds_in_a_row_have_no_pattern(kind: str, step: int) -> None:
    """Who asks for one seed after another, or for all kinds in turn, cannot tell the answer from the ones before."""
    answers = [next(iter(task_of(kind, seed).right)) for seed in range(0, 24 * step, step)]
    for period in (1, 2, 3, 6):
        assert answers[:-period] != answers[period:], (step, period)


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("KH AH 2H", "No: a run does not go around the corner"),
        ("QH AH 2H", "No: the cards are of one suit, but not all in sequence"),
        ("JH KH AH", "No: the cards are of one suit, but not all in sequence"),
    ],
)
def test_only_king_ace_two_goes_around_the_corner(cards: str, why: str) -> None:
    task = msgspec.structs.replace(task_of("meld", 1), cards=tuple(Card(text) for text in cards.split()))
    assert KINDS["meld"].why(task, Speaker("en", ("You",), YOU))[0].startswith(why)


def test_cards_around_the_corner_are_named_in_the_order_in_which_one_would_lay_them() -> None:
    asked = [task_of("ace", seed).cards for seed in SEEDS]
    corners = [cards for cards in asked if sorted(card.face % 13 for card in cards) == [0, 1, 12]]
    assert corners and all([card.face % 13 for card in cards] == [12, 0, 1] for cards in corners)


def test_should_has_both_answers_where_it_can_be_had() -> None:
    if "should" in offered_kinds():
        assert {next(iter(task_of("should", seed).right)) for seed in range(4)} == {"yes", "no"}
    else:
        with pytest.raises(ExerciseError):
            task_of("should", 0)


@pytest.mark.parametrize("kind", QUICK)
def test_the_same_seed_gives_the_same_exercise(kind: str) -> None:
    first = exercise(kind, 7, "en")
    task_of.cache_clear()
    assert exercise(kind, 7, "en") == first
    assert exercise(kind, 8, "en") != first


@pytest.mark.parametrize("kind", QUICK)
@pytest.mark.parametrize("language", COMPLETE)
def test_an_answer_is_checked_and_explained(kind: str, language: str) -> None:
    task = task_of(kind, 3)
    right = check(kind, 3, task.right, language)
    assert right.right and set(right.solution) == task.right and all(right.why)
    wrong = next(option for option in task.options if option not in task.right)
    assert not check(kind, 3, [wrong], language).right


def test_an_exercise_says_nothing_of_its_answer() -> None:
    assert not {"right", "solution", "answer", "facts", "reason"} & set(exercise("lay", 1, "en").__struct_fields__)


@pytest.mark.parametrize(("kind", "seed"), [("chess", 1), ("meld", -1), ("meld", 2**31)])
def test_there_is_no_such_exercise(kind: str, seed: int) -> None:
    with pytest.raises(ExerciseError) as refused:
        exercise(kind, seed, "en")
    assert refused.value.code == "no_exercise"


@pytest.mark.parametrize("answer", [["maybe"], ["yes", "no"], []])
def test_what_is_no_answer_is_refused(answer: list[str]) -> None:
    with pytest.raises(ExerciseError) as refused:
        check("meld", 1, answer, "en")
    assert refused.value.code == "no_option"
