"""What every store of ratings must do: a test file subclasses ``RatingStoreConformance`` and says how one is opened.

The tests are coroutines, so the file also says what runs them, for instance ``pytestmark = pytest.mark.anyio``.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import AbstractAsyncContextManager

from rummy500.app.ports import Entry, Seated, Store
from rummy500.app.rating_ledger import MOST_LATER
from rummy500.app.rating_model import LEVEL_RATINGS, START
from rummy500.app.rating_outcome import Figures, Outcome, SeatOutcome
from rummy500.app.rating_ports import Finished, Profile, RatingStore

__all__ = ["RatingStoreConformance", "duel", "person"]

_FIGURES = Figures(True, 4, 260, 95, 7)


def person(name: str) -> bytes:
    """Gives the hash of somebody."""
    return name.encode().ljust(32, b"-")


def duel(table: str, at: int, winner: str, loser: str, *, rated: bool = True) -> Outcome:
    """Makes a match of two that ended at ``at``; a name in capitals is a computer's level."""

    def seat(side: int, name: str) -> SeatOutcome:
        if name.isupper():
            return SeatOutcome(side, side + 1, level=name.lower())
        return SeatOutcome(side, side + 1, guest=person(name).hex(), figures=_FIGURES)

    return Outcome(table, at, "standard", rated, (seat(0, winner), seat(1, loser)))


async def _rating(kept: RatingStore, name: str) -> float | None:
    results = await kept.results(person(name))
    after = results[-1].after if results else None
    return None if after is None else after.mu


class RatingStoreConformance:
    """Tests the promises of ``app.rating_ports.RatingStore``; each test opens an empty one of its own."""

    def opened(self) -> AbstractAsyncContextManager[tuple[Store, RatingStore]]:
        """Opens an empty store with its ratings and closes it at the end of the block."""
        raise NotImplementedError

    async def _know(self, store: Store, *names: str) -> None:
        for name in names:
            await store.add_guest(person(name), 5)

    async def test_a_match_is_entered_once_whoever_asks_and_how_often(self) -> None:
        async with self.opened() as (store, kept):
            await self._know(store, "ann", "bob")
            entered = await asyncio.gather(*(kept.enter(duel("t1", 10, "ann", "bob")) for _ in range(8)))
            assert sorted(entered) == [*[False] * 7, True]
            (result,) = await kept.results(person("ann"))
            assert (result.table, result.at, result.preset, result.pool) == ("t1", 10, "standard", 2)
            assert result.seat.figures == _FIGURES
            assert result.before == START
            assert result.after is not None
            assert result.after.mu > START.mu
            (other,) = await kept.results(person("bob"))
            assert other.after is not None
            assert other.after.mu < START.mu

    async def test_each_match_goes_on_from_the_one_before(self) -> None:
        async with self.opened() as (store, kept):
            await self._know(store, "ann")
            for n in range(4):
                await kept.enter(duel(f"t{n}", n, "ann", "CLUB"))
            results = await kept.results(person("ann"))
            assert [one.table for one in results] == ["t0", "t1", "t2", "t3"]
            assert [one.before for one in results[1:]] == [one.after for one in results[:-1]]

    async def test_the_order_in_which_outcomes_come_does_not_matter(self) -> None:
        names = ["ann", "bob", "cleo", "dan"]
        chance = random.Random(11)
        matches = [duel(f"t{n:02}", n // 2, *chance.sample([*names, "STRONG"], 2)) for n in range(16)]
        found = []
        for seed in range(3):
            order = list(matches)
            if seed:
                random.Random(seed).shuffle(order)
            async with self.opened() as (store, kept):
                await self._know(store, *names)
                for one in order:
                    await kept.enter(one)
                found.append([await kept.results(person(name)) for name in names])
        assert found[0] == found[1] == found[2]

    async def test_a_match_that_comes_much_too_late_counts_for_figures_only(self) -> None:
        async with self.opened() as (store, kept):
            await self._know(store, "ann", "bob")
            for n in range(MOST_LATER + 1):
                await kept.enter(duel(f"t{n:04}", 100 + n, "ann", "CLUB"))
            before = await kept.results(person("ann"))
            await kept.enter(duel("early", 99, "bob", "ann"))
            late, *others = await kept.results(person("ann"))
            assert others == before
            assert (late.before, late.after, late.seat.figures) == (None, None, _FIGURES)
            await kept.enter(duel("u", 100, "bob", "ann"))
            changed = await kept.results(person("ann"))
            assert changed[2].after is not None
            assert changed[3].before == changed[2].after
            assert changed[-1].after != before[-1].after

    async def test_numbers_of_seats_are_rated_apart_and_unrated_matches_change_nothing(self) -> None:
        async with self.opened() as (store, kept):
            await self._know(store, "ann")
            await kept.enter(duel("t1", 1, "ann", "CLUB"))
            await kept.enter(duel("t2", 2, "ann", "CLUB", rated=False))
            three = (*duel("", 0, "CASUAL", "ann").seats, SeatOutcome(2, 3, level="club"))
            await kept.enter(Outcome("t3", 3, "standard", True, three))
            first, second, third = await kept.results(person("ann"))
            assert (second.before, second.after) == (None, None)
            assert third.before == START
            assert third.pool == 3
            assert first.after != third.after

    async def test_guests_whom_nobody_knows_are_entered_as_forgotten(self) -> None:
        async with self.opened() as (store, kept):
            await self._know(store, "ann")
            await kept.enter(duel("t1", 1, "ann", "gone"))
            assert await kept.results(person("gone")) == []
            assert (await _rating(kept, "ann") or 0) > START.mu

    async def test_who_is_forgotten_stays_for_the_others_as_strong_as_then(self) -> None:
        async with self.opened() as (store, kept):
            await self._know(store, "ann", "bob")
            for n in range(3):
                await kept.enter(duel(f"a{n}", n, "bob", "MASTER"))
            await kept.enter(duel("t1", 10, "ann", "bob"))
            await kept.enter(duel("t2", 20, "ann", "CLUB"))
            before = await kept.results(person("ann"))
            await kept.forget_results(person("bob"))
            await kept.forget_results(person("bob"))
            assert await kept.results(person("bob")) == []
            assert await kept.results(person("ann")) == before
            # An outcome that comes late has both matches rated anew: against the same opponent.
            await kept.enter(duel("t0", 5, "CLUB", "ann"))
            late, first, _ = await kept.results(person("ann"))
            assert late.after is not None
            assert first.before == late.after
            assert first.after is not None
            gained = before[0].after.mu - START.mu if before[0].after is not None else 0.0
            assert gained > LEVEL_RATINGS["club"].mu - START.mu + 1
            assert first.after.mu - late.after.mu > 1

    async def test_finished_tables_without_an_outcome_the_oldest_log_first(self) -> None:
        async with self.opened() as (store, kept):
            ann, bob = person("ann"), person("bob")
            for table, at in (("new", 30), ("old", 10), ("known", 20), ("open", 5)):
                seats = [Seated(ann, table, 1, table != "open", f"of {table}")]
                await store.append([Entry(table, 1, at, b"{}")], seats)
            await store.append([], [Seated(bob, "old", 2, True, "bob's")])
            await kept.enter(duel("known", 20, "ann", "bob"))
            assert await kept.finished() == [
                Finished("old", "of old"),
                Finished("old", "bob's"),
                Finished("new", "of new"),
            ]

    async def test_a_profile_is_found_by_its_newest_code_until_it_is_dropped(self) -> None:
        async with self.opened() as (_, kept):
            ann = person("ann")
            assert await kept.profile_of(ann) is None
            await kept.put_profile(Profile(ann, "code-1", "Ann", 1))
            await kept.put_profile(Profile(ann, "code-2", "Änn", 2))
            assert await kept.profile_at("code-1") is None
            assert await kept.profile_at("code-2") == await kept.profile_of(ann) == Profile(ann, "code-2", "Änn", 2)
            await kept.drop_profile(person("bob"))
            await kept.drop_profile(ann)
            assert await kept.profile_at("code-2") is None
            assert await kept.profile_of(ann) is None

    async def test_a_forgotten_guest_leaves_no_row_and_the_others_stay(self) -> None:
        async with self.opened() as (store, kept):
            ann, bob = person("ann"), person("bob")
            await self._know(store, "ann", "bob")
            for guest, token in ((ann, b"a" * 32), (bob, b"b" * 32)):
                await store.add_alias(token, guest, 6)
                await store.put_link("device", token, guest.hex(), 1, None)
                await store.append([], [Seated(guest, "t", 7, True, "line")])
            rows = await kept.rows_of(ann)
            assert (rows.since, len(rows.browsers), rows.tables) == (5, 1, (("t", 7, True, "line"),))
            await kept.forget_guest(ann)
            await kept.forget_guest(ann)
            gone = await kept.rows_of(ann)
            assert (gone.since, gone.browsers, gone.tables) == (None, (), ())
            assert await store.guest_of(ann) is None
            assert await store.guest_of(b"a" * 32) is None
            assert await store.link("device", b"a" * 32, 2) is None
            assert await store.tables_of(ann, 5) == []
            assert await store.guest_of(b"b" * 32) == bob
            assert await store.link("device", b"b" * 32, 2) == bob.hex()
            assert len(await store.tables_of(bob, 5)) == 1
