"""Index numerals and letters, drawn as centre lines so that every screen and printer shows the same shapes."""

from typing import Final, NamedTuple


class Glyph(NamedTuple):
    """A character as stroked centre lines in a box `width` wide and `HEIGHT` high."""

    width: float
    path: str


HEIGHT: Final = 16
STROKE: Final = 2.7

# Curves keep half a stroke away from the box; straight strokes run to its edge, slanted ones beyond, to be cut level.
GLYPHS: Final[dict[str, Glyph]] = {
    "2": Glyph(10, "M1.6 5.4C1.6 2.8 3 1.35 5.1 1.35S8.5 2.7 8.5 4.8C8.5 6.6 7.5 7.9 6 9.5L1.9 14.1V14.65H9"),
    "3": Glyph(
        10,
        "M1.6 4.4C1.9 2.5 3.2 1.35 5 1.35 7.1 1.35 8.4 2.6 8.4 4.4S7 7.5 4.8 7.5H3.6H4.8"
        "C7.3 7.5 8.65 8.9 8.65 11 8.65 13.2 7.2 14.65 5 14.65 3 14.65 1.7 13.5 1.3 11.5",
    ),
    "4": Glyph(10.4, "M7 16V1.5H6.6L1.4 10.4V11.6H10.2"),
    "5": Glyph(
        10,
        "M8.5 1.35H2.7L2.1 7.9C2.8 6.9 3.9 6.4 5 6.4 7.2 6.4 8.65 8.1 8.65 10.5"
        "S7.1 14.65 4.9 14.65C3 14.65 1.7 13.5 1.3 11.8",
    ),
    "6": Glyph(
        10,
        "M8.2 3.9C7.7 2.2 6.6 1.35 5.2 1.35 2.6 1.35 1.35 4 1.35 8.6V10.4C1.35 13 2.8 14.65 5 14.65"
        "S8.65 13 8.65 10.5 7.2 6.5 5.1 6.5 1.35 8 1.35 10.4",
    ),
    "7": Glyph(9.6, "M.6 1.35H8.3V2C6 5.6 4.3 10.3 3.9 16"),
    "8": Glyph(
        10,
        "M5 7.4C3 7.4 1.8 6.2 1.8 4.4S3.1 1.35 5 1.35 8.2 2.6 8.2 4.4 7 7.4 5 7.4C2.8 7.4 1.35 8.9 1.35 11"
        "S2.8 14.65 5 14.65 8.65 13.2 8.65 11 7.2 7.4 5 7.4Z",
    ),
    "9": Glyph(
        10,
        "M1.8 12.1C2.3 13.8 3.4 14.65 4.8 14.65 7.4 14.65 8.65 12 8.65 7.4V5.6C8.65 3 7.2 1.35 5 1.35"
        "S1.35 3 1.35 5.5 2.8 9.5 4.9 9.5 8.65 8 8.65 5.6",
    ),
    "10": Glyph(
        12.1,
        "M-1 4.5 3.1.5V17M6.1 8C6.1 3.5 6.85 1.35 8.4 1.35S10.7 3.5 10.7 8 9.95 14.65 8.4 14.65 6.1 12.5 6.1 8Z",
    ),
    "A": Glyph(11.2, "M1.3 17 5.2 1.2H6L9.9 17M2.8 11.3H8.4"),
    "B": Glyph(
        10,
        "M1.55 1.35V14.65H4.8C7.3 14.65 8.65 13.3 8.65 11S7.3 7.5 4.8 7.5H1.55"
        "H4.6C6.9 7.5 8.2 6.3 8.2 4.4S6.9 1.35 4.6 1.35Z",
    ),
    "D": Glyph(10, "M1.55 1.35V14.65H3.8C7.1 14.65 8.65 12.4 8.65 8S7.1 1.35 3.8 1.35Z"),
    "E": Glyph(9.4, "M8.8 1.35H1.55V14.65H9M1.55 7.7H8"),
    "H": Glyph(10, "M1.5 0V16M8.5 0V16M1.5 7.8H8.5"),
    "J": Glyph(9, "M7.4 0V10.7C7.4 13.3 6.3 14.65 4.3 14.65S1.35 13.3 1.3 10.9"),
    "K": Glyph(10.8, "M1.5 0V16M9.8-1 1.5 10.2M4.4 6.2 9.9 17.2"),
    "Q": Glyph(
        10.4, "M5 1.35C2.7 1.35 1.35 3.4 1.35 8S2.7 14.65 5 14.65 8.65 12.6 8.65 8 7.3 1.35 5 1.35ZM5.9 10.6 9.7 17"
    ),
    "V": Glyph(11.2, "M1.3-1 5.2 14.8H6L9.9-1"),
}

# The letters that players of a language know: jack, queen, king, ace (rules.md 1).
LETTERS: Final[dict[str, str]] = {"en": "JQKA", "de": "BDKA", "nl": "BVHA", "da": "BDKE"}


def letters_of(language: str) -> dict[str, str]:
    """The index characters of every rank text, say `"B"` for `"J"`; KeyError for a language without letters."""
    court = dict(zip("JQKA", LETTERS[language], strict=True))
    return {rank: court.get(rank, rank) for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K")}
