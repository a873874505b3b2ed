"""Cards and their text (rules §1)."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummy500.cards import CARDS, JOKER, RANKS, SUITS, Card, CardError, Rank, Suit, parse_card


def test_53_faces_in_the_order_of_the_fixed_pack() -> None:
    assert len(CARDS) == 53
    assert [card.face for card in CARDS] == list(range(53))
    assert [card.text for card in CARDS[:3]] == ["AS", "2S", "3S"]
    assert [CARDS[12], CARDS[13], CARDS[26], CARDS[39]] == [Card("KS"), Card("AH"), Card("AD"), Card("AC")]
    assert CARDS[JOKER] is Card.JK


def test_rank_and_suit() -> None:
    assert [rank.index for rank in RANKS] == list(range(13))
    assert [suit.sign for suit in SUITS] == ["♠", "♥", "♦", "♣"]
    assert (Card("10H").rank, Card("10H").suit) == (Rank.TEN, Suit.HEARTS)
    assert (Card.JK.rank, Card.JK.suit) == (None, None)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_s_text_and_repr_read_back(card: Card) -> None:
    assert parse_card(str(card)) is card
    assert eval(repr(card)) is card
    assert Card.of(card.face) is card
    assert msgspec.json.decode(msgspec.json.encode(card), type=Card) is card


@pytest.mark.parametrize("value", [*RANKS, *SUITS])
def test_ranks_and_suits_read_back(value: Rank | Suit) -> None:
    assert eval(repr(value)) is value
    assert type(value)(str(value)) is value


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("TH", "10H"),
        ("th", "10H"),
        ("10h", "10H"),
        ("7♠", "7S"),
        ("t♦", "10D"),
        ("10♣", "10C"),
        ("ks", "KS"),
        ("jk", "JK"),
    ],
)
def test_lenient_spellings(text: str, card: str) -> None:
    assert parse_card(text) is Card(card)


@pytest.mark.parametrize(
    "text", ["", "1S", "11S", "7", "S7", " 7S", "7S ", "7X", "JKS", "10", "?", "ſ♠", "７S", "7♠♠", "jK♠"]
)
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert (caught.value.code, caught.value.arguments) == ("unknown_card", {"text": text})


@given(st.text(max_size=5))
def test_any_text_is_a_card_or_a_card_error(text: str) -> None:
    try:
        card = parse_card(text)
    except CardError:
        return
    assert isinstance(card, Card)
