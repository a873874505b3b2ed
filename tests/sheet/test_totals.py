"""What a sheet adds up to: totals, corrections, who deals, who has won."""

import random

import pytest

from rummy500.sheet.errors import SheetError
from rummy500.sheet.operations import in_order
from rummy500.sheet.state import Match
from tests.sheet import scenes
from tests.sheet.making import typed_vector
from tests.sheet.scenes import ANN, BOB, CY, DEE, rounds, sheet_of, typed


def totals(match: Match) -> list[tuple[int, ...]]:
    return [tuple(one.totals[player] for player in match.seats) for one in match.rounds]


def test_r21_the_worked_sums_of_the_preset_sheet_are_25_and_minus_45() -> None:
    cells = scenes.worked_sums().match.rounds[0].cells
    assert (cells[ANN].points, cells[BOB].points) == (25, -45)


@pytest.mark.parametrize("part", range(10))
def test_b121_totals_equal_a_fresh_sum_after_changes_in_a_thousand_random_orders(part: int) -> None:
    for nth in range(100):
        book = _Book(random.Random(part * 100 + nth))
        for _ in range(7):
            book.change()
        book.check()


class _Book:
    """A sheet, and beside it the rounds as a plain list that is summed afresh."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.writer = rounds(sheet_of(ANN, BOB), "10 -20")
        self.lines: list[tuple[int, ...]] = [(10, -20)]
        self.past: list[list[tuple[int, ...]]] = []
        self.undone: list[list[tuple[int, ...]]] = []

    def change(self) -> None:
        values = (self.dice.randint(-150, 150), self.dice.randint(-150, 150))
        place = self.dice.randrange(len(self.lines)) if self.lines else 0
        kind = self.dice.choice(("add", "edit", "insert", "remove", "undo", "redo"))
        if kind in ("undo", "redo"):
            self.step_back() if kind == "undo" else self.step_on()
            return
        written = {ANN: typed(str(values[0])), BOB: typed(str(values[1]))}
        before = list(self.lines)
        if kind == "add" or not self.lines:
            self.writer.round(written)
            self.lines.append(values)
        elif kind == "edit":
            self.writer.enter(place + 1, {BOB: written[BOB]})
            self.lines[place] = (self.lines[place][0], values[1])
        elif kind == "insert":
            self.writer.insert(place + 1, written)
            self.lines.insert(place, values)
        else:
            self.writer.remove(place + 1)
            del self.lines[place]
        self.past.append(before)
        self.undone.clear()

    def step_back(self) -> None:
        if self.past:
            self.writer.undo()
            self.undone.append(self.lines)
            self.lines = self.past.pop()

    def step_on(self) -> None:
        if self.undone:
            self.writer.redo()
            self.past.append(self.lines)
            self.lines = self.undone.pop()

    def check(self) -> None:
        sums = (0, 0)
        for line, one in zip(self.lines, [one for one in self.writer.match.rounds if one.made], strict=True):
            sums = (sums[0] + line[0], sums[1] + line[1])
            assert (one.totals[ANN], one.totals[BOB]) == sums
        assert tuple(self.writer.match.totals.values()) == sums


def test_b121_a_removed_cell_takes_its_points_with_it() -> None:
    writer = rounds(sheet_of(ANN, BOB), "50 60", "-70 10")
    writer.enter(1, {ANN: None})
    assert totals(writer.match) == [(0, 60), (-70, 70)]
    assert writer.match.rounds[0].open


def test_b122_an_edit_of_round_two_of_five_works_all_later_totals_out_again() -> None:
    writer = rounds(sheet_of(ANN, BOB), "50 60", "-70 10", "5 5", "20 30", "1 2")
    assert totals(writer.match)[-1] == (6, 107)
    writer.enter(2, {ANN: typed("-170")})
    assert totals(writer.match) == [(50, 60), (-120, 70), (-115, 75), (-95, 105), (-94, 107)]
    assert writer.match.to_target == {ANN: 594, BOB: 393}


def test_b124_every_minus_is_understood_and_kept_as_typed() -> None:
    told = {line["typed"]: line.get("points", line.get("error")) for line in typed_vector()}
    assert [told[text] for text in ("-45", "−45", "–45", "﹣45", "－45", "- 35", "60-35")] == [-45] * 5 + [-35, 25]
    assert (told["1.5"], told["100001"]) == ("sheet_number", "sheet_number_large")
    writer = rounds(sheet_of(ANN, BOB), "−45 60-35")
    cell = writer.match.rounds[0].cells[ANN]
    assert (cell.value, cell.points) == (typed("−45"), -45)


def test_b125_a_locked_sheet_refuses_everything_but_opening_it() -> None:
    writer = rounds(sheet_of(ANN, BOB), "10 20")
    writer.lock()
    before = dict(writer.operations)
    for wish in (
        lambda: writer.round({ANN: typed("1")}),
        lambda: writer.enter(1, {ANN: typed("1")}),
        lambda: writer.insert(1, {}),
        lambda: writer.remove(1),
        lambda: writer.reset(),
        lambda: writer.next_match(),
        lambda: writer.undo(),
        lambda: writer.redo(),
        lambda: writer.player("Eve"),
        lambda: writer.title("x"),
    ):
        with pytest.raises(SheetError, match="sheet_locked"):
            wish()
    assert writer.operations == before
    writer.lock(False)
    assert rounds(writer, "1 2").match.totals == {ANN: 11, BOB: 22}


def test_b125_what_came_behind_the_lock_is_kept_and_does_not_count() -> None:
    writer = scenes.locked()
    assert [tuple(one.totals.values()) for one in writer.match.rounds] == [(11, 20), (61, 60)]
    assert len(writer.sheet.uncounted) == 4
    assert set(writer.sheet.uncounted) < set(writer.operations)


def test_b125_a_reset_shows_one_empty_round() -> None:
    (only,) = scenes.reset().match.rounds
    assert (only.number, only.made, only.cells, only.totals) == (1, False, {}, {ANN: 0, BOB: 0})


def test_the_dealer_moves_on_with_the_rounds_and_back_with_their_removal() -> None:
    writer = sheet_of(ANN, BOB, CY)
    writer.dealer(BOB)
    rounds(writer, "1 1 1", "1 1 1", "1 1 1")
    assert [one.dealer for one in writer.match.rounds] == [BOB, CY, ANN]
    assert writer.match.next_dealer == BOB
    writer.remove(1)
    assert [one.dealer for one in writer.match.rounds] == [BOB, CY]


def test_by_the_rule_the_winner_of_a_round_deals_the_next() -> None:
    match = scenes.teams().match
    assert [one.dealer for one in match.rounds] == [ANN, ANN, DEE]


def test_partners_show_their_team_and_win_together() -> None:
    match = scenes.teams().match
    assert match.teams == 2
    assert match.rounds[0].totals == {ANN: 200, BOB: 200, CY: 200, DEE: 200}
    assert match.over and match.winners == (BOB, DEE) and match.decided_by == "m1.2"


def test_teams_that_do_not_fit_are_not_played() -> None:
    match = scenes.teams_that_do_not_fit().match
    assert (match.teams, match.winners, match.rounds_left) == (0, (CY,), 0)


def test_a_tie_is_played_on_and_the_target_has_to_be_exceeded_where_the_rules_say_so() -> None:
    match = scenes.ends().match
    assert (match.decided_by, match.winners) == ("m1.2", (ANN,))
    assert match.totals == {ANN: 401, BOB: 600}


def test_the_highest_of_those_above_the_target_wins_and_losers_owe_the_difference() -> None:
    first, second = scenes.whole_match().sheet.matches
    assert (first.winners, first.owes) == ((CY,), {ANN: 35, BOB: 265})
    assert not second.over and second.changes == first.changes
    stats = {line.player: line for line in scenes.whole_match().sheet.statistics}
    assert (stats[CY].matches, stats[CY].won, stats[CY].rounds, stats[CY].best, stats[CY].worst) == (1, 1, 5, 240, -20)


def test_who_leaves_stays_in_the_matches_they_played() -> None:
    first, second = scenes.leaving().sheet.matches
    assert first.seats == (ANN, BOB, CY) and first.winners == (ANN,)
    assert second.seats == (ANN, CY) and second.preset == "short" and first.preset == "sheet"


def test_who_joins_has_no_part_in_the_matches_before() -> None:
    first, second = scenes.joining().sheet.matches
    assert first.seats == (ANN, BOB) and len(second.seats) == 3
    assert first.over and first.next_dealer == BOB
    assert [line.matches for line in scenes.joining().sheet.statistics] == [1, 1, 0]


def test_undo_and_redo_go_through_whole_steps() -> None:
    writer = rounds(sheet_of(ANN, BOB), "1 2", "3 4")
    start = writer.match.totals
    writer.undo()
    writer.undo()
    assert not writer.match.rounds[0].made
    writer.redo()
    writer.redo()
    assert writer.match.totals == start
    with pytest.raises(SheetError, match="sheet_no_redo"):
        writer.redo()


def test_undo_takes_only_what_the_author_wrote() -> None:
    first = rounds(sheet_of(ANN, BOB), "1 2")
    second = scenes.other(first, "bbbbbbbb")
    rounds(second, "3 4")
    first.merge(second.operations.values())
    first.undo({"aaaaaaaa"})
    assert [one.round for one in first.match.rounds] == ["m1.2"]
    assert first.match.totals == {ANN: 3, BOB: 4}


def test_operations_stand_in_one_order() -> None:
    operations = in_order(scenes.two_editors().operations.values())
    assert [op.at for op in operations] == sorted(op.at for op in operations)
