"""What a match was for its players, read from its log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from rummy500.app.facts import (
    Created,
    DailyFact,
    Fact,
    Played,
    PlayedOn,
    Reseated,
    Returned,
    Scored,
    SeatFact,
    TakenBack,
)
from rummy500.app.rating_outcome import Figures, Outcome, SeatOutcome, outcome_of
from rummy500.app.seating import STAND_IN
from rummy500.app.table import Table
from rummy500.game.moves import Take
from tests.app.rating_logs import TABLE, computer, hexed, leaves, person, played_log

ANN, BOB, CY = person("Ann"), person("Bob"), person("Cy")


def outcome(log: Sequence[tuple[int, Fact]]) -> Outcome:
    """Reads the outcome of a log that has one."""
    found = outcome_of(TABLE, log)
    assert found is not None
    return found


def once(when: Callable[[Table], bool], *facts: Fact) -> Callable[[Table], Sequence[Fact]]:
    """Makes a script that puts facts in the first time that something is so."""
    left = list(facts)

    def script(table: Table) -> Sequence[Fact]:
        if not left or not when(table):
            return ()
        now = left.copy()
        left.clear()
        return now

    return script


def in_round(number: int) -> Callable[[Table], bool]:
    """Says that so many rounds are over and the next one runs."""
    return lambda table: table.running and table.rounds_over == number - 1


@pytest.mark.parametrize(("preset", "seats"), [("standard", 2), ("joker_table", 4), ("partnership", 4), ("pagat", 3)])
def test_figures_are_those_of_a_recount_move_by_move(preset: str, seats: int) -> None:
    log = played_log([ANN, *(computer("club", f"C{n}") for n in range(1, seats))], preset=preset, seed=seats)
    points, reach = [], 0
    table = Table(TABLE, log[0][1])  # type: ignore[arg-type]
    for _, fact in log[1:]:
        before = table.public()
        table.apply(fact)
        if isinstance(fact, Scored):
            points.append(fact.points[0])
        if isinstance(fact, Played) and isinstance(fact.move, Take) and fact.seat == 0:
            after = table.public()
            assert before is not None
            assert after is not None
            reach = max(reach, len(before.pile) - len(after.pile))
    found = outcome(log)
    last = [fact for _, fact in log if isinstance(fact, Scored)][-1]
    assert found.seats[0].figures == Figures(0 in last.winners, len(points), sum(points), max(points), reach)
    assert (found.rated, found.preset, found.pool) == (True, preset, seats)
    assert found.at == max(at for at, fact in log if isinstance(fact, Played))
    ranks = [1 + len({t for t in last.totals if t > total}) for total in last.totals]
    if preset == "partnership":
        assert [one.side for one in found.seats] == [0, 1, 0, 1]
        assert [one.place for one in found.seats] == ranks
    elif len(set(last.totals)) == seats:
        assert [one.place for one in found.seats] == ranks


def test_a_match_that_is_not_over_has_no_outcome() -> None:
    log = played_log([ANN, computer("club")])
    assert outcome_of(TABLE, log[:-2]) is None
    assert outcome_of(TABLE, log[:1]) is None


def test_what_is_taken_back_is_no_reach() -> None:
    def take_and_put_back(table: Table) -> Sequence[Fact]:
        options = getattr(table.own(0), "options", None)
        if table.to_act != 0 or not options or not options.takes or table.undoable:
            return ()
        move = Take(options.takes[0].card, options.takes[0].nth)
        return Played(0, move, f"t{table.seq}"), TakenBack(0, f"u{table.seq}")

    plain, undone = (
        played_log([ANN, computer("club")], preset="standard", script=script) for script in (None, take_and_put_back)
    )
    assert len(undone) > len(plain)
    assert outcome(undone).seats == outcome(plain).seats


def test_rules_of_their_own_are_not_rated_and_rules_of_another_preset_are_that_preset() -> None:
    own = outcome(played_log([ANN, BOB], changes={"target": "60"}))
    assert (own.rated, own.preset) == (False, "short")
    assert own.seats[0].figures is not None
    other = outcome(played_log([ANN, BOB], preset="standard", changes={"target": "300"}))
    assert (other.rated, other.preset) == (True, "short")


def test_a_match_of_computers_alone_is_not_rated() -> None:
    assert not outcome(played_log([computer("club", "A"), computer("casual", "B")])).rated


def test_a_level_that_is_not_known_is_not_rated() -> None:
    assert not outcome(played_log([ANN, computer("nobody's")])).rated


def test_who_leaves_counts_as_last_and_keeps_the_figures_until_then() -> None:
    log = played_log([ANN, BOB, CY], once(in_round(2), leaves(1, "Bob")), seed=3)
    bob = outcome(log).seats[1]
    scored = [fact for _, fact in log if isinstance(fact, Scored)]
    assert len(scored) > 1
    assert (bob.guest, bob.left, bob.gains) == (BOB.guest, True, False)
    assert bob.figures is not None
    assert (bob.figures.won, bob.figures.rounds, bob.figures.points) == (False, 1, scored[0].points[1])
    assert outcome(log).rated


def test_where_all_people_have_left_nothing_is_rated() -> None:
    log = played_log([ANN, computer("club")], once(in_round(2), leaves(0, "Ann")))
    assert not outcome(log).rated


def test_who_comes_back_to_the_own_seat_has_not_left() -> None:
    back = Reseated(1, BOB, "sat")
    log = played_log([ANN, BOB], once(in_round(2), leaves(1, "Bob"), back))
    bob = outcome(log).seats[1]
    assert (bob.guest, bob.left, bob.gains) == (BOB.guest, False, True)


def test_who_takes_the_seat_of_somebody_who_left_does_not_count() -> None:
    log = played_log([ANN, BOB], once(in_round(2), leaves(1, "Bob"), Reseated(1, CY, "sat")))
    assert outcome(log).guests == {ANN.guest, BOB.guest}
    assert outcome(log).seats[1].left


def test_who_comes_for_a_computer_counts_if_no_round_is_over() -> None:
    early = played_log([ANN, computer("club")], once(in_round(1), Reseated(1, CY, "sat")))
    assert outcome(early).seats[1].guest == CY.guest
    late = played_log([ANN, computer("club")], once(in_round(2), Reseated(1, CY, "sat")))
    assert outcome(late).seats[1] == SeatOutcome(1, outcome(late).seats[1].place, level="club")


def test_nobody_loses_by_being_removed() -> None:
    sent_away = Reseated(1, SeatFact("Zoe", None, STAND_IN), "removed", BOB.guest, 0, "r")
    log = played_log([ANN, BOB], once(in_round(2), sent_away))
    found = outcome(log)
    assert found.guests == {ANN.guest}
    assert (found.seats[1].level, found.seats[1].left) == (STAND_IN, False)
    pardoned = played_log([ANN, BOB], once(in_round(2), sent_away, Reseated(1, BOB, "sat")))
    assert outcome(pardoned).seats[1].guest == BOB.guest


def test_the_same_person_at_another_browser_goes_on() -> None:
    log = played_log([ANN, BOB], once(in_round(2), Reseated(1, person("Bob 2"), "moved")))
    bob = outcome(log).seats[1]
    assert (bob.guest, bob.left) == (hexed("Bob 2"), False)
    assert bob.figures is not None
    assert bob.figures.rounds == len([fact for _, fact in log if isinstance(fact, Scored)])


def test_a_seat_that_a_computer_finished_does_not_gain() -> None:
    away = played_log([ANN, BOB], once(in_round(2), PlayedOn(1)))
    assert [one.gains for one in outcome(away).seats] == [True, False]
    assert not outcome(away).seats[1].left
    back = played_log([ANN, BOB], once(in_round(2), PlayedOn(1), Returned(1)))
    assert [one.gains for one in outcome(back).seats] == [True, True]


def test_a_seat_for_which_a_computer_played_most_does_not_gain() -> None:
    back: list[Fact] = []

    def nearly_all(table: Table) -> Sequence[Fact]:
        if not table.running or table.match is None or back:
            return ()
        if 1 not in table.played_for:
            return (PlayedOn(1),)
        if max(table.match.totals) > 150:
            back.append(Returned(1))
        return back

    log = played_log([ANN, BOB], nearly_all)
    own = [fact.id is not None for _, fact in log if isinstance(fact, Played) and fact.seat == 1]
    assert 0 < sum(own) < len(own) / 2
    assert [one.gains for one in outcome(log).seats] == [True, False]


def test_what_happens_after_the_end_changes_nothing() -> None:
    log = played_log([ANN, BOB, CY], once(in_round(2), PlayedOn(1)))
    at = log[-1][0] + 1000
    after: list[Fact] = [
        Returned(1),
        leaves(0, "Ann"),
        Reseated(2, SeatFact("Zoe", None, STAND_IN), "removed", CY.guest),
    ]
    assert outcome([*log, *((at, fact) for fact in after)]) == outcome(log)
    assert [one.gains for one in outcome(log).seats] == [True, False, True]


def test_a_computer_counts_as_the_level_that_played() -> None:
    log = played_log([ANN, computer("master")])
    assert outcome(log).seats[1].level == "master"
    weaker = outcome_of(TABLE, log, {"master": "club"}.__getitem__)
    assert weaker is not None
    assert weaker.seats[1].level == "club"


def test_a_daily_deal_counts_for_nobody() -> None:
    log = played_log([ANN, computer("strong")])
    created = log[0][1]
    assert isinstance(created, Created)
    fields = {name: getattr(created, name) for name in created.__struct_fields__}
    daily = Created(**{**fields, "daily": DailyFact("2026-12-01", True)})
    found = outcome([(0, daily), *log[1:]])
    assert (found.rated, found.seats) == (False, ())
