"""Styles: small, fixed by the name, decided by the seed, and never another level."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rummy500.bots import NAMES, QUICK_LEVELS, offered
from rummy500.bots.known import Known, own_codes
from rummy500.bots.levels import POLICIES
from rummy500.bots.playing import Sitter, watch
from rummy500.bots.seeker import EXPERT, choice, searched
from rummy500.bots.styles import STYLES, Style, equals, style_of, styled
from rummy500.game.book import Book
from rummy500.kernel import codes
from rummy500.kernel.state import State
from rummy500.rules import PRESETS

BOOK = Book.of(PRESETS["standard"], 3)
SEARCHING = tuple(level for level in offered() if level not in QUICK_LEVELS and level != "master")


def moments(seed: int, most: int) -> Iterator[Known]:
    """Plays rounds at club strength and gives what the seat on turn knows before each of its actions."""
    rng = Random(seed)
    policy = POLICIES["club"]
    for _ in range(most):
        state = State(BOOK.kernel)
        state.deal(rng.sample(range(52), 52), rng.randrange(3))
        sitters = [Sitter(policy, rng) for _ in range(3)]
        while state.phase != 2 and not state.restock_due:
            known = Known(BOOK, state.seen_by(state.turn), state.turn, sitters[state.turn].memory)
            yield known
            code = policy(known, rng)
            assert code is not None
            watch(state, code, sitters)
            state.play(code)


def test_a_style_is_fixed_by_the_name_and_neighbours_differ() -> None:
    assert [style_of(name) for name in NAMES[:4]] == list(STYLES)
    assert {style_of(name) for name in NAMES} == set(STYLES)
    assert style_of("Somebody") is None
    assert style_of("ada") is None


def test_without_a_style_a_level_is_the_arena_s() -> None:
    for level in offered():
        assert styled(level, None) is POLICIES[level]
    with pytest.raises(ValueError, match="no such level"):
        styled("grandmaster", "daring")


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("level", [*QUICK_LEVELS[1:], *SEARCHING])
def test_a_styled_level_plays_legally_and_by_the_seed(level: str, style: Style) -> None:
    policy = styled(level, style)
    few = 1 if level in SEARCHING else 4
    for number, known in enumerate(moments(5, few)):
        code = policy(known, Random(number))
        assert code == policy(known, Random(number))
        assert code in own_codes(known) or code in known.state.first_melds(10_000)[0]


@pytest.mark.parametrize(
    ("style", "kind"),
    [("daring", codes.TAKE), ("careful", codes.DRAW), ("tidy", codes.DISCARD), ("clinging", codes.DISCARD)],
)
def test_a_leaning_shows_in_a_few_decisions_and_always_the_same_way(style: Style, kind: int) -> None:
    """Of many decisions of a casual player few are others, and all of these lean where the style says."""
    plain, leaning = POLICIES["casual"], styled("casual", style)
    values = [BOOK.rules.ace_value if face % 13 == 0 else min(10, face % 13 + 1) for face in range(52)]
    asked = other = 0
    for number, known in enumerate(moments(8, 60)):
        before, after = plain(known, Random(number)), leaning(known, Random(number))
        assert before is not None
        assert after is not None
        asked += 1
        if before == after:
            continue
        other += 1
        assert after & codes.KIND == kind
        if kind == codes.DISCARD:
            dearer = values[after & 63] - values[before & 63]
            assert dearer > 0 if style == "tidy" else dearer < 0
        elif before & codes.KIND == codes.TAKE:
            assert style == "careful" or (after & 127) < (before & 127)
    # A casual player throws its costliest useless card anyway: the tidy one has nothing to add.
    assert other < asked * 0.1
    assert (other > 0) == (style != "tidy")


@pytest.mark.parametrize("style", STYLES)
def test_a_level_that_searches_leans_only_among_equals(style: Style) -> None:
    """Where its action is not the search's, a second look in other worlds has put it first."""
    policy = styled("expert", style)
    other = 0
    for number, known in enumerate(moments(3, 3)):
        rng = Random(number)
        search = searched(known, rng.getrandbits(31), EXPERT)
        best, found = choice(known, search), [code for code, *_ in search.found()]
        code = policy(known, Random(number))
        if code == best:
            continue
        other += 1
        assert best is not None
        assert code in found
        assert code & codes.KIND in (
            (codes.DRAW, codes.TAKE) if best & codes.KIND != codes.DISCARD else (codes.DISCARD,)
        )
        assert code == found[1]
        assert code in equals(known, rng.getrandbits(31), [best, code], EXPERT)
    # The careful one leans away from takes of more than three cards, which experts seldom make anyway.
    assert style == "careful" or other > 0
    assert other < 40
