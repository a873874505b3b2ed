"""Plays mirrored deals: every deck once with each seating.

A player is one of ``bots.entrants`` or, as ``exec:COMMAND``, a program (``bots.outside``). The unit of every statistic
is the deal set, all rounds of one deck.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import permutations, product
from random import Random
from types import TracebackType
from typing import Final

import msgspec

from rummy500.bots.entrants import entrants, sitter_of
from rummy500.bots.outside import Fault, Outside, command_of
from rummy500.bots.outside_round import OutsideSitter, TimedSitter, play_told_round
from rummy500.bots.playing import Sitter, play_round
from rummy500.bots.simple import Policy
from rummy500.game import deal
from rummy500.game.book import Book
from rummy500.kernel.state import State
from rummy500.rules import Rules

__all__ = ["MOST_PLAYERS", "Contest", "DealSet", "Room", "Share", "check_contest", "in_turn", "play_deal", "seatings"]

MOST_PLAYERS: Final = 4
_ALL_WAYS: Final = 4


class Contest(msgspec.Struct, frozen=True):
    """Is what decides every figure but times: who plays, by which rules, on which deals (``seed``).

    ``limit`` is the seconds that a program has for a decision.
    """

    players: tuple[str, ...]
    preset: str
    rules: Rules
    seats: int
    seed: int
    limit: float = 1.0


class Share(msgspec.Struct, frozen=True, array_like=True):
    """Is what one deck came to for one player, over all seatings and all seats that it held.

    ``points`` and ``place`` (1 the best; equals share) are means over its seats, ``won`` and ``went_out`` its part of
    the rounds. ``seconds`` of CPU and ``decisions`` are sums. ``faults``: how often, with an example.
    """

    points: float
    place: float
    won: float
    went_out: float
    decisions: int
    seconds: float
    faults: dict[Fault, tuple[int, str]] = {}


class DealSet(msgspec.Struct, frozen=True, array_like=True):
    """Is one deck, by its number, played with all its seatings.

    ``scores`` has for each of its rounds what every player's seats made together.
    """

    number: int
    rounds: int
    shares: tuple[Share, ...]
    scores: tuple[tuple[int, ...], ...]


def check_contest(contest: Contest) -> None:
    """Raises ValueError for players that do not exist or do not fit the table, RulesError for rules likewise."""
    Book.of(contest.rules, contest.seats)
    for player in contest.players:
        if command_of(player) is None and player not in entrants():
            raise ValueError(f"no such player: {player!r}; there are {', '.join(entrants())}")
    places = contest.rules.teams or contest.seats
    if not 2 <= len(contest.players) <= min(MOST_PLAYERS, places):
        raise ValueError(f"{len(contest.players)} players cannot share {places} places")


def seatings(seats: int, teams: int, players: int = 2) -> tuple[tuple[int, ...], ...]:
    """Lists every seating of a deal set (a player's number for each seat): each player is in every place equally often.

    Partners are alike. Two players share up to four seats in every way there is, because what a seat's discards give
    away goes to its neighbour: who always sat before the other would be judged by that alone. Else players sit in turn.

    >>> seatings(2, 0), seatings(3, 0)
    (((0, 1), (1, 0)), ((0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)))
    >>> seatings(4, 0)
    ((0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0))
    >>> seatings(4, 2)
    ((0, 1, 0, 1), (1, 0, 1, 0))
    """
    if players == 2 and not teams and seats <= _ALL_WAYS:
        fair = {seats // 2, seats - seats // 2}
        return tuple(each for each in product((0, 1), repeat=seats) if sum(each) in fair)
    first = in_turn(seats, teams, players)
    found: list[tuple[int, ...]] = []
    for turn in range(seats):
        rotated = first[-turn:] + first[:-turn] if turn else first
        for step in range(players):
            seating = tuple((player + step) % players for player in rotated)
            if seating not in found:
                found.append(seating)
    return tuple(found)


def in_turn(seats: int, teams: int, players: int = 2) -> tuple[int, ...]:
    """Gives the seating in which players sit in turn, partners alike.

    >>> in_turn(4, 0), in_turn(6, 3, 3)
    ((0, 1, 0, 1), (0, 1, 2, 0, 1, 2))
    """
    return tuple((place % teams if teams else place) % players for place in range(seats))


def order_of(players: int, number: int) -> tuple[int, ...]:
    """Gives who sits as which number on deal ``number``: with three or more the neighbours change from deal to deal.

    >>> [order_of(3, number) for number in range(3)]
    [(0, 1, 2), (0, 2, 1), (0, 1, 2)]
    """
    orders = list(permutations(range(1, players)))
    return (0, *orders[number % len(orders)])


def play_deal(
    book: Book, seed: int, number: int, policies: Sequence[Policy], seated: Sequence[Sequence[int]]
) -> Iterator[tuple[Sequence[int], list[int], list[Sitter], int]]:
    """Plays one deck with each seating (a side for each seat); gives (seating, scores, sitters, seat that went out)."""
    key, dealer = _key(seed, number), number % book.seats
    deck = [card.face for card in deal.shuffle(key, book.rules, book.seats)]
    for seating in seated:
        sitters: list[Sitter] = [
            TimedSitter(policies[side], _rng(seed, number, seat, side)) for seat, side in enumerate(seating)
        ]
        state = play_round(book, deck, dealer, sitters, lambda nth, below: deal.restock(key, nth, below))
        yield seating, [state.score(seat) for seat in range(book.seats)], sitters, state.out_seat


def _key(seed: int, number: int) -> bytes:
    return sha256(f"arena {seed} {number}".encode()).digest()


def _rng(seed: int, number: int, seat: int, player: int) -> Random:
    return Random(f"{seed} {number} {seat} {player}")


class Room:
    """Plays the deal sets of a contest, one by one; a context that ends the programs which it has started.

    A program has a process for each seating of a deal set and each seat that it holds in it. So no process ever sees
    a deck twice, and partners do not share what they see.
    """

    def __init__(self, contest: Contest) -> None:
        check_contest(contest)
        self.contest: Final = contest
        self.book: Final = Book.of(contest.rules, contest.seats)
        self._seatings: Final = seatings(contest.seats, contest.rules.teams, len(contest.players))
        self._commands: Final = [command_of(player) for player in contest.players]
        self._programs: Final[dict[tuple[int, int, int], Outside]] = {}

    def __enter__(self) -> Room:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Ends every program: all are let go first, so that those who leave by themselves do so together."""
        for program in self._programs.values():
            program.let_go()
        for program in self._programs.values():
            program.stop()
        self._programs.clear()

    def play(self, number: int) -> DealSet:
        """Plays deck ``number`` with all its seatings."""
        tally = _Tally(self.book, len(self.contest.players))
        order = order_of(len(self.contest.players), number)
        for round, places in enumerate(self._seatings):
            seating = tuple(order[place] for place in places)
            sitters = self._sitters(number, round, seating)
            tally.add(seating, self._play(number, sitters), sitters)
        return tally.deal_set(number)

    def _sitters(self, number: int, round: int, seating: Sequence[int]) -> list[TimedSitter]:
        contest = self.contest
        sitters: list[TimedSitter] = []
        for seat, player in enumerate(seating):
            rng = _rng(contest.seed, number, seat, player)
            command = self._commands[player]
            if command is None:
                sitters.append(sitter_of(contest.players[player], rng))
                continue
            place = (player, round, seating[:seat].count(player))
            program = self._programs.get(place)
            if program is None:
                program = self._programs[place] = Outside(command, contest.limit)
            sitters.append(OutsideSitter(program, contest.preset, rng))
        return sitters

    def _play(self, number: int, sitters: Sequence[TimedSitter]) -> State:
        key, dealer = _key(self.contest.seed, number), number % self.book.seats
        if any(isinstance(sitter, OutsideSitter) for sitter in sitters):
            return play_told_round(self.book, key, dealer, sitters)
        deck = [card.face for card in deal.shuffle(key, self.book.rules, self.book.seats)]
        return play_round(self.book, deck, dealer, sitters, lambda nth, below: deal.restock(key, nth, below))


class _Tally:
    """Adds up the rounds of a deal set for each player."""

    def __init__(self, book: Book, players: int) -> None:
        self._book = book
        self._rounds = 0
        self._scores: list[tuple[int, ...]] = []
        self._held = [0] * players
        self._points = [0.0] * players
        self._places = [0.0] * players
        self._won = [0.0] * players
        self._out = [0] * players
        self._decisions = [0] * players
        self._seconds = [0.0] * players
        self._faults: list[dict[Fault, tuple[int, str]]] = [{} for _ in range(players)]

    def add(self, seating: Sequence[int], state: State, sitters: Sequence[TimedSitter]) -> None:
        """Counts one round."""
        self._rounds += 1
        scores = [state.score(seat) for seat in range(self._book.seats)]
        ranks = places([team_score(self._book.rules, scores, seat) for seat in range(len(scores))])
        best = ranks.count(min(ranks))
        made = [0] * len(self._held)
        for seat, player in enumerate(seating):
            made[player] += scores[seat]
            self._held[player] += 1
            self._points[player] += scores[seat]
            self._places[player] += ranks[seat]
            if ranks[seat] == min(ranks):
                self._won[player] += 1 / best
            self._decisions[player] += sitters[seat].decisions
            self._seconds[player] += sitters[seat].cpu
            add_faults(self._faults[player], sitters[seat].faults)
        self._scores.append(tuple(made))
        if state.out_seat >= 0:
            self._out[seating[state.out_seat]] += 1

    def deal_set(self, number: int) -> DealSet:
        """Gives the sum."""
        shares = tuple(
            Share(
                points=self._points[player] / held,
                place=self._places[player] / held,
                won=self._won[player] / self._rounds,
                went_out=self._out[player] / self._rounds,
                decisions=self._decisions[player],
                seconds=self._seconds[player],
                faults=self._faults[player],
            )
            for player, held in enumerate(self._held)
        )
        return DealSet(number, self._rounds, shares, tuple(self._scores))


def team_score(rules: Rules, scores: Sequence[int], seat: int) -> int:
    """Gives what a seat's team has made in a round, without teams the seat itself."""
    return sum(score for other, score in enumerate(scores) if rules.team_of(other) == rules.team_of(seat))


def places(scores: Sequence[int]) -> list[float]:
    """Ranks scores, 1 the highest; equal ones share the mean of their places.

    >>> places([40, 10, 40, -5])
    [1.5, 3.0, 1.5, 4.0]
    """
    return [sum(other > score for other in scores) + (1 + scores.count(score)) / 2 for score in scores]


def add_faults(sum_: dict[Fault, tuple[int, str]], more: Mapping[Fault, tuple[int, str]]) -> None:
    """Adds counts of faults; the first example stays."""
    for fault, (count, example) in more.items():
        before, first = sum_.get(fault, (0, example))
        sum_[fault] = (before + count, first)


def share_of_time(sets: Sequence[DealSet], player: int) -> float:
    """Gives a player's mean milliseconds of CPU per decision, not a number without decisions."""
    decisions = sum(each.shares[player].decisions for each in sets)
    return 1000 * sum(each.shares[player].seconds for each in sets) / decisions if decisions else math.nan
