"""Every card face and back as SVG symbols of 63 by 88 units, built from shared pieces."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rummy500.art import glyphs, shapes
from rummy500.art.palette import LIGHT, SUIT_PAINT, custom_properties

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


def _number(value: float) -> str:
    return f"{round(value, 2):g}"


def _symbol(name: str, box: str, body: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}">{body}</symbol>'


def _drawn(name: str, drawing: str, deck: Deck) -> str:
    drawn = shapes.drawing(drawing)
    return _symbol(name, drawn.box, drawn.painted(deck.paints))


def _place(ref: str, x: float, y: float, width: float, height: float) -> str:
    places = f'x="{_number(x)}" y="{_number(y)}" width="{_number(width)}" height="{_number(height)}"'
    return f'<use href="#{ref}" {places}/>'


def pieces(deck: Deck) -> Iterator[tuple[str, str]]:
    """The shared symbols as (id, markup): index characters, suit signs, figures, jester, blank card."""
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
    yield f"{p}blank", _symbol(f"{p}blank", f"0 0 {WIDTH} {HEIGHT}", _blank(deck))
    yield f"{p}weave", _symbol(f"{p}weave", "0 0 51 76", _weave(deck))


def _blank(deck: Deck) -> str:
    return (
        f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="5.5" '
        f'fill="{deck.paints["face"]}" stroke="{deck.paints["edge"]}"/>'
    )


def _weave(deck: Deck) -> str:
    step, wide, high = 8.5, 51, 76
    lines = "".join(
        f"M{_number(at)} 0L{_number(at - high)} {high}M{_number(wide - at)} 0L{_number(wide - at + high)} {high}"
        for at in (step * n for n in range(int((wide + high) / step) + 1))
    )
    dots = "".join(
        f"M{_number(x - 1)} {_number(y)}h2"
        for row, y in enumerate(step / 2 * n for n in range(1, 18))
        for x in (step * n + (step / 2 if row % 2 == 0 else 0) for n in range(7))
    )
    line = deck.paints["back-line"]
    return (
        f'<path fill="none" stroke="{line}" stroke-width=".7" opacity=".6" d="{lines}"/>'
        f'<path fill="none" stroke="{line}" stroke-width="2" stroke-linecap="round" opacity=".4" d="{dots}"/>'
    )


def _corner(deck: Deck, rank: str, suit: str) -> str:
    """Index and small suit sign, centred on one line so that a narrow strip of the card shows both."""
    p = deck.prefix
    glyph = glyphs.GLYPHS[rank]
    high = 18.5
    wide = glyph.width * high / glyphs.HEIGHT
    return _place(f"{p}i-{rank}", 9.2 - wide / 2, 4.6, wide, high) + _place(f"{p}s-{suit}", 3.7, 25, 11, 11)


def _pips(deck: Deck, rank: str, suit: str) -> str:
    upper, upright = _PIPS[rank]
    size = 11.8
    sign = f"{deck.prefix}s-{suit}"
    above = "".join(_place(sign, x - size / 2, y - size / 2, size, size) for x, y in upper)
    once = "".join(_place(sign, x - size / 2, y - size / 2, size, size) for x, y in upright)
    return f"{above}{once}<g {_TURN}>{above}</g>"


def _court(deck: Deck, rank: str, suit: str) -> str:
    p = deck.prefix
    half = _place(f"{p}f-{rank}", 17, 9.4, 29, 34.6) + _place(f"{p}s-{suit}", 18, 10.4, 5.8, 5.8)
    return (
        f'<path fill="{deck.paints["court"]}" d="M17 9.4H46V78.6H17Z"/>{half}<g {_TURN}>{half}</g>'
        f'<path fill="{deck.paints["gold"]}" d="M17 43.1H46V44.9H17Z"/>'
        '<path fill="none" stroke="currentColor" stroke-width=".8" d="M17 9.4H46V78.6H17Z"/>'
    )


def _full(deck: Deck, face: str) -> str:
    p = deck.prefix
    if face == "JK":
        corner = _place(f"{p}s-JK", 2.6, 4.2, 14, 14)
        body = _place(f"{p}f-JK", 8.5, 15.5, 46, 57.5)
        return _coloured(deck, "joker", f"{corner}<g {_TURN}>{corner}</g>{body}")
    rank, suit = face[:-1], face[-1]
    letter = glyphs.letters_of(deck.language)[rank]
    corner = _corner(deck, letter, suit)
    if rank == "A":
        body = _place(f"{p}s-{suit}", 16.5, 29, 30, 30)
    elif rank in shapes.FIGURES:
        body = _court(deck, rank, suit)
    else:
        body = _pips(deck, rank, suit)
    return _coloured(deck, SUIT_PAINT[suit], f"{corner}<g {_TURN}>{corner}</g>{body}")


def _mini(deck: Deck, face: str) -> str:
    p = deck.prefix
    if face == "JK":
        return _coloured(deck, "joker", _place(f"{p}s-JK", 3.5, 5, 32, 32) + _place(f"{p}f-JK", 16, 34, 41, 51))
    rank, suit = face[:-1], face[-1]
    letter = glyphs.letters_of(deck.language)[rank]
    high = 38.0
    wide = glyphs.GLYPHS[letter].width * high / glyphs.HEIGHT
    index = _place(f"{p}i-{letter}", 5.5, 6, wide, high)
    return _coloured(deck, SUIT_PAINT[suit], index + _place(f"{p}s-{suit}", 4.5, 50, 27, 27))


def _slim(deck: Deck, face: str) -> str:
    """A face whose upper left quarter says everything, for cards that lie under a second row."""
    p = deck.prefix
    if face == "JK":
        return _coloured(deck, "joker", _place(f"{p}s-JK", 3, 5, 24, 24) + _place(f"{p}f-JK", 16, 34, 41, 51))
    rank, suit = face[:-1], face[-1]
    letter = glyphs.letters_of(deck.language)[rank]
    high, middle = 25.5, 14.0
    wide = glyphs.GLYPHS[letter].width * high / glyphs.HEIGHT
    index = _place(f"{p}i-{letter}", middle - wide / 2, 4.5, wide, high)
    return _coloured(deck, SUIT_PAINT[suit], index + _place(f"{p}s-{suit}", middle - 8, 31.5, 16, 16))


def _bold(deck: Deck, face: str) -> str:
    """A full face with a large index: readable from afar, in the strip that a fan leaves free, and upside down."""
    p = deck.prefix
    if face == "JK":
        corner = _place(f"{p}s-JK", 3, 4.6, 25, 25)
        return _coloured(deck, "joker", f"{corner}<g {_TURN}>{corner}</g>{_place(f'{p}f-JK', 13, 21, 37, 46)}")
    rank, suit = face[:-1], face[-1]
    letter = glyphs.letters_of(deck.language)[rank]
    high, middle = 29.0, 15.4
    wide = glyphs.GLYPHS[letter].width * high / glyphs.HEIGHT
    corner = _place(f"{p}i-{letter}", middle - wide / 2, 4.6, wide, high)
    corner += _place(f"{p}s-{suit}", middle - 8.5, 35.8, 17, 17)
    if rank in shapes.FIGURES:
        half = _place(f"{p}f-{rank}", 31.5, 4.6, 27, 32.2)
    else:
        half = _place(f"{p}s-{suit}", 32.5, 6.6, 24, 24)
    return _coloured(deck, SUIT_PAINT[suit], f"{corner}{half}<g {_TURN}>{corner}{half}</g>")


def _coloured(deck: Deck, paint: str, body: str) -> str:
    blank = _place(f"{deck.prefix}blank", 0, 0, WIDTH, HEIGHT)
    return f'<g color="{deck.paints[paint]}">{blank}{body}</g>'


def _back(deck: Deck, ground: str) -> str:
    p = deck.prefix
    return (
        f"{_place(f'{p}blank', 0, 0, WIDTH, HEIGHT)}"
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
