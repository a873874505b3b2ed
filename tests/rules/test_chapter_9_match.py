"""Rules §9: totals, winning, teams, the next dealer and the pots."""

from typing import Any

import pytest

from rummy500.rules import Rules
from tests.oracle.deals import pack
from tests.rules.board import board, play
from tests.rules.cases import cases, holds
from tests.rules.library import Outcome


@pytest.mark.parametrize("name", cases("R22"))
def test_r22_the_higher_total_or_who_went_out(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R23"))
def test_r23_a_tie_at_the_top(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R24"))
def test_r24_reaching_or_exceeding_the_target(name: str) -> None:
    holds(name)


@pytest.mark.parametrize("name", cases("R28"))
def test_r28_a_pot_is_taken_by_a_lay_off(name: str) -> None:
    holds(name)


def ended(total: str, **rules: str) -> Outcome:
    """Ann goes out by her last card; Bob has 10 in hand, Cy 5."""
    return board("Ann: discard 9C", turn="Ann play", Ann="9C", Bob="KS", Cy="5H", total=total, **rules)


def test_9_nobody_has_won_below_the_target() -> None:
    assert ended("Ann 499, Bob 509, Cy 0").winners == []


def test_9_the_check_comes_after_the_hands_are_subtracted() -> None:
    assert ended("Ann 0, Bob 505, Cy 0").winners == []


@pytest.mark.parametrize(("winner", "winners"), [("highest", ["Bob"]), ("went_out", ["Ann"])])
def test_9_several_qualify(winner: str, winners: list[str]) -> None:
    assert ended("Ann 500, Bob 530, Cy 0", winner=winner).winners == winners


def test_9_went_out_below_the_target_leaves_it_to_the_highest() -> None:
    assert ended("Ann 499, Bob 530, Cy 520", winner="went_out").winners == ["Bob"]


@pytest.mark.parametrize(("tie", "winners"), [("play_on", []), ("share", ["Bob", "Cy"])])
def test_9_equal_at_the_top(tie: str, winners: list[str]) -> None:
    assert ended("Ann 510, Bob 530, Cy 525", tie=tie).winners == winners


def test_9_a_tie_below_the_top_does_not_matter() -> None:
    assert ended("Ann 510, Bob 520, Cy 540").winners == ["Cy"]


def test_9_rounds_decide_whatever_the_target_says() -> None:
    assert ended("Ann 0, Bob 600, Cy 0", rounds="2").winners == []
    assert ended("Ann 20, Bob 25, Cy 0", rounds="1", winner="went_out").winners == ["Ann"]
    assert ended("Ann 10, Bob 25, Cy 0", rounds="1", winner="went_out").winners == ["Bob"]


@pytest.mark.parametrize(("tie", "winners"), [("play_on", []), ("share", ["Ann", "Bob"])])
def test_9_a_tie_after_the_last_round(tie: str, winners: list[str]) -> None:
    assert ended("Ann 15, Bob 25, Cy 0", rounds="1", tie=tie).winners == winners


def test_9_partners_add_up_and_win_together() -> None:
    found = board(
        "Ann: discard 9C",
        turn="Ann play",
        Ann="9C",
        Bob="KS",
        Cy="5H",
        Di="2H",
        melds=["QS QH QD by Cy"],
        total="Ann 480, Bob 100, Cy 480, Di 100",
        teams="2",
    )
    assert found.scores == {"Ann": 0, "Bob": -10, "Cy": 25, "Di": -2}
    assert found.totals == {"Ann": 505, "Bob": 88, "Cy": 505, "Di": 88}
    assert found.winners == ["Ann", "Cy"]


def test_9_a_tie_between_partners_is_no_tie() -> None:
    found = board(
        "Ann: discard 9C",
        turn="Ann play",
        Ann="9C",
        Bob="KS",
        Cy="5H",
        Di="2H",
        total="Ann 600, Bob 100, Cy 600, Di 100",
        teams="2",
    )
    assert found.winners == ["Ann", "Cy"]


SECOND = "round:\nhand Ann: KS\nhand Bob: 2C\nhand Cy: 3C\nstock: 5C 6C 7C\nturn: {turn} draw\n"


def test_9_a_match_goes_on_with_the_next_round() -> None:
    found = play(
        "rummy500: 1\nrules: standard\nseats: Ann, Bob, Cy\nhand Ann: KD\nhand Bob: 2D\nhand Cy: 3D\n"
        "turn: Ann play\n- Ann: discard KD\nscore: Ann 0, Bob -2, Cy -3\ntotal: Ann 0, Bob -2, Cy -3\n"
        + SECOND.format(turn="Bob")
        + "- Bob: draw 5C, discard 2C\n- Cy: draw, discard 3C\n- Ann: draw, discard KS\n"
    )
    assert (found.line, found.turn) == (None, "Bob")
    assert found.totals == {"Ann": 0, "Bob": -2, "Cy": -3}


def test_9_no_round_follows_a_decided_match() -> None:
    found = play(
        "rummy500: 1\nrules: standard\nseats: Ann, Bob, Cy\nhand Ann: KD\nhand Bob: 2D\nhand Cy: 3D\n"
        "total: Ann 500, Bob 0, Cy 0\nturn: Ann play\n- Ann: discard KD\n" + SECOND.format(turn="Bob")
    )
    assert (found.line, found.winners) == (10, ["Ann"])


def starter(next_dealer: str, turn: str, *turns: str, **told: str) -> str | None:
    """Who begins the second round; Cy dealt the first one."""
    values = {"Ann": "KS", "Bob": "KD", "Cy": "KH", **told}
    deck = " ".join(str(card) for card in pack(Rules(), 3))
    lines = [
        "rummy500: 1",
        "rules: standard",
        "set: hand_size 3",
        f"set: next_dealer {next_dealer}",
        "seats: Ann, Bob, Cy",
    ]
    lines += [f"hand {name}: {cards}" for name, cards in values.items()]
    lines += [f"turn: {turn}", *(f"- {line}" for line in turns), "round:", f"deck: {deck}"]
    found = play("\n".join(lines) + "\n")
    assert found.line is None, found.refusal
    return found.turn


@pytest.mark.parametrize(("rule", "first"), [("left", "Bob"), ("round_winner", "Cy")])
def test_9_who_went_out_may_deal_next(rule: str, first: str) -> None:
    assert starter(rule, "Bob play", "Bob: discard KD") == first


def test_9_without_going_out_the_best_round_deals_next() -> None:
    assert starter("round_winner", "Bob draw", "Bob: pass", Bob="QD QC", Ann="2S") == "Bob"
    assert starter("left", "Bob draw", "Bob: pass", Bob="QD QC", Ann="2S") == "Bob"
    assert starter("round_winner", "Bob draw", "Bob: pass", Bob="2D", Ann="KS") == "Cy"


def test_9_among_equals_the_nearest_to_the_dealers_left_deals_next() -> None:
    assert starter("round_winner", "Bob draw", "Bob: pass") == "Bob"
    assert starter("round_winner", "Bob draw", "Bob: pass", Ann="KS KC") == "Cy"


def pots(*turns: str, turn: str = "Ann play", **told: Any) -> tuple[dict[str, int] | None, dict[str, int] | None]:
    values = {"Ann": "KC 3S 9D", "Bob": "2D", "Cy": "2H", **told}
    found = board(*turns, turn=turn, rules="michigan", **values)
    assert found.line is None, found.refusal
    return found.pots, found.chips


def test_9_antes_are_one_chip_a_pot_and_two_from_the_dealer() -> None:
    assert pots() == ({"AH": 4, "KC": 4, "QD": 4, "JS": 4}, {"Ann": -4, "Bob": -4, "Cy": -8})
    assert pots(dealer="Ann")[1] == {"Ann": -8, "Bob": -4, "Cy": -4}


def test_9_a_meld_takes_the_pots_of_its_cards() -> None:
    found = pots("Ann: meld QD QH QS", Ann="QD QH QS 3S")
    assert found == ({"AH": 4, "KC": 4, "QD": 0, "JS": 4}, {"Ann": 0, "Bob": -4, "Cy": -8})


def test_9_a_joker_that_stands_for_a_pot_card_takes_nothing_and_a_swap_does() -> None:
    told = {"Ann": "QH QS JK 3S QD", "jokers_per_deck": "1", "joker_swap": "keep"}
    melded = pots("Ann: meld JK=QD QH QS", **told)
    swapped = pots("Ann: meld JK=QD QH QS, swap QD on 1", **told)
    assert melded[0] == {"AH": 4, "KC": 4, "QD": 4, "JS": 4}
    assert swapped[0] == {"AH": 4, "KC": 4, "QD": 0, "JS": 4}


def test_9_a_second_copy_takes_nothing() -> None:
    found = pots(
        "Ann: meld QD QH QS, discard 3S",
        "Bob: draw, meld QD QH QS",
        Ann="QD QH QS 3S 4S",
        Bob="QD QH QS",
        stock="5S 6S",
        decks="2",
    )
    assert found == ({"AH": 4, "KC": 4, "QD": 0, "JS": 4}, {"Ann": 0, "Bob": -4, "Cy": -8})


def test_9_a_discarded_pot_card_takes_nothing() -> None:
    assert pots("Ann: discard KC")[0] == {"AH": 4, "KC": 4, "QD": 4, "JS": 4}


def test_9_unclaimed_pots_stay_for_the_next_round() -> None:
    found = play(
        "rummy500: 1\nrules: michigan\nseats: Ann, Bob, Cy\nhand Ann: KC\nhand Bob: 2D\nhand Cy: 3D\n"
        "meld 1: KS KH KD by Bob\nturn: Ann play\n- Ann: lay KC on 1\n" + SECOND.format(turn="Bob")
    )
    assert found.pots == {"AH": 8, "KC": 4, "QD": 8, "JS": 8}
    assert found.chips == {"Ann": 0 - 8, "Bob": -8, "Cy": -12}


def test_9_a_called_card_takes_its_pot() -> None:
    found = pots(
        "Cy: call KC on 1",
        turn="Bob call",
        Ann="3S",
        Bob="2D",
        pile="KC",
        stock="5S",
        melds=["KS KH KD by Ann"],
        rummy_call="last_discard",
    )
    assert found == ({"AH": 4, "KC": 0, "QD": 4, "JS": 4}, {"Ann": -4, "Bob": -4, "Cy": -4})
