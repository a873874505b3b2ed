"""Buckets and places count right."""

from __future__ import annotations

from rummy500.server.limits import Buckets, Places


class Clock:
    """Is a clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    buckets: Buckets[str] = Buckets(10, 30, clock)
    assert [buckets.take("a") for _ in range(31)] == [True] * 30 + [False]
    assert buckets.take("b")
    assert 0 < buckets.wait_ms("a") <= 101
    clock.now = 0.1001
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    clock.now = 1000
    assert sum(buckets.take("a") for _ in range(50)) == 30


def test_several_tokens_are_taken_together_or_not_at_all() -> None:
    clock = Clock()
    buckets: Buckets[str] = Buckets(1, 10, clock)
    assert buckets.take("a", 7)
    assert not buckets.take("a", 4)
    assert buckets.wait_ms("a", 3) == 0
    assert 1000 <= buckets.wait_ms("a", 4) <= 1001
    assert buckets.take("a", 3)
    clock.now = 4.01
    assert [buckets.take("a", 5), buckets.take("a", 4), buckets.take("a")] == [False, True, False]


def test_b97_refusing_costs_nothing_and_adds_no_debt() -> None:
    clock = Clock()
    buckets: Buckets[str] = Buckets(1, 1, clock)
    assert sum(buckets.take("a") for _ in range(10_000)) == 1
    clock.now = 1.01
    assert buckets.take("a")


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    buckets: Buckets[int] = Buckets(1, 5, clock)
    for key in range(1000):
        buckets.take(key)
    clock.now = 61
    buckets.take(-1)
    assert len(buckets) == 1


def test_places_are_taken_and_given_back() -> None:
    places: Places[str] = Places(2)
    assert [places.take("a") for _ in range(3)] == [True, True, False]
    places.give_back("a")
    assert places.take("a")
    places.give_back("a")
    places.give_back("a")
    assert len(places) == 0
