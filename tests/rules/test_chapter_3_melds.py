"""Rules §3: sets, runs, jokers, swaps and the opening."""

import pytest

from tests.rules.board import board, lays_of, melds_of
from tests.rules.cases import cases, holds


@pytest.mark.parametrize("name", cases("R01"))
def test_r01_an_ace_laid_high_ends_the_run(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R02"))
def test_r02_an_ace_laid_low_takes_no_king(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R04"))
def test_r04_the_ace_fits_both_ends_of_two_to_king(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R16"))
def test_r16_a_joker_keeps_its_place(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R17"))
def test_r17_a_natural_card_is_swapped_for_the_joker(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R18"))
def test_r18_identical_cards_in_a_set(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R26"))
def test_r26_jokers_in_one_meld(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R27"))
def test_r27_no_run_goes_round_the_corner_unless_the_rules_say_so(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R31"))
def test_r31_the_opening_minimum(name: str) -> None:
    holds(name)


def test_3_a_set_has_three_or_four_suits() -> None:
    table = board(turn="Ann play", Ann="7S 7H 7D 7C 2C", Bob="KD")
    assert melds_of(table) == {
        "meld 7S 7H 7D",
        "meld 7S 7H 7C",
        "meld 7S 7D 7C",
        "meld 7H 7D 7C",
        "meld 7S 7H 7D 7C",
    }


def test_3_without_sets_only_runs_are_melds() -> None:
    table = board(turn="Ann play", Ann="7S 7H 7D 8D 9D 2C", Bob="KD", sets="off")
    assert melds_of(table) == {"meld 7D 8D 9D"}


def test_3_the_shortest_run_is_a_house_rule() -> None:
    table = board(turn="Ann play", Ann="6D 7D 8D 9D 2C", Bob="KD", min_run="4")
    assert melds_of(table) == {"meld 6D 7D 8D 9D"}


@pytest.mark.parametrize(
    ("ace", "melds"),
    [
        ("both", {"meld AD 2D 3D", "meld QD KD AD"}),
        ("high", {"meld QD KD AD"}),
        ("low", {"meld AD 2D 3D"}),
        (
            "around",
            {
                "meld AD 2D 3D",
                "meld QD KD AD",
                "meld KD AD 2D",
                "meld QD KD AD 2D",
                "meld KD AD 2D 3D",
                "meld QD KD AD 2D 3D",
            },
        ),
    ],
)
def test_3_where_an_ace_may_stand(ace: str, melds: set[str]) -> None:
    table = board(turn="Ann play", Ann="AD 2D 3D QD KD 9S", Bob="KS", ace=ace)
    assert melds_of(table) == melds


def test_3_a_run_of_thirteen_has_its_ends_in_the_order_written() -> None:
    hand = "AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD 9S"
    low = board(f"Ann: meld {hand[:-3]}", turn="Ann play", Ann=hand, Bob="KS")
    high = board(f"Ann: meld {hand[3:-3]} AD", turn="Ann play", Ann=hand, Bob="KS")
    assert (low.tabled["Ann"], high.tabled["Ann"]) == (85, 99)
    assert low.legal == high.legal == {"discard 9S"}


def test_3_around_a_king_before_an_ace_makes_it_high() -> None:
    table = board("Ann: lay KD on 1", turn="Ann play", Ann="KD 9S", Bob="KS", melds=["AD 2D 3D by Bob"], ace="around")
    assert table.values == [[10, 15, 2, 3]]
    assert table.tabled == {"Ann": 10, "Bob": 20}


def test_3_around_a_twelve_card_run_takes_its_missing_card_at_either_end() -> None:
    run = "5D 6D 7D 8D 9D 10D JD QD KD AD 2D 3D by Bob"
    table = board(turn="Ann play", Ann="4D 4S 9S", Bob="KS", melds=[run], ace="around")
    assert lays_of(table) == {"lay 4D on 1 low", "lay 4D on 1 high"}


def test_3_around_thirteen_cards_are_all() -> None:
    run = "5D 6D 7D 8D 9D 10D JD QD KD AD 2D 3D by Bob"
    table = board(
        "Ann: lay 4D on 1 high", turn="Ann play", Ann="4D 4D 5D 9S", Bob="KS", melds=[run], ace="around", decks="2"
    )
    assert lays_of(table) == frozenset()


def test_3_low_aces_only_close_a_run_to_the_queen_with_a_king_on_one_side() -> None:
    run = "AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD by Bob"
    both = board(turn="Ann play", Ann="KD 9S", Bob="KS", melds=[run])
    around = board("Ann: lay KD on 1 low", turn="Ann play", Ann="KD 9S", Bob="KS", melds=[run], ace="around")
    assert lays_of(both) == {"lay KD on 1"}
    assert around.tabled == {"Ann": 10, "Bob": 89}


def test_3_a_joker_may_stand_for_a_card_that_is_held_or_laid_elsewhere() -> None:
    table = board(turn="Ann play", Ann="7S 7H 7D JK 2C", Bob="KD", melds=["7C 8C 9C by Bob"], jokers_per_deck="1")
    assert "meld 7S 7H JK=7D" in table.legal
    assert "meld 7S 7H JK=7C" in table.legal
    assert "lay JK=6C on 1" in table.legal


def test_3_the_only_identity_of_a_joker_need_not_be_said() -> None:
    said = board("Ann: meld 7S 7H 7D JK", turn="Ann play", Ann="7S 7H 7D JK 2C", Bob="KD", jokers_per_deck="1")
    unsaid = board("Ann: meld 7S 7H JK", turn="Ann play", Ann="7S 7H 7D JK 2C", Bob="KD", jokers_per_deck="1")
    assert (said.line, said.values) == (None, [[7, 7, 7, 15]])
    assert unsaid.line is not None


def test_3_several_identities_must_be_said_even_if_one_is_legal() -> None:
    """The reached 5S can only be melded as 3-4-5 with the joker below or as 4-5-6: the geometry leaves two."""
    table = board(
        "Ann: meld 4S 5S JK",
        turn="Ann play",
        Ann="4S 5S JK 9D",
        Bob="KD",
        jokers_per_deck="1",
    )
    assert table.line is not None
    assert {"meld JK=3S 4S 5S", "meld 4S 5S JK=6S"} < table.legal


def test_3_a_meld_needs_one_natural_card() -> None:
    table = board(turn="Ann play", Ann="JK JK JK 9D", Bob="KD", jokers_per_deck="3", max_wild="none")
    assert {m for m in melds_of(table) if m.count("JK") == 3 and "9D" not in m.replace("=9D", "")} == set()
    assert "meld 9D JK=9C JK=9S" not in table.legal
    assert "meld JK=9S JK=9H 9D" in table.legal


@pytest.mark.parametrize(("most", "lays"), [("1", set()), ("2", {"lay JK=4D on 1", "lay JK=8D on 1"})])
def test_3_max_wild_counts_the_jokers_on_the_table_too(most: str, lays: set[str]) -> None:
    table = board(
        turn="Ann play", Ann="JK 9S KS", Bob="KD", melds=["5D 6D JK=7D by Bob"], jokers_per_deck="2", max_wild=most
    )
    assert lays_of(table) == lays


@pytest.mark.parametrize(
    ("layoff", "lays"),
    [("free", {"lay JK=4D on 1", "lay JK=8D on 1"}), ("unless_held", {"lay JK=4D on 1"}), ("never", set())],
)
def test_3_joker_layoff(layoff: str, lays: set[str]) -> None:
    table = board(
        turn="Ann play", Ann="JK 8D KS", Bob="KD", melds=["5D 6D 7D by Bob"], jokers_per_deck="2", joker_layoff=layoff
    )
    assert lays_of(table) - {"lay 8D on 1"} == lays


def test_3_jokers_of_their_own_rank_meld_only_with_each_other() -> None:
    table = board(
        turn="Ann play",
        Ann="JK JK JK JK 7S 8S",
        Bob="KD",
        melds=["4S 5S 6S by Bob"],
        jokers_per_deck="4",
        jokers_wild="off",
        joker_layoff="never",
    )
    assert melds_of(table) == {"meld JK JK JK", "meld JK JK JK JK"}
    assert lays_of(table) == {"lay 7S on 1"}


def test_3_a_fourth_joker_is_laid_off_and_a_fifth_is_not() -> None:
    table = board(
        "Ann: lay JK on 1",
        turn="Ann play",
        Ann="JK JK 7S",
        Bob="KD",
        melds=["JK JK JK by Bob"],
        decks="2",
        jokers_per_deck="4",
        jokers_wild="off",
        identical_in_set="on",
    )
    assert lays_of(table) == frozenset()
    assert table.tabled == {"Ann": 15, "Bob": 45}


def test_3_copies_with_a_joker_count_as_the_card_it_stands_for() -> None:
    table = board(
        turn="Ann play",
        Ann="7H 7D 2C",
        Bob="KD",
        melds=["7H JK=7H 7S by Bob"],
        decks="2",
        jokers_per_deck="1",
        identical_in_set="on",
    )
    assert lays_of(table) == {"lay 7D on 1"}


def test_3_a_swap_of_one_of_two_takes_the_first_in_the_meld() -> None:
    table = board(
        "Ann: swap 7H on 1",
        turn="Ann play",
        Ann="7H 2C",
        Bob="KD",
        Cy="KH",
        melds=["7S JK=7H 7C by Bob, JK=7H by Cy"],
        decks="2",
        jokers_per_deck="1",
        max_wild="none",
        identical_in_set="on",
        joker_swap="keep",
    )
    assert table.tabled == {"Ann": 7, "Bob": 14, "Cy": 15}


def test_3_one_swaps_ones_own_joker_of_this_turn_too() -> None:
    table = board(
        "Ann: meld JK=5H 6H 7H, swap 5H on 1, lay JK=4H on 1",
        turn="Ann play",
        Ann="JK 5H 6H 7H 2C",
        Bob="KD",
        jokers_per_deck="1",
        joker_swap="same_turn",
    )
    assert table.tabled["Ann"] == 33


@pytest.mark.parametrize("layoff", ["own_side", "none"])
def test_3_a_swap_obeys_whose_melds_one_may_add_to(layoff: str) -> None:
    table = board(
        turn="Ann play",
        Ann="5H 2C",
        Bob="KD",
        melds=["3H 4H JK=5H by Bob", "7S 7D 7C by Ann"],
        jokers_per_deck="1",
        joker_swap="keep",
        layoff=layoff,
    )
    assert table.legal == {"discard 2C", "discard 5H"}


def test_3_a_swap_waits_for_the_opening() -> None:
    table = board(
        turn="Ann play",
        Ann="5H 2C",
        Bob="KD",
        melds=["3H 4H JK=5H by Bob"],
        jokers_per_deck="1",
        joker_swap="keep",
        layoff_needs_opening="on",
    )
    assert table.legal == {"discard 2C", "discard 5H"}


def test_3_a_reached_joker_and_a_swapped_joker_are_two_duties() -> None:
    table = board(
        "Ann: take JK, swap 5H on 1, lay JK=2H on 1",
        turn="Ann draw",
        Ann="5H 7S 8S 2C",
        Bob="KD",
        pile="JK 9D",
        melds=["3H 4H JK=5H by Bob"],
        jokers_per_deck="2",
        joker_swap="same_turn",
        max_wild="none",
        pile_duty_when="same_turn",
    )
    assert not any(action.startswith("discard") for action in table.legal)
    assert {"lay JK=6H on 1", "lay JK=AH on 1", "meld JK=6S 7S 8S"} <= table.legal


def test_3_the_opening_counts_melds_without_doubling() -> None:
    table = board(turn="Ann play", Ann="7S 7H 7D 7C 2C", Bob="KD", opening_minimum="30", four_at_once_doubles="on")
    assert table.legal == {f"discard {card}" for card in ("7S", "7H", "7D", "7C", "2C")}


def test_3_a_low_ace_opens_with_its_low_value() -> None:
    low = board(turn="Ann play", Ann="AS 2S 3S 9D", Bob="KD", opening_minimum="7")
    high = board(turn="Ann play", Ann="QS KS AS 9D", Bob="KD", opening_minimum="35")
    assert melds_of(low) == frozenset()
    assert melds_of(high) == {"meld QS KS AS"}


def test_3_lay_offs_do_not_count_towards_the_opening() -> None:
    table = board(turn="Ann play", Ann="7S 8S 9S 10S 2C", Bob="KD", melds=["JS QS KS by Bob"], opening_minimum="30")
    assert melds_of(table) == {"meld 7S 8S 9S 10S"}


def test_3_in_teams_a_partners_opening_opens() -> None:
    def table(opened: str) -> frozenset[str]:
        found = board(
            turn="Cy play",
            Ann="KD",
            Bob="KH",
            Cy="10S 2S 3S 4S 2C",
            Di="9D",
            melds=["7S 8S 9S by Ann"],
            opened=opened,
            teams="2",
            opening_minimum="30",
        )
        return found.legal

    assert {"lay 10S on 1", "meld 2S 3S 4S"} < table("Ann")
    assert not any(action.startswith(("lay", "meld")) for action in table("Bob"))


@pytest.mark.parametrize(("layoff", "lays"), [("all", {"1", "2", "3"}), ("own_side", {"1", "3"}), ("none", set())])
def test_3_layoff_says_whose_melds_one_may_add_to(layoff: str, lays: set[str]) -> None:
    table = board(
        turn="Ann play",
        Ann="10S 10H 10D 2C",
        Bob="KD",
        Cy="KH",
        Di="KS",
        melds=["7S 8S 9S by Ann", "7H 8H 9H by Bob", "7D 8D 9D by Cy"],
        teams="2",
        layoff=layoff,
    )
    assert {action[-1] for action in lays_of(table)} == lays


def test_3_layoff_needs_opening_means_a_meld_of_ones_own() -> None:
    found = board(
        "Ann: meld 2S 2H 2D",
        turn="Ann play",
        Ann="10S 2S 2H 2D 9C",
        Bob="KD",
        melds=["7S 8S 9S by Bob"],
        layoff_needs_opening="on",
    )
    before = board(
        turn="Ann play", Ann="10S 9C", Bob="KD", melds=["7S 8S 9S by Bob, 6S by Ann"], layoff_needs_opening="on"
    )
    assert "lay 10S on 1" in found.legal
    assert lays_of(before) == frozenset()


def test_3_jokers_of_their_own_rank_open_with_their_own_value_where_jokers_are_replaced() -> None:
    """Once the kernel took such a set for worthless under `joker_melded replaced` and refused the take."""
    table = board(
        turn="Ann draw",
        Ann="5D JK JK JS KS",
        Bob="3C 4H",
        pile="8C JK QC",
        stock="5C 4D KD",
        jokers_per_deck="4",
        jokers_wild="off",
        joker_value="25",
        joker_melded="replaced",
        opening_minimum="51",
        pile_duty="always",
    )
    assert table.legal == {"draw", "take JK"}


def test_3_a_joker_that_an_opening_lets_one_swap_may_meet_the_duty() -> None:
    """Once refused: open with 8-9-10, swap the jack for the joker, meld the reached king with it."""
    turn = "Cy: take KH, meld 8S 9S 10S, swap JC on 2, meld KH KD JK=KS, discard 6C"
    table = board(
        turn,
        turn="Cy draw",
        Ann="AS",
        Bob="4H",
        Cy="8S 9S 10S 6C JC 7D",
        pile="KH KD",
        stock="3D",
        melds=["3C 4C 5C by Ann", "JS JH JK=JC by Bob"],
        jokers_per_deck="2",
        joker_swap="same_turn",
        opening_minimum="15",
        pile_duty_when="same_turn",
        pile_duty_by="new_meld",
    )
    assert (table.line, table.tabled["Cy"]) == (None, 27 + 10 + 35)


@pytest.mark.parametrize(
    ("ace", "pile", "hand", "take"),
    [("around", "2D", "JK JK 4C 9H", "take 2D"), ("both", "2C 6C 3C", "4H JK JK JS KS", "take 2C")],
)
def test_3_a_joker_opens_as_an_ace_where_jokers_are_replaced(ace: str, pile: str, hand: str, take: str) -> None:
    """Once refused: K-A-2 with two jokers is worth 30, a joker as low ace 15."""
    table = board(
        turn="Ann draw",
        Ann=hand,
        Bob="9D",
        pile=pile,
        stock="AH",
        jokers_per_deck="2",
        max_wild="2",
        ace=ace,
        opening_minimum="30" if ace == "around" else "51",
        pile_duty="always",
        number_values="five",
        ace_low_value="15",
        joker_melded="replaced",
    )
    assert take in table.legal


def test_3_both_jokers_for_one_face_may_be_swapped_out_for_one_meld() -> None:
    """Once refused: both copies of 4S go in for the jokers, which then meld with the reached king."""
    turn = "Bob: take KC, swap 4S on 1, swap 4S on 1, meld JK=KD KC JK=KC, discard 2D"
    table = board(
        turn,
        turn="Bob draw",
        Ann="5S 10H",
        Bob="4S 4S",
        pile="7H KC 3S 2D",
        melds=["JK=4S JK=4S 4H by Bob, 4H by Bob"],
        decks="2",
        jokers_per_deck="4",
        identical_in_set="four",
        max_wild="2",
        joker_layoff="never",
        joker_swap="same_turn",
        pile_duty_when="same_turn",
        pile_duty_by="new_meld",
    )
    assert (table.line, table.tabled["Bob"]) == (None, 16 + 10 + 30)


def test_3_a_reach_may_be_met_after_both_swaps() -> None:
    table = board(
        turn="Bob draw",
        Ann="5S 10H",
        Bob="4S 4S",
        pile="7H KC 3S 2D",
        melds=["JK=4S JK=4S 4H by Bob, 4H by Bob"],
        decks="2",
        jokers_per_deck="4",
        identical_in_set="four",
        max_wild="2",
        joker_layoff="never",
        joker_swap="same_turn",
        pile_duty="always",
        pile_duty_when="same_turn",
        pile_duty_by="new_meld",
    )
    assert table.legal == {"pass", "take 7H", "take KC", "take 3S", "take 2D"}
