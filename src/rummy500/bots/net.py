"""A small net that scores actions, in integers: the four suits are treated alike.

Plain typed Python; `net.pxd` holds the machine types where the module is compiled. A suit's units see its own planes,
the sum of all suits' planes, and the marks; the second layer sees its suit's units and the sum of all. Outputs are made
only where an action has a term for them. Everything is counted in whole numbers, so both executions score alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from rummy500.bots.sight_actions import ActionSight
from rummy500.kernel.state import State

UNITS = (64, 48)
"""The units of each layer, for a suit; the loops have the numbers themselves, which makes them three times as fast."""

TOP = 4070
"""The most of a unit; units are 256ths, weights of the two layers 512ths and 1024ths, of outputs 8192nds."""

WHOLE_SCORE = 16 * 256 * 8192
"""What a score of one is, in the parts that are counted."""

PLACES = [0] * 67


def _fill_tables() -> None:
    for place in range(63):
        PLACES[2**place % 67] = place


_fill_tables()


class Net:
    """Scores the actions of the position that its sight has been shown."""

    def __init__(self, layers: Sequence[Sequence[int]]) -> None:
        """`layers` are own, all, mark, bias, own2, all2, bias2, face, face_bias, whole, whole_bias, each a flat row."""
        self.own = [0] * 14144
        self.all = [0] * 14144
        self.mark = [0] * 9216
        self.bias = [0] * 64
        self.own2 = [0] * 3072
        self.all2 = [0] * 3072
        self.bias2 = [0] * 48
        self.face = [0] * 1872
        self.face_bias = [0] * 39
        self.whole = [0] * 1536
        self.whole_bias = [0] * 32
        self.common = [0] * 64
        self.sums = [0] * 256
        self.units = [0] * 256
        self.pooled = [0] * 64
        self.second = [0] * 192
        self.second_pooled = [0] * 48
        self.kept = [0] * 180
        self.kept_at = [0] * 180
        self.looks = 0
        self.score = 0
        self.faces = 0
        self.take(layers)

    def take(self, layers: Sequence[Sequence[int]]) -> None:
        """Copy the weights."""
        for i in range(14144):
            self.own[i] = layers[0][i]
            self.all[i] = layers[1][i]
        for i in range(9216):
            self.mark[i] = layers[2][i]
        for i in range(64):
            self.bias[i] = layers[3][i]
        for i in range(3072):
            self.own2[i] = layers[4][i]
            self.all2[i] = layers[5][i]
        for i in range(48):
            self.bias2[i] = layers[6][i]
        for i in range(len(layers[7])):
            self.face[i] = layers[7][i]
        for i in range(len(layers[8])):
            self.face_bias[i] = layers[8][i]
        for i in range(len(layers[9])):
            self.whole[i] = layers[9][i]
        for i in range(len(layers[10])):
            self.whole_bias[i] = layers[10][i]
        self.faces = 4 * len(layers[8])

    def look(self, sight: ActionSight) -> None:
        """Work out the units of the position that a sight shows."""
        self.looks += 1
        for i in range(64):
            self.common[i] = self.bias[i]
            self.sums[i] = self.sums[64 + i] = self.sums[128 + i] = self.sums[192 + i] = 0
        for k in range(sight.marks_n):
            at = sight.mark[k] * 64
            for i in range(64):
                self.common[i] += self.mark[at + i]
        for plane in range(17):
            cards = sight.plane[plane]
            while cards:
                bit = cards & -cards
                cards ^= bit
                face = PLACES[bit % 67]
                at = (plane * 13 + face % 13) * 64
                to = face // 13 * 64
                for i in range(64):
                    self.common[i] += self.all[at + i]
                    self.sums[to + i] += self.own[at + i]
        self.layer()

    def layer(self) -> None:
        """Work out the units from the sums, and the second layer from them."""
        for i in range(64):
            pooled = 0
            for suit in range(4):
                unit = (self.sums[suit * 64 + i] + self.common[i] + 1) >> 1
                unit = 0 if unit < 0 else TOP if unit > TOP else unit
                self.units[suit * 64 + i] = unit
                pooled += unit
            self.pooled[i] = pooled
        for j in range(48):
            shared = self.bias2[j] + 512
            at = j * 64
            for i in range(64):
                shared += self.pooled[i] * self.all2[at + i]
            pooled = 0
            for suit in range(4):
                total = shared
                to = suit * 64
                for i in range(64):
                    total += self.units[to + i] * self.own2[at + i]
                total >>= 10
                total = 0 if total < 0 else TOP if total > TOP else total
                self.second[suit * 48 + j] = total
                pooled += total
            self.second_pooled[j] = pooled

    def output(self, index: int) -> int:
        """One output; the actions of a position have most of theirs in common."""
        if self.kept_at[index] != self.looks:
            self.kept_at[index] = self.looks
            self.kept[index] = self.work_out(index)
        return self.kept[index]

    def work_out(self, index: int) -> int:
        """One output from the units."""
        if index < self.faces:
            face = index % 52
            row = index // 52 * 13 + face % 13
            total = self.face_bias[row]
            to = face // 13 * 48
            for j in range(48):
                total += self.second[to + j] * self.face[row * 48 + j]
            return total
        row = index - self.faces
        total = self.whole_bias[row]
        for j in range(48):
            total += self.second_pooled[j] * self.whole[row * 48 + j]
        return total

    def rate(self, sight: ActionSight, s: State, code: int) -> int:
        """The score of an action of the position looked at: the sum of its terms."""
        sight.describe(s, code)
        total = 0
        for i in range(sight.terms_n):
            total += sight.coefficient[i] * self.output(sight.term[i])
        return total

    def choose(self, sight: ActionSight, codes: Sequence[int]) -> int:
        """The first of the actions with the best score, which `score` is then; -1 where there are none."""
        self.look(sight)
        best = -1
        self.score = 0
        for code in codes:
            score = self.rate(sight, sight.state, code)
            if best < 0 or score > self.score:
                best = code
                self.score = score
        return best
