"""The rules as one table plays them: checked, with the number of seats, flattened for the kernel once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rummy500.kernel.state import KernelRules
from rummy500.rules import Rules, check_rules

__all__ = ["Book"]


class Book:
    """Holds rules together with the seats that play them; raises RulesError where that cannot be played."""

    def __init__(self, rules: Rules, seats: int) -> None:
        for refusal in check_rules(rules, seats):
            raise refusal
        self.rules: Final = rules
        self.seats: Final = seats
        self.decks: Final = rules.deck_count(seats)
        self.kernel: Final = KernelRules(rules, seats)

    @staticmethod
    @lru_cache(maxsize=256)
    def of(rules: Rules, seats: int) -> Book:
        """Gives the book for these rules, made once."""
        return Book(rules, seats)
