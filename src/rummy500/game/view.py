"""What a seat may know. The projection is the only place that turns the true state into knowledge.

No struct here has a field that could hold a hidden card: other hands are counts, the stock is a count, and ``hands``
is filled only when the round is over and every hand lies open.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummy500.cards import Card
from rummy500.game.moves import Call, End, Placed, Seat

__all__ = [
    "LayOption",
    "MeldOption",
    "Options",
    "OwnView",
    "Phase",
    "PublicView",
    "SeatView",
    "SwapOption",
    "TableCard",
    "TableMeld",
    "TakeOption",
]

Phase: TypeAlias = Literal["draw", "play", "call", "over"]


class TableCard(msgspec.Struct, frozen=True, rename={"as_": "as"}):
    """Is a card of a meld: what it stands for, who played it, and what it scores there (doubled where doubled)."""

    card: Card
    as_: Card
    by: Seat
    value: int


class TableMeld(msgspec.Struct, frozen=True):
    """Is a meld on the table, ``number`` 1-based in order of tabling; runs from the low end, sets in suit order."""

    number: int
    kind: Literal["set", "run"]
    owner: Seat
    cards: tuple[TableCard, ...]


class PublicView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Is what everybody at the table knows, spectators included.

    ``turn`` is None when the round is over; in phase ``call`` it names the seat that will draw. ``pile`` is bottom to
    top, ``counts`` and ``stock`` are numbers of cards, ``laid`` points on the table by seat, ``totals`` before this
    round. ``fresh`` says who has not had a turn. ``extras`` are the rest of what the table shows of a turn (swapped
    jokers, standing, the opening so far, reshuffles, turns since the stock ran out) in the order of ``codes.EXTRAS``.
    ``hands`` is None until the round is over. ``pots`` and ``chips`` stand there only with ``boodle``.
    """

    round: int
    dealer: Seat
    turn: Seat | None
    phase: Phase
    counts: tuple[int, ...]
    pile: tuple[Card, ...]
    stock: int
    melds: tuple[TableMeld, ...]
    reached: Card | None
    taken: Card | None
    laid: tuple[int, ...]
    floating: tuple[bool, ...]
    opened: tuple[bool, ...]
    fresh: tuple[bool, ...]
    extras: tuple[int, ...]
    totals: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...] | None
    pots: dict[str, int] | None = None
    chips: tuple[int, ...] | None = None


class TakeOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """Is a pile card that may be reached for: its index from the bottom and how many cards it brings."""

    index: int
    card: Card
    brings: int
    nth: int | None = None


class LayOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """Is a legal lay-off and what it scores."""

    card: Placed
    meld: int
    value: int
    end: End | None = None


class SwapOption(msgspec.Struct, frozen=True):
    """Is a legal swap and what the natural card scores."""

    card: Card
    meld: int
    value: int


class MeldOption(msgspec.Struct, frozen=True):
    """Is a legal meld in normal order and what it scores."""

    cards: tuple[Placed, ...]
    value: int
    kind: Literal["set", "run"]


class Options(msgspec.Struct, frozen=True, rename={"pass_": "pass"}):
    """Is the compact form of a seat's legal moves.

    ``melds`` holds at most 60; none is left out exactly when ``melds_complete``. For a selection of cards
    ``meld_choices`` answers exactly, however many there are.
    """

    draw: bool
    pass_: bool
    stand: bool
    takes: tuple[TakeOption, ...]
    calls: tuple[Call, ...]
    discards: tuple[Card, ...]
    lay_offs: tuple[LayOption, ...]
    swaps: tuple[SwapOption, ...]
    melds: tuple[MeldOption, ...]
    melds_complete: bool


class OwnView(msgspec.Struct, frozen=True):
    """Is what one seat knows beside the public part: its hand, the stock card of this turn, what it may do now."""

    seat: Seat
    hand: tuple[Card, ...]
    drew: Card | None
    options: Options | None


class SeatView(msgspec.Struct, frozen=True):
    """Is all that a seat may know; ``own`` is None for a spectator."""

    public: PublicView
    own: OwnView | None

    def _repr_svg_(self) -> str:
        from rummy500.game.picture import draw_view  # drawing is loaded only where a picture is wanted

        return draw_view(self)
