"""What a hand is worth on this table: the points of each card by how likely it is to be played.

Plain typed Python; `worth.pxd` holds the machine types where the module is compiled.
"""

from __future__ import annotations

from collections.abc import Sequence

from rummy500.bots.reading import Reading
from rummy500.kernel.state import KernelRules

ONE = 1
COLUMN = 1 | 1 << 13 | 1 << 26 | 1 << 39
JOKER = 52

WEIGHT_NAMES = (
    "half",  # outs at which a card is played every second time
    "base",  # chance of a card without outs
    "pile_out",  # an out that lies in the pile, beside one that is unseen
    "near",  # an out on the table, beside one for a meld in the hand
    "joker_out",  # outs that a wild joker in the hand stands for
    "joker_chance",  # chance of a wild joker itself
    "horizon",  # cards left to the shortest hand beside at which outs count half
    "stock",  # how many such cards a turn's worth of stock stands for
    "caught",  # share of its points that a card costs when it is not played and the end is near
    "early",  # the same while the end is far
    "draw",  # what an unseen card is worth
    "swept",  # each card that a take brings
    "take",  # a take besides its cards
    "fit",  # a discard that the next player can lay off, for each point
    "use",  # a discard that the next player can meld
    "pile_use",  # a discard that the next player can meld with cards of the pile
    "later_fit",  # a discard that a later opponent can lay off, for each point
    "out",  # going out, for each card in an opponent's hand
    "single",  # outs of a card that needs two more
    "thrown",  # how much a thrown card of the rank makes more of them unlikely there
    "call",  # a Rummy call besides its cards
)
"""The weights in their order, and what each of them counts."""


def ones(mask: int) -> int:
    """The number of bits."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


class Worth(Reading):
    """Judges hands in the position read, with one table of weights."""

    def __init__(self, kr: KernelRules, values: Sequence[int], weights: Sequence[float]) -> None:
        """`values` is what each face costs in the hand, the joker last; `weights` are in the order of their names."""
        Reading.__init__(self, kr)
        self.value = [0.0] * 53
        for i in range(53):
            self.value[i] = values[i]
        self.w_half = weights[0]
        self.w_base = weights[1]
        self.w_pile_out = weights[2]
        self.w_near = weights[3]
        self.w_joker_out = weights[4]
        self.w_joker_chance = weights[5]
        self.w_horizon = weights[6]
        self.w_stock = weights[7]
        self.w_caught = weights[8]
        self.w_early = weights[9]
        self.w_draw = weights[10]
        self.w_swept = weights[11]
        self.w_take = weights[12]
        self.w_fit = weights[13]
        self.w_use = weights[14]
        self.w_pile_use = weights[15]
        self.w_later_fit = weights[16]
        self.w_out = weights[17]
        self.w_single = weights[18]
        self.w_thrown = weights[19]
        self.w_call = weights[20]
        self.fixed = self.close = self.fits = self.near = 0
        self.horizon = self.loss = 1.0
        self.loose = 0

    def look_ahead(self) -> None:
        """How long the round may last, and what the table takes whatever the hand."""
        left = self.w_stock * (self.stock + 1) / self.seats
        if left > self.shortest:
            left = self.shortest
        if self.final:
            left = 0.0
        self.horizon = left / (left + self.w_horizon)
        self.loss = self.w_caught * (1.0 - self.horizon) + self.w_early * self.horizon
        free = not self.needs_opening or self.opened[self.seat]
        self.fixed = self.close = 0
        for m in range(self.melds):
            if self.may_lay(self.seat, m):
                if not free:
                    self.close |= self.accepts[m]
                elif not self.is_run[m] or self.around:
                    self.fixed |= self.accepts[m]

    def close_in(self, h1: int) -> None:
        """Work out what the table accepts once the hand's own cards have been laid off."""
        fits = self.fixed
        near = self.close
        if not self.around and (not self.needs_opening or self.opened[self.seat]):
            for m in range(self.melds):
                if self.is_run[m] and self.may_lay(self.seat, m):
                    base = self.suit[m] * 13
                    held = self.line(h1, self.suit[m])
                    free = self.line(self.free1, self.suit[m])
                    place = self.high[m] + 1
                    while place <= self.most[m] and held >> place & 1:
                        fits |= ONE << (base + place % 13)
                        place += 1
                    if place < self.most[m] and free >> place & 1:
                        near |= ONE << (base + (place + 1) % 13)
                    place = self.low[m] - 1
                    while place >= self.least[m] and held >> place & 1:
                        fits |= ONE << (base + place)
                        place -= 1
                    if place > self.least[m] and free >> place & 1:
                        near |= ONE << (base + place - 1)
        self.fits = fits
        self.near = near

    def set_outs(self, face: int, h1: int, h2: int) -> float:
        """The outs of a card towards a set; below 0 where it stands in one already."""
        rank = face % 13
        same = h1 >> rank & COLUMN
        n = ones(same)
        if self.twin:
            n += ones(h2 >> rank & COLUMN)
        if n >= 3:
            return -1.0
        free = self.free1 >> rank & COLUMN
        more = self.free2 >> rank & COLUMN
        pile = self.pile >> rank & COLUMN
        if not self.twin:
            free &= ~same
            more &= ~same
            pile &= ~same
        outs = ones(free) + ones(more) + self.w_pile_out * ones(pile)
        return outs if n == 2 else outs * self.w_single

    def run_outs(self, suit: int, place: int, h1: int) -> float:
        """The outs of the card at a place of its suit towards a run; below 0 where it stands in one already."""
        held = self.line(h1, suit)
        low = place
        while low > 0 and held >> (low - 1) & 1:
            low -= 1
        high = place
        while high < 13 and held >> (high + 1) & 1:
            high += 1
        length = high - low + 1
        if length >= self.min_run:
            return -1.0
        outs = 0.0
        if length >= self.min_run - 1:
            outs = self.out(suit, low - 1) + self.out(suit, high + 1)
        else:
            if held >> (high + 2) & 1:
                outs += self.out(suit, high + 1)
            if low >= 2 and held >> (low - 2) & 1:
                outs += self.out(suit, low - 1)
            outs += self.w_single * (self.out(suit, low - 1) + self.out(suit, high + 1))
        return outs if self.min_run == 3 else outs * 0.6

    def out(self, suit: int, place: int) -> float:
        """How far a card at a place may still come."""
        if place < 0 or place > 13:
            return 0.0
        n = self.line(self.free1, suit) >> place & 1
        n += self.line(self.free2, suit) >> place & 1
        if n == 0 and self.line(self.pile, suit) >> place & 1:
            return self.w_pile_out
        return float(n)

    def chance(self, face: int, h1: int, h2: int, jk: int) -> float:
        """How likely a card of the hand is to be played; `close_in` has been asked for this hand."""
        if self.fits >> face & 1:
            return 1.0
        base = 0.0 if self.final else self.w_base
        outs = 0.0
        suit = face // 13
        rank = face % 13
        if self.sets:
            outs = self.set_outs(face, h1, h2)
            if outs < 0.0:
                return 1.0
        if rank or self.low_ace:
            more = self.run_outs(suit, rank, h1)
            if more < 0.0:
                return 1.0
            outs += more
        if rank == 0 and self.high_ace:
            more = self.run_outs(suit, 13, h1)
            if more < 0.0:
                return 1.0
            outs += more
        if self.near >> face & 1:
            outs += self.w_near
        if jk and self.wild and outs > 0.5:
            outs += self.w_joker_out * jk
        return base + (1.0 - base) * self.horizon * outs / (outs + self.w_half)

    def hand(self, h1: int, h2: int, jk: int) -> float:
        """The points that a hand stands for; `loose` tells how many of its cards cannot be played now."""
        self.close_in(h1)
        total = 0.0
        loose = 0
        cards = h1
        face = 0
        while cards:
            if cards & 1:
                p = self.chance(face, h1, h2, jk)
                if p < 1.0:
                    loose += 1
                total += self.value[face] * (p - (1.0 - p) * self.loss)
                if h2 >> face & 1:
                    if p == 1.0 and not self.twin:
                        p = self.w_base
                    if p < 1.0:
                        loose += 1
                    total += self.value[face] * (p - (1.0 - p) * self.loss)
            cards >>= 1
            face += 1
        if jk:
            p = self.w_joker_chance
            if self.wild:
                p *= self.horizon
            elif jk >= 3:
                p = 1.0
            else:
                p *= self.horizon * jk / 3.0
            loose += jk
            total += jk * self.value[JOKER] * (p - (1.0 - p) * self.loss)
        self.loose = loose
        return total

    def own(self) -> float:
        """What the hand is worth as it is."""
        return self.hand(self.h1, self.h2, self.jk)

    def out_bonus(self) -> float:
        """What ending the round now is worth: the cards that opponents are caught with."""
        cards = 0
        opponents = 0
        for s in range(self.seats):
            if self.side(s) != self.side(self.seat):
                cards += self.counts[s]
                opponents += 1
        return self.w_out * cards / float(opponents)

    def caught(self) -> float:
        """What ending the round by a pass comes to, on the scale of hands."""
        if not self.penalty:
            return 0.0
        total = self.jk * self.value[JOKER]
        cards = self.h1
        face = 0
        while cards:
            if cards & 1:
                total += self.value[face]
                if self.h2 >> face & 1:
                    total += self.value[face]
            cards >>= 1
            face += 1
        return self.out_bonus() - total
