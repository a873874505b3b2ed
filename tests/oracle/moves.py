"""What a seat may want to do, with the text normal form of the record."""

from typing import NamedTuple

from .melds import Named


class Move(NamedTuple):
    """One action; fields that its kind does not need keep their default."""

    kind: str
    cards: tuple[Named, ...] = ()
    meld: int = -1
    end: str = ""
    both_ends: bool = False
    low: int = -1
    place: int = -1
    copy: int = 0
    seat: int = -1

    def __str__(self) -> str:
        match self.kind:
            case "meld":
                return "meld " + " ".join(str(card) for card in self.cards)
            case "lay" | "swap" | "call" if self.meld >= 0:
                return f"{self.kind} {self.cards[0]} on {self.meld + 1}{self._end()}"
            case "take" | "call":
                return f"{self.kind} {self.cards[0].card}{self._copy()}"
            case "discard":
                return f"discard {self.cards[0].card}"
            case _:
                return self.kind

    def _end(self) -> str:
        return f" {self.end}" if self.both_ends else ""

    def _copy(self) -> str:
        return f"@{self.copy}" if self.copy else ""
