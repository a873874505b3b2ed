"""Fuzzing of the reader: whatever is read, nothing but its own errors ever comes out, and every error has its words."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rummy500.cards import RummyError
from rummy500.game.moves import IllegalMove, MoveError, parse_move
from rummy500.game.record import UnreadableError, decode, legal_lines, perft, replay, report, write_record
from rummy500.game.record.lines import RecordError
from rummy500.i18n import sentence
from tests.game.random_rules import random_match

GOLDEN = [path.read_bytes() for path in sorted(Path(__file__).parent.glob("*/*.r500"))]

WORDS = (
    "rummy500: 1",
    "rules: persian",
    "rules: pagat",
    "set: decks 2",
    "set: jokers_per_deck 2",
    "set: max_wild none",
    "set: identical_in_set on",
    "set: rummy_call full",
    "set: teams 2",
    "set: opening_minimum 30",
    "set: stock_out reshuffle",
    "set: boodle on",
    "seats: Ann, Bob",
    "seats: Ann, Bob, Cy, Di",
    "dealer: Bob",
    "hand Ann: 7S 8S 9S JK",
    "hand Bob: ? ? 5H",
    "hand Ann:",
    "pile: 4D 4D 5D",
    "stock: ? 9C",
    "meld 1: 3H 4H JK=5H by Ann, 6H by Bob",
    "meld 1: JK JK JK by Ann",
    "meld 2: KC KD KH by Bob",
    "total: Ann 10, Bob -5",
    "score: Ann 1",
    "reached: 4D",
    "taken: 9D",
    "opened: Ann",
    "fresh: Bob, Ann",
    "turn: Ann play",
    "turn: Bob call",
    "seed: " + "00" * 32,
    "cut: 7",
    "restock: 4D 2C",
    "round:",
    "- Ann: draw, discard 7S",
    "- Ann: meld 7S 8S 9S JK",
    "- Bob: call 5D on 1",
    "- Ann: lay JK on 1 low, swap 5H on 1",
    "- Ann: take 4D@2, pass, stand",
    "# nothing",
    "",
)


def checked(raw: bytes) -> None:
    """Reads bytes and asks everything of them that can be asked."""
    try:
        text = decode(raw)
    except UnreadableError as error:
        assert worded(error)
        return
    result = replay(text)
    if result.error is not None:
        assert isinstance(result.error, RecordError)
        assert 1 <= result.error.line <= text.count("\n") + 1
        assert worded(result.error)
    msgspec.json.encode(report(result))
    try:
        legal_lines(result)
        perft(result, 1)
    except IllegalMove as error:
        assert worded(error)
    if result.match is not None and result.error is None:
        again = replay(write_record(result.match))
        assert again.error is None
        assert again.match is not None
        assert again.match.totals == result.match.totals


def worded(error: RummyError) -> bool:
    """Says whether an error has a sentence in both languages, with nothing left to fill in."""
    for language in ("en", "de"):
        told = sentence(language, error.code, error.arguments)
        assert told
        assert "{$" not in told
        assert error.code not in told
    return True


@settings(max_examples=300)
@given(st.binary(max_size=400))
@example(b"\xff")
@example(b"\xef\xbb\xbfrummy500: 1\r\nseats: A, B\r\n")
@example(b"rummy500: 1\nseats: a by b, c\n")
def test_any_bytes(raw: bytes) -> None:
    checked(raw)


@settings(max_examples=300)
@given(st.text(max_size=300))
def test_any_text_after_a_head(text: str) -> None:
    checked(("rummy500: 1\nseats: Ann, Bob\n" + text).encode("utf-8", "surrogatepass"))


@settings(max_examples=600)
@given(st.lists(st.sampled_from(WORDS), max_size=24), st.booleans())
def test_any_statements(lines: list[str], head: bool) -> None:
    begin = ["rummy500: 1", "seats: Ann, Bob", "set: jokers_per_deck 2"] if head else []
    checked("\n".join([*begin, *lines]).encode())


def mutated(raw: bytes, rng: Random) -> bytes:
    """Changes a record a little: bytes, words, lines."""
    kind = rng.randrange(6)
    if kind == 0:
        at = rng.randrange(len(raw))
        return raw[:at] + bytes([rng.randrange(256)]) + raw[at + 1 :]
    if kind == 1:
        at, to = sorted((rng.randrange(len(raw)), rng.randrange(len(raw))))
        return raw[:at] + raw[to:]
    lines = raw.split(b"\n")
    at = rng.randrange(len(lines))
    if kind == 2:
        lines[at], lines[at - 1] = lines[at - 1], lines[at]
    elif kind == 3:
        lines.insert(at, rng.choice(WORDS).encode())
    elif kind == 4:
        words = lines[at].split(b" ")
        words[rng.randrange(len(words))] = rng.choice(
            b"JK ? 7S 10H JK=5H @2 low high on by draw -1 99999999 Ann".split(b" ")
        )
        lines[at] = b" ".join(words)
    else:
        lines[at] = rng.choice(lines)
    return b"\n".join(lines)


@pytest.mark.parametrize("seed", range(20))
def test_mutated_cases(seed: int) -> None:
    rng = Random(seed)
    for raw in GOLDEN:
        for _ in range(rng.randrange(1, 4)):
            raw = mutated(raw or b"x", rng)
        checked(raw)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1300))
def test_more_mutated_cases(seed: int) -> None:
    test_mutated_cases(seed)


@pytest.mark.parametrize("seed", range(8))
def test_mutated_matches(seed: int) -> None:
    rng = Random(seed)
    raw = write_record(random_match(rng, rounds=2)).encode()
    for _ in range(25):
        checked(mutated(mutated(raw, rng), rng))


@settings(max_examples=300)
@given(
    st.text(alphabet="draw take meld lay swap discard pass stand call on low high JK=@0123456789SHDCAQ♠", max_size=40)
)
def test_any_move(text: str) -> None:
    try:
        move = parse_move(text)
    except MoveError as error:
        assert worded(error)
    else:
        assert parse_move(str(move)) == move
