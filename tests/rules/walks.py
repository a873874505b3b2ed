"""Random walks on which kernel and oracle go side by side; the first difference ends a walk with a record of it."""

from collections import Counter, defaultdict, deque
from dataclasses import dataclass, field, fields
from random import Random

from rummy500.kernel import codes
from rummy500.kernel.state import State
from rummy500.rules import Rules, check_rules
from tests.oracle.deals import deal, pack
from tests.oracle.drafts import NAMES, Draft
from tests.oracle.faces import UNKNOWN
from tests.oracle.moves import Move
from tests.oracle.play import Memory, TooLongError
from tests.oracle.position import Position
from tests.oracle.random_positions import random_draft
from tests.oracle.random_rules import random_rules, tense_rules
from tests.oracle.turns import legal_moves, restock, step
from tests.rules.kernel_side import action_text, deal_state, faces, of_kernel, of_oracle, state_of

Memory.limit = 1_500
POOL: dict[int, deque[int]] = defaultdict(lambda: deque(maxlen=300))
PROBES = Random("probes")
LENGTHS = (3, 6, 12, 24)
LIVELY = ("meld", "lay", "swap", "take", "call", "stand")


class DifferenceError(AssertionError):
    """Kernel and oracle do not agree; the text is a record that shows where."""


@dataclass
class Walk:
    """One walk: where it began, as a record text, and the lines since."""

    rng: Random
    position: Position
    state: State
    beginning: str
    lines: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    patient: bool = False

    def text(self) -> str:
        """The walk as a record."""
        return self.beginning + "".join(f"{line}\n" for line in self.lines)

    def complain(self, what: str) -> DifferenceError:
        """The difference with its record."""
        return DifferenceError(f"{what}\n--- record\n{self.text()}")

    def compare(self) -> dict[str, tuple[Move, int]]:
        """Compares this moment; the legal actions of both, by text."""
        ours, theirs = of_oracle(self.position), of_kernel(self.state, self.position)
        for part in fields(ours):
            mine, other = getattr(ours, part.name), getattr(theirs, part.name)
            if mine != other:
                raise self.complain(f"{part.name}: oracle {mine}, kernel {other}")
        names = NAMES[: self.position.seats]
        kernel = [(action_text(code, self.position, names), code) for code in self.state.legal()]
        oracle = {self._text(move): move for move in legal_moves(self.position)}
        found = dict(kernel)
        if len(found) != len(kernel):
            twice = [text for text, count in Counter(text for text, _ in kernel).items() if count > 1]
            raise self.complain(f"the kernel lists twice: {twice}")
        if found.keys() != oracle.keys():
            only = sorted(oracle.keys() - found.keys()), sorted(found.keys() - oracle.keys())
            raise self.complain(
                f"legal actions\nonly oracle: {only[0]}\nonly kernel: {only[1]}\nboth: {sorted(oracle & found.keys())}"
            )
        return {text: (oracle[text], found[text]) for text in sorted(found)}

    def _text(self, move: Move) -> str:
        other = move.seat not in (-1, self.position.turn)
        return f"{NAMES[move.seat]}: {move}" if other else str(move)

    def go(self, move: Move, code: int) -> None:
        """Both play one action."""
        seat = self.position.turn if move.seat < 0 else move.seat
        self.lines.append(f"- {NAMES[seat]}: {move}")
        self.position = step(self.position, move)
        try:
            self.state.play(code)
        except ValueError as error:
            raise self.complain(f"the kernel refuses what it lists: {error}") from error
        self.seen[move.kind] += 1

    def restock(self) -> None:
        """Both get the same new stock."""
        order = list(self.position.pile[:-1])
        self.rng.shuffle(order)
        self.lines.append("restock: " + " ".join(order))
        self.position = restock(self.position, tuple(order))
        self.state.restock(faces(order))
        self.seen["restock"] += 1

    def walk(self, steps: int) -> int:
        """Goes on for so many actions, or to the end of the round; says how many moments were compared."""
        steps = 10 * steps if self.patient else steps
        for done in range(1, steps + 1):
            try:
                actions = self.compare()
            except TooLongError:
                self.seen["too long"] += 1
                return done - 1
            if self.position.phase == "over":
                return done
            if not actions:
                raise self.complain("no legal action")
            if UNKNOWN in self.position.hand or self.position.stock[:1] == (UNKNOWN,):
                return done
            pool = POOL[self.position.seats]
            self.probe(pool)
            pool.extend([code for _, code in actions.values()][:6])
            text = self._choice(list(actions))
            if self.position.restock_due and "call " not in text:
                self.restock()
                continue
            self.go(*actions[text])
        return steps

    def _choice(self, names: list[str]) -> str:
        lively = [text for text in names if _kind(text) in LIVELY]
        if self.patient:
            lively = [text for text in names if _kind(text) in ("take", "discard")]
        if lively and self.rng.random() < (0.97 if self.patient else 0.7):
            kinds = sorted({_kind(text) for text in lively})
            kind = self.rng.choice([kind for kind in kinds if kind != "take"] or kinds)
            return self.rng.choice([text for text in lively if _kind(text) == kind])
        return self.rng.choice(names)

    def probe(self, pool: deque[int]) -> None:
        """Asks the kernel about foreign actions: what is not listed has a reason, is refused and changes nothing."""
        if self.position.restock_due:
            return
        listed = set(self.state.legal())
        before = of_kernel(self.state, self.position)
        for code in PROBES.sample(pool, min(len(pool), 4)):
            reason = self.state.why_not(code)
            if (reason == 0) != (code in listed):
                raise self.complain(f"reason {reason} of {codes.unpack(code)}, listed: {code in listed}")
            if code not in listed:
                self._refused(code)
        if of_kernel(self.state, self.position) != before:
            raise self.complain("refused actions changed something")

    def _refused(self, code: int) -> None:
        try:
            self.state.play(code)
        except ValueError:
            return
        raise self.complain(f"the kernel plays {codes.unpack(code)}, which it does not list")


def _kind(text: str) -> str:
    return text.rpartition(": ")[2].split()[0]


def from_draft(rng: Random, draft: Draft) -> Walk:
    """A walk that begins with a position."""
    state, reason = state_of(draft)
    walk = Walk(rng, draft.position(), state, draft.text())
    if reason:
        raise walk.complain(f"the kernel says to a position that can be finished: {reason}")
    return walk


def from_deal(rng: Random, rules: Rules, seats: int) -> Walk:
    """A walk that begins with a deal."""
    deck = pack(rules, seats)
    rng.shuffle(deck)
    dealer = rng.randrange(seats)
    state = deal_state(rules, seats, dealer, deck)
    told = Draft(rules, seats, [[] for _ in range(seats)], [], [], [], 0, "draw").text().partition("hand ")[0]
    text = f"{told}dealer: {NAMES[dealer]}\ndeck: {' '.join(deck)}\n"
    return Walk(rng, deal(rules, seats, dealer, deck), state, text)


def random_walk(seed: str, steps: int = 40) -> Walk:
    """The walk of a seed: most begin in a random position, some with a deal of small hands."""
    rng = Random(seed)
    seats = rng.choice([2, 2, 2, 3, 3, 4, 4, 5, 6, 8])
    rules = random_rules(rng, seats)
    if rng.random() < 0.2:
        return from_deal(rng, rules.replace(hand_size=rng.choice([3, 4, 5])), seats)
    draft = random_draft(rng, rules, seats)
    if rng.random() < 0.15:
        _hide(rng, draft)
    if rng.random() < 0.15:
        return _patient(rng, draft)
    return from_draft(rng, draft)


def tense_walk(seed: str) -> Walk:
    """The walk of a seed, of two or three seats who owe much in a position where few ways are left."""
    rng = Random(seed)
    seats = rng.choice([2, 2, 3, 4])
    return from_draft(rng, random_draft(rng, tense_rules(rng, seats), seats, most=9))


def wide_walk(seed: str) -> Walk:
    """The walk of a seed, with long hands and few jokers: long lists of melds."""
    rng = Random(seed)
    rules = random_rules(rng, 2)
    rules = rules.replace(jokers_per_deck=min(rules.jokers_per_deck, 1), pile_duty="none", opening_minimum=0)
    while check_rules(rules, 2):
        rules = rules.replace(jokers_per_deck=0, pile_duty_by="play")
    return from_draft(rng, random_draft(rng, rules, 2, most=rng.choice([16, 22])))


def _hide(rng: Random, draft: Draft) -> None:
    """Some cards that the seat to act does not hold become unknown."""
    for seat, hand in enumerate(draft.hands):
        if seat != draft.turn:
            draft.hands[seat] = [UNKNOWN if rng.random() < 0.5 else card for card in hand]
    draft.stock = [UNKNOWN if rng.random() < 0.5 else card for card in draft.stock]


def _patient(rng: Random, draft: Draft) -> Walk:
    """A walk of few seats around an empty stock, on which hardly anybody melds: the ten-turn rule's ground."""
    draft.stock = draft.stock[: rng.choice([0, 0, 0, 1])]
    walk = from_draft(rng, draft)
    walk.patient = True
    return walk
