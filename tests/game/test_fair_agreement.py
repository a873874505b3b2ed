"""Three readings of docs/fair-deal.md agree: this package, tools/check_deals.py, and (by the same digest) the client's.

web/src/lib/fair.test.ts works out the same 10,000 deals and must come to the same digest.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from rummy500.game import deal
from rummy500.game.fair import DealProof, check_deal, commitment, deal_key, proof_line, read_proof_lines, share_hash
from rummy500.game.record import replay
from rummy500.rules import Rules
from tests.game.fair_records import DEALS, proved_match

SCRIPT = Path(__file__).parents[2] / "tools" / "check_deals.py"
RECORDS = sorted(DEALS.glob("*.r500"))
DIGEST = "c1dd2c315c5034033ace376bd1c705480cd0905a931971a1fed00642ee250259"
COUNT = 10_000


@cache
def numbered(i: int) -> tuple[DealProof, bytes, int, list[str]]:
    """Deal number ``i`` of the 10,000: its proof, its key, its cut, and the deck after the cut."""
    table, seats, jokers = f"table{i % 97}", 2 + i % 7, i % 5
    rules = Rules(decks=2 if i % 2 else 1, jokers_per_deck=jokers)
    secret = sha256(f"secret {i}".encode()).digest()
    shares = tuple(
        None if (i + seat) % 3 == 0 else sha256(f"share {i} {seat}".encode()).digest()[:16] for seat in range(seats)
    )
    proof = DealProof(table, i + 1, commitment(table, i + 1, secret), secret, shares, 1 + i % 2, jokers, hand=1)
    key = deal_key(secret, shares)
    deck = deal.shuffle(key, rules, seats)
    return proof, key, i % 53, [card.text for card in deal.cut(deck, i % 53)]


def test_ten_thousand_deals_have_the_digest_of_the_client() -> None:
    digest = sha256()
    for i in range(COUNT):
        proof, key, _, deck = numbered(i)
        hashes = ",".join("-" if share is None else share_hash(share) for share in proof.shares)
        digest.update(f"{proof.commitment} {hashes} {key.hex()} {' '.join(deck)}\n".encode())
    assert digest.hexdigest() == DIGEST


def run_script(path: Path) -> tuple[int, list[str]]:
    done = subprocess.run([sys.executable, "-I", str(SCRIPT), str(path)], capture_output=True, text=True)
    assert done.stderr == "" or done.returncode
    return done.returncode, done.stdout.splitlines() or [done.stderr.strip()]


def whole_stocks() -> Iterator[str]:
    """Rounds in which the whole stock is drawn, card by card: as far as the script looks, a record."""
    for i in range(COUNT):
        proof, key, depth, deck = numbered(i)
        draws = "".join(f"- Ann: draw {card}, discard {card}\n" for card in deck[len(proof.shares) + 1 :])
        yield f"{proof_line(proof)}\nseed: {key.hex()}\n" + (f"cut: {depth}\n" if depth else "") + draws


def test_ten_thousand_deals_are_right_for_the_script(tmp_path: Path) -> None:
    path = tmp_path / "many.r500"
    path.write_text("rummy500: 1\n" + "round:\n".join(whole_stocks()), encoding="utf-8")
    status, lines = run_script(path)
    assert lines == [f"round {i + 1}: commitment ok, seed ok, cards ok" for i in range(COUNT)]
    assert status == 0


def test_the_script_is_short_and_has_nothing_of_ours() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 50
    imported = re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE)
    assert set(imported) <= sys.stdlib_module_names


def check_record(text: str) -> list[bool]:
    """What this package says of each round."""
    seeds = re.findall(r"^seed: (\w+)$", text, re.MULTILINE)
    return [check_deal(p, bytes.fromhex(s)) == () for p, s in zip(read_proof_lines(text), seeds, strict=True)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_proves_itself(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert check_record(text) == [True] * text.count("\nseed: ")
    assert replay(text).error is None
    status, lines = run_script(path)
    assert status == 0 and {line.partition(": ")[2] for line in lines} == {"commitment ok, seed ok, cards ok"}


def test_random_matches_prove_themselves(tmp_path: Path) -> None:
    for seed in range(20_000, 20_010):
        print(f"seed {seed}")
        text, match = proved_match(seed)
        path = tmp_path / f"{seed}.r500"
        path.write_text(text, encoding="utf-8")
        assert all(check_record(text))
        status, lines = run_script(path)
        assert (status, len(lines)) == (0, len(match.results)), lines


FIRST = (DEALS / "cut.r500").read_text(encoding="utf-8")


@cache
def line_of(key: str) -> str:
    found = re.search(rf"^{key}.*$", FIRST, re.MULTILINE)
    assert found is not None
    return found[0]


def altered(old: str, new: str) -> str:
    assert old != new and old in FIRST
    return FIRST.replace(old, new, 1)


def other_digit(line: str, word: str) -> str:
    """The line with the first hexadecimal digit behind a word changed."""
    at = line.index(word) + len(word)
    return line[:at] + ("0" if line[at] != "0" else "1") + line[at + 1 :]


def first_share(line: str) -> str:
    found = re.search(r"[ ,]([0-9a-f]{32})[ ,]", line)
    assert found is not None
    return found[1]


def turned_shares(line: str) -> str:
    shares = line.split(" shares ")[1].split(" ")[0]
    return line.replace(shares, ",".join(reversed(shares.split(","))))


CHANGES: dict[str, tuple[Callable[[], str], str]] = {
    "secret": (lambda: altered(line_of("# deal"), other_digit(line_of("# deal"), "secret ")), "WRONG, seed WRONG"),
    "commitment": (
        lambda: altered(line_of("# deal"), other_digit(line_of("# deal"), "commitment ")),
        "commitment WRONG, seed ok, cards ok",
    ),
    "table": (lambda: altered("# deal: table t", "# deal: table T"), "commitment WRONG, seed ok, cards ok"),
    "share": (lambda: altered(first_share(line_of("# deal")), "0" * 32), "commitment ok, seed WRONG, cards ok"),
    "order": (
        lambda: altered(line_of("# deal"), turned_shares(line_of("# deal"))),
        "commitment ok, seed WRONG, cards ok",
    ),
    "seed": (lambda: altered(line_of("seed"), other_digit(line_of("seed"), ": ")), "seed WRONG, cards WRONG"),
    "cut": (lambda: altered(line_of("cut"), "cut: 3"), "commitment ok, seed ok, cards WRONG"),
    "no cut": (lambda: altered(line_of("cut") + "\n", ""), "commitment ok, seed ok, cards WRONG"),
    "pack": (lambda: altered(" jokers ", " jokers 4 was "), "has no proof"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_script_sees_every_change(change: str, tmp_path: Path) -> None:
    alter, said = CHANGES[change]
    path = tmp_path / "changed.r500"
    path.write_text(alter(), encoding="utf-8")
    status, lines = run_script(path)
    assert status == 1
    assert said in lines[0]


def test_deals_of_another_round_do_not_pass(tmp_path: Path) -> None:
    path = tmp_path / "swapped.r500"
    head, _, rest = FIRST.partition("\n\n")
    one, two = rest.split("round:\n")
    path.write_text(f"{head}\n\n{two}round:\n{one}", encoding="utf-8")
    status, lines = run_script(path)
    assert status == 1
    assert all("commitment WRONG, seed ok, cards ok" in line for line in lines)


def test_a_proof_that_is_left_out_is_missed(tmp_path: Path) -> None:
    path = tmp_path / "bare.r500"
    path.write_text(altered(line_of("# deal") + "\n", ""), encoding="utf-8")
    assert run_script(path) == (1, ["round 1 has no proof"])
