"""What tests of the game, and tests of players, stores and buses made elsewhere, are built from.

``builders`` writes positions down, ``strategies`` draws rules, rounds and views for Hypothesis (the extra ``testkit``),
``players``, ``stores`` and ``buses`` are suites: subclass one in a test file, say how the thing is made, run pytest.
"""

from rummy500.testkit.builders import PositionBuilder, position

__all__ = ["PositionBuilder", "position"]
