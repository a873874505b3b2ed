"""A match: rounds one after another until somebody has won (rules §9), with the chips of the boodle pots beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rummy500.cards import Card, RummyError
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.game.events import Debt, Event, MatchEnded, RoundEnded
from rummy500.game.log import Dealt, RoundLog
from rummy500.game.moves import Move, Seat
from rummy500.game.naming import is_printable
from rummy500.game.position import Position
from rummy500.game.purse import Purse
from rummy500.game.round import Round
from rummy500.game.scoring import next_dealer, settlement, winners
from rummy500.game.view import SeatView
from rummy500.rules import Rules

__all__ = ["Match", "MatchError"]


class MatchError(RummyError):
    """Says why a match cannot do that now: ``round_not_over``, ``match_over``, ``no_round``, ``same_name``, …"""


class Match:
    """Plays rounds under one rule book until somebody has won.

    ``names`` run clockwise; without ``dealer`` the last seat deals first. ``totals`` are by seat, with teams the
    team's under each partner. Raises RulesError for rules that so many seats cannot play, MatchError for bad names.

    >>> match = Match(Rules(), ["Ann", "Bob"])
    >>> match.start_round(bytes(32))[0].stock
    25
    """

    def __init__(self, rules: Rules, names: Sequence[str], dealer: Seat | None = None) -> None:
        self.book: Final = Book.of(rules, len(names))
        for name in names:
            if not name.strip() or not is_printable(name):
                raise MatchError("bad_name", {"name": ascii(name)})
            if list(names).count(name) > 1:
                raise MatchError("same_name", {"name": name})
        self.names: Final = tuple(names)
        self.first_dealer: Final[Seat] = self.book.seats - 1 if dealer is None else dealer
        self.dealer: Seat = self.first_dealer
        self.start_totals: tuple[int, ...] = (0,) * self.book.seats
        self.totals: tuple[int, ...] = self.start_totals
        self.purse: Purse | None = Purse.empty(self.book.seats) if rules.boodle else None
        self.round: Round | None = None
        self.results: list[RoundEnded] = []
        self.logs: list[RoundLog] = []
        self.winners: tuple[Seat, ...] = ()

    @property
    def rules(self) -> Rules:
        """The house rules of the match."""
        return self.book.rules

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.book.seats

    @property
    def finished(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    @property
    def settlement(self) -> tuple[Debt, ...]:
        """What each loser owes; empty until the match is finished."""
        return settlement(self.totals, self.winners) if self.winners else ()

    def set_totals(self, totals: Sequence[int]) -> None:
        """Begins the match with totals other than zero; raises MatchError once anything has been played."""
        if self.results or (self.round is not None and self.round.log.entries):
            raise MatchError("totals_fixed")
        self.start_totals = self.totals = tuple(totals)
        if self.round is not None:
            self.round.totals = self.totals

    def start_round(self, source: bytes | Sequence[Card | None], *, cut: int | None = None) -> tuple[Event, ...]:
        """Deals the next round from a 32-byte key or a deck (first card dealt first), cut as deep as the rules allow.

        Raises MatchError where a round is under way, the match is over or the source is no key and no full pack.
        """
        self.check_may_start()
        key: bytes | None = None
        deck: list[Card | None]
        if isinstance(source, bytes):
            key = source
            if len(key) != deal.KEY_BYTES:
                raise MatchError("bad_key", {"bytes": deal.KEY_BYTES})
            deck = [*deal.shuffle(key, self.rules, self.seats)]
        else:
            deck = [*_checked(self.book, source)]
        if cut is not None:
            if not self.rules.cut:
                raise MatchError("cut_off")
            if not 0 <= cut <= len(deck):
                raise MatchError("bad_cut", {"most": len(deck)})
        dealt = deal.cut(deck, cut or 0)
        if dealt[self.seats * self.rules.dealt(self.seats)] is None:
            raise MatchError("unknown_upcard")
        start = Dealt(key=key, deck=None if key is not None else tuple(deck), cut=cut)
        begun = Round.deal(
            self.rules,
            self.seats,
            self.dealer,
            dealt,
            number=len(self.results) + 1,
            totals=self.totals,
            purse=self._antes(),
            start=start,
        )
        return self._begin(begun)

    def start_position(self, position: Position) -> tuple[Event, ...]:
        """Begins the next round in the middle; raises MatchError, and IllegalMove where the turn is stuck."""
        self.check_may_start()
        begun = Round.at(
            self.rules,
            self.seats,
            self.dealer,
            position,
            number=len(self.results) + 1,
            totals=self.totals,
            purse=self._antes(),
        )
        return self._begin(begun)

    def _antes(self) -> Purse | None:
        return self.purse.after_antes(self.dealer) if self.purse is not None else None

    def _begin(self, begun: Round) -> tuple[Event, ...]:
        self.round = begun
        self.purse = begun.purse
        self.logs.append(begun.log)
        return (begun.started(),)

    def check_may_start(self) -> None:
        """Raises MatchError where no round may begin now."""
        if self.finished:
            raise MatchError("match_over")
        if self.round is not None and not self.round.over:
            raise MatchError("round_not_over")

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Plays a move and says what happened; raises IllegalMove and then changes nothing."""
        if self.round is None:
            raise MatchError("no_round")
        events = self.round.play(seat, move)
        self.purse = self.round.purse
        ended = events[-1]
        return (*events, *self._close(ended)) if isinstance(ended, RoundEnded) else events

    def _close(self, ended: RoundEnded) -> tuple[Event, ...]:
        self.results.append(ended)
        self.totals = ended.totals
        self.dealer = next_dealer(self.rules, self.dealer, ended.out, ended.scores)
        self.winners = winners(self.rules, self.totals, len(self.results), ended.out)
        if not self.winners:
            return ()
        return (MatchEnded(self.winners, self.totals, self.settlement if self.rules.settlement else None),)

    def rewind(self, earlier: Round) -> None:
        """Puts the running round back to a copy of it that was made earlier (``Round.clone``).

        Raises MatchError where no round is under way or the copy is of another one.
        """
        if self.round is None or self.round.over:
            raise MatchError("no_round")
        if earlier.log.number != self.round.log.number or earlier.over:
            raise MatchError("other_round")
        self.round = earlier
        self.purse = earlier.purse
        self.logs[-1] = earlier.log

    def view(self, seat: Seat | None) -> SeatView:
        """Gives what a seat (None: a spectator) may know of the round; raises MatchError before the first deal."""
        if self.round is None:
            raise MatchError("no_round")
        return self.round.view(seat)


def _checked(book: Book, deck: Sequence[Card | None]) -> Sequence[Card | None]:
    """Refuses a deck that is not exactly the pack (cards nobody has named stand for the rest)."""
    left = list(deal.pack(book.rules, book.seats))
    if len(deck) != len(left):
        raise MatchError("deck_size", {"count": len(left)})
    for card in deck:
        if card is None:
            continue
        if card not in left:
            raise MatchError("card_too_often", {"card": card})
        left.remove(card)
    return deck
