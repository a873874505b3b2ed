"""What the strong player's nets see of an action: terms, each so many sixteenths of an output.

Plain typed Python; `sight_actions.pxd` holds the machine types where the module is compiled. Actions are kernel codes.
"""

from __future__ import annotations

from rummy500.bots.light import four, lowest, melded
from rummy500.bots.sight import Sight
from rummy500.kernel.state import KernelRules, State

ONE = 1
ALL = (1 << 52) - 1
COLUMN = 1 | 1 << 13 | 1 << 26 | 1 << 39
SUIT = 0x1FFF
JOKER = 52
KIND = 0xF << 24
DRAW = 0
PASS = 1 << 24
TAKE = 3 << 24
SET = 4 << 24
RUN = 5 << 24
LAY = 6 << 24
SWAP = 7 << 24
DISCARD = 8 << 24
CALL_TAKE = 10 << 24

TERMS = 96
WHOLE = 16

# Outputs of the draw net: the faces reached, the faces that come with them, then these.
FACES_OF_DRAW = 104
D_STOCK = 104
D_PASS = 105
D_TOP = 106
D_DEEP = 107
D_CALL = 108
D_CARDS = 109
D_SURE = 110
D_HOPE = 111
D_DEAD = 112
D_LOOSE_0 = 113
D_LOOSE_1 = 114
D_DENIED = 115
D_LEFT = 116
D_JOKER = 117
D_REACHED = 118
OUTPUTS_OF_DRAW = 119

# Outputs of the play net: the faces thrown, those melded, those laid off, then these.
FACES_OF_PLAY = 156
P_THROW = 156
P_MELD = 157
P_LAY = 158
P_SWAP = 159
P_POINTS = 160
P_SURE = 161
P_HOPE = 162
P_DEAD = 163
P_LEFT_0 = 164
P_LEFT_1 = 165
P_LEFT_2 = 166
P_CARDS = 167
P_JOKER = 168
P_FITS = 169
P_FITS_VALUE = 170
P_HELD = 171
P_PILE = 172
P_RANK = 173
P_LINE = 174
P_THROWN = 175
P_LEFT_LYING = 176
P_AGAIN = 177
P_VALUE = 178
P_KEPT = 179
OUTPUTS_OF_PLAY = 180


class ActionSight(Sight):
    """Sees positions and their actions: `show` it a position, then `describe` actions."""

    def __init__(self, kr: KernelRules) -> None:
        Sight.__init__(self, kr)
        self.term = [0] * 96
        self.coefficient = [0] * 96
        self.terms_n = 0

    def add(self, output: int, coefficient: int) -> None:
        """Add a term: so many sixteenths of an output."""
        if self.terms_n < TERMS:
            self.term[self.terms_n] = output
            self.coefficient[self.terms_n] = coefficient
            self.terms_n += 1

    def describe(self, s: State, code: int) -> None:
        """Give the terms of an action in the position shown."""
        self.terms_n = 0
        kind = code & KIND
        if kind == DRAW:
            self.add(D_STOCK, WHOLE)
        elif kind == PASS:
            self.add(D_PASS, WHOLE)
        elif kind in (TAKE, CALL_TAKE):
            self.describe_take(s, code & 127, kind == CALL_TAKE)
        elif kind == DISCARD:
            self.describe_discard(s, code & 63)
        elif kind in (SET, RUN, LAY, SWAP):
            self.describe_play(s, code, kind)

    def describe_take(self, s: State, index: int, called: bool) -> None:
        """The terms of taking the pile from an index up."""
        seat = self.seat
        h1 = s.hand1[seat]
        h2 = s.hand2[seat]
        jk = s.jokers[seat]
        n = s.pile_n - index
        denied = 0
        for i in range(index, s.pile_n):
            face = s.discards[i]
            if face == JOKER:
                jk += 1
                self.add(D_JOKER, WHOLE)
                continue
            bit = ONE << face
            if h1 & bit:
                h2 |= bit
            else:
                h1 |= bit
            if (self.plane[14] | self.plane[12]) & bit:
                denied += self.kr.value[face]
            self.add(face if i == index else 52 + face, WHOLE)
        self.add(D_TOP if n == 1 else D_DEEP, WHOLE)
        if called:
            self.add(D_CALL, WHOLE)
        self.weigh(h1, h2, jk)
        self.add(D_CARDS, 2 * n)
        self.add(D_SURE, (self.sure - self.sure_now) >> 4)
        self.add(D_HOPE, (self.hope - self.hope_now) >> 4)
        self.add(D_DEAD, (self.dead - self.dead_now) >> 4)
        if self.loose <= 1:
            self.add(D_LOOSE_0 if self.loose == 0 else D_LOOSE_1, WHOLE)
        self.add(D_DENIED, denied)
        self.add(D_LEFT, 2 * index)
        face = s.discards[index]
        if face < JOKER:
            self.add(D_REACHED, self.kr.value[face])

    def describe_play(self, s: State, code: int, kind: int) -> None:
        """The terms of a meld, a lay-off or a swap."""
        seat = self.seat
        h1 = s.hand1[seat]
        h2 = s.hand2[seat]
        jk = s.jokers[seat]
        left = s.held[seat]
        points = 0
        used = 0
        twice = 0
        if kind in (SET, RUN):
            used = s.naturals(code)
            twice = s.second(code)
            jk -= s.jokers_in(code)
            left -= s.jokers_in(code)
            points = s.meld_value(code)
            self.add(P_MELD, WHOLE)
            if s.jokers_in(code):
                self.add(P_JOKER, WHOLE * s.jokers_in(code))
        else:
            face = code >> 6 & 63
            if face == JOKER or (kind == LAY and code >> 12 & 1):
                jk -= 1
                left -= 1
                points = self.kr.value[JOKER]
                self.add(P_JOKER, WHOLE)
            else:
                used = ONE << face
                points = self.kr.value[face]
            if kind == SWAP:
                jk += 1
                left += 1
            self.add(P_SWAP if kind == SWAP else P_LAY, WHOLE)
        first = 52 if kind in (SET, RUN) else 104
        cards = used
        while cards:
            bit = cards & -cards
            cards ^= bit
            left -= 1
            self.add(first + lowest(bit), WHOLE)
        cards = twice
        while cards:
            cards &= cards - 1
            left -= 1
        both = used & h2
        h2 &= ~(both | twice)
        h1 &= ~(used & ~both)
        h1 &= ~(twice & ~h2 & ~both) if twice else ALL
        self.weigh(h1, h2, jk)
        self.add(P_POINTS, points)
        self.add_change()
        if left <= 2:
            self.add(P_LEFT_0 + left, WHOLE)
        self.add(P_CARDS, 2 * left)

    def add_change(self) -> None:
        """The terms of what an action changes in the hand."""
        self.add(P_SURE, (self.sure - self.sure_now) >> 4)
        self.add(P_HOPE, (self.hope - self.hope_now) >> 4)
        self.add(P_DEAD, (self.dead - self.dead_now) >> 4)

    def describe_discard(self, s: State, face: int) -> None:
        """The terms of a discard."""
        seat = self.seat
        h1 = s.hand1[seat]
        h2 = s.hand2[seat]
        self.add(P_THROW, WHOLE)
        if face == JOKER:
            self.weigh(h1, h2, s.jokers[seat] - 1)
            self.add(P_JOKER, WHOLE)
            self.add_change()
            return
        bit = ONE << face
        v = self.kr.value[face]
        self.add(face, WHOLE)
        if h2:
            if h2 & bit:
                h2 ^= bit
            else:
                h1 ^= bit
            self.weigh(h1, h2, s.jokers[seat])
        else:
            self.weigh_without(h1, s.jokers[seat], face)
            h1 ^= bit
        self.add_change()
        self.add(P_VALUE, v)
        if self.plane[12] & bit:
            self.add(P_FITS, WHOLE)
            self.add(P_FITS_VALUE, v)
        if self.plane[14] & bit:
            self.add(P_HELD, WHOLE)
        elif self.plane[15] & bit:
            self.add(P_PILE, WHOLE)
        self.add(P_RANK, 4 * four(self.plane[11] | self.known1[self.next], face % 13))
        self.add(P_LINE, 4 * self.lines(self.plane[11] | self.known1[self.next], face))
        if self.thrown[self.next] >> (face % 13) & 1:
            self.add(P_THROWN, WHOLE)
        lying = self.left[self.next]
        if 0 <= lying < JOKER and self.beside(lying, face):
            self.add(P_LEFT_LYING, WHOLE)
        if self.makes(h1) & bit:
            self.add(P_AGAIN, WHOLE)
        elif self.beside_any(h1, face):
            self.add(P_KEPT, WHOLE)

    def lines(self, cards: int, face: int) -> int:
        """How many pairs of these cards make a run with a face."""
        place = face % 13
        line = cards >> (face - place) & SUIT
        line |= (line & 1) << 13
        n = 0
        if line >> (place + 1) & 3 == 3:
            n += 1
        if place >= 1 and line >> (place - 1) & 1 and line >> (place + 1) & 1:
            n += 1
        if place >= 2 and line >> (place - 2) & 3 == 3:
            n += 1
        return n

    def beside(self, one: int, other: int) -> bool:
        """Whether two faces are of a rank, or next to each other in a suit."""
        if one % 13 == other % 13:
            return True
        return one // 13 == other // 13 and -2 <= one - other <= 2

    def beside_any(self, cards: int, face: int) -> bool:
        """Whether a face has a partner among cards: of its rank, or at most two away in its suit."""
        place = face % 13
        if self.kr.sets and cards & (COLUMN << place) & ~(ONE << face):
            return True
        line = cards >> (face - place) & SUIT
        line |= (line & 1) << 13
        around = line >> (place + 1) & 3
        if place >= 2:
            around |= line >> (place - 2) & 3
        elif place == 1:
            around |= line & 1
        return around != 0

    def plays(self, face: int) -> bool:
        """Whether a card that is taken alone can be played at once, as far as a quick look tells."""
        if face == JOKER:
            return self.kr.wild != 0
        bit = ONE << face
        return (self.fits | melded(self.kr, self.plane[0] | bit)) & bit != 0

    def terms(self, code: int) -> list[tuple[int, int]]:
        """The terms of an action: outputs and sixteenths."""
        self.describe(self.state, code)
        return [(self.term[i], self.coefficient[i]) for i in range(self.terms_n)]
