"""What is asked and told about analyses, as structs; ``docs/protocol.md`` says what they mean."""

from __future__ import annotations

from typing import Literal

import msgspec

from rummy500.bots.analysis import RoundAnalysis

__all__ = ["AnalysisFileWanted", "AnalysisProgress", "AnalysisWanted"]


class AnalysisWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Asks for the analysis of a finished round: of a table by its ``replay``, or of a ``record`` as text."""

    round: int
    replay: str | None = None
    record: str | None = None
    quality: Literal["quick", "normal", "deep"] = "normal"


class AnalysisFileWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Asks for a finished analysis as a file, with the match that it is of: ``html``, or ``json``.

    ``language`` is the reader's where none is named.
    """

    form: Literal["html", "json"]
    language: str | None = None
    replay: str | None = None
    record: str | None = None


class AnalysisProgress(msgspec.Struct, frozen=True):
    """Says how far an analysis is: ``done`` of ``all`` decisions, ``before`` other analyses that come first.

    ``result`` is there once ``state`` is ``done``.
    """

    id: str
    state: Literal["waiting", "working", "done", "failed", "stopped"]
    done: int
    all: int
    before: int
    result: RoundAnalysis | None
