"""The lesson in the terminal: its record, the walk with choices of one's own, and the exercises."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from rummy500.cli import main
from rummy500.i18n import COMPLETE
from rummy500.lesson.exercises import exercise, offered_kinds, task_of
from rummy500.lesson.story import LAST, story_record
from rummy500.lesson.telling import lesson


def said(words: list[str], typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """Runs the command with that typed, and gives what it prints."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["lesson", *words]) == 0
    return capsys.readouterr().out


def test_the_record_can_be_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = said(["--record"], "", monkeypatch, capsys)
    assert record == story_record()
    (tmp_path / "lesson.r500").write_text(record, encoding="utf-8")
    assert main(["replay", str(tmp_path / "lesson.r500")]) == 0
    assert "You 13, Ada 64, Bo -9" in capsys.readouterr().out


@pytest.mark.parametrize("language", COMPLETE)
def test_where_nobody_answers_the_whole_lesson_is_told(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = said(["--lang", language], "", monkeypatch, capsys)
    told = lesson(language)
    assert all(scene.why in out for scene in told.scenes) and all(line in out for line in (*told.end, *told.morals))
    assert "\x1b" not in out


def test_one_may_step_go_back_and_quit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = said([], "\n\nback\nquit\n", monkeypatch, capsys)
    assert [line.split()[1] for line in out.splitlines() if line.startswith("---")] == [
        f"{scene}/{LAST}" for scene in (0, 1, 2, 1)
    ]


def test_a_choice_of_one_s_own_is_explained_and_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = said([], "2\n1\nback\nback\n\nquit\n", monkeypatch, capsys)
    assert "Good eye!" in out
    assert "You melded 4♠ 4♦ 4♣: 12 points." in out
    assert out.count(f"--- 1/{LAST}") == 1


def test_exercises_are_asked_and_checked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    task = task_of("meld", 7)
    right = 1 + next(at for at, option in enumerate(task.options) if option in task.right)
    out = said(["--exercises", "meld", "--seed", "7"], f"9\n{right}\n\n", monkeypatch, capsys)
    assert "Right." in out and "1 of 1 right." in out


def test_all_kinds_are_asked_in_turn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    kinds = offered_kinds()
    out = said(["--exercises", "--seed", "0"], "1\n\n" * len(kinds), monkeypatch, capsys)
    assert f"of {len(kinds)} right." in out


def test_no_question_comes_twice_within_ten(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = said(["ace", "--seed", "0"], "1\n\n" * 60, monkeypatch, capsys)
    asked = [line for line in out.splitlines() if line.startswith("You want to ")]
    assert len(asked) == 61
    for place, question in enumerate(asked):
        # A run on the table may be called alike in another round; cards that are put down are always the same question.
        assert "put down" not in question or question not in asked[max(0, place - 9) : place]
    plain = [exercise("ace", seed, "en").question for seed in range(10)]
    assert len(set(plain)) < len(plain), "these seeds alone would ask twice"


def test_a_kind_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
