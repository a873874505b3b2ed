"""What every player must do: a test file subclasses ``PlayerConformance`` and says how a player is made.

Everything follows from seeds. What fails carries its seed and, as a note, the record of the round so far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Final, Protocol

import msgspec

from rummy500.game.events import Event, events_for
from rummy500.game.match import Match
from rummy500.game.moves import Call, Discard, Move, Pass, Seat
from rummy500.game.record import write_record
from rummy500.game.round import Round
from rummy500.game.view import SeatView
from rummy500.rules import MAX_SEATS, MIN_SEATS, Rules
from rummy500.testkit.random_rules import random_rules

__all__ = ["Player", "PlayerConformance", "Sitting", "permuted"]


class Player(Protocol):
    """Plays one seat; ``rummy500.bots.Player`` is one."""

    def observe(self, events: Sequence[Event], /) -> None:
        """Takes in what the seat is told, in order; a player that comes late has not been told all."""

    def choose(self, view: SeatView, rules: Rules, /) -> Move | None:
        """Gives a legal move; None only where the seat is not on turn and does not want to call."""


def _same(view: SeatView) -> SeatView:
    return view


def _by_wire(view: SeatView) -> SeatView:
    """Gives a view as it arrives elsewhere: equal, and sharing nothing with the round."""
    return msgspec.json.decode(msgspec.json.encode(view), type=SeatView)


class Sitting:
    """Is one round under random rules between players that are made for it; ``moves`` is what they have played."""

    def __init__(
        self, seed: int, made: Callable[[Random], Player], shown: Callable[[SeatView], SeatView] = _same
    ) -> None:
        rng = Random(seed)
        seats = rng.randint(MIN_SEATS, MAX_SEATS)
        rules = random_rules(rng, seats)
        self.seed: Final = seed
        self.match: Final = Match(rules, [f"Player {seat}" for seat in range(seats)], rng.randrange(seats))
        self.players: Final = [made(Random(f"{seed} {seat}")) for seat in range(seats)]
        self.told: Final[list[list[Event]]] = [[] for _ in range(seats)]
        self.moves: Final[list[tuple[Seat, Move]]] = []
        self._shown: Final = shown
        self._tell(self.match.start_round(rng.randbytes(32)))

    @property
    def round(self) -> Round:
        """The round, hidden cards included."""
        assert self.match.round is not None
        return self.match.round

    def asked(self) -> Iterator[Seat]:
        """Goes through the seats that have something to say: the one on turn, then those who might call."""
        turn = self.round.turn
        if turn is None:
            return
        yield turn
        if self.round.public_view().phase == "call":
            seats = self.match.seats
            yield from ((turn + step) % seats for step in range(1, seats))

    def step(self) -> tuple[Seat, Move]:
        """Lets the players decide and plays what they want; raises AssertionError for what they may not do."""
        seat, move = self._next()
        self.check(seat, move)
        self._tell(self.match.play(seat, move))
        self.moves.append((seat, move))
        return seat, move

    def _next(self) -> tuple[Seat, Move]:
        """A call goes before the turn, and the seat nearest to the discarder's left goes first (rules §5)."""
        turn, *others = self.asked()
        own = self._choice(turn)
        if own is None:
            raise AssertionError(f"seat {turn} is on turn and has no move")
        if isinstance(own, Call):
            return turn, own
        for seat in others:
            call = self._choice(seat)
            if call is not None:
                return seat, call
        return turn, own

    def _choice(self, seat: Seat) -> Move | None:
        return self.players[seat].choose(self._shown(self.round.view(seat)), self.match.rules)

    def check(self, seat: Seat, move: object) -> None:
        """Raises AssertionError for what is no move of that seat, or no legal one."""
        if not isinstance(move, Move):
            raise AssertionError(f"seat {seat} gives no move but {move!r}")
        refusal = self.round.legal(seat).why_not(move)
        if refusal is not None:
            raise AssertionError(f"seat {seat} wants {move}, which is not legal: {refusal}")

    def _tell(self, events: tuple[Event, ...]) -> None:
        for seat, player in enumerate(self.players):
            seen = events_for(events, seat)
            self.told[seat] += seen
            player.observe(seen)


def permuted(round: Round, seat: Seat | None, rng: Random) -> Round:
    """Gives a copy of a round in which all cards that a seat (None: a spectator) cannot see have changed places.

    That holds only for rounds in which every card is named. The seat's view of the copy is the same.
    """
    twin = round.clone()
    state = twin.state
    others = [other for other in range(round.book.seats) if other != seat]
    unseen = [face for other in others for face in state.hand(other)] + state.stock()
    rng.shuffle(unseen)
    for other in others:
        count = state.hand_count(other)
        if count:
            state.put_hand(other, [unseen.pop() for _ in range(count)])
    state.put_stock(unseen)
    return twin


class PlayerConformance:
    """Tests what a table needs of a player; the attributes say how much is played."""

    rounds = 10
    """How many rounds each test plays; each has other seats and other rules."""

    first_seed = 1
    """The seed of the first round; the next rounds have the next ones."""

    turn_limit = 150
    """How many moves a turn may have; no cards of two decks make more."""

    round_limit = 20_000
    """How many moves a round may have."""

    between = 5
    """How many moves lie between two moments that are looked at more closely."""

    def made(self, rng: Random) -> Player:
        """Makes a player whose random numbers all come from ``rng``."""
        raise NotImplementedError

    def test_every_move_is_legal_and_every_round_ends(self) -> None:
        for seed in self._seeds():
            self._played(Sitting(seed, self.made))

    def test_the_same_seed_plays_the_same_round(self) -> None:
        for seed in self._seeds():
            first = self._played(Sitting(seed, self.made)).moves
            again = Sitting(seed, self.made)
            _agree(again, self._played(again).moves, first)

    def test_a_view_from_the_wire_is_enough(self) -> None:
        for seed in self._seeds():
            first = self._played(Sitting(seed, self.made)).moves
            remote = Sitting(seed, self.made, _by_wire)
            _agree(remote, self._played(remote).moves, first)

    def test_unseen_cards_never_change_a_move(self) -> None:
        for sitting, seat in self._moments():
            with _noted(sitting):
                self._compare_worlds(sitting, seat)

    def test_who_comes_late_has_a_legal_move(self) -> None:
        for sitting, seat in self._moments():
            with _noted(sitting):
                move = self.made(Random(sitting.seed)).choose(sitting.round.view(seat), sitting.match.rules)
                if move is None and seat == sitting.round.turn:
                    raise AssertionError(f"seat {seat} is on turn and has no move")
                if move is not None:
                    sitting.check(seat, move)

    def _compare_worlds(self, sitting: Sitting, seat: Seat) -> None:
        rng = Random(f"{sitting.seed} {len(sitting.moves)}")
        choice = self._choice_in(sitting.round, seat, sitting)
        for _ in range(2):
            other = self._choice_in(permuted(sitting.round, seat, rng), seat, sitting)
            if other != choice:
                raise AssertionError(f"seat {seat}: {choice}, but with other unseen cards {other}")

    def _seeds(self) -> range:
        return range(self.first_seed, self.first_seed + self.rounds)

    def _choice_in(self, world: Round, seat: Seat, sitting: Sitting) -> Move | None:
        """Asks a new player that has been told everything what it would do in one of several worlds."""
        player = self.made(Random(sitting.seed))
        player.observe(sitting.told[seat])
        return player.choose(world.view(seat), world.rules)

    def _moments(self) -> Iterator[tuple[Sitting, Seat]]:
        """Stops rounds every few moves, for each seat that has something to say."""
        for seed in self._seeds():
            sitting = Sitting(seed, self.made)
            for _ in self._steps(sitting):
                if len(sitting.moves) % self.between == 0:
                    for seat in sitting.asked():
                        yield sitting, seat

    def _played(self, sitting: Sitting) -> Sitting:
        for _ in self._steps(sitting):
            pass
        return sitting

    def _steps(self, sitting: Sitting) -> Iterator[None]:
        """Plays a round to its end, move by move, and counts."""
        in_turn = 0
        while not sitting.round.over:
            with _noted(sitting):
                in_turn = self._step(sitting, in_turn)
            yield

    def _step(self, sitting: Sitting, in_turn: int) -> int:
        turn = sitting.round.turn
        _, move = sitting.step()
        in_turn = 0 if isinstance(move, Discard | Pass) or sitting.round.turn != turn else in_turn + 1
        if in_turn > self.turn_limit:
            raise AssertionError(f"seat {turn} does not come to the end of a turn")
        if len(sitting.moves) > self.round_limit:
            raise AssertionError("the round does not come to an end")
        return in_turn


def _agree(sitting: Sitting, found: list[tuple[Seat, Move]], first: list[tuple[Seat, Move]]) -> None:
    with _noted(sitting):
        for at, (move, before) in enumerate(zip(found, first, strict=False), 1):
            if move != before:
                raise AssertionError(f"move {at} is {move[1]} of seat {move[0]}, but was {before[1]} of {before[0]}")
        assert len(found) == len(first)


@contextmanager
def _noted(sitting: Sitting) -> Iterator[None]:
    """Adds a round's seed and record to whatever goes wrong inside."""
    try:
        yield
    except Exception as error:
        error.add_note(f"seed {sitting.seed}\n{write_record(sitting.match)}")
        raise
