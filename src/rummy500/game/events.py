"""What happened: the events of a round, in the form that everybody at the table may see.

``Drew.card`` is the only card that one seat sees and the others do not: the public form leaves it None.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummy500.cards import Card
from rummy500.game.moves import End, Move, Placed, Seat

__all__ = [
    "Called",
    "Debt",
    "Discarded",
    "Drew",
    "Event",
    "Floated",
    "HandCard",
    "LaidOff",
    "MatchEnded",
    "Melded",
    "Passed",
    "PotTaken",
    "Restocked",
    "RoundEnded",
    "RoundStarted",
    "ScoreLine",
    "Stood",
    "Swapped",
    "TabledCard",
    "TakenBack",
    "Took",
    "events_for",
]


class TabledCard(msgspec.Struct, frozen=True, rename={"as_": "as"}):
    """Is a tabled card in a score line: the card, what it stands for, and what it scored."""

    card: Card
    as_: Card
    value: int


class HandCard(msgspec.Struct, frozen=True):
    """Is a card left in the hand and what it costs."""

    card: Card
    value: int


class ScoreLine(msgspec.Struct, frozen=True):
    """Itemises one seat's round (rules §8): ``round`` = laid − caught + out_bonus + stand_bonus.

    ``total`` is the seat's total afterwards (with teams the team's). ``caught`` is 0 where an empty stock ended the
    round and ``stock_out_penalty`` is off; ``hand`` lists the cards either way.
    """

    seat: Seat
    laid: int
    caught: int
    out_bonus: int
    stand_bonus: int
    round: int
    total: int
    tabled: tuple[TabledCard, ...]
    hand: tuple[HandCard, ...]


class Debt(msgspec.Struct, frozen=True):
    """Is what one losing seat owes at the end (rules §9): the difference of the totals."""

    seat: Seat
    amount: int


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Is the common form of all events: tagged on the wire by ``type``."""


class RoundStarted(_Event, frozen=True, tag="round_started"):
    """The cards are dealt: ``first`` begins, ``counts`` are the hands' sizes, ``upcard`` starts the pile."""

    round: int
    dealer: Seat
    first: Seat
    upcard: Card | None
    counts: tuple[int, ...]
    stock: int


class Drew(_Event, frozen=True, tag="drew"):
    """A seat drew from the stock; ``card`` is None for everybody else."""

    seat: Seat
    card: Card | None


class Took(_Event, frozen=True, tag="took"):
    """A seat took cards of the pile, bottom to top; ``reached`` must be played this turn, None without a duty."""

    seat: Seat
    cards: tuple[Card, ...]
    reached: Card | None


class Melded(_Event, frozen=True, tag="melded"):
    """A seat put down meld number ``meld`` (1-based); ``value`` is what it scores there, doubled where doubled."""

    seat: Seat
    meld: int
    cards: tuple[Placed, ...]
    value: int


class LaidOff(_Event, frozen=True, tag="laid_off"):
    """A seat added a card to a meld; ``end`` is None on a set."""

    seat: Seat
    meld: int
    card: Placed
    end: End | None
    value: int


class Swapped(_Event, frozen=True, tag="swapped"):
    """A seat put the natural card for a joker: it scores ``value``, seat ``loser`` loses ``lost`` points."""

    seat: Seat
    meld: int
    card: Card
    value: int
    loser: Seat
    lost: int


class Discarded(_Event, frozen=True, tag="discarded"):
    """A seat discarded and so ended its turn."""

    seat: Seat
    card: Card


class Passed(_Event, frozen=True, tag="passed"):
    """A seat took nothing although the stock is empty."""

    seat: Seat


class Stood(_Event, frozen=True, tag="stood"):
    """A seat stands instead of drawing and is on its way out."""

    seat: Seat


class Called(_Event, frozen=True, tag="called"):
    """A seat called "Rummy!" for a card; LaidOff or Took follows."""

    seat: Seat
    card: Card


class Floated(_Event, frozen=True, tag="floated"):
    """A seat emptied its hand by playing and goes on without cards (``going_out`` = ``float``)."""

    seat: Seat


class Restocked(_Event, frozen=True, tag="restocked"):
    """The pile below its top card became the new stock of ``count`` cards."""

    count: int


class PotTaken(_Event, frozen=True, tag="pot_taken"):
    """A seat played a pot's card and takes its chips."""

    seat: Seat
    card: Card
    chips: int


class TakenBack(_Event, frozen=True, tag="taken_back"):
    """A seat took its last move of this turn back; the position is the one before that move."""

    seat: Seat
    move: Move


class RoundEnded(_Event, frozen=True, tag="round_ended"):
    """The round is over and scored; ``out`` is who went out; ``totals`` by seat, with teams the team's."""

    round: int
    ended_by: Literal["out", "stock"]
    out: Seat | None
    scores: tuple[ScoreLine, ...]
    totals: tuple[int, ...]


class MatchEnded(_Event, frozen=True, tag="match_ended"):
    """The match is decided; ``settlement`` lists what each loser owes where the rules ask for it."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    settlement: tuple[Debt, ...] | None = None


Event: TypeAlias = (
    RoundStarted
    | Drew
    | Took
    | Melded
    | LaidOff
    | Swapped
    | Discarded
    | Passed
    | Stood
    | Called
    | Floated
    | Restocked
    | PotTaken
    | TakenBack
    | RoundEnded
    | MatchEnded
)


def events_for(events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """Gives the events as a seat (None: a spectator) may see them: another seat's drawn card is left out."""
    return tuple(
        Drew(event.seat, None) if isinstance(event, Drew) and event.seat != seat else event for event in events
    )
