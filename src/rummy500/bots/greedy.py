"""Weighs the actions of a player who looks one action ahead: draws, takes, melds, discards.

Plain typed Python; `greedy.pxd` holds the machine types where the module is compiled. Actions are the kernel's codes.
"""

from __future__ import annotations

from collections.abc import Sequence

from rummy500.bots.worth import Worth
from rummy500.kernel.state import KernelRules, State

ONE = 1
JOKER = 52
KIND = 0xF << 24
SET = 4 << 24
RUN = 5 << 24
LAY = 6 << 24
SWAP = 7 << 24
DISCARD = 8 << 24
CALL_LAY = 9 << 24
DIGIT_N = [0, 1, 2, 0, 1, 0, 0, 0]
DIGIT_J = [0, 0, 0, 1, 1, 2, 0, 0]


class Greedy(Worth):
    """Weighs actions in the position that it is shown."""

    def __init__(
        self, kr: KernelRules, values: Sequence[int], ace_low_value: int, weights: Sequence[float], replaced: int
    ) -> None:
        """`values` and `weights` as in `Worth`; `replaced`: a tabled joker counts as its card."""
        Worth.__init__(self, kr, values, weights)
        self.ace_low_value = ace_low_value
        self.replaced = replaced
        self.grip_rank = 1.0
        self.score = 0.0

    def show(
        self, state: State, seat: int, watched: Sequence[tuple[int, Sequence[int]]], thrown: Sequence[tuple[int, int]]
    ) -> None:
        """Show it a position, as `read` takes it."""
        self.read(state, seat, watched, thrown)
        self.look_ahead()

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
        score = self.hand(h1, h2, jk) + self.w_take + self.w_swept * (self.pile_n - index)
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
            elif kind == LAY and self.is_run[code & 63] and not self.around:
                return self.beyond(code & 63, code, h1, h2, jk)
        return self.hand(h1, h2, jk)

    def beyond(self, m: int, code: int, h1: int, h2: int, jk: int) -> float:
        """What a hand is worth where a run has grown by a lay-off, so that the next card fits."""
        low = self.low[m]
        high = self.high[m]
        if (code >> 6 & 63) % 13 == low - 1 and not code >> 13 & 1:
            self.low[m] = low - 1
        else:
            self.high[m] = high + 1
        total = self.hand(h1, h2, jk)
        self.low[m] = low
        self.high[m] = high
        return total

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

    def danger(self, face: int) -> float:
        """The points that a discard is likely to give to others."""
        if face == JOKER:
            return self.value[JOKER] * (self.w_fit + 1.0)
        danger = 0.0
        if self.next_fits >> face & 1:
            danger = self.w_fit * self.value[face]
        else:
            self.grip_rank = self.grip_p
            if self.thrown[self.next] >> face % 13 & 1:
                self.grip_rank *= self.w_thrown
            direct = self.use(face, self.held[self.next])
            danger = self.w_use * direct
            if self.any_depth:
                danger += self.w_pile_use * (self.use(face, self.held[self.next] | self.pile_all) - direct)
        if self.later_fits >> face & 1:
            danger += self.w_later_fit * self.value[face]
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
