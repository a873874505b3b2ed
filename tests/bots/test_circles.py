"""Players who search come to an end: nobody passes the same cards around for ever."""

from __future__ import annotations

from random import Random

from rummy500.bots.deal_sets import play_deal, seatings
from rummy500.bots.known import Known
from rummy500.bots.memory import Memory
from rummy500.bots.seeker import EXPERT, choice, expert, searched
from rummy500.bots.simple import casual
from rummy500.game.book import Book
from rummy500.kernel import codes
from rummy500.rules import PRESETS

BOOK = Book.of(PRESETS["standard"], 2)
CIRCLED = (1, 28)
"""The seed and number of a deal on which two experts took and threw three jacks for ever."""


def test_two_who_search_do_not_take_and_throw_for_ever() -> None:
    assert len(list(play_deal(BOOK, *CIRCLED, (expert, expert), seatings(2, 0)))) == 2


def test_after_many_idle_takes_a_search_takes_no_more() -> None:
    taken = []

    def watching(known: Known, rng: Random) -> int | None:
        if known.state.phase == 0:
            search = searched(known, 1, EXPERT)
            if search.best & codes.KIND == codes.TAKE:
                idle = Memory()
                idle.circled = 4
                before = choice(known._replace(memory=Memory()), search)
                taken.append((before, choice(known._replace(memory=idle), search)))
        return casual(known, rng)

    list(play_deal(BOOK, 90_005, 0, (watching, casual), seatings(2, 0)))
    assert taken
    assert all(before is not None and before & codes.KIND == codes.TAKE for before, _ in taken)
    assert all(after is not None and after & codes.KIND != codes.TAKE for _, after in taken)


def test_a_memory_counts_takes_that_bring_nothing_down() -> None:
    memory = Memory()
    for seat in (0, 1, 0):
        memory.took(seat, (7,))
        memory.discarded(seat, 7)
    assert memory.circled == 3
    memory.played(1, (4, 5, 6))
    assert memory.circled == 0
    memory.took(0, (7,))
    memory.drew(1, 9)
    assert memory.circled == 0
