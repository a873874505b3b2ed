"""The page of an analysis, which the server makes too."""

from __future__ import annotations

from rummy500.app.analysis_page import page

__all__ = ["page"]
