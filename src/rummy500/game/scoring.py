"""How points become results: a card in the hand, totals by side, who has won, what losers owe (rules §8, §9)."""

from __future__ import annotations

from collections.abc import Sequence

from rummy500.cards import Card, Rank
from rummy500.game.events import Debt, ScoreLine
from rummy500.game.moves import Placed, Seat
from rummy500.rules import Rules

__all__ = ["hand_value", "next_dealer", "settlement", "table_value", "totals_after", "winners"]

_COURTS = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)


def hand_value(card: Card, rules: Rules) -> int:
    """Gives what a card left in the hand costs.

    >>> [hand_value(Card(text), Rules()) for text in ("AH", "2H", "KD", "QS", "JK")]
    [15, 2, 10, 10, 15]
    """
    if card.rank is None:
        return rules.joker_value
    if card is Card.SQ:
        return rules.queen_of_spades
    if card.rank is Rank.ACE:
        return rules.ace_value
    if card.rank in _COURTS:
        return 10
    return 5 if rules.number_values == "five" else card.rank.index + 1


def table_value(placed: Placed, rules: Rules, low_end: bool) -> int:
    """Gives what a tabled card scores without doubling; ``low_end``: it stands at the low end of a run."""
    if placed.card is Card.JK and (placed.as_ is Card.JK or rules.joker_melded == "own"):
        return rules.joker_value
    if low_end and placed.as_.rank is Rank.ACE:
        return rules.ace_low_value
    return hand_value(placed.as_, rules)


def totals_after(rules: Rules, before: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """Adds a round's points to the totals; in teams every partner shows the team's total."""
    sides = [0] * len(before)
    for seat, gained in enumerate(points):
        sides[rules.team_of(seat)] += gained
    return tuple(total + sides[rules.team_of(seat)] for seat, total in enumerate(before))


def winners(rules: Rules, totals: Sequence[int], rounds_done: int, out: Seat | None) -> tuple[Seat, ...]:
    """Gives who has won the match after a round, nobody while it goes on; ``out`` is who went out in that round."""
    best = max(totals)
    leading = tuple(seat for seat, total in enumerate(totals) if total == best)
    if rules.rounds is not None:
        return leading if rounds_done >= rules.rounds and _decided(rules, leading) else ()
    if rules.winner == "went_out" and out is not None and _qualifies(rules, totals[out]):
        return tuple(seat for seat in range(len(totals)) if rules.team_of(seat) == rules.team_of(out))
    return leading if _qualifies(rules, best) and _decided(rules, leading) else ()


def _qualifies(rules: Rules, total: int) -> bool:
    return total > rules.target if rules.target_rule == "exceed" else total >= rules.target


def _decided(rules: Rules, leading: tuple[Seat, ...]) -> bool:
    return rules.tie == "share" or len({rules.team_of(seat) for seat in leading}) == 1


def settlement(totals: Sequence[int], won: Sequence[Seat]) -> tuple[Debt, ...]:
    """Lists what every loser owes: the difference to the winners' total."""
    best = max(totals[seat] for seat in won)
    return tuple(Debt(seat, best - total) for seat, total in enumerate(totals) if seat not in won)


def next_dealer(rules: Rules, dealer: Seat, out: Seat | None, scores: Sequence[ScoreLine]) -> Seat:
    """Gives who deals the next round (rules §9)."""
    seats = len(scores)
    if rules.next_dealer == "left":
        return (dealer + 1) % seats
    if out is not None:
        return out
    best = max(line.round for line in scores)
    clockwise = ((dealer + step) % seats for step in range(1, seats + 1))
    return next(seat for seat in clockwise if scores[seat].round == best)
