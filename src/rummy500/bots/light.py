"""The quick player that search plays rounds out with: it sees its seat's part alone and decides in a microsecond.

Plain typed Python; `light.pxd` holds the machine types where the module is compiled. It works on the kernel's state
directly, but of other hands it reads nothing but their sizes and the cards that everybody saw going there (`Trail`).
"""

from __future__ import annotations

from collections.abc import Sequence

from rummy500.bots.trail import Trail
from rummy500.kernel.state import KernelRules, State, Work

ONE = 1
FACES = (1 << 52) - 1
COLUMN = 1 | 1 << 13 | 1 << 26 | 1 << 39
SUIT = 0x1FFF
JOKER = 52
KIND = 0xF << 24
PASS = 1 << 24
STAND = 2 << 24
SET = 4 << 24
RUN = 5 << 24
LAY = 6 << 24
SWAP = 7 << 24
DISCARD = 8 << 24
CALL_LAY = 9 << 24

WEIGHT_NAMES = (
    "pair",  # chance that each live card of the rank gives to a card with one partner of its rank
    "alone",  # the same for a card without a partner
    "edge",  # chance that each live card at the ends gives to two neighbours of a suit
    "gap",  # the same for the card between two with one gap
    "near",  # chance that a neighbour of what the table takes gives
    "joker",  # chance of a wild joker in the hand
    "base",  # chance of a card with nothing
    "half",  # how far off the end must be for half of these chances
    "loss",  # share of its points that an unplayed card costs, over the cards of the shortest hand beside and one
    "far",  # share of its points that it costs however far the end
    "draw",  # what an unseen card is worth
    "take",  # a take besides its cards
    "swept",  # each card that a take brings
    "fit",  # a discard that the next opponent can lay off, for each point
    "help",  # a discard that with cards of the pile, or known in a hand beside, makes a meld, for each point
    "out",  # going out, for each card in an opponent's hand
    "call",  # a Rummy call besides its cards
)
"""The weights in their order, and what each of them counts."""


PLACES = [0] * 67


def _fill_tables() -> None:
    for place in range(63):
        PLACES[2**place % 67] = place


_fill_tables()


def lowest(mask: int) -> int:
    """The place of the lowest bit (2 has order 66 modulo 67)."""
    return PLACES[(mask & -mask) % 67]


def four(mask: int, rank: int) -> int:
    """How many cards of a rank are in a mask."""
    mask >>= rank
    return (mask & 1) + (mask >> 13 & 1) + (mask >> 26 & 1) + (mask >> 39 & 1)


def melded(kr: KernelRules, h1: int) -> int:
    """The natural cards that stand in a set of three or a run of three with each other, under these rules."""
    done = 0
    if kr.sets:
        a = h1 & SUIT
        b = h1 >> 13 & SUIT
        c = h1 >> 26 & SUIT
        d = h1 >> 39 & SUIT
        three = (a & b & (c | d)) | (c & d & (a | b))
        done = h1 & (three | three << 13 | three << 26 | three << 39)
    starts = h1 & (h1 & ~COLUMN) >> 1 & (h1 & ~(COLUMN | COLUMN << 1)) >> 2
    if kr.bottom:
        starts &= ~COLUMN
    runs = starts | starts << 1 | starts << 2
    if kr.top >= 13:
        high = (h1 >> 11) & (h1 >> 12) & h1 & COLUMN
        runs |= high | high << 11 | high << 12
    return done | runs


def neighbours(kr: KernelRules, face: int) -> int:
    """The faces with which one can stand in a meld: those of its rank, and two steps each way in its suit."""
    rank = face % 13
    near = COLUMN << rank
    for step in (-2, -1, 1, 2):
        if kr.top >= 13 or 0 <= rank + step < 13:
            near |= ONE << (face - rank + (rank + step + 13) % 13)
    return near & ~(ONE << face)


class Light:
    """Decides for the seat on turn by a table of weights."""

    def __init__(self, kr: KernelRules, weights: Sequence[float]) -> None:
        """`weights` are in the order of their names."""
        self.kr = kr
        self.value = [0] * 54
        self.near = [0] * 52
        self.worth = [0.0] * 52
        self.set_values(kr)
        self.pair = weights[0]
        self.alone = weights[1]
        self.edge = weights[2]
        self.gap = weights[3]
        self.near_table = weights[4]
        self.joker = weights[5]
        self.base = weights[6]
        self.half = weights[7]
        self.w_loss = weights[8]
        self.w_far = weights[9]
        self.w_draw = weights[10]
        self.w_take = weights[11]
        self.w_swept = weights[12]
        self.w_fit = weights[13]
        self.w_help = weights[14]
        self.w_out = weights[15]
        self.w_call = weights[16]
        self.fits = self.close = self.live = 0
        self.loss = self.horizon = 0.0
        self.cards_beside = self.opponents = 0
        self.opponent = 0
        self.score = 0.0

    def set_values(self, kr: KernelRules) -> None:
        """Copy what each card costs in the hand."""
        for face in range(54):
            self.value[face] = kr.value[face]
        for face in range(52):
            self.near[face] = neighbours(kr, face)

    def look(self, s: State, seat: int) -> None:
        """Take in the table for a seat: what it accepts, what is still to come, how long the round may last."""
        seen = s.hand1[seat]
        close = 0
        for m in range(s.melds_n):
            if s.m_run[m]:
                base = s.m_key[m] * 13
                low = s.m_low[m]
                length = s.m_len[m]
                line = ((ONE << length) - 1) << low
                seen |= ((line | line >> 13) & SUIT) << base
                if low >= 2:
                    close |= ONE << (base + low - 2)
                if low + length <= 12:
                    close |= ONE << (base + (low + length + 1) % 13)
            elif s.m_key[m] < 13:
                seen |= (COLUMN << s.m_key[m]) & ~s.m_acc[m]
        self.fits = s.accepted(seat)
        self.close = close & ~self.fits if self.fits else 0
        self.live = FACES if self.kr.decks == 2 else FACES & ~seen
        shortest = 127
        self.cards_beside = 0
        self.opponents = 0
        self.opponent = -1
        for i in range(1, self.kr.seats):
            other = (seat + i) % self.kr.seats
            if s.held[other] < shortest:
                shortest = s.held[other]
            if self.kr.teams == 0 or other % self.kr.teams != seat % self.kr.teams:
                if self.opponent < 0:
                    self.opponent = other
                self.opponents += 1
                self.cards_beside += s.held[other]
        left = 1.0 * shortest
        turns = 1.0 * s.stock_n / self.kr.seats
        if turns < left:
            left = turns
        self.horizon = (left + 0.5) / (left + 0.5 + self.half)
        self.loss = self.w_loss / (left + 1.0) + self.w_far

    def hand(self, h1: int, h2: int, jk: int) -> float:
        """What a hand is worth to the seat looked at: the points of each card by how likely it is to be played."""
        play = (melded(self.kr, h1) | self.fits) & h1
        total = 0.0
        cards = h1
        while cards:
            bit = cards & -cards
            cards ^= bit
            face = lowest(bit)
            v = self.value[face]
            if play & bit:
                self.worth[face] = v
            else:
                p = self.chance(h1, face, bit, jk)
                self.worth[face] = v * (p - (1.0 - p) * self.loss)
            total += self.worth[face]
        cards = h2
        while cards:
            bit = cards & -cards
            cards ^= bit
            v = self.value[lowest(bit)]
            if self.fits & bit and not play & bit:
                total += v
            else:
                total += v * (self.base - (1.0 - self.base) * self.loss)
        if jk:
            p = self.joker * self.horizon
            total += jk * self.value[JOKER] * (p - (1.0 - p) * self.loss)
        return total

    def less(self, h1: int, jk: int, face: int) -> float:
        """What a hand of single cards loses with one of them; `hand` has just been asked about the whole.

        Only cards of its rank and its neighbours are judged anew, and those that stood in a meld with it.
        """
        rest = h1 & ~(ONE << face)
        before = melded(self.kr, h1) | self.fits
        play = melded(self.kr, rest) | self.fits
        total = self.worth[face]
        cards = rest & (self.near[face] | (before & ~play))
        while cards:
            bit = cards & -cards
            cards ^= bit
            other = lowest(bit)
            if not play & bit:
                p = self.chance(rest, other, bit, jk)
                total += self.worth[other] - self.value[other] * (p - (1.0 - p) * self.loss)
        return total

    def chance(self, h1: int, face: int, bit: int, jk: int) -> float:
        """How likely a card is to be played that cannot be now."""
        rank = face % 13
        base = face - rank
        p = self.base
        if self.kr.sets:
            column = COLUMN << rank
            outs = four(self.live, rank)
            if h1 & column & ~bit:
                p += self.pair * outs
            else:
                p += self.alone * outs
        line = h1 >> base & SUIT
        open_line = self.live >> base & SUIT
        if self.kr.top >= 13:
            line |= (line & 1) << 13
            open_line |= (open_line & 1) << 13
        place = rank
        if rank == 0 and self.kr.top >= 13 and (self.kr.bottom or line >> 11 & 3):
            place = 13
        if place < 13 and line >> (place + 1) & 1:
            p += self.edge * (open_line >> (place + 2) & 1)
            if place:
                p += self.edge * (open_line >> (place - 1) & 1)
        elif line >> (place + 2) & 1:
            p += self.gap * (open_line >> (place + 1) & 1)
        if place and line >> (place - 1) & 1:
            p += self.edge * (open_line >> (place + 1) & 1)
            if place > 1:
                p += self.edge * (open_line >> (place - 2) & 1)
        elif place > 1 and line >> (place - 2) & 1:
            p += self.gap * (open_line >> (place - 1) & 1)
        if self.close & bit:
            p += self.near_table
        if jk and self.kr.wild:
            p += 0.15 * jk
        p *= self.horizon
        return p if p < 0.95 else 0.95

    def danger(self, s: State, trail: Trail, seat: int, face: int) -> float:
        """The points that a discard is likely to give to the next opponent."""
        if face == JOKER:
            return 2.0 * self.value[JOKER]
        bit = ONE << face
        other = self.opponent
        total = 0.0
        if s.accepted(other) & bit:
            total += self.w_fit * self.value[face]
        pile = trail.known1[other] | bit
        if self.kr.pile_depth == 0:
            for i in range(s.pile_n):
                if s.discards[i] < JOKER:
                    pile |= ONE << s.discards[i]
        if melded(self.kr, pile) & bit:
            total += self.w_help * self.value[face]
        return total

    def out_bonus(self) -> float:
        """What ending the round is worth: the cards that the opponents are caught with."""
        return self.w_out * self.cards_beside / self.opponents

    def after_take(self, s: State, seat: int, index: int) -> float:
        """What a hand is worth with the pile from an index up; `self.score` is left alone."""
        h1 = s.hand1[seat]
        h2 = s.hand2[seat]
        jk = s.jokers[seat]
        for i in range(index, s.pile_n):
            face = s.discards[i]
            if face == JOKER:
                jk += 1
            elif h1 >> face & 1:
                h2 |= ONE << face
            else:
                h1 |= ONE << face
        return self.hand(h1, h2, jk) + self.w_take + self.w_swept * (s.pile_n - index)

    def after(self, s: State, seat: int, code: int) -> float:
        """What is scored by a meld, lay-off, swap or discard of a seat, and what its hand is worth then."""
        h1 = s.hand1[seat]
        h2 = s.hand2[seat]
        jk = s.jokers[seat]
        kind = code & KIND
        points = 0.0
        if kind in (SET, RUN):
            used = s.naturals(code)
            twice = s.second(code)
            jk -= s.jokers_in(code)
            points = s.meld_value(code)
        else:
            face = code & 63 if kind == DISCARD else code >> 6 & 63
            twice = 0
            used = 0
            if face == JOKER or (kind == LAY and code >> 12 & 1):
                jk -= 1
                face = JOKER
            else:
                used = ONE << face
            if kind != DISCARD:
                points = self.value[face]
            if kind == SWAP:
                jk += 1
        both = used & h2
        h2 &= ~(both | twice)
        h1 &= ~(used & ~both)
        h1 &= ~(twice & ~h2 & ~both) if twice else FACES
        if h1 == 0 and jk == 0 and h2 == 0:
            points += self.out_bonus()
        return points + self.hand(h1, h2, jk)

    def choose(self, s: State, w: Work, trail: Trail) -> int:
        """The action of the seat on turn, its calls aside; -1 where none was found within the work's limit."""
        seat = s.turn
        w.n = 0
        if s.phase == 0:
            s.list_draws(w)
            if w.n == 1:
                return w.code[0]
            return self.draw(s, w, seat)
        self.look(s, seat)
        h1 = s.hand1[seat]
        if (
            s.reached >= 0
            or s.jokers[seat]
            or self.kr.joker_swap
            or self.kr.twin
            or s.stood
            or (melded(self.kr, h1) | self.fits) & h1
            or s.opening_sum
        ):
            need = s.needed()
            if s.flood():
                s.list_shapes(w, h1, s.hand2[seat], s.jokers[seat], need, True)
            else:
                s.list_melds(w, h1, s.hand2[seat], s.jokers[seat], need)
            s.list_table(w, need)
            s.keep_good(w)
            if w.n:
                return self.best(s, w, seat)
        s.list_discards(w)
        if w.n == 0:
            return -1  # a way on that is hard to find
        if w.n == 1:
            return w.code[0]
        return self.discard(s, w, trail, seat)

    def draw(self, s: State, w: Work, seat: int) -> int:
        """The best of the draws listed."""
        self.look(s, seat)
        best = w.code[0]
        self.score = self.hand(s.hand1[seat], s.hand2[seat], s.jokers[seat]) + self.w_draw
        if best == PASS:
            self.score = self.caught(s, seat)
        for i in range(1, w.n):
            code = w.code[i]
            if code == STAND:
                return code
            index = code & 127
            if index == s.pile_n - 1 and not self.plays(s, seat, s.discards[index]):
                continue
            score = self.after_take(s, seat, index)
            if score > self.score:
                best = code
                self.score = score
        return best

    def plays(self, s: State, seat: int, face: int) -> bool:
        """Whether a card that is taken alone can be played at once, as far as a quick look tells."""
        if face == JOKER:
            return self.kr.wild != 0
        bit = ONE << face
        h1 = s.hand1[seat] | bit
        return bool((self.fits | melded(self.kr, h1)) & bit)

    def caught(self, s: State, seat: int) -> float:
        """What ending the round by a pass comes to."""
        if not self.kr.stock_out_penalty:
            return 0.0
        return self.out_bonus() - s.hand_points(seat)

    def best(self, s: State, w: Work, seat: int) -> int:
        """The best of the melds, lay-offs and swaps listed."""
        best = w.code[0]
        if w.n == 1:
            return best
        top = -1e9
        most = w.n if w.n < 64 else 64
        for i in range(most):
            score = self.after(s, seat, w.code[i])
            if score > top:
                top = score
                best = w.code[i]
        return best

    def discard(self, s: State, w: Work, trail: Trail, seat: int) -> int:
        """The discard that leaves most and gives away least."""
        h1 = s.hand1[seat]
        jk = s.jokers[seat]
        single = s.hand2[seat] == 0 and s.held[seat] > 1
        whole = self.hand(h1, 0, jk) if single else 0.0
        best = w.code[0]
        top = -1e9
        for i in range(w.n):
            face = w.code[i] & 63
            if single and face != JOKER:
                score = whole - self.less(h1, jk, face)
            else:
                score = self.after(s, seat, w.code[i])
            score -= self.danger(s, trail, seat, face)
            if score > top:
                top = score
                best = w.code[i]
        return best

    def call(self, s: State, w: Work) -> int:
        """The first call that somebody makes in the open window, 0 for none."""
        w.n = 0
        s.list_calls(w)
        best = 0
        end = w.n
        for step in range(s.kr.seats - 1):
            seat = (s.turn + step) % s.kr.seats
            top = -1e9
            for i in range(end):
                code = w.code[i]
                if code >> 14 & 7 == seat:
                    if code & KIND == CALL_LAY:
                        return code
                    if top < -1e8:
                        self.look(s, seat)
                        top = self.hand(s.hand1[seat], s.hand2[seat], s.jokers[seat])
                    score = self.after_take(s, seat, code & 127) + self.w_call
                    if score > top:
                        top = score
                        best = code
            if best:
                return best
        return 0
