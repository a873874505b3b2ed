"""The command line in every language on offer: which one is spoken, and that no English is left over in the others."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rummy500.cards import Card
from rummy500.cli import COMMANDS, main
from rummy500.cli.language import of_environment, speaking, spoken
from rummy500.cli.terminal import event_line, help_lines, score_lines, table_lines, typed
from rummy500.game.events import (
    Called,
    Debt,
    Discarded,
    Drew,
    Event,
    Floated,
    LaidOff,
    MatchEnded,
    Melded,
    Passed,
    PotTaken,
    Restocked,
    RoundEnded,
    RoundStarted,
    ScoreLine,
    Stood,
    Swapped,
    Took,
)
from rummy500.game.moves import Placed
from rummy500.i18n import COMPLETE
from rummy500.testkit import position

CASES = Path(__file__).parent.parent / "records" / "cases"
GOOD, BAD, WON = (str(CASES / f"{name}.r500") for name in ("R13a", "R27a0", "R23b"))
OTHERS = tuple(language for language in COMPLETE if language != "en")

WRONG = (
    ["replay"],
    ["replay", "none.r500"],
    ["replay", "."],
    ["replay", BAD],
    ["legal", BAD],
    ["legal", GOOD, GOOD],
    ["perft", GOOD, "deep"],
    ["perft", GOOD, "-1"],
    ["nix"],
    ["replai", GOOD],
    ["deal", "--nix"],
    ["deal", "--cut"],
    ["deal", "--cut", "1", "--cut", "2"],
    ["deal", "--rules", "nix"],
    ["deal", "--seed", "00"],
    ["deal", "--seats", "A, A"],
    ["deal", "--set", "target 3"],
    ["play", "none.r500", "--level", "nix"],
    ["play", "none.r500", "--seats", "3", "--level", "casual,club,club"],
    ["play", "none.r500", "--seats", "20"],
    ["analyse", GOOD, "--quality", "nix"],
    ["analyse", GOOD, "--jobs", "0"],
    ["analyse", GOOD, "--round", "9"],
    ["analyse", WON, "--seat", "Zoe"],
    ["arena", "nix", "club"],
    ["arena", "exec:", "club"],
    ["arena", "exec:./no-such-program", "club"],
    ["arena", "club", "casual", "--rules", "nix"],
    ["arena", "club", "casual", "--deals", "0"],
    ["arena", "club", "casual", "--until", "5,0"],
    ["arena", "club", "casual", "beginner", "--until", "0,5"],
    ["arena", "club", "casual", "beginner", "--seats", "2"],
    ["arena", "club", "casual", "--limit", "soon"],
    ["arena", "club", "casual", "--json", ".", "--deals", "1"],
    ["arena", "club", "casual", "--json", GOOD, "--deals", "1"],
    ["sheet", "nix"],
    ["sheet", "edit", "a.json", "1"],
    ["sheet", "show", "none.json"],
    ["sheet", "new", "a.json", "--players", "Ann,Ann"],
    ["sheet", "export", "none.json"],
    ["serve", "--port", "many"],
    ["serve", "--data-dir", GOOD],
)
"""Command lines that are refused, each for another reason."""


def said(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main(words)
    captured = capsys.readouterr()
    return code, captured.out + captured.err


def sentences(text: str) -> set[str]:
    """Gives the words of each line that are no names, numbers, options or paths, where there are at least two."""
    found = set()
    for line in text.splitlines():
        words = [word for word in line.split() if re.fullmatch(r"[^\W\d_]{2,}[.,:;]?", word) and not word.isupper()]
        if len(words) > 1:
            found.add(" ".join(words))
    return found


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_has_no_english_left_over(command: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--help"] if command is None else [command, "--help"]
    code, english = said([*words, "--lang", "en"], capsys)
    assert code == 0 and sentences(english)
    for language in OTHERS:
        code, ours = said([*words, "--lang", language], capsys)
        assert code == 0
        assert not sentences(english) & sentences(ours), language
        assert set(re.findall(r"--[a-z-]+", english)) == set(re.findall(r"--[a-z-]+", ours)), language


@pytest.mark.parametrize("words", WRONG, ids=lambda words: " ".join(words).replace(str(CASES), ""))
def test_a_refusal_has_no_english_left_over(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, english = said([*words, "--lang", "en"], capsys)
    assert code in (1, 2, 3) and english.strip()
    for language in OTHERS:
        again, ours = said([*words, "--lang", language], capsys)
        assert again == code, language
        assert not sentences(english) & sentences(ours), language
        assert "{" not in ours and "$" not in ours, language


@pytest.mark.parametrize("language", OTHERS)
def test_settings_are_refused_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (
        ("RUMMY_PORT", "eighty"),
        ("RUMMY_PORT", "70000"),
        ("RUMMY_ORIGINS", "cards.example"),
        ("RUMMY_TRUSTED_PROXIES", "everybody"),
        ("RUMMY_LOG_LEVEL", "loud"),
        ("RUMMY_POTR", "1"),
        ("RUMMY_METRICS_TOKEN_FILE", "none"),
    ):
        with monkeypatch.context() as here:
            here.setenv(name, value)
            assert said(["serve", "--lang", "en"], capsys)[0] == 2
            english = said(["serve", "--lang", "en"], capsys)[1]
            ours = said(["serve", "--lang", language], capsys)[1]
        assert name.removesuffix("_FILE") in ours
        assert not sentences(english) & sentences(ours)


def happened() -> Iterator[Event]:
    """Gives every kind of event that the terminal tells."""
    card, joker = Card("QH"), Card("JK")
    yield RoundStarted(2, 0, 1, card, (7, 7), 30)
    yield Drew(0, None)
    yield Drew(1, card)
    yield Took(0, (card,), None)
    yield Took(1, (card, joker, card), card)
    yield Melded(0, 1, (Placed(card, card), Placed(joker, Card("QS"))), 30)
    yield LaidOff(1, 2, Placed(card, card), None, 10)
    yield Swapped(0, 2, card, 10, 1, 10)
    yield Discarded(1, card)
    yield Called(0, card)
    yield PotTaken(1, card, 5)
    yield Passed(0)
    yield Stood(1)
    yield Floated(0)
    yield Restocked(12)
    scores = tuple(ScoreLine(seat, 40, 52, 0, 25, -12, -100, (), ()) for seat in (0, 1))
    yield RoundEnded(2, "out", 1, scores, (-100, -100))
    yield RoundEnded(2, "stock", None, scores, (-100, -100))
    yield MatchEnded((0, 1), (500, 200), (Debt(1, 300),))
    yield MatchEnded((0,), (500, 200))


@pytest.mark.parametrize("language", OTHERS)
def test_the_match_in_the_terminal_has_no_english_left_over(language: str) -> None:
    names = ["Xenia", "Yvo"]

    def told() -> list[str]:
        lines = help_lines()
        for event in happened():
            lines += filter(None, [event_line(event, names, 0), *score_lines(event, names, 0)])
        table = position("standard").hand("Xenia", "7S 8S").hand("Yvo", "? ?").pile("9S KD").stock("? ?")
        round = table.meld("QS QH QD", by="Xenia").fresh().turn("Xenia", "draw").round()
        return lines + table_lines(round.view(0), names)

    with speaking(["--lang", "en"]):
        english = sentences("\n".join(told()))
    with speaking(["--lang", language]):
        ours = sentences("\n".join(told()))
    assert len(english) > 30
    assert not english & ours


@pytest.mark.parametrize("language", COMPLETE)
def test_a_match_is_played_with_the_languages_own_words_and_letters(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with speaking(["--lang", language]):
        from rummy500.cli.language import say

        own = [say(f"word-{word}") for word in ("help", "moves", "table", "hint", "quit")]
        letters = help_lines()[9].split()[-1].rstrip(".")
        assert typed(f"discard {letters}").split()[1] == "qh"
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(own) + "\n"))
    assert main(["play", "match.r500", "--lang", language]) == 0
    assert "match.r500" in capsys.readouterr().out
    assert (Path.cwd() / "match.r500").exists()


def test_the_record_of_a_deal_is_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["deal", "--seed", "00" * 32]
    assert len({said([*words, "--lang", language], capsys)[1] for language in COMPLETE}) == 1
    assert len({said(["legal", GOOD, "--lang", language], capsys)[1] for language in COMPLETE}) == 1


def test_json_speaks_english_whatever_the_terminal_speaks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, english = said(["replay", BAD, "--json"], capsys)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert said(["replay", BAD, "--json"], capsys)[1] == english
    asked = json.loads(said(["replay", BAD, "--json", "--lang", "de"], capsys)[1])
    assert asked["error"]["message"] != json.loads(english)["error"]["message"]


def test_the_end_of_a_record_is_written_as_it_always_was(capsys: pytest.CaptureFixture[str]) -> None:
    text = (
        "rummy500: 1\nrules: standard\nseats: Ann, Bob\nhand Ann: 7S 8S 9S 2C\nhand Bob: 10S KD\npile: 4D\n"
        "stock: 3C 5C JH\nturn: Ann draw\n- Ann: draw 3C, meld 7S 8S 9S, discard 3C\n- Bob: draw 5C\n"
    )
    Path("end.r500").write_text(text, encoding="utf-8")
    assert said(["replay", "end.r500"], capsys) == (
        0,
        "Bob is to play.\nMeld 1: 7S 8S 9S\nPile: 4D 3C   Stock: 1\nAnn holds 2C\nBob holds 10S KD 5C\n"
        "Totals: Ann 0, Bob 0\n",
    )


def test_the_environment_names_the_language_as_posix_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert of_environment({}) == "en"
    assert of_environment({"LANG": "de_AT.UTF-8"}) == "de"
    assert of_environment({"LC_ALL": "", "LC_MESSAGES": "de_DE@euro", "LANG": "en_US.UTF-8"}) == "de"
    assert of_environment({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}) == "en"
    assert of_environment({"LANG": "tlh"}) == "en"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert spoken() == "de"


def test_lang_stands_anywhere_and_is_taken_out() -> None:
    for words in (["--lang", "de", "legal", "x"], ["legal", "--lang=de", "x"], ["legal", "x", "--lang", "de"]):
        with speaking(words) as left:
            assert (left, spoken()) == (["legal", "x"], "de")
    with speaking(["deal", "--", "--lang", "de"]) as left:
        assert (left, spoken()) == (["deal", "--", "--lang", "de"], "en")


def test_a_language_that_is_not_on_offer_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "--lang", "xx"]) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and "xx" in captured.err and "en" in captured.err
    assert main(["deal", "--lang"]) == 2
