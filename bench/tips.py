"""Whether old advice holds: what the search thinks of deep reaches, of waiting with a meld and of lonely aces.

    ./dev bench tips [--positions N] [--matches N] [--write] [--json FILE]

Positions are those in which two computers of the level ``club`` find themselves, standard rules, two seats. In each,
both sides of a piece of advice are played out in the same worlds: the best action of either side by a first look, and
then their difference in lead (points of the round over the opponent) by a second one in other worlds, so that a lucky
first look counts for nothing. All differences are means over positions, ``.interval`` half their 95 % interval.

Keys: ``small`` and ``large`` (reaches of five cards and more against the best other draw, by whether the reached card
puts less than 30 points down at once: ``.lead``, ``.interval``, ``.better`` in percent of positions, ``.positions``);
``early`` and ``late`` (melding 25 points and more at once against discarding without melding, with 20 and more cards in
the stock, and with an opponent who holds three cards or fewer); ``ace`` (throwing away an ace without neighbours in the
first turns against the best other discard); ``roundsN`` and ``turnsN`` (rounds a match and turns a player and round
with N players at the level ``club``). ``--write`` rounds them into the file that the pages quote.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random

from rummy500.bots.known import Known, own_codes
from rummy500.bots.levels import POLICIES
from rummy500.bots.playing import Sitter, play_round
from rummy500.bots.seeker import weighed
from rummy500.bots.standings import mean_interval
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.kernel.codes import DISCARD, DRAW, KIND, LAY, RUN, SET, TAKE
from rummy500.kernel.state import State
from rummy500.rules import Rules

FIGURES = Path(__file__).parents[1] / "src" / "rummy500" / "locales" / "figures.json"
RULES = Rules()
DEEP, LARGE, HEAVY, FULL, FEW = 5, 30, 25, 20, 3
FIRST_LOOK, SECOND_LOOK, MOST = 60, 240, 8
TARGET_LIMIT = 200
TOLD = (2, 3, 4, 6)

Sides = tuple[str, list[int], list[int]]


class Noting(Sitter):
    """Plays as club does and shows each decision to who asks."""

    def __init__(self, seed: str, look: Callable[[Known], None]) -> None:
        super().__init__(POLICIES["club"], Random(seed))
        self._look = look

    def decide(self, book: Book, state: State, seat: int) -> int | None:
        self._look(Known(book, state.seen_by(seat), seat, deepcopy(self.memory)))
        return super().decide(book, state, seat)


def rounds(seats: int, sitters: Callable[[int], Sequence[Sitter]]) -> Iterator[State]:
    """Plays one round after another, each with its own deal."""
    book, number = Book.of(RULES, seats), 0
    while True:
        key = Random(f"bench tips {seats} {number}").randbytes(32)
        deck = [card.face for card in deal.shuffle(key, RULES, seats)]
        yield play_round(book, deck, number % seats, sitters(number), lambda nth, below, key=key: below)  # type: ignore[misc]
        number += 1


def laid(known: Known, *actions: int) -> int:
    """Gives the points that these actions put on the table."""
    state = known.state.clone()
    before = state.laid(known.seat)
    for code in actions:
        state.play(code)
    return state.laid(known.seat) - before


def put_down(known: Known, take: int) -> int:
    """Gives the most points that the reached card can put down at once."""
    state = known.state.clone()
    state.play(take)
    return max(laid(known, take, code) for code in state.legal() if code & KIND in (SET, RUN, LAY))


def reaching(known: Known) -> Iterator[Sides]:
    """Deep reaches against every other draw."""
    state = known.state
    if state.phase != 0 or state.turn != known.seat:
        return
    size, codes = len(state.pile()), own_codes(known)
    deep = [code for code in codes if code & KIND == TAKE and size - (code & 127) >= DEEP]
    other = [code for code in codes if code not in deep and code & KIND in (DRAW, TAKE)]
    small = [code for code in deep if put_down(known, code) < LARGE]
    large = [code for code in deep if code not in small]
    for name, side in (("small", small), ("large", large)):
        if side and other:
            yield name, side[:MOST], other[:MOST]


def waiting(known: Known) -> Iterator[Sides]:
    """Melds of much value at once against a discard without them, early, and late with an opponent nearly out."""
    state, seat = known.state, known.seat
    if state.phase != 1 or state.turn != seat:
        return
    codes = own_codes(known)
    melds = [code for code in codes if code & KIND in (SET, RUN) and laid(known, code) >= HEAVY]
    discards = [code for code in codes if code & KIND == DISCARD]
    if not melds or not discards:
        return
    if len(state.stock()) >= FULL:
        yield "early", melds[:MOST], discards[:16]
    if min(state.hand_count(other) for other in range(known.book.seats) if other != seat) <= FEW:
        yield "late", melds[:MOST], discards[:16]


def lonely(known: Known) -> Iterator[Sides]:
    """An ace without neighbours, thrown away in the first turns, against every other discard."""
    state = known.state
    if state.phase != 1 or state.turn != known.seat or len(state.stock()) < FULL:
        return
    codes, hand = own_codes(known), Counter(state.hand(known.seat))
    if any(code & KIND in (SET, RUN, LAY) for code in codes):
        return
    aces = [face for face in hand if face % 13 == 0]
    alone = [face for face in aces if len(aces) == 1 and not any(hand[face + step] for step in (1, 2, 11, 12))]
    throws = [DISCARD + face for face in alone if DISCARD + face in codes]
    other = [code for code in codes if code & KIND == DISCARD and code not in throws]
    if throws and other:
        yield "ace", throws, other[:16]


def difference(known: Known, sides: Sides, seed: int) -> float:
    """Gives the lead of the best of the first side over the best of the second."""
    _, first, second = sides
    looked = {one.code: one.lead for one in weighed(known, seed, [*first, *second], FIRST_LOOK)}
    best = [max(side, key=lambda code: looked[code]) for side in (first, second)]
    ours, theirs = weighed(known, seed ^ 1, best, SECOND_LOOK)
    return ours.lead - theirs.lead


def measure(positions: int) -> dict[str, float]:
    """Weighs so many positions of each kind."""
    found: dict[str, list[float]] = {name: [] for name in ("small", "large", "early", "late", "ace")}
    lots = Random("bench tips worlds")

    def look(known: Known) -> None:
        for kind in (reaching, waiting, lonely):
            for sides in kind(known):
                # One position of a kind a round in four, so that they come of many rounds.
                if len(found[sides[0]]) < positions and lots.random() < 0.25:
                    found[sides[0]].append(difference(known, sides, lots.getrandbits(31)))

    for _ in rounds(2, lambda number: [Noting(f"{number} {seat}", look) for seat in range(2)]):
        if all(len(values) >= positions for values in found.values()):
            break
    answer: dict[str, float] = {}
    for name, values in found.items():
        answer[f"{name}.lead"], answer[f"{name}.interval"] = mean_interval(values)
        answer[f"{name}.better"] = 100 * sum(value > 0 for value in values) / len(values)
        answer[f"{name}.positions"] = len(values)
    return answer


def lengths(seats: int, matches: int) -> tuple[float, float]:
    """Gives the rounds of a match to 500, and the turns of a player in a round."""
    counts: list[int] = []
    totals, number, turns, played = [0] * seats, 0, 0, 0

    def sitters(at: int) -> list[Sitter]:
        return [Counting(f"{seats} {at} {seat}") for seat in range(seats)]

    made: list[Counting] = []

    class Counting(Sitter):
        """Plays as club does and counts its turns."""

        def __init__(self, seed: str) -> None:
            super().__init__(POLICIES["club"], Random(seed))
            made.append(self)
            self.turns = 0

        def decide(self, book: Book, state: State, seat: int) -> int | None:
            self.turns += state.phase == 0 and state.turn == seat
            return super().decide(book, state, seat)

    for state in rounds(seats, sitters):
        totals = [total + state.score(seat) for seat, total in enumerate(totals)]
        number, played = number + 1, played + 1
        turns += sum(one.turns for one in made)
        made.clear()
        top = max(totals)
        if (top >= RULES.target and totals.count(top) == 1) or number >= TARGET_LIMIT:
            counts.append(number)
            totals, number = [0] * seats, 0
            if len(counts) == matches:
                break
    return sum(counts) / len(counts), turns / played / seats


def quoted(answer: Mapping[str, float]) -> dict[str, int]:
    """Gives the figures as the pages quote them: whole numbers, names without dots."""
    return {name.replace(".", "-"): round(value) for name, value in answer.items()}


def main() -> None:
    """Prints the figures, and writes them where they are wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--write", action="store_true", help="into the figures that the pages quote")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    answer = measure(options.positions)
    for seats in TOLD:
        answer[f"rounds{seats}"], answer[f"turns{seats}"] = lengths(seats, options.matches)
    answer = {name: round(value, 2) for name, value in answer.items()}
    for name, value in answer.items():
        print(f"{name:18} {value:8}")
    if options.json:
        options.json.write_text(json.dumps(answer, indent=1) + "\n")
    if options.write:
        FIGURES.write_text(json.dumps(quoted(answer), indent=1) + "\n")


if __name__ == "__main__":
    main()
