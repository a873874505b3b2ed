"""Which cards exist: ranks, suits, the joker, and their text (rules §1)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, TypeAlias

__all__ = [
    "CARDS",
    "FACES",
    "JOKER",
    "RANKS",
    "SUITS",
    "UNKNOWN",
    "Argument",
    "Card",
    "CardError",
    "Rank",
    "RummyError",
    "Suit",
    "parse_card",
]

Argument: TypeAlias = "int | str | Card | tuple[str, ...] | tuple[Card, ...]"
"""What an error may carry beside its code."""

FACES: Final = 53
"""How many faces there are: 52 cards and the joker."""

JOKER: Final = 52
"""The face number of the joker."""

UNKNOWN: Final = 53
"""The number that stands for a card nobody has named; it is not a face."""


class RummyError(ValueError):
    """Names one failure by a code and typed arguments; its words live in the catalogues.

    ``code`` is the message id's stem, ``arguments`` what the sentence needs (numbers, cards, names).
    """

    def __init__(self, code: str, arguments: Mapping[str, Argument] | None = None) -> None:
        self.code: Final = code
        self.arguments: Final[Mapping[str, Argument]] = dict(arguments or {})
        super().__init__(code, self.arguments)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.code} ({told})" if told else self.code


class CardError(RummyError):
    """Says that a text is no card: code ``unknown_card``, argument ``text``."""


class Suit(Enum):
    """One of the four suits, in the order of the fixed pack: spades, hearts, diamonds, clubs."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    def __init__(self, letter: str) -> None:
        self.index: int = "SHDC".index(letter)
        self.sign: str = "♠♥♦♣"[self.index]

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return f"Suit({self.value!r})"


_RANK_TEXTS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Rank(Enum):
    """One of the thirteen ranks, ace first."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"

    def __init__(self, text: str) -> None:
        self.index: int = _RANK_TEXTS.index(text)

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return f"Rank({self.value!r})"


SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)


class Card(Enum):
    """One of the 53 faces; the value is its text.

    ``face`` is suit * 13 + rank (0 … 51), 52 for the joker, whose ``rank`` and ``suit`` are None.

    >>> Card("10H").face, str(Card.of(52)), Card("7S")
    (22, 'JK', Card('7S'))
    """

    SA, S2, S3, S4, S5, S6, S7 = "AS", "2S", "3S", "4S", "5S", "6S", "7S"
    S8, S9, S10, SJ, SQ, SK = "8S", "9S", "10S", "JS", "QS", "KS"
    HA, H2, H3, H4, H5, H6, H7 = "AH", "2H", "3H", "4H", "5H", "6H", "7H"
    H8, H9, H10, HJ, HQ, HK = "8H", "9H", "10H", "JH", "QH", "KH"
    DA, D2, D3, D4, D5, D6, D7 = "AD", "2D", "3D", "4D", "5D", "6D", "7D"
    D8, D9, D10, DJ, DQ, DK = "8D", "9D", "10D", "JD", "QD", "KD"
    CA, C2, C3, C4, C5, C6, C7 = "AC", "2C", "3C", "4C", "5C", "6C", "7C"
    C8, C9, C10, CJ, CQ, CK = "8C", "9C", "10C", "JC", "QC", "KC"
    JK = "JK"

    def __init__(self, text: str) -> None:
        self.text: str = text
        self.rank: Rank | None = None
        self.suit: Suit | None = None
        self.face: int = JOKER
        if text != "JK":
            self.rank = Rank(text[:-1])
            self.suit = Suit(text[-1])
            self.face = self.suit.index * 13 + self.rank.index

    @classmethod
    def of(cls, face: int) -> Card:
        """Gives the card of a face number 0 … 52."""
        return CARDS[face]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text!r})"


CARDS: Final = tuple(Card)
"""All 53 cards by face number."""


def _spellings() -> dict[str, Card]:
    """Tabulates every accepted spelling, upper case: ``10H``, ``TH``, ``10♥``, ``T♥``."""
    table: dict[str, Card] = {"JK": Card.JK}
    for card in CARDS[:JOKER]:
        assert card.rank is not None and card.suit is not None
        ranks = (card.rank.value, "T") if card.rank is Rank.TEN else (card.rank.value,)
        for rank in ranks:
            for suit in (card.suit.value, card.suit.sign):
                table[rank + suit] = card
    return table


_SPELLINGS: Final = _spellings()


def parse_card(text: str) -> Card:
    """Reads a card; also accepts ``TH``, lower case and the suit signs (rules §1).

    Raises CardError for anything else, surrounding spaces included.

    >>> parse_card("th"), parse_card("7♠"), parse_card("jk")
    (Card('10H'), Card('7S'), Card('JK'))
    """
    card = _SPELLINGS.get(text)
    if card is None and len(text) <= 3 and text.isascii():
        card = _SPELLINGS.get(text.upper())
    if card is None and len(text) <= 3 and text[-1:] in ("♠", "♥", "♦", "♣"):
        card = _SPELLINGS.get(text[:-1].upper() + text[-1:] if text[:-1].isascii() else "")
    if card is None:
        raise CardError("unknown_card", {"text": text})
    return card
