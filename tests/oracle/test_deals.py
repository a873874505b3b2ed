"""The oracle's own shuffle against the test vectors of the record format."""

from rummy500.rules import Rules
from tests.oracle.deals import deal, pack, shuffled
from tests.oracle.turns import all_cards


def test_zero_key_shuffles_one_deck() -> None:
    deck = shuffled(bytes(32), "deal", pack(Rules(), 2))
    assert deck[:10] == ["QH", "5S", "QS", "10D", "9H", "AC", "JS", "5D", "6C", "KS"]
    assert deck[-3:] == ["7D", "KD", "8D"]


def test_counting_key_shuffles_two_decks_with_jokers() -> None:
    rules = Rules(decks=2, jokers_per_deck=2)
    deck = shuffled(bytes(range(32)), "deal", pack(rules, 2))
    assert deck[:8] == ["2S", "2H", "10H", "8D", "JK", "2H", "KD", "9S"]
    assert deck[-4:] == ["7S", "4S", "QC", "AH"]


def test_first_restock() -> None:
    assert shuffled(bytes(32), "restock1", ["4D", "2C", "5H", "JD", "9H"]) == ["2C", "4D", "9H", "JD", "5H"]


def test_a_deal_uses_every_card_once() -> None:
    rules = Rules(jokers_per_deck=3, hand_size=9)
    deck = shuffled(bytes(32), "deal", pack(rules, 4))
    position = deal(rules, 4, 1, deck)
    assert all_cards(position) == sorted(deck)
    assert [len(hand) for hand in position.hands] == [9, 9, 9, 9]
    assert position.turn == 2
