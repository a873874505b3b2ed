"""What cannot be doubted: each level's share of the positions in ``positions/`` in which it finds a right move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

import pytest

from rummy500.bots.levels import POLICIES, offered
from tests.bots.positions.places import Place, all_places, read_place

PLACES = all_places()
SHARES: Mapping[str, Fraction] = {"club": Fraction(75, 100), "expert": Fraction(85, 100), "master": Fraction(95, 100)}
"""What each level finds at least; of the levels in between nothing is asked."""

KINDS = {
    "take": 12,
    "draw": 4,
    "pass": 1,
    "stand": 1,
    "meld": 10,
    "lay": 6,
    "swap": 1,
    "hold": 3,
    "table": 3,
    "throw": 8,
    "call": 5,
}
"""How many there are of each kind at least; the first word of a position's name tells its kind."""


def missed(level: str, seed: int) -> list[str]:
    """Lists the positions in which a level goes wrong, with what it plays there."""
    played = ((place, place.asked(POLICIES[level], seed)) for place in PLACES)
    return [f"{place.name}: {move}" for place, move in played if move not in place.good]


@pytest.mark.parametrize("level", [level for level in SHARES if level in offered()])
def test_e_what_is_beyond_doubt_is_found(level: str) -> None:
    wrong = missed(level, seed=1)
    found = 1 - Fraction(len(wrong), len(PLACES))
    print(f"{level} finds {float(found):.1%} of {len(PLACES)}; not {wrong}")
    assert found >= SHARES[level], "\n".join(wrong)


def test_e_there_are_sixty_positions_of_all_kinds() -> None:
    kinds = Counter(place.name.split("-")[0] for place in PLACES)
    assert sum(kinds.values()) >= 60
    assert {kind: kinds[kind] for kind in KINDS if kinds[kind] < KINDS[kind]} == {}


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_e_each_position_has_a_reason_and_a_choice(place: Place) -> None:
    """A question with one possible answer, or whose every answer is right, would ask nothing."""
    assert place.why.endswith(".")
    legal = {str(move) for move in place.round.legal(place.seat)}
    assert place.good < legal | {"silence"}


def test_e_partners_jokers_and_unusual_rules_are_among_them() -> None:
    rules = [place.round.rules for place in PLACES]
    assert sum(each.teams > 0 for each in rules) >= 5
    assert sum(each.jokers_per_deck > 0 for each in rules) >= 6
    assert sum(each.stock_out == "at_once" for each in rules) >= 6
    assert {place.round.book.seats for place in PLACES} == {2, 3, 4}


@pytest.mark.parametrize(
    "lines",
    [
        ("# A reason.", "rummy500: 1"),
        ("# A reason.", "# good: discard 2C"),
        ("# good: discard 9C", "# A reason."),
    ],
)
def test_e_a_position_that_says_nothing_right_is_refused(lines: tuple[str, str], tmp_path: Path) -> None:
    body = "rummy500: 1\nrules: standard\nseats: You, Ada\nhand You: 9C KD\nhand Ada: ?\npile: 3C\nturn: You play\n"
    path = tmp_path / "place.r500"
    path.write_text("\n".join([*lines, body]), "utf-8")
    with pytest.raises(ValueError, match=r"place\.r500"):
        read_place(path)


FOUND_BY_CLUB = (
    "take-two-lay-offs",  # the jack fits only once the ten is laid off
    "lay-the-seven-where-the-six-follows",  # what a lay-off makes room for
    "throw-the-dearest-in-the-last-turn",  # nothing comes any more once the stock is as good as empty
    "take-only-the-top-at-the-end",
)


@pytest.mark.parametrize("name", FOUND_BY_CLUB)
def test_club_looks_at_what_a_lay_off_opens_and_at_the_end_of_the_stock(name: str) -> None:
    place = next(place for place in PLACES if place.name == name)
    assert place.asked(POLICIES["club"], 1) in place.good
