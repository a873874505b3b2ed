"""A picture of any position: hands, discard pile, stock, and melds with a stripe for who played each card."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rummy500.art.faces import HEIGHT, WIDTH
from rummy500.art.glyphs import GLYPHS, letters_of
from rummy500.art.palette import SUIT_PAINT
from rummy500.art.picture import Look, card_at, card_texts, document, escaped, piece_at
from rummy500.cards import Card

__all__ = ["SeatPicture", "TablePicture", "TabledCard", "draw_table"]


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """A seat: its name, its cards (None for one that is not known), its total, and whether it is to move."""

    name: str
    hand: tuple[Card | None, ...] = ()
    total: int | None = None
    to_move: bool = False


@dataclass(frozen=True, slots=True)
class TabledCard:
    """A card in a meld, the 0-based seat that played it, and for a joker the card it stands for."""

    card: Card
    seat: int
    stands_for: Card | None = None


@dataclass(frozen=True, slots=True)
class TablePicture:
    """What a picture of a position shows; the pile from bottom to top, the stock as a number of cards."""

    seats: tuple[SeatPicture, ...]
    pile: tuple[Card | None, ...] = ()
    stock: int = 0
    melds: tuple[tuple[TabledCard, ...], ...] = ()


# Colour and pattern of each seat's stripe: never colour alone.
_STRIPES: Final = (
    ("#f2c14e", ""),
    ("#6fc3df", "7 3"),
    ("#f28f6b", "2.5 2.5"),
    ("#b9a1e8", "9 2 2 2"),
    ("#8fd694", "4 4"),
    ("#f0a6ca", "12 3"),
    ("#ffffff", "2 5"),
    ("#c9d36a", "6 2 2 2 2 2"),
)
_PAGE: Final = 760.0
_EDGE: Final = 18.0
_NAMES: Final = 168.0
_CARD: Final = 46.0
_SMALL: Final = 26.0
_FONT: Final = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"


def draw_table(picture: TablePicture, lang: str = "en", *, dark: bool = False, four_colour: bool = False) -> str:
    """The position as one SVG document 760 pixels wide that needs nothing else.

    Raises KeyError for a language without card letters, IndexError for a tabled card whose seat does not exist.
    """
    look = Look(lang, dark, four_colour)
    parts: list[str] = []
    y = _EDGE
    for number, seat in enumerate(picture.seats):
        drawn, high = _seat(look, number, seat, y)
        parts.append(drawn)
        y += high
    y += 6
    parts.append(_middle(look, picture, y))
    y += _tall(_CARD) + 16
    melds, high = _melds(look, picture, y)
    parts.append(melds)
    y += high + _EDGE - 10
    felt = "#12281f" if dark else "#2b6049"
    ground = f'<rect width="{_PAGE:g}" height="{round(y):d}" rx="14" fill="{felt}"/>'
    text = f'<g fill="#fff" font-family="{_FONT}" font-size="14">'
    return document(look, _PAGE, y, _title(picture), f"{ground}{text}{''.join(parts)}</g>")


def _tall(width: float) -> float:
    return width * HEIGHT / WIDTH


def _whole(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


def _title(picture: TablePicture) -> str:
    seats = "; ".join(f"{seat.name}: {card_texts(seat.hand)}" for seat in picture.seats)
    melds = "; ".join(
        " ".join(f"{tabled.card}={tabled.stands_for}" if tabled.stands_for else str(tabled.card) for tabled in meld)
        for meld in picture.melds
    )
    return f"{seats} | {card_texts(picture.pile)} | {picture.stock} | {melds}"


def _seat(look: Look, number: int, seat: SeatPicture, y: float) -> tuple[str, float]:
    """One row: stripe, name, total, cards; with its height."""
    known = any(card is not None for card in seat.hand)
    width = _CARD if known else _SMALL
    high = max(_tall(width), 44.0)
    middle = y + high / 2
    name = seat.name if len(seat.name) <= 20 else seat.name[:19] + "…"
    size = 14 if len(name) <= 14 else 12
    turn = f'<path d="M{_EDGE - 10:g} {middle - 16:g}l7 5-7 5Z" fill="#ffe08a"/>' if seat.to_move else ""
    weight = ' font-weight="700"' if seat.to_move else ""
    total = "" if seat.total is None else f"{_whole(seat.total)}"
    label = (
        f'<text x="{_EDGE + 2:g}" y="{middle - 6:g}" font-size="{size}"{weight}>{escaped(name)}</text>'
        f"{_stripe(number, _EDGE + 2, middle + 3, 56)}"
        f'<text x="{_EDGE + 2:g}" y="{middle + 20:g}" font-size="12" opacity=".85">{total}</text>'
    )
    held = f'<text x="{_NAMES + 8:g}" y="{middle + 5:g}" text-anchor="end">{len(seat.hand)}</text>'
    fan = _fan(look, seat.hand, _NAMES + 18, middle - _tall(width) / 2, width, _step(width, known))
    return f"<g>{turn}{label}{held}{fan}</g>", high + 10


def _step(width: float, known: bool) -> float:
    return width + 3 if known else 11.0


def _fan(look: Look, cards: Sequence[Card | None], x: float, y: float, width: float, step: float) -> str:
    """Cards side by side, closer together when they would not fit."""
    room = _PAGE - _EDGE - x - width
    if len(cards) > 1:
        step = min(step, room / (len(cards) - 1))
    return "".join(card_at(look, card, x + place * step, y, width) for place, card in enumerate(cards))


def _stripe(seat: int, x: float, y: float, long: float) -> str:
    colour, dashes = _STRIPES[seat]
    pattern = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path d="M{x:g} {y:g}h{long:g}" stroke="{colour}" stroke-width="4"{pattern}/>'


def _middle(look: Look, picture: TablePicture, y: float) -> str:
    """Stock with its number of cards, and the whole pile in order."""
    high = _tall(_CARD)
    stock = ""
    if picture.stock:
        edges = range(min(3, picture.stock) - 1, -1, -1)
        stock = "".join(card_at(look, None, _EDGE + 2 + 2 * at, y - 2 * at, _CARD) for at in edges)
    else:
        stock = (
            f'<rect x="{_EDGE + 2:g}" y="{y:g}" width="{_CARD:g}" height="{round(high, 1):g}" rx="4" fill="none" '
            'stroke="#fff" stroke-opacity=".5" stroke-dasharray="4 3"/>'
        )
    count = f'<text x="{_EDGE + 62:g}" y="{y + high / 2 + 5:g}" font-weight="700">{picture.stock}</text>'
    return f"<g>{stock}{count}{_fan(look, picture.pile, _NAMES + 18, y, _CARD, 27)}</g>"


def _melds(look: Look, picture: TablePicture, top: float) -> tuple[str, float]:
    """The melds in rows, with the height they take."""
    width, step, gap = 42.0, 20.0, 16.0
    row = _tall(width) + 18
    x, y = _EDGE + 2, top
    parts: list[str] = []
    for meld in picture.melds:
        long = step * (len(meld) - 1) + width
        if x > _EDGE + 2 and x + long > _PAGE - _EDGE:
            x, y = _EDGE + 2, y + row
        parts += _meld(look, meld, x, y, width, step)
        x += long + gap
    return "".join(parts), (y - top + row if picture.melds else 0)


def _meld(look: Look, meld: Sequence[TabledCard], x: float, y: float, width: float, step: float) -> Iterator[str]:
    for place, tabled in enumerate(meld):
        left = x + place * step
        yield card_at(look, tabled.card, left, y, width)
        if tabled.stands_for is not None:
            yield _identity(look, tabled.stands_for, left, y)
        shown = width if place == len(meld) - 1 else step
        yield _stripe(tabled.seat, left + 1, y + _tall(width) + 5, shown - 2)


def _identity(look: Look, card: Card, x: float, y: float) -> str:
    """A tag on a joker: index and suit of the card it stands for, within the strip that a fan leaves free."""
    if card.rank is None or card.suit is None:
        return ""
    paints = look.deck.paints
    letter = letters_of(look.language)[str(card.rank)]
    wide = GLYPHS[letter].width * 11 / 16
    box = f'<rect x="{x + 1.5:g}" y="{y + 26:g}" width="17" height="30" rx="3" fill="{paints["face"]}" '
    rim = f'stroke="{paints["joker"]}"/>'
    index = piece_at(look, f"i-{letter}", x + 10 - wide / 2, y + 29, wide, 11)
    sign = piece_at(look, f"s-{card.suit}", x + 4.5, y + 42.5, 11, 11)
    return f'{box}{rim}<g color="{paints[SUIT_PAINT[str(card.suit)]]}">{index}{sign}</g>'
