"""The quick player's short cut to a discard says the same as judging the whole hand."""

from __future__ import annotations

from random import Random

import pytest

from rummy500.bots.light import Light
from rummy500.bots.light_weights import light_weights
from rummy500.game.book import Book
from rummy500.kernel.state import State
from rummy500.rules import PRESETS


@pytest.mark.parametrize("preset", ["standard", "joker_table", "runs_only", "persian"])
def test_what_a_hand_loses_with_a_card_is_the_difference_of_two_hands(preset: str) -> None:
    book = Book.of(PRESETS[preset], 4)
    light = Light(book.kernel, light_weights(4))
    for seed in range(60):
        rng = Random(f"{preset} {seed}")
        faces = rng.sample(range(52), 34)
        state = State(book.kernel)
        state.put_hand(0, faces[: rng.randint(2, 18)], 0)
        state.put_hand(1, [], 5)
        state.put_hand(2, [], 5)
        state.put_hand(3, [], 5)
        state.put_pile(faces[20:26])
        state.put_stock([53] * 10)
        state.put_turn(0, 1, False)
        light.look(state, 0)
        hand = [face for face in state.hand(0) if face < 52]
        mask = sum(1 << face for face in hand)
        jokers = rng.randint(0, 2)
        whole = light.hand(mask, 0, jokers)
        for face in hand:
            rest = light.hand(mask & ~(1 << face), 0, jokers)
            light.hand(mask, 0, jokers)
            assert light.less(mask, jokers, face) == pytest.approx(whole - rest, abs=1e-9)
