"""What people can say to each other at a table: phrases and reactions instead of free text."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

__all__ = ["PHRASES", "Phrase"]

Phrase: TypeAlias = Literal[
    "hello", "good_luck", "well_played", "thanks", "sorry", "one_moment", "your_turn", "so_close", "good_game", "bye",
    "clap", "laugh", "wow", "oops", "heart", "think",
]  # fmt: skip
"""Ten phrases, then six reactions (shown as small signs)."""

PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)
