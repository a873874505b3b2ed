"""What a seat wants: the moves, their text normal form, and the ways in which a move is refused."""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never

import msgspec

from rummy500.cards import Card, CardError, RummyError, parse_card

__all__ = [
    "AmbiguousMove",
    "Call",
    "Discard",
    "Draw",
    "End",
    "IllegalMove",
    "LayOff",
    "Meld",
    "Move",
    "MoveError",
    "Pass",
    "Placed",
    "Seat",
    "Stand",
    "Swap",
    "Take",
    "parse_move",
]

Seat: TypeAlias = int
"""A place at the table, 0-based in clockwise order."""

End: TypeAlias = Literal["low", "high"]
"""An end of a run."""


class MoveError(RummyError):
    """Says that a text is no move: ``unknown_verb``, ``bad_move`` (``form`` shows it written), ``unknown_card``, …"""


class IllegalMove(RummyError):  # noqa: N818 - it names a move, and is what players know it as
    """Says why a move is not legal here; the code is one of the kernel's reasons or of this package's refusals."""


class AmbiguousMove(IllegalMove):
    """Says that a move could mean several things and the player has to say which."""


class Placed(msgspec.Struct, frozen=True, rename={"as_": "as"}):
    """Is a card with the card it stands for: itself, or for a wild joker the natural card.

    ``Placed(Card.JK, Card.JK)`` is a joker of its own rank; in a move it may also leave a wild joker's identity open.
    """

    card: Card
    as_: Card

    @classmethod
    def itself(cls, card: Card) -> Placed:
        """Gives a card that stands for itself."""
        return cls(card, card)

    def __str__(self) -> str:
        return self.card.text if self.card is self.as_ else f"{self.card.text}={self.as_.text}"


class _Move(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """Is the common form of all moves: tagged on the wire by ``type``."""


class Draw(_Move, frozen=True, tag="draw"):
    """Wants the top card of the stock."""

    def __str__(self) -> str:
        return "draw"


class Take(_Move, frozen=True, tag="take"):
    """Wants a card of the pile and all above it; ``nth`` (1-based, from the bottom) says which of two equal faces."""

    card: Card
    nth: int | None = None

    def __str__(self) -> str:
        return f"take {self.card.text}" + (f"@{self.nth}" if self.nth is not None else "")


class Meld(_Move, frozen=True, tag="meld"):
    """Wants to put down a set or a run; cards of a run from the low end up."""

    cards: tuple[Placed, ...]

    def __str__(self) -> str:
        return "meld " + " ".join(map(str, self.cards))


class LayOff(_Move, frozen=True, tag="lay"):
    """Wants to add one card to meld number ``meld`` (1-based); ``end`` is said only where both ends fit."""

    card: Placed
    meld: int
    end: End | None = None

    def __str__(self) -> str:
        return f"lay {self.card} on {self.meld}" + (f" {self.end}" if self.end else "")


class Swap(_Move, frozen=True, tag="swap"):
    """Wants to put the natural card in place of the joker that stands for it in a meld."""

    card: Card
    meld: int

    def __str__(self) -> str:
        return f"swap {self.card.text} on {self.meld}"


class Discard(_Move, frozen=True, tag="discard"):
    """Wants to end the turn by a card face up on the pile."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card.text}"


class Pass(_Move, frozen=True, tag="pass"):
    """Takes nothing although the stock is empty, which ends the round."""

    def __str__(self) -> str:
        return "pass"


class Stand(_Move, frozen=True, tag="stand"):
    """Wants to go out without drawing, for the first-turn bonus."""

    def __str__(self) -> str:
        return "stand"


class Call(_Move, frozen=True, tag="call"):
    """Calls "Rummy!": for ``full`` a card of the pile, for ``last_discard`` the discard and the meld that it fits.

    ``as_`` (wire name ``as``) is the identity that a discarded joker takes on that meld.
    """

    card: Card
    nth: int | None = None
    as_: Card | None = msgspec.field(default=None, name="as")
    meld: int | None = None
    end: End | None = None

    def __str__(self) -> str:
        said = self.card.text
        if self.as_ is not None and self.as_ is not self.card:
            said += f"={self.as_.text}"
        if self.nth is not None:
            said += f"@{self.nth}"
        where = f" on {self.meld}" if self.meld is not None else ""
        return f"call {said}{where}" + (f" {self.end}" if self.end else "")


Move: TypeAlias = Draw | Take | Meld | LayOff | Swap | Discard | Pass | Stand | Call

# Examples, which are the same in every language
_FORMS = {
    "draw": "draw",
    "take": "take 4D, take 4D@2",
    "meld": "meld 7S 8S 9S",
    "lay": "lay 6S on 2, lay AD on 3 high",
    "swap": "swap 5H on 2",
    "discard": "discard 2C",
    "pass": "pass",
    "stand": "stand",
    "call": "call 10C, call 10C on 2",
}


def parse_move(text: str) -> Move:
    """Reads a move; ``str`` of the result is its normal form up to what only a position can tell.

    Raises MoveError.

    >>> parse_move("lay JK=6H on 2"), str(parse_move("take 4d@2"))
    (LayOff(card=Placed(card=Card('JK'), as_=Card('6H')), meld=2, end=None), 'take 4D@2')
    """
    verb, *words = text.split()[:64] or [""]
    if verb not in _FORMS:
        raise MoveError("unknown_verb", {"verb": verb})
    try:
        move = _read(verb, words)
    except CardError as error:
        raise MoveError(error.code, error.arguments) from None
    if move is None:
        raise MoveError("bad_move", {"verb": verb, "form": _FORMS[verb]})
    return move


def _read(verb: str, words: list[str]) -> Move | None:
    match verb, words:
        case "draw", []:
            return Draw()
        case "pass", []:
            return Pass()
        case "stand", []:
            return Stand()
        case "discard", [card]:
            return Discard(parse_card(card))
        case "take", [card]:
            face, nth = _copy(card)
            return Take(face, nth) if nth != 0 else None
        case "meld", [_, _, _, *_]:
            return Meld(tuple(_placed(word) for word in words))
        case "swap", [card, "on", meld] if _number(meld):
            return Swap(parse_card(card), int(meld))
        case "lay", [card, "on", meld, *end] if _number(meld) and len(end) <= 1:
            return _lay(_placed(card), int(meld), end)
        case "call", [card, *rest]:
            return _call(card, rest)
    return None


def _number(text: str) -> bool:
    return 0 < len(text) <= 3 and text.isascii() and text.isdigit() and text[0] != "0"


def _copy(word: str) -> tuple[Card, int | None]:
    """Reads ``4D`` or ``4D@2``; a number that cannot be read is 0."""
    card, at, nth = word.partition("@")
    return parse_card(card), None if not at else int(nth) if _number(nth) else 0


def _placed(word: str) -> Placed:
    card, equals, stands_for = word.partition("=")
    face = parse_card(card)
    if equals and face is not Card.JK:
        raise MoveError("only_jokers_stand_for", {"card": face})
    return Placed(face, parse_card(stands_for) if equals else face)


def _end(words: list[str]) -> tuple[bool, End | None]:
    match words:
        case []:
            return True, None
        case ["low"]:
            return True, "low"
        case ["high"]:
            return True, "high"
    return False, None


def _lay(card: Placed, meld: int, words: list[str]) -> LayOff | None:
    fine, end = _end(words)
    return LayOff(card, meld, end) if fine else None


def _call(word: str, rest: list[str]) -> Call | None:
    if not rest:
        face, nth = _copy(word)
        return Call(face, nth) if nth != 0 else None
    fine, end = _end(rest[2:])
    if not fine or len(rest) < 2 or rest[0] != "on" or not _number(rest[1]):
        return None
    said, at, number = word.partition("@")
    if at and not _number(number):
        return None
    placed = _placed(said)
    as_ = placed.as_ if placed.as_ is not placed.card else None
    return Call(placed.card, int(number) if at else None, as_, int(rest[1]), end)


def verb_of(move: Move) -> str:
    """Gives the verb with which a move's text begins."""
    match move:
        case Draw() | Pass() | Stand():
            return str(move)
        case Take():
            return "take"
        case Meld():
            return "meld"
        case LayOff():
            return "lay"
        case Swap():
            return "swap"
        case Discard():
            return "discard"
        case Call():
            return "call"
    assert_never(move)
