"""Reasons: each part of a difference is explained by what lies on the table, and no number is invented."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import pytest

from rummy500.bots.known import Known
from rummy500.bots.memory import Memory
from rummy500.bots.reasons import Reason, ReasonKind, reasons_for
from rummy500.bots.seeker import NO_CALL, Outcome
from rummy500.cards import Card
from rummy500.game.coding import encode
from rummy500.game.moves import parse_move
from rummy500.game.round import Round
from rummy500.i18n import COMPLETE, has_message
from rummy500.testkit import PositionBuilder, position


def seen(round: Round, seat: int = 0, held: dict[int, str] | None = None) -> Known:
    """Gives what a seat knows of a round; ``held`` are cards that it saw others pick up."""
    memory = Memory()
    for other, cards in (held or {}).items():
        memory.took(other, [Card(text).face for text in cards.split()])
    return Known(round.book, round.state.seen_by(seat), seat, memory)


def outcome(
    known: Known, move: str, *, laid: float = 0, caught: float = 0, others: float = 0, **more: float
) -> Outcome:
    """Gives made-up playouts of a move, whose lead follows from its parts; ``silent`` is no call."""
    code = NO_CALL if move == "silent" else encode(known.book, known.state, known.seat, parse_move(move))
    lead = more.get("lead", laid - caught - others)
    return Outcome(code, lead, more.get("error", 0.1), laid, caught, more.get("out", 0.0), others, 1000)


def why(
    place: PositionBuilder,
    best: str,
    other: str,
    parts: dict[str, float],
    worse: dict[str, float] | None = None,
    held: dict[int, str] | None = None,
) -> list[Reason]:
    """Gives the reasons for a move in a position; the ``parts`` of its playouts differ from ``worse`` or nothing."""
    known = seen(place.round(), held=held)
    return reasons_for(known, outcome(known, best, **parts), outcome(known, other, **(worse or {})))


def three(mine: str, *, pile: str = "KD", turn: str = "play", rules: str = "standard") -> PositionBuilder:
    """Gives Ann to act with a hand; Bob and Cat hold two and five cards."""
    made = position(rules).hand("Ann", mine).hand("Bob", "? ?").hand("Cat", "? ? ? ? ?")
    made = made.pile(pile).stock("? ? ? ? ? ? ? ? ? ? ? ? ? ? ?").fresh()
    return made.turn("Ann", "draw" if turn == "draw" else "play")


def kinds(reasons: Sequence[Reason]) -> list[str]:
    """Gives the kinds in their order."""
    return [reason.kind for reason in reasons]


def test_what_is_no_more_than_noise_is_called_even() -> None:
    assert why(three("7S 8S 9S 2C"), "meld 7S 8S 9S", "discard 2C", {"laid": 3, "error": 2}) == [Reason("even")]
    assert why(three("7S 8S 9S 2C"), "meld 7S 8S 9S", "discard 2C", {"laid": 0.5}) == [Reason("even")]


def test_points_on_the_table_now() -> None:
    (reason,) = why(three("7S 8S 9S 2C"), "meld 7S 8S 9S", "discard 2C", {"laid": 20})
    assert reason == Reason("lays-now", points=24)


def test_a_meld_that_empties_the_hand_goes_out() -> None:
    found = why(three("7S 8S 9S"), "meld 7S 8S 9S", "discard 7S", {"laid": 20, "out": 1})
    assert found[0] == Reason("goes-out")


def test_a_take_is_weighed_with_what_is_left_over_and_who_may_go_out() -> None:
    place = three("7S 8S 2C", pile="9S KD QH", turn="draw")
    (reason,) = why(place, "take 9S", "draw", {"laid": 30, "caught": 8})
    assert reason == Reason("take-plays", card=Card("9S"), points=24, count=2, cost=20, seat=1, left=2)


def test_a_draw_says_what_the_take_would_have_cost() -> None:
    place = three("7S 8S 2C", pile="9S KD QH", turn="draw")
    found = why(place, "draw", "take 9S", {"caught": 5}, {"laid": 10, "caught": 25})
    assert found == [
        Reason("take-costs", card=Card("9S"), points=24, count=2, cost=20, seat=1, left=2),
        Reason("though-laid", points=10),
    ]


def test_a_smaller_take_leaves_less_in_the_hand() -> None:
    place = three("7S 8S QD QC 2C", pile="9S KD QH", turn="draw")
    (reason,) = why(place, "take QH", "take 9S", {}, {"caught": 12})
    assert reason == Reason("take-less", card=Card("9S"), cost=10)


def test_a_take_takes_away_what_the_next_player_could_lay_off() -> None:
    place = three("QD QC 2C", pile="6S QH", turn="draw").meld("3S 4S 5S", by="Bob")
    (reason,) = why(place, "take 6S", "draw", {}, {"others": 8})
    assert reason == Reason("denies", card=Card("6S"), seat=1)


def test_a_discard_that_fits_the_table_is_a_gift() -> None:
    place = three("6S KH 2C").meld("3S 4S 5S", by="Cat")
    (reason,) = why(place, "discard KH", "discard 6S", {}, {"others": 8})
    assert reason == Reason("fits-table", card=Card("6S"), seat=1, meld=1)


def test_a_discard_that_goes_with_cards_somebody_was_seen_to_take() -> None:
    (reason,) = why(three("7S KH 2C"), "discard KH", "discard 7S", {}, {"others": 8}, held={2: "7H 7D"})
    assert reason == Reason("serves-held", card=Card("7S"), cards=(Card("7H"), Card("7D")), seat=2)


def test_a_discard_that_makes_a_meld_with_the_pile() -> None:
    (reason,) = why(three("7S KH 2C", pile="8S 9S JD"), "discard KH", "discard 7S", {}, {"others": 8})
    assert reason == Reason("serves-pile", card=Card("7S"), cards=(Card("8S"), Card("9S")))


def test_what_belongs_together_is_kept() -> None:
    (meld,) = why(three("7S 8S 9S KH"), "discard KH", "discard 7S", {"laid": 9})
    assert meld == Reason("keeps-meld", card=Card("7S"), cards=(Card("7S"), Card("8S"), Card("9S")))
    (pair,) = why(three("7S 8S KH 2D"), "discard KH", "discard 7S", {"laid": 9})
    assert pair == Reason("keeps-pair", cards=(Card("7S"), Card("8S")), count=2)
    (fit,) = why(three("6S KH 2D").meld("3S 4S 5S", by="Ann"), "discard KH", "discard 6S", {"laid": 9})
    assert fit == Reason("keeps-fit", card=Card("6S"), meld=1)


def test_a_card_thrown_can_be_fetched_back() -> None:
    (reason,) = why(three("7S 8S KH 2D"), "discard 7S", "discard KH", {"laid": 9})
    assert reason == Reason("bait", card=Card("7S"), cards=(Card("8S"),))


def test_outs_are_unseen_cards_only() -> None:
    """Of the two cards that would make a run of them one lies in the pile, and sevens and eights on the table."""
    place = three("7S 8S KH 2D", pile="9S 4C").meld("7H 7D 7C", by="Bob")
    (reason,) = why(place, "discard KH", "discard 7S", {"laid": 9})
    assert reason == Reason("keeps-fit", card=Card("7S"), meld=1)
    found = why(place, "discard KH", "discard 8S", {"laid": 9})
    assert found == [Reason("keeps-pair", cards=(Card("7S"), Card("8S")), count=1)]


def test_the_dearer_card_goes_first() -> None:
    found = why(three("4S KH"), "discard KH", "discard 4S", {}, {"caught": 4})
    assert found == [Reason("dear", card=Card("KH"), cost=10, seat=1, left=2)]


def test_the_end_of_the_stock_is_named() -> None:
    place = position("standard").hand("Ann", "7S 7H 7D 2C KH").hand("Bob", "? ? ?").pile("KD").stock("? ?").fresh()
    (reason,) = why(place.turn("Ann", "play"), "discard 7S", "discard KH", {"caught": 0}, {"caught": 6})
    assert reason == Reason("stock-low", count=2)


def test_jokers() -> None:
    place = three("JK 7S 8S 2C", rules="joker_table")
    (played,) = why(place, "meld 7S 8S JK=9S", "discard 2C", {"laid": 30})
    assert played.kind == "joker-plays"
    assert played.points > 0
    (kept,) = why(place, "discard 2C", "meld 7S 8S JK=9S", {"laid": 9})
    assert kept == Reason("joker-keeps")


def test_a_swap_brings_the_joker_into_the_hand() -> None:
    place = position("standard", jokers_per_deck=2, joker_swap="keep").hand("Ann", "9S 2C KH").hand("Bob", "? ?")
    place = place.pile("KD").stock("? ? ? ? ? ? ? ?").meld("7S 8S JK=9S", by="Bob").fresh().turn("Ann", "play")
    (reason,) = why(place, "swap 9S on 1", "discard 2C", {"laid": 9})
    assert reason == Reason("swap-joker", card=Card("9S"), meld=1, points=9)


def test_a_meld_held_back_because_of_a_card_somebody_holds() -> None:
    (reason,) = why(three("7S 8S 9S KH 2C"), "discard KH", "meld 7S 8S 9S", {}, {"others": 9}, held={1: "10S"})
    assert reason == Reason("opens-place", card=Card("10S"), seat=1)


def test_going_out_more_often_is_said_in_rounds_of_a_hundred() -> None:
    found = why(three("7S 8S 9S KH 2C"), "discard KH", "meld 7S 8S 9S", {"laid": 9, "out": 0.46}, {"out": 0.3})
    assert found == [Reason("out-more", share=46, against=30)]


def test_calls() -> None:
    place = position("standard", rummy_call="last_discard").hand("Ann", "2C KH").hand("Bob", "? ?")
    place = place.pile("KD 6S").stock("? ? ? ? ? ? ? ?").meld("3S 4S 5S", by="Bob").fresh().turn("Ann", "call")
    found = why(place, "call 6S on 1", "silent", {"laid": 6})
    assert found[0] == Reason("call-lays", card=Card("6S"), meld=1, points=6)


def test_a_call_for_the_pile_and_silence() -> None:
    place = position("standard", rummy_call="full").hand("Ann", "2C KH").hand("Bob", "? ?").hand("Cat", "? ? ?")
    place = place.pile("7S 8S 9S KD").stock("? ? ? ? ? ? ? ?").fresh().turn("Ann", "call")
    found = why(place, "call 7S", "silent", {"laid": 20})
    assert found[0] == Reason("call-takes", card=Card("7S"), points=24, count=1, cost=10, seat=1, left=2)
    found = why(place, "silent", "call 7S", {}, {"caught": 9})
    assert found[0] == Reason("call-costs", card=Card("7S"), points=24, count=1, cost=10, seat=1, left=2)


def test_opening_standing_and_passing() -> None:
    place = position("standard", opening_minimum=30).hand("Ann", "JS QS KS 2C 4D").hand("Bob", "? ?")
    place = place.pile("KD").stock("? ? ? ? ? ? ?").fresh().turn("Ann", "play")
    assert why(place, "meld JS QS KS", "discard 2C", {"laid": 20})[0] == Reason("opens", points=30)
    place = position("standard", first_turn_bonus=25).hand("Ann", "JS QS KS 2C").hand("Bob", "? ?").fresh("Ann", "Bob")
    place = place.pile("KD").stock("? ? ? ? ? ? ?").turn("Ann", "draw")
    assert why(place, "stand", "draw", {"laid": 20})[0] == Reason("stand-goes", points=25)
    place = (
        position("standard").hand("Ann", "2C 4D").hand("Bob", "? ?").pile("KD").stock("").fresh().turn("Ann", "draw")
    )
    assert why(place, "pass", "take KD", {"caught": 6}, {"caught": 16})[0] == Reason("pass-ends")


def test_the_partner_s_part_is_what_is_left_over() -> None:
    place = position("standard", teams=2).hand("Ann", "4S 9H").hand("Bob", "? ?").hand("Cat", "? ?").hand("Dan", "? ?")
    place = place.pile("KD").stock("? ? ? ? ? ? ? ? ? ? ? ? ? ?").fresh().turn("Ann", "play")
    found = why(place, "discard 4S", "discard 9H", {"lead": 8.0}, {"lead": 0.0})
    assert found == [Reason("partner", points=8)]


@pytest.mark.parametrize(
    ("better", "worse", "said"),
    [
        ({"laid": 9.2}, {}, Reason("more-laid", points=9)),
        ({}, {"caught": 9.2}, Reason("less-caught", points=9)),
        ({}, {"others": 9.2}, Reason("less-others", points=9)),
    ],
)
def test_where_nothing_can_be_seen_the_number_is_told(
    better: dict[str, float], worse: dict[str, float], said: Reason
) -> None:
    assert why(three("4S 9H"), "discard 4S", "discard 9H", better, worse) == [said]


def test_what_speaks_against_it_is_told_too() -> None:
    found = why(three("4S 9H"), "discard 4S", "discard 9H", {"laid": 12, "caught": 4})
    assert found == [Reason("more-laid", points=12), Reason("though-caught", points=4)]


def test_every_kind_has_its_sentence_in_every_language() -> None:
    for language in COMPLETE:
        for kind in get_args(ReasonKind):
            assert has_message(language, f"reason-{kind}"), (language, kind)
