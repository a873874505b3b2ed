"""The lesson's scenes: what the learner may see and do in them, and what is said of it."""

from __future__ import annotations

import re

import pytest

from rummy500.cards import Rank, RummyError
from rummy500.game.log import Step
from rummy500.game.moves import parse_move
from rummy500.game.view import SeatView
from rummy500.i18n import COMPLETE, rank_letter
from rummy500.kernel import compiled
from rummy500.lesson.choosing import choose
from rummy500.lesson.story import LAST, LEARNER, learner_round, scenes, story_match
from rummy500.lesson.telling import lesson, note, picture, picture_words

DECISIONS = [scene.number for scene in scenes() if scene.move is not None]


def test_each_of_the_learner_s_actions_is_a_scene_and_each_turn_of_the_others_one() -> None:
    assert [scene.seat for scene in scenes()] == [None, 0, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 0, 0, 0, 1]
    own = [entry for entry in story_match().logs[0].entries if isinstance(entry, Step) and entry.seat == LEARNER]
    assert [scene.move for scene in scenes() if scene.move] == [entry.move for entry in own]


def test_no_hand_of_another_seat_is_seen_before_the_end() -> None:
    assert [scene.view.public.hands is not None for scene in scenes()] == [False] * LAST + [True]
    told = " ".join(scene.happened for scene in lesson("en").scenes[:LAST])
    assert "Ada drew a card." in told and "Bo drew a card." in told


@pytest.mark.parametrize("language", COMPLETE)
def test_every_scene_is_told_and_asked_in_every_language(language: str) -> None:
    told = lesson(language)
    assert len(told.scenes) == LAST + 1
    for scene in told.scenes:
        assert scene.why and scene.happened and scene.title
        assert (scene.ask is not None) == (scene.number in DECISIONS) == (scene.doing is not None)
    assert len(told.end) == 3 and len(told.morals) == 5


@pytest.mark.parametrize("language", COMPLETE)
def test_the_numbers_that_are_told_are_those_of_the_record(language: str) -> None:
    you, ada, bo = story_match().results[0].scores
    for line, score in zip(lesson(language).end, (you, ada, bo), strict=True):
        figures = {int(number) for number in re.findall(r"\d+", line)}
        assert abs(score.round) in figures
        assert {score.laid, score.caught} - {0} <= figures


@pytest.mark.parametrize("language", COMPLETE)
def test_the_cards_that_are_told_of_lie_on_the_table_or_in_the_hand(language: str) -> None:
    letters = {rank_letter(rank, language): rank for rank in Rank}
    pattern = re.compile(rf"({'|'.join(sorted(letters, key=len, reverse=True))})([♠♥♦♣])")
    for scene in lesson(language).scenes:
        known = {str(card) for view in (scene.view, scenes()[max(0, scene.number - 1)].view) for card in seen(view)}
        for letter, sign in pattern.findall(f"{scene.ask or ''} {scene.why}"):
            assert f"{letters[letter]}{'SHDC'['♠♥♦♣'.index(sign)]}" in known, (scene.number, letter, sign)


def seen(view: SeatView) -> list[object]:
    """Lists the cards that the learner can see."""
    public, own = view.public, view.own
    assert own is not None
    return [*public.pile, *own.hand, *(card.card for meld in public.melds for card in meld.cards)]


@pytest.mark.parametrize("scene", DECISIONS)
def test_every_legal_move_of_a_decision_can_be_chosen_and_is_explained(scene: int) -> None:
    offered = {choice.move for choice in choose(scene, [], "en").choices}
    assert offered == {str(move) for move in learner_round(scene - 1).legal(LEARNER)}
    for move in offered:
        chosen = choose(scene, [move], "en")
        assert chosen.happened and chosen.effects
        assert chosen.same == (move == str(scenes()[scene].move))


def test_what_is_said_of_a_choice_is_what_the_rule_book_says() -> None:
    meld = choose(2, ["meld 7S 8S 9S"], "en")
    assert meld.effects[0] == "24 points lie on the table and can no longer be caught."
    lay = choose(7, ["lay KS on 2"], "en")
    assert lay.effects[0] == "10 points for you, although the meld is Ada’s."
    discard = choose(7, ["discard KS"], "en")
    assert "24 points on the table, and 32 points in your hand" in discard.effects[0]
    assert "K♠ fits Ada’s kings" in discard.effects[0]
    early = choose(2, ["discard 8S"], "en")
    assert "Before that, you could have put 24 points on the table." in early.effects


def test_what_the_notes_promise_comes_true_if_ada_plays_as_in_the_story() -> None:
    for card, score in (("AH", 26), ("JD", 21)):
        round = learner_round(LAST - 2)
        round.play(LEARNER, parse_move(f"discard {card}"))
        for move in ("draw", "meld QS QH QC", "lay 4H on 4", "discard 2D"):
            round.play(1, parse_move(move))
        assert round.result is not None and round.result.scores[LEARNER].round == score
        assert f"end with {score} instead of 13" in str(note("en", LAST - 1, f"discard {card}"))


def test_the_search_agrees_with_what_the_story_says_of_its_ways() -> None:
    def said(scene: int, move: str) -> str:
        return choose(scene, [move], "en").effects[-1]

    if not compiled():
        assert "Played out" not in said(1, "take 4D")
        return
    assert "does better than what you do in the story" in said(1, "take 4D")
    assert "about the same" in said(6, "take 4D")
    assert "does worse than what you do in the story" in said(10, "draw")
    assert "does worse than what you do in the story" in said(7, "discard KS")


def test_a_way_of_one_s_own_can_be_followed_to_the_end_of_the_turn() -> None:
    done = choose(1, ["take 4D", "meld 4S 4D 4C", "meld 7S 8S 9S", "discard AH"], "en")
    assert done.choices == () and done.view.public.laid[LEARNER] == 36 and not done.same
    both = choose(2, ["meld 7S 8S 9S", "discard 2C"], "en")
    assert both.same


@pytest.mark.parametrize(
    ("scene", "moves", "code"),
    [
        (4, [], "no_scene"),
        (0, [], "no_scene"),
        (LAST + 1, [], "no_scene"),
        (3, ["discard 2C", "draw"], "turn_over"),
        (1, ["discard 2C"], "draw_first"),
        (1, ["dance"], "unknown_verb"),
    ],
)
def test_what_cannot_be_played_is_refused(scene: int, moves: list[str], code: str) -> None:
    with pytest.raises(RummyError) as refused:
        choose(scene, moves, "en")
    assert refused.value.code == code


@pytest.mark.parametrize("language", COMPLETE)
def test_every_scene_has_a_picture_with_words(language: str) -> None:
    for number in (0, 9, LAST):
        assert picture(number, language, False).startswith("<svg") and picture(number, language, True)
        assert len(picture_words(number, language)) > 60
    with pytest.raises(IndexError):
        picture(LAST + 1, language, False)
