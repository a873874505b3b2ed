"""A picture of any view as SVG, for notebooks and documents; it draws what the seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from rummy500.art import SeatPicture, TabledCard, TablePicture, draw_table
from rummy500.cards import Card
from rummy500.game.moves import Seat
from rummy500.game.view import SeatView

__all__ = ["draw_view"]


def draw_view(
    view: SeatView,
    names: Sequence[str] | None = None,
    *,
    lang: str = "en",
    dark: bool = False,
    four_colour: bool = False,
) -> str:
    """Draws a view as one SVG document that needs nothing else; cards that the seat cannot know lie face down.

    ``names`` are the seats' names clockwise; without them seats are numbered from 1. ``lang`` chooses the letters of
    the court cards.
    """
    public = view.public
    called = names if names is not None else [f"Seat {seat + 1}" for seat in range(len(public.counts))]
    picture = TablePicture(
        seats=tuple(
            SeatPicture(called[seat], _hand(view, seat), public.totals[seat], public.turn == seat)
            for seat in range(len(public.counts))
        ),
        pile=public.pile,
        stock=public.stock,
        melds=tuple(
            tuple(TabledCard(card.card, card.by, None if card.as_ is card.card else card.as_) for card in meld.cards)
            for meld in public.melds
        ),
    )
    return draw_table(picture, lang, dark=dark, four_colour=four_colour)


def _hand(view: SeatView, seat: Seat) -> tuple[Card | None, ...]:
    if view.public.hands is not None:
        return view.public.hands[seat]
    if view.own is not None and view.own.seat == seat:
        return view.own.hand
    return (None,) * view.public.counts[seat]
