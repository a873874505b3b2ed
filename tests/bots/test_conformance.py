"""Every level passes the suite for players, alone and mixed (scenarios B149, B151, B152)."""

from __future__ import annotations

from random import Random

from rummy500.bots import QUICK_LEVELS, Player, player
from rummy500.kernel import compiled
from rummy500.testkit.players import PlayerConformance
from tests.bots.shallow import shallow

MIXED, ALONE = (24, 4) if compiled() else (3, 1)


class TestQuickLevels(PlayerConformance):
    """Seats players of all levels that do not search at one table."""

    rounds = MIXED
    first_seed = 31_000

    def made(self, rng: Random) -> Player:
        return player(rng.choice(QUICK_LEVELS), rng)


class TestBeginner(PlayerConformance):
    """Runs the shared suite."""

    rounds = ALONE
    first_seed = 32_000

    def made(self, rng: Random) -> Player:
        return player("beginner", rng)


class TestCasual(PlayerConformance):
    """Runs the shared suite."""

    rounds = ALONE
    first_seed = 33_000

    def made(self, rng: Random) -> Player:
        return player("casual", rng)


class TestClub(PlayerConformance):
    """Runs the shared suite."""

    rounds = ALONE
    first_seed = 34_000

    def made(self, rng: Random) -> Player:
        return player("club", rng)


if compiled():

    class TestStrong(PlayerConformance):
        """Runs the shared suite for the level that has learned."""

        rounds = 2
        first_seed = 37_000

        def made(self, rng: Random) -> Player:
            return player("strong", rng)

    class TestExpert(PlayerConformance):
        """Runs the shared suite for a level that searches, with few playouts."""

        rounds = 1
        first_seed = 35_000

        def made(self, rng: Random) -> Player:
            return Player("expert", shallow("expert"), rng)

    class TestMaster(PlayerConformance):
        """Runs the shared suite for the deepest level, with few playouts."""

        rounds = 1
        first_seed = 36_000

        def made(self, rng: Random) -> Player:
            return Player("master", shallow("master"), rng)
