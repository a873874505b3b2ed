"""The evaluator of the club player: what a hand is worth on this table, and what a discard gives away.

Plain typed Python; `greedy.pxd` holds the machine types where the module is compiled. It reads a seat's blinded state
through its public methods alone. Cards are the kernel's faces and masks of faces ("at least one", "a second one");
places in a run go from 0 (low ace) to 13 (high ace).
"""

from __future__ import annotations

from collections.abc import Sequence

from rummy500.kernel.state import KernelRules, State

ONE = 1
SUIT = 0x1FFF
ALL = (1 << 52) - 1
COLUMN = 1 | 1 << 13 | 1 << 26 | 1 << 39
JOKER = 52
TABLE = 40
KIND = 0xF << 24
SET = 4 << 24
RUN = 5 << 24
LAY = 6 << 24
SWAP = 7 << 24
DISCARD = 8 << 24
CALL_LAY = 9 << 24
DIGIT_N = [0, 1, 2, 0, 1, 0, 0, 0]
DIGIT_J = [0, 0, 0, 1, 1, 2, 0, 0]

HALF = 0  # outs at which a card is played every second time
BASE = 1  # chance of a card without outs
PILE_OUT = 2  # an out that lies in the pile, beside one that is unseen
NEAR = 3  # an out on the table, beside one for a meld in the hand
JOKER_OUT = 4  # outs that a wild joker in the hand stands for
JOKER_CHANCE = 5  # chance of a wild joker itself
HORIZON = 6  # cards left to the shortest hand beside at which outs count half
STOCK = 7  # how many such cards a turn's worth of stock stands for
CAUGHT = 8  # share of its points that a card costs when it is not played and the end is near
EARLY = 9  # the same while the end is far
DRAW = 10  # what an unseen card is worth
SWEPT = 11  # each card that a take brings
TAKE = 12  # a take besides its cards
FIT = 13  # a discard that the next player can lay off, for each point
USE = 14  # a discard that the next player can meld
PILE_USE = 15  # a discard that the next player can meld with cards of the pile
LATER_FIT = 16  # a discard that a later opponent can lay off, for each point
OUT = 17  # going out, for each card in an opponent's hand
SINGLE = 18  # outs of a card that needs two more
THROWN = 19  # how much a thrown card of the rank makes more of them unlikely there
CALL = 20  # a Rummy call besides its cards
WEIGHTS = 21

WEIGHT_NAMES = (
    "half",
    "base",
    "pile_out",
    "near",
    "joker_out",
    "joker_chance",
    "horizon",
    "stock",
    "caught",
    "early",
    "draw",
    "swept",
    "take",
    "fit",
    "use",
    "pile_use",
    "later_fit",
    "out",
    "single",
    "thrown",
    "call",
)


def ones(mask: int) -> int:
    """The number of bits."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


class Greedy:
    """Weighs actions under one rule set with one table of weights; `read` shows it a position."""

    def __init__(
        self, kr: KernelRules, values: Sequence[int], ace_low_value: int, weights: Sequence[float], replaced: int
    ) -> None:
        """`values` is what each face costs in the hand, the joker last; `replaced`: a joker counts as its card."""
        self.value = [0.0] * 53
        self.w = [0.0] * 21
        self.is_run = [0] * 40
        self.suit = [0] * 40
        self.low = [0] * 40
        self.high = [0] * 40
        self.least = [0] * 40
        self.most = [0] * 40
        self.accepts = [0] * 40
        self.owner = [0] * 40
        self.counts = [0] * 8
        self.held = [0] * 8
        self.known = [0] * 8
        self.thrown = [0] * 8
        self.opened = [0] * 8
        self.discards = [0] * 128
        for i in range(53):
            self.value[i] = values[i]
        for i in range(WEIGHTS):
            self.w[i] = weights[i]
        self.ace_low_value = ace_low_value
        self.replaced = replaced
        self.take_rules(kr)
        self.melds = self.pile_n = self.stock = self.seat = self.next = self.gone = 0
        self.h1 = self.h2 = self.jk = self.g1 = self.g2 = 0
        self.fixed = self.close = self.free1 = self.free2 = self.pile = self.pile_all = 0
        self.fits = self.near = self.next_fits = self.later_fits = 0
        self.horizon = self.loss = self.grip_p = self.grip_rank = 1.0
        self.loose = 0
        self.score = 0.0

    def take_rules(self, kr: KernelRules) -> None:
        """Copy what matters of the rules."""
        self.seats = kr.seats
        self.teams = kr.teams
        self.decks = kr.decks
        self.pack = 52 * kr.decks + kr.jokers
        self.sets = kr.sets
        self.twin = kr.twin
        self.max_set = kr.max_set
        self.min_run = kr.min_run
        self.around = kr.around
        self.bottom = kr.bottom
        self.top = kr.top
        self.low_ace = 1 - kr.bottom
        self.high_ace = int(kr.top >= 13)
        self.wild = kr.wild
        self.layoff = kr.layoff
        self.needs_opening = kr.needs_opening
        self.any_depth = int(kr.pile_depth == 0)
        self.doubles = kr.doubles
        self.penalty = kr.stock_out_penalty

    # --- reading a position ----------------------------------------------------
    def read(
        self, state: State, seat: int, watched: Sequence[tuple[int, Sequence[int]]], thrown: Sequence[tuple[int, int]]
    ) -> None:
        """Take in a position: `watched` are cards known in other hands, `thrown` the ranks discarded, by seat."""
        self.seat = seat
        self.stock = state.stock_n
        self.gone = self.g1 = self.g2 = 0
        self.read_hand(state.hand(seat))
        pile = state.pile()
        self.pile_n = len(pile)
        self.pile_all = 0
        for i in range(self.pile_n):
            face = pile[i]
            self.discards[i] = face
            self.see(face)
            if face < JOKER:
                self.pile_all |= ONE << face
        self.pile = self.pile_all if self.any_depth else 0
        for s in range(self.seats):
            self.counts[s] = state.hand_count(s)
            self.opened[s] = int(state.opened(s))
            self.held[s] = self.known[s] = self.thrown[s] = 0
        self.melds = state.meld_count
        for m in range(self.melds):
            self.read_meld(m, state.meld(m))
        for s, faces in watched:
            self.read_watched(s, faces)
        for s, ranks in thrown:
            self.thrown[s] = ranks
        self.work_out()

    def read_hand(self, faces: Sequence[int]) -> None:
        self.h1 = self.h2 = self.jk = 0
        for face in faces:
            self.see(face)
            if face == JOKER:
                self.jk += 1
            elif self.h1 >> face & 1:
                self.h2 |= ONE << face
            else:
                self.h1 |= ONE << face

    def read_watched(self, seat: int, faces: Sequence[int]) -> None:
        if seat == self.seat:
            return
        for face in faces:
            self.see(face)
            self.known[seat] += 1
            if face < JOKER:
                self.held[seat] |= ONE << face

    def see(self, face: int) -> None:
        """A card whose place is known."""
        self.gone += 1
        if face < JOKER:
            bit = ONE << face
            if self.g1 & bit:
                self.g2 |= bit
            else:
                self.g1 |= bit

    def read_meld(self, m: int, meld: tuple[bool, int, list[tuple[int, int, int, int]], int]) -> None:
        cards = meld[2]
        low = meld[3]
        n = len(cards)
        self.is_run[m] = int(meld[0])
        self.owner[m] = meld[1]
        self.accepts[m] = 0
        c1 = c2 = 0
        for i in range(n):
            face = cards[i][0]
            self.see(face)
            face = cards[i][1]
            if face < JOKER:
                if c1 >> face & 1:
                    c2 |= ONE << face
                else:
                    c1 |= ONE << face
        first = cards[0][1]
        if meld[0]:
            self.read_run(m, first // 13, low, low + n - 1)
        elif first < JOKER and n < self.max_set:
            self.accepts[m] = (COLUMN << first % 13) & ~(c2 if self.twin else c1)

    def read_run(self, m: int, suit: int, low: int, high: int) -> None:
        base = suit * 13
        self.suit[m] = suit
        self.low[m] = low
        self.high[m] = high
        if self.around:  # past the corner only the two ends are looked at
            self.least[m] = low
            self.most[m] = high
            if high - low < 12:
                self.accepts[m] = ONE << (base + (high + 1) % 13) | ONE << (base + (low + 12) % 13)
            return
        least = self.bottom
        most = self.top
        if high == 13 and least == 0:
            least = 1
        if low == 0 and most == 13:
            most = 12
        self.least[m] = least
        self.most[m] = most
        if high < most:
            self.accepts[m] |= ONE << (base + (high + 1) % 13)
        if low > least:
            self.accepts[m] |= ONE << (base + low - 1)

    def side(self, seat: int) -> int:
        return seat % self.teams if self.teams else seat

    def may_lay(self, seat: int, m: int) -> int:
        """Whether a seat may lay off on a meld as far as the rules' limits go; opening is asked apart."""
        if self.layoff == 2:
            return 0
        return int(self.layoff == 0 or self.side(self.owner[m]) == self.side(seat))

    def accepted(self, seat: int) -> int:
        """The faces that the table takes from a seat now."""
        faces = 0
        if not self.needs_opening or self.opened[seat]:
            for m in range(self.melds):
                if self.may_lay(seat, m):
                    faces |= self.accepts[m]
        return faces

    def work_out(self) -> None:
        """What follows from the position for every decision."""
        self.free1 = ALL & ~(self.g2 if self.decks == 2 else self.g1)
        self.free2 = ALL & ~self.g1 if self.decks == 2 else 0
        unseen = self.pack - self.gone
        if unseen < 1:
            unseen = 1
        shortest = 255
        self.next = -1
        self.later_fits = 0
        for i in range(1, self.seats):
            s = (self.seat + i) % self.seats
            if self.counts[s] < shortest:
                shortest = self.counts[s]
            if self.side(s) != self.side(self.seat):
                if self.next < 0:
                    self.next = s
                else:
                    self.later_fits |= self.accepted(s)
        self.next_fits = self.accepted(self.next)
        self.grip_p = (self.counts[self.next] - self.known[self.next]) / float(unseen)
        if self.grip_p > 1.0:
            self.grip_p = 1.0
        left = self.w[STOCK] * (self.stock + 1) / self.seats
        if left > shortest:
            left = shortest
        self.horizon = left / (left + self.w[HORIZON])
        self.loss = self.w[CAUGHT] * (1.0 - self.horizon) + self.w[EARLY] * self.horizon
        free = not self.needs_opening or self.opened[self.seat]
        self.fixed = self.close = 0
        for m in range(self.melds):
            if self.may_lay(self.seat, m):
                if not free:
                    self.close |= self.accepts[m]
                elif not self.is_run[m] or self.around:
                    self.fixed |= self.accepts[m]

    # --- what a hand is worth --------------------------------------------------
    def line(self, cards: int, suit: int) -> int:
        """The cards of a suit by place, an ace at each end where it may stand."""
        row = cards >> (suit * 13) & SUIT
        ace = row & 1
        if not self.low_ace:
            row ^= ace
        if self.high_ace:
            row |= ace << 13
        return row

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
        outs = ones(free) + ones(more) + self.w[PILE_OUT] * ones(pile)
        return outs if n == 2 else outs * self.w[SINGLE]

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
            outs += self.w[SINGLE] * (self.out(suit, low - 1) + self.out(suit, high + 1))
        return outs if self.min_run == 3 else outs * 0.6

    def out(self, suit: int, place: int) -> float:
        """How far a card at a place may still come."""
        if place < 0 or place > 13:
            return 0.0
        n = self.line(self.free1, suit) >> place & 1
        n += self.line(self.free2, suit) >> place & 1
        if n == 0 and self.line(self.pile, suit) >> place & 1:
            return self.w[PILE_OUT]
        return float(n)

    def chance(self, face: int, h1: int, h2: int, jk: int) -> float:
        """How likely a card of the hand is to be played; `close_in` has been asked for this hand."""
        if self.fits >> face & 1:
            return 1.0
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
            outs += self.w[NEAR]
        if jk and self.wild and outs > 0.5:
            outs += self.w[JOKER_OUT] * jk
        return self.w[BASE] + (1.0 - self.w[BASE]) * self.horizon * outs / (outs + self.w[HALF])

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
                        p = self.w[BASE]
                    if p < 1.0:
                        loose += 1
                    total += self.value[face] * (p - (1.0 - p) * self.loss)
            cards >>= 1
            face += 1
        if jk:
            p = self.w[JOKER_CHANCE]
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
        return self.w[OUT] * cards / float(opponents)

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

    # --- weighing actions --------------------------------------------------------
    def take(self, index: int) -> float:
        """What taking the pile from an index up is worth."""
        h1 = self.h1
        h2 = self.h2
        jk = self.jk
        reachable = self.pile
        for i in range(index, self.pile_n):
            face = self.discards[i]
            if face == JOKER:
                jk += 1
            else:
                bit = ONE << face
                if h1 & bit:
                    h2 |= bit
                else:
                    h1 |= bit
                self.pile &= ~bit
        score = self.hand(h1, h2, jk) + self.w[TAKE] + self.w[SWEPT] * (self.pile_n - index)
        self.pile = reachable
        if self.loose <= 1:
            score += self.out_bonus()
        return score

    def without(self, code: int) -> float:
        """What the hand is worth once an action has taken its cards."""
        h1 = self.h1
        h2 = self.h2
        jk = self.jk
        kind = code & KIND
        if kind == RUN:
            low = code >> 2 & 15
            base = (code & 3) * 13
            for i in range(code >> 6 & 15):
                if code >> (10 + i) & 1:
                    jk -= 1
                else:
                    bit = ONE << (base + (low + i) % 13)
                    if h2 & bit:
                        h2 ^= bit
                    else:
                        h1 &= ~bit
        elif kind == SET and code & 15 == 13:
            jk -= code >> 4 & 15
        elif kind == SET:
            for suit in range(4):
                digit = code >> (4 + 3 * suit) & 7
                jk -= DIGIT_J[digit]
                bit = ONE << (suit * 13 + (code & 15))
                for _ in range(DIGIT_N[digit]):
                    if h2 & bit:
                        h2 ^= bit
                    else:
                        h1 &= ~bit
        else:
            face = code & 63 if kind == DISCARD else code >> 6 & 63
            if face == JOKER or (kind == LAY and code >> 12 & 1):
                jk -= 1
            elif h2 >> face & 1:
                h2 ^= ONE << face
            else:
                h1 &= ~(ONE << face)
            if kind == SWAP:
                jk += 1
        return self.hand(h1, h2, jk)

    def points(self, code: int) -> float:
        """What a meld, lay-off, swap or call that lays off scores."""
        kind = code & KIND
        total = 0.0
        if kind == RUN:
            low = code >> 2 & 15
            for i in range(code >> 6 & 15):
                if code >> (10 + i) & 1 and not self.replaced:
                    total += self.value[JOKER]
                elif low + i == 0:
                    total += self.ace_low_value
                else:
                    total += self.value[(code & 3) * 13 + (low + i) % 13]
            return total
        if kind == SET:
            return self.set_points(code)
        m = code & 63
        face = code >> 6 & 63
        if kind in (LAY, CALL_LAY) and code >> 12 & 1 and not self.replaced:
            return self.value[JOKER]
        if face < JOKER and face % 13 == 0 and self.is_run[m] and self.low_end(m, code):
            return self.ace_low_value
        return self.value[face]

    def low_end(self, m: int, code: int) -> bool:
        """Whether an ace played on a run stands at its low end."""
        if code & KIND == SWAP:
            return self.low[m] == 0
        return self.low[m] == 1 and not code >> 13 & 1

    def set_points(self, code: int) -> float:
        cards = 0
        total = 0.0
        if code & 15 == 13:
            cards = code >> 4 & 15
            total = cards * self.value[JOKER]
        else:
            for suit in range(4):
                digit = code >> (4 + 3 * suit) & 7
                value = self.value[suit * 13 + (code & 15)]
                total += DIGIT_N[digit] * value
                total += DIGIT_J[digit] * (value if self.replaced else self.value[JOKER])
                cards += DIGIT_N[digit] + DIGIT_J[digit]
        return 2.0 * total if self.doubles and cards >= 4 else total

    def best_table(self, codes: Sequence[int]) -> int:
        """The meld, lay-off or swap that leaves most; `score` is how much, on the scale of `own`."""
        best = -1
        self.score = -1e9
        for code in codes:
            score = self.points(code) + self.without(code)
            if self.loose <= 1:
                score += self.out_bonus()
            if score > self.score:
                best = code
                self.score = score
        return best

    def best_discard(self, codes: Sequence[int]) -> int:
        """The discard that leaves most and gives away least."""
        best = -1
        self.score = -1e9
        reachable = self.pile
        for code in codes:
            face = code & 63
            if face < JOKER and self.any_depth:
                self.pile = reachable | ONE << face
            score = self.without(code) - self.danger(face)
            self.pile = reachable
            if score > self.score:
                best = code
                self.score = score
        return best

    # --- what a discard gives away -------------------------------------------------
    def danger(self, face: int) -> float:
        """The points that a discard is likely to give to others."""
        if face == JOKER:
            return self.value[JOKER] * (self.w[FIT] + 1.0)
        danger = 0.0
        if self.next_fits >> face & 1:
            danger = self.w[FIT] * self.value[face]
        else:
            self.grip_rank = self.grip_p
            if self.thrown[self.next] >> face % 13 & 1:
                self.grip_rank *= self.w[THROWN]
            direct = self.use(face, self.held[self.next])
            danger = self.w[USE] * direct
            if self.any_depth:
                danger += self.w[PILE_USE] * (self.use(face, self.held[self.next] | self.pile_all) - direct)
        if self.later_fits >> face & 1:
            danger += self.w[LATER_FIT] * self.value[face]
        return danger

    def use(self, face: int, sure: int) -> float:
        """How likely the next opponent is to meld a discard; it can get the `sure` cards, the unseen ones perhaps."""
        rank = face % 13
        suit = face // 13
        total = 0.0
        if self.sets:
            first = 0.0
            for s in range(4):
                if s != suit or self.twin:
                    q = self.grip(s * 13 + rank, sure, self.grip_rank)
                    total += first * q
                    first += q
        if rank or self.low_ace:
            total += self.run_use(suit, rank, sure)
        if rank == 0 and self.high_ace:
            total += self.run_use(suit, 13, sure)
        return total if total < 1.0 else 1.0

    def run_use(self, suit: int, place: int, sure: int) -> float:
        a = self.grip_at(suit, place - 2, sure)
        b = self.grip_at(suit, place - 1, sure)
        c = self.grip_at(suit, place + 1, sure)
        d = self.grip_at(suit, place + 2, sure)
        total = a * b + b * c + c * d
        return total if self.min_run == 3 else total * 0.4

    def grip_at(self, suit: int, place: int, sure: int) -> float:
        if place < 0 or place > 13 or (place == 13 and not self.high_ace) or (place == 0 and not self.low_ace):
            return 0.0
        return self.grip(suit * 13 + place % 13, sure, self.grip_p)

    def grip(self, face: int, sure: int, p: float) -> float:
        if sure >> face & 1:
            return 1.0
        return p if self.free1 >> face & 1 else 0.0
