"""Plays rounds in which some seats are programs: moves and events, where the kernel's own loop has codes alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Final

from rummy500.bots.outside import PROTOCOL, Fault, Hello, LostError, Outside, Told
from rummy500.bots.playing import ROUND_LIMIT, TURN_LIMIT, EndlessError, Sitter
from rummy500.bots.simple import Policy, beginner
from rummy500.cards import CARDS
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.game.coding import decode
from rummy500.game.events import Event, events_for
from rummy500.game.log import Dealt
from rummy500.game.moves import Call, IllegalMove, Move, Seat, Take
from rummy500.game.round import Round
from rummy500.kernel import codes
from rummy500.kernel.state import State

__all__ = ["FALLBACK", "LONG", "OutsideSitter", "TimedSitter", "play_told_round"]

FALLBACK: Final[Policy] = beginner
"""Plays the decisions that a program loses: legal, and no reason to lose any."""

LONG: Final = 1500
"""After so many actions of a round programs are asked no more: levels always bring a round to its end."""


class TimedSitter(Sitter):
    """Sits for a level; ``cpu`` is the seconds of CPU of its decisions."""

    def __init__(self, policy: Policy, rng: Random) -> None:
        super().__init__(policy, rng)
        self.cpu = 0.0
        self.faults: Final[dict[Fault, tuple[int, str]]] = {}

    def decide(self, book: Book, state: State, seat: Seat) -> int | None:
        """Gives the policy's action from what the seat may know of a true state."""
        start = process_time()
        code = super().decide(book, state, seat)
        self.cpu += process_time() - start
        return code

    def begin(self, round: Round, seat: Seat) -> None:
        """Begins a round."""
        self.memory.clear()

    def tell(self, events: Sequence[Event]) -> None:
        """Takes in what the seat may see."""
        self.memory.observe(events)

    def move(self, round: Round, seat: Seat) -> Move | None:
        """Gives the policy's action as a move; None: no call."""
        code = self.decide(round.book, round.state, seat)
        if code is None:
            return None
        if round.state.restock_due and code & codes.KIND == codes.TAKE:
            # After the reshuffle this card is the whole pile, so no copy has to be named.
            return Take(CARDS[round.state.pile()[-1]])
        return decode(round.book, round.state, code)


class OutsideSitter(TimedSitter):
    """Sits for a program; ``faults`` counts the decisions that went to the fallback, each reason with an example."""

    def __init__(self, program: Outside, preset: str, rng: Random) -> None:
        super().__init__(FALLBACK, rng)
        self._program: Final = program
        self._preset: Final = preset
        self._given_up = False

    def begin(self, round: Round, seat: Seat) -> None:
        """Begins a round: the program is started where it does not run."""
        super().begin(round, seat)
        book, limit = round.book, self._program.limit
        hello = Hello(PROTOCOL, self._preset, book.rules, book.seats, seat, round.log.dealer, limit)
        try:
            self._program.begin(hello)
        except LostError as lost:
            self._count(lost.fault, lost.detail)

    def tell(self, events: Sequence[Event]) -> None:
        """Takes in what the seat may see, for the fallback and for the program."""
        super().tell(events)
        self._program.tell(Told(events))

    def give_up(self) -> None:
        """Leaves the rest of the round to the fallback."""
        self._given_up = True

    def move(self, round: Round, seat: Seat) -> Move | None:
        """Asks the program; what it loses the fallback decides. Not on turn it is asked only if it could call."""
        on_turn = round.turn == seat
        view = round.view(seat)
        if not on_turn and (view.own is None or view.own.options is None or not view.own.options.calls):
            return None
        before = self._program.cpu()
        try:
            if self._given_up:
                raise LostError("endless", f"a turn of {TURN_LIMIT} or a round of {LONG} actions")
            move = self._program.ask(view)
            self._check(round, seat, move)
        except LostError as lost:
            self._count(lost.fault, lost.detail)
            self._spend(before)
            return self._fall_back(round, seat)
        self._spend(before)
        return move

    def _spend(self, before: float) -> None:
        self.cpu += max(0.0, self._program.cpu() - before)
        self.decisions += 1

    def _fall_back(self, round: Round, seat: Seat) -> Move | None:
        cpu, decisions = self.cpu, self.decisions
        move = super().move(round, seat)
        self.cpu, self.decisions = cpu, decisions
        return move

    def _check(self, round: Round, seat: Seat, move: Move | None) -> None:
        if move is None or (round.turn != seat and not isinstance(move, Call)):
            if round.turn == seat or move is not None:
                raise self._program.refuse("a move is wanted" if move is None else f"{move}: not_your_turn")
            return
        try:
            round.clone().play(seat, move)
        except IllegalMove as refusal:
            raise self._program.refuse(f"{move}: {refusal.code}") from None

    def _count(self, fault: Fault, detail: str) -> None:
        count, example = self.faults.get(fault, (0, detail))
        self.faults[fault] = (count + 1, example)


def play_told_round(book: Book, key: bytes, dealer: Seat, sitters: Sequence[TimedSitter]) -> State:
    """Plays the round of a key to its end and gives the final state.

    Raises EndlessError where levels do not come to an end of a turn or a round.
    """
    deck = deal.shuffle(key, book.rules, book.seats)
    round = Round.deal(book.rules, book.seats, dealer, deck, start=Dealt(key=key))
    for seat, sitter in enumerate(sitters):
        sitter.begin(round, seat)
    _tell(sitters, (round.started(),))
    turn_actions = actions = 0
    while not round.over:
        if turn_actions >= TURN_LIMIT or actions >= LONG:
            for sitter in sitters:
                if isinstance(sitter, OutsideSitter):
                    sitter.give_up()
        if turn_actions > 2 * TURN_LIMIT or actions > ROUND_LIMIT:
            raise EndlessError(f"a turn of {turn_actions} actions in a round of {actions}")
        turn_actions = 0 if round.state.phase == 0 else turn_actions + 1
        actions += 1
        seat, move = _next(round, sitters)
        _tell(sitters, round.play(seat, move))
    return round.state


def _tell(sitters: Sequence[TimedSitter], events: tuple[Event, ...]) -> None:
    for seat, sitter in enumerate(sitters):
        sitter.tell(events_for(events, seat))


def _next(round: Round, sitters: Sequence[TimedSitter]) -> tuple[Seat, Move]:
    """Asks the seat on turn, in a call window the others too: the first call from the discarder's left wins."""
    turn = round.state.turn
    move = sitters[turn].move(round, turn)
    if move is None:
        raise ValueError("the seat on turn has no action")
    if round.state.window and not isinstance(move, Call):
        for step in range(1, round.book.seats - 1):
            seat = (turn + step) % round.book.seats
            call = sitters[seat].move(round, seat)
            if call is not None:
                return seat, call
    return turn, move
