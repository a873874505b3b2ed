"""Positions on paper: what the record can say about a position, as text for a reader and as a value for the oracle."""

from dataclasses import dataclass, field

from rummy500.rules import Rules, rules_text

from .deals import deck_count
from .faces import in_order
from .melds import Geometry, Named
from .position import Position, pots_taken
from .reader import meld_from

NAMES = ("Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


@dataclass
class Draft:
    """A position before it is built; a meld is its groups in the order of playing, each by one seat."""

    rules: Rules
    seats: int
    hands: list[list[str]]
    pile: list[str]
    stock: list[str]
    melds: list[list[tuple[int, list[Named]]]]
    turn: int
    phase: str
    reached: str | None = None
    taken: str | None = None
    opened: set[int] | None = None
    fresh: set[int] | None = None
    names: tuple[str, ...] = field(default=NAMES)

    def opened_seats(self) -> set[int]:
        """Who has opened; by default the owners of melds."""
        return {groups[0][0] for groups in self.melds} if self.opened is None else self.opened

    def fresh_seats(self) -> set[int]:
        """Who has not had a turn, one under way included; by default those with nothing on the table."""
        played = {seat for groups in self.melds for seat, _ in groups}
        return set(range(self.seats)) - played if self.fresh is None else self.fresh

    def position(self) -> Position:
        """The oracle's position."""
        geometry = Geometry(self.rules, deck_count(self.rules, self.seats))
        melds = []
        for groups in self.melds:
            played = [(seat, card) for seat, cards in groups for card in cards]
            melds.append(meld_from(geometry, played, len(groups[0][1])))
        opened = self.opened_seats()
        fresh = self.fresh_seats() - ({self.turn} if self.phase == "play" else set())
        return Position(
            rules=self.rules,
            decks=geometry.decks,
            dealer=self.seats - 1,
            hands=tuple(in_order(hand) for hand in self.hands),
            pile=tuple(self.pile),
            stock=tuple(self.stock),
            melds=tuple(melds),
            turn=self.turn,
            phase="play" if self.phase == "play" else "draw",
            window=self.phase == "call",
            opened=tuple(seat in opened for seat in range(self.seats)),
            fresh=tuple(seat in fresh for seat in range(self.seats)),
            reached=self.reached,
            taken=self.taken,
            turns_since_empty=(0,) * self.seats,
            pots=pots_taken(tuple(melds)) if self.rules.boodle else (),
        )

    def text(self) -> str:
        """The position as a record."""
        standard = rules_text(Rules(), self.seats)
        lines = ["rummy500: 1", "rules: standard"]
        told = rules_text(self.rules, self.seats)
        lines += [f"set: {name} {value}" for name, value in told.items() if name != "seats" and standard[name] != value]
        names = self.names[: self.seats]
        lines.append("seats: " + ", ".join(names))
        lines += [f"hand {name}: {' '.join(hand)}" for name, hand in zip(names, self.hands, strict=True)]
        lines += ["pile: " + " ".join(self.pile), "stock: " + " ".join(self.stock)]
        for number, groups in enumerate(self.melds, 1):
            told_groups = [f"{' '.join(map(str, cards))} by {names[seat]}" for seat, cards in groups]
            lines.append(f"meld {number}: {', '.join(told_groups)}")
        if self.reached:
            lines.append(f"reached: {self.reached}")
        if self.taken:
            lines.append(f"taken: {self.taken}")
        lines.append("opened: " + ", ".join(names[seat] for seat in sorted(self.opened_seats())))
        lines.append("fresh: " + ", ".join(names[seat] for seat in sorted(self.fresh_seats())))
        lines.append(f"turn: {names[self.turn]} {self.phase}")
        return "\n".join(lines) + "\n"
