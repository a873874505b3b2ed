"""What a pile card would make, were it taken: the preview of a reach (rules §4)."""

from __future__ import annotations

import random

import pytest

from rummy500.game.match import Match
from rummy500.game.moves import Call, LayOff, Meld, Take
from rummy500.game.view import LayOption, MeldOption
from rummy500.rules import PRESETS
from rummy500.testkit.builders import position


def _told(found: tuple[MeldOption | LayOption, ...]) -> list[str]:
    return [
        f"on {one.meld}: {one.value}"
        if isinstance(one, LayOption)
        else " ".join(card.card.text for card in one.cards) + f": {one.value}"
        for one in found
    ]


def test_r06_a_lay_off_is_named_with_its_value() -> None:
    bob = position().hand("Ann", "2C").hand("Bob", "KH QD").meld("5C 6C 7C", by="Ann").pile("8C KD 3S").stock("2S 2H")
    legal = bob.turn("Bob").round().legal(1)
    assert _told(legal.makes(0)) == ["on 1: 8"]


def test_r07_a_meld_may_need_a_card_that_comes_along() -> None:
    bob = position().hand("Ann", "2C").hand("Bob", "6D KH").pile("4D 5D QS").stock("2S 2H")
    legal = bob.turn("Bob").round().legal(1)
    assert _told(legal.makes(0)) == ["4D 5D 6D: 15"]


def test_what_cannot_be_taken_makes_nothing() -> None:
    bob = position().hand("Ann", "2C").hand("Bob", "6D KH").pile("4D 9S QS").stock("2S 2H")
    round_ = bob.turn("Bob").round()
    assert round_.legal(1).makes(0) == ()
    assert round_.legal(1).makes(40) == ()
    assert round_.legal(0).makes(2) == ()


@pytest.mark.parametrize("preset", ["standard", "pagat", "persian_wild", "rulebook"])
def test_everything_named_can_be_played_after_the_take(preset: str) -> None:
    rng = random.Random(11)
    asked = 0
    for _ in range(12):
        match = Match(PRESETS[preset], ["Ann", "Bob", "Cy", "Di"])
        match.start_round(rng.randbytes(32))
        round_ = match.round
        assert round_ is not None
        for _ in range(120):
            if round_.over or round_.turn is None:
                break
            seat = round_.turn
            legal = round_.legal(seat)
            for take in list(legal.by_kind(Take)):
                option = next(one for one in legal.options().takes if (one.card, one.nth) == (take.card, take.nth))
                found = legal.makes(option.index)
                after = round_.clone()
                after.play(seat, take)
                asked += len(found)
                for one in found:
                    move = Meld(one.cards) if isinstance(one, MeldOption) else LayOff(one.card, one.meld, one.end)
                    assert move in after.legal(seat)
            moves = [move for move in legal if not isinstance(move, Call)]
            match.play(seat, rng.choice([move for move in moves if isinstance(move, (Meld, LayOff))] or moves))
    assert asked > 50
