"""The bridge between moves and the kernel's action codes; nothing outside ``game`` needs it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, assert_never

from rummy500.cards import CARDS, JOKER, Card
from rummy500.game.book import Book
from rummy500.game.moves import (
    AmbiguousMove,
    Call,
    Discard,
    Draw,
    End,
    IllegalMove,
    LayOff,
    Meld,
    Move,
    Pass,
    Placed,
    Seat,
    Stand,
    Swap,
    Take,
)
from rummy500.game.position import PositionMeld
from rummy500.game.shapes import Shape, identities, shapes
from rummy500.kernel import codes

if TYPE_CHECKING:
    from rummy500.kernel.state import State

__all__ = ["caller", "decode", "encode", "one_shape", "shape_code", "table_meld"]

_RANKS: Final = 13
_LARGEST_MELD: Final = 13
_DIGITS: Final = codes.SET_DIGITS
_ENDS: Final[tuple[End, End]] = ("low", "high")

_PLACED: Final = tuple(Placed(card, card) for card in CARDS)
_JOKER_AS: Final = tuple(Placed(Card.JK, card) for card in CARDS)
_DRAW: Final = Draw()
_PASS: Final = Pass()
_STAND: Final = Stand()
_DISCARDS: Final = tuple(Discard(card) for card in CARDS)
_MELDS: dict[int, Meld] = {}
_MELD_CODES: dict[int, tuple[Meld, int]] = {}
_MELDS_KEPT: Final = 20_000


def decode(book: Book, state: State, code: int) -> Move:
    """Gives the move of a legal code, in normal form."""
    kind = code & codes.KIND
    if kind == codes.DISCARD:
        return _DISCARDS[code & 63]
    if kind == codes.DRAW:
        return _DRAW
    if kind in (codes.SET, codes.RUN):
        return _meld(code)
    if kind == codes.TAKE:
        card, nth = _pile_card(state, code & 127)
        return Take(card, nth)
    if kind == codes.LAY:
        placed, meld, end = _lay_parts(book, state, code)
        return LayOff(placed, meld, end)
    if kind == codes.SWAP:
        return Swap(CARDS[code >> 6 & 63], (code & 63) + 1)
    if kind == codes.CALL_LAY:
        placed, meld, end = _lay_parts(book, state, code)
        return Call(placed.card, None, None if placed.card is placed.as_ else placed.as_, meld, end)
    if kind == codes.CALL_TAKE:
        card, nth = _pile_card(state, code & 127)
        return Call(card, nth)
    return _PASS if kind == codes.PASS else _STAND


def caller(code: int) -> Seat:
    """Gives the seat of a call's code, -1 for any other action."""
    return code >> 14 & 7 if code & codes.KIND in (codes.CALL_LAY, codes.CALL_TAKE) else -1


def _meld(code: int) -> Meld:
    """Meld moves depend on nothing but the code, so they are made once."""
    move = _MELDS.get(code)
    if move is None:
        if len(_MELDS) >= _MELDS_KEPT:
            _MELDS.clear()
            _MELD_CODES.clear()
        move = _MELDS[code] = Meld(tuple(_set_cards(code) if code & codes.KIND == codes.SET else _run_cards(code)))
        _MELD_CODES[id(move)] = (move, code)
    return move


def _meld_code(book: Book, move: Meld) -> int:
    """Finds the code of a meld; one that this module has made itself is known without looking at its cards."""
    known = _MELD_CODES.get(id(move))
    if known is not None and known[0] is move:
        return known[1]
    return shape_code(one_shape(book, move.cards))


def _set_cards(code: int) -> list[Placed]:
    rank = code & 15
    if rank == _RANKS:
        return [_PLACED[JOKER]] * (code >> 4 & 15)
    cards: list[Placed] = []
    for suit in range(4):
        naturals, jokers = _DIGITS[code >> 4 + 3 * suit & 7]
        face = suit * _RANKS + rank
        cards += [_PLACED[face]] * naturals + [_JOKER_AS[face]] * jokers
    return cards


def _run_cards(code: int) -> list[Placed]:
    suit, low, length, jokers = code & 3, code >> 2 & 15, code >> 6 & 15, code >> 10
    faces = [suit * _RANKS + (low + step) % _RANKS for step in range(length)]
    return [_JOKER_AS[face] if jokers >> step & 1 else _PLACED[face] for step, face in enumerate(faces)]


def _pile_card(state: State, index: int) -> tuple[Card, int | None]:
    pile = state.pile()
    face = pile[index]
    return CARDS[face], pile[: index + 1].count(face) if pile.count(face) > 1 else None


def _lay_parts(book: Book, state: State, code: int) -> tuple[Placed, int, End | None]:
    meld, face, joker, end = code & 63, code >> 6 & 63, code >> 12 & 1, code >> 13 & 1
    placed = _JOKER_AS[face] if joker and face != JOKER else _PLACED[face]
    return placed, meld + 1, _ENDS[end] if _fits_both_ends(book, state, meld) else None


def _fits_both_ends(book: Book, state: State, meld: int) -> bool:
    """Only a run of twelve leaves one rank, and by its ``ace`` rule that rank may fit at both ends."""
    is_run, _, places, _ = state.meld(meld)
    return is_run and len(places) == _RANKS - 1 and len(_identities(book, state, meld)) == 2


def _identities(book: Book, state: State, meld: int) -> list[tuple[Card, End | None]]:
    is_run, _, places, low = state.meld(meld)
    stands_for = [CARDS[place[1]] for place in places]
    return identities(stands_for, low if is_run else -1, book.rules, book.decks)


def encode(book: Book, state: State, seat: Seat, move: Move) -> int:
    """Gives the action code of a move; raises IllegalMove or AmbiguousMove where it stands for none.

    The code is not yet legal: that is the kernel's question.
    """
    if type(move) is Discard:  # by far the most frequent move
        return codes.DISCARD | move.card.face
    match move:
        case Draw():
            return codes.DRAW
        case Pass():
            return codes.PASS
        case Stand():
            return codes.STAND
        case Discard(card):
            return codes.discard(card.face)
        case Take(card, nth):
            return codes.take(_pile_index(state, card, nth))
        case Meld():
            return _meld_code(book, move)
        case LayOff(placed, meld, end):
            return codes.lay(*_lay_target(book, state, placed, meld, end))
        case Swap(card, meld):
            return codes.swap(_meld_index(state, meld), card.face)
        case Call(card, nth, as_, meld, end):
            if meld is None:
                return codes.call_take(seat, _pile_index(state, card, nth))
            placed = Placed(card, card if as_ is None else as_)
            pile = state.pile()
            if not pile or pile[-1] != card.face or nth not in (None, pile.count(card.face)):
                raise IllegalMove("call_not_possible", {"card": card})
            return codes.call_lay(seat, *_lay_target(book, state, placed, meld, end))
    assert_never(move)


def _pile_index(state: State, card: Card, nth: int | None) -> int:
    found = [index for index, face in enumerate(state.pile()) if face == card.face]
    if not found:
        raise IllegalMove("not_in_pile", {"card": card})
    if nth is None and len(found) > 1:
        raise AmbiguousMove("which_copy", {"card": card, "count": len(found)})
    if nth is not None and not 1 <= nth <= len(found):
        raise IllegalMove("no_such_copy", {"card": card, "count": len(found), "nth": nth})
    return found[(nth or 1) - 1]


def _meld_index(state: State, meld: int) -> int:
    if not 1 <= meld <= state.meld_count:
        raise IllegalMove("no_such_meld", {"meld": meld})
    return meld - 1


def one_shape(book: Book, cards: Sequence[Placed]) -> Shape:
    told = {"cards": tuple(card.card for card in cards[: _LARGEST_MELD + 1])}
    if any(card.card is not card.as_ and card.card is not Card.JK for card in cards):
        raise IllegalMove("only_jokers_stand_for", told)
    if not 3 <= len(cards) <= _LARGEST_MELD:
        raise IllegalMove("not_a_meld", told)
    found = shapes(cards, book.rules, book.decks)
    if len(found) > 1:
        raise AmbiguousMove("which_meld", told)
    if found:
        return found[0]
    raise IllegalMove(_why_no_shape(book, cards), told)


def _why_no_shape(book: Book, cards: Sequence[Placed]) -> str:
    if book.rules.jokers_wild and all(card.card is Card.JK for card in cards):
        return "needs_natural"
    if not book.rules.jokers_wild and any(card.card is Card.JK for card in cards):
        return "jokers_apart"
    if shapes(cards, book.rules.replace(ace="around"), book.decks):
        return "ace_not_there"
    if shapes(cards, book.rules.replace(identical_in_set="on"), 2):
        return "identical_off"
    return "run_order" if len(cards) == _RANKS else "not_a_meld"


def shape_code(shape: Shape) -> int:
    """Gives the action code of a meld; raises IllegalMove where three cards of one face would lie together."""
    cards = shape.cards
    if shape.kind == "run":
        mask = sum(1 << step for step, card in enumerate(cards) if card.card is Card.JK)
        return codes.meld_run(cards[0].as_.face // _RANKS, shape.low, len(cards), mask)
    if cards[0].as_ is Card.JK:
        return codes.meld_jokers(len(cards))
    counts = [(0, 0)] * 4
    for card in cards:
        naturals, jokers = counts[card.as_.face // _RANKS]
        joker = card.card is Card.JK
        counts[card.as_.face // _RANKS] = (naturals + (not joker), jokers + joker)
    if any(pair not in _DIGITS for pair in counts):
        raise IllegalMove("identical_off", {"cards": tuple(card.card for card in cards)})
    return codes.meld_set(cards[0].as_.face % _RANKS, counts)


def _lay_target(book: Book, state: State, placed: Placed, meld: int, end: End | None) -> tuple[int, int, bool, int]:
    """Finds where a card goes on a meld: (meld index, identity, is joker, end), by geometry."""
    if placed.card is not placed.as_ and placed.card is not Card.JK:
        raise IllegalMove("only_jokers_stand_for", {"cards": (placed.card,)})
    if placed.card is not placed.as_ and not book.rules.jokers_wild:
        raise IllegalMove("jokers_apart", {"cards": (placed.card,)})
    index = _meld_index(state, meld)
    wild = placed.card is Card.JK and book.rules.jokers_wild
    open_joker = wild and placed.as_ is Card.JK
    fits = [
        (card, there)
        for card, there in _identities(book, state, index)
        if ((open_joker and card is not Card.JK) or card is placed.as_) and (end is None or end == there)
    ]
    if not fits:
        raise IllegalMove("does_not_fit", {"card": placed.card, "meld": meld})
    if len(fits) > 1:
        code: Literal["which_end", "which_card"] = "which_end" if fits[0][0] is fits[1][0] else "which_card"
        raise AmbiguousMove(code, {"card": placed.card, "meld": meld})
    identity, there = fits[0]
    return index, identity.face, wild, 1 if there == "high" else 0


def table_meld(book: Book, meld: PositionMeld) -> tuple[list[tuple[int, int, int]], int, int]:
    """Gives a written meld as the kernel takes it: entries in the order of playing, low end, size of the first group.

    On a run that ends up with all 13 ranks an ace (with ``around`` any last card) laid later counts as the high end.
    """
    cards = meld.cards()
    entries = [(card.card.face, card.as_.face, seat) for card, seat in zip(cards, meld.seats(), strict=True)]
    together = len(meld.groups[0].cards)
    if len(cards) == _RANKS and together < _RANKS and cards[0].as_.face // _RANKS == cards[1].as_.face // _RANKS:
        shape = one_shape(book, cards[:-1])
        fits = identities([card.as_ for card in shape.cards], shape.low, book.rules, book.decks)
        ends = [end for card, end in fits if card is cards[-1].as_]
        if not ends:
            raise IllegalMove("not_a_meld", {"cards": tuple(card.card for card in cards)})
        return entries, shape.low if "high" in ends else (shape.low - 1) % _RANKS, together
    return entries, one_shape(book, cards).low, together
