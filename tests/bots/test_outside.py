"""Programs as players: real processes, good ones and every way of being a bad one."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rummy500.bots import outside_round
from rummy500.bots.deal_sets import Contest, DealSet, Room
from rummy500.bots.levels import POLICIES
from rummy500.bots.outside import PROTOCOL, Hello, LostError, Outside
from rummy500.bots.outside_round import TimedSitter, play_told_round
from rummy500.bots.playing import play_round
from rummy500.cli import main
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.game.moves import Draw
from rummy500.game.round import Round
from rummy500.rules import PRESETS
from tests.bots.sittings import begun, key_of, random_table

SEED = 90_004
PATIENT = 120.0
HASTY = 0.05
EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"

LOOP = """
import json, os, sys, time
def plain(options):
    for word in ("draw", "pass"):
        if options[word]:
            return word
    for name, word in (("melds", "meld"), ("lay_offs", "lay")):
        if options[name] and not options["discards"]:
            first = options[name][0]
            return {"type": word} | {key: first[key] for key in ("card", "cards", "meld", "end") if key in first}
    return "discard " + options["discards"][0] if options["discards"] else None
def say(n, move):
    print(json.dumps({"n": n, "move": move}), flush=True)
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        asked += 1
        n, own = message["n"], message["view"]["own"]
        options = own["options"]
"""
GOOD = LOOP + "        say(n, plain(options))"


def words(folder: Path, text: str, name: str = "bot.py") -> list[str]:
    """Writes a program and gives its command line; without site packages it starts quickly."""
    folder.joinpath(name).write_text(text, "utf-8")
    return [sys.executable, "-S", "-E", str(folder / name)]


def contest(command: list[str], limit: float, preset: str = "standard", seats: int = 2, level: str = "club") -> Contest:
    return Contest((level, "exec:" + " ".join(command)), preset, PRESETS[preset], seats, SEED, limit)


def played(folder: Path, text: str, limit: float = PATIENT, deals: int = 1) -> list[DealSet]:
    with Room(contest(words(folder, text), limit)) as room:
        return [room.play(number) for number in range(deals)]


def counts(sets: list[DealSet]) -> dict[str, int]:
    """Sums the program's faults."""
    found: dict[str, int] = {}
    for each in sets:
        for fault, (count, _) in each.shares[1].faults.items():
            found[fault] = found.get(fault, 0) + count
    return found


def hello(limit: float = PATIENT) -> Hello:
    return Hello(PROTOCOL, "standard", PRESETS["standard"], 2, 0, 1, limit)


@pytest.fixture
def round() -> Round:
    """A round in which seat 0 is to draw."""
    rules = PRESETS["standard"]
    return Round.deal(rules, 2, 1, deal.shuffle(key_of(SEED), rules, 2))


@pytest.fixture
def started(tmp_path: Path) -> Iterator[list[Outside]]:
    """What is put in here is ended after the test."""
    programs: list[Outside] = []
    yield programs
    for program in programs:
        program.stop()


def test_rounds_by_moves_and_events_are_those_by_codes() -> None:
    for seed in range(SEED, SEED + 30):
        rules, seats, levels = random_table(seed)
        book, key = Book.of(rules, seats), key_of(seed)

        def sitters(levels: list[str] = levels, seed: int = seed) -> list[TimedSitter]:
            return [TimedSitter(POLICIES[level], Random(f"{seed} {seat}")) for seat, level in enumerate(levels)]

        def restock(nth: int, below: list[int], key: bytes = key) -> list[int]:
            return deal.restock(key, nth, below)

        told = play_told_round(book, key, seed % seats, sitters())
        deck = [card.face for card in deal.shuffle(key, rules, seats)]
        coded = play_round(book, deck, seed % seats, sitters(), restock)
        scores = [[state.score(seat) for seat in range(seats)] for state in (told, coded)]
        assert scores[0] == scores[1], f"seed {seed}: {levels}"
        assert (told.out_seat, told.extras()) == (coded.out_seat, coded.extras()), f"seed {seed}"


@pytest.mark.parametrize(("preset", "seats"), [("standard", 2), ("pagat", 3), ("partnership", 4), ("persian", 4)])
def test_the_example_plays_without_a_fault(preset: str, seats: int) -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 30
    with Room(contest([sys.executable, "-S", "-E", str(EXAMPLE)], PATIENT, preset, seats, "random")) as room:
        share = room.play(1).shares[1]
    assert share.faults == {}
    assert share.decisions > 20
    assert share.seconds > 0


RECORDING = GOOD.replace("asked = 0\n", "asked = 0\nbook = open(f'{sys.argv[1]}/{os.getpid()}.told', 'w')\n").replace(
    "    message = json.loads(line)\n", "    message = json.loads(line)\n    book.write(line)\n    book.flush()\n"
)


def test_a_program_is_told_what_its_seat_may_see_and_no_process_meets_a_deck_twice(tmp_path: Path) -> None:
    command = [*words(tmp_path, RECORDING), str(tmp_path)]
    with Room(contest(command, PATIENT, "pagat", 3)) as room:
        sets = [room.play(number) for number in range(2)]
    assert counts(sets) == {}
    files = list(tmp_path.glob("*.told"))
    assert len(files) == 9  # in six seatings of three seats, every other seat
    drawn = 0
    for file in files:
        told = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        hellos = [message for message in told if message["type"] == "hello"]
        assert [message["protocol"] for message in hellos] == [PROTOCOL] * 2
        assert hellos[0]["rules"]["rummy_call"] == "full"
        upcards = []
        for message in told:
            if message["type"] == "hello":
                seat = message["seat"]
            elif message["type"] == "ask":
                assert message["view"]["own"]["seat"] == seat
                assert message["view"]["public"]["hands"] is None
            for event in message.get("events", ()):
                if event["type"] == "round_started":
                    upcards.append((event["upcard"], event["counts"]))
                if event["type"] == "drew":
                    drawn += 1
                    assert (event["card"] is None) == (event["seat"] != seat)
        assert len(upcards) == 2
    assert drawn > 100


def test_what_is_played_is_what_was_answered(tmp_path: Path) -> None:
    """A program that names the moves in JSON plays as one that writes them."""
    typed = LOOP + (
        "        word, _, card = str(plain(options)).partition(' ')\n"
        "        say(n, {'type': word, 'card': card} if card else {'type': word})"
    )
    texts, jsons = played(tmp_path, GOOD), played(tmp_path, typed)
    assert counts(texts) == counts(jsons) == {}
    assert [each.shares[0].points for each in texts] == [each.shares[0].points for each in jsons]
    assert [each.shares[1].points for each in texts] == [each.shares[1].points for each in jsons]


def test_a_crash_loses_the_rest_of_the_round_and_the_next_begins_anew(tmp_path: Path) -> None:
    text = LOOP + "        if asked == 3: sys.exit('out of ideas')\n        say(n, plain(options))"
    sets = played(tmp_path, text, deals=2)
    found = counts(sets)
    assert found["crashed"] == 4  # once in every round: the process was new each time
    assert found.keys() == {"crashed", "gone"}
    assert sets[0].shares[1].faults["crashed"][1] == "ended with exit code 1: out of ideas"
    assert sum(found.values()) == sum(each.shares[1].decisions for each in sets) - 2 * 4


def test_a_program_that_ends_at_once_is_started_again_for_each_round(tmp_path: Path, round: Round) -> None:
    program = Outside(words(tmp_path, "import os; os.kill(os.getpid(), 9)"), PATIENT)
    for start in (1, 2):
        program.begin(hello())
        with pytest.raises(LostError) as lost:
            program.ask(round.view(0))
        assert (lost.value.fault, lost.value.detail) == ("crashed", "was ended by signal 9")
        assert program.starts == start
        with pytest.raises(LostError) as lost:
            program.ask(round.view(0))
        assert lost.value.fault == "gone"


def test_a_program_that_cannot_be_started_leaves_every_decision(tmp_path: Path) -> None:
    tmp_path.joinpath("text").write_text("no program")
    with Room(contest([str(tmp_path / "text")], PATIENT)) as room:
        share = room.play(0).shares[1]
    assert share.faults["crashed"] == (2, "cannot be started: Permission denied")
    assert share.faults["gone"][0] == share.decisions


def test_silence_is_waited_for_three_times_a_round(tmp_path: Path) -> None:
    sets = played(tmp_path, "import sys\nfor line in sys.stdin: pass", HASTY)
    assert counts(sets)["slow"] == 6
    assert sets[0].shares[1].faults["slow"][1] == "no answer within 0.5 s"  # the first one, while it starts
    assert counts(sets).keys() == {"slow", "gone"}


def test_a_program_that_does_not_even_read_is_only_slow(tmp_path: Path) -> None:
    assert counts(played(tmp_path, "import time\nwhile True: time.sleep(60)", HASTY))["slow"] == 6


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next(
    tmp_path: Path, round: Round, started: list[Outside]
) -> None:
    text = LOOP + "        if asked == 2: say(1, 'discard 2C')\n        if asked > 1: say(n, 'draw')"
    program = Outside(words(tmp_path, text), HASTY)
    started.append(program)
    program.begin(hello())
    with pytest.raises(LostError) as lost:
        program.ask(round.view(0))
    assert lost.value.fault == "slow"
    program.limit = PATIENT
    assert program.ask(round.view(0)) == Draw()


@pytest.mark.parametrize(
    ("answer", "fault", "example"),
    [
        ("print('I think I will draw', flush=True)", "garbage", "'I think I will draw'"),
        ("print(json.dumps({'n': n}), flush=True)", "garbage", "'{\"n\": 1}'"),
        ("print(json.dumps([n, 'draw']), flush=True)", "garbage", "'[1, \"draw\"]'"),
        ("say(n + 1, 'draw')", "garbage", "an answer to question 2, which has not been asked"),
        ("os.write(1, bytes([255, 10]))", "garbage", "'\ufffd'"),
        ("say(n, 'discard ' + options['discards'][0] if options['discards'] else 'swap 2C on 9')", "illegal", "swap"),
        ("say(n, 'sing')", "illegal", "'sing': unknown_verb"),
        ("say(n, {'type': 'discard', 'card': 'JK'})", "illegal", "discard JK: "),
        ("say(n, None)", "illegal", "a move is wanted"),
        ("say(n, {'type': 'sing'})", "garbage", ""),
    ],
)
def test_nonsense_loses_that_decision_alone(tmp_path: Path, answer: str, fault: str, example: str) -> None:
    sets = played(tmp_path, LOOP + f"        if asked % 2: {answer}\n        else: say(n, plain(options))")
    found = {str(name): seen for name, seen in sets[0].shares[1].faults.items()}
    assert list(found) == [fault]
    assert example in found[fault][1]
    assert 4 < found[fault][0] <= sets[0].shares[1].decisions / 2 + 1


def test_a_program_is_told_that_its_move_was_refused(tmp_path: Path) -> None:
    text = RECORDING.replace("say(n, plain(options))", "say(n, plain(options) if asked > 1 else 'discard JK')")
    with Room(contest([*words(tmp_path, text), str(tmp_path)], PATIENT)) as room:
        assert counts([room.play(0)]) == {"illegal": 2}
    for file in tmp_path.glob("*.told"):
        told = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        (refused,) = [message for message in told if message["type"] == "refused"]
        assert refused == {"type": "refused", "n": 1, "fault": "illegal", "detail": "discard JK: draw_first"}
        assert told[told.index(refused) + 1]["events"][0]["type"] in ("drew", "took")


@pytest.mark.parametrize("piece", ["'x' * 9999", "'x' * 99 + chr(10)", "json.dumps({'n': 0, 'move': None}) + chr(10)"])
def test_a_flood_ends_soon(tmp_path: Path, piece: str) -> None:
    text = f"import json, sys\nsys.stdin.readline()\nwhile True: sys.stdout.write({piece})"
    found = counts(played(tmp_path, text))
    assert set(found) <= {"flooded", "garbage", "gone"}
    assert found.get("flooded", 0) == 2 or found["garbage"] > 10


def test_much_talk_on_the_error_output_does_no_harm(tmp_path: Path) -> None:
    text = LOOP + "        sys.stderr.write(('x' * 99 + chr(10)) * 9999)\n        say(n, plain(options))"
    assert counts(played(tmp_path, text)) == {}


def test_a_round_without_end_is_ended_for_a_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside_round, "LONG", 200)
    rules = PRESETS["standard"].replace(pile_duty="none", return_taken=True)
    text = LOOP + (
        "        take, discards = options['takes'], options['discards']\n"
        "        top = message['view']['public']['pile'][-1:]\n"
        "        say(n, 'discard ' + taken if discards else 'take ' + top[0] if take else 'draw')\n"
        "        taken = top[0] if top else None"
    )
    player = "exec:" + " ".join(words(tmp_path, text))
    with Room(Contest((player, player), "", rules, 2, SEED, PATIENT)) as room:
        share = room.play(0).shares[1]
    assert list(share.faults) == ["endless"]
    assert share.faults["endless"][0] < share.decisions


def test_a_call_is_asked_for_only_where_there_is_one(tmp_path: Path) -> None:
    text = RECORDING.replace(
        "say(n, plain(options))",
        "mine = message['view']['public']['turn'] == own['seat']\n"
        "        call = options['calls'][0] if options['calls'] else None\n"
        "        say(n, {'type': 'call', **call} if call else plain(options) if mine else 'draw')",
    ).replace("{'type': 'call', **call}", "{**call, 'type': 'call'}")
    with Room(contest([*words(tmp_path, text), str(tmp_path)], PATIENT, "pagat", 4, "random")) as room:
        sets = [room.play(number) for number in range(6)]
    assert counts(sets) == {}
    asked = called = 0
    for file in tmp_path.glob("*.told"):
        for line in file.read_text("utf-8").splitlines():
            message = json.loads(line)
            if message["type"] == "ask" and message["view"]["public"]["turn"] != message["view"]["own"]["seat"]:
                asked += 1
                assert message["view"]["own"]["options"]["calls"]
            called += sum(event["type"] == "called" for event in message.get("events", ()))
    assert asked > 0
    assert called > 0


def test_everything_ends_with_the_room(tmp_path: Path) -> None:
    stubborn = "import os, sys, time\nopen(sys.argv[1] + f'/{os.getpid()}.pid', 'w').close()\n" + GOOD
    stubborn += "\nwhile True: time.sleep(60)"
    with Room(contest([*words(tmp_path, stubborn), str(tmp_path)], PATIENT)) as room:
        assert counts([room.play(0)]) == {}
    pids = [int(file.stem) for file in tmp_path.glob("*.pid")]
    assert len(pids) == 2
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_the_command_reports_what_went_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = LOOP + "        say(n, plain(options) if asked % 5 else 'sing')"
    player = "exec:" + " ".join(words(tmp_path, text))
    assert main(["arena", "casual", player, "--deals", "2", "--limit", str(PATIENT)]) == 0
    printed = capsys.readouterr().out
    assert " decisions went to the fallback\n  illegal move: " in printed
    assert "as in: 'sing': unknown_verb" in printed


def test_a_clone_of_the_round_answers_what_is_legal(round: Round) -> None:
    """The check of a program's move changes nothing."""
    before = round.view(0)
    copy = begun(PRESETS["standard"], 2, SEED).clone()
    copy.play(copy.turn or 0, Draw())
    round.clone().play(0, Draw())
    assert round.view(0) == before
