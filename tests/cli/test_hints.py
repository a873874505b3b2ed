"""Hints in the terminal: where to look first, and asked again the move, which can be typed as it is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rummy500.cli import main
from rummy500.cli.hints import Hints
from rummy500.game.moves import parse_move
from rummy500.kernel import compiled
from rummy500.testkit import position

NOT_HERE = "Hints and the coach need the compiled rule book, which is not installed here."
PLACE = position("standard").hand("Ann", "7S 8S").hand("Bob", "? ? ? ?").pile("9S KD").stock(" ".join("?" * 12))


def test_asked_once_it_says_where_to_look_and_twice_what_to_do() -> None:
    round = PLACE.fresh().turn("Ann", "draw").round()
    hints = Hints(round.rules, ["Ann", "Bob"], 1)
    if not compiled():
        assert hints.lines(round.view(0), []) == [NOT_HERE]
        return
    assert hints.lines(round.view(0), [])[0] == "Look at 9♠ in the pile."
    move, because, gain = hints.lines(round.view(0), [])
    assert move == "Take 9♠ and 1 more (take 9S)."
    assert "24 points on the table" in because
    assert gain.endswith("better than: Draw from the stock.")
    found = re.search(r"\((.*)\)", move)
    assert found is not None
    round.play(0, parse_move(found[1]))
    # Another position begins anew.
    assert hints.lines(round.view(0), [])[0].startswith("Look at ")


def test_without_the_compiled_rule_book_it_says_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rummy500.cli.hints.compiled", lambda: False)
    round = PLACE.fresh().turn("Ann", "draw").round()
    assert Hints(round.rules, ["Ann", "Bob"], 1).lines(round.view(0), []) == [NOT_HERE]


def test_a_hint_at_the_table_of_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = iter(["hint", "hint", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(said) if prompt.startswith("Your turn") else "")
    assert main(["play", str(tmp_path / "match.r500"), "--seats", "2", "--level", "beginner"]) == 0
    out = capsys.readouterr().out
    assert ("Look at " if compiled() else "compiled rule book") in out
    assert "The match is saved" in out
