"""A round whose cards come by chance one at a time, as games in extensive form have them.

The deal is a chance move for each card, and so is every draw: the stock has no order until it is drawn from. The true
state is the kernel's, with the stock's cards unknown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from rummy500.bots.known import cards_of
from rummy500.cards import CARDS, UNKNOWN
from rummy500.envs.action_ids import SILENT, ActionIds
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.game.coding import caller, decode
from rummy500.game.moves import Seat
from rummy500.kernel import codes
from rummy500.kernel.playout import playout
from rummy500.kernel.state import Rng, State, Work
from rummy500.rules import Rules

__all__ = ["MOST_ACTIONS", "ChanceRound", "replayed"]

MOST_ACTIONS: Final = 5000
"""A round of so many actions is broken off and scored as it stands; the rules alone do not end it."""

_OVER: Final = 2
_JOKER: Final = 52
_QUIET: Final = -1
_TRIES: Final = 200
_PLACED: Final = (codes.SET, codes.RUN, codes.LAY, codes.SWAP)


class ChanceRound:
    """Is a round between chance moves and decisions; seat 0 begins.

    ``public`` tells all that everybody has seen, in order, ``came`` the cards that came to each seat by deal and draw:
    both together are a seat's information state, ``told``. ``shown`` are the cards in a hand that all have seen going
    there. ``hidden`` are the others: face, age, place in ``came``. The age is that of the stock that a card is from, 0
    before any reshuffle: cards of one age that a seat cannot see are equally likely to lie anywhere among them.
    ``past`` is every face and action in order, None in a resampled round, which has another past than its own.
    """

    def __init__(self, book: Book, ids: ActionIds) -> None:
        self.book: Final = book
        self.ids: Final = ids
        self.state = State(book.kernel)
        self.stock = Counter(card.face for card in deal.pack(book.rules, book.seats))
        self.hidden: list[list[tuple[int, int, int]]] = [[] for _ in range(book.seats)]
        self.came: list[list[int]] = [[] for _ in range(book.seats)]
        self.shown: list[Counter[int]] = [Counter() for _ in range(book.seats)]
        self.public = ""
        self._silent = [""] * book.seats
        self.actions = 0
        self.age = 0
        self.past: tuple[int, ...] | None = ()
        self._dealt: list[int] = []
        self._to_deal = book.seats * book.kernel.hand_size + 1
        self._drawing = False
        self._asked = 0
        self._asking = False
        self._legal: dict[int, int] | None = None

    def clone(self) -> ChanceRound:
        """Gives an independent copy."""
        other = ChanceRound.__new__(ChanceRound)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.stock = self.stock.copy()
        other.hidden = [hand[:] for hand in self.hidden]
        other.shown = [cards.copy() for cards in self.shown]
        other.came = [cards[:] for cards in self.came]
        other._silent = self._silent[:]
        other._dealt = self._dealt[:]
        return other

    def __deepcopy__(self, memo: object) -> ChanceRound:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., ChanceRound], tuple[Rules, int, tuple[int, ...]]]:
        if self.past is None:
            raise TypeError("a resampled round cannot be pickled")
        return replayed, (self.book.rules, self.book.seats, self.past)

    @property
    def dealing(self) -> bool:
        """Whether the deal is not yet complete."""
        return len(self._dealt) < self._to_deal

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return not self.dealing and (self.state.phase == _OVER or self.actions >= MOST_ACTIONS)

    @property
    def chance(self) -> bool:
        """Whether a card is to come by chance."""
        return self.dealing or self._drawing

    @property
    def asking(self) -> bool:
        """Whether the seat that decides is asked for a call, and for nothing else."""
        return self._asking

    @property
    def seat(self) -> Seat:
        """The seat that decides: the one on turn, in a call window the one that is asked whether it calls."""
        return (self.state.turn + self._asked) % self.book.seats

    def outcomes(self) -> list[tuple[int, float]]:
        """Lists the faces that may come now, with their probabilities."""
        total = self.stock.total()
        return [(face, count / total) for face, count in sorted(self.stock.items())]

    def settle(self, face: int) -> None:
        """Lets a card come; raises ValueError where it cannot."""
        if not self.chance or self.stock[face] <= 0:
            raise ValueError("that card cannot come now")
        self._remember(face)
        self._take_from_stock(face)
        if self.dealing:
            self._deal(face)
            return
        seat = self.state.turn
        self._drawing = False
        self.state.name_top(face)
        self.state.play(codes.DRAW)
        self._give(seat, face)
        self.public += f";{seat} draw"
        self._settled()

    def _give(self, seat: Seat, face: int) -> None:
        self.hidden[seat].append((face, self.age, len(self.came[seat])))
        self.came[seat].append(face)

    def _remember(self, number: int) -> None:
        if self.past is not None:
            self.past += (number,)

    def _take_from_stock(self, face: int) -> None:
        self.stock[face] -= 1
        if not self.stock[face]:
            del self.stock[face]

    def _deal(self, face: int) -> None:
        seats = self.book.seats
        self._dealt.append(face)
        if self.dealing:
            self._give((len(self._dealt) - 1) % seats, face)
            return
        self.state.deal([*self._dealt, *([UNKNOWN] * self.stock.total())], seats - 1)
        self.public = CARDS[face].text
        self._settled()

    def told(self, seat: Seat) -> str:
        """Gives all that a seat has been told: the cards that came to it, its silences, and what all have seen."""
        dealt = self.book.kernel.hand_size
        came = self.came[seat]
        hand, drawn = (" ".join(CARDS[face].text for face in part) for part in (sorted(came[:dealt]), came[dealt:]))
        return f"{seat}: {hand}; {drawn}; {self._silent[seat]}; {self.public}"

    def legal(self) -> Mapping[int, int]:
        """Gives the legal actions of the seat that decides, by number in rising order, with their codes."""
        if self._legal is None:
            pile = self.state.pile()
            found = self._calls(self.seat) if self._asking else self._plain()
            numbered = {self.ids.number(code, pile): code for code in found}
            if self._asking:
                numbered[SILENT] = _QUIET
            self._legal = dict(sorted(numbered.items()))
        return self._legal

    def _plain(self) -> list[int]:
        return [code for code in self.state.legal() if caller(code) < 0]

    def _calls(self, seat: Seat) -> list[int]:
        return [code for code in self.state.legal_but_melds() if caller(code) == seat]

    def act(self, number: int) -> None:
        """Does an action of the seat that decides; raises ValueError where it is not legal."""
        code = self.legal().get(number)
        if code is None:
            raise ValueError(f"not a legal action: {number}")
        self._remember(number)
        self.actions += 1
        self._legal = None
        if code == _QUIET:
            self._silent[self.seat] += f" {self.actions}"
            self._asked += 1
            self._ask_on()
            return
        if self.state.restock_due and code & codes.KIND in (codes.DRAW, codes.TAKE):
            code = self._restock(code)
        if code == codes.DRAW:
            self._drawing = True
            return
        self._play(code)
        self._settled()

    def _restock(self, code: int) -> int:
        """Makes the pile below its top the new stock, in no order; gives the action on the new pile."""
        below = self.state.pile()[:-1]
        self.state.restock([UNKNOWN] * len(below))
        self.stock = Counter(below)
        self.age += 1
        self.public += ";restock"
        return codes.TAKE if code & codes.KIND == codes.TAKE else code

    def _play(self, code: int) -> None:
        seat = self.state.turn if caller(code) < 0 else caller(code)
        self.public += f";{seat} {decode(self.book, self.state, code)}"
        kind = code & codes.KIND
        if kind in (codes.TAKE, codes.CALL_TAKE):
            self.shown[seat].update(self.state.pile()[code & 127 :])
        elif kind in _PLACED:
            cards = cards_of(code)
            for face in (*cards.naturals, *([_JOKER] * cards.jokers)):
                self._lose(seat, face)
            if kind == codes.SWAP:
                self.shown[seat][_JOKER] += 1
        elif kind == codes.DISCARD:
            self._lose(seat, code & 63)
        self.state.play(code)

    def _lose(self, seat: Seat, face: int) -> None:
        """Takes a card from what is known of a hand: one that all have seen first, then the oldest."""
        if self.shown[seat][face] > 0:
            self.shown[seat][face] -= 1
            return
        self.hidden[seat].remove(min(card for card in self.hidden[seat] if card[0] == face))

    def _settled(self) -> None:
        """Looks who decides next: in an open window all who could call are asked, from the one on turn on."""
        self._legal = None
        self._asked = 0
        self._asking = bool(self.state.window) and self.state.phase != _OVER
        if self._asking:
            self._ask_on()

    def _ask_on(self) -> None:
        while self._asked < self.book.seats:
            if self._calls(self.seat):
                return
            self._asked += 1
        self._asked = 0
        self._asking = False

    def returns(self) -> list[int]:
        """Gives what each seat makes of the round as it stands; partners have their team's sum."""
        if self.dealing:
            return [0] * self.book.seats
        rules = self.book.rules
        scores = [self.state.score(seat) for seat in range(self.book.seats)]
        teams: Counter[int] = Counter()
        for seat, score in enumerate(scores):
            teams[rules.team_of(seat)] += score
        return [teams[rules.team_of(seat)] for seat in range(self.book.seats)]

    def played_out(self, rng: Random) -> list[int]:
        """Gives what the seats make of the round when all act at random from here; raises ValueError in the deal."""
        if self.dealing:
            raise ValueError("the deal is not complete")
        end = self.clone()
        order = list(self.stock.elements())
        rng.shuffle(order)
        end.state.put_stock(order)
        if self._drawing:
            end.state.play(codes.DRAW)
        playout(end.state, Rng(rng.getrandbits(32)), Work())
        return end.returns()

    def resample(self, seat: Seat, below: Callable[[int], int]) -> ChanceRound:
        """Gives a copy in which everything that the seat cannot know is dealt anew; ``below(n)`` is one of 0 … n - 1.

        Every world that fits what the seat has been told of the cards is equally likely. Where another seat decides,
        only worlds count in which it can go on. Raises ValueError before the deal is complete, or where many tries
        have found no world.
        """
        if self.dealing:
            raise ValueError("the deal is not complete")
        for _ in range(_TRIES):
            world = self.clone()
            world.past = None
            world._redeal(seat, below)
            if world.over or world.chance or world.seat == seat or world.legal():
                return world
        raise ValueError("no world found in which the seat on turn can go on")

    def _redeal(self, seat: Seat, below: Callable[[int], int]) -> None:
        pools: dict[int, list[int]] = {}
        others = [other for other in range(self.book.seats) if other != seat]
        for other in others:
            for face, age, _ in self.hidden[other]:
                pools.setdefault(age, []).append(face)
        pools.setdefault(self.age, []).extend(sorted(self.stock.elements()))
        for pool in pools.values():
            pool.sort()
            for place in range(len(pool) - 1, 0, -1):
                swap = below(place + 1)
                pool[place], pool[swap] = pool[swap], pool[place]
        for other in others:
            if self.hidden[other]:
                self.hidden[other] = [(pools[age].pop(), age, place) for _, age, place in self.hidden[other]]
                for face, _, place in self.hidden[other]:
                    self.came[other][place] = face
                hand = [face for face, *_ in self.hidden[other]] + list(self.shown[other].elements())
                self.state.put_hand(other, hand)
        self.stock = Counter(pools[self.age])
        if self.seat != seat:
            self._legal = None


def replayed(rules: Rules, seats: int, past: Sequence[int]) -> ChanceRound:
    """Plays a round's past again; raises ValueError where it cannot have happened."""
    book = Book.of(rules, seats)
    round = ChanceRound(book, ActionIds.of(book))
    for number in past:
        if round.chance:
            round.settle(number)
        else:
            round.act(number)
    return round
