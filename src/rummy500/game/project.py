"""The projection: the one place where a round's true state becomes what a seat may know, and back to a state.

Everything shown is read from a copy of the state in which all that the seat cannot know is unknown, so a hidden card
has no way into a view. Only when the round is over do the hands lie open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from rummy500.cards import CARDS, JOKER, UNKNOWN, Card
from rummy500.game.book import Book
from rummy500.game.legal import LegalMoves
from rummy500.game.moves import Placed, Seat
from rummy500.game.purse import Purse
from rummy500.game.scoring import table_value
from rummy500.game.view import LayOption, MeldOption, OwnView, Phase, PublicView, SeatView, TableCard, TableMeld
from rummy500.kernel.state import State
from rummy500.rules import Rules

__all__ = ["Facts", "Kept", "legal_from_view", "meld_choices", "own_view", "public_view", "take_makes", "view_state"]

_OVER: Final = 2
_PLAY: Final = 1
_SPECTATOR: Final = -1


class Facts(NamedTuple):
    """Is what the table knows beside the kernel's state."""

    number: int
    dealer: Seat
    totals: tuple[int, ...]
    purse: Purse | None


Kept: TypeAlias = dict[int, TableMeld]
"""Melds as they were shown last, by index. A round takes out what a move changes, which is one of them at most."""


def public_view(book: Book, state: State, facts: Facts, kept: Kept | None = None) -> PublicView:
    """Projects the true state to what everybody knows; ``kept`` belongs to the round and gets what is missing."""
    over = state.phase == _OVER
    seen = state if over else state.seen_by(_SPECTATOR)
    seats = range(book.seats)
    purse = facts.purse
    return PublicView(
        round=facts.number,
        dealer=facts.dealer,
        turn=None if over else seen.turn,
        phase=phase_of(seen),
        counts=tuple([seen.hand_count(seat) for seat in seats]),
        pile=tuple([CARDS[face] for face in seen.pile()]),
        stock=seen.stock_n,
        melds=tuple([_meld(seen, index, kept) for index in range(seen.meld_count)]),
        reached=_card(seen.reached),
        taken=_card(seen.taken),
        laid=tuple([seen.laid(seat) for seat in seats]),
        floating=tuple([seen.floating(seat) for seat in seats]),
        opened=tuple([seen.opened(seat) for seat in seats]),
        fresh=tuple([seen.is_fresh(seat) for seat in seats]),
        extras=tuple(seen.extras()),
        totals=facts.totals,
        hands=tuple(_hand(seen, seat) for seat in seats) if over else None,
        pots=purse.pot_chips() if purse is not None else None,
        chips=purse.chips if purse is not None else None,
    )


def own_view(book: Book, state: State, seat: Seat, drew: Card | None, *, with_options: bool = True) -> OwnView:
    """Projects the true state to what one seat knows beside the public part."""
    seen = state.seen_by(seat)
    options = None
    if with_options and (seen.phase != _OVER and (seen.turn == seat or seen.window)):
        options = LegalMoves(book, seen, seat).options()
    return OwnView(seat=seat, hand=_hand(seen, seat), drew=drew, options=options)


def phase_of(state: State) -> Phase:
    """Names the phase: ``call`` while the window after a discard is open and a card can be called by geometry."""
    if state.phase == _OVER:
        return "over"
    if state.phase == _PLAY:
        return "play"
    return "call" if state.call_geometry() else "draw"


def _card(face: int) -> Card | None:
    return CARDS[face] if 0 <= face <= JOKER else None


def _hand(state: State, seat: Seat) -> tuple[Card, ...]:
    return tuple([CARDS[face] for face in state.hand(seat)])


def _meld(state: State, index: int, kept: Kept | None) -> TableMeld:
    if kept is not None and index in kept:
        return kept[index]
    is_run, owner, places, _ = state.meld(index)
    cards = tuple([TableCard(CARDS[face], CARDS[stands], by, value) for face, stands, by, value in places])
    meld = TableMeld(index + 1, "run" if is_run else "set", owner, cards)
    if kept is not None:
        kept[index] = meld
    return meld


def view_state(rules: Rules, view: SeatView) -> State:
    """Rebuilds a state from a view: every card that the seat cannot know is unknown."""
    public, own = view.public, view.own
    seats = len(public.counts)
    book = Book.of(rules, seats)
    state = State(book.kernel)
    for seat in range(seats):
        known: Sequence[Card] = ()
        if public.hands is not None:
            known = public.hands[seat]
        elif own is not None and own.seat == seat:
            known = own.hand
        state.put_hand(seat, [card.face for card in known], public.counts[seat] - len(known))
    state.put_pile([card.face for card in public.pile])
    state.put_stock([UNKNOWN] * public.stock)
    for meld in public.melds:
        _put_meld(state, meld, rules)
    turn = public.turn
    state.put_turn(0 if turn is None else turn, _PHASES[public.phase], public.phase == "call")
    if public.reached is not None:
        state.put_reached(public.reached.face)
    if public.taken is not None:
        state.put_taken(public.taken.face)
    for seat in range(seats):
        state.put_opened(seat, public.opened[seat])
        state.put_fresh(seat, public.fresh[seat])
    state.put_extras(public.extras)
    return state


_PHASES: Final[dict[Phase, int]] = {"draw": 0, "call": 0, "play": 1, "over": 2}


def _put_meld(state: State, meld: TableMeld, rules: Rules) -> None:
    """Puts a meld down again: the doubled cards of a set came together, and the owner's cards came first."""
    ordered = sorted(meld.cards, key=lambda card: (not _is_doubled(card, meld, rules), card.by != meld.owner))
    entries = [(card.card.face, card.as_.face, card.by) for card in ordered]
    together = sum(_is_doubled(card, meld, rules) for card in ordered)
    state.put_meld(entries, meld.cards[0].as_.face % 13 if meld.kind == "run" else -1, together or 1)


def _is_doubled(card: TableCard, meld: TableMeld, rules: Rules) -> bool:
    if meld.kind == "run" or not rules.four_at_once_doubles:
        return False
    return card.value == 2 * table_value(Placed(card.card, card.as_), rules, False)


def legal_from_view(rules: Rules, view: SeatView, seat: Seat | None = None) -> LegalMoves:
    """Gives the legal moves of a view's seat, computed from the view alone."""
    own = view.own
    asking = own.seat if own is not None else seat
    if asking is None:
        raise ValueError("a spectator has no moves")
    return LegalMoves(Book.of(rules, len(view.public.counts)), view_state(rules, view), asking)


def take_makes(rules: Rules, view: SeatView, index: int) -> tuple[MeldOption | LayOption, ...]:
    """Lists some of what the pile card at this index could be played in, were it taken now."""
    return legal_from_view(rules, view).makes(index)


def meld_choices(rules: Rules, view: SeatView, cards: Sequence[Card]) -> tuple[MeldOption, ...]:
    """Lists every legal meld of exactly these cards of the seat's hand, jokers in each identity, with its value."""
    return legal_from_view(rules, view).meld_choices(cards)
