"""The Rummy-call window at a table: when it ends, and when its computers say what they want.

Nothing here looks at a hand: the times are drawn when the window opens, for every computer alike. Only who can call is
asked, so with several people an early end would tell that somebody could have called; then the time runs out.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

from rummy500.app.manners import Pace
from rummy500.game.moves import Seat

__all__ = ["ANSWER_SECONDS", "ANSWER_TAKES", "Window"]

ANSWER_SECONDS: dict[Pace, tuple[float, float]] = {"instant": (0.05, 0.15), "brisk": (0.6, 1.8), "calm": (1.2, 3.5)}
"""From when to when after its opening a computer answers, by pace."""

ANSWER_TAKES: dict[Pace, float] = {"instant": 0.03, "brisk": 0.25, "calm": 0.25}
"""How long a computer's answer takes at least, whether there was something to think about or not."""


class Window:
    """Is one open window, after the move at seq ``opened_at``; times are of the monotonic clock in seconds.

    ``alone`` says that one person at most is at the table: then it ends when all have declined. ``thinks`` is how long
    the computers' levels think at most, as a rule: so long all their answers take.
    """

    def __init__(
        self,
        opened_at: int,
        now: float,
        seconds: float,
        people: Iterable[Seat],
        computers: Iterable[Seat],
        pace: Pace,
        rng: random.Random,
        *,
        alone: bool,
        thinks: float = 0.0,
    ) -> None:
        self.opened_at = opened_at
        self.seconds = seconds
        self.ends = now + seconds
        self.takes = max(ANSWER_TAKES[pace], thinks)
        latest = max(0.0, seconds * 0.9 - self.takes)
        low, high = (min(bound, latest) for bound in ANSWER_SECONDS[pace])
        self.due: list[tuple[float, Seat]] = sorted((now + rng.uniform(low, high), seat) for seat in computers)
        self.waiting: set[Seat] = {*people, *(seat for _, seat in self.due)}
        self.declined: set[Seat] = set()
        self._may_end_early = alone

    def decline(self, seat: Seat) -> None:
        """Notes that a seat does not call."""
        self.waiting.discard(seat)
        self.declined.add(seat)

    def over(self, now: float) -> bool:
        """Says whether the window has to be closed."""
        return (self._may_end_early and not self.waiting) or now >= self.ends

    def left_ms(self, now: float) -> int:
        """Gives the time that is left, in ms."""
        return max(0, round((self.ends - now) * 1000))

    def wait(self, now: float) -> float:
        """Gives how long nothing will be due, in seconds."""
        due = self.due[0][0] if self.due else self.ends
        return max(0.0, min(due, self.ends) - now)
