"""The arena's players by other programs' ideas: legal everywhere, and each true to its idea."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rummy500.bots.arena import arena
from rummy500.bots.ideas import IDEAS
from rummy500.bots.known import Known, own_codes
from rummy500.bots.playing import Sitter, play_round
from rummy500.bots.simple import Policy, brings_play
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.kernel import codes, compiled
from rummy500.rules import PRESETS
from tests.bots.sittings import key_of
from tests.oracle.random_rules import random_rules

FIRST_SEED = 48_000
DEALS = 200 if compiled() else 60


@pytest.mark.parametrize("seed", range(FIRST_SEED, FIRST_SEED + 40))
def test_under_any_rules_they_are_legal_and_come_to_an_end(seed: int) -> None:
    rng = Random(seed)
    seats = rng.randint(2, 8)
    rules = random_rules(rng, seats)
    deck = [card.face for card in deal.shuffle(key_of(seed), rules, seats)]
    sitters = [Sitter(rng.choice(list(IDEAS.values())), rng) for _ in range(seats)]
    end = play_round(Book.of(rules, seats), deck, 0, sitters, lambda nth, below: deal.restock(key_of(seed), nth, below))
    assert end.phase == 2


def decisions(policy: Policy, count: int) -> Iterator[tuple[Known, int]]:
    """Gives what a policy knew and did at its decisions in some rounds against itself."""
    book = Book.of(PRESETS["standard"], 2)
    for number in range(count):
        met: list[tuple[Known, int]] = []

        def noting(known: Known, rng: Random, met: list[tuple[Known, int]] = met) -> int | None:
            code = policy(known, rng)
            assert code is not None
            met.append((known, code))
            return code

        deck = [card.face for card in deal.shuffle(key_of(FIRST_SEED + number), book.rules, 2)]
        play_round(book, deck, 0, [Sitter(noting, Random(1)) for _ in range(2)], lambda nth, below: below)
        yield from met


@pytest.mark.parametrize("name", IDEAS)
def test_what_can_be_put_down_is_put_down_at_once(name: str) -> None:
    table = {codes.SET, codes.RUN, codes.LAY, codes.SWAP}
    for known, code in decisions(IDEAS[name], 6):
        if known.state.phase == 1 and any(each & codes.KIND in table for each in own_codes(known)):
            assert code & codes.KIND in table


def test_the_deep_taker_takes_the_deepest_card_that_it_can_play_and_the_top_taker_no_deeper_than_the_top() -> None:
    deep = top = 0
    for known, code in decisions(IDEAS["deep-taker"], 6):
        if known.state.phase == 0:
            could = [each for each in own_codes(known) if each & codes.KIND == codes.TAKE and brings_play(known, each)]
            assert code == (min(could) if could else codes.DRAW)
            deep += bool(could) and code & 127 < known.state.pile_n - 1
    for known, code in decisions(IDEAS["top-taker"], 6):
        if code & codes.KIND == codes.TAKE:
            assert code & 127 == known.state.pile_n - 1
            top += 1
    assert deep > 3
    assert top > 3


@pytest.mark.parametrize("name", IDEAS)
def test_club_beats_them_all(name: str) -> None:
    outcome = arena(PRESETS["standard"], 2, ("club", name), 2 * DEALS, FIRST_SEED)
    assert outcome.margin - outcome.interval > 0
