"""Works out the deals of a record again, by docs/fair-deal.md: python check_deals.py FILE. Exits 1 if one is wrong."""

import hmac
import re
import sys
from hashlib import sha256
from pathlib import Path

PROOF = r"# deal: table (\S+) round (\d+) commitment (\w+) secret (\w+) shares (\S+) decks (\d) jokers (\d) hand (\d+)"
DAILY = r"# daily: date (\S+) preset \S+ commitment (\w+) decks (\d) jokers (\d) hand (\d+)"


def shuffled(key: bytes, label: bytes, cards: list[str]) -> list[str]:  # from the last place down, words without bias
    blocks = (hmac.digest(key, label + number.to_bytes(8, "big"), sha256) for number in range(2**64))
    words = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))
    for last in range(len(cards) - 1, 0, -1):
        other = next(word for word in words if word < 2**32 - 2**32 % (last + 1)) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


failed = False
for place, text in enumerate(Path(sys.argv[1]).read_text(encoding="utf-8").split("\nround:\n"), 1):
    number = str(place)
    proof = re.search(f"^{PROOF}\nseed: (\\w+)(?:\ncut: (\\d+))?$", text, re.MULTILINE)
    daily = re.search(f"^{DAILY}\nseed: (\\w+)$", text, re.MULTILINE)
    if proof is not None:
        table, _, commitment, secret, shares, decks, jokers, hand, seed, cut = proof.groups()
        shares = shares.replace("-", "00" * 16).split(",")
        made = hmac.digest(bytes.fromhex(secret), bytes.fromhex("".join(shares)), sha256).hex()
    elif daily is not None:  # two seats, no shares, and the key itself is what was committed to
        number, commitment, decks, jokers, hand, secret = daily.groups()
        table, shares, cut, seed, made = "daily", ["", ""], None, secret, secret
    else:
        sys.exit(f"round {number} has no proof")
    secret, key, cut = bytes.fromhex(secret), bytes.fromhex(seed), int(cut or 0)
    deck = [rank + suit for suit in "SHDC" for rank in [*"A23456789", "10", *"JQK"]] + ["JK"] * int(jokers)
    deck = shuffled(key, b"deal", deck * int(decks))
    stock = (deck[cut:] + deck[:cut])[int(hand) * len(shares) + 1 :]
    drawn = re.findall(r"[:,] draw (\w+)", text.partition("\nrestock: ")[0])
    checks = {
        "commitment": sha256(f"rummy500-deal-1\0{table}\0{number}\0".encode() + secret).hexdigest() == commitment,
        "seed": made == seed,
        "cards": stock[: len(drawn)] == drawn,
    }
    failed |= not all(checks.values())
    print(f"round {number}:", ", ".join(f"{name} {'ok' if right else 'WRONG'}" for name, right in checks.items()))
sys.exit(failed)
