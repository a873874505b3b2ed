"""Positions for tests, written as they are read aloud; the record reader makes them and refuses what cannot be."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rummy500.game.match import Match
from rummy500.game.record import read_record
from rummy500.game.record.head import head_lines
from rummy500.game.record.lines import name_text
from rummy500.game.round import Round
from rummy500.rules import PRESETS, Rules

__all__ = ["PositionBuilder", "position"]


class PositionBuilder(msgspec.Struct, frozen=True):
    """Is a position being written: every method gives a new builder, ``round`` and ``match`` begin to play there.

    Cards are texts as in a record (docs/record.md), ``?`` for one that nobody has named. Seats run clockwise in the
    order in which their hands are given. What is not said has the usual value of the record.
    """

    rules: Rules
    hands: tuple[tuple[str, str], ...] = ()
    melds: tuple[tuple[str, ...], ...] = ()
    told: tuple[tuple[str, str], ...] = ()
    totals: tuple[tuple[str, int], ...] = ()
    first_dealer: str | None = None
    turns: tuple[str, ...] = ()

    def hand(self, name: str, cards: str = "") -> PositionBuilder:
        """Seats a player, clockwise after those before, with these cards."""
        return msgspec.structs.replace(self, hands=(*self.hands, (name, cards)))

    def pile(self, cards: str) -> PositionBuilder:
        """Lays the pile, bottom to top."""
        return self._say("pile", cards)

    def stock(self, cards: str) -> PositionBuilder:
        """Puts the stock down, top first."""
        return self._say("stock", cards)

    def meld(self, cards: str, *, by: str) -> PositionBuilder:
        """Tables the next meld, its cards in the order of playing."""
        return msgspec.structs.replace(self, melds=(*self.melds, (_group(cards, by),)))

    def laid_off(self, cards: str, *, on: int, by: str) -> PositionBuilder:
        """Puts more cards on a meld, numbered from 1; raises IndexError where there is none of that number."""
        if not 1 <= on <= len(self.melds):
            raise IndexError(f"there is no meld {on}")
        melds = list(self.melds)
        melds[on - 1] = (*melds[on - 1], _group(cards, by))
        return msgspec.structs.replace(self, melds=tuple(melds))

    def reached(self, card: str) -> PositionBuilder:
        """Says which card the seat on turn has reached for and must still play."""
        return self._say("reached", card)

    def taken(self, card: str) -> PositionBuilder:
        """Says which card the seat on turn has taken alone this turn."""
        return self._say("taken", card)

    def opened(self, *names: str) -> PositionBuilder:
        """Says who has opened, where that is not those who put down a meld."""
        return self._say("opened", ", ".join(map(name_text, names)))

    def fresh(self, *names: str) -> PositionBuilder:
        """Says who has had no turn yet, where that is not those with nothing on the table."""
        return self._say("fresh", ", ".join(map(name_text, names)))

    def total(self, name: str, points: int) -> PositionBuilder:
        """Gives a player a total to begin with."""
        return msgspec.structs.replace(self, totals=(*self.totals, (name, points)))

    def dealer(self, name: str) -> PositionBuilder:
        """Says who dealt, where that is not the last seat."""
        return msgspec.structs.replace(self, first_dealer=name)

    def turn(self, name: str, phase: Literal["draw", "play", "call"] = "draw") -> PositionBuilder:
        """Says whose turn it is; ``call`` leaves the window after the last discard open."""
        return self._say("turn", f"{name_text(name)} {phase}")

    def then(self, name: str, actions: str) -> PositionBuilder:
        """Plays actions from there, as a turn of a record: ``draw 3C, discard 3C``."""
        return msgspec.structs.replace(self, turns=(*self.turns, f"- {name_text(name)}: {actions}"))

    def _say(self, key: str, body: str) -> PositionBuilder:
        return msgspec.structs.replace(self, told=(*self.told, (key, body)))

    def record(self) -> str:
        """Writes it as a record; raises ValueError for a dealer who has no hand."""
        names = [name for name, _ in self.hands]
        dealer = names.index(self.first_dealer) if self.first_dealer is not None else len(names) - 1
        lines = head_lines(self.rules, names, dealer) if names else ["rummy500: 1"]
        lines += [f"hand {name_text(name)}: {cards}".rstrip() for name, cards in self.hands]
        lines += [f"meld {number}: {', '.join(groups)}" for number, groups in enumerate(self.melds, 1)]
        if self.totals:
            lines.append("total: " + ", ".join(f"{name_text(name)} {points}" for name, points in self.totals))
        lines += [f"{key}: {body}".rstrip() for key, body in self.told]
        return "\n".join([*lines, *self.turns]) + "\n"

    def match(self) -> Match:
        """Begins a match there; raises RecordError where such a position or turn cannot be."""
        return read_record(self.record())

    def round(self) -> Round:
        """Begins a round there; raises RecordError where such a position or turn cannot be.

        The round cannot go on into a next one; ``match`` can.
        """
        found = self.match().round
        assert found is not None  # a record with hands but no turn has been refused
        return found


def _group(cards: str, by: str) -> str:
    return f"{cards} by {name_text(by)}"


def position(rules: str | Rules = "standard", **changes: Any) -> PositionBuilder:
    """Begins a position under a preset or rules, with some fields changed.

    Raises KeyError for an unknown preset, RulesError for an unknown field or a bad value.

    >>> ann = position("standard").hand("Ann", "7S 8S 9S 2C").hand("Bob", "10S KD").pile("4D").stock("3C 5C JH")
    >>> round = ann.turn("Ann").then("Ann", "draw 3C, meld 7S 8S 9S, discard 3C").round()
    >>> round.turn, [card.card.text for card in round.view(None).public.melds[0].cards]
    (1, ['7S', '8S', '9S'])
    """
    base = PRESETS[rules] if isinstance(rules, str) else rules
    return PositionBuilder(base.replace(**changes))
