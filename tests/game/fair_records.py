"""Records of whole matches under random rules, each deal with its proof; `python -m tests.game.fair_records` writes
those of tests/records/deals anew."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from random import Random

from rummy500.game.fair import commitment, deal_key, prove, with_proofs
from rummy500.game.match import Match
from rummy500.game.moves import Call, Swap
from rummy500.game.record import write_record
from rummy500.rules import check_rules
from rummy500.testkit.random_rules import random_rules

DEALS = Path(__file__).parents[1] / "records" / "deals"
NAMES = ["Ann", "Bo, Bo", "Cy #1", "D: draw 5C", "Eve Ann", "Flo", "Gus", "Hal"]


def drawn(seed: int, *what: object) -> bytes:
    """32 bytes that stand for random ones."""
    return sha256(f"{seed} {what}".encode()).digest()


def proved_match(seed: int, rounds: int = 2) -> tuple[str, Match]:
    """Plays some rounds at random under random rules; gives the record with its proofs."""
    rng = Random(seed)
    seats = rng.randint(2, 8)
    rules = random_rules(rng, seats)
    assert not check_rules(rules, seats)
    match, table, proofs = Match(rules, NAMES[:seats]), f"table-{seed}", {}
    while len(match.results) < rounds and not match.finished:
        number = len(match.results) + 1
        secret = drawn(seed, "secret", number)
        shares = [drawn(seed, number, seat)[:16] if rng.random() < 0.7 else None for seat in range(seats)]
        match.start_round(deal_key(secret, shares), cut=rng.randrange(40) if rules.cut else None)
        proofs[number] = prove(table, number, secret, shares, rules, published=commitment(table, number, secret))
        play_round(match, rng)
    return with_proofs(write_record(match), proofs), match


def play_round(match: Match, rng: Random) -> None:
    """Plays the round to its end at random; calls and swaps are taken wherever they are legal."""
    round = match.round
    assert round is not None
    while (turn := round.turn) is not None:
        wishes = [(seat, move) for seat in range(match.seats) for move in round.legal(seat)]
        rare = [wish for wish in wishes if isinstance(wish[1], Call | Swap)]
        mine = [wish for wish in wishes if wish[0] == turn]
        match.play(*rng.choice(rare if rare and rng.random() < 0.9 else mine))


SIGNS = {
    "restock": r"\nrestock: .*(.|\n)*\nrestock: ",
    "swap": r" swap ",
    "call_last": r" call \w+ on ",
    "call_full": r" call \w+(,|$)",
    "copies": r"@2",
    "cut": r"\ncut: ",
    "stand": r" stand",
}
"""What moves cards about, and how it looks in a record."""


COPY_BELOW = 14
"""The seed of a round in which a discard is called while its other copy lies deeper in the pile."""


def main() -> None:
    """Writes a short record for each sign, the first seed that has it and no other file."""
    DEALS.mkdir(exist_ok=True)
    (DEALS / "call_copy.r500").write_text(proved_match(COPY_BELOW, 1)[0], encoding="utf-8")
    used = {COPY_BELOW}
    for name, sign in SIGNS.items():
        for seed in range(10_000):
            text = proved_match(seed)[0]
            if seed not in used and len(text) < 8_000 and re.search(sign, text, re.MULTILINE):
                used.add(seed)
                (DEALS / f"{name}.r500").write_text(text, encoding="utf-8")
                break


if __name__ == "__main__":
    main()
