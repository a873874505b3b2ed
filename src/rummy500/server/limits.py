"""Counts what clients ask for: buckets that refill, and places that are taken and given back."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

__all__ = ["Buckets", "Places"]

Key = TypeVar("Key", bound=Hashable)


class Buckets(Generic[Key]):
    """Is a token bucket for each key: ``burst`` at once, then ``per_second``.

    ``now`` is a monotonic clock in seconds. Full buckets are forgotten, so memory follows the active keys.
    """

    def __init__(self, per_second: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = per_second
        self._burst = burst
        self._now = now
        self._left: dict[Key, tuple[float, float]] = {}
        self._swept = now()

    def take(self, key: Key, count: int = 1) -> bool:
        """Takes so many tokens; says False, and takes none, where there are fewer."""
        now = self._now()
        left = self._filled(key, now)
        if left < count:
            return False
        self._left[key] = (left - count, now)
        self._sweep(now)
        return True

    def wait_ms(self, key: Key, count: int = 1) -> int:
        """Gives how long it takes until there are so many tokens again."""
        left = self._filled(key, self._now())
        if left >= count:
            return 0
        return int((count - left) / self._rate * 1000) + 1 if self._rate > 0 else 3_600_000

    def __len__(self) -> int:
        return len(self._left)

    def _filled(self, key: Key, now: float) -> float:
        left, at = self._left.get(key, (self._burst, now))
        return min(self._burst, left + (now - at) * self._rate)

    def _sweep(self, now: float) -> None:
        if now - self._swept < 60:
            return
        self._swept = now
        for key in [key for key in self._left if self._filled(key, now) >= self._burst]:
            del self._left[key]


class Places(Generic[Key]):
    """Counts what each key holds at the same time, at most ``most``."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[Key, int] = {}

    def take(self, key: Key) -> bool:
        """Takes a place if there is one."""
        held = self._held.get(key, 0)
        if held >= self._most:
            return False
        self._held[key] = held + 1
        return True

    def give_back(self, key: Key) -> None:
        """Gives a place back."""
        held = self._held[key] - 1
        if held:
            self._held[key] = held
        else:
            del self._held[key]

    def __len__(self) -> int:
        return len(self._held)
