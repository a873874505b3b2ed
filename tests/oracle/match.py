"""§9 as plain sums: totals, who has won, whose deal is next, chips and pots."""

from dataclasses import dataclass

from rummy500.rules import Rules

from .position import POT_CARDS, Position, scores


@dataclass(frozen=True)
class Standing:
    """A match between two rounds; totals and chips by seat, with teams each partner shows the team's total."""

    totals: tuple[int, ...]
    chips: tuple[int, ...]
    pots: tuple[int, int, int, int]
    winners: tuple[int, ...] = ()
    rounds_played: int = 0

    @property
    def finished(self) -> bool:
        """Whether the match is decided."""
        return bool(self.winners)


def beginning(seats: int) -> Standing:
    """A match before its first round."""
    return Standing((0,) * seats, (0,) * seats, (0, 0, 0, 0))


def with_antes(rules: Rules, standing: Standing, dealer: int) -> Standing:
    """§9 boodle: one chip from each to every pot before the deal, two from the dealer."""
    if not rules.boodle:
        return standing
    chips = [count - (8 if seat == dealer else 4) for seat, count in enumerate(standing.chips)]
    a, b, c, d = (pot + len(chips) + 1 for pot in standing.pots)
    return Standing(standing.totals, tuple(chips), (a, b, c, d), standing.winners, standing.rounds_played)


def with_pots_taken(standing: Standing, taken: tuple[tuple[str, int], ...]) -> Standing:
    """The chips after these pots were taken in the round."""
    chips, pots = list(standing.chips), list(standing.pots)
    for card, seat in taken:
        chips[seat] += pots[POT_CARDS.index(card)]
        pots[POT_CARDS.index(card)] = 0
    a, b, c, d = pots
    return Standing(standing.totals, tuple(chips), (a, b, c, d), standing.winners, standing.rounds_played)


def after_round(standing: Standing, over: Position) -> Standing:
    """The match after a round that is over; totals first, then whether it is decided."""
    points = scores(over)
    totals = tuple(
        total + sum(points[other] for other in over.side(seat)) for seat, total in enumerate(standing.totals)
    )
    played = standing.rounds_played + 1
    winners = _winners(over, totals, played)
    return Standing(totals, standing.chips, standing.pots, winners, played)


def _winners(over: Position, totals: tuple[int, ...], played: int) -> tuple[int, ...]:
    rules = over.rules
    seats = range(over.seats)
    if rules.rounds is not None:
        if played < rules.rounds:
            return ()
        qualified = list(seats)
    else:
        goal = rules.target + (rules.target_rule == "exceed")
        qualified = [seat for seat in seats if totals[seat] >= goal]
        if over.out in qualified and rules.winner == "went_out":
            return tuple(over.side(over.out))
    if not qualified:
        return ()
    best = [seat for seat in qualified if totals[seat] == max(totals[other] for other in qualified)]
    sides = {tuple(over.side(seat)) for seat in best}
    return tuple(best) if len(sides) == 1 or rules.tie == "share" else ()


def next_dealer(over: Position) -> int:
    """§9: to the left, or who went out, or the best round score nearest to the dealer's left."""
    if over.rules.next_dealer == "left":
        return (over.dealer + 1) % over.seats
    if over.out is not None:
        return over.out
    points = scores(over)
    order = [(over.dealer + step) % over.seats for step in range(1, over.seats + 1)]
    return max(order, key=lambda seat: points[seat])
