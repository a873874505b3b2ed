"""Every card face and back as SVG symbols of 63 by 88 units, built from shared pieces."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from rummy500.art import glyphs, shapes
from rummy500.art.palette import LIGHT, SUIT_PAINT, custom_properties
from rummy500.art.paths import number, stamped

WIDTH: Final = 63
HEIGHT: Final = 88
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FACES: Final = (*(rank + suit for suit in "SHDC" for rank in RANKS), "JK")

# Places of the pips as (x, y). Those of the upper half repeat, turned round, in the lower half.
_LEFT, _MID, _RIGHT = 23.5, 31.5, 39.5
_TOP, _CENTRE = 14.5, 44.0
_ROW4 = _TOP + (_CENTRE - _TOP) * 2 / 3
_SIDES3 = ((_LEFT, _TOP), (_RIGHT, _TOP))
_SIDES4 = (*_SIDES3, (_LEFT, _ROW4), (_RIGHT, _ROW4))
_MIDDLE2 = ((_LEFT, _CENTRE), (_RIGHT, _CENTRE))
_HEART = ((_MID, _CENTRE),)
_BETWEEN3 = (_MID, (_TOP + _CENTRE) / 2)
_BETWEEN4 = (_MID, (_TOP + _ROW4) / 2)
_Places = tuple[tuple[float, float], ...]
# rank: (upper half, turned round below too; upright only once)
_PIPS: Final[dict[str, tuple[_Places, _Places]]] = {
    "2": (((_MID, _TOP),), ()),
    "3": (((_MID, _TOP),), _HEART),
    "4": (_SIDES3, ()),
    "5": (_SIDES3, _HEART),
    "6": (_SIDES3, _MIDDLE2),
    "7": (_SIDES3, (*_MIDDLE2, _BETWEEN3)),
    "8": ((*_SIDES3, _BETWEEN3), _MIDDLE2),
    "9": (_SIDES4, _HEART),
    "10": ((*_SIDES4, _BETWEEN4), ()),
}
_TURN: Final = f'transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})"'


@dataclass(frozen=True, slots=True)
class Deck:
    """How the deck is drawn: letters of a language, paints by name, and a prefix that keeps ids apart on one page."""

    language: str
    paints: dict[str, str]
    prefix: str = ""

    @classmethod
    def themed(cls, language: str) -> "Deck":
        """A deck whose colours follow the CSS custom properties `--card-…` of the page."""
        return cls(language, custom_properties(LIGHT))


def _symbol(name: str, box: str, body: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}">{body}</symbol>'


def _drawn(name: str, drawing: str, deck: Deck) -> str:
    drawn = shapes.drawing(drawing)
    return _symbol(name, drawn.box, drawn.painted(deck.paints))


def _place(ref: str, x: float, y: float, width: float, height: float) -> str:
    places = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<use href="#{ref}" {places}/>'


def _blank(deck: Deck) -> str:
    return (
        f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="5.5" '
        f'fill="{deck.paints["face"]}" stroke="{deck.paints["edge"]}"/>'
    )


@dataclass(frozen=True, slots=True)
class _Sign:
    """A suit sign on a card: its upper left corner and its size, both upright."""

    x: float
    y: float
    size: float
    turned: bool = False

    @classmethod
    def round(cls, x: float, y: float, size: float) -> "_Sign":
        """A sign by its middle."""
        return cls(x - size / 2, y - size / 2, size)

    def turn(self) -> "_Sign":
        """The same sign for who sits opposite."""
        return replace(self, turned=not self.turned)


def _signs(suit: str, signs: Iterable[_Sign]) -> str:
    """All signs of a card in one path: a use of a symbol for each would cost a browser four elements and a tree."""
    drawn = shapes.drawing(shapes.SIGNS[suit])
    side = float(drawn.box.split()[2])
    stamps = "".join(
        stamped(drawn.outline, -sign.size / side, WIDTH - sign.x, HEIGHT - sign.y)
        if sign.turned
        else stamped(drawn.outline, sign.size / side, sign.x, sign.y)
        for sign in signs
    )
    return f'<path fill="currentColor" d="{stamps}"/>'


def _both(sign: _Sign) -> tuple[_Sign, _Sign]:
    return sign, sign.turn()


def _twice(part: str) -> str:
    return f"{part}<g {_TURN}>{part}</g>"


def pieces(deck: Deck) -> Iterator[tuple[str, str]]:
    """The shared symbols as (id, markup): index characters, suit signs, figures, jester, the weave of backs."""
    p = deck.prefix
    for rank in glyphs.letters_of(deck.language).values():
        glyph = glyphs.GLYPHS[rank]
        pen = f'fill="none" stroke="currentColor" stroke-width="{glyphs.STROKE}" stroke-linejoin="round"'
        body = f'<path {pen} d="{glyph.path}"/>'
        yield f"{p}i-{rank}", _symbol(f"{p}i-{rank}", f"0 0 {glyph.width:g} {glyphs.HEIGHT}", body)
    for suit, name in shapes.SIGNS.items():
        yield f"{p}s-{suit}", _drawn(f"{p}s-{suit}", name, deck)
    for rank, name in (*shapes.FIGURES.items(), ("JK", "jester")):
        yield f"{p}f-{rank}", _drawn(f"{p}f-{rank}", name, deck)
    yield f"{p}weave", _symbol(f"{p}weave", "0 0 51 76", _weave(deck))


def _weave(deck: Deck) -> str:
    step, wide, high = 8.5, 51, 76
    lines = "".join(
        f"M{number(at)} 0L{number(at - high)} {high}M{number(wide - at)} 0L{number(wide - at + high)} {high}"
        for at in (step * n for n in range(int((wide + high) / step) + 1))
    )
    dots = "".join(
        f"M{number(x - 1)} {number(y)}h2"
        for row, y in enumerate(step / 2 * n for n in range(1, 18))
        for x in (step * n + (step / 2 if row % 2 == 0 else 0) for n in range(7))
    )
    line = deck.paints["back-line"]
    return (
        f'<path fill="none" stroke="{line}" stroke-width=".7" opacity=".6" d="{lines}"/>'
        f'<path fill="none" stroke="{line}" stroke-width="2" stroke-linecap="round" opacity=".4" d="{dots}"/>'
    )


def _index(deck: Deck, rank: str, middle: float, top: float, high: float) -> str:
    """The index character of a rank, centred on a line."""
    letter = glyphs.letters_of(deck.language)[rank]
    wide = glyphs.GLYPHS[letter].width * high / glyphs.HEIGHT
    return _place(f"{deck.prefix}i-{letter}", middle - wide / 2, top, wide, high)


def _pips(rank: str) -> Iterator[_Sign]:
    if rank == "A":
        yield _Sign(16.5, 29, 30)
        return
    upper, upright = _PIPS[rank]
    size = 11.8
    for x, y in upper:
        yield from _both(_Sign.round(x, y, size))
    for x, y in upright:
        yield _Sign.round(x, y, size)


def _court(deck: Deck, rank: str) -> str:
    half = _place(f"{deck.prefix}f-{rank}", 17, 9.4, 29, 34.6)
    return (
        f'<path fill="{deck.paints["court"]}" d="M17 9.4H46V78.6H17Z"/>{_twice(half)}'
        f'<path fill="{deck.paints["gold"]}" d="M17 43.1H46V44.9H17Z"/>'
        '<path fill="none" stroke="currentColor" stroke-width=".8" d="M17 9.4H46V78.6H17Z"/>'
    )


def _full(deck: Deck, face: str) -> str:
    p = deck.prefix
    if face == "JK":
        corner = _place(f"{p}s-JK", 2.6, 4.2, 14, 14)
        return _coloured(deck, "joker", f"{_twice(corner)}{_place(f'{p}f-JK', 8.5, 15.5, 46, 57.5)}")
    rank, suit = face[:-1], face[-1]
    # Index and small suit sign, centred on one line so that a narrow strip of the card shows both.
    corner = _twice(_index(deck, rank, 9.2, 4.6, 18.5))
    small = _both(_Sign(3.7, 25, 11))
    if rank in shapes.FIGURES:
        body = _court(deck, rank) + _signs(suit, (*small, *_both(_Sign(18, 10.4, 5.8))))
    else:
        body = _signs(suit, (*small, *_pips(rank)))
    return _coloured(deck, SUIT_PAINT[suit], corner + body)


def _mini(deck: Deck, face: str) -> str:
    p = deck.prefix
    if face == "JK":
        return _coloured(deck, "joker", _place(f"{p}s-JK", 3.5, 5, 32, 32) + _place(f"{p}f-JK", 16, 34, 41, 51))
    rank, suit = face[:-1], face[-1]
    letter = glyphs.letters_of(deck.language)[rank]
    high = 38.0
    wide = glyphs.GLYPHS[letter].width * high / glyphs.HEIGHT
    index = _place(f"{p}i-{letter}", 5.5, 6, wide, high)
    return _coloured(deck, SUIT_PAINT[suit], index + _signs(suit, (_Sign(4.5, 50, 27),)))


def _slim(deck: Deck, face: str) -> str:
    """A face whose upper left quarter says everything, for cards that lie under a second row."""
    p = deck.prefix
    if face == "JK":
        return _coloured(deck, "joker", _place(f"{p}s-JK", 3, 5, 24, 24) + _place(f"{p}f-JK", 16, 34, 41, 51))
    rank, suit = face[:-1], face[-1]
    index = _index(deck, rank, 14, 4.5, 25.5)
    return _coloured(deck, SUIT_PAINT[suit], index + _signs(suit, (_Sign(6, 31.5, 16),)))


def _bold(deck: Deck, face: str) -> str:
    """A full face with a large index: readable from afar, in the strip that a fan leaves free, and upside down."""
    p = deck.prefix
    if face == "JK":
        corner = _place(f"{p}s-JK", 3, 4.6, 25, 25)
        return _coloured(deck, "joker", f"{_twice(corner)}{_place(f'{p}f-JK', 13, 21, 37, 46)}")
    rank, suit = face[:-1], face[-1]
    index = _index(deck, rank, 15.4, 4.6, 29)
    sign = _both(_Sign(6.9, 35.8, 17))
    if rank in shapes.FIGURES:
        body = _twice(index + _place(f"{p}f-{rank}", 31.5, 4.6, 27, 32.2)) + _signs(suit, sign)
    else:
        body = _twice(index) + _signs(suit, (*sign, *_both(_Sign(32.5, 6.6, 24))))
    return _coloured(deck, SUIT_PAINT[suit], body)


def _coloured(deck: Deck, paint: str, body: str) -> str:
    return f'<g color="{deck.paints[paint]}">{_blank(deck)}{body}</g>'


def _back(deck: Deck, ground: str) -> str:
    p = deck.prefix
    return (
        f"{_blank(deck)}"
        f'<rect x="4" y="4" width="55" height="80" rx="3" fill="{ground}"/>'
        f"{_place(f'{p}weave', 6, 6, 51, 76)}"
        f'<rect x="6" y="6" width="51" height="76" rx="2" fill="none" stroke-width=".8" '
        f'stroke="{deck.paints["back-line"]}"/>'
    )


def cards(deck: Deck) -> Iterator[tuple[str, str]]:
    """The card symbols as (id, markup): `card-7S`, `bold-7S`, `mini-7S`, `slim-7S` of every face; two backs.

    The last two kinds are for small cards, `bold` is for eyes that want a large index on large ones.
    """
    p, box = deck.prefix, f"0 0 {WIDTH} {HEIGHT}"
    for face in FACES:
        yield f"{p}card-{face}", _symbol(f"{p}card-{face}", box, _full(deck, face))
        yield f"{p}bold-{face}", _symbol(f"{p}bold-{face}", box, _bold(deck, face))
        yield f"{p}mini-{face}", _symbol(f"{p}mini-{face}", box, _mini(deck, face))
        yield f"{p}slim-{face}", _symbol(f"{p}slim-{face}", box, _slim(deck, face))
    yield f"{p}back-1", _symbol(f"{p}back-1", box, _back(deck, deck.paints["back"]))
    yield f"{p}back-2", _symbol(f"{p}back-2", box, _back(deck, deck.paints["back-2"]))
