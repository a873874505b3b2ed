"""How a deal can be checked: the server's commitment, the players' shares, the key that both make, and its proof.

The scheme, its bytes and its limits are written in docs/fair-deal.md; tools/check_deals.py and web/src/lib/fair.ts are
other readings of the same page. Everything here is a function of its arguments: who draws the secret and the shares
passes them in.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from rummy500.game.deal import shuffled
from rummy500.game.moves import Seat
from rummy500.rules import Rules

__all__ = [
    "SECRET_BYTES",
    "SHARE_BYTES",
    "DealProof",
    "Fault",
    "FaultCode",
    "check_deal",
    "check_opening",
    "commitment",
    "cut_by_key",
    "deal_key",
    "proof_line",
    "prove",
    "read_proof_lines",
    "share_hash",
    "with_proofs",
]

SECRET_BYTES: Final = 32
"""Length of the server's secret of a round."""

SHARE_BYTES: Final = 16
"""Length of a player's share of a round."""

_SCHEME: Final = b"rummy500-deal-1"
_ABSENT: Final = bytes(SHARE_BYTES)

FaultCode: TypeAlias = Literal["commitment_differs", "seed_differs", "share_uncommitted", "share_differs"]
"""What can be wrong with a deal: C is not that of the secret, the key is not that of secret and shares, a share was
opened that nobody had committed to, a share is not the committed one."""


class Fault(msgspec.Struct, frozen=True):
    """Is one thing that is wrong with a deal; ``seat`` says whose share it is about, None for the server's part."""

    code: FaultCode
    seat: Seat | None = None


class DealProof(msgspec.Struct, frozen=True):
    """Is what has to be known of a finished round's deal to work it out again.

    ``commitment`` is C in hex as it was published, ``shares`` are by seat (None for who gave none). The pack is
    ``decks`` decks with ``jokers`` jokers each; every seat is dealt ``hand`` cards.
    """

    table: str
    round: int
    commitment: str
    secret: bytes
    shares: tuple[bytes | None, ...]
    decks: int
    jokers: int
    hand: int


def commitment(table_id: str, round: int | str, secret: bytes) -> str:
    """Gives C in hex, by which the server fixes its 32-byte secret of a round (docs/fair-deal.md, step 1).

    For a daily deal ``round`` is the date.

    >>> commitment("abcdefghjkmnpqrs", 1, bytes(32))[:16]
    'ed5285eca9b3ee5a'
    """
    _sized(secret, SECRET_BYTES)
    parts = (_SCHEME, table_id.encode(), str(round).encode("ascii"), secret)
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def share_hash(share: bytes) -> str:
    """Gives the hash in hex by which a player fixes a 16-byte share (docs/fair-deal.md, step 2).

    >>> share_hash(bytes(16))[:16]
    '374708fff7719dd5'
    """
    return hashlib.sha256(_sized(share, SHARE_BYTES)).hexdigest()


def deal_key(secret: bytes, shares: Sequence[bytes | None]) -> bytes:
    """Gives k, the round's 32-byte key: HMAC-SHA256 of the shares in seat order under the secret (step 3).

    None is a seat without a share, a computer or somebody absent, and counts as 16 zero bytes.
    """
    message = b"".join(_ABSENT if share is None else _sized(share, SHARE_BYTES) for share in shares)
    return hmac.digest(_sized(secret, SECRET_BYTES), message, hashlib.sha256)


def cut_by_key(key: bytes, cards: int) -> int:
    """Gives how deep a pack of so many cards is cut where nobody cuts by hand, 1 … cards - 1 (step 4).

    The key decides, so that whoever knows it cannot choose among the cuts.

    >>> cut_by_key(bytes(32), 52)
    49
    """
    return shuffled(key, b"cut", range(1, cards))[0]


def check_opening(commits: Sequence[str | None], shares: Sequence[bytes | None]) -> tuple[Fault, ...]:
    """Says which opened shares are not those that had been committed to, by seat."""

    def faults() -> Iterator[Fault]:
        for seat, (committed, share) in enumerate(zip(commits, shares, strict=True)):
            if share is None:
                continue
            if committed is None:
                yield Fault("share_uncommitted", seat)
            elif share_hash(share) != committed:
                yield Fault("share_differs", seat)

    return tuple(faults())


def check_deal(proof: DealProof, seed: bytes, commits: Sequence[str | None] | None = None) -> tuple[Fault, ...]:
    """Says what is wrong with a deal whose key is said to be ``seed``: nothing at all where it was a fair one.

    ``commits`` is the list of the players' hashes as it was shown before anybody opened, where that is known.
    """
    found: list[Fault] = []
    if commitment(proof.table, proof.round, proof.secret) != proof.commitment:
        found.append(Fault("commitment_differs"))
    if deal_key(proof.secret, proof.shares) != seed:
        found.append(Fault("seed_differs"))
    if commits is not None:
        found += check_opening(commits, proof.shares)
    return tuple(found)


def prove(
    table_id: str, round: int, secret: bytes, shares: Sequence[bytes | None], rules: Rules, *, published: str
) -> DealProof:
    """Gives the proof of a round's deal; ``published`` is C as everybody was shown it before the deal."""
    seats = len(shares)
    return DealProof(
        table=table_id,
        round=round,
        commitment=published,
        secret=secret,
        shares=tuple(shares),
        decks=rules.deck_count(seats),
        jokers=rules.jokers_per_deck,
        hand=rules.dealt(seats),
    )


_SHARE: Final = "(?:-|[0-9a-f]{32})"
_LINE: Final = re.compile(
    "# deal: table (?P<table>[A-Za-z0-9_-]{1,64}) round (?P<round>[1-9][0-9]{0,5})"
    " commitment (?P<commitment>[0-9a-f]{64}) secret (?P<secret>[0-9a-f]{64})"
    f" shares (?P<shares>{_SHARE}(?:,{_SHARE}){{1,7}})"
    " decks (?P<decks>[12]) jokers (?P<jokers>[0-4]) hand (?P<hand>[1-9][0-9]?)",
    re.ASCII,
)


def proof_line(proof: DealProof) -> str:
    """Writes a proof as the comment line that stands above the round's ``seed:`` in a record, without a line end.

    Nothing that a person typed is part of it. Raises ValueError for a proof that the line cannot hold.
    """
    shares = ",".join("-" if share is None else share.hex() for share in proof.shares)
    line = (
        f"# deal: table {proof.table} round {proof.round} commitment {proof.commitment}"
        f" secret {proof.secret.hex()} shares {shares}"
        f" decks {proof.decks} jokers {proof.jokers} hand {proof.hand}"
    )
    if not _LINE.fullmatch(line):
        raise ValueError(f"no line can hold the proof of round {proof.round}")  # and it shows no secret
    return line


def read_proof_lines(text: str) -> list[DealProof]:
    """Reads the proofs of a record, in the order of its lines; other lines and comments are passed over."""
    found = (_LINE.fullmatch(line.removesuffix("\r")) for line in text.split("\n") if line.startswith("# deal: "))
    return [_read(match) for match in found if match is not None]


def with_proofs(text: str, proofs: Mapping[int, DealProof]) -> str:
    """Writes each round's proof above its ``seed:`` line in a record as ``write_record`` gives it.

    ``proofs`` are by the number of the round, 1 for the first in the text; a round without one is left as it is.
    """
    lines: list[str] = []
    round = 1
    for line in text.split("\n"):
        if line == "round:":
            round += 1
        if line.startswith("seed: ") and round in proofs:
            lines.append(proof_line(proofs[round]))
        lines.append(line)
    return "\n".join(lines)


def _read(match: re.Match[str]) -> DealProof:
    shares = (None if share == "-" else bytes.fromhex(share) for share in match["shares"].split(","))
    return DealProof(
        table=match["table"],
        round=int(match["round"]),
        commitment=match["commitment"],
        secret=bytes.fromhex(match["secret"]),
        shares=tuple(shares),
        decks=int(match["decks"]),
        jokers=int(match["jokers"]),
        hand=int(match["hand"]),
    )


def _sized(value: bytes, size: int) -> bytes:
    if len(value) != size:
        raise ValueError(f"{len(value)} bytes where there must be {size}")
    return value
