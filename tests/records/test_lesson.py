"""The record of the lesson, from which every number that the lesson names comes (docs/rules.md §12, R20)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rummy500.cli import main
from rummy500.game.deal import pack
from rummy500.game.record import read_record, replay, report, write_record
from rummy500.lesson.story import story_record


def test_the_record_is_in_normal_form_and_holds() -> None:
    assert write_record(read_record(story_record())) == story_record()
    assert replay(story_record()).error is None


def test_the_whole_pack_is_dealt_under_classic_rules() -> None:
    match = read_record(story_record())
    deck = match.logs[0].start.deck
    assert deck is not None
    assert sorted(card.face for card in deck if card) == sorted(card.face for card in pack(match.rules, 3))
    assert story_record().splitlines()[1] == "rules: classic"


def test_r20_it_ends_13_64_minus_9() -> None:
    told = report(replay(story_record()))
    assert told.rounds[0].scores == {"You": 13, "Ada": 64, "Bo": -9}
    assert told.rounds[0].out == "Ada"
    you, ada, bo = read_record(story_record()).results[0].scores
    assert [card.value for card in you.tabled] == [6, 7, 8, 9, 10, 4, 4, 4]
    assert (you.laid, you.caught, ada.laid, ada.caught, bo.laid, bo.caught) == (52, 39, 64, 0, 18, 27)
    assert {str(card.card) for card in you.hand} == {"5H", "JD", "9H", "AH"}


def test_the_pile_of_six_lay_there_when_it_was_reached_for() -> None:
    before = story_record().split("- You: take 4D")[0]
    assert report(replay(before)).position.pile == ("4D", "2C", "5H", "JD", "9H", "6S")


def test_replay_prints_the_scores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "lesson.r500"
    file.write_text(story_record(), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert "You 13, Ada 64, Bo -9" in capsys.readouterr().out
