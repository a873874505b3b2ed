"""The strong player's nets as a search plays rounds out with them: some ten times as dear as the quick player.

Plain typed Python; `keen.pxd` holds the machine types where the module is compiled. It works on the kernel's state
directly, but of other hands it reads nothing but their sizes and the cards that everybody saw going there (`Trail`).
"""

from __future__ import annotations

from collections.abc import Sequence

from rummy500.bots.net import Net
from rummy500.bots.sight_actions import ActionSight
from rummy500.bots.trail import Trail
from rummy500.kernel.state import KernelRules, State, Work

JOKER = 52
KIND = 0xF << 24
STAND = 2 << 24
TAKE = 3 << 24
SET = 4 << 24
RUN = 5 << 24
LAY = 6 << 24
SWAP = 7 << 24
DISCARD = 8 << 24
SURELY = 1000.0
POINTS = 10.0 / (16 * 256 * 8192)


class Keen:
    """Decides for the seat on turn by a net for drawing and one for playing."""

    def __init__(self, kr: KernelRules, drawing: Sequence[Sequence[int]], playing: Sequence[Sequence[int]]) -> None:
        """`drawing` and `playing` are the nets' layers as `Net` takes them."""
        self.kr = kr
        self.sight = ActionSight(kr)
        self.drawing = Net(drawing)
        self.playing = Net(playing)

    def look(self, s: State, seat: int, trail: Trail) -> None:
        """Take in the position for a seat; `points` rates its actions then."""
        self.sight.glance(s, seat, trail)
        if s.phase == 0:
            self.drawing.look(self.sight)
        else:
            self.playing.look(self.sight)

    def points(self, s: State, code: int) -> float:
        """What an action of the position looked at leads to, in points; only differences mean something."""
        if code & KIND == STAND:
            return SURELY
        if s.phase == 0:
            return POINTS * self.drawing.rate(self.sight, s, code)
        return POINTS * self.playing.rate(self.sight, s, code)

    def choose(self, s: State, w: Work, trail: Trail) -> int:
        """The action of the seat on turn, its calls aside; -1 where the quick player must find one."""
        seat = s.turn
        w.n = 0
        if s.phase == 0:
            s.list_draws(w)
        elif s.flood():
            return -1
        else:
            s.list_legal(w)
        if w.n == 0:
            return -1
        if w.n == 1:
            return w.code[0]
        self.look(s, seat, trail)
        if s.phase == 0:
            return self.draw(s, w)
        return self.play(s, w, seat)

    def draw(self, s: State, w: Work) -> int:
        """The best of the draws listed; what cannot be played is not taken to be kept."""
        best = -1
        top = 0.0
        for i in range(w.n):
            code = w.code[i]
            if code == STAND:
                return code
            if code & KIND == TAKE and not self.comes_to_play(s, code & 127):
                continue
            score = self.points(s, code)
            if best < 0 or score > top:
                best = code
                top = score
        return best

    def comes_to_play(self, s: State, index: int) -> bool:
        """Whether the reached card of a take must be played, or can be at once."""
        if self.kr.pile_duty > 1 or (self.kr.pile_duty == 1 and index != s.pile_n - 1):
            return True
        return self.sight.plays(s.discards[index])

    def play(self, s: State, w: Work, seat: int) -> int:
        """The best of the plays and discards listed; where the stock comes again nothing is held back."""
        hurry = s.reshuffles > 0
        if not hurry and s.taken >= 0:
            hurry = s.jokers[seat] > 0 if s.taken == JOKER else s.hand1[seat] >> s.taken & 1 > 0
        best = -1
        top = 0.0
        tabled = 0
        for i in range(w.n):
            code = w.code[i]
            kind = code & KIND
            puts = 1 if kind in (SET, RUN, LAY, SWAP) else 0
            if hurry and puts < tabled:
                continue
            score = self.points(s, code)
            if best < 0 or score > top or (hurry and puts > tabled):
                best = code
                top = score
                tabled = puts
        return best
