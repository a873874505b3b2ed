"""The numbers of docs/fair-deal.md, worked out again; `python -m tests.docs.test_fair_deal` prints them."""

from __future__ import annotations

import doctest
import hashlib
import hmac
import re
from pathlib import Path

from rummy500.app import dealing
from rummy500.app.daily_deal import commitment_of, date_text, ends_at, key_of
from rummy500.game.deal import KEY_BYTES, restock, shuffle
from rummy500.game.fair import SECRET_BYTES, commitment, cut_by_key, deal_key, proof_line, prove, share_hash
from rummy500.rules import Rules

PAGE = Path(__file__).parents[2] / "docs" / "fair-deal.md"
TABLE = "abcdefghjkmnpqrs"
ZERO, COUNTING = bytes(SECRET_BYTES), bytes(range(SECRET_BYTES))
SHARES = (bytes(range(16)), None, b"\xff" * 16)
KEY = deal_key(COUNTING, SHARES)
DAY = 20788
DAILY = key_of(COUNTING, DAY)


def vectors() -> str:
    """The block of test vectors as it stands on the page."""
    proof = prove(TABLE, 12, COUNTING, SHARES, Rules(), published=commitment(TABLE, 12, COUNTING))

    def deck(key: bytes, rules: Rules) -> str:
        cards = [card.text for card in shuffle(key, rules, 3)]
        return f"{' '.join(cards[:10])} ... {' '.join(cards[-3:])}"

    lines = [
        f"C     table {TABLE} round 1 secret {ZERO.hex()}",
        f"   =  {commitment(TABLE, 1, ZERO)}",
        f"C     table {TABLE} round 12 secret {COUNTING.hex()}",
        f"   =  {commitment(TABLE, 12, COUNTING)}",
        *(
            f"hash  share {share.hex()}\n   =  {share_hash(share)}"
            for share in (bytes(16), SHARES[0], SHARES[2])
            if share
        ),
        f"k     secret {ZERO.hex()} shares -,-",
        f"   =  {deal_key(ZERO, [None, None]).hex()}",
        f"k     secret {COUNTING.hex()} shares {','.join(share.hex() if share else '-' for share in SHARES)}",
        f"   =  {KEY.hex()}",
        f"deck  seed {bytes(KEY_BYTES).hex()}, one deck",
        f"   =  {deck(bytes(KEY_BYTES), Rules())}",
        f"deck  seed {COUNTING.hex()}, two decks with two jokers each",
        f"   =  {deck(COUNTING, Rules(decks=2, jokers_per_deck=2))}",
        f"deck  seed {KEY.hex()}, one deck",
        f"   =  {deck(KEY, Rules())}",
        f"restock 1  seed {bytes(KEY_BYTES).hex()}, pile below its top 4D 2C 5H JD 9H",
        f"   =  {' '.join(restock(bytes(KEY_BYTES), 1, ['4D', '2C', '5H', 'JD', '9H']))}",
        f"cut   seed {KEY.hex()}, 52 cards",
        f"   =  {cut_by_key(KEY, 52)}",
        f"daily k  secret {COUNTING.hex()} date {date_text(DAY)} preset standard",
        f"   =  {DAILY.hex()}",
        "daily C  the same",
        f"   =  {commitment_of(DAILY, date_text(DAY))}",
        "deck  seed of that day, one deck",
        f"   =  {deck(DAILY, Rules())}",
        "line  the second commitment, the second key, standard rules",
        f"   =  {proof_line(proof)}",
    ]
    return "\n".join(lines)


def first_words() -> list[int]:
    block = hmac.digest(KEY, b"deal" + bytes(8), hashlib.sha256)
    return [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]


def steps() -> str:
    """The first steps of the shuffle by hand as they stand on the page."""
    words = ", ".join(f"`{word:08x}`" for word in first_words()[:3])
    pack = [rank + suit for suit in "SHDC" for rank in [*"A23456789", "10", *"JQK"]]
    told = []
    for place, word in zip(range(51, 48, -1), first_words(), strict=False):
        span = place + 1
        limit = 2**32 - 2**32 % span
        assert word < limit
        other = word % span
        pack[place], pack[other] = pack[other], pack[place]
        told.append(f"| {place} | `{word:08x}` = {word} | {limit} | {other} | {pack[place]} |")
    return "\n".join(
        [
            f"The words are {words} and so on. The pack begins AS, 2S, 3S … and ends … QC, KC, places 0 to 51.",
            "",
            "| place *i* | word | skipped from | *j* = word mod (*i* + 1) | the card that now lies at *i* |",
            "|---|---|---|---|---|",
            *told,
            "",
            f"So the deck ends {' '.join(pack[49:])}, as above. The seat at the dealer's left gets card 0 first.",
        ]
    )


def test_the_page_has_the_vectors() -> None:
    found = re.search(r"```vectors\n(.*?)\n```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert found[1] == vectors()


def test_the_page_has_the_steps_by_hand() -> None:
    assert steps() in PAGE.read_text(encoding="utf-8")
    assert [card.text for card in shuffle(KEY, Rules(), 3)][-3:] == steps().split("the deck ends ")[1].split(",")[
        0
    ].split()


def test_the_page_says_how_long_is_waited() -> None:
    assert (dealing.SHARE_SECONDS, dealing.CUT_SECONDS) == (3.0, 20.0)
    text = PAGE.read_text(encoding="utf-8")
    assert "three seconds are over" in text and "longer than twenty seconds" in text


def test_the_page_says_when_a_day_opens() -> None:
    assert ends_at(0) == 25 * 3600 * 1000
    assert "At 01:00 UTC of the next day" in PAGE.read_text(encoding="utf-8")


def test_what_is_done_by_hand_comes_out_so() -> None:
    text = re.sub(r"^```.*$", "", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    result = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(text, {}, PAGE.name, str(PAGE), 0))
    assert (result.failed, result.attempted) == (0, 9)


if __name__ == "__main__":
    print(vectors(), steps(), sep="\n\n")
