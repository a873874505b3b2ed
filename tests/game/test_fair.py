"""The fair deal: fixed vectors of docs/fair-deal.md, and every way in which a deal can be wrong."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rummy500.game.deal import shuffle
from rummy500.game.fair import (
    DealProof,
    Fault,
    check_deal,
    check_opening,
    commitment,
    cut_by_key,
    deal_key,
    proof_line,
    prove,
    read_proof_lines,
    share_hash,
    with_proofs,
)
from rummy500.game.match import Match
from rummy500.game.record import read_record, write_record
from rummy500.rules import PRESETS, Rules

TABLE = "abcdefghjkmnpqrs"
SECRET = bytes(range(32))
SHARES = (bytes(range(16)), None, b"\xff" * 16)
KEY = bytes.fromhex("5da2d0d608c56de4a7affc557ea008b5f6ebd63e66af1844f8c41c2161af9f2b")


def example() -> DealProof:
    return prove(TABLE, 12, SECRET, SHARES, Rules(), published=commitment(TABLE, 12, SECRET))


def test_vectors_of_the_commitment() -> None:
    zero = commitment(TABLE, 1, bytes(32))
    assert zero == "ed5285eca9b3ee5aac4aa076b921bf5563aea0c53b8df4db6a75f0a76976ad86"
    counting = commitment(TABLE, 12, SECRET)
    assert counting == "ab91aa8b229c480246d1ce632eded5dab7df6d702b6afcb193ce299af125639b"


def test_vectors_of_the_shares() -> None:
    assert share_hash(bytes(16)) == "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"
    assert share_hash(bytes(range(16))) == "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991"
    assert share_hash(b"\xff" * 16) == "5ac6a5945f16500911219129984ba8b387a06f24fe383ce4e81a73294065461b"


def test_vectors_of_the_key_and_its_deck() -> None:
    assert deal_key(bytes(32), [None, None]).hex() == (
        "33ad0a1c607ec03b09e6cd9893680ce210adf300aa1f2660e1b22e10f170f92a"
    )
    assert deal_key(SECRET, SHARES) == KEY
    assert [card.text for card in shuffle(KEY, Rules(), 3)[:5]] == ["6C", "4S", "KD", "3C", "QS"]


def test_the_bytes_are_those_of_the_page() -> None:
    said = b"rummy500-deal-1\x00" + TABLE.encode() + b"\x00" + b"12" + b"\x00" + SECRET
    assert commitment(TABLE, 12, SECRET) == hashlib.sha256(said).hexdigest()
    message = bytes(range(16)) + bytes(16) + b"\xff" * 16
    assert deal_key(SECRET, SHARES) == hmac.new(SECRET, message, "sha256").digest()


def test_an_absent_seat_counts_as_zeros() -> None:
    assert deal_key(SECRET, [None, SHARES[0]]) == deal_key(SECRET, [bytes(16), SHARES[0]])


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(ValueError, match="32"):
        commitment(TABLE, 1, secret)
    with pytest.raises(ValueError, match="32"):
        deal_key(secret, [None, None])


@pytest.mark.parametrize("share", [b"", bytes(15), bytes(17)])
def test_a_share_has_16_bytes(share: bytes) -> None:
    with pytest.raises(ValueError, match="16"):
        share_hash(share)
    with pytest.raises(ValueError, match="16"):
        deal_key(SECRET, [share, None])


def test_vectors_of_the_cut_by_the_key() -> None:
    assert [cut_by_key(bytes(32), 52), cut_by_key(bytes(range(32)), 108), cut_by_key(KEY, 52)] == [49, 102, 47]


def test_the_key_cuts_at_every_depth_and_leaves_a_card_on_both_sides() -> None:
    depths = [cut_by_key(bytes([n]) * 32, 9) for n in range(256)]
    assert set(depths) == set(range(1, 9))


def test_a_fair_deal_has_no_fault() -> None:
    commits = [share_hash(share) if share else None for share in SHARES]
    assert check_deal(example(), KEY) == ()
    assert check_deal(example(), KEY, commits) == ()


def test_another_secret_is_seen() -> None:
    proof = replace(example(), secret=bytes(32))
    assert check_deal(proof, KEY) == (Fault("commitment_differs"), Fault("seed_differs"))
    # The key may be made to fit; the commitment may not.
    assert check_deal(proof, deal_key(proof.secret, SHARES)) == (Fault("commitment_differs"),)


@pytest.mark.parametrize("change", [{"table": "bbcdefghjkmnpqrs"}, {"round": 1}, {"commitment": "0" * 64}])
def test_another_commitment_is_seen(change: dict[str, str | int]) -> None:
    assert check_deal(replace(example(), **change), KEY) == (Fault("commitment_differs"),)


@pytest.mark.parametrize(
    "shares",
    [(SHARES[2], None, SHARES[0]), (None, SHARES[0], SHARES[2]), (SHARES[0], None, None), (SHARES[0], SHARES[2])],
)
def test_other_shares_and_another_order_are_seen(shares: tuple[bytes | None, ...]) -> None:
    assert check_deal(replace(example(), shares=shares), KEY) == (Fault("seed_differs"),)


def test_a_share_that_is_not_the_committed_one_is_seen() -> None:
    hashes = [share_hash(bytes(16)), None, None]
    assert check_opening(hashes, SHARES) == (Fault("share_differs", 0), Fault("share_uncommitted", 2))
    assert check_deal(example(), KEY, hashes) == check_opening(hashes, SHARES)
    assert check_opening(hashes, [None, None, None]) == ()


SHARE = st.none() | st.binary(min_size=16, max_size=16)
PROOF = st.builds(
    DealProof,
    table=st.from_regex("[A-Za-z0-9_-]{1,64}", fullmatch=True).filter(str.isascii),
    round=st.integers(1, 999_999),
    commitment=st.binary(min_size=32, max_size=32).map(bytes.hex),
    secret=st.binary(min_size=32, max_size=32),
    shares=st.lists(SHARE, min_size=2, max_size=8).map(tuple),
    decks=st.sampled_from([1, 2]),
    jokers=st.integers(0, 4),
    hand=st.integers(3, 20),
)


@given(PROOF)
def test_a_line_reads_back(proof: DealProof) -> None:
    line = proof_line(proof)
    assert line.startswith("# deal: ")
    assert read_proof_lines(f"seats: Ann, Bob\n{line}\nseed: 00\n") == [proof]
    assert read_proof_lines(f"{line}\r\n") == [proof]


@given(PROOF)
def test_the_longest_line_is_far_from_the_longest_of_a_record(proof: DealProof) -> None:
    assert len(proof_line(proof)) < 1000


@pytest.mark.parametrize("table", ["", "a b", "a\nb", "a\u2028b", "ä", "a" * 65, "x round 2"])
def test_a_line_takes_no_table_that_could_say_more(table: str) -> None:
    with pytest.raises(ValueError, match="proof"):
        proof_line(replace(example(), table=table))


def test_a_line_takes_nothing_that_it_could_not_give_back() -> None:
    for wrong in ({"round": 0}, {"commitment": "AB" * 32}, {"shares": (None,)}, {"decks": 3}, {"hand": 0}):
        with pytest.raises(ValueError, match="proof"):
            proof_line(replace(example(), **wrong))


def test_other_comments_are_passed_over() -> None:
    line = proof_line(example())
    for other in (f"seats: {line}", f" {line}", f"{line} ", f"#{line}", line.upper(), line[:-3], f"# {line}"):
        assert read_proof_lines(other) == []


EVIL = ["# deal: table x", "Bo #", "round: 1", "seed: " + "0" * 20]


def played(rounds: int, names: list[str], rules: Rules) -> tuple[str, dict[int, DealProof]]:
    """A record of rounds that were passed through quickly, and their proofs."""
    match = Match(rules, names)
    proofs = {}
    for number in range(1, rounds + 1):
        secret = bytes([number]) * 32
        shares = [bytes([seat + 1]) * 16 if seat else None for seat in range(len(names))]
        match.start_round(deal_key(secret, shares), cut=9 if rules.cut else None)
        proofs[number] = prove(TABLE, number, secret, shares, rules, published=commitment(TABLE, number, secret))
        while match.round is not None and match.round.turn is not None:
            seat = match.round.turn
            match.play(seat, match.round.legal(seat)[0])
        if match.finished:
            break
    return write_record(match), proofs


@pytest.mark.parametrize("preset", ["standard", "joker_table", "persian_wild"])
def test_a_record_with_proofs_is_the_same_match(preset: str) -> None:
    plain, proofs = played(3, EVIL, PRESETS[preset])
    text = with_proofs(plain, proofs)
    assert read_proof_lines(text) == list(proofs.values())
    assert write_record(read_record(text)) == plain
    lines = text.split("\n")
    seeds = [at for at, line in enumerate(lines) if line.startswith("seed: ")]
    for at, proof in zip(seeds, proofs.values(), strict=True):
        assert lines[at - 1] == proof_line(proof)
        assert check_deal(proof, bytes.fromhex(lines[at].removeprefix("seed: "))) == ()


def test_a_round_without_a_proof_stays_as_it_is() -> None:
    plain, proofs = played(2, ["Ann", "Bob"], Rules())
    assert with_proofs(plain, {}) == plain
    assert read_proof_lines(with_proofs(plain, {2: proofs[2]})) == [proofs[2]]
