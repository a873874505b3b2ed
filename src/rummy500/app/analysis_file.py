"""Analyses to keep: as one HTML page with its pictures, or as one JSON object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from rummy500.app.analysis_page import page
from rummy500.bots.analysis import RoundAnalysis
from rummy500.game.match import Match

__all__ = ["SCHEMA", "Form", "MatchAnalysis", "analysis_file"]

SCHEMA: Final = 1
"""The version of the JSON form; docs/analysis.md says what it promises."""

Form: TypeAlias = Literal["html", "json"]


class MatchAnalysis(msgspec.Struct, frozen=True):
    """Is the analysis of some rounds as JSON; docs/analysis.md says what it means."""

    analysis: int
    names: tuple[str, ...]
    rounds: tuple[RoundAnalysis, ...]


def analysis_file(match: Match, found: Sequence[RoundAnalysis], form: Form, language: str) -> bytes:
    """Gives the file, in UTF-8; ``language`` is that of the page, JSON has none."""
    if form == "html":
        return page(match, found, None, language).encode()
    return msgspec.json.encode(MatchAnalysis(SCHEMA, match.names, tuple(found)))
