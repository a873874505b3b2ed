"""Levels that play daily deals have a version: whenever one of them chooses otherwise, it has to go up."""

from __future__ import annotations

import hashlib
import random

import pytest

from rummy500.app.daily_deal import COMPUTER, PERSON, computer_name, key_of, table_facts
from rummy500.app.facts import Played, SeatFact
from rummy500.app.table import Table
from rummy500.bots import Player, offered
from rummy500.bots.levels import VERSIONS
from rummy500.bots.styles import style_of, styled

GOLDEN = {
    ("club", 1): "3745e795dd782fd09004b9dee9cb72f0",
    ("strong", 1): "14efec833b44d340875d1ed11f860b1e",
}
"""What each version chooses in the positions below, as a hash. Add a line for a new version; never change one."""


def choices(level: str) -> str:
    """Gives the hash of all that a level chooses in both seats of some daily deals, under each style of the names."""
    found = hashlib.sha256()
    for day in range(40):
        key = key_of(bytes(32), day)
        facts = table_facts(key, day, SeatFact("Ann"), ranked=True, pace="instant")
        table = Table.rebuilt("x" * 16, ((0, fact) for fact in facts))
        style = style_of(computer_name(key))
        while table.running:
            seat = table.to_act
            assert seat in (PERSON, COMPUTER)
            view = table.view(seat)
            assert view is not None
            player = Player(level, styled(level, style if seat == COMPUTER else None), random.Random(day))
            player.observe(table.seen(seat))
            move = player.choose(view, table.rules)
            assert move is not None
            found.update(f"{day} {seat} {move}\n".encode())
            table.apply(Played(seat, move))
    return found.hexdigest()[:32]


@pytest.mark.parametrize("level", sorted(VERSIONS))
def test_a_level_that_chooses_otherwise_has_another_version(level: str) -> None:
    if level not in offered():
        assert level == "strong", "the others can be had everywhere"
        return
    assert choices(level) == GOLDEN[level, VERSIONS[level]]
