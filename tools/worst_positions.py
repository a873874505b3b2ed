"""Finds positions in which "can this turn still be finished" is dear to answer, and prints the dearest as records.

    python tools/worst_positions.py --seed 1 --tries 3000 --keep 12 --out tests/kernel/worst

Hands of up to 40 cards with up to 8 jokers, high opening minima, jokers on the table that may be swapped and must be
replayed, sets of eight, long piles. One file a position, named by its rank; the files are read by the tests and by
`bench/kernel.py`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from random import Random
from typing import Any

from rummy500.cards import CARDS, Card
from rummy500.game.record import replay
from rummy500.kernel.state import State

CHOICES: dict[str, tuple[str, ...]] = {
    "decks": ("2",),
    "jokers_per_deck": ("2", "3", "4", "4"),
    "opening_minimum": ("0", "50", "90", "120", "150", "150"),
    "max_wild": ("1", "2", "none", "none"),
    "identical_in_set": ("off", "four", "on"),
    "joker_swap": ("never", "same_turn", "same_turn", "keep"),
    "joker_layoff": ("free", "unless_held", "never"),
    "pile_duty": ("always", "deep"),
    "pile_duty_when": ("same_turn", "at_once"),
    "pile_duty_by": ("play", "new_meld"),
    "going_out": ("any", "discard", "float"),
    "ace": ("both", "around", "high"),
    "min_run": ("3", "4"),
    "joker_value": ("0", "15"),
    "joker_melded": ("own", "replaced"),
    "sets": ("on", "on", "on", "off"),
    "layoff_needs_opening": ("off", "on"),
    "first_turn_bonus": ("0", "0", "25"),
    "number_values": ("face", "five"),
}


def position(rng: Random) -> str:
    """A random dear position as the text of a record."""
    rules = {name: rng.choice(values) for name, values in CHOICES.items()}
    per_deck = int(rules["jokers_per_deck"])
    pack = [card for card in CARDS if card is not Card("JK")] * 2 + [Card("JK")] * (2 * per_deck)
    rng.shuffle(pack)
    if rng.random() < 0.6:
        pack.sort(key=lambda card: card is Card("JK"))  # jokers last, so that the hand gets them
    size = rng.choice((7, 13, 20)) if rules["first_turn_bonus"] != "0" else rng.choice((12, 20, 30, 40))
    hand = [pack.pop() for _ in range(size)]
    melds = tabled(rng, pack)
    rng.shuffle(pack)
    other = [pack.pop() for _ in range(5)]
    pile = [pack.pop() for _ in range(min(len(pack) - 4, rng.choice((1, 10, 40))))]
    lines = ["rummy500: 1", "rules: standard", *(f"set: {name} {value}" for name, value in rules.items())]
    lines += ["seats: Ann, Bob", "hand Ann: " + words(hand), "hand Bob: " + words(other)]
    lines += ["pile: " + words(pile), "stock: " + words(pack[:10])]
    lines += [f"meld {number}: {text}" for number, text in enumerate(melds, 1)]
    lines += ["opened: Ann, Bob" if rng.random() < 0.4 else "opened: Bob", "fresh: Ann, Bob", "turn: Ann draw"]
    return "\n".join(lines) + "\n"


def words(cards: list[Card]) -> str:
    return " ".join(str(card) for card in cards)


def tabled(rng: Random, pack: list[Card]) -> list[str]:
    """Runs of four of Bob's, some with a joker; their cards leave the pack."""
    melds: list[str] = []
    for _ in range(rng.choice((0, 2, 6, 10))):
        low = rng.randrange(4) * 13 + rng.randrange(1, 10)
        cards = [CARDS[low + i] for i in range(4)]
        stands = rng.randrange(4) if rng.random() < 0.6 and Card("JK") in pack else -1
        needed = [Card("JK") if i == stands else card for i, card in enumerate(cards)]
        if all(card in pack for card in needed):
            for card in needed:
                pack.remove(card)
            text = [f"JK={card}" if i == stands else str(card) for i, card in enumerate(cards)]
            melds.append(" ".join(text) + " by Bob")
    return melds


def cost_ms(state: State) -> float:
    """The time of listing every legal action but new melds: one question for each card of the pile, and the stand."""
    times = []
    for _ in range(3):
        begin = time.perf_counter()
        state.legal_but_melds()
        times.append(time.perf_counter() - begin)
    return min(times) * 1000


def search(options: Any) -> list[tuple[float, str]]:
    rng = Random(options.seed)
    found: list[tuple[float, str]] = []
    for at in range(options.tries):
        text = position(rng)
        result = replay(text)
        if result.error is not None or result.match is None or result.match.round is None:
            continue
        found.append((cost_ms(result.match.round.state), text))
        if at % 500 == 499:
            print(f"{at + 1} positions, dearest {max(found)[0]:.1f} ms", flush=True)
    return sorted(found, reverse=True)[: options.keep]


def main() -> None:
    """Search, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=3000)
    parser.add_argument("--keep", type=int, default=12)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    for rank, (cost, text) in enumerate(search(options), 1):
        print(f"{rank}: {cost:.1f} ms")
        (options.out / f"{rank:02}.r500").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
