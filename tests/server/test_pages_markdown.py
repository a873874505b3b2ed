"""Prose as HTML: what it knows beside Markdown, and what it refuses."""

from __future__ import annotations

import pytest
from markdown_it.ruler import Ruler

from rummy500.i18n.prose import ProseError
from rummy500.server.pages_markdown import _reader, drawings, figures, rendered_prose


def test_cards_show_the_reader_s_letters() -> None:
    assert rendered_prose("Take {JS}.", "en", "en") == (
        '<p>Take <span class="card black" role="img" aria-label="jack of spades">J♠</span>.</p>\n'
    )
    assert "B♥" in rendered_prose("{JH 10D}", "de", "de") and 'class="card red"' in rendered_prose("{JH}", "de", "de")


def test_figures_are_those_that_were_measured() -> None:
    assert f"<p>{figures()['rounds4']}</p>" in rendered_prose("{=rounds4}", "en", "en")


def test_a_heading_can_be_linked_to() -> None:
    assert rendered_prose("## The *end* {#the-end}", "en", "en") == '<h2 id="the-end">The <em>end</em></h2>\n'


def test_links_stay_in_the_reader_s_language() -> None:
    assert 'href="/de/glossary#meld"' in rendered_prose("[Meld](glossary#meld)", "en", "de")
    assert 'href="#here"' in rendered_prose("[x](#here)", "en", "de")


def test_no_markup_gets_through() -> None:
    told = rendered_prose('<script>alert(1)</script> <b>x</b> [y](javascript:alert(1)) "q"', "en", "en")
    assert "<script" not in told and "<b>" not in told and "href" not in told


def test_threads_find_the_reader_s_rules_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    _reader.cache_clear()
    reader = _reader()
    compiled: list[Ruler[object]] = []
    monkeypatch.setattr(Ruler, "__compile__", compiled.append)
    told = reader.render("# A {7S}\n\n- *b* [c](tips)\n\n| d |\n| - |\n| e |\n", {"language": "en", "offered": "en"})
    assert "<em>b</em>" in told and "<td>e</td>" in told
    assert compiled == []


def test_a_picture_has_words_and_can_be_fetched() -> None:
    told = rendered_prose(":::pile KD ^8C 4D\nTake *it*.\n:::\n", "en", "en")
    assert 'alt="A discard pile, the oldest card on the left: king of diamonds, 8 of clubs, 4 of diamonds.' in told
    assert "<figcaption><p>Take <em>it</em>.</p>" in told
    assert 'src="/rules/pictures/en/light/pile-kd-from8c-4d.svg"' in told
    assert "pile-kd-from8c-4d-jh-3s-qh" in drawings()


def test_a_box_has_its_label() -> None:
    told = rendered_prose(":::measured\nEight.\n:::\n", "en", "en")
    assert told == '\n<div class="box measured"><p class="label">Measured</p><p>Eight.</p>\n</div>\n'


@pytest.mark.parametrize(
    "text",
    [
        ":::cards 7S\nno end",
        ":::cards 7X\n:::\n",
        ":::nothing\nx\n:::\n",
        "{=nothing}",
        "{seven}",
        ":::example 7S\nx\n:::\n",
    ],
)
def test_what_cannot_be_shown_is_refused(text: str) -> None:
    with pytest.raises(ProseError):
        rendered_prose(text, "en", "en")
