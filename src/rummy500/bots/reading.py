"""A position as a player reads it: its hand, the table, and which cards may still come.

Plain typed Python; `reading.pxd` holds the machine types where the module is compiled. It reads a seat's blinded state
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
AT_ONCE = 1


class Reading:
    """Holds one position under one rule set; `read` shows it the next."""

    def __init__(self, kr: KernelRules) -> None:
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
        self.take_rules(kr)
        self.melds = self.pile_n = self.stock = self.seat = self.next = self.gone = 0
        self.h1 = self.h2 = self.jk = self.g1 = self.g2 = 0
        self.free1 = self.free2 = self.pile = self.pile_all = 0
        self.next_fits = self.later_fits = self.shortest = 0
        self.final = 0
        self.grip_p = 1.0

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
        self.at_once = int(kr.stock_out == AT_ONCE)

    def read(
        self, state: State, seat: int, watched: Sequence[tuple[int, Sequence[int]]], thrown: Sequence[tuple[int, int]]
    ) -> None:
        """Take in a position: `watched` are cards known in other hands, `thrown` the ranks discarded, by seat."""
        self.seat = seat
        self.stock = state.stock_n
        # Whoever empties the stock ends the round: is there one more turn for this seat?
        self.final = int(self.at_once and self.stock - int(state.phase == 0) < self.seats)
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
        self.shortest = 255
        self.next = -1
        self.later_fits = 0
        for i in range(1, self.seats):
            s = (self.seat + i) % self.seats
            if self.counts[s] < self.shortest:
                self.shortest = self.counts[s]
            if self.side(s) != self.side(self.seat):
                if self.next < 0:
                    self.next = s
                else:
                    self.later_fits |= self.accepted(s)
        self.next_fits = self.accepted(self.next)
        self.grip_p = (self.counts[self.next] - self.known[self.next]) / float(unseen)
        if self.grip_p > 1.0:
            self.grip_p = 1.0

    def line(self, cards: int, suit: int) -> int:
        """The cards of a suit by place, an ace at each end where it may stand."""
        row = cards >> (suit * 13) & SUIT
        ace = row & 1
        if not self.low_ace:
            row ^= ace
        if self.high_ace:
            row |= ace << 13
        return row
