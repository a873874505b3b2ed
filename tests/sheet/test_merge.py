"""Merging: any order and any grouping gives the same sheet, and nothing that anybody wrote is lost."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rummy500.sheet.fold import fold
from rummy500.sheet.operations import Entry, PlayerPut, RoundPut, Undone, in_order, merged
from tests.sheet import scenes
from tests.sheet.scenes import ANN, BOB, sheet_of, typed


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), data=st.data())
def test_any_order_and_grouping_of_merges_gives_the_same_state(seed: int, data: st.DataObject) -> None:
    operations = in_order(scenes.wild(seed).operations.values())
    shuffled = data.draw(st.permutations(operations))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(operations)), max_size=4)))
    pieces = [shuffled[low:high] for low, high in zip([0, *cuts], [*cuts, len(operations)], strict=True)]
    overlapping = [*pieces, shuffled[: len(shuffled) // 2]]
    left = merged(*overlapping)
    right = merged(overlapping[-1], merged(*reversed(overlapping[:-1])).values())
    assert in_order(left.values()) == in_order(right.values()) == operations
    assert fold(left.values()) == fold(operations)


@pytest.mark.parametrize("seed", range(20))
def test_every_part_of_a_sheet_is_a_sheet(seed: int) -> None:
    operations = in_order(scenes.wild(seed).operations.values())
    dice = random.Random(seed)
    for _ in range(10):
        fold(dice.sample(operations, dice.randint(0, len(operations))))


def test_two_editors_of_the_next_round_write_on_the_same_round() -> None:
    sheet = scenes.two_editors().sheet
    assert [one.round for one in sheet.matches[0].rounds] == ["m1.1", "m1.2", "m1.3"]
    told = [(clash.round, clash.player, clash.ops) for clash in sheet.clashes]
    assert told == [("m1.1", BOB, ("aaaaaaaa.9", "bbbbbbbb.8")), ("m1.2", ANN, ("aaaaaaaa.7", "bbbbbbbb.2"))]


def test_equal_values_do_not_clash() -> None:
    cell = scenes.two_editors().match.rounds[1].cells[BOB]
    assert (cell.points, cell.clash) == (40, ())


def test_one_entry_settles_a_clash_and_undoing_it_brings_it_back() -> None:
    assert [(clash.round, clash.player) for clash in scenes.clash_settled().sheet.clashes] == [("m1.1", BOB)]
    assert len(scenes.clash_undone().sheet.clashes) == 2


def test_an_undone_entry_between_two_does_not_make_a_clash() -> None:
    writer = sheet_of(ANN, BOB)
    writer.round({ANN: typed("1"), BOB: typed("2")})
    writer.enter(1, {ANN: typed("3")})
    middle = next(op.id for op in writer.operations.values() if isinstance(op, Entry) and op.value == typed("3"))
    writer.enter(1, {ANN: typed("4")})
    last = next(op.id for op in writer.operations.values() if isinstance(op, Entry) and op.value == typed("4"))
    writer._undoing(Undone, [middle], "")
    cell = writer.match.rounds[0].cells[ANN]
    assert (cell.op, cell.points, cell.clash) == (last, 4, ())


def test_one_id_for_two_operations_is_decided_alike_everywhere() -> None:
    one = PlayerPut(id="aaaaaaaa.1", at=1, player="p", name="Ann", place=0)
    two = PlayerPut(id="aaaaaaaa.1", at=1, player="p", name="Bob", place=0)
    assert merged([one], [two]) == merged([two], [one]) == merged([two, one, two])


def test_a_sheet_of_a_whole_year_is_folded_in_one_go() -> None:
    writer = sheet_of(*scenes.NAMES)
    lines = [
        Entry(
            id=f"bbbbbbbb.{n}", at=n + 10, round=f"m1.{n % 500}", player=list(scenes.NAMES)[n % 4], value=typed(str(n))
        )
        for n in range(1, 15_000)
    ]
    puts = [
        RoundPut(id=f"cccccccc.{n + 1}", at=n + 5, round=f"m1.{n}", match="m1", after=f"m1.{n - 1}" if n else None)
        for n in range(500)
    ]
    sheet = fold([*writer.operations.values(), *lines, *puts])
    assert [one.number for one in sheet.matches[0].rounds] == list(range(1, 501))
