"""Flat Monte Carlo over worlds: deals the unseen cards anew, tries each candidate in the same worlds, plays each out.

Plain typed Python; `search.pxd` holds the machine types where the module is compiled, and there the loops let other
threads run. What is searched from is one seat's blinded state: the worlds are drawn from what that seat can know.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from rummy500.bots import plain as cython

from rummy500.bots.keen import Keen
from rummy500.bots.light import Light, melded
from rummy500.bots.rollout import go, play_keenly, play_out
from rummy500.bots.trail import Trail
from rummy500.kernel.state import KernelRules, Rng, State, Work

ONE = 1
JOKER = 52
UNKNOWN = 53
KIND = 0xF << 24
DRAW = 0
PASS = 1 << 24
STAND = 2 << 24
TAKE = 3 << 24
DISCARD = 8 << 24
CALL_LAY = 9 << 24
CALL_TAKE = 10 << 24
NO_CALL = 15 << 24
OVER = 2
MOST = 24
LIMIT = 700
TRIES = 6
QUICK_LIMIT = 300
SPENT_LIMIT = 30000
SPENT_A_PLAYOUT = 30
MELDS_LOOKED_AT = 200
PILE_LOOKED_AT = 6
LEFT_LYING = 0.8


class Search:
    """Searches under one rule set; it serves one decision at a time.

    After `think` `best` is its choice; `found` lists the candidates with the mean lead of the seat's side over the
    others in the playouts of each.
    """

    def __init__(self, kr: KernelRules, weights: Sequence[float], nets: Keen) -> None:
        """`weights` are those of the quick player that plays rounds out, `nets` those of the strong one."""
        self.kr = kr
        self.light = Light(kr, weights)
        self.keen = nets
        self.world = State(kr)
        self.trial = State(kr)
        self.work = Work()
        self.quick = Work()
        self.quick.most = QUICK_LIMIT
        self.rng = Rng(1)
        self.luck = Rng(1)
        self.trail = Trail()
        self.tracks = Trail()
        self.codes = [0] * 24
        self.prior = [0.0] * 24
        self.total = [0.0] * 24
        self.leads = [0.0] * 24
        self.apart = [0.0] * 24
        self.laid = [0.0] * 24
        self.caught = [0.0] * 24
        self.outs = [0.0] * 24
        self.others = [0.0] * 24
        self.tries = [0] * 24
        self.alive = [0] * 24
        self.pool = [0] * 128
        self.pool_n = self.dealt = 0
        self.belief = self.lean = 0.0
        self.moves = 0
        self.rated = False
        self.n = 0
        self.seat = 0
        self.playouts = self.effort = 0
        self.best = NO_CALL

    def know(
        self,
        watched: Sequence[tuple[int, Sequence[int]]],
        left: Sequence[tuple[int, int]],
        thrown: Sequence[tuple[int, int]],
    ) -> None:
        """Say what everybody has seen, by seat, as `Trail.note` takes it."""
        self.trail.note(watched, left, thrown)

    def trust(self, belief: float) -> None:
        """Say how much hands that do not go with what was played are doubted, from 0 (all alike) to 1."""
        self.belief = belief

    def consult(self, moves: int, lean: float) -> None:
        """Say how many decisions of each playout are the nets', and for how many playouts their judgement counts."""
        self.moves = moves
        self.lean = lean

    def show(self, seen: State, seat: int, gone: Sequence[int]) -> None:
        """Show it a position: a seat's blinded state, and every card whose place the seat knows."""
        left = [self.kr.decks] * 53
        left[JOKER] = self.kr.jokers
        for face in gone:
            left[face] -= 1
        self.pool_n = 0
        for face in range(53):
            for _ in range(left[face]):
                self.pool[self.pool_n] = face
                self.pool_n += 1
        self.seat = seat
        self.world.copy_table(seen)

    def candidates(self, seen: State, seat: int, wide: int) -> int:
        """List what may be done, at most `wide` of each kind, the most promising by a quick look; how many."""
        self.seat = seat
        self.n = 0
        self.light.look(seen, seat)
        self.rated = self.lean > 0.0 and seen.turn == seat and not seen.window
        if self.rated:
            self.keen.look(seen, seat, self.trail)
        self.work.n = 0
        if seen.phase == 0:
            if seen.turn == seat:
                seen.list_draws(self.work)
            else:
                self.work.n = 0
                self.work.add(NO_CALL)
            if seen.window:
                seen.list_calls(self.work)
            for i in range(self.work.n):
                self.consider(seen, seat, self.work.code[i], wide)
            return self.n
        if seen.flood():
            # Very many melds: some of each shape are looked at.
            self.work.n = 0
            for code in seen.legal_but_melds() + seen.first_melds(MELDS_LOOKED_AT)[0]:
                self.work.add(code)
        else:
            seen.list_legal(self.work)
        for i in range(self.work.n):
            self.consider(seen, seat, self.work.code[i], wide)
        return self.n

    def consider(self, seen: State, seat: int, code: int, wide: int) -> None:
        """Keep a candidate if it is among the best of its kind."""
        kind = code & KIND
        if kind in (CALL_TAKE, CALL_LAY) and code >> 14 & 7 != seat:
            return
        group = self.group_of(kind)
        score = self.keen.points(seen, code) if self.rated else self.glance(seen, seat, code)
        same = 0
        worst = -1
        for i in range(self.n):
            if self.alive[i] == group:
                same += 1
                if worst < 0 or self.prior[i] < self.prior[worst]:
                    worst = i
        if group and same >= wide:
            if score <= self.prior[worst]:
                return
            self.codes[worst] = code
            self.prior[worst] = score
        elif self.n < MOST:
            self.codes[self.n] = code
            self.prior[self.n] = score
            self.alive[self.n] = group
            self.n += 1

    def group_of(self, kind: int) -> int:
        """Which kinds of actions vie for the same places; 0 is for those of which there is one at most."""
        if kind in (TAKE, CALL_TAKE, CALL_LAY):
            return 1
        if kind == DISCARD:
            return 2
        return 0 if kind in (DRAW, PASS, STAND, NO_CALL) else 3

    def glance(self, seen: State, seat: int, code: int) -> float:
        """What the quick player thinks of an action."""
        kind = code & KIND
        if kind == CALL_LAY:
            return 1000.0
        if kind in (TAKE, CALL_TAKE):
            return self.light.after_take(seen, seat, code & 127)
        if kind == DISCARD:
            return self.light.after(seen, seat, code) - self.light.danger(seen, self.trail, seat, code & 63)
        if kind == PASS:
            return self.light.caught(seen, seat)
        if kind in (DRAW, STAND, NO_CALL):
            score = self.light.hand(seen.hand1[seat], seen.hand2[seat], seen.jokers[seat])
            return score if kind == NO_CALL else score + self.light.w_draw
        return self.light.after(seen, seat, code)

    def deal_world(self, seen: State) -> None:
        """Deal every unseen card: the hands first, then the stock."""
        self.world.copy_table(seen)
        self.dealt = 0
        for seat in range(self.kr.seats):
            if seat != self.seat and seen.hidden[seat]:
                self.deal_hand(seen, seat)
        for i in range(seen.stock_n):
            if self.dealt < self.pool_n:
                self.pick(self.dealt)
                self.world.cards[i] = self.pool[self.dealt]
                self.dealt += 1

    def pick(self, at: int) -> None:
        """Bring one of the pool's cards from a place on to that place, by lot."""
        other = at + self.rng.below(self.pool_n - at)
        card = self.pool[at]
        self.pool[at] = self.pool[other]
        self.pool[other] = card

    def deal_hand(self, seen: State, seat: int) -> None:
        """Deal a hand: what is known of it, the rest by lot; again where the hand is hard to believe in."""
        missing = seen.held[seat] - self.trail.size(seat)
        if missing > self.pool_n - self.dealt:
            missing = self.pool_n - self.dealt
        for again in range(TRIES):
            self.world.hand1[seat] = self.trail.known1[seat]
            self.world.hand2[seat] = self.trail.known2[seat]
            self.world.jokers[seat] = self.trail.jokers[seat]
            self.world.held[seat] = self.trail.size(seat)
            self.world.hidden[seat] = 0
            for i in range(missing):
                self.pick(self.dealt + i)
                self.world.give(seat, self.pool[self.dealt + i])
            if self.belief == 0.0 or again == TRIES - 1 or self.believed(seen, seat):
                break
        if missing > 0:
            self.dealt += missing

    def believed(self, seen: State, seat: int) -> bool:
        """Decide by lot whether a hand is kept, the more often the better it goes with what its player did."""
        if seen.fresh[seat]:
            return True
        h1 = self.world.hand1[seat]
        trust = 1.0
        if melded(self.kr, h1):
            trust -= self.belief
        # These cards lay before it when it drew from the stock, or it threw them itself.
        last = seen.pile_n - PILE_LOOKED_AT
        if last < 0:
            last = 0
        for i in range(last, seen.pile_n):
            face = seen.discards[i]
            if face < JOKER and melded(self.kr, h1 | ONE << face) >> face & 1:
                trust *= 1.0 - LEFT_LYING * self.belief
        return self.rng.below(1024) < 1024.0 * trust

    def try_out(self, code: int) -> float:
        """Play a candidate in the world dealt, and the round to its end: the lead of its side."""
        self.trial.copy_table(self.world)
        self.tracks.copy(self.trail)
        if code == NO_CALL:
            self.trial.window = 0
        else:
            go(self.trial, self.luck, self.tracks, code)
        self.quick.spent = self.quick.nodes = 0
        if self.moves:
            play_keenly(self.trial, self.quick, self.luck, self.light, self.keen, self.tracks, self.moves)
        play_out(self.trial, self.quick, self.luck, self.light, self.tracks, LIMIT)
        self.effort += self.quick.spent
        self.playouts += 1
        return self.lead(self.trial)

    def weigh(self, seen: State, seat: int, seed: int, codes: Sequence[int], worlds: int) -> None:
        """Play at most 24 legal actions out in the same worlds; `know` and `show` come before, `weighed` tells."""
        self.seat = seat
        self.rng = Rng(seed)
        self.playouts = 0
        self.n = 0
        for code in codes[:MOST]:
            self.codes[self.n] = code
            self.n += 1
        with cython.nogil:
            self.compare(seen, worlds)

    def compare(self, seen: State, worlds: int) -> None:
        """Play all candidates out in so many worlds and add up what comes of each."""
        for i in range(self.n):
            self.total[i] = self.apart[i] = self.laid[i] = self.caught[i] = self.outs[i] = self.others[i] = 0.0
            self.tries[i] = 0
        for _ in range(worlds):
            self.deal_world(seen)
            luck = self.rng.x
            for i in range(self.n):
                self.luck.x = luck
                self.leads[i] = self.try_out(self.codes[i])
                self.tally(i)

    def tally(self, i: int) -> None:
        """Add up what a playout came to."""
        seat = self.seat
        self.tries[i] += 1
        self.total[i] += self.leads[i]
        self.apart[i] += (self.leads[i] - self.leads[0]) * (self.leads[i] - self.leads[0])
        self.laid[i] += self.trial.points[seat]
        self.caught[i] += self.trial.hand_points(seat)
        if self.trial.out_seat >= 0 and self.with_seat(self.trial.out_seat):
            self.outs[i] += 1.0
        for other in range(self.kr.seats):
            if not self.with_seat(other):
                self.others[i] += self.trial.score(other)

    def with_seat(self, other: int) -> bool:
        """Whether a seat is on the side that decides."""
        return other == self.seat or bool(self.kr.teams and other % self.kr.teams == self.seat % self.kr.teams)

    def lead(self, s: State) -> float:
        """What a round has brought the seat's side over the others, a seat each."""
        own = 0.0
        others = 0.0
        mine = 0
        theirs = 0
        for seat in range(self.kr.seats):
            if self.with_seat(seat):
                own += s.score(seat)
                mine += 1
            else:
                others += s.score(seat)
                theirs += 1
        return own / mine - others / theirs

    def think(self, seen: State, seat: int, seed: int, budget: int, wide: int) -> int:
        """Give the best candidate after about `budget` playouts; `know` and `show` come before.

        Halves the candidates again and again, each time with as many playouts as before in all.
        """
        n = self.candidates(seen, seat, wide)
        self.rng = Rng(seed)
        self.playouts = 0
        if n == 0:
            self.codes[0] = NO_CALL
        elif n > 1:
            with cython.nogil:
                self.halve(seen, budget)
        self.best = self.codes[0]
        return self.best

    def halve(self, seen: State, budget: int) -> None:
        """Run the rounds of playouts; the candidates are in order afterwards."""
        for i in range(self.n):
            self.total[i] = 0.0
            self.tries[i] = 0
        self.effort = 0
        most = SPENT_LIMIT + SPENT_A_PLAYOUT * budget
        rounds = 0
        left = self.n
        while left > 1:
            left = (left + 1) // 2
            rounds += 1
        left = self.n
        while left > 1:
            worlds = budget // (rounds * left)
            if worlds < 2:
                worlds = 2
            for _ in range(worlds):
                self.deal_world(seen)
                luck = self.rng.x
                for i in range(left):
                    self.luck.x = luck
                    self.leads[i] = self.try_out(self.codes[i])
                if self.effort > most:
                    break  # so hard a position that not even this world has been tried fairly
                for i in range(left):
                    self.total[i] += self.leads[i]
                    self.tries[i] += 1
            self.sort(left)
            if self.effort > most:
                return
            left = (left + 1) // 2

    def sort(self, left: int) -> None:
        """Put the first candidates into the order of their means."""
        for i in range(1, left):
            j = i
            while j > 0 and self.better(j, j - 1):
                self.swap(j, j - 1)
                j -= 1

    def better(self, i: int, j: int) -> bool:
        """Whether a candidate did better than another; where nothing has been tried, whether it looks better."""
        if self.tries[i] == 0 or self.tries[j] == 0:
            return self.prior[i] > self.prior[j]
        if self.rated:
            one = self.total[i] + self.lean * self.prior[i]
            other = self.total[j] + self.lean * self.prior[j]
            return one * self.tries[j] > other * self.tries[i]
        return self.total[i] * self.tries[j] > self.total[j] * self.tries[i]

    def swap(self, i: int, j: int) -> None:
        code = self.codes[i]
        self.codes[i] = self.codes[j]
        self.codes[j] = code
        value = self.total[i]
        self.total[i] = self.total[j]
        self.total[j] = value
        value = self.prior[i]
        self.prior[i] = self.prior[j]
        self.prior[j] = value
        code = self.tries[i]
        self.tries[i] = self.tries[j]
        self.tries[j] = code

    def worlds(self, seen: State, seat: int, seed: int, count: int) -> list[list[list[int]]]:
        """Deal so many worlds and list each one's hands by seat; `know` and `show` come before."""
        self.seat = seat
        self.rng = Rng(seed)
        dealt: list[list[list[int]]] = []
        for _ in range(count):
            self.deal_world(seen)
            dealt.append([self.world.hand(other) for other in range(self.kr.seats)])
        return dealt

    def found(self) -> list[tuple[int, float, int]]:
        """List the candidates: code, mean lead, playouts; the best first."""
        return [
            (self.codes[i], self.total[i] / self.tries[i] if self.tries[i] else 0.0, self.tries[i])
            for i in range(self.n)
        ]

    def weighed(self) -> list[tuple[int, float, float, float, float, float, float, int]]:
        """List what `weigh` found, in its order.

        Each is code, mean lead, mean square of the lead less that of the first, then the means of the seat's points on
        the table, of those in its hand, of the share of rounds that its side ends by going out, and of what all others
        scored together; the playouts.
        """
        rows = []
        for i in range(self.n):
            tries = max(1, self.tries[i])
            means = [self.total[i], self.apart[i], self.laid[i], self.caught[i], self.outs[i], self.others[i]]
            lead, apart, laid, caught, outs, others = [sum_ / tries for sum_ in means]
            rows.append((self.codes[i], lead, apart, laid, caught, outs, others, self.tries[i]))
        return rows
