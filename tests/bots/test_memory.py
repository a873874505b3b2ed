"""What players have watched: the same from public events as from the arena's actions, and never more than is public."""

from __future__ import annotations

from random import Random

import pytest

from rummy500.bots import player
from rummy500.bots.memory import Memory
from rummy500.bots.playing import Sitter, watch
from rummy500.bots.simple import casual
from rummy500.cards import parse_card
from rummy500.game.coding import encode
from rummy500.game.events import Called, Discarded, LaidOff, Melded, RoundStarted, Swapped, Took, events_for
from rummy500.game.moves import Placed
from tests.bots.sittings import begun, next_move, random_table


def card_faces(text: str) -> list[int]:
    return [parse_card(word).face for word in text.split()]


def placed(text: str) -> tuple[Placed, ...]:
    return tuple(Placed(parse_card(word), parse_card(word)) for word in text.split())


def told(memory: Memory) -> tuple[dict[int, list[int]], dict[int, int]]:
    held = {seat: sorted(cards.elements()) for seat, cards in memory.held.items() if cards}
    return held, dict(memory.thrown)


def test_cards_taken_are_known_until_they_are_seen_again() -> None:
    memory = Memory()
    seven, eight, nine = (parse_card(text) for text in ("7H", "8H", "9H"))
    memory.observe([Took(1, (seven, eight, nine, seven), seven)])
    assert told(memory)[0] == {1: sorted(card_faces("7H 8H 9H 7H"))}
    memory.observe([Melded(1, 1, placed("7H 8H 9H"), 24), Discarded(1, seven)])
    assert told(memory) == ({}, {1: 1 << seven.rank.index if seven.rank else 0})
    memory.observe([RoundStarted(2, 0, 1, None, (7, 7), 20)])
    assert told(memory) == ({}, {})


def test_a_called_card_that_is_laid_off_comes_from_the_pile() -> None:
    memory = Memory()
    ten = parse_card("10H")
    memory.observe(
        [Took(0, (ten,), None), Discarded(1, ten), Called(0, ten), LaidOff(0, 1, placed("10H")[0], "high", 10)]
    )
    assert told(memory)[0] == {0: [ten.face]}
    memory.observe([LaidOff(0, 1, placed("10H")[0], "high", 10)])
    assert told(memory)[0] == {}


def test_a_swapped_joker_is_known_to_be_in_the_hand() -> None:
    memory = Memory()
    memory.observe([Swapped(1, 1, parse_card("5H"), 5, 0, 15)])
    assert told(memory)[0] == {1: [52]}


@pytest.mark.parametrize("seed", range(61_000, 61_020))
def test_events_and_actions_tell_the_same_and_only_what_is_true(seed: int) -> None:
    rules, seats, levels = random_table(seed)
    round = begun(rules, seats, seed)
    players = [player(level, Random(f"{seed} {seat}")) for seat, level in enumerate(levels)]
    by_events, sitter = Memory(), Sitter(casual, Random(0))
    while not round.over:
        seat, move = next_move(round, lambda seat: players[seat].choose(round.view(seat), rules))
        before = round.state.clone()
        if before.restock_due:
            pile = before.pile()
            before.restock(pile[:-1])
        watch(before, encode(round.book, before, seat, move), [sitter])
        by_events.observe(events_for(round.play(seat, move), None))
        assert told(by_events) == told(sitter.memory)
        for other, faces in told(by_events)[0].items():
            hand = round.state.hand(other)
            assert all(hand.count(face) >= faces.count(face) for face in faces)
