"""The keyed shuffle against the published vectors of the record format."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rummy500.cards import RANKS, Card
from rummy500.game.deal import cut, cut_for_deal, lowest, pack, restock, shuffle
from rummy500.rules import Rules


def texts(cards: list[Card]) -> list[str]:
    return [card.text for card in cards]


def test_zero_key_one_deck_no_jokers() -> None:
    deck = texts(shuffle(bytes(32), Rules(), 2))
    assert deck[:10] == ["QH", "5S", "QS", "10D", "9H", "AC", "JS", "5D", "6C", "KS"]
    assert deck[-3:] == ["7D", "KD", "8D"]
    assert len(deck) == 52


def test_counting_key_two_decks_two_jokers_each() -> None:
    deck = texts(shuffle(bytes(range(32)), Rules(decks=2, jokers_per_deck=2), 4))
    assert deck[:8] == ["2S", "2H", "10H", "8D", "JK", "2H", "KD", "9S"]
    assert deck[-4:] == ["7S", "4S", "QC", "AH"]
    assert len(deck) == 108


def test_first_restock_of_the_zero_key() -> None:
    assert restock(bytes(32), 1, ["4D", "2C", "5H", "JD", "9H"]) == ["2C", "4D", "9H", "JD", "5H"]


def test_another_restock_is_another_order() -> None:
    below = [str(n) for n in range(30)]
    assert restock(bytes(32), 1, below) != restock(bytes(32), 2, below)


def test_cut_moves_the_top_to_the_bottom() -> None:
    assert cut([1, 2, 3, 4, 5], 2) == [3, 4, 5, 1, 2]


@given(st.binary(min_size=32, max_size=32), st.integers(2, 8))
def test_the_lowest_card_deals(key: bytes, seats: int) -> None:
    rounds = cut_for_deal(key, seats)
    assert [seat for seat, _ in rounds[0]] == list(range(seats))
    assert len(lowest(rounds[-1])) == 1
    for earlier, later in pairwise(rounds):
        assert [seat for seat, _ in later] == lowest(earlier)
    shown = [card for cuts in rounds for _, card in cuts]
    assert len(set(shown)) == len(shown)
    dealer = lowest(rounds[-1])[0]
    least = next(card for seat, card in rounds[0] if seat == dealer)
    assert all(RANKS.index(card.rank) >= RANKS.index(least.rank) for _, card in rounds[0] if card.rank and least.rank)


@given(st.binary(min_size=32, max_size=32), st.sampled_from([1, 2]), st.integers(0, 4))
def test_every_key_gives_a_permutation_of_the_pack(key: bytes, decks: int, jokers: int) -> None:
    rules = Rules().replace(decks=decks, jokers_per_deck=jokers)
    assert sorted(texts(shuffle(key, rules, 3))) == sorted(texts(pack(rules, 3)))
