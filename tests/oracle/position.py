"""Everything that a round is at one moment, as one frozen value."""

from dataclasses import dataclass
from typing import Any, Literal

from rummy500.rules import Rules

from .faces import JOKER, in_order
from .melds import Geometry, Meld, hand_value, table_value

Phase = Literal["draw", "play", "over"]


class Refused(Exception):  # noqa: N818 - the answer, not a fault of the program
    """The oracle does not take this action, card or statement."""


@dataclass(frozen=True)
class Position:
    """One moment of a round; seats are numbers in clockwise order, hands are sorted."""

    rules: Rules
    decks: int
    dealer: int
    hands: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]
    stock: tuple[str, ...]
    melds: tuple[Meld, ...]
    turn: int
    phase: Phase
    opened: tuple[bool, ...]
    fresh: tuple[bool, ...]
    window: bool = False
    reached: str | None = None
    taken: str | None = None
    swapped: int = 0
    opening: int | None = None
    stood: bool = False
    reshuffles: int = 0
    turns_since_empty: tuple[int, ...] = ()
    emptied_now: bool = False
    ended_by: Literal["out", "stock"] | None = None
    out: int | None = None
    pots: tuple[tuple[str, int], ...] = ()

    @property
    def seats(self) -> int:
        """How many seats."""
        return len(self.hands)

    @property
    def geometry(self) -> Geometry:
        """What is a meld here."""
        return Geometry(self.rules, self.decks)

    @property
    def hand(self) -> tuple[str, ...]:
        """The hand of the seat whose turn it is."""
        return self.hands[self.turn]

    def side(self, seat: int) -> list[int]:
        """§9 teams: the seats that play together with this one, itself included."""
        teams = self.rules.teams
        return [seat] if not teams else [other for other in range(self.seats) if other % teams == seat % teams]

    def side_opened(self, seat: int) -> bool:
        """§3: one partner's opening opens for the team."""
        return any(self.opened[other] for other in self.side(seat))

    def floats(self, seat: int) -> bool:
        """§6 and the record's fine print: an empty hand floats under `float`."""
        return self.rules.going_out == "float" and not self.hands[seat]

    @property
    def restock_due(self) -> bool:
        """§7: the player to draw finds the stock empty and the rules let the pile become a new one."""
        return (
            self.phase == "draw"
            and not self.stock
            and self.rules.stock_out == "reshuffle"
            and self.reshuffles < self.rules.max_reshuffles
            and len(self.pile) >= 2
        )

    def with_hand(self, seat: int, cards: tuple[str, ...]) -> "Position":
        """The position with another hand at one seat."""
        hands = list(self.hands)
        hands[seat] = in_order(cards)
        return replace(self, hands=tuple(hands))

    def with_meld(self, index: int, meld: Meld) -> "Position":
        """The position with one meld changed, or a new one at the end."""
        return replace(self, melds=(*self.melds[:index], meld, *self.melds[index + 1 :]))


def replace(position: Position, **changes: Any) -> Position:
    """The position with some fields changed; what dataclasses.replace does, ten times as fast."""
    changed = object.__new__(Position)
    changed.__dict__.update(position.__dict__, **changes)
    return changed


def laid(position: Position, seat: int) -> int:
    """§8: the points of the cards that this seat has on the table."""
    return sum(
        table_value(position.rules, meld, index)
        for meld in position.melds
        for index, card in enumerate(meld.cards)
        if card.seat == seat
    )


def caught(position: Position, seat: int) -> int:
    """§8: the points of the cards in this seat's hand."""
    return sum(hand_value(position.rules, card) for card in position.hands[seat])


def scores(position: Position) -> tuple[int, ...]:
    """§8: the round score of every seat, as if the round ended now where it has not."""
    rules = position.rules
    result = []
    for seat in range(position.seats):
        points = laid(position, seat)
        if position.ended_by != "stock" or rules.stock_out_penalty:
            points -= caught(position, seat)
        if position.out == seat:
            points += rules.going_out_bonus
            if position.stood:
                points += rules.first_turn_bonus
        result.append(points)
    return tuple(result)


POT_CARDS = ("AH", "KC", "QD", "JS")


def with_pot(position: Position, card: str, seat: int) -> Position:
    """§9 boodle: whoever plays one of the four cards first takes its pot; a joker never does."""
    if not position.rules.boodle or card == JOKER or card not in POT_CARDS or card in dict(position.pots):
        return position
    return replace(position, pots=(*position.pots, (card, seat)))


def pots_taken(melds: tuple[Meld, ...]) -> tuple[tuple[str, int], ...]:
    """Record, fine print: tabled pot cards have taken their pots; of two copies the first on the table."""
    first: dict[str, int] = {}
    for meld in melds:
        for card in meld.cards:
            if card.card in POT_CARDS:
                first.setdefault(card.card, card.seat)
    return tuple(first.items())
