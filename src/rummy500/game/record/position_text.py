"""A position's statements in a record: reading them one by one, and writing them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from rummy500.cards import Card, RummyError
from rummy500.game.book import Book
from rummy500.game.coding import one_shape, table_meld
from rummy500.game.moves import IllegalMove, Placed, Seat
from rummy500.game.position import Group, Position, PositionMeld, copies
from rummy500.game.record.lines import (
    RecordError,
    Statement,
    card_text,
    name_text,
    read_card,
    read_cards,
    shown_name,
)

__all__ = ["POSITION_KEYS", "PositionReader", "position_lines", "seat_of"]

POSITION_KEYS: Final = frozenset({"hand", "pile", "stock", "meld", "reached", "taken", "opened", "fresh", "turn"})
"""The statements that make up a position."""

_PHASES: Final[dict[str, Literal["draw", "play", "call"]]] = {"draw": "draw", "play": "play", "call": "call"}


def seat_of(line: int, names: Sequence[str], text: str) -> Seat:
    """Finds the seat of a name as it stands in a record; raises RecordError."""
    name = shown_name(text.strip(" \t"))
    if name not in names:
        raise RecordError(line, "unknown_name", {"name": name})
    return names.index(name)


class PositionReader:
    """Collects a position's statements and gives the position; every defect is reported at its own line."""

    def __init__(self, book: Book, names: Sequence[str]) -> None:
        self._book = book
        self._names = names
        self._left = copies(book.rules, book.seats)
        self._size = 0
        self._lines: dict[str, int] = {}
        self._hands: dict[Seat, tuple[Card | None, ...]] = {}
        self._pile: tuple[Card, ...] = ()
        self._stock: tuple[Card | None, ...] = ()
        self._melds: list[PositionMeld] = []
        self._cards: dict[str, Card] = {}
        self._seats: dict[str, frozenset[Seat]] = {}
        self._turn: tuple[Seat, Literal["draw", "play", "call"]] | None = None

    def read(self, said: Statement) -> None:
        """Takes one statement in; raises RecordError."""
        line, key = said.line, said.key
        if key not in ("hand", "meld"):
            if said.subject:
                raise RecordError(line, "unknown_statement", {"key": f"{key} {said.subject}"})
            if key in self._lines:
                raise RecordError(line, "said_twice", {"key": key})
        self._lines[key] = line
        match key:
            case "hand":
                self._read_hand(said)
            case "pile":
                self._pile = self._known(line, said.body)
            case "stock":
                self._stock = self._count(line, read_cards(line, said.body))
            case "meld":
                self._read_meld(said)
            case "reached" | "taken":
                self._cards[key] = read_card(line, said.body)
            case "opened" | "fresh":
                names = said.body.split(",") if said.body else []
                self._seats[key] = frozenset(seat_of(line, self._names, name) for name in names)
            case "turn":
                self._read_turn(said)
            case _:
                raise RecordError(line, "unknown_statement", {"key": key})

    def _read_hand(self, said: Statement) -> None:
        seat = seat_of(said.line, self._names, said.subject)
        if seat in self._hands:
            raise RecordError(said.line, "said_twice", {"key": f"hand {self._names[seat]}"})
        self._hands[seat] = self._count(said.line, read_cards(said.line, said.body))

    def _read_turn(self, said: Statement) -> None:
        name, _, word = said.body.rpartition(" ")
        if word not in _PHASES or not name:
            raise RecordError(said.line, "bad_turn")
        self._turn = seat_of(said.line, self._names, name), _PHASES[word]

    def _read_meld(self, said: Statement) -> None:
        if said.subject != str(len(self._melds) + 1):
            raise RecordError(said.line, "meld_number", {"number": len(self._melds) + 1})
        groups = []
        for part in said.body.split(","):
            cards, by, name = part.strip(" \t").partition(" by ")
            if not by or not cards.strip():
                raise RecordError(said.line, "bad_group")
            seat = seat_of(said.line, self._names, name)
            groups.append(Group(seat, tuple(_placed(said.line, word) for word in cards.split())))
        self._count(said.line, [placed.card for group in groups for placed in group.cards])
        try:
            self._melds.append(resolved(self._book, PositionMeld(tuple(groups))))
        except RummyError as error:
            raise RecordError.at(said.line, error) from None

    def _known(self, line: int, text: str) -> tuple[Card, ...]:
        cards = self._count(line, read_cards(line, text))
        known = tuple(card for card in cards if card is not None)
        if len(known) < len(cards):
            raise RecordError(line, "unknown_not_here")
        return known

    def _count(self, line: int, cards: Sequence[Card | None]) -> tuple[Card | None, ...]:
        """Keeps the books: no card more often than the pack holds it, and no more cards than the pack."""
        take_out(line, self._left, cards)
        self._size += len(cards)
        most = self._book.rules.pack_size(self._book.seats)
        if self._size > most:
            raise RecordError(line, "too_many_cards", {"most": most})
        return tuple(cards)

    @property
    def turn_line(self) -> int | None:
        """The line of ``turn``, None where it is missing."""
        return self._lines.get("turn")

    def position(self, line: int) -> Position:
        """Gives the whole position; ``line`` is where the next statement stands. Raises RecordError."""
        if self._turn is None:
            raise RecordError(line, "turn_missing")
        seat, phase = self._turn
        for missing, name in enumerate(self._names):
            if missing not in self._hands:
                raise RecordError(self._lines["turn"], "hand_missing", {"name": name})
        for key in self._cards:
            if phase != "play":
                raise RecordError(self._lines[key], "only_in_play", {"key": key})
        return Position(
            hands=tuple(self._hands[seat] for seat in range(self._book.seats)),
            pile=self._pile,
            stock=self._stock,
            melds=tuple(self._melds),
            turn=seat,
            phase=phase,
            reached=self._cards.get("reached"),
            taken=self._cards.get("taken"),
            opened=self._seats.get("opened"),
            fresh=self._seats.get("fresh"),
        )


def take_out(line: int, left: Counter[Card], cards: Sequence[Card | None]) -> None:
    """Takes cards out of what is left of the pack; raises RecordError for one that exists too often."""
    for card in cards:
        if card is None:
            continue
        if left[card] == 0:
            raise RecordError(line, "card_too_often", {"card": card})
        left[card] -= 1


def _placed(line: int, word: str) -> Placed:
    card, equals, stands_for = word.partition("=")
    face = read_card(line, card)
    if equals and face is not Card.JK:
        raise RecordError(line, "only_jokers_stand_for", {"cards": (face,)})
    return Placed(face, read_card(line, stands_for) if equals else face)


def resolved(book: Book, meld: PositionMeld) -> PositionMeld:
    """Names every joker of a written meld; raises IllegalMove where such a meld cannot lie on this table."""
    named = _named(book, meld)
    _, low, _ = table_meld(book, named)
    _check_limits(book, named.cards(), run=low >= 0)
    return named


def _named(book: Book, meld: PositionMeld) -> PositionMeld:
    cards = meld.cards()
    if not book.rules.jokers_wild or all(card.as_ is not Card.JK for card in cards):
        return meld
    shape = one_shape(book, cards)
    jokers = Counter(card for card in shape.cards if card.card is Card.JK)
    jokers.subtract(card for card in cards if card.card is Card.JK and card.as_ is not Card.JK)
    named = list(jokers.elements())
    groups = []
    for group in meld.groups:
        said = [named.pop(0) if named and card.as_ is Card.JK else card for card in group.cards]
        groups.append(Group(group.seat, tuple(said)))
    return PositionMeld(tuple(groups))


def _check_limits(book: Book, cards: tuple[Placed, ...], *, run: bool) -> None:
    """Looks at what a meld's size and jokers may be, whoever put which card there (rules §3)."""
    rules = book.rules
    told = {"cards": tuple(card.card for card in cards)}
    doubled = rules.identical_in_set != "off" and book.decks == 2
    largest = 8 if doubled and rules.identical_in_set == "on" else 4
    if run and len(cards) < rules.min_run:
        raise IllegalMove("run_too_short", {"shortest": rules.min_run})
    if not run and not rules.sets:
        raise IllegalMove("sets_off")
    if not run and len(cards) > largest:
        raise IllegalMove("set_too_large", {"largest": largest})
    if not rules.jokers_wild:
        return
    if not run and max(Counter(card.as_ for card in cards).values()) > (2 if doubled else 1):
        raise IllegalMove("identical_off", told)
    jokers = sum(card.card is Card.JK for card in cards)
    if rules.max_wild is not None and jokers > rules.max_wild:
        raise IllegalMove("too_many_jokers", {"jokers": rules.max_wild})
    if jokers == len(cards):
        raise IllegalMove("needs_natural")


def position_lines(position: Position, names: Sequence[str]) -> list[str]:
    """Writes a position as statements."""
    written = [name_text(name) for name in names]
    lines = [
        f"hand {name}: {' '.join(map(card_text, hand))}".rstrip(" ")
        for name, hand in zip(written, position.hands, strict=True)
    ]
    lines.append(f"pile: {' '.join(map(card_text, position.pile))}".rstrip(" "))
    lines.append(f"stock: {' '.join(map(card_text, position.stock))}".rstrip(" "))
    for number, meld in enumerate(position.melds, 1):
        groups = (f"{' '.join(map(str, group.cards))} by {written[group.seat]}" for group in meld.groups)
        lines.append(f"meld {number}: {', '.join(groups)}")
    for key, card in (("reached", position.reached), ("taken", position.taken)):
        if card is not None:
            lines.append(f"{key}: {card.text}")
    for key, seats in (("opened", position.opened), ("fresh", position.fresh)):
        if seats is not None:
            lines.append(f"{key}: {', '.join(written[seat] for seat in sorted(seats))}".rstrip(" "))
    lines.append(f"turn: {written[position.turn]} {position.phase}")
    return lines
