"""Positions that are built are those that a record says, and what cannot be is refused at its line."""

from __future__ import annotations

import pytest

from rummy500.cards import Card
from rummy500.game.moves import parse_move
from rummy500.game.record import RecordError, read_record, write_position
from rummy500.rules import PRESETS, Rules, RulesError
from rummy500.testkit import PositionBuilder, position

TABLE = (
    position("standard")
    .hand("Ann", "7S 8S 9S 4C")
    .hand("Old Tom", "3H ?")
    .pile("4D 2C")
    .stock("9C QD ?")
    .meld("KC KD KH", by="Ann")
    .laid_off("KS", on=1, by="Old Tom")
    .total("Ann", 120)
    .total("Old Tom", -35)
    .turn("Ann")
)


def test_everything_said_lies_where_it_was_said_to_lie() -> None:
    round = TABLE.round()
    public = round.view(0).public
    assert (public.turn, public.phase, public.dealer) == (0, "draw", 1)
    assert public.counts == (4, 2)
    assert [card.text for card in public.pile] == ["4D", "2C"]
    assert public.stock == 3
    assert public.totals == (120, -35)
    (meld,) = public.melds
    assert {card.card.text: card.by for card in meld.cards} == {"KS": 1, "KH": 0, "KD": 0, "KC": 0}
    assert [Card.of(face).text for face in round.state.hand(0)] == ["7S", "8S", "9S", "4C"]
    assert Card.of(round.state.stock()[0]).text == "9C"


def test_a_builder_is_a_value_from_which_several_positions_grow() -> None:
    base = position().hand("Ann", "7S 8S").hand("Bob", "KD").stock("3C 5C")
    ann, bob = base.turn("Ann").round(), base.turn("Bob").round()
    assert (ann.turn, bob.turn) == (0, 1)
    assert "turn" not in base.record()


def test_a_match_writes_back_the_position_that_was_built() -> None:
    match = TABLE.match()
    again = read_record(write_position(match))
    assert match.round is not None
    assert again.round is not None
    assert match.names == ("Ann", "Old Tom")
    assert again.view(0) == match.view(0)
    assert again.view(1) == match.view(1)


def test_rules_are_a_preset_or_a_value_with_changes() -> None:
    table = position("pagat", target=300).hand("Ann", "7S").hand("Bob", "KD").stock("3C").turn("Ann")
    assert table.round().rules == PRESETS["pagat"].replace(target=300)
    own = Rules(rummy_call="full")
    assert position(own).hand("Ann", "7S").hand("Bob", "KD").stock("3C").turn("Ann").round().rules == own
    with pytest.raises(KeyError):
        position("canasta")
    with pytest.raises(RulesError):
        position("standard", ace="sometimes")


def test_turns_are_played_from_there() -> None:
    round = TABLE.then("Ann", "draw 9C, meld 7S 8S 9S, discard 9C").round()
    assert round.turn == 1
    assert round.state.hand(0) == [Card("4C").face]
    assert [len(meld.cards) for meld in round.view(None).public.melds] == [4, 3]


def test_a_reached_card_is_owed_and_a_taken_one_may_not_go_back() -> None:
    owing = (
        position("standard", pile_duty="always", pile_duty_when="same_turn")
        .hand("Ann", "7S 8S 9S KC")
        .hand("Bob", "KD")
        .stock("3C")
        .turn("Ann", "play")
    )
    assert parse_move("discard KC") in owing.round().legal(0)
    refusal = owing.reached("9S").round().legal(0).why_not(parse_move("discard KC"))
    assert refusal is not None
    free = position("standard").hand("Ann", "7S KC").hand("Bob", "KD").stock("3C").turn("Ann", "play")
    assert parse_move("discard 7S") in free.round().legal(0)
    assert parse_move("discard 7S") not in free.taken("7S").round().legal(0)


def test_who_has_opened_and_who_is_fresh_can_be_said() -> None:
    base = position("standard", opening_minimum=60, first_turn_bonus=25)
    base = base.hand("Ann", "7S 8S 9S KC").hand("Bob", "KD 2D").stock("3C").turn("Ann", "play")
    meld = parse_move("meld 7S 8S 9S")
    assert meld not in base.round().legal(0)
    assert meld in base.opened("Ann").round().legal(0)
    assert base.fresh("Bob").round().view(None).public.fresh == (False, True)


def test_the_dealer_and_an_open_window_can_be_said() -> None:
    table = (
        position("pagat")
        .hand("Ann", "2D 3D")
        .hand("Bob", "KD 2C")
        .hand("Cy", "3H 5C")
        .pile("4D 10C")
        .stock("3C 5D")
        .meld("7C 8C 9C", by="Ann")
        .dealer("Bob")
    )
    called = table.turn("Cy", "call").round()
    assert called.view(None).public.dealer == 1
    assert called.view(None).public.phase == "call"
    assert parse_move("call 10C") in called.legal(0)
    assert parse_move("call 10C") not in table.turn("Cy", "draw").round().legal(0)


def built() -> PositionBuilder:
    """Gives a table with nobody on turn yet."""
    return position().hand("Ann", "7S 8S").hand("Bob", "KD").stock("3C")


@pytest.mark.parametrize(
    ("table", "code"),
    [
        (built().pile("7S").turn("Ann"), "card_too_often"),
        (built().turn("Cy"), "unknown_name"),
        (built().turn("Ann").turn("Bob"), "said_twice"),
        (built().meld("KC KH", by="Ann").turn("Ann"), "not_a_meld"),
        (built().turn("Ann").then("Ann", "discard 7S"), "draw_first"),
        (position().hand("Ann", "7S").stock("3C").turn("Ann"), "bad_seats"),
        (position().stock("3C"), "no_seats"),
        (built(), "turn_missing"),
    ],
)
def test_what_cannot_be_is_refused_with_its_code(table: PositionBuilder, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        table.round()
    assert caught.value.code == code


def test_a_meld_that_is_not_there_cannot_be_laid_off_on() -> None:
    with pytest.raises(IndexError):
        position().laid_off("KS", on=1, by="Ann")
    with pytest.raises(ValueError, match="Cy"):
        built().dealer("Cy").record()
