"""Prose as HTML: Markdown without raw HTML, with cards, pictures, boxes and links between our pages.

Beside Markdown's own, prose knows

- ``## Title {#anchor}`` for a heading that can be linked to,
- ``{7S 7H}`` for cards in the reader's letters,
- ``{=name}`` for a measured figure (``locales/figures.json``),
- ``[text](glossary#meld)`` for another page in the same language,
- lines ``:::cards 7S 7H 7D``, a caption, ``:::`` for a picture (kinds ``cards``, ``hand``, ``pile``),
- lines ``:::example``, text, ``:::`` for a box (``example``, ``tradition``, ``measured``, ``disagreed``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from string import ascii_lowercase
from typing import Any, Final

import msgspec
from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.rules_core import StateCore
from markdown_it.token import Token
from markupsafe import Markup, escape

from rummy500.cards import Card, CardError, parse_card
from rummy500.i18n import COMPLETE, card_text, message, number
from rummy500.i18n.prose import PAGES, Prose, ProseError, prose_of
from rummy500.server.rules_pictures import PICTURES, Drawing, Figure, drawing_of, figure

__all__ = [
    "BOXES",
    "Letters",
    "drawings",
    "figures",
    "lettered_prose",
    "picture_tag",
    "rendered_parts",
    "rendered_prose",
]

BOXES: Final = ("example", "tradition", "measured", "disagreed")
"""The kinds of boxes; each has a label in the catalogues."""

_PICTURE: Final = ("cards", "hand", "pile")
_BLOCK: Final = re.compile(r"^:::(\w+)(?: +(.+?))? *\n(.*?)^::: *$", re.MULTILINE | re.DOTALL)
_ANCHOR: Final = re.compile(r"\s*\{#([a-z0-9_-]+)\}$")
_INLINE: Final = re.compile(r"\{(=?)([^{}]+)\}")


class Letters:
    """Counts the paragraphs of prose in one section of a page: 3a, 3b, … with the anchors ``STEM-a``, ``STEM-b``.

    Without a number they are a, b, ….
    """

    CLOSING: Final = "</div>"

    def __init__(self, number: int | None, stem: str) -> None:
        self._number = "" if number is None else str(number)
        self._stem = stem
        self._left = iter(ascii_lowercase)

    def opening(self) -> str:
        """Gives what stands before the next paragraph: its letter, which is a link to it."""
        letter = next(self._left, None)
        if letter is None:
            raise ProseError(f"{self._stem} has more paragraphs than there are letters")
        anchor = f"{self._stem}-{letter}"
        return f'<div class="told" id="{anchor}"><a class="number" href="#{anchor}">{self._number}{letter}</a>'


@cache
def figures() -> Mapping[str, int]:
    """Gives the measured figures that prose may quote, as ``bench/tips.py`` wrote them."""
    text = files("rummy500").joinpath("locales", "figures.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, int])


def rendered_parts(told: Prose, offered: str) -> dict[str, Markup]:
    """Gives all parts of a page's prose as HTML, with links to the pages in ``offered``."""
    return {name: rendered_prose(text, told.language, offered) for name, text in told.parts.items()}


@lru_cache(1024)
def rendered_prose(text: str, language: str, offered: str) -> Markup:
    """Gives prose as HTML: cards in ``language``'s letters, links to the pages in ``offered``.

    Raises ProseError for what it cannot show.
    """
    return _rendered(text, language, offered, None)


def lettered_prose(text: str, language: str, offered: str, letters: Letters) -> Markup:
    """Gives prose as HTML like ``rendered_prose``, and each paragraph, list and box with its letter and anchor."""
    return _rendered(text, language, offered, letters)


def _rendered(text: str, language: str, offered: str, letters: Letters | None) -> Markup:
    parts: list[str] = []
    at = 0
    for block in _BLOCK.finditer(text):
        parts.append(_markdown(text[at : block.start()], language, offered, letters))
        parts.append(_block(block, language, offered, letters))
        at = block.end()
    parts.append(_markdown(text[at:], language, offered, letters))
    return Markup("\n".join(parts))


def _block(block: re.Match[str], language: str, offered: str, letters: Letters | None) -> str:
    kind, argument, body = block[1], block[2] or "", block[3]
    inner = _markdown(body, language, offered)
    if kind in _PICTURE:
        name, drawing = _drawing(kind, argument)
        tag = picture_tag(figure(name, drawing, f"pages-picture-{kind}", language))
        return f"<figure>{tag}<figcaption>{inner}</figcaption></figure>" if body.strip() else f"<figure>{tag}</figure>"
    if kind in BOXES and not argument:
        label = escape(message(language, f"pages-box-{kind}"))
        box = f'<div class="box {kind}"><p class="label">{label}</p>{inner}</div>'
        return f"{letters.opening()}{box}{Letters.CLOSING}" if letters else box
    raise ProseError(f"no block {kind} {argument}")


def _drawing(kind: str, argument: str) -> tuple[str, Drawing]:
    try:
        return drawing_of(kind, argument)
    except ValueError as error:
        raise ProseError(f":::{kind} {argument}: {error}") from error


def picture_tag(shown: Figure) -> Markup:
    """Gives a figure as HTML that follows the reader's light or dark."""
    return Markup(
        '<picture><source media="screen and (prefers-color-scheme: dark)" srcset="{dark}">'
        '<img src="{light}" width="{width}" height="{height}" alt="{alt}"></picture>'
    ).format(dark=shown.dark, light=shown.light, width=shown.width, height=shown.height, alt=shown.alt)


@cache
def drawings() -> Mapping[str, Drawing]:
    """Gives every picture that any page shows, by the name under which it is fetched."""
    found = dict(PICTURES)
    for language in COMPLETE:
        for page in PAGES:
            written = prose_of(page, language)
            for text in written.parts.values() if written else ():
                found |= dict(_drawn(text))
    return found


def _drawn(text: str) -> Iterator[tuple[str, Drawing]]:
    for block in _BLOCK.finditer(text):
        if block[1] in _PICTURE:
            yield _drawing(block[1], block[2] or "")


def _markdown(text: str, language: str, offered: str, letters: Letters | None = None) -> str:
    if ":::" in text:
        raise ProseError(f"a block is not closed: {text[text.index(':::') :][:60]}")
    return str(_reader().render(text, {"language": language, "offered": offered, "letters": letters}))


@cache
def _reader() -> MarkdownIt:
    reader = MarkdownIt("commonmark", {"html": False}, renderer_cls=_Renderer).enable("table").disable("image")
    reader.core.ruler.after("inline", "anchors", _anchors)
    # Rules are put together when they are first used, and another thread that came then would find only some of them.
    for ruler in (reader.core.ruler, reader.block.ruler, reader.inline.ruler, reader.inline.ruler2):
        ruler.getRules("")
    return reader


def _anchors(state: StateCore) -> None:
    """Takes ``{#anchor}`` from the end of a heading and makes it the heading's id."""
    for opening, inline in zip(state.tokens, state.tokens[1:], strict=False):
        last = inline.children[-1] if opening.type == "heading_open" and inline.children else None
        if last is not None and (found := _ANCHOR.search(last.content)):
            opening.attrSet("id", found[1])
            last.content = last.content[: found.start()]


class _Renderer(RendererHTML):
    """Writes Markdown's tokens as HTML, with what our prose knows beside."""

    def paragraph_open(self, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
        """Writes the beginning of a paragraph or list, before it its letter where the page has letters."""
        opening = str(self.renderToken(tokens, at, options, env))
        letters = env.get("letters")
        return f"{letters.opening()}{opening}" if letters and tokens[at].level == 0 else opening

    def paragraph_close(self, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
        """Writes its end."""
        closing = str(self.renderToken(tokens, at, options, env))
        return f"{closing}{Letters.CLOSING}" if env.get("letters") and tokens[at].level == 0 else closing

    bullet_list_open = ordered_list_open = paragraph_open
    bullet_list_close = ordered_list_close = paragraph_close

    def text(self, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
        """Writes text, its cards and figures shown in the reader's way."""
        return _INLINE.sub(_shower(env["language"]), escapeHtml(tokens[at].content))

    def link_open(self, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
        """Writes the beginning of a link."""
        token = tokens[at]
        href = str(token.attrGet("href"))
        if not re.match(r"[a-z]+:|[/#]", href):
            token.attrSet("href", f"/{env['offered']}/{href}")
        return str(self.renderToken(tokens, at, options, env))

    def table_open(self, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
        """Writes the beginning of a table that may be wider than the page."""
        return '<div class="wide" tabindex="0"><table>'

    def table_close(self, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
        """Writes its end."""
        return "</table></div>"


def _shower(language: str) -> Callable[[re.Match[str]], str]:
    def show(found: re.Match[str]) -> str:
        if found[1]:
            return str(escape(_figure_text(found[2], language)))
        try:
            cards = [parse_card(text) for text in found[2].split()]
        except CardError as error:
            raise ProseError(f"{found[0]} is neither cards nor a figure") from error
        return " ".join(_card_tag(card, language) for card in cards)

    return show


def _figure_text(name: str, language: str) -> str:
    known = figures()
    if name not in known:
        raise ProseError(f"no figure {name}")
    return number(known[name], language)


def _card_tag(card: Card, language: str) -> str:
    kind = "red" if card.suit is not None and str(card.suit) in "HD" else "black"
    text, words = card_text(card, language), card_text(card, language, words=True)
    if card.suit is None:
        return str(escape(words))
    return f'<span class="card {kind}" role="img" aria-label="{escape(words)}">{escape(text)}</span>'
