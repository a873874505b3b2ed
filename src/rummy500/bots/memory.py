"""What a player has watched in a round: cards seen going into hands, and who discarded what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rummy500.cards import Card
from rummy500.game.events import (
    Called,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Restocked,
    RoundStarted,
    Swapped,
    Took,
)
from rummy500.game.moves import Seat

__all__ = ["Memory"]

_JOKER = 52


class Memory:
    """Holds what public events tell: ``held`` the cards known to be in a hand, ``thrown`` the ranks discarded (a mask).

    ``left`` is the top card of the pile that a seat last left lying when it drew from the stock. ``circled`` is how
    often in a row cards were taken from the pile, and nothing put down or drawn from the stock.

    It begins empty, as after a restart: then a player simply knows less.
    """

    def __init__(self) -> None:
        self.held: dict[Seat, Counter[int]] = {}
        self.thrown: dict[Seat, int] = {}
        self.left: dict[Seat, int] = {}
        self.circled = 0
        self._pile: list[int] = []
        self._called: Seat | None = None

    def clear(self) -> None:
        """Begins a new round."""
        self.held.clear()
        self.thrown.clear()
        self.left.clear()
        self.circled = 0
        self._pile.clear()
        self._called = None

    def told(self, seat: Seat) -> tuple[list[tuple[Seat, list[int]]], list[tuple[Seat, int]], list[tuple[Seat, int]]]:
        """Gives what was watched, by seat, as searches take it: cards in hands other than ``seat``'s, left, thrown."""
        held = [(other, list(cards.elements())) for other, cards in self.held.items() if other != seat and cards]
        return held, list(self.left.items()), list(self.thrown.items())

    def took(self, seat: Seat, faces: Iterable[int]) -> None:
        """Cards went from the table into a hand, seen by all."""
        self.left.pop(seat, None)
        self.circled += 1
        self.held.setdefault(seat, Counter()).update(faces)

    def drew(self, seat: Seat, top: int) -> None:
        """A seat drew from the stock and left the pile's top card (-1 for none) lying."""
        self.left[seat] = top
        self.circled = 0

    def played(self, seat: Seat, faces: Iterable[int]) -> None:
        """Cards went from a hand to the table."""
        self.circled = 0
        self._lost(seat, faces)

    def _lost(self, seat: Seat, faces: Iterable[int]) -> None:
        held = self.held.get(seat)
        if held is None:
            return
        for face in faces:
            if held[face] > 1:
                held[face] -= 1
            else:
                del held[face]

    def discarded(self, seat: Seat, face: int) -> None:
        """A seat discarded a card."""
        self._lost(seat, (face,))
        if face != _JOKER:
            self.thrown[seat] = self.thrown.get(seat, 0) | 1 << face % 13

    def observe(self, events: Sequence[Event]) -> None:
        """Takes in public events in their order."""
        for event in events:
            self._observe(event)

    def _observe(self, event: Event) -> None:
        match event:
            case RoundStarted():
                self.clear()
                if event.upcard is not None:
                    self._pile.append(event.upcard.face)
            case Drew(seat):
                self.drew(seat, self._pile[-1] if self._pile else -1)
            case Restocked():
                del self._pile[:-1]
            case Took(seat, cards):
                self.took(seat, [card.face for card in cards])
                del self._pile[max(0, len(self._pile) - len(cards)) :]
                self._called = None
            case Melded(seat, _, placed):
                self.played(seat, [card.card.face for card in placed])
            case Called(seat):
                self._called = seat
            case LaidOff(seat, _, card):
                # The card of a call that lays off comes from the pile, not from the hand.
                if self._called is None:
                    self.played(seat, (card.card.face,))
                elif self._pile:
                    self._pile.pop()
                self._called = None
            case Swapped(seat, _, card):
                self.played(seat, (card.face,))
                self.took(seat, (Card.JK.face,))
            case Discarded(seat, card):
                self.discarded(seat, card.face)
                self._pile.append(card.face)
            case _:
                pass
