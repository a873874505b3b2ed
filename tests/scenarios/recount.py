"""A second scorer of a round: it listens to the events and adds up by rules §8, knowing nothing of the first one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rummy500.cards import Card
from rummy500.game.events import Event, LaidOff, Melded, RoundEnded, Stood, Swapped
from rummy500.game.moves import Placed, Seat
from rummy500.rules import Rules

__all__ = ["recount"]


@dataclass
class _Lying:
    placed: Placed
    by: Seat
    factor: int


@dataclass
class _Book:
    rules: Rules
    melds: list[list[_Lying]] = field(default_factory=list)
    standing: Seat | None = None

    def hear(self, event: Event) -> None:
        match event:
            case Melded(seat, _, cards):
                four = self.rules.four_at_once_doubles and len(cards) >= 4 and not _is_run(cards)
                self.melds.append([_Lying(card, seat, 2 if four else 1) for card in cards])
            case LaidOff(seat, number, card, end):
                meld = self.melds[number - 1]
                meld.insert(0 if end == "low" else len(meld), _Lying(card, seat, 1))
            case Swapped(seat, number, natural):
                meld = self.melds[number - 1]
                at = next(
                    place
                    for place, lying in enumerate(meld)
                    if lying.placed.card is Card.JK and lying.placed.as_ is natural
                )
                meld[at] = _Lying(Placed.itself(natural), seat, 1)
            case Stood(seat):
                self.standing = seat

    def laid(self, seat: Seat) -> int:
        points = 0
        for meld in self.melds:
            run = _is_run([lying.placed for lying in meld])
            for place, lying in enumerate(meld):
                if lying.by == seat:
                    points += lying.factor * self._on_the_table(lying.placed, low=run and place == 0)
        return points

    def _on_the_table(self, placed: Placed, low: bool) -> int:
        if placed.card is Card.JK and (placed.as_ is Card.JK or self.rules.joker_melded == "own"):
            return self.rules.joker_value
        text = placed.as_.text
        return self.rules.ace_low_value if low and text[0] == "A" else self.in_hand(text)

    def in_hand(self, text: str) -> int:
        if text == "JK":
            return self.rules.joker_value
        if text == "QS":
            return self.rules.queen_of_spades
        rank = text[:-1]
        if rank == "A":
            return self.rules.ace_value
        if rank in ("10", "J", "Q", "K"):
            return 10
        return 5 if self.rules.number_values == "five" else int(rank)


def _is_run(cards: Sequence[Placed]) -> bool:
    """Says whether cards that lie together are a run: their ranks differ."""
    return len({card.as_.text[:-1] for card in cards}) > 1


def recount(rules: Rules, seats: int, events: Iterable[Event], hands: Sequence[Sequence[Card]]) -> list[int]:
    """Gives the round score of every seat from what happened and what was held at the end."""
    book = _Book(rules)
    ended = None
    for event in events:
        book.hear(event)
        if isinstance(event, RoundEnded):
            ended = event
    assert ended is not None
    scores = []
    for seat in range(seats):
        points = book.laid(seat)
        if ended.ended_by == "out" or rules.stock_out_penalty:
            points -= sum(book.in_hand(card.text) for card in hands[seat])
        if ended.out == seat:
            points += rules.going_out_bonus
            points += rules.first_turn_bonus if book.standing == seat else 0
        scores.append(points)
    return scores
