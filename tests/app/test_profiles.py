"""What a guest has played, added up; and how somebody is forgotten without anybody waiting for them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rummy500.app.facts import SeatFact, write_fact
from rummy500.app.lines import places_of
from rummy500.app.personal import export_all, forget_all
from rummy500.app.ports import Entry, StoreUnavailable
from rummy500.app.profiles import CURVE, Profiles, career_of, pools_of
from rummy500.app.rating_model import START, Rating
from rummy500.app.rating_outcome import Figures, SeatOutcome
from rummy500.app.rating_ports import Result
from rummy500.app.refusal import Refusal
from rummy500.app.seating import STAND_IN
from rummy500.app.table import Table
from rummy500.storage.memory import MemoryStore
from rummy500.storage.ratings_memory import MemoryRatings
from tests.app.people import House, guest, state
from tests.app.rating_logs import TABLE, played_log

pytestmark = pytest.mark.anyio


def result(at: int, *, pool: int = 2, preset: str = "standard", mu: float | None = None, **figures: int) -> Result:
    """Makes one match of a guest."""
    told = Figures(bool(figures.get("won")), figures.get("rounds", 1), figures.get("points", 0), figures.get("best"), 3)
    seat = SeatOutcome(0, 1, guest="aa", figures=told)
    return Result(f"t{at}", at, preset, pool, seat, START, None if mu is None else Rating(mu, 4.0))


def test_a_career_adds_up_and_negative_rounds_count() -> None:
    results = [
        result(1, won=1, rounds=3, points=310, best=150),
        result(2, preset="short", rounds=2, points=-75, best=-10),
        result(3, preset="short", rounds=0),
        result(4, preset="pagat", rounds=1, points=5, best=5),
    ]
    career = career_of(results)
    assert (career.matches, career.wins, career.rounds, career.points) == (4, 1, 6, 240)
    assert (career.best, career.reach) == (150, 3)
    assert career.presets == (("short", 2), ("pagat", 1), ("standard", 1))
    assert career_of(results[1:3]).best == -10
    nothing = career_of([])
    assert (nothing.matches, nothing.best, nothing.reach, nothing.presets) == (0, None, 0, ())


@pytest.mark.parametrize("count", [1, 2, CURVE - 1, CURVE, CURVE + 1, 5 * CURVE + 3])
def test_a_long_curve_is_thinned_and_ends_with_the_newest_match(count: int) -> None:
    results = [result(at, mu=25 + at / 100) for at in range(count)]
    (pool,) = pools_of([*results, result(count)])
    assert pool.matches == count
    assert 1 <= len(pool.curve) <= CURVE
    assert len(pool.curve) > min(count, CURVE) / 2 - 1
    assert pool.curve[-1] == (count - 1, pool.rating)
    assert [at for at, _ in pool.curve] == sorted({at for at, _ in pool.curve})


def test_ratings_of_each_number_of_seats_the_most_played_first() -> None:
    results = [result(1, pool=4, mu=20), result(2, mu=30.6), result(3, mu=13), result(4, pool=3, mu=25), result(5)]
    assert [(pool.seats, pool.matches, pool.rating, pool.level) for pool in pools_of(results)] == [
        (2, 2, 1260, "casual"),
        (3, 1, 1500, "club"),
        (4, 1, 1400, "club"),
    ]
    assert [pool.spread for pool in pools_of(results)] == [160, 160, 160]


async def test_a_page_keeps_its_address_while_it_is_renamed_and_gets_a_new_one_after_it_was_taken_down() -> None:
    store = MemoryStore()
    profiles = Profiles(MemoryRatings(store), lambda: 7)
    first = await profiles.publish(guest("Ann"), " Ann ")
    second = await profiles.publish(guest("Ann"), "Anna")
    assert (first.name, second.name, second.code) == ("Ann", "Anna", first.code)
    typed = f" {first.code[:4]}-{first.code[4:8]} {first.code[8:]} ".upper().replace("O", "0")
    assert await profiles.shown(typed) == second
    await profiles.hide(guest("Ann"))
    assert await profiles.shown(first.code) is None
    assert (await profiles.publish(guest("Ann"), "Ann")).code != first.code
    with pytest.raises(Refusal) as caught:
        await profiles.publish(guest("Bob"), "\u200b")
    assert caught.value.code == "bad_name"
    assert await profiles.own(guest("Bob")) is None


async def test_r11_a_computer_takes_every_seat_of_who_is_forgotten() -> None:
    house = House()
    match = await house.match("Ann", "Bob", "Cy")
    lobby = await house.lobby("Bob", "Ann", seats=3)
    own = await house.lobby("Ann", "Cy")
    await house.tables.leave_all(guest("Ann"))
    left = state(match).seats_now[0]
    assert (left.name, left.guest, left.level, left.stands_in) == ("Ann", None, STAND_IN, True)
    assert state(match).host == 1
    assert guest("Ann") not in {*state(match).guests, *state(lobby).guests, *state(own).guests}
    assert state(own).host == 1
    looker = house.lookers[guest("Ann")]
    assert looker.dismissed == "left"
    before = [state(live).seq for live in (match, lobby, own)]
    await house.tables.leave_all(guest("Ann"))
    assert [state(live).seq for live in (match, lobby, own)] == before
    await house.tables.close()


async def test_who_is_forgotten_is_not_seated_at_the_match_that_follows() -> None:
    house = House()
    seats = [SeatFact(name, guest(name).hex()) for name in ("Ann", "Bob")]
    log = played_log(seats)
    entries = [Entry(TABLE, seq, at, write_fact(fact)) for seq, (at, fact) in enumerate(log, 1)]
    await house.means.store.append(entries, places_of(Table.rebuilt(TABLE, log), 0))
    live = await house.tables.find(TABLE, guest("Bob"))
    assert live is not None
    await house.tables.leave_all(guest("Ann"))
    following = await live.again(1, house.message(), house.tables.follow)
    assert (await house.means.store.tables_of(guest("Ann"), 5))[0].table == TABLE
    next_one = await house.tables.find(following, guest("Bob"))
    assert next_one is not None
    assert state(next_one).guests == (guest("Bob"),)
    assert state(next_one).over is False
    await house.tables.close()


class _Feature:
    """Is a feature that keeps one thing about everybody, and cannot be reached for a while."""

    def __init__(self, name: str, order: list[str], failures: int = 0) -> None:
        self.name = name
        self.kept = True
        self._order = order
        self._failures = failures

    async def export(self, guest: bytes) -> object:
        """Gives it."""
        return guest.hex()[:4] if self.kept else None

    async def forget(self, guest: bytes) -> None:
        """Forgets it."""
        if self._failures:
            self._failures -= 1
            raise StoreUnavailable("busy")
        self.kept = False
        self._order.append(self.name)


async def test_what_could_not_be_forgotten_at_once_is_forgotten_when_asked_again() -> None:
    order: list[str] = []
    features: Sequence[_Feature] = (_Feature("a", order), _Feature("b", order, failures=1), _Feature("guest", order))
    with pytest.raises(StoreUnavailable):
        await forget_all(features, b"g" * 32)
    assert [one.kept for one in features] == [False, True, True]
    await forget_all(features, b"g" * 32)
    assert order == ["a", "a", "b", "guest"]
    assert await export_all(features, b"g" * 32) == {"a": None, "b": None, "guest": None}
