"""Analyses to keep: a page that speaks the reader's language throughout, and figures that read back."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from typing import get_args

import msgspec
import pytest

from rummy500.app.analysis_file import MatchAnalysis, analysis_file
from rummy500.bots.analysis import QUALITIES, RoundAnalysis, analysed, tasks, weigh
from rummy500.bots.analysis_moments import story
from rummy500.bots.reasons import ReasonKind
from rummy500.cards import Card
from rummy500.game.match import Match
from rummy500.i18n import COMPLETE
from rummy500.i18n.advice_text import Word
from rummy500.i18n.catalogue import rendered
from rummy500.testkit.builders import position


@cache
def analysis() -> tuple[Match, RoundAnalysis]:
    """Analyses a round in which Ann leaves the card lying that would have ended it."""
    table = position().hand("Ann", "7S 7H KD").hand("Bob", "10S JS 9H QD").pile("7D").stock("2C QS 3C")
    bob = table.turn("Ann", "draw").then("Ann", "draw 2C, discard 2C")
    ann = bob.then("Bob", "draw QS, meld 10S JS QS, discard QD").then("Ann", "draw 3C, discard 3C")
    match = ann.then("Bob", "pass").match()
    told = story(match, 1)
    quality = QUALITIES["quick"]
    return match, analysed(told, [weigh(task, quality) for task in tasks(told)], 1, "quick")


def seen(page: str) -> str:
    """Gives what a reader sees of a page."""
    body = re.sub(r"<(style|svg)\b.*?</\1>", " ", page, flags=re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", body)).split())


@pytest.mark.parametrize(
    ("language", "jack", "point"), [("en", "J♠", "."), ("de", "B♠", ","), ("nl", "B♠", ","), ("da", "B♠", ",")]
)
def test_the_page_has_the_readers_cards_numbers_and_no_notation_of_records(
    language: str, jack: str, point: str
) -> None:
    match, found = analysis()
    text = seen(analysis_file(match, (found,), "html", language).decode())
    assert f"10♠ {jack}" in text
    assert re.search(rf"\d\{point}\d ± \d\{point}\d", text)
    assert "−" in text and not re.search(r" -\d", text)
    assert not re.search(r"\b(10|[2-9JQKA])[SHDC]\b", text)
    if language != "en":
        assert not re.search(r"\b(draw|take|meld|discard)\b", text)


@pytest.mark.parametrize("language", COMPLETE)
def test_every_reason_is_a_sentence_without_gaps(language: str) -> None:
    for kind in get_args(ReasonKind):
        for few in (0, 1, 2, 21):
            words: dict[str, Word] = {"card": "7♦", "cards": "7♠ 7♥", "name": "Zoë", "meld": "Zoë", "share": 62}
            words |= dict.fromkeys(("left", "points", "cost", "count", "against"), few)
            text, lacking = rendered(language, f"reason-{kind}", words)  # type: ignore[arg-type]
            assert not lacking, (kind, few)
            assert text[-1] == "." and "{" not in text and "  " not in text, text


def test_the_figures_read_back() -> None:
    match, found = analysis()
    told = msgspec.json.decode(analysis_file(match, (found,), "json", "de"), type=MatchAnalysis)
    assert told == MatchAnalysis(1, ("Ann", "Bob"), (found,))
    assert Card("7D") in {getattr(one.better, "card", None) for one in told.rounds[0].decisions}
