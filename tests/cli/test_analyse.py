"""``rummy500 analyse``: what it prints, where, and its exit codes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from rummy500.bots.analysis import CurvePoint
from rummy500.cli import main
from rummy500.cli.analyse_text import spark
from rummy500.testkit.builders import position

CASES = Path(__file__).parent.parent / "records" / "cases"
BAD = CASES / "R27a0.r500"


def record() -> str:
    """Gives a round in which Ann leaves the card lying that would have ended it."""
    table = position().hand("Ann", "7S 7H KD").hand("Bob", "10S JS 9H QD").pile("7D").stock("2C QS 3C")
    bob = table.turn("Ann", "draw").then("Ann", "draw 2C, discard 2C")
    ann = bob.then("Bob", "draw QS, meld 10S JS QS, discard QD").then("Ann", "draw 3C, discard 3C")
    return ann.then("Bob", "pass").record()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "round.r500"
    path.write_text(record(), encoding="utf-8")
    return path


def run(file: Path, *words: str) -> int:
    return main(["analyse", str(file), "--quality", "quick", *words])


def test_it_tells_the_costliest_decision_and_why(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(file, "--seat", "ann") == 0
    said = capsys.readouterr()
    assert "step 1, about" in said.out
    assert "Draw from the stock. Better: Take 7♦." in said.out
    assert "Bob: accuracy" not in said.out
    assert said.err.splitlines()[-1].startswith("Round 1: ")


def test_german(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(file, "--lang", "de", "--seat", "1") == 0
    assert "Vom Talon ziehen. Besser: 7♦ nehmen." in capsys.readouterr().out


def test_json_adds_up_and_is_the_same_in_several_processes(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(file, "--json") == 0
    alone = json.loads(capsys.readouterr().out)
    assert run(file, "--json", "--jobs", "2") == 0
    assert json.loads(capsys.readouterr().out) == alone
    assert (alone["analysis"], alone["names"]) == (1, ["Ann", "Bob"])
    (found,) = alone["rounds"]
    assert (found["round"], found["quality"], found["steps"]) == (1, "quick", 8)
    for one in found["seats"]:
        luck = one["dealt"] + one["drawn"] + one["turned"]
        assert luck + one["played"] + one["partners"] - one["others"] == pytest.approx(one["result"], abs=0.05)
    first = found["decisions"][0]
    assert (first["chosen"], first["best"], first["better"]) == ("draw", "take 7D", {"type": "take", "card": "7D"})


def test_json_of_one_seat_holds_nothing_of_the_others(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(file, "--json", "--seat", "Bob") == 0
    (found,) = json.loads(capsys.readouterr().out)["rounds"]
    assert {one["seat"] for one in found["seats"]} == {one["seat"] for one in found["decisions"]} == {1}


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta", "img", "source", "br", "path", "circle"):
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "srcset")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_one_file_with_pictures(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "page.html"
    assert run(file, "--html", str(out)) == 0
    said = capsys.readouterr()
    assert said.out == ""
    assert str(out) in said.err
    page = _Page()
    text = out.read_text(encoding="utf-8")
    page.feed(text)
    assert not page.open
    assert {"svg", "img", "table"} <= set(page.tags)
    assert not {"script", "link", "iframe"} & set(page.tags)
    assert page.links
    assert all(link.startswith("data:image/svg+xml;base64,") for link in page.links)
    assert "Better: Take 7♦." in text


def test_names_cannot_become_markup(tmp_path: Path) -> None:
    text = record().replace("Ann", "<b>&Ann")
    file, out = tmp_path / "x.r500", tmp_path / "x.html"
    file.write_text(text, encoding="utf-8")
    assert run(file, "--html", str(out)) == 0
    page = out.read_text(encoding="utf-8")
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;Ann" in page


def test_what_does_not_hold(tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(BAD)]) == 1
    assert capsys.readouterr().err.startswith(f"{BAD}:10: ace_not_there: ")
    assert main(["analyse", str(BAD), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["error"]["line"] == 10
    running = tmp_path / "running.r500"
    running.write_text(position().hand("A", "2C 3C").hand("B", "KD").pile("4D").turn("A").record(), encoding="utf-8")
    assert main(["analyse", str(running)]) == 1
    assert "no_round" in capsys.readouterr().err
    assert main(["analyse", str(running), "--round", "1"]) == 1
    assert "round_not_over" in capsys.readouterr().err
    assert run(file, "--round", "2") == 1
    assert "no_round" in capsys.readouterr().err


def test_what_cannot_be_read_or_understood(tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(tmp_path / "none.r500")]) == 2
    for words in (["--quality", "best"], ["--lang", "xx"], ["--jobs", "0"], ["--seat", "Cy"], ["--seat", "3"]):
        assert main(["analyse", str(file), *words]) == 2
        assert capsys.readouterr().err.strip()
    assert run(file, "--html", str(tmp_path / "no" / "page.html")) == 1
    assert "page.html cannot be written: " in capsys.readouterr().err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_in_order(tmp_path: Path, jobs: str) -> None:
    """At quality deep a dealt round lasts long enough to be interrupted once the first figure has come."""
    deal = subprocess.run(
        [sys.executable, "-c", _MATCH], capture_output=True, text=True, check=True, env={**os.environ}
    ).stdout
    file = tmp_path / "long.r500"
    file.write_text(deal, encoding="utf-8")
    command = [sys.executable, "-m", "rummy500", "analyse", str(file), "--quality", "deep", "--jobs", jobs, "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stderr is not None
        assert running.stdout is not None
        assert running.stderr.readline().startswith("Round 1: 0 of")
        running.send_signal(signal.SIGINT)
        rest = running.stderr.read()
        assert running.stdout.read() == ""
        assert running.wait() == 130
    assert rest.startswith("Stopped after ")
    assert "Traceback" not in rest


_MATCH = """
from random import Random
from rummy500.bots import player
from rummy500.game.match import Match
from rummy500.game.record import write_record
from rummy500.rules import Rules
match = Match(Rules(), ["Ann", "Bob"])
match.start_round(bytes(32))
players = [player("casual", Random(seat)) for seat in range(2)]
while not match.round.over:
    seat = match.round.turn
    match.play(seat, players[seat].choose(match.round.view(seat), match.rules))
print(write_record(match))
"""


def test_a_curve_as_bars() -> None:
    assert spark([CurvePoint(0, 1.0), CurvePoint(4, 1.0)], 4) == "▁▁▁▁▁"
    assert spark([CurvePoint(step, points) for step, points in enumerate((0.0, 5.0, 7.0, -7.0))], 3) == "▄▇█▁"
