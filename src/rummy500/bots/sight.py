"""What the strong player's nets see of a position: masks of faces, and marks.

Plain typed Python; `sight.pxd` holds the machine types where the module is compiled. It reads a seat's blinded state
and what everybody has seen, and counts in integers alone, so that both executions see the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from rummy500.bots.light import four, lowest, melded, neighbours
from rummy500.bots.trail import Trail
from rummy500.kernel.state import KernelRules, State

ONE = 1
ALL = (1 << 52) - 1
COLUMN = 1 | 1 << 13 | 1 << 26 | 1 << 39
SUIT = 0x1FFF
JOKER = 52

PLANES = 17
MARKS = 144

# Where each kind of mark begins; a mark is one of so many, and the others of its kind are off.
OWN = 0
NEXT = 21
SHORTEST = 42
STOCK = 54
PILE = 67
LEAD = 80
SEATS = 91
FLAGS = 98
THROWN = 112
PARTNER = 125
DEADWOOD = 133

# Chances in 1024ths that a card is played which cannot be played now.
BASE = 300
PAIR = 235
ALONE = 140
EDGE = 115
GAP = 105
NEAR = 60
WITH_JOKER = 150
MOST = 970

STEPS = [0, 1, 2, 3, 4, 5, 7, 9, 13, 17, 22, 28, 36]


def step_of(n: int) -> int:
    """Which of the growing steps a number has reached."""
    at = 12
    while at > 0 and STEPS[at] > n:
        at -= 1
    return at


class Sight:
    """Sees positions under one rule set; `show` it the next."""

    def __init__(self, kr: KernelRules) -> None:
        self.kr = kr
        self.plane = [0] * 17
        self.mark = [0] * 48
        self.known1 = [0] * 8
        self.left = [0] * 8
        self.thrown = [0] * 8
        self.marks_n = 0
        self.seat = self.next = 0
        self.seen1 = self.seen2 = 0
        self.fits = self.close = self.live = self.pile = self.others = 0
        self.sure = self.hope = self.dead = self.loose = 0
        self.sure_now = self.hope_now = self.dead_now = self.loose_now = 0
        self.sure_sum = self.hope_sum = self.total_sum = 0
        self.part = [0] * 52
        self.near = [0] * 52
        self.playing = self.keeping = False
        self.state = State(kr)
        for face in range(52):
            self.near[face] = neighbours(kr, face)

    def show(
        self,
        state: State,
        seat: int,
        watched: Sequence[tuple[int, Sequence[int]]],
        left: Sequence[tuple[int, int]],
        thrown: Sequence[tuple[int, int]],
    ) -> None:
        """Take in a position: cards known in hands, the top card last left lying, the ranks thrown, each by seat."""
        self.seat = seat
        self.state = state
        self.playing = state.phase == 1
        for s in range(8):
            self.known1[s] = self.thrown[s] = 0
            self.left[s] = -1
        self.seen1 = self.seen2 = 0
        for s, faces in watched:
            if s != seat:
                for face in faces:
                    if face < JOKER:
                        self.known1[s] |= ONE << face
                        self.see(ONE << face)
        for s, face in left:
            self.left[s] = face
        for s, ranks in thrown:
            self.thrown[s] = ranks
        self.look(state)

    def glance(self, s: State, seat: int, trail: Trail) -> None:
        """Take in a position of a round that is played out, with what everybody has seen of it."""
        self.seat = seat
        self.playing = s.phase == 1
        self.seen1 = self.seen2 = 0
        for other in range(self.kr.seats):
            self.known1[other] = 0
            if other != seat:
                self.known1[other] = trail.known1[other]
                self.see(trail.known1[other])
                self.see(trail.known2[other])
            self.left[other] = trail.left[other]
            self.thrown[other] = trail.thrown[other]
        self.look(s)

    def see(self, cards: int) -> None:
        """Cards whose place is known."""
        self.seen2 |= self.seen1 & cards
        self.seen1 |= cards

    def look(self, s: State) -> None:
        """Work out the planes and marks of the position shown."""
        seat = self.seat
        h1 = s.hand1[seat]
        self.see(h1)
        self.see(s.hand2[seat])
        self.look_at_melds(s)
        table = self.seen2 if self.kr.decks == 2 else self.seen1
        self.live = ALL & ~table
        self.fits = s.accepted(seat)
        self.close &= ~self.fits
        self.pile = 0
        top = 0
        upper = 0
        for i in range(s.pile_n):
            if s.discards[i] < JOKER:
                bit = ONE << s.discards[i]
                self.pile |= bit
                self.see(bit)
                if i == s.pile_n - 1:
                    top = bit
                elif i >= s.pile_n - 4:
                    upper |= bit
        self.find_next(s)
        known = self.known1[self.next]
        takeable = self.pile if self.kr.pile_depth == 0 else 0
        self.plane[0] = h1
        self.plane[1] = s.hand2[seat]
        self.plane[2] = melded(self.kr, h1) & h1
        self.plane[3] = self.fits
        self.plane[4] = self.close
        self.plane[5] = self.makes(h1) & ~h1
        self.plane[6] = self.pile
        self.plane[7] = top
        self.plane[8] = upper
        self.plane[9] = known
        self.plane[10] = self.others
        self.plane[11] = ALL & ~(self.seen2 if self.kr.decks == 2 else self.seen1)
        self.plane[12] = s.accepted(self.next)
        self.plane[13] = ONE << self.left[self.next] if 0 <= self.left[self.next] < JOKER else 0
        self.plane[14] = self.makes(known)
        self.plane[15] = self.makes(known | takeable) & ~self.plane[14]
        self.plane[16] = self.makes(h1 | takeable) & ~h1 & ~self.plane[5]
        self.take_marks(s)
        self.keeping = True
        self.weigh(h1, s.hand2[seat], s.jokers[seat])
        self.keeping = False
        self.sure_now = self.sure
        self.hope_now = self.hope
        self.dead_now = self.dead
        self.loose_now = self.loose

    def look_at_melds(self, s: State) -> None:
        """The cards on the table, and those one step beyond what its runs take."""
        self.close = 0
        for m in range(s.melds_n):
            if s.m_run[m]:
                base = s.m_key[m] * 13
                low = s.m_low[m]
                length = s.m_len[m]
                line = ((ONE << length) - 1) << low
                self.see(((line | line >> 13) & SUIT) << base)
                if low >= 2:
                    self.close |= ONE << (base + low - 2)
                if low + length <= 12:
                    self.close |= ONE << (base + (low + length + 1) % 13)
            elif s.m_key[m] < 13:
                self.see((COLUMN << s.m_key[m]) & ~s.m_acc[m])

    def find_next(self, s: State) -> None:
        """The next opponent, and what is known in the hands of all others."""
        self.next = -1
        self.others = 0
        for i in range(1, self.kr.seats):
            other = (self.seat + i) % self.kr.seats
            if self.next < 0 and not self.with_seat(other):
                self.next = other
            else:
                self.others |= self.known1[other]

    def with_seat(self, other: int) -> bool:
        """Whether a seat is on the side that decides."""
        return other == self.seat or (self.kr.teams > 0 and other % self.kr.teams == self.seat % self.kr.teams)

    def set_mark(self, first: int, most: int, at: int) -> None:
        """Set one mark of a kind, the last where there are no more."""
        self.mark[self.marks_n] = first + (at if at < most else most - 1)
        self.marks_n += 1

    def take_marks(self, s: State) -> None:
        """Sizes, points and rules, as marks."""
        seat = self.seat
        shortest = 127
        partner = 0
        best = -1000
        for other in range(self.kr.seats):
            if other != seat and s.held[other] < shortest:
                shortest = s.held[other]
            if not self.with_seat(other):
                if s.points[other] > best:
                    best = s.points[other]
            elif other != seat:
                partner = s.held[other]
        self.marks_n = 0
        self.set_mark(OWN, 21, s.held[seat])
        self.set_mark(NEXT, 21, s.held[self.next])
        self.set_mark(SHORTEST, 12, shortest)
        self.set_mark(STOCK, 13, step_of(s.stock_n))
        self.set_mark(PILE, 13, step_of(s.pile_n))
        best = (s.points[seat] - best + 88) >> 4
        self.set_mark(LEAD, 11, best if best > 0 else 0)
        self.set_mark(SEATS, 7, self.kr.seats - 2)
        self.set_mark(DEADWOOD, 11, s.hand_points(seat) >> 4)
        if self.kr.teams:
            self.set_mark(PARTNER, 8, partner)
        self.take_flags(s)
        thrown = self.thrown[self.next]
        for rank in range(13):
            if thrown >> rank & 1:
                self.set_mark(THROWN, 13, rank)

    def take_flags(self, s: State) -> None:
        """The marks that stand alone."""
        seat = self.seat
        if self.kr.teams:
            self.set_mark(FLAGS, 14, 0)
        if self.kr.jokers:
            self.set_mark(FLAGS, 14, 1 if self.kr.wild else 2)
        if s.jokers[seat]:
            self.set_mark(FLAGS, 14, 2 + s.jokers[seat] if s.jokers[seat] < 3 else 5)
        if s.reached >= 0:
            self.set_mark(FLAGS, 14, 6)
        if s.taken >= 0:
            self.set_mark(FLAGS, 14, 7)
        if not s.fresh[seat]:
            self.set_mark(FLAGS, 14, 8)
        if not s.fresh[self.next]:
            self.set_mark(FLAGS, 14, 9)
        if s.window:
            self.set_mark(FLAGS, 14, 10)
        if self.kr.pile_duty == 2:
            self.set_mark(FLAGS, 14, 11)
        if not self.kr.sets:
            self.set_mark(FLAGS, 14, 12)
        if self.kr.decks == 2:
            self.set_mark(FLAGS, 14, 13)

    def makes(self, cards: int) -> int:
        """The faces that would stand in a meld with two of these cards."""
        found = 0
        if self.kr.sets:
            a = cards & SUIT
            b = cards >> 13 & SUIT
            c = cards >> 26 & SUIT
            d = cards >> 39 & SUIT
            found = (b & c) | (b & d) | (c & d)
            found |= ((a & c) | (a & d) | (c & d)) << 13
            found |= ((a & b) | (a & d) | (b & d)) << 26
            found |= ((a & b) | (a & c) | (b & c)) << 39
        low = cards & ~COLUMN if self.kr.bottom else cards
        above = (low & ~COLUMN) >> 1
        above2 = (low & ~(COLUMN | COLUMN << 1)) >> 2
        below = (low & ~(COLUMN << 12)) << 1
        below2 = (low & ~(COLUMN << 12 | COLUMN << 11)) << 2
        runs = (above & above2) | (above & below) | (below & below2)
        if self.kr.bottom:
            runs &= ~COLUMN
        if self.kr.top >= 13:
            ace = cards & COLUMN
            queen = cards >> 11 & COLUMN
            king = cards >> 12 & COLUMN
            runs |= (queen & king) | (ace & queen) << 12 | (ace & king) << 11
        return (found | runs) & ALL

    def weigh(self, h1: int, h2: int, jk: int) -> None:
        """Add up a hand's points in sixteenths: `sure` to be played, `hope` and `dead` of the `loose` cards."""
        play = (melded(self.kr, h1) | self.fits) & h1
        sure = 0
        hope = 0
        total = 0
        loose = 0
        cards = h1
        while cards:
            bit = cards & -cards
            cards ^= bit
            face = lowest(bit)
            v = self.kr.value[face]
            if play & bit:
                sure += v
            else:
                likely = v * self.chance(h1, face, bit, jk)
                if self.keeping:
                    self.part[face] = likely
                hope += likely
                total += v
                loose += 1
        cards = h2
        while cards:
            bit = cards & -cards
            cards ^= bit
            v = self.kr.value[lowest(bit)]
            if self.fits & bit and not play & bit:
                sure += v
            else:
                hope += v * BASE
                total += v
                loose += 1
        if jk:
            hope += jk * self.kr.value[JOKER] * 600
            total += jk * self.kr.value[JOKER]
            loose += jk
        if self.keeping:
            self.sure_sum = sure
            self.hope_sum = hope
            self.total_sum = total
        self.sum_up(sure, hope, total, loose)

    def sum_up(self, sure: int, hope: int, total: int, loose: int) -> None:
        """Keep what a hand was found to hold."""
        self.sure = sure << 4
        self.hope = hope >> 6
        self.dead = (total << 4) - self.hope
        self.loose = loose

    def weigh_without(self, h1: int, jk: int, face: int) -> None:
        """Weigh the hand looked at without a card, where no card is held twice: only what is close to it changes."""
        gone = ONE << face
        rest = h1 & ~gone
        before = (melded(self.kr, h1) | self.fits) & h1
        play = (melded(self.kr, rest) | self.fits) & rest
        sure = self.sure_sum
        hope = self.hope_sum
        total = self.total_sum
        loose = self.loose_now
        if before & gone:
            sure -= self.kr.value[face]
        else:
            hope -= self.part[face]
            total -= self.kr.value[face]
            loose -= 1
        cards = rest & (self.near[face] | (before & ~play)) & ~play
        while cards:
            bit = cards & -cards
            cards ^= bit
            other = lowest(bit)
            v = self.kr.value[other]
            hope += v * self.chance(rest, other, bit, jk)
            if before & bit:
                sure -= v
                total += v
                loose += 1
            else:
                hope -= self.part[other]
        self.sum_up(sure, hope, total, loose)

    def chance(self, h1: int, face: int, bit: int, jk: int) -> int:
        """How likely a card is to be played that cannot be now, in 1024ths."""
        rank = face % 13
        base = face - rank
        p = BASE
        if self.kr.sets:
            outs = four(self.live, rank)
            if h1 & (COLUMN << rank) & ~bit:
                p += PAIR * outs
            else:
                p += ALONE * outs
        line = h1 >> base & SUIT
        free = self.live >> base & SUIT
        if self.kr.top >= 13:
            line |= (line & 1) << 13
            free |= (free & 1) << 13
        place = rank
        if rank == 0 and self.kr.top >= 13 and (self.kr.bottom or line >> 11 & 3):
            place = 13
        if place < 13 and line >> (place + 1) & 1:
            p += EDGE * (free >> (place + 2) & 1)
            if place:
                p += EDGE * (free >> (place - 1) & 1)
        elif line >> (place + 2) & 1:
            p += GAP * (free >> (place + 1) & 1)
        if place and line >> (place - 1) & 1:
            p += EDGE * (free >> (place + 1) & 1)
            if place > 1:
                p += EDGE * (free >> (place - 2) & 1)
        elif place > 1 and line >> (place - 2) & 1:
            p += GAP * (free >> (place - 1) & 1)
        if self.close & bit:
            p += NEAR
        if jk and self.kr.wild:
            p += WITH_JOKER * jk
        return p if p < MOST else MOST

    def planes(self) -> list[int]:
        """The masks of the position shown, in order."""
        return [self.plane[i] for i in range(PLANES)]

    def marks(self) -> list[int]:
        """The marks that are set."""
        return [self.mark[i] for i in range(self.marks_n)]
