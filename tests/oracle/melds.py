"""§3 as lists: which cards form a meld, what fits a meld on the table, what each tabled card is worth.

Readings (paragraphs of the rules):

* §3 Run. A run is a list of cards from its low end up; `low` is the place of the first, A low = 0, 2 = 1 … K = 12, A
  high = 13. `around` has no place 13: its places go in a circle of thirteen, so the king (12) stands before the ace
  (0).
* §3 "a low ace is one at the low end of a run; with a king before it, it is not low": the ace is low exactly when it
  is the first card of the list. Laying a king before it (only `around`) therefore changes its worth; laying `A`
  before `2…K` makes it low, after it high.
* §3 "where both ends fit": a run of twelve ranks under `around` takes its missing card at either end, whichever card
  is missing.
* §3 Set, jokers "counted as the card they stand for": with one deck, or `identical_in_set` off, a face stands once in
  a set, as joker or natural.
* §3 "always at least one natural card" and `max_wild` are asked of the meld as it stands after a lay-off too.
* §3 not wild: joker sets hold three or four, whatever `identical_in_set` says; `max_wild` and `joker_layoff` do not
  concern them.
* §8 doubling: "a set of four or more put down in one action" includes wild jokers and joker sets; the mark stays with
  the card, not the place.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from rummy500.rules import Rules

from .faces import JOKER, RANKS, SUITS, rank_of, suit_of


class Named(NamedTuple):
    """A card and the card that it stands for."""

    card: str
    stands_for: str

    def __str__(self) -> str:
        return self.card if self.card == self.stands_for else f"{self.card}={self.stands_for}"


class Tabled(NamedTuple):
    """One card on the table."""

    card: str
    stands_for: str
    seat: int
    doubled: bool


@dataclass(frozen=True)
class Meld:
    """A meld on the table: a run from its low end up, a set in the order of playing."""

    is_run: bool
    owner: int
    cards: tuple[Tabled, ...]
    low: int = -1


class Shape(NamedTuple):
    """A meld before it is put down: its cards in text order, and the low place of a run (-1 for a set)."""

    cards: tuple[Named, ...]
    low: int

    def __str__(self) -> str:
        return " ".join(str(card) for card in self.cards)


@dataclass(frozen=True)
class Geometry:
    """The fields of the rules that say what a meld is."""

    rules: Rules
    decks: int

    @property
    def copies(self) -> int:
        """How often one face may stand in a set."""
        return 2 if self.decks == 2 and self.rules.identical_in_set != "off" else 1

    @property
    def set_size(self) -> int:
        """How many cards a set may hold."""
        return 8 if self.decks == 2 and self.rules.identical_in_set == "on" else 4

    @property
    def most_wild(self) -> int:
        """How many jokers may stand in one meld."""
        return 99 if self.rules.max_wild is None else self.rules.max_wild

    @property
    def places(self) -> tuple[int, int]:
        """The lowest and the highest place of a run."""
        return {"both": (0, 13), "high": (1, 13), "low": (0, 12), "around": (0, 12)}[self.rules.ace]


def face_at(suit: str, place: int) -> str:
    """The face at a place of a run; 0 and 13 are the ace."""
    return RANKS[place % 13] + suit


def sets_from(geometry: Geometry, hand: tuple[str, ...]) -> Iterator[Shape]:
    """Every set that the cards of `hand` can form."""
    rules = geometry.rules
    if not rules.sets:
        return
    jokers = hand.count(JOKER)
    if not rules.jokers_wild:
        for count in (3, 4):
            if jokers >= count:
                yield Shape((Named(JOKER, JOKER),) * count, -1)
        jokers = 0
    jokers = min(jokers, geometry.most_wild)
    for rank in RANKS:
        held = [hand.count(rank + suit) for suit in SUITS]
        if not any(held) or sum(held) + jokers < 3:
            continue
        choices = [
            [
                (natural, wild)
                for natural in range(min(count, geometry.copies) + 1)
                for wild in range(min(jokers, geometry.copies - natural) + 1)
            ]
            for count in held
        ]
        for chosen in product(*choices):
            naturals = sum(natural for natural, _ in chosen)
            wilds = sum(wild for _, wild in chosen)
            if naturals >= 1 and wilds <= jokers and 3 <= naturals + wilds <= geometry.set_size:
                cards: list[Named] = []
                for suit, (natural, wild) in zip(SUITS, chosen, strict=True):
                    cards += [Named(rank + suit, rank + suit)] * natural + [Named(JOKER, rank + suit)] * wild
                yield Shape(tuple(cards), -1)


def runs_from(geometry: Geometry, hand: tuple[str, ...]) -> Iterator[Shape]:
    """Every run that the cards of `hand` can form."""
    rules = geometry.rules
    jokers = min(hand.count(JOKER), geometry.most_wild) if rules.jokers_wild else 0
    lowest, highest = geometry.places
    for suit in SUITS:
        held = {card for card in hand if card != JOKER and suit_of(card) == suit}
        if not held:
            continue
        for low in range(lowest, highest + 1):
            stop = low + 13 if rules.ace == "around" else min(low + 13, highest + 1)
            yield from _grow(held, suit, low, stop, jokers, rules.min_run, ())


def _grow(
    held: set[str], suit: str, low: int, stop: int, jokers: int, least: int, cards: tuple[Named, ...]
) -> Iterator[Shape]:
    """Runs that begin with `cards`, each further place filled by the natural card or a joker."""
    if len(cards) >= least and any(card.card != JOKER for card in cards):
        yield Shape(cards, low)
    place = low + len(cards)
    if place == stop:
        return
    face = face_at(suit, place)
    if face in held:
        yield from _grow(held, suit, low, stop, jokers, least, (*cards, Named(face, face)))
    if jokers:
        yield from _grow(held, suit, low, stop, jokers - 1, least, (*cards, Named(JOKER, face)))


def shapes_from(geometry: Geometry, hand: tuple[str, ...]) -> tuple[Shape, ...]:
    """Every meld that the cards of `hand` can form; remembered, as hands are asked about again and again."""
    rules = geometry.rules
    key = (rules.sets, rules.jokers_wild, rules.max_wild, geometry.copies, geometry.set_size, rules.min_run, rules.ace)
    if (key, hand) not in _SHAPES:
        if len(_SHAPES) > 30_000:
            _SHAPES.clear()
        _SHAPES[key, hand] = (*sets_from(geometry, hand), *runs_from(geometry, hand))
    return _SHAPES[key, hand]


_SHAPES: dict[object, tuple[Shape, ...]] = {}


def places_for(geometry: Geometry, meld: Meld, stands_for: str) -> tuple[str, ...]:
    """Where a card that stands for `stands_for` fits: of `low`, `high` for a run, `set` for a set, or nothing."""
    if not meld.is_run:
        return ("set",) if _fits_set(geometry, meld, stands_for) else ()
    if stands_for == JOKER or suit_of(stands_for) != suit_of(meld.cards[0].stands_for) or len(meld.cards) == 13:
        return ()
    below, above = meld.low - 1, meld.low + len(meld.cards)
    lowest, highest = geometry.places
    around = geometry.rules.ace == "around"
    rank = rank_of(stands_for)
    ends = []
    if (around or below >= lowest) and RANKS[below % 13] == rank:
        ends.append("low")
    if (around or above <= highest) and RANKS[above % 13] == rank:
        ends.append("high")
    return tuple(ends)


def _fits_set(geometry: Geometry, meld: Meld, stands_for: str) -> bool:
    faces = [card.stands_for for card in meld.cards]
    if JOKER in (faces[0], stands_for):
        return faces[0] == stands_for and len(faces) < 4
    if rank_of(faces[0]) != rank_of(stands_for):
        return False
    return len(faces) < geometry.set_size and faces.count(stands_for) < geometry.copies


def wild_count(meld: Meld) -> int:
    """How many wild jokers stand in the meld."""
    return sum(card.card != card.stands_for for card in meld.cards)


def joker_names(geometry: Geometry, meld: Meld) -> list[str]:
    """The cards that a wild joker laid on this meld could stand for."""
    if meld.cards[0].stands_for == JOKER or wild_count(meld) >= geometry.most_wild:
        return []
    suits, ranks = SUITS, RANKS
    return [rank + suit for suit in suits for rank in ranks if places_for(geometry, meld, rank + suit)]


def put_down(rules: Rules, shape: Shape, seat: int) -> Meld:
    """The shape as a meld on the table."""
    is_run = shape.low >= 0
    doubled = rules.four_at_once_doubles and not is_run and len(shape.cards) >= 4
    cards = tuple(Tabled(card.card, card.stands_for, seat, doubled) for card in shape.cards)
    return Meld(is_run, seat, cards, shape.low)


def with_card(rules: Rules, meld: Meld, card: Tabled, end: str) -> Meld:
    """The meld with one card more."""
    if end == "low":
        low = (meld.low - 1) % 13 if rules.ace == "around" else meld.low - 1
        return Meld(meld.is_run, meld.owner, (card, *meld.cards), low)
    return Meld(meld.is_run, meld.owner, (*meld.cards, card), meld.low)


def hand_value(rules: Rules, card: str) -> int:
    """§8: what a card counts in the hand, and on the table wherever it is not a low ace."""
    if card == JOKER:
        return rules.joker_value
    if card == "QS":
        return rules.queen_of_spades
    rank = rank_of(card)
    if rank == "A":
        return rules.ace_value
    if rank in ("10", "J", "Q", "K"):
        return 10
    return int(rank) if rules.number_values == "face" else 5


def table_value(rules: Rules, meld: Meld, index: int) -> int:
    """§8: what the card at `index` of the meld scores for its player, doubling included."""
    card = meld.cards[index]
    value = single_value(rules, Named(card.card, card.stands_for), meld.is_run and index == 0)
    return 2 * value if card.doubled else value


def single_value(rules: Rules, card: Named, at_low_end: bool) -> int:
    """§8: a tabled card's value without doubling; `at_low_end` of a run an ace is low."""
    counted = card.card
    if card.card == JOKER and rules.joker_melded == "replaced":
        counted = card.stands_for
    if counted != JOKER and rank_of(counted) == "A" and at_low_end:
        return rules.ace_low_value
    return hand_value(rules, counted)


def shape_worth(rules: Rules, shape: Shape) -> int:
    """§3: what a meld adds to an opening: its values as on the table, without doubling."""
    return sum(single_value(rules, card, shape.low >= 0 and index == 0) for index, card in enumerate(shape.cards))
